/**
 * From the picture to the sculpture and back. The body is modelled upright and symmetric; looking at a
 * point undoes the stance (a quiet contrapposto), the turn of the head and the girth of the body.
 *
 * Model space: 800 units tall, x to the viewer's right, y down, z toward the viewer. The camera is
 * orthographic and looks very slightly down.
 */
import { clamp, DEGREE, sample, smooth, table, type Table, type Vec3 } from "./maths.ts";

export const WIDTH = 900;
export const HEIGHT = 1350;
/** Pixels per unit. */
export const SCALE = 1.49;
export const ORIGIN_X = 450;
export const ORIGIN_Y = 66;
export const PITCH = 0.13;

const SWAY = table([
  [-20, 2],
  [60, 2],
  [150, 2.5],
  [230, 1],
  [310, -3.5],
  [400, -6.5],
  [500, -5],
  [640, -1],
  [800, 0],
  [840, 0],
]);
const TILT = table([
  [-20, 0],
  [90, 0],
  [150, -0.012],
  [230, -0.006],
  [300, 0.01],
  [405, 0.03],
  [520, 0.02],
  [640, 0.004],
  [800, 0],
  [840, 0],
]);
/** The leg that carries no weight: outward, forward. */
const FREE_LEG = table([
  [-20, 0, 0],
  [420, 0, 0],
  [500, 0.5, 5],
  [590, 1.5, 10],
  [690, 5, 6],
  [800, 9, 8],
  [840, 9, 8],
]);
/** Height in the picture → height in the model: lengthens the leg, shortens the trunk. */
const RISE = table([
  [-20, -20],
  [60, 60],
  [140, 140],
  [280, 290.5],
  [412, 432],
  [500, 521],
  [580, 594],
  [740, 748],
  [770, 773],
  [800, 800],
  [840, 840],
]);
const HEAD_YAW = -9 * DEGREE;
const HEAD_ROLL = 2.2 * DEGREE;
const HEAD_PIVOT: Vec3 = [0, 96, -4];

/** [height, sideways, in depth, half width of the trunk]: how much fuller than the slim model. */
export type Girth = readonly (readonly [number, number, number, number])[];

/** Beyond the trunk hang the arms: they are moved out, and grow by this share only. */
const ARM_GROWTH = 1.1;

export type Posed = { x: number; y: number; z: number; hx: number; hy: number; hz: number };

export function createPose(girth: Girth | null) {
  const fuller: Table | null = girth && table(girth);
  const posed: Posed = { x: 0, y: 0, z: 0, hx: 0, hy: 0, hz: 0 };
  const [yawC, yawS] = [Math.cos(HEAD_YAW), Math.sin(HEAD_YAW)];
  const [rollC, rollS] = [Math.cos(HEAD_ROLL), Math.sin(HEAD_ROLL)];
  const [px, py, pz] = HEAD_PIVOT;

  function slimmer(x: number, y: number): number {
    if (!fuller) return x;
    const g = sample(fuller, y, 0);
    const edge = sample(fuller, y, 2) * g;
    const ax = Math.abs(x);
    const slim = ax < edge ? ax / g : edge / g + (ax - edge) / ARM_GROWTH;
    return x < 0 ? -slim : slim;
  }

  function fullerX(x: number, y: number): number {
    if (!fuller) return x;
    const g = sample(fuller, y, 0);
    const half = sample(fuller, y, 2);
    const ax = Math.abs(x);
    const full = ax < half ? ax * g : half * g + (ax - half) * ARM_GROWTH;
    return x < 0 ? -full : full;
  }

  /** A point of the room, as the upright slim model knows it. The result is reused. */
  function undo(x: number, y: number, z: number): Posed {
    const yb = sample(RISE, y - sample(TILT, y) * x);
    let xb = x - sample(SWAY, y);
    let zb = z;
    if (y > 420 && xb > -6) {
      const share = smooth(-6, 10, xb);
      xb -= sample(FREE_LEG, y, 0) * share;
      zb -= sample(FREE_LEG, y, 1) * share;
    }
    xb = slimmer(xb, yb);
    if (fuller) zb /= sample(fuller, yb, 1);
    posed.x = xb;
    posed.y = yb;
    posed.z = zb;
    const [dx, dy, dz] = [xb - px, yb - py, zb - pz];
    const rx = dx * rollC + dy * rollS;
    posed.hx = rx * yawC + dz * yawS + px;
    posed.hy = -dx * rollS + dy * rollC + py;
    posed.hz = -rx * yawS + dz * yawC + pz;
    return posed;
  }

  /** A point of the model (side −1 is the viewer's left) in pixels of the picture; z in pixels too. */
  function project([x, y, z]: Vec3, side: 1 | -1 = 1): Vec3 {
    const row = unrise(y);
    let X = fullerX(x * side, y);
    let Z = fuller ? z * sample(fuller, y, 1) : z;
    if (side > 0 && row > 420) {
      X += sample(FREE_LEG, row, 0);
      Z += sample(FREE_LEG, row, 1);
    }
    X += sample(SWAY, row);
    const Y = row + sample(TILT, row) * X;
    return [ORIGIN_X + X * SCALE, ORIGIN_Y + (Y + PITCH * Z) * SCALE, Z * SCALE];
  }

  return { undo, project, reach: fuller ? 1.35 : 1 };
}

export type Pose = ReturnType<typeof createPose>;

export function unrise(y: number): number {
  let [low, high] = [-20, 840];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (sample(RISE, middle) < y) low = middle;
    else high = middle;
  }
  return clamp(low, -20, 840);
}

/** A point given in the turned head's own space, in body space. */
export function fromHead([x, y, z]: Vec3): Vec3 {
  const [px, py, pz] = HEAD_PIVOT;
  const [X, Y, Z] = [x - px, y - py, z - pz];
  const rx = X * Math.cos(HEAD_YAW) - Z * Math.sin(HEAD_YAW);
  const hz = X * Math.sin(HEAD_YAW) + Z * Math.cos(HEAD_YAW);
  const [rollC, rollS] = [Math.cos(HEAD_ROLL), Math.sin(HEAD_ROLL)];
  return [rx * rollC - Y * rollS + px, rx * rollS + Y * rollC + py, hz + pz];
}
