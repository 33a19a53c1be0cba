// Resizes and converts product pictures and keeps the results. Serving only resizes.
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { PICTURE_MAX_PIXELS, PICTURE_WIDTHS } from "../../../contract/limits.ts";
import { invalid, notFound } from "../../problems.ts";

export type PictureFormat = "avif" | "webp" | "jpeg";
export type Picture = { bytes: Buffer; format: PictureFormat; etag: string };

/** Gives the original of a picture address that the catalogue holds; undefined if there is none. */
export type OpenOriginal = (url: string) => Promise<Buffer | undefined>;

export type Pictures = {
  get(url: string, width: number | undefined, format: PictureFormat): Promise<Picture>;
};

const DEFAULT_WIDTH = 640;
const BACKGROUND_MAX = 200;

// Only the decoders that shops use; above all no SVG, which can reach for files and other addresses.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
    "VipsForeignLoadNsgif",
  ],
});

export function createPictures(cacheFolder: string, openOriginal: OpenOriginal): Pictures {
  /** Two shoppers asking for the same new picture wait for one conversion. */
  const underway = new Map<string, Promise<Buffer>>();
  const inBackground = oneAfterTheOther(BACKGROUND_MAX);

  const fileOf = (url: string, width: number, format: PictureFormat) =>
    join(cacheFolder, `${createHash("sha256").update(`${url}\n${width}`).digest("hex")}.${format}`);

  async function make(file: string, url: string, width: number, format: PictureFormat) {
    const original = await openOriginal(url);
    if (!original) throw notFound("pictureMissing");
    // A bomb, half a file or something that is no picture: for the shopper there is none.
    const bytes = await convert(original, width, format).catch(() => {
      throw notFound("pictureMissing");
    });
    await mkdir(cacheFolder, { recursive: true });
    const part = `${file}.${process.pid}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return bytes;
  }

  async function makeOnce(url: string, width: number, format: PictureFormat): Promise<Picture> {
    const file = fileOf(url, width, format);
    const making = underway.get(file) ?? make(file, url, width, format);
    underway.set(file, making);
    try {
      return asPicture(file, await making, format);
    } finally {
      underway.delete(file);
    }
  }

  async function kept(url: string, width: number, format: PictureFormat) {
    const file = fileOf(url, width, format);
    const bytes = await readFile(file).catch(() => undefined);
    return bytes && asPicture(file, bytes, format);
  }

  return {
    async get(url, width = DEFAULT_WIDTH, format) {
      if (!PICTURE_WIDTHS.some((offered) => offered === width)) {
        throw invalid("pictureWidth", {
          field: "w",
          values: { widths: PICTURE_WIDTHS.join(", ") },
        });
      }
      const ready = await kept(url, width, format);
      if (ready) return ready;
      if (format !== "avif") return makeOnce(url, width, format);
      // AVIF takes five times as long to make: the first shopper gets WebP, the next ones AVIF.
      inBackground(() => makeOnce(url, width, "avif"));
      return (await kept(url, width, "webp")) ?? makeOnce(url, width, "webp");
    },
  };
}

const asPicture = (file: string, bytes: Buffer, format: PictureFormat): Picture => ({
  bytes,
  format,
  etag: `"${basename(file).slice(0, 24)}-${format}"`,
});

/** Runs tasks one by one; beyond `max` waiting ones a task is dropped, as it will be asked for again. */
function oneAfterTheOther(max: number): (task: () => Promise<unknown>) => void {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (waiting >= max) return;
    waiting++;
    last = last
      .then(task)
      .catch(() => {})
      .finally(() => waiting--);
  };
}

/** Re-encoding also drops EXIF, place and anything hidden behind the picture. */
async function convert(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: "error" })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === "avif") return image.avif({ quality: 58, effort: 2 }).toBuffer();
  if (format === "webp") return image.webp({ quality: 80, effort: 3 }).toBuffer();
  return image.flatten({ background: "#e6dfd3" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

export function formatFor(accept: string | undefined): PictureFormat {
  if (accept?.includes("image/avif")) return "avif";
  if (accept?.includes("image/webp")) return "webp";
  return "jpeg";
}
