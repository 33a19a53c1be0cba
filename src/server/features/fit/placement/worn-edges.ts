// How a piece from a photo came out on the body: what the eye finds first is a frayed outline, a bare shoulder, cloth
// over the throat, legs that do not end together or swell below the hip.
import type { Figure } from "../figure/figure.ts";
import { isShoulderHung } from "../garment/slot.ts";
import { alphaAt, type Layer } from "../pixels/raster.ts";
import { widthIn, type Placed } from "./plausible.ts";

/** Looked at every second pixel; teeth and notches are narrower than twice this. */
const TEETH = 6;
/** How far an outline goes to and fro, in pixels of the canvas: more is torn. */
const FRAYED = 0.6;
/** Rows of the canvas. */
const BARE_SHOULDER = 34;
const OVER_THROAT = 8;
const UNEQUAL_LEGS = 46;
/** Trousers from a photo are nowhere so many times as wide as at the hip: they were spread, or lay folded. */
const SWOLLEN = 1.22;

export function flawOfEdges(figure: Figure, placed: Placed & { bottom: number }): string | null {
  const { slot, trunk, sleeves } = placed;
  if (frayOf(figure, sleeves ? [trunk, sleeves] : [trunk]) > FRAYED) return "frayed";
  if (isShoulderHung(slot)) return sleeves ? flawAtNeck(figure, [trunk, sleeves]) : null;
  return slot === "trousers" ? flawInLegs(figure, placed) : null;
}

function flawAtNeck({ anchors, shoulderTop }: Figure, layers: readonly Layer[]): string | null {
  const highest = (x: number, from: number, to: number) => {
    for (let y = Math.round(from); y < to; y++)
      if (layers.some((layer) => alphaAt(layer, Math.round(x), y) > 127)) return y;
    return Math.round(to);
  };
  const { base } = anchors.neck;
  if (highest(base.x, base.y - 60, base.y) < base.y - OVER_THROAT) return "cloth over the throat";
  for (const side of ["left", "right"] as const) {
    const { x } = anchors.shoulderTip[side];
    const inward = x + (base.x - x) * 0.2;
    const bare = shoulderTop(inward) + BARE_SHOULDER;
    if (highest(inward, bare - 80, bare) >= bare) return "a bare shoulder";
  }
  return null;
}

function flawInLegs({ anchors }: Figure, { trunk, bottom }: Placed & { bottom: number }) {
  const { levels, crotch } = anchors;
  const ends = [-1, 1].map((side) => {
    for (let y = bottom; y > crotch.y; y--)
      for (let away = 8; away < 140; away += 4)
        if (alphaAt(trunk, Math.round(crotch.x + side * away), y) > 127) return y;
    return Math.round(crotch.y);
  });
  if (Math.abs(ends[0]! - ends[1]!) > UNEQUAL_LEGS) return "legs that end apart";
  const hip = widthIn(trunk, Math.round(levels.hip));
  for (let y = Math.round(crotch.y); y < bottom; y += 8)
    if (hip > 0 && widthIn(trunk, y) > hip * SWOLLEN) return "swollen legs";
  return null;
}

/** Cloth between the outline without its teeth and the one without its notches, over the outline's length. */
export function frayOf(
  { width, height }: { width: number; height: number },
  layers: readonly Layer[],
): number {
  const [wide, high] = [width >> 1, height >> 1];
  const mask = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      if (layers.some((layer) => alphaAt(layer, 2 * x, 2 * y) > 127)) mask[y * wide + x] = 1;
  const grown = (from: Uint8Array, value: 0 | 1) => spread(from, wide, high, value);
  const opened = grown(grown(mask, 0), 1);
  const closed = grown(grown(mask, 1), 0);
  let [between, outline] = [0, 0];
  for (let i = wide; i < mask.length - wide; i++) {
    if (closed[i]! > opened[i]!) between++;
    if (opened[i] && !(opened[i - 1]! & opened[i + 1]! & opened[i - wide]! & opened[i + wide]!))
      outline++;
  }
  return outline === 0 ? 0 : (between / outline) * 2;
}

/** Pixels of one value, grown by a square in two runs. */
function spread(mask: Uint8Array, wide: number, high: number, value: 0 | 1): Uint8Array {
  const run = (from: Uint8Array, step: number, length: number, count: number, next: number) => {
    const out = from.slice();
    for (let line = 0; line < count; line++) {
      let last = -Infinity;
      for (let n = 0; n < length; n++) {
        if (from[line * next + n * step] === value) last = n;
        if (n - last <= TEETH / 2) out[line * next + n * step] = value;
      }
      last = Infinity;
      for (let n = length - 1; n >= 0; n--) {
        if (from[line * next + n * step] === value) last = n;
        if (last - n <= TEETH / 2) out[line * next + n * step] = value;
      }
    }
    return out;
  };
  return run(run(mask, 1, wide, high, wide), wide, high, wide, 1);
}
