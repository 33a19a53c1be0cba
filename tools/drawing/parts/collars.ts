/** Shirt collar and tailored lapels. */
import { mix } from "../../../src/demo/colour.ts";
import { blob, CX, mirror, mirrorFolds, smooth, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Panel } from "../types.ts";
import type { Sew } from "./cloth.ts";
import { buttonAt } from "./fastenings.ts";

type ShirtCollar = {
  neckWidth?: number; neckY?: number; depth?: number; spread?: number; tipY?: number; rise?: number;
  colour: Hex; button?: Hex | undefined;
};

/** The band inside, then the two leaves. */
export function shirtCollar(
  sew: Sew,
  { neckWidth = 66, neckY = 196, depth = 74, spread = 78, tipY = 96, rise = 24, colour, button }: ShirtCollar,
): { band: Panel; leaves: Panel[] } {
  const band = sew({
    plain: true,
    fill: mix(colour, "#000000", 0.16),
    shadow: 0,
    wrinkle: 0.2,
    roll: 0.6,
    d: sym([
      [CX, neckY - rise], [CX - neckWidth * 0.74, neckY - rise * 0.96], [CX - neckWidth - 4, neckY + 2, "c"],
      [CX - neckWidth * 0.55, neckY + depth * 0.62], [CX, neckY + depth * 0.92, "c"],
    ]),
    over: `<rect x="${CX - 21}" y="${neckY - 2}" width="42" height="22" rx="2" fill="#f4f0e8"/><path d="M${CX - 12} ${neckY + 6}h24M${CX - 8} ${neckY + 13}h16" stroke="#555" stroke-width="1.7"/>`,
  });
  const leaf = blob([
    [CX - 3, neckY + depth - 6, "c"], [CX - neckWidth * 0.52, neckY + depth * 0.42], [CX - neckWidth * 0.9, neckY - rise * 0.2],
    [CX - neckWidth * 0.82, neckY - rise + 3, "c"], [CX - neckWidth - 9, neckY - rise * 0.35], [CX - neckWidth - 14, neckY + 16],
    [CX - spread, neckY + tipY, "c"], [CX - spread * 0.5, neckY + tipY - 4],
  ]);
  const seam = smooth([
    [CX - 10, neckY + depth - 4], [CX - spread * 0.5, neckY + tipY - 12], [CX - spread + 5, neckY + tipY - 10],
      [CX - neckWidth - 6, neckY + 14],
    [CX - neckWidth - 2, neckY - rise * 0.3],
  ]);
  return {
    band,
    leaves: [
    sew({ d: leaf, wrinkle: 0.4, roll: 0.7, shadow: 0.34, seams: [seam], stitchDy: 0 }, -52),
    sew(
      {
        d: mirror(leaf),
        wrinkle: 0.4,
        roll: 0.7,
        shadow: 0.34,
        seams: [mirror(seam)],
        stitchDy: 0,
        over: button ? buttonAt(CX, neckY + depth + 6, 7, button) : "",
      },
      52,
    ),
    ],
  };
}

type Lapels = {
  neckWidth?: number; neckY?: number; breakY?: number; width?: number; notchY?: number; rise?: number; peak?: number;
};

/** Notch or peak lapels: upper collar and revers, meeting at the break point on the centre line. */
export function lapels(
  sew: Sew,
  { neckWidth = 62, neckY = 190, breakY = 560, width = 108, notchY = 300, rise = 22, peak = 0 }: Lapels,
): { back: Panel; leaves: Panel[] } {
  const rev = blob([
    [CX - neckWidth + 6, neckY + 34, "c"], [CX - neckWidth - 34, notchY - 34, "c"], [CX - width, notchY - 30 - peak, "c"],
    [CX - width + 2, notchY + 10], [CX - width * 0.62, (notchY + breakY) / 2 + 6], [CX - 2, breakY, "c"], [CX - 20, breakY - 60],
    [CX - neckWidth * 0.62, neckY + 130],
  ]);
  const col = blob([
    [CX - neckWidth * 0.82, neckY - rise, "c"], [CX - neckWidth - 14, neckY - 4], [CX - neckWidth - 40, notchY - 70],
      [CX - neckWidth - 30, notchY - 32, "c"],
    [CX - neckWidth + 12, neckY + 62, "c"], [CX - neckWidth * 0.78, neckY + 20],
  ]);
  const back = sew({
    shadow: 0,
    wrinkle: 0.2,
    d: sym([
      [CX, neckY - rise - 2], [CX - neckWidth * 0.7, neckY - rise * 0.9], [CX - neckWidth - 6, neckY + 4],
        [CX - neckWidth * 0.7, neckY + 26],
      [CX, neckY + 30],
    ]),
  });
  const fold = [
    valley([[CX - neckWidth + 4, neckY + 60], [CX - neckWidth * 0.55, (neckY + breakY) / 2], [CX - 14, breakY - 30]], 10, 0.5),
  ];
  return {
    back,
    leaves: [
      sew({ d: rev, wrinkle: 0.4, shadow: 0.4, folds: fold, stitch: "none" }, 18),
      sew({ d: mirror(rev), wrinkle: 0.4, shadow: 0.4, folds: mirrorFolds(fold), stitch: "none" }, -18),
      sew({ d: col, wrinkle: 0.3, shadow: 0.3 }, -30),
      sew({ d: mirror(col), wrinkle: 0.3, shadow: 0.3 }, 30),
    ],
  };
}
