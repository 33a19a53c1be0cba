import { expect, test } from "vitest";
import { emptyRaster } from "./raster.ts";
import { roundCorners } from "./round-corners.ts";

const SIDE = 100;

test("a spike and a zip that hangs down go, a strap as wide as it should be and the cloth stay", () => {
  const cloth = emptyRaster(SIDE, SIDE);
  const fill = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) cloth.data[(y * SIDE + x) * 4 + 3] = 255;
  };
  fill(20, 30, 80, 70);
  fill(22, 20, 26, 30);
  fill(48, 70, 54, 84);
  fill(60, 10, 76, 30);
  roundCorners(cloth, { left: 0, top: 0, right: SIDE, bottom: SIDE }, 5);
  const alphaAt = (x: number, y: number) => cloth.data[(y * SIDE + x) * 4 + 3];
  expect([alphaAt(24, 22), alphaAt(51, 80), alphaAt(20, 30)]).toEqual([0, 0, 0]);
  expect([alphaAt(68, 20), alphaAt(50, 50), alphaAt(20, 50), alphaAt(50, 69)]).toEqual([255, 255, 255, 255]); // prettier-ignore
});
