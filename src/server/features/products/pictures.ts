// Resizes and converts product pictures and keeps the results. Serving only resizes.
import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { sharp } from "../../sharp.ts";
import { PICTURE_MAX_PIXELS, PICTURE_WIDTHS } from "../../../contract/limits.ts";
import { createSemaphore } from "../../database/semaphore.ts";
import { invalid, notFound } from "../../problems.ts";
import type { Cache } from "../../providers/files/cache.ts";

export type PictureFormat = "avif" | "webp" | "jpeg";
export type Picture = { bytes: Buffer; format: PictureFormat; etag: string };

/** Gives the original of a picture address that the catalogue holds; undefined if there is none. */
export type OpenOriginal = (url: string) => Promise<Buffer | undefined>;

export type Pictures = {
  get(url: string, width: number | undefined, format: PictureFormat): Promise<Picture>;
};

const DEFAULT_WIDTH = 640;
const BACKGROUND_MAX = 200;
/** One core is left for those who ask for something else; more at once would not be quicker together. */
const CONVERTED_AT_ONCE = Math.max(1, availableParallelism() - 1);
/** The shopper who asked is still loading the rest of the page, from the same processor. */
const BACKGROUND_AFTER_MS = 10_000;

export function createPictures(
  cache: Cache,
  openOriginal: OpenOriginal,
  backgroundAfterMs = BACKGROUND_AFTER_MS,
): Pictures {
  /** Two shoppers asking for the same new picture wait for one conversion. */
  const underway = new Map<string, Promise<Buffer>>();
  const inBackground = oneAfterTheOther(BACKGROUND_MAX, backgroundAfterMs);
  const inTurn = createSemaphore(CONVERTED_AT_ONCE);

  const nameOf = (url: string, width: number, format: PictureFormat) =>
    `${createHash("sha256").update(`${url}\n${width}`).digest("hex")}.${format}`;

  async function make(url: string, width: number, format: PictureFormat): Promise<Buffer> {
    const original = await openOriginal(url);
    if (!original) throw notFound("pictureMissing");
    // A bomb, half a file or something that is no picture: for the shopper there is none.
    return inTurn(() => convert(original, width, format)).catch(() => {
      throw notFound("pictureMissing");
    });
  }

  /** Whoever waits for it has it before it is kept. */
  function makeAndKeep(name: string, ...asked: Parameters<typeof make>): Promise<Buffer> {
    const making = make(...asked);
    underway.set(name, making);
    void making
      .then((bytes) => cache.keep(name, bytes, `image/${asked[2]}`))
      .catch(() => {})
      .finally(() => underway.delete(name));
    return making;
  }

  async function makeOnce(url: string, width: number, format: PictureFormat): Promise<Picture> {
    const name = nameOf(url, width, format);
    const bytes = await (underway.get(name) ?? makeAndKeep(name, url, width, format));
    return asPicture(name, bytes, format);
  }

  async function kept(url: string, width: number, format: PictureFormat) {
    const name = nameOf(url, width, format);
    const bytes = await cache.read(name);
    return bytes && asPicture(name, bytes, format);
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
      inBackground(async () => (await kept(url, width, "avif")) ?? makeOnce(url, width, "avif"));
      return (await kept(url, width, "webp")) ?? makeOnce(url, width, "webp");
    },
  };
}

const asPicture = (name: string, bytes: Buffer, format: PictureFormat): Picture => ({
  bytes,
  format,
  etag: `"${name.slice(0, 24)}-${format}"`,
});

/** Runs tasks one by one, a while after they were asked for; beyond `max` waiting ones a task is dropped, as it will be asked for again. */
function oneAfterTheOther(max: number, afterMs: number): (task: () => Promise<unknown>) => void {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (waiting >= max) return;
    waiting++;
    const due = performance.now() + afterMs;
    last = last
      .then(() => wait(Math.max(0, due - performance.now()), undefined, { ref: false }))
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
