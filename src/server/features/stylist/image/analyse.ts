// From the bytes of an upload to what a shopper can search with, and to the pieces that look like it. Nothing is kept.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Rgb, Vision } from "../../../providers/vision/vision.ts";
import { describe, type Description } from "./describe.ts";
import { readPicture } from "../../products/read-picture.ts";

export type Analysed = Description & {
  /** The pieces that look most like the picture, best first. */
  products: Product[];
};
export type AnalyseImage = (bytes: Buffer, language: Language) => Promise<Analysed>;

export function createAnalyseImage(
  vision: Vision,
  findAlike: (look: Float32Array) => Promise<Product[]>,
): AnalyseImage {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: a picture of fifty megapixels takes 150 MB while it is unpacked. */
  const read = (bytes: Buffer): Promise<Rgb> => {
    const reading = last.then(() => readPicture(bytes));
    last = reading.catch(() => {});
    return reading;
  };
  return async (bytes, language) => {
    const seen = await vision.look(await read(bytes));
    const looks = seen.pieces.length > 1 ? seen.pieces.map(({ vector }) => vector) : [seen.vector];
    const alike = await Promise.all(looks.map((look) => findAlike(look)));
    return { ...describe(seen, language), products: inTurn(alike) };
  };
}

/** The best of each garment first, then the second best of each; as many as for one garment. */
function inTurn(lists: readonly Product[][]): Product[] {
  const most = Math.max(...lists.map(({ length }) => length));
  const mixed = Array.from({ length: most }, (_, n) =>
    lists.flatMap((list) => list[n] ?? []),
  ).flat();
  return [...new Map(mixed.map((product) => [product.id, product])).values()].slice(0, most);
}
