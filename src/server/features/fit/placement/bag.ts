// A bag where bags go: a handle in the hand, a long strap across the body.
import type { Point } from "../figure/anchors.ts";
import type { Figure } from "../figure/figure.ts";
import { boxOf, emptyRaster, trimmed, type Layer, type Raster } from "../pixels/raster.ts";
import { scaledPiece } from "./scaled-piece.ts";

/** How it is carried. */
export type Carry = "clutch" | "hand" | "across";

export type Bag = {
  carry: Carry;
  /** Of its box: where the bag itself begins, below strap or handle. */
  bodyTop: number;
  aspect: number;
};

const BACKPACK = /back-?pack|rucksack|ظهر/i;
/** A strap this many times as high as the bag itself goes across the body. */
const LONG_STRAP = 0.74;

export function bagOf(raster: Raster, title: string): Bag | null {
  const box = boxOf(raster);
  if (!box) return null;
  const { width, data } = raster;
  const filled: number[] = [];
  for (let y = box.top; y <= box.bottom; y++) {
    let count = 0;
    for (let x = box.left; x <= box.right; x++) if (data[(y * width + x) * 4 + 3]! > 127) count++;
    filled.push(count);
  }
  const most = Math.max(...filled);
  // From the middle of the bag upward, to where only a handle or a strap is left.
  let first = Math.floor(filled.length * 0.72);
  while (first > 0 && filled[first - 1]! > most * 0.55) first--;
  const bodyTop = first / filled.length;
  const aspect = (box.bottom - box.top + 1) / (box.right - box.left + 1);
  const drop = bodyTop / (1 - bodyTop);
  const isHung = drop > 0.16 && !BACKPACK.test(title);
  let carry: Carry = "hand";
  if (drop > LONG_STRAP && isHung) carry = "across";
  if (aspect < 0.75) carry = "clutch";
  return { carry, bodyTop, aspect };
}

/** The bag as it hangs, whether a hand lies over it, and whether that hand is closed around its handle. */
export async function carryBag(
  figure: Figure,
  raster: Raster,
  bag: Bag,
): Promise<{ layer: Layer; isUnderHand: boolean; isGripped: boolean }> {
  if (bag.carry === "across")
    return { layer: await across(figure, raster, bag), isUnderHand: true, isGripped: false };
  const { anchors } = figure;
  const width = bag.aspect > 1.15 ? 190 : bag.aspect > 0.75 ? 200 : 165;
  const height = width * bag.aspect;
  const piece = await scaledPiece(raster, { width, height });
  const grip = anchors.hand.grip.right;
  const top = bag.carry === "clutch" ? grip.y - piece.height * 0.25 : grip.y - 10;
  return {
    layer: { ...piece, left: Math.round(grip.x + 6 - piece.width / 2), top: Math.round(top) },
    isUnderHand: true,
    isGripped: bag.carry === "hand" && bag.bodyTop > 0,
  };
}

const BODY_WIDTH = 150;

/** The bag at the hip, its strap from the other shoulder. */
async function across(figure: Figure, raster: Raster, { bodyTop }: Bag): Promise<Layer> {
  const box = boxOf(raster)!;
  const from = box.top + Math.round((box.bottom - box.top) * bodyTop);
  const body: Raster = { ...raster, data: raster.data.slice() };
  body.data.fill(0, 0, from * raster.width * 4);
  const piece = await scaledPiece(body, { width: BODY_WIDTH, height: 400 });
  const { hip, levels, shoulderNeck, neck } = figure.anchors;
  const left = Math.round(hip.right.x - 44 - piece.width / 2);
  const top = Math.round(levels.hip - 46);
  const canvas = emptyRaster(figure.width, figure.height);
  const strap = strapOf(raster, from - box.top, box.top, piece.width / (box.right - box.left));
  const shoulder = { x: shoulderNeck.left.x - 16, y: figure.shoulderTop(shoulderNeck.left.x - 16) };
  drawStrap(canvas, strap, [
    { x: shoulder.x, y: shoulder.y - 2 },
    { x: neck.base.x - 6, y: (shoulder.y + top) / 2 - 26 },
    { x: left + 9, y: top + 12 },
  ]);
  const layer = { ...canvas };
  for (let y = 0; y < piece.height; y++)
    for (let x = 0; x < piece.width; x++) {
      const at = (y * piece.width + x) * 4;
      if (piece.data[at + 3]! < 100) continue;
      layer.data.set(piece.data.subarray(at, at + 4), ((y + top) * canvas.width + x + left) * 4);
    }
  return trimmed(layer);
}

type Strap = { colour: readonly [number, number, number]; half: number };

/** Colour and thickness of what stands above the bag. */
function strapOf({ width, data }: Raster, rows: number, top: number, scale: number): Strap {
  const runs: number[] = [];
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = top + Math.round(rows * 0.35); y < top + rows * 0.8; y++) {
    let run = 0;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const isThere = data[at + 3]! > 200;
      if (isThere) {
        run++;
        count++;
        for (let c = 0; c < 3; c++) sum[c]! += data[at + c]!;
      } else if (run > 0) {
        runs.push(run);
        run = 0;
      }
    }
  }
  const usual = runs.toSorted((a, b) => a - b)[runs.length >> 1] ?? 10;
  const colour = sum.map((value) => value / Math.max(1, count)) as [number, number, number];
  return { colour, half: Math.min(6, Math.max(2.6, (usual * scale) / 2)) };
}

/** A band along a bent line, round like a cord. */
function drawStrap(canvas: Raster, { colour, half }: Strap, [a, b, c]: [Point, Point, Point]) {
  const steps = 600;
  for (let n = 0; n <= steps; n++) {
    const t = n / steps;
    const mix = (p: number, q: number, r: number) =>
      (1 - t) * (1 - t) * p + 2 * t * (1 - t) * q + t * t * r;
    const [x, y] = [mix(a.x, b.x, c.x), mix(a.y, b.y, c.y)];
    for (let dx = -half - 1; dx <= half + 1; dx++)
      for (let dy = -1; dy <= 1; dy++) {
        const [px, py] = [Math.round(x + dx), Math.round(y + dy)];
        const away = (px - x) / half;
        const alpha = Math.min(1, Math.max(0, (1 - Math.abs(away)) * half + 0.5));
        const at = (py * canvas.width + px) * 4;
        if (alpha <= 0 || at < 0 || canvas.data[at + 3]! > alpha * 255) continue;
        const light = 1.1 - 0.16 * (away + 0.3) ** 2 - 0.1 * away;
        for (let k = 0; k < 3; k++) canvas.data[at + k] = colour[k]! * light;
        canvas.data[at + 3] = alpha * 255;
      }
  }
}
