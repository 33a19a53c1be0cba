/** Skirts by shape, length, hem, waistband and front. */
import { dark } from "../../../src/demo/colour.ts";
import { ribLines } from "../parts/bands.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { buttonAt, placket } from "../parts/fastenings.ts";
import { patchPocket } from "../parts/pockets.ts";
import { type SkirtHem, skirtPanels, type SkirtShape } from "../parts/skirt-panel.ts";
import { type Waist, waistPanels } from "../parts/waist.ts";
import { blob, CX, left, mirror, ridge, smooth, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel } from "../types.ts";

export type SkirtLength = "knee" | "midi" | "maxi";

const TOP_Y = 210;
const WAIST_X = 132;
const HEM_Y: Record<SkirtLength, number> = { knee: 760, midi: 920, maxi: 1070 };
const HEM_X: Record<SkirtShape, number> = { straight: 172, aline: 266, full: 334, flowing: 356, mermaid: 300, pleated: 302, boxpleat: 268 };

export type SkirtOptions = GarmentOptions & {
  shape?: SkirtShape;
  length?: SkirtLength;
  hem?: SkirtHem;
  tiers?: number;
  waistband?: "band" | "elastic" | "none";
  front?: "plain" | "buttons" | "wrap" | "denim";
  pockets?: boolean;
  button?: Hex;
  belt?: Waist;
  trim?: Hex;
};

function waistband(sew: Sew, colour: Hex, style: "band" | "elastic"): Panel[] {
  const x = WAIST_X;
  const y = TOP_Y;
  return [
    sew({
      plain: true, wrinkle: 0.3, roll: 0.7, shadow: 0.3,
      d: sym([[CX, y - 14], [left(x * 0.6), y - 16], [left(x), y - 24, "c"], [left(x + 3), y + 14, "c"], [left(x * 0.6), y + 24],
        [CX, y + 27]]),
      rib: style === "elastic" ? ribLines(38, left(x), CX + x, y - 30, y + 30) : "",
      seams: style === "elastic" ? [] : [smooth([[left(x), y + 8], [CX, y + 20], [CX + x, y + 8]])],
    }),
  ].map((panel) => ({ ...panel, tone: colour }));
}

const inside = (sew: Sew, colour: Hex) =>
  sew({
    plain: true, fill: dark(colour, 0.4), shadow: 0, wrinkle: 0.2,
    d: sym([[CX, TOP_Y - 30], [left(WAIST_X * 0.6), TOP_Y - 29], [left(WAIST_X - 4), TOP_Y - 22, "c"], [left(WAIST_X * 0.5), TOP_Y + 4],
      [CX, TOP_Y + 8]]),
    over: `<rect x="${CX - 20}" y="${TOP_Y - 24}" width="40" height="16" rx="2" fill="#f3efe6"/>`,
  });

/** The overlapping front of a wrap skirt; its edge runs from the waist to the hem and curves away. */
function wrapFront(sew: Sew, hemX: number, hemY: number): Panel {
  return sew({
    d: blob([
      [left(WAIST_X - 2), TOP_Y + 10, "c"], [CX, TOP_Y + 20], [CX + 70, TOP_Y + 16, "c"], [CX + 96, (TOP_Y + hemY) / 2],
        [CX + 70, hemY - 70],
      [CX + 10, hemY - 2, "c"], [left(hemX * 0.5), hemY + 10], [left(hemX - 4), hemY - 4, "c"],
        [left((WAIST_X + hemX) / 2 + 4), (TOP_Y + hemY) / 2],
    ]),
    folds: [
      valley([[CX + 40, TOP_Y + 30], [CX - 20, TOP_Y + 200], [left(hemX * 0.3), hemY]], 16, 0.6),
      valley([[CX + 56, TOP_Y + 30], [CX + 40, TOP_Y + 300], [CX - 10, hemY]], 16, 0.6),
      ridge([[left(40), TOP_Y + 60], [left(90), TOP_Y + 300], [left(hemX * 0.6), hemY]], 17, 0.5),
      valley([[left(90), TOP_Y + 80], [left(130), TOP_Y + 320], [left(hemX * 0.8), hemY]], 18, 0.6),
    ],
    shadow: 0.4, seedKey: 66, over: buttonAt(CX + 52, TOP_Y + 42, 9, "#c9b48a"),
  });
}

const denimDetails = (colour: Hex, hemY: number) =>
  `<path d="M${CX} ${TOP_Y + 24}V${hemY}" stroke="${dark(colour, 0.4)}" stroke-width="2.4" opacity=".7"/><path d="M${CX + 30} ${TOP_Y + 24}V${TOP_Y + 150}Q${CX + 26} ${TOP_Y + 190} ${CX + 4} ${TOP_Y + 200}" stroke="#c9924a" stroke-width="2" stroke-dasharray="6 4" fill="none"/>${buttonAt(CX + 2, TOP_Y + 4, 9, "#b58a4c")}`;

export function skirt(options: SkirtOptions = {}): Drawing {
  const { colour = "#4c5a52", fabric = "crepe", shape = "aline", length = "maxi", hem = "straight", seed = 1, bg = "#e9e6e0" } = options;
  const { front = "plain", waistband: band = "band", button = "#f1ece2" } = options;
  const denim = front === "denim";
  const sew = cloth({ ...options, colour, fabric, stitch: denim ? "#c9924a" : "none" });
  const hemY = HEM_Y[length];
  const share = (hemY - TOP_Y) / (HEM_Y.maxi - TOP_Y);
  const hemX = WAIST_X + (HEM_X[shape] - WAIST_X) * (0.3 + 0.7 * share);
  const pocketLine = smooth([[left(WAIST_X * 0.5), TOP_Y + 26], [left(WAIST_X * 0.8), TOP_Y + 92], [left(WAIST_X + 30), TOP_Y + 110]]);
  const body = skirtPanels(sew, { shape, hem, waistX: WAIST_X, waistY: TOP_Y + 6, hemX, hemY, colour, seed, trim: options.trim,
    ...(options.tiers ? { tiers: options.tiers } : {}) });
  const dressed = denim
    ? body.map((panel, i) => (i === body.length - 1 ? { ...panel, seams: [pocketLine, mirror(pocketLine)], stitchDy: 0,
      over: denimDetails(colour, hemY) } : panel))
    : body;
  return {
    seed, bg,
    parts: [
      ...(band === "none" ? [] : [inside(sew, colour)]),
      ...dressed,
      ...(front === "wrap" ? [wrapFront(sew, hemX, hemY)] : []),
      ...(front === "buttons" ? [placket(sew, { y0: TOP_Y + 4, y1: hemY + 14, w: 36, count: 7, button, r: 9, top: 40, bottom: 60 })] : []),
      ...(options.pockets ? [-1, 1].flatMap((side) => patchPocket(sew, { x: CX + side * 92, y: TOP_Y + 130, w: 96, h: 112, point: 0 }))
        : []),
      ...(band === "none" ? [] : waistband(sew, colour, band)),
      ...(options.belt ? waistPanels(options.belt, WAIST_X, TOP_Y) : []),
    ],
  };
}
