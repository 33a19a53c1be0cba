/** Marks of the day and the numbers that stay. */
import { sql } from "kysely";
import type { Sql } from "../../database/open.ts";

export type Counted = { kind: string; subject: string };
export type DemandRepository = ReturnType<typeof createDemandRepository>;

export const createDemandRepository = (db: Sql) => ({
  /** The day's salt; the first one to come brings it. */
  async saltOf(day: string, offered: string): Promise<string> {
    await sql`insert into demand_salts (day, salt) values (${day}, ${offered})
      on conflict do nothing`.execute(db);
    const { rows } = await sql<{ salt: string }>`
      select salt from demand_salts where day = ${day}`.execute(db);
    return rows[0]!.salt;
  },

  /** Counts a visitor once a day for each subject; answers the new sums of those that were counted. */
  async count(
    when: { day: string; week: string },
    mark: string,
    subjects: Counted[],
  ): Promise<(Counted & { visitors: number })[]> {
    if (subjects.length === 0) return [];
    const { rows } = await sql<Counted & { visitors: number }>`
      with named as (
        select distinct kind, subject
        from json_to_recordset(${JSON.stringify(subjects)}::json) as given (kind text, subject text)
      ), added as (
        insert into demand_marks (day, kind, subject, mark)
        select ${when.day}::date, kind, subject, ${mark} from named
        on conflict do nothing returning kind, subject
      )
      insert into demand_counts as counts (week, kind, subject, visitors)
      select ${when.week}::date, kind, subject, 1 from added order by kind, subject
      on conflict (week, kind, subject) do update set visitors = counts.visitors + 1
      returning kind, subject, visitors`.execute(db);
    return rows;
  },

  async brandsOf(productIds: string[]): Promise<string[]> {
    if (productIds.length === 0) return [];
    const { rows } = await sql<{ brand_id: string }>`
      select distinct brand_id from products where id = any(${productIds}::text[])`.execute(db);
    return rows.map(({ brand_id }) => brand_id);
  },

  async keepWords(week: string, meaning: string, words: string): Promise<void> {
    await sql`insert into demand_words (week, meaning, words)
      values (${week}, ${meaning}, ${words}) on conflict do nothing`.execute(db);
  },

  async pieceOf(productId: string) {
    const { rows } = await sql<{
      brand_id: string;
      category: string | null;
      price: number;
      sold_out: boolean;
      out: string[];
    }>`
      select brand_id, category, price_paid::float8 as price, sold_out,
        coalesce((select array_agg(size) from (
          select size from variants v where v.product_id = p.id and size is not null
          group by size having not bool_or(in_stock)) gone), '{}') as out
      from products p where id = ${productId} and listed`.execute(db);
    return rows[0];
  },

  /** What else this visitor has seen today. */
  async seenToday(day: string, mark: string) {
    const { rows } = await sql<{ brand_id: string; category: string }>`
      select distinct p.brand_id, p.category from demand_marks m
      join products p on p.id = m.subject
      where m.day = ${day} and m.mark = ${mark} and m.kind = 'seen' and p.category is not null
      limit 40`.execute(db);
    return rows;
  },

  /** Who it was is forgotten with the day, numbers after a year and a month. */
  async forget(today: string, oldestWeek: string): Promise<void> {
    await sql`delete from demand_marks where day < ${today}`.execute(db);
    await sql`delete from demand_salts where day < ${today}`.execute(db);
    await sql`delete from demand_counts where week < ${oldestWeek}`.execute(db);
    await sql`delete from demand_words where week < ${oldestWeek}`.execute(db);
  },
});
