/** Jackets that close with a zip or snaps: bomber, varsity, puffer, parka, biker, windbreaker, fleece, chore; and their vests. */
import { dark, light } from "../../../src/demo/colour.ts";
import { JACKET_FABRICS } from "../../../src/demo/rules/usual-fabrics.ts";
import type { Fit } from "../parts/bodice.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { shirtCollar } from "../parts/collars.ts";
import { buttons, drawcord, zip } from "../parts/fastenings.ts";
import { hoodPanels } from "../parts/hood.ts";
import { type Outer, outerBody, slantPockets, standCollar } from "../parts/outer.ts";
import { neckBand, neckOpening } from "../parts/neckline.ts";
import { patchPocket } from "../parts/pockets.ts";
import { waistPanels } from "../parts/waist.ts";
import { blob, CX, left, mirror, smooth } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel } from "../types.ts";

type Style = {
  hemY: number; fit: Fit; ribbed: boolean; hem: "rib" | "straight";
  collar: "rib" | "stand" | "hood" | "point" | "lapel";
  closure: "zip" | "snaps" | "diagonal" | "covered";
  pockets: "slant" | "patch" | "flap" | "none";
  quilt?: number; fur?: boolean; waistCord?: boolean; belt?: boolean; flare?: number;
};

const JACKETS = {
  bomber: { hemY: 800, fit: "regular", ribbed: true, hem: "rib", collar: "rib", closure: "zip", pockets: "slant" },
  varsity: { hemY: 820, fit: "regular", ribbed: true, hem: "rib", collar: "rib", closure: "snaps", pockets: "slant" },
  puffer: { hemY: 860, fit: "oversized", ribbed: false, hem: "straight", collar: "stand", closure: "zip", pockets: "none",
    quilt: 74 },
  longpuffer: { hemY: 1110, fit: "regular", ribbed: false, hem: "straight", collar: "hood", closure: "zip",
    pockets: "none", quilt: 84, flare: 14 },
  quilted: { hemY: 850, fit: "regular", ribbed: false, hem: "straight", collar: "point", closure: "snaps",
    pockets: "patch", quilt: 40 },
  parka: { hemY: 1060, fit: "regular", ribbed: false, hem: "straight", collar: "hood", closure: "covered",
    pockets: "flap", fur: true, waistCord: true, flare: 18 },
  windbreaker: { hemY: 860, fit: "oversized", ribbed: true, hem: "rib", collar: "hood", closure: "zip", pockets: "slant" },
  biker: { hemY: 760, fit: "slim", ribbed: false, hem: "straight", collar: "lapel", closure: "diagonal",
    pockets: "slant", belt: true },
  fleece: { hemY: 860, fit: "regular", ribbed: false, hem: "straight", collar: "stand", closure: "zip", pockets: "slant" },
  chore: { hemY: 880, fit: "regular", ribbed: false, hem: "straight", collar: "point", closure: "snaps",
    pockets: "patch" },
  raincoat: { hemY: 1060, fit: "oversized", ribbed: false, hem: "straight", collar: "hood", closure: "snaps",
    pockets: "flap", flare: 26 },
} satisfies Record<string, Style>;

export type JacketStyle = keyof typeof JACKETS;

export type JacketOptions = GarmentOptions & {
  style?: JacketStyle;
  /** A vest when false. */
  sleeves?: boolean;
  fit?: Fit;
  /** Rib, cord or fur. */
  trim?: Hex;
  sleeveColour?: Hex;
  metal?: Hex;
  stripe?: Hex;
};

/** Wide leather revers over a zip that runs to one side. */
function bikerFront(sew: Sew, { neckY: y, neckWidth: w, hemX }: Outer, colour: Hex, metal: Hex, hemY: number): Panel[] {
  const rever = blob([[left(w - 4), y + 4, "c"], [left(w + 40), y + 70], [left(w + 62), y + 120, "c"], [left(w + 20), y + 210],
    [left(10), y + 330, "c"], [left(20), y + 180], [left(w * 0.6), y + 60]]);
  const collar = blob([[left(w * 0.8), y - 20, "c"], [left(w + 16), y - 2], [left(w + 56), y + 66, "c"], [left(w + 10), y + 74, "c"],
    [left(w * 0.74), y + 30]]);
  const line = `M${CX - 12} ${y + 326}L${CX + 60} ${hemY}`;
  const zipper = `<path d="${line}" stroke="${dark(colour, 0.4)}" stroke-width="13"/><path d="${line}" stroke="${metal}" stroke-width="7" stroke-dasharray="3 3"/>`;
  const pocketZip = [-1, 1].map((side) => `<path d="M${CX + side * 88} ${hemY - 210}L${CX + side * 150} ${hemY - 110}" stroke="${dark(colour, 0.5)}" stroke-width="11"/><path d="M${CX + side * 88} ${hemY - 210}L${CX + side * 150} ${hemY - 110}" stroke="${metal}" stroke-width="5" stroke-dasharray="3 3"/>`).join("");
  return [
    sew({ d: `M${CX - 14} ${y + 320}L${CX - 10} ${y + 320}L${CX + 62} ${hemY}L${CX + 58} ${hemY}Z`, over: zipper + pocketZip, overPad: 240,
      shadow: 0.2 }),
    ...[rever, mirror(rever)].map((d) => sew({ d, shadow: 0.45, wrinkle: 0.5, over: "" })),
    ...[collar, mirror(collar)].map((d) => sew({ d, shadow: 0.35, wrinkle: 0.4 })),
    ...waistPanels({ style: "buckle", colour, metal }, hemX - 2, hemY - 22),
  ];
}

function collarPanels(sew: Sew, trimSew: Sew, style: Style, outer: Outer, o: { colour: Hex; trim: Hex }): { behind: Panel[]; front: Panel[] } {
  if (style.collar === "hood") return hoodPanels(sew, { colour: o.colour, fur: style.fur ? o.trim : undefined, cord: style.fur ? undefined
    : o.trim });
  if (style.collar === "stand") {
    const { behind, front } = standCollar(sew, outer, style.quilt ? 74 : 60, o.colour);
    return { behind: [behind], front };
  }
  if (style.collar === "point") {
    const { band, leaves } = shirtCollar(sew, { neckWidth: outer.neckWidth - 6, neckY: outer.neckY + 2, depth: 76, spread: 100, tipY: 112,
      colour: o.colour });
    return { behind: [], front: [band, ...leaves] };
  }
  if (style.collar === "rib") return { behind: [], front: [neckBand(trimSew, neckOpening("crew", outer.neckWidth, outer.neckY), 34,
    true)] };
  return { behind: [], front: [] };
}

function closureSvg(style: Style, colour: Hex, metal: Hex, top: number, hemY: number): string {
  const bottom = style.hem === "rib" ? hemY + 12 : hemY + 8;
  if (style.closure === "zip") return zip(CX, top, bottom, colour, metal);
  const edge = `<path d="M${CX + 18} ${top}V${bottom}" stroke="${dark(colour, 0.45)}" stroke-width="2.6" opacity=".7"/><path d="M${CX + 11} ${top}V${bottom}" stroke="${light(colour, 0.2)}" stroke-width="1.6" stroke-dasharray="6 4" opacity=".6"/>`;
  if (style.closure === "snaps") return edge + buttons(CX, top + 34, bottom - 60, hemY > 1000 ? 7 : 5, 10, metal);
  if (style.closure === "covered") return edge + buttons(CX, top + 60, bottom - 200, 4, 8, metal);
  return "";
}

function pocketPanels(sew: Sew, pockets: Style["pockets"], hemY: number): Panel[] {
  if (pockets === "slant") return slantPockets(sew, hemY - 270);
  if (pockets === "none") return [];
  const y = hemY - (hemY > 1000 ? 330 : 210);
  return [-1, 1].flatMap((side) => patchPocket(sew, { x: CX + side * 112, y, w: 112, h: 128, point: 0, flap: pockets === "flap" ? 44
    : 0 }));
}

export function jacket(options: JacketOptions = {}): Drawing {
  const { colour = "#3f4a3f", style: name = "bomber", sleeves = true, metal = "#b9b3a6", seed = 3, bg = "#e8e6e1" } = options;
  const style: Style = JACKETS[name];
  const fabric = options.fabric ?? JACKET_FABRICS[name];
  const trim = options.trim ?? (style.fur ? "#c9b79c" : style.collar === "hood" ? "#e6e1d6" : dark(colour, 0.25));
  const sew = cloth({ ...options, colour, fabric });
  const ribColour = style.collar === "rib" ? trim : dark(colour, 0.12);
  const trimSew = cloth({ colour: ribColour, fabric: "finknit", stitch: "none" });
  const hemY = style.hemY;
  const top = style.collar === "hood" ? 312 : style.collar === "rib" ? 300 : 300;
  const padding = style.quilt ? { wrinkle: 0.45, fabricTweak: { edge: 12, edgeHeight: 15, crease: 0.3 } } : {};
  const cord = style.waistCord ? drawcord(CX + 70, 640, 720, trim) + drawcord(CX - 70, 640, 720, trim, 12) : "";
  const outer = outerBody(
    sew,
    {
      colour, fit: options.fit ?? style.fit, seed, hemY, sleeve: sleeves ? "long" : "none", ribbed: style.ribbed && sleeves, hem: style.hem,
      quilt: style.quilt, trimSew, stripe: options.stripe, flare: style.flare, sleeveSew: options.sleeveColour
        ? cloth({ colour: options.sleeveColour, fabric: name === "varsity" ? "leather" : fabric }) : undefined,
    },
    { over: closureSvg(style, colour, metal, top, hemY) + cord, ...padding },
  );
  const collar = collarPanels(sew, trimSew, style, outer, { colour, trim });
  const waistLine = style.waistCord ? { ...outer.body, seams: [...(outer.body.seams ?? []),
    smooth([[left(216), 640], [CX, 650], [CX + 216, 640]])] } : outer.body;
  return {
    seed, bg,
    parts: [
      ...collar.behind,
      ...(collar.behind.length ? outer.behind.slice(1) : outer.behind).map((panel) => (style.quilt ? { ...panel, ...padding } : panel)),
      ...outer.hem,
      waistLine,
      ...pocketPanels(sew, style.pockets, hemY),
      ...(style.collar === "lapel" ? bikerFront(sew, outer, colour, metal, hemY) : []),
      ...collar.front,
    ],
  };
}
