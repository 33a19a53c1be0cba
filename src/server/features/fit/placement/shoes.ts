// A pair of shoes on the figure's feet: seen from above they are turned toward the viewer, seen from the
// side they point outward, foreshortened. What is neither stands on the floor beside the figure.
import { REGION, type Figure } from "../figure/figure.ts";
import { areasOf } from "../pixels/planes.ts";
import { emptyRaster, trimmed, type Box, type Layer, type Raster } from "../pixels/raster.ts";

export type Shod = {
  layer: Layer;
  /** Whether a pixel of the figure's own foot still shows. */
  keepsFoot(x: number, y: number): boolean;
};

type Side = "left" | "right";
const SIDES: readonly Side[] = ["left", "right"];
/** The map's left is the figure's own, which the viewer sees on the right. */
const FOOT = { left: REGION.footR, right: REGION.footL };

type Shoe = Box & { label: number; size: number };
type Pair = { shoes: [Shoe, Shoe]; labels: Int32Array; raster: Raster };

/** Alike in size, and nothing else of note in the picture. */
const ALIKE = 0.62;

function pairOf(raster: Raster): Pair | null {
  const { width, height, data } = raster;
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = data[i * 4 + 3]! > 127 ? 1 : 0;
  const { labels, sizes } = areasOf(mask, width, height);
  const order = sizes.map((size, label) => ({ size, label })).toSorted((a, b) => b.size - a.size);
  const [first, second, third] = order;
  if (!second || second.size < first!.size * ALIKE) return null;
  if (third && third.size > second.size * 0.1) return null;
  const boxed = ({ label, size }: { label: number; size: number }): Shoe => {
    const box = { left: width, top: height, right: 0, bottom: 0, label, size };
    for (let i = 0; i < labels.length; i++) {
      if (labels[i] !== label) continue;
      const x = i % width;
      const y = (i - x) / width;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
    return box;
  };
  return { shoes: [boxed(first!), boxed(second)], labels, raster };
}

const middle = ({ left, right, top, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
const aspect = ({ left, right, top, bottom }: Box) => (bottom - top) / (right - left);

/** Null where the picture shows no pair that could be put on. */
export function putOnShoes(figure: Figure, raster: Raster, title: string): Shod | null {
  const pair = pairOf(raster);
  if (!pair) return null;
  const [a, b] = pair.shoes;
  const apart = { x: middle(a).x - middle(b).x, y: middle(a).y - middle(b).y };
  const isBeside = Math.abs(apart.x) > Math.abs(apart.y) * 2;
  if (isBeside && Math.min(aspect(a), aspect(b)) > 1.5) return fromAbove(figure, pair, title);
  if (Math.max(aspect(a), aspect(b)) < 0.92 && !isBeside) return fromTheSide(figure, pair);
  return null;
}

/** Half turned, the heel of a high one would come off its foot: such a pair lies beside. */
export function areHighHeels(raster: Raster): boolean {
  const pair = pairOf(raster);
  return pair !== null && pair.shoes.some((shoe) => isHighHeeled(reader(pair, shoe)));
}

/** Reads a shoe at shares of its box; alpha 0 beyond it and on the other shoe. */
function reader({ labels, raster: { data, width } }: Pair, shoe: Shoe) {
  return (u: number, v: number, out: Float32Array): number => {
    const x = shoe.left + u * (shoe.right - shoe.left);
    const y = shoe.top + v * (shoe.bottom - shoe.top);
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    if (u < 0 || v < 0 || x0 >= shoe.right || y0 >= shoe.bottom) return 0;
    const [fx, fy] = [x - x0, y - y0];
    out.fill(0);
    let alpha = 0;
    for (const [dx, dy, w] of [
      [0, 0, (1 - fx) * (1 - fy)],
      [1, 0, fx * (1 - fy)],
      [0, 1, (1 - fx) * fy],
      [1, 1, fx * fy],
    ] as const) {
      const i = (y0 + dy) * width + x0 + dx;
      if (labels[i] !== shoe.label) continue;
      const share = w * (data[i * 4 + 3]! / 255);
      for (let c = 0; c < 3; c++) out[c]! += data[i * 4 + c]! * share;
      alpha += share;
    }
    if (alpha > 0) for (let c = 0; c < 3; c++) out[c]! /= alpha;
    return alpha;
  };
}

/** As large as the foot and a little more. */
function footOf({ width, height, regions }: Figure, side: Side): Box {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = Math.floor(height * 0.8); y < height; y++)
    for (let x = 0; x < width; x++) {
      if (regions[y * width + x] !== FOOT[side]) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
  return box;
}

/** Toes show in these. */
const OPEN = /sandal|slide|slipper|flip|thong|صندل|شبشب/i;
/** Where the back of a shoe ends and where its front begins, from heel to toe. */
const BACK = 0.4;
const VAMP = 0.52;

function fromAbove(figure: Figure, pair: Pair, title: string): Shod {
  const canvas = emptyRaster(figure.width, figure.height);
  const covered = new Uint8Array(figure.width * figure.height);
  const sorted = pair.shoes.toSorted((a, b) => a.left - b.left);
  const isOpen = OPEN.test(title);
  const rgb = new Float32Array(3);
  for (const [n, side] of SIDES.entries()) {
    const read = reader(pair, sorted[n]!);
    const insole = insoleOf(read);
    const foot = footOf(figure, side);
    const { toe, heel, ankle } = figure.anchors;
    const leg = (ankle.outer[side].x + ankle.inner[side].x) / 2;
    const [top, bottom] = [heel[side].y - 24, foot.bottom + 6];
    const wide = foot.right - foot.left + 14;
    for (let y = Math.floor(top); y <= bottom; y++) {
      const down = (y - top) / (bottom - top);
      const centre = leg + (toe[side].x - leg) * Math.min(1, down * 1.15);
      for (let x = Math.floor(centre - wide / 2); x <= centre + wide / 2; x++) {
        const alpha = read((x - centre) / wide + 0.5, 1 - down, rgb);
        if (alpha < 0.02) continue;
        const i = y * figure.width + x;
        covered[i] = 1;
        const isFoot = figure.regions[i] !== REGION.none;
        // The back of a shoe is behind the heel; further down one looks on the foot inside it.
        if (isFoot && down < BACK) continue;
        if (isFoot && (isOpen || down < VAMP) && isAlike(rgb, insole)) continue;
        put(canvas, i, rgb, alpha, 0.84 + 0.16 * down);
      }
    }
  }
  const { heel, toe } = figure.anchors;
  const from = heel.left.y + (toe.left.y - heel.left.y) * 0.35;
  return {
    layer: trimmed(canvas, 2),
    keepsFoot: (x, y) => y < from || covered[y * figure.width + x] === 1,
  };
}

/** What one looks at inside a shoe, near its heel. */
function insoleOf(read: ReturnType<typeof reader>): number[] {
  const rgb = new Float32Array(3);
  const sum = [0, 0, 0];
  let count = 0;
  for (let v = 0.7; v < 0.88; v += 0.02)
    for (let u = 0.4; u < 0.6; u += 0.04) {
      if (read(u, v, rgb) < 0.9) continue;
      for (let c = 0; c < 3; c++) sum[c]! += rgb[c]!;
      count++;
    }
  return sum.map((value) => value / Math.max(1, count));
}

const isAlike = (rgb: Float32Array, other: number[]) =>
  Math.abs(rgb[0]! - other[0]!) + Math.abs(rgb[1]! - other[1]!) + Math.abs(rgb[2]! - other[2]!) <
  84;

function put({ data }: Raster, i: number, rgb: Float32Array, alpha: number, light: number): void {
  for (let c = 0; c < 3; c++) data[i * 4 + c] = rgb[c]! * light;
  data[i * 4 + 3] = alpha * 255;
}

/** A foot's length in pixels of the canvas, and how much of it one sees when it points half outward. */
const LENGTH = 166;
const TURNED = 0.62;
/** Where along the shoe the leg stands in it. */
const LEG_AT = 0.27;

function fromTheSide(figure: Figure, pair: Pair): Shod {
  const canvas = emptyRaster(figure.width, figure.height);
  const tops = new Int32Array(figure.width).fill(-1);
  // The nearer one is seen whole.
  const shoe = pair.shoes.toSorted((a, b) => b.bottom - a.bottom)[0]!;
  const read = reader(pair, shoe);
  const rgb = new Float32Array(3);
  const isRightward = firstRow(read, 0.15) < firstRow(read, 0.85);
  const wide = LENGTH * TURNED;
  const high = LENGTH * aspect(shoe);
  const { ankle } = figure.anchors;
  for (const side of SIDES) {
    const out = side === "right" ? 1 : -1;
    const leg = (ankle.outer[side].x + ankle.inner[side].x) / 2;
    const bottom = footOf(figure, side).bottom + 5;
    for (let y = Math.floor(bottom - high); y <= bottom; y++)
      for (let along = 0; along <= wide; along++) {
        const x = Math.round(leg + (along - LEG_AT * wide) * out);
        const u = along / wide;
        const alpha = read(isRightward ? u : 1 - u, 1 - (bottom - y) / high, rgb);
        if (alpha < 0.02) continue;
        if (tops[x] === -1) tops[x] = y;
        put(canvas, y * figure.width + x, rgb, alpha, 0.94 + (out < 0 ? 0.06 : -0.02));
      }
  }
  const from = ankle.outer.left.y + 4;
  return {
    layer: trimmed(canvas, 2),
    keepsFoot: (x, y) => y < from || (tops[x] !== -1 && y <= tops[x]! + 3),
  };
}

function firstRow(read: ReturnType<typeof reader>, u: number): number {
  const rgb = new Float32Array(3);
  for (let v = 0; v < 1; v += 0.01) if (read(u, v, rgb) > 0.5) return v;
  return 1;
}

/** Between heel and ball one looks under a high-heeled shoe, over this share of its height or more. */
const ARCH = 0.16;

function isHighHeeled(read: ReturnType<typeof reader>): boolean {
  let highest = 0;
  for (let u = 0.2; u < 0.8; u += 0.05) highest = Math.max(highest, 1 - lastRow(read, u));
  return highest > ARCH;
}

function lastRow(read: ReturnType<typeof reader>, u: number): number {
  const rgb = new Float32Array(3);
  for (let v = 1; v > 0; v -= 0.01) if (read(u, v, rgb) > 0.5) return v;
  return 0;
}
