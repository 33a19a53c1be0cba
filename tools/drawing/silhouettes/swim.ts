/** Modest swimwear: burkini with or without hood, as tunic, dress or long body. */
import { dark } from "../../../src/demo/colour.ts";
import { bodice, DRESS_FRAME } from "../parts/bodice.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { zip } from "../parts/fastenings.ts";
import { fan, waveHem } from "../parts/folds.ts";
import { gathers } from "../parts/hems.ts";
import { blob, bothSides, CX, left, mirror, mirrorPoints, place, ridge, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, Point } from "../types.ts";
import { legsOnly } from "./trousers.ts";

export type BurkiniOptions = GarmentOptions & {
  hood?: boolean;
  style?: "tunic" | "dress" | "panelled";
  accent?: Hex;
};

/** A close hood that comes out of the collar; it is drawn before the body so that the collar holds it. */
function swimHood(sew: Sew, colour: Hex, accent: Hex): Panel[] {
  const face = sym([[CX, 46], [left(36), 56], [left(54), 98], [left(46), 142], [left(26), 168], [CX, 176]]);
  const outer = sym([[CX, 4], [left(52), 14], [left(84), 66], [left(84), 122], [left(66), 172], [left(60), 200], [left(76), 240, "c"],
    [CX, 250]]);
  return [
    sew({ plain: true, fill: dark(colour, 0.5), shadow: 0, wrinkle: 0.2,
      d: sym([[CX, 40], [left(58), 70], [left(58), 130], [left(30), 190], [CX, 200]]) }),
    sew({
      plain: true, d: outer + face, fillRule: "evenodd", shadow: 0.3, wrinkle: 0.4, roll: 0.8,
      folds: bothSides([valley([[left(70), 60], [left(76), 120], [left(44), 184]], 9, 0.6),
        ridge([[left(50), 30], [left(70), 70], [left(70), 120]], 10, 0.5), valley([[left(64), 176], [left(40), 206], [left(10), 214]], 9,
        0.7), valley([[left(62), 196], [left(40), 224], [left(8), 230]], 8, 0.6)]),
      over: `<path d="${face}" fill="none" stroke="${accent}" stroke-width="5"/>`,
    }),
  ];
}

const HEM_Y = { tunic: 720, panelled: 740, dress: 800 } as const;

export function burkini(options: BurkiniOptions = {}): Drawing {
  const { colour = "#1f3f52", accent = "#3f9aa0", fabric = "lycra", hood = true, style = "panelled", seed = 5, bg = "#e4e8e8" } = options;
  const sew = cloth({ ...options, colour, fabric });
  const accentSew = cloth({ colour: accent, fabric });
  const frame = { ...DRESS_FRAME, neckY: 214, shoulderY: 246, underarmY: 384, shoulderX: 152, underarmX: 156, neckWidth: 62 };
  const upper = bodice(sew, frame, { neck: "mock", sleeve: "long", fit: "regular", seed, colour, knit: false, trimSew: accentSew });
  const hemY = HEM_Y[style];
  const flare = style === "dress" ? 250 : 206;
  const half: Point[] = [...upper.outline, [left(138), 520], [left(style === "dress" ? 176 : 164), 630]];
  const side = blob([[left(155), 390, "c"], [left(138), 520], [left(164), 630], [left(flare - 2), hemY - 2, "c"], [left(140), hemY + 6],
    [left(106), 590], [left(118), 430]]);
  const waist = style === "dress" ? gathers(left(130), CX + 130, 536, 16, 60) : [];
  return {
    seed, bg,
    parts: [
      ...place(legsOnly({ kind: "swim", colour, fabric, seed }), { y: 210, scale: 0.84 }),
      ...(hood ? swimHood(sew, colour, accent) : []),
      ...upper.behind.slice(hood ? 1 : 0),
      sew({
        d: blob([...half, ...waveHem(left(flare), CX + flare, hemY, 12, seed, style === "dress" ? 7 : 3), ...mirrorPoints(half.slice(1))]),
          shadow: 0.36,
        folds: [...fan({ top: [left(120), CX + 120, 540], hem: [left(flare - 10), CX + flare - 10, hemY], count: style === "dress" ? 15
          : 9, seed, width: 16, strength: 0.65 }), ...waist,
          ...bothSides([valley([[left(148), 392], [left(100), 430], [left(50), 436]], 12, 0.6),
          valley([[left(132), 500], [left(80), 520], [left(20), 512]], 12, 0.4)])],
        over: style === "tunic" ? "" : zip(CX, 250, 430, colour, "#c9ccd0"), overPad: 80,
      }),
      ...(style === "panelled" ? [side, mirror(side)].map((d) => accentSew({ d, wrinkle: 0.6, shadow: 0.14, stitchDy: 0 })) : []),
      ...upper.finish,
    ],
  };
}
