// What stands up from the shoulders where cloth would sink: collars, and the round heads of wide sleeves.
import type { Figure } from "../figure/figure.ts";
import type { Raster } from "../pixels/raster.ts";
import { withoutStanding } from "../pixels/standing.ts";

/** So far beside the neck a collar reaches. */
const COLLAR = 40;
/** A hood or a stiff collar stands up in its picture; worn, it lies round the neck and sinks toward the shoulders. */
const STANDS = { anywhere: 8, atNeck: 42, wide: 34 };

export function layDownCollar({ anchors, shoulderTop }: Figure, canvas: Raster): void {
  const { width, data } = canvas;
  const { sides } = anchors.neck;
  const [left, right] = [anchors.shoulderTip.left.x, anchors.shoulderTip.right.x];
  for (let x = Math.round(left); x <= right; x++) {
    const beside = Math.max(sides.left.x - x, x - sides.right.x);
    if (beside < 4) continue;
    const roll = STANDS.atNeck * Math.exp(-((beside / STANDS.wide) ** 2));
    // Farther out it is no collar but a shoulder, which may be padded or wide.
    const shoulder = Math.max(0, beside - COLLAR) * 1.6;
    const last = Math.round(shoulderTop(x) - STANDS.anywhere - roll - shoulder);
    for (let y = 0; y < last; y++) data[(y * width + x) * 4 + 3] = 0;
  }
  const stretch = { from: Math.round(left), to: Math.round(right) };
  withoutStanding(canvas, stretch, RIM, (x) => shoulderTop(x) - 2);
}

/** A collar is wider than this; what is narrower is the rim that was left of one. */
const RIM = 11;

/** How far above the end of the shoulder cloth may lie, and how steeply it rises from there toward the neck. */
const LIES = 10;
const RISE = 0.9;
/** From the end of the shoulder to where a sleeve hangs, over how far it stands out there. */
const HEIGHT = 2;

/** A sleeve that is cut in one with a kaftan would stand out round when it is bent down; worn, it falls from the shoulder. */
export function slopeShoulders({ anchors }: Figure, ...canvases: Raster[]): void {
  const { left, right } = anchors.shoulderTip;
  const down = Math.round(anchors.elbow.left.y - left.y);
  const reach = { left: 0, right: 0 };
  for (const { width, data } of canvases)
    for (let y = Math.round(left.y); y < left.y + down; y++)
      for (let x = 0; x < width; x++) {
        if (data[(y * width + x) * 4 + 3]! < 128) continue;
        reach.left = Math.max(reach.left, left.x - x);
        reach.right = Math.max(reach.right, x - right.x);
      }
  for (const { width, data } of canvases)
    for (let x = 0; x < width; x++) {
      const side = x < (left.x + right.x) / 2 ? "left" : "right";
      const out = side === "left" ? left.x - x : x - right.x;
      const share = Math.min(1, Math.max(0, out) / (reach[side] || 1));
      const fall = reach[side] * HEIGHT * (1 - Math.sqrt(1 - share ** 2));
      const last = Math.round(anchors.shoulderTip[side].y - LIES + Math.min(0, out) * RISE + fall);
      for (let y = 0; y < last; y++) data[(y * width + x) * 4 + 3] = 0;
    }
}
