// Pieces laid out on paper as an editor lays them: upright, in their own sizes, what is worn above lies above.
import type { Piece } from "../cut-out/cut-garment.ts";
import { evennessOf } from "../cut-out/judge.ts";
import type { Slot } from "../garment/slot.ts";
import type { Raster } from "../pixels/raster.ts";
import { scaledPiece } from "../placement/scaled-piece.ts";
import { straightened } from "../placement/straighten.ts";
import { withoutStanding } from "../pixels/standing.ts";
import { boxOf, type Box } from "../pixels/raster.ts";
import { framed, layDown } from "./card.ts";
import { CENTIMETRE, realScale } from "./real-size.ts";

/** A piece with the size it has at the figure's side. */
export type Item = { raster: Raster; slot: Slot; width: number; height: number; isCard: boolean };

type Area = { left: number; top: number; width: number; height: number };
type Spot = Area;

/** A photo of a piece whose outline is not sure is shown as large as a piece is. */
const CARD = { width: Math.round(46 * CENTIMETRE), height: Math.round(60 * CENTIMETRE) };

/** What lies as it likes, and is not turned. */
const LOOSE: ReadonlySet<Slot> = new Set(["shoes", "bag", "necklace", "sunglasses", "beside", "head-covering"]); // prettier-ignore

export async function itemOf(
  { raster, photo, trust }: Piece,
  slot: Slot,
  category: string,
): Promise<Item> {
  const isTurned = trust === "sure" && !LOOSE.has(slot);
  const upright = isTurned ? await straightened(raster) : raster;
  const isPhoto =
    trust === "doubtful" || (isTurned && (isLopsided(upright) || isClipped(upright, slot)));
  if (isPhoto) {
    const card = await framed(photo, CARD);
    return { raster: card, slot, width: card.width, height: card.height, isCard: true };
  }
  const box = boxOf(upright) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const scale = realScale(upright, slot, category);
  return { raster: upright, slot, ...sizeOf(box, scale), isCard: false };
}

/** Even once it was turned upright, less than this of it lies on its mirror image. */
const LOPSIDED = 0.92;

/** Thrown down, folded over or cut short: on the photo one sees how it lies, cut out it looks torn. */
function isLopsided({ width, height, data }: Raster): boolean {
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = data[i * 4 + 3]! > 127 ? 1 : 0;
  return evennessOf(mask, width) < LOPSIDED;
}

/** Narrower than this of a waist, a clip or a hook; with more than this of the piece's cloth, it is seen. */
const CLIP = { wide: 0.14, deep: 0.1, least: 0.0012 };

/** The clips of a hanger stand on a waistband: on the photo they belong there, cut out they do not. */
function isClipped(raster: Raster, slot: Slot): boolean {
  const box = boxOf(raster);
  if (!box || (slot !== "trousers" && slot !== "skirt")) return false;
  const even = { ...raster, data: raster.data.slice() };
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const lowest = box.top + high * CLIP.deep;
  withoutStanding(
    even,
    { from: box.left, to: box.right },
    Math.round(wide * CLIP.wide),
    () => lowest,
  );
  let [cloth, gone] = [0, 0];
  for (let i = 3; i < even.data.length; i += 4) {
    if (raster.data[i]! < 128) continue;
    cloth++;
    if (even.data[i]! < 128) gone++;
  }
  return gone > cloth * CLIP.least;
}

const sizeOf = (box: Box, scale: number) => ({
  width: (box.right - box.left + 1) * scale,
  height: (box.bottom - box.top + 1) * scale,
});

/** From the head down; what lies about as high is laid side by side. */
const HEIGHTS: Partial<Record<Slot, number>> = {
  hat: 0,
  "head-covering": 0,
  sunglasses: 0,
  necklace: 1,
  trousers: 3,
  skirt: 3,
  bag: 4,
  shoes: 5,
};
const TRUNK = 2;
const heightOf = ({ slot }: Item) => HEIGHTS[slot] ?? TRUNK;

/** Nothing is shown larger than this, against its size beside the figure. */
const LARGEST = 1.3;
const GAP = 34;
/** How far a hem lies over the waistband under it, of the upper piece's height. */
const OVERLAP = 0.06;

/** Both pieces alone, filling an area: below each other where they are worn so, else side by side or askew. */
export async function layPair(
  paper: Raster,
  items: readonly [Item, Item],
  area: Area,
): Promise<void> {
  const [first, second] = items.toSorted((a, b) => heightOf(a) - heightOf(b)) as [Item, Item];
  const isOutfit = heightOf(first) !== heightOf(second) && !(first.isCard || second.isCard);
  const ways = isOutfit ? [below(first, second, area)] : [beside(first, second, area), askew(first, second, area)]; // prettier-ignore
  const [one, other] = ways.toSorted((a, b) => b[0].width - a[0].width)[0]!;
  // A hem lies over a waistband; a hat or a shoe over nothing.
  await layIn(paper, second, other);
  await layIn(paper, first, one);
}

type Way = readonly [Spot, Spot];

function below(upper: Item, lower: Item, area: Area): Way {
  const isWaist = heightOf(upper) === TRUNK && heightOf(lower) === HEIGHTS.trousers;
  const lap = isWaist ? -upper.height * OVERLAP : GAP;
  const high = upper.height + lower.height + lap;
  const wide = Math.max(upper.width, lower.width);
  const scale = Math.min(LARGEST, area.height / high, area.width / wide);
  const top = area.top + (area.height - high * scale) / 2;
  const spot = ({ width, height }: Item, y: number): Spot => ({
    left: area.left + (area.width - width * scale) / 2,
    top: y,
    width: width * scale,
    height: height * scale,
  });
  return [spot(upper, top), spot(lower, top + (upper.height + lap) * scale)];
}

function beside(one: Item, other: Item, area: Area): Way {
  const wide = one.width + other.width;
  const high = Math.max(one.height, other.height);
  const scale = Math.min(LARGEST, area.height / high, (area.width - GAP) / wide);
  const left = area.left + (area.width - GAP - wide * scale) / 2;
  const spot = ({ width, height }: Item, x: number): Spot => ({
    left: x,
    top: area.top + (area.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  });
  return [spot(one, left), spot(other, left + one.width * scale + GAP)];
}

/** One at the upper left, the other at the lower right; their corners come so close. */
const CLOSE = 0.06;

function askew(one: Item, other: Item, area: Area): Way {
  const lap = CLOSE * Math.min(one.height, other.height);
  const high = one.height + other.height - lap;
  const wide = Math.max(one.width, other.width);
  const scale = Math.min(LARGEST, area.height / high, area.width / wide);
  const top = area.top + (area.height - high * scale) / 2;
  const spread = Math.min(area.width, (one.width + other.width) * scale * 0.9);
  const left = area.left + (area.width - spread) / 2;
  const size = ({ width, height }: Item) => ({ width: width * scale, height: height * scale });
  return [
    { left, top, ...size(one) },
    { left: left + spread - other.width * scale, top: top + (one.height - lap) * scale, ...size(other) }, // prettier-ignore
  ];
}

export async function layIn(paper: Raster, { raster }: Item, spot: Spot): Promise<void> {
  const scaled = await scaledPiece(raster, spot);
  layDown(paper, {
    ...scaled,
    left: Math.round(spot.left + (spot.width - scaled.width) / 2),
    top: Math.round(spot.top + (spot.height - scaled.height) / 2),
  });
}

/** Where it would be worn, beside the figure, in its own size or as large as there is room. */
export function spotBeside(
  { width, height }: Item,
  { left, right, middle }: { left: number; right: number; middle: number },
  page: Raster,
): Spot {
  const scale = Math.min(1, (right - left) / width, (page.height * 0.62) / height);
  const [wide, high] = [width * scale, height * scale];
  const top = Math.min(page.height - 90 - high, Math.max(90, middle - high / 2));
  return { left: left + (right - left - wide) / 2, top, width: wide, height: high };
}
