// Photos in the database.
import { elementAt, present } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { SentenceKey } from "../../../../contract/server-messages.ts";
import type { Sql } from "../../../database/sql.ts";
import { asVector } from "../../products/queries/looks.ts";
import { among } from "../repository.ts";
import type { Looks, SeenPhoto } from "./seen-photo.ts";

export type StoredPhoto = SeenPhoto & {
  state: "waiting" | "seen" | "refused";
  reason: string | null;
  isAsked: boolean;
};

const COLUMNS = [
  "photos.id",
  "photos.address",
  "photos.state",
  "photos.reason",
  "photos.seen",
  "photos.look",
  "photos.is_asked",
  "photos.cut_out",
  "photos.product_id",
] as const;

/** Drafts that were left alone for longer are no longer sorted by their photos. */
const SORTED_DAYS = 30;
/** Photos that nobody asked to put together go after so long. */
const KEPT_DAYS = 14;

const photosOf = (db: Sql, brandId: string) =>
  db.selectFrom("photos").select(COLUMNS).where("photos.brand_id", "=", brandId);

type Row = Awaited<ReturnType<ReturnType<typeof photosOf>["execute"]>>[number];

const toPhoto = (row: Row): StoredPhoto => ({
  id: row.id,
  address: row.address,
  state: row.state,
  reason: row.reason,
  looks: row.seen as Looks | null,
  vector: row.look === null ? null : Float32Array.from(JSON.parse(row.look) as number[]),
  isAsked: row.is_asked,
  cutOut: row.cut_out,
  productId: row.product_id,
});

export async function findByMark(
  db: Sql,
  brandId: string,
  mark: string,
): Promise<StoredPhoto | undefined> {
  const row = await photosOf(db, brandId).where("mark", "=", mark).executeTakeFirst();
  return row && toPhoto(row);
}

/** How many wait for their draft, how many of those nobody has looked at, and how many came within a day. */
export async function countPhotos(
  db: Sql,
  brandId: string,
): Promise<{ open: number; waiting: number; today: number }> {
  const { rows } = await sql<{ open: number; waiting: number; today: number }>`
    select count(*) filter (where product_id is null)::int as open,
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where created_at > now() - interval '1 day')::int as today
    from photos where brand_id = ${brandId}`.execute(db);
  return elementAt(rows, 0);
}

/** The one that was here first, where the same file came twice in one moment. */
export async function addPhoto(
  db: Sql,
  photo: { id: string; brand_id: string; mark: string; address: string },
): Promise<StoredPhoto> {
  await db
    .insertInto("photos")
    .values({ ...photo, reason: null, seen: null, look: null, cut_out: null, product_id: null })
    .onConflict((same) => same.columns(["brand_id", "mark"]).doNothing())
    .execute();
  return present(await findByMark(db, photo.brand_id, photo.mark));
}

/** Those in no product, and those of products that are not active. */
export async function listPhotos(db: Sql, brandId: string): Promise<StoredPhoto[]> {
  const rows = await photosOf(db, brandId)
    .leftJoin("products", "products.id", "photos.product_id")
    .where((where) =>
      where.or([
        where("photos.product_id", "is", null),
        where.and([
          where("products.active", "=", false),
          where("photos.created_at", ">", sql<Date>`now() - make_interval(days => ${SORTED_DAYS})`),
        ]),
      ]),
    )
    .orderBy("photos.created_at")
    .orderBy("photos.id")
    .execute();
  return rows.map(toPhoto);
}

export async function findPhotos(db: Sql, brandId: string, ids: string[]): Promise<StoredPhoto[]> {
  const rows = await photosOf(db, brandId)
    .where(among("photos.id", ids))
    .orderBy("photos.id")
    .execute();
  return rows.map(toPhoto);
}

export async function photosOfProducts(
  db: Sql,
  brandId: string,
  productIds: string[],
): Promise<StoredPhoto[]> {
  const rows = await photosOf(db, brandId)
    .where(among("photos.product_id", productIds))
    .orderBy("photos.id")
    .execute();
  return rows.map(toPhoto);
}

/** Their brand says that these are all. Answers how many there are to put together. */
export async function askForDrafts(db: Sql, brandId: string): Promise<number> {
  const asked = await db
    .updateTable("photos")
    .set({ is_asked: true })
    .where("brand_id", "=", brandId)
    .where("product_id", "is", null)
    .where("state", "<>", "refused")
    .returning("id")
    .execute();
  return asked.length;
}

/** The next one to look at, and how often that was begun before. */
export async function nextToSee(
  db: Sql,
  brandId: string,
): Promise<{ id: string; address: string; tries: number } | undefined> {
  const { rows } = await sql<{ id: string; address: string; tries: number }>`
    update photos set tries = tries + 1 where id = (
      select id from photos where brand_id = ${brandId} and state = 'waiting'
      order by created_at, id limit 1)
    returning id, address, tries - 1 as tries`.execute(db);
  return rows[0];
}

export async function writeSeen(
  db: Sql,
  id: string,
  looks: Looks,
  vector: Float32Array,
  reason: SentenceKey | null,
): Promise<void> {
  await sql`
    update photos set seen = ${JSON.stringify(looks)}::jsonb, look = ${asVector(vector)}::vector,
      state = ${reason === null ? "seen" : "refused"}, reason = ${reason}
    where id = ${id} and state = 'waiting'`.execute(db);
}

export async function refusePhotos(db: Sql, ids: string[], reason: SentenceKey): Promise<void> {
  await db
    .updateTable("photos")
    .set({ state: "refused", reason })
    .where(among("id", ids))
    .where("product_id", "is", null)
    .execute();
}

export async function placePhotos(tx: Sql, ids: string[], productId: string): Promise<void> {
  await tx
    .updateTable("photos")
    .set({ product_id: productId, state: "seen", reason: null })
    .where(among("id", ids))
    .execute();
}

export async function throwAway(tx: Sql, ids: string[]): Promise<void> {
  await tx.deleteFrom("photos").where(among("id", ids)).execute();
}

/** A lead photo of a draft that nobody has tried to cut out; from now on somebody has. */
export async function nextToCut(
  db: Sql,
  brandId: string,
): Promise<{ id: string; address: string; productId: string; category: string } | undefined> {
  const { rows } = await sql<{
    id: string;
    address: string;
    productId: string;
    category: string;
  }>`
    update photos set is_cut = true from products
    where photos.id = (
      select photos.id from photos join products on products.id = photos.product_id
      where photos.brand_id = ${brandId} and not photos.is_cut and not products.active
        and products.image_url = photos.address
      order by photos.id limit 1)
      and products.id = photos.product_id
    returning photos.id, photos.address, products.id as "productId",
      coalesce(products.category, '') as category`.execute(db);
  return rows[0];
}

export async function keepCutOut(tx: Sql, id: string, address: string): Promise<void> {
  await tx.updateTable("photos").set({ cut_out: address }).where("id", "=", id).execute();
}

/** Those nobody came back for; their files go with the uploads that no one uses. */
export async function forgetPhotos(db: Sql): Promise<void> {
  await sql`delete from photos where product_id is null
    and created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}
