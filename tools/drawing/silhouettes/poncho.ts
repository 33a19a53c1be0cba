/** Ponchos, capes and ruanas. */
import { dark } from "../../../src/demo/colour.ts";
import { ribLines } from "../parts/bands.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { buttons } from "../parts/fastenings.ts";
import { fan } from "../parts/folds.ts";
import { fringe } from "../parts/hems.ts";
import { hoodPanels } from "../parts/hood.ts";
import { blob, CX, left, mirror, mirrorFolds, mirrorPoints, strip, sym, valley } from "../shapes.ts";
import { pow, sin } from "../steady-math.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, Point } from "../types.ts";

export type PonchoStyle = "poncho" | "cape" | "ruana" | "hooded" | "capelet";

export type PonchoOptions = GarmentOptions & {
  style?: PonchoStyle;
  length?: "short" | "regular" | "long";
  fringed?: boolean;
  button?: Hex;
  /** Contrast edge of a ruana. */
  trim?: Hex;
};

const DROP = { short: -110, regular: 0, long: 120 } as const;

/** Rounded hem that hangs lowest in the middle; the fringe follows it. */
const roundHem = (drop: number): Point[] =>
  Array.from({ length: 13 }, (_, i): Point => [left(350) + (700 * i) / 12, 700 + drop * 0.7 + pow(sin((i / 12) * Math.PI),
    0.8) * (250 + drop * 0.3), i === 0 || i === 12 ? "c" : undefined]);

function hemFringe(colour: Hex, drop: number): string {
  return Array.from({ length: 110 }, (_, i) => {
    const t = i / 109;
    const y = 696 + drop * 0.7 + pow(sin(t * Math.PI), 0.8) * (250 + drop * 0.3);
    const sway = ((i * 37) % 11) - 5;
    return `<path d="M${left(348) + 696 * t} ${y}q${sway} 26 ${sway * 0.6 + (t - 0.5) * -10} ${58 + ((i * 53) % 14)}" stroke="${i % 3 ? dark(colour, 0.18) : dark(colour, 0.05)}" stroke-width="4.4" fill="none" stroke-linecap="round"/>`;
  }).join("");
}

const rollNeck = (sew: Sew, colour: Hex): Panel[] => [
  sew({ plain: true, fill: dark(colour, 0.35), shadow: 0.2, wrinkle: 0.2,
    d: sym([[CX, 176], [left(60), 178], [left(70), 190], [CX, 206]]) }),
  sew({
    plain: true, shadow: 0.45, d: sym([[CX, 200], [left(60), 194], [left(76), 184, "c"], [left(86), 230], [left(92), 282, "c"],
      [left(50), 300], [CX, 306]]),
    rib: ribLines(26, left(82), CX + 82, 180, 312, left(94), CX + 94),
      folds: [valley([[left(80), 236], [CX, 258], [CX + 80, 232]], 12, 0.6)],
  }),
];

function pullOn(sew: Sew, colour: Hex, drop: number, seed: number, fringed: boolean, hooded: boolean): Panel[] {
  const half: Point[] = [[CX, 250], [left(70), 250], [left(150), 282], [left(230), 372], [left(300), 540 + drop * 0.4]];
  const body = sew({
    d: blob([...half, ...roundHem(drop), ...mirrorPoints(half.slice(1))]),
    folds: [
      ...fan({ top: [left(120), CX + 120, 320], hem: [left(320), CX + 320, 880 + drop], count: 15, seed, width: 26, start: 0.3,
        strength: 0.7 }),
      valley([[left(90), 290], [CX, 340], [CX + 90, 290]], 16, 0.6), valley([[left(110), 320], [CX, 390], [CX + 110, 320]], 16, 0.45),
    ],
    over: fringed ? hemFringe(colour, drop) : "", overPad: 110,
  });
  if (!hooded) return [body, ...rollNeck(sew, colour)];
  const hood = hoodPanels(sew, { colour, y: 286, size: 0.9 });
  return [...hood.behind, body, ...hood.front];
}

function cape(sew: Sew, colour: Hex, drop: number, seed: number, button: Hex, collared: boolean): Panel[] {
  const end = 930 + drop;
  const half = blob([
    [left(60), 210, "c"], [left(130), 226], [left(210), 290], [left(262), 460], [left(310), 760 + drop * 0.8], [left(330), end, "c"],
      [left(230), end + 36], [left(110), end + 54],
    [CX + 14, end + 60, "c"], [CX + 14, 640], [CX + 10, 330], [left(20), 286, "c"],
  ]);
  const folds = [...fan({ top: [left(170), CX, 300], hem: [left(310), left(10), end + 50], count: 8, seed, width: 24, start: 0.2 }),
    valley([[left(150), 260], [left(216), 340], [left(250), 480]], 16, 0.6)];
  const slit = blob([[left(170), 560, "c"], [left(156), 640], [left(166), 730, "c"], [left(184), 726, "c"], [left(176), 640],
    [left(184), 564, "c"]]);
  const leaf = blob([[left(2), 290, "c"], [left(40), 236], [left(62), 190, "c"], [left(84), 208], [left(104), 270], [left(112), 330, "c"],
    [left(52), 320]]);
  const fasten = buttons(CX - 8, 350, end < 850 ? 460 : 640, end < 850 ? 2 : 3, 13, button);
  return [
    sew({ plain: true, fill: dark(colour, 0.4), shadow: 0, d: sym([[CX, 178], [left(60), 190], [left(70), 230], [CX, 300]]) }),
    sew({ d: mirror(half), folds: mirrorFolds(folds), seedKey: 2 }),
    sew({ d: half, folds, seedKey: 5, shadow: 0.36, over: collared ? "" : fasten }),
    ...(end > 850 ? [slit, mirror(slit)].map((d) => sew({ d, roll: 0.7, wrinkle: 0.2, shadow: 0.4 })) : []),
    sew({ plain: true, shadow: 0.2, wrinkle: 0.2, d: sym([[CX, 172], [left(50), 178], [left(66), 196], [left(44), 208], [CX, 204]]) }),
    sew({ d: mirror(leaf), wrinkle: 0.4, shadow: 0.4 }, 30),
    sew({ d: leaf, wrinkle: 0.4, shadow: 0.4, overArea: half, over: collared ? fasten : "" }, -30),
  ];
}

/** A square of cloth open down the front, one end longer than the other. */
function ruana(sew: Sew, edgeSew: Sew, colour: Hex, drop: number, seed: number, fringed: boolean): Panel[] {
  const end = 960 + drop;
  const half = (bottom: number) => blob([[left(58), 200, "c"], [left(150), 232], [left(300), 300], [left(356), 420],
    [left(362), bottom - 120], [left(350), bottom, "c"], [left(200), bottom + 10], [left(36), bottom + 4, "c"], [left(30), 640],
    [left(40), 380], [left(54), 270]]);
  const edge = (bottom: number) => strip([[left(56), 198], [left(46), 330], [left(30), 560], [left(34), bottom + 4]], 26);
  const folds = [
    ...fan({ top: [left(210), left(50), 300], hem: [left(330), left(50), end], count: 8, seed, width: 22, strength: 0.75, start: 0.3 }),
    valley([[left(110), 230], [left(210), 330], [left(330), 560]], 18, 0.6), valley([[left(160), 246], [left(270), 340], [left(350), 500]],
      16, 0.5),
  ];
  const panel = (bottom: number, flipped: boolean) => {
    const turn = flipped ? mirror : (d: string) => d;
    const threads = fringed ? fringe(left(346), left(40), bottom - 2, 56, colour, 6) : "";
    return [
      sew({ d: turn(half(bottom)), folds: flipped ? mirrorFolds(folds) : folds, seedKey: flipped ? 3 : 7, shadow: 0.34,
        over: flipped ? `<g transform="translate(900 0) scale(-1 1)">${threads}</g>` : threads, overPad: 90 }),
      edgeSew({ plain: true, d: turn(edge(bottom)), wrinkle: 0.4, shadow: 0.26 }),
    ];
  };
  const back = sew({ plain: true, fill: dark(colour, 0.4), shadow: 0, wrinkle: 0.3,
    d: sym([[CX, 186], [left(60), 196, "c"], [left(60), 500], [left(70), end - 60, "c"], [CX, end - 50]]) });
  return [back, ...panel(end - 60, true), ...panel(end, false)];
}

export function poncho(options: PonchoOptions = {}): Drawing {
  const { colour = "#a86f4c", style = "poncho", length = "regular", button = "#3a2a1e", seed = 1, bg = "#e9e5de" } = options;
  const woven = style === "cape" || style === "capelet";
  const fabric = options.fabric ?? (woven ? "wool" : "knit");
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const { fringed = style === "poncho" || style === "ruana" } = options;
  const drop = DROP[length];
  const edgeSew = cloth({ colour: options.trim ?? dark(colour, 0.1), fabric, stitch: "none" });
  const parts = style === "cape" ? cape(sew, colour, drop, seed, button, true)
    : style === "capelet" ? cape(sew, colour, -300, seed, button, true)
    : style === "ruana" ? ruana(sew, edgeSew, colour, drop, seed, fringed)
    : pullOn(sew, colour, drop, seed, fringed, style === "hooded");
  return { seed, bg, parts };
}
