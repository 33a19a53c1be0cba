// The tokens a BERT model reads: lower case without accents, split at spaces and punctuation, then the
// longest known pieces from left to right.
import { getOrThrow } from "../../../contract/get-or-throw.ts";

export type WordPieces = (text: string) => number[];

const BEGIN = "[CLS]";
const END = "[SEP]";
const UNKNOWN = "[UNK]";
const LONGEST_WORD = 100;

export function createWordPieces(
  vocabulary: Record<string, number>,
  maxTokens: number,
): WordPieces {
  const known = new Map(Object.entries(vocabulary));
  const id = (token: string) => getOrThrow(known, token);
  return (text) => {
    const tokens = [id(BEGIN)];
    for (const word of wordsOf(text)) {
      if (tokens.length >= maxTokens) break;
      tokens.push(...(piecesOf(word, known) ?? [id(UNKNOWN)]));
    }
    return [...tokens.slice(0, maxTokens - 1), id(END)];
  };
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .match(/[\p{P}\p{S}]|[^\s\p{P}\p{S}]+/gu) ?? [];

/** Null for a word with a stretch no piece covers. */
function piecesOf(word: string, known: Map<string, number>): number[] | null {
  if (word.length > LONGEST_WORD) return null;
  const pieces: number[] = [];
  let from = 0;
  while (from < word.length) {
    const start = from;
    for (let to = word.length; to > start; to--) {
      const piece = known.get((start > 0 ? "##" : "") + word.slice(start, to));
      if (piece === undefined) continue;
      pieces.push(piece);
      from = to;
      break;
    }
    if (from === start) return null;
  }
  return pieces;
}
