// What the shopper said of a piece in words that are no terms of ours, held against the titles of the shops: kitten
// heels, a top-handle bag, a beanie without a pompom. A word that no title of the kind has says nothing, and neither does
// one that all of them have.
import { stem, stemsOf } from "../../../language/stem.ts";
import type { Candidate } from "./queries/candidates.ts";
import type { Sql } from "../../../database/sql.ts";
import type { Wish } from "../wish.ts";
import { readWordFacts, type WordFact } from "./queries/word-facts.ts";
import type { Need } from "./needs.ts";

/** With the features: what a piece looks like gives before what it is made of. */
const TURN = 3;
const FORM_FROM = 4;

/** "Strappy" and "strap", "pointy" and "pointed": forms of one word, and no other word that is spelt alike. */
const isFormOf = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return one === other || (short.length >= FORM_FROM && long.startsWith(short.slice(0, -1)));
};

/** What the shops know of the words of a wish; `words` are those that are looked for besides. */
export async function readWords(
  db: Sql,
  { words, details = [] }: Wish,
  usersOf: (word: string) => number | undefined,
): Promise<{ known: WordFact[]; words: WordFact[] }> {
  const own = new Set(words.map(stem));
  const asked = [...new Set([...own, ...details.flatMap(stemsOf)])];
  const facts = await readWordFacts(db, asked, usersOf);
  const known = facts.filter(({ documents }) => documents > 0);
  return { known, words: known.filter(({ word }) => own.has(word)) };
}

/** One need for each that some of the pieces are called by and others are not; of several words all count together. */
export function detailNeeds(
  details: string[] | undefined,
  facts: WordFact[],
  open: Candidate[],
): Need[] {
  return (details ?? []).flatMap((detail): Need[] => {
    const words = stemsOf(detail).map((asked) =>
      (facts.find(({ word }) => word === asked)?.meant ?? []).filter((one) => isFormOf(asked, one)),
    );
    const meets = ({ title_words }: Candidate): boolean =>
      words.every((meant) => meant.some((word) => title_words.includes(word)));
    const called = open.filter(meets).length;
    if (called === 0 || called === open.length) return [];
    return [{ facet: "detail", ids: [detail], turn: TURN, meets }];
  });
}

/** Without those that are called by a refused word, where others are left. */
export function withoutRefused(list: Candidate[], refused: string[] = []): Candidate[] {
  return refused.map(stem).reduce((left, word) => {
    const rest = left.filter((one) => !one.title_words.includes(word));
    return rest.length > 0 ? rest : left;
  }, list);
}
