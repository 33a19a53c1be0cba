/** The body's landmarks in pixels of the picture, as the fitter needs them. */
import type { Anchors, Pair, Point } from "../../src/server/features/fit/figure/anchors.ts";
import type { Vec3 } from "./maths.ts";
import { fromHead, type Pose } from "./pose.ts";

const round = (value: number) => Math.round(value * 10) / 10;

export function anchorsOf({ project }: Pose): Anchors {
  const at = (point: Vec3, side: 1 | -1 = 1): Point => {
    const [x, y] = project(point, side);
    return { x: round(x), y: round(y) };
  };
  /** `left` and `right` are the viewer's, as everything is in a picture. */
  const pair = (point: Vec3): Pair => ({ left: at(point, -1), right: at(point, 1) });
  const onHead = (point: Vec3, side: 1 | -1 = 1) =>
    at(fromHead([point[0] * side, point[1], point[2]]));
  const level = (y: number, z = 0) => round(project([0, y, z])[1]);
  return {
    head: {
      top: onHead([0, -1, -8]),
      brow: onHead([0, 40, 29]),
      eyes: { left: onHead([13, 51, 28], -1), right: onHead([13, 51, 28]) },
      ears: { left: onHead([31, 66, -8], -1), right: onHead([31, 66, -8]) },
      face: onHead([0, 58, 30]),
      chin: onHead([0, 99, 22]),
      widest: { left: onHead([36, 44, -10], -1), right: onHead([36, 44, -10]) },
    },
    neck: { base: at([0, 139, 16]), sides: pair([21, 122, -10]) },
    shoulderNeck: pair([27, 129, -10]),
    shoulderTip: pair([78, 152, -8]),
    shoulderOuter: pair([90, 182, -6]),
    armpit: pair([68.5, 222, -4]),
    elbow: pair([95.5, 302, -6]),
    wrist: pair([113, 408, 7]),
    armHalfWidths: { shoulder: 18 * 1.49, elbow: 13 * 1.49, wrist: 9 * 1.49 },
    hand: { grip: pair([108, 462, 12]), fingertips: pair([104, 502, -6]) },
    bust: pair([71, 214, 0]),
    waist: pair([56.5, 302, 2]),
    hip: pair([80.5, 415, -6]),
    crotch: at([0, 432, 20]),
    knee: { outer: pair([53, 594, 0]), inner: pair([13, 594, 0]) },
    ankle: { outer: pair([39.2, 750, -6]), inner: pair([17, 750, -6]) },
    toe: pair([40, 799, 72]),
    heel: pair([23, 776, -33]),
    levels: {
      shoulder: level(146),
      waist: level(302),
      highHip: level(350),
      hip: level(395),
      tunic: level(450),
      mini: level(505),
      knee: level(597),
      midi: level(668),
      ankle: level(742),
      maxi: level(772),
      floor: level(800, 40),
    },
  };
}
