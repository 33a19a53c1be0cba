/** The solids the figure is made of: each answers how far a point is from its surface. */
import { clamp, table, type Vec3 } from "./maths.ts";

/** [x0, y0, z0, x1, y1, z1] */
export type Box = [number, number, number, number, number, number];

/** `under` is the distance to everything laid down before, for cloth that lies upon it. */
export type Distance = (x: number, y: number, z: number, under: number) => number;

export type Solid = { distance: Distance; box: Box };

export type Frame = { origin: Vec3; across: Vec3; along: Vec3; deep: Vec3 };

/** [at, lateral max, lateral min, depth max, depth min]: an artist's two silhouettes. */
export type Contour = readonly [number, number, number, number, number];

function superEllipse(px: number, pz: number, a: number, b: number, n: number): number {
  if (n === 2) {
    const k0 = Math.sqrt(px * px + pz * pz);
    const k1 = Math.sqrt((px * px) / (a * a) + (pz * pz) / (b * b));
    return k1 < 1e-6 ? -Math.min(a, b) : (k0 * (k0 - 1)) / k1;
  }
  const [ax, az] = [Math.abs(px), Math.abs(pz)];
  const sx = Math.pow(ax, n - 1);
  const sz = Math.pow(az, n - 1);
  const k0 = Math.pow(sx * ax + sz * az, 1 / n);
  if (k0 < 1e-5) return -Math.min(a, b);
  const g = Math.pow(k0, 1 - n);
  return (k0 - 1) / Math.hypot((sx * g) / a, (sz * g) / b);
}

/** A body between two silhouettes; `roundness` 2 is an ellipse, more is squarer. */
export function loft(
  contours: readonly Contour[],
  { frame, roundness = 2 }: { frame?: Frame; roundness?: number } = {},
): Solid {
  const curve = table(contours);
  const { values, from, to, count } = curve;
  const core = (v: number, u: number, w: number) => {
    const f = Math.min(clamp(u, from, to) - from, count - 1.0001);
    const i = Math.floor(f);
    const q = f - i;
    const at = (column: number) =>
      values[i * 4 + column]! + (values[i * 4 + 4 + column]! - values[i * 4 + column]!) * q;
    const [high, low, front, back] = [at(0), at(1), at(2), at(3)];
    const a = (high - low) / 2;
    const b = (front - back) / 2;
    const d = superEllipse(
      (v - (high + low) / 2) / a,
      (w - (front + back) / 2) / b,
      a,
      b,
      roundness,
    );
    const beyond = Math.max(from - u, u - to);
    if (d <= 0) return Math.max(d, beyond);
    return beyond > 0 ? Math.sqrt(d * d + beyond * beyond) : d;
  };
  const column = (c: number) => Array.from({ length: count }, (_, i) => values[i * 4 + c]!);
  const [v1, v0] = [Math.max(...column(0)), Math.min(...column(1))];
  const [w1, w0] = [Math.max(...column(2)), Math.min(...column(3))];
  if (!frame) return { distance: core, box: [v0, from, w0, v1, to, w1] };
  return framed(core, frame, [v0, from, w0, v1, to, w1]);
}

function framed(
  core: (v: number, u: number, w: number) => number,
  { origin: o, across: v, along: u, deep: w }: Frame,
  [v0, u0, w0, v1, u1, w1]: Box,
): Solid {
  const box: Box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
  for (const vv of [v0, v1])
    for (const uu of [u0, u1])
      for (const ww of [w0, w1])
        for (let i = 0; i < 3; i++) {
          const p = o[i]! + v[i]! * vv + u[i]! * uu + w[i]! * ww;
          box[i] = Math.min(box[i]!, p);
          box[i + 3] = Math.max(box[i + 3]!, p);
        }
  const along = (axis: Vec3, x: number, y: number, z: number) =>
    x * axis[0] + y * axis[1] + z * axis[2];
  return {
    box,
    distance: (x, y, z) => {
      const [dx, dy, dz] = [x - o[0], y - o[1], z - o[2]];
      return core(along(v, dx, dy, dz), along(u, dx, dy, dz), along(w, dx, dy, dz));
    },
  };
}

export function ellipsoid([cx, cy, cz]: Vec3, [a, b, c]: Vec3, roll = 0): Solid {
  const cr = Math.cos(roll);
  const sr = Math.sin(roll);
  const m = Math.max(a, b);
  return {
    box: [cx - m, cy - m, cz - c, cx + m, cy + m, cz + c],
    distance: (x, y, z) => {
      const [dx, dy] = [x - cx, y - cy];
      const px = (dx * cr + dy * sr) / a;
      const py = (-dx * sr + dy * cr) / b;
      const pz = (z - cz) / c;
      const k0 = Math.sqrt(px * px + py * py + pz * pz);
      const k1 = Math.sqrt((px * px) / (a * a) + (py * py) / (b * b) + (pz * pz) / (c * c));
      return k1 < 1e-6 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
    },
  };
}

/** A rod with rounded ends whose thickness may change along it. */
export function bone(a: Vec3, b: Vec3, ra: number, rb = ra): Solid {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const length2 = bx * bx + by * by + bz * bz;
  const r = Math.max(ra, rb);
  const low = (i: 0 | 1 | 2) => Math.min(a[i], b[i]) - r;
  const high = (i: 0 | 1 | 2) => Math.max(a[i], b[i]) + r;
  return {
    box: [low(0), low(1), low(2), high(0), high(1), high(2)],
    distance: (x, y, z) => {
      const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
      const h = clamp((px * bx + py * by + pz * bz) / length2, 0, 1);
      const [qx, qy, qz] = [px - bx * h, py - by * h, pz - bz * h];
      return Math.sqrt(qx * qx + qy * qy + qz * qz) - (ra + (rb - ra) * h);
    },
  };
}
