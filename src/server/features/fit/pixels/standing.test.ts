import { expect, test } from "vitest";
import { emptyRaster } from "./raster.ts";
import { withoutStanding } from "./standing.ts";

const SIDE = 100;

test("a label that stands up from a waistband goes, its wide top and its slanting sides stay", () => {
  const skirt = emptyRaster(SIDE, SIDE);
  const top = (x: number) => (x > 60 && x < 68 ? 20 : 40 + Math.max(0, 25 - x));
  for (let x = 10; x < 90; x++)
    for (let y = top(x); y < SIDE; y++) skirt.data[(y * SIDE + x) * 4 + 3] = 255;
  withoutStanding(skirt, { from: 5, to: 95 }, 12, () => 70);
  const alphaAt = (x: number, y: number) => skirt.data[(y * SIDE + x) * 4 + 3];
  expect([alphaAt(64, 25), alphaAt(64, 39), alphaAt(64, 41)]).toEqual([0, 0, 255]);
  expect([alphaAt(40, 41), alphaAt(85, 41), alphaAt(24, 43)]).toEqual([255, 255, 255]);
});

test("nothing goes below the row that is given", () => {
  const strap = emptyRaster(SIDE, SIDE);
  for (let y = 10; y < SIDE; y++)
    for (let x = 50; x < 56; x++) strap.data[(y * SIDE + x) * 4 + 3] = 255;
  withoutStanding(strap, { from: 0, to: 99 }, 12, () => 30);
  expect([29, 31].map((y) => strap.data[(y * SIDE + 52) * 4 + 3])).toEqual([0, 255]);
});
