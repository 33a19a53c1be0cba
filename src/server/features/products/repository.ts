// Products in the database.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Product } from "../../../contract/products.ts";
import type { Sql } from "../../database/sql.ts";
import { createBatchLoader } from "../../database/batch-loader.ts";
import type { CardKey } from "./cards.ts";
import { addBatch, type NewProduct, ROWS_AT_ONCE } from "./queries/add-products.ts";
import { countListed } from "./queries/count-listed.ts";
import type { FeedCursor } from "./feed.ts";
import {
  createFeedStretch,
  placeInStock,
  type Placed,
  type Stretch,
} from "./queries/feed-stretch.ts";
import { selectProducts, toProduct } from "./queries/row.ts";
import type { EntryMaker } from "./search-entry.ts";

/** A brand's public page shows its newest; more belongs to Explore with its filters. */
const BRAND_PAGE_MAX = 500;
const KEYS_AT_ONCE = 64;
/** In company: planning the statement costs the database more than finding one of its rows. */
const rest = () => sleep(2);

export type FoundProduct = { product: Product; brandId: string; isListed: boolean };

export type FeedPage = { keys: CardKey[]; next: FeedCursor | null };

export type ProductRepository = ReturnType<typeof createProductRepository>;

/**
 * `reads` is asked for what everybody may see; what it does not have, it may just not have heard of yet.
 * `inMemory` knows the feed's circle once it is loaded.
 */
export function createProductRepository(
  db: Sql,
  entries: EntryMaker,
  reads = db,
  inMemory?: (asked: Stretch) => Promise<Placed[] | undefined>,
) {
  const readStretch = createFeedStretch(reads);
  const stretch = async (asked: Stretch) => (await inMemory?.(asked)) ?? readStretch(asked);
  const readShopUrl = createBatchLoader((ids: string[]) => findShopUrls(reads, ids), KEYS_AT_ONCE);
  const findEither = async <Found>(find: (from: Sql) => Promise<Found | undefined>) =>
    (await find(reads)) ?? (reads === db ? undefined : find(db));
  return {
    /** The next `limit` public products of a walk around the feed's circle. */
    async feedAfter(cursor: FeedCursor, limit: number): Promise<FeedPage> {
      const wanted = limit + 1;
      const rows = await stretch({ cursor, wanted });
      if (rows.length < wanted && !cursor.wrapped) {
        const fromTheBottom = { ...cursor, mix: -1, id: "", wrapped: true };
        rows.push(...(await stretch({ cursor: fromTheBottom, wanted: wanted - rows.length })));
      }
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const next =
        last && rows.length > limit
          ? { start: cursor.start, mix: last.mix, id: last.id, wrapped: last.mix < cursor.start }
          : null;
      return { keys: page, next };
    },

    placeInStock: (from: number) => placeInStock(reads, from),

    /** Enough to show a public product from what is kept of it; undefined where it is not public. */
    findKey: createBatchLoader((ids: string[]) => findKeys(reads, ids), KEYS_AT_ONCE, { rest }),

    /** Where a public product is sold, without reading the rest of it; undefined where it is not public. */
    async findShopUrl(id: string): Promise<{ url: string | null } | undefined> {
      return (
        (await readShopUrl(id)) ?? (reads === db ? undefined : (await findShopUrls(db, [id]))[0])
      );
    },

    async findListed(id: string): Promise<Product | undefined> {
      return (await findEither((from) => findOne(listed(from), id)))?.product;
    },

    async findListedOf(id: string): Promise<FoundProduct | undefined> {
      return findEither((from) => findOne(listed(from), id));
    },

    /** As it was written last, also what is not public yet; who may see it is for the caller to decide. */
    async find(id: string): Promise<FoundProduct | undefined> {
      return findOne(selectProducts(db), id);
    },

    /** In the order of the ids; what is gone is left out. */
    async findManyListed(ids: string[]): Promise<Product[]> {
      const found = await findMany(reads, ids);
      const missing = ids.filter((id) => !found.has(id));
      const others =
        missing.length > 0 && reads !== db
          ? await findMany(db, missing)
          : new Map<string, Product>();
      return ids
        .map((id) => found.get(id) ?? others.get(id))
        .filter((product) => product !== undefined);
    },

    async listedOfBrand(nameKey: string): Promise<Product[]> {
      const rows = await findEither(async (from) => {
        const found = await listed(from)
          .where("brands.name_key", "=", nameKey)
          .orderBy("products.created_at", "desc")
          .orderBy("products.id")
          .limit(BRAND_PAGE_MAX)
          .execute();
        return found.length > 0 ? found : undefined;
      });
      return (rows ?? []).map(toProduct);
    },

    /** Everything a brand shows, for its own figures. */
    async listedOfBrandId(brandId: string): Promise<Product[]> {
      const rows = await listed(db).where("products.brand_id", "=", brandId).execute();
      return rows.map(toProduct);
    },

    /** A stretch of all public products by id, for the sitemap. */
    async listedAfter(id: string, limit: number): Promise<{ id: string; updated_at: Date }[]> {
      return reads
        .selectFrom("products")
        .select(["id", "updated_at"])
        .where("listed", "=", true)
        .where("id", ">", id)
        .orderBy("id")
        .limit(limit)
        .execute();
    },

    /** Names of brands with something public, with when the newest of it changed. */
    async listedBrands(limit: number): Promise<{ name: string; updated_at: Date }[]> {
      return reads
        .selectFrom("products")
        .innerJoin("brands", "brands.id", "products.brand_id")
        .select(["brands.name", (of) => of.fn.max("products.updated_at").as("updated_at")])
        .where("products.listed", "=", true)
        .groupBy("brands.name")
        .orderBy("brands.name")
        .limit(limit)
        .execute();
    },

    /** The addresses of a public product's pictures; undefined when there is no such product. */
    async pictureUrls(id: string, isForOwner = false): Promise<string[] | undefined> {
      const find = (from: Sql) =>
        from
          .selectFrom("products")
          .select(["image_url", "other_image_urls"])
          .where("id", "=", id)
          .$if(!isForOwner, (of) => of.where("listed", "=", true))
          .executeTakeFirst();
      const row = await (isForOwner ? find(db) : findEither(find));
      return row && (row.image_url ? [row.image_url, ...row.other_image_urls] : []);
    },

    countListed: () => countListed(db),

    /** Each product with what search knows of it, or not at all. */
    async addMany(brandId: string, products: NewProduct[]): Promise<void> {
      for (let at = 0; at < products.length; at += ROWS_AT_ONCE) {
        const batch = products.slice(at, at + ROWS_AT_ONCE);
        // Before the transaction: the model takes its time, and the embedded database has one session.
        const made = await entries.make(batch);
        await db.transaction().execute((tx) => addBatch(tx, brandId, batch, made));
      }
    },
  };
}

const listed = (db: Sql) => selectProducts(db).where("products.listed", "=", true);

async function findMany(db: Sql, ids: string[]): Promise<Map<string, Product>> {
  const rows = await listed(db)
    .where(sql<boolean>`products.id = any(${ids}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toProduct(row)]));
}

async function findOne(
  select: ReturnType<typeof selectProducts>,
  id: string,
): Promise<FoundProduct | undefined> {
  const row = await select.where("products.id", "=", id).executeTakeFirst();
  return row && { product: toProduct(row), brandId: row.brand_id, isListed: row.listed };
}

/** What a product's own page is made of, by the writers of its rows: its card, its reading, its facts. */
export type DetailKey = CardKey & { reading: string | null; entry: string | null };

async function findKeys(db: Sql, ids: string[]): Promise<(DetailKey | undefined)[]> {
  const { rows } = await sql<DetailKey>`
    select p.id, p.revision, i.xmin::text as reading, e.xmin::text as entry
    from products p
    left join product_imports i on i.product_id = p.id
    left join search_entries e on e.product_id = p.id
    where p.listed and p.id = any(${ids}::text[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

async function findShopUrls(
  db: Sql,
  ids: string[],
): Promise<({ url: string | null } | undefined)[]> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "url"])
    .where("listed", "=", true)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}
