// The counts of calls that all processes share (http/call-counters.ts): what this one has counted is added,
// what all have counted comes back.
import { getOrThrow } from "../../contract/get-or-throw.ts";
import { sql } from "kysely";
import { createHmac } from "node:crypto";
import type { Sql } from "./sql.ts";

type Calls = { key: string; calls: number; endsInMs: number };

const SWEEP_EVERY_MS = 60_000;

/** `secret` makes names of the keys that only these processes can make: a key holds an address. */
export function createShareCalls(
  db: Sql,
  secret: string,
  now: () => number = Date.now,
): (own: Calls[]) => Promise<Calls[]> {
  let sweptAt = now();
  const nameOf = (key: string) =>
    createHmac("sha256", secret).update(`calls of ${key}`).digest("base64url").slice(0, 22);

  return async (own) => {
    const named = own.map((each) => ({ ...each, caller: nameOf(each.key) }));
    const totals = new Map((await exchange(db, named)).map((row) => [row.caller, row]));
    if (now() - sweptAt > SWEEP_EVERY_MS) {
      sweptAt = now();
      await sweep(db);
    }
    return named.map(({ key, caller }) => {
      const { calls, ends_in_ms } = getOrThrow(totals, caller);
      return { key, calls, endsInMs: ends_in_ms };
    });
  };
}

type Total = { caller: string; calls: number; ends_in_ms: number };

/**
 * One statement. Times are sent and answered as spans, measured by the database: the processes' clocks
 * need not agree. In order of their names, so that two exchanges never wait for each other crosswise.
 */
async function exchange(db: Sql, own: (Calls & { caller: string })[]): Promise<Total[]> {
  const { rows } = await sql<Total>`
    insert into call_counts as known (caller, calls, ends_at)
    select caller, calls, now() + ends_in_ms * interval '1 millisecond'
    from unnest(
      ${own.map(({ caller }) => caller)}::text[],
      ${own.map(({ calls }) => calls)}::int[],
      ${own.map(({ endsInMs }) => endsInMs)}::float8[]
    ) as own (caller, calls, ends_in_ms)
    order by caller
    on conflict (caller) do update set
      calls = excluded.calls + case when known.ends_at > now() then known.calls else 0 end,
      ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
    returning caller, calls,
      (extract(epoch from ends_at - now()) * 1000)::float8 as ends_in_ms`.execute(db);
  return rows;
}

/** Rows that another process is just counting in are left to the next time. */
async function sweep(db: Sql): Promise<void> {
  await sql`
    delete from call_counts where caller in (
      select caller from call_counts where ends_at < now() for update skip locked)`.execute(db);
}
