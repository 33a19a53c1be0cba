// The legs of a garment, read from its outline.
import type { Point } from "../figure/anchors.ts";
import type { Landmarks, Tube } from "./marks.ts";
import type { Run, Silhouette } from "./silhouette.ts";

export function legsOf(shape: Silhouette, axis: number): Landmarks["legs"] {
  const { box, height } = shape;
  const lasting = Math.max(4, height * 0.015);
  let rows = 0;
  for (let y = Math.round(box.top + height * 0.18); y < box.bottom; y++) {
    const [left, right] = middleRuns(shape, axis, y);
    const isParted = left !== undefined && right !== undefined && !shape.runAt(y, axis);
    rows = isParted ? rows + 1 : 0;
    if (rows < lasting) continue;
    const crotchY = y - rows + 1;
    const crotch = { x: (left![1] + right![0]) / 2, y: crotchY };
    return { crotch, left: legOn(shape, crotch, -1), right: legOn(shape, crotch, 1) };
  }
  return null;
}

/** The runs on either side of the axis that are wide enough to be legs. */
function middleRuns(shape: Silhouette, axis: number, y: number): Run[] {
  const min = shape.width * 0.08;
  const runs = shape.runs(y).filter(([from, to]) => to - from > min);
  const left = runs.filter(([from, to]) => (from + to) / 2 < axis).at(-1);
  const right = runs.find(([from, to]) => (from + to) / 2 > axis);
  const isGap =
    left && right && left[1] < axis + shape.width * 0.12 && right[0] > axis - shape.width * 0.12;
  return isGap ? [left, right] : [];
}

function legOn(shape: Silhouette, crotch: Point, side: -1 | 1): Tube {
  const { box } = shape;
  const at = (y: number): Run => {
    const runs = shape
      .runs(y)
      .filter(([from, to]) => ((from + to) / 2 - crotch.x) * side > 0 && to - from > 6);
    if (runs.length === 0) return [crotch.x, crotch.x];
    return side < 0 ? runs.at(-1)! : runs[0]!;
  };
  let bottom = box.bottom;
  while (bottom > crotch.y + 4 && at(bottom)[1] - at(bottom)[0] < 8) bottom--;
  const length = bottom - crotch.y;
  const [r0, r1] = at(crotch.y + length * 0.05);
  const [e0, e1] = at(bottom - length * 0.05);
  return {
    root: { x: (r0 + r1) / 2, y: crotch.y },
    end: { x: (e0 + e1) / 2, y: bottom },
    rootHalf: (r1 - r0) / 2,
    endHalf: (e1 - e0) / 2,
    holds: (x) => (x - crotch.x) * side > 0,
  };
}
