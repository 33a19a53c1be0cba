// Two worn pieces, one over the other.
import { REGION } from "../figure/figure.ts";
import type { Layer } from "../pixels/raster.ts";
import { isJustBeside } from "./hiding.ts";
import type { Worn } from "./worn.ts";

const WAISTBAND = 12;

/** Over this many rows a tucked piece is drawn in to the width of the waistband. */
const DRAWN_IN = 90;

/** The inner piece ends inside the waistband of the outer one. */
export function tuck(inner: Worn, outer: Worn): Worn {
  const end = outer.top + WAISTBAND;
  const { trunk } = inner;
  const band = extentOf(outer.trunk, end - outer.trunk.top);
  const data = trunk.data.slice();
  data.fill(0, Math.max(0, end - trunk.top) * trunk.width * 4);
  const last = extentOf(trunk, Math.min(trunk.height - 1, end - trunk.top));
  if (band && last) {
    const middle = (band.left + band.right) / 2 + outer.trunk.left - trunk.left;
    const share = (band.right - band.left) / (last.right - last.left);
    for (let y = Math.max(0, end - DRAWN_IN - trunk.top); y < end - trunk.top; y++) {
      const t = 1 - (end - trunk.top - y) / DRAWN_IN;
      drawIn(trunk, data, y, middle, 1 - (1 - Math.min(1, share)) * t * t);
    }
    // What goes into a waistband does not stand out beside it. Only at its end the band is whole: it may be hollow above.
    const shift = outer.trunk.left - trunk.left;
    for (let y = Math.max(trunk.top, outer.top); y < end; y++)
      for (let x = 0; x < trunk.width; x++)
        if (x < band.left + shift || x > band.right + shift)
          data[((y - trunk.top) * trunk.width + x) * 4 + 3] = 0;
  }
  return { ...inner, trunk: { ...trunk, data }, bottom: Math.min(inner.bottom, end) };
}

function extentOf({ width, data }: Layer, row: number) {
  let [left, right] = [-1, -1];
  for (let x = 0; x < width; x++) {
    if ((data[(row * width + x) * 4 + 3] ?? 0) < 128) continue;
    if (left < 0) left = x;
    right = x;
  }
  return right > left ? { left, right } : undefined;
}

/** One row, narrower around its middle. */
function drawIn(
  { width, data }: Layer,
  to: Uint8ClampedArray,
  row: number,
  middle: number,
  share: number,
): void {
  for (let x = 0; x < width; x++) {
    const from = middle + (x - middle) / share;
    const x0 = Math.floor(from);
    const at = (row * width + x) * 4;
    if (x0 < 0 || x0 + 1 >= width) {
      to[at + 3] = 0;
      continue;
    }
    const near = (row * width + x0) * 4;
    const f = from - x0;
    // Colour from whichever of the two is there; only alpha is mixed at the edge.
    const solid = data[near + 3]! >= data[near + 7]! ? near : near + 4;
    const isInside = data[near + 3]! > 250 && data[near + 7]! > 250;
    for (let c = 0; c < 3; c++)
      to[at + c] = isInside
        ? data[near + c]! * (1 - f) + data[near + 4 + c]! * f
        : data[solid + c]!;
    to[at + 3] = data[near + 3]! * (1 - f) + data[near + 7]! * f;
  }
}

/** Over so many rows below a hem the piece under it comes out to its own width. */
const WIDENS = 18;
/** Room that a trimmed layer leaves around what it holds. */
const MARGIN = 24;
/** Wider than this it is no strip, but a piece that is wider than the one over it. */
const STRIP = 48;
/** A wide cuff that was gathered does not come out again right below the one over it. */
const CUFF = 40;

/** What a piece with sleeves is put over must not look out at its sides; below the waist it may flare. */
export function under(inner: Worn, outer: Worn, levels: Levels): Worn {
  if (!outer.sleeves) return inner;
  return withoutSlivers(withinSleeves(inner, outer, levels.waist), outer, levels);
}

type Levels = { armpit: number; waist: number };

/** So far beside the outer piece's hem the inner one may stand out and still be taken for as narrow as that. */
const AS_NARROW = 8;

/**
 * Between arm and trunk, and down the sides of a long coat, a strip of what is under it would look out. Below the
 * waist it goes only where the inner piece is no wider than the hem over it: a flaring skirt comes out from under a jacket.
 */
function withoutSlivers(inner: Worn, { trunk: over, bottom }: Worn, { armpit, waist }: Levels) {
  const { trunk } = inner;
  const hem = bottom - CUFF / 2;
  const [atHem, own] = [extentOf(over, hem - over.top), extentOf(trunk, hem - trunk.top)];
  if (!atHem) return inner;
  const shift = trunk.left - over.left;
  const isNarrow = {
    left: !own || own.left + shift > atHem.left - AS_NARROW,
    right: !own || own.right + shift < atHem.right + AS_NARROW,
  };
  const data = trunk.data.slice();
  for (let y = Math.round(armpit); y < bottom + WIDENS; y++) {
    const row = y - trunk.top;
    // The corners of a hem may be round: there the piece under it goes on as above them.
    const [band, mine] = [extentOf(over, Math.min(y, hem) - over.top), extentOf(trunk, row)];
    if (!band || !mine) continue;
    // Below the hem it comes out gradually, not in a step.
    const out = Math.max(0, (y - bottom) / WIDENS);
    const from = Math.round(band.left - shift + (mine.left - band.left + shift) * out);
    const to = Math.round(band.right - shift + (mine.right - band.right + shift) * out);
    const isStrip = { left: from - mine.left < STRIP, right: mine.right - to < STRIP };
    for (const side of ["left", "right"] as const) {
      if (!isStrip[side] || (y > waist && !isNarrow[side])) continue;
      const [first, last] = side === "left" ? [mine.left - 3, from] : [to + 1, mine.right + 4];
      for (let x = Math.max(0, first); x < Math.min(trunk.width, last); x++)
        data[(row * trunk.width + x) * 4 + 3] = 0;
    }
  }
  return { ...inner, trunk: { ...trunk, data } };
}

const OPAQUE = 250;
/** The cloth over it covers these rows. */
const CUFF_SEAM = 14;
const ARMS: ReadonlySet<number> = new Set([REGION.armL, REGION.armR, REGION.handL, REGION.handR]);

function withinSleeves(inner: Worn, outer: Worn, waist: number): Worn {
  if (!outer.sleeves) return inner;
  const left = new Int32Array(4000).fill(1e6);
  const right = new Int32Array(4000).fill(-1);
  for (const layer of [outer.trunk, outer.sleeves])
    for (let y = 0; y < layer.height; y++)
      for (let x = 0; x < layer.width; x++) {
        // Where the outer edge is soft, cloth cut along whole pixels would show through it as steps.
        if (layer.data[(y * layer.width + x) * 4 + 3]! < OPAQUE) continue;
        const [px, py] = [x + layer.left, y + layer.top];
        if (px < left[py]!) left[py] = px;
        if (px > right[py]!) right[py] = px;
      }
  const clipped = (layer: Layer, last: number, isHidden: typeof isJustBeside): Layer => {
    const data = layer.data.slice();
    for (let y = 0; y < layer.height; y++) {
      const row = y + layer.top;
      if (right[row]! < 0 || row > last) continue;
      for (let x = 0; x < layer.width; x++)
        if (isHidden(x + layer.left, left[row]!, right[row]!))
          data[(y * layer.width + x) * 4 + 3] = 0;
    }
    return { ...layer, data };
  };
  // A wide sleeve is gathered into the one that goes over it, as far down as that reaches.
  const cuffs = outer.sleeves.top + outer.sleeves.height - MARGIN;
  for (let row = cuffs - 8; row <= cuffs + CUFF; row++) {
    left[row] = Math.min(left[row]!, left[cuffs - 8]!);
    right[row] = Math.max(right[row]!, right[cuffs - 8]!);
  }
  const isOutside = (x: number, from: number, to: number) => x < from || x > to;
  // What is wider above the cuffs than below them is a sleeve, not a skirt.
  const isNarrowAt = (row: number) => {
    const { trunk } = inner;
    const below = extentOf(trunk, row + CUFF - trunk.top);
    const [from, to] = [left[row - 8]!, right[row - 8]!];
    return below !== undefined && below.left + trunk.left >= from && below.right + trunk.left <= to;
  };
  return {
    ...inner,
    trunk: isNarrowAt(cuffs)
      ? clipped(inner.trunk, cuffs + CUFF, isOutside)
      : clipped(inner.trunk, Math.min(waist, outer.bottom - 2), isJustBeside),
    ...withinCuffs(inner, cuffs, (layer) => clipped(layer, cuffs + CUFF, isOutside)),
  };
}

/** Sleeves that end a little below those over them would come out as scraps at the wrists: there they end with them. */
function withinCuffs(
  { sleeves, hides }: Worn,
  cuffs: number,
  clipped: (layer: Layer) => Layer,
): Pick<Worn, "sleeves" | "hides"> {
  if (!sleeves) return { sleeves, hides };
  const kept = clipped(sleeves);
  const end = sleeves.top + sleeves.height - MARGIN;
  if (end < cuffs || end > cuffs + CUFF) return { sleeves: kept, hides };
  kept.data.fill(0, Math.max(0, cuffs - CUFF_SEAM - kept.top) * kept.width * 4);
  return {
    sleeves: kept,
    hides: (region, x, y) =>
      ARMS.has(region) && y >= cuffs - CUFF_SEAM ? false : hides(region, x, y),
  };
}

/** How much of a piece is still seen when another is put over it. */
export function visibleShare(inner: Worn, outer: Worn): number {
  let all = 0;
  let seen = 0;
  const covers = (layer: Layer | null, x: number, y: number) => {
    if (!layer) return false;
    const [u, v] = [x - layer.left, y - layer.top];
    if (u < 0 || v < 0 || u >= layer.width || v >= layer.height) return false;
    return layer.data[(v * layer.width + u) * 4 + 3]! > 127;
  };
  const { trunk } = inner;
  for (let y = 0; y < trunk.height; y += 2)
    for (let x = 0; x < trunk.width; x += 2) {
      if (trunk.data[(y * trunk.width + x) * 4 + 3]! < 128) continue;
      all++;
      const [px, py] = [x + trunk.left, y + trunk.top];
      if (!covers(outer.trunk, px, py) && !covers(outer.sleeves, px, py)) seen++;
    }
  return all === 0 ? 0 : seen / all;
}
