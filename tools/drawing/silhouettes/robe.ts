/** Bath and lounge robes: wrapped fronts, shawl collar, patch pockets and a tied sash. */
import { cloth } from "../parts/cloth.ts";
import { belt } from "../parts/belt.ts";
import { bandedFronts, gown } from "../parts/gown.ts";
import { patchPocket } from "../parts/pockets.ts";
import type { SleeveName } from "../parts/sleeve-styles.ts";
import { CX } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions } from "../types.ts";

export type RobeOptions = GarmentOptions & {
  length?: "knee" | "midi" | "maxi";
  collar?: "shawl" | "kimono";
  sleeve?: SleeveName;
  /** Collar, sash and pocket edges. */
  band?: Hex;
  pockets?: boolean;
};

const HEM_Y = { knee: 880, midi: 1000, maxi: 1130 } as const;

export function robe(options: RobeOptions = {}): Drawing {
  const { colour = "#d9d4cb", fabric = "terry", length = "midi", collar = "shawl", sleeve = "long", seed = 6, bg = "#ece8e1" } = options;
  const { band = colour, pockets = true } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: "none" });
  const bandSew = cloth({ colour: band, fabric, stitch: "none" });
  const hemY = HEM_Y[length];
  const body = gown(sew, { colour, seed, front: "wrap", neck: "crew", sleeve, fit: "oversized", hemY, hemX: 176 + (hemY - 800) * 0.16 });
  return {
    seed, bg,
    parts: [
      ...body.behind,
      ...bandedFronts(bandSew, body, collar === "shawl" ? 58 : 32),
      ...(pockets ? [-1, 1].flatMap((side) => patchPocket(sew, { x: CX + side * 106, y: 640, w: 104, h: 118, point: 0, seams: false }))
        : []),
      ...belt(bandSew, { y: 506, x: body.waistX - 6, w: 46 }),
    ],
  };
}
