/** How cloth falls: gravity fans, gathers, waved hems, and the rest folds of a body lying flat. */
import { randomFrom } from "../../../src/demo/colour.ts";
import { CX, mirrorFolds, ridge, valley } from "../shapes.ts";
import { sin } from "../steady-math.ts";
import type { Fold, Point } from "../types.ts";

/** A line across the garment: from x, to x, at y. */
export type Level = readonly [x0: number, x1: number, y: number];

export type Fan = {
  top: Level; hem: Level;
  count?: number; seed?: number; width?: number; strength?: number;
  /** How far down, as a share, a fold may begin. */
  start?: number;
  sway?: number;
};

/** Gravity folds between an upper line and a hem; ridges and valleys alternate, unevenly spaced. */
export function fan({ top, hem, count = 9, seed = 1, width = 16, strength = 0.75, start = 0.25, sway = 14 }: Fan): Fold[] {
  const random = randomFrom(seed * 97 + 11);
  const [x0, x1, y0] = top;
  const [hemX0, hemX1, y1] = hem;
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5 + (random() - 0.5) * 0.55) / count;
    const from = x0 + (x1 - x0) * t;
    const to = hemX0 + (hemX1 - hemX0) * t;
    const begin = random() * start;
    const startY = y0 + (y1 - y0) * begin;
    const startX = from + (to - from) * begin;
    const midX = from + (to - from) * 0.55 + (random() - 0.5) * sway;
    const midY = y0 + (y1 - y0) * 0.55;
    const line: Point[] = [
      [startX, startY], [midX, Math.max(midY, startY + 30)], [to + (random() - 0.5) * 8, y1 + 30],
    ];
    const fold = i % 2 ? ridge : valley;
    return { ...fold(line, width * (0.75 + random() * 0.6), strength * (0.6 + random() * 0.5)), opensToHem: true };
  });
}

/** Scalloped hem points, left to right, so that long skirts end in a wave and not in a ruler line. */
export function waveHem(x0: number, x1: number, y: number, count: number, seed = 1, depth = 9): Point[] {
  const random = randomFrom(seed * 7 + 3);
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    const end = i === 0 || i === count;
    const jitter = end ? 0 : ((random() - 0.5) * 0.7) / count;
    return [
      x0 + (x1 - x0) * (t + jitter),
      y + sin(t * Math.PI) * depth * 1.6 + (i % 2 ? depth : -depth * 0.4) * (0.15 + random() * 0.75),
      end ? "c" : undefined,
    ];
  });
}

export type BodyBlock = {
  underarmX?: number; underarmY?: number; waistX?: number; waistY?: number; hemX?: number; hemY?: number;
  seed?: number; strength?: number;
};

/** Rest folds of a torso lying flat: drags from the underarm, soft waist pulls, ripples above the hem. */
export function bodyFolds(block: BodyBlock): Fold[] {
  const { underarmX: ux = 196, underarmY: uy = 440, waistX: wx = 190, waistY: wy = 640, hemX: hx = 200, hemY: hy = 900 } = block;
  const { seed = 1, strength: n = 1 } = block;
  const random = randomFrom(seed * 13 + 5);
  const j = (range: number) => (random() - 0.5) * range;
  const half = [
    valley([[CX - ux + 6, uy + 8], [CX - ux * 0.72, uy + 52 + j(30)], [CX - ux * 0.42, uy + 66 + j(40)]], 15, 0.55 * n),
    valley([[CX - ux + 4, uy - 30], [CX - ux * 0.74, uy - 10 + j(20)], [CX - ux * 0.5, uy - 40 + j(40)]], 12, 0.55 * n),
    ridge([[CX - ux + 12, uy + 40], [CX - ux * 0.66, uy + 92 + j(20)], [CX - ux * 0.4, uy + 106 + j(30)]], 14, 0.34 * n),
    valley([[CX - wx + 8, wy - 30 + j(30)], [CX - wx * 0.66, wy + 10 + j(20)], [CX - wx * 0.3, wy - 6 + j(40)]], 13, 0.5 * n),
    valley([[CX - wx * 0.8, uy + 120], [CX - wx * 0.84 + j(20), wy + 40], [CX - hx * 0.8 + j(20), hy - 10]], 20, 0.55 * n),
    ridge([[CX - wx * 0.6, wy + 20], [CX - wx * 0.62 + j(20), (wy + hy) / 2], [CX - hx * 0.6 + j(20), hy]], 17, 0.4 * n),
    valley([[CX - hx * 0.36 + j(30), wy + 70], [CX - hx * 0.36 + j(30), (wy + hy) / 2 + 30], [CX - hx * 0.4 + j(20), hy]], 17, 0.45 * n),
  ];
  const other = mirrorFolds(half).map((fold) => ({ ...fold, strength: fold.strength * (0.35 + random() * 0.6) }));
  const chest = valley([[CX - 60 + j(40), uy - 60], [CX + j(30), uy - 30], [CX + 70 + j(40), uy - 64]], 14, 0.3 * n);
  return [...half, ...other, chest];
}
