/** The closed body of hoodies, jackets and vests, and what is common to their fronts. */
import { dark } from "../../../src/demo/colour.ts";
import { blob, CX, left, lerp, mirror, mirrorPoints, ridge, smooth, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Fold, Panel, Point } from "../types.ts";
import { hemBand } from "./bands.ts";
import { bodice, EASE, type Fit, TOP_FRAME } from "./bodice.ts";
import type { PanelCut, Sew } from "./cloth.ts";
import { bodyFolds } from "./folds.ts";
import { sleeve } from "./sleeve.ts";
import { sleeveBlock, type SleeveName } from "./sleeve-styles.ts";

export type OuterSpec = {
  colour: Hex; fit: Fit; seed: number; hemY: number;
  sleeve: SleeveName;
  ribbed: boolean;
  hem: "rib" | "straight";
  /** Height of a quilted baffle; none when absent. */
  quilt?: number | undefined;
  /** Lines down the sleeve. */
  stripe?: Hex | undefined;
  trimSew?: Sew | undefined;
  sleeveSew?: Sew | undefined;
  flare?: number | undefined;
};

export type Outer = { behind: Panel[]; body: Panel; hem: Panel[]; neckY: number; neckWidth: number; hemX: number; underarm: Point };

/** Stuffed channels: a stitched line every `step`, and cloth that swells between them. */
function baffles(x: number, from: number, to: number, step: number): { seams: string[]; folds: Fold[] } {
  const rows = Math.max(2, Math.round((to - from) / step));
  const height = (to - from) / rows;
  const lines = Array.from({ length: rows - 1 }, (_, i) => from + height * (i + 1));
  return {
    seams: lines.map((y) => smooth([[left(x + 10), y - 3], [left(x * 0.5), y + 5], [CX, y + 7], [CX + x * 0.5, y + 5],
      [CX + x + 10, y - 3]])),
    folds: [
      ...lines.map((y) => valley([[left(x + 60), y - 5], [CX, y + 7], [CX + x + 60, y - 5]], 9, 0.9)),
      ...Array.from({ length: rows }, (_, i) => ridge([[left(x + 90), from + height * (i + 0.5)], [CX, from + height * (i + 0.5) + 8],
        [CX + x + 90, from + height * (i + 0.5)]], height * 0.5, 0.7)),
    ],
  };
}

/** Baffles across a sleeve, at right angles to it. */
function quiltSleeve(panels: Panel[], name: SleeveName, frame: { shoulder: Point; underarm: Point; ease: number; seed: number }, step: number): Panel[] {
  if (name === "none") return panels;
  const block = sleeveBlock(name, { ...frame, arm: 1, knit: false });
  const { outer, inner } = sleeve(block);
  const rows = Math.round(540 / step);
  const across = Array.from({ length: rows }, (_, i) => {
    const t = (i + 0.6) / rows;
    return [lerp([block.shoulder[0] - 20, block.shoulder[1]], outer, t), lerp([block.underarm[0] + 20, block.underarm[1]], inner, t)];
  });
  const seams = across.map((line) => smooth(line));
  const folds = across.flatMap((line, i) => {
    const next = across[i + 1];
    const swell = next ? [ridge([lerp(line[0]!, next[0]!, 0.5), lerp(line[1]!, next[1]!, 0.5)], step * 0.5, 0.7)] : [];
    return [valley(line, 9, 0.9), ...swell];
  });
  return panels.map((panel, i) => {
    if (i !== 1 && i !== 2) return panel;
    const side = i === 2 ? mirror : (d: string) => d;
    return { ...panel, seams: seams.map(side), folds: folds.map((fold) => ({ ...fold, path: side(fold.path) })), stitch: "none" as const };
  });
}

export function outerBody(sew: Sew, spec: OuterSpec, extra: Partial<PanelCut> = {}): Outer {
  const { fit, seed, hemY, sleeve: name, quilt } = spec;
  const ease = EASE[fit];
  const stripe = spec.stripe
    ? `<path d="M236 284C176 372 108 620 84 860M216 292C158 380 90 630 66 860" stroke="${spec.stripe}" stroke-width="9" fill="none"/>` : "";
  const upper = bodice(sew, TOP_FRAME, {
    neck: "crew", sleeve: name, fit, seed, colour: spec.colour, knit: true,
    sleeveSew: spec.sleeveSew, sleeveTrim: { ribbed: spec.ribbed, inner: stripe, stitched: !spec.ribbed },
  });
  const hemX = 214 * ease + (spec.flare ?? 0);
  const end = spec.hem === "rib" ? hemY - 52 : hemY;
  const half: Point[] = [...upper.outline, [left(210 * ease + (spec.flare ?? 0) * 0.4), (upper.underarm[1] + end) / 2]];
  const line: Point[] = [[left(hemX), end, "c"], [left(hemX * 0.5), end + 9], [CX, end + 12], [CX + hemX * 0.5, end + 9],
    [CX + hemX, end, "c"]];
  const padded = quilt ? baffles(hemX, upper.neck.y + 60, end, quilt) : null;
  const loose = bodyFolds({ underarmX: CX - upper.underarm[0], underarmY: upper.underarm[1], waistX: 208 * ease,
    waistY: (upper.underarm[1] + end) / 2, hemX, hemY: end, seed });
  const frame = { shoulder: [left(206 * (0.3 + 0.7 * ease)) + 4, 280] as Point,
    underarm: [upper.underarm[0] + 6, upper.underarm[1]] as Point, ease: 0.4 + 0.6 * ease, seed };
  return {
    neckY: upper.neck.y, neckWidth: upper.neck.width, hemX, underarm: upper.underarm,
    behind: quilt ? quiltSleeve(upper.behind, name, frame, quilt * 0.92) : upper.behind,
    hem: spec.hem === "rib" ? [{ ...hemBand(spec.trimSew ?? sew, { x: hemX, y: end, h: 56, tight: 0.93 }), print: undefined }] : [],
    body: sew({
      d: blob([...half, ...line, ...mirrorPoints(half.slice(1))]),
      folds: padded?.folds ?? loose, foldBlur: padded ? 8 : 7,
      seams: padded?.seams ?? (spec.hem === "rib" ? [] : [smooth(line.map(([x, y]): Point => [x, y - 20]))]), stitchDy: 0, ...extra,
    }),
  };
}

/** Stand collar of track jackets and puffers: two leaves that meet at the zip. */
export function standCollar(sew: Sew, { neckY: y, neckWidth: w }: Outer, height: number, colour: Hex): { behind: Panel; front: Panel[] } {
  const leaf = blob([
    [left(w + 6), y + 14], [left(w + 2), y - height * 0.6], [left(w * 0.8), y - height, "c"], [left(w * 0.72), y - height * 0.2],
      [left(w * 0.3), y + 50],
    [CX - 2, y + 62, "c"], [CX - 2, y + 62 + height * 0.5, "c"], [left(w * 0.5), y + 74],
  ]);
  return {
    behind: sew({
      plain: true, fill: dark(colour, 0.35), shadow: 0, wrinkle: 0.2,
      d: sym([[CX, y - height - 12], [left(w * 0.6), y - height - 8], [left(w * 0.86), y - height + 8], [left(w * 0.6), y + 40],
        [CX, y + 70]]),
      over: `<rect x="${CX - 22}" y="${y - height + 8}" width="44" height="24" rx="2" fill="#f3efe6"/>`,
    }),
    front: [sew({ plain: true, d: leaf, shadow: 0.3, wrinkle: 0.4 }), sew({ plain: true, d: mirror(leaf), shadow: 0.3, wrinkle: 0.4 })],
  };
}

/** Welt or zip pockets slanting towards the side seams. */
export const slantPockets = (sew: Sew, y: number, x = 140, length = 150): Panel[] => {
  const d = `M${left(x)} ${y}C${left(x - 2)} ${y + 6} ${left(x + 16)} ${y + length - 20} ${left(x + 22)} ${y + length}L${left(x + 42)} ${y + length - 8}C${left(x + 30)} ${y + length * 0.6} ${left(x + 20)} ${y + 40} ${left(x + 16)} ${y - 2}Z`;
  return [d, mirror(d)].map((path) => sew({ plain: true, d: path, roll: 0.6, wrinkle: 0.2, shadow: 0.36 }));
};
