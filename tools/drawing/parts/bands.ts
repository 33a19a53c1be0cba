/** Knit bands: rib strokes and hem band. */
import { CX, sym } from "../shapes.ts";
import type { Panel } from "../types.ts";
import type { Sew } from "./cloth.ts";

/** Strokes from (x0…x1, y0) to (endX0…endX1, y1). */
export const ribLines = (
  count: number, x0: number, x1: number, y0: number, y1: number, endX0 = x0, endX1 = x1,
): string =>
  Array.from(
    { length: count + 1 },
    (_, i) => `<path d="M${x0 + ((x1 - x0) * i) / count} ${y0}L${endX0 + ((endX1 - endX0) * i) / count} ${y1}" stroke="#fff" stroke-width="4"/>`,
  ).join("");

type HemBand = { x: number; y: number; h?: number; tight?: number; drop?: number };

export const hemBand = (sew: Sew, { x, y, h = 60, tight = 0.96, drop = 12 }: HemBand): Panel =>
  sew({
    d: sym([
      [CX, y + drop - 8], [CX - x * 0.5, y + drop * 0.7 - 8], [CX - x, y - 8, "c"], [CX - x * tight - 2, y + h * 0.5],
      [CX - x * tight, y + h, "c"], [CX - x * 0.5, y + h + drop * 0.7], [CX, y + h + drop],
    ]),
    rib: ribLines(46, CX - x, CX + x, y - 10, y + h + drop + 4, CX - x * tight, CX + x * tight),
    wrinkle: 0.35,
  });
