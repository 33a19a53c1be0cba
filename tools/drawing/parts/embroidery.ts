// Stitched ornaments along the edges of drawn pieces.
import { light } from "../../../src/demo/colour.ts";
import { lerp } from "../shapes.ts";
import { atan2 } from "../steady-math.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Point } from "../types.ts";

/** One stitched leaf with its loop. */
export const motif = (x: number, y: number, size: number, turn: number, trim: Hex): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 -9C6 -4 6 4 0 9C-6 4 -6 -4 0 -9Z" fill="${trim}"/><path d="M-14 0C-9 -5 -4 -4 0 0C4 -4 9 -5 14 0C9 5 4 4 0 0C-4 4 -9 5 -14 0Z" fill="none" stroke="${trim}" stroke-width="1.8"/><circle r="1.8" fill="${light(trim, 0.6)}"/></g>`;

/** Embroidery along a polyline. */
export const trimAlong = (points: readonly Point[], trim: Hex, gap = 26, size = 0.8): string => {
  let svg = "";
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i]!;
    const b = points[i + 1]!;
    const count = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / gap);
    const turn = atan2(b[1] - a[1], b[0] - a[0]) * 57.3;
    for (let j = 0; j < count; j++) {
      const [x, y] = lerp(a, b, j / count);
      svg += motif(x, y, size, turn, trim);
    }
  }
  return svg;
};
