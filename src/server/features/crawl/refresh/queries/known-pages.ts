// The pages of a shop in the database: which pieces are known from them, when they were opened, which are wanted.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";

export type KnownPiece = {
  product_id: string;
  page: string;
  address: string;
  mark: string | null;
  paid: number;
  read_at: Date;
  opened_at: Date | null;
  is_missed: boolean;
  is_gone: boolean;
  is_wanted: boolean;
};

export async function knownPieces(db: Sql, brandId: string): Promise<KnownPiece[]> {
  const { rows } = await sql<KnownPiece>`
    select i.product_id, i.page, i.address, c.mark, p.price_paid as paid, i.seen_at as read_at, c.opened_at,
      i.missed_on is not null and i.gone_at is null as is_missed,
      i.gone_at is not null as is_gone, c.wanted_at is not null as is_wanted
    from product_imports i join products p on p.id = i.product_id
    left join crawl_pages c on c.brand_id = i.brand_id and c.page = i.page
    where i.brand_id = ${brandId} order by i.seen_at, i.address`.execute(db);
  return rows;
}

/** Pages that were opened, also those that had not changed, and what was said of each of them. */
export async function markOpened(
  tx: Sql,
  brandId: string,
  at: Date,
  opened: { page: string; mark: string | null }[],
): Promise<void> {
  if (opened.length === 0) return;
  await sql`
    update crawl_pages c set opened_at = ${at}, mark = coalesce(o.mark, c.mark)
    from jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) as o (page text, mark text)
    where c.brand_id = ${brandId} and c.page = o.page`.execute(tx);
}

/** False where we know none of them. */
export async function wantPages(
  db: Sql,
  brandId: string,
  known: { shopIds: string[]; address: string | null; productId: string | null },
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update crawl_pages c set wanted_at = ${at} from product_imports i
    where i.brand_id = ${brandId} and c.brand_id = i.brand_id and c.page = i.page
      and i.gone_at is null and (i.product_id = ${known.productId} or i.address = ${known.address}
        or substring(i.shop_id from '#(.*)$') = any(${known.shopIds}::text[]))`.execute(db);
  return Number(numAffectedRows) > 0;
}

/** Those that were wanted before this reading began have been looked at. */
export async function forgetWanted(tx: Sql, brandId: string, job: string): Promise<void> {
  await sql`
    update crawl_pages set wanted_at = null where brand_id = ${brandId} and wanted_at <=
      (select started_at from refreshes where crawl_id = ${job})`.execute(tx);
}
