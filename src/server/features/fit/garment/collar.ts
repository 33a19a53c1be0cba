// The leaves of a collar lie between the inside of a neckline and the cloth around it, and have the cloth's colour:
// a flood that ran over them is taken back to what looks like the inside.
import type { Point } from "../figure/anchors.ts";
import { areasOf } from "../pixels/planes.ts";
import type { Raster } from "../pixels/raster.ts";
import type { Opening } from "./opening.ts";
import { median } from "./silhouette.ts";

/** Inside and cloth have to differ so much, as a distance of red, green and blue, to be told apart. */
const APART = 26;
/** Of that distance, how near to the cloth's colour the leaf of a collar comes. */
const LIKE = 0.45;

/** @param inside a few points that surely lie in the opening */
export function withoutCollar(
  { data, width }: Raster,
  { frame, mask }: Opening,
  inside: readonly Point[],
): Opening {
  const at = (i: number) => ((Math.floor(i / frame.width) + frame.top) * width + (i % frame.width) + frame.left) * 4; // prettier-ignore
  const colourOf = (places: readonly number[]) =>
    [0, 1, 2].map((c) => median(places.map((place) => data[place + c]!)));
  const around: number[] = [];
  for (let i = 0; i < mask.length; i++) if (!mask[i] && data[at(i) + 3]! > 200) around.push(at(i));
  const within = inside.map(({ x, y }) => (Math.round(y) * width + Math.round(x)) * 4);
  if (around.length === 0 || within.length === 0) return { frame, mask, area: 0 };
  const [lining, cloth] = [colourOf(within), colourOf(around)];
  const away = (i: number, colour: readonly number[]) =>
    Math.hypot(...colour.map((part, c) => data[at(i) + c]! - part));
  const apart = Math.hypot(...lining.map((part, c) => part - cloth[c]!));
  if (apart < APART) return { frame, mask, area: 0 };
  // A label is like neither.
  const near = Math.max(APART, apart * LIKE);
  const isCloth = mask.map((on, i) =>
    on && away(i, cloth) < near && away(i, cloth) < away(i, lining) ? 1 : 0,
  );
  return withoutLeaves(frame, mask, isCloth);
}

/** Cloth that lies amid the inside is a label; what hangs on to the rim is a leaf. */
function withoutLeaves(frame: Opening["frame"], mask: Uint8Array, isCloth: Uint8Array): Opening {
  const { width } = frame;
  const { labels, sizes } = areasOf(isCloth, width, frame.height);
  const isLeaf = new Uint8Array(sizes.length);
  for (let i = 0; i < mask.length; i++) {
    const label = labels[i]!;
    if (label && [-1, 1, -width, width].some((step) => mask[i + step] === 0)) isLeaf[label] = 1;
  }
  const kept = largestWhole(
    mask.map((on, i) => (on && !isLeaf[labels[i]!] ? 1 : 0)),
    width,
  );
  return { frame, mask: kept, area: kept.reduce((sum, on) => sum + on, 0) };
}

/** A collar is drawn round with a dark line: what is no wider than that is no opening. */
const LINE = 2;

function largestWhole(mask: Uint8Array, width: number): Uint8Array {
  const around: number[] = [];
  for (let down = -LINE; down <= LINE; down++)
    for (let right = -LINE; right <= LINE; right++) around.push(down * width + right);
  // At the frame's own rim nothing is missing that could tell a line from an opening.
  const thick = mask.map((on, i) => (on && around.every((step) => mask[i + step] !== 0) ? 1 : 0));
  const { labels, sizes } = areasOf(thick, width, mask.length / width);
  const largest = sizes.indexOf(Math.max(...sizes.slice(1)));
  return mask.map((on, i) => (on && around.some((step) => labels[i + step] === largest) ? 1 : 0));
}
