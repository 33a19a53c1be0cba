// Which kinds of pieces a look still wants, the most wanted first.
import { GARMENTS, type Garment } from "./garments.ts";
import type { Compatibility, Worn } from "./compatibility.ts";
import type { Look } from "./look.ts";
import { PART_OF, type Slot, type World } from "./slots.ts";

/** What completes a look is asked in this order; what it has is skipped. */
const ORDER: Record<World, Slot[]> = {
  wardrobe: ["whole", "top", "bottom", "shoes", "bag", "head", "outer", "jewel", "extra"],
  sport: ["top", "bottom", "shoes", "outer", "bag", "head", "extra"],
  swim: ["outer", "shoes", "bag", "head", "extra", "top"],
  rest: ["whole", "outer", "shoes", "extra", "thing"],
  prayer: ["whole", "thing", "head", "extra", "shoes"],
  kids: ["top", "bottom", "outer", "whole"],
  home: ["thing"],
  gifts: ["thing"],
};

/** Worlds in which one more of the same sort is welcome. */
const ENDLESS = new Set<Slot>(["jewel", "extra", "thing"]);

/** A beanie is no answer to a suit. */
const FAR = 0.6;

/** How far a garment is from how dressed the look is, in steps of the scale. */
const away = ({ dressed: [from, to] }: Garment, level: number): number =>
  Math.max(from - level, level - to, 0);

function isWorn(garment: Garment, look: Look): boolean {
  if (look.kinds.has(garment.kind)) return false;
  if (look.audience === "men" && garment.for === "women") return false;
  if (look.audience !== "men" && garment.for === "men") return false;
  if (look.isModest && garment.modesty === "bare") return false;
  if (away(garment, look.dressed) > FAR) return false;
  if (garment.season && look.season && garment.season !== look.season) return false;
  return look.isModest || garment.modesty !== "only";
}

/** Jewellery and the like may be added to what is there; a second pair of shoes may not. */
const isOpen = (slot: Slot, look: Look): boolean => !look.taken.has(slot) || ENDLESS.has(slot);

export type Ranked = { garment: Garment; score: number };

export function rankKinds(look: Look, outfit: Worn[], compatibility: Compatibility): Ranked[] {
  const fit = compatibility(outfit);
  return GARMENTS.filter(({ world }) => world === look.world)
    .filter((garment) => isWorn(garment, look))
    .map((garment) => ({ garment, score: scoreOf(garment, look) + learnt(garment, fit) }))
    .toSorted((a, b) => b.score - a.score);
}

const LEARNT_SHARE = 0.5;
const learnt = (garment: Garment, fit: ReturnType<Compatibility>): number =>
  LEARNT_SHARE * fit({ part: PART_OF[garment.slot], name: garment.en });

function scoreOf(garment: Garment, look: Look): number {
  const { season } = garment;
  const weather = season ? (look.season ? 0.3 : -0.4) : 0;
  // Nobody told us for whom; what only some wear is the riskier guess.
  const guess = garment.for && !look.audience ? -0.6 : 0;
  const covers = look.isModest && garment.modesty === "only" ? 0.8 : 0;
  return weather + guess + covers - 3 * away(garment, look.dressed);
}

const DRESSY = 1.8;

/** The slots to fill. A look that has everything gets what goes on top of it. */
export function slotsToFill(look: Look, kinds: Ranked[]): Slot[] {
  const order = ORDER[look.world].filter((slot) => {
    const hasKinds = kinds.some(({ garment }) => garment.slot === slot);
    return hasKinds && isOpen(slot, look) && isForThisLook(slot, look);
  });
  // Others cover their head because of the weather, if at all.
  return look.isModest
    ? order
    : order.toSorted((a, b) => Number(a === "head") - Number(b === "head"));
}

/** Shoes or a bag alone: a dress for a festive look, a top and a bottom for any other, not all three. */
function isForThisLook(slot: Slot, look: Look): boolean {
  const hasClothes = ["whole", "top", "bottom", "outer"].some((one) => look.taken.has(one as Slot));
  if (look.world !== "wardrobe" || (hasClothes && slot !== "whole")) return true;
  const wantsWhole =
    !hasClothes && look.audience === "women" && (look.isModest || look.dressed >= DRESSY);
  if (slot === "whole") return wantsWhole;
  return !wantsWhole || (slot !== "top" && slot !== "bottom");
}
