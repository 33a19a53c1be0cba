// How well a piece is cut out, by overlap with the outline it was drawn with, and how much processor time that takes:
// the drawing as it is, on its plain backdrop, and laid on another ground as a phone sees it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { cutFromBackdrop } from "../../src/server/providers/vision/backdrop.ts";
import { pictureToLab } from "../../src/server/providers/vision/oklab.ts";
import { outlineHere } from "../../src/server/providers/vision/outline.ts";
import type { Rgb } from "../../src/server/providers/vision/picture.ts";
import { standOutHere } from "../../src/server/providers/vision/u2netp.ts";
import { isHeldOut } from "../../tests/vision/held-out.ts";
import { photographedWithOutline } from "./phone-photos.ts";

const folder = join(import.meta.dirname, "../../src/demo/pictures");
const WIDTH = 288;
const HEIGHT = 384;

export type CutOutRow = { shown: string; method: string; cut: number; overlap: number; at_least_95: number; median_cpu_ms: number }; // prettier-ignore

/** Intersection over union; 1 is the same outline. */
function overlap(mask: Uint8Array, truth: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let n = 0; n < mask.length; n++) {
    const isCut = mask[n]! > 127;
    const isTrue = truth[n]! > 127;
    if (isCut && isTrue) both++;
    if (isCut || isTrue) either++;
  }
  return both / either;
}

const WAYS: Record<string, (picture: Rgb) => Promise<Uint8Array | undefined>> = {
  "fitted backdrop": async (picture) => cutFromBackdrop(pictureToLab(picture)),
  u2netp: standOutHere,
  "our network": outlineHere,
};

type Shown = { picture: Rgb; truth: Buffer };
const sized = (picture: Sharp) => picture.resize(WIDTH, HEIGHT, { fit: "fill" });
const asPicture = async (picture: Sharp): Promise<Rgb> => ({
  data: await sized(picture).removeAlpha().raw().toBuffer(),
  width: WIDTH,
  height: HEIGHT,
});

const SHOWN: Record<string, (key: string) => Promise<Shown>> = {
  "as drawn": async (key) => ({
    picture: await asPicture(sharp(join(folder, `${key}.webp`))),
    truth: await sized(sharp(join(folder, `${key}-cut.webp`)))
      .extractChannel(3)
      .raw()
      .toBuffer(),
  }),
  "on a floor": async (key) => {
    const { photo, outline } = await photographedWithOutline(key, 1);
    const raw = { width: 900, height: 1200, channels: 1 } as const;
    return {
      picture: await asPicture(sharp(photo)),
      truth: await sized(sharp(outline, { raw })).extractChannel(0).raw().toBuffer(),
    };
  },
};

async function measured(shown: string, method: string, pictures: readonly Shown[]) {
  const overlaps: number[] = [];
  const times: number[] = [];
  for (const { picture, truth } of pictures) {
    const began = process.cpuUsage();
    const mask = await WAYS[method]!(picture);
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    if (mask) overlaps.push(overlap(mask, truth));
  }
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const mean = overlaps.reduce((sum, value) => sum + value, 0) / overlaps.length;
  return {
    shown,
    method,
    cut: round(overlaps.length / pictures.length),
    overlap: round(mean),
    at_least_95: round(overlaps.filter((value) => value >= 0.95).length / overlaps.length),
    median_cpu_ms: Math.round(times.toSorted((a, b) => a - b)[times.length >> 1]!),
  };
}

/** Of the pieces that no network was trained on. */
export async function benchCutOuts(count: number): Promise<CutOutRow[]> {
  const keys = demoCatalogue()
    .flatMap(({ products }) => products.map(({ key }) => key))
    .filter((key) => isHeldOut(key) && existsSync(join(folder, `${key}-cut.webp`)));
  const chosen = keys.filter((_, n) => n % Math.max(1, Math.floor(keys.length / count)) === 0);
  const rows: CutOutRow[] = [];
  for (const [shown, show] of Object.entries(SHOWN)) {
    const pictures: Shown[] = [];
    for (const key of chosen) pictures.push(await show(key));
    for (const method of Object.keys(WAYS)) rows.push(await measured(shown, method, pictures));
  }
  return rows;
}
