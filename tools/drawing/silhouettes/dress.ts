/** Dresses: a bodice with its neckline and sleeves, a waist at one of four heights, and a skirt. Modest by default. */
import { bodice, DRESS_FRAME, EASE, type Fit } from "../parts/bodice.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { trimAlong } from "../parts/embroidery.ts";
import { buttons, placket } from "../parts/fastenings.ts";
import type { Neckline } from "../parts/neckline.ts";
import { patchPocket } from "../parts/pockets.ts";
import { type SkirtHem, skirtOutline, skirtPanels, type SkirtShape, type SkirtSpec } from "../parts/skirt-panel.ts";
import type { SleeveName } from "../parts/sleeve-styles.ts";
import { type Waist, waistPanels } from "../parts/waist.ts";
import { blob, bothSides, CX, left, mirrorPoints, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, Point } from "../types.ts";

export type DressLength = "knee" | "midi" | "maxi";
export type WaistHeight = "empire" | "natural" | "drop" | "none";

const HEM_Y: Record<DressLength, number> = { knee: 860, midi: 1000, maxi: 1130 };
const WAIST_Y: Record<WaistHeight, number> = { empire: 372, natural: 462, drop: 580, none: 470 };
const HEM_X: Record<SkirtShape, number> = { straight: 150, aline: 262, full: 316, flowing: 350, mermaid: 300, pleated: 290, boxpleat: 250 };

export type DressOptions = GarmentOptions & {
  neck?: Neckline;
  sleeve?: SleeveName;
  fit?: Fit;
  waist?: WaistHeight;
  skirt?: SkirtShape;
  length?: DressLength;
  hem?: SkirtHem;
  tiers?: number;
  belt?: Waist;
  /** Buttons from neck to hem, or only to the waist. */
  buttons?: "none" | "bodice" | "full";
  button?: Hex;
  pockets?: boolean;
  /** Contrast collar or neckband; also the lace of a lace hem. */
  trim?: Hex;
  /** Embroidered neck edge. */
  embroidery?: Hex;
  /** Skirt in a second cloth colour. */
  skirtColour?: Hex;
  sleeveColour?: Hex;
};

type Plan = { waistX: number; waistY: number; hemX: number; hemY: number };

function plan(o: DressOptions): Plan {
  const { fit = "regular", waist = "natural", skirt = "aline", length = "midi" } = o;
  const ease = EASE[fit];
  const hemY = HEM_Y[length];
  const snug = skirt === "flowing" || skirt === "mermaid" ? 0.84 : 1;
  const waistX = (waist === "none" ? 160 : waist === "drop" ? 150 : 136) * ease * snug;
  const share = (hemY - WAIST_Y[waist]) / (1130 - 462);
  return { waistX, waistY: WAIST_Y[waist], hemX: waistX + (HEM_X[skirt] * (0.5 + 0.5 * ease) - waistX) * Math.min(1.05, 0.3 + 0.7 * share),
    hemY };
}

function bodyPanel(sew: Sew, outline: Point[], underarm: Point, { waistX, waistY }: Plan, embroidery: string): Panel {
  const ux = CX - underarm[0];
  const uy = underarm[1];
  const half: Point[] = [...outline, [left(waistX + (ux - waistX) * 0.3), (uy + waistY) / 2 + 20], [left(waistX), waistY + 8, "c"]];
  const folds = [
    valley([[left(ux - 8), uy + 6], [left(waistX * 0.7), uy + 50], [left(40), uy + 56]], 13, 0.6),
    valley([[left(ux * 0.62), uy + 10], [left(waistX * 0.6), waistY - 80], [left(waistX * 0.55), waistY + 8]], 9, 0.6),
    valley([[left(waistX - 6), waistY - 40], [left(waistX * 0.6), waistY - 24], [left(20), waistY - 34]], 12, 0.45),
  ];
  return sew({ d: blob([...half, [CX, waistY + 16], ...mirrorPoints(half.slice(1))]), folds: bothSides(folds, () => 0.8), wrinkle: 0.8,
    shadow: 0.22, inner: embroidery });
}

/** Without a waist seam the body and the skirt are one piece of cloth. */
function shiftPanel(sew: Sew, outline: Point[], spec: SkirtSpec, skirt: Panel, embroidery: string): Panel {
  const { leftSide, hem, rightSide } = skirtOutline(spec);
  const folds = bothSides([
    valley([[left(150), 306], [left(96), 360], [left(40), 372]], 13, 0.6),
    valley([[left(140), 330], [left(120), 470], [left(126), 640]], 18, 0.5),
  ]);
  return sew({
    ...skirt, inner: embroidery, folds: [...(skirt.folds ?? []), ...folds],
    d: blob([...outline, ...leftSide, ...hem, ...rightSide, ...mirrorPoints(outline.slice(1))]),
  });
}

export function dress(options: DressOptions = {}): Drawing {
  const { colour = "#7c3f46", fabric = "crepe", neck = "crew", sleeve = "long", fit = "regular", seed = 1, bg = "#ebe6e0" } = options;
  const { waist = "natural", skirt = "aline", hem = "straight", trim, button = "#f1ece2" } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const p = plan(options);
  const skirtSew = options.skirtColour ? cloth({ colour: options.skirtColour, fabric, stitch: "none" }) : sew;
  const upper = bodice(sew, DRESS_FRAME, {
    neck, sleeve, fit, seed, colour, knit: false, button, wrapTo: [p.waistX - 8, p.waistY - 10],
    trimSew: trim ? cloth({ colour: trim, fabric, stitch: "none" }) : undefined,
    sleeveSew: options.sleeveColour ? cloth({ colour: options.sleeveColour, fabric, stitch: "none" }) : undefined,
  });
  const spec: SkirtSpec = { shape: skirt, hem, ...p, colour: options.skirtColour ?? colour, seed, trim,
    ...(options.tiers ? { tiers: options.tiers } : {}) };
  const below = skirtPanels(skirtSew, spec);
  const edge: Point[] = [...upper.neck.edge.toReversed(),
    ...mirrorPoints(upper.neck.edge).toReversed().slice(1)].map(([x, y]): Point => [CX + (x - CX) * 1.22, y + 16]);
  const embroidery = options.embroidery ? trimAlong(edge, options.embroidery, 16, 0.7) : "";
  const joined = waist === "none" && hem !== "tiered" && hem !== "slit" && hem !== "ruffle";
  const last = below.length - 1;
  const body = joined
    ? [...below.slice(0, last), shiftPanel(sew, upper.outline, spec, below[last]!, embroidery)]
    : [...below, bodyPanel(sew, upper.outline, upper.underarm, p, embroidery)];
  const neckBottom = upper.neck.y + upper.neck.depth;
  const front = options.buttons === "full"
    ? [placket(sew, { y0: neckBottom, y1: p.hemY + 4, w: 30, count: 11, button, r: 7, bottom: 90 })]
    : options.buttons === "bodice" ? [sew({ d: `M${CX - 1} ${neckBottom}L${CX + 1} ${neckBottom}L${CX + 1} ${p.waistY}L${CX - 1} ${p.waistY}Z`, shadow: 0.2, over: buttons(CX, neckBottom + 18, p.waistY - 20, 5, 7, button) })] : [];
  const pockets = options.pockets ? [-1, 1].flatMap((side) => patchPocket(skirtSew, { x: CX + side * (p.waistX * 0.72), y: p.waistY + 90,
    w: 92, h: 108, point: 0 })) : [];
  return { seed, bg, parts: [...upper.behind, ...body, ...front, ...pockets,
    ...(options.belt ? waistPanels(options.belt, p.waistX, p.waistY) : []), ...upper.finish] };
}
