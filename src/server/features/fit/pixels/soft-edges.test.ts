import { expect, test } from "vitest";
import { emptyRaster } from "./raster.ts";
import { softenEdges } from "./soft-edges.ts";

test("a stair of pixels becomes a slope, in the cloth's colour; its inside stays", () => {
  const layer = { ...emptyRaster(12, 12), left: 0, top: 0 };
  const at = (x: number, y: number) => (y * 12 + x) * 4;
  for (let y = 0; y < 12; y++)
    for (let x = 0; x <= y; x++) layer.data.set([200, 40, 60, 255], at(x, y));
  softenEdges(layer);
  const alpha = (x: number) => layer.data[at(x, 6) + 3]!;
  expect([alpha(3), alpha(4)]).toEqual([255, 255]);
  expect(alpha(6)).toBeLessThan(255);
  expect(alpha(7)).toBeGreaterThan(0);
  expect(alpha(7)).toBeLessThan(alpha(6));
  expect(alpha(9)).toBe(0);
  expect([...layer.data.subarray(at(7, 6), at(7, 6) + 3)]).toEqual([200, 40, 60]);
});
