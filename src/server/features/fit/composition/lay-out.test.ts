import { describe, expect, test } from "vitest";
import type { Slot } from "../garment/slot.ts";
import { boxOf, emptyRaster, type Raster } from "../pixels/raster.ts";
import { itemOf, layPair, spotBeside } from "./lay-out.ts";
import { realScale } from "./real-size.ts";

type Colour = readonly [number, number, number];

function piece(width: number, height: number, colour: Colour = [200, 20, 20]): Raster {
  const raster = emptyRaster(width + 20, height + 20);
  for (let y = 10; y < height + 10; y++)
    for (let x = 10; x < width + 10; x++)
      raster.data.set([...colour, 255], (y * raster.width + x) * 4);
  return raster;
}

const item = (raster: Raster, slot: Slot) =>
  itemOf({ raster, photo: raster, trust: "exact" }, slot, "");

/** Where a colour lies on the paper. */
function placeOf(paper: Raster, isIt: (r: number, b: number) => boolean) {
  const only = { ...paper, data: paper.data.slice() };
  for (let i = 0; i < only.data.length; i += 4)
    only.data[i + 3] = isIt(only.data[i]!, only.data[i + 2]!) ? 255 : 0;
  return boxOf(only)!;
}

const PAGE = { left: 60, top: 110, width: 780, height: 1120 };

describe("pieces are laid out in their own sizes", () => {
  test("a photo's size says nothing about how large the piece is", () => {
    const [near, far] = [piece(300, 400), piece(150, 200)];
    expect(realScale(near, "top", "") * 2).toBeCloseTo(realScale(far, "top", ""), 1);
  });

  test("a hat is smaller than a shirt, long trousers are longer than one", async () => {
    const shirt = await item(piece(200, 260), "top");
    const hat = await item(piece(200, 180), "hat");
    const trousers = await item(piece(150, 380), "trousers");
    expect(hat.width).toBeLessThan(shirt.width * 0.7);
    expect(trousers.height).toBeGreaterThan(shirt.height * 1.3);
  });

  test("what is no clothing is not as large as clothes", () => {
    const thing = piece(200, 200);
    expect(realScale(thing, "beside", "Home & Living")).toBeLessThan(
      realScale(thing, "beside", "Sleepwear") / 2,
    );
  });

  test("a shirt lies above its trousers and a little over them, whichever comes first", async () => {
    const paper = { ...piece(880, 1330, [240, 236, 230]) };
    const trousers = await item(piece(150, 300, [20, 20, 200]), "trousers");
    const shirt = await item(piece(200, 260), "top");
    await layPair(paper, [trousers, shirt], PAGE);
    const red = placeOf(paper, (r, b) => r > 150 && b < 60);
    const blue = placeOf(paper, (r, b) => b > 150 && r < 60);
    expect(red.top).toBeLessThan(blue.top);
    // But for the shadow under its hem.
    expect(red.bottom).toBeGreaterThanOrEqual(blue.top - 8);
    expect(blue.bottom).toBeLessThanOrEqual(PAGE.top + PAGE.height + 2);
    expect(red.left + red.right).toBeCloseTo(blue.left + blue.right, -1);
  });

  test("beside the figure it is no larger than life, nor than the room there", async () => {
    const paper = emptyRaster(900, 1350);
    const coat = await item(piece(260, 300), "outer");
    const room = { left: 520, right: 870, middle: 500 };
    const spot = spotBeside(coat, room, paper);
    expect(spot.width).toBeLessThanOrEqual(350);
    expect(spot.left).toBeGreaterThanOrEqual(520);
    const hat = await item(piece(200, 160), "hat");
    expect(spotBeside(hat, room, paper).width).toBeCloseTo(hat.width, 3);
  });

  test("what was thrown down is shown on its photo, what lies even is cut out", async () => {
    const thrown = piece(200, 260);
    for (let y = 10; y < 150; y++) thrown.data.fill(0, y * 220 * 4, (y * 220 + 130) * 4);
    const laid = (raster: Raster) => itemOf({ raster, photo: piece(300, 400), trust: "sure" }, "top", ""); // prettier-ignore
    expect([(await laid(thrown)).isCard, (await laid(piece(200, 260))).isCard]).toEqual([true, false]); // prettier-ignore
  });
});
