// A head covering on the figure that wears one: its own folds, in the cloth of the piece.
import { REGION, type Figure } from "../figure/figure.ts";
import { emptyRaster, trimmed, type Layer, type Raster } from "../pixels/raster.ts";

/** A square of cloth alone. */
type Patch = { left: number; top: number; side: number };

/** The largest square without background, looked for from the middle outward. */
function largestPatch({ width, height, data }: Raster): Patch | null {
  // best[y][x]: side of the largest opaque square whose lower right corner is here.
  let above = new Uint16Array(width + 1);
  let best: Patch | null = null;
  for (let y = 0; y < height; y++) {
    const row = new Uint16Array(width + 1);
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 250) continue;
      const side = Math.min(row[x]!, above[x]!, above[x + 1]!) + 1;
      row[x + 1] = side;
      if (!best || side > best.side) best = { left: x - side + 1, top: y - side + 1, side };
    }
    above = row;
  }
  return best && best.side >= 12 ? best : null;
}

const mirrored = (at: number, side: number) => {
  const turn = Math.abs(Math.round(at)) % (2 * side);
  return turn < side ? turn : 2 * side - 1 - turn;
};

const luminance = (data: Uint8ClampedArray, at: number) =>
  0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;

/** Black cloth is seen by the light on its folds; without it a face would look out of a hole. */
const LIFT = 13;
const SHEEN = 92;
const WARM = [1, 0.97, 0.95] as const;
const darkness = (bright: number) => Math.max(0, 1 - bright / 90);

/** Null when the piece shows no cloth to speak of. */
export function drapeScarf(figure: Figure, piece: Raster): Layer | null {
  const patch = largestPatch(piece);
  if (!patch) return null;
  const { width, height, regions, picture, normals } = figure;
  const inset = Math.floor(patch.side * 0.04);
  const side = patch.side - 2 * inset;
  const zoom = side < 120 ? side / 120 : 1;
  const canvas = emptyRaster(width, height);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < regions.length; i++) {
    if (regions[i] !== REGION.scarf) continue;
    sum += luminance(picture.data, i * 4);
    count++;
  }
  // Only a figure that wears folds of its own can give them another cloth.
  if (count === 0) return null;
  const middle = sum / count;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (regions[i] !== REGION.scarf) continue;
      // The cloth bends with the folds: where the surface turns away, more of it passes.
      const u = x + ((normals[i * 3]! - 127.5) / 127.5) * 14;
      const v = y + ((normals[i * 3 + 1]! - 127.5) / 127.5) * 14;
      const from =
        ((patch.top + inset + mirrored(v * zoom, side)) * piece.width +
          patch.left +
          inset +
          mirrored(u * zoom, side)) *
        4;
      const light = luminance(picture.data, i * 4) / middle;
      const soft = 0.12 + 0.88 * light;
      const dark = darkness(luminance(piece.data, from));
      const sheen = dark * (LIFT * soft + SHEEN * Math.max(0, light - 0.7));
      for (let c = 0; c < 3; c++)
        canvas.data[i * 4 + c] = piece.data[from + c]! * soft + sheen * WARM[c]!;
      canvas.data[i * 4 + 3] = picture.data[i * 4 + 3]!;
    }
  return trimmed(canvas, 2);
}
