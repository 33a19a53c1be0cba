// An upload becomes pixels and nothing else: no name, no place, no maker, nothing behind its end.
import sharp from "sharp";
import { PICTURE_MAX_PIXELS } from "../../../../contract/limits.ts";
import { Problem, invalid } from "../../../problems.ts";
import type { Rgb } from "../../../providers/vision/vision.ts";

/** Long enough to tell stripes from checks, small enough to look at in a moment. */
const SIDE = 384;
const SMALLEST_SIDE = 24;
/** Behind pieces that were cut out already: neither white nor black cloth is lost on it. */
const GROUND = "#c4bfb7";

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What a file is, is said by its first bytes, never by its name or by the sender. */
const STARTS: ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  (bytes) => ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
  (bytes) => ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP",
  (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)),
  (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)),
];

const unreadable = (cause?: unknown) => invalid("imageUnreadable", { field: "image", cause });

export async function readImage(bytes: Buffer): Promise<Rgb> {
  if (!STARTS.some((isStart) => isStart(bytes))) throw unreadable();
  await checkSize(bytes);
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
      throw unreadable(error);
    });
  return { data: threeChannels(data, info.channels), width: info.width, height: info.height };
}

/** From the header alone: a bomb is refused before a single pixel of it is unpacked. */
async function checkSize(bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  if (width * height > PICTURE_MAX_PIXELS) {
    const values = { megapixels: PICTURE_MAX_PIXELS / 1_000_000 };
    throw new Problem(413, "too_many_pixels", "imageTooManyPixels", { field: "image", values });
  }
  if (Math.min(width, height) < SMALLEST_SIDE) throw invalid("imageTooSmall", { field: "image" });
}

/** Grey pictures may come with one channel. */
function threeChannels(data: Buffer, channels: number): Uint8Array {
  if (channels === 3) return data;
  const pixels = data.length / channels;
  const rgb = new Uint8Array(pixels * 3);
  for (let n = 0; n < pixels; n++) {
    for (let c = 0; c < 3; c++) rgb[n * 3 + c] = data[n * channels + (channels > 2 ? c : 0)]!;
  }
  return rgb;
}
