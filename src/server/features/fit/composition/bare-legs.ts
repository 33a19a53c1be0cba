// Under shorts the figure wears shorts of its own, which are longer than some: what of them would look out becomes skin.
import { REGION, type Figure } from "../figure/figure.ts";
import type { Raster } from "../pixels/raster.ts";
import type { Worn } from "../placement/worn.ts";

const LEGS = [REGION.legL, REGION.legR];
const COVERS_HIPS: ReadonlySet<Worn["slot"]> = new Set(["trousers", "skirt", "dress", "jumpsuit", "gown"]); // prettier-ignore

/** Where the figure's own shorts end in each column, and how much brighter in red, green and blue the skin is. */
type Hem = { leg: number; rows: Int32Array; lighter: readonly number[] };

/** Rows on either side of the hem that are compared, and those that its edge takes. */
const STRIP = 6;
const EDGE = 7;
/** At the hem light and hue change at least so much, as a share. */
const LEAST = 0.2;
/** A hem that slants, or is seen between the legs, is so much higher elsewhere. */
const UNEVEN = 90;
/** So far from the leg's usual row its hem may run, which curves. */
const CURVE = 14;

const hems = new WeakMap<Figure, Hem[]>();

export function bareBelow(canvas: Raster, figure: Figure, pieces: readonly Worn[]): void {
  const ends = pieces.filter(({ slot }) => COVERS_HIPS.has(slot)).map(({ bottom }) => bottom);
  // Only figures of ours wear them; on a photo it would be what its owner wears.
  if (ends.length === 0 || !figure.grip) return;
  const known = hems.get(figure) ?? LEGS.flatMap((leg) => hemOf(figure, leg) ?? []);
  hems.set(figure, known);
  const from = Math.round(Math.max(figure.anchors.levels.hip, ...ends.map((end) => end - UNEVEN)));
  for (const hem of known) bareLeg(canvas, figure, hem, from);
}

function bareLeg(
  canvas: Raster,
  { width, picture, regions }: Figure,
  hem: Hem,
  from: number,
): void {
  for (let x = 0; x < width; x++)
    for (let y = from; y <= hem.rows[x]! + EDGE; y++) {
      const i = y * width + x;
      if (!isOn(regions, hem.leg, i)) continue;
      // The dark line of the hem itself takes what is just below it.
      const below = (hem.rows[x]! + EDGE + 1) * width + x;
      const isEdge = y >= hem.rows[x]! - EDGE && picture.data[below * 4 + 3] === 255;
      const at = isEdge ? below : i;
      for (let c = 0; c < 3; c++)
        canvas.data[i * 4 + c] = picture.data[at * 4 + c]! * (isEdge ? 1 : hem.lighter[c]!);
    }
}

function hemOf(figure: Figure, leg: number): Hem | null {
  const { width, regions, picture, anchors } = figure;
  const [mini, knee] = [Math.round(anchors.levels.mini), Math.round(anchors.levels.knee)];
  const isLeg = (i: number) => regions[i] === leg && picture.data[i * 4 + 3] === 255;
  const columns = Array.from({ length: width }, (_, x) => x);
  /** Mean colour of some columns in a row. */
  const mean = (row: number, of: readonly number[]): number[] => {
    const seen = of.map((x) => row * width + x).filter(isLeg);
    return [0, 1, 2].map(
      (c) => seen.reduce((sum, i) => sum + picture.data[i * 4 + c]!, 0) / Math.max(1, seen.length),
    );
  };
  const stepAt = (row: number, of: readonly number[]) => {
    const [above, below] = [mean(row - STRIP, of), mean(row + STRIP, of)];
    const steps = above.map((value, c) => Math.log(Math.max(1, below[c]!) / Math.max(1, value)));
    // Shadow changes all three parts alike, another cloth does not.
    const hue = Math.max(...steps) - Math.min(...steps);
    return { row, change: hue + Math.max(...steps.map(Math.abs)) };
  };
  const strongest = (first: number, last: number, of: readonly number[]) => {
    let found = stepAt(first, of);
    for (let row = first + 1; row <= last; row++) {
      const step = stepAt(row, of);
      if (step.change > found.change) found = step;
    }
    return found;
  };
  const usual = strongest(mini, knee - STRIP, columns);
  if (usual.change < LEAST) return null;
  const rows = new Int32Array(width).fill(-1);
  for (const x of columns) {
    if (!isLeg((usual.row + EDGE + 1) * width + x)) continue;
    const isWhole = [-CURVE - STRIP, CURVE + STRIP].every((down) => isLeg((usual.row + down) * width + x)); // prettier-ignore
    rows[x] = isWhole ? strongest(usual.row - CURVE, usual.row + CURVE, [x - 1, x, x + 1]).row : usual.row; // prettier-ignore
  }
  // Measured beyond the dark line that the hem is drawn with.
  const [cloth, skin] = [mean(usual.row - CURVE, columns), mean(usual.row + CURVE, columns)];
  return {
    leg,
    rows: widened(rows),
    lighter: cloth.map((value, c) => skin[c]! / Math.max(1, value)),
  };
}

/** The edge of a leg has colour, but no region of its own. */
const isOn = (regions: Uint8Array, leg: number, i: number): boolean =>
  regions[i] === leg ||
  (regions[i] === REGION.none && [-2, -1, 1, 2].some((beside) => regions[i + beside] === leg));

/** Legs are wider above their hem than at it. */
function widened(rows: Int32Array): Int32Array {
  const [first, last] = [rows.findIndex((row) => row > 0), rows.findLastIndex((row) => row > 0)];
  return rows.map((_, x) => rows[Math.min(last, Math.max(first, x))]!);
}
