// Work in the background may take longer than anybody would wait for an answer.
import { sql } from "kysely";
import type { Sql } from "./sql.ts";

const LONGEST_MS = 600_000;

/** Known to this transaction alone: set for the connection, it would go on to whoever gets it next. */
export const withLongStatementTimeout = <Result>(
  db: Sql,
  work: (tx: Sql) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(LONGEST_MS)}, true)`.execute(tx);
    return work(tx);
  });
