// The administrator's view of the tables.
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Message } from "./words.ts";

export const TableDetail = z.object({
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.array(z.record(z.string(), z.unknown())),
});
export type TableDetail = z.infer<typeof TableDetail>;

export const databaseTables = endpoint({
  method: "GET",
  path: "/api/v1/db/tables",
  access: "administrator",
  summary: "Names of the tables.",
  response: z.object({ tables: z.array(z.string()) }),
});

export const databaseTable = endpoint({
  method: "GET",
  path: "/api/v1/db/tables/:table",
  access: "administrator",
  summary: "Columns and rows of one table; secrets are masked.",
  response: TableDetail,
});

export const deleteAllRows = endpoint({
  method: "DELETE",
  path: "/api/v1/db/tables/:table/rows",
  access: "administrator",
  summary: "Deletes every row of a table.",
  allowance: "write",
  response: Message,
});

export const deleteRow = endpoint({
  method: "DELETE",
  path: "/api/v1/db/tables/:table/rows/:id",
  access: "administrator",
  summary: "Deletes one row.",
  allowance: "write",
  response: Message,
});
