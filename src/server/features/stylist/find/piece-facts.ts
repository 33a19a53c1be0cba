// What a wish asks of a piece, read from the facts that were computed when it was saved (products/facts).
import type { Candidate } from "./queries/candidates.ts";

export type PieceFacts = {
  terms: ReadonlySet<string>;
  /** "sleeve=long", as the product page shows them. */
  keys: ReadonlySet<string>;
  /** 0 home and sport, 1 casual, 2 smart, 3 evening. */
  dressed: number;
  isWarm: boolean;
  /** How warm it is beside others, 0 to 1: of pieces that are not warm, jersey is warmer than satin. */
  warmth: number;
  /** Shows arms, knees or the waist. */
  isBare: boolean;
  /** 1 where it is known to cover, 0 where nobody says, -1 where it does so in part. */
  cover: number;
  world: World;
};

export type World =
  | "wardrobe"
  | "home"
  | "sport"
  | "swim"
  | "prayer"
  | "underwear"
  | "kids"
  | "things";

export const WORLDS: Readonly<Record<string, World>> = {
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

const SPORT = 0.2;
const EVENING = 3;
const FORMALITY: Record<string, number> = {
  home: 0,
  sport: SPORT,
  casual: 1,
  smart: 2,
  formal: 2.4,
  evening: EVENING,
};

/** How dressed up a style is beside the usual one of its kind. */
const STYLES: Record<string, number> = {
  "style:minimal": 1.8,
  "style:modest": 1.6,
  "style:romantic": 1.6,
  "style:bohemian": 1.3,
  "style:basic": 0.8,
  "style:streetwear": 0.7,
};

/** Cloth that dresses up what is made of it. */
const FINE = ["satin", "velvet", "lace", "chiffon", "silk"].map((name) => `material:${name}`);

const BARE = [
  "sleeve=short",
  "sleeve=sleeveless",
  "length=short",
  "length=knee",
  "length=cropped",
  "neckline=bare",
];

const WARMTH: Record<string, number> = { warm: 1, medium: 0.7, light: 0.4 };
const UNKNOWN_WARMTH = 0.5;
const COVER: Record<string, number> = { covered: 1, partly: -1, bare: -1 };

/** Cool to the touch, or so thin that the air goes through. */
const COOL = ["satin", "silk", "linen", "chiffon", "lace", "mesh", "viscose", "tulle"].map(
  (name) => `material:${name}`,
);
const LESS_WARM = 0.2;

/** Worn over something that covers. */
const OVER = new Set([
  "Coats & Jackets",
  "Blazers",
  "Cardigans",
  "Vest",
  "Ponchos & Capes",
  "Suits",
]);

/** By its terms, which are the same list in every search that finds the piece (kept-pieces.ts). */
const READ = new WeakMap<readonly string[], PieceFacts>();

export function factsOf(candidate: Candidate): PieceFacts {
  const known = READ.get(candidate.terms);
  if (known) return known;
  const terms = new Set(candidate.terms);
  const keys = new Set(candidate.facts);
  const world = WORLDS[candidate.category ?? ""] ?? "wardrobe";
  const facts: PieceFacts = {
    terms,
    keys,
    dressed: dressedOf(terms, candidate.facts, world),
    isWarm: keys.has("warmth=warm"),
    warmth: warmthOf(terms, candidate.facts),
    isBare: !OVER.has(candidate.category ?? "") && BARE.some((key) => keys.has(key)),
    cover: COVER[valueOf(candidate.facts, "coverage") ?? ""] ?? 0,
    world,
  };
  READ.set(candidate.terms, facts);
  return facts;
}

const valueOf = (keys: readonly string[], kind: string): string | undefined =>
  keys.find((key) => key.startsWith(`${kind}=`))?.slice(kind.length + 1);

function warmthOf(terms: ReadonlySet<string>, keys: readonly string[]): number {
  const level = WARMTH[valueOf(keys, "warmth") ?? ""] ?? UNKNOWN_WARMTH;
  const isCool = level < 1 && COOL.some((id) => terms.has(id));
  const isOpen = BARE.some((key) => keys.includes(key));
  return Math.max(0, level - (isCool ? LESS_WARM : 0) - (isOpen ? LESS_WARM : 0));
}

function dressedOf(terms: ReadonlySet<string>, keys: readonly string[], world: World): number {
  if (world === "home" || world === "underwear") return 0;
  const formality = FORMALITY[valueOf(keys, "formality") ?? ""];
  if (formality !== undefined && (formality >= EVENING || formality <= SPORT)) return formality;
  const style = Object.entries(STYLES).find(([id]) => terms.has(id))?.[1];
  const level = style === undefined ? (formality ?? 1.3) : (style + (formality ?? style)) / 2;
  return FINE.some((id) => terms.has(id)) ? level + 0.4 : level;
}
