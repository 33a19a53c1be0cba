import { expect, test } from "vitest";
import { boxOf, type Raster } from "../pixels/raster.ts";
import { enlarged } from "./enlarged.ts";

/** A red disc cut out of a green photo, its rim soft over two pixels. */
function disc(radius: number): Raster {
  const side = radius * 2 + 40;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const inside = radius - Math.hypot(x - side / 2, y - side / 2);
      data.set(inside > -1 ? [200, 30, 30] : [20, 220, 40], (y * side + x) * 4);
      data[(y * side + x) * 4 + 3] = (inside + 1) * 127;
    }
  return { width: side, height: side, data };
}

test("a small piece becomes larger, with a rim as narrow as before and nothing of its ground", async () => {
  const { width, data, height } = await enlarged(disc(50));
  expect(width).toBeGreaterThan(220);
  const row = (height >> 1) * width;
  const soft = Array.from({ length: width }, (_, x) => (row + x) * 4).filter(
    (at) => data[at + 3]! > 20 && data[at + 3]! < 235,
  );
  expect(soft.length).toBeLessThanOrEqual(6);
  for (const at of soft) expect(data[at + 1]!).toBeLessThan(80);
});

test("what is large already stays as it is", async () => {
  const large = disc(300);
  expect(await enlarged(large)).toBe(large);
  expect(boxOf(large)).toBeDefined();
});
