// A picture that shows two pieces, a top over its trousers or skirt, as two cut-outs. What the top hides
// of the other is not in the picture: both are even, so the half that is seen tells the other half.
import { matted } from "../cut-out/matte.ts";
import { areasOf } from "../pixels/planes.ts";
import type { Raster } from "../pixels/raster.ts";
import { legsOf } from "./legs.ts";
import { overlapped, redrawn, type TwoPieces } from "./overlapped.ts";
import { median, silhouetteOf, type Run, type Silhouette } from "./silhouette.ts";

export type { TwoPieces };

/** Nearer to the axis than this share of the width, the lower piece lies straight below the upper. */
const STRAIGHT = 0.09;
/** Each piece is at least this share of all the cloth. */
const LEAST = 0.12;
/** And at least this share of it hangs together: less is a heap of scraps. */
const ONE = 0.8;

/** Null when the picture does not fall into two. */
export function twoPiecesOf(raster: Raster): TwoPieces | null {
  const shape = silhouetteOf(raster);
  if (!shape) return null;
  const axis = middleOf(shape, 0.012, 0.07);
  const end = middleOf(shape, 0.9, 0.98);
  if (axis === null || end === null) return null;
  const aside = end - axis;
  let parts: TwoPieces | null;
  if (Math.abs(aside) < shape.width * STRAIGHT) parts = stacked(raster, shape, axis);
  else if (aside > 0) parts = overlapped(raster, shape, axis);
  else {
    const turned = mirrored(raster);
    const seen = silhouetteOf(turned)!;
    const last = raster.width - 1;
    const found = overlapped(turned, seen, last - axis);
    parts = found && { upper: mirrored(found.upper), lower: mirrored(found.lower) };
  }
  if (!parts) return null;
  const all = areaOf(raster);
  const isWhole = (piece: Raster) => areaOf(piece) > all * LEAST && largestShare(piece) > ONE;
  if (!isWhole(parts.upper) || !isWhole(parts.lower)) return null;
  return {
    upper: smoothEdged(withoutTooth(parts.upper, axis, shape.width)),
    lower: smoothEdged(parts.lower),
  };
}

/** Where two fronts part at a hem, of the width of both pieces: so far aside, and more than so many rows high. */
const PARTED = { aside: 0.06, high: 3 };

/** Nothing hangs down in the notch between the rounded fronts of a jacket: what does was behind them. */
function withoutTooth(upper: Raster, axis: number, wide: number): Raster {
  const { width, height, data } = upper;
  const lowest = (x: number) => {
    let y = height - 1;
    while (y > 0 && data[(y * width + x) * 4 + 3]! < 128) y--;
    return y;
  };
  const reach = Math.round(wide * PARTED.aside);
  const highestBeside = (out: -1 | 1) => {
    let found = { x: axis, y: lowest(axis) };
    for (let away = 1; away <= reach; away++) {
      const y = lowest(axis + out * away);
      if (y < found.y) found = { x: axis + out * away, y };
    }
    return found;
  };
  const [left, right] = [highestBeside(-1), highestBeside(1)];
  const tooth = lowest(axis);
  if (tooth - Math.max(left.y, right.y) < PARTED.high) return upper;
  // Beyond the notch a front goes down again; a hem that only slants has none.
  if (lowest(axis - reach * 2) <= left.y || lowest(axis + reach * 2) <= right.y) return upper;
  const cut = { ...upper, data: data.slice() };
  for (let x = left.x; x <= right.x; x++) {
    const from = left.y + ((right.y - left.y) * (x - left.x)) / Math.max(1, right.x - left.x);
    for (let y = Math.round(from) + 1; y < height; y++) cut.data[(y * width + x) * 4 + 3] = 0;
  }
  return cut;
}

const maskOf = ({ width, height, data }: Raster) => {
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = data[i * 4 + 3]! > 127 ? 1 : 0;
  return mask;
};

const smoothEdged = (piece: Raster) => matted(piece, maskOf(piece));

/** Share of a piece that hangs together. */
function largestShare(piece: Raster): number {
  const { sizes } = areasOf(maskOf(piece), piece.width, piece.height);
  return Math.max(...sizes) / sizes.reduce((sum, size) => sum + size, 0);
}

/** Middle of the outline between two shares of its height. */
function middleOf({ box, height, runs }: Silhouette, from: number, to: number): number | null {
  const middles: number[] = [];
  for (let y = box.top + height * from; y <= box.top + height * to; y++) {
    const row = runs(y);
    if (row.length > 0) middles.push((row[0]![0] + row.at(-1)![1]) / 2);
  }
  return middles.length > 0 ? Math.round(median(middles)) : null;
}

const areaOf = ({ data }: Raster) => {
  let sum = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 127) sum++;
  return sum;
};

const mirrored = (raster: Raster): Raster =>
  redrawn(raster, (x, y) => {
    const from = raster.width - 1 - x;
    return { alpha: raster.data[(y * raster.width + from) * 4 + 3]!, x: from, y };
  });

/** The stretch around the axis; where that runs between two legs, both. */
function aroundAxis(shape: Silhouette, axis: number, y: number): Run | undefined {
  const near = shape.width * 0.05;
  const left = shape.runs(y).find(([, to]) => to >= axis - near);
  const right = shape.runs(y).findLast(([from]) => from <= axis + near);
  return left && right && left[0] <= right[0] ? [left[0], right[1]] : undefined;
}

/** How much the outline narrows or the colour changes that a hem is believed. */
const HEM = 0.055;
/** How far below the hem's middle its corners reach, of the height of both pieces. */
const SLANT = 0.03;

/** One under the other: the hem of the upper is where the outline narrows and the colour changes. */
function stacked(raster: Raster, shape: Silhouette, axis: number): TwoPieces | null {
  const { box, height, width } = shape;
  const reach = Math.max(3, Math.round(height * 0.012));
  const rowAt = (y: number) => {
    const run = aroundAxis(shape, axis, y);
    return run ? { wide: run[1] - run[0], colour: meanColour(raster, y, run) } : undefined;
  };
  const crotch = legsOf(shape, axis)?.crotch.y ?? box.bottom;
  const last = Math.min(box.top + height * 0.62, crotch - height * 0.05);
  let [hem, step] = [0, 0];
  for (let y = Math.round(box.top + height * 0.28); y < last; y++) {
    const isGap = shape.runs(y).length === 0;
    const [above, below] = [rowAt(y - reach), rowAt(y + reach)];
    if (!isGap && (!above || !below)) continue;
    const narrower = isGap ? Infinity : (above!.wide - below!.wide) / width;
    const change = isGap ? 0 : Math.hypot(...above!.colour.map((v, c) => v - below!.colour[c]!));
    const found = Math.max(0, narrower) + change / 600;
    if (found > step) [hem, step] = [y, found];
    if (isGap) break;
  }
  if (step < HEM) return null;
  const { data } = raster;
  const below = aroundAxis(shape, axis, hem + height * SLANT);
  // A hem hangs lower at its corners: what stands out beside the piece below is still the one above.
  const isCorner = (x: number, y: number) =>
    below !== undefined && y < hem + height * SLANT && (x < below[0] - 3 || x > below[1] + 3);
  const belongs = (x: number, y: number, isUpper: boolean) => {
    const run = y > hem ? aroundAxis(shape, axis, y) : undefined;
    const isSleeve = y > hem && run !== undefined && (x < run[0] - 2 || x > run[1] + 2);
    const isAbove = y <= hem || (isSleeve && y < hem + height * 0.12) || isCorner(x, y);
    return { alpha: isAbove === isUpper ? data[(y * raster.width + x) * 4 + 3]! : 0, x, y };
  };
  return {
    upper: redrawn(raster, (x, y) => belongs(x, y, true)),
    lower: redrawn(raster, (x, y) => belongs(x, y, false)),
  };
}

function meanColour({ width, data }: Raster, y: number, [from, to]: Run): number[] {
  const sum = [0, 0, 0];
  for (let x = from; x <= to; x += 2)
    for (let c = 0; c < 3; c++) sum[c]! += data[(Math.round(y) * width + x) * 4 + c]!;
  return sum.map((value) => value / (1 + (to - from) / 2));
}
