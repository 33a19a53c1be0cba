/** Leather belts, gloves, umbrella and perfume. */
import { dark, light } from "../../../src/demo/colour.ts";
import { ribLines } from "../parts/bands.ts";
import { cloth } from "../parts/cloth.ts";
import { blob, CX, left, place, ridge, smooth, strip, sym, valley } from "../shapes.ts";
import { cos, sin } from "../steady-math.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Point, SceneOptions } from "../types.ts";

const GOLD = "#d6b36c";

export type BeltOptions = SceneOptions & { colour?: Hex; metal?: Hex; style?: "coiled" | "woven" };

/** How the closed belt lies: a ring seen from a little above, its face to the front. */
const RING = { y: 560, x: 372, depth: 112, high: 92 };

/** The ring's upper edge from `from` to `to` (0 is the left end, 1 the right), before or behind; `by` lower. */
const ringEdge = (side: 1 | -1, from: number, to: number, by = 0): Point[] =>
  Array.from({ length: 13 }, (_, i): Point => {
    const t = Math.PI * (from + ((to - from) * i) / 12);
    return [CX - cos(t) * RING.x, RING.y + side * sin(t) * RING.depth + by, i === 0 || i === 12 ? "c" : undefined];
  });

const ringBand = (side: 1 | -1, from: number, to: number, inset = 0): string =>
  blob([...ringEdge(side, from, to, inset), ...ringEdge(side, from, to, RING.high - inset).toReversed()]);

/** Plaits across the band. */
const plaits = (colour: Hex): string =>
  Array.from({ length: 64 }, (_, i) => {
    const x = CX - RING.x + 6 + i * 11.7;
    return `<path d="M${x} 540L${x + 34} 800" stroke="${dark(colour, 0.42)}" stroke-width="3.4"/><path d="M${x + 4} 540L${x + 38} 800" stroke="${light(colour, 0.24)}" stroke-width="2"/><path d="M${x + 30} 540L${x - 6} 800" stroke="${dark(colour, 0.42)}" stroke-width="3"/>`;
  }).join("");

/** Buckled, standing on its edge: the inside of the back, the face with stitching, holes, keeper and buckle. */
export function leatherbelt({ colour = "#6b3f22", metal = GOLD, style = "coiled", seed = 2, bg = "#e7e2d9" }: BeltOptions = {}): Drawing {
  const woven = style === "woven";
  const sew = cloth({ colour, fabric: "leather", stitch: light(colour, 0.4) });
  const gold = cloth({ colour: metal, fabric: "metal", stitch: "none" });
  const along = (by: number, from = 0.02, to = 0.98) => smooth(ringEdge(1, from, to, by));
  const holes = [0.66, 0.71, 0.76, 0.81].map((t) => {
    const [x, y] = ringEdge(1, t, t, RING.high / 2)[0]!;
    return `<ellipse cx="${x}" cy="${y}" rx="5.4" ry="7" fill="${dark(colour, 0.8)}"/><path d="M${x - 5} ${y + 4}a5.4 7 0 0 0 10 0" stroke="${light(colour, 0.4)}" stroke-width="1.6" fill="none"/>`;
  }).join("");
  const middle = RING.y + RING.depth + RING.high / 2;
  const box = (x: number, grow: number, y: number): string => `M${x - grow} ${middle - y}L${x + grow} ${middle - y}L${x + grow} ${middle + y}L${x - grow} ${middle + y}Z`;
  return {
    seed, bg,
    parts: [
      sew({ d: ringBand(-1, 0, 1), fill: dark(colour, 0.3), tone: dark(colour, 0.2), fabric: "suede", shadow: 0, wobble: 0.4, wrinkle: 0.4 }),
      sew({ d: ringBand(1, 0, 1), shadow: 0.5, wobble: 0.3, roll: 0.8, wrinkle: 0.6, inner: woven ? plaits(colour) : "", over: woven ? "" : holes,
        seams: woven ? [] : [along(11), along(RING.high - 11)], stitchDy: 0, folds: [ridge(ringEdge(1, 0.06, 0.42, 40), 30, 0.25), ridge(ringEdge(1, 0.56, 0.94, 40), 30, 0.25)] }),
      // The end runs through the buckle to the right and stops in a rounded tip.
      sew({ d: blob([...ringEdge(1, 0.5, 0.635, 3), [CX + 188, RING.y + 138], ...ringEdge(1, 0.5, 0.635, RING.high - 3).toReversed()]), shadow: 0.4, wobble: 0.2, roll: 0.8,
        inner: woven ? plaits(colour) : "", seams: woven ? [] : [smooth(ringEdge(1, 0.5, 0.62, 14)), smooth(ringEdge(1, 0.5, 0.62, RING.high - 14))], stitchDy: 0 }),
      sew({ d: blob([[CX + 92, middle - 54, "c"], [CX + 116, middle - 58, "c"], [CX + 116, middle + 46, "c"], [CX + 92, middle + 50, "c"]]), shadow: 0.45, roll: 0.8, wobble: 0.2, seams: [] }),
      gold({ d: box(CX - 4, 66, 68) + box(CX + 2, 44, 48), fillRule: "evenodd", wobble: 0, shadow: 0.5, roll: 1.8 }),
      gold({ d: strip([[CX - 58, middle], [CX + 8, middle - 5], [CX + 62, middle - 1]], 13, 10), wobble: 0, shadow: 0.5, roll: 1.2 }),
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

