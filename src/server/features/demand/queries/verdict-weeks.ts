/** How often picks of the stylist were called good, or not this, week by week. */
import { sql } from "kysely";
import type { Verdict, VerdictWeek } from "../../../../contract/verdicts.ts";
import type { Sql } from "../../../database/sql.ts";

/** Under which kind a verdict is counted. */
export const VERDICT_KINDS: Record<Verdict, string> = { good: "pickGood", not_this: "pickNotThis" };

/** From a Monday on; the newest week first. */
export const createVerdictWeeks =
  (db: Sql) =>
  async (from: string): Promise<VerdictWeek[]> => {
    const { rows } = await sql<VerdictWeek>`
      select to_char(week, 'YYYY-MM-DD') as week,
        coalesce(sum(visitors) filter (where kind = ${VERDICT_KINDS.good}), 0)::int as good,
        coalesce(sum(visitors) filter (where kind = ${VERDICT_KINDS.not_this}), 0)::int as not_this
      from demand_counts
      where kind in (${VERDICT_KINDS.good}, ${VERDICT_KINDS.not_this}) and week >= ${from}::date
      group by demand_counts.week order by demand_counts.week desc`.execute(db);
    return rows;
  };
