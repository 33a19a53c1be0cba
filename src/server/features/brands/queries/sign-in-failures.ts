// Failures to sign in, counted by account, by network, and by both.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";

/** The rows, made if need be and held until the transaction ends, always in this order. */
export const holdFailures = (tx: Sql, keys: string[], at: Date) =>
  tx
    .insertInto("sign_in_failures")
    .values(keys.map((key) => ({ key, failures: 0, last_at: at })))
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key: sql`excluded.key` }))
    .returningAll()
    .execute();

/** What failed before `forgotten` does not count any more. */
export async function countFailure(
  tx: Sql,
  keys: string[],
  { forgotten, at }: { forgotten: Date; at: Date },
): Promise<void> {
  await tx
    .updateTable("sign_in_failures")
    .set({
      failures: sql`case when last_at < ${forgotten} then 1 else failures + 1 end`,
      last_at: at,
    })
    .where("key", "in", keys)
    .execute();
}

/** Somebody signed in: the account is free, the network has one failure less, and this place is trusted. */
export async function forgiveFailures(
  db: Sql,
  keys: { here: string; account: string; network: string },
  at: Date,
): Promise<void> {
  await db.deleteFrom("sign_in_failures").where("key", "=", keys.account).execute();
  await db
    .updateTable("sign_in_failures")
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where("key", "=", keys.network)
    .execute();
  const row = { failures: 0, is_trusted: true, last_at: at };
  await db
    .insertInto("sign_in_failures")
    .values({ key: keys.here, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}
