// What there is for one place of a look: of its kind, dressed for the occasion, best first.
import type { Product } from "../../../../contract/products.ts";
import { asCandidate, remember } from "../find/as-candidate.ts";
import type { Companions } from "../find/companions.ts";
import type { Find } from "../find/find.ts";
import { categoriesFor } from "../find/occasions.ts";
import { factsOf } from "../find/piece-facts.ts";
import { englishOf } from "../find/spoken.ts";
import { ofFacet, type Wish } from "../wish.ts";
import { isNamed, type Place, whoOf } from "./frames.ts";
import { BODY, CATEGORIES, type Part } from "./parts.ts";

const LOOKED_AT = 16;

export type Looking = {
  companions?: Companions | undefined;
  exclude?: string[] | undefined;
  /** What was said of each kind that was named. */
  own?: ReadonlyMap<string, string[]> | undefined;
  /** The most one piece may cost, so that the others can be paid, too. */
  most?: number | undefined;
};

export type Choice = {
  products: Product[];
  /** Kinds that nobody has: what is there stands in for them. */
  missing: string[];
  /** What was said of the named kinds and none of these is. */
  unlike: string[];
};

export async function choicesFor(
  find: Find,
  place: Place,
  wish: Wish,
  { companions, exclude = [], own, most }: Looking,
): Promise<Choice> {
  const { part, kinds } = place;
  const said = kinds.flatMap((id) => own?.get(id) ?? []);
  const isMain = part === "whole" || part === "top";
  const terms = [
    ...kinds,
    ...ofFacet(wish.terms, "occasion", "season", "style"),
    ...(own?.size ? said : isMain ? ofFacet(wish.terms, "colour") : []),
  ];
  // A least price is said of the whole look, never of each piece.
  const { sizes: _, minPrice: _least, maxPrice, ...limits } = wish.limits;
  const cap = Math.min(maxPrice ?? Infinity, most ?? Infinity);
  const wanted: Wish = {
    ...wish,
    terms,
    words: [],
    limits: { ...limits, ...(Number.isFinite(cap) && { maxPrice: cap }) },
  };
  const { products, judged, gave, missing } = await find({
    wish: wanted,
    spoken: { english: englishOf(wanted), typed: new Map() },
    limit: LOOKED_AT,
    exclude,
    companions,
    categories: isNamed(place) ? undefined : categoriesOf(part, wish),
  });
  for (const [at, piece] of products.entries()) remember(piece, judged[at]?.ranked.candidate);
  // Slippers stand in for flip flops at home, and not on the beach.
  const inPlace = products.filter((piece) => CATEGORIES[part].includes(piece.category));
  const inStock = (inPlace.length > 0 ? inPlace : products).filter(({ sold_out }) => !sold_out);
  return {
    products: coveringFirst(inStock, part, wish),
    missing: missing.filter((id) => kinds.includes(id)),
    unlike: gave.flatMap(({ ids }) => ids.filter((id) => said.includes(id))),
  };
}

/** A look is dressed in what is known to cover; of what may or may not, only where there is nothing else. */
export function coveringFirst(products: Product[], part: Part, { wearer, terms }: Wish): Product[] {
  if (!wearer.isCovered && terms.includes("occasion:outing")) {
    // Who goes out and says nothing of covering wears an abaya only where there is nothing else.
    const others = products.filter(({ category }) => category !== "Abayas");
    return others.length > 0 ? others : products;
  }
  if (!wearer.isCovered || !BODY.has(part)) return products;
  const covering = products.filter((piece) => factsOf(asCandidate(piece)).cover > 0);
  return covering.length > 0 ? covering : products;
}

const SPORTY = ["Sportswear", "Leggings", "Sweatpants", "Tank Top", "Shorts"];

/** A part's categories, those of the occasion where it names some. */
function categoriesOf(part: Part, wish: Wish): string[] {
  // A waistcoat goes over a shirt and is none.
  const all = CATEGORIES[part].filter((name) => part !== "top" || name !== "Vest");
  const isMan = whoOf(wish) === "man";
  if (part === "whole" && isMan) return ["Suits"];
  const isGym = wish.terms.includes("occasion:gym");
  if (isGym && part === "bottom") return ["Leggings", "Sweatpants", "Shorts"];
  const suggested = categoriesFor(wish)?.filter((name) => all.includes(name)) ?? [];
  if (suggested.length > 0) return suggested;
  const plain = all.filter((name) => isGym || !SPORTY.includes(name));
  return isMan
    ? plain.filter((name) => name !== "Blouses" && name !== "Skirts" && name !== "Cardigans")
    : plain.filter(
        (name) => name !== "Hoodies & Sweatshirts" || wish.terms.includes("style:casual"),
      );
}
