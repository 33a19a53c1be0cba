// The parts a look is made of, and which categories are which part.
import type { Product } from "../../../../contract/products.ts";
import { termById } from "../../../language/terms.ts";

export type Part =
  | "whole"
  | "top"
  | "bottom"
  | "shoes"
  | "bag"
  | "layer"
  | "scarf"
  | "jewel"
  | "head";

export const CATEGORIES: Record<Part, string[]> = {
  whole: [
    "Dresses",
    "Jumpsuits & Overalls",
    "Abayas",
    "Kaftans & Kimonos",
    "Suits",
    "Clothing Sets",
  ],
  top: [
    "Blouses",
    "Shirts",
    "T-Shirts",
    "Cardigans",
    "Hoodies & Sweatshirts",
    "Vest",
    "Tank Top",
    "Sportswear",
  ],
  bottom: ["Pants", "Skirts", "Shorts", "Leggings", "Sweatpants"],
  shoes: ["Footwear"],
  bag: ["Bags"],
  layer: ["Blazers", "Cardigans", "Coats & Jackets", "Ponchos & Capes"],
  scarf: ["Hijabs & Scarves"],
  jewel: ["Accessories"],
  head: ["Headwear"],
};

const PART_OF = new Map(
  Object.entries(CATEGORIES)
    .toReversed()
    .flatMap(([part, names]) => names.map((name) => [name, part as Part])),
);
export const partOfCategory = (category: string | undefined): Part | undefined =>
  category === undefined ? undefined : PART_OF.get(category);
export const partOf = ({ category }: Product): Part | undefined => PART_OF.get(category);

/** Kinds by the part they are, also those whose pieces stand in several categories. */
const KIND_PARTS: [Part, RegExp][] = [
  [
    "whole",
    /^kind:(dress|.*-dress|jumpsuit|abaya|kaftan|suit|set|tracksuit|sport-set|swimwear|burkini)$/,
  ],
  [
    "bottom",
    /^kind:(trousers|jeans|.*-trousers|skirt|.*shorts|leggings|chinos|bottom|sweatpants|sport-leggings)$/,
  ],
  [
    "top",
    /^kind:(top|shirt|blouse|tshirt|tunic|polo|hoodie|sweatshirt|sweater|cardigan|sports-bra|.*-top)$/,
  ],
  ["shoes", /^kind:(shoe|sneaker|heel|sandal|loafer|boot|flat|slide)$/],
  ["bag", /^kind:(bag|.*-bag|clutch|tote|backpack|handbag)$/],
  ["layer", /^kind:(blazer|jacket|coat|outerwear|.*-jacket|cape|poncho|kimono|cover-up)$/],
  ["scarf", /^kind:(hijab|scarf|shawl)$/],
  ["jewel", /^kind:(necklace|earrings|bracelet|watch|jewellery|accessory|belt|sunglasses)$/],
];

export const partOfKind = (id: string): Part | undefined =>
  KIND_PARTS.find(([, pattern]) => pattern.test(id))?.[0] ?? partOfCategory(termById(id)?.category);

export const BODY: ReadonlySet<Part> = new Set<Part>(["whole", "top", "bottom"]);

const WORN_OVER = new Set(["Cardigans", "Vest"]);

/** The part each piece has in one look: a cardigan over a dress or a shirt is a layer. */
export function partsIn(look: Product[]): (Part | undefined)[] {
  const parts = look.map(partOf);
  return look.map((piece, at) => {
    const isOverOther = parts.some(
      (part, other) =>
        other !== at &&
        (part === "whole" || part === "top") &&
        !WORN_OVER.has(look[other]?.category ?? ""),
    );
    return WORN_OVER.has(piece.category) && isOverOther ? "layer" : parts[at];
  });
}
