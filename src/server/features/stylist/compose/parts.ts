// The parts a look is made of, and which categories are which part.
import type { Product } from "../../../../contract/products.ts";

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
