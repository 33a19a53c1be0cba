// Finds by pixels what the eye finds in a dressed figure.
import { stairsIn } from "./edges.ts";
import { gapsIn } from "./gaps.ts";
import { cutLimbsIn, doubledLimbsIn } from "./limbs.ts";
import { mirroredIn, outsideIn, tooLongIn } from "./proportions.ts";
import type { Fault, Scene } from "./scene.ts";
import { throughIn } from "./through.ts";

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
