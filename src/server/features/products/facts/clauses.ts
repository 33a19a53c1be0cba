// A shop's text cut into clauses of folded words that remember how they were written.
import { foldWords } from "../../../../contract/fold-words.ts";

export type Clause = {
  tokens: string[];
  /** The words from one token to another, as the shop wrote them. */
  written(from: number, to: number): string;
};

/** What a piece is stands at the beginning; the rest is about the shop. */
const LONGEST = 3000;
const ENDS = /[.!?؟;؛\n\r|•●▪✔✓*،,()[\]{}]+|\s[-–—]+\s|&nbsp;|<[^>]{0,200}>/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export const clausesOf = (text: string): Clause[] =>
  text
    .slice(0, LONGEST)
    // A point or comma between digits ends nothing, nor does the one in "3/4".
    .replace(/(\d)[.,](?=\d)/g, "$1·")
    .split(ENDS)
    .map(toClause)
    .filter(({ tokens }) => tokens.length > 0);

export function toClause(text: string): Clause {
  const places: { token: string; start: number; end: number }[] = [];
  for (const { 0: word, index } of text.matchAll(WORD))
    for (const token of foldWords(word).split(" ").filter(Boolean))
      places.push({ token, start: index, end: index + word.length });
  return {
    tokens: places.map(({ token }) => token),
    written: (from, to) => text.slice(places[from]?.start, places[to - 1]?.end).trim(),
  };
}
