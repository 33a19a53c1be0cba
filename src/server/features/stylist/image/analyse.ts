// From the bytes of an upload to what a shopper can search with. Nothing is kept.
import type { Language } from "../../../../contract/languages.ts";
import type { Rgb, Vision } from "../../../providers/vision/vision.ts";
import { describe, type Description } from "./describe.ts";
import { readPicture } from "../../products/read-picture.ts";

export type AnalyseImage = (bytes: Buffer, language: Language) => Promise<Description>;

export function createAnalyseImage(vision: Vision): AnalyseImage {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: a picture of fifty megapixels takes 150 MB while it is unpacked. */
  const read = (bytes: Buffer): Promise<Rgb> => {
    const reading = last.then(() => readPicture(bytes));
    last = reading.catch(() => {});
    return reading;
  };
  return async (bytes, language) => describe(await vision.look(await read(bytes)), language);
}
