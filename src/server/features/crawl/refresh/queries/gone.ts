// Pieces that a shop does not have any more: missed on two different days they are hidden; back again, shown.
import { elementAt } from "../../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";

export type Missing = {
  brandId: string;
  site: string;
  job: string;
  at: Date;
  /** The day in Cairo. */
  day: string;
  /** Where only some pages were read: those that are not there. All others that were not met otherwise. */
  pages: string[] | null;
};

const missed = ({ brandId, site, job, pages }: Missing) => sql`
  i.brand_id = ${brandId} and i.site = ${site} and i.seen_by <> ${job}
  and (${pages}::text[] is null or i.page = any(${pages ?? []}::text[]))`;

export async function countMissing(db: Sql, missing: Missing, seen: string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from product_imports i
    where ${missed(missing)} and i.gone_at is null and not (i.product_id = any(${seen}::text[]))`.execute(
    db,
  );
  return elementAt(rows, 0).n;
}

/** After the take-over, when what was seen bears the job's name. Answers how many went and came back. */
export async function followGone(
  tx: Sql,
  missing: Missing,
): Promise<{ gone: string[]; back: number }> {
  const { brandId, job, at, day } = missing;
  const { rows: gone } = await sql<{ product_id: string }>`
    update product_imports i set gone_at = ${at}
    where ${missed(missing)} and i.missed_on < ${day}::date and i.gone_at is null
    returning i.product_id`.execute(tx);
  await sql`
    update product_imports i set missed_on = ${day}::date
    where ${missed(missing)} and i.missed_on is null`.execute(tx);
  const ids = gone.map(({ product_id }) => product_id);
  const { rows: hidden } = await sql<{ id: string; title: string }>`
    update products set hidden = true, updated_at = now()
    where id = any(${ids}::text[]) and not hidden
    returning id, title`.execute(tx);
  await sql`
    update product_imports set hidden_as_gone = true
    where product_id = any(${hidden.map(({ id }) => id)}::text[])`.execute(tx);
  const { rows: back } = await sql<{ id: string }>`
    update products set hidden = false, updated_at = now() from product_imports i
    where i.product_id = products.id and i.brand_id = ${brandId} and i.seen_by = ${job}
      and i.hidden_as_gone returning products.id`.execute(tx);
  await sql`
    update product_imports set missed_on = null, gone_at = null, hidden_as_gone = false
    where brand_id = ${brandId} and seen_by = ${job} and missed_on is not null`.execute(tx);
  return { gone: hidden.map(({ title }) => title), back: back.length };
}
