/** How a garment ends: hem lines, ruffles, fringe and lace edges. */
import { dark, light } from "../../../src/demo/colour.ts";
import { blob, CX, valley } from "../shapes.ts";
import { sin } from "../steady-math.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Fold, Panel, Point } from "../types.ts";
import type { Sew } from "./cloth.ts";
import { fan, waveHem } from "./folds.ts";

export type TopHem = "straight" | "curved" | "ruffle" | "asymmetric" | "slit" | "rib" | "fringe" | "lace";

/** Hem points from the left side seam to the right one. */
export function hemLine(kind: TopHem, x: number, y: number): Point[] {
  const drop = 10;
  const flat: Point[] = [[CX - x * 0.72, y + drop * 0.6], [CX - x * 0.36, y + drop * 0.95], [CX, y + drop],
    [CX + x * 0.36, y + drop * 0.95], [CX + x * 0.72, y + drop * 0.6]];
  switch (kind) {
    case "curved":
      return [[CX - x, y - 56, "c"], [CX - x * 0.8, y - 6], [CX - x * 0.4, y + 22], [CX, y + 26], [CX + x * 0.4, y + 22],
        [CX + x * 0.8, y - 6], [CX + x, y - 56, "c"]];
    case "asymmetric":
      return [[CX - x, y - 90, "c"], [CX - x * 0.5, y - 50], [CX + x * 0.2, y + 10], [CX + x * 0.7, y + 44], [CX + x, y + 54, "c"]];
    case "slit":
      return [[CX - x - 8, y, "c"], ...flat, [CX + x + 8, y, "c"]];
    default:
      return [[CX - x, y, "c"], ...flat, [CX + x, y, "c"]];
  }
}

/** Small tucks hanging from a seam. */
export function gathers(x0: number, x1: number, y: number, count: number, length = 70): Fold[] {
  const middle = (x0 + x1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + ((x1 - x0) * i) / (count - 1);
    const reach = length * (0.8 + (i % 3) * 0.28);
    return valley([[x, y + 4], [x + (x - middle) * 0.03, y + reach * 0.55], [x + (x - middle) * 0.06, y + reach]], 7, 0.6);
  });
}

type Ruffle = { x0: number; x1: number; y: number; depth: number; flare?: number; seed: number };

/** A gathered strip hanging from a line; its hem waves. */
export function ruffle(sew: Sew, { x0, x1, y, depth, flare = 18, seed }: Ruffle): Panel {
  const count = Math.max(10, Math.round((x1 - x0) / 20));
  return sew({
    d: blob([
      [x0 + 4, y - 6, "c"], [(x0 + x1) / 2, y + 6], [x1 - 4, y - 6, "c"], [x1 + flare * 0.6, y + depth * 0.5],
      ...waveHem(x0 - flare, x1 + flare, y + depth, count, seed, 7).toReversed(),
      [x0 - flare * 0.6, y + depth * 0.5],
    ]),
    folds: [
      ...fan({ top: [x0, x1, y], hem: [x0 - flare, x1 + flare, y + depth], count, seed, width: 12, strength: 0.75, start: 0.1 }),
      ...gathers(x0 + 6, x1 - 6, y, Math.round(count * 1.2), depth * 0.4),
    ],
    shadow: 0.26, foldBlur: 5, wrinkle: 0.6,
  });
}

/** Loose threads below an edge, as SVG to lay over it. */
export const fringe = (x0: number, x1: number, y: number, length: number, colour: Hex, sag = 10): string => {
  let svg = "";
  for (let i = 0; i * 6 < x1 - x0; i++) {
    const x = x0 + i * 6;
    const t = (x - x0) / (x1 - x0);
    const top = y + sin(t * Math.PI) * sag;
    const sway = ((i * 37) % 9) - 4;
    const shade = i % 3 ? dark(colour, 0.16) : light(colour, 0.06);
    svg += `<path d="M${x} ${top}q${sway} ${length * 0.45} ${sway * 0.6} ${length + ((i * 53) % 12)}" stroke="${shade}" stroke-width="3.6" fill="none" stroke-linecap="round"/>`;
  }
  return svg;
};

/** Scalloped lace below an edge, as SVG to lay over it. */
export const laceEdge = (x0: number, x1: number, y: number, colour: Hex, sag = 10, size = 22): string => {
  const count = Math.round((x1 - x0) / size);
  const step = (x1 - x0) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + step * (i + 0.5);
    const top = y + sin(((i + 0.5) / count) * Math.PI) * sag;
    const r = step * 0.56;
    const holes = [-0.5, 0, 0.5].map((t) => `<circle cx="${x + t * r}" cy="${top + r * (0.9 - Math.abs(t) * 0.5)}" r="${r * 0.15}" fill="${dark(colour, 0.5)}" opacity=".55"/>`).join("");
    return `<path d="M${x - r} ${top - 4}C${x - r} ${top + r * 1.9} ${x + r} ${top + r * 1.9} ${x + r} ${top - 4}Z" fill="${colour}" stroke="${dark(colour, 0.18)}" stroke-width="1.4"/>${holes}`;
  }).join("");
};
