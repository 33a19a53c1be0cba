// Finds by pixels what the eye finds in a dressed figure.
import { stairsIn } from "./edges.ts";
import { gapsIn } from "./gaps.ts";
import { cutLimbsIn, doubledLimbsIn } from "./limbs.ts";
import { mirroredIn, outsideIn, tooLongIn } from "./proportions.ts";
import type { Fault, Scene } from "./scene.ts";
import { clothMask } from "../pixels/cloth-mask.ts";
import { peekingOf } from "../pixels/peeking.ts";

/** Gaps are looked for in `whole`: all pieces, unless some are there for company alone. */
export const findFaults = (scene: Scene, whole = scene.pieces): Fault[] => [
  ...whole.flatMap((piece) => gapsIn(scene, piece)),
  ...stairsIn(scene),
  ...cutLimbsIn(scene),
  ...doubledLimbsIn(scene),
  ...throughIn(scene),
  ...tooLongIn(scene),
  ...mirroredIn(scene),
  ...outsideIn(scene),
];

/** Cloth of an inner piece that comes through the one over it. */
function throughIn({ canvas, pieces }: Scene): Fault[] {
  const { width } = canvas;
  const masks = pieces.map((piece) => clothMask(piece, canvas));
  return masks.slice(0, -1).flatMap((inner, n) => {
    const outer = masks.slice(n + 1).reduce((all, mask) => all.map((on, i) => on | mask[i]!));
    return peekingOf(inner, outer, width).scraps.map(({ size, at }) => ({
      kind: "cloth through cloth" as const,
      x: at % width,
      y: Math.floor(at / width),
      size,
    }));
  });
}
