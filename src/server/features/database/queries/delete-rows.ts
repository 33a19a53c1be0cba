// Deleting: the rows, what belongs to them and the entry in the audit log, in one transaction.
import { sql } from "kysely";
import type { Consequences } from "../../../../contract/database.ts";
import type { Sql } from "../../../database/sql.ts";
import { notFound } from "../../../problems.ts";
import { findConsequences, type Condition } from "./consequences.ts";
import { administratorKept, asRefusal, butKept } from "./kept.ts";
import { orNothing } from "./keys.ts";
import { listReferences, tableRef, type Table } from "./schema.ts";

/** A large table takes longer to empty than any other statement may take. */
const LONGEST_MS = 300_000;

export const ALL: Condition = sql<boolean>`true`;

/** The condition that fits this one row; there is none for an id that no row has. */
export async function oneRow(db: Sql, { name }: Table, id: string): Promise<Condition> {
  const condition = sql<boolean>`id = ${id}`;
  const found = await orNothing(() =>
    sql`select from ${tableRef(name)} where ${condition}`.execute(db),
  );
  if (!found || found.rows.length === 0) throw notFound("rowNotFound");
  return condition;
}

type Deletion = {
  table: Table;
  condition: Condition;
  /** A row that goes alone must not be one that stays. */
  isOne: boolean;
  audit: { actor: string; action: string; subject: string };
};

export async function deleteRows(db: Sql, deletion: Deletion): Promise<Consequences> {
  const { table, condition, isOne, audit } = deletion;
  const references = await listReferences(db);
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`.execute(tx);
      const done = await findConsequences(tx, { references, table, condition });
      if (isOne && done.kept > 0) throw administratorKept();
      const going = butKept(table, condition);
      if (table.name === "products") await rememberTitles(tx, going);
      const { numAffectedRows } = await sql`
        delete from ${tableRef(table.name)} where ${going}`.execute(tx);
      // Somebody else was faster.
      if (isOne && numAffectedRows === 0n) throw notFound("rowNotFound");
      const deleted = { [table.name]: done.rows, ...byTable(done.goes) };
      await tx
        .insertInto("audit")
        .values({ ...audit, detail: JSON.stringify({ deleted, cleared: byTable(done.cleared) }) })
        .execute();
      return done;
    });
  } catch (error) {
    throw asRefusal(error);
  }
}

const byTable = (counts: { table: string; rows: number }[]): Record<string, number> =>
  Object.fromEntries(counts.map(({ table, rows }) => [table, rows]));

/** As where a brand deletes: the events of a deleted product still count, and its title says whose. */
async function rememberTitles(tx: Sql, going: Condition): Promise<void> {
  await sql`
    insert into deleted_products (id, brand_id, title)
    select id, brand_id, title from products where ${going}
    on conflict (id) do update set title = excluded.title, deleted_at = now()`.execute(tx);
}
