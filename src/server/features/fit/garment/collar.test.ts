import { expect, test } from "vitest";
import { emptyRaster } from "../pixels/raster.ts";
import { withoutCollar } from "./collar.ts";

const [WIDTH, HEIGHT] = [120, 100];
const CLOTH = [180, 160, 200];
const INSIDE = [110, 95, 125];
const LABEL = [250, 250, 245];

/** A neckline whose leaves, of the cloth's colour, lie on either side of it, with a dark line below them. */
function shirt() {
  const raster = emptyRaster(WIDTH, HEIGHT);
  const frame = { left: 0, top: 0, width: WIDTH, height: HEIGHT };
  const mask = new Uint8Array(WIDTH * HEIGHT);
  const isInside = (x: number, y: number) => Math.abs(x - 60) < 24 - y / 2;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isLine = y === 45 && Math.abs(x - 60) < 40;
      const isLabel = Math.abs(x - 60) < 6 && y > 8 && y < 14;
      const colour = isLabel ? LABEL : isLine || isInside(x, y) ? INSIDE : CLOTH;
      raster.data.set([...colour, 255], (y * WIDTH + x) * 4);
      // The flood ran over the leaves, as far as the line.
      if (Math.abs(x - 60) < 40 && y <= 45) mask[y * WIDTH + x] = 1;
    }
  return { raster, opening: { frame, mask, area: 80 * 46 }, isInside };
}
const INSIDES = [55, 60, 65].map((x) => ({ x, y: 4 }));

test("the leaves of a collar stay, the inside and its label give way", () => {
  const { raster, opening, isInside } = shirt();
  const { mask, area } = withoutCollar(raster, opening, INSIDES);
  const at = (x: number, y: number) => mask[y * WIDTH + x];
  expect([at(60, 4), at(60, 11), at(60, 30)]).toEqual([1, 1, 1]);
  expect([at(28, 20), at(90, 20), at(30, 45)]).toEqual([0, 0, 0]);
  let inside = 0;
  for (let i = 0; i < 46 * WIDTH; i++) if (isInside(i % WIDTH, Math.floor(i / WIDTH))) inside++;
  expect(Math.abs(area - inside) / inside).toBeLessThan(0.12);
});

test("where inside and cloth look alike nothing is said", () => {
  const { raster, opening } = shirt();
  for (let i = 0; i < WIDTH * HEIGHT; i++) raster.data.set(CLOTH, i * 4);
  expect(withoutCollar(raster, opening, INSIDES).area).toBe(0);
});
