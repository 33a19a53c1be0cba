import { describe, expect, test } from "vitest";
import type { Raster } from "../pixels/raster.ts";
import { DEEP_IN_NECK, withoutLabel } from "./label.ts";

const [WIDTH, HEIGHT] = [240, 120];
type Colour = [number, number, number];

function waistband(colourAt: (x: number, y: number) => Colour): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    data.set([...colourAt(i % WIDTH, Math.floor(i / WIDTH)), 255], i * 4);
  return { width: WIDTH, height: HEIGHT, data };
}

const CLOTH: Colour = [30, 34, 48];
const WHITE: Colour = [245, 244, 240];
const isLabel = (x: number, y: number) => x >= 105 && x < 135 && y >= 6 && y < 16;
const redAt = ({ data }: Raster, x: number, y: number) => data[(y * WIDTH + x) * 4];

describe("the label in a waistband", () => {
  test("is painted over with the cloth beside it", () => {
    const plain = withoutLabel(
      waistband((x, y) => (isLabel(x, y) ? WHITE : CLOTH)),
      120,
      2,
      100,
    );
    expect(redAt(plain, 120, 10)).toBe(CLOTH[0]);
  });

  test("goes with the fold it is sewn in by", () => {
    const isFold = (x: number, y: number) => x >= 112 && x < 128 && y >= 3 && y < 5;
    const plain = withoutLabel(
      waistband((x, y) => (isLabel(x, y) || isFold(x, y) ? WHITE : CLOTH)),
      120,
      2,
      100,
    );
    expect([redAt(plain, 120, 10), redAt(plain, 120, 4)]).toEqual([CLOTH[0], CLOTH[0]]);
  });

  test("in the neck of a hood lies farther down, and goes too", () => {
    const hood = waistband((x, y) => (isLabel(x, y - 30) ? WHITE : CLOTH));
    expect(redAt(withoutLabel(hood, 120, 2, 100, DEEP_IN_NECK), 120, 40)).toBe(CLOTH[0]);
    expect(withoutLabel(hood, 120, 2, 100)).toBe(hood);
  });

  test.each<[string, (x: number, y: number) => boolean]>([
    ["two loops", (x, y) => isLabel(x - 20, y) || isLabel(x + 20, y)],
    ["a round button", (x, y) => Math.hypot(x - 120, y - 12) < 7],
    ["a stripe all the way round", (_x, y) => y >= 6 && y < 16],
  ])("is not taken for %s", (_, isLight) => {
    const cloth = waistband((x, y) => (isLight(x, y) ? WHITE : CLOTH));
    expect(withoutLabel(cloth, 120, 2, 100)).toBe(cloth);
  });
});
