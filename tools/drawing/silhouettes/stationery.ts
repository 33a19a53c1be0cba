/** Gifts and stationery: notebook, gift box, greeting card with envelope, pen. */
import { dark, light } from "../../../src/demo/colour.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { blob, CX, ellipse, mirror, mirrorFolds, place, ridge, strip, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, SceneOptions } from "../types.ts";

export type NotebookOptions = SceneOptions & { colour?: Hex; trim?: Hex; ornament?: "rosette" | "lines" | "none"; ribbon?: Hex };

/** A cover with rounded fore-edge corners and a straight spine. */
const cover = (x0: number, y0: number, x1: number, y1: number) =>
  blob([[x0, y0 + 14], [x0 + 14, y0, "c"], [x1 - 16, y0], [x1, y0 + 16], [x1, y1 - 16], [x1 - 16, y1], [x0 + 14, y1, "c"], [x0, y1 - 14]]);

const ORNAMENT = {
  rosette: (trim: Hex) =>
    Array.from({ length: 8 }, (_, k) => `<path d="M0 -92C26 -60 26 -32 0 0C-26 -32 -26 -60 0 -92Z" transform="translate(440 560) rotate(${k * 45})" fill="none" stroke="${trim}" stroke-width="4"/>`).join("") +
    `<circle cx="440" cy="560" r="14" fill="${trim}"/><rect x="290" y="320" width="330" height="540" rx="6" fill="none" stroke="${trim}" stroke-width="2.4"/>`,
  lines: (trim: Hex) => `<path d="M330 420H570M330 446H510" stroke="${trim}" stroke-width="6"/><path d="M330 800H430" stroke="${trim}" stroke-width="4"/>`,
  none: () => "",
};

export function notebook({ colour = "#3f5a50", trim = "#d0ae68", ornament = "rosette", ribbon = "#a8433a", seed = 3, bg = "#e8e3da" }: NotebookOptions = {}): Drawing {
  const leather = cloth({ colour, fabric: "leather", stitch: "none" });
  const paper = cloth({ colour: "#f2ebdd", fabric: "paper", stitch: "none" });
  const elastic = cloth({ colour: trim, fabric: "canvas", stitch: "none" });
  const marker = cloth({ colour: ribbon, fabric: "satin", stitch: "none" });
  const edges = Array.from({ length: 8 }, (_, i) => `<path d="M${690 + i * 1.4} 270V936M230 ${926 + i * 1.4}H700" stroke="#b8aa90" stroke-width=".7"/>`).join("");
  return {
    seed, bg,
    parts: [
      leather({ d: cover(222, 272, 708, 944), wobble: 0.3 }),
      paper({ d: cover(228, 268, 700, 936), wobble: 0.3, inner: edges }),
      leather({ d: cover(214, 256, 688, 922), wobble: 0.3, shadow: 0.4, folds: [valley([[262, 262], [264, 600], [262, 918]], 8, 0.8)], inner: ORNAMENT[ornament](trim) }),
      elastic({ d: strip([[640, 254], [641, 600], [640, 924]], 16), wobble: 0.2, shadow: 0.4 }),
      marker({ d: blob([[318, 922, "c"], [334, 922, "c"], [342, 980], [350, 1030, "c"], [340, 1020, "c"], [330, 1034, "c"], [324, 980]]), shadow: 0.4 }),
    ],
  };
}

export type GiftboxOptions = GarmentOptions & { ribbon?: Hex };

const box = (x0: number, y0: number, x1: number, y1: number) => `M${x0} ${y0}L${x1} ${y0}L${x1} ${y1}L${x0} ${y1}Z`;

/** Two loops, two tails and the knot between them. */
function ribbonBow(satin: Sew): Panel[] {
  const loop = blob([[452, 600, "c"], [380, 520], [280, 490], [240, 540], [280, 610], [370, 630]]);
  const tail = strip([[446, 610], [390, 700], [330, 790]], 38, 56);
  const loopFolds = [valley([[444, 600], [360, 556], [262, 536]], 16, 0.9), ridge([[444, 612], [350, 600], [276, 590]], 14, 0.7)];
  const tailFolds = [valley([[440, 630], [390, 700], [340, 780]], 12, 0.7)];
  return [
    satin({ d: tail, shadow: 0.5, folds: tailFolds }), satin({ d: mirror(tail), shadow: 0.5, folds: mirrorFolds(tailFolds) }),
    satin({ d: loop, folds: loopFolds, shadow: 0.6, lift: 2 }), satin({ d: mirror(loop), folds: mirrorFolds(loopFolds), shadow: 0.6, lift: 2 }),
    satin({ d: blob([[420, 586], [450, 572], [482, 586], [486, 620], [450, 636], [416, 620]]), shadow: 0.5, folds: [valley([[440, 580], [444, 604], [436, 630]], 8, 0.8)] }),
  ];
}

export function giftbox(options: GiftboxOptions = {}): Drawing {
  const { colour = "#e7d9c6", ribbon = "#8a2f3c", seed = 4, bg = "#e6e1da" } = options;
  const paper = cloth({ ...options, colour, fabric: "paper", stitch: "none" });
  const satin = cloth({ colour: ribbon, fabric: "satin", stitch: "none" });
  const flat = { wobble: 0.3, shadow: 0.3, wrinkle: 0.3 };
  return {
    seed, bg,
    parts: [
      paper({ d: box(186, 340, 714, 868), wobble: 0.3 }),
      paper({ d: box(178, 332, 722, 860), wobble: 0.3, shadow: 0.3 }),
      satin({ d: box(420, 330, 480, 862), ...flat, folds: [ridge([[450, 340], [450, 600], [450, 860]], 20, 0.4)] }),
      satin({ d: box(176, 572, 724, 632), ...flat }),
      ...ribbonBow(satin),
    ],
  };
}

export type CardOptions = SceneOptions & { colour?: Hex; ink?: Hex; envelope?: Hex; motif?: "crescent" | "flowers" | "lantern" };

const MOTIF = {
  crescent: (ink: Hex) => `<path d="M480 478A112 112 0 1 0 480 682A88 88 0 1 1 480 478Z" fill="${ink}"/><path d="M520 530l11 30 32 2-25 20 9 31-27-18-27 18 9-31-25-20 32-2Z" fill="${ink}"/>`,
  flowers: (ink: Hex) => [[400, 560, 1], [500, 520, 0.8],
    [470, 640, 0.9]].map(([x, y, k]) => `<g transform="translate(${x} ${y}) scale(${k})">${Array.from({ length: 6 }, (_, i) => `<ellipse cy="-34" rx="17" ry="28" transform="rotate(${i * 60})" fill="${ink}"/>`).join("")}<circle r="15" fill="#e6c469"/></g>`).join("") + `<path d="M400 600C410 680 440 720 450 780M470 680C468 720 456 750 450 780M500 560C510 650 470 730 450 780" stroke="${dark(ink, 0.4)}" stroke-width="5" fill="none"/>`,
  lantern: (ink: Hex) => `<path d="M450 400v50M410 480h80l26 60-26 140h-80l-26-140ZM430 450h40l16 30h-72Z" fill="none" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/><path d="M450 540c-22 30-22 60 0 80c22-20 22-50 0-80Z" fill="${ink}"/><path d="M384 540h132M450 680v60" stroke="${ink}" stroke-width="6"/>`,
} as const;

export function card({ colour = "#f4eee2", ink = "#b98a4e", envelope = "#6f8578", motif = "crescent", seed = 5, bg = "#e8e3da" }: CardOptions = {}): Drawing {
  const paper = cloth({ colour, fabric: "paper", stitch: "none" });
  const wrap = cloth({ colour: envelope, fabric: "paper", stitch: "none" });
  const border = `<rect x="282" y="352" width="336" height="496" fill="none" stroke="${ink}" stroke-width="3"/>`;
  return {
    seed, bg,
    parts: [
      ...place([
        wrap({ d: "M170 420L730 420L730 820L170 820Z", wobble: 0.3 }),
        wrap({ d: "M170 420L730 420L480 640L450 652L420 640Z", wobble: 0.3, shadow: 0.4, fill: light(envelope, 0.06) }),
      ], { x: 110, y: 170, turn: -9 }),
      ...place([paper({ d: "M256 326L644 326L644 874L256 874Z", wobble: 0.3, shadow: 0.5, lift: 1.6, inner: border + MOTIF[motif](ink) })],
        { x: -90, y: -70, turn: 5 }),
    ],
  };
}

export type PenOptions = SceneOptions & { colour?: Hex; metal?: Hex };

/** A pen lying across its box. */
export function pen({ colour = "#23324a", metal = "#d2b06a", seed = 6, bg = "#e7e2d9" }: PenOptions = {}): Drawing {
  const box = cloth({ colour: "#2b2a2c", fabric: "leather", stitch: "none" });
  const lining = cloth({ colour: "#d9cdb8", fabric: "velvet", stitch: "none" });
  const body = cloth({ colour, fabric: "gloss", stitch: "none" });
  const gold = cloth({ colour: metal, fabric: "metal", stitch: "none" });
  const barrel = [
    body({ d: blob([[422, 260], [450, 244], [478, 260], [482, 420], [480, 600, "c"], [420, 600, "c"], [418, 420]]), wobble: 0, shadow: 0.5,
      lift: 1.6, folds: [ridge([[438, 280], [436, 440], [438, 590]], 14, 0.9)] }),
    gold({ d: "M417 596L483 596L483 618L417 618Z", wobble: 0 }),
    body({ d: blob([[421, 616, "c"], [479, 616, "c"], [478, 780], [466, 866, "c"], [434, 866, "c"], [422, 780]]), wobble: 0, shadow: 0.5,
      lift: 1.6, folds: [ridge([[438, 630], [438, 740], [444, 850]], 14, 0.9)] }),
    gold({ d: blob([[434, 864, "c"], [466, 864, "c"], [458, 910], [450, 950, "c"], [442, 910]]), wobble: 0, seams: [] }),
    gold({ d: strip([[484, 280], [490, 420], [486, 520]], 12), wobble: 0, shadow: 0.4 }),
    gold({ d: ellipse(CX, 250, 22, 10), wobble: 0 }),
  ];
  return {
    seed, bg,
    parts: [
      box({ d: blob([[300, 190, "c"], [600, 190, "c"], [606, 600], [600, 1010, "c"], [300, 1010, "c"], [294, 600]]), wobble: 0.3 }),
      lining({ d: blob([[330, 222, "c"], [570, 222, "c"], [570, 978, "c"], [330, 978, "c"]]), wobble: 0.3, shadow: 0.2,
        folds: [valley([[450, 240], [450, 600], [450, 960]], 60, 0.6)] }),
      ...place(barrel, { turn: 3 }),
    ],
  };
}
