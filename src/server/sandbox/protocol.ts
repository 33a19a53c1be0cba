// What the serving process and a process apart say to each other.
import type { SentProblem } from "../problems.ts";
import type { Excess } from "./too-heavy.ts";

export type ToChild = { file: string; name: string; given: unknown[] };

export type FromChild =
  /** The function's file is loaded; from now on it is the input's time. */
  | { kind: "begun" }
  | { kind: "done"; answer: Uint8Array }
  | { kind: "too-heavy"; excess: Excess }
  | { kind: "problem"; problem: SentProblem }
  | { kind: "failed"; error: string };
