// The parts a look is made of, and which categories are which part.
import type { Product } from "../../../../contract/products.ts";
import { termById } from "../../../language/terms.ts";

export type Part = "whole" | "top" | "bottom" | "shoes" | "bag" | "layer" | "scarf" | "jewel";

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
export const KIND_PARTS: [Part, RegExp][] = [
  ["whole", /^kind:(dress|.*-dress|jumpsuit|abaya|kaftan|suit|set)$/],
  [
    "bottom",
    /^kind:(trousers|jeans|.*-trousers|skirt|shorts|leggings|chinos|bottom|sweatpants|sport-leggings)$/,
  ],
  [
    "top",
    /^kind:(top|shirt|blouse|tshirt|tunic|polo|hoodie|sweatshirt|sweater|cardigan|sports-bra|.*-top)$/,
  ],
  ["shoes", /^kind:(shoe|sneaker|heel|sandal|loafer|boot|flat|slide)$/],
  ["bag", /^kind:(bag|.*-bag|clutch|tote|backpack|handbag)$/],
  ["layer", /^kind:(blazer|jacket|coat|outerwear|.*-jacket|cape|poncho|kimono)$/],
  ["scarf", /^kind:(hijab|scarf|shawl)$/],
  ["jewel", /^kind:(necklace|earrings|bracelet|watch|jewellery|accessory|belt|sunglasses)$/],
];

export const partOfKind = (id: string): Part | undefined =>
  KIND_PARTS.find(([, pattern]) => pattern.test(id))?.[0] ?? partOfCategory(termById(id)?.category);
