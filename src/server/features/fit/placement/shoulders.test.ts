import { expect, test } from "vitest";
import type { Figure } from "../figure/figure.ts";
import { emptyRaster, type Raster } from "../pixels/raster.ts";
import { layDownCollar, slopeShoulders } from "./shoulders.ts";

const SIDE = 300;
const at = (x: number, y: number) => ({ x, y });
const figure = {
  shoulderTop: () => 60,
  anchors: {
    neck: { sides: { left: at(130, 50), right: at(170, 50) } },
    shoulderTip: { left: at(90, 60), right: at(210, 60) },
    elbow: { left: at(80, 160), right: at(220, 160) },
  },
} as unknown as Figure;

function cloth(isThere: (x: number, y: number) => boolean): Raster {
  const raster = emptyRaster(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (isThere(x, y)) raster.data[(y * SIDE + x) * 4 + 3] = 255;
  return raster;
}
const alphaAt = ({ data }: Raster, x: number, y: number) => data[(y * SIDE + x) * 4 + 3];

test("a wide sleeve falls from the shoulder and hangs as far out as before", () => {
  const sleeve = cloth((x, y) => x > 30 && x < 270 && y > 40 && y < 200);
  slopeShoulders(figure, sleeve);
  expect([45, 255].map((x) => alphaAt(sleeve, x, 62))).toEqual([0, 0]);
  expect([100, 200].map((x) => alphaAt(sleeve, x, 62))).toEqual([255, 255]);
  expect([34, 266].map((x) => alphaAt(sleeve, x, 190))).toEqual([255, 255]);
});

test("the thin rim that was left of a collar does not stand up beside the neck; a collar does", () => {
  const shirt = cloth((x, y) => y > 60 || (y > 45 && (Math.abs(x - 120) < 2 || (x > 172 && x < 192)))); // prettier-ignore
  layDownCollar(figure, shirt);
  expect(alphaAt(shirt, 120, 52)).toBe(0);
  expect(alphaAt(shirt, 182, 52)).toBe(255);
});

test("without a collar cloth lies flat beside the neck, too", () => {
  const dress = cloth((_x, y) => y > 30);
  layDownCollar(figure, dress, false);
  expect([40, 44, 56].map((y) => alphaAt(dress, 180, y))).toEqual([0, 0, 255]);
});
