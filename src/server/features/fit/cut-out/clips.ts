// The clips and the bar that trousers and skirts hang from, where a cut took them along.
import { areasOf, countOf } from "../pixels/planes.ts";
import type { Box, Raster } from "../pixels/raster.ts";
import { binOf, boxAround, boxesOf, colourShares } from "./colour-shares.ts";

/** Cloth goes on below its upper edge for this share of the piece's height; a bar does not. */
const LASTING = 0.1;
/** A clip is narrower than this, of the waist's width; stands out by more than this; and reaches so far down. */
const CLIP = { wide: 0.2, high: 0.02, deep: 0.14 };
/** The waist itself is seen a little further down. */
const WAIST = 0.12;
/** Of the square of the waist's width: where so much stood above it, there is a hanger. */
const STOOD = 0.002;
/** A bar reaches over this share of the waist, between its two clips. */
const BAR = 0.55;
/** A colour of which the cloth has less is not its own. */
const FOREIGN = 0.006;

/** A waist's upper edge by column, without what stands above it. */
type Waist = { box: Box; wide: number; edge(x: number): number };
type Cut = { raster: Raster; mask: Uint8Array };

/** The mask without what stands above a waistband, and the picture without the ends of clips on it. */
export function withoutClips(raster: Raster, mask: Uint8Array): Cut {
  const { width } = raster;
  const waist = waistOf(mask, width);
  if (!waist) return { raster, mask };
  const { box, wide, edge } = waist;
  const margin = Math.max(1, Math.round(wide * CLIP.high));
  const out = mask.slice();
  for (let x = box.left; x <= box.right; x++)
    for (let y = box.top; y < edge(x) - margin; y++) out[y * width + x] = 0;
  const strange = strangeAt(waist, raster, out);
  const isHung = countOf(mask) - countOf(out) > wide * wide * STOOD;
  const bar = isHung && strange.find(({ left, right }) => right - left > wide * BAR);
  if (!bar) return { raster: withoutClipEnds(waist, { raster, mask: out }, strange), mask: out };
  // A bar that lies on the waistband goes with the strip of cloth behind it.
  for (let y = 0; y <= bar.bottom; y++)
    out.fill(0, y * width + bar.left, y * width + bar.right + 1);
  return { raster, mask: out };
}

function waistOf(mask: Uint8Array, width: number): Waist | undefined {
  const box = boxAround(mask, width);
  if (!box) return undefined;
  const high = box.bottom - box.top;
  const row = (box.top + Math.round(high * WAIST)) * width;
  let [from, to] = [box.left, box.right];
  while (from < to && !mask[row + from]) from++;
  while (to > from && !mask[row + to]) to--;
  const lasting = Math.max(4, Math.round(high * LASTING));
  const tops = Int32Array.from({ length: to - from + 1 }, (_, n) =>
    topOf(mask, width, from + n, box, lasting),
  );
  const edges = calmed(tops, Math.round((to - from) * CLIP.wide));
  const last = edges.length - 1;
  return { box, wide: to - from, edge: (x) => edges[Math.min(last, Math.max(0, x - from))]! };
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

/** What lies about the upper edge and has colours that the cloth below has not. */
function strangeAt({ box, wide, edge }: Waist, raster: Raster, mask: Uint8Array): Box[] {
  const { width, height, data } = raster;
  const deep = Math.round(wide * CLIP.deep);
  const own = colourShares(raster, box, (i, x, y) => mask[i] === 1 && y > edge(x) + deep);
  const strange = new Uint8Array(mask.length);
  for (let x = box.left; x <= box.right; x++)
    for (let y = box.top; y < Math.min(height, edge(x) + deep); y++) {
      const i = y * width + x;
      if (mask[i] && own[binOf(data, i)]! < FOREIGN) strange[i] = 1;
    }
  const { labels, sizes } = areasOf(strange, width, height);
  return boxesOf(labels, sizes.length, width).slice(1);
}

/** What hangs in from the upper edge, narrow and unlike the cloth, takes the cloth's colours from beside it. */
function withoutClipEnds({ wide, edge }: Waist, { raster, mask }: Cut, strange: Box[]): Raster {
  const clips = strange.filter(({ left, right, top, bottom }) => {
    const isNarrow = right - left < wide * CLIP.wide && right - left > 2 && bottom - top > 1;
    return isNarrow && top <= edge(Math.round((left + right) / 2)) + 1;
  });
  if (clips.length === 0) return raster;
  const data = raster.data.slice();
  for (const { left, right, top, bottom } of clips)
    for (let y = top; y <= bottom + 1; y++)
      mend(data, mask, y * raster.width, [left - 2, right + 2]);
  return { ...raster, data };
}

/** A stretch of a row, in place, from the colours at its two ends, or at the one that is cloth. */
function mend(data: Raster["data"], mask: Uint8Array, row: number, [from, to]: [number, number]) {
  const [left, right] = [row + from, row + to];
  if (!mask[left] && !mask[right]) return;
  const [a, b] = [mask[left] ? left : right, mask[right] ? right : left];
  for (let x = from; x <= to; x++)
    for (let c = 0; c < 3; c++) {
      const share = (x - from) / (to - from);
      data[(row + x) * 4 + c] = data[a * 4 + c]! * (1 - share) + data[b * 4 + c]! * share;
    }
}
