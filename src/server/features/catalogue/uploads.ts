// Pictures that a brand uploads: made anew from their pixels, so that nothing else of the file is kept.
import sharp from "sharp";
import { sql } from "kysely";
import {
  PICTURE_LONG_SIDE,
  PICTURE_MAX_PIXELS,
  UPLOADS_PER_DAY,
} from "../../../contract/limits.ts";
import { createSemaphore } from "../../database/semaphore.ts";
import type { Sql } from "../../database/open.ts";
import { Problem, notFound } from "../../problems.ts";
import type { Files } from "../../providers/files/files.ts";
import { checkPicture, unreadablePicture } from "../products/check-picture.ts";
import { among, hasBrand } from "./repository.ts";
import { fileKeyOf, isUploadOf, newUploadAddress } from "./upload-address.ts";

export type Uploads = ReturnType<typeof createUploads>;

const KINDS = ["jpeg", "png", "webp", "avif"] as const;
const QUALITY = 88;
/** Judged before it is unpacked: a file of 150 KB may hold 49 megapixels. */
const LARGE_PIXELS = 16_000_000;
const REDRAW_SECONDS = 60;

export function createUploads({ db, files }: { db: Sql; files: Files }) {
  /** One after the other: a picture of fifty megapixels takes 150 MB while it is unpacked, and seconds. */
  const large = createSemaphore(1);
  /** What cameras make by the thousand does not wait behind those. */
  const usual = createSemaphore(2);

  /** The file as well: storage may have taken it and only failed to say so. */
  async function forget(address: string): Promise<void> {
    await files.remove(fileKeyOf(address)!).catch(() => {});
    await db.deleteFrom("uploads").where("address", "=", address).execute();
  }

  return {
    /** Answers with the address for `image_url`. */
    async store(brandId: string, bytes: Buffer): Promise<string> {
      if (!(await hasBrand(db, brandId))) throw notFound();
      const pixels = await checkPicture(bytes, KINDS);
      await checkShare(db, brandId);
      const picture = await (pixels > LARGE_PIXELS ? large : usual)(() => redraw(bytes));
      const address = newUploadAddress(brandId);
      // The row first: a file that nobody knows of would never be swept.
      await db.insertInto("uploads").values({ address, brand_id: brandId }).execute();
      await files.put(fileKeyOf(address)!, picture, "image/webp").catch(async (cause: unknown) => {
        await forget(address);
        throw new Problem(503, "not_stored", "uploadNotStored", { field: "image", cause });
      });
      return address;
    },

    /** Removes what no product refers to a day after it came. */
    async sweep(): Promise<void> {
      const forgotten = await findForgotten(db);
      for (const address of forgotten) {
        const key = fileKeyOf(address);
        if (key) await files.remove(key);
      }
      await db.deleteFrom("uploads").where(among("address", forgotten)).execute();
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
  const { n } = await db
    .selectFrom("uploads")
    .select((of) => of.fn.countAll<number>().as("n"))
    .where("brand_id", "=", brandId)
    .where("created_at", ">", sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (n >= UPLOADS_PER_DAY) {
    throw new Problem(429, "too_many_uploads", "uploadsTooMany", { field: "image" });
  }
}

async function findForgotten(db: Sql): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    with old as materialized (
      -- Those of a brand that was erased go at once.
      select address, brand_id from uploads where created_at < now() - interval '1 day'
        or not exists (select from brands where brands.id = uploads.brand_id)
    ), used as materialized (
      select unnest(array_append(other_image_urls, image_url)) as address from products
      where brand_id in (select brand_id from old)
    )
    select address from old
    where not exists (select from used where used.address = old.address)`.execute(db);
  return rows.map(({ address }) => address);
}

type Drafted = { image_url?: unknown; other_image_urls?: unknown };

/** Those uploads named in the drafts that are there and are this brand's. */
export async function findOwnUploads(
  db: Sql,
  brandId: string,
  drafts: readonly Drafted[],
): Promise<ReadonlySet<string>> {
  const named = drafts
    .flatMap(({ image_url, other_image_urls }) =>
      Array.isArray(other_image_urls) ? [image_url, ...other_image_urls] : [image_url],
    )
    .filter((address) => typeof address === "string")
    .map((address) => address.trim())
    .filter((address) => isUploadOf(brandId, address));
  if (named.length === 0) return new Set();
  const rows = await db
    .selectFrom("uploads")
    .select("address")
    .where("brand_id", "=", brandId)
    .where(among("address", [...new Set(named)]))
    .execute();
  return new Set(rows.map(({ address }) => address));
}
