// Which terms of the wish so far stay beside what is said now.
import { stem, stemsOf } from "../../../language/stem.ts";
import { broaderOf, termById } from "../../../language/terms.ts";
import { canHave } from "../find/can-have.ts";
import { facetOf, ofFacet } from "../wish.ts";
import { categoryOf } from "./kinds.ts";
import type { Sentence } from "./sentence.ts";

export const isNarrower = (id: string, than: string): boolean =>
  id === than || broaderOf(id).includes(than);

const OF_PIECE = new Set(["feature", "material"]);

/** "And something for the baby": buttons were asked of what his mother wears, and pyjamas, too. */
export const isOfOtherBody = (id: string, { signs, isAnything }: Sentence): boolean =>
  !signs.has("like") && (OF_PIECE.has(facetOf(id)) || (isAnything && facetOf(id) === "kind"));

/** A quality that none of the kinds named now can have was said of something else. */
const isNeverOf = (wanted: string[], id: string): boolean => {
  const kinds = ofFacet(wanted, "kind");
  return (
    facetOf(id) === "feature" &&
    kinds.length > 0 &&
    kinds.every((kind) => !canHave({ category: categoryOf(kind) ?? "" }, id))
  );
};

const ONE_OF_EACH = new Set(["kind", "colour", "material", "pattern", "occasion", "season"]);

/** Of these a piece has one, too. */
const GROUPS = [
  ["maxi", "midi", "knee-length", "mini", "cropped"],
  ["long-sleeve", "short-sleeve", "three-quarter-sleeve", "sleeveless"],
  ["loose", "oversized", "slim", "regular-fit"],
].map((group) => group.map((name) => `feature:${name}`));

const sameGroup = (a: string, b: string): boolean =>
  (facetOf(a) === facetOf(b) && ONE_OF_EACH.has(facetOf(a))) ||
  GROUPS.some((group) => group.includes(a) && group.includes(b));

/** "Forget the sleeves", after long ones: the noun alone says which wish goes. */
const isLetGo = (id: string, nouns: readonly string[]): boolean =>
  facetOf(id) === "feature" &&
  nouns.some((noun) => stemsOf(termById(id)?.label.en ?? "").includes(stem(noun)));

export function isKept(
  id: string,
  wanted: string[],
  refused: string[],
  { signs, waived, tone, isAlso, notDetails = [] }: Sentence,
): boolean {
  if (waived.includes(id) || isNeverOf(wanted, id) || isLetGo(id, notDetails)) return false;
  if (facetOf(id) === "colour" && (signs.has("any-colour") || signs.has("other-colour")))
    return false;
  if (facetOf(id) === "colour" && (tone === "quiet" || tone === "neutral")) return false;
  if (refused.some((other) => isNarrower(id, other))) return false;
  if (isAlso && ["colour", "material", "pattern"].includes(facetOf(id))) return true;
  return !wanted.some((other) => other !== id && sameGroup(id, other));
}
