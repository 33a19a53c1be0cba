/**
 * A draped head covering: a smooth wrap about the head, a rolled edge round the face, and folds that
 * hang from shoulder to shoulder over the chest.
 */
import { MATERIAL, type Add } from "./build.ts";
import { smooth, smoothMax, smoothMin } from "./maths.ts";
import { ellipsoid, loft } from "./primitives.ts";

const cap = ellipsoid([0, 41, -7], [38.5, 44.5, 46]);
const wrap = loft(
  [
    [50, 33, -33, 26, -46],
    [62, 37, -37, 31, -49],
    [82, 38.5, -38.5, 31, -46],
    [100, 39, -39, 27, -43],
    [114, 43, -43, 25, -42],
    [126, 52, -52, 27, -42],
    [138, 66, -66, 31, -42],
    [150, 78, -78, 35, -42],
    [170, 84, -84, 41, -44],
    [200, 84, -84, 46, -46],
    [250, 80, -80, 48, -48],
  ],
  { roundness: 2.15 },
);

const ridge = (t: number) => {
  const c = 0.5 + 0.5 * Math.cos(t);
  return c * c * (3 - 2 * c);
};

/** Signed distance to the opening for the face. */
function opening(x: number, y: number): number {
  const a = y < 56 ? 26.6 : 26.6 - (y - 56) * 0.07;
  const b = y < 56 ? 34.5 : 43;
  const [px, py] = [x / a, (y - 56) / b];
  const k0 = Math.hypot(px, py);
  const k1 = Math.hypot(px / a, py / b);
  return k1 < 1e-6 ? -a : (k0 * (k0 - 1)) / k1;
}

function surface(x: number, y: number, z: number, under: number): number {
  const bare = smoothMin(cap.distance(x, y, z, 0), wrap.distance(x, y, z, 0), 22);
  const shell = smoothMin(bare, under - 3.8, 14);
  const sag = y + 0.0085 * (x + 6) * (x + 6) + 2.5 * Math.sin(x * 0.045 + 1.2);
  const warp = 0.7 * Math.sin(x * 0.03 + sag * 0.02) + 0.012 * x;
  const cowl =
    (ridge(sag * 0.235 + warp) * 3.2 + ridge(sag * 0.41 + 2 * warp + 1.4) * 1.2 - 1.5) *
    smooth(104, 126, y) *
    smooth(112, 60, Math.abs(x + 4)) *
    smooth(232, 196, sag) *
    smooth(-14, 8, z);
  // Lines of the wrap, from the temple beside the face down into the folds.
  const edge = opening(x, y);
  const beside =
    (ridge(edge * 0.42 + 0.5 * Math.sin(y * 0.05) + (x > 0 ? 0.8 : 0)) - 0.5) *
    2 *
    smooth(2.5, 8, edge) *
    smooth(34, 76, y) *
    smooth(146, 112, y) *
    smooth(4, 22, Math.abs(x));
  const hanging =
    (ridge(x * 0.15 + 1.1 * Math.sin(x * 0.047 + 0.6) - y * 0.012) * 3.6 +
      ridge(x * 0.27 + 2) -
      2) *
    smooth(178, 236, y + 0.0056 * (x + 5) * (x + 5));
  // The outer layer, laid across the throat from one jaw to the other shoulder.
  const line = y + 0.0062 * (x + 6) * (x + 6) - 0.3 * x - 143;
  const across =
    3.2 * smooth(-1, 1, line) * smooth(60, 8, line) * smooth(-46, -28, x) * smooth(84, 34, x);
  return shell - cowl - beside - hanging - across;
}

const hem = (x: number, z: number) =>
  243 -
  0.0058 * (x + 5) * (x + 5) +
  2.4 * Math.sin(x * 0.15 + 1.1 * Math.sin(x * 0.047 + 0.6) - 2.6) -
  0.03 * x +
  8 * smooth(0, -20, z);

export function addScarf(add: Add): void {
  const distance = (x: number, y: number, z: number, under: number) => {
    const cloth = surface(x, y, z, under);
    const edge = opening(x - 0.5, y);
    const open = smoothMax(cloth, z > -10 ? -(edge + 1) : -30, 3.2);
    const rolled = Math.hypot(edge - 1.8, cloth + 0.8) - (z > -8 ? 2.6 : 0);
    return smoothMax(smoothMin(open, rolled, 2.4), y - hem(x, z), 1.8);
  };
  add({ distance, box: [-114, -8, -60, 114, 246, 66] }, "head", 0.8, {
    space: "whole body",
    material: MATERIAL.scarf,
    isDraped: true,
  });
}
