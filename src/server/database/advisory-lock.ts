// Work that must not be done by two processes at the same time, such as filling an empty database.
import { elementAt } from "../../contract/get-or-throw.ts";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

/**
 * Asked for again and again: a statement that waits for the lock would run into its time limit, and is a
 * reader that CREATE INDEX CONCURRENTLY of the process that has it would wait for in turn.
 */
const ASK_EVERY_MS = 200;

/**
 * Comes back with what `work` gives, after every other process that does the same is done. It may use the
 * connection that holds the lock, and leaves it as it was.
 */
export async function withAdvisoryLock<Result>(
  pool: pg.Pool,
  name: string,
  work: (client: pg.PoolClient) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  // The lock belongs to this connection: a process that dies in the middle gives it back.
  const client = await pool.connect();
  const ask = async (verb: "pg_try_advisory_lock" | "pg_advisory_unlock") => {
    const { rows } = await client.query<{ done: boolean }>(`select ${verb}(hashtext($1)) as done`, [
      name,
    ]);
    return elementAt(rows, 0).done;
  };
  let isLost = false;
  try {
    while (!(await ask("pg_try_advisory_lock"))) {
      await wait(ASK_EVERY_MS, undefined, { signal });
    }
    return await work(client);
  } finally {
    // A connection that cannot give the lock back must not go on holding it in the pool.
    await ask("pg_advisory_unlock").catch(() => (isLost = true));
    client.release(isLost);
  }
}
