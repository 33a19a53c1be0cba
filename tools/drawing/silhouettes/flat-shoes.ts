/** Shoes seen from above: sandals, slides, ballet flats, loafers, espadrilles and slippers. */
import { dark, light } from "../../../src/demo/colour.ts";
import type { FabricName } from "../fabrics.ts";
import { footOutline, footStrap, leatherOf, pair } from "../parts/shoe.ts";
import { ellipse, mapPath, ridge, smooth, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Panel, Point, SceneOptions } from "../types.ts";

/** The foot is drawn tall for room to place straps; a shoe is shorter than that. */
const shorten = (panel: Panel): Panel => {
  const move = (d: string) => mapPath(d, (x, y) => [x, 109 + y * 0.8]);
  return {
    ...panel, d: move(panel.d), seams: (panel.seams ?? []).map(move), transform: "translate(0 109) scale(1 .8)",
    folds: (panel.folds ?? []).map((fold) => ({ ...fold, path: move(fold.path) })),
  };
};

const lay = (one: Panel[]) => pair(one.map(shorten), { x: -150, y: 20, scale: 0.95, turn: -4 }, { x: 150, y: 8, scale: 0.95, turn: 4,
  flip: true });

export type SandalsOptions = SceneOptions & { colour?: Hex; sole?: Hex; metal?: Hex; fabric?: FabricName; style?: "twostrap" | "cross" | "slide" | "thong" | "ankle" };

const buckle = (x: number, y: number, metal: Hex) =>
  `<rect x="${x - 15}" y="${y - 14}" width="30" height="30" rx="4" fill="none" stroke="${dark(metal, 0.45)}" stroke-width="7"/><rect x="${x - 15}" y="${y - 15}" width="30" height="30" rx="4" fill="none" stroke="${metal}" stroke-width="4.6"/><path d="M${x - 13} ${y}H${x + 14}" stroke="${light(metal, 0.2)}" stroke-width="4"/>`;

function sandalStraps(style: NonNullable<SandalsOptions["style"]>, colour: Hex, fabric: FabricName, metal: Hex): Panel[] {
  const cut = leatherOf(colour, fabric);
  if (style === "slide") return [footStrap(cut, 330, 330, 168, 34,
    { folds: [valley([[366, 400], [452, 360], [540, 400]], 20, 0.3), ridge([[360, 440], [452, 404], [546, 440]], 40, 0.5)] })];
  if (style === "cross") return [footStrap(cut, 420, 286, 54, 20), footStrap(cut, 290, 416, 54, 20, { shadow: 0.7 }),
    footStrap(cut, 690, 690, 34, -6, { over: buckle(396, 706, metal) })];
  if (style === "thong")
    return [
      cut([[466, 262, "c"], [480, 262, "c"], [510, 340], [546, 440, "c"], [530, 470, "c"], [490, 380]],
        { shadow: 0.6, lift: 1.5, roll: 0.6 }),
      cut([[466, 262, "c"], [480, 262, "c"], [446, 350], [366, 470, "c"], [350, 440, "c"], [420, 340]],
        { shadow: 0.6, lift: 1.5, roll: 0.6 }),
      { ...leatherOf(metal, "metal")(ellipse(473, 262, 15), { wobble: 0, shadow: 0.5 }) },
    ];
  if (style === "ankle") return [footStrap(cut, 300, 292, 44, 20), footStrap(cut, 372, 364, 34, 18),
    footStrap(cut, 660, 660, 32, -10, { over: buckle(398, 680, metal) }),
    cut([[440, 388, "c"], [462, 388, "c"], [460, 540], [462, 676, "c"], [440, 676, "c"], [444, 540]],
    { shadow: 0.5, lift: 1.4, roll: 0.6 })];
  return [footStrap(cut, 322, 316, 78, 26, { over: buckle(376, 352, metal) }),
    footStrap(cut, 468, 458, 74, 22, { over: buckle(384, 496, metal) })];
}

export function sandals({ colour = "#b98452", sole = "#d9c4a2", metal = "#d2b06a", fabric = "leather", style = "twostrap", seed = 3, bg = "#e9e5dd" }: SandalsOptions = {}): Drawing {
  const insole = leatherOf(sole, "suede");
  const rubber = leatherOf(dark(sole, 0.62), "rubber");
  const prints = `<ellipse cx="458" cy="330" rx="62" ry="90" fill="#000" opacity=".1" filter="url(#b8)"/><ellipse cx="452" cy="826" rx="46" ry="66" fill="#000" opacity=".12" filter="url(#b8)"/>`;
  return {
    seed, bg,
    parts: lay([
      rubber(footOutline(10), { shadow: 0 }),
      insole(footOutline(0), { shadow: 0.1, inner: prints, seams: [smooth(footOutline(-12), true)], stitch: dark(sole, 0.28) }),
      ...sandalStraps(style, colour, fabric, metal),
    ]),
  };
}

const OPENING: Point[] = [[462, 420], [506, 452], [516, 560], [502, 700], [508, 810], [492, 880], [454, 904], [414, 880], [398, 810],
  [394, 700], [380, 560], [400, 452]];
const INSIDE_SHADE = `<ellipse cx="454" cy="680" rx="80" ry="240" fill="none" stroke="#000" stroke-width="54" opacity=".32" filter="url(#b8)"/>`;

export type FlatsOptions = SceneOptions & { colour?: Hex; insole?: Hex; fabric?: FabricName; style?: "ballet" | "pointed" | "espadrille" | "slipper"; trim?: Hex };

/** A bow lying over the throat of a ballet flat. */
const smallBow = (trim: Hex): Panel[] => {
  const cut = leatherOf(trim, "satin");
  const loop = (side: number) => cut([[458, 408, "c"], [458 + side * 36, 384], [458 + side * 58, 396], [458 + side * 54, 424],
    [458 + side * 30, 428]], { shadow: 0.4, folds: [valley([[460, 408], [458 + side * 30, 404], [458 + side * 50, 408]], 8, 0.8)] });
  return [loop(-1), loop(1), cut([[448, 396], [468, 396], [470, 420], [446, 420]], { shadow: 0.4, roll: 0.6 })];
};

const stretchToe = (d: Point[]): Point[] => d.map(([x, y]): Point => (y < 300 ? [470 + (x - 470) * (0.35 + (y - 150) / 260),
  y - 34 * (1 - (y - 150) / 150)] : [x, y]));

export function flats({ colour = "#2b2a30", insole = "#cdb28c", fabric, style = "ballet", trim, seed = 4, bg = "#e8e3dd" }: FlatsOptions = {}): Drawing {
  const slipper = style === "slipper";
  const jute = style === "espadrille";
  const cloth = fabric ?? (slipper ? "terry" : jute ? "canvas" : "leather");
  const cut = leatherOf(colour, cloth);
  const shape = (grow: number) => (style === "pointed" ? stretchToe(footOutline(grow)) : footOutline(grow));
  const sole = jute ? leatherOf("#c9ab78", "straw") : leatherOf(dark(colour, 0.6), "rubber");
  const braid = jute ? `<ellipse cx="455" cy="545" rx="112" ry="404" fill="none" stroke="#8a6a3a" stroke-width="30" stroke-dasharray="3 9" opacity=".5"/>` : "";
  const fuzzy = slipper ? { fabricTweak: { edge: 18, edgeHeight: 20, texture: 2.2 } } : {};
  const upper = slipper
    ? [cut([[474, 146], [540, 188], [570, 300], [556, 450, "c"], [500, 478], [452, 486], [400, 478], [338, 450, "c"], [336, 300],
      [388, 186]], { shadow: 0.5, lift: 1.6, ...fuzzy })]
    : [cut(shape(0), { folds: [ridge([[404, 270], [458, 224], [514, 270]], 28, 0.6), valley([[352, 560], [372, 700], [372, 840]], 12, 0.4),
      valley([[540, 560], [520, 700], [530, 840]], 12, 0.4)] }), leatherOf(insole)(OPENING, { shadow: 0, roll: 0.5, inner: INSIDE_SHADE })];
  const edge = slipper || jute ? [] : [cut(smooth([...OPENING], true) +
    smooth(OPENING.map(([x, y]): Point => [455 + (x - 455) * 0.9, 660 + (y - 660) * 0.97]), true),
    { fillRule: "evenodd", shadow: 0.2, roll: 0.6, tone: dark(colour, 0.1), fill: dark(colour, 0.1) })];
  return {
    seed, bg,
    parts: lay([
      sole(shape(jute ? 20 : 9), { shadow: 0, inner: braid }),
      ...(slipper ? [leatherOf(insole, "terry")(footOutline(-2), { shadow: 0.1 })] : []),
      ...upper, ...edge,
      ...(style === "ballet" ? smallBow(trim ?? dark(colour, 0.12)) : []),
    ]),
  };
}

export type LoafersOptions = SceneOptions & { colour?: Hex; metal?: Hex; fabric?: FabricName; style?: "penny" | "horsebit" | "tassel" };

function saddle(style: NonNullable<LoafersOptions["style"]>, cut: ReturnType<typeof leatherOf>, colour: Hex, metal: Hex): Panel {
  const bit = `<rect x="408" y="398" width="92" height="22" rx="11" fill="none" stroke="${dark(metal, 0.3)}" stroke-width="9"/><rect x="408" y="397" width="92" height="22" rx="11" fill="none" stroke="${metal}" stroke-width="6"/><path d="M418 394H490" stroke="#fff" stroke-width="2" opacity=".8"/>`;
  const slot = `<path d="M434 404Q455 398 476 404L468 418Q455 414 444 418Z" fill="${dark(colour, 0.7)}"/>`;
  const tassels = [-1, 1].map((s) => Array.from({ length: 7 },
    (_, i) => `<path d="M${455 + s * 6} 400q${s * (4 + i * 3)} -24 ${s * (6 + i * 5)} -${44 + (i % 3) * 6}" stroke="${i % 2 ? colour : dark(colour, 0.3)}" stroke-width="6" fill="none" stroke-linecap="round"/>`).join("")).join("") + `<circle cx="455" cy="402" r="9" fill="${dark(colour, 0.3)}"/>`;
  return cut([[342, 424, "c"], [400, 394], [455, 386], [512, 394], [558, 424, "c"], [554, 472, "c"], [510, 442], [455, 434], [402, 442], [348, 472, "c"]], {
    shadow: 0.4, seams: [smooth([[348, 432], [455, 394], [552, 432]])], over: style === "horsebit" ? bit : style === "tassel" ? tassels
      : slot,
  });
}

export function loafers({ colour = "#5a2f22", metal = "#d6b36c", fabric = "leather", style = "penny", seed = 2, bg = "#e6e2dc" }: LoafersOptions = {}): Drawing {
  const cut = leatherOf(colour, fabric);
  const apron = smooth([[372, 520], [382, 380], [408, 280], [462, 236], [512, 280], [530, 380], [536, 520]]);
  return {
    seed, bg,
    parts: lay([
      leatherOf(dark(colour, 0.6), "rubber")(footOutline(10), { shadow: 0 }),
      cut(footOutline(0), {
        seams: [apron], stitchWidth: 2.2,
        folds: [valley([[352, 360], [368, 300], [420, 220]], 18, 0.4), ridge([[404, 250], [460, 208], [512, 250]], 26, 0.6),
          valley([[356, 560], [378, 700], [374, 840]], 14, 0.5), valley([[540, 560], [520, 700], [530, 840]], 14, 0.5)],
      }),
      leatherOf("#c9a67c")(OPENING.map(([x, y]): Point => [x, y + 40 * (1 - (y - 420) / 490)]),
        { shadow: 0, roll: 0.5, inner: INSIDE_SHADE }),
      cut([[402, 504, "c"], [410, 446], [457, 424], [500, 446], [508, 504, "c"], [494, 490], [457, 476], [418, 490]], { shadow: 0.3 }),
      saddle(style, cut, colour, metal),
    ]),
  };
}

