/** Shoes seen from above: sandals, slides and slippers; and the way to flat shoes of any kind. */
import { dark, light } from "../../../src/demo/colour.ts";
import type { FabricName } from "../fabrics.ts";
import { footOutline, footStrap, leatherOf, pair } from "../parts/shoe.ts";
import { balletFlats, espadrilles } from "./low-shoes.ts";
import { ellipse, mapPath, ridge, smooth, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Panel, SceneOptions } from "../types.ts";

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

export type FlatsOptions = SceneOptions & { colour?: Hex; insole?: Hex; fabric?: FabricName; style?: "ballet" | "pointed" | "espadrille" | "slipper"; trim?: Hex };

/** House slippers, open at the back. */
function slippers({ colour = "#2b2a30", insole = "#cdb28c", fabric = "terry", seed = 4, bg = "#e8e3dd" }: FlatsOptions): Drawing {
  const cut = leatherOf(colour, fabric);
  return {
    seed, bg,
    parts: lay([
      leatherOf(dark(colour, 0.6), "rubber")(footOutline(9), { shadow: 0 }),
      leatherOf(insole, "terry")(footOutline(-2), { shadow: 0.1 }),
      cut([[474, 146], [540, 188], [570, 300], [556, 450, "c"], [500, 478], [452, 486], [400, 478], [338, 450, "c"], [336, 300],
        [388, 186]], { shadow: 0.5, lift: 1.6, fabricTweak: { edge: 18, edgeHeight: 20, texture: 2.2 } }),
    ]),
  };
}

export function flats(options: FlatsOptions = {}): Drawing {
  const { style = "ballet" } = options;
  if (style === "slipper") return slippers(options);
  return style === "espadrille" ? espadrilles(options) : balletFlats(style, options);
}
