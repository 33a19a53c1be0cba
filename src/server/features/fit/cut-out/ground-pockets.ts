// Ground that a cut took along where a sleeve hangs beside its trunk: enclosed, or nearly so, and of the colours that
// lie around the piece, not of its own.
import { areasOf, countOf } from "../pixels/planes.ts";
import { binOf, boxAround, boxesOf, colourShares } from "./colour-shares.ts";
import type { Box, Raster } from "../pixels/raster.ts";

/** How many times as common in the ground as in the cloth a colour has to be. */
const RATHER = 5;
const COMMON = 0.02;
/** Of the outline, in pixels: there both are mixed. */
const RIM = 3;
/** Ground is looked at so far around the piece, of its longer side. */
const AROUND = 0.12;
/** Of the piece's area. */
const LEAST = 0.0012;
/** Where sleeves hang: so far from the middle, of the piece's width, and so far from its top, of its height. */
const ASIDE = 0.17;
const BELOW = 0.14;
/** Such a gap is higher than wide, and no wider than this, of the piece's width. */
const SLIM = 1.05;
const WIDE = 0.22;

/** Of all that could be ground, what lies beside a trunk: less, and the cloth has such colours in its pattern. */
const ALONE = 0.5;

export function withoutPockets(raster: Raster, mask: Uint8Array): Uint8Array {
  const { width, height } = raster;
  const box = boxAround(mask, width);
  if (!box) return mask;
  const likely = likelyGround(raster, mask, box);
  const { labels, sizes } = areasOf(likely, width, height);
  const boxes = boxesOf(labels, sizes.length, width);
  const least = countOf(mask) * LEAST;
  const isPocket = sizes.map((size, n) => n > 0 && size >= least && isBesideTrunk(boxes[n]!, box));
  const found = sizes.reduce((sum, size, n) => (isPocket[n] ? sum + size : sum), 0);
  const isPattern = found < countOf(likely) * ALONE || isStriped(boxes.filter((_, n) => isPocket[n]), box); // prettier-ignore
  if (found === 0 || isPattern) return mask;
  const pocket = labels.map((n) => (isPocket[n] ? 1 : 0));
  return mask.map((on, i) => (on && !isNear(pocket, i, width) ? 1 : 0));
}

/** Of 255: where the network saw less of the piece than this, it was guessing. */
const GUESSED = 235;

/** How much of a cut reaches in from its rim, has the ground's colours, and was but a guess: of the piece's area. */
export function groundWithin(raster: Raster, mask: Uint8Array, looked: Uint8Array): number {
  const { width, height } = raster;
  const box = boxAround(mask, width);
  if (!box) return 0;
  const { labels, sizes } = areasOf(likelyGround(raster, mask, box), width, height);
  const seen = new Float64Array(sizes.length);
  const open = new Uint8Array(sizes.length);
  for (let i = 2 * width; i < labels.length - 2 * width; i++) {
    const n = labels[i]!;
    if (n === 0) continue;
    seen[n]! += looked[i]!;
    if ([-2, 2, -2 * width, 2 * width].some((step) => !mask[i + step])) open[n] = 1;
  }
  const area = countOf(mask);
  return sizes.reduce((sum, size, n) => {
    const isGuess = n > 0 && open[n] && size > area * LEAST && seen[n]! < size * GUESSED;
    return isGuess ? sum + size / area : sum;
  }, 0);
}

/** Between one sleeve and its trunk is one gap: two beside each other are stripes. */
function isStriped(pockets: readonly Box[], { left, right }: Box): boolean {
  const axis = (left + right) / 2;
  const isOneSide = (a: Box, b: Box) => (a.left - axis) * (b.left - axis) > 0;
  const shared = (a: Box, b: Box) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const isBeside = (a: Box, b: Box) =>
    shared(a, b) > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
  return pockets.some((a, n) => pockets.slice(n + 1).some((b) => isOneSide(a, b) && isBeside(a, b))); // prettier-ignore
}

/** It or a neighbour. */
const isNear = (of: ArrayLike<number>, i: number, width: number) =>
  of[i] || of[i - 1] || of[i + 1] || of[i - width] || of[i + width];

/** How common colours are in the cloth and in the ground around it, their rims left out. */
function sharesOf(raster: Raster, mask: Uint8Array, box: Box) {
  const { width, height } = raster;
  const reach = Math.round(Math.max(box.right - box.left, box.bottom - box.top) * AROUND);
  const part = {
    left: Math.max(RIM, box.left - reach),
    right: Math.min(width - 1 - RIM, box.right + reach),
    top: Math.max(RIM, box.top - reach),
    bottom: Math.min(height - 1 - RIM, box.bottom + reach),
  };
  const isAmid = (i: number, on: number) =>
    mask[i] === on &&
    mask[i - RIM] === on &&
    mask[i + RIM] === on &&
    mask[i - RIM * width] === on &&
    mask[i + RIM * width] === on;
  return {
    cloth: colourShares(raster, part, (i) => isAmid(i, 1)),
    ground: colourShares(raster, part, (i) => isAmid(i, 0)),
  };
}

/** In the mask, but of colours that are the ground's rather than the cloth's; without specks. */
function likelyGround(raster: Raster, mask: Uint8Array, box: Box): Uint8Array {
  const { cloth, ground } = sharesOf(raster, mask, box);
  const isGround = (bin: number) => ground[bin]! > COMMON && ground[bin]! > cloth[bin]! * RATHER;
  const likely = mask.map((on, i) => (on && isGround(binOf(raster.data, i)) ? 1 : 0));
  return calm(likely, raster.width, raster.height);
}

/** Parts of the piece, of its area: a sleeve of another's size is another piece. So far from the axis, of its width. */
const PART = { least: 0.025, most: 0.6, aside: 0.3 };

/** With sleeves that a cut left out: beside it, of the cloth's colours and not of the ground's. */
export function withLostParts(raster: Raster, mask: Uint8Array): Uint8Array {
  const { width, height, data } = raster;
  const box = boxAround(mask, width);
  if (!box) return mask;
  const { cloth, ground } = sharesOf(raster, mask, box);
  const isCloth = (bin: number) => cloth[bin]! > COMMON && cloth[bin]! > ground[bin]! * RATHER;
  const likely = calm(mask.map((on, i) => (!on && isCloth(binOf(data, i)) ? 1 : 0)), width, height); // prettier-ignore
  const { labels, sizes } = areasOf(likely, width, height);
  const area = countOf(mask);
  const touching = new Uint32Array(sizes.length);
  for (let i = width; i < labels.length - width; i++) {
    if (!labels[i]) continue;
    if ([-2, 2, -2 * width, 2 * width].some((step) => mask[i + step])) touching[labels[i]!]!++;
  }
  const boxes = boxesOf(labels, sizes.length, width);
  // Above a neck or under a hem no sleeve was lost.
  const isAside = ({ left, right }: Box) =>
    Math.abs(left + right - box.left - box.right) / 2 > (box.right - box.left) * PART.aside;
  const isPart = sizes.map(
    (size, n) =>
      n > 0 &&
      size > area * PART.least &&
      size < area * PART.most &&
      touching[n]! > RIM * 2 &&
      isAside(boxes[n]!),
  );
  return isPart.includes(true) ? mask.map((on, i) => (on || isPart[labels[i]!] ? 1 : 0)) : mask;
}

/** What most of its neighbours are. */
function calm(mask: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(mask.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      let sum = 0;
      for (let n = i - width; n <= i + width; n += width) sum += mask[n - 1]! + mask[n]! + mask[n + 1]!; // prettier-ignore
      out[i] = sum > 4 ? 1 : 0;
    }
  return out;
}

function isBesideTrunk({ left, top, right, bottom }: Box, piece: Box): boolean {
  const wide = piece.right - piece.left;
  const away = Math.abs((left + right) / 2 - (piece.left + piece.right) / 2);
  return (
    away > wide * ASIDE &&
    top > piece.top + (piece.bottom - piece.top) * BELOW &&
    bottom - top > (right - left) * SLIM &&
    right - left < wide * WIDE
  );
}
