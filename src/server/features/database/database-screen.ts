// What the administrator can see of the tables, and do to them.
import { entryOf } from "../../../contract/get-or-throw.ts";
import type { Consequences, TableDetail } from "../../../contract/database.ts";
import { ROWS_A_PAGE } from "../../../contract/database.ts";
import type { Sql } from "../../database/sql.ts";
import { findConsequences } from "./queries/consequences.ts";
import { ALL, deleteRows, oneRow } from "./queries/delete-rows.ts";
import { checkDeletable, readOnly } from "./queries/kept.ts";
import { countRows, readRow, readRows, type PageWish } from "./queries/read-rows.ts";
import { findTable, listReferences, listTables } from "./queries/schema.ts";
import { isSecret } from "./secrets.ts";

export type DatabaseScreen = ReturnType<typeof createDatabaseScreen>;

export function createDatabaseScreen(db: Sql) {
  return {
    async tables() {
      const tables = await listTables(db);
      return { tables: tables.map(({ name }) => name), counts: await countRows(db, tables) };
    },

    async table(name: string): Promise<TableDetail> {
      const table = await findTable(db, name);
      const counts = await countRows(db, [table]);
      return {
        columns: table.columns.map((column) => ({
          ...column,
          is_masked: isSecret(name, column.name),
        })),
        ...(await readRows(db, table, { limit: ROWS_A_PAGE })),
        total: entryOf(counts, name),
        read_only: readOnly(table),
      };
    },

    async rows(name: string, wish: PageWish) {
      return readRows(db, await findTable(db, name), wish);
    },

    async row(name: string, key: string) {
      return readRow(db, await findTable(db, name), key);
    },

    async consequences(name: string, id: string | undefined): Promise<Consequences> {
      const table = await findTable(db, name);
      checkDeletable(table);
      const condition = id === undefined ? ALL : await oneRow(db, table, id);
      return findConsequences(db, { references: await listReferences(db), table, condition });
    },

    async deleteRow(actor: string, name: string, id: string): Promise<Consequences> {
      const table = await findTable(db, name);
      checkDeletable(table);
      return deleteRows(db, {
        table,
        condition: await oneRow(db, table, id),
        isOne: true,
        audit: { actor, action: "delete_row", subject: `${name}/${id}` },
      });
    },

    async deleteAllRows(actor: string, name: string): Promise<Consequences> {
      const table = await findTable(db, name);
      checkDeletable(table);
      return deleteRows(db, {
        table,
        condition: ALL,
        isOne: false,
        audit: { actor, action: "delete_all_rows", subject: name },
      });
    },
  };
}
