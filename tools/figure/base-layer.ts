/** What the figure always wears: a thin second skin, so that nothing we dress it in leaves it bare. */
import { smooth } from "./maths.ts";
import { FOOT } from "./limbs.ts";

/** How much of the layer is there at a point of the mirrored body, 0 to 1. */
export type Layer = (x: number, y: number, z: number) => number;

/** To the neck, the wrists and the ankles. */
export const coveredLayer: Layer = (x, y) => {
  const neck = 131 - Math.min(x, 40) * 0.06;
  const sleeve = x > 84 && y > 300 ? smooth(406.8, 405.2, y) : 1;
  return smooth(neck - 0.8, neck + 0.8, y) * sleeve * smooth(747, 745.4, y);
};

/** A vest with wide straps and shorts to the middle of the thigh. */
export const lightLayer: Layer = (x, y, z) => {
  const scoop = z > -8 ? 176 - 50 * Math.min(1, x / 46) ** 3 : 150 - 22 * Math.min(1, x / 46) ** 3;
  const armhole = y < 226 ? 56 + 14 * smooth(160, 224, y) : 71;
  // Below the waist the hip is wide, and the forearm hangs beside it.
  const side = y > 345 ? 84 : armhole;
  return (
    smooth(scoop - 0.8, scoop + 0.8, y) * smooth(side + 0.8, side - 0.8, x) * smooth(531, 529.4, y)
  );
};

/** How much of a plain slipper is there. */
export const slipper: Layer = (x, y, z) => {
  const [dx, dz] = [x - FOOT.origin[0], z - FOOT.origin[2]];
  const along = dx * FOOT.along[0] + dz * FOOT.along[2];
  const across = dx * FOOT.across[0] + dz * FOOT.across[2];
  const vamp = smooth(-0.8, 0.8, along - 44 + across * across * 0.07);
  const sole = smooth(-0.8, 0.8, y - (772 + along * 0.24));
  return Math.max(vamp, sole) * smooth(750, 754, y);
};
