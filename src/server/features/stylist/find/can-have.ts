// Which qualities a piece can have at all: where a long skirt and a blouse are asked for, the blouse need not be long.
import { termById } from "../../../language/terms.ts";
import { ofFacet, type Wish } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";

const ids = (names: string): string[] => names.split(" ").map((name) => `feature:${name}`);

const TOPS = ["Blouses", "Shirts", "T-Shirts", "Tank Top", "Blazers", "Hoodies & Sweatshirts"];
const BOTTOMS = ["Pants", "Skirts", "Shorts", "Leggings", "Sweatpants"];
const BESIDE = ["Footwear", "Bags", "Accessories", "Hijabs & Scarves", "Headwear"];

/** By quality, the categories that never have it. */
const NEVER: [string[], ReadonlySet<string>][] = [
  [ids("maxi midi knee-length mini"), new Set([...TOPS, ...BESIDE])],
  [
    ids(
      "long-sleeve short-sleeve three-quarter-sleeve sleeveless puff-sleeve collar v-neck high-neck strapless halter backless",
    ),
    new Set([...BOTTOMS, ...BESIDE]),
  ],
  [ids("cropped torn"), new Set(BESIDE)],
  [ids("high-waist low-waist wide-leg a-line pencil"), new Set([...TOPS, ...BESIDE])],
  [ids("open-front closed-front"), new Set([...BOTTOMS, ...BESIDE])],
  [ids("loose oversized slim regular-fit"), new Set(BESIDE)],
  [
    ids("high-heel platform"),
    new Set([...TOPS, ...BOTTOMS, ...BESIDE.slice(1), "Cardigans", "Coats & Jackets", "Dresses"]),
  ],
];

/** Of these no length, sleeve or waist is ever said. */
export const isBesideClothes = (category: string | undefined): category is string =>
  BESIDE.includes(category ?? "");

export const canHave = ({ category }: Pick<Candidate, "category">, id: string): boolean =>
  !NEVER.some(([own, never]) => own.includes(id) && never.has(category ?? ""));

/** Pieces of several categories are asked for at once. */
export const isOfSeveral = ({ terms }: Pick<Wish, "terms">): boolean =>
  new Set(ofFacet(terms, "kind").map((id) => termById(id)?.category)).size > 1;
