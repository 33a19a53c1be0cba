// What a database holds, table by table: how many rows, and a sum over every column of every row. Two that
// hold the same have the same, in whatever order their rows lie.
import { elementAt } from "../../../contract/get-or-throw.ts";
import type { ClientBase } from "pg";

export type Contents = Record<string, { rows: number; sum: string }>;

/** Jobs come and go by themselves; everything else is somebody's. */
const TABLES = `
  select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_schema in ('public', 'event_months', 'price_months') and table_type = 'BASE TABLE' order by 1`;

export async function contentsOf(client: Pick<ClientBase, "query">): Promise<Contents> {
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  const contents: Contents = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows,
         coalesce(sum(hashtextextended(each::text, 0)::numeric), 0)::text as sum
       from ${name} as each`,
    );
    contents[name] = elementAt(rows, 0);
  }
  return contents;
}

/** Names of tables in which the two are not alike. */
export const differences = (one: Contents, other: Contents): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.sum !== other[name]?.sum,
  );
