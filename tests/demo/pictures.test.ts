import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { FIT_BODIES, FIT_SKINS } from "../../src/contract/fit.ts";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import {
  cutoutFile,
  markMaker,
  PICTURE_FOLDER,
  pictureJobs,
  renderPicture,
} from "../../tools/drawing/picture-files.ts";
import { FIRST_PICTURE } from "../../src/demo/pictures.ts";
import { colourOf, isColourName, shadeOf } from "../../src/demo/rules/colours.ts";
import type { DemoProduct } from "../../src/demo/types.ts";
import { isModest } from "../../src/server/features/fit/garment/slot.ts";
import { testWholeCatalogue } from "../support/whole-catalogue.ts";
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

const cutout = ({ key }: DemoProduct): Promise<Buffer> =>
  sharp(pathOf(cutoutFile(key)))
    .ensureAlpha()
    .raw()
    .toBuffer();

/** The pixels of `data` where the cut-out shows cloth: a picture's backdrop may be beige as well. */
function pixelsOf(data: Buffer, channels: number, mask: Buffer): Lab[] {
  const pixels: Lab[] = [];
  for (let i = 0; i < mask.length / 4; i += EVERY) {
    const at = i * channels;
    if (mask[i * 4 + 3]! > 200) pixels.push(labOf(data[at]!, data[at + 1]!, data[at + 2]!));
  }
  return pixels;
}

async function garmentPixels(product: DemoProduct): Promise<Lab[]> {
  const data = await cutout(product);
  return pixelsOf(data, 4, data);
}

/** Both are drawn in the same frame; only their sizes differ. */
const CUTOUT_WIDTH = 390;

/** Of the picture that shows the whole piece once more, in its other colour. */
async function colourwayPixels(product: DemoProduct): Promise<Lab[]> {
  const second = product.pictures.slice(1).find(({ crop, worn }) => !crop && !worn);
  if (!second) return [];
  const data = await sharp(pathOf(second.file)).removeAlpha().resize(CUTOUT_WIDTH).raw().toBuffer();
  return pixelsOf(data, 3, await cutout(product));
}

const shareNear = (pixels: readonly Lab[], shades: readonly Lab[]): number =>
  pixels.filter((pixel) => shades.some((shade) => distance(pixel, shade, 0.5) <= NEAR)).length /
  Math.max(1, pixels.length);

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

  testWholeCatalogue("every picture shows today's drawing, not an older one", () => {
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

  const isThreeByFour = ({ width, height }: { width: number; height: number }) =>
    width * 4 === height * 3 && width >= 390;

  testWholeCatalogue("every picture loads and is three by four", async () => {
    const shown = products.flatMap(({ pictures }) => pictures.map(({ file }) => file));
    const loaded = await Promise.all(
      shown.map(async (file) => {
        const { info } = await sharp(pathOf(file)).raw().toBuffer({ resolveWithObject: true });
        return { file, isRight: isThreeByFour(info) };
      }),
    );
    expect(loaded.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  testWholeCatalogue("drawn again, a picture has the same bytes", async () => {
    // What the figure wears also hangs on the fitting room, which has versions of its own.
    const jobs = pictureJobs(brands).filter(({ worn }, i) => i % 400 === 17 && !worn);
    for (const job of jobs)
      expect((await renderPicture(job)).equals(readFileSync(pathOf(job.file))), job.file).toBe(
        true,
      );
  });

  testWholeCatalogue(
    "every cut-out loads, is three by four and stands on nothing: its corners are clear",
    async () => {
      for (const { key } of products) {
        const { data, info } = await sharp(pathOf(cutoutFile(key)))
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect(isThreeByFour(info), key).toBe(true);
        expect(info.channels, key).toBe(4);
        expect(data[3], key).toBe(0);
        expect(data.at(-1), key).toBe(0);
      }
    },
  );

  test("all of them together weigh at most 39 MB", () => {
    const bytes = files.reduce((sum, file) => sum + statSync(pathOf(file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(39_000_000);
  });

  test("first pictures are as large as their sizes are given", async () => {
    for (const { pictures } of products) {
      const { width, height } = await sharp(pathOf(pictures[0]!.file)).metadata();
      expect({ width, height }, pictures[0]!.file).toEqual(FIRST_PICTURE);
    }
  });

  test("a brand shows two pictures of every piece or three, close-ups last; of three most are worn", () => {
    const inThree = brands.filter(({ products: all }) =>
      all.some(({ pictures }) => pictures.length > 2),
    );
    for (const brand of brands)
      for (const { key, pictures } of brand.products) {
        expect(pictures.length, key).toBe(inThree.includes(brand) ? 3 : 2);
        const isClose = pictures.map(({ crop, worn }) => crop !== undefined && !worn);
        expect(isClose, key).toEqual(isClose.toSorted((a, b) => Number(a) - Number(b)));
      }
    const shown = inThree.flatMap((brand) => brand.products);
    const worn = shown.flatMap(({ pictures }) => pictures.flatMap((one) => one.worn ?? []));
    expect(worn.length).toBeGreaterThan(shown.length / 2);
    expect(new Set(worn.map(({ body }) => body)).size).toBe(FIT_BODIES.length);
    expect(new Set(worn.map(({ skin }) => skin)).size).toBe(FIT_SKINS.length);
  });

  test("nobody wears what is for somebody else: no man a dress, no abaya without a scarf", () => {
    for (const { key, title, category, pictures } of products)
      for (const { worn } of pictures) {
        if (!worn) continue;
        if (isModest({ title, category })) expect(worn.body, key).toBe("modest");
        if (["Dresses", "Skirts", "Blouses", "Abayas"].includes(category))
          expect(worn.body, key).not.toBe("male");
        expect(["Kids' Clothing", "Underwear"], key).not.toContain(category);
      }
  });
});

describe("colours", () => {
  /** How much of the piece a colour it is sold in must cover. */
  const leastOf = (product: DemoProduct): number => (isOfSeveralColours(product) ? 0.12 : 0.5);
  const IN_A_PRINT = 0.005;

  /** The colours of a product that none of its pictures shows, with the share that was found. */
  async function unseenIn(product: DemoProduct): Promise<string[]> {
    const sold = new Set(product.variants.map(({ color }) => color));
    const [main, ...others] = product.colors.filter((word) => word !== "multicolour");
    const piece = await garmentPixels(product);
    const colourway = others.some((word) => sold.has(word)) ? await colourwayPixels(product) : [];
    const shares = [
      { word: main!, share: shareNear(piece, shadesOf(main!)), least: leastOf(product) },
      ...others.map((word) => {
        const isColourway = sold.has(word);
        const pixels = isColourway ? colourway : piece;
        const least = isColourway ? leastOf(product) : IN_A_PRINT;
        return { word, share: shareNear(pixels, shadesOf(word)), least };
      }),
    ];
    return shares
      .filter(({ share, least }) => share < least)
      .map(({ word, share }) => `${product.key}: ${word} ${share.toFixed(3)}`);
  }

  testWholeCatalogue("every colour a product is listed with is in its pictures", async () => {
    const unseen: string[] = [];
    for (const product of products) unseen.push(...(await unseenIn(product)));
    expect(unseen).toEqual([]);
  });

  test("a colour that no picture shows would be noticed, in a plain piece, a colourway and a print", async () => {
    const withAnother = (product: DemoProduct, isSold: boolean): DemoProduct => {
      const word = product.colors.includes("turquoise") ? "purple" : "turquoise";
      const variants = isSold ? [{ color: word, size: null, in_stock: true }] : [];
      return {
        ...product,
        colors: [...product.colors, word],
        variants: [...product.variants, ...variants],
      };
    };
    const plain = products.find(({ colors }) => colors.length === 1)!;
    const inTwo = products.find(({ variants }) => new Set(variants.map((v) => v.color)).size > 1)!;
    const printed = products.find(({ colors }) => colors.includes("multicolour"))!;
    for (const [product, isSold] of [
      [plain, true],
      [inTwo, true],
      [printed, false],
    ] as const) {
      expect(await unseenIn(product)).toEqual([]);
      expect(await unseenIn(withAnother(product, isSold))).toHaveLength(1);
    }
  });

  test("only what shows three colours or more is called multicolour, and no colour is listed twice", () => {
    for (const { key, colors } of products) {
      expect(new Set(colors).size, key).toBe(colors.length);
      expect(colors.includes("multicolour"), key).toBe(colors.filter(isColourName).length > 2);
    }
  });
});

describe("a feed in any order", () => {
  testWholeCatalogue("no two products look the same at a glance", async () => {
    const glances = await Promise.all(products.map(glance));
    // 1 is the smallest difference an attentive eye sees between two flat fields laid side by side.
    const twins: string[] = [];
    for (let i = 0; i < glances.length; i++)
      for (let j = i + 1; j < glances.length; j++)
        if (glanceDistance(glances[i]!, glances[j]!) < 1)
          twins.push(`${products[i]!.key} = ${products[j]!.key}`);
    expect(twins).toEqual([]);
  });
});
