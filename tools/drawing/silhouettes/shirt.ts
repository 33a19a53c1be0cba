/** Button-through shirts, camp shirts, overshirts, denim jackets and tunics. */
import type { Fit } from "../parts/bodice.ts";
import { EASE } from "../parts/bodice.ts";
import { cloth, type Sew } from "../parts/cloth.ts";
import { shirtCollar } from "../parts/collars.ts";
import { placket } from "../parts/fastenings.ts";
import { bodyFolds } from "../parts/folds.ts";
import { neckBand, neckOpening } from "../parts/neckline.ts";
import { patchPocket } from "../parts/pockets.ts";
import { cuffs, type SleeveBlock, sleeves } from "../parts/sleeve.ts";
import { torso, type TorsoBlock } from "../parts/torso.ts";
import { CX, left, mirror, smooth } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Drawing, GarmentOptions, Panel, Point } from "../types.ts";

export type ShirtLength = "cropped" | "regular" | "tunic" | "knee";

const HEM_Y: Record<ShirtLength, number> = { cropped: 740, regular: 930, tunic: 1040, knee: 1120 };

export type ShirtOptions = GarmentOptions & {
  collar?: "classic" | "camp" | "band";
  sleeve?: "long" | "elbow" | "short";
  fit?: Fit;
  length?: ShirtLength;
  /** Shirt-tail or straight hem. */
  hem?: "tail" | "straight";
  front?: "full" | "half";
  pockets?: "none" | "one" | "two" | "flaps" | "low";
  button?: Hex;
  /** Piping on collar and pockets. */
  piping?: Hex;
  /** Contrast collar and cuffs. */
  contrast?: Hex;
  /** Denim topstitching. */
  topstitch?: boolean;
};

type Block = Required<Pick<TorsoBlock, "neckY" | "shoulderX" | "shoulderY" | "underarmX" | "underarmY" | "hemX" | "hemY" | "drop" | "curve">> & TorsoBlock & { seed: number };

function blockOf(o: ShirtOptions, seed: number): Block {
  const { fit = "regular", length = "regular", collar = "classic" } = o;
  const ease = EASE[fit];
  const tail = (o.hem ?? (collar === "camp" ? "straight" : "tail")) === "tail";
  return {
    neckWidth: 66, neckY: 214, neckDepth: 70, neck: "v", shoulderX: 202 * (0.3 + 0.7 * ease), shoulderY: 262, underarmX: 206 * ease,
      underarmY: 450,
    waistX: 198 * ease, waistY: 680, hemX: 206 * ease, hemY: HEM_Y[length], drop: tail ? 26 : 8, curve: tail ? 44 : 0, seed,
  };
}

const SLEEVE = {
  long: { dx: -152, dy: 572, cuffWidth: 100, bow: 24 }, elbow: { dx: -130, dy: 360, cuffWidth: 136, bow: 16 },
    short: { dx: -116, dy: 256, cuffWidth: 142, bow: 12 },
} as const;

function sleevePanels(sew: Sew, cuffSew: Sew, o: ShirtOptions, b: Block, button: Hex): Panel[] {
  const { dx, dy, cuffWidth, bow } = SLEEVE[o.sleeve ?? "long"];
  const shoulder: Point = [left(b.shoulderX) + 4, b.shoulderY + 2];
  const block: SleeveBlock = { shoulder, underarm: [left(b.underarmX) + 4, b.underarmY], wrist: [shoulder[0] + dx, shoulder[1] + dy],
    cuffWidth, bow, seed: b.seed };
  const cuffed = (o.sleeve ?? "long") === "long" && !o.piping;
  return [...(cuffed ? cuffs(cuffSew, block, { length: 66, tight: 0.93, rib: false, button }) : []), ...sleeves(sew, block, {}, !cuffed)];
}

function pocketPanels(sew: Sew, pockets: NonNullable<ShirtOptions["pockets"]>, hemY: number, piping: Hex | undefined): Panel[] {
  if (pockets === "none") return [];
  if (pockets === "one") return patchPocket(sew, { x: CX + 104, y: 420, w: 92, h: 106 });
  if (pockets === "low")
    return [-1, 1].flatMap((side) => patchPocket(sew, { x: CX + side * 108, y: hemY - 190, w: 108, h: 118, point: 0 }).map((panel) => ({
      ...panel, over: piping ? `<path d="M${CX + side * 108 - 54} ${hemY - 186}h108" stroke="${piping}" stroke-width="4.5"/>` : "",
    })));
  return [-1, 1].flatMap((side) => patchPocket(sew, { x: CX + side * 106, y: 410, w: 96, h: 104, flap: pockets === "flaps" ? 40 : 0 }));
}

function collarPanels(sew: Sew, o: ShirtOptions, colour: Hex, button: Hex): { behind: Panel[]; front: Panel[] } {
  const { collar = "classic", piping } = o;
  if (collar === "band") return { behind: [shirtCollar(sew, { neckWidth: 66, neckY: 214, colour }).band],
    front: [neckBand(sew, neckOpening("crew", 64, 216), 20, false)] };
  const camp = collar === "camp";
  const { band, leaves } = shirtCollar(sew, { neckWidth: 66, neckY: 214, depth: camp ? 96 : 74, spread: camp ? 104 : 84,
    tipY: camp ? 118 : 104, colour, button: camp ? undefined : button });
  const pipe = (side: number) => piping ? `<path d="${smooth(([[3, 306], [52, 328], [104, 332], [82, 232]] as const).map(([x, y]): Point => [CX + side * x, y]))}" fill="none" stroke="${piping}" stroke-width="4.5"/>` : "";
  return { behind: [band], front: leaves.map((panel, i) => ({ ...panel, over: (panel.over ?? "") + pipe(i ? 1 : -1) })) };
}

export function shirt(options: ShirtOptions = {}): Drawing {
  const { colour = "#dfe7ef", fabric = "cotton", collar = "classic", button = "#f4f1ea", seed = 1, bg = "#ece8e2" } = options;
  const sew = cloth({ ...options, colour, fabric, stitch: options.topstitch ? "#c9924a" : undefined });
  const contrastSew = options.contrast ? cloth({ colour: options.contrast, fabric }) : sew;
  const b = blockOf(options, seed);
  const { behind, front } = collarPanels(contrastSew, options, options.contrast ?? colour, button);
  const yoke = smooth([[left(b.shoulderX - 6), b.shoulderY + 44], [left(120), b.shoulderY + 36], [left(70), b.shoulderY + 28]]);
  const hemSeam = smooth([
    [left(b.hemX - 4), b.hemY - b.curve - 8], [left(b.hemX * 0.7), b.hemY + b.curve * 0.25 + b.drop * 0.4 - 10], [CX, b.hemY + b.drop - 12],
    [CX + b.hemX * 0.7, b.hemY + b.curve * 0.25 + b.drop * 0.4 - 10], [CX + b.hemX - 4, b.hemY - b.curve - 8],
  ]);
  const half = options.front === "half";
  const camp = collar === "camp";
  return {
    seed, bg,
    parts: [
      ...behind,
      ...sleevePanels(sew, contrastSew, options, b, button),
      sew({ d: torso(b), folds: bodyFolds(b), seams: [yoke, mirror(yoke), hemSeam], stitchDy: 0 }),
      placket(sew, { y0: 284, y1: half ? 560 : b.hemY + b.drop - 2, count: half ? 3 : camp ? 4 : 6, button,
        top: camp ? 60 : collar === "band" ? 34 : 76, bottom: half ? 34 : 110 }),
      ...pocketPanels(sew, options.pockets ?? "one", b.hemY, options.piping),
      ...front,
    ],
  };
}
