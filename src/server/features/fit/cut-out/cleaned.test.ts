// What a cut took along from a wardrobe or a bed, and what it lost, on drawn shapes.
import { describe, expect, test } from "vitest";
import type { Raster } from "../pixels/raster.ts";
import { withoutClips } from "./clips.ts";
import { groundWithin, withLostParts, withoutPockets } from "./ground-pockets.ts";
import { withoutShoulders } from "./hanger.ts";
import { withoutHook, withoutThreads } from "./matte.ts";

const WIDTH = 200;
const HEIGHT = 240;
type Colour = readonly [number, number, number];
type Box = readonly [left: number, top: number, right: number, bottom: number];
const PINK: Colour = [230, 120, 170];
const BLUE: Colour = [50, 70, 140];
const BLACK: Colour = [20, 20, 22];

const isIn = ([left, top, right, bottom]: Box, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;

/** Boxes of colour on a ground, the later over the earlier. */
function painted(ground: Colour, boxes: readonly (readonly [Box, Colour])[]): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const colour = boxes.findLast(([box]) => isIn(box, x, y))?.[1] ?? ground;
    data.set([...colour, 255], i * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const maskOf = (...boxes: readonly Box[]) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    boxes.some((box) => isIn(box, i % WIDTH, Math.floor(i / WIDTH))) ? 1 : 0,
  );
const at = (mask: Uint8Array, x: number, y: number) => mask[y * WIDTH + x];

const TRUNK: Box = [60, 40, 140, 200];
const LEFT: Box = [30, 45, 50, 190];
const RIGHT: Box = [150, 45, 170, 190];
const YOKE: Box = [30, 40, 170, 80];
const WHOLE: Box = [30, 40, 170, 200];

describe("ground beside a trunk", () => {
  const jacket = [TRUNK, LEFT, RIGHT, YOKE].map((box) => [box, BLUE] as const);

  test("that a cut took along is taken out of it", () => {
    const mask = withoutPockets(painted(PINK, jacket), maskOf(WHOLE));
    expect(at(mask, 55, 140)).toBe(0);
    expect(at(mask, 145, 140)).toBe(0);
    expect([at(mask, 40, 140), at(mask, 100, 140), at(mask, 160, 140)]).toEqual([1, 1, 1]);
  });

  test("a print of the ground's colour on the chest stays", () => {
    const print: Box = [88, 90, 112, 130];
    const mask = withoutPockets(painted(PINK, [...jacket, [print, PINK]]), maskOf(TRUNK, YOKE));
    expect(at(mask, 100, 110)).toBe(1);
  });

  test("stripes of the ground's colour are a pattern, also where they run beside the trunk", () => {
    const stripes = [45, 70, 95, 120, 148].map((left): Box => [left, 90, left + 7, 190]);
    const striped = painted(PINK, [[WHOLE, BLUE], ...stripes.map((box) => [box, PINK] as const)]);
    const mask = withoutPockets(striped, maskOf(WHOLE));
    expect([at(mask, 48, 140), at(mask, 151, 140)]).toEqual([1, 1]);
  });

  test("what was guessed and reaches in from the rim is counted", () => {
    const patch: Box = [60, 20, 140, 40];
    const raster = painted(PINK, jacket);
    const mask = maskOf(TRUNK, patch);
    const sure = mask.map((on) => on * 255);
    const guessed = mask.map((on, i) => (i < 40 * WIDTH ? on * 190 : on * 255));
    expect(groundWithin(raster, mask, sure)).toBe(0);
    expect(groundWithin(raster, mask, guessed)).toBeGreaterThan(0.05);
  });

  test("sleeves of the cloth's colours that a cut left out belong to it", () => {
    const sleeves: Box[] = [
      [50, 50, 60, 150],
      [140, 50, 150, 150],
    ];
    const whole = painted(
      PINK,
      [TRUNK, ...sleeves].map((box) => [box, BLUE] as const),
    );
    const mask = withLostParts(whole, maskOf(TRUNK));
    expect([at(mask, 54, 120), at(mask, 146, 120)]).toEqual([1, 1]);
    expect(at(mask, 10, 150)).toBe(0);
  });

  test("what has the cloth's colours under a hem or over a neck is no sleeve", () => {
    const others: Box[] = [
      [80, 200, 120, 225],
      [85, 10, 115, 40],
    ];
    const raster = painted(PINK, [TRUNK, ...others].map((box) => [box, BLUE] as const)); // prettier-ignore
    const mask = withLostParts(raster, maskOf(TRUNK));
    expect([at(mask, 100, 212), at(mask, 100, 25)]).toEqual([0, 0]);
  });
});

describe("what a piece hangs from", () => {
  const skirt: Box = [60, 50, 140, 200];

  test("clips that stand above a waistband go", () => {
    const clips: Box[] = [
      [64, 30, 72, 50],
      [128, 30, 136, 50],
    ];
    const raster = painted(PINK, [[skirt, BLUE], ...clips.map((box) => [box, BLACK] as const)]);
    const { mask } = withoutClips(raster, maskOf(skirt, ...clips));
    expect([at(mask, 68, 40), at(mask, 132, 40), at(mask, 100, 60)]).toEqual([0, 0, 1]);
  });

  test("the end of a clip on the cloth takes the cloth's colour", () => {
    const clip: Box = [80, 40, 90, 57];
    const raster = painted(PINK, [
      [skirt, BLUE],
      [clip, BLACK],
    ]);
    const { raster: mended } = withoutClips(raster, maskOf(skirt, clip));
    expect([...mended.data.slice((54 * WIDTH + 85) * 4, (54 * WIDTH + 85) * 4 + 3)]).toEqual(BLUE);
  });

  test("a waistband of another colour stays", () => {
    const band: Box = [60, 50, 140, 60];
    const raster = painted(PINK, [
      [skirt, BLUE],
      [band, BLACK],
    ]);
    const { raster: same, mask } = withoutClips(raster, maskOf(skirt));
    expect(at(mask, 100, 52)).toBe(1);
    expect(same.data[(54 * WIDTH + 100) * 4]).toBe(BLACK[0]);
  });

  test("the stub of a hook goes, also a short one; straps stay", () => {
    const hung = withoutHook(maskOf(TRUNK, [97, 37, 102, 40]), WIDTH, HEIGHT);
    expect([at(hung, 99, 38), at(hung, 99, 41)]).toEqual([0, 1]);
    const straps = withoutHook(maskOf(TRUNK, [75, 20, 79, 40], [121, 20, 125, 40]), WIDTH, HEIGHT);
    expect([at(straps, 77, 30), at(straps, 123, 30)]).toEqual([1, 1]);
  });

  test("strings and tags that hang from a skirt go, its corners stay", () => {
    const mask = withoutThreads(maskOf(skirt, [98, 200, 100, 230], [140, 56, 160, 58]), WIDTH, HEIGHT); // prettier-ignore
    expect([at(mask, 99, 215), at(mask, 150, 57)]).toEqual([0, 0]);
    expect([at(mask, 60, 50), at(mask, 139, 199)]).toEqual([1, 1]);
  });

  test("a wide hanger that slopes from its middle goes, too", () => {
    const steps: Box[] = [
      [92, 24, 108, 40],
      [86, 30, 114, 40],
      [80, 36, 120, 40],
    ];
    const shirt: Box = [40, 40, 160, 200];
    const raster = painted(PINK, [[shirt, BLUE], ...steps.map((box) => [box, BLACK] as const)]);
    expect(at(withoutShoulders(raster, maskOf(shirt, ...steps)), 100, 32)).toBe(0);
  });

  test("shoulders of a hanger in a neck go, a collar of another colour stays", () => {
    const hanger: Box = [92, 30, 108, 48];
    const collar: Box = [75, 34, 125, 48];
    const shirt = [TRUNK, BLUE] as const;
    const hung = withoutShoulders(painted(PINK, [shirt, [hanger, BLACK]]), maskOf(TRUNK, hanger));
    const worn = withoutShoulders(painted(PINK, [shirt, [collar, BLACK]]), maskOf(TRUNK, collar));
    expect([at(hung, 100, 40), at(worn, 100, 40)]).toEqual([0, 1]);
  });
});
