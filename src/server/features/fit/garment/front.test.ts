import { expect, test } from "vitest";
import { emptyRaster, type Raster } from "../pixels/raster.ts";
import { frontOf } from "./front.ts";
import { landmarksOf } from "./landmarks.ts";
import { cutOpening } from "./opening.ts";
import { silhouetteOf } from "./silhouette.ts";

const [WIDTH, HEIGHT] = [300, 420];
type Colour = readonly [number, number, number];
const CLOTH: Colour = [200, 180, 150];
const LINING: Colour = [90, 80, 70];

function coat(colourAt: (x: number, y: number) => Colour): Raster {
  const picture = emptyRaster(WIDTH, HEIGHT);
  for (let y = 40; y < 380; y++)
    for (let x = 80; x < 220; x++) picture.data.set([...colourAt(x, y), 255], (y * WIDTH + x) * 4);
  return picture;
}

const frontIn = (picture: Raster) =>
  frontOf(picture, landmarksOf(silhouetteOf(picture)!, { sleeves: false, legs: false }));
const opened = (picture: Raster) => cutOpening(picture, frontIn(picture)!.opening);
const alphaAt = ({ data }: Raster, x: number, y: number) => data[(y * WIDTH + x) * 4 + 3];

test("the lining of a front that hangs open gives way from neck to hem, its two sides stay", () => {
  const open = opened(coat((x) => (Math.abs(x - 150) < 20 ? LINING : CLOTH)));
  expect([100, 200, 300, 370].map((y) => alphaAt(open, 150, y))).toEqual([0, 0, 0, 0]);
  expect([100, 200, 300, 370].map((y) => alphaAt(open, 120, y))).toEqual([255, 255, 255, 255]);
});

test("a lining that grows lighter toward the hem is one lining", () => {
  const lighter = (y: number): Colour => [90 + (y - 40) / 5, 80 + (y - 40) / 5, 70 + (y - 40) / 5];
  const open = opened(coat((x, y) => (Math.abs(x - 150) < 20 ? lighter(y) : CLOTH)));
  expect([100, 200, 300, 370].map((y) => alphaAt(open, 150, y))).toEqual([0, 0, 0, 0]);
});

test("a front that is narrow at the neck and opens toward the hem is open all the way", () => {
  const half = (y: number) => 5 + Math.abs(y - 120) / 20;
  const open = opened(coat((x, y) => (Math.abs(x - 150) < half(y) ? LINING : CLOTH)));
  expect([100, 200, 300, 370].map((y) => alphaAt(open, 150, y))).toEqual([0, 0, 0, 0]);
});

test("between lapels it gives way down to the button", () => {
  const isLining = (x: number, y: number) => Math.abs(x - 150) < (230 - y) / 4;
  const open = opened(coat((x, y) => (isLining(x, y) ? LINING : CLOTH)));
  expect(alphaAt(open, 150, 120)).toBe(0);
  expect(alphaAt(open, 150, 300)).toBe(255);
});

test("a shadow along one lapel stays with it, and what they leave open ends in a point", () => {
  const half = (y: number) => (230 - y) / 4;
  const isLining = (x: number, y: number) => Math.abs(x - 150) < half(y);
  const isShade = (x: number, y: number) => x < 150 && y > 110 && 150 - x < half(y) * 1.7;
  const shade: Colour = [100, 90, 80];
  const open = opened(
    coat((x, y) => (isLining(x, y) ? LINING : isShade(x, y) && y < 225 ? shade : CLOTH)),
  );
  const widthIn = (y: number) =>
    Array.from({ length: WIDTH }, (_, x) => alphaAt(open, x, y)!).filter(
      (alpha, x) => x > 80 && x < 220 && alpha < 128,
    ).length;
  for (const y of [120, 140, 160]) expect(Math.abs(widthIn(y) - 2 * half(y))).toBeLessThan(9);
  const lowest = Array.from({ length: HEIGHT }, (_, y) => y).findLast((y) => y < 300 && widthIn(y) > 0)!; // prettier-ignore
  expect(widthIn(lowest)).toBeLessThan(4);
});

test.each<[string, (x: number, y: number) => Colour]>([
  ["that is closed", () => CLOTH],
  [
    "whose band is closed by buttons",
    (x, y) => {
      if (Math.hypot(x - 150, (y % 40) - 20) < 7) return CLOTH;
      return Math.abs(x - 150) < 20 ? LINING : CLOTH;
    },
  ],
  ["with a zip", (x) => (Math.abs(x - 150) < 3 ? LINING : CLOTH)],
])("a front %s stays as it is", (_, colourAt) => {
  const picture = coat(colourAt);
  expect(frontIn(picture)).toBeUndefined();
});
