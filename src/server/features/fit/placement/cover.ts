// Capes and prayer garments: they fall from the shoulders or the head over everything.
import type { Figure } from "../figure/figure.ts";
import type { Landmarks } from "../garment/marks.ts";
import type { Silhouette } from "../garment/silhouette.ts";
import { axisOf, type Hang } from "./trunk.ts";

/** A cape is about twice as wide as the chest. */
const CAPE_WIDTH = 2.05;
const CAPE_RISE = 1.06;
const NECK_AWAY = 62;

export function hangFromNeck(figure: Figure, shape: Silhouette, marks: Landmarks): Hang {
  const { armpit, neck } = figure.anchors;
  const scale = ((armpit.right.x - armpit.left.x) * CAPE_WIDTH) / shape.width;
  const rise = scale * CAPE_RISE;
  const bodyAxis = axisOf(figure);
  const centre = bodyAxis(neck.base.y);
  const away = NECK_AWAY / scale;
  const from = averageTop(shape, marks.axis, away);
  const to =
    (figure.shoulderTop(centre - NECK_AWAY) + figure.shoulderTop(centre + NECK_AWAY)) / 2 - 4;
  const row = (y: number) => to + (y - from) * rise;
  return {
    scale,
    rise,
    row,
    deform: (x, y) => ({ x: bodyAxis(row(y)) + (x - marks.axis) * scale, y: row(y) }),
  };
}

function averageTop(shape: Silhouette, axis: number, away: number): number {
  const tops = [shape.topOf(axis - away), shape.topOf(axis + away)].filter((y) => y !== undefined);
  return tops.length > 0 ? tops.reduce((sum, y) => sum + y, 0) / tops.length : shape.box.top;
}

const OVER_HEAD = 12;
const ABOVE_FLOOR = 8;

/** From the crown of the head, or the opening for the face where that was found, to the floor. */
export function hangFromHead(
  figure: Figure,
  shape: Silhouette,
  marks: Landmarks,
  face: number | null,
): Hang {
  const { head, levels } = figure.anchors;
  const [from, to] =
    face === null ? [shape.box.top, head.top.y - OVER_HEAD] : [face, head.face.y + 2];
  const rise = (levels.maxi - ABOVE_FLOOR - to) / (shape.box.bottom - from);
  const scale = rise * 0.92;
  const bodyAxis = axisOf(figure);
  const row = (y: number) => to + (y - from) * rise;
  // The head is turned a little: up there the axis is the face's.
  const axis = (y: number) => {
    const share = Math.min(1, Math.max(0, (y - head.chin.y) / 120));
    return head.face.x + (bodyAxis(y) - head.face.x) * share;
  };
  return {
    scale,
    rise,
    row,
    deform: (x, y) => ({ x: axis(row(y)) + (x - marks.axis) * scale, y: row(y) }),
  };
}
