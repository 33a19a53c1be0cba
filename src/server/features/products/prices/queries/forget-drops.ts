// A price that fell long ago is the price. Run every night.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";

const NEWS_DAYS = 30;

export async function forgetDrops(db: Sql, now: Date): Promise<void> {
  const before = new Date(now.getTime() - NEWS_DAYS * 86_400_000);
  await sql`
    update products set dropped_from = null, dropped_at = null where dropped_at < ${before}`.execute(
    db,
  );
}
