// What a piece is, read from its terms: how dressed up, how warm, how much it covers, who wears it.
import type { Product } from "../../../../contract/products.ts";
import { termsOfProduct } from "../../../language/read-product.ts";
import { type Wearer, isBaby, isChild } from "../wish.ts";
import type { Candidate } from "./candidates.ts";

const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const any = (terms: ReadonlySet<string>, among: ReadonlySet<string>): boolean => {
  for (const id of among) if (terms.has(id)) return true;
  return false;
};

export type Facts = {
  terms: ReadonlySet<string>;
  /** 0 home and sport, 1 casual, 2 smart, 3 evening. */
  dressed: number;
  isWarm: boolean;
  isLight: boolean;
  /** Shows arms, knees or the waist. */
  isBare: boolean;
  world: World;
};

export type World =
  "wardrobe" | "home" | "sport" | "swim" | "prayer" | "underwear" | "kids" | "things";

const WORLDS: Record<string, World> = {
  Homewear: "home",
  Sleepwear: "home",
  Sportswear: "sport",
  Tracksuits: "sport",
  Leggings: "sport",
  Sweatpants: "sport",
  Swimwear: "swim",
  Prayerwear: "prayer",
  Underwear: "underwear",
  Undershirts: "underwear",
  "Kids' Clothing": "kids",
  "Home & Living": "things",
  "Gifts & Stationery": "things",
  Others: "things",
};

const STYLE: [string, number][] = [
  ["style:evening", 3],
  ["style:formal", 2.4],
  ["style:classic", 1.9],
  ["style:minimal", 1.8],
  ["style:modest", 1.6],
  ["style:bohemian", 1.3],
  ["style:romantic", 1.6],
  ["style:casual", 1],
  ["style:basic", 0.8],
  ["style:streetwear", 0.7],
  ["style:sport", 0.2],
  ["style:home", 0],
];
const FESTIVE = setOf(
  "kind:evening-dress kind:party-dress kind:clutch material:sequin occasion:wedding occasion:engagement occasion:party",
);
const SMART = setOf(
  "kind:blazer kind:suit kind:waistcoat kind:loafer kind:dress-shirt kind:handbag kind:formal-shoe",
);
const PLAIN = setOf(
  "kind:jeans material:denim kind:hoodie kind:sweatshirt kind:tshirt kind:sneaker kind:slide kind:cargo-trousers kind:shorts kind:backpack pattern:graphic kind:polo kind:cap kind:tank-top kind:overshirt",
);
const FINE = setOf(
  "material:satin material:velvet material:lace material:chiffon material:silk kind:heel",
);
const WARM = setOf(
  "material:wool material:fleece material:velvet material:knit material:corduroy material:tweed material:cashmere material:fur material:acrylic season:winter kind:coat kind:puffer-jacket kind:thermal kind:beanie kind:gloves kind:boot kind:sweater kind:poncho",
);
const LIGHT = setOf(
  "material:linen material:cotton material:chiffon material:viscose material:silk season:summer material:canvas material:straw",
);
const BARE = setOf(
  "feature:sleeveless feature:short-sleeve feature:strapless feature:halter feature:backless feature:mini feature:knee-length feature:cropped feature:see-through kind:shorts kind:tank-top kind:camisole kind:crop-top kind:tube-top kind:capris kind:swim-shorts kind:rash-guard kind:slip kind:slip-dress kind:bikini kind:swimsuit kind:sports-bra",
);
/** Not worn on the body, or not where it would cover anything. */
const NEUTRAL_CATEGORIES = new Set([
  "Bags",
  "Footwear",
  "Accessories",
  "Headwear",
  "Hijabs & Scarves",
  "Home & Living",
  "Gifts & Stationery",
  "Others",
]);

const PIECES = new WeakMap<Product, Candidate>();

/** A product that came another way, seen as one that was searched for. */
export function asCandidate(product: Product): Candidate {
  const known = PIECES.get(product);
  if (known) return known;
  const candidate: Candidate = {
    id: product.id,
    title_words: [],
    other_words: [],
    terms: termsOfProduct(product),
    category: product.category,
    brand_id: "",
    colors: product.colors,
    sizes: product.sizes,
    stocked: null,
    price_paid: product.current_price ?? product.price,
    current_price: product.current_price,
    created_at: new Date(product.created_at),
    sold_out: product.sold_out,
    mix: 0,
    likeness: 0,
  };
  PIECES.set(product, candidate);
  return candidate;
}

const READ = new WeakMap<Candidate, Facts>();

export function factsOf(candidate: Candidate): Facts {
  const known = READ.get(candidate);
  if (known) return known;
  const terms = new Set(candidate.terms);
  const isWarm = any(terms, WARM);
  const facts: Facts = {
    terms,
    dressed: dressedOf(terms, candidate.category),
    isWarm,
    isLight: !isWarm && any(terms, LIGHT),
    isBare: isBareOf(terms, candidate.category),
    world: WORLDS[candidate.category ?? ""] ?? "wardrobe",
  };
  READ.set(candidate, facts);
  return facts;
}

function dressedOf(terms: ReadonlySet<string>, category: string | null): number {
  const world = WORLDS[category ?? ""];
  if (world === "home" || world === "underwear") return 0;
  if (any(terms, FESTIVE)) return 3;
  const style = STYLE.find(([id]) => terms.has(id))?.[1] ?? 1.3;
  if (any(terms, SMART)) return Math.max(style, 2);
  if (any(terms, PLAIN)) return Math.min(style, 1);
  return any(terms, FINE) ? style + 0.4 : style;
}

function isBareOf(terms: ReadonlySet<string>, category: string | null): boolean {
  if (NEUTRAL_CATEGORIES.has(category ?? "")) return false;
  if (category === "Swimwear") return !terms.has("kind:burkini");
  return any(terms, BARE);
}

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

/** Numbers of shoes, where sizes are numbers of shoes. */
const shoeSizes = ({ category, sizes }: Candidate): number[] =>
  category === "Footwear" ? sizes.map(Number).filter((size) => size >= 30 && size <= 50) : [];

const MENS_SHOE = 43;
const WOMENS_SHOE = 39;

/** Whether somebody wears this, as far as words and sizes tell. */
export function isFor(candidate: Candidate, wearer: Wearer): boolean {
  const { terms, world } = factsOf(candidate);
  const { category } = candidate;
  if (isChild(wearer)) return isForChild(candidate, wearer);
  if (world === "kids") return wearer.who === undefined && !wearer.isCovered && !wearer.isPregnant;
  const shoes = shoeSizes(candidate);
  // Who wears hijab or expects a child is a woman, said or not.
  const who = wearer.who ?? (wearer.isCovered || wearer.isPregnant ? "woman" : undefined);
  if (who === "man") {
    if (any(terms, MENS)) return true;
    if (terms.has("audience:women") || WOMENS_CATEGORIES.has(category ?? "") || any(terms, WOMENS))
      return false;
    return shoes.length === 0 || shoes.some((size) => size >= MENS_SHOE);
  }
  if (who === "woman") {
    if (any(terms, MENS) && !terms.has("audience:women")) return false;
    return shoes.length === 0 || shoes.some((size) => size <= WOMENS_SHOE);
  }
  return true;
}

const AGE = /^(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\s*(y|yrs|years|m|months)?/i;

/** The months a child's size spans: 6-7Y, 3-6M, 8Y. */
export function monthsOfSize(size: string): [number, number] | undefined {
  const range = AGE.exec(size.trim());
  if (range?.[3]) {
    const unit = range[3].toLowerCase().startsWith("m") ? 1 : 12;
    const upper = Number(range[2]) * unit;
    return [Number(range[1]) * unit, unit === 1 ? upper : upper + 11];
  }
  const one = /^(\d{1,2})\s*(y|yrs|years|m|months)$/i.exec(size.trim());
  if (!one) return undefined;
  const unit = one[2]!.toLowerCase().startsWith("m") ? 1 : 12;
  return [Number(one[1]) * unit, Number(one[1]) * unit + unit - 1];
}

const GIFT_CATEGORIES = new Set(["Gifts & Stationery", "Home & Living", "Others"]);

function isForChild(candidate: Candidate, wearer: Wearer): boolean {
  const { terms, world } = factsOf(candidate);
  if (world !== "kids")
    return (
      Boolean(wearer.isGift) && GIFT_CATEGORIES.has(candidate.category ?? "") && isChildsGift(terms)
    );
  const spans = (candidate.stocked ?? candidate.sizes).flatMap((size) => {
    const span = monthsOfSize(size);
    return span ? [span] : [];
  });
  // Nothing of it can be had any more.
  if (spans.length === 0 && candidate.sizes.some(monthsOfSize)) return false;
  const isBabySized = spans.length > 0 && spans.every(([from]) => from < 24);
  if (isBaby(wearer)) {
    if (wearer.months !== undefined)
      return spans.some(([from, to]) => from <= wearer.months! && wearer.months! <= to + 1);
    return isBabySized || terms.has("audience:baby") || terms.has("kind:romper");
  }
  if (
    wearer.months !== undefined &&
    spans.length > 0 &&
    !spans.some(([from, to]) => from <= wearer.months! && wearer.months! <= to)
  )
    return false;
  if (wearer.months === undefined && isBabySized && wearer.who !== "child") return false;
  if (wearer.who === "boy")
    return !terms.has("audience:girls") && !terms.has("kind:dress") && !terms.has("kind:skirt");
  return wearer.who !== "girl" || !terms.has("audience:boys") || terms.has("audience:girls");
}

const isChildsGift = (terms: ReadonlySet<string>): boolean =>
  any(terms, setOf("kind:gift-box kind:card kind:toy kind:throw kind:gift")) ||
  terms.has("audience:baby");
