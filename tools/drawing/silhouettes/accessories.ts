/** Sunglasses, leather belts, gloves, umbrella and perfume. */
import { dark, light } from "../../../src/demo/colour.ts";
import { ribLines } from "../parts/bands.ts";
import { cloth } from "../parts/cloth.ts";
import { blob, CX, ellipse, left, mirror, place, ridge, smooth, strip, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, Point, SceneOptions } from "../types.ts";

const GOLD = "#d6b36c";

export type SunglassesOptions = SceneOptions & { colour?: Hex; lens?: Hex; style?: "round" | "square" | "cateye" | "aviator" };

/** Left lens and the rim around it. */
const LENS: Record<NonNullable<SunglassesOptions["style"]>, { lens: Point[]; rim: Point[] }> = {
  round: { lens: [[196, 612], [216, 540], [300, 506], [384, 540], [406, 612], [384, 684], [300, 718], [216, 684]],
    rim: [[168, 608], [192, 522], [300, 480], [408, 522], [434, 600], [408, 702], [300, 744], [192, 702]] },
  square: { lens: [[196, 556], [250, 536], [360, 538], [406, 560], [404, 650], [372, 698], [258, 702], [206, 660]],
    rim: [[160, 540, "c"], [200, 516], [270, 508], [370, 510], [432, 540], [432, 660], [384, 726], [252, 730], [182, 674], [172, 590]] },
  cateye: { lens: [[180, 528], [260, 530], [370, 556], [406, 600], [390, 660], [320, 694], [240, 680], [194, 610]],
    rim: [[128, 486, "c"], [250, 502], [380, 530], [434, 580], [424, 676], [330, 722], [226, 708], [168, 620], [150, 540]] },
  aviator: { lens: [[200, 540], [290, 524], [390, 536], [412, 580], [390, 670], [330, 738], [252, 728], [206, 640]],
    rim: [[190, 530], [290, 512], [396, 524], [424, 576], [402, 676], [336, 750], [246, 740], [196, 646]] },
};

export function sunglasses({ colour = "#4a2f20", lens = "#3b3a34", style = "square", seed = 1, bg = "#e9e4dc" }: SunglassesOptions = {}): Drawing {
  const wire = style === "aviator";
  const sew = cloth({ colour: wire ? GOLD : colour, fabric: wire ? "metal" : "gloss", stitch: "none" });
  const shape = LENS[style];
  const lensD = blob(shape.lens);
  const rimD = blob(shape.rim) + lensD;
  const hinge = shape.rim[0]![1] + 10;
  const gradient = `<linearGradient id="lg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark(lens, 0.5)}"/><stop offset="1" stop-color="${light(lens, 0.42)}"/></linearGradient>`;
  const glass = (d: string): Panel => ({
    d, tone: lens, fill: lens, fabric: "gloss", wobble: 0, alpha: 0.88, shadow: 0, roll: 0.4, defs: gradient,
    inner: `<rect x="150" y="470" width="600" height="300" fill="url(#lg)"/><path d="M210 520L330 490L240 750L150 760ZM520 520L640 490L550 750L460 760Z" fill="#fff" opacity=".14"/>`,
  });
  const thin = wire ? 9 : 18;
  const arm = (points: Point[], shade: number) => sew({ d: strip(points, thin, thin + 5), fill: dark(wire ? GOLD : colour, shade),
    wobble: 0, roll: 0.7, shadow: 0.35 });
  return {
    seed, bg,
    parts: [
      arm([[left(284), hinge], [left(270), hinge - 66], [left(190), hinge - 104], [CX + 80, hinge - 118], [CX + 206, hinge - 100],
        [CX + 258, hinge - 40]], 0.2),
      arm([[CX + 284, hinge], [CX + 268, hinge - 74], [CX + 188, hinge - 122], [left(50), hinge - 138], [left(198), hinge - 118],
        [left(252), hinge - 60]], 0),
      glass(lensD), glass(mirror(lensD)),
      sew({ d: rimD, fillRule: "evenodd", wobble: 0, roll: 0.6, shadow: 0.4 }),
        sew({ d: mirror(rimD), fillRule: "evenodd", wobble: 0, roll: 0.6, shadow: 0.4 }),
      sew({ d: strip([[left(36), 566], [CX, 548], [CX + 36, 566]], thin), wobble: 0, roll: 0.7, shadow: 0.2 }),
      ...(wire ? [sew({ d: strip([[left(70), 526], [CX, 518], [CX + 70, 526]], 8), wobble: 0, shadow: 0.3 })] : []),
    ],
  };
}

export type BeltOptions = SceneOptions & { colour?: Hex; metal?: Hex; style?: "coiled" | "woven" };

/** A belt rolled up, buckle in front. */
export function leatherbelt({ colour = "#6b3f22", metal = GOLD, style = "coiled", seed = 2, bg = "#e7e2d9" }: BeltOptions = {}): Drawing {
  const sew = cloth({ colour, fabric: style === "woven" ? "straw" : "leather", stitch: light(colour, 0.35) });
  const gold = cloth({ colour: metal, fabric: "metal", stitch: "none" });
  const coil = (rx: number, ry: number, lift: number) => sew({ d: ellipse(CX, 560 + lift, rx, ry) + ellipse(CX, 546 + lift, rx - 16,
    ry - 22), fillRule: "evenodd", wobble: 0.3, shadow: 0.4 });
  const band = blob([[left(300), 560, "c"], [left(180), 660], [CX, 690], [CX + 180, 660], [CX + 300, 560, "c"], [CX + 304, 650, "c"],
    [CX + 190, 756], [CX, 790], [left(190), 756], [left(304), 650, "c"]]);
  const holes = [0, 1, 2, 3].map((i) => `<ellipse cx="${CX + 120 + i * 36}" cy="${726 - i * 18}" rx="6" ry="7" fill="#1a120c"/>`).join("");
  return {
    seed, bg,
    parts: [
      coil(250, 92, -30), coil(278, 108, -10), coil(304, 124, 10),
      sew({ d: band, shadow: 0.4, over: holes, seams: [smooth([[left(290), 590], [CX, 704], [CX + 290, 590]]),
        smooth([[left(292), 640], [CX, 776], [CX + 292, 640]])], stitchDy: 0 }),
      gold({ d: "M384 664L516 664L516 820L384 820ZM410 690L490 690L490 794L410 794Z", fillRule: "evenodd", wobble: 0.2, shadow: 0.5,
        roll: 1.2 }),
      gold({ d: strip([[400, 742], [450, 736], [506, 742]], 14), wobble: 0, shadow: 0.5 }),
    ],
  };
}

export type GlovesOptions = GarmentOptions & { trim?: Hex };

export function gloves(options: GlovesOptions = {}): Drawing {
  const { colour = "#5a3a2e", fabric = "leather", trim = dark(colour, 0.2), seed = 3, bg = "#e6e1da" } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: light(colour, 0.3) });
  const cuffSew = cloth({ colour: trim, fabric: "finknit", stitch: "none" });
  const hand: Point[] = [
    [366, 860, "c"], [358, 720], [326, 640], [282, 556], [280, 516], [310, 504], [344, 530], [382, 590], [372, 440], [362, 320],
      [376, 288], [404, 286], [420, 316], [430, 470],
    [432, 270], [444, 238], [474, 236], [488, 268], [492, 470], [506, 300], [520, 270], [548, 274], [558, 306], [550, 490], [566, 390],
      [582, 364], [606, 372], [612, 404], [594, 560], [580, 700], [566, 860, "c"],
  ];
  const one = [
    sew({ d: blob(hand), seams: [smooth([[424, 480], [418, 540], [414, 600]]), smooth([[484, 480], [480, 540], [474, 600]]),
      smooth([[540, 500], [532, 550], [524, 600]])], stitchDy: 0, roll: 1.2, folds: [valley([[370, 640], [440, 690], [540, 680]], 16, 0.5),
      valley([[360, 720], [460, 750], [570, 736]], 14, 0.5), ridge([[460, 300], [460, 400], [462, 470]], 16, 0.4),
      ridge([[396, 320], [400, 420], [408, 480]], 16, 0.4), ridge([[530, 330], [526, 420], [518, 490]], 16, 0.4)] }),
    cuffSew({ d: blob([[360, 840, "c"], [466, 852], [572, 840, "c"], [580, 980, "c"], [466, 992], [352, 980, "c"]]),
      rib: ribLines(20, 354, 578, 836, 990), shadow: 0.3, wrinkle: 0.3 }),
  ];
  return { seed, bg, parts: [...place(one, { x: -110, y: 10, scale: 0.9, turn: -8 }),
    ...place(one, { x: 130, y: 30, scale: 0.9, turn: 6, flip: true })] };
}

export type UmbrellaOptions = GarmentOptions & { handle?: Hex };

/** Open, from the side. */
export function umbrella(options: UmbrellaOptions = {}): Drawing {
  const { colour = "#2f4a6a", fabric = "nylon", handle = "#6b4a30", seed = 4, bg = "#e4e4e0" } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const wood = cloth({ colour: handle, fabric: "gloss", stitch: "none" });
  const tips = [left(380), left(228), left(76), CX + 76, CX + 228, CX + 380];
  const scallops = tips.slice(0, -1).flatMap((x, i): Point[] => { const next = tips[i + 1]!; return [[x, 620 + Math.abs(i - 2) * 4, "c"],
    [(x + next) / 2, 584]]; });
  const ribs = tips.slice(1, -1).map((x) => smooth([[CX, 236], [CX + (x - CX) * 0.7, 400], [x, 616]]));
  return {
    seed, bg,
    parts: [
      wood({ d: strip([[CX, 230], [CX, 600], [CX, 900], [CX + 6, 960], [CX + 46, 1000], [CX + 86, 968], [CX + 90, 920]], 20), wobble: 0,
        roll: 1.2 }),
      sew({
        d: blob([[CX, 226], [left(150), 262], [left(300), 420], ...scallops, [CX + 380, 622, "c"], [CX + 300, 420], [CX + 150, 262]]),
          seams: ribs, shadow: 0.4,
        folds: [...tips.slice(0, -1).flatMap((x, i) => { const next = tips[i + 1]!; const middle = (x +
          next) / 2; return [ridge([[CX, 250], [CX + (middle - CX) * 0.7, 400], [middle, 590]], 44, 0.6)]; }),
          ...tips.slice(1, -1).map((x) => valley([[CX, 250], [CX + (x - CX) * 0.7, 400], [x, 616]], 9, 0.8))],
        over: `<path d="M${CX} 232V196" stroke="${dark(handle, 0.3)}" stroke-width="10" stroke-linecap="round"/>`,
      }),
    ],
  };
}

export type PerfumeOptions = SceneOptions & { colour?: Hex; metal?: Hex; name?: string };

export function perfume({ colour = "#d9b07a", metal = GOLD, name = "MISK", seed = 5, bg = "#e8e2d8" }: PerfumeOptions = {}): Drawing {
  const glass = cloth({ colour, fabric: "gloss", stitch: "none" });
  const gold = cloth({ colour: metal, fabric: "metal", stitch: "none" });
  const shade = `<linearGradient id="pg" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".3"/><stop offset=".18" stop-color="#fff" stop-opacity=".5"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".86" stop-color="#000" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>`;
  return {
    seed, bg,
    parts: [
      glass({
        d: sym([[CX, 520], [left(150), 520], [left(190), 540], [left(206), 600], [left(206), 900], [left(190), 950], [left(150), 966],
          [CX, 970]]), wobble: 0, defs: shade, fill: light(colour, 0.5),
        inner: `<path d="M262 640H638V930Q638 946 620 946H280Q262 946 262 930Z" fill="${colour}" opacity=".85"/><rect x="230" y="500" width="440" height="480" fill="url(#pg)"/>`,
      }),
      gold({ d: "M404 452L496 452L496 524L404 524Z", wobble: 0 }),
      glass({ d: sym([[CX, 290], [left(70), 292], [left(92), 312], [left(96), 440, "c"], [CX, 452]]), wobble: 0, fill: dark(metal, 0.6),
        tone: dark(metal, 0.6), shadow: 0.3, folds: [ridge([[left(50), 310], [left(54), 370], [left(50), 430]], 18, 0.9)] }),
      cloth({ colour: "#f7f2e8", fabric: "paper", stitch: "none" })({ d: "M350 700L550 700L550 850L350 850Z", wobble: 0, shadow: 0.2,
        inner: `<rect x="360" y="710" width="180" height="130" fill="none" stroke="${dark(metal, 0.2)}" stroke-width="2"/><text x="450" y="790" text-anchor="middle" font-family="serif" font-size="42" letter-spacing="6" fill="#4a3a28">${name}</text>` }),
    ],
  };
}

