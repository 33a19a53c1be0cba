/** Tailoring: blazers, waistcoats, long coats and trenches, with lapels or without. */
import { dark } from "../../../src/demo/colour.ts";
import { belt } from "../parts/belt.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { lapels } from "../parts/collars.ts";
import { buttonAt, buttons } from "../parts/fastenings.ts";
import { flapPocket, patchPocket } from "../parts/pockets.ts";
import { type SleeveBlock, sleeves } from "../parts/sleeve.ts";
import { waistPanels } from "../parts/waist.ts";
import { blob, CX, left, mirror, ridge, scaleFolds, mirrorFolds, smooth, strip, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Fold, GarmentOptions, Panel, Point } from "../types.ts";

export type BlazerLength = "cropped" | "regular" | "long" | "coat";
export type Lapel = "notch" | "peak" | "wide" | "shawl" | "none";

const HEM_Y: Record<BlazerLength, number> = { cropped: 760, regular: 880, long: 980, coat: 1100 };

export type BlazerOptions = GarmentOptions & {
  length?: BlazerLength;
  lapel?: Lapel;
  breasted?: "single" | "double" | "open";
  /** A waistcoat when false. */
  sleeves?: boolean;
  fit?: "slim" | "regular" | "oversized";
  belt?: "none" | "tie" | "buckle";
  pockets?: "flap" | "patch" | "none";
  /** Storm flap and shoulder straps of a trench. */
  trench?: boolean;
  button?: Hex;
  lining?: Hex;
  /** Contrast braid along edges. */
  braid?: Hex;
};

type Cut = {
  long: boolean; sleeved: boolean; shoulderX: number; underarmX: number; waistX: number; hemX: number; waistY: number; breakY: number; hemY: number;
  overlap: number; round: boolean; y: (value: number) => number;
};

const WIDTH = { slim: 0.95, regular: 1, oversized: 1.12 } as const;

function cutOf(o: BlazerOptions): Cut {
  const { length = "regular", breasted = "single", fit = "regular", sleeves: sleeved = true, lapel = "notch" } = o;
  const width = WIDTH[fit];
  const long = length === "coat" || length === "long";
  const y = (value: number) => value - (long ? 90 : 0);
  const hemY = HEM_Y[length] - (sleeved ? 0 : long ? 0 : 90);
  const breakAt = lapel === "none" ? 300 : breasted === "double" ? 590 : breasted === "open" ? 640 : sleeved ? 585 : 470;
  return {
    long, sleeved, hemY, y,
    shoulderX: (sleeved ? 192 : 146) * width, underarmX: 190 * width, waistX: (long ? 176 : 168) * width,
    hemX: (length === "coat" ? 236 : long ? 214 : sleeved ? 200 : 178) * width, waistY: y(640), breakY: y(breakAt),
    overlap: breasted === "double" ? 74 : breasted === "open" ? -40 : 16,
    round: !long && breasted === "single" && sleeved && lapel !== "none",
  };
}

function frontPanel({ sleeved, shoulderX, underarmX, waistX, hemX, waistY, breakY, hemY, round, y }: Cut, overlap: number): string {
  const corner: Point[] = round ? [[left(70), hemY + 10], [left(10), hemY - 26], [CX + overlap - 4, hemY - 120]]
    : [[CX + overlap, hemY + 12, "c"]];
  const armhole: Point[] = sleeved
    ? [[left(shoulderX - 18), y(340)], [left(shoulderX - 10), y(400)]]
    : [[left(shoulderX - 14), y(340)], [left(shoulderX - 2), y(420)]];
  const throat: Point = breakY < y(400) ? [left(44), y(250)] : [left(24), y(380)];
  return blob([
    [left(60), y(200), "c"], [left(120), y(222)], [left(shoulderX), y(254), "c"], ...armhole,
    [left(underarmX), y(sleeved ? 446 : 478), "c"], [left(waistX), waistY], [left(hemX), hemY - 6, "c"], [left(hemX * 0.55), hemY + 8],
    ...corner, [CX + overlap, breakY + 30], [CX + overlap * 0.6, breakY, "c"], throat,
  ]);
}

function frontFolds({ underarmX, waistX, hemX, waistY, hemY, long, y }: Cut): Fold[] {
  const skirt = long
    ? [valley([[left(60), waistY + 60], [left(84), waistY + 260], [left(96), hemY]], 20, 0.55),
      ridge([[left(20), waistY + 90], [left(30), waistY + 280], [left(40), hemY]], 18, 0.4)]
    : [];
  return [
    valley([[left(underarmX - 8), y(452)], [left(underarmX * 0.7), y(500)], [left(underarmX * 0.45), y(520)]], 13, 0.6),
    valley([[left(underarmX * 0.56), y(450)], [left(waistX * 0.52), waistY], [left(waistX * 0.5), waistY + 120]], 8, 0.55),
    valley([[left(waistX), waistY - 20], [left(waistX * 0.7), waistY + 4], [left(waistX * 0.3), waistY - 8]], 13, 0.45),
    valley([[left(waistX * 0.85), waistY + 40], [left(hemX * 0.82), (waistY + hemY) / 2], [left(hemX * 0.84), hemY]], 20, 0.5),
    ridge([[left(waistX * 0.55), waistY + 80], [left(hemX * 0.56), (waistY + hemY) / 2 + 40], [left(hemX * 0.56), hemY]], 18, 0.4),
    ...skirt,
  ];
}

function lining(sew: Sew, colour: Hex, o: BlazerOptions, { breakY, hemY, y }: Cut): Panel {
  const open = o.breasted === "open";
  return sew({
    plain: true, fill: o.lining ?? dark(colour, 0.45), tone: colour, fabric: "satin", shadow: 0, wrinkle: 0.3,
    d: sym([[CX, y(182)], [left(56), y(186)], [left(70), y(208), "c"], [left(open ? 92 : 60), y(360)],
      ...(open ? [[left(70), hemY - 20, "c"], [CX, hemY - 12]] : [[left(8), breakY + 20, "c"], [CX, breakY + 26]]) as Point[]]),
    over: `<rect x="${CX - 30}" y="${y(222)}" width="60" height="30" rx="2" fill="#efe9dc"/><path d="M${CX - 20} ${y(233)}h40M${CX - 12} ${y(243)}h24" stroke="#54483a" stroke-width="2"/>`,
  });
}

function tailoredSleeves(sew: Sew, seed: number, { shoulderX, underarmX, y }: Cut, button: Hex): Panel[] {
  const block: SleeveBlock = { shoulder: [left(shoulderX) + 4, y(258)], underarm: [left(underarmX) + 8, y(446)],
    wrist: [104 - (shoulderX - 192) * 0.8, y(850)], cuffWidth: 104, bow: 22, seed, folds: 0.8 };
  const row = (x: (k: number) => number) => [0, 1, 2].map((k) => buttonAt(x(k), block.wrist[1] - 22 - k * 17, 6, button)).join("");
  return sleeves(sew, block).map((panel,
    i) => ({ ...panel, over: row((k) => (i ? 900 - (block.wrist[0] + 34 + k * 4.4) : block.wrist[0] + 34 + k * 4.4)) }));
}

/** Shawl collars are one unbroken roll from the back of the neck to the button. */
function shawl(sew: Sew, { breakY, y }: Cut): Panel[] {
  const roll = blob([[left(50), y(172), "c"], [left(84), y(214)], [left(112), y(330)], [left(86), y(450)], [left(2), breakY, "c"],
    [left(30), y(430)], [left(56), y(300)], [left(52), y(210)]]);
  return [
    sew({ shadow: 0, wrinkle: 0.2, d: sym([[CX, y(172)], [left(44), y(174)], [left(64), y(204)], [left(40), y(222)], [CX, y(226)]]) }),
    sew({ d: roll, wrinkle: 0.4, shadow: 0.42 }, 14), sew({ d: mirror(roll), wrinkle: 0.4, shadow: 0.42 }, -14),
  ];
}

function collar(sew: Sew, o: BlazerOptions, cut: Cut): Panel[] {
  const { lapel = "notch", breasted = "single" } = o;
  if (lapel === "shawl") return shawl(sew, cut);
  if (lapel === "none") {
    const edge = strip([[left(62), cut.y(200)], [left(48), cut.y(258)], [CX + cut.overlap * 0.6 - 4, cut.breakY + 4]], 16);
    const trim = cloth({ colour: o.braid ?? dark(o.colour ?? "#2f3a4a", 0.2), fabric: "tweed", stitch: "none" });
    return [trim({ d: mirror(edge), wrinkle: 0.2, shadow: 0.2 }), trim({ d: edge, wrinkle: 0.2, shadow: 0.2 })];
  }
  const wide = lapel === "wide" ? 30 : 0;
  const { back, leaves } = lapels(sew, { neckWidth: 62, neckY: cut.y(196), breakY: cut.breakY,
    width: ((breasted === "double" ? 124 : 112) + wide) * (cut.sleeved ? 1 : 0.74), notchY: cut.y(306) + wide, peak: lapel === "peak" ? 16
    : 0 });
  return [back, ...leaves];
}

function buttonSvg(o: BlazerOptions, { breakY, hemY, long, sleeved }: Cut, button: Hex): string {
  const { breasted = "single", lapel = "notch" } = o;
  if (breasted === "open") return "";
  if (breasted === "double") {
    const rows = long ? 3 : 2;
    const end = breakY + (long ? 250 : 150);
    return buttons(left(54), breakY + 20, end, rows, 11, button) + buttons(CX + 54, breakY + 20, end, rows, 11, button);
  }
  if (lapel === "none") return buttons(CX - 1, breakY + 40, hemY - 90, 5, 11, button);
  return sleeved ? buttons(CX - 1, breakY + 22, long ? breakY + 280 : breakY + 110, long ? 3 : 2, 10, button) : buttons(CX - 1, breakY +
    22, hemY - 70, 5, 8, button);
}

/** Storm flap on one side, straps on both shoulders. */
function trenchDetails(sew: Sew, { shoulderX, y }: Cut, button: Hex): Panel[] {
  const flap = blob([[left(96), y(232), "c"], [left(shoulderX - 6), y(262), "c"], [left(shoulderX - 22), y(400)], [left(120), y(440)],
    [left(64), y(420), "c"], [left(84), y(320)]]);
  const strap = strip([[left(shoulderX + 2), y(268)], [left(134), y(238)], [left(96), y(222)]], 26);
  return [
    sew({ d: flap, shadow: 0.36, wrinkle: 0.6, seams: [smooth([[left(shoulderX - 24), y(390)], [left(120), y(428)], [left(70), y(410)]])],
      stitchDy: 0 }),
    ...[strap, mirror(strap)].map((d, i) => sew({ d, shadow: 0.34, wrinkle: 0.3, over: buttonAt(i ? CX + 108 : left(108), y(228), 7,
      button) })),
  ];
}

function pocketPanels(sew: Sew, o: BlazerOptions, { waistX, waistY, hemY, long, sleeved, y }: Cut): { under: Panel[]; upper: Panel[] } {
  const { pockets = "flap" } = o;
  const py = hemY < 800 ? hemY - (sleeved ? 150 : 104) : waistY + (long ? 70 : 56);
  if (pockets === "none") return { under: [], upper: [] };
  if (pockets === "patch") {
    const make = (side: number) => patchPocket(sew, { x: CX + side * waistX * 0.6, y: py, w: 108, h: hemY < 800 ? 96 : 120, point: 0 });
    return { under: make(1), upper: make(-1) };
  }
  const breast = sew({ d: `M${CX + 86} ${y(432)}L${CX + 158} ${y(420)}L${CX + 160} ${y(438)}L${CX + 88} ${y(450)}Z`, shadow: 0.3,
    roll: 0.5, wrinkle: 0.2 });
  return {
    under: [flapPocket(sew, { x: CX + waistX * 0.6, y: py, w: 104, tilt: 5 })],
    upper: [flapPocket(sew, { x: left(waistX * 0.6), y: py + 5, w: 104, tilt: -5 }), ...(sleeved ? [breast] : [])],
  };
}

export function blazer(options: BlazerOptions = {}): Drawing {
  const { colour = "#2f3a4a", fabric = "suiting", breasted = "single", seed = 1, bg = "#e9e6e1", button = dark(colour, 0.35) } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const cut = cutOf(options);
  const folds = frontFolds(cut);
  const upper = frontPanel(cut, cut.overlap);
  const under = mirror(frontPanel(cut, breasted === "open" ? cut.overlap : breasted === "double" ? 10 : 6));
  const pockets = pocketPanels(sew, options, cut);
  const parts = [
    lining(sew, colour, options, cut),
    ...(cut.sleeved ? tailoredSleeves(sew, seed, cut, button) : []),
    sew({ d: under, folds: scaleFolds(mirrorFolds(folds), 0.85), drape: -0.04, seedKey: 3 }),
    ...pockets.under,
    sew({ d: upper, folds, drape: 0.04, seedKey: 6, shadow: 0.34 }),
    ...pockets.upper,
    ...(options.trench ? trenchDetails(sew, cut, button) : []),
    ...collar(sew, { ...options, colour }, cut),
  ];
  const last = parts.length - 1;
  parts[last] = { ...parts[last]!, over: buttonSvg(options, cut, button), overArea: upper };
  if (options.belt === "tie") parts.push(...belt(sew, { y: cut.waistY - 30, x: cut.waistX + 4, w: 46 }));
  if (options.belt === "buckle") parts.push(...waistPanels({ style: "buckle", colour: dark(colour, 0.08), metal: button }, cut.waistX + 2,
    cut.waistY - 8));
  return { seed, bg, parts };
}
