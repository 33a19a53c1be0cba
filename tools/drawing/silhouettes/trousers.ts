/** Everything with two legs: trousers, jeans, sweatpants, leggings and shorts. */
import { dark, mix } from "../../../src/demo/colour.ts";
import { TROUSER_FABRICS } from "../../../src/demo/rules/usual-fabrics.ts";
import { ribLines } from "../parts/bands.ts";
import { belt } from "../parts/belt.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { buttonAt, drawcord } from "../parts/fastenings.ts";
import { gathers } from "../parts/hems.ts";
import { ankleRibs, fadeSvg, legFolds, type LegBlock, legGeometry, type LegGeometry, legPanels, stripeSvg } from "../parts/leg.ts";
import { patchPocket } from "../parts/pockets.ts";
import { type Waist, waistPanels } from "../parts/waist.ts";
import { blob, CX, left, smooth, sym } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel } from "../types.ts";

type Band = "tailored" | "elastic" | "cord" | "smooth" | "paperbag";

type Kind = Omit<LegBlock, "top" | "rise"> & {
  band: Band; top?: number; rise?: number;
  crease?: boolean; denim?: boolean; pockets?: "slant" | "cargo" | "none"; ribbed?: boolean; turnUp?: boolean;
};

const LONG = 1100;

const KINDS = {
  tailored: { cut: "straight", waist: 138, hip: 186, knee: 150, hem: 138, gap: 26, end: LONG, band: "tailored",
    crease: true },
  chino: { cut: "tapered", waist: 138, hip: 188, knee: 144, hem: 118, gap: 26, end: 1080, band: "tailored",
    turnUp: true },
  wide: { cut: "wide", waist: 134, hip: 190, knee: 180, hem: 206, gap: 26, end: LONG, band: "tailored", crease: true },
  palazzo: { cut: "wide", waist: 126, hip: 196, knee: 220, hem: 276, gap: 12, end: 1110, band: "elastic",
    pockets: "none" },
  culottes: { cut: "wide", waist: 134, hip: 192, knee: 200, hem: 236, gap: 12, end: 900, band: "tailored", crease: true },
  flared: { cut: "flared", waist: 128, hip: 172, knee: 122, hem: 206, gap: 18, end: LONG, band: "tailored" },
  jeans: { cut: "straight", waist: 142, hip: 184, knee: 136, hem: 122, gap: 26, end: LONG, band: "tailored", denim: true },
  widejeans: { cut: "wide", waist: 138, hip: 188, knee: 176, hem: 196, gap: 22, end: LONG, band: "tailored", denim: true },
  flaredjeans: { cut: "flared", waist: 134, hip: 176, knee: 122, hem: 198, gap: 18, end: LONG, band: "tailored",
    denim: true },
  cargo: { cut: "straight", waist: 142, hip: 194, knee: 160, hem: 136, gap: 28, end: 1090, band: "tailored",
    pockets: "cargo" },
  paperbag: { cut: "tapered", waist: 128, hip: 192, knee: 152, hem: 120, gap: 26, end: 1060, band: "paperbag" },
  harem: { cut: "wide", waist: 132, hip: 214, knee: 190, hem: 92, gap: 44, end: 1040, rise: 400, band: "elastic",
    ribbed: true, pockets: "none" },
  sweat: { cut: "tapered", waist: 138, hip: 196, knee: 156, hem: 104, gap: 34, end: 1034, band: "cord", ribbed: true,
    pockets: "slant" },
  sweatwide: { cut: "wide", waist: 140, hip: 194, knee: 178, hem: 188, gap: 24, end: LONG, band: "cord",
    pockets: "slant" },
  sweatslim: { cut: "fitted", waist: 128, hip: 168, knee: 122, hem: 84, gap: 30, end: 1040, band: "cord", ribbed: true,
    pockets: "slant" },
  pyjama: { cut: "straight", waist: 138, hip: 196, knee: 178, hem: 172, gap: 28, end: LONG, band: "cord",
    pockets: "none" },
  swim: { cut: "straight", waist: 120, hip: 166, knee: 132, hem: 108, gap: 14, end: LONG, band: "elastic",
    pockets: "none" },
  leggings: { cut: "fitted", waist: 112, hip: 146, knee: 96, hem: 66, gap: 26, end: LONG, band: "smooth",
    pockets: "none" },
  capri: { cut: "fitted", waist: 112, hip: 148, knee: 104, hem: 88, gap: 26, end: 880, band: "smooth", pockets: "none" },
  yogaflare: { cut: "flared", waist: 112, hip: 148, knee: 100, hem: 168, gap: 18, end: LONG, band: "smooth",
    pockets: "none" },
  thermal: { cut: "fitted", waist: 120, hip: 152, knee: 108, hem: 78, gap: 26, end: 1060, band: "elastic", ribbed: true,
    pockets: "none" },
  shorts: { cut: "short", waist: 140, hip: 178, knee: 0, hem: 182, gap: 20, end: 772, top: 300, rise: 270,     band: "tailored", crease: true },
  bermuda: { cut: "short", waist: 140, hip: 178, knee: 0, hem: 170, gap: 24, end: 860, top: 260, rise: 276,     band: "tailored", turnUp: true },
  denimshorts: { cut: "short", waist: 142, hip: 178, knee: 0, hem: 186, gap: 18, end: 740, top: 300, rise: 266,     band: "tailored", denim: true, turnUp: true },
  runshorts: { cut: "short", waist: 138, hip: 192, knee: 0, hem: 208, gap: 14, end: 700, top: 320, rise: 250,     band: "cord", pockets: "none" },
  sweatshorts: { cut: "short", waist: 142, hip: 182, knee: 0, hem: 186, gap: 18, end: 780, top: 300, rise: 268,     band: "cord", pockets: "slant" },
  swimshorts: { cut: "short", waist: 142, hip: 182, knee: 0, hem: 196, gap: 16, end: 740, top: 300, rise: 262,     band: "cord", pockets: "slant" },
  boxer: { cut: "short", waist: 158, hip: 176, knee: 0, hem: 160, gap: 10, end: 640, top: 300, rise: 250,     band: "elastic", pockets: "none" },
  boxershorts: { cut: "short", waist: 150, hip: 190, knee: 0, hem: 196, gap: 14, end: 680, top: 300, rise: 256,     band: "elastic", pockets: "none" },
} satisfies Record<string, Kind>;

export type TrouserKind = keyof typeof KINDS;

export type TrousersOptions = GarmentOptions & {
  kind?: TrouserKind;
  /** Moves the hem: "cropped" shows the ankle. */
  length?: "regular" | "cropped";
  /** Side stripe, or the waistband of underwear. */
  trim?: Hex;
  cord?: Hex;
  belt?: Waist;
};

function innerBack(sew: Sew, colour: Hex, { waist, top }: LegGeometry, denim: boolean): Panel {
  return sew({
    plain: true, fill: dark(colour, 0.42), shadow: 0, wrinkle: 0.2,
    d: sym([[CX, top - 34], [left(waist - 6), top - 26, "c"], [left(waist * 0.5), top], [CX, top + 4]]),
    over: `<rect x="${CX - 22}" y="${top - 26}" width="44" height="18" rx="2" fill="${denim ? "#a8743c" : "#f3efe6"}"/>`,
  });
}

function flySvg(colour: Hex, { waist, top, crotch }: LegGeometry, denim: boolean): string {
  const thread = denim ? "#c08a3e" : dark(colour, 0.3);
  const fly = smooth([[CX + 2, top + 24], [CX + 2, top + 180], [CX - 4, crotch]]);
  const curve = smooth([[CX + 34, top + 24], [CX + 34, top + 150], [CX + 6, top + 210]]);
  const loops = [-0.78, -0.38, 0.42, 0.8]
    .map((t) => `<rect x="${CX + t * waist - 6}" y="${top - 26}" width="12" height="58" rx="2" fill="${mix(colour, "#000000", 0.1)}" stroke="${dark(colour, 0.45)}" stroke-width="1.4"/>`)
    .join("");
  return `${loops}<path d="${fly}" stroke="${dark(colour, 0.5)}" stroke-width="2.4" fill="none" opacity=".7"/><path d="${curve}" stroke="${thread}" stroke-width="2" stroke-dasharray="6 4" fill="none" opacity=".8"/>${buttonAt(CX + 6, top + 10, denim ? 9 : 7, denim ? "#b58a4c" : dark(colour, 0.2))}`;
}

/** A gathered frill stands above the tie of a paper-bag waist. */
function paperbagBand(sew: Sew, { waist: x, top: y }: LegGeometry, seed: number): Panel[] {
  const frill = Array.from({ length: 15 }, (_, i) => [left(x + 8) + ((2 * x + 16) * i) / 14, y - 58 - ((i * 5 + seed) % 4) * 3] as const);
  return [
    sew({ plain: true, d: blob([[left(x), y, "c"], ...frill, [CX + x, y, "c"], [CX, y + 16]]), folds: gathers(left(x), CX + x, y - 56, 22,
      60), wrinkle: 0.4, shadow: 0.2 }),
    ...belt(sew, { y: y - 12, x: x + 2, w: 30 }),
  ];
}

function waistband(sew: Sew, kind: Kind, g: LegGeometry, o: { colour: Hex; trim?: Hex | undefined; cord: Hex; seed: number }): Panel[] {
  const { waist: x, top: y } = g;
  if (kind.band === "paperbag") return paperbagBand(sew, g, o.seed);
  const deep = kind.band === "smooth" ? 62 : 32;
  const contrast = kind.cut === "short" && kind.band === "elastic" ? o.trim : undefined;
  const tone = contrast ?? o.colour;
  const over = kind.band === "tailored" ? flySvg(o.colour, g, !!kind.denim)
    : kind.band === "cord" ? drawcord(CX - 16, y + 12, y + 130, o.cord) + drawcord(CX + 16, y + 12, y + 112, o.cord, 12) : "";
  return [sew({
    plain: true, tone, fill: tone, wrinkle: 0.3, roll: 0.8, shadow: 0.28, stitchDy: 0, over, overPad: 240,
    d: sym([[CX, y - 10], [left(x * 0.6), y - 14], [left(x - 2), y - 24, "c"], [left(x + 4 + (deep - 32) * 0.3), y + deep - 14, "c"],
      [left(x * 0.6), y + deep - 4], [CX, y + deep]]),
    rib: kind.band === "elastic" || kind.band === "cord" ? ribLines(44, left(x), CX + x, y - 28, y + 36) : "",
    seams: kind.band === "tailored" || kind.band === "smooth"
      ? [smooth([[left(x), y + deep - 20], [CX, y + deep - 6], [CX + x, y + deep - 20]])] : [],
  })];
}

function legSeams(kind: Kind, g: LegGeometry): string[] {
  const { waist, top, end, outer, axis, inner, hip } = g;
  const pocket = (kind.pockets ?? "slant") === "none" ? []
    : [smooth([[left(waist * 0.62), top + 26], [left(waist * 0.78), top + 76], [left(waist + (hip - waist) * 0.5 - 2), top + 106]])];
  const hem = kind.ribbed ? [] : [smooth([[left(outer - 2), end - 18], [left(axis), end - 10], [left(inner + 2), end - 16]])];
  return [...pocket, ...hem];
}

/** A turned-up hem is a second layer over the end of the leg. */
const turnUps = (sew: Sew, { outer, axis, inner, end, cut }: LegGeometry): Panel[] =>
  [-1, 1].map((side) => {
    const x = (distance: number) => CX + side * distance;
    const low = cut === "short" ? 8 : 2;
    return sew({ d: blob([[x(outer + 3), end - 40, "c"], [x(axis), end - 32], [x(inner - 3), end - 40 + low, "c"],
      [x(inner - 3), end + low, "c"], [x(axis), end + 10], [x(outer + 3), end + 2, "c"]]), wrinkle: 0.5, roll: 0.8, shadow: 0.3 });
  });

export function trousers(options: TrousersOptions = {}): Drawing {
  const { colour = "#3d4450", kind: name = "tailored", cord = "#ece7dc", seed = 1, bg = "#e8e5df", trim } = options;
  const kind: Kind = KINDS[name];
  const fabric = options.fabric ?? TROUSER_FABRICS[name];
  const sew = cloth({ ...options, colour, fabric, stitch: kind.denim ? "#c08a3e" : undefined });
  const end = options.length === "cropped" && kind.cut !== "short" ? kind.end - 120 : kind.end;
  const g = legGeometry({ ...kind, top: kind.top ?? 130, rise: kind.rise ?? 276, end });
  const inner = (kind.denim ? fadeSvg(g, colour) : "") + (trim && kind.band !== "elastic" ? stripeSvg(g, trim) : "");
  const cargo = kind.pockets === "cargo"
    ? [-1, 1].flatMap((side) => patchPocket(sew, { x: CX + side * (g.axis + g.knee * 0.12), y: g.crotch + 110, w: 92, h: 116, point: 0,
      flap: 40 })) : [];
  return {
    seed, bg,
    parts: [
      innerBack(sew, colour, g, !!kind.denim),
      ...(kind.ribbed ? ankleRibs(sew, g, 66) : []),
      ...legPanels(sew, g, legFolds(g, seed, !!kind.crease), { seams: legSeams(kind, g), inner }),
      ...cargo,
      ...(kind.turnUp ? turnUps(sew, g) : []),
      ...waistband(sew, kind, g, { colour, trim, cord, seed }),
      ...(options.belt ? waistPanels(options.belt, g.waist, g.top + 4) : []),
    ],
  };
}

/** Only the two legs, for garments that bring their own top. */
export function legsOnly(options: TrousersOptions & { colour: Hex }): Panel[] {
  const { parts } = trousers(options);
  return parts.filter((panel) => panel.seedKey === 5 || panel.seedKey === 9);
}
