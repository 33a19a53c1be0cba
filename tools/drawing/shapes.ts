/** Outline authoring: a few points become a smooth absolute path. Folds, mirrored halves, moved parts. */
import { UNITS_WIDE } from "./engine/canvas.ts";
import { cos, sin } from "./steady-math.ts";
import type { Drawing, Fold, Panel, Point } from "./types.ts";

/** The centre line. */
export const CX = UNITS_WIDE / 2;

/** x of a place `distance` units left of the centre line. */
export const left = (distance: number): number => CX - distance;

const PAIR = /(-?\d+(?:\.\d+)?)[ ,]+(-?\d+(?:\.\d+)?)/g;
const fixed = (value: number) => value.toFixed(1);

export const mapPath = (
  d: string,
  move: (x: number, y: number) => readonly [number, number],
): string => d.replace(PAIR, (_, x: string, y: string) => move(+x, +y).map(fixed).join(" "));

export const mirror = (d: string): string => mapPath(d, (x, y) => [2 * CX - x, y]);

/** The same points on the other side, in the order that closes an outline. */
export const mirrorPoints = (points: readonly Point[]): Point[] =>
  points.toReversed().map(([x, y, corner]): Point => [2 * CX - x, y, corner]);

/** SVG for the other half of a garment. */
export const flip = (svg: string): string =>
  svg && `<g transform="translate(${UNITS_WIDE} 0) scale(-1 1)">${svg}</g>`;

export const corner = ([x, y]: Point): Point => [x, y, "c"];

export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

type Neighbours = (index: number) => Point;

/** Control point beside `at(i)`, or null at a corner, where the line leaves straight. */
function handle(at: Neighbours, i: number, reach: number): Point | null {
  const point = at(i);
  if (point[2]) return null;
  const before = at(i - 1);
  const after = at(i + 1);
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [
    point[0] + ((after[0] - before[0]) / length) * reach,
    point[1] + ((after[1] - before[1]) / length) * reach,
  ];
}

export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at: Neighbours = (i) =>
    closed ? points[(i + count) % count]! : points[Math.max(0, Math.min(count - 1, i))]!;
  let d = `M${fixed(points[0]![0])} ${fixed(points[0]![1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = at(i);
    const to = at(i + 1);
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.36;
    const first = handle(at, i, reach) ?? lerp(from, to, 1 / 3);
    const second = handle(at, i + 1, -reach) ?? lerp(to, from, 1 / 3);
    d += `C${[first, second, to].map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join(" ")}`;
  }
  return d + (closed ? "Z" : "");
}

export const blob = (points: readonly Point[]): string => smooth(points, true);

/** Left half from top centre to bottom centre; the right half is its mirror. */
export const sym = (points: readonly Point[]): string =>
  blob([...points, ...mirrorPoints(points.filter(([x]) => x !== CX))]);

export const ellipse = (x: number, y: number, rx: number, ry = rx): string => {
  const k = 0.5523;
  const at = (u: number, v: number) => `${fixed(x + rx * u)} ${fixed(y + ry * v)}`;
  return `M${at(-1, 0)}C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)}C${at(k, -1)} ${at(1, -k)} ${at(1, 0)}C${at(1, k)} ${at(k, 1)} ${at(0, 1)}C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}Z`;
};

/** A strip along a centre line: straps, belts, cords. */
export function strip(points: readonly Point[], width: number, endWidth = width): string {
  const near: Point[] = [];
  const far: Point[] = [];
  const last = points.length - 1;
  points.forEach((point, i) => {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[Math.min(last, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (width + ((endWidth - width) * i) / last) / 2;
    const nx = (-(b[1] - a[1]) / length) * half;
    const ny = ((b[0] - a[0]) / length) * half;
    const end = i === 0 || i === last ? "c" : undefined;
    near.push([point[0] + nx, point[1] + ny, end]);
    far.unshift([point[0] - nx, point[1] - ny, end]);
  });
  return blob([...near, ...far]);
}

const asPath = (line: string | readonly Point[]) =>
  typeof line === "string" ? line : smooth(line);

export const valley = (line: string | readonly Point[], width = 18, strength = 0.8): Fold => ({
  path: asPath(line),
  width,
  strength,
  sign: -1,
});
export const ridge = (line: string | readonly Point[], width = 18, strength = 0.8): Fold => ({
  path: asPath(line),
  width,
  strength,
  sign: 1,
});

export const mirrorFolds = (folds: readonly Fold[]): Fold[] =>
  folds.map((fold) => ({ ...fold, path: mirror(fold.path) }));

export const scaleFolds = (
  folds: readonly Fold[],
  share: number | ((index: number) => number),
): Fold[] =>
  folds.map((fold, i) => ({
    ...fold,
    strength: fold.strength * (typeof share === "number" ? share : share(i)),
  }));

/** Cloth is never symmetric: the mirrored side is weaker, and unevenly so. */
export const bothSides = (
  folds: readonly Fold[],
  share: (index: number) => number = () => 0.85,
): Fold[] => [...folds, ...scaleFolds(mirrorFolds(folds), share)];

export type Placement = { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean };

/** Moves, scales and turns finished parts about the centre of the picture (sets, pairs, children's sizes). */
export function place(
  parts: readonly Panel[],
  { x = 0, y = 0, scale = 1, turn = 0, flip: flipped = false }: Placement,
): Panel[] {
  const angle = (turn * Math.PI) / 180;
  const straight = cos(angle) * scale;
  const slanted = sin(angle) * scale;
  const side = flipped ? -1 : 1;
  const move = (d: string) =>
    mapPath(d, (px, py) => {
      const dx = (px - 450) * side;
      const dy = py - 600;
      return [450 + x + dx * straight - dy * slanted, 600 + y + dx * slanted + dy * straight];
    });
  const transform = `translate(${450 + x} ${600 + y}) rotate(${turn}) scale(${scale * side} ${scale}) translate(-450 -600)`;
  return parts.map((panel) => ({
    ...panel,
    d: move(panel.d),
    overArea: panel.overArea && move(panel.overArea),
    overPad: (panel.overPad ?? 60) * Math.max(1, scale),
    folds: (panel.folds ?? []).map((fold) => ({
      ...fold,
      path: move(fold.path),
      width: fold.width * scale,
    })),
    seams: (panel.seams ?? []).map(move),
    transform: panel.transform ? `${transform} ${panel.transform}` : transform,
    drape: (panel.drape ?? 0) * side + angle,
    // Small copies keep relief that reads at their size; full depth on a half-size sleeve looks quilted.
    foldDepth: (panel.foldDepth ?? 1) * Math.min(1, 0.25 + 0.75 * scale),
    foldBlur: (panel.foldBlur ?? 7) * scale,
    wrinkle: (panel.wrinkle ?? 1) * Math.min(1, scale + 0.1),
    stitchWidth: (panel.stitchWidth ?? 1.7) * scale,
    stitchDx: (panel.stitchDx ?? 0) * scale * side,
    stitchDy: (panel.stitchDy ?? 6) * scale,
    print: panel.print && {
      ...panel.print,
      turn: panel.print.turn * side + turn,
      scale: panel.print.scale * scale,
    },
  }));
}

export type Frame = { width?: number; height?: number; centreY?: number; maxScale?: number };

/** Centres a garment and scales it to fill the picture. Skip it to keep garments in one shared space. */
export function fitToFrame(
  drawing: Drawing,
  { width = 770, height = 1000, centreY = 592, maxScale = 1.2 }: Frame = {},
): Drawing {
  let [minX, minY, maxX, maxY] = [1e9, 1e9, -1e9, -1e9];
  for (const panel of drawing.parts)
    for (const [, x, y] of (panel.d + (panel.overArea ?? "")).matchAll(PAIR)) {
      minX = Math.min(minX, +x!);
      maxX = Math.max(maxX, +x!);
      minY = Math.min(minY, +y!);
      maxY = Math.max(maxY, +y!);
    }
  const scale = Math.min(maxScale, width / (maxX - minX), height / (maxY - minY));
  const x = -((minX + maxX) / 2 - 450) * scale;
  const y = -((minY + maxY) / 2 - 600) * scale + centreY - 600;
  return { ...drawing, parts: place(drawing.parts, { scale, x, y }) };
}

/** The parts of a fitted drawing that belong into a picture on a backdrop, or into a cut-out; both keep one frame. */
export const seenAs = (kind: "picture" | "cutout", drawing: Drawing): Drawing => ({
  ...drawing,
  parts: drawing.parts.filter(({ only = kind }) => only === kind),
});
