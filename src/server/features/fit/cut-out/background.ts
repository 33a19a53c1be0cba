// Cuts by colour: a smooth background is fitted to the rim of the picture, and flooded from there.
import sharp from "sharp";
import type { Raster } from "../pixels/raster.ts";

const RIM = 0.035;
/** How far a colour may be from the fitted background and still be it. */
const TOLERANCE = 2.6;
const SHADE = 16;

export type ColourCut = {
  mask: Uint8Array;
  /** Mean distance of the rim from the fitted background: small for a plain one. */
  unrest: number;
};

/** L, a and b of a slightly smoothed picture. */
async function labOf({ width, height, data }: Raster): Promise<Float32Array> {
  const lab = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .median(3)
    .blur(1)
    .toColourspace("lab")
    .raw({ depth: "float" })
    .toBuffer();
  return new Float32Array(lab.buffer, lab.byteOffset, lab.length / 4);
}

const TERMS = 6;
const terms = (u: number, v: number) => [1, u, v, u * u, v * v, u * v];

/** Least squares over the rim: a bent plane per channel, which also holds vignettes and gradients. */
function fitRim(lab: Float32Array, width: number, height: number, channel: number): number[] {
  const rows = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
  for (let y = 0; y < height; y += 3)
    for (let x = 0; x < width; x += 3) {
      if (!isRim(x / width, y / height)) continue;
      const f = terms(x / width - 0.5, y / height - 0.5);
      const value = lab[(y * width + x) * 3 + channel]!;
      for (let i = 0; i < TERMS; i++) {
        for (let j = 0; j < TERMS; j++) rows[i]![j]! += f[i]! * f[j]!;
        rows[i]![TERMS]! += f[i]! * value;
      }
    }
  return solve(rows);
}

const isRim = (u: number, v: number) => u < RIM || u > 1 - RIM || v < RIM || v > 1 - RIM;

function solve(rows: Float64Array[]): number[] {
  for (let i = 0; i < TERMS; i++) {
    rows[i]![i]! += 1e-6;
    for (let k = 0; k < TERMS; k++) {
      if (k === i) continue;
      const share = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j <= TERMS; j++) rows[k]![j]! -= share * rows[i]![j]!;
    }
  }
  return rows.map((row, i) => row[TERMS]! / row[i]!);
}

/** Darker but of the same hue is a cast shadow, and counts for little. */
function distanceOf(dl: number, da: number, db: number): number {
  const darker = -dl;
  const light =
    darker > 0 ? Math.max(0, darker - SHADE) * 0.9 + Math.min(darker, SHADE) * 0.12 : dl * 0.9;
  return Math.hypot(light, da * 1.5, db * 1.5);
}

export async function cutByColour(raster: Raster): Promise<ColourCut> {
  const { width, height } = raster;
  const lab = await labOf(raster);
  const fits = [0, 1, 2].map((channel) => fitRim(lab, width, height, channel));
  const distance = new Float32Array(width * height);
  let unrest = 0;
  let rim = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const f = terms(x / width - 0.5, y / height - 0.5);
      const off = (c: number) => {
        let expected = 0;
        for (let k = 0; k < TERMS; k++) expected += fits[c]![k]! * f[k]!;
        return lab[(y * width + x) * 3 + c]! - expected;
      };
      const d = distanceOf(off(0), off(1), off(2));
      distance[y * width + x] = d;
      if (!isRim(x / width, y / height)) continue;
      unrest += d;
      rim++;
    }
  return { mask: flood(distance, width, height), unrest: unrest / rim };
}

/** 1 where the background could not be reached from the rim. */
function flood(distance: Float32Array, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height).fill(1);
  const stack = new Int32Array(width * height);
  let depth = 0;
  const reach = (i: number) => {
    if (!mask[i] || distance[i]! > TOLERANCE) return;
    mask[i] = 0;
    stack[depth++] = i;
  };
  for (let x = 0; x < width; x++) [x, (height - 1) * width + x].forEach(reach);
  for (let y = 0; y < height; y++) [y * width, y * width + width - 1].forEach(reach);
  while (depth > 0) {
    const i = stack[--depth]!;
    const x = i % width;
    if (x > 0) reach(i - 1);
    if (x < width - 1) reach(i + 1);
    if (i >= width) reach(i - width);
    if (i < width * (height - 1)) reach(i + width);
  }
  return mask;
}
