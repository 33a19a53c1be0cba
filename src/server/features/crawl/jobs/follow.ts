// Listening to a crawl: what was told after a place in the sequence, then what is told from now on. The
// table is asked, not a channel: another process may be the one that crawls, and the embedded database
// passes no notifications on. All who listen in this process ask in the same moment, in one statement.
import { sql } from "kysely";
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../../../database/open.ts";
import { createBatchLoader } from "../../../database/batch-loader.ts";
import { isUnfinished, type Heard } from "./repository.ts";

export type FollowCrawl = (id: string, after: number, signal: AbortSignal) => AsyncGenerator<Heard>;

const ASK_EVERY_MS = 250;
const EVENTS_AT_ONCE = 200;
const LISTENERS_AT_ONCE = 50;

type Place = { id: string; after: number };
type News = { isUnderWay: boolean; heard: Heard[] };

export function createFollowCrawl(db: Sql): FollowCrawl {
  const look = createBatchLoader((places: Place[]) => readNews(db, places), LISTENERS_AT_ONCE);
  return async function* follow(id, after, signal) {
    let seq = after;
    while (!signal.aborted) {
      const { isUnderWay, heard } = await look({ id, after: seq });
      for (const each of heard) {
        yield each;
        seq = each.seq;
      }
      if (heard.length === EVENTS_AT_ONCE) continue;
      if (!isUnderWay) return;
      // To the next beat of the clock, which is the same one for everybody.
      const ms = ASK_EVERY_MS - (Date.now() % ASK_EVERY_MS);
      await wait(ms, undefined, { signal }).catch(() => {});
    }
  };
}

type Row = { place: number; status: string | null; seq: number | null; event: Heard["event"] };

/** In one statement, so that whatever ended a crawl is heard with its end. */
async function readNews(db: Sql, places: Place[]): Promise<News[]> {
  const { rows } = await sql<Row>`
    select asked.place, job.status, told.seq, told.event
    from unnest(
      ${places.map(({ id }) => id)}::text[], ${places.map(({ after }) => after)}::int[]
    ) with ordinality as asked (id, after, place)
    left join crawl_jobs job on job.id = asked.id
    left join lateral (
      select seq, event from crawl_events
      where job_id = asked.id and seq > asked.after order by seq limit ${EVENTS_AT_ONCE}
    ) as told on true
    order by asked.place, told.seq`.execute(db);
  return places.map((_, n) => {
    const own = rows.filter(({ place }) => place === n + 1);
    return {
      isUnderWay: own.some(({ status }) => status !== null && isUnfinished({ status })),
      heard: own.flatMap(({ seq, event }) => (seq === null ? [] : [{ seq, event }])),
    };
  });
}
