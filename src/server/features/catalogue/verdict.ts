import { Problem } from "../../problems.ts";

/** A refusal of one product among many; anything else is not ours to swallow. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}
