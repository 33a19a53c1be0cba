// Events of the payment provider in the database: kept once, found while they wait, settled or put off.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import type { PaymentEvent } from "../../../providers/payments/payments.ts";

const AT_ONCE = 50;

export type WaitingEvent = { id: string; subscription_id: string };

/** The same event again changes nothing. */
export async function keepEvent(db: Sql, provider: string, event: PaymentEvent): Promise<void> {
  await db
    .insertInto("payment_events")
    .values({
      id: event.id,
      provider,
      type: event.type,
      subscription_id: event.subscriptionId,
      happened_at: event.happenedAt,
    })
    .onConflict((of) => of.doNothing())
    .execute();
}

export const findWaiting = (db: Sql, provider: string): Promise<WaitingEvent[]> =>
  db
    .selectFrom("payment_events")
    .select(["id", "subscription_id"])
    .where("provider", "=", provider)
    .where("status", "=", "stored")
    .where((of) =>
      of.or([of("next_try_at", "is", null), of("next_try_at", "<=", sql<Date>`now()`)]),
    )
    .orderBy("created_at")
    .limit(AT_ONCE)
    .execute();

export async function settleEvent(
  db: Sql,
  id: string,
  status: "applied" | "ignored",
): Promise<void> {
  await db
    .updateTable("payment_events")
    .set((of) => ({ status, attempts: of("attempts", "+", 1), applied_at: sql<Date>`now()` }))
    .where("id", "=", id)
    .where("status", "=", "stored")
    .execute();
}

/** One minute, two, four … an hour. What is given up on, the nightly look at everything catches up. */
export async function postponeEvent(
  db: Sql,
  id: string,
  { message }: Error,
  giveUpAfter: number,
): Promise<void> {
  await db
    .updateTable("payment_events")
    .set((of) => ({
      attempts: of("attempts", "+", 1),
      last_error: message.slice(0, 500),
      next_try_at: sql<Date>`now() + least(power(2, least(attempts, 6)), 60) * interval '1 minute'`,
      status: sql<string>`case when attempts + 1 >= ${giveUpAfter} then 'failed' else 'stored' end`,
    }))
    .where("id", "=", id)
    .where("status", "=", "stored")
    .execute();
}

export async function forgetEvents(db: Sql, days: number): Promise<void> {
  await db
    .deleteFrom("payment_events")
    .where("status", "!=", "stored")
    .where("created_at", "<", sql<Date>`now() - ${days} * interval '1 day'`)
    .execute();
}
