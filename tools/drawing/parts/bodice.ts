/** Neckline, sleeves and fit on one frame: the upper half of tops, dresses, jumpsuits and gowns. */
import { CX, left } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Panel, Point } from "../types.ts";
import type { Sew } from "./cloth.ts";
import { neckFinish, type Neckline, type NeckOpening, neckOpening } from "./neckline.ts";
import { type ArmFrame, namedSleeves, type SleeveName, type SleeveTrim, underarmDrop } from "./sleeve-styles.ts";
import { backNeck } from "./torso.ts";

export type Fit = "slim" | "regular" | "oversized";

export const EASE: Record<Fit, number> = { slim: 0.88, regular: 1, oversized: 1.15 };

/** Half-widths and heights of a body before fit and sleeve change it. */
export type BodyFrame = { neckWidth: number; neckY: number; shoulderX: number; shoulderY: number; underarmX: number; underarmY: number; arm: number };

export const TOP_FRAME: BodyFrame = { neckWidth: 78, neckY: 236, shoulderX: 206, shoulderY: 278, underarmX: 214, underarmY: 456, arm: 1 };
export const DRESS_FRAME: BodyFrame = { neckWidth: 60, neckY: 120, shoulderX: 158, shoulderY: 154, underarmX: 166, underarmY: 296,
  arm: 0.8 };

export type BodiceStyle = {
  neck: Neckline; sleeve: SleeveName; fit: Fit; seed: number; colour: Hex; knit: boolean;
  button?: Hex | undefined;
  sleeveTrim?: SleeveTrim;
  /** Where a wrapped front ends, from the centre line. */
  wrapTo?: Point;
  bandWidth?: number;
  /** Cloth of the band and collar, and of the sleeves, when they contrast. */
  trimSew?: Sew | undefined;
  sleeveSew?: Sew | undefined;
};

export type Bodice = {
  neck: NeckOpening;
  underarm: Point;
  /** From the centre of the neck to the left underarm. */
  outline: Point[];
  behind: Panel[];
  finish: Panel[];
};

/** Sleeveless armholes curve in towards the shoulder strap; halters cut away to the neck. */
function armholeSide(neck: NeckOpening, frame: BodyFrame, underarm: Point): Point[] {
  const k = frame.arm;
  const strap = neck.kind === "halter" ? neck.width + 14 * k : Math.max(neck.width + 26 * k, Math.min(frame.shoulderX * 0.78, neck.width +
    52 * k));
  const top = neck.y + (frame.shoulderY - frame.neckY) * (neck.kind === "halter" ? 0.2 : 0.5);
  const [ux, uy] = underarm;
  return [
    [left(strap), top, "c"],
    [left(strap - 6 * k), top + (uy - top) * 0.42],
    [left(strap + (CX - ux - strap) * 0.32), top + (uy - top) * 0.82],
    [ux, uy, "c"],
  ];
}

function sleevedSide(neck: NeckOpening, shoulder: Point, underarm: Point): Point[] {
  const [sx, sy] = [CX - shoulder[0], shoulder[1]];
  const uy = underarm[1];
  return [
    [left((neck.width + sx) / 2), neck.y + (sy - neck.y) * 0.42], [left(sx), sy, "c"],
    [left(sx - 16), sy + (uy - sy) * 0.45], [left(sx - 12), sy + (uy - sy) * 0.74],
    [underarm[0], uy, "c"],
  ];
}

export function bodice(sew: Sew, frame: BodyFrame, style: BodiceStyle): Bodice {
  const ease = EASE[style.fit];
  const k = frame.arm;
  const neck = neckOpening(style.neck, frame.neckWidth, frame.neckY);
  const dropShoulder = style.fit === "oversized" ? 14 * k : 0;
  const shoulderX = Math.max(frame.shoulderX * (0.3 + 0.7 * ease), neck.width + 40 * k);
  const shoulder: Point = [left(shoulderX), frame.shoulderY + dropShoulder];
  const lower = underarmDrop(style.sleeve, k);
  const underarmY = frame.underarmY + dropShoulder * 2 + lower + (style.sleeve === "none" ? 26 * k : 0);
  const underarm: Point = [left(frame.underarmX * ease - (style.sleeve === "none" ? 8 * k : 0)), underarmY];
  const arm: ArmFrame = {
    shoulder: [shoulder[0] + 4, shoulder[1] + 2], underarm: [underarm[0] + 6, underarmY], arm: k,
    ease: 0.4 + 0.6 * ease, seed: style.seed, knit: style.knit,
  };
  const side = style.sleeve === "none" ? armholeSide(neck, frame, underarm) : sleevedSide(neck, shoulder, underarm);
  const trimSew = style.trimSew ?? sew;
  return {
    neck, underarm,
    outline: [...neck.edge, [left(neck.width), neck.y, "c"], ...side],
    behind: [
      backNeck(sew, { neckWidth: neck.width, neckY: neck.y, neckDepth: neck.depth, colour: style.colour,
        square: style.neck === "square" || style.neck === "sweetheart" }),
      ...namedSleeves(style.sleeveSew ?? sew, style.sleeve, arm, { button: style.button, ...style.sleeveTrim }),
    ],
    finish: neckFinish(trimSew, neck, {
      colour: style.colour, knit: style.knit, bandWidth: style.bandWidth ?? (style.knit ? 20 : 12) * k,
      ...(style.button ? { button: style.button } : {}), ...(style.wrapTo ? { wrapTo: style.wrapTo } : {}),
    }),
  };
}
