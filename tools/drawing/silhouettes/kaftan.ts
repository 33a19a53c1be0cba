/** Kaftans and kimonos: one width of cloth falling from the shoulders, sleeves hanging, closed, open or hooded. */
import { dark } from "../../../src/demo/colour.ts";
import { belt } from "../parts/belt.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { motif, trimAlong } from "../parts/embroidery.ts";
import { fan, waveHem } from "../parts/folds.ts";
import { hoodPanels } from "../parts/hood.ts";
import { blob, bothSides, CX, flip, left, mirror, mirrorFolds, mirrorPoints, ridge, smooth, strip, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Fold, GarmentOptions, Panel, Point } from "../types.ts";

export type KaftanLength = "hip" | "knee" | "midi" | "maxi";

/** At about seven units a centimetre below a neck at 160, so that a maxi reaches the floor and shows it. */
const HEM_Y: Record<KaftanLength, number> = { hip: 700, knee: 880, midi: 1010, maxi: 1150 };

/** Distances from the centre line and heights: the cuff's outer and inner end, and where sleeve meets body. */
const SLEEVE = {
  wide: { outer: [318, 470], inner: [250, 566], underarm: [172, 420] },
  deep: { outer: [326, 450], inner: [300, 676], underarm: [196, 712] },
  narrow: { outer: [304, 560], inner: [250, 592], underarm: [164, 380] },
} as const;

export type KaftanOptions = GarmentOptions & {
  front?: "closed" | "open";
  sleeve?: keyof typeof SLEEVE;
  length?: KaftanLength;
  embroidery?: boolean;
  hood?: boolean;
  /** Thread of the embroidery. */
  trim?: Hex;
  /** Facing of an open front. */
  band?: Hex;
  sash?: Hex;
};

type Cut = (typeof SLEEVE)[keyof typeof SLEEVE] & { hemX: number; hemY: number };

/** From the end of the shoulder along the sleeve and down the side. */
const sideEdge = ({ outer, inner, underarm, hemX, hemY }: Cut): Point[] => [
  [left(196), 220], [left(258), 312], [left(outer[0]), outer[1], "c"], [left((outer[0] + inner[0]) / 2 + 8), (outer[1] + inner[1]) / 2],
  [left(inner[0]), inner[1], "c"], [left((inner[0] + underarm[0]) / 2), (inner[1] * 1.2 + underarm[1] * 0.8) / 2], [left(underarm[0]), underarm[1] + 12],
  [left(underarm[0] + (hemX - underarm[0]) * 0.3), underarm[1] + (hemY - underarm[1]) * 0.4],
];

function fallFolds({ outer, inner, underarm, hemX, hemY }: Cut, seed: number): Fold[] {
  return [
    ...fan({ top: [left(underarm[0] - 26), left(24), 360], hem: [left(hemX - 14), left(22), hemY], count: 9, seed, width: 20, start: 0.3 }),
    valley([[left(140), 200], [left(206), 300], [left((outer[0] + inner[0]) / 2), (outer[1] + inner[1]) / 2 - 14]], 19, 0.7),
    ridge([[left(166), 210], [left(240), 320], [left(outer[0] - 16), outer[1] - 6]], 17, 0.5),
    valley([[left(110), 200], [left(166), 330], [left(inner[0] - 12), inner[1] - 24]], 18, 0.7),
    valley([[left(underarm[0] + 26), underarm[1] - 20], [left(140), underarm[1] - 10], [left(90), underarm[1] + 30]], 15, 0.6),
    valley([[left(80), 200], [left(110), 380], [left(124), 560]], 16, 0.5),
  ];
}

function openFronts(sew: Sew, bandSew: Sew, cut: Cut, folds: Fold[]): Panel[] {
  const { hemX, hemY } = cut;
  const gap = 42;
  const half = blob([
    [left(58), 160, "c"], [left(130), 182], ...sideEdge(cut), [left(hemX), hemY, "c"], [left(hemX * 0.66), hemY + 12],
      [left(100), hemY + 4],
    [left(gap), hemY + 12, "c"], [left(gap - 4), (420 + hemY) / 2], [left(gap + 2), 420], [left(54), 260],
  ]);
  const band = strip([[left(56), 156], [left(52), 300], [left(gap), 520], [left(gap - 6), (520 + hemY) / 2], [left(gap), hemY + 14]], 34);
  return [
    sew({ d: mirror(half), folds: mirrorFolds(folds), seedKey: 4, drape: -0.1 }),
    sew({ d: half, folds, seedKey: 3, drape: 0.1 }),
    bandSew({ d: mirror(band), wrinkle: 0.5, shadow: 0.3 }),
    bandSew({ d: band, wrinkle: 0.5, shadow: 0.3 }),
    bandSew({ d: sym([[CX, 138], [left(40), 142], [left(74), 160, "c"], [left(40), 170], [CX, 166]]), shadow: 0.24, wrinkle: 0.2 }),
  ];
}

function embroiderySvg({ outer, inner, hemX, hemY }: Cut, trim: Hex): string {
  const half = trimAlong([[left(70), 168], [left(52), 214], [left(26), 280], [left(16), 340], [left(16), 470]], trim, 20, 0.9) +
    `<path d="${smooth([[left(62), 160], [left(40), 200], [left(14), 270], [CX, 330]])}" stroke="${trim}" stroke-width="7" fill="none"/>` +
    trimAlong([[left(outer[0] - 16), outer[1] - 8], [left((outer[0] + inner[0]) / 2 - 8), (outer[1] + inner[1]) / 2 - 14], [left(inner[0] - 10), inner[1] - 22]],
      trim, 22, 0.9);
  const pendant = [0, 1, 2].map((i) => motif(CX, 486 + i * 22, 1.5 - i * 0.3, 0, trim)).join("");
  const hem = trimAlong([[left(hemX - 14), hemY - 24], [left(120), hemY - 10], [CX, hemY - 6], [CX + 120, hemY - 10], [CX + hemX - 14, hemY - 24]],
    trim, 22, 0.85);
  return half + flip(half) + pendant + hem;
}

function closedBody(sew: Sew, cut: Cut, folds: Fold[], seed: number, inner: string): Panel {
  const { hemX, hemY } = cut;
  const half: Point[] = [[CX, 330, "c"], [left(14), 270], [left(40), 200], [left(62), 160, "c"], [left(130), 182], ...sideEdge(cut)];
  return sew({
    d: blob([...half, ...waveHem(left(hemX), CX + hemX, hemY, 18, seed, 8), ...mirrorPoints(half.slice(1))]),
    folds: bothSides(folds, (i) => 0.7 + (i % 3) * 0.15), foldBlur: 9, inner,
  });
}

export function kaftan(options: KaftanOptions = {}): Drawing {
  const { colour = "#2f6a72", fabric = "crepe", front = "closed", sleeve = "wide", length = "maxi", trim = "#d8b56a", seed = 1,
    bg = "#ece8e1" } = options;
  const { embroidery = front === "closed" } = options;
  const sew = cloth({ ...options, colour, colour2: options.colour2 ?? "#e6c987", fabric, stitch: "none" });
  const cut: Cut = { ...SLEEVE[sleeve], hemX: 196 + (HEM_Y[length] - 700) * 0.13, hemY: HEM_Y[length] };
  const open = front === "open";
  const folds = fallFolds(cut, seed);
  const inside = sew({
    plain: true, fill: dark(colour, 0.45), shadow: 0, wrinkle: 0.2,
    d: sym([[CX, 146], [left(50), 150], [left(66), 164, "c"], [left(open ? 70 : 40), open ? cut.hemY - 30 : 260],
      [CX, open ? cut.hemY - 20 : 330]]),
    over: `<rect x="${CX - 20}" y="168" width="40" height="22" rx="2" fill="#f3efe6"/>`,
  });
  const hood = options.hood ? hoodPanels(sew, { colour, y: 200, size: 0.86 }) : null;
  const body = open
    ? openFronts(sew, cloth({ colour: options.band ?? trim, fabric, stitch: "none" }), cut, folds)
    : [closedBody(sew, cut, folds, seed, embroidery ? embroiderySvg(cut, trim) : "")];
  const sash = options.sash ? belt(cloth({ colour: options.sash, fabric, stitch: "none" }), { y: 540, x: Math.max(176, cut.underarm[0] - 4), w: 42 }) : [];
  return { seed, bg, parts: [...(hood?.behind ?? []), ...(hood ? [] : [inside]), ...body, ...sash, ...(hood?.front ?? [])] };
}
