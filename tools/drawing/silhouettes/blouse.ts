/** Soft blouses: gathered yokes, bows, ruffles and peplums. */
import { dark } from "../../../src/demo/colour.ts";
import { bodice, EASE, type Fit, TOP_FRAME } from "../parts/bodice.ts";
import { bow, jabot, ruffleBib } from "../parts/bow.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { buttons } from "../parts/fastenings.ts";
import { bodyFolds, fan } from "../parts/folds.ts";
import { gathers, hemLine, ruffle, type TopHem } from "../parts/hems.ts";
import type { Neckline } from "../parts/neckline.ts";
import type { SleeveName } from "../parts/sleeve-styles.ts";
import { waistPanels } from "../parts/waist.ts";
import { blob, CX, left, mirrorPoints, smooth, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Fold, GarmentOptions, Panel, Point } from "../types.ts";

export type BlouseHem = Extract<TopHem, "straight" | "curved" | "asymmetric" | "ruffle"> | "peplum" | "elastic";

export type BlouseOptions = GarmentOptions & {
  neck?: Neckline;
  detail?: "bow" | "ruffle" | "jabot" | "yoke" | "none";
  sleeve?: SleeveName;
  hem?: BlouseHem;
  length?: "cropped" | "regular" | "tunic";
  fit?: Fit;
  buttons?: boolean;
  trim?: Hex;
};

const HEM_Y = { cropped: 730, regular: 850, tunic: 990 } as const;

function blouseFolds(hemY: number, hemX: number, underarm: Point, seed: number, yoke: boolean): Fold[] {
  const tucks = yoke
    ? [-1, 1].flatMap((side) => [30, 52, 74, 96, 118].map((x, i) => valley([[CX + side * x, 330 - i * 7], [CX + side * (x + 4), 384],
      [CX + side * (x + 8), 430 + (i % 2) * 40]], 8, 0.6)))
    : [];
  return [
    ...bodyFolds({ underarmX: CX - underarm[0], underarmY: underarm[1], waistX: hemX - 16, waistY: (underarm[1] + hemY) / 2, hemX, hemY,
      seed, strength: 0.6 }),
    ...fan({ top: [left(150), CX + 150, 340], hem: [left(hemX - 14), CX + hemX - 14, hemY + 8], count: 15, seed, width: 13, strength: 0.6,
      start: 0.3 }),
    ...tucks,
  ];
}

/** A waist seam with a flared skirt below it, or a gathered casing. */
function waistPart(sew: Sew, hem: BlouseHem, colour: Hex, fabric: BlouseOptions["fabric"], x: number, y: number, seed: number): Panel[] {
  if (hem === "peplum") return [ruffle(sew, { x0: left(x), x1: CX + x, y, depth: 190, flare: 62, seed })];
  if (hem === "elastic") return [ruffle(sew, { x0: left(x), x1: CX + x, y: y + 6, depth: 70, flare: 16, seed }),
    ...waistPanels({ style: "elastic", colour, fabric }, x, y)];
  if (hem === "ruffle") return [ruffle(sew, { x0: left(x), x1: CX + x, y: y + 4, depth: 100, seed })];
  return [];
}

export function blouse(options: BlouseOptions = {}): Drawing {
  const { colour = "#e9dccb", fabric = "chiffon", neck = "crew", detail = "yoke", sleeve = "bishop", hem = "straight" } = options;
  const { length = "regular", fit = "regular", seed = 1, bg = "#e8e2dc", trim } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const button = dark(colour, 0.25);
  const upper = bodice(sew, TOP_FRAME, { neck, sleeve, fit, seed, colour, knit: false, button,
    trimSew: trim ? cloth({ colour: trim, fabric, stitch: "none" }) : undefined, wrapTo: [170, 620] });
  const cinched = hem === "peplum" || hem === "elastic";
  const hemY = cinched ? HEM_Y[length] - 170 : HEM_Y[length];
  const hemX = (cinched ? 166 : 222) * EASE[fit];
  const line: Point[] = cinched ? [[left(hemX), hemY, "c"], [CX, hemY + 12], [CX + hemX, hemY, "c"]]
    : hemLine(hem === "curved" || hem === "asymmetric" ? hem : "straight", hemX, hemY);
  const half: Point[] = [...upper.outline, [left(hemX + (cinched ? 14 : -18)), (upper.underarm[1] + hemY) / 2]];
  const neckEnd = upper.neck.y + upper.neck.depth;
  const cinch = cinched ? gathers(left(hemX - 10), CX + hemX - 10, hemY - 78, 16, 70) : [];
  const yoke = detail === "yoke" || detail === "bow";
  const lower = waistPart(sew, hem, colour, fabric, hemX, hemY, seed);
  const body = sew({
    d: blob([...half, ...line, ...mirrorPoints(half.slice(1))]),
    folds: [...blouseFolds(hemY, hemX, upper.underarm, seed, yoke), ...cinch],
    seams: yoke ? [smooth([[left(160), 316], [left(70), 334], [CX, 338], [CX + 70, 334], [CX + 160, 316]])] : [],
    over: options.buttons ? buttons(CX, neckEnd + 30, hemY - 40, 6, 7, button) : "",
  });
  const front = detail === "bow" ? bow(sew, neckEnd + 2) : detail === "jabot" ? jabot(sew, neckEnd - 4, seed) : detail === "ruffle"
    ? ruffleBib(sew, upper.neck, hemY, seed) : [];
  return { seed, bg, parts: [...upper.behind, ...(hem === "elastic" ? [lower[0]!, body, ...lower.slice(1)] : [...lower, body]),
    ...upper.finish, ...front] };
}
