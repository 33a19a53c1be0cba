// Many events in one statement; the columns travel as arrays, so their number is not limited by parameters.
import { sql } from "kysely";
import type { EventSource, EventType } from "../../../../contract/events.ts";
import type { Sql } from "../../../database/sql.ts";

export type WrittenEvent = {
  event_type: EventType;
  source: EventSource;
  product_id: string;
  brand_id: string;
  created_at: Date;
};

const ROWS_AT_ONCE = 5000;

export async function writeEvents(db: Sql, events: readonly WrittenEvent[]): Promise<void> {
  for (let at = 0; at < events.length; at += ROWS_AT_ONCE) {
    const rows = events.slice(at, at + ROWS_AT_ONCE);
    const column = (name: keyof WrittenEvent) => rows.map((row) => row[name]);
    await sql`
      insert into events (event_type, source, product_id, brand_id, created_at)
      select * from unnest(
        ${column("event_type")}::text[], ${column("source")}::text[],
        ${column("product_id")}::text[], ${column("brand_id")}::text[],
        ${column("created_at")}::timestamptz[])`.execute(db);
  }
}
