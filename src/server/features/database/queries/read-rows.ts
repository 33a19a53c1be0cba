// Rows of a table, a page at a time, and one row whole.
import { elementAt, present } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { RowCount, TableRows } from "../../../../contract/database.ts";
import type { Sql } from "../../../database/sql.ts";
import { invalidField, notFound } from "../../../problems.ts";
import { readCells, selectCells, type CellRow } from "./cells.ts";
import { keptRows } from "./kept.ts";
import {
  isNewestFirst,
  keyCompare,
  keyOf,
  orNothing,
  readKey,
  selectKey,
  writeKey,
} from "./keys.ts";
import { tableRef, type Table } from "./schema.ts";

const CELL_SHOWN = 120;
/** Even a whole cell has an end: nobody reads a megabyte in a dialog. */
const CELL_WHOLE = 200_000;
const COUNTED_EXACTLY = 100_000;

export type PageWish = { after?: string | undefined; limit: number };

export async function readRows(db: Sql, table: Table, wish: PageWish): Promise<TableRows> {
  const last = wish.after === undefined ? null : readKey(table, wish.after);
  if (last === undefined) throw invalidField("after");
  const [direction, beyond] = isNewestFirst(table)
    ? (["desc", "<"] as const)
    : (["asc", ">"] as const);
  const order = keyOf(table).map((column) => sql`${sql.id(column)} ${sql.raw(direction)}`);
  const found = await orNothing(() =>
    sql<CellRow & { key: string[]; is_kept: boolean }>`
      select ${selectCells(table, CELL_SHOWN)}, ${selectKey(table)} as key,
        ${keptRows(table)} as is_kept
      from ${tableRef(table.name)}
      where ${last ? keyCompare(table, beyond, last) : sql`true`}
      order by ${sql.join(order)}
      limit ${wish.limit + 1}`.execute(db),
  );
  if (!found) throw invalidField("after");
  const shown = found.rows.slice(0, wish.limit);
  const cells = shown.map((row) => readCells(table, row));
  return {
    rows: cells.map(({ row }) => row),
    about: shown.map(({ key, is_kept }, at) => ({
      key: writeKey(key),
      shortened: elementAt(cells, at).shortened,
      is_kept,
    })),
    next: found.rows.length > wish.limit ? writeKey(elementAt(shown, -1).key) : null,
  };
}

export async function readRow(db: Sql, table: Table, key: string) {
  const values = readKey(table, key);
  if (!values) throw notFound("rowNotFound");
  const found = await orNothing(() =>
    sql<CellRow>`
      select ${selectCells(table, CELL_WHOLE)} from ${tableRef(table.name)}
      where ${keyCompare(table, "=", values)} limit 1`.execute(db),
  );
  const row = found?.rows[0];
  if (!row) throw notFound("rowNotFound");
  return readCells(table, row);
}

/** Counts to a hundred thousand and believes the database's estimate beyond; one question for all tables. */
export async function countRows(db: Sql, tables: Table[]): Promise<Record<string, RowCount>> {
  if (tables.length === 0) return {};
  const counted = tables.map(
    ({ name }, at) => sql`(select count(*) from
      (select from ${tableRef(name)} limit ${sql.lit(COUNTED_EXACTLY + 1)}) as counted)
      as ${sql.id(`n_${at}`)}`,
  );
  const { rows } = await sql<Record<`n_${number}`, number>>`select ${sql.join(counted)}`.execute(
    db,
  );
  return Object.fromEntries(
    tables.map(({ name, roughRows }, at) => {
      const n = present(elementAt(rows, 0)[`n_${at}`]);
      const isExact = n <= COUNTED_EXACTLY;
      return [
        name,
        { n: isExact ? n : Math.max(COUNTED_EXACTLY, Math.round(roughRows)), is_exact: isExact },
      ];
    }),
  );
}
