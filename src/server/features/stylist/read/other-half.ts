// The other half of an outfit, which Egyptians ask for without its name: "ألبس عليها إيه من تحت؟", «حاجة تيجي على الجيبة».
import { type Part, partOfKind } from "../compose/parts.ts";

const ASKED = "(?:^| )(?:ايه|حاجه|البس\\S*|eh|7aga|haga|albes\\S*)(?: \\S+){0,3}";
/** "Eh men ta7t": below, and no layer under it. */
const BELOW = new RegExp(`${ASKED} (?:من تحت|m[ei]?n ta7t)(?: |$)`);
const ABOVE = new RegExp(`${ASKED} (?:من فوق|m[ei]?n fo+2)(?: |$)`);

const TOPS = ["kind:blouse", "kind:shirt", "kind:tshirt", "kind:tunic"];
const BOTTOMS = ["kind:trousers", "kind:skirt"];
/** «حاجة من تحت بتمط»: what stretches is worn there as well. */
const STRETCHING = ["kind:leggings", "kind:sweatpants", ...BOTTOMS];
const STRETCHES =
  /(?:^| )(?:بتمط|بيمط|تمط|يمط|استك|باستك|ليكرا|مطاط|betmot+|bymot+|beymot+|tmot+|temot+|astek|bastek|lycra|stretch)(?: |$)/;

export function halfAsked(words: readonly string[]): string[] {
  const said = words.join(" ");
  return BELOW.test(said)
    ? STRETCHES.test(said)
      ? STRETCHING
      : BOTTOMS
    : ABOVE.test(said)
      ? TOPS
      : [];
}

/** An Egyptian something; in English whole looks are asked for so. */
const OPEN = /(?:^| )(?:حاجه|7aga|haga) /;

/** Beside one half the other one is meant. */
export function otherHalf(words: readonly string[], beside: readonly string[]): string[] {
  if (beside.length === 0 || !OPEN.test(words.join(" "))) return [];
  const parts = beside.map(partOfKind);
  if (parts.every((part) => part === "bottom")) return TOPS;
  return parts.every((part) => part === "top") ? BOTTOMS : [];
}

/** What is worn over trousers or a skirt is a top, and no layer. */
export const topsOver = (there: readonly (Part | undefined)[]): string[] | undefined =>
  there.length > 0 && there.every((part) => part === "bottom") ? TOPS : undefined;
