// Whose turn a job is. A process that takes a job raises its turn; one that was thought dead and comes back finds
// its turn gone and can write nothing.
import type { Sql } from "../../../database/sql.ts";

/** A job while this process works on it. */
export type Turn = { id: string; turn: number };

/** Somebody cancelled the job, or another process was given it. */
export class TurnIsOver extends Error {}

/** Throws TurnIsOver. Inside a transaction the job stays this process's until it is committed. */
export async function checkTurn(db: Sql, { id, turn }: Turn): Promise<void> {
  const rows = await db
    .selectFrom("crawl_jobs")
    .select("id")
    .where("id", "=", id)
    .where("turn", "=", turn)
    .where("status", "=", "running")
    .forShare()
    .execute();
  if (rows.length === 0) throw new TurnIsOver();
}
