/** Abayas: closed, open over an inner slip, wrapped or buttoned; straight, bell, batwing or kimono sleeves. */
import { light } from "../../../src/demo/colour.ts";
import type { Fit } from "../parts/bodice.ts";
import { cloth } from "../parts/cloth.ts";
import { motif, trimAlong } from "../parts/embroidery.ts";
import { buttons } from "../parts/fastenings.ts";
import { bandedFronts, gown, type GownFront } from "../parts/gown.ts";
import { laceEdge } from "../parts/hems.ts";
import type { Neckline } from "../parts/neckline.ts";
import type { SleeveName } from "../parts/sleeve-styles.ts";
import { type Waist, waistPanels } from "../parts/waist.ts";
import { CX, left, smooth } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, Point } from "../types.ts";

export type Embroidery = "none" | "front" | "cuffs" | "front-cuffs" | "hem" | "all";

const HEM_Y = 1130;

export type AbayaOptions = GarmentOptions & {
  front?: GownFront | "buttons";
  neck?: Neckline;
  sleeve?: SleeveName;
  fit?: Fit;
  embroidery?: Embroidery;
  /** Thread, bands and buttons. */
  trim?: Hex;
  /** Contrast bands down an open front. */
  band?: Hex;
  /** Slip worn under an open abaya. */
  inner?: Hex;
  belt?: Waist;
  lace?: Hex;
};

function frontEmbroidery(trim: Hex, from: number): string {
  let svg = "";
  for (let y = from; y < HEM_Y; y += 24) svg += motif(left(20), y, 0.8, 90, trim) + motif(CX + 20, y, 0.8, 90, trim);
  return svg;
}

const hemEmbroidery = (trim: Hex): string => {
  const line = (up: number): Point[] => [[left(262), HEM_Y - 30 - up], [left(120), HEM_Y - 12 - up], [CX, HEM_Y - 8 - up],
    [CX + 120, HEM_Y - 12 - up], [CX + 262, HEM_Y - 30 - up]];
  return trimAlong(line(14), trim, 20, 0.8) + trimAlong(line(44), trim, 26, 1.05) +
    `<path d="${smooth(line(70))}" stroke="${trim}" stroke-width="3" fill="none"/>`;
};

export function abaya(options: AbayaOptions = {}): Drawing {
  const { colour = "#1d1c20", trim = "#b8995c", fabric = "crepe", front = "closed", neck = "crew", sleeve = "bell" } = options;
  const { fit = "oversized", embroidery = "front-cuffs", seed = 1, bg = "#ece7df" } = options;
  const sew = cloth({ ...options, colour, colour2: options.colour2 ?? trim, fabric, stitch: "none" });
  const has = (place: "front" | "cuffs" | "hem") => embroidery === "all" || embroidery.includes(place);
  const cut: GownFront = front === "buttons" ? "closed" : front;
  const body = gown(sew, {
    colour, seed, front: cut, neck, sleeve, fit, hemY: HEM_Y, hemX: sleeve === "batwing" || sleeve === "kimono" ? 268 : 290,
    cuffTrim: has("cuffs") ? trim : undefined, innerColour: options.inner,
  });
  const svg = (has("front") && cut === "closed" && front !== "buttons" ? frontEmbroidery(trim, 186) : "") +
    (has("hem") && cut === "closed" ? hemEmbroidery(trim) : "");
  const centre = cut === "closed" ? ["M450 178 C451 480 449 800 450 1128"] : [];
  const over = (front === "buttons" ? buttons(CX, 210, 900, 12, 7, trim) : "") +
    (options.lace ? laceEdge(left(286), CX + 286, HEM_Y - 8, options.lace, 16) : "");
  const bandSew = cloth({ colour: options.band ?? light(colour, 0.06), fabric, stitch: "none" });
  const stitched = has("front") ? trimAlong(body.edge, trim, 20, 0.7) : "";
  const fronts: Panel[] = cut === "closed"
    ? body.fronts.map((panel) => ({ ...panel, inner: svg, seams: centre, over, overPad: 90 }))
    : bandedFronts(bandSew, body, options.band || stitched ? 34 : 18, stitched);
  return { seed, bg, parts: [...body.behind, ...fronts, ...body.finish, ...(options.belt ? waistPanels(options.belt, body.waistX, 520)
    : [])] };
}
