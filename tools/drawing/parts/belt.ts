// Belts and sashes of drawn pieces.
import { blob, CX, strip, sym, valley } from "../shapes.ts";
import type { Panel } from "../types.ts";
import type { Sew } from "./cloth.ts";

type Belt = { y: number; x: number; w?: number; knot?: boolean };

/** A tied sash; `x` is the half-width of the waist it goes round. */
export const belt = (sew: Sew, { y, x, w = 40, knot = true }: Belt): Panel[] => [
  sew({
    plain: true,
    d: sym([[CX, y + 6], [CX - x * 0.5, y + 4], [CX - x - 3, y - 2, "c"], [CX - x - 3, y + w - 4, "c"], [CX - x * 0.5, y + w + 3],
      [CX, y + w + 5]]),
    wrinkle: 0.6,
    shadow: 0.36,
    stitchDy: 0,
    folds: [
      valley([[CX - x * 0.7, y + 8], [CX - x * 0.4, y + w * 0.5], [CX - 20, y + w * 0.5]], 10, 0.5),
      valley([[CX + x * 0.7, y + 8], [CX + x * 0.4, y + w * 0.5], [CX + 20, y + w * 0.5]], 10, 0.5),
    ],
  }),
  ...(knot
    ? [
        sew({
          plain: true,
          d: strip([[CX + 2, y + 20], [CX + 26, y + 110], [CX + 34, y + 230]], w * 0.8, w),
          shadow: 0.4,
          folds: [
            valley([[CX + 6, y + 30], [CX + 24, y + 100], [CX + 30, y + 180]], 9, 0.6),
          ],
        }),
        sew({
          plain: true,
          d: strip([[CX - 2, y + 20], [CX - 20, y + 100], [CX - 22, y + 190]], w * 0.8, w),
          shadow: 0.4,
          folds: [
            valley([[CX - 6, y + 30], [CX - 18, y + 90], [CX - 20, y + 150]], 9, 0.6),
          ],
        }),
        sew({
          plain: true,
          d: blob([[CX - 22, y + 4, "c"], [CX, y - 1], [CX + 20, y + 5, "c"], [CX + 24, y + w * 0.5], [CX + 17, y + w + 2, "c"],
            [CX, y + w + 6], [CX - 19, y + w, "c"], [CX - 24, y + w * 0.5]]),
          shadow: 0.36, roll: 0.5, wrinkle: 0.5,
          folds: [
            valley([[CX - 16, y + 6], [CX - 4, y + 20], [CX - 10, y + w]], 8, 0.7),
            valley([[CX + 16, y + 8], [CX + 6, y + 22], [CX + 14, y + w]], 8, 0.6),
          ],
        }),
      ]
    : []),
];
