// Fills a peer's tables from one product that the peer made by its own means: every row that belongs to it is copied for
// each further product, with other keys and words. Its own importers take ten milliseconds a product and more.
import type pg from "pg";
import { benchProduct } from "../fill-catalogue.ts";

/** A table, which of its rows belong to the product, and as SQL what differs in the copy for `r`. */
export type Copied = { table: string; where: string; differs: Record<string, string> };

const ROWS_AT_ONCE = 5000;

/** `r` has n, title, slug, description, price, category; n begins with 1. */
export async function copyProducts(
  client: pg.Client,
  count: number,
  tables: Copied[],
): Promise<void> {
  await client.query(
    "create temp table r (n int, title text, slug text, description text, price int, category text)",
  );
  for (let from = 1; from < count; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, (_, at) => {
      const { title, description, price, category } = benchProduct(from + at);
      const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
      return { n: from + at, title, slug, description, price, category };
    });
    await client.query(
      `insert into r select * from json_to_recordset($1::json) as r
       (n int, title text, slug text, description text, price int, category text)`,
      [JSON.stringify(rows)],
    );
  }
  for (const { table, where, differs } of tables) {
    const pairs = Object.entries(differs).map(([column, value]) => `'${column}', ${value}`);
    await client.query(
      `insert into "${table}"
       select copied.* from "${table}" t, r,
         jsonb_populate_record(null::"${table}", to_jsonb(t) || jsonb_build_object(${pairs.join(", ")})) as copied
       where ${where}`,
    );
  }
  await client.query("analyze");
}
