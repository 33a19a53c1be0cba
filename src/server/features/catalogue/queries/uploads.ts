// Which pictures were uploaded, by whom, and which of them nobody uses.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { among } from "../repository.ts";
import { isUploadOf } from "../upload-address.ts";

export async function addUpload(db: Sql, brand_id: string, address: string): Promise<void> {
  await db.insertInto("uploads").values({ address, brand_id }).execute();
}

export async function forgetUploads(db: Sql, addresses: string[]): Promise<void> {
  await db.deleteFrom("uploads").where(among("address", addresses)).execute();
}

export async function countOfDay(db: Sql, brandId: string): Promise<number> {
  const { n } = await db
    .selectFrom("uploads")
    .select((of) => of.fn.countAll<number>().as("n"))
    .where("brand_id", "=", brandId)
    .where("created_at", ">", sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return n;
}

/** What no product refers to a day after it came. */
export async function findForgotten(db: Sql): Promise<string[]> {
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
    where not exists (select from used where used.address = old.address)
      and not exists (select from photos where photos.address = old.address
        or photos.cut_out = old.address)`.execute(db);
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
