import { expect, test } from "vitest";
import { REGION } from "../figure/figure.ts";
import { alphaAt, emptyRaster, type Layer } from "../pixels/raster.ts";
import { tuck, under } from "./layering.ts";
import type { Worn } from "./worn.ts";

const [WIDTH, HEIGHT] = [200, 300];
type Box = [left: number, top: number, right: number, bottom: number];

function cloth(...boxes: Box[]): Layer {
  const layer = { ...emptyRaster(WIDTH, HEIGHT), left: 0, top: 0 };
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) layer.data[(y * WIDTH + x) * 4 + 3] = 255;
  return layer;
}

const worn = (trunk: Layer, bottom: number, sleeves: Layer | null = null): Worn => ({
  slot: sleeves ? "outer" : "trousers",
  trunk,
  sleeves,
  hides: () => false,
  isOverHead: false,
  top: 20,
  bottom,
  manner: "",
});
const LEVELS = { armpit: 60, waist: 100 };
const sleeves = () => cloth([40, 30, 60, 170], [140, 30, 160, 170]);
const coat = worn(cloth([70, 20, 130, 250]), 250, sleeves());

test("trousers do not look out down the sides of a long coat", () => {
  const { trunk } = under(worn(cloth([62, 100, 138, 200], [72, 200, 128, 280]), 280), coat, LEVELS);
  expect([65, 135].map((x) => alphaAt(trunk, x, 150))).toEqual([0, 0]);
  expect([75, 100, 125].map((x) => alphaAt(trunk, x, 270))).toEqual([255, 255, 255]);
});

test("a skirt that flares comes out from under a jacket", () => {
  const jacket = worn(cloth([70, 20, 130, 180]), 180, sleeves());
  const skirt = worn(cloth([72, 100, 128, 130], [55, 130, 145, 280]), 280);
  const { trunk } = under(skirt, jacket, LEVELS);
  expect([60, 140].map((x) => alphaAt(trunk, x, 172))).toEqual([255, 255]);
});

test("what is cut to a sleeve over it ends where that is opaque, not in its soft edge", () => {
  const soft = sleeves();
  for (let y = 30; y < 170; y++)
    for (const x of [39, 160]) soft.data[(y * WIDTH + x) * 4 + 3] = 160;
  const inner = worn(cloth([72, 20, 128, 250]), 250, cloth([30, 30, 62, 150], [138, 30, 170, 150]));
  const { sleeves: left } = under(inner, { ...coat, sleeves: soft }, LEVELS);
  expect([39, 40, 159, 160].map((x) => alphaAt(left!, x, 100))).toEqual([0, 255, 255, 0]);
});

test("under the round corners of a hem trousers come out gradually, and not in a step", () => {
  const round = worn(cloth([70, 20, 130, 170], [80, 170, 120, 180]), 180, sleeves());
  const { trunk } = under(worn(cloth([65, 100, 135, 280]), 280), round, LEVELS);
  const leftIn = (y: number) => {
    let x = 0;
    while (alphaAt(trunk, x, y) === 0) x++;
    return x;
  };
  expect([175, 189, 210].map(leftIn)).toEqual([70, 68, 65]);
});

test("sleeves that end a little below those over them do not come out as scraps, and the wrist shows", () => {
  const long = cloth([40, 30, 60, 180], [140, 30, 160, 180]);
  // A trimmed layer leaves room around what it holds.
  const trimmedTo = (layer: Layer, end: number): Layer => ({
    ...layer,
    height: end + 24,
    data: layer.data.slice(0, (end + 24) * WIDTH * 4),
  });
  const inner = {
    ...worn(cloth([72, 20, 128, 250]), 250, trimmedTo(long, 180)),
    hides: () => true,
  };
  const outer = { ...coat, sleeves: trimmedTo(sleeves(), 170) };
  const { sleeves: left, hides } = under(inner, outer, LEVELS);
  expect([150, 175].map((y) => alphaAt(left!, 50, y))).toEqual([255, 0]);
  expect([hides(REGION.armL, 50, 120), hides(REGION.armL, 50, 175)]).toEqual([true, false]);
});

test("what goes into a waistband does not stand out beside it", () => {
  const skirt = worn(cloth([70, 100, 130, 250]), 250);
  const inner = tuck(worn(cloth([60, 20, 140, 160]), 160), { ...skirt, top: 100 });
  expect([66, 100, 134].map((x) => alphaAt(inner.trunk, x, 105))).toEqual([0, 255, 0]);
});
