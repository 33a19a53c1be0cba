// The pace of pace.ts where several processes crawl: a shop has one place in the database, and whoever
// wants to ask it takes the next turn there. One short statement for each page that is fetched.
import { elementAt } from "../../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import type { Pace } from "../pace.ts";
import { sleep } from "../sleep.ts";

const milliseconds = (ms: number) => sql`${ms}::float8 * interval '1 millisecond'`;

/** Measured by the database's clock alone, also where a turn had to wait for another one's row. */
const NOW = sql`clock_timestamp()`;

export function createSharedPace(db: Sql): Pace {
  return {
    async turn(host, pauseMs, signal) {
      const pause = milliseconds(pauseMs);
      const { rows } = await sql<{ ms: number }>`
        insert into crawl_pace as known (host, free_at) values (${host}, ${NOW} + ${pause})
        on conflict (host) do update set free_at = greatest(known.free_at, ${NOW}) + ${pause}
        returning (extract(epoch from free_at - ${pause} - ${NOW}) * 1000)::float8 as ms`.execute(
        db,
      );
      const { ms } = elementAt(rows, 0);
      if (ms > 0) await sleep(Math.ceil(ms), signal);
      signal.throwIfAborted();
    },
    async rest(host, ms) {
      const until = sql`${NOW} + ${milliseconds(ms)}`;
      await sql`
        insert into crawl_pace as known (host, free_at) values (${host}, ${until})
        on conflict (host) do update set free_at = greatest(known.free_at, ${until})`.execute(db);
    },
  };
}
