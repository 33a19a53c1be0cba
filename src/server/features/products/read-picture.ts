// A picture becomes pixels and nothing else: no name, no place, no maker, nothing behind its end.
import { sharp } from "../../sharp.ts";
import { PICTURE_MAX_PIXELS } from "../../../contract/limits.ts";
import { checkPicture, unreadablePicture } from "./check-picture.ts";
import type { PictureLane } from "./picture-lanes.ts";
import type { Rgb } from "../../providers/vision/vision.ts";

/** Long enough to tell stripes from checks, small enough to look at in a moment. */
const SIDE = 384;
/** Behind pieces that were cut out already: neither white nor black cloth is lost on it. */
const GROUND = "#c4bfb7";

const KINDS = ["jpeg", "png", "webp", "gif", "avif"] as const;

/** Strangers' pictures wait for their turn; those of the catalogue come one by one already. */
const atOnce: PictureLane = (_, draw) => draw();

export async function readPicture(bytes: Buffer, inLane = atOnce): Promise<Rgb> {
  const pixels = await checkPicture(bytes, KINDS);
  return inLane(pixels, () => unpack(bytes));
}

async function unpack(bytes: Buffer): Promise<Rgb> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: PICTURE_MAX_PIXELS,
    failOn: "error",
  })
    .rotate()
    .flatten({ background: GROUND })
    .toColourspace("srgb")
    .resize(SIDE, SIDE, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw unreadablePicture(error);
    });
  return { data: threeChannels(data, info.channels), width: info.width, height: info.height };
}

/** Grey pictures may come with one channel. */
function threeChannels(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = data.length / channels;
  const rgb = new Uint8Array(pixels * 3);
  for (let n = 0; n < pixels; n++) {
    for (let c = 0; c < 3; c++) rgb[n * 3 + c] = data[n * channels + (channels > 2 ? c : 0)] ?? 0;
  }
  return rgb;
}
