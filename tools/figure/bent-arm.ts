/** The arm that carries: its forearm points forward and outward from the elbow, palm down. */
import { unit, type Vec3 } from "./maths.ts";

export const ELBOW: Vec3 = [95.5, 302, -6];
/** How the forearm of a hanging arm leans, for each unit down. */
const REST: Vec3 = [0.165, 1, 0.123];

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const FORWARD: Vec3 = unit([0.5, -0.28, 0.82]);
const HANGING: Vec3 = unit(REST);
const AXIS: Vec3 = unit(cross(HANGING, FORWARD));
const COSINE = HANGING[0] * FORWARD[0] + HANGING[1] * FORWARD[1] + HANGING[2] * FORWARD[2];
const SINE = Math.sqrt(1 - COSINE * COSINE);

/** A direction of the hanging forearm, as it is when the arm is bent. */
function turned(v: Vec3): Vec3 {
  const k = cross(AXIS, v);
  const along = (AXIS[0] * v[0] + AXIS[1] * v[1] + AXIS[2] * v[2]) * (1 - COSINE);
  const at = (i: 0 | 1 | 2) => v[i] * COSINE + k[i] * SINE + AXIS[i] * along;
  return [at(0), at(1), at(2)];
}

export const ALONG: Vec3 = turned([0, 1, 0]);
export const ACROSS: Vec3 = turned([1, 0, 0]);
export const DEEP: Vec3 = turned([0, 0, 1]);

/** A point of the hanging arm below the elbow, on the bent one. */
export function bent([x, y, z]: Vec3): Vec3 {
  const [dx, dy, dz] = turned([x - ELBOW[0], y - ELBOW[1], z - ELBOW[2]]);
  return [ELBOW[0] + dx, ELBOW[1] + dy, ELBOW[2] + dz];
}
