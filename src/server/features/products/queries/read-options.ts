// All that can be filtered by, with how many pieces have it.
import { sql } from "kysely";
import { FILTERED_FACTS } from "../../../../contract/facts.ts";
import type { FilterOptions } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";

/** Beyond these a list is no help to anybody. */
const MOST_VALUES = 60;

/** One question after the other: all at once they would keep the feed waiting for the whole time. */
export async function readOptions(db: Sql): Promise<FilterOptions> {
  const { rows: brands } = await sql<Counted & { name_ar: string }>`
    select b.name as value, b.name_ar, count(*) as n from products p
      join brands b on b.id = p.brand_id where p.listed group by b.id order by lower(b.name)`.execute(
    db,
  );
  const arabic = brands.filter(({ name_ar }) => name_ar !== "");
  const categories = await counted(
    db,
    sql`select category as value, count(*) as n from products
      where listed and category is not null group by category order by category`,
  );
  const colors = await counted(db, commonValues("colors"));
  const sizes = await counted(db, commonValues("sizes"));
  const prices = await sql<{ low: number | null; high: number | null }>`
    select min(price_paid) as low, max(price_paid) as high from products where listed`.execute(db);
  return {
    brands: brands.map(({ value }) => value),
    brand_counts: Object.fromEntries(brands.map(({ value, n }) => [value, n])),
    ...(arabic.length > 0 && {
      brand_names_ar: Object.fromEntries(arabic.map(({ value, name_ar }) => [value, name_ar])),
    }),
    category_counts: Object.fromEntries(categories.map(({ value, n }) => [value, n])),
    colors: colors.map(({ value }) => value),
    sizes: sizes.map(({ value }) => value),
    min_price: prices.rows[0]?.low ?? 0,
    max_price: prices.rows[0]?.high ?? 0,
    facts: await countFacts(db),
  };
}

/** A value that few have is no choice. */
const FEWEST = 2;

async function countFacts(db: Sql): Promise<Record<string, Record<string, number>>> {
  const keys = await counted(
    db,
    sql`select key as value, count(*) as n from search_entries e
      join products p on p.id = e.product_id, unnest(e.fact_keys) as key
      where p.listed and split_part(key, '=', 1) = any(${[...FILTERED_FACTS]}::text[])
      group by key having count(*) >= ${sql.lit(FEWEST)} order by n desc, key limit 200`,
  );
  const facts: Record<string, Record<string, number>> = {};
  for (const { value, n } of keys) {
    const [kind = "", name = ""] = value.split("=");
    (facts[kind] ??= {})[name] = n;
  }
  return facts;
}

type Counted = { value: string; n: number };

const commonValues = (column: "colors" | "sizes") => sql`
  select value, count(*) as n from products, unnest(${sql.ref(column)}) as value
  where listed group by value order by n desc, value limit ${MOST_VALUES}`;

const counted = async (db: Sql, query: ReturnType<typeof commonValues>): Promise<Counted[]> =>
  (await (query as ReturnType<typeof sql<Counted>>).execute(db)).rows;
