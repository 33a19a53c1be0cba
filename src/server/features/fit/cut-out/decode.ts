// Bytes of a shop's picture → pixels. What is not a picture, or a bomb, is refused here.
import { sharp } from "../../../sharp.ts";
import { PICTURE_MAX_PIXELS } from "../../../../contract/limits.ts";
import type { Raster } from "../pixels/raster.ts";

const WIDEST = 820;
const TALLEST = 1100;
const SECONDS = 10;

/** Undefined when the bytes hold no picture that we would show. */
export async function decode(bytes: Uint8Array): Promise<Raster | undefined> {
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: PICTURE_MAX_PIXELS,
      failOn: "error",
    })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(WIDEST, TALLEST, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 4 || info.width < 64 || info.height < 64) return undefined;
    return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  } catch {
    return undefined;
  }
}

/** A picture that came without its background: nothing around the rim. */
export function isCutAlready({ width, height, data }: Raster): boolean {
  let clear = 0;
  let rim = 0;
  let clearRim = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isClear = data[(y * width + x) * 4 + 3]! < 16;
      if (isClear) clear++;
      if (x > 1 && y > 1 && x < width - 2 && y < height - 2) continue;
      rim++;
      if (isClear) clearRim++;
    }
  return clear > width * height * 0.08 && clearRim > rim * 0.6;
}
