// The administrator's view of the tables.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Message, text } from "./shapes.ts";

export const ROWS_A_PAGE = 50;
const ROWS_A_PAGE_MAX = 200;
/** A key is made of a row's own values, which may be long. */
const KEY_MAX = 4000;
const ID_TEXT_MAX = 1000;

/** Beyond a hundred thousand a count is an estimate: an exact one would read the whole table. */
export const RowCount = z.object({ n: z.number().int(), is_exact: z.boolean() });
export type RowCount = z.infer<typeof RowCount>;

/** Moments are ISO texts; what JSON cannot say exactly is the text the database writes. */
export const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Cell = z.infer<typeof Cell>;

const Row = z.record(z.string(), Cell);

export const TableRows = z.object({
  rows: z.array(Row),
  /** Beside each row: where to find it whole, which of its cells are shortened, whether it must stay. */
  about: z.array(
    z.object({ key: z.string(), shortened: z.array(z.string()), is_kept: z.boolean() }),
  ),
  /** What to ask for as `after` to go on. */
  next: z.string().nullable(),
});
export type TableRows = z.infer<typeof TableRows>;

export const TableDetail = TableRows.extend({
  columns: z.array(z.object({ name: z.string(), type: z.string(), is_masked: z.boolean() })),
  total: RowCount,
  /** Why nothing can be deleted here, if so. */
  read_only: z.enum(["no_id", "kept"]).nullable(),
});
export type TableDetail = z.infer<typeof TableDetail>;

const TableCounts = z.array(z.object({ table: z.string(), rows: z.number().int() }));

export const Consequences = z.object({
  /** How many rows of the table itself would go. */
  rows: z.number().int(),
  /** How many of them must stay. */
  kept: z.number().int(),
  /** Rows of other tables that go with them, that lose a reference, that are in the way. */
  goes: TableCounts,
  cleared: TableCounts,
  blocked: TableCounts,
});
export type Consequences = z.infer<typeof Consequences>;

export const databaseTables = endpoint({
  method: "GET",
  path: "/api/v1/db/tables",
  access: "administrator",
  summary: "Names of the tables, and how many rows they have.",
  response: z.object({ tables: z.array(z.string()), counts: z.record(z.string(), RowCount) }),
});

export const databaseTable = endpoint({
  method: "GET",
  path: "/api/v1/db/tables/:table",
  access: "administrator",
  summary: "Columns and first rows of one table; secrets are masked, long cells shortened.",
  response: TableDetail,
});

export const deleteAllRows = endpoint({
  method: "DELETE",
  path: "/api/v1/db/tables/:table/rows",
  access: "administrator",
  summary: "Deletes every row of a table and what belongs to them, whole or not at all.",
  allowance: "write",
  response: Message,
});

export const deleteRow = endpoint({
  method: "DELETE",
  path: "/api/v1/db/tables/:table/rows/:id",
  access: "administrator",
  summary: "Deletes one row and what belongs to it, whole or not at all.",
  allowance: "write",
  response: Message,
});

export const databaseRows = endpoint({
  method: "GET",
  path: "/api/v1/db/tables/:table/rows",
  access: "administrator",
  summary: "Further rows of a table.",
  query: z.object({
    after: text(KEY_MAX).optional(),
    limit: z.coerce.number().int().min(1).max(ROWS_A_PAGE_MAX).default(ROWS_A_PAGE),
  }),
  response: TableRows,
});

export const databaseRow = endpoint({
  method: "GET",
  path: "/api/v1/db/tables/:table/row",
  access: "administrator",
  summary: "One row with its cells whole; secrets stay masked.",
  query: z.object({ key: text(KEY_MAX) }),
  response: z.object({ row: Row, shortened: z.array(z.string()) }),
});

export const deleteConsequences = endpoint({
  method: "GET",
  path: "/api/v1/db/tables/:table/consequences",
  access: "administrator",
  summary:
    "What would go with a row, or with all rows when no id is given, and what is in the way.",
  query: z.object({ id: text(ID_TEXT_MAX).optional() }),
  response: Consequences,
});
