// Events in. Acknowledged means written.
import { sql } from "kysely";
import type { EventSource, EventType } from "../../../contract/analytics.ts";
import type { Sql } from "../../database/open.ts";

export type ProductHappening = {
  event_type: EventType;
  source: EventSource;
  product_id: string;
  metadata?: Record<string, unknown> | undefined;
};

/** False when there is no such product. The brand is looked up in the same statement. */
export type RecordEvent = (happening: ProductHappening) => Promise<boolean>;

export function createRecordEvent(db: Sql): RecordEvent {
  return async ({ event_type, source, product_id, metadata }) => {
    const written = await sql`
      insert into events (event_type, source, product_id, brand_id, metadata)
      select ${event_type}, ${source}, id, brand_id, ${metadata ? JSON.stringify(metadata) : null}::jsonb
      from products where id = ${product_id} and listed`.execute(db);
    return written.numAffectedRows === 1n;
  };
}
