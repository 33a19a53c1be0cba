// The pinned pieces seen as one look: what it has, how dressed up it is, for when and for whom.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Sentence } from "../read/sentence.ts";
import { colourById, type Colour } from "./palette.ts";
import type { Piece } from "./pieces.ts";
import { DRESSING, type Slot, type World } from "./slots.ts";

export type Look = {
  pieces: Piece[];
  world: World;
  taken: ReadonlySet<Slot>;
  /** Kinds that are pinned already. */
  kinds: ReadonlySet<string>;
  palette: Colour[];
  /** 0 sport and home, 1 casual, 2 smart, 3 evening. */
  dressed: number;
  season: "summer" | "winter" | undefined;
  isModest: boolean;
  audience: "women" | "men" | undefined;
};

const DRESSED: [number, string][] = [
  [
    3,
    "style:evening occasion:wedding occasion:engagement occasion:party occasion:henna kind:evening-dress kind:party-dress kind:clutch material:sequin material:organza pattern:glitter",
  ],
  [2.5, "kind:heel material:satin material:velvet material:lace"],
  [
    2,
    "style:formal style:classic occasion:work occasion:eid kind:blazer kind:suit kind:loafer kind:formal-shoe kind:handbag kind:dress-shirt kind:waistcoat",
  ],
  [1.8, "kind:abaya kind:kaftan kind:dress kind:jumpsuit kind:skirt kind:blouse kind:jewellery"],
  [
    1,
    "style:casual style:streetwear style:basic style:bohemian occasion:university occasion:travel occasion:beach kind:jeans kind:sneaker kind:tshirt kind:hoodie kind:shorts kind:backpack kind:espadrille",
  ],
  [0, "style:sport style:home occasion:gym kind:sportswear kind:tracksuit"],
];
const WINTER =
  "season:winter kind:coat kind:boot kind:beanie kind:sweater kind:muffler kind:gloves material:wool material:fleece material:fur material:velvet";
const SUMMER =
  "season:summer kind:sandal kind:slide kind:espadrille kind:shorts kind:sun-hat kind:straw-bag kind:tank-top kind:summer-dress material:linen material:straw occasion:beach";
const MODEST =
  "style:modest kind:abaya kind:hijab kind:undercap kind:turban kind:prayerwear kind:khimar kind:isdal kind:burkini kind:jilbab kind:sport-tunic";
const WOMEN =
  "audience:women kind:dress kind:abaya kind:skirt kind:blouse kind:heel kind:hijab kind:clutch kind:earrings kind:kaftan kind:kimono kind:nightdress kind:camisole kind:burkini kind:skirt-suit";
const MEN = "audience:men kind:tie kind:cufflinks kind:boxers kind:galabeya";

const set = (names: string): string[] => names.split(" ");
const LEVELS = DRESSED.map(([level, names]) => ({ level, terms: set(names) }));

const counts = (names: string) => {
  const terms = set(names);
  return (all: ReadonlySet<string>[]) =>
    all.filter((one) => terms.some((id) => one.has(id))).length;
};
const winter = counts(WINTER);
const summer = counts(SUMMER);
const modest = counts(MODEST);
const women = counts(WOMEN);
const men = counts(MEN);

/** 1 where it is worn in the heat, -1 in the cold, 0 where it tells neither. */
export const seasonOf = (terms: ReadonlySet<string>): number =>
  Math.sign(summer([terms]) - winter([terms]));

const dressedOf = (terms: ReadonlySet<string>): number | undefined =>
  LEVELS.find(({ terms: telling }) => telling.some((id) => terms.has(id)))?.level;

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What most of them are; of two that are as many, the one pinned first. */
function most<T>(values: T[]): T {
  const tally = new Map<T, number>();
  for (const value of values) tally.set(value, (tally.get(value) ?? 0) + 1);
  return elementAt(
    [...tally].toSorted(([, a], [, b]) => b - a),
    0,
  )[0];
}

/** A whole piece leaves no place for a top, nor for a bottom; a suit is worn over a shirt. */
function takenBy(pieces: Piece[], world: World): Set<Slot> {
  const taken = new Set(pieces.map(({ slot }) => slot));
  if (!DRESSING.has(world)) return taken;
  if (taken.has("whole")) taken.add("bottom").add("top");
  if (taken.has("top") || taken.has("bottom")) taken.add("whole");
  const suits = pieces.filter(({ terms }) => terms.has("kind:suit"));
  if (
    suits.length > 0 &&
    pieces.filter(({ slot }) => slot === "whole" || slot === "top").length === suits.length
  )
    taken.add("outer").delete("top");
  return taken;
}

/** The shopper's own words count more than what the pieces suggest. */
export function readLook(pieces: Piece[], wish: Sentence): Look {
  const asked = new Set(wish.asked.filter(({ negated }) => !negated).map(({ term }) => term.id));
  const all = pieces.map(({ terms }) => terms);
  const told = [asked];
  const levels = all.map(dressedOf).filter((level) => level !== undefined);
  const warmth = 3 * winter(told) + winter(all) - 3 * summer(told) - summer(all);
  const forMen = 3 * men(told) + men(all);
  const forWomen = 3 * women(told) + women(all);
  const world = most(pieces.map((piece) => piece.world));
  return {
    pieces,
    world,
    taken: takenBy(pieces, world),
    kinds: new Set(all.flatMap((terms) => [...terms].filter((id) => id.startsWith("kind:")))),
    palette: paletteOf(all),
    dressed: dressedOf(asked) ?? (levels.length > 0 ? mean(levels) : 1.5),
    season: warmth === 0 ? undefined : warmth > 0 ? "winter" : "summer",
    isModest: modest(told) + modest(all) > 0,
    audience: forMen === forWomen ? undefined : forMen > forWomen ? "men" : "women",
  };
}

/** The first colour of each piece is its main one. */
const paletteOf = (all: ReadonlySet<string>[]): Colour[] => {
  const found = all.flatMap((terms) => [...terms].map(colourById).find((colour) => colour) ?? []);
  return [...new Set(found)];
};
