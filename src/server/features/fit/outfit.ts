// What of two pieces is worn, in which order, and what is laid out beside.
import type { FitBody, FitLayout } from "../../../contract/fit.ts";
import { isForMen, isModest, slotOf, type Slot } from "./garment/slot.ts";

export type Described = { title: string; category: string };

export type Plan = {
  body: FitBody;
  slots: readonly [Slot, Slot];
  /** Places in the pair, from the skin outward. */
  worn: readonly number[];
  beside: readonly number[];
  /** The first worn piece goes into the waistband of the second. */
  isTucked: boolean;
  layout: FitLayout;
};

/** From the skin outward. */
export const ORDER: readonly Slot[] = [
  "trousers",
  "skirt",
  "tank",
  "top",
  "dress",
  "jumpsuit",
  "set",
  "suit",
  "prayer",
  "gown",
  "outer",
  "cape",
  "head-covering",
  "hat",
  "necklace",
  "sunglasses",
  "shoes",
  "bag",
  "beside",
];

type Zone = "upper" | "lower" | "whole" | "over" | "everything" | "head" | "loose";

const ZONES: Record<Slot, Zone> = {
  top: "upper",
  tank: "upper",
  trousers: "lower",
  skirt: "lower",
  dress: "whole",
  jumpsuit: "whole",
  suit: "whole",
  set: "whole",
  outer: "over",
  cape: "over",
  gown: "over",
  prayer: "everything",
  "head-covering": "head",
  hat: "head",
  necklace: "loose",
  sunglasses: "loose",
  bag: "loose",
  shoes: "loose",
  beside: "loose",
};

/** Nobody wears two of these at once, in either order. */
const CLASHES: readonly (readonly [Slot | Zone, Slot | Zone])[] = [
  ["upper", "upper"],
  ["lower", "lower"],
  ["whole", "whole"],
  ["head", "head"],
  ["everything", "everything"],
  ["everything", "upper"],
  ["everything", "lower"],
  ["everything", "whole"],
  ["everything", "over"],
  ["everything", "head"],
  ["jumpsuit", "upper"],
  ["jumpsuit", "lower"],
  ["dress", "skirt"],
  ["set", "upper"],
  ["set", "lower"],
  ["suit", "lower"],
  ["gown", "gown"],
  ["outer", "outer"],
  ["cape", "cape"],
  ["bag", "bag"],
  ["shoes", "shoes"],
  ["necklace", "necklace"],
  ["sunglasses", "sunglasses"],
];

/** Hands and neck are under the cloth: these lie beside it. */
const HIDDEN_IN_PRAYER: ReadonlySet<Slot> = new Set(["bag", "necklace", "sunglasses", "hat"]);

/** Heavy tops stay outside a waistband. */
const UNTUCKED: ReadonlySet<string> = new Set(["Hoodies & Sweatshirts", "Cardigans", "Sportswear"]);

function doClash(a: Slot, b: Slot): boolean {
  const is = (slot: Slot, name: Slot | Zone) => slot === name || ZONES[slot] === name;
  return CLASHES.some(([x, y]) => (is(a, x) && is(b, y)) || (is(a, y) && is(b, x)));
}

export function planOutfit(pieces: readonly [Described, Described], wished?: FitBody): Plan {
  const slots: [Slot, Slot] = [slotOf(pieces[0]), slotOf(pieces[1])];
  const canWear = (n: number) =>
    slots[n] !== "beside" &&
    !doClash(slots[0], slots[1]) &&
    !(slots[1 - n] === "prayer" && HIDDEN_IN_PRAYER.has(slots[n]!));
  const wearable = [0, 1].filter(canWear);
  // A figure that wears nothing is not shown for the sake of a bag: then both are laid out.
  const isBare = (n: number) => ZONES[slots[n]!] === "loose" || slots[n] === "hat";
  const isDressed = wearable.length === 2 || !wearable.every(isBare);
  const worn = isDressed ? wearable.toSorted((a, b) => rank(slots, a) - rank(slots, b)) : [];
  const isTucked =
    worn.length === 2 &&
    slots.includes("skirt") &&
    pieces.some((piece, n) => ZONES[slots[n]!] === "upper" && !UNTUCKED.has(piece.category));
  const [first, second] = worn;
  return {
    body: bodyFor(pieces, slots, wished),
    slots,
    worn: isTucked ? [second!, first!] : worn,
    beside: [0, 1].filter((n) => !worn.includes(n)),
    isTucked,
    layout: worn.length === 2 ? "worn" : "beside",
  };
}

const rank = (slots: readonly Slot[], n: number) => ORDER.indexOf(slots[n]!);

/** A head covering is draped on the figure that is made for it. */
function bodyFor(pieces: readonly Described[], slots: readonly Slot[], wished?: FitBody): FitBody {
  if (slots.includes("head-covering")) return "modest";
  if (wished) return wished;
  if (pieces.some(isModest)) return "modest";
  return pieces.some(isForMen) ? "male" : "plain";
}
