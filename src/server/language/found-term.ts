// One term as it was found in a row of words.
import type { Script } from "./lookup.ts";
import type { Term } from "./term.ts";

export type Found = {
  term: Term;
  /** Span of tokens, end excluded. */
  from: number;
  to: number;
  how: "exact" | "spelling";
  /** In which of our three ways of writing it was found. */
  script: Script;
};
