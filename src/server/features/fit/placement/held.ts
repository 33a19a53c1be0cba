// Things that keep their shape: bags in the hand, hats, glasses, necklaces, shoes on the floor.
import sharp from "sharp";
import type { Figure } from "../figure/figure.ts";
import type { Slot } from "../garment/slot.ts";
import { boxOf, type Layer, type Raster } from "../pixels/raster.ts";

export type Held = {
  slot: Slot;
  layer: Layer;
  /** Hands close over a handle. */
  isUnderHand: boolean;
  /** Stands on the floor, away from the body. */
  isOnFloor: boolean;
};

type Placing = { width: number; height: number; left: number; top: number };

/** The piece alone, as large as it should be on the canvas. */
export async function scaledPiece(
  raster: Raster,
  fit: { width: number; height: number },
): Promise<Raster> {
  const box = boxOf(raster);
  if (!box) return raster;
  const region = {
    left: box.left,
    top: box.top,
    width: box.right - box.left + 1,
    height: box.bottom - box.top + 1,
  };
  const { data, info } = await sharp(raster.data, {
    raw: { width: raster.width, height: raster.height, channels: 4 },
  })
    .extract(region)
    .resize(Math.max(1, Math.round(fit.width)), Math.max(1, Math.round(fit.height)), {
      fit: "inside",
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const HELD: ReadonlySet<Slot> = new Set(["bag", "hat", "necklace", "sunglasses", "shoes"]);
export const isHeld = (slot: Slot): boolean => HELD.has(slot);

export async function hold(figure: Figure, slot: Slot, raster: Raster): Promise<Held | null> {
  const box = boxOf(raster);
  if (!box) return null;
  const aspect = (box.bottom - box.top + 1) / (box.right - box.left + 1);
  const { width, height, left, top } = placingOf(figure, slot, aspect);
  const piece = await scaledPiece(raster, { width, height });
  const layer = {
    ...piece,
    left: Math.round(left + (width - piece.width) / 2),
    top: Math.round(slot === "shoes" ? top + height - piece.height : top),
  };
  return { slot, layer, isUnderHand: slot === "bag", isOnFloor: slot === "shoes" };
}

function placingOf({ anchors }: Figure, slot: Slot, aspect: number): Placing {
  const { head, hand, neck, levels } = anchors;
  const sized = (width: number, x: number, top: number): Placing => ({
    width,
    height: width * aspect,
    left: x - width / 2,
    top,
  });
  if (slot === "bag") return bagPlacing(hand.grip.right, aspect);
  if (slot === "shoes") return { width: 190, height: 190, left: 640, top: levels.floor - 176 };
  if (slot === "hat") {
    // A peak stands out to one side; without one the hat is as wide as the head.
    const hasPeak = aspect < 0.78;
    const across = head.widest.right.x - head.widest.left.x;
    const width = across * (hasPeak ? 1.62 : 1.14);
    const middle = (head.widest.left.x + head.widest.right.x) / 2 + (hasPeak ? across * 0.22 : 0);
    return sized(width, middle, Math.max(6, head.brow.y + 8 - width * aspect));
  }
  if (slot === "sunglasses") {
    const middle = (head.eyes.left.x + head.eyes.right.x) / 2;
    const width = (head.eyes.right.x - head.eyes.left.x) * 2.15;
    return sized(width, middle, head.eyes.left.y - (width * aspect) / 2);
  }
  const width = (neck.sides.right.x - neck.sides.left.x) * 1.5;
  return sized(width, neck.base.x, neck.sides.left.y + 2);
}

/** A tall bag hangs to the knee, a flat one is carried like a clutch. */
function bagPlacing(grip: { x: number; y: number }, aspect: number): Placing {
  const width = aspect > 1.15 ? 190 : aspect > 0.75 ? 200 : 165;
  const height = width * aspect;
  const top = aspect < 0.75 ? grip.y - height * 0.25 : grip.y - 10;
  return { width, height, left: grip.x + 6 - width / 2, top };
}
