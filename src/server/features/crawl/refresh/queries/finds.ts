// What a refresh found, kept apart until all of it was seen: only then is it known whether it may be taken over.
import { elementAt } from "../../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import { checkTurn, type Turn } from "../../queries/check-turn.ts";
import type { Counts } from "../../save/repository.ts";
import type { ToSave } from "../../save/save-batch.ts";
import { addressKey } from "../../visit/site.ts";

export type Find = Pick<ToSave, "found" | "read" | "unchanged" | "byCard" | "gone">;

/** A batch that is found once more after a crash is kept twice, and taken over once. */
export async function keepFind(db: Sql, turn: Turn, find: Find): Promise<void> {
  const addresses = find.found.map(({ product }) => addressKey(product.url));
  await db.transaction().execute(async (tx) => {
    await checkTurn(tx, turn);
    await sql`
      insert into refresh_finds (job_id, addresses, batch)
      values (${turn.id}, ${addresses}::text[], ${JSON.stringify(find)}::jsonb)`.execute(tx);
  });
}

export async function findsOf(db: Sql, job: string): Promise<Find[]> {
  const { rows } = await sql<{ batch: Find }>`
    select batch from refresh_finds where job_id = ${job} order by id`.execute(db);
  return rows.map(({ batch }) => batch);
}

export async function forgetFinds(db: Sql, job: string): Promise<void> {
  await sql`delete from refresh_finds where job_id = ${job}`.execute(db);
}

export async function countFinds(db: Sql, job: string, brandId: string): Promise<Counts> {
  const { rows } = await sql<{ updated: number; unchanged: number }>`
    select (select count(distinct address) from refresh_finds, unnest(addresses) as address
        where job_id = ${job}) as updated,
      (select count(*) from product_imports where brand_id = ${brandId} and missed_on is null and page in (
        select jsonb_array_elements_text(batch -> 'unchanged') from refresh_finds
        where job_id = ${job})) as unchanged`.execute(db);
  return { saved: 0, differing: 0, deleted_earlier: 0, ...elementAt(rows, 0) };
}

export async function foundAmong(db: Sql, job: string, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select distinct address from refresh_finds, unnest(addresses) as address
    where job_id = ${job} and address = any(${keys}::text[])`.execute(db);
  return new Set(rows.map(({ address }) => address));
}
