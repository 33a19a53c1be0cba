// Where a piece is worn, and in which of a person's worlds.
import type { Part } from "./compatibility.ts";

export type Slot =
  | "whole" // dress, abaya, jumpsuit, set: top and bottom at once
  | "top"
  | "bottom"
  | "outer"
  | "shoes"
  | "bag"
  | "head"
  | "jewel"
  | "extra"
  | "thing";

export type World = "wardrobe" | "sport" | "swim" | "rest" | "prayer" | "kids" | "home" | "gifts";

/** Where one outfit is put together; elsewhere people gather things. */
export const DRESSING: ReadonlySet<World> = new Set<World>(["wardrobe", "sport"]);

/** The most telling kinds first: a sports top is sport before it is a top. */
const WORLDS: [World, string][] = [
  ["kids", "kids-clothing romper bib"],
  ["prayer", "prayerwear isdal khimar prayer-rug prayer-beads"],
  ["swim", "swimwear burkini swim-shorts rash-guard cover-up"],
  [
    "rest",
    "sleepwear homewear pyjamas nightdress robe house-dress lounge-set slipper lounge-pants underwear undershirt",
  ],
  [
    "sport",
    "sportswear tracksuit sport-set sport-top sport-jersey sports-bra sport-leggings sport-shorts sports-shoe yoga-mat ball",
  ],
  [
    "home",
    "home cushion candle throw rug vase mug bedding tableware towel wall-art incense bottle",
  ],
  ["gifts", "gift gift-box stationery notebook card pen sticker toy"],
];

const SLOTS: [Slot, string][] = [
  ["shoes", "shoe slipper"],
  ["bag", "bag"],
  ["head", "hijab headwear khimar"],
  ["jewel", "jewellery watch"],
  ["extra", "scarf accessory socks gloves tights umbrella"],
  ["outer", "outerwear blazer cardigan kimono poncho cape gilet overshirt robe cover-up"],
  [
    "whole",
    "dress abaya kaftan jumpsuit set suit tracksuit saree lehenga isdal prayerwear burkini pyjamas nightdress house-dress",
  ],
  ["top", "top undershirt rash-guard sports-bra"],
  ["bottom", "bottom swim-shorts"],
];

const listed = (names: string): string[] => names.split(" ").map((name) => `kind:${name}`);
const WORLD_KINDS = WORLDS.map(([world, names]) => ({ world, kinds: listed(names) }));
const SLOT_KINDS = SLOTS.map(([slot, names]) => ({ slot, kinds: listed(names) }));

export const worldOf = (terms: ReadonlySet<string>): World =>
  WORLD_KINDS.find(({ kinds }) => kinds.some((kind) => terms.has(kind)))?.world ?? "wardrobe";

export const slotOf = (terms: ReadonlySet<string>): Slot =>
  SLOT_KINDS.find(({ kinds }) => kinds.some((kind) => terms.has(kind)))?.slot ?? "thing";

/** As the outfits were cut that the compatibility was learnt from; a dress stands below there. */
export const PART_OF: Record<Slot, Part> = {
  whole: "bottom",
  top: "upper",
  bottom: "bottom",
  outer: "upper",
  shoes: "shoe",
  bag: "bag",
  head: "accessory",
  jewel: "accessory",
  extra: "accessory",
  thing: "accessory",
};
