/** A hood lying open behind the neck: its back, its dark inside, and the two edges that meet below the chin. */
import { dark, light } from "../../../src/demo/colour.ts";
import { mapPath, mirror, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Fold, Panel } from "../types.ts";
import type { Sew } from "./cloth.ts";
import { drawcord } from "./fastenings.ts";

const BACK = "M322 310 C296 226 330 146 450 138 C570 146 604 226 578 310 C540 344 360 344 322 310 Z";
const INSIDE = "M352 300 C340 236 374 192 450 188 C526 192 560 236 548 300 C520 360 470 376 450 380 C430 376 380 360 352 300 Z";
const EDGE = "M320 304 C302 236 328 186 374 170 C346 208 342 264 366 304 C390 344 424 366 451 390 C418 398 350 356 320 304 Z";
const EDGE_SEAM = "M372 184 C352 222 350 268 372 304 C394 342 424 362 446 384";
const EDGE_FOLD = "M346 204 C330 256 346 320 424 380";

const eyelet = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#8b8478"/><circle cx="${x - 1.5}" cy="${y - 2}" r="5.4" fill="#c9c2b4"/><circle cx="${x}" cy="${y}" r="3.8" fill="#1c1a18"/>`;

export type Hood = { colour: Hex; cord?: Hex | undefined; /** Fur or fleece around the edge. */ fur?: Hex | undefined; y?: number; size?: number };

export type HoodPanels = { behind: Panel[]; front: Panel[]; chin: number };

/** `y` is the height of the shoulder line at the neck. */
export function hoodPanels(sew: Sew, { colour, cord, fur, y = 250, size = 0.86 }: Hood): HoodPanels {
  const move = (d: string) => mapPath(d, (px, py) => [450 + (px - 450) * size, y + (py - 306) * size]);
  const at = (py: number) => y + (py - 306) * size;
  const fold = (d: string, width: number): Fold => valley(move(d), width);
  const trim = fur ? { tone: fur, fill: fur, fabric: "fleece" as const, fabricTweak: { edge: 14, edgeHeight: 18, texture: 2.4 } } : {};
  const edge = (side: "left" | "right") => {
    const turn = side === "left" ? (d: string) => d : mirror;
    return sew({
      plain: !!fur, d: turn(move(EDGE)), shadow: 0.5, wrinkle: 0.6, stitchDx: side === "left" ? -6 : 6,
      folds: [{ ...fold(EDGE_FOLD, 14), path: turn(move(EDGE_FOLD)) }], seams: fur ? [] : [turn(move(EDGE_SEAM))], ...trim,
    });
  };
  const cords = cord
    ? [408, 492].map((x, i) => eyelet(450 + (x - 450) * size, at(357)) + drawcord(450 + (x - 450) * size, at(360), at(i ? 548 : 568), cord,
      i ? 12 : -12)).join("")
    : "";
  return {
    chin: at(390),
    behind: [
      sew({ d: move(BACK), folds: [fold("M350 214 C400 176 500 176 550 214", 18)], ...trim, plain: !!fur }),
      sew({
        plain: true, d: move(INSIDE), fill: dark(colour, 0.36), shadow: 0,
        folds: [fold("M376 240 C392 300 424 340 450 366", 26), fold("M524 240 C508 300 476 340 450 366", 26)],
        over: `<rect x="428" y="${at(228)}" width="44" height="26" rx="3" fill="${light(colour, 0.75)}"/>`,
      }),
    ],
    front: [edge("left"), { ...edge("right"), over: cords, overPad: 260 }],
  };
}
