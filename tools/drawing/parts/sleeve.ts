/** Sleeves and the bands that continue them. Points are those of the left sleeve; the right one is its mirror. */
import { randomFrom } from "../../../src/demo/colour.ts";
import { blob, corner, flip, lerp, mirror, mirrorFolds, ridge, scaleFolds, smooth, valley } from "../shapes.ts";
import { atan2 } from "../steady-math.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Fold, Panel, Point } from "../types.ts";
import type { PanelCut, Sew } from "./cloth.ts";
import { buttonAt } from "./fastenings.ts";

export type SleeveBlock = {
  shoulder: Point;
  underarm: Point;
  /** Centre of the opening. */
  wrist: Point;
  cuffWidth?: number;
  puff?: number;
  flare?: number;
  bow?: number;
  seed?: number;
  /** Share of the usual fold strength. */
  folds?: number;
};

const DEGREES = 57.3;

type Axis = {
  middle: Point; along: Point; outward: Point; length: number;
  outer: Point; inner: Point;
  off: (point: Point, distance: number) => Point;
};

function axisOf({ shoulder, underarm, wrist, cuffWidth = 96 }: SleeveBlock): Axis {
  const middle = lerp(shoulder, underarm, 0.5);
  const dx = wrist[0] - middle[0];
  const dy = wrist[1] - middle[1];
  const length = Math.hypot(dx, dy);
  const side = -dy / length > 0 ? -1 : 1;
  const outward: Point = [(-dy / length) * side, (dx / length) * side];
  const off = (point: Point, distance: number): Point => [point[0] + outward[0] * distance, point[1] + outward[1] * distance];
  return {
    middle, along: [dx / length, dy / length], outward, length, off,
    outer: off(wrist, cuffWidth / 2), inner: off(wrist, -cuffWidth / 2),
  };
}

/** Long sleeves break at the elbow and pile up above the cuff; the drag starts under the arm. */
function longSleeveFolds(block: SleeveBlock, axis: Axis, random: () => number): Fold[] {
  const { shoulder, underarm, wrist, cuffWidth = 96 } = block;
  const top = Math.hypot(shoulder[0] - underarm[0], shoulder[1] - underarm[1]);
  const half = (t: number) => (top + (cuffWidth - top) * t) / 2;
  const at = (t: number, k: number) => axis.off(lerp(axis.middle, wrist, t), k);
  const j = (range: number) => (random() - 0.5) * range;
  const folds = [
    valley([at(0.12, -half(0.12) * 0.5), at(0.45, -half(0.4) * 0.2 + j(10)), at(0.92, j(14))], 17, 0.6),
    ridge([at(0.1, half(0.1) * 0.35), at(0.45, half(0.4) * 0.3 + j(10)), at(0.85, half(0.8) * 0.35)], 16, 0.45),
  ];
  for (const t of [0.36 + j(0.05), 0.47 + j(0.05), 0.57 + j(0.04)])
    folds.push(valley([at(t, -half(t) * 0.95), at(t + 0.035, -half(t) * 0.3), at(t - 0.01, half(t) * (0.25 + random() * 0.4))], 12,
      0.5 + random() * 0.3));
  for (const t of [0.8 + j(0.04), 0.89])
    folds.push(valley([at(t, half(t) * 0.9), at(t + 0.035, half(t) * 0.2), at(t + 0.01, -half(t) * (0.3 + random() * 0.4))], 11,
      0.45 + random() * 0.3));
  folds.push(valley([at(0.02, -half(0) * 0.95), at(0.14, -half(0.1) * 0.3), at(0.2, half(0.2) * 0.4)], 14, 0.6));
  return folds;
}

function shortSleeveFolds(block: SleeveBlock, axis: Axis, random: () => number): Fold[] {
  const at = (t: number, k: number) => axis.off(lerp(axis.middle, block.wrist, t), k);
  const j = (range: number) => (random() - 0.5) * range;
  return [
    valley([at(0.1, -40), at(0.5, -18 + j(10)), at(0.96, j(30))], 16, 0.6),
    valley([at(0, -78), at(0.35, -30), at(0.6, 20)], 13, 0.5),
    ridge([at(0.2, 18), at(0.6, 26), at(0.95, 34)], 15, 0.4),
  ];
}

export type Sleeve = {
  d: string; folds: Fold[];
  /** Lean of the grain in radians, and of a print in degrees. */
  drape: number; turn: number;
  outer: Point; inner: Point; along: Point;
  hem: string;
};

export function sleeve(block: SleeveBlock): Sleeve {
  const { shoulder, underarm, wrist, puff = 0, flare = 0, bow = 10, seed = 1, folds = 1 } = block;
  const axis = axisOf(block);
  const { along, outer, inner, off } = axis;
  const long = axis.length > 260;
  const hemMiddle: Point = [wrist[0] + along[0] * (6 + flare), wrist[1] + along[1] * (6 + flare)];
  const back = (point: Point): Point => [point[0] - along[0] * 16, point[1] - along[1] * 16];
  const random = randomFrom(seed * 5 + 2);
  const drape = atan2(-along[0], along[1]);
  return {
    d: blob([
      [shoulder[0] + 26, shoulder[1] - 6, "c"], [shoulder[0] - 8, shoulder[1] + 5],
      off(lerp(shoulder, outer, 0.22), bow + puff * 0.8), off(lerp(shoulder, outer, 0.55), bow * 0.5 + puff),
      off(lerp(shoulder, outer, 0.84), puff * 0.7), corner(outer),
      hemMiddle,
      corner(inner), off(lerp(inner, underarm, 0.2), -puff * 0.5), off(lerp(inner, underarm, 0.55), long ? -puff * 0.6 : 0),
      corner(underarm), [underarm[0] + 34, underarm[1] - 30, "c"],
    ]),
    folds: scaleFolds((long ? longSleeveFolds : shortSleeveFolds)(block, axis, random), folds),
    drape,
    turn: drape * DEGREES,
    outer, inner, along,
    hem: smooth([back(outer), back(hemMiddle), back(inner)]),
  };
}

/** Both sleeves; the second has a seed of its own so that the pair is not a mirror image. */
export function sleeves(sew: Sew, block: SleeveBlock, extra: Partial<PanelCut> = {}, hemStitch = false): Panel[] {
  const near = sleeve(block);
  const far = sleeve({ ...block, seed: (block.seed ?? 1) + 7 });
  const seams = hemStitch ? [near.hem] : [];
  const shared = { stitchDy: 0, ...extra };
  return [
    sew({ d: near.d, folds: near.folds, drape: near.drape, seams, seedKey: 31, ...shared }, near.turn),
    sew(
      {
        d: mirror(far.d), folds: mirrorFolds(far.folds), drape: -near.drape, seams: seams.map(mirror), seedKey: 47,
        ...shared,
        inner: flip(extra.inner ?? ""),
      },
      -near.turn,
    ),
  ];
}

export type CuffStyle = { length?: number; tight?: number; rib?: boolean; button?: Hex | undefined };

function cuffRib(outer: Point, inner: Point, at: (p: Point, k: number, grip: number) => Point, length: number, tight: number): string {
  return Array.from({ length: 14 }, (_, k) => {
    const point = lerp(outer, inner, k / 13);
    const from = at(point, -10, 1);
    const to = at(point, length + 6, tight);
    return `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="#fff" stroke-width="4"/>`;
  }).join("");
}

/** A band that continues the sleeve past its opening: knit rib or shirt cuff. */
export function cuffs(sew: Sew, block: SleeveBlock, { length = 60, tight = 0.86, rib = true, button }: CuffStyle = {}): Panel[] {
  const { outer, inner, along, drape, turn } = sleeve(block);
  const centre = lerp(outer, inner, 0.5);
  const at = (point: Point, k: number, grip: number): Point => {
    const q = lerp(centre, point, grip);
    return [q[0] + along[0] * k, q[1] + along[1] * k];
  };
  const d = blob([
    corner(at(outer, -8, 0.97)), at(centre, -2, 1), corner(at(inner, -8, 0.97)),
    at(inner, length * 0.5, tight), corner(at(inner, length, tight)), at(centre, length + 5, 1),
    corner(at(outer, length, tight)), at(outer, length * 0.5, tight),
  ]);
  const ribs = rib ? cuffRib(outer, inner, at, length, tight) : "";
  const seams = rib
    ? []
    : [
        smooth([at(outer, length - 12, tight), at(centre, length - 8, 1), at(inner, length - 12, tight)]),
        smooth([at(outer, 2, 0.97), at(centre, 8, 1), at(inner, 2, 0.97)]),
      ];
  const [bx, by] = at(lerp(outer, inner, 0.2), length * 0.52, tight);
  const shared = { stitchDy: 0, wrinkle: 0.4, shadow: 0.22 };
  const fasten = (x: number) => (button ? buttonAt(x, by, 6, button) : "");
  return [
    sew({ d, rib: ribs, seams, over: fasten(bx), drape, ...shared }, turn),
    sew({ d: mirror(d), rib: flip(ribs), seams: seams.map(mirror), over: fasten(900 - bx), drape: -drape, ...shared }, -turn),
  ];
}
