// Neck and face openings of the garments that have them.
import type { Raster } from "../pixels/raster.ts";
import { withoutStanding } from "../pixels/standing.ts";
import { DEEP_IN_NECK, withoutLabel } from "./label.ts";
import { withoutCollar } from "./collar.ts";
import type { Landmarks } from "./marks.ts";
import { cutOpening, evened, findOpening, type Opening } from "./opening.ts";
import type { Silhouette } from "./silhouette.ts";

/** The part of a trunk an opening may take, beyond which the flood has run away. */
const SMALLEST = 0.004;
const LARGEST = 0.3;
/** How far down the inside of a standing collar is seen, of half the chest's width. */
const LIP = 0.14;

type Neck = {
  /** A collar that stands up: of its inside only the rim shows. */
  isHigh?: boolean;
  /** The outline was found in a photo. */
  isFound?: boolean;
  /** Lapels, or a neckline that is sold as deep. */
  isDeep?: boolean;
};

/** Removes the inside of the back behind the neckline; a garment without one is left as it is. */
export function openNeck(
  raster: Raster,
  shape: Silhouette,
  marks: Landmarks,
  { isHigh = false, isFound = false, isDeep = false }: Neck = {},
): Raster {
  const { axis, chest, shoulder, hem } = marks;
  const half = (chest.right - chest.left) / 2;
  const depth = Math.min((hem - marks.top) * 0.55, half * 1.9);
  const frame = {
    left: Math.max(0, Math.round(axis - half)),
    top: Math.max(0, Math.round(marks.top) - 2),
    width:
      Math.min(raster.width - 1, Math.round(axis + half)) - Math.max(0, Math.round(axis - half)),
    height: Math.round(depth),
  };
  const inside = backOfNeck(shape, axis, half, isHigh);
  const lip = (shape.topOf(axis) ?? marks.top) + half * LIP;
  const opening = findOpening(raster, frame, inside, (x, y) => {
    if (isHigh && y > lip) return true;
    const away = Math.abs(x - axis) / half;
    const down = (y - shoulder.y) / half;
    return away > 0.62 || (down > 0.5 && away > 0.46) || down > 1.25 + 0.4 * (1 - away);
  });
  if (!opening || !isPlausible(opening, marks, half)) return raster;
  const lining = withoutCollar(raster, opening, inside);
  const isCollared = isPlausible(lining, marks, half);
  // Where inside and front look alike, a flood finds any shape: then it is not believed to be deep.
  const crew = (shape.topOf(axis) ?? marks.top) + half * CREW.deep;
  const round = (x: number) => crew - half * CREW.deep * ((x - axis) / (half * CREW.wide)) ** 2;
  const open = isCollared ? lining : isFound || !isDeep ? above(opening, round) : opening;
  // A collar sits where it sits, also on a trunk that leans.
  const middle = isCollared ? middleOf(lining) : axis;
  const calm = Math.max(2, Math.round(half * 0.07));
  const cut = cutOpening(raster, evened(raster, open, middle, calm, isFound && !isHigh));
  return withoutLabel(cut, axis, marks.top, half, DEEP_IN_NECK);
}

/** How far down a round neckline goes, and how far aside, of half the chest's width. */
const CREW = { deep: 0.4, wide: 0.52 };

const above = ({ frame, mask, area }: Opening, lowest: (x: number) => number): Opening => ({
  frame,
  area,
  mask: mask.map((on, i) =>
    Math.floor(i / frame.width) + frame.top <= lowest((i % frame.width) + frame.left) ? on : 0,
  ),
});

function middleOf({ frame, mask, area }: Opening): number {
  let sum = 0;
  for (let i = 0; i < mask.length; i++) if (mask[i]) sum += i % frame.width;
  return frame.left + sum / area;
}

/** Trousers and skirts show the inside of their waistband's back. */
export function openWaist(
  raster: Raster,
  shape: Silhouette,
  marks: Landmarks,
  isFound = false,
): Raster {
  const { axis } = marks;
  const run = marks.trunk(marks.top + 6) ?? [marks.chest.left, marks.chest.right];
  const half = (run[1] - run[0]) / 2;
  const frame = {
    left: Math.max(0, Math.round(run[0]) - 4),
    top: Math.max(0, marks.top - 2),
    width: Math.min(
      raster.width - Math.max(0, Math.round(run[0]) - 4) - 1,
      Math.round(2 * half) + 8,
    ),
    height: Math.round(half * 0.5),
  };
  const inside = [];
  for (let away = -0.6; away <= 0.6; away += 0.04) {
    const x = axis + away * half;
    const top = shape.topOf(x);
    if (top !== undefined) inside.push({ x, y: top + 2 }, { x, y: top + 3 }, { x, y: top + 6 });
  }
  const opening = findOpening(raster, frame, inside, (_x, y) => y > marks.top + half * 0.3);
  const largest = half * half * 0.3;
  if (!opening || opening.area < half * 2 || opening.area > largest)
    return withEvenEdge(withoutLabel(raster, axis, marks.top, half), run, half);
  const open = cutOpening(
    raster,
    evened(raster, opening, axis, Math.max(3, Math.round(half * 0.25)), isFound),
  );
  return withEvenEdge(withoutLabel(open, axis, marks.top, half), run, half);
}

/** A label, a loop or a hanger's clip is narrower than this, of half the waist, and stands no higher. */
const STANDS = { wide: 0.3, high: 0.4 };

/** Nothing stands up from a waistband. */
function withEvenEdge(raster: Raster, [left, right]: readonly [number, number], half: number) {
  const even = { ...raster, data: raster.data.slice() };
  const stretch = { from: Math.round(left) - 4, to: Math.round(right) + 4 };
  let top = 0;
  while (top < raster.height && !hasCloth(raster, top, stretch)) top++;
  withoutStanding(even, stretch, Math.round(half * STANDS.wide), () => top + half * STANDS.high);
  return even;
}

function hasCloth({ width, data }: Raster, y: number, { from, to }: { from: number; to: number }) {
  for (let x = Math.max(0, from); x <= Math.min(width - 1, to); x++)
    if (data[(y * width + x) * 4 + 3]! > 127) return true;
  return false;
}

/** Just under the upper edge, in the middle: the back of the collar or the inside below it. */
function backOfNeck(shape: Silhouette, axis: number, half: number, isHigh: boolean) {
  const points = [];
  for (let away = -0.22; away <= 0.22; away += 0.02) {
    const x = axis + away * half;
    const top = shape.topOf(x);
    if (top === undefined) continue;
    for (const down of [4, 5, 6]) points.push({ x, y: top + down });
    // Below the label that many a collar carries; under the lip of a high one its front begins.
    if (!isHigh && Math.abs(away) < 0.12)
      points.push({ x, y: top + half * 0.2 }, { x, y: top + half * 0.22 });
  }
  return points;
}

function isPlausible({ mask, frame, area }: Opening, { axis }: Landmarks, half: number): boolean {
  const trunk = (2 * half) ** 2;
  if (area < trunk * SMALLEST || area > trunk * LARGEST) return false;
  let [left, right] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    if ((i % frame.width) + frame.left < axis) left++;
    else right++;
  }
  return Math.min(left, right) > 0.3 * Math.max(left, right);
}

/** Where the face looks out of a garment that goes over the head. */
export function openFace(
  raster: Raster,
  shape: Silhouette,
  { axis }: Landmarks,
): { cut: Raster; face: number | null } {
  const { box, height } = shape;
  const side = Math.round(height * 0.24);
  const frame = {
    left: Math.max(0, Math.round(axis - side / 2)),
    top: Math.max(0, box.top),
    width: Math.min(side, raster.width - Math.round(axis - side / 2) - 1),
    height: side,
  };
  const centre = box.top + height * 0.105;
  const inside = [];
  for (let dy = -0.02; dy <= 0.02; dy += 0.005)
    for (let dx = -0.012; dx <= 0.012; dx += 0.004)
      inside.push({ x: axis + dx * height, y: centre + dy * height });
  const opening = findOpening(raster, frame, inside, (x, y) => {
    const dx = (x - axis) / (height * 0.085);
    const dy = (y - centre) / (height * 0.1);
    return dx * dx + dy * dy > 1;
  });
  if (!opening) return { cut: raster, face: null };
  const even = evened(raster, opening, axis, 2);
  const rows = [...even.mask.keys()]
    .filter((i) => even.mask[i])
    .map((i) => Math.floor(i / frame.width));
  if (rows.length < 40) return { cut: raster, face: null };
  const face = frame.top + (rows[0]! + rows.at(-1)!) / 2;
  return { cut: cutOpening(raster, even), face };
}
