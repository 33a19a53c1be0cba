/**
 * What a report says of weeks. A week is a cell: what has fewer than five people in it stays in the database, and a
 * sum is one of shown cells. Were the others in the sum, the shown ones taken from it would tell them.
 */
import { sql } from "kysely";
import { SMALLEST_GROUP } from "../../../../contract/demand.ts";
import { weeksBefore } from "../visitor-mark.ts";

/** Mondays, oldest first. */
export type Weeks = readonly string[];
/** People by the Monday of their week, as the database hands them over. */
export type Celled<Row> = Omit<Row, "weeks"> & { cells: Record<string, number> };

export const weeksUntil = (thisWeek: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => weeksBefore(thisWeek, count - 1 - at));

/** Of rows that have a `week` and its `people`. */
export const IS_SHOWN = sql<boolean>`people >= ${SMALLEST_GROUP}`;
export const SUM = sql<number>`(sum(people) filter (where ${IS_SHOWN}))::int`;
export const CELLS = sql<Record<string, number>>`
  jsonb_object_agg(to_char(week, 'YYYY-MM-DD'), people) filter (where ${IS_SHOWN})`;

/** A row with its weeks in their order. */
export function inWeeks<Row extends { cells: Record<string, number> }>(
  { cells, ...row }: Row,
  weeks: Weeks,
) {
  return { ...row, weeks: weeks.map((week) => cells[week] ?? null) };
}
