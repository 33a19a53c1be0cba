import { beforeAll, describe, expect, test } from "vitest";
import { openFigure, type Figure } from "../figure/figure.ts";
import { alphaAt, emptyRaster, type Raster } from "../pixels/raster.ts";
import { bagOf, carryBag } from "./bag.ts";
import { areHighHeels, putOnShoes } from "./shoes.ts";

let standing: Figure;
beforeAll(async () => {
  standing = await openFigure("plain");
});

const SIDE = 300;
function draw(...boxes: [left: number, top: number, right: number, bottom: number][]): Raster {
  const picture = emptyRaster(SIDE, SIDE);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) picture.data.set([90, 60, 40, 255], (y * SIDE + x) * 4);
  return picture;
}

/** A bag of 120 × 100 with two uprights and a bar for a handle. */
const bag = (handle: number) =>
  draw(
    [90, 280 - 100, 210, 280],
    [110, 180 - handle, 118, 180],
    [182, 180 - handle, 190, 180],
    [110, 176 - handle, 190, 184 - handle],
  );

describe("a bag", () => {
  test.each([
    ["with a handle hangs from the hand", bag(45), "Tote bag", "hand"],
    ["with a long strap goes across the body", bag(110), "Crossbody bag", "across"],
    ["that is flat is held like a clutch", draw([60, 150, 240, 240]), "Clutch", "clutch"],
    ["for the back is held by its loop", bag(45), "Leather backpack", "hand"],
  ])("%s", (_, picture, title, carry) => {
    expect(bagOf(picture, title)?.carry).toBe(carry);
  });

  test("lies under the hand that closes around its handle", async () => {
    const picture = bag(45);
    const { layer, isUnderHand } = await carryBag(standing, picture, bagOf(picture, "Tote")!);
    const { x, y } = standing.anchors.hand.grip.right;
    const rows = Array.from({ length: 30 }, (_, n) => Math.round(y) - 15 + n);
    expect(isUnderHand).toBe(true);
    expect(rows.some((row) => alphaAt(layer, Math.round(x), row) > 127)).toBe(true);
  });

  test("across the body has its strap on the other shoulder", async () => {
    const picture = bag(110);
    const { layer } = await carryBag(standing, picture, bagOf(picture, "Crossbody")!);
    const { x, y } = standing.anchors.shoulderNeck.left;
    expect(layer.top + 24).toBeLessThan(y + 20);
    expect(layer.left).toBeLessThan(x);
  });
});

describe("a pair of shoes", () => {
  test.each([
    ["seen from the side", draw([40, 40, 260, 130], [40, 170, 260, 260])],
    ["seen from above", draw([60, 60, 120, 240], [180, 60, 240, 240])],
  ])("%s stands on both feet and hides the toes", (_, picture) => {
    const shod = putOnShoes(standing, picture, "Leather loafers")!;
    for (const side of ["left", "right"] as const) {
      const { x, y } = standing.anchors.toe[side];
      expect(alphaAt(shod.layer, Math.round(x), Math.round(y) - 4)).toBeGreaterThan(200);
    }
    const { x, y } = standing.anchors.shoulderNeck.left;
    expect(shod.keepsFoot(Math.round(x), Math.round(y))).toBe(true);
  });

  test("that is no pair is left to stand beside the figure", () => {
    expect(putOnShoes(standing, draw([40, 40, 260, 130]), "Boots")).toBeNull();
  });

  test("on high heels is told from one that can be half turned", () => {
    const heels = [40, 170].flatMap((top): [number, number, number, number][] => [
      [40, top, 260, top + 40],
      [40, top + 40, 60, top + 90],
      [200, top + 40, 260, top + 90],
    ]);
    expect(areHighHeels(draw(...heels))).toBe(true);
    expect(areHighHeels(draw([40, 40, 260, 130], [40, 170, 260, 260]))).toBe(false);
  });
});
