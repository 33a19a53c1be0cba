// From the bytes of an upload to what a shopper can search with. Nothing is kept.
import type { Language } from "../../../../contract/languages.ts";
import type { Vision } from "../../../providers/vision/vision.ts";
import { describe, type Description } from "./describe.ts";
import { readImage } from "./read-image.ts";

export type AnalyseImage = (bytes: Buffer, language: Language) => Promise<Description>;

export const createAnalyseImage =
  (vision: Vision): AnalyseImage =>
  async (bytes, language) =>
    describe(await vision.look(await readImage(bytes)), language);
