// What crawls remember of products and pages.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { FieldEvidence, ImportField } from "../../../../contract/imports.ts";
import type { Sql } from "../../../database/sql.ts";
import type { ColorPicture } from "../found-product.ts";
import type { Remembered } from "../shops/shop.ts";
import type { Validators } from "../visit/visited.ts";
import type { Values } from "./merge.ts";

export type Outcome = "saved" | "updated" | "unchanged";

export type ImportRow = {
  product_id: string;
  shop_id: string | null;
  address: string;
  page: string;
  imported: Values;
  differences: Values;
  evidence: FieldEvidence[];
  color_pictures: ColorPicture[] | null;
  outcome: Outcome;
};

type Of = { brandId: string; job: string; site: string; at?: Date };

/** The moment of the reading, where it is not simply now. */
const seenAt = ({ at }: Of) => sql`coalesce(${at ?? null}::timestamptz, now())`;

/** Within one crawl a product that was saved stays saved, also when its page is read once more. */
export async function writeImports(tx: Sql, of: Of, rows: ImportRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into product_imports (product_id, brand_id, shop_id, address, site, page,
      imported, differences, evidence, color_pictures, seen_by, outcome, seen_at)
    select product_id, ${of.brandId}, shop_id, address, ${of.site}, page,
      imported, differences, evidence, color_pictures, ${of.job}, outcome, ${seenAt(of)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as seen (
      product_id text, shop_id text, address text, page text, imported jsonb, differences jsonb,
      evidence jsonb, color_pictures jsonb, outcome text)
    -- Deleted by its brand since it was written.
    where exists (select from products where id = seen.product_id)
    on conflict (product_id) do update set
      shop_id = coalesce(excluded.shop_id, product_imports.shop_id),
      address = excluded.address, site = excluded.site, page = excluded.page,
      imported = excluded.imported, differences = excluded.differences,
      evidence = excluded.evidence,
      color_pictures = coalesce(excluded.color_pictures, product_imports.color_pictures),
      outcome = case
        when product_imports.seen_by = excluded.seen_by and
          (product_imports.outcome = 'saved' or excluded.outcome = 'unchanged')
        then product_imports.outcome else excluded.outcome end,
      seen_by = excluded.seen_by, seen_at = excluded.seen_at, stock_seen_at = null`.execute(tx);
}

/**
 * The page is as it was: so are its products, but for those that it did not name any more then. Of those whose
 * card alone was seen, the stock is as old as before.
 */
export async function markSeen(
  tx: Sql,
  of: Of,
  pages: string[],
  byCard: string[] = [],
): Promise<void> {
  if (pages.length === 0) return;
  await sql`
    update product_imports set seen_by = ${of.job}, outcome = 'unchanged', seen_at = ${seenAt(of)},
      stock_seen_at = case when page = any(${byCard}::text[]) then coalesce(stock_seen_at, seen_at) end
    where brand_id = ${of.brandId} and page = any(${pages}::text[]) and seen_by <> ${of.job}
      and missed_on is null`.execute(tx);
}

export async function rememberPages(
  tx: Sql,
  brandId: string,
  pages: { page: string; validators: Validators | null; products: number; mark?: string }[],
): Promise<void> {
  if (pages.length === 0) return;
  const rows = pages.map(({ page, validators, products, mark = null }) => ({
    page,
    products,
    mark,
    ...validators,
  }));
  await sql`
    insert into crawl_pages (brand_id, page, etag, last_modified, products, mark)
    select distinct on (page) ${brandId}, page, etag, last_modified, products, mark
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as read (
      page text, etag text, last_modified text, products int, mark text)
    on conflict (brand_id, page) do update set mark = excluded.mark,
      etag = excluded.etag, last_modified = excluded.last_modified,
      products = excluded.products`.execute(tx);
}

/** Null when some of what came from the page is not here any more: then it is read anew. */
export async function rememberedPage(
  db: Sql,
  brandId: string,
  page: string,
): Promise<Remembered | null> {
  const { rows } = await sql<Remembered & { here: number }>`
    select etag, last_modified, products, mark, (
      select count(*) from product_imports i
      where i.brand_id = ${brandId} and i.page = crawl_pages.page) as here
    from crawl_pages where brand_id = ${brandId} and page = ${page}`.execute(db);
  const [row] = rows;
  if (!row || row.products === 0 || row.here < row.products) return null;
  return row.etag || row.last_modified ? row : null;
}

export type Counts = Record<Outcome, number> & { differing: number; deleted_earlier: number };

/** Counted from what is there, so that a restart in between cannot make it wrong. */
export async function countSeen(db: Sql, job: string, brandId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where outcome = 'saved') as saved,
      count(*) filter (where outcome = 'updated') as updated,
      count(*) filter (where outcome = 'unchanged') as unchanged,
      count(*) filter (where differences <> '{}') as differing,
      (select count(*) from import_deletions
        where brand_id = ${brandId} and seen_by = ${job}) as deleted_earlier
    from product_imports where brand_id = ${brandId} and seen_by = ${job}`.execute(db);
  return elementAt(rows, 0);
}

export type Deleted = { address: string; shop_id: string | null };

/** Those among them that the brand deleted; they are marked as found again. */
export async function findDeleted(
  db: Sql,
  { brandId, job }: Pick<Of, "brandId" | "job">,
  sought: Deleted[],
): Promise<Deleted[]> {
  if (sought.length === 0) return [];
  const { rows } = await sql<Deleted>`
    update import_deletions set seen_by = ${job}
    where brand_id = ${brandId} and (address = any(${sought.map(({ address }) => address)}::text[])
      or shop_id = any(${sought.flatMap(({ shop_id }) => shop_id ?? [])}::text[]))
    returning address, shop_id`.execute(db);
  return rows;
}

export async function forgetDeletions(db: Sql, brandId: string): Promise<void> {
  await sql`delete from import_deletions where brand_id = ${brandId}`.execute(db);
}

export async function evidenceOf(db: Sql, brandId: string, productId: string) {
  return db
    .selectFrom("product_imports")
    .select(["page", "seen_at", "evidence"])
    .where("brand_id", "=", brandId)
    .where("product_id", "=", productId)
    .executeTakeFirst();
}

/** Imported from this shop before, and not seen in it by this crawl. */
export async function countGone(db: Sql, { brandId, job, site }: Of): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from product_imports
    where brand_id = ${brandId} and site = ${site} and seen_by <> ${job}`.execute(db);
  return elementAt(rows, 0).n;
}

/** Those among the addresses of which this crawl has saved no product. */
export async function missingAmong(db: Sql, job: string, brandId: string, keys: string[]) {
  const { rows } = await sql<{ address: string }>`
    select address from product_imports
    where brand_id = ${brandId} and seen_by = ${job} and address = any(${keys}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ address }) => address));
}

export type DifferenceRow = {
  product_id: string;
  imported: Values;
  differences: Values;
  seen_at: Date;
};

export async function differingImports(
  db: Sql,
  brandId: string,
  productId?: string,
): Promise<DifferenceRow[]> {
  const { rows } = await sql<DifferenceRow>`
    select product_id, imported, differences, seen_at from product_imports
    where brand_id = ${brandId} and differences <> '{}'
      and (${productId ?? null}::text is null or product_id = ${productId ?? null})
    order by seen_at desc, product_id limit 1000`.execute(db);
  return rows;
}

/** The fields are settled: what the shop says now is what both know of. */
export async function settleImport(
  tx: Sql,
  productId: string,
  fields: ImportField[],
  values: Values,
): Promise<void> {
  await sql`
    update product_imports set
      imported = imported || ${JSON.stringify(values)}::jsonb,
      differences = differences - ${fields}::text[]
    where product_id = ${productId}`.execute(tx);
}
