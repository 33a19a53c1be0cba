// Refreshes in the database: who is due, how the last one went, and what is gone from a shop.
import { sql } from "kysely";
import type { RefreshChanges } from "../../../../contract/refresh.ts";
import type { Sql } from "../../../database/sql.ts";
import type { StoredSentence } from "../stored-event.ts";
import type { Stop } from "./judge.ts";
import type { Lists, RefreshPlan } from "./plan.ts";

export type RefreshRow = {
  brand_id: string;
  every_days: number;
  next_at: Date;
  crawl_id: string | null;
  started_at: Date | null;
  finished_at: Date | null;
  status: "running" | "done" | "failed" | "stopped" | null;
  problem: StoredSentence | null;
  changes: RefreshChanges | null;
  stop: Stop | null;
  lists: Lists | null;
};

/** Early: brought forward for pieces of which something was just sold. */
export type DueRefresh = RefreshRow & { is_early: boolean };

/** Every brand that something was imported for has a place in the schedule. */
export async function brandsWithout(db: Sql): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from brands where exists (select from product_imports i where i.brand_id = brands.id)
      and not exists (select from refreshes r where r.brand_id = brands.id)`.execute(db);
  return rows.map(({ id }) => id);
}

export async function addRefresh(db: Sql, brandId: string, nextAt: Date): Promise<void> {
  await sql`
    insert into refreshes (brand_id, next_at) values (${brandId}, ${nextAt})
    on conflict (brand_id) do nothing`.execute(db);
}

export async function findRefresh(db: Sql, brandId: string): Promise<RefreshRow | undefined> {
  const { rows } = await sql<RefreshRow>`
    select * from refreshes where brand_id = ${brandId}`.execute(db);
  return rows[0];
}

export async function dueRefreshes(db: Sql, now: Date): Promise<DueRefresh[]> {
  const { rows } = await sql<DueRefresh>`
    select r.*, e.brand_id is not null as is_early from refreshes r join brands b on b.id = r.brand_id
    left join early_refreshes e on e.brand_id = r.brand_id and e.next_at = r.next_at
    where r.next_at <= ${now} and r.every_days > 0 and b.is_active and b.website <> ''
    order by r.next_at, r.brand_id`.execute(db);
  return rows;
}

/** False when another process was quicker. */
export async function postpone(db: Sql, row: RefreshRow, nextAt: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update refreshes set next_at = ${nextAt}
    where brand_id = ${row.brand_id} and next_at = ${row.next_at}`.execute(db);
  return Number(numAffectedRows) === 1;
}

export async function chooseDays(db: Sql, brandId: string, days: number, next: Date) {
  await sql`
    insert into refreshes (brand_id, every_days, next_at) values (${brandId}, ${days}, ${next})
    on conflict (brand_id) do update set every_days = excluded.every_days,
      next_at = excluded.next_at`.execute(db);
}

export async function markStarted(db: Sql, brandId: string, job: string, at: Date, next: Date) {
  await sql`
    insert into refreshes (brand_id, next_at, crawl_id, started_at, status)
    values (${brandId}, ${next}, ${job}, ${at}, 'running')
    on conflict (brand_id) do update set crawl_id = excluded.crawl_id,
      started_at = excluded.started_at, finished_at = null, status = 'running', problem = null`.execute(
    db,
  );
}

type Ended = {
  status: "done" | "failed" | "stopped";
  at: Date;
  problem?: StoredSentence;
  changes?: RefreshChanges;
  stop?: Stop | null;
  lists?: Lists | undefined;
};

export async function markEnded(db: Sql, job: string, ended: Ended): Promise<void> {
  const { status, at, problem = null, changes = null, stop, lists = null } = ended;
  await sql`
    update refreshes set status = ${status}, finished_at = ${at},
      problem = ${problem && JSON.stringify(problem)}::jsonb,
      changes = coalesce(${changes && JSON.stringify(changes)}::jsonb, changes),
      lists = coalesce(${lists && JSON.stringify(lists)}::jsonb, lists),
      stop = case when ${stop === undefined}::boolean then stop
        else ${stop ? JSON.stringify(stop) : null}::jsonb end
    where crawl_id = ${job}`.execute(db);
}

export async function clearStop(db: Sql, brandId: string, next: Date | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update refreshes set stop = null, next_at = coalesce(${next}::timestamptz, next_at)
    where brand_id = ${brandId} and stop is not null`.execute(db);
  return Number(numAffectedRows) === 1;
}

/** What was last imported by this brand's readers, and the way they took. */
export async function lastImport(db: Sql, brandId: string) {
  return db
    .selectFrom("crawl_jobs")
    .selectAll()
    .where("brand_id", "=", brandId)
    .where("is_product", "=", false)
    .where("is_refresh", "=", false)
    .where("status", "=", "done")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Targets of what is read or waits to be read now. */
export async function unfinishedTargets(db: Sql): Promise<string[]> {
  const rows = await db
    .selectFrom("crawl_jobs")
    .select("target")
    .where("status", "in", ["queued", "running"])
    .execute();
  return rows.map(({ target }) => target);
}

/**
 * A minute after the last reading at the earliest, and a second more for each piece that the shop has, up to a quarter
 * of an hour: small shops are short reading. Never for a brand that does not want its shop read.
 * True where it is due now.
 */
export async function bringForward(db: Sql, brandId: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ next_at: Date }>`
    with early as (
      select brand_id, greatest(${at}::timestamptz, started_at + least(interval '15 minutes',
        interval '1 minute' + interval '1 second' * (
          select count(*) from product_imports i where i.brand_id = refreshes.brand_id))) as next_at
      from refreshes where brand_id = ${brandId} and every_days > 0
    ), moved as (
      update refreshes r set next_at = early.next_at from early
      where r.brand_id = early.brand_id and r.next_at > early.next_at
      returning r.brand_id, r.next_at
    ), noted as (
      insert into early_refreshes (brand_id, next_at) select brand_id, next_at from moved
      on conflict (brand_id) do update set next_at = excluded.next_at
    )
    select next_at from moved`.execute(db);
  return rows.some(({ next_at }) => next_at <= at);
}

export async function overview(db: Sql) {
  const { rows } = await sql<
    Pick<
      RefreshRow,
      "brand_id" | "every_days" | "status" | "problem" | "stop" | "finished_at" | "next_at"
    > & {
      name: string;
      pieces: number;
      oldest_reading: Date | null;
    }
  >`
    select r.brand_id, b.name, r.every_days, r.status, r.problem, r.stop, r.finished_at, r.next_at,
      (select count(*) from product_imports i where i.brand_id = r.brand_id) as pieces,
      (select min(coalesce(i.stock_seen_at, i.seen_at)) from product_imports i
        where i.brand_id = r.brand_id and i.gone_at is null) as oldest_reading
    from refreshes r join brands b on b.id = r.brand_id
    order by oldest_reading nulls last, b.name`.execute(db);
  return rows;
}

/** A crawl that reads again what is known. */
export async function addJob(
  tx: Sql,
  {
    id,
    brandId,
    target,
    plan,
  }: { id: string; brandId: string; target: string; plan: RefreshPlan | null },
): Promise<void> {
  await tx
    .insertInto("crawl_jobs")
    .values({
      id,
      brand_id: brandId,
      crawler: "adaptive",
      platform: null,
      target,
      is_refresh: true,
      plan: plan && JSON.stringify(plan),
    })
    .execute();
}
