// Facts as keys that a database and an index can compare.
import type { Fact } from "../../../../contract/facts.ts";
import { broaderOf } from "../../../language/terms.ts";
import type { FactKey } from "./fact-words.ts";

/** "sleeve=long"; jersey is cotton too, and what is lined is not sheer. */
export function keysOf(facts: readonly Fact[]): FactKey[] {
  const keys = facts.flatMap(({ kind, value }): FactKey[] => {
    if (kind === "fabric")
      return [value, ...broaderOf(`material:${value}`).flatMap(fabricIn)].map(
        (name): FactKey => `fabric=${name}`,
      );
    return kind === "opacity" && value === "lined"
      ? ["opacity=lined", "opacity=opaque"]
      : [`${kind}=${value}`];
  });
  return [...new Set(keys)];
}

const fabricIn = (id: string): string[] =>
  id.startsWith("material:") ? [id.slice("material:".length)] : [];
