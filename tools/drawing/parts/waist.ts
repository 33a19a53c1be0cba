/** What marks a waist: sash, buckled belt, cord, beaded band, waistband. */
import { dark, light } from "../../../src/demo/colour.ts";
import { CX, left, smooth, sym, valley } from "../shapes.ts";
import type { FabricName } from "../fabrics.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Panel } from "../types.ts";
import { belt } from "./belt.ts";
import { cloth } from "./cloth.ts";
import { drawcord } from "./fastenings.ts";

export type WaistStyle = "sash" | "buckle" | "cord" | "beads" | "elastic";

export type Waist = { style: WaistStyle; colour: Hex; fabric?: FabricName | undefined; metal?: Hex };

const bandShape = (x: number, y: number, h: number) =>
  sym([[CX, y + 6], [left(x * 0.5), y + 4], [left(x + 3), y - 2, "c"], [left(x + 3), y + h - 4, "c"], [left(x * 0.5), y + h + 3],
    [CX, y + h + 5]]);

function beads(x: number, y: number, colour: Hex): string {
  let svg = "";
  for (let i = -9; i <= 9; i++)
    for (let row = 0; row < 3; row++) {
      const cx = CX + (i * x) / 9.4 + (row % 2) * 6;
      const cy = y + 10 + row * 9;
      svg += `<circle cx="${cx}" cy="${cy}" r="4" fill="${dark(colour, 0.35)}"/><circle cx="${cx - 1}" cy="${cy - 1}" r="3" fill="${colour}"/><circle cx="${cx - 1.6}" cy="${cy - 2.5}" r="1.1" fill="#fff"/>`;
    }
  return svg;
}

const buckle = (y: number, h: number, metal: Hex) =>
  `<rect x="${CX - 27}" y="${y - 6}" width="54" height="${h + 16}" rx="6" fill="none" stroke="${dark(metal, 0.5)}" stroke-width="9"/><rect x="${CX - 27}" y="${y - 7}" width="54" height="${h + 16}" rx="6" fill="none" stroke="${metal}" stroke-width="6"/><path d="M${CX - 24} ${y + h / 2 + 2}H${CX + 24}" stroke="${light(metal, 0.2)}" stroke-width="5"/><circle cx="${CX + 50}" cy="${y + h / 2 + 2}" r="3" fill="#1a1512"/><circle cx="${CX + 74}" cy="${y + h / 2 + 2}" r="3" fill="#1a1512"/>`;

/** Lies round a waist of half-width `x` at height `y`. */
export function waistPanels({ style, colour, fabric = "cotton", metal = "#d2b06a" }: Waist, x: number, y: number): Panel[] {
  const sew = cloth({ colour, fabric, stitch: "none" });
  if (style === "sash") return belt(sew, { y: y - 16, x: x + 2, w: 34 });
  if (style === "buckle") {
    const leather = cloth({ colour, fabric: "leather", stitch: light(colour, 0.3) });
    return [leather({ d: bandShape(x + 2, y - 14, 30), wrinkle: 0.3, shadow: 0.4, over: buckle(y - 14, 30, metal),
      seams: [smooth([[left(x), y - 9], [CX, y - 3], [CX + x, y - 9]])], stitchDy: 0 })];
  }
  if (style === "cord")
    return [sew({
      d: bandShape(x + 2, y - 6, 10), wrinkle: 0.2, shadow: 0.4, roll: 0.8,
      over: drawcord(CX - 8, y, y + 150, colour) + drawcord(CX + 8, y, y + 176, colour, 14) +
        `<ellipse cx="${CX}" cy="${y + 4}" rx="16" ry="12" fill="${colour}" stroke="${dark(colour, 0.4)}" stroke-width="2"/>`,
      overPad: 220,
    })];
  if (style === "beads") return [sew({ d: bandShape(x + 1, y - 8, 32), wrinkle: 0.2, shadow: 0.3, over: beads(x, y - 6, colour) })];
  const count = Math.round(x / 7);
  const tucks = Array.from({ length: count }, (_, i) => {
    const at = left(x) + 10 + ((2 * x - 20) * i) / (count - 1);
    return valley([[at, y - 34 - (i % 3) * 8], [at, y], [at, y + 34 + (i % 2) * 14]], 6, 0.6);
  });
  return [sew({ d: bandShape(x, y - 8, 18), wrinkle: 0.3, shadow: 0.12, roll: 0.5, folds: tucks })];
}
