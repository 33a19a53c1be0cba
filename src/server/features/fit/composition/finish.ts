// A picture that a hosted service made: checked, in our size and format, with our label.
import { sharp } from "../../../sharp.ts";
import type { Language } from "../../../../contract/languages.ts";
import { PICTURE_MAX_PIXELS } from "../../../../contract/limits.ts";
import { openPaper, stamp, toWebp } from "./card.ts";

const WIDTH = 900;
const HEIGHT = 1350;

export async function finishPicture(bytes: Uint8Array, language?: Language): Promise<Uint8Array> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: PICTURE_MAX_PIXELS,
    failOn: "error",
  })
    .autoOrient()
    .resize(WIDTH, HEIGHT, { fit: "contain", background: "#ddd5c8" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  stamp(picture, await openPaper(), language);
  return toWebp(picture);
}
