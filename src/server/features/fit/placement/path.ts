// A limb as a line to follow: cloth that lay along a straight sleeve is laid along it.
import type { Point } from "../figure/anchors.ts";

export type Path = {
  length: number;
  /** A point this far along, and the direction across (to the right of the way down). */
  at(distance: number): { point: Point; across: Point };
};

/** Corners are rounded: a sleeve bends over a stretch, not at a point. */
const BEND = 0.22;

export function pathThrough(points: readonly Point[]): Path {
  const lengths = points.slice(1).map((p, i) => Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y));
  const length = lengths.reduce((sum, l) => sum + l, 0);
  const directions = points.slice(1).map((p, i) => ({
    x: (p.x - points[i]!.x) / (lengths[i]! || 1),
    y: (p.y - points[i]!.y) / (lengths[i]! || 1),
  }));
  const straight = (distance: number): Point => {
    let left = distance;
    let i = 0;
    while (i < lengths.length - 1 && left > lengths[i]!) left -= lengths[i++]!;
    const [from, d] = [points[i]!, directions[i]!];
    return { x: from.x + d.x * left, y: from.y + d.y * left };
  };
  return {
    length,
    at(distance) {
      const reach = length * BEND * 0.5;
      const before = straight(distance - reach);
      const after = straight(distance + reach);
      const here = straight(distance);
      const dx = after.x - before.x;
      const dy = after.y - before.y;
      const l = Math.hypot(dx, dy) || 1;
      return { point: here, across: { x: dy / l, y: -dx / l } };
    },
  };
}

/** The same way, whose part beyond `from` is seen shorter than it is. */
export const foreshortened = (path: Path, from: number, share: number): Path => ({
  length: from + (path.length - from) / share,
  at: (distance) => path.at(distance <= from ? distance : from + (distance - from) * share),
});
