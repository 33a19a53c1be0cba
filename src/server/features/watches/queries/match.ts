// Who is to be told of what, found for everybody in a few statements. A watch and its notice change together, and
// a row that another worker has in hand is left to it: nobody is told twice, and nobody is forgotten.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { withLongStatementTimeout } from "../../../database/statement-timeout.ts";

/** A variant in the size and colour that are waited for. */
export const isWanted = sql<boolean>`((w.size = '' or v.size = w.size)
  and (w.color = '' or lower(v.color) = w.color))`;

/** To be had now, in the size and colour that are wanted. */
export const isThere = sql<boolean>`(p.listed and not p.sold_out
  and ((w.size = '' and w.color = '') or exists (
    select from variants v where v.product_id = p.id and ${isWanted} and v.in_stock)))`;

/** As it is told to who waits. */
const WHICH = sql<string>`concat_ws(', ', nullif(w.size, ''), nullif(w.color, ''))`;

/** Of one brand, or of all. */
export async function matchWatches(db: Sql, now: Date, brandId: string | null = null) {
  const ofBrand = sql<boolean>`(${brandId}::text is null or p.brand_id = ${brandId}::text)`;
  await withLongStatementTimeout(db, async (tx) => {
    await matchCheaper(tx, now, ofBrand);
  });
  await withLongStatementTimeout(db, async (tx) => {
    await matchBack(tx, now, ofBrand);
  });
}

type Condition = ReturnType<typeof sql<boolean>>;

async function matchCheaper(tx: Sql, now: Date, ofBrand: Condition): Promise<void> {
  await sql`
    with due as (
      select w.id, w.watcher_id, w.product_id, ${WHICH} as size, w.base, p.price_paid
      from watches w join products p on p.id = w.product_id
      where w.kind = 'cheaper' and w.confirmed_at is not null and ${ofBrand} and ${isThere}
        and p.currency = w.currency and p.price_paid < w.base
      for update of w skip locked),
    told as (
      insert into watch_notices
        (watch_id, watcher_id, product_id, kind, size, before, price, mark, created_at)
      select id, watcher_id, product_id, 'cheaper', size, base, price_paid,
        'cheaper ' || price_paid, ${now}::timestamptz from due
      on conflict (watch_id, mark) do nothing)
    update watches set base = due.price_paid from due where watches.id = due.id`.execute(tx);
}

async function matchBack(tx: Sql, now: Date, ofBrand: Condition): Promise<void> {
  await sql`
    with due as (
      select w.id from watches w join products p on p.id = w.product_id
      where w.kind = 'back' and not w.is_out and ${ofBrand} and not ${isThere}
      for update of w skip locked)
    update watches set is_out = true, outs = outs + 1 from due where watches.id = due.id`.execute(
    tx,
  );
  await sql`
    with due as (
      select w.id, w.watcher_id, w.product_id, ${WHICH} as size, w.base, w.outs, p.price_paid
      from watches w join products p on p.id = w.product_id
      where w.kind = 'back' and w.is_out and w.confirmed_at is not null and ${ofBrand}
        and ${isThere}
      for update of w skip locked),
    told as (
      insert into watch_notices
        (watch_id, watcher_id, product_id, kind, size, before, price, mark, created_at)
      select id, watcher_id, product_id, 'back', size, base, price_paid, 'back ' || outs,
        ${now}::timestamptz from due
      on conflict (watch_id, mark) do nothing)
    update watches set is_out = false from due where watches.id = due.id`.execute(tx);
}
