/** Hoodies, track jackets and half-zips. */
import { cloth } from "../parts/cloth.ts";
import type { Fit } from "../parts/bodice.ts";
import { zip } from "../parts/fastenings.ts";
import { type Graphic, graphicSvg } from "../parts/graphics.ts";
import { hoodPanels } from "../parts/hood.ts";
import { outerBody, slantPockets, standCollar } from "../parts/outer.ts";
import { CX, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel } from "../types.ts";

export type HoodieLength = "cropped" | "regular" | "long";

const HEM_Y: Record<HoodieLength, number> = { cropped: 760, regular: 900, long: 1030 };

export type HoodieOptions = GarmentOptions & {
  front?: "pullover" | "zip" | "halfzip";
  collar?: "hood" | "stand";
  fit?: Fit;
  length?: HoodieLength;
  hem?: "rib" | "straight";
  pocket?: "kangaroo" | "slant" | "none";
  cord?: Hex;
  /** Two lines down the sleeves. */
  stripe?: Hex;
  sleeveColour?: Hex;
  graphic?: Graphic;
};

const KANGAROO = "M318 700 C400 709 500 709 582 700 L640 856 C640 880 630 892 612 894 C510 903 390 903 288 894 C270 892 260 880 260 856 Z";

function kangaroo(sew: ReturnType<typeof cloth>, hemY: number): Panel {
  const down = hemY - 970;
  const move = (d: string) => d.replace(/(\d+) (\d+)/g, (_, x: string, y: string) => `${x} ${Number(y) + down}`);
  return sew({
    d: move(KANGAROO), shadow: 0.3, wrinkle: 0.6,
    folds: [valley(move("M340 740 C330 790 322 840 314 884"), 16, 0.5), valley(move("M560 740 C570 790 578 840 586 884"), 16, 0.5)],
    seams: ["M326 706 L272 852", "M574 706 L628 852", "M322 708 C400 716 500 716 578 708"].map(move),
  });
}

export function hoodie(options: HoodieOptions = {}): Drawing {
  const { colour = "#8f9a86", fabric = "fleece", front = "pullover", collar = "hood", fit = "regular", length = "regular" } = options;
  const { hem = "rib", cord = "#e9e4d8", seed = 2, bg = "#eeeae6" } = options;
  const sew = cloth({ ...options, colour, fabric });
  const hemY = HEM_Y[length];
  const hooded = collar === "hood";
  const hood = hooded ? hoodPanels(sew, { colour, cord }) : null;
  const zipTop = hooded ? (hood!.chin - 10) : 300;
  const zipSvg = front === "zip" ? zip(CX, zipTop, hemY + 10, colour) : front === "halfzip" ? zip(CX, zipTop, 560, colour) : "";
  const outer = outerBody(
    sew,
    { colour, fit, seed, hemY, sleeve: "long", ribbed: hem === "rib", hem, stripe: options.stripe, sleeveSew: options.sleeveColour
      ? cloth({ colour: options.sleeveColour, fabric }) : undefined },
    { over: zipSvg, inner: options.graphic ? graphicSvg(options.graphic) : "" },
  );
  const stand = hooded ? null : standCollar(sew, outer, 56, colour);
  const pocket = options.pocket ?? (front === "pullover" && hooded ? "kangaroo" : "slant");
  return {
    seed, bg,
    parts: [
      ...(hood?.behind ?? [stand!.behind]),
      ...outer.behind.slice(1),
      ...outer.hem,
      outer.body,
      ...(pocket === "kangaroo" ? [kangaroo(sew, hemY)] : pocket === "slant" ? slantPockets(sew, hemY - 270) : []),
      ...(hood?.front ?? stand!.front),
    ],
  };
}
