// A short answer to the results before: "in black", "cheaper", "under 500" keep what was asked for.
import type { Term } from "../../../language/term.ts";
import { phraseOf } from "./plain-english.ts";
import type { Asked, Limits, Understanding } from "./understanding.ts";

/** What names a new thing, or says what we do not know, starts afresh; what only qualifies refines. */
export function isRefinement({ asked, words }: Understanding): boolean {
  return words.length === 0 && !asked.some(({ term, negated }) => term.kind === "kind" && !negated);
}

export function refined(before: Understanding, next: Understanding): Understanding {
  const order = next.order ?? before.order;
  const asked = [...before.asked.filter((one) => isKept(one, next.asked)), ...next.asked];
  const wanted = asked.filter(({ negated }) => !negated);
  return {
    language: next.language,
    asked,
    limits: { ...withoutPrice(before.limits, next.limits), ...next.limits },
    ...(order && { order }),
    words: before.words,
    english: phraseOf(
      wanted.map(({ term }) => term),
      before.words,
    ),
  };
}

/** A piece has one of each of these; a second wish replaces the first. */
const REPLACED = new Set([
  "kind",
  "colour",
  "material",
  "pattern",
  "occasion",
  "audience",
  "season",
]);

/** Of these a piece has one, too. */
const LENGTHS = [
  ["maxi", "midi", "mini", "cropped"],
  ["long-sleeve", "short-sleeve", "three-quarter-sleeve", "sleeveless"],
  ["loose", "oversized", "slim", "regular-fit"],
].map((group) => group.map((name) => `feature:${name}`));

const isReplacedBy = (before: Term, next: Term): boolean =>
  (before.kind === next.kind && REPLACED.has(before.kind)) ||
  LENGTHS.some((group) => group.includes(before.id) && group.includes(next.id));

/** Another colour replaces the colour; a refusal only takes away what it refuses. */
function isKept({ term, negated }: Asked, next: Asked[]): boolean {
  return !next.some(
    (one) => one.term.id === term.id || (!negated && !one.negated && isReplacedBy(term, one.term)),
  );
}

/** A new limit on the price is the whole price. */
function withoutPrice(before: Limits, next: Limits): Limits {
  if (next.minPrice === undefined && next.maxPrice === undefined) return before;
  const { minPrice: _min, maxPrice: _max, ...rest } = before;
  return rest;
}
