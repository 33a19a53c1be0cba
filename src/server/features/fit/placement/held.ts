// Things that keep their shape: bags, hats, glasses, necklaces, shoes that stand on the floor.
import type { Figure } from "../figure/figure.ts";
import { evenness, silhouetteOf } from "../garment/silhouette.ts";
import type { Slot } from "../garment/slot.ts";
import { boxOf, drawOver, emptyRaster, type Layer, type Raster } from "../pixels/raster.ts";
import { bagOf, carryBag } from "./bag.ts";
import { scaledPiece } from "./scaled-piece.ts";

export type Held = {
  slot: Slot;
  layer: Layer;
  /** Hands close over a handle. */
  isUnderHand: boolean;
  /** The hand is the closed one. */
  isGripped: boolean;
  /** Stands on the floor, away from the body. */
  isOnFloor: boolean;
  /** Lies under a head covering. */
  isUnderHead: boolean;
};

const LOOSE = { isUnderHand: false, isGripped: false, isOnFloor: false, isUnderHead: false };

type Placing = { width: number; height: number; left: number; top: number };

const HELD: ReadonlySet<Slot> = new Set(["bag", "hat", "necklace", "sunglasses", "shoes"]);
export const isHeld = (slot: Slot): boolean => HELD.has(slot);

export async function hold(
  figure: Figure,
  slot: Slot,
  raster: Raster,
  title: string,
  isExact: boolean,
): Promise<Held | null> {
  const box = boxOf(raster);
  if (!box) return null;
  if (slot === "bag") {
    const bag = bagOf(raster, title)!;
    const carried = await carryBag(figure, raster, bag);
    return { ...LOOSE, slot, isUnderHead: bag.carry === "across", ...carried };
  }
  const aspect = (box.bottom - box.top + 1) / (box.right - box.left + 1);
  const crown = crownOf(raster);
  // A hat in a photo may lie, be held, or sit on a doll's head: only one that stands evenly is put on.
  if (slot === "hat" && !isExact && (crown === null || aspect > TALLEST_HAT)) return null;
  const { width, height, left, top } = placingOf(figure, slot, aspect, crown);
  const piece = await scaledPiece(raster, { width, height });
  const layer = withRoom({
    ...piece,
    left: Math.round(left + (width - piece.width) / 2),
    top: Math.round(slot === "shoes" ? top + height - piece.height : top),
  });
  return { ...LOOSE, slot, layer, isOnFloor: slot === "shoes" };
}

/** Its shadow falls so far beyond it. */
const ROOM = 20;

function withRoom({ left, top, ...piece }: Layer): Layer {
  const roomy = emptyRaster(piece.width + 2 * ROOM, piece.height + ROOM);
  drawOver(roomy, piece, ROOM, 0);
  return { ...roomy, left: left - ROOM, top };
}

/** Height over width; more is a hat with the head or the doll it sits on. */
const TALLEST_HAT = 1.05;

/** Of an even hat's width, how much its crown has; null for what is not even, as a cap with a peak. */
function crownOf(raster: Raster): number | null {
  const shape = silhouetteOf(raster);
  if (!shape) return null;
  const axis = (shape.box.left + shape.box.right) / 2;
  const isFlat = shape.height < shape.width * 0.62;
  const run = shape.runAt(shape.box.top + shape.height * (isFlat ? 0.3 : 0.5), axis);
  return run && evenness(shape, axis) > 0.9 ? (run[1] - run[0] + 1) / shape.width : null;
}

/** A hat does not leave the picture, nor stand on the head like a lampshade. */
const HIGHEST = 6;
const STANDS_OVER_HEAD = 22;

function placingOf({ anchors }: Figure, slot: Slot, aspect: number, crown: number | null): Placing {
  const { head, neck, levels } = anchors;
  const sized = (width: number, x: number, top: number): Placing => ({
    width,
    height: width * aspect,
    left: x - width / 2,
    top,
  });
  if (slot === "shoes") return { width: 190, height: 190, left: 640, top: levels.floor - 176 };
  if (slot === "hat") {
    // A peak stands out to one side; without one the crown is as wide as the head, whatever the brim is.
    const hasPeak = crown === null && aspect < 0.78;
    const across = head.widest.right.x - head.widest.left.x;
    const even = Math.min(across * 2.1, (across * 1.12) / (crown ?? 1));
    const tallest = head.brow.y + 8 - Math.max(HIGHEST, head.top.y - STANDS_OVER_HEAD);
    const width = hasPeak
      ? across * 1.62
      : Math.max(across * 0.98, Math.min(even, tallest / aspect));
    const middle = (head.widest.left.x + head.widest.right.x) / 2 + (hasPeak ? across * 0.22 : 0);
    return sized(width, middle, Math.max(HIGHEST, head.brow.y + 8 - width * aspect));
  }
  if (slot === "sunglasses") {
    const middle = (head.eyes.left.x + head.eyes.right.x) / 2;
    const width = (head.eyes.right.x - head.eyes.left.x) * 2.15;
    return sized(width, middle, head.eyes.left.y - (width * aspect) / 2);
  }
  const width = (neck.sides.right.x - neck.sides.left.x) * 1.5;
  return sized(width, neck.base.x, neck.sides.left.y + 2);
}
