// What somebody sends us as a picture, looked at before a single pixel of it is unpacked.
import { sharp } from "../../sharp.ts";
import { PICTURE_MAX_PIXELS } from "../../../contract/limits.ts";
import { Problem, invalid } from "../../problems.ts";

export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "avif";

const SMALLEST_SIDE = 24;

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What a file is, is said by its first bytes, never by its name or by the sender. */
const STARTS: [PictureKind, (bytes: Uint8Array) => boolean][] = [
  ["jpeg", (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ["png", (bytes) => ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n"],
  ["webp", (bytes) => ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP"],
  ["gif", (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6))],
  ["avif", (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 12))],
];

/** How a phone may keep its photos; what could unpack them may not be passed on. */
const isHeic = (bytes: Uint8Array) =>
  /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)$/.test(ascii(bytes, 4, 12));

export const unreadablePicture = (cause?: unknown) =>
  invalid("imageUnreadable", { field: "image", cause });

/** Throws unless it is one of these kinds, with a side to see something on, and no bomb. Answers with its pixels. */
export async function checkPicture(bytes: Buffer, kinds: readonly PictureKind[]): Promise<number> {
  const kind = STARTS.find(([, isStart]) => isStart(bytes))?.[0];
  if (isHeic(bytes)) throw invalid("imageHeic", { field: "image" });
  if (kind === undefined || !kinds.includes(kind)) throw unreadablePicture();
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unreadablePicture(error);
    });
  if (width * height > PICTURE_MAX_PIXELS) {
    const values = { megapixels: PICTURE_MAX_PIXELS / 1_000_000 };
    throw new Problem(413, "too_many_pixels", "imageTooManyPixels", { field: "image", values });
  }
  if (Math.min(width, height) < SMALLEST_SIDE) throw invalid("imageTooSmall", { field: "image" });
  return width * height;
}
