// How well a drawn piece is cut from its backdrop, by overlap with the outline it was drawn with.
import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { demoCatalogue } from "../../src/demo/catalogue.ts";
import { cutFromBackdrop } from "../../src/server/providers/vision/backdrop.ts";
import { pictureToLab } from "../../src/server/providers/vision/oklab.ts";
import { cutOutHere } from "../../src/server/providers/vision/u2netp.ts";

const folder = join(import.meta.dirname, "../../src/demo/pictures");
const WIDTH = 288;
const HEIGHT = 384;

export type CutOutRow = { method: string; cut: number; overlap: number; median_ms: number };

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

export async function benchCutOuts(count: number): Promise<CutOutRow[]> {
  const keys = demoCatalogue()
    .flatMap(({ products }) => products.map(({ key }) => key))
    .filter((key) => existsSync(join(folder, `${key}-cut.webp`)));
  const chosen = keys.filter((_, n) => n % Math.max(1, Math.floor(keys.length / count)) === 0);
  const ways = {
    "fitted backdrop": async (data: Uint8Array) =>
      cutFromBackdrop(pictureToLab({ data, width: WIDTH, height: HEIGHT })),
    u2netp: (data: Uint8Array) => cutOutHere({ data, width: WIDTH, height: HEIGHT }),
  };
  const rows: CutOutRow[] = [];
  for (const [method, cut] of Object.entries(ways)) {
    const overlaps: number[] = [];
    const times: number[] = [];
    for (const key of chosen) {
      const sized = (file: string) =>
        sharp(join(folder, file)).resize(WIDTH, HEIGHT, { fit: "fill" });
      const truth = await sized(`${key}-cut.webp`).extractChannel(3).raw().toBuffer();
      const data = await sized(`${key}.webp`).removeAlpha().raw().toBuffer();
      const began = performance.now();
      const mask = await cut(data);
      times.push(performance.now() - began);
      if (mask) overlaps.push(overlap(mask, truth));
    }
    const mean = overlaps.reduce((sum, value) => sum + value, 0) / overlaps.length;
    rows.push({
      method,
      cut: Math.round((overlaps.length / chosen.length) * 1000) / 1000,
      overlap: Math.round(mean * 1000) / 1000,
      median_ms: Math.round(times.toSorted((a, b) => a - b)[times.length >> 1]!),
    });
  }
  return rows;
}
