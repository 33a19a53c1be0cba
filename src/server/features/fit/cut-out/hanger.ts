// The shoulders of a hanger, of wood or wire, that look out of a neck and that a cut took along. Hooks are taken off in
// `matte.ts`, what holds a waistband in `clips.ts`.
import { areasOf } from "../pixels/planes.ts";
import type { Box, Raster } from "../pixels/raster.ts";
import { binOf, boxAround, boxesOf, colourShares } from "./colour-shares.ts";

/** Where a neck is, of the piece's width and height. */
const NECK = { aside: 0.17, deep: 0.13 };
/** Colours of the trunk are looked at below this. */
const TRUNK = 0.3;
/** A colour of which the trunk has less is not its own. */
const FOREIGN = 0.006;
/** Of the piece's width; what is wider is a collar, unless it slopes from its middle by so much of its own width. */
const SHOULDERS = { least: 0.05, most: 0.24, slope: 0.08 };

/** The mask without what looks out of a neck, unlike the cloth, highest in its middle. */
export function withoutShoulders(raster: Raster, mask: Uint8Array): Uint8Array {
  const { width, height, data } = raster;
  const box = boxAround(mask, width);
  if (!box) return mask;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const own = colourShares(raster, { ...box, top: Math.round(box.top + high * TRUNK) }, (i) => mask[i] === 1); // prettier-ignore
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
    if (n === 0 || across < wide * SHOULDERS.least) return false;
    const slope = across > wide * SHOULDERS.most ? across * SHOULDERS.slope : 0;
    return standsFree(labels, n, part, mask, width, slope);
  });
  if (!isHanger.includes(true)) return mask;
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
  slope: number,
) {
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
  return free > columns * 0.7 && middle + slope <= ends;
}
