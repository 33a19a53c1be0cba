/** Torso, shoulder girdle and neck. */
import type { Add } from "./build.ts";
import { bone, ellipsoid, loft } from "./primitives.ts";

export function addTrunk(add: Add, isMale: boolean): void {
  add(
    loft(
      [
        [140, 46, -46, 14, -26],
        [150, 58, -58, 19, -30],
        [165, 67, -67, 24, -34],
        [185, 70, -70, 28, -37],
        [205, 69, -69, 31, -38],
        [228, 65.5, -65.5, 32, -36],
        [252, 62, -62, 31.5, -32],
        [280, 58.5, -58.5, 31, -28],
        [302, 56.5, -56.5, 30.5, -26],
        [322, 59, -59, 32, -28],
        [346, 65.5, -65.5, 34, -33],
        [370, 71, -71, 34, -40],
        [395, 73.5, -73.5, 32, -45],
        [415, 71, -71, 26, -46],
        [432, 60, -60, 15, -42],
        [442, 40, -40, 2, -34],
      ],
      { roundness: 2.25 },
    ),
    "torso",
    1,
  );
  const chest = isMale
    ? ellipsoid([30, 200, 13], [28, 23, 17], 0.1)
    : ellipsoid([28, 213, 13.5], [24, 27, 21.5]);
  add(chest, "torso", 24, { halves: 9 });
  add(bone([6, 123, -14], [73, 157.5, -9], 10, 9.5), "torso", 20, { halves: 10 });
  add(bone([46, 174, 9], [75, 171, -1], 11, 11), "torso", 22);
  addNeck(add);
}

function addNeck(add: Add): void {
  add(
    loft([
      [80, 19.5, -19.5, 14, -29],
      [100, 18.4, -18.4, 12, -29],
      [118, 18.6, -18.6, 11, -30],
      [134, 22, -22, 12, -32],
      [150, 29, -29, 13, -32],
    ]),
    "head",
    12,
  );
  add(bone([14.5, 92, -8], [5.5, 140, 12.5], 3, 2.4), "head", 11, { halves: 6 });
  // Collarbones and the hollow between them.
  add(bone([7, 144.5, 15.6], [64, 148, 4.5], 2.5, 2.2), "torso", 9, { halves: 5 });
  add(ellipsoid([0, 140, 24], [5, 6, 8]), "torso", 10, { isCarved: true });
  add(ellipsoid([38, 133, 16], [16, 4, 8], 0.1), "torso", 14, { isCarved: true });
}
