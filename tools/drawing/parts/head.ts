/** Head coverings on a neutral head form, which the cut-out leaves out; there the dark inside shows instead. */
import { dark } from "../../../src/demo/colour.ts";
import { blob, bothSides, CX, left, mirrorPoints, ridge, sym, valley } from "../shapes.ts";
import type { Hex } from "../../../src/demo/colour.ts";
import type { Fold, Panel, Point } from "../types.ts";
import type { Sew } from "./cloth.ts";

export type HeadFrame = { x?: number; top: number; size: number };

export type HeadPiece = {
  colour: Hex;
  frame: HeadFrame;
  /** Left side from the jaw to the hem, in picture units. */
  fall: Point[];
  hem: Point[];
  folds: Fold[];
  /** Face edge: lace, or the band of an under-cap. */
  edge?: Hex | undefined;
  over?: string;
};

/** Heights and half-widths of a head whose crown is at `top`. */
export const headAt = ({ top, size }: HeadFrame) => ({
  y: (value: number) => top + (value - 178) * size,
  x: (value: number) => left(value * size),
});

const faceOval = (frame: HeadFrame): string => {
  const { x, y } = headAt(frame);
  return sym([[CX, y(258)], [x(54), y(274)], [x(86), y(344)], [x(84), y(430)], [x(54), y(508)], [CX, y(540)]]);
};

const PLASTER = "#cdbfae";

/** A head as shops have them: jaw and neck, no face; the neck disappears in the cloth. */
function headForm(frame: HeadFrame): Panel[] {
  const { x, y } = headAt(frame);
  const other = (value: number) => 2 * CX - x(value);
  const cast = (d: string, tone: Hex, depth: number, folds: Fold[]): Panel => ({
    d, tone, fill: tone, fabric: "paper", stitch: "none", wobble: 0, shadow: 0.4, folds, foldBlur: 16 * frame.size, only: "picture",
    fabricTweak: { edge: depth * frame.size, edgeHeight: depth * 1.2 * frame.size, drapeDepth: 0, texture: 0.12, foldDepth: 26 * frame.size },
  });
  return [
    cast(sym([[CX, y(440)], [x(70), y(450)], [x(54), y(540)], [x(66), y(640)], [CX, y(680)]]), dark(PLASTER, 0.16), 34, []),
    cast(sym([[CX, y(206)], [x(76), y(236)], [x(100), y(320)], [x(94), y(396)], [x(66), y(462)], [x(32), y(500)], [CX, y(508)]]), PLASTER, 46, [
      ridge([[CX, y(270)], [CX, y(340)], [CX, y(410)]], 40 * frame.size, 0.5), ridge([[x(20), y(470)], [CX, y(480)], [other(20), y(470)]], 26 * frame.size, 0.4),
    ]),
  ];
}

/** Folds that lie round the face and gather below the chin. */
export function faceFolds(frame: HeadFrame): Fold[] {
  const { x, y } = headAt(frame);
  return bothSides([
    valley([[x(30), y(196)], [x(112), y(280)], [x(114), y(430)]], 15 * frame.size, 0.7),
    ridge([[x(50), y(190)], [x(132), y(280)], [x(132), y(440)]], 13 * frame.size, 0.6),
    valley([[x(104), y(400)], [x(92), y(500)], [x(30), y(572)]], 14 * frame.size, 0.7),
    ridge([[x(122), y(430)], [x(104), y(536)], [x(30), y(604)]], 13 * frame.size, 0.6),
    valley([[x(136), y(450)], [x(116), y(580)], [x(24), y(646)]], 14 * frame.size, 0.6),
  ], (i) => 0.7 + (i % 3) * 0.14);
}

export function headPiece(sew: Sew, { colour, frame, fall, hem, folds, edge, over = "" }: HeadPiece): Panel[] {
  const { x, y } = headAt(frame);
  const face = faceOval(frame);
  const half: Point[] = [[CX, y(178)], [x(92), y(196)], [x(150), y(280)], [x(156), y(400)], ...fall];
  const rim = edge ? `<path d="${face}" fill="none" stroke="${dark(edge, 0.25)}" stroke-width="${11 * frame.size}"/><path d="${face}" fill="none" stroke="${edge}" stroke-width="${8 * frame.size}"/>` : "";
  return [
    ...headForm(frame),
    sew({
      plain: true, fill: dark(colour, 0.44), shadow: 0, wrinkle: 0.5, only: "cutout",
      d: sym([[CX, y(236)], [x(96), y(280)], [x(108), y(400)], [x(70), y(540)], [CX, y(590)]]),
      folds: [valley([[x(60), y(290)], [x(80), y(400)], [x(40), y(520)]], 20, 0.6)],
    }),
    sew({ d: blob([...half, ...hem, ...mirrorPoints(half.slice(1))]) + face, fillRule: "evenodd", folds, wrinkle: 0.8, seedKey: 6, shadow: 0.5, lift: 1.8,
      over: rim + over, overPad: 80 }),
  ];
}
