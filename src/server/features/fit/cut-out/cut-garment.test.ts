import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  asPng,
  pictureBomb,
  photo,
  HTML,
  SVG,
} from "../../../../../tests/support/picture-files.ts";
import type { Raster } from "../pixels/raster.ts";
import { cut, cutGarment, type AskNetwork } from "./cut-garment.ts";
import { decode } from "./decode.ts";

const WIDTH = 480;
const HEIGHT = 640;
const noNetwork: AskNetwork = async ({ width, height }) => new Uint8Array(width * height);

/** A shirt-like shape whose outline is known. */
const isCloth = (x: number, y: number) =>
  (x > 160 && x < 320 && y > 140 && y < 480) || (x > 90 && x < 390 && y > 150 && y < 240);

function scene(cloth: [number, number, number], ground: (x: number, y: number) => number): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const colour = isCloth(x, y) ? cloth : [ground(x, y), ground(x, y), ground(x, y)];
      data.set([...colour, 255], (y * WIDTH + x) * 4);
    }
  return { width: WIDTH, height: HEIGHT, data };
}

function overlap(mask: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [a, b] = [isCloth(x, y), mask[y * WIDTH + x] === 1];
      if (a && b) both++;
      if (a || b) either++;
    }
  return both / either;
}

const garment = (...pictures: Uint8Array[]) => ({ title: "Shirt", category: "Shirts", pictures });

describe("a garment is cut out", () => {
  test.each([
    ["of a plain ground", () => 240],
    [
      "of a ground that darkens to the corners",
      (x: number, y: number) => 245 - ((x - 240) ** 2 + (y - 320) ** 2) * 0.0003,
    ],
    [
      "of a ground with a soft shadow under it",
      (x: number, y: number) =>
        240 - 22 * Math.exp(-(((x - 250) / 90) ** 2) - ((y - 490) / 30) ** 2),
    ],
  ])("%s", async (_, ground) => {
    const found = await cut(scene([40, 80, 150], ground), noNetwork);
    expect(overlap(found!.mask)).toBeGreaterThan(0.96);
  });

  test("by the network where colours do not tell it from the ground", async () => {
    const restless = scene(
      [200, 120, 60],
      (x, y) => 128 + 90 * Math.sin(x * 0.4) * Math.cos(y * 0.3),
    );
    const network: AskNetwork = async () =>
      Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
        isCloth(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0,
      );
    expect(overlap((await cut(restless, network))!.mask)).toBeGreaterThan(0.94);
  });

  /** A ring with a tail on a light ground, and a network that sees a disc, as sure of its middle as it is told. */
  const ring = (x: number, y: number) =>
    Math.abs(Math.hypot(x - 240, y - 320) - 130) < 20 || (x > 200 && x < 280 && y > 440 && y < 560);
  const discSeen =
    (middle: number): AskNetwork =>
    async () =>
      Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
        const away = Math.hypot((i % WIDTH) - 240, Math.floor(i / WIDTH) - 320);
        return away < 110 ? middle : away < 150 ? 255 : 0;
      });

  test.each([
    ["taken out where the network is not sure of it", 225, 0],
    ["kept where the network is sure of it: a light part of a light thing", 255, 1],
  ])("with what shows through it %s", async (_, middle, kept) => {
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    for (let i = 0; i < WIDTH * HEIGHT; i++)
      data.set(
        ring(i % WIDTH, Math.floor(i / WIDTH)) ? [30, 140, 140, 255] : [240, 238, 235, 255],
        i * 4,
      );
    const { mask } = (await cut({ width: WIDTH, height: HEIGHT, data }, discSeen(middle), true))!;
    expect([mask[320 * WIDTH + 240], mask[320 * WIDTH + 110]]).toEqual([kept, 1]);
  });

  test("as the network sees it where it is certain, however the ground's shade lies", async () => {
    const shaded = scene([40, 80, 150], (x, y) =>
      x > 150 && x < 400 && y > 130 && y < 500 ? 150 : 240,
    );
    const network: AskNetwork = async () =>
      Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
        isCloth(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0,
      );
    expect(overlap((await cut(shaded, network))!.mask)).toBeGreaterThan(0.97);
  });

  test("by the network where a part of it has the colour of a plain ground", async () => {
    const dark = (x: number, y: number) => isCloth(x, y) && y < 250;
    const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const grey = isCloth(x, y) ? 239 : 240;
      data.set(dark(x, y) ? [40, 80, 150, 255] : [grey, grey, grey, 255], i * 4);
    }
    const network: AskNetwork = async () =>
      Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
        isCloth(i % WIDTH, Math.floor(i / WIDTH)) ? 255 : 0,
      );
    const picture = { width: WIDTH, height: HEIGHT, data };
    expect(overlap((await cut(picture, network))!.mask)).toBeGreaterThan(0.9);
    expect(overlap((await cut(picture, noNetwork))!.mask)).toBeLessThan(0.7);
  });

  test("from the picture that shows it best", async () => {
    const { data, ...raw } = scene([40, 80, 150], () => 240);
    const good = await sharp(data, { raw: { ...raw, channels: 4 } })
      .png()
      .toBuffer();
    const found = await cutGarment(garment(await photo(480, 640), good), noNetwork);
    expect(found!.photo).toMatchObject({ width: WIDTH, height: HEIGHT });
    // A piece as small as this is made larger: its trunk is there, the ground under its arms is not.
    const { width, height, data: piece } = found!.raster;
    expect(piece[((height >> 1) * width + (width >> 1)) * 4 + 3]).toBe(255);
    expect(piece[(Math.round(height * 0.7) * width + Math.round(width * 0.1)) * 4 + 3]).toBe(0);
  });
});

describe("nothing is made of", () => {
  test("a picture without a thing in it", async () => {
    expect(await cutGarment(garment(await asPng(480, 640)), noNetwork)).toBeUndefined();
  });

  test.each([
    ["a bomb", pictureBomb()],
    ["a page", HTML],
    ["a drawing that could reach for files", SVG],
    ["nothing", Buffer.alloc(0)],
  ])("%s", async (_, bytes) => {
    // The server allows only the decoders that shops need.
    await import("../../products/pictures.ts");
    expect(await decode(bytes)).toBeUndefined();
  });
});
