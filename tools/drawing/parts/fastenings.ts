/** Buttons, zips, plackets and drawcords. */
import { dark, light } from "../../../src/demo/colour.ts";
import { CX } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Panel } from "../types.ts";
import type { Sew } from "./cloth.ts";

const HOLES = [[-1, -1], [1, -1], [-1, 1], [1, 1]] as const;

export const buttonAt = (x: number, y: number, r: number, colour: Hex): string =>
  `<ellipse cx="${x + 1.5}" cy="${y + 3}" rx="${r + 1}" ry="${r + 0.6}" fill="#000" opacity=".38" filter="url(#b2)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${dark(colour, 0.22)}"/><circle cx="${x - r * 0.08}" cy="${y - r * 0.1}" r="${r * 0.9}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="${dark(colour, 0.1)}"/><path d="M${x - r * 0.7} ${y - r * 0.35}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.1} ${y - r * 0.8}" stroke="#fff" stroke-width="${r * 0.16}" fill="none" opacity=".7"/>${HOLES.map(([a, b]) => `<circle cx="${x + a * r * 0.22}" cy="${y + b * r * 0.22}" r="${r * 0.1}" fill="${dark(colour, 0.75)}"/>`).join("")}`;

export const buttons = (x: number, y0: number, y1: number, count: number, r: number, colour: Hex): string =>
  Array.from({ length: count }, (_, i) => buttonAt(x, count > 1 ? y0 + ((y1 - y0) * i) / (count - 1) : y0, r, colour)).join("");

export const zip = (x: number, y0: number, y1: number, tape: Hex, metal: Hex = "#b9b3a6", pull = y0 + 16): string =>
  `<path d="M${x} ${y0}V${y1}" stroke="${dark(tape, 0.35)}" stroke-width="13"/><path d="M${x} ${y0}V${y1}" stroke="${dark(metal, 0.55)}" stroke-width="8"/><path d="M${x - 2.4} ${y0}V${y1}" stroke="${metal}" stroke-width="4.4" stroke-dasharray="3 3"/><path d="M${x + 2.4} ${y0 + 3}V${y1}" stroke="${light(metal, 0.3)}" stroke-width="4.4" stroke-dasharray="3 3"/><path d="M${x - 6} ${pull}h12l-1 20h-10Z" fill="${light(metal, 0.2)}" stroke="${dark(metal, 0.5)}"/><rect x="${x - 4}" y="${pull + 18}" width="8" height="32" rx="3.5" fill="${metal}" stroke="${dark(metal, 0.5)}"/><path d="M${x - 1.6} ${pull + 22}v22" stroke="#fff" stroke-width="1.4" opacity=".7"/>`;

type Placket = {
  x?: number; y0: number; y1: number; w?: number; count?: number; button: Hex; r?: number;
  /** Distance of the first and last button from the ends. */
  top?: number; bottom?: number;
};

export const placket = (
  sew: Sew,
  { x = CX, y0, y1, w = 32, count = 7, button, r = 7.5, top = 20, bottom = 60 }: Placket,
): Panel =>
  sew({
    d: `M${x - w / 2} ${y0}L${x + w / 2} ${y0 + 4}C${x + w / 2 + 1} ${(y0 * 2 + y1) / 3} ${x + w / 2 - 1} ${(y0 + y1 * 2) / 3} ${x + w / 2} ${y1}L${x - w / 2} ${y1}C${x - w / 2 - 1} ${(y0 + y1 * 2) / 3} ${x - w / 2 + 1} ${(y0 * 2 + y1) / 3} ${x - w / 2} ${y0}Z`,
    wrinkle: 0.7,
    roll: 0.5,
    shadow: 0.2,
    stitchDx: 4,
    stitchDy: 0,
    seams: [`M${x - w / 2 + 2} ${y0}L${x - w / 2 + 2} ${y1}`, `M${x + w / 2 - 8} ${y0 + 6}L${x + w / 2 - 8} ${y1}`],
    over: buttons(x, y0 + top, y1 - bottom, count, r, button),
  });

export const drawcord = (x: number, y0: number, y1: number, colour: Hex, bend = -12): string => {
  const d = `M${x} ${y0}C${x + bend} ${y0 + (y1 - y0) * 0.35} ${x + bend * 0.3} ${y0 + (y1 - y0) * 0.7} ${x + bend * 1.2} ${y1}`;
  return `<path d="${d}" stroke="#000" stroke-width="9" opacity=".32" fill="none" filter="url(#b2)" transform="translate(4 6)"/><path d="${d}" stroke="${colour}" stroke-width="8" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#fff" stroke-width="2.6" fill="none" opacity=".35" transform="translate(-2 0)"/><path d="${d}" stroke="${dark(colour, 0.5)}" stroke-width="8" stroke-dasharray="2 5" opacity=".3" fill="none"/><rect x="${x + bend * 1.2 - 5}" y="${y1 - 6}" width="10" height="26" rx="3" fill="${dark(colour, 0.3)}"/>`;
};
