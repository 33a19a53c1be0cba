// What the serving process and a process apart say to each other.
import type { SentenceKey } from "../../contract/server-messages.ts";
import type { Excess } from "./too-heavy.ts";

export type ToChild = { file: string; name: string; given: unknown[] };

export type FromChild =
  /** The function's file is loaded; from now on it is the input's time. */
  | { kind: "begun" }
  | { kind: "done"; answer: Uint8Array }
  | { kind: "too-heavy"; excess: Excess }
  | {
      kind: "problem";
      status: number;
      code: string;
      sentence: SentenceKey;
      values: Record<string, string | number>;
      field?: string;
    }
  | { kind: "failed"; error: string };
