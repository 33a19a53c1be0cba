// Events of the payment provider: checked, kept, answered, and only then acted upon. What a crash leaves
// behind is found by the next start.
import { sql } from "kysely";
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../../database/open.ts";
import { Problem } from "../../problems.ts";
import {
  WebhookRefused,
  type PaymentEvent,
  type Payments,
} from "../../providers/payments/payments.ts";
import type { Follow } from "./follow.ts";

export type Inbox = {
  /** Resolves when the event is kept for good. Throws a Problem for one that is not the provider's. */
  receive(raw: Buffer, signature: string | undefined): Promise<void>;
  /** Acts upon everything that waits and is due. */
  apply(): Promise<void>;
  forgetOld(): Promise<void>;
  /** Begins nothing new, and waits a little for what is under way; the next start does the rest. */
  rest(): Promise<void>;
};

const GIVE_UP_AFTER = 20;
const KEEP_DAYS = 90;
const AT_ONCE = 50;
const REST_MS = 3000;

type Options = {
  db: Sql;
  payments: Payments;
  follow: Follow;
  report: (error: Error) => void;
};

export function createInbox({ db, payments, follow, report }: Options): Inbox {
  let underWay: Promise<void> | undefined;
  let isWanted = false;
  let isClosing = false;

  async function applyOne({ id, subscription_id }: Waiting): Promise<void> {
    try {
      const isOurs = await follow.one(subscription_id);
      await settle(db, id, isOurs ? "applied" : "ignored");
    } catch (error) {
      await postpone(db, id, error as Error);
    }
  }

  async function applyAll(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      for (let due = await waiting(db, payments.ledger); due.length > 0;) {
        for (const event of due) if (!isClosing) await applyOne(event);
        due = isClosing ? [] : await waiting(db, payments.ledger);
      }
    }
  }

  /** One at a time; who comes while it runs is served by one more round. */
  async function apply(): Promise<void> {
    isWanted = true;
    underWay ??= applyAll().finally(() => (underWay = undefined));
    return underWay;
  }

  return {
    async receive(raw, signature) {
      const event = await payments.readEvent(raw, signature).catch((error: unknown) => {
        throw error instanceof WebhookRefused
          ? new Problem(400, "webhook_refused", "webhookRefused")
          : error;
      });
      if (!event) return;
      await keep(db, payments.ledger, event);
      void apply().catch(report);
    },
    apply,
    async forgetOld() {
      await db
        .deleteFrom("payment_events")
        .where("status", "!=", "stored")
        .where("created_at", "<", sql<Date>`now() - ${KEEP_DAYS} * interval '1 day'`)
        .execute();
    },
    async rest() {
      isClosing = true;
      await Promise.race([underWay?.catch(() => {}), wait(REST_MS, undefined, { ref: false })]);
    },
  };
}

type Waiting = { id: string; subscription_id: string };

/** The same event again changes nothing. */
async function keep(db: Sql, provider: string, event: PaymentEvent): Promise<void> {
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

const waiting = (db: Sql, provider: string): Promise<Waiting[]> =>
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

async function settle(db: Sql, id: string, status: "applied" | "ignored"): Promise<void> {
  await db
    .updateTable("payment_events")
    .set((of) => ({ status, attempts: of("attempts", "+", 1), applied_at: sql<Date>`now()` }))
    .where("id", "=", id)
    .where("status", "=", "stored")
    .execute();
}

/** One minute, two, four … an hour. What is given up on, the nightly look at everything catches up. */
async function postpone(db: Sql, id: string, { message }: Error): Promise<void> {
  await db
    .updateTable("payment_events")
    .set((of) => ({
      attempts: of("attempts", "+", 1),
      last_error: message.slice(0, 500),
      next_try_at: sql<Date>`now() + least(power(2, least(attempts, 6)), 60) * interval '1 minute'`,
      status: sql<string>`case when attempts + 1 >= ${GIVE_UP_AFTER} then 'failed' else 'stored' end`,
    }))
    .where("id", "=", id)
    .where("status", "=", "stored")
    .execute();
}
