// Words and terms that are wanted, as a tree: the database is asked by its text, the index in memory by the tree.
import { elementAt } from "../../../../contract/get-or-throw.ts";

export type Words = string | { all: Words[] } | { any: Words[] };

/** As tsquery text. */
export function asQuery(words: Words): string {
  if (typeof words === "string") return quote(words);
  const parts = "all" in words ? words.all : words.any;
  return `(${parts.map(asQuery).join("all" in words ? " & " : " | ")})`;
}

export const allOf = (parts: Words[]): Words =>
  parts.length === 1 ? elementAt(parts, 0) : { all: parts };
export const anyOf = (parts: Words[]): Words =>
  parts.length === 1 ? elementAt(parts, 0) : { any: parts };

/** A lexeme as it stands in tsquery text. */
const quote = (lexeme: string): string =>
  `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
