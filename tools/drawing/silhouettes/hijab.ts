/** Hijabs on a neutral head form: wrapped, pull-on, draped with a long end, turban and under-cap. */
import { dark } from "../../../src/demo/colour.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { fan, waveHem } from "../parts/folds.ts";
import { faceFolds, headAt, headPiece } from "../parts/head.ts";
import { blob, bothSides, CX, left, ridge, sym, valley } from "../shapes.ts";
import { sin } from "../steady-math.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Fold, GarmentOptions, Panel, Point } from "../types.ts";

export type HijabStyle = "wrapped" | "instant" | "draped" | "turban" | "undercap";

export type HijabOptions = GarmentOptions & { style?: HijabStyle; edge?: Hex };

const FRAME = { top: 178, size: 1 };

const chestHem = (seed: number, width: number, y: number, sag: number): Point[] =>
  waveHem(left(width), CX + width, y, 12, seed, 7).map(([px, py, corner], i, all): Point => [px,
    py + sin((i / (all.length - 1)) * Math.PI) * sag, corner]);

function shoulderFolds(width: number, bottom: number): Fold[] {
  return bothSides([
    valley([[left(110), 470], [left(118), 580], [left(width * 0.72), bottom - 20]], 18, 0.8),
    ridge([[left(92), 520], [left(90), 640], [left(width * 0.5), bottom + 20]], 17, 0.6),
    valley([[left(64), 560], [left(52), 700], [left(width * 0.34), bottom + 30]], 17, 0.7),
    valley([[left(140), 560], [left(180), 690], [left(width * 0.92), bottom]], 16, 0.6),
    ridge([[left(30), 580], [left(20), 720], [left(34), bottom + 40]], 15, 0.5),
  ], (i) => 0.65 + (i % 3) * 0.18);
}

/** A cowl under the chin, thrown over the far shoulder. */
function wrap(sew: Sew): Panel {
  const loop = (fold: typeof valley, y: number, reach: number, strength: number) =>
    fold([[left(136), y], [left(40), y + 130], [CX + reach, y + 60 + reach * 0.12]], 15, strength);
  return sew({
    shadow: 0.4, wrinkle: 0.6, seedKey: 8,
    d: blob([
      [left(136), 430, "c"], [left(96), 520], [left(30), 566], [CX + 50, 540], [CX + 96, 470], [CX + 128, 440, "c"], [CX + 158, 520],
        [CX + 214, 640],
      [CX + 226, 760, "c"], [CX + 120, 740], [left(10), 716], [left(110), 640], [left(150), 560],
    ]),
    folds: [loop(valley, 460, 120, 0.9), loop(ridge, 490, 150, 0.8), loop(valley, 522, 180, 0.9), loop(ridge, 556, 200, 0.7),
      valley([[left(110), 610], [CX + 20, 710], [CX + 210, 720]], 14, 0.8)],
  });
}

/** The long end of a draped hijab, hanging in front of one shoulder. */
const longEnd = (sew: Sew, seed: number): Panel =>
  sew({
    shadow: 0.44, lift: 1.4, seedKey: 12, wrinkle: 0.7,
    d: blob([[left(128), 470, "c"], [left(60), 560], [CX + 20, 590, "c"], [CX + 34, 760], [CX + 10, 940],
      ...waveHem(left(196), CX + 6, 1010, 8, seed, 6).toReversed(), [left(190), 820], [left(160), 620]]),
    folds: fan({ top: [left(124), CX + 10, 520], hem: [left(186), CX, 1010], count: 9, seed, width: 16, strength: 0.9, start: 0.12 }),
  });

/** Soft pleats run from the temples to a knot over the forehead; behind them the crown. */
function turban(sew: Sew, colour: Hex): Panel[] {
  const inside = sew({ plain: true, fill: dark(colour, 0.42), shadow: 0, wrinkle: 0.3,
    d: sym([[CX, 610], [left(150), 636], [left(212), 676], [left(130), 716], [CX, 726]]) });
  const crown = sew({
    d: sym([[CX, 318], [left(120), 338], [left(206), 424], [left(238), 560], [left(216), 690, "c"], [left(140), 640], [CX, 610]]), seedKey: 2, wrinkle: 0.6,
    folds: bothSides([valley([[left(30), 330], [left(100), 380], [left(170), 470]], 18, 0.5), ridge([[left(70), 340], [left(150), 400], [left(206), 500]], 18, 0.5),
      valley([[left(8), 330], [left(50), 400], [left(60), 460]], 16, 0.5)], () => 0.7),
  });
  const swathe = (side: 1 | -1): Panel => {
    const at = (x: number, y: number, corner?: "c"): Point => [CX - side * x, y, corner];
    const pleats = [0, 1, 2, 3].flatMap((i) => [
      valley([at(226 - i * 8, 664 - i * 62), at(140 - i * 4, 606 - i * 46), at(24, 536 - i * 28)], 17, 0.65 - i * 0.06),
      ridge([at(230 - i * 8, 636 - i * 62), at(144 - i * 4, 582 - i * 46), at(24, 522 - i * 28)], 17, 0.6 - i * 0.06),
    ]);
    return sew({
      d: blob([at(218, 694, "c"), at(240, 590), at(222, 470), at(166, 404), at(90, 404), at(16, 430, "c"), at(10, 500), at(20, 574, "c"), at(100, 602), at(170, 644)]),
      folds: pleats, foldBlur: 8, shadow: 0.36, wrinkle: 0.5, seedKey: side + 4, drape: side * 0.5,
    }, side * 28);
  };
  const knot = sew({
    d: blob([[CX - 34, 446], [CX - 8, 420], [CX + 24, 424], [CX + 42, 470], [CX + 36, 540], [CX + 10, 588], [CX - 22, 582], [CX - 42, 530], [CX - 44, 480]]),
    folds: [valley([[CX - 22, 436], [CX - 6, 500], [CX - 20, 570]], 13, 0.8), ridge([[CX, 428], [CX + 14, 500], [CX, 580]], 14, 0.7),
      valley([[CX + 22, 436], [CX + 28, 500], [CX + 18, 570]], 11, 0.7)], shadow: 0.5, lift: 1.6, roll: 1.4, wrinkle: 0.5, seedKey: 11,
  }, 8);
  return [inside, crown, swathe(1), swathe(-1), knot];
}

function undercap(sew: Sew, colour: Hex): Panel[] {
  const y = 420;
  return [
    sew({ plain: true, fill: dark(colour, 0.45), shadow: 0, wrinkle: 0.2,
      d: sym([[CX, y + 110], [left(150), y + 130], [left(188), y + 190], [left(120), y + 226], [CX, y + 236]]) }),
    sew({
      d: sym([[CX, y - 140], [left(120), y - 118], [left(190), y - 20], [left(204), y + 110], [left(186), y + 206, "c"],
        [left(120), y + 150], [CX, y + 130]]),
      folds: bothSides([valley([[left(20), y - 130], [left(90), y - 30], [left(120), y + 130]], 14, 0.5),
        valley([[left(40), y - 130], [left(140), y - 30], [left(176), y + 150]], 13, 0.5)]),
      seams: ["M264 626 C330 560 390 552 450 552 C510 552 570 560 636 626"], stitchDy: -8,
    }),
    ...[-1, 1].map((side) => sew({ d: blob([[CX + side * 176, y + 196, "c"], [CX + side * 196, y + 186, "c"], [CX + side * 200, y + 300],
      [CX + side * 232, y + 410, "c"], [CX + side * 206, y + 416, "c"], [CX + side * 184, y + 310]]), shadow: 0.2, roll: 0.7,
      folds: [valley([[CX + side * 188, y + 200], [CX + side * 194, y + 300], [CX + side * 216, y + 404]], 8, 0.6)] })),
  ];
}

export function hijab(options: HijabOptions = {}): Drawing {
  const { colour = "#b98d84", fabric = "chiffon", style = "wrapped", edge, seed = 1, bg = "#e9e4de" } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  if (style === "turban") return { seed, bg, parts: turban(sew, colour) };
  if (style === "undercap") return { seed, bg, parts: undercap(sew, colour) };
  const { x, y } = headAt(FRAME);
  const instant = style === "instant";
  const width = instant ? 236 : 250;
  const bottom = instant ? 840 : 900;
  const fall: Point[] = [[x(138), y(510)], [x(150), y(600)], [left(width - 36), 730]];
  const folds = instant
    ? [...faceFolds(FRAME), ...fan({ top: [left(80), CX + 80, 600], hem: [left(width - 20), CX + width - 20, bottom + 30], count: 11, seed,
      width: 18, strength: 0.7 })]
    : [...faceFolds(FRAME).slice(0, 2), ...faceFolds(FRAME).slice(5, 7), ...shoulderFolds(width, bottom)];
  const head = headPiece(sew, { colour, frame: FRAME, fall, hem: chestHem(seed, width, bottom, 50), folds,
    edge: edge ?? (instant ? dark(colour, 0.08) : undefined) });
  const front = style === "wrapped" ? [wrap(sew)] : style === "draped" ? [wrap(sew), longEnd(sew, seed)] : [];
  return { seed, bg, parts: [...head, ...front] };
}

