/** One trouser leg: outline, the folds its cut makes, pockets and stripes. The right leg is the mirror of it. */
import { light } from "../../../src/demo/colour.ts";
import { blob, CX, flip, mirror, mirrorFolds, ridge, scaleFolds, smooth, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Fold, Panel, Point } from "../types.ts";
import { ribLines } from "./bands.ts";
import type { Sew } from "./cloth.ts";
import { fan } from "./folds.ts";

export type LegCut = "fitted" | "tapered" | "straight" | "wide" | "flared" | "short";

/** Half-widths of waist and hip, widths of knee and hem, and half the gap between the legs. */
export type LegBlock = { cut: LegCut; waist: number; hip: number; knee: number; hem: number; gap: number; top: number; rise: number; end: number };

export type LegGeometry = LegBlock & { crotch: number; kneeY: number; axis: number; outer: number; inner: number };

export function legGeometry(block: LegBlock): LegGeometry {
  const { cut, hem, gap, top, rise, end } = block;
  const crotch = top + rise;
  const short = cut === "short";
  // The leg leans outwards a touch, as trousers do when laid down.
  const axis = short ? hem / 2 + gap * 0.6 : hem / 2 + gap + (cut === "fitted" ? 48 : 74) - (cut === "wide" ? 24 : 0);
  return { ...block, crotch, kneeY: (crotch + end) / 2 - 20, axis, outer: axis + hem / 2, inner: axis - hem / 2 };
}

/** A place along the leg: share from above the crotch to the hem, and distance from the axis (outwards positive). */
const alongLeg = (g: LegGeometry) => (t: number, k: number): Point => [
  CX - (g.hip * 0.5 + 24 + (g.axis - g.hip * 0.5 - 24) * t) - k,
  g.crotch - 60 + (g.end - g.crotch + 60) * t,
];

function legOutline(g: LegGeometry): string {
  const { waist, hip, knee, gap, top, end, crotch, kneeY, axis, outer, inner, cut } = g;
  const kneeX = (hip / 2 + axis) / 2 + 6;
  const short = cut === "short";
  const outerKnee: Point[] = short ? [] : [[CX - kneeX - knee / 2, kneeY]];
  const innerKnee: Point[] = short ? [] : [[CX - kneeX + knee / 2, kneeY]];
  const inseam: Point[] = short ? [] : [[CX - gap * 0.4, crotch + 40]];
  return blob([
    [CX + 2, top + 10, "c"], [CX - waist, top, "c"], [CX - waist - (hip - waist) * 0.5, top + 96], [CX - hip - (cut === "fitted" ? 0 : 6),
      top + 210],
    ...outerKnee,
    [CX - outer, end, "c"], [CX - axis, end + 8], [CX - inner, end + (short ? 8 : 2), "c"],
    ...innerKnee,
    ...inseam, [CX + 3, crotch, "c"],
  ]);
}

const crotchFolds = ({ hip, crotch }: LegGeometry): Fold[] => [
  valley([[CX - 8, crotch - 6], [CX - hip * 0.45, crotch + 24], [CX - hip * 0.8, crotch + 10]], 14, 0.7),
  valley([[CX - 8, crotch - 50], [CX - hip * 0.4, crotch - 34], [CX - hip * 0.75, crotch - 60]], 13, 0.5),
  ridge([[CX - 14, crotch + 24], [CX - hip * 0.45, crotch + 56], [CX - hip * 0.72, crotch + 50]], 13, 0.45),
];

/** Cloth that reaches the floor breaks at knee and ankle. */
function breakFolds(g: LegGeometry): Fold[] {
  const at = alongLeg(g);
  const { knee, hem } = g;
  return [
    valley([at(0.42, -knee * 0.46), at(0.46, -4), at(0.42, knee * 0.3)], 12, 0.6),
    valley([at(0.52, knee * 0.46), at(0.55, 6), at(0.5, -knee * 0.3)], 12, 0.55),
    valley([at(0.62, -knee * 0.4), at(0.65, -6), at(0.62, knee * 0.1)], 11, 0.45),
    valley([at(0.88, hem * 0.46), at(0.92, 6), at(0.9, -hem * 0.3)], 11, 0.55),
    valley([at(0.96, -hem * 0.44), at(0.95, 0), at(0.985, hem * 0.3)], 10, 0.5),
  ];
}

/** Wide legs hang from the hip in long columns. */
function columnFolds(g: LegGeometry, seed: number): Fold[] {
  const { hip, top, outer, inner, end, rise } = g;
  const low = rise > 350; // harem legs are gathered at the waist already
  return fan({ top: low ? [CX - g.waist + 8, CX - 10, top + 24] : [CX - hip + 14, CX - 30, top + 230], hem: [CX - outer + 10, CX - inner - 10, end],
    count: low ? 9 : Math.max(5, Math.round(g.hem / 28)), seed, width: 19, strength: 0.75, start: 0.25 });
}

const flareFolds = (g: LegGeometry, seed: number): Fold[] => [
  ...breakFolds(g).slice(0, 2),
  ...fan({ top: [CX - g.axis - g.knee * 0.4, CX - g.axis + g.knee * 0.4, g.kneeY + 40], hem: [CX - g.outer + 6, CX - g.inner - 6, g.end],
    count: 5, seed, width: 16, strength: 0.75 }),
];

const shortFolds = (g: LegGeometry, seed: number): Fold[] => [
  ...fan({ top: [CX - g.hip + 24, CX - 60, g.crotch - 90], hem: [CX - g.outer + 16, CX - g.inner - 16, g.end], count: 4, seed, width: 15,
    strength: 0.4 }),
  valley([[CX - 16, g.crotch + 10], [CX - g.axis + 10, g.end - 70], [CX - g.axis - g.hem * 0.24, g.end - 24]], 13, 0.5),
];

export function legFolds(g: LegGeometry, seed: number, crease: boolean): Fold[] {
  const at = alongLeg(g);
  const pressed = crease
    ? [
        ridge([[CX - g.waist * 0.56, g.top + 70], at(0.4, 0), at(1, 0)], 8, 1),
        valley([[CX - g.waist * 0.56 - 12, g.top + 60], [CX - g.waist * 0.6 - 10, g.top + 110], [CX - g.waist * 0.62 - 10, g.top + 170]],
          8, 0.8),
      ]
    : [];
  const fall = g.cut === "short" ? shortFolds(g, seed) : g.cut === "wide" ? columnFolds(g, seed) : g.cut === "flared" ? flareFolds(g, seed)
    : breakFolds(g);
  return [...crotchFolds(g), ...pressed, ...fall];
}

/** Worn-in paleness of denim on thigh and knee. */
export const fadeSvg = (g: LegGeometry, colour: Hex): string => {
  const at = alongLeg(g);
  return ([[0.22, 34, 150, 0.16], [0.2, 20, 100, 0.16], [0.5, 26, 60, 0.1]] as const)
    .map(([t, rx, ry, opacity]) => {
      const [x, y] = at(t, 4);
      return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${light(colour, 0.6)}" opacity="${opacity}" filter="url(#b8)"/>`;
    })
    .join("");
};

export const stripeSvg = (g: LegGeometry, colour: Hex, width = 11): string => {
  const kneeX = (g.hip / 2 + g.axis) / 2 + 6;
  const knee: Point[] = g.cut === "short" ? [] : [[CX - kneeX - g.knee / 2 + 9, g.kneeY]];
  const line = smooth([[CX - g.waist - 2, g.top + 20], [CX - g.hip + 2, g.top + 230], ...knee, [CX - g.outer + 9, g.end]]);
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
};

/** Ankle rib of sweatpants, below the end of the leg. */
export function ankleRibs(sew: Sew, g: LegGeometry, length: number, tight = 6): Panel[] {
  const { outer, inner, axis, end } = g;
  const d = blob([
    [CX - outer - 2, end - 10, "c"], [CX - axis, end - 3], [CX - inner + 2, end - 8, "c"],
    [CX - inner - tight, end + length, "c"], [CX - axis, end + length + 6], [CX - outer + tight, end + length, "c"],
  ]);
  const rib = ribLines(15, CX - outer, CX - inner, end - 12, end + length + 8);
  return [sew({ plain: true, d, rib, wrinkle: 0.3 }), sew({ plain: true, d: mirror(d), rib: flip(rib), wrinkle: 0.3 })];
}

export type LegDetail = { seams: string[]; inner: string };

export function legPanels(sew: Sew, g: LegGeometry, folds: Fold[], { seams, inner }: LegDetail): Panel[] {
  const d = legOutline(g);
  return [
    sew({ d, folds, seams, stitchDy: 0, inner, seedKey: 5, drape: 0.05, shadow: 0.2 }),
    sew({
      d: mirror(d), folds: scaleFolds(mirrorFolds(folds), (i) => (i % 2 ? 0.8 : 1)), seams: seams.map(mirror), stitchDy: 0,
      inner: flip(inner), seedKey: 9, drape: -0.05, shadow: 0.26,
    }),
  ];
}
