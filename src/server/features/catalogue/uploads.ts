// Pictures that a brand uploads: made anew from their pixels, so that nothing else of the file is kept.
import { present } from "../../../contract/get-or-throw.ts";
import { sharp } from "../../sharp.ts";
import {
  PICTURE_LONG_SIDE,
  PICTURE_MAX_PIXELS,
  UPLOADS_PER_DAY,
} from "../../../contract/limits.ts";
import type { Sql } from "../../database/sql.ts";
import { Problem, notFound } from "../../problems.ts";
import type { Files } from "../../providers/files/files.ts";
import { checkPicture, unreadablePicture } from "../products/check-picture.ts";
import { createPictureLanes } from "../products/picture-lanes.ts";
import { addUpload, countOfDay, findForgotten, forgetUploads } from "./queries/uploads.ts";
import { forgetPhotos } from "./photos/repository.ts";
import { hasBrand } from "./repository.ts";
import { fileKeyOf, newUploadAddress } from "./upload-address.ts";

export type Uploads = ReturnType<typeof createUploads>;

const KINDS = ["jpeg", "png", "webp", "avif"] as const;
const QUALITY = 88;
const REDRAW_SECONDS = 60;

export function createUploads({ db, files }: { db: Sql; files: Files }) {
  const inLane = createPictureLanes();

  /** The file as well: storage may have taken it and only failed to say so. */
  async function forget(address: string): Promise<void> {
    await files.remove(present(fileKeyOf(address))).catch(() => {});
    await forgetUploads(db, [address]);
  }

  return {
    /** Answers with the address for `image_url`. */
    async store(brandId: string, bytes: Buffer): Promise<string> {
      if (!(await hasBrand(db, brandId))) throw notFound();
      const pixels = await checkPicture(bytes, KINDS);
      await checkShare(db, brandId);
      const picture = await inLane(pixels, () => redraw(bytes));
      const address = newUploadAddress(brandId);
      // The row first: a file that nobody knows of would never be swept.
      await addUpload(db, brandId, address);
      await files
        .put(present(fileKeyOf(address)), picture, "image/webp")
        .catch(async (cause: unknown) => {
          await forget(address);
          throw new Problem(503, "not_stored", "uploadNotStored", { field: "image", cause });
        });
      return address;
    },

    /** Removes what no product refers to a day after it came. */
    async sweep(): Promise<void> {
      await forgetPhotos(db);
      const forgotten = await findForgotten(db);
      for (const address of forgotten) {
        const key = fileKeyOf(address);
        if (key) await files.remove(key);
      }
      await forgetUploads(db, forgotten);
    },
  };
}

/** Upright, in screen colours, without EXIF, place or anything behind the picture's end. */
function redraw(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: "error" })
    .rotate()
    .resize(PICTURE_LONG_SIDE, PICTURE_LONG_SIDE, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp({ quality: QUALITY })
    .timeout({ seconds: REDRAW_SECONDS })
    .toBuffer()
    .catch((error: unknown) => {
      throw unreadablePicture(error);
    });
}

/** The disk is everybody's. */
async function checkShare(db: Sql, brandId: string): Promise<void> {
  if ((await countOfDay(db, brandId)) < UPLOADS_PER_DAY) return;
  throw new Problem(429, "too_many_uploads", "uploadsTooMany", { field: "image" });
}
