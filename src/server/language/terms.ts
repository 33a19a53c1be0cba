// Every term, found by its id, and what is broader than it.
import type { CategoryName } from "../../contract/categories.ts";
import { COLOURS } from "./colours.ts";
import { ACCESSORIES } from "./kinds-accessories.ts";
import { BOTTOMS } from "./kinds-bottoms.ts";
import { DRESSES } from "./kinds-dresses.ts";
import { EVERYDAY } from "./kinds-everyday.ts";
import { LAYERS } from "./kinds-layers.ts";
import { SHOES_AND_BAGS } from "./kinds-shoes-bags.ts";
import { THINGS } from "./kinds-things.ts";
import { TOPS } from "./kinds-tops.ts";
import { MATERIALS } from "./materials.ts";
import { PATTERNS } from "./patterns.ts";
import { STYLES } from "./styles.ts";
import type { Term } from "./term.ts";

const LINES: readonly Term[] = [
  ...TOPS,
  ...BOTTOMS,
  ...DRESSES,
  ...LAYERS,
  ...SHOES_AND_BAGS,
  ...ACCESSORIES,
  ...EVERYDAY,
  ...THINGS,
  ...COLOURS,
  ...MATERIALS,
  ...STYLES,
  ...PATTERNS,
];

/** Likeness holds both ways; a line says it once. */
function withMutualLikeness(terms: readonly Term[]): Term[] {
  const near = new Map(terms.map(({ id, near: alike }) => [id, { ...alike }]));
  for (const { id, near: alike = {} } of terms)
    for (const [other, likeness] of Object.entries(alike)) {
      const back = near.get(other);
      if (back && back[id] === undefined) back[id] = likeness;
    }
  return terms.map((term) => {
    const alike = near.get(term.id) ?? {};
    return Object.keys(alike).length > 0 ? { ...term, near: alike } : term;
  });
}

export const TERMS: readonly Term[] = withMutualLikeness(LINES);

const BY_ID = new Map(TERMS.map((term) => [term.id, term]));

export const termById = (id: string): Term | undefined => BY_ID.get(id);

const BROADER = new Map<string, readonly string[]>();

/** Ids of everything broader than a term, nearest first: sneaker → shoe. */
export function broaderOf(id: string): readonly string[] {
  const known = BROADER.get(id);
  if (known) return known;
  const found = new Set<string>();
  for (const parent of termById(id)?.within ?? []) {
    found.add(parent);
    for (const above of broaderOf(parent)) found.add(above);
  }
  const broader = [...found];
  BROADER.set(id, broader);
  return broader;
}

/** What everything filed under a category is at least. */
export const CATEGORY_TERMS: Record<CategoryName, readonly string[]> = {
  Abayas: ["kind:abaya"],
  Accessories: ["kind:accessory"],
  Bags: ["kind:bag"],
  Blazers: ["kind:blazer"],
  Cardigans: ["kind:cardigan", "kind:top"],
  "Clothing Sets": ["kind:set"],
  "Coats & Jackets": ["kind:outerwear"],
  Dresses: ["kind:dress"],
  Footwear: ["kind:shoe"],
  "Gifts & Stationery": [],
  Headwear: ["kind:headwear"],
  "Hijabs & Scarves": ["kind:scarf"],
  "Home & Living": ["kind:home"],
  "Hoodies & Sweatshirts": ["kind:top"],
  Undershirts: ["kind:undershirt"],
  Underwear: ["kind:underwear"],
  "Jumpsuits & Overalls": ["kind:jumpsuit"],
  "Kaftans & Kimonos": [],
  "Kids' Clothing": ["kind:kids-clothing", "audience:kids"],
  Homewear: ["kind:homewear"],
  Leggings: ["kind:leggings", "kind:bottom"],
  Pants: ["kind:trousers", "kind:bottom"],
  "Ponchos & Capes": [],
  Prayerwear: ["kind:prayerwear", "occasion:prayer"],
  Shirts: ["kind:shirt", "kind:top"],
  Blouses: ["kind:top"],
  "T-Shirts": ["kind:tshirt", "kind:top"],
  "Tank Top": ["kind:tank-top", "kind:top"],
  Shorts: ["kind:shorts", "kind:bottom"],
  Skirts: ["kind:skirt", "kind:bottom"],
  Sleepwear: ["kind:sleepwear"],
  Sportswear: ["kind:sportswear"],
  Suits: ["kind:suit"],
  Sweatpants: ["kind:sweatpants", "kind:trousers", "kind:bottom"],
  Swimwear: ["kind:swimwear"],
  Tracksuits: ["kind:tracksuit", "kind:sportswear"],
  Vest: ["kind:vest", "kind:top"],
  Others: [],
};
