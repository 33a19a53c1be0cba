// How well pictures find pictures: photos after another light, crop and mirroring, the demo's other pictures and
// cut-outs on other grounds, and "this, but in COLOUR" asked of the product itself.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Product } from "../../src/contract/products.ts";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { readLooks } from "../../src/demo/looks.ts";
import { createLikeness } from "../../src/server/features/products/likeness/likeness.ts";
import { readPicture } from "../../src/server/features/products/read-picture.ts";
import { localEmbeddings } from "../../src/server/providers/embeddings/local.ts";
import { encodeHere } from "../../src/server/providers/vision/encode.ts";
import { isHeldOut } from "../../tests/vision/held-out.ts";
import { ask } from "../../tests/support/ask.ts";
import { startTestServer } from "../../tests/support/test-server.ts";

const PICTURES = join(import.meta.dirname, "../../src/demo/pictures");
const GROUNDS = ["#b9c7cf", "#e9e2d6", "#6f5b4a", "#dfe8d8"];

export type Found = { what: string; asked: number; in_one: number; in_ten: number };

const look = async (bytes: Buffer) => (await encodeHere(await readPicture(bytes))).vector;
const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, n) => sum + value * other[n]!, 0);

/** Which place the right one has among all; 0 is the first. */
const placeOf = (vector: Float32Array, right: Float32Array, all: readonly Float32Array[]) =>
  all.filter((other) => other !== right && dot(vector, other) > dot(vector, right)).length;

const round = (value: number) => Math.round(value * 1000) / 1000;
const found = (what: string, places: number[]): Found => ({
  what,
  asked: places.length,
  in_one: round(places.filter((place) => place < 1).length / places.length),
  in_ten: round(places.filter((place) => place < 10).length / places.length),
});

/** Mirrored, four fifths of it, dimmer and warmer. */
async function changed(bytes: Buffer): Promise<Buffer> {
  const upright = await sharp(bytes).rotate().toColourspace("srgb").removeAlpha().toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const [wide, high] = [Math.round(width * 0.8), Math.round(height * 0.8)];
  return sharp(upright)
    .extract({
      left: Math.round(width * 0.08),
      top: Math.round(height * 0.12),
      width: wide,
      height: high,
    }) // prettier-ignore
    .flop()
    .linear([0.94, 0.86, 0.74], [4, 4, 4])
    .jpeg()
    .toBuffer();
}

async function photosAgain(files: readonly string[], every: number): Promise<Found> {
  const all: Float32Array[] = [];
  for (const file of files) all.push(await look(readFileSync(file)));
  const places: number[] = [];
  for (let n = 0; n < files.length; n += every)
    places.push(placeOf(await look(await changed(readFileSync(files[n]!))), all[n]!, all));
  return found("photos, cropped, mirrored, in warm light", places);
}

async function drawings(every: number): Promise<Found[]> {
  const looks = readLooks();
  const all = [...looks.values()];
  const pieces = demoCatalogue()
    .flatMap(({ products }) => products)
    .filter(({ key }) => isHeldOut(key))
    .filter((_, n) => n % every === 0);
  const other: number[] = [];
  const ground: number[] = [];
  for (const [n, { key, pictures }] of pieces.entries()) {
    const right = looks.get(pictures[0]!.file)!;
    const second = pictures.slice(1).find(({ file }) => existsSync(join(PICTURES, file)));
    if (second)
      other.push(placeOf(await look(readFileSync(join(PICTURES, second.file))), right, all));
    const cut = readFileSync(join(PICTURES, `${key}-cut.webp`));
    const stood = await sharp(cut)
      .flatten({ background: GROUNDS[n % GROUNDS.length]! })
      .flop()
      .png()
      .toBuffer();
    ground.push(placeOf(await look(stood), right, all));
  }
  return [
    found("held-out drawings, the piece's other picture", other),
    found("held-out drawings, on another ground, mirrored", ground),
  ];
}

const COLOURS = ["black", "navy", "white", "burgundy", "beige", "olive"];

/** A wish counts where the catalogue shows a piece of the category that its brand calls by the colour. */
async function inAnotherColour(every: number) {
  const server = await startTestServer({ hasDemo: true, hasModel: true });
  const embeddings = localEmbeddings();
  const likeness = createLikeness(server.parts.database.sql, embeddings);
  const shown = demoCatalogue()
    .flatMap(({ products }) => products)
    .filter(({ active, hidden, isNew }) => active && !hidden && !isNew);
  let [asked, right] = [0, 0];
  for (const { key, category, colors } of shown.filter((_, n) => n % every === 0)) {
    const { body } = await ask(server.address, `/api/products/p_${key}`);
    for (const colour of COLOURS) {
      const isWished = (other: { category: string; colors: readonly string[] }) =>
        other.category === category && other.colors.includes(colour);
      if (colors.includes(colour) || !shown.some(isWished)) continue;
      asked++;
      if ((await likeness.thisBut(body as Product, `in ${colour}`, 6)).some(isWished)) right++;
    }
  }
  await embeddings.close();
  await server.stop();
  return { asked, in_six: round(right / Math.max(1, asked)) };
}

export async function benchLikeness(photos: readonly string[]) {
  const rows = [await photosAgain(photos, 3), ...(await drawings(1))];
  return { rows, this_but: await inAnotherColour(8) };
}
