// Cuts by colour: a smooth background is fitted to the rim of the picture, and flooded from there.
import { sharp } from "../../../sharp.ts";
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
  const rgb = await sharp(withoutSpecks(data, width, height), {
    raw: { width, height, channels: 3 },
  })
    .blur(1)
    .raw()
    .toBuffer();
  const lab = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    const [r, g, b] = [LINEAR[rgb[i]!]!, LINEAR[rgb[i + 1]!]!, LINEAR[rgb[i + 2]!]!];
    const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab[i] = 116 * y - 16;
    lab[i + 1] = 500 * (x - y);
    lab[i + 2] = 200 * (y - z);
  }
  return lab;
}

/** The middle one of three in each row, then in each column: nearly the median of nine, at a fifth of its price. */
function withoutSpecks(rgba: Raster["data"], width: number, height: number): Uint8Array {
  const rows = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [left, right] = [(x > 0 ? i - 1 : i) * 4, (x < width - 1 ? i + 1 : i) * 4];
      for (let c = 0; c < 3; c++)
        rows[i * 3 + c] = middle(rgba[left + c]!, rgba[i * 4 + c]!, rgba[right + c]!);
    }
  const out = new Uint8Array(rows.length);
  const line = width * 3;
  for (let i = 0; i < rows.length; i++)
    out[i] = middle(rows[i - line] ?? rows[i]!, rows[i]!, rows[i + line] ?? rows[i]!);
  return out;
}

const middle = (a: number, b: number, c: number): number =>
  a > b ? (b > c ? b : a > c ? c : a) : a > c ? a : b > c ? c : b;

/** Light of each value of a channel. */
const LINEAR = Float32Array.from({ length: 256 }, (_, n) =>
  n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4,
);

/** Lab's root, looked up: some hundred thousand pixels ask for three of them each. */
const STEPS = 8192;
const ROOTS = Float32Array.from({ length: STEPS + 2 }, (_, n) =>
  n / STEPS > 0.008856 ? Math.cbrt(n / STEPS) : (7.787 * n) / STEPS + 16 / 116,
);

function bent(light: number): number {
  const at = light * STEPS;
  const n = Math.min(STEPS, Math.floor(at));
  return ROOTS[n]! + (ROOTS[n + 1]! - ROOTS[n]!) * (at - n);
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
  return Math.sqrt(light * light + 2.25 * (da * da + db * db));
}

export async function cutByColour(raster: Raster): Promise<ColourCut> {
  return cutFrom(await labOf(raster), raster.width, raster.height);
}

function cutFrom(lab: Float32Array, width: number, height: number): ColourCut {
  const { unrest, ...ground } = offGround(lab, width, height);
  const mask = flood(ground.distance, width, height);
  const shadowless = withoutShadow(mask, { lab, ...ground }, width);
  return { mask, shadowless, pierced: pierced(shadowless, ground.distance, width, height), unrest };
}

/** How far every pixel is from the ground that the rim lets expect in its place. */
function offGround(lab: Float32Array, width: number, height: number) {
  const [l, a, b] = [0, 1, 2].map((channel) => fitRim(lab, width, height, channel));
  const distance = new Float32Array(width * height);
  const darker = new Float32Array(width * height);
  const tinted = new Float32Array(width * height);
  let unrest = 0;
  let rim = 0;
  for (let y = 0; y < height; y++) {
    const v = y / height - 0.5;
    // Along a row a bent plane is three numbers.
    const [l0, l1, l2] = alongRow(l!, v);
    const [a0, a1, a2] = alongRow(a!, v);
    const [b0, b1, b2] = alongRow(b!, v);
    for (let x = 0; x < width; x++) {
      const u = x / width - 0.5;
      const i = y * width + x;
      const dl = lab[i * 3]! - (l0 + u * (l1 + u * l2));
      const da = lab[i * 3 + 1]! - (a0 + u * (a1 + u * a2));
      const db = lab[i * 3 + 2]! - (b0 + u * (b1 + u * b2));
      const d = distanceOf(dl, da, db);
      distance[i] = d;
      darker[i] = -dl;
      tinted[i] = Math.sqrt(da * da + db * db) * 1.5;
      if (!isRim(x / width, y / height)) continue;
      unrest += d;
      rim++;
    }
  }
  return { distance, darker, tinted, unrest: unrest / rim };
}

const alongRow = ([one, u, down, uu, vv, uv]: number[], v: number) =>
  [one! + v * (down! + v * vv!), u! + v * uv!, uu!] as const;

type ContainerBase = {
  lab: Float32Array;
  /** How much darker than the background, and how differently tinted. */
  darker: Float32Array;
  tinted: Float32Array;
};

/** A shadow has the ground's tint and grows darker little by little; a thing begins with a step. */
const SHADOW_STEP = 1.25;
const SHADOW_DARKEST = 48;
const SHADOW_TINT = 5;

function withoutShadow(
  mask: Uint8Array,
  { lab, darker, tinted }: ContainerBase,
  width: number,
): Uint8Array {
  const left = mask.slice();
  // Each pixel enters once: the ground beside the thing, then what of the thing turned out to be shadow.
  const stack = new Int32Array(mask.length);
  let depth = 0;
  for (let i = 0; i < left.length; i++)
    if (!left[i] && (left[i - 1] || left[i + 1] || left[i - width] || left[i + width]))
      stack[depth++] = i;
  const isShadow = (j: number, light: number) =>
    left[j] === 1 &&
    tinted[j]! <= SHADOW_TINT &&
    darker[j]! <= SHADOW_DARKEST &&
    darker[j]! >= -3 &&
    Math.abs(lab[j * 3]! - light) <= SHADOW_STEP;
  while (depth > 0) {
    const i = stack[--depth]!;
    const x = i % width;
    const light = lab[i * 3]!;
    for (let side = 0; side < 4; side++) {
      if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
      const j = side === 0 ? i - 1 : side === 1 ? i + 1 : side === 2 ? i - width : i + width;
      if (!isShadow(j, light)) continue;
      left[j] = 0;
      stack[depth++] = j;
    }
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
  const alike = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) alike[i] = mask[i] && distance[i]! < TOLERANCE ? 1 : 0;
  const { labels, sizes } = areasOf(alike, width, height);
  const left = mask.slice();
  for (let i = 0; i < left.length; i++)
    if (labels[i] && sizes[labels[i]!]! >= width * height * HOLE) left[i] = 0;
  return left;
}

/** 1 where the background could not be reached from the rim. */
function flood(distance: Float32Array, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height).fill(1);
  const stack = new Int32Array(width * height);
  let depth = 0;
  const reach = (i: number) => {
    if (mask[i] !== 1 || distance[i]! > TOLERANCE) return;
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
    reach(i - width);
    reach(i + width);
  }
  return mask;
}
