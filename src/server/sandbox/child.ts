// The process apart: imports the function it is asked for, calls it, sends back what it gave.
import { entryOf } from "../../contract/get-or-throw.ts";
import { serialize } from "node:v8";
import { packProblem, Problem } from "../problems.ts";
import { TooHeavy } from "./too-heavy.ts";
import type { FromChild, ToChild } from "./protocol.ts";

/** Taking an answer in is the serving process's own time again. */
const ANSWER_MAX_BYTES = 8 * 1024 * 1024;

const say = (message: FromChild) => process.send?.(message);

async function work({ file, name, given }: ToChild): Promise<FromChild> {
  const module = (await import(file)) as Record<string, (...given: unknown[]) => unknown>;
  say({ kind: "begun" });
  try {
    const answer = serialize(await entryOf(module, name)(...given));
    return answer.length > ANSWER_MAX_BYTES
      ? { kind: "too-heavy", excess: "answer" }
      : { kind: "done", answer };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): FromChild {
  if (error instanceof TooHeavy) return { kind: "too-heavy", excess: error.excess };
  if (error instanceof Problem) return { kind: "problem", problem: packProblem(error) };
  // Nested so deep that the stack ended.
  if (error instanceof RangeError) return { kind: "too-heavy", excess: "depth" };
  return {
    kind: "failed",
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

process.on("message", (message: ToChild) => {
  void work(message)
    .catch((error: unknown): FromChild => ({ kind: "failed", error: String(error) }))
    .then(say);
});
process.on("disconnect", () => process.exit(0));
// Ctrl-C reaches the whole process group; the parent decides.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
