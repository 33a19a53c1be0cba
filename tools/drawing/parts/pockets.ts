// Pockets of drawn pieces, sewn on or with a flap.
import { blob } from "../shapes.ts";
import type { Panel } from "../types.ts";
import type { Sew } from "./cloth.ts";

type PatchPocket = { x: number; y: number; w?: number; h?: number; point?: number; flap?: number; seams?: boolean };

export const patchPocket = (
  sew: Sew,
  { x, y, w = 90, h = 104, point = 12, flap = 0, seams = true }: PatchPocket,
): Panel[] => {
  const a = x - w / 2;
  const b = x + w / 2;
  const p = [
      sew({
        d: `M${a} ${y}L${b} ${y}L${b - 2} ${y + h - point}L${x} ${y + h}L${a + 2} ${y + h - point}Z`,
        roll: 0.5,
        wrinkle: 0.8,
        shadow: 0.2,
        stitchDy: 0,
        seams: seams
          ? [
              `M${a + 5} ${y + 18}L${b - 5} ${y + 18}`,
              `M${a + 5} ${y + 2}L${a + 7} ${y + h - point - 3}L${x} ${y + h - 6}L${b - 7} ${y + h - point - 3}L${b - 5} ${y + 2}`,
            ]
          : [],
      }),
    ];
  if (flap)
    p.push(
      sew({
        d: blob([[a - 4, y - 6, "c"], [b + 4, y - 6, "c"], [b + 4, y + flap * 0.7, "c"], [x, y + flap], [a - 4, y + flap * 0.7, "c"]]),
        roll: 0.5,
        shadow: 0.3,
        wrinkle: 0.6,
        stitchDy: 0,
        seams: [],
      }),
    );
  return p;
};

type FlapPocket = { x: number; y: number; w?: number; h?: number; tilt?: number };

export const flapPocket = (sew: Sew, { x, y, w = 100, h = 34, tilt = 6 }: FlapPocket): Panel =>
  sew({
    d: blob([
      [x - w / 2, y, "c"], [x + w / 2, y + tilt, "c"], [x + w / 2 - 1, y + h + tilt - 8], [x + w / 2 - 10, y + h + tilt],
      [x - w / 2 + 8, y + h], [x - w / 2 + 1, y + h - 8],
    ]),
    roll: 0.35,
    wrinkle: 0.5,
    shadow: 0.3,
    stitch: "none",
    seams: [],
  });
