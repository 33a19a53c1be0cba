// The label a brand sews into the back of a waistband or a neck: its picture shows it, but nobody who wears the piece
// does. Where the opening was not found, or only in part, it would be seen, so it is painted over with what is beside it.
import { areasOf } from "../pixels/planes.ts";
import type { Raster } from "../pixels/raster.ts";

/** Where it is looked for: so far below the upper edge, and so far from the axis, of half the piece's width there. */
const DEEP = 0.32;
/** A hood stands far above the label in its neck. */
export const DEEP_IN_NECK = 0.5;
const ASIDE = 0.4;
/** Red, green and blue together; less is a fold. */
const OTHER = 150;
/** Of its own box a label fills nearly all, which is wider than high: a flower or a button is not. */
const OBLONG = 1.5;
const FILLED = 0.78;
/** Width and height of a label, of half the waist's width. */
const WIDE = { least: 0.1, most: 0.55 };
const HIGH = { least: 0.02, most: 0.2 };
/** Around the label, drawn lines and the soft rim that belong to it. */
const RIM = 2;

type Patch = { left: number; top: number; right: number; bottom: number };

export function withoutLabel(
  raster: Raster,
  axis: number,
  top: number,
  half: number,
  deep = DEEP,
): Raster {
  const patch = findLabel(raster, { axis, top, half, deep });
  if (!patch) return raster;
  const data = raster.data.slice();
  const { width } = raster;
  const [from, to] = [patch.left - RIM - 1, patch.right + RIM + 1];
  for (let y = patch.top - RIM; y <= patch.bottom + RIM; y++)
    for (let x = from + 1; x < to; x++) {
      const share = (x - from) / (to - from);
      for (let c = 0; c < 3; c++) {
        const [left, right] = [data[(y * width + from) * 4 + c]!, data[(y * width + to) * 4 + c]!];
        data[(y * width + x) * 4 + c] = left + (right - left) * share;
      }
    }
  return { ...raster, data };
}

/** One even patch in the middle that is unlike the cloth on both its sides. */
type Place = Record<"axis" | "top" | "half" | "deep", number>;

function findLabel({ data, width, height }: Raster, { axis, top, half, deep }: Place) {
  const reach = Math.round(half * ASIDE);
  const [left, first] = [Math.round(axis) - reach, Math.max(RIM, Math.round(top))];
  const wide = reach * 2 + 1;
  const high = Math.min(height - RIM - first, Math.round(half * deep));
  if (left < RIM || left + wide + RIM >= width || high < 3) return undefined;
  const differs = (one: number, other: number) =>
    Math.abs(data[one * 4]! - data[other * 4]!) +
      Math.abs(data[one * 4 + 1]! - data[other * 4 + 1]!) +
      Math.abs(data[one * 4 + 2]! - data[other * 4 + 2]!) >
    OTHER;
  const unlike = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) {
    const row = (first + y) * width + left;
    for (let x = 0; x < wide; x++) {
      const isCloth = data[(row + x) * 4 + 3]! > 200;
      if (isCloth && differs(row + x, row) && differs(row + x, row + wide - 1)) unlike[y * wide + x] = 1; // prettier-ignore
    }
  }
  const { labels, sizes } = areasOf(unlike, wide, high);
  const boxes: Patch[] = sizes.map(() => ({ left: wide, top: high, right: -1, bottom: -1 }));
  for (let i = 0; i < labels.length; i++) {
    if (!labels[i]) continue;
    const box = boxes[labels[i]!]!;
    const [x, y] = [i % wide, Math.floor(i / wide)];
    boxes[labels[i]!] = { left: Math.min(box.left, x), top: Math.min(box.top, y), right: Math.max(box.right, x), bottom: Math.max(box.bottom, y) }; // prettier-ignore
  }
  const within = (length: number, { least, most }: typeof WIDE) =>
    length >= half * least && length <= half * most;
  const found = boxes.filter((box, label) => {
    const [w, h] = [box.right - box.left + 1, box.bottom - box.top + 1];
    if (label === 0 || w < h * OBLONG || sizes[label]! < w * h * FILLED) return false;
    return within(w, WIDE) && within(h, HIGH);
  });
  const box = found.reduce<Patch | undefined>((one, next) => (one ? united(one, next) : next), undefined); // prettier-ignore
  // Two of them beside each other are loops or a print.
  if (!box || found.some((other) => !isIn(box, other))) return undefined;
  return { left: box.left + left, top: box.top + first, right: box.right + left, bottom: box.bottom + first }; // prettier-ignore
}

/** So many rows above it lies the fold by which a label is sewn in. */
const FOLD = 4;

/** A label and the fold above it, of which one lies within the other's width; else the first alone. */
function united(one: Patch, other: Patch): Patch {
  const [upper, lower] = one.top < other.top ? [one, other] : [other, one];
  const [narrow, wide] = one.right - one.left < other.right - other.left ? [one, other] : [other, one]; // prettier-ignore
  const isWithin = narrow.left >= wide.left - RIM && narrow.right <= wide.right + RIM;
  if (!isWithin || lower.top - upper.bottom > FOLD) return one;
  return { left: Math.min(one.left, other.left), right: Math.max(one.right, other.right), top: upper.top, bottom: Math.max(upper.bottom, lower.bottom) }; // prettier-ignore
}

const isIn = (box: Patch, other: Patch) =>
  other.left >= box.left &&
  other.right <= box.right &&
  other.top >= box.top &&
  other.bottom <= box.bottom;
