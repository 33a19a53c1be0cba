import { expect, test } from "vitest";
import { emptyRaster } from "../pixels/raster.ts";
import { evened } from "./opening.ts";

test("a neckline found in a photo has no dent, a drawn one keeps its shape", () => {
  const raster = emptyRaster(60, 60);
  raster.data.fill(255);
  const frame = { left: 0, top: 0, width: 60, height: 60 };
  const depth = (x: number) => (Math.abs(x - 30) > 20 ? 0 : Math.abs(Math.abs(x - 30) - 8) < 4 ? 30 : 12); // prettier-ignore
  const mask = Uint8Array.from({ length: 3600 }, (_, i) =>
    Math.floor(i / 60) < depth(i % 60) ? 1 : 0,
  );
  const opening = { frame, mask, area: 0 };
  const middle = (isFound: boolean) => evened(raster, opening, 30, 1, isFound).mask[24 * 60 + 30];
  expect(middle(true)).toBe(1);
  expect(middle(false)).toBe(0);
});
