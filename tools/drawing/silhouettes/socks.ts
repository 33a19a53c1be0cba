/** A pair of socks with contrast heel, toe and rib; crew, knee-high or ankle. */
import { ribLines } from "../parts/bands.ts";
import { cloth } from "../parts/cloth.ts";
import { blob, place, ridge, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Point } from "../types.ts";

export type SocksOptions = GarmentOptions & { length?: "ankle" | "crew" | "knee"; /** Heel, toe and rib. */ trim?: Hex };

/** Top of the leg; the foot stays where it is. */
const TOP_Y = { ankle: 480, crew: 240, knee: -10 } as const;

export function socks(options: SocksOptions = {}): Drawing {
  const { colour = "#d9d3c4", fabric = "finknit", length = "crew", trim = "#7b4b3a", seed = 1, bg = "#e8e4dd" } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const trimSew = cloth({ colour: trim, fabric, stitch: "none" });
  const top = TOP_Y[length];
  const leg: Point[] = length === "ankle" ? [] : [[516, (top + 640) / 2], [512, 620]];
  const back: Point[] = length === "ankle" ? [] : [[336, 560], [334, (top + 560) / 2]];
  const one = [
    sew({
      d: blob([
        [330, top, "c"], [430, top - 4], [520, top + 2, "c"], ...leg, [560, 720], [660, 800], [726, 860], [732, 930], [680, 972],
        [580, 964], [470, 900], [370, 830], [328, 740], ...back,
      ]),
      folds: [
        valley([[512, 600], [470, 660], [420, 690]], 15, 0.7), valley([[518, 650], [480, 716], [430, 750]], 14, 0.6), valley([[340, 520], [400, 540], [460, 528]], 14, 0.4),
        ridge([[420, top + 60], [424, (top + 600) / 2], [420, 600]], 30, 0.4), valley([[600, 780], [570, 850], [520, 900]], 14, 0.4),
      ],
    }),
    trimSew({ d: blob([[329, 690, "c"], [400, 706], [452, 770], [448, 884, "c"], [370, 830], [328, 750]]), shadow: 0.1, wrinkle: 0.5 }),
    trimSew({ d: blob([[640, 784, "c"], [726, 860], [734, 930], [684, 973], [588, 966, "c"], [596, 900], [612, 830]]), shadow: 0.1, wrinkle: 0.5 }),
    trimSew({
      d: blob([[326, top - 24, "c"], [430, top - 28], [524, top - 22, "c"], [522, top + 70, "c"], [430, top + 66], [330, top + 72, "c"]]),
      rib: ribLines(22, 326, 524, top - 32, top + 76), wrinkle: 0.3, shadow: 0.24,
    }),
  ];
  return { seed, bg, parts: [...place(one, { x: -60, y: 30, scale: 0.86, turn: 4 }), ...place(one, { x: 120, y: -30, scale: 0.86, turn: -6 })] };
}
