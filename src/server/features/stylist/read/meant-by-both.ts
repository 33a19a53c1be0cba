// What was asked for and what is said of it now name a piece of its own: flip flops, then "للبيت", are slippers.
import { broaderOf, termById } from "../../../language/terms.ts";
import { ofFacet, type Wish } from "../wish.ts";
import type { Sentence } from "./sentence.ts";

const MEANT: readonly (readonly [earlier: string, said: string, meant: string])[] = [
  ["kind:flip-flop", "occasion:home", "kind:slipper"],
  ["kind:galabeya", "occasion:home", "kind:house-dress"],
  ["kind:tshirt", "feature:sleeveless", "kind:tank-top"],
  ["kind:sportswear", "kind:shoe", "kind:sports-shoe"],
];

/** As houseSlippers and the names of two words do within one sentence. */
export function withMeantKind(sentence: Sentence, earlier: Wish): Sentence {
  const kinds = ofFacet(earlier.terms, "kind");
  const [before = "", another] = kinds;
  const found = MEANT.find(
    ([kind, said]) =>
      (before === kind || broaderOf(before).includes(kind)) &&
      sentence.asked.some(({ term, negated }) => term.id === said && !negated) &&
      sentence.asked.every(({ term }) => term.kind !== "kind" || term.id === said),
  );
  const term = found && termById(found[2]);
  if (!found || !term || another !== undefined) return sentence;
  return {
    ...sentence,
    asked: sentence.asked.map((one) => (one.term.id === found[1] ? { ...one, term } : one)),
  };
}
