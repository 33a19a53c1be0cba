import { beforeAll, expect, test } from "vitest";
import { openFigure, type Figure } from "../figure/figure.ts";
import type { Slot } from "../garment/slot.ts";
import { emptyRaster, type Raster } from "../pixels/raster.ts";
import { flawOnBody } from "./from-photo.ts";
import { wear } from "./worn.ts";

let figure: Figure;
beforeAll(async () => {
  figure = await openFigure("plain");
});

type Box = [left: number, top: number, right: number, bottom: number];
function draw(...boxes: Box[]): Raster {
  const picture = emptyRaster(400, 400);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) picture.data.set([80, 90, 120, 255], (y * 400 + x) * 4);
  return picture;
}

const hips: Box = [120, 40, 281, 140];

test("trousers that lie straight are worn", () => {
  expect(
    wear(figure, {
      raster: draw(hips, [120, 140, 190, 380], [211, 140, 281, 380]),
      slot: "trousers",
      isExact: true,
    }),
  ).not.toBeNull();
});

test.each<[string, Slot, Raster]>([
  ["with one leg folded up", "trousers", draw(hips, [120, 140, 190, 380], [211, 140, 281, 250])],
  ["without legs", "trousers", draw([120, 40, 281, 380])],
  ["of which only a strip was cut out", "top", draw([60, 180, 341, 250])],
  ["thrown down", "top", draw([60, 60, 240, 180], [200, 120, 380, 380])],
])("a piece %s is not put on", (_, slot, raster) => {
  expect(wear(figure, { raster, slot, isExact: true })).toBeNull();
});

test("no cloth is painted where the garment has none: below uneven shorts the body stays", () => {
  const raster = draw(hips, [120, 140, 190, 210], [211, 140, 281, 200]);
  const worn = wear(figure, { raster, slot: "trousers", isExact: true })!;
  const { x, y } = figure.anchors.knee.inner.left;
  expect(worn.hides(4, Math.round(x), Math.round(y))).toBe(false);
});

const trunk: Box = [140, 60, 261, 340];
const bar: Box = [90, 70, 311, 112];
const shortSleeves: Box[] = [
  [90, 70, 130, 160],
  [271, 70, 311, 160],
];
const longSleeves: Box[] = [
  [100, 70, 136, 330],
  [265, 70, 301, 330],
];

const apart: Box[] = [
  [84, 70, 124, 330],
  [277, 70, 317, 330],
];

test.each<[string, Raster]>([
  ["short", draw(trunk, bar, ...shortSleeves)],
  ["long", draw(trunk, [84, 70, 317, 122], ...apart)],
])("found in a photo, a top whose %s sleeves stand apart is worn", (_, raster) => {
  expect(wear(figure, { raster, slot: "top", isExact: false })).not.toBeNull();
});

test("found in a photo, a top with a hole in its cloth is not put on", () => {
  const raster = draw(trunk, bar, ...shortSleeves);
  for (let y = 200; y < 230; y++)
    for (let x = 180; x < 210; x++) raster.data[(y * 400 + x) * 4 + 3] = 0;
  expect(wear(figure, { raster, slot: "top", isExact: false })).toBeNull();
});

test.each<[string, Raster]>([
  ["whose sleeves cannot be told from it", draw([100, 60, 301, 340])],
  ["whose long sleeves lie along it", draw(trunk, [100, 70, 301, 290], ...longSleeves)],
])("found in a photo, a top %s is not put on", (_, raster) => {
  expect(wear(figure, { raster, slot: "top", isExact: false })).toBeNull();
});

test("a slim top ends at the hip like others, unless it is sold as a long one", () => {
  const raster = draw([140, 60, 261, 300], bar, ...shortSleeves);
  const { hip, tunic, mini } = figure.anchors.levels;
  const end = (isLong: boolean) =>
    wear(figure, { raster, slot: "top", isExact: true, isLong })!.bottom;
  expect(end(false)).toBeGreaterThan(hip);
  expect(end(false)).toBeLessThan(tunic + 6);
  expect(end(true)).toBeGreaterThan(mini);
});

test("a top from a photo that would end at the waist was bunched up: it is not put on", () => {
  const { neck, levels, shoulderTip } = figure.anchors;
  const left = Math.round(neck.base.x) - 120;
  const cloth = { ...emptyRaster(241, 420), left, top: Math.round(shoulderTip.left.y) };
  cloth.data.fill(255);
  const flaw = (bottom: number) =>
    flawOnBody(figure, { slot: "top", trunk: cloth, sleeves: null, bottom });
  expect(flaw(levels.highHip - 10)).toBe("ends at the waist");
  expect(flaw(levels.hip)).toBeNull();
});
