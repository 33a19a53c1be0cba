/** Cardigans: V, round or shawl neck; buttoned, open or belted; cropped to long. */
import { dark } from "../../../src/demo/colour.ts";
import { ribLines } from "../parts/bands.ts";
import { belt } from "../parts/belt.ts";
import { cloth } from "../parts/cloth.ts";
import { buttons } from "../parts/fastenings.ts";
import { patchPocket } from "../parts/pockets.ts";
import { cuffs, type SleeveBlock, sleeves } from "../parts/sleeve.ts";
import { blob, CX, flip, left, mirror, mirrorFolds, ridge, strip, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, Fold, GarmentOptions, Panel, Point } from "../types.ts";

export type CardiganLength = "cropped" | "regular" | "long" | "duster";

const HEM_Y: Record<CardiganLength, number> = { cropped: 680, regular: 850, long: 980, duster: 1060 };

export type CardiganOptions = GarmentOptions & {
  neck?: "v" | "crew" | "shawl";
  front?: "buttons" | "open" | "belt";
  length?: CardiganLength;
  sleeve?: "long" | "threequarter";
  pockets?: boolean;
  button?: Hex;
  /** Contrast bands. */
  trim?: Hex;
};

/** Front edge from the back of the neck to the hem. */
function edgeOf(neck: "v" | "crew" | "shawl", gap: number, end: number): Point[] {
  if (neck === "crew") return [[left(64), 208], [left(56), 256], [left(20 + gap), 296], [left(gap), 320], [left(gap), 700],
    [left(gap), end]];
  return [[left(60), 204], [left(54), 300], [left(28 + gap * 0.6), 430], [left(gap), 540], [left(gap), 700], [left(gap), end]];
}

/** Rib across a band, following its line. */
function edgeRib(edge: Point[], reach: number): string {
  let svg = "";
  for (let i = 0; i + 1 < edge.length; i++) {
    const [ax, ay] = edge[i]!;
    const [bx, by] = edge[i + 1]!;
    const count = Math.round(Math.hypot(bx - ax, by - ay) / 8);
    for (let k = 0; k < count; k++) {
      const x = ax + ((bx - ax) * k) / count;
      const y = ay + ((by - ay) * k) / count;
      svg += `<path d="M${x - reach} ${y}L${x + reach} ${y + 2}" stroke="#fff" stroke-width="3.4"/>`;
    }
  }
  return svg;
}

function frontHalf(neck: "v" | "crew" | "shawl", gap: number, hemY: number): string {
  const opening: Point[] = neck === "crew" ? [[left(gap), 640], [left(gap + 2), 330], [left(44), 280]] : [[left(gap), 640],
    [left(gap + 2), 520], [left(40 + gap * 0.4), 360]];
  return blob([
    [left(66), 216, "c"], [left(130), 238], [left(204), 268, "c"], [left(190), 350], [left(194), 410], [left(212), 458, "c"],
      [left(208), (458 + hemY) / 2],
    [left(216), hemY, "c"], [left(110 + gap / 2), hemY + 8], [left(gap), hemY + 10, "c"], ...opening,
  ]);
}

const frontFolds = (gap: number, hemY: number): Fold[] => [
  valley([[left(204), 470], [left(150), 520], [left(90), 530]], 15, 0.6),
  valley([[left(170), 560], [left(178), (560 + hemY) / 2], [left(176), hemY - 6]], 20, 0.5),
  valley([[left(200), 640], [left(140), 668], [left(60 + gap), 656]], 14, 0.4),
  ridge([[left(110), 600], [left(120), (600 + hemY) / 2], [left(116), hemY]], 18, 0.4),
];

export function cardigan(options: CardiganOptions = {}): Drawing {
  const { colour = "#b99a78", fabric = "knit", neck = "v", front = "buttons", length = "regular", sleeve = "long",
    button = "#5a4330" } = options;
  const { pockets = length !== "cropped", seed = 1, bg = "#e7e3dc" } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const trimSew = cloth({ colour: options.trim ?? colour, fabric, stitch: "none" });
  const open = front === "open";
  const gap = open ? 62 : 0;
  const hemY = HEM_Y[length];
  const block: SleeveBlock = { shoulder: [left(200), 268], underarm: [left(204), 458], wrist: sleeve === "long" ? [92, 830] : [112, 700],
    cuffWidth: sleeve === "long" ? 104 : 122, bow: 26, seed };
  const half = frontHalf(neck, gap, hemY);
  const folds = frontFolds(gap, hemY);
  const edge = edgeOf(neck, gap, hemY + 66);
  const band = neck === "shawl" ? strip(edge, 104, 50) : strip(edge, 36);
  const ribs = edgeRib(edge, neck === "shawl" ? 52 : 22);
  const hem = blob([[left(216), hemY - 8, "c"], [left(120), hemY + 2], [left(gap), hemY + 2, "c"], [left(gap), hemY + 66, "c"],
    [left(110), hemY + 64], [left(208), hemY + 54, "c"]]);
  const hemRib = ribLines(24, left(216), left(gap), hemY - 10, hemY + 70);
  const pocket = (side: number): Panel[] => patchPocket(sew, { x: CX + side * (124 + gap / 3), y: hemY - 190, w: 108, h: 128, point: 0, seams: false }).map((panel) => ({
    ...panel, rib: ribLines(14, CX + side * (124 + gap / 3) - 54, CX + side * (124 + gap / 3) + 54, hemY - 192, hemY - 168),
  }));
  return {
    seed, bg,
    parts: [
      sew({
        plain: true, fill: dark(colour, 0.3), shadow: 0, wrinkle: 0.4,
        d: sym([[CX, 196], [left(58), 204], [left(80), 236], [left(open ? 100 : 46), open ? hemY + 30 : 420],
          [CX, open ? hemY + 40 : 560]]),
        over: `<rect x="${CX - 22}" y="232" width="44" height="24" rx="2" fill="#f3efe6"/>`,
      }),
      ...cuffs(trimSew, block, { length: 66, tight: 0.84 }), ...sleeves(sew, block),
      trimSew({ d: mirror(hem), rib: flip(hemRib), wrinkle: 0.3 }),
      sew({ d: mirror(half), folds: mirrorFolds(folds), seedKey: 4 }),
      trimSew({ d: hem, rib: hemRib, wrinkle: 0.3 }),
      sew({ d: half, folds, seedKey: 8 }),
      ...(pockets ? [...pocket(-1), ...pocket(1)] : []),
      trimSew({ plain: true, wrinkle: 0.2, shadow: 0.2, d: sym([[CX, 184], [left(46), 190], [left(76), 206, "c"], [left(46), 216],
        [CX, 210]]), rib: ribLines(18, left(76), CX + 76, 180, 222) }),
      trimSew({ d: mirror(band), rib: flip(ribs), wrinkle: 0.3, shadow: 0.3 }),
      trimSew({ d: band, rib: ribs, wrinkle: 0.3, shadow: 0.34, over: front === "buttons" ? buttons(CX - 1, neck === "crew" ? 350 : 560,
        hemY + 44, neck === "crew" ? 6 : 5, 11, button) : "" }),
      ...(front === "belt" ? belt(trimSew, { y: 650, x: 214, w: 48 }) : []),
    ],
  };
}
