/** T-shirts, long sleeves, tanks, sweaters and sweatshirts: one body with a choice of neck, sleeve, fit, length and hem. */
import { hemBand } from "../parts/bands.ts";
import { bodice, EASE, type Fit, TOP_FRAME } from "../parts/bodice.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { bodyFolds } from "../parts/folds.ts";
import { type Graphic, graphicSvg } from "../parts/graphics.ts";
import { fringe, hemLine, laceEdge, ruffle, type TopHem } from "../parts/hems.ts";
import type { Neckline } from "../parts/neckline.ts";
import { patchPocket } from "../parts/pockets.ts";
import type { SleeveName } from "../parts/sleeve-styles.ts";
import { blob, CX, left, mirrorPoints, smooth } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, Point } from "../types.ts";

export type TopLength = "cropped" | "hip" | "regular" | "long" | "tunic";

const HEM_Y: Record<TopLength, number> = { cropped: 700, hip: 820, regular: 900, long: 970, tunic: 1050 };

export type TopOptions = GarmentOptions & {
  neck?: Neckline;
  sleeve?: SleeveName;
  fit?: Fit;
  length?: TopLength;
  hem?: TopHem;
  /** Knit cuffs on long sleeves. */
  ribCuffs?: boolean;
  graphic?: Graphic;
  pocket?: boolean;
  /** Contrast neckband and hem rib. */
  trim?: Hex;
  sleeveColour?: Hex;
  /** Second colour below the chest. */
  block?: Hex;
  button?: Hex;
};

const KNITS: readonly string[] = ["jersey", "fleece", "knit", "finknit", "cable", "lycra", "terry"];

type Body = { underarm: Point; hemX: number; hemY: number; waistX: number; ease: number };

function sideToHem({ underarm, hemX, hemY, waistX }: Body, hem: TopHem): { side: Point[]; line: Point[] } {
  const waistY = underarm[1] + (hemY - underarm[1]) * 0.5;
  const line = hemLine(hem, hemX, hemY);
  const side: Point[] = hem === "slit" ? [[left(waistX), waistY], [left(hemX), hemY - 130, "c"]] : [[left(waistX), waistY]];
  return { side, line };
}

function hemPanels(sew: Sew, trimSew: Sew, hem: TopHem, body: Body, options: { colour: Hex; seed: number; trim: Hex }): Panel[] {
  const { hemX: x, hemY: y } = body;
  const { seed } = options;
  if (hem === "rib") return [{ ...hemBand(trimSew, { x, y, h: 56 }), print: undefined }];
  if (hem === "ruffle") return [ruffle(sew, { x0: left(x), x1: CX + x, y: y + 4, depth: 96, seed })];
  return [];
}

const hemTrim = (hem: TopHem, { hemX, hemY }: Body, colour: Hex, trim: Hex): string => {
  if (hem === "fringe") return fringe(left(hemX - 3), CX + hemX - 3, hemY, 62, colour);
  if (hem === "lace") return laceEdge(left(hemX - 2), CX + hemX - 2, hemY - 6, trim);
  return "";
};

export function top(options: TopOptions = {}): Drawing {
  const { colour = "#f2efe9", fabric = "jersey", neck = "crew", sleeve = "short", fit = "regular", length = "regular" } = options;
  const { hem = "straight", seed = 1, bg = "#e9e5df", trim } = options;
  const sew = cloth({ ...options, colour, fabric });
  const trimSew = trim ? cloth({ colour: trim, fabric }) : sew;
  const knit = KNITS.includes(fabric);
  const ease = EASE[fit];
  const upper = bodice(sew, TOP_FRAME, {
    neck, sleeve, fit, seed, colour, knit, trimSew, button: options.button,
    bandWidth: sleeve === "none" ? 13 : knit ? 20 : 13,
    sleeveSew: options.sleeveColour ? cloth({ colour: options.sleeveColour, fabric }) : undefined,
    sleeveTrim: { ribbed: options.ribCuffs ?? hem === "rib", stitched: true },
  });
  const body: Body = { underarm: upper.underarm, hemX: 212 * ease, hemY: HEM_Y[length] - (hem === "rib" ? 50 : 0),
    waistX: 203 * ease * (fit === "slim" ? 0.96 : 1), ease };
  const { side, line } = sideToHem(body, hem);
  const half = [...upper.outline, ...side];
  const folds = bodyFolds({ underarmX: CX - upper.underarm[0], underarmY: upper.underarm[1], waistX: body.waistX,
    waistY: (upper.underarm[1] + body.hemY) / 2, hemX: body.hemX, hemY: body.hemY, seed });
  const stitchLine = hem === "straight" || hem === "slit"
    ? [smooth(hemLine(hem, body.hemX - 3, body.hemY - 20).map(([x, y]): Point => [x, y]))] : [];
  const block = options.block ? `<rect x="0" y="560" width="900" height="700" fill="${options.block}"/>` : "";
  return {
    seed, bg,
    parts: [
      ...upper.behind,
      ...hemPanels(sew, trimSew, hem, body, { colour, seed, trim: trim ?? colour }),
      sew({
        d: blob([...half, ...line, ...mirrorPoints(half.slice(1))]),
        folds,
        seams: stitchLine, stitchDy: 0,
        inner: block + (options.graphic ? graphicSvg(options.graphic) : ""),
        over: hemTrim(hem, body, colour, trim ?? "#ffffff"), overPad: 90,
      }),
      ...(options.pocket ? patchPocket(sew, { x: CX + 100, y: 430, w: 92, h: 104 }) : []),
      ...upper.finish,
    ],
  };
}
