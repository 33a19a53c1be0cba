// Subscriptions, customers and wishes to buy in the database, all of one provider.
import { elementAt } from "../../../contract/get-or-throw.ts";
import { sql, type Selectable } from "kysely";
import { randomUUID } from "node:crypto";
import type { Sql } from "../../database/sql.ts";
import type { CheckoutTable, SubscriptionTable } from "../../database/tables/payments.ts";
import type { PaidSubscription } from "../../providers/payments/payments.ts";

export type SubscriptionRow = Selectable<SubscriptionTable>;
export type CheckoutRow = Selectable<CheckoutTable>;
export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

export function createSubscriptionRepository(db: Sql, ledger: string) {
  const openCheckout = (brandId: string) =>
    db
      .selectFrom("checkouts")
      .selectAll()
      .where("brand_id", "=", brandId)
      .where("provider", "=", ledger)
      .where("closed_at", "is", null)
      .executeTakeFirst();

  const customerOf = async (brandId: string) => {
    const row = await db
      .selectFrom("payment_customers")
      .select("customer_id")
      .where("brand_id", "=", brandId)
      .where("provider", "=", ledger)
      .executeTakeFirst();
    return row?.customer_id;
  };

  return {
    /** Newest first. */
    ofBrand: (brandId: string): Promise<SubscriptionRow[]> =>
      db
        .selectFrom("subscriptions")
        .selectAll()
        .where("brand_id", "=", brandId)
        .where("provider", "=", ledger)
        .orderBy("created_at", "desc")
        .execute(),

    brand: (id: string) =>
      db
        .selectFrom("brands")
        .select(["id", "name", "email"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),

    customerOf,

    /** Two clicks may both have made one; the first that was written counts. */
    async keepCustomer(brand_id: string, customer_id: string): Promise<string> {
      await db
        .insertInto("payment_customers")
        .values({ brand_id, customer_id, provider: ledger })
        .onConflict((of) => of.doNothing())
        .execute();
      return (await customerOf(brand_id)) ?? customer_id;
    },

    /** The brand's open wish, or a new one. */
    async wish(brand_id: string, price_id: string): Promise<CheckoutRow> {
      await db
        .insertInto("checkouts")
        .values({ id: randomUUID(), brand_id, provider: ledger, price_id })
        .onConflict((of) => of.doNothing())
        .execute();
      // Closed by another click in this very moment: then that click's next one is found.
      return (await openCheckout(brand_id)) ?? this.wish(brand_id, price_id);
    },

    async keepSession(id: string, session_id: string): Promise<void> {
      await db.updateTable("checkouts").set({ session_id }).where("id", "=", id).execute();
    },

    async closeWish(id: string): Promise<void> {
      await db
        .updateTable("checkouts")
        .set({ closed_at: sql<Date>`now()` })
        .where("id", "=", id)
        .where("closed_at", "is", null)
        .execute();
    },

    /** Taken before the provider is asked. */
    async beginLook(): Promise<number> {
      const { rows } = await sql<{ look: number }>`select nextval('payment_looks') as look`.execute(
        db,
      );
      return elementAt(rows, 0).look;
    },

    /** False for a subscription that belongs to no brand of ours. */
    async save(found: PaidSubscription, look: number): Promise<boolean> {
      const brandId = await brandOf(db, ledger, found);
      if (!brandId) return false;
      const state = { ...columnsOf(found), look, updated_at: new Date() };
      await db
        .insertInto("subscriptions")
        .values({ id: found.id, brand_id: brandId, provider: ledger, ...state })
        .onConflict((of) =>
          of.column("id").doUpdateSet(state).where("subscriptions.look", "<", look),
        )
        .execute();
      return true;
    },
  };
}

const columnsOf = (found: PaidSubscription) => ({
  customer_id: found.customerId,
  status: found.status,
  cancel_at_period_end: found.isCanceling,
  cancel_at: found.cancelAt,
  canceled_at: found.canceledAt,
  current_period_end: found.periodEnd,
  // A period begins when it was paid for the last time.
  last_renewal_date: found.periodStart,
});

/** Our own note of the customer first; what is written on the subscription only where there is none. */
async function brandOf(db: Sql, ledger: string, found: PaidSubscription) {
  const row = await db
    .selectFrom("brands")
    .leftJoin("payment_customers", (join) =>
      join
        .onRef("payment_customers.brand_id", "=", "brands.id")
        .on("payment_customers.provider", "=", ledger),
    )
    .select("brands.id")
    .where((of) =>
      of.or([
        of("payment_customers.customer_id", "=", found.customerId),
        ...(found.brandId === null ? [] : [of("brands.id", "=", found.brandId)]),
      ]),
    )
    .orderBy(sql`payment_customers.customer_id = ${found.customerId}`, (of) =>
      of.desc().nullsLast(),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
