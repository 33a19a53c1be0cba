// A period that somebody asks about.
import type { Period } from "../../contract/analytics.ts";
import { PERIOD_MAX_DAYS } from "../../contract/limits.ts";
import { invalid } from "../problems.ts";

export type Between = { start: Date; end: Date };

const DAY_MS = 86_400_000;

export function readPeriod({ start_date, end_date }: Period): Between {
  const start = new Date(start_date);
  const end = new Date(end_date);
  const length = end.getTime() - start.getTime();
  if (!(length > 0 && length <= PERIOD_MAX_DAYS * DAY_MS)) {
    throw invalid("periodInvalid", { field: "end_date" });
  }
  return { start, end };
}
