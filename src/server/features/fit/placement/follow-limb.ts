// Cloth that is straight in the photo, laid along a limb, and bent into it from the trunk.
import type { Point } from "../figure/anchors.ts";
import type { Tube } from "../garment/marks.ts";
import type { Deform } from "./mesh.ts";
import type { Path } from "./path.ts";
import type { Hang } from "./trunk.ts";

export const clamp = (v: number, low: number, high: number) => Math.min(high, Math.max(low, v));
export const ease = (from: number, to: number, v: number) => {
  const t = clamp((v - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

type Follow = {
  tube: Tube;
  path: Path;
  /** Length on the canvas. */
  length: number;
  scale: number;
  /** Half the width that must be covered at the root and at the end. */
  cover: { root: number; end: number };
};

/** A point in the straight tube, laid along the path. */
export function follow({ tube, path, length, scale, cover }: Follow): Deform {
  const { root, end } = tube;
  const own = Math.hypot(end.x - root.x, end.y - root.y);
  const [dx, dy] = [(end.x - root.x) / own, (end.y - root.y) / own];
  const wider = (half: number, needed: number) => clamp(needed / (half * scale), 1, 1.5);
  const atRoot = wider(tube.rootHalf, cover.root);
  const atEnd = wider(tube.endHalf, cover.end);
  return (x, y) => {
    const along = ((x - root.x) * dx + (y - root.y) * dy) / own;
    const across = (x - root.x) * dy - (y - root.y) * dx;
    const { point, across: n } = path.at(along * length);
    const s = across * scale * (atRoot + (atEnd - atRoot) * clamp(along, 0, 1));
    return { x: point.x + n.x * s, y: point.y + n.y * s };
  };
}

const rotated = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

/** Bends from the trunk's way into the limb's, turning rather than shearing, as cloth does. */
export function bend(
  hang: Hang,
  tube: Tube,
  limb: Deform,
  angle: number,
  weight: (x: number, y: number) => number,
): Deform {
  const root = hang.deform(tube.root.x, tube.root.y);
  return (x, y) => {
    const w = weight(x, y);
    const trunk = hang.deform(x, y);
    if (w <= 0) return trunk;
    const from = { x: (x - tube.root.x) * hang.scale, y: (y - tube.root.y) * hang.rise };
    const turned = rotated(from, angle * w);
    const whole = rotated(from, angle);
    const own = limb(x, y);
    const mixed = (axis: "x" | "y") =>
      (1 - w) * (trunk[axis] - root[axis] - from[axis]) +
      root[axis] +
      turned[axis] +
      w * (own[axis] - root[axis] - whole[axis]);
    return { x: mixed("x"), y: mixed("y") };
  };
}
