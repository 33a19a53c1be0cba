/** Skirts, alone or below a bodice: the side line, the folds that belong to the cut, and the hem. */
import { dark } from "../../../src/demo/colour.ts";
import { blob, CX, mirrorPoints, ridge, valley } from "../shapes.ts";
import { pow, sin } from "../steady-math.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Fold, Panel, Point } from "../types.ts";
import type { Sew } from "./cloth.ts";
import { fan, waveHem } from "./folds.ts";
import { fringe, gathers, laceEdge, ruffle } from "./hems.ts";

export type SkirtShape = "straight" | "aline" | "full" | "flowing" | "mermaid" | "pleated" | "boxpleat";
export type SkirtHem = "straight" | "ruffle" | "asymmetric" | "slit" | "tiered" | "fringe" | "lace";

export type SkirtSpec = {
  shape: SkirtShape; hem: SkirtHem;
  waistX: number; waistY: number; hemX: number; hemY: number;
  colour: Hex; seed: number;
  trim?: Hex | undefined;
  tiers?: number;
};

const FOLD_COUNT: Record<SkirtShape, number> = { straight: 6, aline: 13, full: 25, flowing: 33, mermaid: 17, pleated: 17, boxpleat: 8 };

/** Left side seam from waist (0) to hem (1). */
function sideAt({ shape, waistX, waistY, hemX, hemY }: SkirtSpec, t: number): Point {
  const y = waistY + (hemY - waistY) * t;
  if (shape === "straight") {
    const hip = sin(Math.min(1, (t * (hemY - waistY)) / 230) * Math.PI * 0.5);
    const hipX = Math.max(hemX, waistX + 46);
    return [CX - (waistX + (hipX - waistX) * hip + (hemX - hipX) * Math.max(0, t - 0.4) * 1.6), y];
  }
  if (shape === "mermaid") {
    const hip = sin(Math.min(1, t * 2.4) * Math.PI * 0.5) * 46;
    const flare = Math.max(0, (t - 0.56) / 0.44);
    return [CX - (waistX + hip - Math.max(0, t - 0.3) * 26 + (hemX - waistX - 40) * flare * flare), y];
  }
  const power = shape === "flowing" ? 1.45 : shape === "full" ? 0.8 : 0.92;
  return [CX - waistX - (hemX - waistX) * pow(t, power), y];
}

const sidePoints = (spec: SkirtSpec, t0: number, t1: number): Point[] =>
  [0.25, 0.5, 0.75].map((q) => sideAt(spec, t0 + (t1 - t0) * q));

/** Knife or box pleats: pressed edges that run from waist to hem. */
function pleatFolds({ shape, waistX, waistY, hemX, hemY }: SkirtSpec): Fold[] {
  const count = FOLD_COUNT[shape];
  return Array.from({ length: count - 1 }, (_, i) => {
    const t = (i + 1) / count;
    const from = CX - waistX + 2 * waistX * t;
    const to = CX - hemX + 2 * hemX * t;
    const wide = shape === "boxpleat" ? 22 : 9;
    const middle = (waistY + hemY) / 2;
    return [
      valley([[from, waistY + 14], [(from + to) / 2 + 3, middle], [to, hemY + 24]], wide * 0.9, 0.95),
      ridge([[from + wide, waistY + 20], [(from + to) / 2 + wide * 1.4, middle], [to + wide * 1.8, hemY + 24]], wide * 1.4, 0.6),
    ];
  }).flat();
}

function fallFolds(spec: SkirtSpec, t0: number, t1: number, count: number, strength: number): Fold[] {
  const from = sideAt(spec, t0);
  const to = sideAt(spec, t1);
  return fan({ top: [from[0] + 8, 892 - from[0], from[1]], hem: [to[0] + 10, 890 - to[0], to[1]], count, seed: spec.seed + t0 * 20,
    width: spec.shape === "flowing" ? 21 : 18, strength, start: 0.2 });
}

function foldsOf(spec: SkirtSpec): Fold[] {
  const { shape, waistX, waistY, seed } = spec;
  if (shape === "pleated" || shape === "boxpleat") return pleatFolds(spec);
  if (shape === "straight")
    return [
      ...fallFolds(spec, 0.35, 1, 6, 0.45),
      valley([[CX - waistX - 30, waistY + 230], [CX - 80, waistY + 268], [CX + 20, waistY + 254]], 14, 0.4),
      valley([[CX + waistX + 30, waistY + 270], [CX + 80, waistY + 300], [CX - 20, waistY + 290]], 14, 0.35),
      ...[-1, 1].map((side) => valley([[CX + side * waistX * 0.62, waistY + 16], [CX + side * waistX * 0.72, waistY + 80],
        [CX + side * waistX * 0.74, waistY + 140]], 8, 0.6)),
    ];
  if (shape === "mermaid")
    return [
      ...fallFolds(spec, 0.56, 1, 17, 0.9),
      ...fan({ top: [CX - waistX, CX + waistX, waistY + 30], hem: [CX - waistX - 30, CX + waistX + 30, waistY + 380], count: 6, seed,
        width: 16, strength: 0.35 }),
    ];
  const gathered = shape === "full" || shape === "flowing" ? gathers(CX - waistX + 10, CX + waistX - 10, waistY, shape === "full" ? 20
    : 15) : [];
  return [...fallFolds(spec, 0, 1, FOLD_COUNT[shape], 0.8), ...gathered];
}

function hemPoints(spec: SkirtSpec): Point[] {
  const { shape, hem, hemX, hemY, seed } = spec;
  const start = sideAt(spec, 1)[0];
  if (shape === "pleated" || shape === "boxpleat") {
    const count = FOLD_COUNT[shape];
    const width = (2 * hemX) / count;
    const sag = (t: number) => sin(t * Math.PI) * 22;
    return Array.from({ length: count }, (_, i): Point[] => [
      [CX - hemX + width * i, hemY + sag(i / count), "c"],
      [CX - hemX + width * (i + 0.92), hemY + 10 + sag((i + 0.9) / count), "c"],
    ]).flat();
  }
  const flat = shape === "straight";
  const points = waveHem(start, 900 - start, hemY, flat ? 6 : FOLD_COUNT[shape] + 5, seed, flat ? 2 : shape === "aline" ? 6 : 9);
  if (hem !== "asymmetric") return points;
  return points.map(([x, y, corner]): Point => [x + (1 - (x - start) / (900 - 2 * start)) * 26,
    y - 190 * (1 - (x - start) / (900 - 2 * start)) + 20, corner]);
}

/** A slit shows the dark inside of the back. */
function withSlit(sew: Sew, spec: SkirtSpec, front: Panel, half: Point[], hem: Point[]): Panel[] {
  const at = CX + spec.waistX * 0.5;
  const up = spec.hemY - (spec.hemY - spec.waistY) * 0.42;
  const before = hem.filter(([x]) => x < at - 24);
  const after = hem.filter(([x]) => x > at + 30);
  const notch: Point[] = [[at - 14, spec.hemY + 10, "c"], [at - 4, (up + spec.hemY) / 2], [at, up, "c"], [at + 12, (up + spec.hemY) / 2],
    [at + 26, spec.hemY + 4, "c"]];
  const inside = sew({ d: front.d, fill: dark(spec.colour, 0.42), shadow: 0, wrinkle: 0.4 });
  return [inside, { ...front, d: blob([...half, ...before, ...notch, ...after, ...mirrorPoints(half.slice(1))]) }];
}

function tieredPanels(sew: Sew, spec: SkirtSpec): Panel[] {
  const tiers = spec.tiers ?? 3;
  return Array.from({ length: tiers }, (_, k) => {
    const i = tiers - 1 - k;
    const [t0, t1] = [i / tiers, (i + 1) / tiers];
    const from = sideAt(spec, t0);
    const to = sideAt(spec, t1);
    const half: Point[] = [[CX, from[1] + 4], [from[0], from[1], "c"], ...sidePoints(spec, t0, t1)];
    return sew({
      d: blob([...half, ...waveHem(to[0], 900 - to[0], to[1], 22 + i * 4, spec.seed + i, 7), ...mirrorPoints(half.slice(1))]),
      folds: [...fallFolds(spec, t0, t1, 15 + i * 4, 0.55), ...gathers(from[0] + 12, 888 - from[0], from[1], 18 + i * 5)],
      shadow: 0.34, seedKey: 60 + i,
    });
  });
}

/** Everything below the waist as points, so that a dress without a waist seam can be cut in one piece. */
export function skirtOutline(spec: SkirtSpec): { leftSide: Point[]; hem: Point[]; rightSide: Point[] } {
  // An asymmetric hem is high on the left, where the side seam must end earlier.
  const leftEnd = spec.hem === "asymmetric" ? 0.9 - 170 / (spec.hemY - spec.waistY) : 1;
  return {
    leftSide: sidePoints(spec, 0, leftEnd),
    hem: hemPoints(spec),
    rightSide: mirrorPoints(sidePoints(spec, 0, 1)),
  };
}

export function skirtPanels(sew: Sew, spec: SkirtSpec): Panel[] {
  if (spec.hem === "tiered") return tieredPanels(sew, spec);
  const pressed = spec.shape === "pleated" || spec.shape === "boxpleat";
  const ruffled = spec.hem === "ruffle";
  const cut = ruffled ? { ...spec, hemY: spec.hemY - 110 } : spec;
  const start = sideAt(cut, 0);
  const end = sideAt(cut, 1);
  const { leftSide, hem, rightSide } = skirtOutline(cut);
  const half: Point[] = [[CX, start[1] + 6], [start[0], start[1], "c"], ...leftSide];
  const edge = spec.hem === "fringe" ? fringe(end[0] + 3, 897 - end[0], cut.hemY - 2, 64, spec.colour, 12)
    : spec.hem === "lace" ? laceEdge(end[0] + 2, 898 - end[0], cut.hemY - 6, spec.trim ?? "#fbf7ef", 14) : "";
  const front = sew({
    d: blob([...half, ...hem, ...rightSide, [900 - start[0], start[1], "c"]]),
    folds: foldsOf(cut), foldBlur: pressed ? 5 : 8, wrinkle: pressed ? 0.5 : 1, seedKey: 60, over: edge, overPad: 90,
  });
  if (spec.hem === "slit") return withSlit(sew, cut, front, half, hem);
  if (!ruffled) return [front];
  return [ruffle(sew, { x0: end[0], x1: 900 - end[0], y: cut.hemY + 2, depth: 116, flare: 26, seed: spec.seed }), front];
}
