// Events in. Acknowledged means written; those that come in one moment are written by one statement and
// wait for the disk together, so that a burst costs little more than a single one.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { EventSource, EventType } from "../../../../contract/events.ts";
import type { Sql } from "../../../database/sql.ts";
import { createBatchLoader } from "../../../database/batch-loader.ts";
import { events } from "../../../observability/metrics.ts";

export type ProductHappening = {
  event_type: EventType;
  source: EventSource;
  product_id: string;
  metadata?: Record<string, unknown> | undefined;
};

/** Where the product's own shop has it; `tells` is its brand where that wants to hear of orders. */
export type ShopPage = { url: string | null; tells?: string | null };

/** Undefined when there is no such product. Its brand and its shop's page are looked up in the same statement. */
export type RecordEvent = (happening: ProductHappening) => Promise<ShopPage | undefined>;

const WRITTEN_AT_ONCE = 500;
const REST_MS = 2;

export const createRecordEvent = (db: Sql): RecordEvent =>
  createBatchLoader((happenings: ProductHappening[]) => write(db, happenings), WRITTEN_AT_ONCE, {
    rest: () => sleep(REST_MS),
  });

/** A visit to a shop that no address leads to is none. */
async function write(db: Sql, happenings: ProductHappening[]): Promise<(ShopPage | undefined)[]> {
  const { rows } = await sql<ShopPage & { product_id: string; is_written: boolean }>`
    with happened as (
      select event_type, source, products.id, products.brand_id, metadata, products.url,
             order_signals.brand_id as tells,
             event_type <> 'redirect' or products.url ~* '^(https?://[^/?#@]+([/?#]|$)|/demo-shop/)' as is_written
      from json_to_recordset(${JSON.stringify(happenings)}::json) as happened (
        event_type text, source text, product_id text, metadata jsonb)
      join products on products.id = happened.product_id and products.listed
      left join order_signals on order_signals.brand_id = products.brand_id and order_signals.is_on
    ), written as (
      insert into events (event_type, source, product_id, brand_id, metadata)
      select event_type, source, id, brand_id, metadata from happened where is_written
    )
    select id as product_id, url, tells, bool_or(is_written) as is_written
    from happened group by id, url, tells`.execute(db);
  const found = new Map(rows.map((row) => [row.product_id, row]));
  for (const { event_type, product_id } of happenings) {
    if (found.get(product_id)?.is_written) events.inc({ type: event_type });
  }
  return happenings.map(({ product_id }) => found.get(product_id));
}
