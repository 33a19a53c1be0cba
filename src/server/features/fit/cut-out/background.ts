// Cuts by colour: a smooth background is fitted to the rim of the picture, and flooded from there.
import sharp from "sharp";
import { areasOf } from "../pixels/planes.ts";
import type { Raster } from "../pixels/raster.ts";

const RIM = 0.035;
/** How far a colour may be from the fitted background and still be it. */
const TOLERANCE = 2.6;
const SHADE = 16;

export type ColourCut = {
  mask: Uint8Array;
  /** The same without the shadow that lies around the thing. */
  shadowless: Uint8Array;
  /** The same with what shows through handles and rings taken out. */
  pierced: Uint8Array;
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
  const darker = new Float32Array(width * height);
  const tinted = new Float32Array(width * height);
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
      const [dl, da, db] = [off(0), off(1), off(2)];
      const d = distanceOf(dl, da, db);
      distance[y * width + x] = d;
      darker[y * width + x] = -dl;
      tinted[y * width + x] = Math.hypot(da, db) * 1.5;
      if (!isRim(x / width, y / height)) continue;
      unrest += d;
      rim++;
    }
  const mask = flood(width, height, (i) => distance[i]! <= TOLERANCE);
  const shadowless = withoutShadow(mask, { lab, distance, darker, tinted, width, height });
  return {
    mask,
    shadowless,
    pierced: pierced(shadowless, distance, width, height),
    unrest: unrest / rim,
  };
}

type Ground = {
  lab: Float32Array;
  distance: Float32Array;
  /** How much darker than the background, and how differently tinted. */
  darker: Float32Array;
  tinted: Float32Array;
  width: number;
  height: number;
};

/** A shadow has the ground's tint and grows darker little by little; a thing begins with a step. */
const SHADOW_STEP = 1.25;
const SHADOW_DARKEST = 48;
const SHADOW_TINT = 5;

function withoutShadow(
  mask: Uint8Array,
  { lab, darker, tinted, width, height }: Ground,
): Uint8Array {
  const left = Uint8Array.from(mask);
  const stack: number[] = [];
  for (let i = 0; i < left.length; i++) if (!left[i]) stack.push(i);
  while (stack.length > 0) {
    const i = stack.pop()!;
    const x = i % width;
    const y = (i - x) / width;
    const visit = (j: number) => {
      if (!left[j] || tinted[j]! > SHADOW_TINT || darker[j]! > SHADOW_DARKEST || darker[j]! < -3)
        return;
      if (Math.abs(lab[j * 3]! - lab[i * 3]!) > SHADOW_STEP) return;
      left[j] = 0;
      stack.push(j);
    };
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (y > 0) visit(i - width);
    if (y < height - 1) visit(i + width);
  }
  return left;
}

const HOLE = 0.003;

/** Enclosed areas that look exactly like the background. */
function pierced(
  mask: Uint8Array,
  distance: Float32Array,
  width: number,
  height: number,
): Uint8Array {
  const alike = mask.map((on, i) => (on && distance[i]! < TOLERANCE ? 1 : 0));
  const { labels, sizes } = areasOf(alike, width, height);
  return mask.map((on, i) =>
    on && sizes[labels[i]!]! < width * height * HOLE ? 1 : labels[i] ? 0 : on,
  );
}

/** 1 where the background could not be reached from the rim. */
function flood(width: number, height: number, isGround: (i: number) => boolean): Uint8Array {
  const mask = new Uint8Array(width * height).fill(1);
  const stack = new Int32Array(width * height);
  let depth = 0;
  const reach = (i: number) => {
    if (!mask[i] || !isGround(i)) return;
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
