// The terms in a row of words: the longest phrase first, then which noun of a compound is the thing.
import { headsOf } from "./compounds.ts";
import { isInsteadOf, isLightShade, isOtherSense, isWanting } from "./other-senses.ts";
import { ownCopy } from "./own-copy.ts";
import { foldWords } from "../../contract/fold-words.ts";
import { isSmallWord } from "./small-words.ts";
import type { Found } from "./found-term.ts";
import {
  cashmere,
  knitsAsPieces,
  cutOfPiece,
  maxiDresses,
  ownBelts,
  pencilCases,
  shortOrShorts,
  withHeels,
} from "./garment-senses.ts";
import { spelled } from "./franco-spellings.ts";
import { guessOf } from "./guess-word.ts";
import { type Branch, type Entry, isLoneForm, readingsOf, TREE } from "./lookup.ts";

export type ReadOptions = {
  /** Whether slips are forgiven; true unless told otherwise. */
  spelling?: boolean;
  /** Words that are right as they are, though we do not know them. */
  isKnown?: (word: string) => boolean;
  /** Words that sound like talk: no slips of fashion words. */
  isTalk?: (word: string) => boolean;
  /** Tokens in front of which a new thought begins (a comma): compounds do not reach across. */
  breaks?: ReadonlySet<number>;
  /** Tokens that are taken already. */
  taken?: ReadonlySet<number>;
  /** Categories that are spoken of: "flat", after heels, is a shoe. */
  categories?: readonly string[];
  /** The talk is in Franco, whatever this sentence looks like. */
  isFranco?: boolean;
};

export const tokensOf = (text: string): string[] => foldWords(text).split(" ").filter(Boolean);

type Reading = { words: string[]; how: Found["how"] };

const NOTHING: Reading = { words: [], how: "exact" };

function readTokens(
  tokens: string[],
  { spelling = true, isKnown, isTalk, taken, isFranco: isKnownFranco }: ReadOptions,
): Reading[] {
  const readings = tokens.map((token, at): Reading => {
    const words = taken?.has(at) ? [] : readingsOf(token);
    return words.length > 0 ? { words, how: "exact" } : NOTHING;
  });
  if (!spelling) return readings;
  const isFranco =
    isKnownFranco || readings.some(({ words }, at) => isFrancoWord(words, tokens[at] ?? ""));
  return readings.map((reading, at) => {
    // "tawel" is a word of "kom tawel", and by itself heard as the one it sounds like.
    const isInner = isFranco && reading !== NOTHING && !reading.words.some(isLoneForm);
    if (isInner && /^[a-z]/.test(tokens[at] ?? "") && !isKnown?.(tokens[at] ?? ""))
      return {
        ...reading,
        words: [...reading.words, ...guessOf(tokens[at] ?? "", true, isTalk?.(tokens[at] ?? ""))],
      };
    if (reading !== NOTHING || taken?.has(at) || isKnown?.(tokens[at] ?? "")) return reading;
    return {
      words: guessOf(tokens[at] ?? "", isFranco, isTalk?.(tokens[at] ?? "")),
      how: "spelling",
    };
  });
}

const isFrancoWord = (words: string[], token: string): boolean => {
  const entry = words[0] === undefined ? undefined : TREE.next.get(words[0])?.entry;
  if (entry?.script === "franco" && !entry.needsCompany) return true;
  return FRANCO_WORD.test(token) || FRANCO_SMALL.has(token);
};

/** Small words that may stand inside a phrase: "shantet el dahr", "mayoh lel mo7agabat". */
const ARTICLES = new Set(["el", "al", "il", "ال", "lel", "lil", "lal", "of", "ل"]);

const bareOf = (token: string): string => (/^ال.{2}/.test(token) ? token.slice(2) : "");

type Longest = { to: number; entry?: Entry };

/** The longest phrase that begins at a token; "dress, shoes" are two things. */
function longestAt(
  readings: Reading[],
  tokens: string[],
  from: number,
  breaks?: ReadonlySet<number>,
): Longest | undefined {
  let best: Longest | undefined;
  const walk = (branch: Branch, at: number, isPastArticle = false): void => {
    if (!isPastArticle && (branch.entry || branch.isDecoy) && (!best || at > best.to)) {
      best = { to: at, ...(!branch.isDecoy && branch.entry && { entry: branch.entry }) };
    }
    if (at > from && breaks?.has(at)) return;
    // «الجيبة والبنطلون» are two, and no pocket of trousers.
    const isAnd = at > from && /^و.{2}/.test(tokens[at] ?? "");
    for (const word of readings[at]?.words ?? []) {
      if (isAnd && !word.startsWith("و")) continue;
      const next = branch.next.get(word);
      if (next) walk(next, at + 1);
    }
    // "Mn 8eir kom": little words in any spelling, but only inside a name, for "mn" is no men.
    const little = spelled(tokens[at] ?? "");
    const inside = little === tokens[at] ? undefined : branch.next.get(little);
    if (inside) walk(inside, at + 1, at === from);
    // «جلابيات البيت», «لبس الشغل»: inside a name a word is the same with its article.
    const bare = at > from && !isAnd ? branch.next.get(bareOf(tokens[at] ?? "")) : undefined;
    if (bare) walk(bare, at + 1);
    if (at > from && ARTICLES.has(tokens[at] ?? "") && readings[at + 1]) walk(branch, at + 1, true);
  };
  walk(TREE, from);
  return best;
}

export function readTerms(tokens: string[], options: ReadOptions = {}): Found[] {
  const readings = readTokens(tokens, options);
  const found: Candidate[] = [];
  for (let from = 0; from < tokens.length;) {
    const { to, entry } = longestAt(readings, tokens, from, options.breaks) ?? { to: from + 1 };
    const isExact = readings.slice(from, to).every(({ how }) => how === "exact");
    if (entry) found.push({ ...entry, from, to, how: isExact ? "exact" : "spelling" });
    from = to;
  }
  const meant = withHeels(
    knitsAsPieces(
      shortOrShorts(onlyMeant(found, tokens, options), tokens, options.isFranco),
      tokens,
    ),
    tokens,
  );
  const sensed = maxiDresses(
    ownBelts(
      cashmere(pencilCases(cutOfPiece(meant, tokens), tokens, options.categories), tokens),
      tokens,
    ),
    tokens,
  );
  return headsOf(sensed, tokens, options.breaks).flatMap((one) => [
    one,
    ...clothsIn(one, readings),
  ]);
}

type Candidate = Found & { needsCompany?: boolean };

/** A product's name is read for its kind, its colours, its style; and a shop has few tags and colours. */
const written = new Map<string, readonly Found[]>();
const WRITTEN_MAX = 2000;
const WRITTEN_LENGTH = 120;

/** What a shop wrote: names in an English text only look like Franco ("Ward" is a dress, not flowers). */
export function readWritten(text: string, tokens?: string[]): readonly Found[] {
  if (text.length > WRITTEN_LENGTH) return readAnew(text, tokens);
  const known = written.get(text);
  if (known) return known;
  if (written.size >= WRITTEN_MAX) written.clear();
  const own = ownCopy(text);
  const found = readAnew(own);
  written.set(own, found);
  return found;
}

function readAnew(text: string, tokens = tokensOf(text)): Found[] {
  const found = readTerms(tokens, { spelling: false });
  const isEnglish = found.some(({ term, script }) => term.kind === "kind" && script === "en");
  return isEnglish ? found.filter(({ script }) => script !== "franco") : found;
}

/** A wool scarf is a kind of scarf, and of wool; prayer beads are no kind of beads. */
function clothsIn({ term, from, to, how, script }: Found, readings: Reading[]): Found[] {
  if (term.kind !== "kind" || to - from < 2) return [];
  return readings.slice(from, to).flatMap(({ words }, n) => {
    const cloth = words.map((word) => TREE.next.get(word)?.entry?.term).find(Boolean);
    const isHead = script === "en" && from + n === to - 1;
    // "بيجامة شتوي" is a name in the lists, and for the winter.
    const isSeason = cloth?.kind === "season" && script !== "en";
    if ((cloth?.kind !== "material" && !isSeason) || !cloth || isHead) return [];
    return [{ term: cloth, from: from + n, to: from + n + 1, how, script }];
  });
}

const FRANCO_WORD = /^(?=.*[aeiouy])(?:[a-z']*[a-z][235678][a-z']*|[2356789][a-z'][a-z2-9']+)$/;
const FRANCO_SMALL = new Set(
  "el aw fe 3ala 3ayez 3ayza 3awza 3awez msh mish lel ana 3and 3andoko momken gher bedon".split(
    " ",
  ),
);

/** Said of no thing at all, these words are about wine and olives. */
const IN = new Set([
  "in",
  "colour",
  "color",
  "lon",
  "loon",
  "lono",
  "lonha",
  "7aga",
  "haga",
  "لون",
  "حاجه",
]);
const SHADED = /^(?:colou?r(?:s|ed)?|shades?|tones?|hues?|ish)$/;

/** "In a wine colour", "the colour of the sand": a word says that a colour is meant. */
const isCalledColour = (tokens: string[], from: number, to: number): boolean =>
  SHADED.test(tokens[to] ?? "") ||
  IN.has(tokens[from - 1] ?? "") ||
  // "El bridesmaids yelbeso sage".
  /^(?:wears?|wearing|[hb]?[ae]?[ynta]?[ae]?lbes(?:o|oo|h|ha|aha)?)$/.test(
    tokens[from - 1] ?? "",
  ) ||
  (/^(?:of|an?|the|like)$/.test(tokens[from - 1] ?? "") &&
    tokens.slice(Math.max(0, from - 4), from - 1).some((word) => SHADED.test(word)));

/** "Olive or sage": nothing else is said, so these are colours of what is spoken of. */
const isAllThatIsSaid = (tokens: string[], found: Candidate[]): boolean =>
  found.filter(({ term }) => term.kind === "colour").length > 1 &&
  tokens.every(
    (word, at) =>
      isSmallWord(word) ||
      found.some(({ term, from, to }) => term.kind === "colour" && from <= at && at < to),
  );

/** "soda" is black beside "fostan" and a drink alone; "wine" is a colour of dresses, not of racks. */
function onlyMeant(
  found: Candidate[],
  tokens: string[],
  { isFranco: isKnownFranco = false, taken, categories = [], isKnown }: ReadOptions,
): Found[] {
  /** "Polar heart rate monitor": what titles are written with is no Franco before other words of theirs. */
  const isOfTitles = ({ script, from, to }: Candidate) =>
    script === "franco" && to === from + 1 && isKnown?.(tokens[from] ?? "") === true;
  const sure = found.filter((one) => !one.needsCompany && !isOfTitles(one));
  const isFranco =
    isKnownFranco ||
    tokens.some((token) => FRANCO_WORD.test(token) || FRANCO_SMALL.has(token)) ||
    sure.some(({ script, term }) => script === "franco" || LOANS.has(term.id));
  const isLone = tokens.length - (taken?.size ?? 0) === 1;
  const isAllSaid = isAllThatIsSaid(tokens, found);
  const hasThing = isLone || sure.some(({ term }) => term.kind === "kind");
  return found
    .filter(({ term, needsCompany, script, from, to }) => {
      if (isInsteadOf(tokens, from, to) || isOtherSense(tokens, from)) return false;
      if (to === from + 1 && isLightShade(tokens, from)) return false;
      if (
        isWanting(tokens, from) &&
        found.some((one) => one.from === to && one.term.kind === "kind")
      )
        return false;
      const isDoubted =
        isOfTitles({ term, script, from, to, how: "exact" }) && !isLone && !isFranco;
      if (isDoubted) return sure.some((one) => one.term.kind === "kind");
      if (!needsCompany) return true;
      if (script !== "ar" && isFranco && categories.includes(term.category ?? "")) return true;
      // "wine or dark green": a colour among colours.
      if (script === "ar") return isThing(tokens, from);
      if (script === "en")
        return (
          hasThing ||
          isCalledColour(tokens, from, to) ||
          isAllSaid ||
          isColourAmong(found, from, sure, tokens)
        );
      // "bag soda" is a bag in black: a drink is not said after a bag.
      return isFranco || sure.some((one) => one.term.kind === "kind" && one.to === from);
    })
    .map(({ term, from, to, how, script }) => ({ term, from, to, how, script }));
}

/** "عايز شرط" is a pair of shorts; "بشرط", "مش شرط" and "عندي شرط" are a condition. */
const isThing = (tokens: string[], at: number): boolean =>
  !/^[بول]/.test(tokens[at] ?? "") && !CONDITIONED.has(tokens[at - 1] ?? "");
const CONDITIONED = new Set("مش مو علي فيه في عندي ليا اهم اول بدون غير دون".split(" "));

const isColourAmong = (
  found: Candidate[],
  from: number,
  sure: Candidate[],
  tokens: string[],
): boolean =>
  found.some((one) => one.from === from && one.term.kind === "colour") &&
  (sure.some(({ term }) => term.kind === "colour") ||
    // "In sage or mint": either is a herb as well.
    found.some(
      (one) =>
        one.term.kind === "colour" &&
        ((one.to < from && IN.has(tokens[one.from - 1] ?? "")) ||
          // "Sage or olive": what an or joins is two of a sort.
          (tokens[one.to] === "or" && one.to + 1 === from) ||
          (tokens[one.from - 1] === "or" && one.from - 2 === from)),
    ));

/** Arabic nouns that English writes the same way: "abaya soda". */
const LOANS = new Set(
  ["abaya", "hijab", "kaftan", "isdal", "khimar", "galabeya"].map((name) => `kind:${name}`),
);
