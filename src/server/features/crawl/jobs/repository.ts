// Crawls in the database: the job, what it told, and taking a turn at it.
import { sql } from "kysely";
import { CRAWLS_SHOWN } from "../../../../contract/limits.ts";
import type { Sql } from "../../../database/sql.ts";
import type { CrawlRow } from "../../../database/tables/crawl.ts";
import { TurnIsOver, type Turn } from "../queries/check-turn.ts";
import type { StoredEvent } from "../stored-event.ts";

export const isUnfinished = ({ status }: Pick<CrawlRow, "status">): boolean =>
  status === "queued" || status === "running";

export async function findCrawl(db: Sql, brandId: string, id: string) {
  return db
    .selectFrom("crawl_jobs")
    .selectAll()
    .where("id", "=", id)
    .where("brand_id", "=", brandId)
    .executeTakeFirst();
}

export async function recentCrawls(db: Sql, brandId: string): Promise<CrawlRow[]> {
  return db
    .selectFrom("crawl_jobs")
    .selectAll()
    .where("brand_id", "=", brandId)
    .where("is_refresh", "=", false)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(CRAWLS_SHOWN)
    .execute();
}

/**
 * Undefined when there is nothing left to do. Every start counts until the crawl gets on: a process that it
 * takes down says nothing more.
 */
export async function takeTurn(db: Sql, id: string): Promise<CrawlRow | undefined> {
  return db
    .updateTable("crawl_jobs")
    .set((of) => ({
      turn: of("turn", "+", 1),
      starts: of("starts", "+", 1),
      status: "running",
    }))
    .where("id", "=", id)
    .where("status", "in", ["queued", "running"])
    .returningAll()
    .executeTakeFirst();
}

export type CrawlProgress = {
  told: StoredEvent[];
  cursor?: unknown;
  plan?: unknown;
  productUrl?: string;
  ending?: { status: "done" | "failed"; totals: object | null };
};

/** What was told, and where the crawl stands now, in one statement: a reader sees both or neither. */
export async function writeStep(db: Sql, { id, turn }: Turn, step: CrawlProgress): Promise<void> {
  const { told, cursor, plan, productUrl, ending } = step;
  const { rows } = await sql<{ id: string }>`
    with job as (
      update crawl_jobs set
        last_seq = last_seq + ${told.length}::int,
        cursor = coalesce(${json(cursor)}::jsonb, cursor),
        plan = coalesce(${json(plan)}::jsonb, plan),
        product_url = coalesce(${productUrl ?? null}::text, product_url),
        status = coalesce(${ending?.status ?? null}::text, status),
        totals = coalesce(${json(ending?.totals)}::jsonb, totals),
        starts = case when ${cursor != null || plan != null}::boolean then 1 else starts end,
        finished_at = case when ${ending !== undefined}::boolean then now() else finished_at end
      where id = ${id} and turn = ${turn} and status = 'running'
      returning id, last_seq - ${told.length}::int as before),
    told as (
      insert into crawl_events (job_id, seq, event)
      select job.id, job.before + each.n, each.event
      from job, jsonb_array_elements(${JSON.stringify(told)}::jsonb) with ordinality as each (event, n))
    select id from job`.execute(db);
  if (rows.length === 0) throw new TurnIsOver();
}

/** The process stops in good order: this start was none that the crawl did not survive. */
export async function handBack(db: Sql, { id, turn }: Turn): Promise<void> {
  await db
    .updateTable("crawl_jobs")
    .set((of) => ({ starts: of("starts", "-", 1) }))
    .where("id", "=", id)
    .where("turn", "=", turn)
    .execute();
}

const json = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** True when it was under way. */
export async function cancel(
  db: Sql,
  brandId: string,
  id: string,
  told: StoredEvent,
): Promise<boolean> {
  const { rows } = await sql`
    with job as (
      update crawl_jobs set last_seq = last_seq + 1, status = 'cancelled', finished_at = now()
      where id = ${id} and brand_id = ${brandId} and status in ('queued', 'running')
      returning id, last_seq),
    told as (
      insert into crawl_events (job_id, seq, event)
      select id, last_seq, ${JSON.stringify(told)}::jsonb from job)
    select id from job`.execute(db);
  return rows.length > 0;
}

export type Heard = { seq: number; event: StoredEvent };

export async function statusOf(db: Sql, id: string) {
  const row = await db
    .selectFrom("crawl_jobs")
    .select(["status", "turn"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row;
}

/** What a crawl told is for those who watch it; its totals stay with the job. */
export async function sweepCrawls(db: Sql): Promise<void> {
  await sql`
    delete from crawl_events using crawl_jobs
    where crawl_jobs.id = crawl_events.job_id
      and crawl_jobs.finished_at < now() - interval '7 days'`.execute(db);
  await sql`
    delete from crawl_jobs
    where finished_at < now() - interval '1 year'`.execute(db);
  await sql`delete from crawl_pace where free_at < now() - interval '1 hour'`.execute(db);
}
