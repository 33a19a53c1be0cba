// Listening to a crawl: what was told after a place in the sequence, then what is told from now on. The
// table is asked, not a channel: another process may be the one that crawls, and the embedded database
// passes no notifications on. All who listen in this process ask in the same moment, in one statement.
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../../../database/sql.ts";
import { createBatchLoader } from "../../../database/batch-loader.ts";
import { EVENTS_AT_ONCE, readNews, type Place } from "./queries/news.ts";
import type { Heard } from "./repository.ts";

export type FollowCrawl = (id: string, after: number, signal: AbortSignal) => AsyncGenerator<Heard>;

const ASK_EVERY_MS = 250;
const LISTENERS_AT_ONCE = 50;

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
