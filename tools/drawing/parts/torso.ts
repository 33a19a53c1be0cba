/** The front of a body and the inside of the back neck seen through its opening. */
import { dark } from "../../../src/demo/colour.ts";
import { CX, left, sym } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Panel, Point } from "../types.ts";
import type { Sew } from "./cloth.ts";

type Neck = "crew" | "v" | "square" | "boat";

/** All x values are half-widths from the centre line. */
export type TorsoBlock = {
  neckWidth?: number; neckY?: number; neckDepth?: number; neck?: Neck;
  shoulderX?: number; shoulderY?: number;
  underarmX?: number; underarmY?: number;
  waistX?: number; waistY?: number;
  hemX?: number; hemY?: number;
  /** How much lower the hem hangs in the middle. */
  drop?: number;
  /** Shirt tail: how much higher the hem is at the sides. */
  curve?: number;
  /** How far a sleeveless armhole cuts in. */
  armhole?: number;
};

const frontNeck = (neck: Neck, width: number, y: number, depth: number): Point[] => {
  if (neck === "v") return [[CX, y + depth, "c"], [left(width * 0.55), y + depth * 0.48]];
  if (neck === "square") return [[CX, y + depth, "c"], [left(width * 0.9), y + depth, "c"]];
  if (neck === "boat") return [[CX, y + depth], [left(width * 0.6), y + depth * 0.8]];
  return [[CX, y + depth], [left(width * 0.55), y + depth * 0.86], [left(width * 0.92), y + depth * 0.42]];
};

export function torso(block: TorsoBlock): string {
  const { neckWidth = 74, neckY = 200, neckDepth = 60, neck = "crew", armhole = 0 } = block;
  const { shoulderX: sx = 190, shoulderY: sy = 236, underarmX: ux = 196, underarmY: uy = 440 } = block;
  const { waistX = 190, waistY = 640, hemX = 200, hemY = 900, drop = 12, curve = 0 } = block;
  const side: Point[] = armhole
    ? [[left(sx - armhole), sy + (uy - sy) * 0.42], [left(sx - armhole + 6), sy + (uy - sy) * 0.68], [left(ux * 0.8), uy - 22]]
    : [[left(sx - 16), sy + (uy - sy) * 0.45], [left(sx - 12), sy + (uy - sy) * 0.74]];
  return sym([
    ...frontNeck(neck, neckWidth, neckY, neckDepth),
    [left(neckWidth), neckY, "c"], [left((neckWidth + sx) / 2), neckY + (sy - neckY) * 0.42], [left(sx), sy, "c"],
    ...side,
    [left(ux), uy, "c"], [left(waistX), waistY], [left(hemX), hemY - curve, "c"],
    [left(hemX * 0.72), hemY + drop * 0.6 + curve * 0.25], [left(hemX * 0.36), hemY + drop * 0.95], [CX, hemY + drop],
  ]);
}

const neckLabel = (y: number, label: Hex) =>
  `<rect x="${CX - 20}" y="${y + 6}" width="40" height="22" rx="2" fill="${label}"/><path d="M${CX - 12} ${y + 14}h24M${CX - 7} ${y + 21}h14" stroke="${dark(label, 0.55)}" stroke-width="1.8"/>`;

export type BackNeck = { neckWidth?: number; neckY?: number; neckDepth?: number; colour: Hex; label?: Hex | "none"; /** Square openings need an inside that fills their corners. */ square?: boolean };

export const backNeck = (
  sew: Sew,
  { neckWidth = 74, neckY = 200, neckDepth = 60, colour, label = "#f3efe6", square = false }: BackNeck,
): Panel =>
  sew({
    plain: true,
    fill: dark(colour, 0.34),
    shadow: 0,
    wrinkle: 0.3,
    roll: 0.6,
    d: sym([
      [CX, neckY - 6], [CX - neckWidth * 0.6, neckY - 0.8], [CX - neckWidth - 3, neckY, "c"],
      [CX - neckWidth * (square ? 1 : 0.7), neckY + neckDepth * (square ? 1.1 : 0.8)], [CX, neckY + neckDepth + 14],
    ]),
    over: label === "none" ? "" : neckLabel(neckY, label),
  });
