// What can happen to a subscription of the sandbox.
import { randomBytes } from "node:crypto";
import type { PaidSubscription } from "./payments.ts";
import type { SandboxSubscription } from "./sandbox-books.ts";

export type SandboxAct = "cancel" | "resume" | "expire" | "decline" | "pay";

const PERIOD_MS = 30 * 24 * 3600 * 1000;

export const newId = (kind: string) => `sandbox_${kind}_${randomBytes(16).toString("base64url")}`;

export const newSubscription = (
  { brandId, customerId }: { brandId: string; customerId: string },
  at: number,
): SandboxSubscription => ({
  id: newId("sub"),
  brandId,
  customerId,
  status: "active",
  isCanceling: false,
  canceledAt: null,
  periodStart: at,
  periodEnd: at + PERIOD_MS,
});

export const ACTS: Record<
  SandboxAct,
  (kept: SandboxSubscription, at: number) => SandboxSubscription
> = {
  cancel: (kept, at) => ({ ...kept, isCanceling: true, canceledAt: at }),
  resume: (kept) => ({ ...kept, isCanceling: false, canceledAt: null }),
  expire: (kept, at) => ({
    ...kept,
    status: "canceled",
    canceledAt: kept.canceledAt ?? at,
    periodEnd: at,
  }),
  decline: (kept) => ({ ...kept, status: "past_due" }),
  pay: (kept) => ({ ...kept, status: "active" }),
};

/** What the passing of time has made of it: renewed, or ended. */
export function lapse(kept: SandboxSubscription, at: number): SandboxSubscription {
  if (kept.status === "canceled" || kept.periodEnd > at) return kept;
  if (kept.isCanceling) return { ...kept, status: "canceled" };
  const periods = Math.floor((at - kept.periodStart) / PERIOD_MS);
  const periodStart = kept.periodStart + periods * PERIOD_MS;
  return { ...kept, periodStart, periodEnd: periodStart + PERIOD_MS };
}

export const asSubscription = (kept: SandboxSubscription): PaidSubscription => ({
  id: kept.id,
  customerId: kept.customerId,
  brandId: kept.brandId,
  status: kept.status,
  isCanceling: kept.isCanceling,
  cancelAt: kept.isCanceling ? new Date(kept.periodEnd) : null,
  canceledAt: kept.canceledAt === null ? null : new Date(kept.canceledAt),
  periodStart: new Date(kept.periodStart),
  periodEnd: new Date(kept.periodEnd),
});
