/** Low shoes in profile, toe to the right: loafers, ballet flats and espadrilles. */
import { dark, light, mix } from "../../../src/demo/colour.ts";
import type { FabricName } from "../fabrics.ts";
import { type CutLeather, leatherOf, pair } from "../parts/shoe.ts";
import { ellipse, mapPath, ridge, smooth, strip, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Panel, Point, SceneOptions } from "../types.ts";

/** One above the other, as the other shoes in profile. */
const stacked = (one: Panel[]): Panel[] => pair(one, { x: 110, y: 90, scale: 0.98 }, { x: 60, y: 440, scale: 1.05 });

/** The far side of the opening and the insole below it. */
function inside(lining: Hex, far: Point[], near: Point[]): Panel[] {
  const shade = `<path d="${smooth(near)}" stroke="#000" stroke-width="40" opacity=".3" fill="none" filter="url(#b8)"/>`;
  return [leatherOf(lining)([...far, ...near.toReversed()], { shadow: 0, roll: 0.4, wobble: 0, fill: dark(lining, 0.1), inner: shade, seams: [] })];
}

/** Sole and heel under an upper that ends at `y`; `lift` is the heel's height. */
function sole(colour: Hex, fabric: FabricName, y: number, thick: number, lift: number, tip: number): Panel[] {
  const cut = leatherOf(colour, fabric);
  const floor = y + thick + lift;
  return [
    cut([[52, y - 4, "c"], [184, y, "c"], [178, floor, "c"], [56, floor, "c"]], { shadow: 0.2, wobble: 0, roll: 0.6,
      inner: `<path d="M40 ${y + thick + 2}H200" stroke="${dark(colour, 0.5)}" stroke-width="2" opacity=".6"/>` }),
    cut([[48, y - 8, "c"], [190, y - 4], [330, y + lift * 0.6 - 4], [480, y + lift - 4], [tip - 50, y + lift - 8], [tip + 6, y + lift - 18, "c"],
      [tip + 8, y + lift - 4], [tip - 30, floor - 2], [480, floor], [360, floor - 4], [270, y + thick + lift * 0.3], [184, y + thick], [48, y + thick, "c"]],
      { shadow: 0.24, wobble: 0, roll: 0.6 }),
  ];
}

export type LoafersOptions = SceneOptions & { colour?: Hex; metal?: Hex; fabric?: FabricName; style?: "penny" | "horsebit" | "tassel" };

/** The strap over the instep with what tells the loafer's kind. */
function saddle(style: NonNullable<LoafersOptions["style"]>, cut: CutLeather, colour: Hex, metal: Hex): Panel[] {
  const strap = (over: string) => cut([[268, 210, "c"], [306, 222], [344, 246, "c"], [356, 300], [344, 356], [316, 414, "c"], [266, 410, "c"],
    [288, 350], [296, 290], [286, 240]], { shadow: 0.4, roll: 0.8, over, overPad: 90,
    seams: [smooth([[280, 222], [304, 290], [298, 350], [278, 404]]), smooth([[336, 250], [346, 300], [334, 356], [308, 408]])] });
  if (style === "penny") return [strap(`<path d="M296 252Q318 262 336 280L326 296Q312 282 294 272Z" fill="${dark(colour, 0.75)}"/><path d="M296 252Q318 262 336 280" stroke="${light(colour, 0.25)}" stroke-width="2.4" fill="none"/>`)];
  if (style === "horsebit") {
    const bit = leatherOf(metal, "metal");
    const cast = { wobble: 0, shadow: 0.5, roll: 1.3, seams: [] };
    return [
      strap(""),
      // The tab that holds the ring down, then the ring, then the bar that runs over the instep into it.
      cut([[312, 306, "c"], [342, 300, "c"], [340, 352], [324, 366], [306, 350]], { shadow: 0.4, roll: 0.8, seams: [smooth([[316, 316], [314, 346], [324, 356], [333, 346], [335, 312]])] }),
      bit(ellipse(326, 292, 25, 29) + ellipse(327, 292, 16, 20), { ...cast, fillRule: "evenodd" }),
      bit(strip([[276, 204], [292, 222], [318, 262]], 12, 18), cast),
      bit(ellipse(297, 230, 11, 10), cast),
    ];
  }
  const tassel = (x: number, y: number, turn: number) => `<g transform="translate(${x} ${y}) rotate(${turn})">${Array.from({ length: 9 }, (_, i) => `<path d="M${(i - 4) * 1.6} 8q${(i - 4) * 1.5} 26 ${(i - 4) * 3.4} 56" stroke="${i % 2 ? light(colour, 0.22) : dark(colour, 0.25)}" stroke-width="5" fill="none" stroke-linecap="round"/>`).join("")}<ellipse cx="0" cy="6" rx="10" ry="12" fill="${dark(colour, 0.3)}"/><ellipse cx="-3" cy="3" rx="4" ry="5" fill="${light(colour, 0.25)}" opacity=".6"/></g>`;
  const cord = `<path d="M60 300Q160 326 262 286T330 262" stroke="${dark(colour, 0.28)}" stroke-width="9" fill="none"/><path d="M60 298Q160 323 262 284T330 260" stroke="${light(colour, 0.16)}" stroke-width="4" stroke-dasharray="9 7" fill="none"/>`;
  return [cut([[274, 214, "c"], [318, 232], [366, 270, "c"], [362, 304], [330, 296], [294, 268]], { shadow: 0.36, roll: 0.7, seams: [],
    over: cord + tassel(330, 272, -34) + tassel(350, 282, -62), overPad: 320 })];
}

function loafer(style: NonNullable<LoafersOptions["style"]>, colour: Hex, metal: Hex, fabric: FabricName): Panel[] {
  const cut = leatherOf(colour, fabric);
  const topline: Point[] = [[58, 230], [112, 250], [176, 262], [226, 250], [268, 212]];
  const apron: Point[] = [[282, 222], [340, 262], [420, 296], [510, 312], [580, 326], [614, 344]];
  const under: Point[] = [[606, 366], [566, 358], [500, 346], [416, 332], [350, 304], [300, 262]];
  return [
    ...inside("#c9a67c", [[58, 230, "c"], [120, 226], [186, 226], [240, 206], [268, 210, "c"]], topline),
    // The tongue stands up behind the vamp.
    cut([[236, 246, "c"], [246, 208], [268, 192], [290, 202], [312, 240], [300, 262, "c"]], { shadow: 0.3, roll: 0.8, seams: [] }),
    ...sole(dark(colour, 0.62), "rubber", 416, 10, 20, 646),
    cut([...topline.map(([x, y], i): Point => [x, y, i === 0 || i === 4 ? "c" : undefined]), [340, 256], [430, 292], [520, 308], [586, 324],
      [634, 354], [654, 394], [652, 424, "c"], [480, 430], [330, 422], [190, 414], [54, 412, "c"], [42, 370], [42, 300], [48, 252]],
      { roll: 1.5, seams: [smooth([[150, 264], [158, 330], [136, 410]])],
        folds: [valley([[470, 330], [462, 370], [472, 420]], 8, 0.5), valley([[500, 336], [496, 374], [508, 420]], 7, 0.45),
          ridge([[62, 262], [58, 330], [66, 390]], 24, 0.5), ridge([[250, 320], [330, 370], [440, 396]], 30, 0.3)] }),
    cut([...apron, ...under], { shadow: 0.26, roll: 1.2, seams: [smooth(under.toReversed())], stitchWidth: 2.4,
      folds: [ridge([[400, 306], [500, 326], [576, 342]], 26, 0.5)] }),
    ...saddle(style, cut, colour, metal),
  ];
}

/** Drawn high for room to place the strap; a loafer ends below the ankle. */
const lowered = (panel: Panel): Panel => {
  const move = (d: string) => mapPath(d, (x, y) => [x > 330 ? 330 + (x - 330) * 0.86 : x, 446 - (446 - y) * 0.86]);
  return { ...panel, d: move(panel.d), seams: (panel.seams ?? []).map(move), transform: "translate(0 62.4) scale(1 .86)",
    folds: (panel.folds ?? []).map((fold) => ({ ...fold, path: move(fold.path) })) };
};

export function loafers({ colour = "#5a2f22", metal = "#d6b36c", fabric = "leather", style = "penny", seed = 2, bg = "#e6e2dc" }: LoafersOptions = {}): Drawing {
  return { seed, bg, parts: stacked(loafer(style, colour, metal, fabric).map(lowered)) };
}

export type BalletOptions = SceneOptions & { colour?: Hex; insole?: Hex; fabric?: FabricName; trim?: Hex };

const bow = (trim: Hex, x: number, y: number): Panel[] => {
  const cut = leatherOf(trim, "satin");
  const loop = (points: Point[], fold: Point[]) => cut(points, { shadow: 0.45, seams: [], folds: [valley(fold, 8, 0.9)], roll: 0.9 });
  return [
    loop([[x, y, "c"], [x - 34, y - 34], [x - 66, y - 34], [x - 62, y - 4], [x - 30, y + 8]], [[x, y], [x - 30, y - 12], [x - 56, y - 18]]),
    loop([[x, y, "c"], [x + 30, y - 20], [x + 58, y - 10], [x + 56, y + 18], [x + 24, y + 18]], [[x, y], [x + 28, y], [x + 50, y + 4]]),
    cut([[x - 12, y - 12], [x + 10, y - 10], [x + 13, y + 10], [x - 10, y + 13]], { shadow: 0.45, roll: 0.8, seams: [] }),
  ];
};

/** Deep opening, thin sole, a binding along the edge; the pointed one ends in a tip. */
export function balletFlats(style: "ballet" | "pointed", { colour = "#2b2a30", insole = "#cdb28c", fabric = "leather", trim, seed = 4, bg = "#e8e3dd" }: BalletOptions): Drawing {
  const cut = leatherOf(colour, fabric);
  const pointed = style === "pointed";
  const throat: Point = pointed ? [452, 352] : [470, 346];
  const topline: Point[] = [[56, 262], [112, 322], [206, 366], [310, 382], [404, 368], throat];
  const toe: Point[] = pointed
    ? [[524, 349], [592, 359], [648, 380], [686, 408], [692, 424, "c"]]
    : [[540, 344], [604, 356], [648, 386], [658, 424, "c"]];
  const one = [
    ...inside(insole, [[56, 262, "c"], [120, 292], [214, 326], [318, 344], [410, 340], [throat[0], throat[1] - 2, "c"]], topline),
    ...sole(dark(colour, 0.55), "rubber", 424, 6, 9, pointed ? 686 : 650),
    cut([...topline.map(([x, y], i): Point => [x, y, i === 0 || i === 5 ? "c" : undefined]), ...toe, [480, 434], [320, 432], [190, 426],
      [54, 424, "c"], [42, 390], [40, 330], [46, 282]],
      { roll: 1.5, folds: [ridge([[500, 362], [580, 372], [pointed ? 650 : 630, 404]], 24, 0.6), ridge([[58, 290], [54, 350], [64, 404]], 20, 0.5),
        valley([[440, 376], [446, 400], [440, 430]], 8, 0.4)], seams: [smooth([[124, 332], [128, 380], [120, 424]])] }),
    cut(strip([[54, 264], ...topline.slice(1, -1), throat], 10), { shadow: 0.2, roll: 0.7, tone: dark(colour, 0.08), fill: dark(colour, 0.08), seams: [] }),
    ...(pointed ? [] : bow(trim ?? dark(colour, 0.1), 478, 342)),
  ];
  return { seed, bg, parts: stacked(one) };
}

/** Canvas on a plaited jute sole. */
export function espadrilles({ colour = "#2b2a30", insole = "#d9c4a2", fabric = "canvas", seed = 4, bg = "#e8e3dd" }: BalletOptions): Drawing {
  const cut = leatherOf(colour, fabric);
  const jute = "#c9ab78";
  const topline: Point[] = [[58, 256], [116, 296], [192, 314], [264, 300], [316, 272]];
  const plait = Array.from({ length: 3 }, (_, row) => Array.from({ length: 34 }, (_, i) => {
    const x = 46 + i * 18.5 + (row % 2) * 9;
    const y = 410 + row * 16 + Math.max(0, (i - 12) * 0.5);
    return `<path d="M${x} ${y}q9 -9 18 0q-9 9 -18 0Z" fill="${i % 2 ? "#dcc294" : "#b8965e"}" stroke="#8a6a3a" stroke-width="1.4"/>`;
  }).join("")).join("");
  const one = [
    ...inside(insole, [[58, 256, "c"], [124, 262], [196, 270], [266, 262], [316, 270, "c"]], topline),
    leatherOf(jute, "straw")([[44, 402, "c"], [190, 404], [340, 412], [480, 418], [620, 412], [668, 406, "c"], [676, 430], [652, 458], [540, 470],
      [300, 468], [90, 460], [44, 450]], { shadow: 0.24, wobble: 0.6, inner: plait, roll: 1.2, seams: [] }),
    cut([...topline.map(([x, y], i): Point => [x, y, i === 0 || i === 4 ? "c" : undefined]), [400, 288], [490, 308], [580, 334], [636, 366],
      [656, 416, "c"], [480, 424], [330, 418], [190, 410], [56, 408, "c"], [46, 360], [46, 300]],
      { roll: 1.4, seams: [smooth([[300, 284], [352, 340], [346, 416]])], folds: [ridge([[420, 318], [520, 340], [610, 384]], 28, 0.5),
        valley([[250, 330], [252, 370], [240, 408]], 10, 0.4)],
      over: Array.from({ length: 46 }, (_, i) => `<path d="M${58 + i * 13} ${398 + Math.min(8, i * 0.4)}v16" stroke="${mix(jute, "#fff", 0.3)}" stroke-width="3" stroke-linecap="round"/>`).join(""), overPad: 40 }),
  ];
  return { seed, bg, parts: stacked(one) };
}
