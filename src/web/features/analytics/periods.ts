// Which days "the last 30 days" are, by the clock of the brand's browser: today and the 29 before.
import { TIME_ZONE_DEFAULT } from "../../../contract/analytics.ts";
import type { ANALYTICS_PERIODS } from "../../../contract/limits.ts";

export type PeriodKey = (typeof ANALYTICS_PERIODS)[number];

export type Period = {
  days: number;
  /** The same number of days before the period begins. */
  before: Date;
  start: Date;
  /** The midnight after today. */
  end: Date;
};

export function periodOf(key: PeriodKey, now: Date): Period {
  const days = Number.parseInt(key, 10);
  const midnight = (offset: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
  return { days, before: midnight(1 - 2 * days), start: midnight(1 - days), end: midnight(1) };
}

export const ownTimeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || TIME_ZONE_DEFAULT;

/** 2026-11-15, as the clock on the wall says. */
export function dateOf(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
