// What sort of thing a piece is, and which facts a thing of that sort can have.
import type { Evidence, FactKind } from "../../../../contract/facts.ts";
import { kindInTitle } from "../../../language/read-product.ts";
import type { Found } from "../../../language/found-term.ts";
import { readWritten } from "../../../language/read-terms.ts";
import { broaderOf, CATEGORY_TERMS } from "../../../language/terms.ts";
import { toClause } from "./clauses.ts";
import { partsOf, type FactKey } from "./fact-words.ts";

/** How it is worn; `worn` are shoes, scarves and hats, `none` is what nobody wears. */
export type Shape = "top" | "dress" | "bottom" | "worn" | "none";

export type KindOfPiece = { id: string; words: string; from: Evidence["from"] };

/** Facts that a garment alone has. */
const OF_GARMENTS = new Set<FactKind>([
  "sleeve",
  "length",
  "opacity",
  "neckline",
  "coverage",
  "fit",
]);

/** Nobody asks whether a bag is warm; of shoes, scarves and hats it is asked. */
const OF_WORN = new Set<FactKind>(["warmth", "breathability", "season"]);
const WORN_KINDS = new Set([
  "kind:shoe",
  "kind:scarf",
  "kind:headwear",
  "kind:socks",
  "kind:gloves",
  "kind:tights",
  "kind:slipper",
]);

/** The piece's own kind, what is broader, then what its category says: the nearest first. */
export function kindsOf(piece: { title: string; category: string | null }): KindOfPiece[] {
  const { title, category } = piece;
  const own = kindInTitle(title);
  const ofTitle = (own ? [...partsOfSet(own, title), own] : []).flatMap(({ term, from, to }) => {
    const words = toClause(title).written(from, to);
    return [term.id, ...broaderOf(term.id)].map((id) => ({ id, words, from: "title" as const }));
  });
  const ofCategory =
    category && Object.hasOwn(CATEGORY_TERMS, category)
      ? CATEGORY_TERMS[category as keyof typeof CATEGORY_TERMS]
      : [];
  return [
    ...ofTitle,
    ...ofCategory
      .filter((id) => id.startsWith("kind:"))
      .flatMap((id) => [id, ...broaderOf(id)])
      .map((id) => ({ id, words: category ?? "", from: "category" as const })),
  ];
}

/** "Burkini full set" says what the set is of. */
const partsOfSet = (own: Found, title: string): Found[] =>
  own.term.id === "kind:set"
    ? readWritten(title).filter(({ term }) => term.kind === "kind" && term.id !== own.term.id)
    : [];

// prettier-ignore
const GARMENT: Record<string, Shape> = {
  "kind:set": "dress", "kind:dress": "dress", "kind:abaya": "dress", "kind:kaftan": "dress", "kind:kimono": "dress",
  "kind:prayerwear": "dress", "kind:jumpsuit": "dress", "kind:sleepwear": "dress", "kind:homewear": "dress", "kind:robe": "dress",
  "kind:swimwear": "dress", "kind:tracksuit": "dress", "kind:kids-clothing": "dress", "kind:suit": "dress", "kind:coat": "dress",
  "kind:bottom": "bottom", "kind:shorts": "bottom", "kind:leggings": "bottom",
  "kind:top": "top", "kind:outerwear": "top", "kind:blazer": "top", "kind:poncho": "top", "kind:cape": "top",
  "kind:undershirt": "top", "kind:underwear": "top", "kind:sports-bra": "top", "kind:sportswear": "top",
};
const NOT_WORN = new Set([
  "kind:prayer-rug",
  "kind:slipper",
  "kind:ball",
  "kind:yoga-mat",
  "kind:bib",
]);

export function shapeOf(kinds: readonly { id: string }[]): Shape {
  if (kinds.some(({ id }) => NOT_WORN.has(id))) return "none";
  const garment = kinds.map(({ id }) => GARMENT[id]).find((shape) => shape !== undefined);
  return garment ?? (kinds.some(({ id }) => WORN_KINDS.has(id)) ? "worn" : "none");
}

/** A bag has no sleeves, and trousers no neckline, whatever their words speak of. */
export function isOfThis(fact: FactKey, shape: Shape): boolean {
  const { kind, value } = partsOf(fact);
  if (shape === "none") return !OF_GARMENTS.has(kind) && !OF_WORN.has(kind);
  if (shape === "worn") return !OF_GARMENTS.has(kind) || kind === "opacity";
  if (shape === "bottom")
    return kind !== "sleeve" && kind !== "neckline" && !(kind === "length" && value === "hip");
  return true;
}
