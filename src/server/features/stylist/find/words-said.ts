// Words of the shopper that no term has: those that a title has count, the others are set aside.
import { stem } from "../../../language/stem.ts";
import type { Wish } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";
import type { WordFact } from "./queries/word-facts.ts";

/** Words count where a title has them; those that no title has are set aside. */
export function wordsSaid(candidates: Candidate[], words: WordFact[], wish: Wish) {
  const inTitle = words.filter(({ meant }) =>
    candidates.some(({ title_words }) => meant.some((word) => title_words.includes(word))),
  );
  const unknown = wish.words.filter((word) => !inTitle.some((known) => known.word === stem(word)));
  const isAll =
    wish.terms.length === 0 &&
    !wish.order &&
    Object.keys(wish.limits).length === 0 &&
    Object.keys(wish.wearer).length === 0 &&
    !wish.tone;
  const named = candidates.filter(({ title_words }) =>
    inTitle.some(({ meant }) => meant.some((word) => title_words.includes(word))),
  );
  return {
    words: inTitle,
    unknown,
    candidates: isAll && wish.words.length > 0 ? named : candidates,
  };
}
