// What suits an occasion: how dressed up one is there, what one wears there when nothing else was said, and
// what nobody wears there.
import type { Wish } from "../wish.ts";
import { isBaby, isChild, ofFacet } from "../wish.ts";
import type { Candidate } from "./queries/candidates.ts";
import { factsOf, WORLDS, type World } from "./piece-facts.ts";

type Profile = {
  /** Least and most dressed up. */
  dressed: [number, number];
  women: string;
  men: string;
  /** Worlds that are at home there, beside the wardrobe. */
  worlds?: World[];
  not?: string;
  /** Arms and knees are covered there. */
  isCovered?: true;
};

const FESTIVE_WOMEN = "Dresses, Jumpsuits & Overalls, Kaftans & Kimonos, Abayas, Ponchos & Capes";
const FESTIVE_MEN = "Suits, Blazers, Shirts, Vest, Pants, Footwear";
const DAY_WOMEN =
  "Dresses, Blouses, Shirts, Pants, Skirts, Jumpsuits & Overalls, Cardigans, Clothing Sets, Kaftans & Kimonos, Abayas";
const DAY_MEN = "Shirts, T-Shirts, Pants, Hoodies & Sweatshirts, Coats & Jackets, Footwear";
const WORK_NOT =
  "kind:jeans material:denim kind:cargo-trousers pattern:graphic material:sequin style:evening kind:evening-dress kind:party-dress occasion:party kind:shorts kind:hoodie style:sport style:streetwear kind:slide kind:summer-dress material:corduroy kind:overalls pattern:animal kind:swimwear";
const PLAIN_NOT =
  "kind:jeans material:denim pattern:graphic kind:cargo-trousers material:jersey kind:hoodie style:sport kind:sneaker kind:slide kind:backpack style:streetwear pattern:checked kind:overalls kind:tshirt kind:canvas material:canvas";

const PROFILES: Record<string, Profile> = {
  "occasion:wedding": {
    dressed: [2.3, 3.6],
    women: FESTIVE_WOMEN,
    men: FESTIVE_MEN,
    not: PLAIN_NOT,
  },
  "occasion:engagement": {
    dressed: [2.3, 3.6],
    women: FESTIVE_WOMEN,
    men: FESTIVE_MEN,
    not: PLAIN_NOT,
  },
  "occasion:henna": { dressed: [1.6, 3.6], women: FESTIVE_WOMEN, men: FESTIVE_MEN, not: PLAIN_NOT },
  "occasion:party": { dressed: [1.6, 3.6], women: FESTIVE_WOMEN, men: FESTIVE_MEN, not: PLAIN_NOT },
  "style:evening": { dressed: [2.3, 3.6], women: FESTIVE_WOMEN, men: FESTIVE_MEN, not: PLAIN_NOT },
  "occasion:work": {
    dressed: [1.3, 2.8],
    women: "Blazers, Shirts, Blouses, Pants, Skirts, Suits, Dresses, Vest",
    men: "Shirts, Blazers, Pants, Suits, Vest, Footwear",
    not: WORK_NOT,
  },
  "occasion:eid": {
    dressed: [1.2, 3],
    women:
      "Dresses, Abayas, Kaftans & Kimonos, Clothing Sets, Blouses, Skirts, Jumpsuits & Overalls",
    men: "Shirts, Pants, Blazers, Footwear, T-Shirts",
    not: "pattern:graphic style:sport kind:sleepwear kind:pyjamas kind:romper",
  },
  "occasion:ramadan": {
    dressed: [1.2, 3],
    women:
      "Kaftans & Kimonos, Abayas, Dresses, Blouses, Skirts, Clothing Sets, Ponchos & Capes, Jumpsuits & Overalls",
    men: "Shirts, Pants, Blazers",
    not: "pattern:graphic style:sport kind:mermaid material:sequin",
    isCovered: true,
  },
  "occasion:prayer": {
    dressed: [0.8, 2.2],
    women: "Abayas, Prayerwear, Hijabs & Scarves, Dresses",
    men: "Prayerwear, Others",
    worlds: ["prayer"],
    not: "material:sequin kind:heel style:evening kind:evening-dress kind:party-dress occasion:party pattern:animal",
    isCovered: true,
  },
  "occasion:beach": {
    dressed: [0, 2],
    women: "Swimwear, Kaftans & Kimonos, Dresses, Shorts, Headwear, Bags, Footwear",
    men: "Swimwear, Shorts, T-Shirts, Shirts, Footwear, Headwear",
    worlds: ["swim"],
    not: "material:denim material:wool material:velvet kind:heel kind:boot kind:coat style:formal material:leather kind:suit",
  },
  "occasion:gym": {
    dressed: [0, 1],
    women: "Sportswear, Leggings, Tracksuits, Sweatpants",
    men: "Sportswear, Tracksuits, Sweatpants, Shorts, Footwear",
    worlds: ["sport"],
    not: "material:denim kind:heel kind:loafer material:corduroy",
  },
  "occasion:university": {
    dressed: [0.5, 1.9],
    women: DAY_WOMEN,
    men: DAY_MEN,
    not: "style:evening kind:evening-dress kind:party-dress kind:clutch kind:suit kind:heel",
  },
  "occasion:travel": {
    dressed: [0.3, 1.9],
    women: DAY_WOMEN,
    men: DAY_MEN,
    worlds: ["sport"],
    not: "style:evening kind:evening-dress kind:party-dress kind:clutch kind:heel kind:suit",
  },
  "occasion:outing": {
    dressed: [0.7, 2.2],
    women: DAY_WOMEN,
    men: DAY_MEN,
    not: "style:evening kind:evening-dress kind:party-dress occasion:party material:sequin kind:robe kind:house-dress",
  },
  "occasion:home": {
    dressed: [0, 1.4],
    women: "Homewear, Sleepwear, Hoodies & Sweatshirts",
    men: "Homewear, Sleepwear, Hoodies & Sweatshirts, Sweatpants",
    worlds: ["home", "sport"],
    not: "material:denim kind:heel style:evening",
  },
  "occasion:mourning": {
    dressed: [1, 2.6],
    women: "Abayas, Dresses, Hijabs & Scarves, Skirts, Blouses",
    men: "Shirts, Pants, Suits, Blazers",
    not: "material:sequin pattern:floral pattern:animal",
    isCovered: true,
  },
  "style:formal": {
    dressed: [1.8, 3],
    women: "Blazers, Suits, Shirts, Blouses, Pants, Skirts, Dresses, Vest",
    men: "Suits, Blazers, Shirts, Pants, Vest, Footwear",
    not: PLAIN_NOT,
  },
};

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

const isWrongPlace = (has: ReadonlySet<string>, { terms }: Wish): boolean =>
  terms.some((id) => SETTING_NOT[id]?.some((no) => has.has(no) && !terms.includes(no)));

const listOf = (names: string): string[] => names.split(",").map((name) => name.trim());
const idsOf = (names = ""): Set<string> => new Set(names.split(/\s+/).filter(Boolean));
const NOT = new Map(Object.entries(PROFILES).map(([id, { not }]) => [id, idsOf(not)]));

/** Categories for a wish that names no kind of piece; undefined where anything may be meant. */
export function categoriesFor(wish: Wish): string[] | undefined {
  const { wearer } = wish;
  if (isChild(wearer))
    return wearer.isGift && isBaby(wearer)
      ? ["Kids' Clothing", "Gifts & Stationery"]
      : ["Kids' Clothing"];
  if (wearer.isGift) return giftsFor(wish);
  const profile = [...eventsOf(wish), ...ofFacet(wish.terms, "style")]
    .map((id) => PROFILES[id])
    .find(Boolean);
  const isDay = wish.terms.includes("occasion:outing") || wish.terms.includes("occasion:travel");
  if (isDay && wish.terms.includes("season:winter")) return WINTER;
  if (profile) return listOf(wearer.who === "man" ? profile.men : profile.women);
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
  const isAsked = ofFacet(wish.terms, "kind").some((kind) => terms.has(kind));
  if (world !== "wardrobe" && !profile.worlds?.includes(world) && !isAsked) return 0;
  if (profile.worlds?.includes(world)) return 1;
  if (isWrongPlace(terms, wish)) return 0;
  for (const no of NOT.get(id) ?? []) if (terms.has(no) && !wish.terms.includes(no)) return 0;
  if (profile.isCovered && isBare) return 0;
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
