/** One-piece clothes with legs: jumpsuits, dungarees and children's sleepsuits. */
import { dark, light } from "../../../src/demo/colour.ts";
import { bodice, DRESS_FRAME, type Fit } from "../parts/bodice.ts";
import { cloth } from "../parts/cloth.ts";
import { buttonAt, buttons, zip } from "../parts/fastenings.ts";
import { type Graphic, graphicSvg } from "../parts/graphics.ts";
import type { Neckline } from "../parts/neckline.ts";
import { patchPocket } from "../parts/pockets.ts";
import type { SleeveName } from "../parts/sleeve-styles.ts";
import { type Waist, waistPanels } from "../parts/waist.ts";
import { blob, bothSides, CX, left, mirror, mirrorPoints, place, smooth, strip, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Point } from "../types.ts";
import { top, type TopOptions } from "./top.ts";
import { legsOnly, type TrouserKind } from "./trousers.ts";

export type JumpsuitOptions = GarmentOptions & {
  neck?: Neckline;
  sleeve?: SleeveName;
  fit?: Fit;
  legs?: Extract<TrouserKind, "wide" | "palazzo" | "tailored" | "chino" | "cargo" | "culottes" | "flared">;
  front?: "buttons" | "zip" | "plain";
  pockets?: boolean;
  belt?: Waist;
  button?: Hex;
};

export function jumpsuit(options: JumpsuitOptions = {}): Drawing {
  const { colour = "#7a7f5c", fabric = "linen", neck = "collar", sleeve = "short", fit = "regular", legs = "wide", front = "buttons",
    seed = 6, bg = "#e9e6de" } = options;
  const sew = cloth({ ...options, colour, fabric });
  const button = options.button ?? dark(colour, 0.3);
  const waist = { x: 118, y: 448 };
  const upper = bodice(sew, DRESS_FRAME, { neck, sleeve, fit, seed, colour, knit: false, button, wrapTo: [108, 440],
    sleeveTrim: { stitched: true } });
  const ux = CX - upper.underarm[0];
  const uy = upper.underarm[1];
  const half: Point[] = [...upper.outline, [left((ux + waist.x) / 2), (uy + waist.y) / 2], [left(waist.x), waist.y, "c"]];
  const neckEnd = upper.neck.y + upper.neck.depth;
  const over = front === "buttons" ? buttons(CX, neckEnd + 24, waist.y - 26, 4, 7, button) : front === "zip" ? zip(CX, neckEnd, waist.y +
    130, colour) : "";
  const folds = bothSides([
    valley([[left(ux - 8), uy + 6], [left(90), uy + 50], [left(40), uy + 56]], 13, 0.6),
    valley([[left(waist.x - 6), waist.y - 46], [left(70), waist.y - 26], [left(20), waist.y - 36]], 12, 0.5),
  ], () => 0.8);
  return {
    seed, bg,
    parts: [
      ...upper.behind,
      ...place(legsOnly({ ...options, kind: legs, colour, fabric, seed }), { y: 204, scale: 0.84 }),
      sew({ d: blob([...half, [CX, waist.y + 8], ...mirrorPoints(half.slice(1))]), folds, shadow: 0.2, seams: front === "plain" ? []
        : [`M${CX + 14} ${neckEnd}L${CX + 14} ${waist.y}`], stitchDx: -4, stitchDy: 0, over, overPad: 160 }),
      ...(options.pockets ? [-1, 1].flatMap((side) => patchPocket(sew, { x: CX + side * 76, y: 256, w: 72, h: 80 })) : []),
      ...waistPanels(options.belt ?? { style: "elastic", colour, fabric }, waist.x, waist.y - 6),
      ...upper.finish,
    ],
  };
}

export type DungareesOptions = GarmentOptions & {
  legs?: Extract<TrouserKind, "chino" | "wide" | "jeans" | "widejeans" | "culottes" | "shorts" | "bermuda">;
  /** The top worn below it; none when absent. */
  under?: TopOptions;
  button?: Hex;
};

export function dungarees(options: DungareesOptions = {}): Drawing {
  const { colour = "#5b7fa3", fabric = "denim", legs = "chino", under, button = "#c9a75e", seed = 7, bg = "#eee9e1" } = options;
  const denim = fabric === "denim";
  const sew = cloth({ ...options, colour, fabric, stitch: denim ? "#d9a75a" : undefined });
  const bib = sym([[CX, 330], [left(92), 330, "c"], [left(96), 420], [left(150), 520, "c"], [CX, 530]]);
  const strap = strip([[left(78), 350], [left(96), 270], [left(84), under ? 170 : 140]], 32);
  const short = legs === "shorts" || legs === "bermuda";
  return {
    seed, bg,
    parts: [
      ...(under ? place(top(under).parts, { y: -170, scale: 0.74 }) : []),
      ...place(legsOnly({ ...options, kind: legs, colour, fabric, seed }), short ? { y: 170, scale: 0.94 } : { y: 196, scale: 0.84 }),
      ...[strap, mirror(strap)].map((d) => sew({ d, shadow: 0.3 })),
      sew({ d: bib, seams: [smooth([[left(86), 342], [CX, 342], [CX + 86, 342]])], stitchDy: 0, shadow: 0.3 }),
      ...patchPocket(sew, { x: CX, y: 382, w: 104, h: 100 }),
      sew({
        d: sym([[CX, 508], [left(120), 506], [left(152), 500, "c"], [left(154), 540, "c"], [CX, 552]]), shadow: 0.24,
        seams: [smooth([[left(150), 530], [CX, 542], [CX + 150, 530]])], stitchDy: 0,
        over: buttonAt(left(78), 356, 11, button) + buttonAt(CX + 78, 356, 11, button), overPad: 220,
      }),
    ],
  };
}

export type OnesieOptions = GarmentOptions & { sleeve?: "short" | "long"; legs?: "footed" | "short"; trim?: Hex; graphic?: Graphic };

/** A baby's sleepsuit: short body, wide legs, snaps down the front. */
export function onesie(options: OnesieOptions = {}): Drawing {
  const { colour = "#e9dfc9", fabric = "jersey", sleeve = "long", legs = "footed", trim = "#c98a6e", seed = 8, bg = "#eee9e1" } = options;
  const sew = cloth({ ...options, colour, fabric });
  const trimSew = cloth({ colour: trim, fabric: "finknit", stitch: "none" });
  const frame = { ...DRESS_FRAME, neckWidth: 70, neckY: 260, shoulderX: 168, shoulderY: 300, underarmX: 184, underarmY: 420, arm: 0.62 };
  const upper = bodice(sew, frame, { neck: "crew", sleeve, fit: "regular", seed, colour, knit: true, trimSew, bandWidth: 20,
    sleeveTrim: { ribbed: sleeve === "long" } });
  const leg: Point[] = legs === "footed"
    ? [[left(196), 640], [left(204), 820], [left(196), 930], [left(150), 968], [left(92), 950], [left(74), 880], [left(40), 760]]
    : [[left(194), 620], [left(204), 730, "c"], [left(120), 752], [left(60), 742, "c"], [left(34), 690]];
  const half = [...upper.outline, ...leg];
  const foot = legs === "footed" ? [-1, 1].map((side) => trimSew({ d: blob([[CX + side * 202, 872, "c"], [CX + side * 140, 884],
    [CX + side * 76, 872, "c"], [CX + side * 90, 950], [CX + side * 150, 972], [CX + side * 198, 930]]), shadow: 0.2, wrinkle: 0.5 })) : [];
  return {
    seed, bg,
    parts: [
      ...upper.behind,
      sew({
        d: blob([...half, [CX, legs === "footed" ? 690 : 676], ...mirrorPoints(half.slice(1))]),
        folds: bothSides([valley([[left(176), 430], [left(120), 480], [left(60), 486]], 13, 0.6),
          valley([[left(190), 640], [left(130), 660], [left(50), 690]], 14, 0.6),
          valley([[left(20), 680], [left(90), 640], [left(150), 650]], 13, 0.5),
          valley([[left(200), 800], [left(140), 820], [left(90), 806]], 12, 0.5)]),
        inner: options.graphic ? graphicSvg({ y: 500, size: 0.7, ...options.graphic }) : "",
        over: options.graphic ? "" : buttons(CX, 350, 640, 5, 9, light(trim, 0.4)),
      }),
      ...foot,
      ...upper.finish,
    ],
  };
}
