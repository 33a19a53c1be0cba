import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { readPicture } from "../../src/server/features/products/read-picture.ts";
import { cutFromBackdrop } from "../../src/server/providers/vision/backdrop.ts";
import {
  COLOUR_NAMES,
  nameColour,
  nameSwatches,
  swatchesOf,
} from "../../src/server/providers/vision/colours.ts";
import { judgeHere, kindsOf } from "../../src/server/providers/vision/kinds.ts";
import { insideOf } from "../../src/server/providers/vision/look.ts";
import { hexToLab, pictureToLab } from "../../src/server/providers/vision/oklab.ts";
import { patternOf } from "../../src/server/providers/vision/pattern.ts";
import { COLOURS } from "../../src/demo/rules/colours.ts";
import { patternPictures, type PatternPicture } from "./pattern-pictures.ts";

// Dozens of pictures each; how long that takes is the business of the benchmark.
vi.setConfig({ testTimeout: 900_000 });

const folder = join(import.meta.dirname, "../../src/demo/pictures");
const open = async (file: string) => readPicture(readFileSync(join(folder, file)));

/** Every n-th, so that all brands and kinds are among them. */
const spread = <T>(list: T[], count: number): T[] =>
  list.filter((_, n) => n % Math.max(1, Math.floor(list.length / count)) === 0).slice(0, count);

const share = (list: boolean[]) => list.filter(Boolean).length / list.length;
const firstPictures = patternPictures().filter(({ file, key }) => file === `${key}.webp`);

async function garmentOn({ file }: PatternPicture) {
  const lab = pictureToLab(await open(file));
  const mask = cutFromBackdrop(lab);
  return mask && { lab, inside: insideOf(lab, mask) };
}

describe("colours", () => {
  test("every colour word of the catalogue names its own shades", () => {
    expect(COLOUR_NAMES.toSorted()).toEqual(Object.keys(COLOURS).toSorted());
    const wrong = Object.entries(COLOURS).flatMap(([name, { shades }]) =>
      shades.filter((hex) => nameColour(hexToLab(hex)) !== name).map((hex) => `${name} ${hex}`),
    );
    expect(wrong).toEqual([]);
  });

  test("at least nine of ten plain pieces are called by the colour they are sold in", async () => {
    const worn = firstPictures.filter(
      ({ pattern, category }) => pattern === "plain" && !NOT_CLOTH.has(category),
    );
    const right: boolean[] = [];
    for (const piece of spread(worn, 100)) {
      const garment = await garmentOn(piece);
      right.push(
        garment !== undefined &&
          nameSwatches(swatchesOf(garment.lab, garment.inside), false)[0]!.name === piece.colour,
      );
    }
    expect(right.length).toBe(100);
    expect(share(right)).toBeGreaterThanOrEqual(0.9);
  });
});

/** A candle is sold by its glass, a necklace by its metal. */
const NOT_CLOTH = new Set(["Accessories", "Home & Living", "Gifts & Stationery", "Others"]);

test("patterns of pieces that were not learned from are mostly named right, and plain ones stay plain", async () => {
  const unseen = firstPictures.filter(({ heldOut }) => heldOut);
  const printed = unseen.filter(({ pattern }) => pattern !== "plain");
  const plain = spread(
    unseen.filter(({ pattern }) => pattern === "plain"),
    24,
  );
  const named = async (piece: PatternPicture) => {
    const garment = await garmentOn(piece);
    return garment && patternOf(garment.lab, garment.inside).name;
  };
  const right = async (pieces: PatternPicture[]) => {
    const list: boolean[] = [];
    for (const piece of pieces) list.push((await named(piece)) === piece.pattern);
    return share(list);
  };
  expect(await right(printed)).toBeGreaterThanOrEqual(0.7);
  expect(await right(plain)).toBeGreaterThanOrEqual(0.9);
});

test("drawn pieces that the network has not seen get the right kind", async () => {
  const known = new Set(["Dresses", "Footwear", "Pants", "Skirts", "Bags", "Headwear", "Coats & Jackets", "Abayas", "Shorts", "Hijabs & Scarves", "Jumpsuits & Overalls"]); // prettier-ignore
  const unseen = firstPictures.filter(({ heldOut, category }) => heldOut && known.has(category));
  const right: boolean[] = [];
  for (const { file, category } of spread(unseen, 30)) {
    right.push(kindsOf(await judgeHere(await open(file)), true)[0]?.kind === category);
  }
  expect(right.length).toBeGreaterThan(25);
  expect(share(right)).toBeGreaterThanOrEqual(0.75);
});
