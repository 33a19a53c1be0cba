// Clicks and events day by day, where a day is what the brand's clock calls one.
import { sql } from "kysely";
import type { DailyTrend } from "../../../../contract/analytics.ts";
import type { Sql } from "../../../database/sql.ts";
import { invalid } from "../../../problems.ts";
import type { Between } from "../../../http/period.ts";

export async function readTrend(
  db: Sql,
  brandId: string,
  { start, end }: Between,
  timeZone: string,
): Promise<DailyTrend> {
  if (!isTimeZone(timeZone)) throw invalid("timeZoneUnknown", { field: "time_zone" });
  const { rows } = await sql<DailyTrend[number]>`
    with counted as (
      select (created_at at time zone ${timeZone})::date as day,
             count(*) as events, count(*) filter (where event_type = 'redirect') as clicks
      from events
      where brand_id = ${brandId} and created_at >= ${start} and created_at < ${end}
      group by day
    )
    select to_char(midnight, 'YYYY-MM-DD') as date,
           coalesce(clicks, 0) as clicks, coalesce(events, 0) as events
    from generate_series(
      (${start}::timestamptz at time zone ${timeZone})::date::timestamp,
      ((${end}::timestamptz - interval '1 millisecond') at time zone ${timeZone})::date::timestamp,
      interval '1 day') as days (midnight)
    left join counted on day = midnight::date
    order by midnight`.execute(db);
  return rows;
}

/** Names of places only: the database reads '+2' the other way round than people do. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
