// A brand's products in the database. Every transaction that writes them first locks their brand's row:
// two that change many products of a brand would otherwise wait for each other in a ring.
import { sql } from "kysely";
import type { Product } from "../../../contract/products.ts";
import type { Sql } from "../../database/sql.ts";
import type { Previews } from "../products/previews.ts";
import { addBatch } from "../products/repository.ts";
import { selectProducts, toProduct, type ProductRow } from "../products/queries/row.ts";
import type { SearchEntry } from "../products/search-entry.ts";
import { recordPoints, type Said } from "../products/prices/queries/record-points.ts";
import { wordsOf } from "../../language/words-index.ts";
import { writeEntries } from "../products/queries/write-entries.ts";
import type { Content } from "./content.ts";

export type OwnersView = { db: Sql; asOwnerSees: Previews["asOwnerSees"] };

export type Stored = {
  content: Content;
  product: Product;
  updatedAt: Date;
  revision: number;
  /** The model and vocabulary its search entry was made with; null where there is none. */
  indexedBy: string | null;
  /** It began as photos, without price and sizes. */
  isFromPhotos: boolean;
};

/** What is to stand there; `was` is missing for a product that is added, and only then `shopId` counts. */
export type Change = {
  id: string;
  content: Content;
  was: Stored | undefined;
  shopId?: string | null | undefined;
};

/** Written in the same transaction as these products. */
export type Alongside = (tx: Sql, written: string[]) => Promise<void>;

/**
 * Always later than before, also by the millisecond that a client can see: otherwise a second save within
 * the same one would look as if nothing had changed.
 */
export const NEXT_MOMENT = sql<Date>`greatest(
  date_trunc('milliseconds', clock_timestamp()),
  date_trunc('milliseconds', products.updated_at) + interval '1 millisecond')`;

const READ_AT_ONCE = 500;

/** Their `updated_at` stays: an editor who has one of them open would be told of a conflict. */
export async function clearNewFlags(tx: Sql, brandId: string): Promise<void> {
  await tx
    .updateTable("products")
    .set({ is_new: false })
    .where("brand_id", "=", brandId)
    .where("is_new", "=", true)
    .execute();
}

export async function lockBrand(tx: Sql, brandId: string): Promise<void> {
  await tx.selectFrom("brands").select("id").where("id", "=", brandId).forNoKeyUpdate().execute();
}

export const among = (column: string, ids: string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::text[])`;

export async function hasBrand(db: Sql, brandId: string): Promise<boolean> {
  const found = await db.selectFrom("brands").select("id").where("id", "=", brandId).execute();
  return found.length === 1;
}

/** Newest first. */
export async function listOwn(
  { db, asOwnerSees }: OwnersView,
  brandId: string,
): Promise<Product[]> {
  const rows = await selectProducts(db)
    .where("products.brand_id", "=", brandId)
    .orderBy("products.created_at", "desc")
    .orderBy("products.id")
    .execute();
  return rows.map((row) => asOwnerSees(toProduct(row)));
}

/** In portions: one question for thousands would hold up everybody else in the single session. */
export async function findOwn(
  { db, asOwnerSees }: OwnersView,
  brandId: string,
  ids: string[],
): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>();
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const rows = await selectProducts(db)
      .leftJoin("search_entries", "search_entries.product_id", "products.id")
      .select("search_entries.made_by")
      .select(
        sql<boolean>`exists (select from photos where photos.product_id = products.id)`.as(
          "is_from_photos",
        ),
      )
      .where("products.brand_id", "=", brandId)
      .where(among("products.id", ids.slice(at, at + READ_AT_ONCE)))
      .execute();
    for (const row of rows) {
      found.set(row.id, {
        content: contentIn(row),
        product: asOwnerSees(toProduct(row)),
        updatedAt: row.updated_at,
        revision: row.revision,
        indexedBy: row.made_by,
        isFromPhotos: row.is_from_photos,
      });
    }
  }
  return found;
}

const contentIn = (row: ProductRow): Content => ({
  title: row.title,
  description: row.description,
  title_ar: row.title_ar,
  description_ar: row.description_ar,
  category: row.category,
  style: row.style,
  colors: row.colors,
  sizes: row.sizes,
  materials: row.materials,
  image_url: row.image_url,
  other_image_urls: row.other_image_urls,
  price: row.price,
  current_price: row.current_price,
  currency: row.currency,
  url: row.url,
  sold_out: row.sold_out,
  hidden: row.hidden,
  active: row.active,
  is_new: row.is_new,
  variants: row.variant_list,
});

/**
 * Writes each change whole, with its search entry, in one short transaction. Returns the ids of products
 * that somebody else changed, added or deleted since they were read: nothing of those is written.
 */
export async function writeChanges(
  db: Sql,
  brandId: string,
  changes: Change[],
  entries: SearchEntry[],
  said: Said,
  alongside?: Alongside,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lockBrand(tx, brandId);
    const current = await lockProducts(tx, changes);
    const isUntouched = ({ id, was }: Change) => current.get(id) === was?.revision;
    const untouched = changes.filter(isUntouched);
    const ids = new Set(untouched.map(({ id }) => id));
    const own = entries.filter(({ product_id }) => ids.has(product_id));
    const added = untouched.filter(({ was }) => !was);
    const edited = untouched.filter(({ was }) => was);
    const addedIds = new Set(added.map(({ id }) => id));
    if (added.length > 0) {
      const products = added.map(({ id, content, shopId = null }) => ({
        id,
        shop_id: shopId,
        ...content,
      }));
      const theirs = own.filter(({ product_id }) => addedIds.has(product_id));
      await addBatch(tx, brandId, products, theirs, said);
    }
    await updateProducts(tx, edited, said);
    await writeEntries(
      tx,
      own.filter(({ product_id }) => !addedIds.has(product_id)),
    );
    await alongside?.(tx, [...ids]);
    return changes.filter((change) => !isUntouched(change)).map(({ id }) => id);
  });
}

/** In the order of their ids, like everybody who locks several. */
async function lockProducts(tx: Sql, changes: Change[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom("products")
    .select(["id", "revision"])
    .where(
      among(
        "id",
        changes.map(({ id }) => id),
      ),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

async function updateProducts(tx: Sql, edited: Change[], said: Said): Promise<void> {
  if (edited.length === 0) return;
  const rows = edited.map(({ id, content }) => ({ ...content, id, words: wordsOf(content) }));
  await sql`
    update products set
      title = new.title, description = new.description, title_ar = new.title_ar,
      description_ar = new.description_ar, category = new.category,
      style = new.style, colors = new.colors, sizes = new.sizes, materials = new.materials,
      image_url = new.image_url, other_image_urls = new.other_image_urls, price = new.price,
      current_price = new.current_price, currency = new.currency, url = new.url,
      sold_out = new.sold_out, hidden = new.hidden, active = new.active, is_new = new.is_new,
      words = new.words, updated_at = ${NEXT_MOMENT},
      ${droppedTo(said.at)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (
      id text, title text, description text, title_ar text, description_ar text,
      category text, style text, colors text[],
      sizes text[], materials text[], image_url text, other_image_urls text[], price numeric,
      current_price numeric, currency text, url text, sold_out boolean, hidden boolean,
      active boolean, is_new boolean, words text)
    where products.id = new.id`.execute(tx);
  await writeVariants(tx, edited);
  const points = edited.map(({ id, content, was }) => ({
    id,
    now: content,
    was: was?.content,
    since: was?.updatedAt,
  }));
  await recordPoints(tx, points, said);
}

/** A fall is remembered until the price is back where it fell from, or until it is no news any more. */
const droppedTo = (at: Date) => {
  const paid = sql`coalesce(new.current_price, new.price)`;
  const isFall = sql`new.currency = products.currency and ${paid} < products.price_paid`;
  const isBack = sql`new.currency <> products.currency or ${paid} >= products.dropped_from`;
  return sql`
    dropped_from = case when ${isFall} then greatest(products.price_paid, products.dropped_from)
      when ${isBack} then null else products.dropped_from end,
    dropped_at = case when ${isFall} then ${at}::timestamptz
      when ${isBack} then null else products.dropped_at end`;
};

async function writeVariants(tx: Sql, edited: Change[]): Promise<void> {
  const ids = edited.map(({ id }) => id);
  const rows = edited.flatMap(({ id, content }) =>
    content.variants.map((variant, position) => ({ product_id: id, position, ...variant })),
  );
  await tx.deleteFrom("variants").where(among("product_id", ids)).execute();
  await sql`
    insert into variants (product_id, position, color, size, in_stock)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as new (
      product_id text, position int, color text, size text, in_stock boolean)`.execute(tx);
}

/** With the first Save All that left nothing behind. */
export async function markSaved(db: Sql, brandId: string): Promise<void> {
  await db
    .updateTable("brands")
    .set({ saved_in_vectordb: true })
    .where("id", "=", brandId)
    .where("saved_in_vectordb", "=", false)
    .execute();
}
