// Events in. Acknowledged means written; those that come in one moment are written by one statement and
// wait for the disk together, so that a burst costs little more than a single one.
import { sql } from "kysely";
import type { EventSource, EventType } from "../../../contract/analytics.ts";
import type { Sql } from "../../database/open.ts";
import { createBatchLoader } from "../../database/batch-loader.ts";
import { events } from "../../observability/metrics.ts";

export type ProductHappening = {
  event_type: EventType;
  source: EventSource;
  product_id: string;
  metadata?: Record<string, unknown> | undefined;
};

/** False when there is no such product. The brand is looked up in the same statement. */
export type RecordEvent = (happening: ProductHappening) => Promise<boolean>;

const WRITTEN_AT_ONCE = 500;

export const createRecordEvent = (db: Sql): RecordEvent =>
  createBatchLoader((happenings: ProductHappening[]) => write(db, happenings), WRITTEN_AT_ONCE);

async function write(db: Sql, happenings: ProductHappening[]): Promise<boolean[]> {
  const { rows } = await sql<{ product_id: string }>`
    insert into events (event_type, source, product_id, brand_id, metadata)
    select event_type, source, products.id, products.brand_id, metadata
    from json_to_recordset(${JSON.stringify(happenings)}::json) as happened (
      event_type text, source text, product_id text, metadata jsonb)
    join products on products.id = happened.product_id and products.listed
    returning product_id`.execute(db);
  const written = new Set(rows.map(({ product_id }) => product_id));
  for (const { event_type, product_id } of happenings) {
    if (written.has(product_id)) events.inc({ type: event_type });
  }
  return happenings.map(({ product_id }) => written.has(product_id));
}
