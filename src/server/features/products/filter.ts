// Products that fit what a shopper chose. Every part of the choice narrows; nothing chosen is everything.
import { sql, type RawBuilder } from "kysely";
import { categoriesOf } from "../../../contract/categories.ts";
import { FILTERED_FACTS } from "../../../contract/facts.ts";
import type { FilterRequest, Sort } from "../../../contract/products.ts";
import { createSemaphore } from "../../database/semaphore.ts";
import type { Sql } from "../../database/open.ts";
import type { FromOne } from "../../database/replica.ts";
import type { Card, CardKey, Cards } from "./cards.ts";
import { createMemory, type CatalogueVersion } from "./catalogue-version.ts";
import { wordsQuery } from "../../language/words-index.ts";

export type FilteredPage = { cards: Card[]; total: number; page: number; has_more: boolean };

export type Filter = (
  request: FilterRequest,
  page: { page: number; limit: number },
) => Promise<FilteredPage>;

/** Different choices, and pages of them, that are remembered until the catalogue changes. */
const REMEMBERED = 2000;

export function createFilter(parts: {
  fromOne: FromOne;
  cards: Cards;
  version: CatalogueVersion;
  brandKey: (name: string) => string;
  /** A wide choice takes long to count; the feed must find the database free in between. */
  searchesAtOnce: number;
}): Filter {
  const { fromOne, cards, version, brandKey } = parts;
  const totals = createMemory<number>(REMEMBERED);
  const pages = createMemory<{ total: number; keys: CardKey[] }>(REMEMBERED);
  const inTurn = createSemaphore(parts.searchesAtOnce);
  const find = async (db: Sql, request: FilterRequest, at: { offset: number; limit: number }) => {
    const now = await version(db);
    const choice = JSON.stringify(request);
    const search = async () => {
      const fits = conditions(db, request, brandKey);
      const [total, keys] = await Promise.all([
        totals(now, choice, () => count(db, fits)),
        readKeys(db, fits, {
          ...at,
          first: firstOf(request),
        }),
      ]);
      return { total, keys };
    };
    return pages(now, `${at.offset} ${at.limit} ${choice}`, () => inTurn(search));
  };
  return async (request, { page, limit }) => {
    const offset = (page - 1) * limit;
    const { total, keys } = await fromOne((db) => find(db, request, { offset, limit }));
    return { cards: await cards.of(keys), total, page, has_more: offset + keys.length < total };
  };
}

type Condition = ReturnType<typeof conditions>;

async function count(db: Sql, fits: Condition): Promise<number> {
  const { total } = await db
    .selectFrom("products")
    .select((of) => of.fn.countAll<number>().as("total"))
    .where(fits)
    .executeTakeFirstOrThrow();
  return total;
}

const SORTED: Record<Sort, RawBuilder<unknown>> = {
  newest: sql`products.created_at desc,`,
  price_up: sql`products.price_paid,`,
  price_down: sql`products.price_paid desc,`,
  drop: sql`products.price_paid / nullif(products.dropped_from, 0) nulls last,`,
};

/** What goes before the mix. Where a colour was chosen, those that come in no other are surely it. */
function firstOf({ sort, colors }: FilterRequest): RawBuilder<unknown> {
  if (sort) return SORTED[sort];
  return colors?.length ? sql`cardinality(products.colors) > 1,` : sql``;
}

/** The page is found in an index alone; only its own products are looked up for their revisions. */
async function readKeys(
  db: Sql,
  fits: Condition,
  { offset, limit, first }: { offset: number; limit: number; first: RawBuilder<unknown> },
): Promise<CardKey[]> {
  const { rows } = await sql<CardKey>`
    select products.id, products.revision
    from (
      select id from products where ${fits} order by ${first} mix, id limit ${limit} offset ${offset}
    ) as page
    join products on products.id = page.id
    order by ${first} products.mix, products.id`.execute(db);
  return rows;
}

function conditions(db: Sql, request: FilterRequest, brandKey: (name: string) => string) {
  const all = [sql<boolean>`products.listed`];
  const { brands, categories, colors, sizes, min_price, max_price, search } = request;
  if (brands.length > 0) {
    const ids = db.selectFrom("brands").select("id").where("name_key", "in", brands.map(brandKey));
    all.push(sql<boolean>`products.brand_id in (${ids})`);
  }
  if (categories.length > 0) {
    const names = [...new Set(categories.flatMap(categoriesOf))];
    all.push(sql<boolean>`products.category = any(${names}::text[])`);
  }
  if (min_price != null) all.push(sql<boolean>`products.price_paid >= ${min_price}`);
  if (max_price != null) all.push(sql<boolean>`products.price_paid <= ${max_price}`);
  if (request.on_sale) all.push(sql<boolean>`products.current_price is not null`);
  if (request.dropped) all.push(sql<boolean>`products.dropped_from is not null`);
  if (request.in_stock) all.push(sql<boolean>`not products.sold_out`);
  // After what is cheap to compare: conditions are tried in this order.
  if (colors?.length) {
    const wanted = colors.map((color) => color.toLowerCase());
    all.push(sql<boolean>`products.colors && ${wanted}::text[]`);
  }
  if (sizes?.length) all.push(sql<boolean>`products.sizes && ${sizes}::text[]`);
  const words = search ? wordsQuery(search) : null;
  if (words) all.push(sql<boolean>`products.words_index @@ to_tsquery('simple', ${words})`);
  for (const kind of FILTERED_FACTS) {
    const keys = request[kind]?.map((value) => `${kind}=${value}`) ?? [];
    if (keys.length > 0)
      all.push(
        sql<boolean>`products.id in (select product_id from search_entries where fact_keys && ${keys}::text[])`,
      );
  }
  return sql<boolean>`(${sql.join(all, sql` and `)})`;
}
