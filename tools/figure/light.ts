/** One warm key light from the upper left, a little fill and rim, and the shade things throw on themselves. */
import type { FitSkin } from "../../src/contract/fit.ts";
import { MATERIAL } from "./build.ts";
import { clamp, hash, mix, smooth, unit, type Vec3 } from "./maths.ts";
import { SCALE } from "./pose.ts";
import { EMPTY, type Seen } from "./trace.ts";

type Frame = { width: number; height: number; samples: number };

export const linear = (hex: string): Vec3 => {
  const channel = (at: number) => Math.pow(parseInt(hex.slice(at, at + 2), 16) / 255, 2.2);
  return [channel(1), channel(3), channel(5)];
};

const SKINS: Record<FitSkin, Vec3> = {
  light: linear("#ecd3be"),
  medium: linear("#caa387"),
  deep: linear("#87614b"),
};

const COLOURS: Record<number, Vec3> = {
  [MATERIAL.hair]: linear("#5a4538"),
  [MATERIAL.scarf]: linear("#d9cdbf"),
  [MATERIAL.shoe]: linear("#8f7d6c"),
  [MATERIAL.layer]: linear("#b3a698"),
};

const KEY = unit([-0.62, -0.6, 0.5]);
const FILL = unit([0.75, -0.05, 0.55]);
const RIM = unit([0.85, -0.35, -0.35]);
const GLOSS: Vec3 = [-0.28, -0.38, 0.88];

const AROUND = Array.from({ length: 12 }, (_, i) => (i / 12) * 2 * Math.PI);
const RADII = [1.2, 2.4, 4.5, 8, 13, 20, 30];
const isEmpty = (depth: number) => depth < EMPTY + 100;

/** How open a point is to the sky: the horizon around it, from the depths. */
function openness(
  { depth, normal }: Seen,
  { width, height, samples }: Frame,
  x: number,
  y: number,
) {
  const o = y * width + x;
  const z = depth[o]!;
  const [nx, ny, nz] = [normal[o * 3]!, normal[o * 3 + 1]!, Math.max(normal[o * 3 + 2]!, 0.05)];
  const jitter = 0.85 + 0.3 * hash(x, y);
  const turn = hash(y, x) * 0.52;
  let hidden = 0;
  for (const angle of AROUND) {
    const [dx, dy] = [Math.cos(angle + turn), Math.sin(angle + turn)];
    let best = 0;
    for (const radius of RADII) {
      const r = radius * jitter;
      const sx = (x + dx * r * SCALE * samples) | 0;
      const sy = (y + dy * r * SCALE * samples) | 0;
      if (sx < 0 || sy < 0 || sx >= width || sy >= height) break;
      const other = depth[sy * width + sx]!;
      if (isEmpty(other)) continue;
      const dz = other - z;
      const above = (dx * nx + dy * ny) * r + dz * nz;
      const distance = Math.hypot(r, dz);
      if (above > 0.15) best = Math.max(best, (above / distance) * smooth(46, 8, distance));
    }
    hidden += best;
  }
  return clamp(1 - (hidden / AROUND.length) * 1.25, 0, 1);
}

/** How much of the key light arrives, past what stands in its way. */
function lit({ depth }: Seen, { width, height, samples }: Frame, x: number, y: number) {
  const z = depth[y * width + x]!;
  const jitter = 0.85 + 0.3 * hash(x, y);
  let blocked = 0;
  for (let ray = -1; ray <= 1; ray++) {
    const [kx, ky] = [KEY[0] + ray * 0.16, KEY[1] - ray * 0.1];
    for (let step = 2; step < 90; step *= 1.22) {
      const t = step * jitter;
      const sx = (x + kx * t * SCALE * samples) | 0;
      const sy = (y + ky * t * SCALE * samples) | 0;
      if (sx < 0 || sy < 0 || sx >= width || sy >= height) break;
      const other = depth[sy * width + sx]!;
      if (isEmpty(other)) continue;
      const over = other - (z + KEY[2] * t + 0.6);
      if (over > 0 && over < 70) {
        blocked += smooth(0, 1.5 + t * 0.12, over) / 3;
        break;
      }
    }
  }
  return 1 - clamp(blocked, 0, 1);
}

/** Blurs along the surface, never across an edge. */
function blurOnSurface(values: Float32Array, { depth }: Seen, frame: Frame, radius: number) {
  const { width, height } = frame;
  let from = values;
  for (const [stepX, stepY] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const to = new Float32Array(from.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const o = y * width + x;
        const z = depth[o]!;
        if (isEmpty(z)) continue;
        let sum = 0;
        let count = 0;
        for (let k = -radius; k <= radius; k++) {
          const [xx, yy] = [x + k * stepX, y + k * stepY];
          if (xx < 0 || yy < 0 || xx >= width || yy >= height) continue;
          const other = yy * width + xx;
          if (Math.abs(depth[other]! - z) >= 4) continue;
          sum += from[other]!;
          count++;
        }
        to[o] = sum / count;
      }
    from = to;
  }
  return from;
}

/** How open every point is, and how much of the key light it gets: the same for every skin. */
export type Lighting = { open: Float32Array; light: Float32Array };

export function lightingOf(seen: Seen, frame: Frame): Lighting {
  const { width, height, samples } = frame;
  let open: Float32Array = new Float32Array(width * height);
  let light: Float32Array = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = y * width + x;
      if (!seen.material[o]) continue;
      open[o] = openness(seen, frame, x, y);
      light[o] = lit(seen, frame, x, y);
    }
  open = blurOnSurface(open, seen, frame, samples);
  light = blurOnSurface(blurOnSurface(light, seen, frame, samples * 2), seen, frame, samples);
  return { open, light };
}

/** The sculpture in colour, with an alpha of 0 or 255. */
export function shade(
  seen: Seen,
  { width, height }: Frame,
  { open, light }: Lighting,
  skin: FitSkin,
): Buffer {
  const colours: Record<number, Vec3> = { ...COLOURS, [MATERIAL.body]: SKINS[skin] };
  const rgba = Buffer.alloc(width * height * 4);
  for (let o = 0; o < width * height; o++) {
    if (!seen.material[o]) continue;
    const base = colours[seen.material[o]!]!;
    const colour = colourAt(seen, o, open[o]!, light[o]!, base);
    const grain = 1 + (hash((o % width) * 0.71, ((o / width) | 0) * 1.13) - 0.5) * 0.024;
    for (let c = 0; c < 3; c++) {
      const v = colour[c]! * grain;
      const tone = Math.max(v / (1 + 0.1 * v * v), 0);
      rgba[o * 4 + c] = clamp(255 * Math.pow(tone, 1 / 2.2), 0, 255);
    }
    rgba[o * 4 + 3] = 255;
  }
  return rgba;
}

function colourAt(
  { normal, material }: Seen,
  o: number,
  open: number,
  light: number,
  base: Vec3,
): Vec3 {
  const [nx, ny, nz] = [normal[o * 3]!, normal[o * 3 + 1]!, normal[o * 3 + 2]!];
  const toward = (l: Vec3) => nx * l[0] + ny * l[1] + nz * l[2];
  const wrapped = (v: number, k: number) => Math.max(0, (v + k) / (1 + k));
  const key = 1.12 * Math.pow(wrapped(toward(KEY), 0.34), 1.25) * mix(0.3, 1, light);
  const fill = 0.07 * wrapped(toward(FILL), 0.5) * open;
  const rim = 0.12 * Math.pow(Math.max(0, toward(RIM)), 1.4) * open;
  const sky = (0.13 * (0.5 - 0.5 * ny) + 0.05) * open * open;
  const bounce = 0.08 * (0.5 + 0.5 * ny) * open;
  const dark = 1 - 0.16 * Math.pow(1 - Math.max(nz, 0), 3);
  const isSkin = material[o] === MATERIAL.body;
  const gloss =
    (isSkin ? 0.05 : 0.02) * Math.pow(Math.max(0, toward(GLOSS)), 14) * mix(0.4, 1, light);
  // Warm light bleeds into the shade the way it does in plaster.
  const shadeOf = 1 - open;
  return [
    base[0] *
      (key * 1.02 + fill * 0.98 + sky * 0.98 + bounce * 1.08 + rim) *
      (1 + 0.05 * shadeOf) *
      dark +
      gloss,
    base[1] * (key * 0.99 + fill * 0.98 + sky * 0.99 + bounce * 0.98 + rim) * dark + gloss,
    base[2] * (key * 0.95 + fill + sky * 1.02 + bounce * 0.86 + rim) * (1 - 0.06 * shadeOf) * dark +
      gloss,
  ];
}
