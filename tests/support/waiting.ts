// Shoppers who wait for a piece to be back, and have said yes to being told.
import { sql } from "kysely";
import type { TestServer } from "./test-server.ts";

/** Confirmed, each of them somebody else. */
export async function wait(
  { parts: { database } }: TestServer,
  pieceId: string,
  size: string,
  count: number,
  color = "",
): Promise<void> {
  for (let n = 0; n < count; n++) {
    const id = `w_${pieceId}_${size}_${color}_${n}`;
    await sql`insert into watchers (id, kind, contact_hash, contact_secret, language, created_at)
      values (${id}, 'mail', ${id}, '', 'en', now())`.execute(database.sql);
    await sql`insert into watches
        (watcher_id, product_id, kind, size, color, base, currency, confirmed_at, created_at)
      values (${id}, ${pieceId}, 'back', ${size}, ${color}, 900, 'EGP', now(), now())`.execute(
      database.sql,
    );
  }
}
