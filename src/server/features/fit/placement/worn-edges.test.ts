import { expect, test } from "vitest";
import type { Figure } from "../figure/figure.ts";
import { emptyRaster, type Layer } from "../pixels/raster.ts";
import { flawOfEdges } from "./worn-edges.ts";

const SIDE = 300;
const at = (x: number, y: number) => ({ x, y });
const figure = {
  width: SIDE,
  height: SIDE,
  shoulderTop: () => 60,
  anchors: {
    neck: { base: at(150, 70) },
    shoulderTip: { left: at(90, 60), right: at(210, 60) },
    crotch: at(150, 150),
    levels: { hip: 130 },
  },
} as unknown as Figure;

function cloth(isThere: (x: number, y: number) => boolean): Layer {
  const layer = { ...emptyRaster(SIDE, SIDE), left: 0, top: 0 };
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (isThere(x, y)) layer.data[(y * SIDE + x) * 4 + 3] = 255;
  return layer;
}
const none = cloth(() => false);
const top = (isThere: (x: number, y: number) => boolean) =>
  flawOfEdges(figure, { slot: "top", trunk: cloth(isThere), sleeves: none, bottom: 200 });
const trousers = (isThere: (x: number, y: number) => boolean) =>
  flawOfEdges(figure, { slot: "trousers", trunk: cloth(isThere), sleeves: null, bottom: 280 });

const isShirt = (x: number, y: number) =>
  x > 80 && x < 220 && y > 62 && y < 200 && !(Math.abs(x - 150) < 25 && y < 80);
const isTrousers = (x: number, y: number) =>
  y > 110 && y < 280 && Math.abs(x - 150) < 45 && (y < 150 || Math.abs(x - 150) > 6);

test("a shirt and trousers that came out whole are worn", () => {
  expect([top(isShirt), trousers(isTrousers)]).toEqual([null, null]);
});

test("what came out of its photo torn, askew or too wide is laid out", () => {
  expect(top((x, y) => isShirt(x, y) && !(x > 206 && y % 12 < 6) && !(x < 94 && y % 12 < 6))).toBe("frayed"); // prettier-ignore
  expect(top((x, y) => isShirt(x, y) || (Math.abs(x - 150) < 26 && y > 40 && y < 90))).toBe("cloth over the throat"); // prettier-ignore
  expect(top((x, y) => isShirt(x, y) && (x > 130 || y > 120))).toBe("a bare shoulder");
  expect(trousers((x, y) => isTrousers(x, y) && (x > 150 || y < 220))).toBe("legs that end apart");
  const swell = (y: number) => 45 + Math.max(0, Math.min(30, (y - 160) / 2));
  expect(trousers((x, y) => y > 110 && y < 280 && Math.abs(x - 150) < swell(y))).toBe("swollen legs"); // prettier-ignore
});
