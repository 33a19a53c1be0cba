/** Scarves without a wearer: printed square, long shawl, folded stack, infinity loop. */
import { dark, light } from "../../../src/demo/colour.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { fan } from "../parts/folds.ts";
import { fringe } from "../parts/hems.ts";
import { blob, CX, ridge, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, Point } from "../types.ts";

export type ScarfStyle = "square" | "shawl" | "folded" | "infinity" | "triangle";

export type ScarfOptions = GarmentOptions & { style?: ScarfStyle; fringed?: boolean; border?: Hex };

const LABEL = (x: number, y: number) => `<rect x="${x}" y="${y}" width="54" height="30" rx="2" fill="#f4efe6"/><path d="M${x + 10} ${y + 11}h34M${x + 16} ${y + 20}h22" stroke="#6a5a48" stroke-width="2"/>`;

/** Laid out flat with one corner turned over; the border is part of the print. */
function square(sew: Sew, colour: Hex, border: Hex, line: Hex): Panel[] {
  const inset = (k: number, w: number, stroke: Hex) => `<rect x="${122 + k}" y="${252 + k}" width="${658 - 2 * k}" height="${682 - 2 * k}" fill="none" stroke="${stroke}" stroke-width="${w}"/>`;
  const creases = [
    valley([[124, 480], [420, 476], [780, 484]], 9, 0.5), ridge([[124, 492], [420, 488], [780, 496]], 9, 0.4),
    valley([[126, 712], [420, 706], [784, 714]], 9, 0.45), valley([[344, 254], [340, 560], [346, 932]], 9, 0.5),
      ridge([[356, 254], [352, 560], [358, 932]], 9, 0.4),
    valley([[560, 254], [566, 520], [562, 800]], 9, 0.45), valley([[150, 290], [240, 380], [290, 480]], 16, 0.3),
  ];
  return [
    sew({
      d: blob([[122, 252, "c"], [300, 247], [600, 256], [782, 250, "c"], [777, 500], [784, 760], [778, 790], [776, 800, "c"], [660, 872],
        [566, 934, "c"], [300, 928], [126, 936, "c"], [130, 700], [120, 480]]),
      folds: creases, foldDepth: 0.6, wrinkle: 0.45,
      inner: inset(20, 40, border) + inset(46, 5, line) + inset(4, 4, line) + inset(58, 2, border),
    }),
    sew({
      plain: true, fill: light(colour, 0.35), shadow: 0.55, lift: 2, wrinkle: 0.4,
      d: blob([[566, 934, "c"], [664, 868], [776, 800, "c"], [690, 766], [586, 744, "c"], [560, 838]]),
      folds: [ridge([[574, 918], [670, 850], [766, 798]], 12, 0.7), valley([[590, 770], [650, 790], [740, 790]], 14, 0.4)],
      inner: `<path d="M776 800L690 766L586 744L560 838L566 934" fill="none" stroke="${light(border, 0.4)}" stroke-width="44"/>`,
    }),
  ];
}

/** As it lies around a neck: behind it, then down on both sides, one end longer. */
function shawl(sew: Sew, colour: Hex, seed: number, fringed: boolean): Panel[] {
  const nape = sew({
    plain: true, fill: dark(colour, 0.3), shadow: 0, wrinkle: 0.4, seedKey: 9,
    d: blob([[306, 340], [316, 236], [380, 172], [450, 160], [520, 172], [584, 236], [594, 340], [530, 350], [516, 286], [450, 258], [384, 286], [370, 350]]),
    folds: [valley([[330, 300], [360, 214], [450, 190], [540, 214], [570, 300]], 14, 0.8), ridge([[352, 310], [378, 240], [450, 216], [522, 240], [548, 310]], 12, 0.7)],
  });
  const end = (side: 1 | -1, hemY: number, reach: number, k: number): Panel => {
    const at = (x: number, y: number, c?: "c"): Point => [CX + side * x, y, c];
    const [x0, x1] = [CX + side * 6, CX + side * reach];
    return sew({
      d: blob([at(66, 262, "c"), at(104, 214), at(142, 246), at(164, 330), at(176, 480), at(reach - 34, 740), at(reach, hemY, "c"), at(reach * 0.5, hemY + 10),
        at(-6, hemY - 2, "c"), at(-4, 800), at(4, 600), at(34, 440), at(62, 340)]),
      seedKey: k, shadow: 0.44, lift: 1.6, wrinkle: 0.8,
      folds: [...fan({ top: [CX + side * 70, CX + side * 146, 270], hem: [x0, x1, hemY], count: 9, seed: seed + k, width: 19, strength: 0.9, start: 0.06 }),
        valley([at(132, 250), at(126, 400), at(120, 600)], 14, 0.7), ridge([at(100, 236), at(92, 400), at(70, 640)], 16, 0.6)],
      over: fringed ? fringe(Math.min(x0, x1) + 2, Math.max(x0, x1) - 2, hemY - 2, 46, dark(colour, 0.05), 8) : "",
    });
  };
  return [nape, end(1, 960, 212, 1), end(-1, 1050, 226, 2)];
}

/** As it lies on a shop's shelf: folded in thirds, edges showing at the side. */
function folded(sew: Sew, colour: Hex, fringed: boolean): Panel[] {
  const layer = (dy: number, dx: number, k: number) =>
    sew({
      d: blob([[190 + dx, 400 + dy, "c"], [450, 392 + dy], [706 - dx, 402 + dy, "c"], [716 - dx, 600 + dy], [708 - dx, 800 + dy, "c"],
        [450, 812 + dy], [188 + dx, 802 + dy, "c"], [180 + dx, 600 + dy]]),
      seedKey: k, shadow: 0.4, roll: 1.5, wrinkle: 0.7,
      folds: [valley([[200, 520 + dy], [420, 560 + dy], [700, 540 + dy]], 14, 0.3),
        valley([[230, 440 + dy], [330, 600 + dy], [300, 780 + dy]], 16, 0.3), ridge([[560, 420 + dy], [600, 600 + dy], [570, 790 + dy]],
        18, 0.3)],
      over: k === 3 ? LABEL(560, 730 + dy) : fringed && k === 1 ? fringe(200, 696, 806 + dy, 40, dark(colour, 0.05), 4) : "",
    });
  return [layer(40, -4, 1), layer(20, 2, 2), layer(0, 0, 3)];
}

function infinity(sew: Sew): Panel[] {
  const loop = (dx: number, dy: number, size: number, k: number) => {
    const at = (px: number, py: number) => [450 + dx + px * size, 600 + dy + py * size] as const;
    return sew({
      d: blob([at(-210, -180), at(-120, -300), at(40, -330), at(190, -260), at(250, -80), at(200, 150), at(80, 300), at(-80, 320),
        at(-210, 180), at(-250, 0)]) +
        blob([at(-104, -110), at(-50, -180), at(40, -196), at(110, -140), at(120, -10), at(70, 110), at(0, 150), at(-80, 100),
          at(-120, 0)]),
      fillRule: "evenodd", shadow: 0.5, seedKey: k, wrinkle: 0.6,
      folds: [0, 1, 2, 3].flatMap((i) => [
        valley([at(-124 - i * 32, -100), at(-60 - i * 22, -196 - i * 30), at(60, -206 - i * 32), at(130 + i * 30, -120)], 16, 0.8),
        ridge([at(128 + i * 32, -60), at(110 + i * 28, 80), at(40 + i * 14, 170 + i * 36)], 15, 0.7),
        valley([at(-112 - i * 36, 30), at(-80 - i * 26, 130 + i * 24), at(10, 166 + i * 36)], 16, 0.8),
      ]),
    });
  };
  return [loop(16, 30, 1.06, 2), loop(-12, -24, 0.98, 5)];
}

const triangle = (sew: Sew, colour: Hex, seed: number, fringed: boolean): Panel[] => [
  sew({
    d: blob([[110, 330, "c"], [450, 316], [790, 330, "c"], [690, 520], [560, 760], [450, 950, "c"], [340, 760], [210, 520]]),
    folds: [...fan({ top: [150, 750, 340], hem: [380, 520, 900], count: 11, seed, width: 18, strength: 0.55 }),
      valley([[140, 350], [450, 380], [760, 350]], 14, 0.5)],
    over: fringed ? [0, 1].map((side) => `<g transform="${side ? "translate(900 0) scale(-1 1)" : ""}">${Array.from({ length: 46 }, (_, i) => { const t = i / 45; const x = 112 + 338 * t; const y = 332 + 616 * t; return `<path d="M${x} ${y}q${((i * 37) % 7) - 8} 22 ${((i * 13) % 5) - 8} ${44 + ((i * 29) % 12)}" stroke="${i % 3 ? dark(colour, 0.16) : light(colour, 0.08)}" stroke-width="3.4" fill="none"/>`; }).join("")}</g>`).join("") : "",
    overPad: 90,
  }),
];

export function scarf(options: ScarfOptions = {}): Drawing {
  const { colour = "#f0e6d6", colour2 = dark(colour, 0.55), fabric = "satin", style = "square", fringed = style !== "square", seed = 3,
    bg = "#e9e4de" } = options;
  const sew = cloth({ ...options, colour, colour2, fabric, stitch: "none" });
  const make: Record<ScarfStyle, () => Panel[]> = {
    square: () => square(sew, colour, options.border ?? colour2, options.colour3 ?? dark(colour2, 0.2)),
    shawl: () => shawl(sew, colour, seed, fringed),
    folded: () => folded(sew, colour, fringed),
    infinity: () => infinity(sew),
    triangle: () => triangle(sew, colour, seed, fringed),
  };
  return { seed, bg, parts: make[style]() };
}
