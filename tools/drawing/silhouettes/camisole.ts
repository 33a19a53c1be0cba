/** Camisoles and slips: thin straps, a soft neckline and a lace edge. Modest linings, drawn flat. */
import { dark } from "../../../src/demo/colour.ts";
import { cloth } from "../parts/cloth.ts";
import { fan, waveHem } from "../parts/folds.ts";
import { laceEdge } from "../parts/hems.ts";
import { blob, bothSides, CX, left, mirror, mirrorPoints, smooth, strip, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Point } from "../types.ts";

export type CamisoleOptions = GarmentOptions & { neck?: "v" | "straight" | "scoop"; length?: "hip" | "slip" | "maxislip"; lace?: Hex; straps?: "thin" | "wide" };

const HEM_Y = { hip: 820, slip: 980, maxislip: 1120 } as const;

export function camisole(options: CamisoleOptions = {}): Drawing {
  const { colour = "#e6d8c8", fabric = "satin", neck = "v", length = "hip", lace, straps = "thin", seed = 1, bg = "#ebe6e1" } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const hemY = HEM_Y[length];
  const hemX = length === "hip" ? 196 : length === "slip" ? 214 : 236;
  const dip = neck === "v" ? 400 : neck === "scoop" ? 396 : 356;
  const edge: Point[] = neck === "v" ? [[CX, dip, "c"], [left(60), 352]] : neck === "scoop" ? [[CX, dip], [left(70), 378]]
    : [[CX, dip], [left(70), 352]];
  const half: Point[] = [...edge, [left(112), 318, "c"], [left(138), 380], [left(176), 448, "c"], [left(172), 600],
    [left((172 + hemX) / 2), (600 + hemY) / 2]];
  const strap = strip([[left(112), 326], [left(106), 240], [left(84), 176]], straps === "thin" ? 11 : 30);
  const neckLine = [...edge.slice(0, 2), [left(112), 318] as Point];
  const edging = `<path d="${smooth(neckLine)}" fill="none" stroke="${lace ?? dark(colour, 0.12)}" stroke-width="${lace ? 9 : 4}" ${lace ? 'stroke-dasharray="7 2"' : ""}/>`;
  return {
    seed, bg,
    parts: [
      sew({ plain: true, fill: dark(colour, 0.35), shadow: 0, wrinkle: 0.4,
        d: blob([[left(110), 330, "c"], [CX, 344], [CX + 110, 330, "c"], [CX + 60, 420], [CX, 440], [left(60), 420]]) }),
      ...[strap, mirror(strap)].map((d) => sew({ plain: true, d, roll: 0.7, wrinkle: 0.1, wobble: 0.4 })),
      sew({
        d: blob([...half, ...waveHem(left(hemX), CX + hemX, hemY, 10, seed, 4), ...mirrorPoints(half.slice(1))]),
        folds: [
          ...fan({ top: [left(120), CX + 120, 420], hem: [left(hemX - 10), CX + hemX - 10, hemY], count: 11, seed, width: 17,
            strength: 0.6, start: 0.3 }),
          ...bothSides([valley([[left(168), 456], [left(110), 500], [left(50), 506]], 13, 0.6)]),
        ],
        over: edging + `<g transform="translate(900 0) scale(-1 1)">${edging}</g>` +
          (lace ? laceEdge(left(hemX - 2), CX + hemX - 2, hemY - 6, lace, 8) : ""), overPad: 70,
      }),
    ],
  };
}
