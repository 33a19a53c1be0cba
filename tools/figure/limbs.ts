/** Arms, legs and feet. */
import type { Add } from "./build.ts";
import { DEGREE, smooth, type Vec3 } from "./maths.ts";
import { bone, ellipsoid, loft, type Contour, type Frame } from "./primitives.ts";

const ARM: readonly Contour[] = [
  [152, 74, 58, 0, -17],
  [162, 83, 57, 7, -22],
  [178, 88.5, 57, 10.5, -24.5],
  [199, 92, 62.5, 10.5, -25],
  [222, 95.6, 69.5, 9.5, -24],
  [250, 100, 75, 8, -22],
  [280, 104, 78, 6, -20],
  [302, 108.4, 82.6, 6, -19],
  [322, 113.8, 85.6, 8, -19],
  [342, 117.2, 89.4, 11, -16],
  [368, 119.6, 95.6, 13, -11],
  [392, 121.4, 101.4, 14, -4],
  [408, 122, 104, 14.5, -1],
  [424, 122, 105, 14, 0],
];

export function addArms(add: Add): void {
  add(loft(ARM), "arm", 9);
  add(ellipsoid([73, 174, -6], [12.5, 23, 15.5], -0.22), "arm", 20);
  add(ellipsoid([94.5, 297, -15], [9, 10, 6]), "arm", 8);
}

const LEG: readonly Contour[] = [
  [345, 44, 28, -4, -12],
  [365, 58, 16, 12, -28],
  [392, 72, 4, 23, -42],
  [415, 78, 1.2, 31.5, -45],
  [440, 79, 1.2, 37.5, -43],
  [470, 78, 3, 38.5, -40],
  [510, 72.5, 7.5, 36, -36],
  [550, 65, 13, 31, -31],
  [575, 60, 16, 27, -26],
  [594, 57.5, 17, 24, -23],
  [614, 56, 18.8, 18, -25],
  [636, 58, 17, 15, -30],
  [654, 58.2, 16.4, 13, -32],
  [676, 55.5, 19, 10.5, -30],
  [705, 50.5, 24, 7, -24],
  [730, 47.8, 26.2, 5, -20],
  [748, 48.2, 25.8, 6.5, -19],
  [766, 48, 26, 12, -18],
  [778, 45, 29, 13, -16],
];

/** Knees and ankles are drawn in, as in a person who stands at ease. */
const drawnIn = ([at, outer, inner, front, back]: Contour): Contour => {
  const lean = 9 * smooth(450, 740, at);
  return [at, outer - lean, inner - lean * (at < 600 ? 0.85 : 1), front, back];
};

export function addLegs(add: Add): void {
  add(loft(LEG.map(drawnIn), { roundness: 2.08 }), "leg", 20, { halves: 8 });
  add(ellipsoid([32.5, 588, 14.5], [10.5, 18, 8]), "leg", 14);
  add(bone([31.5, 604, 7], [27, 735, -0.5], 4.5, 4), "leg", 14);
  add(ellipsoid([18.6, 755, -7], [2.6, 6, 5]), "leg", 6);
  add(ellipsoid([38, 760, -10], [2.6, 6, 5]), "leg", 6);
}

/** Heel lifted as on a display stand, turned slightly out. */
const TURN_OUT = 11 * DEGREE;
export const FOOT: Frame = {
  origin: [28, 0, -7],
  along: [Math.sin(TURN_OUT), 0, Math.cos(TURN_OUT)],
  across: [Math.cos(TURN_OUT), 0, -Math.sin(TURN_OUT)],
  deep: [0, 1, 0],
};

const onFoot = (along: number, across: number, y: number): Vec3 => [
  FOOT.origin[0] + FOOT.along[0] * along + FOOT.across[0] * across,
  y,
  FOOT.origin[2] + FOOT.along[2] * along + FOOT.across[2] * across,
];

/** [root along, across, tip along, across, thickness at the root, at the tip] */
const TOES = [
  [56, -9.6, 84, -8.4, 6.6, 5.4],
  [58, 0.2, 83.5, 0.6, 4.7, 3.9],
  [56, 6, 78.5, 7, 4.3, 3.6],
  [53, 11, 72.5, 12.4, 4, 3.3],
  [49, 15, 65.5, 17, 3.7, 3],
] as const;

export function addFeet(add: Add, isShod: boolean): void {
  add(
    loft(
      [
        [-29, 4, -4, 772, 764],
        [-23, 7.5, -7.5, 779, 760],
        [-10, 8.8, -8.8, 781, 758],
        [5, 9.6, -9.6, 784, 757],
        [20, 12, -11.4, 789, 762],
        [35, 15.4, -14, 794, 769],
        [48, 17.6, -15.8, 799, 777.5],
        [58, 17.6, -16.6, 800.5, 783.5],
        [66, 15.5, -15.5, 800, 788],
        [70, 13, -14, 799, 790],
      ],
      { frame: FOOT, roundness: 2.1 },
    ),
    "foot",
    13,
  );
  add(bone([27.6, 744, -3], onFoot(26, 0, 775), 7.5, 8.5), "foot", 9);
  if (isShod) return addShoeTip(add);
  for (const [u0, v0, u1, v1, r0, r1] of TOES)
    add(bone(onFoot(u0, v0, 792), onFoot(u1, v1, 796.4), r0, r1), "foot", 2.6);
}

function addShoeTip(add: Add): void {
  add(
    loft(
      [
        [44, 17.4, -16.4, 800, 776],
        [58, 17.4, -16.8, 801, 783],
        [68, 14.6, -15.2, 801, 787],
        [76, 10.8, -12.6, 801, 789.5],
        [82, 7.2, -10, 800.6, 791.5],
        [85.5, 4.4, -7.4, 800.2, 793],
        [87.5, 1.6, -4.8, 799.2, 794.8],
        [88.4, 0, -3.2, 798, 796],
      ],
      { frame: FOOT },
    ),
    "foot",
    2,
  );
}
