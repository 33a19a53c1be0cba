import { expect, test } from "vitest";
import { emptyRaster, type Raster } from "../pixels/raster.ts";
import { landmarksOf } from "./landmarks.ts";
import { silhouetteOf } from "./silhouette.ts";
import { twoPiecesOf } from "./two-pieces.ts";

const [WIDTH, HEIGHT] = [400, 600];
type Box = [left: number, top: number, right: number, bottom: number];

function fill({ data }: Raster, [left, top, right, bottom]: Box, colour: number): void {
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) data.set([colour, colour, colour, 255], (y * WIDTH + x) * 4);
}

/** Waistband, hips and two legs. */
function drawTrousers(picture: Raster, middle: number, top: number): void {
  fill(picture, [middle - 45, top, middle + 46, top + 110], 90);
  fill(picture, [middle - 45, top + 110, middle - 8, top + 330], 90);
  fill(picture, [middle + 9, top + 110, middle + 46, top + 330], 90);
}

/** A trunk with a sleeve on either side. */
function drawTop(picture: Raster, middle: number, top: number): void {
  fill(picture, [middle - 20, top, middle + 21, top + 20], 180);
  fill(picture, [middle - 90, top + 20, middle + 91, top + 60], 180);
  fill(picture, [middle - 55, top + 60, middle + 56, top + 190], 180);
  fill(picture, [middle - 90, top + 60, middle - 66, top + 170], 180);
  fill(picture, [middle + 67, top + 60, middle + 91, top + 170], 180);
}

const areaOf = ({ data }: Raster) => {
  let area = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 127) area++;
  return area;
};
const darkShare = ({ data }: Raster) => {
  let dark = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 127 && data[i]! < 130) dark++;
  return dark;
};

test("a top that lies over half of its trousers leaves both whole", () => {
  const alone = emptyRaster(WIDTH, HEIGHT);
  drawTop(alone, 140, 30);
  const picture = emptyRaster(WIDTH, HEIGHT);
  drawTrousers(picture, 240, 120);
  drawTop(picture, 140, 30);
  const { upper, lower } = twoPiecesOf(picture)!;
  expect(areaOf(upper) / areaOf(alone)).toBeGreaterThan(0.93);
  expect(areaOf(upper) / areaOf(alone)).toBeLessThan(1.05);
  expect(darkShare(upper)).toBe(0);
  const marks = landmarksOf(silhouetteOf(lower)!, { sleeves: false, legs: true });
  expect(Math.abs(marks.axis - 240)).toBeLessThan(4);
  expect(marks.legs).not.toBeNull();
});

test("a top right above its shorts is parted at its hem", () => {
  const picture = emptyRaster(WIDTH, HEIGHT);
  drawTrousers(picture, 200, 225);
  drawTop(picture, 200, 30);
  const { upper, lower } = twoPiecesOf(picture)!;
  expect(Math.abs(silhouetteOf(upper)!.box.bottom - 220)).toBeLessThan(10);
  expect(darkShare(lower) / areaOf(lower)).toBeGreaterThan(0.95);
});

test("the low corners of a hem do not stick to the shorts below it", () => {
  const picture = emptyRaster(WIDTH, HEIGHT);
  drawTrousers(picture, 200, 219);
  drawTop(picture, 200, 30);
  fill(picture, [145, 220, 152, 226], 180);
  fill(picture, [249, 220, 256, 226], 180);
  const { lower } = twoPiecesOf(picture)!;
  const { box } = silhouetteOf(lower)!;
  expect([box.left, box.right].map((x) => Math.abs(x - 200) < 50)).toEqual([true, true]);
});

test("a single piece is not torn in two", () => {
  const picture = emptyRaster(WIDTH, HEIGHT);
  fill(picture, [120, 60, 281, 460], 120);
  expect(twoPiecesOf(picture)).toBeNull();
});

test("nothing hangs down in the notch between the rounded fronts of a jacket", () => {
  const jacket = emptyRaster(WIDTH, HEIGHT);
  drawTop(jacket, 140, 30);
  const clear = (left: number, top: number, right: number) => {
    for (let y = top; y < 225; y++)
      for (let x = left; x < right; x++) jacket.data[(y * WIDTH + x) * 4 + 3] = 0;
  };
  clear(128, 200, 137);
  clear(144, 200, 153);
  const picture = emptyRaster(WIDTH, HEIGHT);
  drawTrousers(picture, 240, 120);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    if (jacket.data[i * 4 + 3]) picture.data.set(jacket.data.subarray(i * 4, i * 4 + 4), i * 4);
  const { upper } = twoPiecesOf(picture)!;
  expect([195, 214].map((y) => upper.data[(y * WIDTH + 140) * 4 + 3]! > 127)).toEqual([
    true,
    false,
  ]);
});
