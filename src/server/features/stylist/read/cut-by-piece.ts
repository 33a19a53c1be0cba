// What a word of cut or cloth means of this piece: a straight leg, a dress that is wide below, a bag of cloth.
import type { Found } from "../../../language/found-term.ts";
import { termById } from "../../../language/terms.ts";
import type { Tokens } from "../../../language/tokens.ts";
import type { Context } from "./sentence.ts";

const LEGS = new Set(["Pants", "Sweatpants"]);
/** «بنطلون ستريت», "jeans straight": of trousers it is the leg, and neither a pencil skirt nor the street. */
export function straightLegs(
  { words }: Tokens,
  found: Found[],
  { categories = [] }: Context,
): Found[] {
  const regular = termById("feature:regular-fit");
  const kinds = found.flatMap(({ term }) => (term.kind === "kind" ? [term.category ?? ""] : []));
  const isOfLegs = (kinds.length > 0 ? kinds : categories).every((one) => LEGS.has(one));
  return found.map((one) =>
    regular &&
    isOfLegs &&
    kinds.length + categories.length > 0 &&
    one.to === one.from + 1 &&
    /^(?:straight|stra?i[gt]h?t|street|ستريت|استريت|سترايت)$/.test(words[one.from] ?? "")
      ? { ...one, term: regular }
      : one,
  );
}

const SKIRTED = new Set(["Dresses", "Skirts", "Abayas"]);
/** «فستان واسع من تحت»: a dress has no legs that are wide. */
export function flaredSkirts(found: Found[]): Found[] {
  const flared = termById("feature:a-line");
  const kinds = found.filter(({ term }) => term.kind === "kind");
  const isSkirted = kinds.length > 0 && kinds.every(({ term }) => SKIRTED.has(term.category ?? ""));
  return found.map((one) =>
    flared && isSkirted && one.term.id === "feature:wide-leg" ? { ...one, term: flared } : one,
  );
}

const CLOSED_BY = new Set(["feature:button", "feature:zip"]);
/** «تفتح من قدام بزراير»: opened by its buttons it is buttoned, and does not hang open. */
export const openedBy = (found: Found[]): Found[] =>
  found.filter(
    ({ term, to }) =>
      term.id !== "feature:open-front" ||
      !found.some((one) => CLOSED_BY.has(one.term.id) && one.from >= to && one.from - to < 2),
  );

const CLOTH = /^(?:ال)?قماش$|^2?omash$/;
const OF_CLOTH = new Set(["Bags", "Footwear"]);

/** «كوتشي قماش», and of bags that were shown «القماش بس»: of these cloth is canvas. */
export function ofCloth({ words, taken }: Tokens, found: Found[], context: Context): Found[] {
  const canvas = termById("material:canvas");
  const kinds = found.filter(({ term }) => term.kind === "kind");
  const isAfter =
    kinds.length === 0 && (context.categories ?? []).some((category) => OF_CLOTH.has(category));
  const at = words.findIndex(
    (word, place) =>
      !taken.has(place) &&
      CLOTH.test(word) &&
      (isAfter
        ? /^ال/.test(word) || /^(?:el|al|fe|fi|من|mn|men)$/.test(words[place - 1] ?? "")
        : kinds.some(({ term, to }) => to === place && OF_CLOTH.has(term.category ?? ""))),
  );
  const isAsking = /^(?:ايه|eh|eih|نوع|no3|شكل)$/;
  if (!canvas || at < 0 || isAsking.test(words[at + 1] ?? "") || isAsking.test(words[at - 1] ?? ""))
    return found;
  return [...found, { term: canvas, from: at, to: at + 1, how: "exact", script: "ar" }];
}

/** «بنطلون قماش», and of trousers that were shown "2omash": no jeans. */
export function isClothOfLegs(
  { words }: Tokens,
  found: Found[],
  { categories = [] }: Context,
): boolean {
  const at = words.findIndex((word) => CLOTH.test(word));
  const kinds = found.filter(({ term }) => term.kind === "kind");
  const isNamed = kinds.some(
    ({ from, to, term }) => from <= at && at <= to && LEGS.has(term.category ?? ""),
  );
  const isShown =
    kinds.length === 0 && categories.length > 0 && categories.every((one) => LEGS.has(one));
  return at >= 0 && (isNamed || (isShown && words.length <= 2));
}
