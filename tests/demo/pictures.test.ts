import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import {
  cutoutFile,
  markMaker,
  PICTURE_FOLDER,
  pictureJobs,
  renderPicture,
} from "../../src/demo/picture-files.ts";
import { colourOf, isColourName, shadeOf } from "../../src/demo/rules/colours.ts";
import type { DemoProduct } from "../../src/demo/types.ts";
import { distance, type Lab, labOf } from "./lab.ts";

// Two thousand pictures are decoded; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const brands = demoCatalogue();
const products = brands.flatMap((brand) => brand.products);
const pathOf = (file: string): string => join(PICTURE_FOLDER, file);

/** Where the named colour is only part of the thing: a sandal has a sole, a watch a dial, a vase a branch. */
const OF_SEVERAL_PARTS = new Set([
  "Accessories",
  "Bags",
  "Footwear",
  "Gifts & Stationery",
  "Home & Living",
  "Others",
]);

/**
 * Within 14 of a shade of the word. Neighbouring words (sand and camel, navy and teal) lie 15 and more apart, and the
 * kit's light moves a plain cloth's average by 5 at most; lightness counts half because folds and sheen change it.
 */
const NEAR = 14;

const hexLab = (hex: string): Lab => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return labOf(red!, green!, blue!);
};

const shadesOf = (word: string): Lab[] =>
  isColourName(word)
    ? [
        ...colourOf(word).shades,
        ...colourOf(word).shades.map((_, i) => shadeOf(word, i, true)),
      ].map(hexLab)
    : [];

/** Every so many pixels are looked at: a prime, so that no column of a print is missed. */
const EVERY = 5;

async function garmentPixels(product: DemoProduct): Promise<Lab[]> {
  const { data } = await sharp(pathOf(cutoutFile(product.key)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Lab[] = [];
  for (let i = 0; i < data.length; i += 4 * EVERY)
    if (data[i + 3]! > 200) pixels.push(labOf(data[i]!, data[i + 1]!, data[i + 2]!));
  return pixels;
}

const shareNear = (pixels: readonly Lab[], shades: readonly Lab[]): number =>
  pixels.filter((pixel) => shades.some((shade) => distance(pixel, shade, 0.5) <= NEAR)).length /
  pixels.length;

function isOfSeveralColours({ colors, pictures, category }: DemoProduct): boolean {
  const look = pictures[0]!.look;
  const isSlipper = look.silhouette === "flats";
  const isPrinted = JSON.stringify(look).includes('"print"');
  return colors.includes("multicolour") || isPrinted || isSlipper || OF_SEVERAL_PARTS.has(category);
}

/** 12 × 16 cells of Lab: what the eye takes in before it looks. */
async function glance(product: DemoProduct): Promise<Float32Array> {
  const data = await sharp(pathOf(product.pictures[0]!.file))
    .resize(12, 16)
    .removeAlpha()
    .raw()
    .toBuffer();
  const cells = new Float32Array(12 * 16 * 3);
  for (let i = 0; i < 12 * 16; i++)
    cells.set(labOf(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!), i * 3);
  return cells;
}

function glanceDistance(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 3)
    sum += Math.hypot(
      one[i]! - other[i]!,
      one[i + 1]! - other[i + 1]!,
      one[i + 2]! - other[i + 2]!,
    );
  return sum / (one.length / 3);
}

describe("pictures of the shop window", () => {
  const files = pictureJobs(brands).map(({ file }) => file);

  test("every picture is there, and nothing else lies beside them", () => {
    expect(files.filter((file) => !existsSync(pathOf(file)))).toEqual([]);
    const wanted = new Set([...files, "manifest.json"]);
    expect(readdirSync(PICTURE_FOLDER).filter((name) => !wanted.has(name))).toEqual([]);
  });

  test("every picture shows today's drawing, not an older one", () => {
    const marks = JSON.parse(readFileSync(pathOf("manifest.json"), "utf8")) as Record<
      string,
      string
    >;
    const markOf = markMaker();
    expect(
      pictureJobs(brands)
        .filter((job) => marks[job.file] !== markOf(job))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  test("every picture loads and is three by four", async () => {
    const sizes = await Promise.all(
      files.map(async (file) => {
        const { info } = await sharp(pathOf(file)).raw().toBuffer({ resolveWithObject: true });
        return { file, width: info.width, height: info.height };
      }),
    );
    expect(sizes.filter(({ width, height }) => width * 4 !== height * 3 || width < 390)).toEqual(
      [],
    );
  });

  test("drawn again, a picture has the same bytes", async () => {
    const jobs = pictureJobs(brands).filter((_, i) => i % 400 === 17);
    for (const job of jobs)
      expect((await renderPicture(job)).equals(readFileSync(pathOf(job.file))), job.file).toBe(
        true,
      );
  });

  test("cut-outs stand on nothing: their corners are clear", async () => {
    for (const { key } of products) {
      const { data, info } = await sharp(pathOf(cutoutFile(key)))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.channels, key).toBe(4);
      expect(data[3], key).toBe(0);
      expect(data.at(-1), key).toBe(0);
    }
  });

  test("all of them together weigh at most 30 MB", () => {
    const bytes = files.reduce((sum, file) => sum + statSync(pathOf(file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(30_000_000);
  });
});

describe("colours", () => {
  test("the colour a product is sold as is the colour of its picture", async () => {
    const wrong: string[] = [];
    for (const product of products) {
      const share = shareNear(await garmentPixels(product), shadesOf(product.colors[0]!));
      if (share < (isOfSeveralColours(product) ? 0.12 : 0.5))
        wrong.push(`${product.key}: ${share.toFixed(2)}`);
    }
    expect(wrong).toEqual([]);
  });

  test("a print shows every colour it is listed with", async () => {
    const missing: string[] = [];
    for (const product of products) {
      const sold = new Set(product.variants.map(({ color }) => color));
      const inPrint = product.colors
        .slice(1)
        .filter((word) => isColourName(word) && !sold.has(word));
      if (inPrint.length === 0) continue;
      const pixels = await garmentPixels(product);
      for (const word of inPrint)
        if (shareNear(pixels, shadesOf(word)) < 0.005) missing.push(`${product.key}: ${word}`);
    }
    expect(missing).toEqual([]);
  });
});

describe("a feed in any order", () => {
  let glances: Float32Array[] = [];
  beforeAll(async () => {
    glances = await Promise.all(products.map(glance));
  });

  test("no two products look the same at a glance", () => {
    // 1 is the smallest difference an attentive eye sees between two flat fields laid side by side.
    const twins: string[] = [];
    for (let i = 0; i < glances.length; i++)
      for (let j = i + 1; j < glances.length; j++)
        if (glanceDistance(glances[i]!, glances[j]!) < 1)
          twins.push(`${products[i]!.key} = ${products[j]!.key}`);
    expect(twins).toEqual([]);
  });
});
