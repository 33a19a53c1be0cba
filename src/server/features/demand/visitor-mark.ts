/** A visitor as a mark that is good for one day: nobody can tell tomorrow that it was the same one. */
import { createHmac, randomBytes } from "node:crypto";
import { TIME_ZONE_DEFAULT } from "../../../contract/analytics.ts";
import type { DemandRepository } from "./repository.ts";

export type Visitor = { address: string; userAgent: string };

const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE_DEFAULT });
export const dayOf = (moment: Date): string => DAY.format(moment);

/** The Monday on or before a day. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

const MINUTE_MS = 60_000;

/** The day and its Monday; told anew with each minute, since telling it costs as much as answering a call. */
export function createWhen(now: () => Date): () => { day: string; week: string } {
  let told = { minute: NaN, day: "", week: "" };
  return () => {
    const moment = now();
    const minute = Math.floor(moment.getTime() / MINUTE_MS);
    if (minute !== told.minute) {
      const day = dayOf(moment);
      told = { minute, day, week: weekOf(day) };
    }
    return { day: told.day, week: told.week };
  };
}

export const weeksBefore = (week: string, count: number): string => {
  const date = new Date(`${week}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 7 * count);
  return date.toISOString().slice(0, 10);
};

/** The salt is made by whoever comes first on a day, and shared by all processes. */
export function createMarks(repository: Pick<DemandRepository, "saltOf">) {
  let kept: { day: string; salt: string } | undefined;
  return async (day: string, { address, userAgent }: Visitor): Promise<string> => {
    if (kept?.day !== day)
      kept = { day, salt: await repository.saltOf(day, randomBytes(32).toString("hex")) };
    return createHmac("sha256", kept.salt)
      .update(`${address}\n${userAgent}`)
      .digest("hex")
      .slice(0, 32);
  };
}
