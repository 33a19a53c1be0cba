// How far down a garment that hangs from the shoulders goes.
import type { Figure } from "../figure/figure.ts";
import type { Landmarks } from "../garment/marks.ts";
import type { Slot } from "../garment/slot.ts";

const lerp = (a: number, b: number, share: number) => a + (b - a) * share;
const clamp = (v: number, low: number, high: number) => Math.min(high, Math.max(low, v));

/** Length over chest width, and where such a garment ends. */
const HEMS: readonly (readonly [number, keyof Figure["anchors"]["levels"]])[] = [
  [1.45, "tunic"],
  [1.75, "mini"],
  [2.1, "knee"],
  [2.4, "midi"],
  [2.75, "ankle"],
];

/** Where a top ends at the latest unless it is sold as a long one, from the hip (0) to where tunics end (1). */
const TOP_ENDS = 0.55;
/** So much may a slim picture be shortened for that; more would be seen on its print. */
const SHORTENED = 0.65;
const TOPS: ReadonlySet<Slot> = new Set(["top", "tank"]);

/** Below the chest a long garment is let down to where a garment of its proportions ends. */
export function lowerRise(
  figure: Figure,
  marks: Landmarks,
  slot: Slot,
  rise: number,
  chestRow: number,
  isLong = true,
): number {
  const { crotch, levels } = figure.anchors;
  if (marks.legs) {
    const own = marks.legs.crotch.y - marks.chest.y;
    return own > 0 ? clamp((crotch.y + 10 - chestRow) / own, rise * 0.6, rise * 1.5) : rise;
  }
  const own = marks.hem - marks.chest.y;
  const width = marks.chest.right - marks.chest.left;
  // Straps can be any length; they say nothing about the garment's.
  const straps = marks.shoulder.isStrap ? marks.chest.y - width * 0.45 : 0;
  const ratio = (marks.hem - Math.max(marks.shoulder.y, straps)) / width;
  const natural = chestRow + own * rise;
  if (TOPS.has(slot) && !isLong) {
    const latest = lerp(levels.hip, levels.tunic, TOP_ENDS);
    return clamp((Math.min(natural, latest) - chestRow) / own, rise * SHORTENED, rise);
  }
  const end =
    slot === "gown" && ratio > 1.5
      ? levels.maxi - 8
      : hemFor(ratio, natural, levels, slot === "dress" || slot === "gown");
  return clamp((Math.min(end, levels.maxi - 8) - chestRow) / own, rise * 0.72, rise * 1.5);
}

function hemFor(
  ratio: number,
  natural: number,
  levels: Figure["anchors"]["levels"],
  isLong: boolean,
): number {
  if (ratio < (isLong ? HEMS[0]![0] : 1.9)) return natural;
  for (let i = 0; i + 1 < HEMS.length; i++) {
    const [[low, from], [high, to]] = [HEMS[i]!, HEMS[i + 1]!];
    if (ratio < high) return lerp(levels[from], levels[to], (ratio - low) / (high - low));
  }
  return levels.ankle;
}
