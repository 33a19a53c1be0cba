// What each option of the filter would find, asked of the database: one question for each kind of option,
// with everything that was chosen but of that kind.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { sql, type RawBuilder } from "kysely";
import { FILTERED_FACTS } from "../../../../contract/facts.ts";
import { PRICE_BANDS } from "../../../../contract/filter-counts.ts";
import type { FilterRequest } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import type { RawCounts } from "../option-counts.ts";
import { fitsChoice } from "./fits.ts";

/** One question after the other: all at once they would keep the feed waiting for the whole time. */
export async function countInDatabase(
  db: Sql,
  request: FilterRequest,
  brandKey: (name: string) => string,
): Promise<RawCounts> {
  const fits = (changes: Partial<FilterRequest> = {}) =>
    fitsChoice(db, { ...request, ...changes }, brandKey);
  const values = (value: RawBuilder<unknown>, from: RawBuilder<unknown>, choice: Condition) =>
    counted(
      db,
      sql`select ${value} as value, count(distinct products.id) as n
      from products ${from} where ${choice} and ${value} is not null group by 1`,
    );
  const none = sql``;
  const facts: RawCounts["facts"] = new Map();
  const brands = sql`join brands on brands.id = products.brand_id`;
  const each = (column: string) => sql`cross join unnest(${sql.ref(column)}) as one (value)`;
  const counts: Omit<RawCounts, "facts"> = {
    total: await count(db, fits()),
    brands: await values(sql`brands.name`, brands, fits({ brands: [] })),
    categories: await values(sql`products.category`, none, fits({ categories: [] })),
    colors: await values(sql`one.value`, each("products.colors"), fits({ colors: [] })),
    sizes: await values(sql`one.value`, each("products.sizes"), fits({ sizes: [] })),
    prices: await countBands(db, fits({ min_price: null, max_price: null })),
    on_sale: await count(db, fits({ on_sale: true })),
    in_stock: await count(db, fits({ in_stock: true })),
    dropped: await count(db, fits({ dropped: true })),
  };
  for (const kind of FILTERED_FACTS) {
    const keys = sql`join search_entries on search_entries.product_id = products.id
      cross join unnest(search_entries.fact_keys) as one (value)`;
    const isKind = sql<boolean>`${fits({ [kind]: [] })} and one.value like ${`${kind}=%`}`;
    facts.set(kind, await values(sql`substr(one.value, ${kind.length + 2})`, keys, isKind));
  }
  return { ...counts, facts };
}

type Condition = RawBuilder<boolean>;

async function count(db: Sql, choice: Condition): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from products where ${choice}`.execute(db);
  return elementAt(rows, 0).n;
}

async function countBands(db: Sql, choice: Condition): Promise<number[]> {
  const found = await counted(
    db,
    sql`select width_bucket(products.price_paid, ${[...PRICE_BANDS]}::numeric[])::text as value, count(*) as n
      from products where ${choice} group by 1`,
  );
  return PRICE_BANDS.map((_, band) => found.get(String(band + 1)) ?? 0);
}

async function counted(db: Sql, query: RawBuilder<unknown>): Promise<Map<string, number>> {
  const { rows } = await (query as RawBuilder<{ value: string; n: number }>).execute(db);
  return new Map(rows.map(({ value, n }) => [value, n]));
}
