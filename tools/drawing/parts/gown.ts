/** Long garments that hang from the shoulders: abayas, robes, bishts, prayer dresses. Closed, open, wrapped or buttoned. */
import { dark } from "../../../src/demo/colour.ts";
import { blob, bothSides, CX, flip, left, lerp, mirror, mirrorFolds, mirrorPoints, strip, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Fold, Panel, Point } from "../types.ts";
import { bodice, type Bodice, DRESS_FRAME, type Fit } from "./bodice.ts";
import type { Sew } from "./cloth.ts";
import { trimAlong } from "./embroidery.ts";
import { fan } from "./folds.ts";
import type { Neckline } from "./neckline.ts";
import { skirtOutline, type SkirtSpec } from "./skirt-panel.ts";
import { sleeve } from "./sleeve.ts";
import { sleeveBlock, type SleeveName } from "./sleeve-styles.ts";

export type GownFront = "closed" | "open" | "wrap";

export type GownSpec = {
  colour: Hex; seed: number; front: GownFront; neck: Neckline; sleeve: SleeveName; fit: Fit;
  hemY: number; hemX: number;
  /** Embroidery colour at the cuffs. */
  cuffTrim?: Hex | undefined;
  /** What is seen between open fronts; the dark inside of the back when absent. */
  innerColour?: Hex | undefined;
  trimSew?: Sew | undefined;
};

export type Gown = { behind: Panel[]; fronts: Panel[]; finish: Panel[]; edge: Point[]; waistX: number };

const WAIST_Y = 470;

function cuffTrim(spec: GownSpec, underarm: Point): string {
  if (!spec.cuffTrim || spec.sleeve === "none") return "";
  const block = sleeveBlock(spec.sleeve, { shoulder: [left(DRESS_FRAME.shoulderX) + 4, DRESS_FRAME.shoulderY + 2], underarm,
    arm: DRESS_FRAME.arm, seed: spec.seed, knit: false });
  const { outer, inner, along } = sleeve(block);
  const back = (p: Point, by: number): Point => [p[0] - along[0] * by, p[1] - along[1] * by];
  return [14, 34].map((by) => trimAlong([back(outer, by), back(lerp(outer, inner, 0.5), by - 5), back(inner, by)], spec.cuffTrim!, 15,
    0.62)).join("");
}

function gownFolds(spec: SkirtSpec, seed: number): Fold[] {
  const { waistX, hemX, hemY } = spec;
  const half = [
    ...fan({ top: [left(waistX - 14), left(10), 330], hem: [left(hemX - 14), left(16), hemY], count: 7, seed, width: 19, strength: 0.85,
      start: 0.3 }),
    valley([[left(158), 302], [left(110), 362], [left(50), 384]], 14, 0.6),
    valley([[left(150), 330], [left(150), 480], [left(176), 700]], 18, 0.5),
  ];
  return bothSides(half, (i) => 0.7 + (i % 3) * 0.14);
}

/** Front edge of an open or wrapped gown, from the neck down. */
function frontEdge(front: GownFront, neckX: number, neckY: number, hemY: number, waistX: number): Point[] {
  if (front === "open") return [[left(neckX), neckY], [left(neckX - 8), 230], [left(46), 420], [left(40), 760], [left(48), hemY + 8]];
  return [[left(neckX), neckY], [left(neckX * 0.5), 250], [CX + 34, 390], [CX + waistX * 0.5, WAIST_Y + 10], [CX + waistX * 0.62, 780],
    [CX + waistX * 0.5, hemY + 6]];
}

function openFronts(sew: Sew, upper: Bodice, cut: SkirtSpec, front: GownFront, folds: Fold[], edge: Point[]): Panel[] {
  const { leftSide, hem } = skirtOutline(cut);
  const side = upper.outline.slice(upper.neck.edge.length);
  const last = edge.at(-1)!;
  const half = blob([
    ...side, ...leftSide, ...hem.filter(([x]) => x < last[0] - 14), [last[0], last[1], "c"],
    ...edge.slice(1, -1).toReversed(),
  ]);
  const lapped = front === "wrap" ? 0.42 : 0.3;
  return [
    sew({ d: mirror(half), folds: mirrorFolds(folds), foldBlur: 9, seedKey: 4, drape: -0.04 }),
    sew({ d: half, folds, foldBlur: 9, seedKey: 9, drape: 0.04, shadow: lapped }),
  ];
}

export function gown(sew: Sew, spec: GownSpec): Gown {
  const { colour, seed, front, fit, hemY, hemX } = spec;
  const neck: Neckline = front === "closed" ? spec.neck : "crew";
  const upper = bodice(sew, DRESS_FRAME, { neck, sleeve: spec.sleeve, fit, seed, colour, knit: false, trimSew: spec.trimSew });
  const waistX = Math.max(150, CX - upper.underarm[0] - 4);
  const cut: SkirtSpec = { shape: "aline", hem: "straight", waistX, waistY: Math.max(WAIST_Y, upper.underarm[1] + 60), hemX, hemY, colour,
    seed };
  const folds = gownFolds(cut, seed);
  const inner = cuffTrim(spec, [upper.underarm[0] + 6, upper.underarm[1]]);
  const sleevesTrimmed = upper.behind.map((panel, i) => (inner && i > 0 && panel.seedKey === 31 ? { ...panel, inner }
    : inner && panel.seedKey === 47 ? { ...panel, inner: flip(inner) } : panel));
  if (front === "closed") {
    const { leftSide, hem, rightSide } = skirtOutline(cut);
    const d = blob([...upper.outline, ...leftSide, ...hem, ...rightSide, ...mirrorPoints(upper.outline.slice(1))]);
    return { behind: sleevesTrimmed, fronts: [sew({ d, folds, foldBlur: 9, seedKey: 6 })], finish: upper.finish, edge: [], waistX };
  }
  const edge = frontEdge(front, upper.neck.width, upper.neck.y, hemY, waistX);
  const back = sew({
    plain: true, tone: spec.innerColour ?? colour, fill: spec.innerColour ?? dark(colour, 0.42), shadow: 0, wrinkle: 0.5,
    d: sym([[CX, upper.neck.y + (spec.innerColour ? 40 : -6)], [left(upper.neck.width), upper.neck.y + 4, "c"], [left(110), 420],
      [left(120), hemY - 16, "c"], [CX, hemY - 8]]),
    folds: fan({ top: [left(60), CX + 60, 300], hem: [left(90), CX + 90, hemY], count: 7, seed, width: 15, strength: 0.6 }),
    over: upper.behind[0]!.over ?? "",
  });
  return { behind: [upper.behind[0]!, back, ...sleevesTrimmed.slice(1)], fronts: openFronts(sew, upper, cut, front, folds, edge),
    finish: [], edge, waistX };
}

/** Both fronts with a facing along their edges; the under front and its facing disappear below the upper one. */
export function bandedFronts(sew: Sew, { fronts, edge }: Gown, width: number, inner = ""): Panel[] {
  const d = strip(edge, width);
  const [x, y] = edge[0]!;
  const behindNeck = sew({ plain: true, wrinkle: 0.2, shadow: 0.24,
    d: sym([[CX, y - 16], [x + 16, y - 12], [x - width * 0.4, y + 2, "c"], [x + 18, y + 12], [CX, y + 8]]) });
  return [
    fronts[0]!,
    sew({ plain: true, d: mirror(d), wrinkle: 0.5, shadow: 0.3, inner: flip(inner) }),
    fronts[1]!,
    behindNeck,
    sew({ plain: true, d, wrinkle: 0.5, shadow: 0.36, inner }),
  ];
}
