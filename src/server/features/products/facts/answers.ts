// Questions to the facts of a piece: is it so, is it not, or does nobody know.
import type { Fact, FactKind } from "../../../../contract/facts.ts";
import { broaderOf } from "../../../language/terms.ts";
import { type FactKey, factsOfTerm, partsOf } from "./fact-words.ts";

export type Answer = "yes" | "no" | "unknown";

export const factIn = (facts: readonly Fact[], kind: FactKind): Fact | undefined =>
  facts.find((fact) => fact.kind === kind);

/** Whether a piece is one of these: sleeve long or three-quarter. */
export function answer(facts: readonly Fact[], kind: FactKind, values: readonly string[]): Answer {
  const known = facts.filter((fact) => fact.kind === kind);
  if (known.length === 0) return "unknown";
  return known.some(({ value }) => values.includes(value)) ? "yes" : "no";
}

/** The same for a term of the vocabulary that was asked for: "feature:long-sleeve". */
export function answerTerm(facts: readonly Fact[], term: string): Answer {
  const answers = factsOfTerm(term).map((key) => {
    const { kind, value } = partsOf(key);
    return answer(facts, kind, likeValues(kind, value));
  });
  if (answers.length === 0) return "unknown";
  return answers.includes("no") ? "no" : answers.includes("unknown") ? "unknown" : "yes";
}

/** Children are whoever a child is; what suits everyone suits each. */
const ALSO: Partial<Record<FactKind, Record<string, string[]>>> = {
  audience: {
    women: ["everyone"],
    men: ["everyone"],
    kids: ["girls", "boys", "baby"],
    girls: ["kids", "baby"],
    boys: ["kids", "baby"],
  },
  opacity: { opaque: ["lined"] },
};

const likeValues = (kind: FactKind, value: string): string[] => [
  value,
  ...(ALSO[kind]?.[value] ?? []),
];

/** A child of so many months. */
export function suitsAge(facts: readonly Fact[], months: number): Answer {
  const age = factIn(facts, "age");
  if (age) {
    const [from = 0, to = 0] = age.value.split("-").map(Number);
    return months >= from && months <= to ? "yes" : "no";
  }
  const audience = factIn(facts, "audience")?.value;
  if (audience === undefined) return "unknown";
  return ["girls", "boys", "kids", "baby"].includes(audience) ? "unknown" : "no";
}

export const suitsAudience = (facts: readonly Fact[], audience: string): Answer =>
  answer(facts, "audience", likeValues("audience", audience));

/** "sleeve=long", for lists that a database can compare: jersey is cotton too, and what is lined is not sheer. */
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
