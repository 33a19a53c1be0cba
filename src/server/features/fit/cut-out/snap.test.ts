import { expect, test } from "vitest";
import type { Raster } from "../pixels/raster.ts";
import { agreement } from "./judge.ts";
import { snapped } from "./snap.ts";

const [WIDTH, HEIGHT] = [300, 400];
type See = (x: number, y: number) => number;

/** A trunk and a sleeve, with a narrow gap between them. */
const isCloth = (x: number, y: number) =>
  (x >= 110 && x < 220 && y >= 60 && y < 340) ||
  (x >= 60 && x < 220 && y >= 60 && y < 110) ||
  (x >= 60 && x < 100 && y >= 60 && y < 260);

const scene = (): Raster => {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    data.set(
      isCloth(i % WIDTH, Math.floor(i / WIDTH)) ? [60, 70, 90, 255] : [215, 210, 200, 255],
      i * 4,
    );
  return { width: WIDTH, height: HEIGHT, data };
};
const plane = (see: See) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => see(i % WIDTH, Math.floor(i / WIDTH)));
const truth = plane((x, y) => (isCloth(x, y) ? 1 : 0));

/** Soft, as a network sees, and rounded off at corners. */
const softly = plane((x, y) => {
  let near = 0;
  for (let dy = -8; dy <= 8; dy++)
    for (let dx = -8; dx <= 8; dx++) if (isCloth(x + dx, y + dy)) near++;
  return 255 * (near / 289) ** 2;
});

test("a network's soft outline is drawn to the thing's edge", () => {
  const before = agreement(
    truth,
    softly.map((value) => (value > 120 ? 1 : 0)),
  );
  expect(before).toBeLessThan(0.95);
  expect(agreement(truth, snapped(scene(), softly))).toBeGreaterThan(0.97);
});

test("a narrow gap that the network sees stays open", () => {
  const mask = snapped(
    scene(),
    plane((x, y) => (isCloth(x, y) ? 255 : 0)),
  );
  expect(mask[200 * WIDTH + 105]).toBe(0);
});
