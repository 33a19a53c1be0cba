/** Boots in profile, toe to the right, standing on heel and ball: chelsea, ankle, tall, laced and rain boots. */
import { dark, light } from "../../../src/demo/colour.ts";
import type { FabricName } from "../fabrics.ts";
import { ribLines } from "../parts/bands.ts";
import { type CutLeather, laces, leatherOf, pair } from "../parts/shoe.ts";
import { mapPath, place, ridge, smooth, strip, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Fold, Panel, Point, SceneOptions } from "../types.ts";

export type BootStyle = "chelsea" | "ankle" | "tall" | "combat" | "rain";

export type BootsOptions = SceneOptions & { colour?: Hex; fabric?: FabricName; sole?: Hex; style?: BootStyle };

/** Top of the shaft; the floor is at 452. */
const SHAFT_TOP: Record<BootStyle, number> = { chelsea: 92, ankle: 70, tall: -330, combat: -30, rain: -190 };
const HEEL: Record<BootStyle, number> = { chelsea: 34, ankle: 62, tall: 48, combat: 40, rain: 30 };
const SOLE: Record<BootStyle, number> = { chelsea: 20, ankle: 14, tall: 18, combat: 34, rain: 30 };

type Shape = { style: BootStyle; top: number; seat: number; floor: number };

/** How far the calf stands out behind and before the ankle. */
const calf = ({ style }: Shape): number => (style === "tall" ? 20 : style === "rain" ? 14 : 0);

const instep = ({ top }: Shape, calfOut: number): Point[] => [
  [272 + calfOut, top + 8, "c"], [268 + calfOut * 0.9, top + (top < 0 ? 150 : 40)], [262, 150], [270, 202], [302, 252], [362, 292],
  [450, 318], [540, 332],
];

const toe = ({ floor }: Shape): Point[] => [[606, 346], [652, 372], [674, 404], [672, floor - 14, "c"], [560, floor - 6], [450, floor - 6]];

const back = ({ top, seat }: Shape, calfOut: number): Point[] => [
  [54, seat, "c"], [42, seat - 50], [46, seat - 110], [66, 210], [72, 150], [66 - calfOut, top + (top < 0 ? 190 : 50)],
  [70 - calfOut, top, "c"],
];

const upper = (shape: Shape): Point[] => {
  const out = calf(shape);
  return [...instep(shape, out), ...toe(shape), [340, shape.floor - 18], [250, shape.seat + 6], ...back(shape, out), [170, shape.top + 18]];
};

/** What leather does where a foot bends it, and the light along a round shaft. */
function creases({ top, style }: Shape): Fold[] {
  const bend = style === "rain" ? 0.3 : 0.7;
  const shaft = top < 0
    ? [ridge([[120, top + 40], [112, top + 220], [120, 120]], 60, 0.5), valley([[258, 80], [170, 118], [84, 96]], 16, bend * 0.7),
      ridge([[256, 104], [176, 142], [86, 122]], 15, bend * 0.5), valley([[262, -40], [180, -16], [92, -34]], 14, bend * 0.4)]
    : [ridge([[118, top + 26], [112, 150], [120, 220]], 46, 0.45)];
  return [
    ...shaft,
    valley([[262, 178], [196, 214], [104, 204]], 16, bend), ridge([[270, 204], [204, 244], [100, 236]], 15, bend * 0.8),
    valley([[292, 238], [226, 280], [128, 276]], 14, bend * 0.7),
    valley([[452, 322], [440, 360], [452, 412]], 9, bend * 0.8), valley([[482, 326], [474, 366], [490, 420]], 8, bend * 0.7),
    ridge([[468, 324], [458, 364], [470, 416]], 9, bend * 0.5), ridge([[548, 352], [604, 366], [644, 396]], 30, 0.55),
    ridge([[70, 300], [62, 350], [74, 392]], 22, 0.45),
  ];
}

/** Heel, sole and the welt that stands out under the upper. */
function underneath(shape: Shape, colour: Hex, sole: Hex): Panel[] {
  const { style, seat, floor } = shape;
  const rubber = leatherOf(sole, style === "combat" || style === "rain" ? "rubber" : "gloss");
  const chunky = style === "combat" || style === "rain";
  const breast = style === "ankle" ? 176 : 206;
  const thick = SOLE[style];
  const notches = chunky
    ? Array.from({ length: 13 }, (_, i) => `<rect x="${250 + i * 33}" y="${floor - 6}" width="13" height="16" fill="#000" opacity=".5"/>`).join("")
    : "";
  const layers = chunky ? "" : [0.34, 0.66].map((t) => `<path d="M40 ${seat + (floor - seat) * t}H${breast + 10}" stroke="${dark(sole, 0.4)}" stroke-width="2" opacity=".55"/>`).join("");
  return [
    rubber([[50, seat - 4, "c"], [breast, seat + 4, "c"], [breast - (style === "ankle" ? 14 : 4), floor, "c"],
      [58 + (style === "ankle" ? 8 : 0), floor, "c"]], { shadow: 0.2, wobble: 0, inner: layers, roll: 0.7 }),
    rubber([[52, seat - 6, "c"], [200, seat - 2], [300, floor - 34], [450, floor - 18], [600, floor - 20], [680, floor - 34, "c"],
      [686, floor - 18], [664, floor - 2], [560, floor + thick * 0.3], [440, floor + thick * 0.3], [340, floor - 16 + thick * 0.4],
      [230, seat + thick, "c"], [52, seat + thick * 0.8, "c"]], { shadow: 0.24, wobble: 0, inner: notches, roll: 0.6 }),
    leatherOf(light(sole, 0.16))([[48, seat - 12, "c"], [200, seat - 8], [310, floor - 40], [450, floor - 26], [600, floor - 28],
      [684, floor - 44, "c"], [686, floor - 34, "c"], [600, floor - 18], [450, floor - 16], [310, floor - 30], [200, seat + 2],
      [48, seat - 2, "c"]], { shadow: 0.1, wobble: 0, roll: 0.4, stitch: light(colour, 0.3) }),
  ];
}

const pullTab = (cut: CutLeather, top: number, x: number): Panel =>
  cut(strip([[x - 6, top + 44], [x - 12, top - 8], [x + 8, top - 26], [x + 24, top - 6], [x + 20, top + 40]], 15),
    { shadow: 0.3, roll: 0.6, seams: [] });

function details(shape: Shape, cut: CutLeather, colour: Hex): Panel[] {
  const { style, top } = shape;
  const counter = smooth([[54, 270], [104, 288], [150, 336], [176, 404]]);
  const vamp = smooth([[302, 256], [318, 320], [292, 372], [262, 404]]);
  const stitched = cut([[302, 252, "c"], [340, 282], [332, 330], [300, 380], [268, 410, "c"], [258, 404, "c"], [288, 372], [310, 322],
    [296, 258, "c"]], { shadow: 0.18, roll: 0.4, seams: [counter] });
  if (style === "chelsea") {
    const gore = cut([[132, top + 16, "c"], [172, top + 24], [222, top + 14, "c"], [214, 190], [190, 250], [174, 266], [156, 246], [140, 190]],
      { fabric: "finknit", rib: ribLines(15, 130, 224, top + 10, 270, 150, 200), tone: dark(colour, 0.3), fill: dark(colour, 0.3),
        shadow: 0.14, roll: 0.5, seams: [] });
    return [gore, pullTab(cut, top, 84), { ...stitched, seams: [counter, vamp] }];
  }
  if (style === "combat") {
    const rows = 8;
    const holes = Array.from({ length: rows }, (_, i) => {
      const t = i / (rows - 1);
      return [214 + 74 * t * t * t, top + 34 + 262 * t, 262 + 56 * t * t * t, top + 22 + 250 * t] as const;
    });
    const stay = cut([[196, top + 6, "c"], [270, top + 10, "c"], [264, 130], [272, 204], [304, 252], [384, 298, "c"], [350, 322], [270, 276],
      [222, 206], [200, 110]], { over: laces(holes, dark(colour, 0.45)), overPad: 90, shadow: 0.2, roll: 0.6,
      seams: [smooth([[206, top + 14], [210, 110], [232, 204], [276, 266], [348, 312]])] });
    return [{ ...stitched, seams: [counter] }, stay, pullTab(cut, top, 86)];
  }
  if (style === "ankle") {
    const zip = `<path d="M158 ${top + 24}C166 180 160 280 152 372" stroke="${dark(colour, 0.5)}" stroke-width="7" fill="none"/><path d="M158 ${top + 24}C166 180 160 280 152 372" stroke="#c9a86a" stroke-width="3.4" stroke-dasharray="2 2.4" fill="none"/><rect x="151" y="${top + 22}" width="13" height="30" rx="4" fill="#d6b36c" stroke="#8a6a30" stroke-width="1.6"/>`;
    return [{ ...stitched, over: zip, overPad: 260, seams: [counter] }];
  }
  const cuff: Point[] = [[70 - calf(shape), top, "c"], [170, top + 18], [272 + calf(shape), top + 8, "c"], [272 + calf(shape), top + 50, "c"],
    [170, top + 62], [68 - calf(shape), top + 46, "c"]];
  const seam = style === "tall" ? [smooth([[176, top + 60], [166, 60], [158, 380]])] : [];
  return [cut(cuff, { shadow: 0.3, roll: 0.7, seams: [smooth([[72, top + 40], [170, top + 54], [270, top + 44]])] }),
    ...(style === "tall" ? [{ ...stitched, seams: [counter, ...seam] }, pullTab(cut, top, 60)] : [])];
}

/** The foot is drawn long for room to place seams; a boot's is shorter than that. */
const shorten = (panel: Panel): Panel => {
  const move = (d: string) => mapPath(d, (x, y) => [x > 262 ? 262 + (x - 262) * 0.76 : x, y]);
  return { ...panel, d: move(panel.d), seams: (panel.seams ?? []).map(move),
    folds: (panel.folds ?? []).map((fold) => ({ ...fold, path: move(fold.path) })) };
};

function boot(style: BootStyle, colour: Hex, fabric: FabricName, sole: Hex): Panel[] {
  const floor = 452;
  const shape: Shape = { style, top: SHAFT_TOP[style], seat: floor - HEEL[style], floor };
  const cut = leatherOf(colour, fabric);
  const out = calf(shape);
  const inside = cut([[72 - out, shape.top, "c"], [120, shape.top - 12], [200, shape.top - 10], [270 + out, shape.top + 8, "c"],
    [170, shape.top + 22]], { tone: dark(colour, 0.5), fill: dark(colour, 0.55), shadow: 0, roll: 0.4, fabric: "suede" });
  return [inside, ...underneath(shape, colour, sole), cut(upper(shape), { folds: creases(shape), roll: 1.5, foldBlur: 6 }),
    ...details(shape, cut, colour)];
}

export function boots({ colour = "#3a2a22", fabric, sole, style = "chelsea", seed = 5, bg = "#e6e2dc" }: BootsOptions = {}): Drawing {
  const one = boot(style, colour, fabric ?? (style === "rain" ? "gloss" : "leather"), sole ?? dark(colour, 0.45)).map(shorten);
  // Low boots stand one before the other as the other shoes do; tall ones side by side, the far one a little behind.
  if (SHAFT_TOP[style] > 0) return { seed, bg, parts: pair(one, { x: 90, y: 60, scale: 0.98 }, { x: 60, y: 500, scale: 1.04 }) };
  return { seed, bg, parts: [...place(one, { x: 235, y: -56, scale: 0.95 }), ...place(one, { x: 0, y: 0, scale: 1 })] };
}
