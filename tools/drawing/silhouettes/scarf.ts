/** Scarves that are not worn: printed square, hanging shawl, folded stack, infinity loop. */
import { dark, light } from "../../../src/demo/colour.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { fan } from "../parts/folds.ts";
import { fringe } from "../parts/hems.ts";
import { blob, ridge, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel } from "../types.ts";

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

/** Hung over a bar, two ends of unequal length. */
function shawl(sew: Sew, colour: Hex, seed: number, fringed: boolean): Panel[] {
  const tail = (x0: number, x1: number, endX0: number, endX1: number, y: number) =>
    blob([[x0, 236, "c"], [(x0 + endX0) / 2 - 6, 560], [endX0, y, "c"], [(endX0 + endX1) / 2, y + 8], [endX1, y - 2, "c"],
      [(x1 + endX1) / 2 + 4, 560], [x1, 236, "c"], [(x0 + x1) / 2, 200]]);
  const ends = ([[430, 590, 446, 660, 960, 1], [310, 480, 250, 470, 1040, 2]] as const).map(([x0, x1, endX0, endX1, y, k]) =>
    sew({
      d: tail(x0, x1, endX0, endX1, y), seedKey: k, shadow: 0.42, lift: 1.6,
      folds: fan({ top: [x0 + 6, x1 - 6, 226], hem: [endX0 + 8, endX1 - 8, y], count: 9, seed: seed + k, width: 17, strength: 0.9,
        start: 0.12 }),
      over: fringed ? fringe(endX0 + 4, endX1 - 2, y - 2, 44, dark(colour, 0.05), 6) : "",
    }));
  const fold = sew({
    d: blob([[306, 250], [320, 190], [390, 156], [470, 150], [550, 168], [592, 210], [596, 262], [540, 290], [450, 300], [350, 290]]),
      shadow: 0.5,
    folds: [valley([[318, 250], [420, 190], [580, 230]], 16, 0.8), ridge([[320, 270], [430, 218], [586, 256]], 14, 0.7),
      valley([[340, 284], [450, 246], [570, 276]], 12, 0.7), valley([[340, 200], [440, 168], [540, 186]], 12, 0.6)],
  });
  return [...ends, fold];
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
