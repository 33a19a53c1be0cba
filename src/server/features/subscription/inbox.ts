// Events of the payment provider: checked, kept, answered, and only then acted upon. What a crash leaves
// behind is found by the next start.
import { setTimeout as wait } from "node:timers/promises";
import { KEPT_DAYS } from "../../../contract/processing.ts";
import type { Sql } from "../../database/sql.ts";
import { Problem } from "../../problems.ts";
import { WebhookRefused, type Payments } from "../../providers/payments/payments.ts";
import type { Follow } from "./follow.ts";
import {
  findWaiting,
  forgetEvents,
  keepEvent,
  postponeEvent,
  settleEvent,
  type WaitingEvent,
} from "./queries/payment-events.ts";

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

  async function applyOne({ id, subscription_id }: WaitingEvent): Promise<void> {
    try {
      const isOurs = await follow.one(subscription_id);
      await settleEvent(db, id, isOurs ? "applied" : "ignored");
    } catch (error) {
      await postponeEvent(db, id, error as Error, GIVE_UP_AFTER);
    }
  }

  async function applyAll(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      for (let due = await findWaiting(db, payments.ledger); due.length > 0;) {
        for (const event of due) if (!isClosing) await applyOne(event);
        due = isClosing ? [] : await findWaiting(db, payments.ledger);
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
      await keepEvent(db, payments.ledger, event);
      void apply().catch(report);
    },
    apply,
    async forgetOld() {
      await forgetEvents(db, KEPT_DAYS.paymentEvent);
    },
    async rest() {
      isClosing = true;
      await Promise.race([underWay?.catch(() => {}), wait(REST_MS, undefined, { ref: false })]);
    },
  };
}
