// How old what we say of shops is, for those who watch the process: brands by how their last refresh went.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";

export type RefreshAge = { status: string; brands: number; oldest_seconds: number | null };

export async function refreshAges(db: Sql): Promise<RefreshAge[]> {
  const { rows } = await sql<RefreshAge>`
    select coalesce(r.status, 'none') as status, count(*) as brands,
      max(extract(epoch from now() - (
        select min(coalesce(i.stock_seen_at, i.seen_at)) from product_imports i
        where i.brand_id = r.brand_id and i.gone_at is null)))::float8 as oldest_seconds
    from refreshes r where r.every_days > 0 group by 1`.execute(db);
  return rows;
}
