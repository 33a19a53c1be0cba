// How much of who wears it a piece covers, from the facts that say so one by one.
import type { Fact } from "../../../../contract/facts.ts";
import type { Shape } from "./shape.ts";

const SLEEVE: Record<string, number> = { long: 2, "three-quarter": 1, short: 1, sleeveless: 0 };
const LENGTH: Record<Exclude<Shape, "none" | "worn">, Record<string, number>> = {
  top: { cropped: 0, hip: 2, long: 2, knee: 2, midi: 2, short: 2 },
  dress: { cropped: 0, short: 0, knee: 1, hip: 2, midi: 1, long: 2 },
  bottom: { cropped: 1, short: 0, knee: 1, midi: 1, long: 2 },
};
const OPACITY: Record<string, number> = { opaque: 2, lined: 2, sheer: 0 };
const NECKLINE: Record<string, number> = { deep: 0, bare: 0 };
const FIT: Record<string, number> = { tight: 1 };

const NAMES = ["bare", "partly", "covered"] as const;

/** Undefined where too little is known to say: the least covered part decides. */
export function coverageOf(facts: readonly Fact[], shape: Shape): Fact | undefined {
  if (shape === "none" || shape === "worn") return undefined;
  const of = (kind: Fact["kind"]) => facts.find((one) => one.kind === kind);
  const needed =
    shape === "bottom"
      ? [of("length")]
      : shape === "top"
        ? [of("sleeve")]
        : [of("sleeve"), of("length")];
  const scored: [Fact | undefined, Record<string, number>][] = [
    [of("sleeve"), shape === "bottom" ? {} : SLEEVE],
    [of("length"), LENGTH[shape]],
    [of("opacity"), OPACITY],
    [of("neckline"), NECKLINE],
    [of("fit"), FIT],
  ];
  const parts = scored.flatMap(([fact, table]) => {
    const score = fact && table[fact.value];
    return fact && score !== undefined ? [{ fact, score }] : [];
  });
  const least = Math.min(2, ...parts.map(({ score }) => score));
  // To call it covered, everything must be known; to call it bare, one thing is enough.
  if (parts.length === 0 || (least === 2 && needed.includes(undefined))) return undefined;
  const deciding = parts.filter(({ score }) => score === least).slice(0, 3);
  return {
    kind: "coverage",
    value: NAMES[least] ?? "",
    sure: deciding.every(({ fact }) => fact.sure === "said") ? "said" : "usual",
    evidence: deciding.flatMap(({ fact }) => fact.evidence.slice(0, 1)),
  };
}
