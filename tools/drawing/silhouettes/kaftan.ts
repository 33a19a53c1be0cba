/** Kaftans and kimonos: one wide T-shape falling from the shoulders, closed, open or hooded. */
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

const HEM_Y: Record<KaftanLength, number> = { hip: 760, knee: 900, midi: 1010, maxi: 1110 };

/** Reach of the sleeve from the centre line, and how deep it hangs. */
const SLEEVE = { wide: [372, 250], deep: [380, 420], narrow: [350, 150] } as const;

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

type Cut = { reach: number; sleeveEnd: number; hemY: number };
const SHOULDER_Y = 250;

const sideEdge = ({ reach, sleeveEnd, hemY }: Cut): Point[] => [
  [left(reach - 6), SHOULDER_Y + 6, "c"], [left(reach), (SHOULDER_Y + sleeveEnd) / 2], [left(reach - 20), sleeveEnd, "c"],
    [left(290), sleeveEnd + 22],
  [left(234), sleeveEnd + 24], [left(218), sleeveEnd + 84], [left(236), (sleeveEnd + hemY) / 2 + 60],
];

function fallFolds({ reach, sleeveEnd, hemY }: Cut, seed: number): Fold[] {
  return [
    ...fan({ top: [left(180), left(30), 300], hem: [left(262), left(24), hemY], count: 8, seed, width: 20, start: 0.3 }),
    valley([[left(150), 196], [left(220), 300], [left(300), sleeveEnd - 10]], 20, 0.7),
    ridge([[left(180), 200], [left(260), 290], [left(330), sleeveEnd - 30]], 17, 0.5),
    valley([[left(110), 190], [left(170), 330], [left(206), sleeveEnd + 4]], 19, 0.7),
    valley([[left(250), 230], [left(310), 300], [left(reach - 24), sleeveEnd - 60]], 15, 0.5),
    valley([[left(80), 200], [left(120), 380], [left(150), 560]], 16, 0.5),
  ];
}

function openFronts(sew: Sew, bandSew: Sew, cut: Cut, folds: Fold[]): Panel[] {
  const { hemY } = cut;
  const gap = 46;
  const half = blob([
    [left(58), 160, "c"], [left(130), 182], [left(250), 216], ...sideEdge(cut), [left(266), hemY, "c"], [left(180), hemY + 12],
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

function embroiderySvg({ reach, sleeveEnd, hemY }: Cut, trim: Hex): string {
  const half = trimAlong([[left(70), 168], [left(52), 214], [left(26), 280], [left(16), 340], [left(16), 470]], trim, 20, 0.9) +
    `<path d="${smooth([[left(62), 160], [left(40), 200], [left(14), 270], [CX, 330]])}" stroke="${trim}" stroke-width="7" fill="none"/>` +
    trimAlong([[left(reach - 16), SHOULDER_Y + 16], [left(reach - 14), (SHOULDER_Y + sleeveEnd) / 2], [left(reach - 34), sleeveEnd - 4]],
      trim, 22, 0.9);
  const pendant = [0, 1, 2].map((i) => motif(CX, 486 + i * 22, 1.5 - i * 0.3, 0, trim)).join("");
  const hem = trimAlong([[left(258), hemY - 24], [left(120), hemY - 10], [CX, hemY - 6], [CX + 120, hemY - 10], [CX + 258, hemY - 24]],
    trim, 22, 0.85);
  return half + flip(half) + pendant + hem;
}

function closedBody(sew: Sew, cut: Cut, folds: Fold[], seed: number, inner: string): Panel {
  const { hemY } = cut;
  const half: Point[] = [[CX, 330, "c"], [left(14), 270], [left(40), 200], [left(62), 160, "c"], [left(130), 182], [left(250), 216],
    ...sideEdge(cut)];
  return sew({
    d: blob([...half, ...waveHem(left(272), CX + 272, hemY, 18, seed, 8), ...mirrorPoints(half.slice(1))]),
    folds: bothSides(folds, (i) => 0.7 + (i % 3) * 0.15), foldBlur: 9, inner,
  });
}

export function kaftan(options: KaftanOptions = {}): Drawing {
  const { colour = "#2f6a72", fabric = "crepe", front = "closed", sleeve = "wide", length = "maxi", trim = "#d8b56a", seed = 1,
    bg = "#ece8e1" } = options;
  const { embroidery = front === "closed" } = options;
  const sew = cloth({ ...options, colour, colour2: options.colour2 ?? "#e6c987", fabric, stitch: "none" });
  const [reach, depth] = SLEEVE[sleeve];
  const cut: Cut = { reach, sleeveEnd: SHOULDER_Y + depth, hemY: HEM_Y[length] };
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
  const sash = options.sash ? belt(cloth({ colour: options.sash, fabric, stitch: "none" }), { y: Math.max(570, cut.sleeveEnd + 60), x: 224,
    w: 42 }) : [];
  return { seed, bg, parts: [...(hood?.behind ?? []), ...(hood ? [] : [inside]), ...body, ...sash, ...(hood?.front ?? [])] };
}
