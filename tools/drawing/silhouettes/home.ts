/** For the home: cushion, candle, folded throw, vase, mug. */
import { dark, light } from "../../../src/demo/colour.ts";
import { cloth } from "../parts/cloth.ts";
import { fringe } from "../parts/hems.ts";
import { blob, CX, ellipse, left, mapPath, mirrorFolds, ridge, strip, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Fold, GarmentOptions, Point, SceneOptions } from "../types.ts";

export type CushionOptions = GarmentOptions & { piping?: Hex; shape?: "square" | "long"; fringed?: boolean };

/** Corners pull in, sides bow out: the outline of a filled square. */
const CUSHION: readonly Point[] = [
  [150, 300], [300, 322], [450, 328], [600, 322], [750, 300], [734, 440], [728, 600], [734, 760], [752, 902], [600, 884], [450, 878],
  [300, 884], [148, 902], [166, 760], [172, 600], [166, 440],
];

function cushionFolds(flatten: (d: string) => string): Fold[] {
  const corner = [
    valley([[190, 350], [300, 450], [360, 520]], 24, 0.6), valley([[180, 420], [260, 480], [310, 540]], 20, 0.5),
    valley([[260, 345], [310, 410], [350, 460]], 18, 0.45),
  ];
  const below = corner.map((fold) => ({ ...fold, path: mapPath(fold.path, (x, y) => [x, 1200 - y]) }));
  const filling = [ridge([[300, 560], [450, 520], [600, 560]], 200, 0.5), ridge([[300, 680], [450, 700], [600, 680]], 180, 0.4)];
  return [...corner, ...mirrorFolds(corner), ...below, ...mirrorFolds(below), ...filling].map((fold) => ({ ...fold, path: flatten(fold.path) }));
}

export function cushion(options: CushionOptions = {}): Drawing {
  const { colour = "#d8c7a8", colour2 = "#4f6a62", print = "geo", printScale = 1.1, fabric = "linen", shape = "square" } = options;
  const { piping = colour2, fringed = false, seed = 1, bg = "#e9e4dc" } = options;
  const sew = cloth({ ...options, colour, colour2, print, printScale, fabric, stitch: "none" });
  const squash = shape === "long" ? 0.62 : 1;
  const flatten = (d: string) => mapPath(d, (x, y) => [x, 600 + (y - 600) * squash]);
  const outline = (grow: number) => blob(CUSHION.map(([x, y], i): Point => [CX + (x - CX) * grow, 600 + (y - 600) * grow * squash, i % 4 ? undefined : "c"]));
  const threads = fringed ? fringe(156, 744, 600 + 284 * squash, 46, piping, -14) : "";
  return {
    seed, bg,
    parts: [
      cloth({ colour: piping, fabric: "cotton", stitch: "none" })({ d: outline(1.022), roll: 1.4, wrinkle: 0.2, over: threads, overPad: 90 }),
      sew({ d: outline(1), folds: cushionFolds(flatten), foldBlur: 12, fabricTweak: { edge: 46, edgeHeight: 46 }, shadow: 0.3 }),
    ],
  };
}

export type CandleOptions = SceneOptions & { glass?: Hex; wax?: Hex; label?: Hex };

export function candle({ glass = "#c9a58a", wax = "#f3ead9", label = "#f7f2e8", seed = 2, bg = "#e6e0d8" }: CandleOptions = {}): Drawing {
  const g = { tone: glass, fabric: "gloss", wobble: 0 } as const;
  const body = sym([[CX, 470], [CX - 150, 466], [CX - 186, 474, "c"], [CX - 188, 700], [CX - 184, 930], [CX - 160, 958], [CX, 968]]);
  const grad = `<linearGradient id="cg" x1="0" x2="1"><stop offset="0" stop-color="${dark(glass, 0.35)}"/><stop offset=".14" stop-color="${light(glass, 0.25)}"/><stop offset=".5" stop-color="${glass}"/><stop offset=".86" stop-color="${dark(glass, 0.12)}"/><stop offset="1" stop-color="${dark(glass, 0.45)}"/></linearGradient>`;
  return {
    seed,
    bg,
    parts: [
      {
        ...g,
        d: body,
        fill: glass,
        defs: grad,
        roll: 0.5,
        inner: `<rect x="240" y="440" width="420" height="540" fill="url(#cg)"/><path d="M286 500V930" stroke="#fff" stroke-width="14" opacity=".4" filter="url(#b4)"/><path d="M622 500V930" stroke="#fff" stroke-width="5" opacity=".3" filter="url(#b2)"/>`,
      },
      {
        ...g,
        tone: wax,
        fill: wax,
        fabric: "rubber",
        d: ellipse(CX, 476, 182, 44),
        shadow: 0,
        inner: `<ellipse cx="${CX}" cy="480" rx="90" ry="20" fill="${dark(wax, 0.12)}" opacity=".6" filter="url(#b4)"/>`,
        over: `<path d="M450 474C446 450 452 440 449 420" stroke="#3a332c" stroke-width="5" fill="none" stroke-linecap="round"/><ellipse cx="${CX}" cy="476" rx="184" ry="45" fill="none" stroke="${light(glass, 0.5)}" stroke-width="5"/><path d="M449 424C430 404 440 376 451 350C462 378 470 402 449 424Z" fill="#f4b04a"/><path d="M449 420C441 406 445 392 451 378C457 394 459 408 449 420Z" fill="#fff3c8"/>`,
        overPad: 150,
      },
      {
        tone: label,
        fill: label,
        fabric: "paper",
        wobble: 0,
        shadow: 0.2,
        d: blob([[CX - 112, 640, "c"], [CX, 648], [CX + 112, 640, "c"], [CX + 112, 830, "c"], [CX, 838], [CX - 112, 830, "c"]]),
        inner: `<path d="M348 660Q450 668 552 660V812Q450 820 348 812Z" fill="none" stroke="#8a7358" stroke-width="2"/><text x="450" y="736" text-anchor="middle" font-family="serif" font-size="40" letter-spacing="8" fill="#5a4632">OUD</text><text x="450" y="778" text-anchor="middle" font-family="sans-serif" font-size="15" letter-spacing="5" fill="#5a4632">SOY WAX 220 G</text>`,
      },
    ],
  };
}

export type ThrowOptions = GarmentOptions & { fringed?: boolean };

/** A blanket folded in four, its corner thrown back. */
export function throwblanket(options: ThrowOptions = {}): Drawing {
  const { colour = "#c9bda8", fabric = "cable", fringed = true, seed = 3, bg = "#e9e5dd" } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const fold = (dx: number, dy: number, k: number, over = "") =>
    sew({
      d: blob([[170 + dx, 330 + dy, "c"], [450, 318 + dy], [730 - dx, 332 + dy, "c"], [742 - dx, 600 + dy], [734 - dx, 846 + dy, "c"],
        [450, 862 + dy], [164 + dx, 848 + dy, "c"], [156 + dx, 600 + dy]]),
      roll: 1.3, shadow: 0.42, seedKey: k, over, overPad: 90, wrinkle: 0.8,
      folds: [valley([[180, 500 + dy], [420, 540 + dy], [720, 516 + dy]], 20, 0.35),
        valley([[260, 360 + dy], [330, 560 + dy], [300, 820 + dy]], 22, 0.35), ridge([[600, 360 + dy], [640, 580 + dy], [604, 830 + dy]],
        24, 0.35)],
    });
  return {
    seed, bg,
    parts: [
      fold(-6, 64, 1, fringed ? fringe(176, 726, 912, 56, dark(colour, 0.04), 4) : ""), fold(2, 34, 2), fold(0, 0, 3),
      sew({ plain: true, fill: light(colour, 0.12), d: blob([[470, 862, "c"], [600, 742], [734, 640, "c"], [738, 760], [732, 848, "c"],
        [600, 860]]), shadow: 0.5, lift: 2, folds: [ridge([[490, 846], [610, 740], [724, 656]], 14, 0.7)] }),
    ],
  };
}

export type VaseOptions = SceneOptions & { colour?: Hex; stem?: Hex; style?: "round" | "tall" };

const VASE_SHADE = `<linearGradient id="vg" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".3"/><stop offset=".3" stop-color="#fff" stop-opacity=".2"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>`;

export function vase({ colour = "#c9a58a", stem = "#6f7a58", style = "round", seed = 4, bg = "#e8e3da" }: VaseOptions = {}): Drawing {
  const clay = cloth({ colour, fabric: "suede", stitch: "none" });
  const body = style === "round"
    ? sym([[CX, 640], [left(54), 644, "c"], [left(60), 700], [left(150), 760], [left(196), 870], [left(170), 990], [left(96), 1046],
      [CX, 1056]])
    : sym([[CX, 560], [left(70), 564, "c"], [left(64), 640], [left(96), 740], [left(124), 880], [left(108), 1010], [left(76), 1050],
      [CX, 1058]]);
  const top = style === "round" ? 640 : 560;
  const twig = (x: number, y: number, lean: number) => `<path d="M${CX} ${top + 8}C${CX + lean * 0.2} ${top - 140} ${x - lean * 0.1} ${y + 140} ${x} ${y}" stroke="${dark(stem, 0.25)}" stroke-width="6" fill="none"/>${Array.from({ length: 9 }, (_, i) => { const t = 0.3 + i * 0.078; const px = CX + (x - CX) * t * t; const py = top + (y - top) * t; const side = i % 2 ? 1 : -1; return `<path d="M${px} ${py}q${side * 34} -30 ${side * 62} -10q-26 34 -${side > 0 ? 62 : -62} 10Z" fill="${i % 3 ? stem : light(stem, 0.2)}"/>`; }).join("")}`;
  return {
    seed, bg,
    parts: [
      clay({ d: ellipse(CX, top, style === "round" ? 52 : 68, 12), fill: dark(colour, 0.6), wobble: 0, shadow: 0,
        over: twig(330, 200, -80) + twig(470, 150, 40) + twig(600, 250, 110), overPad: 520, overArea: ellipse(CX, 400, 230, 250) }),
      clay({ d: body, wobble: 0, wrinkle: 0, fabricTweak: { edge: 14, edgeHeight: 12 }, defs: VASE_SHADE,
        inner: `<rect x="240" y="540" width="420" height="530" fill="url(#vg)"/>`,
        folds: [ridge([[left(90), top + 180], [left(104), top + 280], [left(80), top + 380]], 60, 0.8),
        valley([[CX + 130, top + 200], [CX + 150, top + 290], [CX + 110, top + 390]], 50, 0.5)] }),
    ],
  };
}

export type MugOptions = SceneOptions & { colour?: Hex; ink?: Hex; text?: string };

export function mug({ colour = "#e9e2d2", ink = "#5a4632", text = "sabah el kheir", seed = 5, bg = "#e6e1d8" }: MugOptions = {}): Drawing {
  const glaze = cloth({ colour, fabric: "rubber", stitch: "none" });
  const shade = `<linearGradient id="mg" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".26"/><stop offset=".2" stop-color="#fff" stop-opacity=".22"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>`;
  return {
    seed, bg,
    parts: [
      glaze({ d: strip([[610, 560], [720, 560], [760, 660], [720, 770], [600, 790]], 46), wobble: 0, roll: 2.4, shadow: 0.3 }),
      glaze({
        d: sym([[CX, 460], [left(196), 452, "c"], [left(194), 700], [left(184), 850], [left(150), 892], [CX, 902]]), wobble: 0, roll: 0.8,
          defs: shade,
        inner: `<text x="450" y="690" text-anchor="middle" font-family="serif" font-style="italic" font-size="46" fill="${ink}">${text}</text><path d="M340 724H560" stroke="${ink}" stroke-width="3"/><rect x="240" y="440" width="420" height="480" fill="url(#mg)"/>`,
      }),
      glaze({ d: ellipse(CX, 456, 196, 44), fill: light(colour, 0.3), wobble: 0, shadow: 0,
        inner: `<ellipse cx="${CX}" cy="464" rx="178" ry="34" fill="#4a2f1e"/><ellipse cx="${CX - 40}" cy="456" rx="80" ry="12" fill="#6a4630" opacity=".8" filter="url(#b4)"/>` }),
    ],
  };
}
