/** The head: quiet planes, no likeness; and hair, drawn back to a low knot or cut short. */
import { MATERIAL, type Add, type Part } from "./build.ts";
import { smooth, smoothMax, smoothMin } from "./maths.ts";
import { bone, ellipsoid, loft } from "./primitives.ts";

const onHead: Partial<Part> = { space: "head" };

export function addHead(add: Add): void {
  add(ellipsoid([0, 39, -9], [31, 38, 38.5]), "head", 8, onHead);
  add(
    loft(
      [
        [20, 24, -24, 25, -10],
        [32, 29, -29, 29, -12],
        [42, 28.8, -28.8, 30.4, -14],
        [52, 28.8, -28.8, 29.4, -15],
        [62, 28, -28, 29.4, -15],
        [72, 26.6, -26.6, 29.2, -14],
        [80, 23, -23, 28.6, -11],
        [88, 17.4, -17.4, 27.4, -6],
        [94, 12, -12, 25, 0],
        [98.5, 6.6, -6.6, 21.5, 6],
        [100, 3.4, -3.4, 18, 10],
      ],
      { roundness: 2.1 },
    ),
    "head",
    8,
    onHead,
  );
  addFeatures(add);
}

function addFeatures(add: Add): void {
  const carved = { ...onHead, isCarved: true };
  add(ellipsoid([18.5, 60, 13.5], [8, 8, 10]), "head", 9, onHead); // cheekbone
  add(ellipsoid([0, 92, 22.5], [7, 6, 7]), "head", 8, onHead); // chin
  add(bone([6, 43.6, 27], [19, 42, 22], 2.2, 2), "head", 9, { ...onHead, halves: 4 }); // brow
  add(ellipsoid([12.8, 50, 37], [9.4, 5.4, 8.6], 0.06), "head", 7, carved); // socket
  add(ellipsoid([13, 51.6, 21.6], [7.6, 5.4, 6.8], 0.05), "head", 3.4, onHead); // lid
  add(bone([0, 46, 28.6], [0, 65, 35.4], 1.9, 2.5), "head", 5.5, onHead); // nose
  add(ellipsoid([2.4, 66, 31.6], [2.1, 1.8, 2.6]), "head", 3.6, onHead);
  add(ellipsoid([2.6, 76.8, 27.6], [5, 1.5, 2.7], 0.14), "head", 2.6, { ...onHead, halves: 1.5 });
  add(ellipsoid([0, 80.1, 27.3], [5.6, 1.8, 2.9]), "head", 2.8, onHead); // lower lip
  add(ellipsoid([0, 85.4, 32.4], [6, 2, 3.4]), "head", 5, carved);
}

/** A broader jaw and chin, and ears, which short hair shows. */
export function addMaleFeatures(add: Add): void {
  add(ellipsoid([15, 82, 6], [7, 9, 11]), "head", 12, onHead);
  add(ellipsoid([0, 93, 21.5], [8, 6.2, 7.2]), "head", 8, { ...onHead, halves: 3 });
  add(ellipsoid([31.5, 59, -8], [3.4, 9.6, 5.6], -0.14), "head", 2.4, onHead);
}

const PART_X = 5;

/** Signed distance to the opening for the face: high at the parting, falling beside the cheek. */
function hairline(x: number, y: number): number {
  const a = 26.5;
  const b = y < 60 ? 43 - 0.1 * Math.abs(x - PART_X) : 64;
  const [px, py] = [x / a, (y - 60) / b];
  const k0 = Math.hypot(px, py);
  const k1 = Math.hypot(px / a, py / b);
  return k1 < 1e-6 ? -a : (k0 * (k0 - 1)) / k1;
}

/** Short at the sides, a little fuller above, combed away from a parting. */
export function addShortHair(add: Add): void {
  const skull = ellipsoid([0, 35, -10], [33.5, 40, 42.5]);
  const sides = loft(
    [
      [14, 20, -20, 4, -42],
      [30, 32.6, -32.6, 6, -48],
      [44, 33.4, -33.4, 3, -49],
      [54, 32, -32, -6, -48],
      [64, 28, -28, -16, -45],
      [78, 20, -20, -26, -40],
    ],
    { roundness: 2.3 },
  );
  const distance = (x: number, y: number, z: number) => {
    const from = x - PART_X - 6;
    const face = Math.max(hairline(x, y + 3), 4 - z);
    const below = smoothMax(skull.distance(x, y, z, 0), y - 50, 8);
    const comb = Math.abs(from) * 0.5 + z * 0.34;
    const strands = 0.5 * Math.sin(comb * 1.9) + 0.25 * Math.sin(comb * 4.3 + y * 0.1 + 0.7);
    const volume = 4.2 * smooth(40, 6, y) * smooth(-34, 6, z);
    const mass = smoothMin(below, sides.distance(x, y, z, 0), 7);
    return smoothMax(mass - volume + strands * 0.7, -face, 3);
  };
  add({ distance, box: [-42, -14, -62, 42, 82, 42] }, "head", 0.8, {
    space: "whole head",
    material: MATERIAL.hair,
  });
}

/** Waves run from the parting over the side of the head to the knot in the neck. */
export function addHair(add: Add): void {
  const skull = ellipsoid([0, 37, -10], [35.5, 41.5, 44.5]);
  const sides = loft(
    [
      [20, 20, -20, 2, -42],
      [34, 32, -32, 12, -48],
      [46, 35.5, -35.5, 15, -50],
      [58, 35.5, -35.5, 12, -50],
      [68, 33.5, -33.5, 2, -49],
      [78, 28, -28, -10, -46],
      [92, 18, -18, -18, -42],
    ],
    { roundness: 2.4 },
  );
  const distance = (x: number, y: number, z: number) => {
    const from = x - PART_X;
    const side = Math.abs(from);
    const face = Math.max(hairline(x, y), 4 - z);
    const sweep = Math.atan2(side + 4, 48 - y) * 15 + z * 0.16;
    const strands =
      (0.42 * Math.sin(sweep * 2.1) + 0.26 * Math.sin(sweep * 4.7 + 1.1)) * smooth(1, 9, side);
    const groove = 1.5 * Math.exp(-((from / 1.5) ** 2)) * smooth(30, 8, y);
    const volume = 2.6 * smooth(2, 16, side) * smooth(46, 18, y);
    const mass = smoothMin(skull.distance(x, y, z, 0), sides.distance(x, y, z, 0), 10);
    return smoothMax(mass - volume + groove + strands * 0.8, -face, 3.4);
  };
  add({ distance, box: [-42, -12, -62, 42, 98, 40] }, "head", 0.8, {
    space: "whole head",
    material: MATERIAL.hair,
  });
  add(ellipsoid([17, 92, -34], [17, 15, 14]), "head", 2.4, {
    space: "whole head",
    material: MATERIAL.hair,
  });
}
