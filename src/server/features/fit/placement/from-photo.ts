// What is asked of a piece beyond `plausible.ts` when its outline was found in a photo.
import type { Figure } from "../figure/figure.ts";
import type { Landmarks, Tube } from "../garment/marks.ts";
import { evenness, type Silhouette } from "../garment/silhouette.ts";
import { isShoulderHung, type Slot } from "../garment/slot.ts";
import { areasOf } from "../pixels/planes.ts";
import { alphaAt, type Layer } from "../pixels/raster.ts";
import { widthIn, type Placed } from "./plausible.ts";
import { flawOfEdges } from "./worn-edges.ts";

const EVEN_IN_PHOTO = 0.9;
const LEAN = 0.12;
/** Sleeves longer than this share of the chest's width are long: an armpit must be seen, or both. */
const LONG_SLEEVE = { stepped: 0.34, mirrored: 0.75 };
const ALIKE = 0.6;
/** Depth of an armhole over the chest's width: a step in the outline below that is a sleeve folded over. */
const LOWEST_STEP = 0.47;
/** How far a leg goes sideways for every step down: more, and they were spread. */
const SPREAD_LEGS = 0.33;
const UNEQUAL_LEGS_IN_PHOTO = 0.05;
/** Width over height of a top: wider, and its sleeves are spread so far that they cannot be bent down. */
const WIDEST_SPREAD = { seen: 2.1, guessed: 1.22 };
/** Where legs part, as a share of the height: the longer trousers are, the higher; less for folded legs. */
const LOWEST_CROTCH = { of: 1.16, less: 0.35, least: 0.45 };

/** Why it is not bent onto a body: it lies crooked, or does not show its sleeves or legs for certain. */
export function flawInPhoto(shape: Silhouette, marks: Landmarks, slot: Slot): string | null {
  if (evenness(shape, marks.axis) < EVEN_IN_PHOTO) return "uneven";
  if (Math.abs(leanOf(shape, marks)) > LEAN) return "leans";
  return flawInLegs(shape, marks) ?? (SLEEVED.has(slot) ? flawInSleeves(shape, marks, slot) : null);
}

const SLEEVED: ReadonlySet<Slot> = new Set(["top", "outer", "dress"]);

function flawInLegs(shape: Silhouette, { legs }: Landmarks): string | null {
  if (!legs) return null;
  const { of, less, least } = LOWEST_CROTCH;
  const lowest = Math.max(least, of - (less * shape.height) / shape.width);
  const uneven = Math.abs(legs.left.end.y - legs.right.end.y);
  if (uneven > shape.height * UNEQUAL_LEGS_IN_PHOTO) return "legs of unequal length";
  if ([legs.left, legs.right].some((leg) => slantOf(leg) > SPREAD_LEGS)) return "spread legs";
  const isLow = (legs.crotch.y - shape.box.top) / shape.height > lowest;
  return isLow ? "legs part too far down" : null;
}

function flawInSleeves(shape: Silhouette, marks: Landmarks, slot: Slot): string | null {
  const { sleeves, armpits, chest, shoulder, isClose } = marks;
  const widest = armpits === "seen" ? WIDEST_SPREAD.seen : WIDEST_SPREAD.guessed;
  if (shape.width > shape.height * widest) return "spread sleeves";
  if (!sleeves) {
    const isSleeveless = slot === "dress" && (armpits === null || armpits === "stepped");
    return isSleeveless ? null : `no sleeves (${armpits})`;
  }
  const lengths = [sleeves.left, sleeves.right].map(({ root, end }) =>
    Math.hypot(end.x - root.x, end.y - root.y),
  );
  if (Math.min(...lengths) < Math.max(...lengths) * ALIKE) return "unlike sleeves";
  if (isClose || !armpits) return "sleeves along the trunk";
  const wide = chest.right - chest.left;
  if (armpits === "stepped" && (chest.y - shoulder.y) / wide > LOWEST_STEP) return "folded sleeves";
  const isKnown = armpits === "seen" || Math.max(...lengths) / wide <= LONG_SLEEVE[armpits];
  return isKnown ? null : `long sleeves, armpits ${armpits}`;
}

const slantOf = ({ root, end }: Tube) => Math.abs(end.x - root.x) / Math.max(1, end.y - root.y);

/** Sideways per row: the middle of the trunk near its top against its middle near the hem. */
function leanOf(shape: Silhouette, { trunk, chest, hem, legs, axis }: Landmarks): number {
  const [from, to] = [chest.y, Math.min(hem, legs?.crotch.y ?? hem)];
  const middle = (y: number) => {
    const run = trunk(Math.round(y));
    return run ? (run[0] + run[1]) / 2 : axis;
  };
  const length = to - from;
  if (length < shape.height * 0.1) return 0;
  return (middle(from + length * 0.85) - middle(from + length * 0.1)) / (length * 0.75);
}

/** Cloth from a photo that came out in pieces, with holes, or with a flap on one side was torn on the way. */
const WHOLE = 0.97;
const HOLES_MOST = 0.0015;
const GAPS_MOST = 0.05;
const EVEN_ON_BODY = 0.86;
const LEVEL = 60;
/** Hung from a waist, it is at most this many times as wide there as the body: a hanger stretches more. */
const WIDEST_WAIST = 1.3;

/** A placed piece, and the row of the canvas it reaches to. */
type Hung = Placed & { bottom: number };

export function flawOnBody(figure: Figure, { slot, trunk, sleeves, bottom }: Hung): string | null {
  // Lying down, a top that is bunched up looks like a cropped one: worn, it would bare the belly.
  if (slot === "top" && bottom < figure.anchors.levels.highHip) return "ends at the waist";
  const { whole, holes, evenness: even } = looksOf(figure, sleeves ? [trunk, sleeves] : [trunk]);
  if (whole < WHOLE) return "in pieces";
  if (sleeves && endsOnForearm(figure, sleeves)) return "sleeves end on the forearm";
  // Between an arm and the trunk one may look through; through the cloth itself one may not.
  const torn = sleeves ? looksOf(figure, [trunk]).holes : holes;
  if (torn > HOLES_MOST || holes > GAPS_MOST) return "holes";
  // The figure rests on one leg: what hangs from its waist is not even; nor are sleeves with one arm bent.
  const { left, right } = figure.anchors.wrist;
  const isEven = even >= EVEN_ON_BODY || Math.abs(left.y - right.y) > LEVEL;
  if (isShoulderHung(slot) && !isEven) return "uneven on the body";
  const isFree = slot === "cape" || slot === "prayer" || isShoulderHung(slot);
  if (!isFree && waistRatio(figure, trunk) > WIDEST_WAIST) return "wide waist";
  return flawOfEdges(figure, { slot, trunk, sleeves, bottom });
}

/** Between these shares of a forearm ends what was folded, or cut off: sleeves of three quarters are rare. */
const ON_FOREARM = { from: 0.3, to: 0.86 };

function endsOnForearm({ anchors: { elbow, wrist } }: Figure, sleeves: Layer): boolean {
  let last = sleeves.height - 1;
  while (last > 0 && !hasCloth(sleeves, last)) last--;
  const [bent, straight] = elbow.left.y < elbow.right.y ? [elbow.left, wrist.left] : [elbow.right, wrist.right]; // prettier-ignore
  const share = (last + sleeves.top - bent.y) / (straight.y - bent.y);
  return share > ON_FOREARM.from && share < ON_FOREARM.to;
}

function hasCloth({ width, data }: Layer, y: number): boolean {
  for (let x = 0; x < width; x++) if (data[(y * width + x) * 4 + 3]! > 127) return true;
  return false;
}

/** Looked at every second pixel: share of the largest part, share of holes, and how even it is on the body. */
function looksOf(figure: Figure, layers: readonly Layer[]) {
  const wide = figure.width >> 1;
  const high = figure.height >> 1;
  const mask = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      if (layers.some((layer) => alphaAt(layer, 2 * x, 2 * y) > 127)) mask[y * wide + x] = 1;
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const parts = areasOf(mask, wide, high).sizes;
  const area = Math.max(1, sum(parts));
  // What is around the piece is one area; every other one lies inside it. Between legs is no hole.
  const { neck, crotch } = figure.anchors;
  const above = Math.round(crotch.y / 2);
  const gaps = areasOf(
    mask.map((on, i) => (on || i >= above * wide ? 0 : 1)),
    wide,
    high,
  ).sizes;
  const axis = neck.base.x;
  let both = 0;
  for (let i = 0; i < mask.length; i++) {
    const mirror = Math.round(axis - (i % wide));
    if (mask[i] && mask[i - (i % wide) + mirror]) both++;
  }
  return {
    whole: Math.max(...parts) / area,
    holes: (sum(gaps) - Math.max(...gaps)) / area,
    evenness: both / area,
  };
}

/** Width of the cloth over that of the body, a little under its upper edge. */
function waistRatio(figure: Figure, trunk: Layer): number {
  const { waist, highHip } = figure.anchors.levels;
  let widest = 0;
  for (let y = waist; y < highHip; y += 4) {
    const body = figure.trunk(y);
    const cloth = widthIn(trunk, Math.round(y));
    if (body && cloth > 0) widest = Math.max(widest, cloth / (body.right - body.left));
  }
  return widest;
}
