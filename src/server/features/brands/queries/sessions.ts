// Where a brand is signed in, in the database: kept, listed, ended.
import type { BrandSession } from "../../../../contract/sessions.ts";
import type { Sql } from "../../../database/sql.ts";
import type { Session, SessionStore } from "../../../http/session.ts";
import { notFound } from "../../../problems.ts";
import { toAccount } from "../repository.ts";

/** More are nobody's own; the longest unused ends. */
const SESSIONS_MAX = 100;

export function createSessionStore(db: Sql): SessionStore {
  return {
    async start({ id, brandId, device, at, expiresAt }) {
      await db
        .insertInto("sessions")
        .values({
          id,
          brand_id: brandId,
          ...device,
          started_at: at,
          last_used_at: at,
          expires_at: expiresAt,
        })
        .execute();
      await db
        .deleteFrom("sessions")
        .where("brand_id", "=", brandId)
        .where("id", "in", (of) =>
          of
            .selectFrom("sessions")
            .select("id")
            .where("brand_id", "=", brandId)
            .orderBy("last_used_at", "desc")
            .orderBy("id")
            .offset(SESSIONS_MAX),
        )
        .execute();
    },

    async find(id, brandId) {
      const row = await db
        .selectFrom("sessions")
        .innerJoin("brands", "brands.id", "sessions.brand_id")
        .select(["brands.id", "name", "is_active", "is_administrator", "token_version"])
        .select(["started_at", "last_used_at"])
        .where("sessions.id", "=", id)
        .where("sessions.brand_id", "=", brandId)
        .executeTakeFirst();
      return row && { ...toAccount(row), startedAt: row.started_at, lastUsedAt: row.last_used_at };
    },

    async touch(id, at, expiresAt) {
      await db
        .updateTable("sessions")
        .set({ last_used_at: at, ...(expiresAt && { expires_at: expiresAt }) })
        .where("id", "=", id)
        .execute();
    },
  };
}

/** Newest use first; only those that still open something. */
export async function listSessions(
  db: Sql,
  brandId: string,
  current: Session,
  now: Date,
): Promise<BrandSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .selectAll()
    .where("brand_id", "=", brandId)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, browser, system, started_at, last_used_at }) => ({
    id,
    browser,
    system,
    started_at: started_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: id === current.id,
  }));
}

export async function endSession(db: Sql, brandId: string, id: string): Promise<void> {
  const ended = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("brand_id", "=", brandId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw notFound();
}
