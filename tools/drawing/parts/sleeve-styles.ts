/** Sleeves by name. Sizes are those of a top; `arm` scales them to the body they are sewn to. */
import { lerp, mirrorFolds } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Panel, Point } from "../types.ts";
import type { PanelCut, Sew } from "./cloth.ts";
import { fan } from "./folds.ts";
import { cuffs, sleeve, type SleeveBlock, sleeves } from "./sleeve.ts";

export type SleeveName =
  | "none" | "cap" | "flutter" | "short" | "elbow" | "threequarter" | "long" | "bell" | "puff" | "bishop" | "batwing" | "kimono";

type Cuff = "none" | "rib" | "band";

/** Wrist seen from the shoulder, width of the opening, fullness, and how the underarm moves down for wide cuts. */
type Shape = {
  dx: number; dy: number; width: number; puff?: number; flare?: number; bow?: number; lower?: number; cuff?: Cuff; cuffWidth?: number;
};

const SHAPE: Record<Exclude<SleeveName, "none">, Shape> = {
  cap: { dx: -58, dy: 112, width: 168, bow: 2, flare: 0 },
  flutter: { dx: -78, dy: 160, width: 214, bow: 8, flare: 22 },
  short: { dx: -102, dy: 212, width: 150, bow: 12 },
  elbow: { dx: -126, dy: 330, width: 132, bow: 16 },
  threequarter: { dx: -142, dy: 450, width: 112, bow: 20 },
  long: { dx: -156, dy: 568, width: 94, bow: 24 },
  bell: { dx: -168, dy: 540, width: 196, bow: 16, flare: 20 },
  puff: { dx: -98, dy: 214, width: 142, puff: 34, bow: 24, cuff: "band", cuffWidth: 122 },
  bishop: { dx: -142, dy: 520, width: 116, puff: 36, bow: 26, cuff: "band", cuffWidth: 80 },
  batwing: { dx: -206, dy: 480, width: 96, bow: 4, lower: 190 },
  kimono: { dx: -176, dy: 400, width: 214, bow: 2, lower: 64, flare: 4 },
};

export type ArmFrame = {
  shoulder: Point;
  underarm: Point;
  arm: number;
  /** Share of the usual width. */
  ease?: number;
  seed: number;
  knit: boolean;
};

/** The sleeve's underarm; wide cuts take it down the side seam. */
export const underarmDrop = (name: SleeveName, arm: number): number => (name === "none" ? 0 : (SHAPE[name].lower ?? 0) * arm);

export function sleeveBlock(name: Exclude<SleeveName, "none">, { shoulder, underarm, arm, ease = 1, seed }: ArmFrame): SleeveBlock {
  const shape = SHAPE[name];
  return {
    shoulder, underarm, seed,
    wrist: [shoulder[0] + shape.dx * arm, shoulder[1] + shape.dy * arm],
    cuffWidth: shape.width * arm * ease,
    puff: (shape.puff ?? 0) * arm, flare: (shape.flare ?? 0) * arm, bow: (shape.bow ?? 10) * arm,
  };
}

/** Fullness falls in fans towards the opening of a bell or flutter sleeve. */
function flareFolds(block: SleeveBlock, count: number) {
  const { outer, inner } = sleeve(block);
  const start = lerp(block.shoulder, block.underarm, 0.5);
  const top = lerp(start, block.wrist, 0.3);
  return fan({ top: [top[0] - 34, top[0] + 34, top[1]], hem: [outer[0] + 6, inner[0] - 6, (outer[1] + inner[1]) / 2], count, width: 14,
    strength: 0.85, seed: block.seed ?? 1, start: 0.2 });
}

export type SleeveTrim = { inner?: string; button?: Hex | undefined; ribbed?: boolean; stitched?: boolean };

export function namedSleeves(sew: Sew, name: SleeveName, frame: ArmFrame, trim: SleeveTrim = {}): Panel[] {
  if (name === "none") return [];
  const shape = SHAPE[name];
  const block = sleeveBlock(name, frame);
  const cuff: Cuff = trim.ribbed && (name === "long" || name === "batwing") ? "rib" : (shape.cuff ?? "none");
  const extra: Partial<PanelCut> = trim.inner ? { inner: trim.inner } : {};
  const panels = sleeves(sew, block, extra, !!trim.stitched && cuff === "none");
  if (name === "bell" || name === "flutter") {
    const folds = flareFolds(block, 7);
    panels[0] = { ...panels[0]!, folds: [...panels[0]!.folds!, ...folds] };
    panels[1] = { ...panels[1]!, folds: [...panels[1]!.folds!, ...mirrorFolds(folds)] };
  }
  if (cuff === "none") return panels;
  const band = { ...block, cuffWidth: (shape.cuffWidth ?? shape.width) * frame.arm };
  const length = (cuff === "rib" ? 62 : name === "puff" ? 26 : 52) * frame.arm;
  const bands = cuffs(sew, band, { length, tight: cuff === "rib" ? 0.84 : 1, rib: cuff === "rib",
    button: cuff === "band" && name !== "puff" ? trim.button : undefined });
  return cuff === "rib" ? [...panels, ...bands.map((panel) => ({ ...panel, print: undefined }))] : [...bands, ...panels];
}

