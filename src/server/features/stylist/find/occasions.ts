// Whether a piece suits an occasion, and which categories one may mean who names only that.
import { termById } from "../../../language/terms.ts";
import type { Wish } from "../wish.ts";
import { facetOf, isBaby, isChild, ofFacet } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";
import { DAY_MEN, DAY_WOMEN, PROFILES } from "./occasion-profiles.ts";
import { ownColours } from "./own-colours.ts";
import { factsOf, WORLDS } from "./piece-facts.ts";

/** Where it is, not what it is: a wedding by the sea is a wedding. */
const SETTINGS = new Set(["occasion:beach", "occasion:travel", "occasion:outing", "occasion:home"]);

/** Cloth for where it is, whatever the event: nobody wears velvet by the sea. */
const SETTING_NOT: Record<string, string[]> = {
  "occasion:beach": ["material:velvet", "material:wool", "material:leather", "material:tweed"],
};

/** The occasions that say how to dress: settings only where there is no event. */
export function eventsOf({ terms }: Wish): string[] {
  const all = ofFacet(terms, "occasion");
  const events = all.filter((id) => !SETTINGS.has(id));
  return events.length > 0 ? events : all;
}

/** Who names a cloth gets it: a straw bag is one for the beach, though its handles are leather. */
const isNamedCloth = (no: string, has: ReadonlySet<string>, wish: Wish): boolean =>
  facetOf(no) === "material" && ofFacet(wish.terms, "material").some((id) => has.has(id));

const isWrong = (no: string, has: ReadonlySet<string>, wish: Wish): boolean =>
  has.has(no) && !wish.terms.includes(no) && !isNamedCloth(no, has, wish);

const isWrongPlace = (has: ReadonlySet<string>, wish: Wish): boolean =>
  wish.terms.some((id) => SETTING_NOT[id]?.some((no) => isWrong(no, has, wish)));

const listOf = (names: string): string[] => names.split(",").map((name) => name.trim());
const idsOf = (names = ""): Set<string> => new Set(names.split(/\s+/).filter(Boolean));
const NOT = new Map(Object.entries(PROFILES).map(([id, { not }]) => [id, idsOf(not)]));
const COLOURS = new Map(
  Object.entries(PROFILES).flatMap(([id, { colours }]) => (colours ? [[id, idsOf(colours)]] : [])),
);

/** A piece shows its first colour; a wish that names another one is obeyed. */
function isOffColour(one: Candidate, id: string, wish: Wish): boolean {
  const worn = COLOURS.get(id);
  const [first] = ownColours(one);
  if (!worn || first === undefined || ofFacet(wish.terms, "colour").length > 0) return false;
  return !worn.has(first);
}

const profileOf = (wish: Wish) =>
  [...eventsOf(wish), ...ofFacet(wish.terms, "style")].map((id) => PROFILES[id]).find(Boolean);

/** How far from being dressed for the occasion something is; 0 where it is, or where none was named. */
export function undressedFor(wish: Wish, dressed: number): number {
  const [least, most] = profileOf(wish)?.dressed ?? [-Infinity, Infinity];
  return Math.max(least - dressed, dressed - most, 0);
}

/** Categories for a wish that names no kind of piece; undefined where anything may be meant. */
export function categoriesFor(wish: Wish): string[] | undefined {
  const { wearer } = wish;
  if (isChild(wearer))
    return wearer.isGift && isBaby(wearer)
      ? ["Kids' Clothing", "Gifts & Stationery"]
      : ["Kids' Clothing"];
  if (wearer.isGift) return giftsFor(wish);
  const profile = profileOf(wish);
  const isDay = wish.terms.includes("occasion:outing") || wish.terms.includes("occasion:travel");
  if (isDay && wish.terms.includes("season:winter")) return WINTER;
  if (profile === PROFILES["occasion:home"] && !wish.terms.includes("season:winter"))
    return ["Homewear", "Sleepwear"];
  const isMans = (wearer.who ?? (wearer.isCovered ? "woman" : wish.speaks)) === "man";
  if (profile) return listOf(isMans ? profile.men : profile.women);
  if (wish.terms.includes("season:winter")) return LAYERS;
  if (wearer.isPregnant) return ["Dresses", "Kaftans & Kimonos", "Homewear", "Abayas"];
  return undefined;
}

const WINTER = [
  "Coats & Jackets",
  "Cardigans",
  "Hoodies & Sweatshirts",
  "Ponchos & Capes",
  "Dresses",
  "Clothing Sets",
  "Vest",
];

/** Who is cold asks for what goes on top. */
const LAYERS = WINTER.filter((category) => !["Dresses", "Clothing Sets"].includes(category));

/** Who likes a cloth is glad of clothes made of it. */
function giftsFor({ terms, wearer: { who } }: Wish): string[] {
  const gifts = who === "man" ? GIFTS_FOR_MEN : GIFTS;
  if (!who || ofFacet(terms, "material").length === 0) return gifts;
  return [...new Set([...gifts, ...listOf(who === "man" ? DAY_MEN : DAY_WOMEN)])];
}

const GIFTS = [
  "Accessories",
  "Bags",
  "Gifts & Stationery",
  "Home & Living",
  "Others",
  "Hijabs & Scarves",
];
const GIFTS_FOR_MEN = [
  "Accessories",
  "Others",
  "Gifts & Stationery",
  "Home & Living",
  "Headwear",
  "Bags",
];

/** What people wear when only a size, a colour or the weather was named. */
export const EVERYDAY = [
  "Dresses",
  "Blouses",
  "Shirts",
  "T-Shirts",
  "Pants",
  "Skirts",
  "Jumpsuits & Overalls",
  "Clothing Sets",
  "Kaftans & Kimonos",
  "Abayas",
  "Cardigans",
  "Ponchos & Capes",
  "Blazers",
  "Vest",
];

/** 0 where it has no business there, 1 where it fits well. */
export function suitsOccasion(candidate: Candidate, id: string, wish: Wish): number {
  const profile = PROFILES[id];
  const { terms, dressed, world, isBare } = factsOf(candidate);
  if (!profile) return terms.has(id) ? 1 : 0;
  if (world === "kids" || world === "things") return 1;
  // Joggers are trousers, and not what "trousers for work" asks for.
  const isAsked = ofFacet(wish.terms, "kind").some(
    (kind) => terms.has(kind) && (WORLDS[termById(kind)?.category ?? ""] ?? "wardrobe") === world,
  );
  if (world !== "wardrobe" && !profile.worlds?.includes(world) && !isAsked) return 0;
  if (profile.worlds?.includes(world)) return 1;
  if (isWrongPlace(terms, wish)) return 0;
  for (const no of NOT.get(id) ?? []) if (isWrong(no, terms, wish)) return 0;
  if (profile.isCovered && isBare) return 0;
  if (isOffColour(candidate, id, wish)) return 0;
  const [least, most] = profile.dressed;
  const away = Math.max(least - dressed, dressed - most, 0);
  const isNeutral = ["Footwear", "Bags", "Accessories", "Hijabs & Scarves", "Headwear"].includes(
    candidate.category ?? "",
  );
  if (away > (isNeutral ? 0.6 : 0.35)) return 0;
  return terms.has(id) ? 1 : Math.max(0.5, 0.9 - away);
}

/** Of a world that has no business there: swimwear in the gym, pyjamas at work. */
export function isOutOfPlace(category: string, occasion: string): boolean {
  const world = WORLDS[category];
  const profile = PROFILES[occasion];
  return world !== undefined && profile !== undefined && !profile.worlds?.includes(world);
}

export const isOccasionLike = (id: string): boolean => id in PROFILES;
