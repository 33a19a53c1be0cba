// One sentence that names several pieces, each with its own facts: "a red dress under 2000 and gold heels under 1500". It
// is read once more clause by clause; what stands in a clause without a piece belongs to the piece before it.
import { type Each, facetOf } from "../wish.ts";
import { kindsOf } from "./kinds.ts";
import type { Sentence } from "./sentence.ts";

const JOINTS = /\s*(?:[,;+&](?!\d)|([.!?\n](?!\d))|\b(?:and|plus|also|as well as|n)\b)\s*/i;

/** «قميص أبيض وبنطلون أسود», "2amees abyad w bantalon eswed": an and is written onto the next word, or is a w. */
const JOINTS_HERE =
  /\s*(?:[،,;+&](?!\d)|([.!?؟\n](?!\d))|(?<=\s)(?:w|we|wel|ou|و|kaman|كمان)(?=\s)|\s(?=و(?!لا(?:\s|$)|احد|اسع|سط|رد)\S{3}))\s*/iu;

/** Clauses, and whether a sentence ends with each of them. */
function clausesIn(text: string, isEnglish: boolean): { clause: string; isLast: boolean }[] {
  const parts = text.split(isEnglish ? JOINTS : JOINTS_HERE);
  return parts.flatMap((clause, n) =>
    n % 2 === 0 && clause ? [{ clause, isLast: parts[n + 1] !== undefined }] : [],
  );
}
/** Said of all of them. */
const OF_ALL =
  /\b(?:both|all|altogether|together|total|each|everything|either)\b|(?:^|\s)(?:كلهم|كله|كلها|الاتنين|الكل|مع بعض|كل حاجه|كل حاجة|kol+ohom|kol+o|el etne+i?n|ma3 ba3d|kol 7aga)(?:\s|$)/i;
/** "Something wine coloured for a dinner. Dress, kaftan or jumpsuit": said before any of them, it is said of all. */
const OPEN = /\b(?:something|anything|smth|sth|7aga|haga)\b|(?:^|\s)حاج[هة](?:\s|$)/i;
const OWN = new Set(["kind", "colour", "material", "pattern", "feature"]);

const factsOf = ({ asked, limits: { minPrice, maxPrice, sizes } }: Sentence): Each => ({
  terms: asked.flatMap(({ term, negated }) => (!negated && OWN.has(term.kind) ? [term.id] : [])),
  limits: {
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(sizes && { sizes }),
  },
});

const joined = (one: Each, other: Each): Each => ({
  terms: [...new Set([...one.terms, ...other.terms])],
  limits: { ...one.limits, ...other.limits },
});

const NOTHING: Each = { terms: [], limits: {} };
const hasOwnFacts = ({ terms, limits }: Each): boolean =>
  Object.keys(limits).length > 0 || terms.some((id) => facetOf(id) !== "kind");

const isPriced = ({ limits }: Each): boolean =>
  limits.maxPrice !== undefined || limits.minPrice !== undefined;

/** "350 tops, she's into mugs and candles", "a bag and shoes, under 900": a price that is said once is said of all. */
function withOnePrice(found: Each[], clauses: { facts: Each; isOfPiece: boolean }[]): Each[] {
  const priced = clauses.filter(({ facts }) => isPriced(facts));
  const [only] = priced;
  if (!only || priced.length > 1) return found;
  const isOfOne =
    only.isOfPiece && only.facts !== clauses.findLast(({ isOfPiece }) => isOfPiece)?.facts;
  if (isOfOne) return found;
  const { minPrice, maxPrice } = only.facts.limits;
  const price = {
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
  return found.map(({ terms, limits }) => ({ terms, limits: { ...limits, ...price } }));
}

/** The pieces with what was said of each, where it was not said of all. */
export function readEach(
  whole: Sentence,
  text: string,
  read: (clause: string) => Sentence,
): Each[] | undefined {
  const kinds = kindsOf(whole);
  if (new Set(kinds).size < 2) return undefined;
  const isEnglish = whole.language === "en";
  if (whole.signs.has("total") || whole.beside.length > 0) return undefined;
  const found: Each[] = [];
  const clauses: { facts: Each; isOfPiece: boolean }[] = [];
  let ahead = NOTHING;
  for (const { clause, isLast } of clausesIn(text, isEnglish)) {
    const sentence = read(clause);
    const facts = factsOf(sentence);
    clauses.push({ facts, isOfPiece: kindsOf(sentence).length > 0 });
    if (kindsOf(sentence).length > 0) {
      found.push(joined(ahead, facts));
      ahead = NOTHING;
    } else if (OF_ALL.test(clause) || (found.length === 0 && (isLast || OPEN.test(clause)))) {
      // "I refuse to iron. Blouses, dresses": a sentence of its own in front of them is said of all.
      if (isLast) ahead = NOTHING;
    } else if (found.length > 0) found.push(joined(found.pop() ?? NOTHING, facts));
    else ahead = joined(ahead, facts);
  }
  // "I have a navy suit, what shoes and tie": a clause alone does not know that it is owned.
  const wanted = found.filter(({ terms }) => terms.some((id) => kinds.includes(id)));
  const named = new Set(found.flatMap(({ terms }) => terms));
  const isWhole = kinds.every((id) => named.has(id));
  const priced = withOnePrice(wanted, clauses);
  return wanted.length > 1 && isWhole && isOfEach(priced) ? priced : undefined;
}

/** "A dress and shoes in red": said behind the last of them alone, it is said of all; "a bag and red shoes" is not. */
function isOfEach(found: Each[]): boolean {
  const last = found.at(-1) ?? NOTHING;
  const isAhead = facetOf(last.terms.at(-1) ?? "") === "kind" && !Object.keys(last.limits).length;
  return found.slice(0, -1).some(hasOwnFacts) || (hasOwnFacts(last) && isAhead);
}
