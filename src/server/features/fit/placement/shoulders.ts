// What stands up from the shoulders where cloth would sink: collars, and the round heads of wide sleeves.
import type { Figure } from "../figure/figure.ts";
import { boxOf, type Raster } from "../pixels/raster.ts";
import { roundCorners } from "../pixels/round-corners.ts";
import { withoutStanding } from "../pixels/standing.ts";

/** So far beside the neck a collar reaches. */
const COLLAR = 40;
/** A hood or a stiff collar stands up in its picture; worn, it lies round the neck and sinks toward the shoulders. */
const STANDS = { anywhere: 8, atNeck: 42, wide: 34 };
/** Without a collar cloth lies flat there, too. */
const LIES_AT_NECK = 4;

export function layDownCollar(
  { anchors, shoulderTop }: Figure,
  canvas: Raster,
  isCollared = true,
): void {
  const { width, data } = canvas;
  const { sides } = anchors.neck;
  const [left, right] = [anchors.shoulderTip.left.x, anchors.shoulderTip.right.x];
  for (let x = Math.round(left); x <= right; x++) {
    const beside = Math.max(sides.left.x - x, x - sides.right.x);
    if (beside < 4) continue;
    const roll =
      (isCollared ? STANDS.atNeck : LIES_AT_NECK) * Math.exp(-((beside / STANDS.wide) ** 2));
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
/** How it falls from there to where the sleeve stands out farthest: 1 is a straight line, more is rounder. */
const FULL = 1.35;

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
      const fall = down * (1 - (1 - share) ** (1 / FULL));
      const last = Math.round(anchors.shoulderTip[side].y - LIES + Math.min(0, out) * RISE + fall);
      for (let y = 0; y < last; y++) data[(y * width + x) * 4 + 3] = 0;
    }
}

/** Corners where a neckline meets the shoulders are as round as this, those of a waistband as that. */
const ROUND = { neck: 9, waist: 5, hem: 6 };
const BESIDE_NECK = 74;
const BAND = 18;
const HEM = 40;

export function roundNeck({ anchors }: Figure, canvas: Raster): void {
  const { sides, base } = anchors.neck;
  const [top, bottom] = [0, base.y + BAND];
  const beside = (left: number, right: number) => ({ left, right, top, bottom });
  roundCorners(canvas, beside(sides.left.x - BESIDE_NECK, base.x), ROUND.neck);
  roundCorners(canvas, beside(base.x, sides.right.x + BESIDE_NECK), ROUND.neck);
}

export function roundWaist(canvas: Raster): void {
  const box = boxOf(canvas);
  if (box) roundCorners(canvas, { ...box, bottom: box.top + BAND }, ROUND.waist);
}

/** Zips and strings that hang below a hem end with it. */
export function roundHem(canvas: Raster): void {
  const box = boxOf(canvas);
  if (box) roundCorners(canvas, { ...box, top: box.bottom - HEM }, ROUND.hem);
}
