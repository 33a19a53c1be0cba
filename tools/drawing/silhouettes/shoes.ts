/** Shoes in profile, toe to the right: sneakers and heels. */
import { dark, light, mix } from "../../../src/demo/colour.ts";
import type { FabricName } from "../fabrics.ts";
import { laces, leatherOf, pair } from "../parts/shoe.ts";
import { ribLines } from "../parts/bands.ts";
import { place, ridge, smooth, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Panel, Point, SceneOptions } from "../types.ts";

export type SneakersOptions = SceneOptions & { colour?: Hex; accent?: Hex; sole?: Hex; gum?: Hex; fabric?: FabricName; style?: "court" | "runner" | "hightop" | "slipon" };

const SNEAKER_SOLE: Point[] = [
  [34, 328, "c"], [60, 334], [240, 346], [480, 340], [630, 322], [660, 326], [668, 348], [650, 376], [560, 390], [330, 396], [90, 392], [44, 384], [30, 358],
];

const GUM_SOLE: Point[] = [
  [34, 370, "c"], [160, 384], [480, 384], [660, 358, "c"], [646, 380], [560, 392], [330, 398], [90, 394], [46, 386],
];

/** Collar height at heel and instep; everything above the sole follows from it. */
function upperShape(high: number): Point[] {
  return [[40, 332, "c"], [34, 270], [44, 206 - high], [66, 176 - high], [96, 180 - high], [150, 206 - high], [206, 202 - high],
    [240, 168 - high, "c"], [300, 196 - high * 0.5], [372, 236], [450, 262], [540, 272], [616, 290], [654, 318], [652, 336, "c"],
    [480, 350], [240, 352]];
}

function sneakerDetails(style: NonNullable<SneakersOptions["style"]>, colour: Hex, accent: Hex, fabric: FabricName, high: number): Panel[] {
  const cut = leatherOf(colour, fabric);
  const mark = leatherOf(accent, fabric);
  const toe = cut([[520, 268, "c"], [600, 284], [652, 314], [652, 336, "c"], [540, 347], [508, 348, "c"], [524, 310]],
    { tone: mix(colour, "#d5cdbd", 0.25), fill: mix(colour, "#d5cdbd", 0.25), seams: [smooth([[526, 276], [530, 312], [516, 344]])] });
  const counter = mark([[40, 332, "c"], [34, 270], [44, 212 - high * 0.3], [66, 200 - high * 0.3], [104, 216 - high * 0.3], [118, 270],
    [112, 340, "c"]], { seams: [smooth([[100, 222 - high * 0.3], [112, 270], [106, 336]])] });
  if (style === "slipon") return [cut([[150, 210, "c"], [200, 206, "c"], [216, 250], [196, 284], [168, 250]],
    { tone: accent, fill: accent, fabric: "finknit", rib: ribLines(9, 146, 220, 200, 288) }), counter];
  const eyestay = cut([[214, 208 - high, "c"], [240, 172 - high, "c"], [330, 216 - high * 0.4], [440, 262, "c"], [404, 288], [340, 270],
    [268, 236 - high * 0.3]], { tone: mix(colour, "#d8d0c0", 0.3), fill: mix(colour, "#d8d0c0", 0.3),
    seams: [smooth([[222, 212 - high], [276, 244 - high * 0.3], [344, 276], [402, 282]])] });
  const rows = high ? 7 : 5;
  const laced = laces(Array.from({ length: rows }, (_, i) => { const t = i / (rows - 1); return [244 + 130 * t, 206 - high * (1 - t) +
    64 * t, 286 + 122 * t, 176 - high * (1 - t) * 0.9 + 72 * t] as const; }), colour);
  const marks = style === "runner"
    ? [mark([[150, 348, "c"], [250, 300], [380, 276], [470, 280, "c"], [360, 310], [250, 350, "c"]], { seams: [] }),
      cut([[236, 350, "c"], [300, 320], [420, 318], [500, 330, "c"], [440, 348]], { tone: light(accent, 0.4), fill: light(accent, 0.4) })]
    : [mark([[196, 346, "c"], [230, 290], [300, 262, "c"], [326, 276, "c"], [270, 306], [240, 350, "c"]]),
      mark([[266, 350, "c"], [296, 306], [350, 282, "c"], [378, 292, "c"], [334, 316], [312, 351, "c"]])];
  return [toe, ...marks, counter, { ...eyestay, over: laced }];
}

export function sneakers({ colour = "#f1eee8", accent = "#2f4a3c", sole = "#f6f3ec", gum = "#b98a54", fabric, style = "court", seed = 4, bg = "#e3e1dc" }: SneakersOptions = {}): Drawing {
  const cloth = fabric ?? (style === "runner" ? "finknit" : style === "court" ? "leather" : "canvas");
  const high = style === "hightop" ? 110 : 0;
  const cut = leatherOf(colour, cloth);
  const rubber = leatherOf(sole, "rubber");
  const chunky = style === "runner";
  const tongue = style === "slipon" ? [] : [
    cut([[228, 190 - high, "c"], [232, 140 - high], [262, 122 - high], [290, 138 - high], [330, 196 - high * 0.5], [400, 246, "c"],
      [300, 236]], { tone: mix(colour, "#d8d0c0", 0.4), fill: mix(colour, "#d8d0c0", 0.4) }),
  ];
  const one = [
    ...tongue,
    leatherOf(dark(accent, 0.35), "fleece")([[66, 182 - high, "c"], [120, 186 - high], [200, 190 - high], [240, 172 - high, "c"],
      [210, 206 - high], [150, 210 - high]], { shadow: 0 }),
    rubber(chunky ? SNEAKER_SOLE.map(([x, y, c]): Point => [x, y > 370 ? y + 16 : y, c]) : SNEAKER_SOLE,
      { shadow: 0.34, inner: `<path d="M34 356C160 378 540 376 664 342" stroke="${dark(sole, 0.4)}" stroke-width="2" fill="none" opacity=".5"/>` }),
    leatherOf(gum, "rubber")(GUM_SOLE.map(([x, y, c]): Point => [x, y + (chunky ? 14 : 0), c]), { shadow: 0 }),
    cut(upperShape(high), { folds: [valley([[430, 262], [438, 300], [430, 346]], 8, 0.7), valley([[458, 268], [470, 304], [464, 346]], 7,
      0.6), valley([[150, 212 - high], [146, 270], [170, 340]], 14, 0.3)] }),
    ...sneakerDetails(style, colour, accent, cloth, high),
  ];
  return { seed, bg, parts: pair(one, { x: 96, y: 60, scale: 0.98 }, { x: 60, y: 470 + high, scale: 1.06 }) };
}

export type HeelsOptions = SceneOptions & { colour?: Hex; fabric?: FabricName; insole?: Hex; style?: "pump" | "block" | "kitten" | "slingback" };

/** Heel shapes below a fixed arch; lower heels are drawn by flattening the whole shoe. */
const HEEL: Record<NonNullable<HeelsOptions["style"]>, { points: Point[]; flatten: number }> = {
  pump: { points: [[176, 430, "c"], [250, 452, "c"], [236, 520], [222, 600], [216, 690, "c"], [184, 690, "c"], [186, 600], [180, 520]],
    flatten: 1 },
  block: { points: [[172, 426, "c"], [266, 456, "c"], [262, 560], [262, 690, "c"], [176, 690, "c"], [174, 560]], flatten: 0.8 },
  kitten: { points: [[176, 430, "c"], [246, 452, "c"], [226, 520], [216, 600], [212, 690, "c"], [186, 690, "c"], [188, 600], [184, 520]],
    flatten: 0.56 },
  slingback: { points: [[180, 430, "c"], [250, 452, "c"], [232, 520], [218, 600], [214, 690, "c"], [186, 690, "c"], [188, 600],
    [184, 520]], flatten: 0.78 },
};

export function heels({ colour = "#8c1f2e", fabric = "leather", insole = "#d9b892", style = "pump", seed = 4, bg = "#e9e4df" }: HeelsOptions = {}): Drawing {
  const { points, flatten } = HEEL[style];
  const down = (list: Point[]): Point[] => list.map(([x, y, c]): Point => [x,
    696 - (696 - y) * (x < 640 ? flatten + (1 - flatten) * Math.max(0, (x - 300) / 340) ** 2 : 1), c]);
  const cut = leatherOf(colour, fabric);
  const sole = leatherOf(dark(colour, 0.65), "rubber");
  const open = style === "slingback";
  const body: Point[] = open
    ? [[400, 470, "c"], [470, 530], [560, 560], [640, 556, "c"], [706, 606], [764, 660], [782, 686], [764, 697], [660, 700], [560, 684],
      [470, 616, "c"], [420, 560]]
    : [[178, 292, "c"], [196, 296], [252, 360], [340, 428], [440, 512], [520, 560], [590, 566], [640, 556, "c"], [706, 606], [764, 660],
      [782, 686], [764, 697], [660, 700], [560, 684], [450, 594], [340, 494], [246, 458], [178, 446], [166, 380]];
  const one = [
    cut(down(points), { folds: [ridge(down([[206, 450], [204, 560], [200, 680]]), 16, 0.6)], shadow: 0.1 }),
    sole([[points.at(-3)![0] - 2, 684, "c"], [points.at(-4)![0] + 2, 684, "c"], [points.at(-4)![0] + 2, 700, "c"],
      [points.at(-3)![0] - 2, 700, "c"]], { shadow: 0.1 }),
    sole(down([[186, 448, "c"], [340, 486], [450, 580], [560, 672], [680, 694], [770, 690, "c"], [764, 704], [660, 710], [540, 696],
      [430, 602], [330, 508], [186, 468, "c"]]), { shadow: 0.1 }),
    leatherOf(insole)(down([[180, 304, "c"], [256, 340], [346, 396], [446, 474], [540, 532], [640, 556, "c"], [560, 640], [440, 570],
      [330, 480], [180, 442, "c"]].map(([x, y, c]) => [x, open && Number(x) < 400 ? Math.max(Number(y), 420) : y, c]) as Point[]),
      { fill: dark(insole, 0.14), shadow: 0, roll: 0.6 }),
    ...(open ? [cut(down([[410, 470, "c"], [300, 400], [200, 330], [166, 340], [166, 380], [184, 392], [300, 420], [420, 500, "c"],
      [400, 500], [290, 436], [176, 404], [150, 360], [160, 320], [206, 314], [310, 384]]), { shadow: 0.3, roll: 0.6 })] : []),
    cut(down(body), {
      shadow: 0.3, seams: open ? [] : [smooth(down([[184, 304], [252, 370], [340, 438], [440, 522], [520, 572], [590, 578], [636, 568]]))],
        stitch: dark(colour, 0.3),
      folds: [ridge([[600, 592], [680, 632], [750, 680]], 26, 0.6), ridge(down([[190, 330], [200, 390], [204, 440]]), 20, open ? 0 : 0.5),
        valley([[490, 590], [520, 620], [556, 664]], 14, 0.3)],
    }),
  ];
  const rise = 390 * (0.4 + 0.6 * flatten);
  return { seed, bg, parts: [...place(one, { x: 20, y: -100, scale: 0.92 }), ...place(one, { x: -30, y: rise - 100, scale: 1.02 })] };
}
