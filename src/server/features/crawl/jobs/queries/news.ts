// What was told by several crawls since their listeners last asked.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import { isUnfinished, type Heard } from "../repository.ts";

export const EVENTS_AT_ONCE = 200;

export type Place = { id: string; after: number };
export type News = { isUnderWay: boolean; heard: Heard[] };

type Row = { place: number; status: string | null; seq: number | null; event: Heard["event"] };

/** In one statement, so that whatever ended a crawl is heard with its end. */
export async function readNews(db: Sql, places: Place[]): Promise<News[]> {
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
