// Orders in the database: a brand's wish and its sealed secrets, and visits that became orders.
import { sql } from "kysely";
import type { OrderSystem } from "../../../contract/orders.ts";
import type { Sql } from "../../database/sql.ts";

export type SignalsRow = {
  brand_id: string;
  is_on: boolean;
  own_secret: string | null;
  shopify_secret: string | null;
  former_secret: string | null;
  changed_at: Date | null;
  heard_at: Date | null;
  refused_at: Date | null;
};

export async function hasBrand(db: Sql, brandId: string): Promise<boolean> {
  const found = await db.selectFrom("brands").select("id").where("id", "=", brandId).execute();
  return found.length === 1;
}

export async function findSignals(db: Sql, brandId: string): Promise<SignalsRow | undefined> {
  return db
    .selectFrom("order_signals")
    .selectAll()
    .where("brand_id", "=", brandId)
    .executeTakeFirst();
}

type Kept = Partial<Omit<SignalsRow, "brand_id">>;

export async function keepSignals(db: Sql, brandId: string, kept: Kept): Promise<void> {
  await db
    .insertInto("order_signals")
    .values({ brand_id: brandId, ...kept })
    .onConflict((of) => of.column("brand_id").doUpdateSet(kept))
    .execute();
}

/** The old one becomes the former in the same statement, so that two changes at once lose none that is shown. */
export async function changeSecret(db: Sql, brandId: string, sealed: string, at: Date) {
  await sql`
    insert into order_signals (brand_id, own_secret, changed_at) values (${brandId}, ${sealed}, ${at})
    on conflict (brand_id) do update set former_secret = order_signals.own_secret,
      own_secret = excluded.own_secret, changed_at = excluded.changed_at`.execute(db);
}

/** Written at most once a minute: whoever sends nonsense does not keep the disk busy. */
export async function noteRefusal(db: Sql, brandId: string, at: Date): Promise<void> {
  await sql`
    update order_signals set refused_at = ${at} where brand_id = ${brandId}
      and (refused_at is null or refused_at < ${at}::timestamptz - interval '1 minute')`.execute(
    db,
  );
}

export async function noteHeard(db: Sql, brandId: string, at: Date): Promise<void> {
  await sql`
    update order_signals set heard_at = ${at} where brand_id = ${brandId}
      and (heard_at is null or heard_at < ${at}::timestamptz)`.execute(db);
}

export type VisitOrder = {
  brandId: string;
  visit: string;
  productId: string;
  toldBy: OrderSystem;
  isConfirmed: boolean;
  at: Date;
};

/** Once for each visit; what the shop signs confirms what a page has told, in whichever order they come. */
export async function addVisitOrder(db: Sql, order: VisitOrder): Promise<void> {
  const { brandId, visit, productId, toldBy, isConfirmed, at } = order;
  await sql`
    insert into visit_orders (brand_id, visit, product_id, told_by, is_confirmed, created_at)
    values (${brandId}, ${visit}, ${productId}, ${toldBy}, ${isConfirmed}, ${at})
    on conflict (brand_id, visit) do update set is_confirmed = true, told_by = excluded.told_by
      where excluded.is_confirmed and not visit_orders.is_confirmed`.execute(db);
}

export async function forgetOldOrders(db: Sql, months: number, now: Date): Promise<void> {
  await sql`delete from visit_orders where created_at < ${now}::timestamptz - ${months} * interval '1 month'`.execute(
    db,
  );
}
