// What a piece hangs from and a cut took along: clips and a bar above a waistband, shoulders of wood or wire that look
// out of a neck. Hooks are taken off in `matte.ts`.
import { areasOf, countOf } from "../pixels/planes.ts";
import type { Box, Raster } from "../pixels/raster.ts";
import { binOf, boxAround, boxesOf, colourShares } from "./colour-shares.ts";

/** Cloth goes on below its upper edge for this share of the piece's height; a bar does not. */
const LASTING = 0.1;
/** A clip or a hook is narrower than this, of the waist's width; and stands out by more than this. */
const CLIP = { wide: 0.2, high: 0.02 };
/** The waist itself is seen a little further down. */
const WAIST = 0.12;

/** A waist's upper edge by column, without what stands above it. */
function waistOf(mask: Uint8Array, width: number, box: Box) {
  const lasting = Math.max(4, Math.round((box.bottom - box.top) * LASTING));
  const [from, to] = extentOf(mask, width, box.top + Math.round((box.bottom - box.top) * WAIST), box); // prettier-ignore
  const tops = Int32Array.from({ length: to - from + 1 }, (_, n) =>
    topOf(mask, width, from + n, box, lasting),
  );
  const edge = calmed(tops, Math.round((to - from) * CLIP.wide));
  const at = (x: number) => edge[Math.min(edge.length - 1, Math.max(0, x - from))]!;
  return { at, wide: to - from };
}

/** The mask without what stands above a waistband, and the picture without the ends of clips on it. */
export function withoutClips(
  raster: Raster,
  mask: Uint8Array,
): { raster: Raster; mask: Uint8Array } {
  // prettier-ignore
  const { width } = raster;
  const box = boxAround(mask, width);
  if (!box) return { raster, mask };
  const { at, wide } = waistOf(mask, width, box);
  const margin = Math.max(1, Math.round(wide * CLIP.high));
  const out = mask.slice();
  for (let x = box.left; x <= box.right; x++)
    for (let y = box.top; y < at(x) - margin; y++) out[y * width + x] = 0;
  const foreign = foreignIn(raster, out, at, wide);
  const bar = countOf(mask) - countOf(out) > wide * wide * STOOD ? barIn(foreign, wide) : undefined;
  // A bar that lies on the waistband goes with the strip of cloth behind it.
  if (bar) for (let y = 0; y <= bar.bottom; y++) out.fill(0, y * width + bar.left, y * width + bar.right + 1); // prettier-ignore
  return { raster: bar ? raster : withoutClipEnds(raster, out, foreign, at, wide), mask: out };
}

/** Of the square of the waist's width: where so much stood above it, there is a hanger. */
const STOOD = 0.002;
/** A bar reaches over this share of the waist, between its two clips. */
const BAR = 0.55;

type Foreign = { boxes: Box[] };

const barIn = ({ boxes }: Foreign, wide: number): Box | undefined =>
  boxes.slice(1).find(({ left, right }) => right - left > wide * BAR);

/** What lies about the upper edge and has colours that the cloth below has not. */
function foreignIn(
  raster: Raster,
  mask: Uint8Array,
  edge: (x: number) => number,
  wide: number,
): Foreign {
  // prettier-ignore
  const { width, height } = raster;
  const deep = Math.round(wide * CLIP_END);
  const own = colourShares(raster, (i) => mask[i] === 1 && Math.floor(i / width) > edge(i % width) + deep); // prettier-ignore
  const foreign = mask.map((on, i) => {
    const below = Math.floor(i / width) - edge(i % width);
    return on && below < deep && own[binOf(raster.data, i)]! < FOREIGN ? 1 : 0;
  });
  const { labels, sizes } = areasOf(foreign, width, height);
  return { boxes: boxesOf(labels, sizes.length, width) };
}

/** Of the waist's width: how far down a clip reaches. */
const CLIP_END = 0.14;

/** What hangs in from the upper edge, narrow and unlike the cloth, takes the cloth's colours from beside it. */
function withoutClipEnds(
  raster: Raster,
  mask: Uint8Array,
  { boxes }: Foreign,
  edge: (x: number) => number,
  wide: number,
): Raster {
  // prettier-ignore
  const { width } = raster;
  const data = raster.data.slice();
  boxes.forEach(({ left, right, top, bottom }, n) => {
    const isNarrow = right - left < wide * CLIP.wide && right - left > 2 && bottom - top > 1;
    if (n === 0 || !isNarrow || top > edge(Math.round((left + right) / 2)) + 1) return;
    for (let y = top; y <= bottom + 1; y++) mend(data, mask, y * width, left - 2, right + 2);
  });
  return { ...raster, data };
}

/** A stretch of a row, in place, from the colours at its two ends, or at the one that is cloth. */
function mend(data: Raster["data"], mask: Uint8Array, row: number, from: number, to: number) {
  const [left, right] = [row + from, row + to];
  if (!mask[left] && !mask[right]) return;
  const [a, b] = [mask[left] ? left : right, mask[right] ? right : left];
  for (let x = from; x <= to; x++)
    for (let c = 0; c < 3; c++) {
      const share = (x - from) / (to - from);
      data[(row + x) * 4 + c] = data[a * 4 + c]! * (1 - share) + data[b * 4 + c]! * share;
    }
}

function extentOf(mask: Uint8Array, width: number, y: number, { left, right }: Box) {
  let [from, to] = [left, right];
  while (from < to && !mask[y * width + from]) from++;
  while (to > from && !mask[y * width + to]) to--;
  return [from, to] as const;
}

/** The first row of a column from which on the mask lasts. */
function topOf(mask: Uint8Array, width: number, x: number, { top, bottom }: Box, lasting: number) {
  let rows = 0;
  for (let y = top; y <= bottom; y++) {
    rows = mask[y * width + x] ? rows + 1 : 0;
    if (rows === lasting) return y - lasting + 1;
  }
  return bottom;
}

/** The middle one of all within reach: what is narrower than that does not count. */
const calmed = (tops: Int32Array, reach: number): Int32Array =>
  tops.map((_, n) => {
    const near = tops.slice(Math.max(0, n - reach), n + reach + 1).toSorted();
    return near[near.length >> 1]!;
  });

/** Where a neck is, of the piece's width and height. */
const NECK = { aside: 0.17, deep: 0.13 };
/** Colours of the trunk are looked at below this. */
const TRUNK = 0.3;
/** A colour of which the trunk has less is not its own. */
const FOREIGN = 0.006;
/** Of the piece's width; what is wider is a collar. */
const SHOULDERS = { least: 0.05, most: 0.24 };

/** The mask without what looks out of a neck, unlike the cloth, highest in its middle. */
export function withoutShoulders(raster: Raster, mask: Uint8Array): Uint8Array {
  const { width, height, data } = raster;
  const box = boxAround(mask, width);
  if (!box) return mask;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const own = colourShares(raster, (i) => mask[i] === 1 && Math.floor(i / width) > box.top + high * TRUNK); // prettier-ignore
  const axis = (box.left + box.right) / 2;
  const foreign = new Uint8Array(mask.length);
  for (let y = box.top; y < box.top + high * NECK.deep; y++)
    for (let x = Math.ceil(axis - wide * NECK.aside); x < axis + wide * NECK.aside; x++) {
      const i = y * width + x;
      if (mask[i] && own[binOf(data, i)]! < FOREIGN) foreign[i] = 1;
    }
  const { labels, sizes } = areasOf(foreign, width, height);
  const boxes = boxesOf(labels, sizes.length, width);
  const isHanger = boxes.map((part, n) => {
    const across = part.right - part.left + 1;
    if (n === 0 || across < wide * SHOULDERS.least || across > wide * SHOULDERS.most) return false;
    return standsFree(labels, n, part, mask, width);
  });
  const out = mask.map((on, i) => (isHanger[labels[i]!] ? 0 : on));
  // The rim above it, where its colour is mixed with the ground's.
  for (let i = mask.length - 1; i >= RIM * width; i--)
    if (isHanger[labels[i]!]) for (let n = 1; n <= RIM; n++) out[i - n * width] = 0;
  return out;
}

/** Pixels in which the thing and the ground are mixed. */
const RIM = 3;

/** Nothing is above it, and its middle is higher than its ends: a collar's rim dips there. */
function standsFree(
  labels: Int32Array,
  n: number,
  { left, right, top, bottom }: Box,
  mask: Uint8Array,
  width: number,
) {
  // prettier-ignore
  let [free, columns] = [0, 0];
  const tops: number[] = [];
  for (let x = left; x <= right; x++) {
    let y = top;
    while (y <= bottom && labels[y * width + x] !== n) y++;
    tops.push(y);
    columns++;
    if (!mask[(y - 1) * width + x] || !mask[(y - RIM) * width + x]) free++;
  }
  const third = Math.max(1, Math.floor(tops.length / 3));
  const mean = (rows: number[]) => rows.reduce((sum, y) => sum + y, 0) / rows.length;
  const middle = mean(tops.slice(third, tops.length - third));
  const ends = Math.min(mean(tops.slice(0, third)), mean(tops.slice(-third)));
  return free > columns * 0.7 && middle <= ends;
}
