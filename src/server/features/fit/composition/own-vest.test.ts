import { expect, test } from "vitest";
import { openFigure, type Figure } from "../figure/figure.ts";
import { emptyRaster, type Layer, type Raster } from "../pixels/raster.ts";
import type { Worn } from "../placement/worn.ts";
import { paintVest } from "./own-vest.ts";

/** Cloth over the whole width, from a row on. */
function clothFrom(figure: Figure, top: number): Layer {
  const cloth = emptyRaster(figure.width, figure.height - top);
  cloth.data.fill(255);
  return { ...cloth, left: 0, top };
}

const worn = (figure: Figure, slot: Worn["slot"], top: number, lining?: readonly number[]) =>
  ({ slot, trunk: clothFrom(figure, top), sleeves: null, lining }) as Worn;

const copyOf = ({ picture }: Figure): Raster => ({ ...picture, data: picture.data.slice() });

/** Below the throat, where the vest is, and above it, where it is not. */
const VEST = { from: 360, to: 380 };
const THROAT = { from: 290, to: 310 };

function colourIn({ data, width }: Raster, { from, to }: typeof VEST): number[] {
  const sum = [0, 0, 0];
  for (let y = from; y < to; y++)
    for (let x = 430; x < 470; x++)
      for (let c = 0; c < 3; c++) sum[c]! += data[(y * width + x) * 4 + c]!;
  return sum.map((value) => value / (40 * (to - from)));
}

const apart = (one: number[], two: number[]) => Math.hypot(...one.map((v, c) => v - two[c]!));

test.each([
  ["plain", "light"],
  ["full", "medium"],
  ["male", "deep"],
] as const)("above a camisole one sees skin, and no vest: %s, %s", async (body, skin) => {
  const figure = await openFigure(body, skin);
  const canvas = copyOf(figure);
  const throat = colourIn(canvas, THROAT);
  const before = apart(colourIn(canvas, VEST), throat);
  paintVest(canvas, figure, [worn(figure, "tank", 390)]);
  expect(apart(colourIn(canvas, VEST), throat)).toBeLessThan(before * 0.6);
});

test.each<[string, (figure: Figure) => Worn[]]>([
  ["a skirt alone", (figure) => [worn(figure, "skirt", 490)]],
  ["a jacket without a lining to be seen", (figure) => [worn(figure, "outer", 390)]],
  ["a dress that is open to the waist", (figure) => [worn(figure, "dress", 495)]],
])("with %s the figure keeps its vest", async (_, pieces) => {
  const figure = await openFigure("plain", "medium");
  const canvas = copyOf(figure);
  paintVest(canvas, figure, pieces(figure));
  expect(colourIn(canvas, VEST)).toEqual(colourIn(figure.picture, VEST));
});

test("the modest figure and a shopper on her own photo stay as they are", async () => {
  const modest = await openFigure("modest", "medium");
  const plain = await openFigure("plain", "medium");
  for (const figure of [modest, { ...plain, vest: null }]) {
    const canvas = copyOf(figure);
    paintVest(canvas, figure, [worn(figure, "tank", 390)]);
    expect(canvas.data.every((value, i) => value === figure.picture.data[i])).toBe(true);
  }
});

test("in a front that hangs open the vest goes on in the colour of the lining", async () => {
  const figure = await openFigure("plain", "medium");
  const canvas = copyOf(figure);
  const lining = [96, 84, 66];
  paintVest(canvas, figure, [worn(figure, "gown", 390, lining)]);
  expect(apart(colourIn(canvas, VEST), lining)).toBeLessThan(24);
  expect(colourIn(canvas, THROAT)).toEqual(colourIn(figure.picture, THROAT));
});
