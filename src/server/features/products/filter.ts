// Products that fit what a shopper chose. Every part of the choice narrows; nothing chosen is everything.
import { sql, type RawBuilder } from "kysely";
import type { FilterRequest, Sort } from "../../../contract/products.ts";
import { createSemaphore } from "../../database/semaphore.ts";
import type { Sql } from "../../database/open.ts";
import type { FromOne } from "../../database/replica.ts";
import type { Card, CardKey, Cards } from "./cards.ts";
import { createMemory, type CatalogueVersion } from "./catalogue-version.ts";
import { fitsChoice, type Fits } from "./queries/fits.ts";
import type { WindowAnswers } from "./window/window-answers.ts";

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
  window: WindowAnswers;
  brandKey: (name: string) => string;
  /** A wide choice takes long to count; the feed must find the database free in between. */
  searchesAtOnce: number;
}): Filter {
  const { fromOne, cards, version, window, brandKey } = parts;
  const totals = createMemory<number>(REMEMBERED);
  const pages = createMemory<{ total: number; keys: CardKey[] }>(REMEMBERED);
  const inTurn = createSemaphore(parts.searchesAtOnce);
  const find = async (db: Sql, request: FilterRequest, at: { offset: number; limit: number }) => {
    const now = await version(db);
    const choice = JSON.stringify(request);
    const asked = { ...at, byColor: Boolean(request.colors?.length) };
    const search = async () => {
      const fits = fitsChoice(db, request, brandKey);
      const [total, keys] = await Promise.all([
        totals(now, choice, async () => (await window.total(now, request)) ?? count(db, fits)),
        readKeys(db, fits, { ...at, first: firstOf(request) }),
      ]);
      return { total, keys };
    };
    return pages(
      now,
      `${at.offset} ${at.limit} ${choice}`,
      async () => (await window.page(now, request, asked)) ?? inTurn(search),
    );
  };
  return async (request, { page, limit }) => {
    const offset = (page - 1) * limit;
    const { total, keys } = await fromOne((db) => find(db, request, { offset, limit }));
    return { cards: await cards.of(keys), total, page, has_more: offset + keys.length < total };
  };
}

async function count(db: Sql, fits: Fits): Promise<number> {
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
  fits: Fits,
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
