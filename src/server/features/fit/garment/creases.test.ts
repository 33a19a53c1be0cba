import { expect, test } from "vitest";
import { emptyRaster, type Raster } from "../pixels/raster.ts";
import { opened } from "./creases.ts";
import { landmarksOf } from "./landmarks.ts";
import { silhouetteOf } from "./silhouette.ts";

const SIDE = 400;
type Box = [left: number, top: number, right: number, bottom: number];

function draw(...boxes: [Box, number][]): Raster {
  const picture = emptyRaster(SIDE, SIDE);
  for (const [[left, top, right, bottom], grey] of boxes)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        picture.data.set([grey, grey, grey, 255], (y * SIDE + x) * 4);
  return picture;
}

/** A trunk between two sleeves that lie against it and end a little above its hem. */
const lying = (crease: number) =>
  draw(
    [[90, 60, 311, 330], 140],
    [[130, 60, 271, 350], 140],
    [[130, 170, 133, 330], crease],
    [[268, 170, 271, 330], crease],
  );
/** Trousers whose legs lie against each other, with a notch between their hems. */
const closed = (crease: number) =>
  draw(
    [[130, 20, 271, 370], 140],
    [[130, 20, 198, 380], 140],
    [[203, 20, 271, 380], 140],
    [[199, 150, 202, 370], crease],
  );
const marksOf = (raster: Raster, expected: { sleeves: boolean; legs: boolean }) =>
  landmarksOf(silhouetteOf(raster)!, expected);

test("sleeves that lie against the trunk are told from it by their creases", () => {
  const raster = lying(50);
  expect(marksOf(raster, { sleeves: true, legs: false }).sleeves).toBeNull();
  const { armpits, sleeves, chest } = marksOf(opened(raster, "top"), {
    sleeves: true,
    legs: false,
  });
  expect(armpits).toBe("seen");
  expect(sleeves).not.toBeNull();
  expect(Math.abs(chest.right - chest.left - 138)).toBeLessThan(8);
});

test("legs that lie against each other are parted where their crease ends", () => {
  const raster = closed(50);
  const { legs } = marksOf(opened(raster, "trousers"), { sleeves: false, legs: true });
  expect(Math.abs(legs!.crotch.y - 150)).toBeLessThan(20);
  expect(Math.abs(legs!.crotch.x - 200)).toBeLessThan(5);
});

test.each([
  ["without a crease", lying(140), "top"],
  [
    "with a crease on one side only",
    draw([[90, 60, 311, 330], 140], [[130, 60, 271, 350], 140], [[130, 170, 133, 330], 50]),
    "top",
  ],
  ["of a kind that has neither sleeves nor legs", closed(50), "skirt"],
] as const)("a piece %s is left as it is", (_, raster, slot) => {
  expect(opened(raster, slot)).toBe(raster);
});
