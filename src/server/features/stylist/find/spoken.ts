// The wish as it is said: in plain English for the model that knows meanings, and each term as it was typed.
import { termById } from "../../../language/terms.ts";
import { phraseOf } from "../read/plain-english.ts";
import type { Sentence } from "../read/sentence.ts";
import type { Wish } from "../wish.ts";
import type { Spoken } from "./rank.ts";

/** A sentence of its own keeps its words; one that goes on from earlier ones is said anew. */
export function spokenOf(sentence: Sentence, wish: Wish, query: string): Spoken {
  const typed = new Map(sentence.asked.map(({ term, words }) => [term.id, words]));
  const isWhole = wish.terms.every((id) => typed.has(id));
  const english = isWhole && sentence.english ? sentence.english : englishOf(wish);
  return { english: english || query, typed };
}

export const englishOf = ({ terms, words }: Wish): string =>
  phraseOf(
    terms.flatMap((id) => termById(id) ?? []),
    words,
  );
