// Whether somebody wears a piece: what is known of who it is for, then its sizes, then what is usual.
import { readSize } from "../../../language/size-systems.ts";
import { termById } from "../../../language/terms.ts";
import { type Wearer, isBaby, isChild } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";
import { factsOf } from "./piece-facts.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const any = (terms: ReadonlySet<string>, among: ReadonlySet<string>): boolean => {
  for (const id of among) if (terms.has(id)) return true;
  return false;
};

const WOMENS_CATEGORIES = new Set([
  "Dresses",
  "Abayas",
  "Kaftans & Kimonos",
  "Skirts",
  "Blouses",
  "Hijabs & Scarves",
  "Jumpsuits & Overalls",
  "Leggings",
  "Ponchos & Capes",
  "Cardigans",
  "Clothing Sets",
  "Tank Top",
]);
const WOMENS = setOf(
  "kind:heel kind:flat kind:ballet-flat kind:clutch kind:handbag kind:skirt-suit kind:blouse kind:camisole kind:nightdress kind:house-dress kind:slip kind:burkini kind:earrings kind:undercap kind:turban kind:espadrille kind:sun-hat kind:straw-bag kind:sport-tunic kind:dress kind:layering-top kind:necklace kind:bracelet kind:waist-bag kind:tote kind:crossbody-bag kind:prayerwear kind:isdal kind:khimar kind:sandal",
);
const MENS = setOf(
  "audience:men kind:boxers kind:tie kind:cufflinks kind:galabeya kind:swim-shorts",
);

/** Whether a kind of piece is offered to somebody unasked. */
export const isOfferedTo = ({ who }: Wearer, kind: string): boolean =>
  (who !== "man" && who !== "boy") ||
  !(WOMENS.has(kind) || WOMENS_CATEGORIES.has(termById(kind)?.category ?? ""));

/** Numbers of shoes, where sizes are numbers of shoes. */
const shoeSizes = ({ category, sizes }: Candidate): number[] =>
  category === "Footwear" ? sizes.map(Number).filter((size) => size >= 30 && size <= 50) : [];

const isSaidFor = (keys: ReadonlySet<string>, audience: string): boolean =>
  keys.has(`audience=${audience}`) || keys.has("audience=everyone");

const MENS_SHOE = 43;
const WOMENS_SHOE = 39;

const UNWORN_CATEGORIES = new Set(["Home & Living", "Gifts & Stationery"]);
/** A prayer rug or a candle is had by anybody: whom it is for rules none of them out. */
export const isUnworn = (piece: Candidate): boolean =>
  UNWORN_CATEGORIES.has(piece.category ?? "") || factsOf(piece).terms.has("kind:prayer-rug");

/** Whether somebody wears this, as far as words and sizes tell. */
export function isFor(candidate: Candidate, wearer: Wearer): boolean {
  const { terms, keys, world } = factsOf(candidate);
  const { category } = candidate;
  if (isChild(wearer)) return isForChild(candidate, wearer);
  if (world === "kids")
    return wearer.who === undefined && !wearer.isCovered && !wearer.isPregnant && !wearer.isGrown;
  if (wearer.isGrown && isUnworn(candidate)) return false;
  const shoes = shoeSizes(candidate);
  // Who wears hijab or expects a child is a woman, said or not.
  const who = wearer.who ?? (wearer.isCovered || wearer.isPregnant ? "woman" : undefined);
  if (who === "man") {
    if (any(terms, MENS) || isSaidFor(keys, "men")) return true;
    if (
      isSaidFor(keys, "women") ||
      terms.has("audience:women") ||
      WOMENS_CATEGORIES.has(category ?? "") ||
      any(terms, WOMENS)
    )
      return false;
    return shoes.length === 0 || shoes.some((size) => size >= MENS_SHOE);
  }
  if (who === "woman") {
    const isMens = any(terms, MENS) || keys.has("audience=men");
    if (isMens && !terms.has("audience:women")) return false;
    return shoes.length === 0 || shoes.some((size) => size <= WOMENS_SHOE);
  }
  return true;
}

const GIFT_CATEGORIES = new Set(["Gifts & Stationery", "Home & Living", "Others"]);

/** The months that children's sizes span: 6-7Y, 3-6M, 8Y. */
const monthsOf = (sizes: string[], piece: Candidate): [number, number][] =>
  sizes
    .map((size) => readSize(size, piece))
    .filter(({ system }) => system === "age")
    .map(({ from, to }) => [from, to]);

/** For one of them is for them: "she is 4 and he is 8". */
const isForChild = (candidate: Candidate, { alsoMonths = [], ...wearer }: Wearer): boolean =>
  isForOneChild(candidate, wearer) ||
  alsoMonths.some((months) => isForOneChild(candidate, { ...wearer, months }));

function isForOneChild(candidate: Candidate, wearer: Wearer): boolean {
  const { terms, world } = factsOf(candidate);
  if (world !== "kids")
    return (
      isSchoolBag(terms, wearer) ||
      (Boolean(wearer.isGift) &&
        GIFT_CATEGORIES.has(candidate.category ?? "") &&
        isChildsGift(terms))
    );
  const spans = monthsOf(candidate.stocked ?? candidate.sizes, candidate);
  // Nothing of it can be had any more.
  if (spans.length === 0 && monthsOf(candidate.sizes, candidate).length > 0) return false;
  const isBabySized = spans.length > 0 && spans.every(([from]) => from < 24);
  const { months } = wearer;
  if (isBaby(wearer)) {
    if (months !== undefined) return spans.some(([from, to]) => from <= months && months <= to + 1);
    return isBabySized || terms.has("audience:baby") || terms.has("kind:romper");
  }
  if (
    months !== undefined &&
    spans.length > 0 &&
    !spans.some(([from, to]) => from <= months && months <= to)
  )
    return false;
  if (wearer.months === undefined && isBabySized && wearer.who !== "child") return false;
  if (wearer.who === "boy")
    return !terms.has("audience:girls") && !terms.has("kind:dress") && !terms.has("kind:skirt");
  return wearer.who !== "girl" || !terms.has("audience:boys") || terms.has("audience:girls");
}

/** Who goes to school carries what students carry. */
const isSchoolBag = (terms: ReadonlySet<string>, { months = 0 }: Wearer): boolean =>
  terms.has("kind:backpack") && months >= SCHOOL_FROM;
const SCHOOL_FROM = 6 * 12;

const isChildsGift = (terms: ReadonlySet<string>): boolean =>
  any(terms, setOf("kind:gift-box kind:card kind:toy kind:throw kind:gift")) ||
  terms.has("audience:baby");
