/** Marks of the day and the numbers that stay. */
import { elementAt } from "../../../contract/get-or-throw.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { createBatchLoader } from "../../database/batch-loader.ts";
import type { Sql } from "../../database/sql.ts";

export type Counted = { kind: string; subject: string };
export type Counting = { day: string; week: string; mark: string; subjects: Counted[] };

/** Shoppers who come in one moment are counted by one statement: it stands beside every visit to a shop. */
const COUNTED_AT_ONCE = 500;
/** Nobody waits for being counted. */
const rest = () => sleep(100);

export type DemandRepository = ReturnType<typeof createDemandRepository>;

export const createDemandRepository = (db: Sql) => ({
  /** The day's salt; the first one to come brings it. */
  async saltOf(day: string, offered: string): Promise<string> {
    await sql`insert into demand_salts (day, salt) values (${day}, ${offered})
      on conflict do nothing`.execute(db);
    const { rows } = await sql<{ salt: string }>`
      select salt from demand_salts where day = ${day}`.execute(db);
    return elementAt(rows, 0).salt;
  },

  /** Counts a visitor once a day for each subject; answers the new sums of those that were counted. */
  count: createBatchLoader((asked: Counting[]) => countAll(db, asked), COUNTED_AT_ONCE, {
    rest,
  }),

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

  pieceOf: createBatchLoader((ids: string[]) => piecesOf(db, ids), COUNTED_AT_ONCE, {
    rest,
  }),

  /** What else this visitor has seen today. */
  async seenToday(day: string, mark: string) {
    const { rows } = await sql<{ brand_id: string; category: string; terms: string[] }>`
      select distinct p.brand_id, p.category, coalesce(e.terms, '{}') as terms from demand_marks m
      join products p on p.id = m.subject
      left join search_entries e on e.product_id = p.id
      where m.day = ${day} and m.mark = ${mark} and m.kind = 'seen' and p.category is not null
      limit 40`.execute(db);
    return rows;
  },

  /** The sizes of a piece that this visitor has chosen today, as they are counted. */
  sizesToday: createBatchLoader((asked: Chosen[]) => sizesOf(db, asked), COUNTED_AT_ONCE, {
    rest,
  }),

  async hasFollowed(day: string, mark: string, productId: string): Promise<boolean> {
    const { rows } = await sql`
      select from demand_marks where day = ${day} and mark = ${mark} and kind = 'followed'
        and subject = ${productId}`.execute(db);
    return rows.length > 0;
  },

  /** Who it was is forgotten with the day, numbers after a year and a month. */
  async forget(today: string, oldestWeek: string): Promise<void> {
    await sql`delete from demand_marks where day < ${today}`.execute(db);
    await sql`delete from demand_salts where day < ${today}`.execute(db);
    await sql`delete from demand_counts where week < ${oldestWeek}`.execute(db);
    await sql`delete from demand_words where week < ${oldestWeek}`.execute(db);
  },
});

/** A visitor and a piece, on a day. */
export type Chosen = { day: string; mark: string; productId: string };

const SIZES_EACH = 40;

async function sizesOf(db: Sql, asked: Chosen[]): Promise<string[][]> {
  const { rows } = await sql<{ mark: string; subject: string }>`
    select distinct m.mark, m.subject
    from json_to_recordset(${JSON.stringify(asked)}::json) as given (day date, mark text, "productId" text)
    join demand_marks m on m.day = given.day and m.mark = given.mark and m.kind = 'sized'
      and split_part(m.subject, '#', 1) = given."productId"`.execute(db);
  // A mark is salted by its day, so that it names both.
  const chosen = new Map(
    asked.map(({ mark, productId }) => [`${mark} ${productId}`, [] as string[]]),
  );
  for (const { mark, subject } of rows) {
    const sizes = chosen.get(`${mark} ${subject.split("#", 1)[0]}`);
    if (sizes && sizes.length < SIZES_EACH) sizes.push(subject);
  }
  return asked.map(({ mark, productId }) => chosen.get(`${mark} ${productId}`) ?? []);
}

type Sum = Counted & { visitors: number };

async function countAll(db: Sql, asked: Counting[]): Promise<Sum[][]> {
  const given = asked.flatMap(({ day, week, mark, subjects }) =>
    subjects.map((subject) => ({ day, week, mark, ...subject })),
  );
  if (given.length === 0) return asked.map(() => []);
  const { rows } = await sql<Sum & { mark: string }>`
    with named as (
      select distinct day, week, mark, kind, subject
      from json_to_recordset(${JSON.stringify(given)}::json)
        as given (day date, week date, mark text, kind text, subject text)
    ), added as (
      insert into demand_marks (day, kind, subject, mark)
      select day, kind, subject, mark from named order by day, kind, subject, mark
      on conflict do nothing returning day, kind, subject, mark
    ), fresh as (
      select named.* from named join added using (day, kind, subject, mark)
    ), summed as (
      insert into demand_counts as counts (week, kind, subject, visitors)
      select week, kind, subject, count(*) from fresh
      group by week, kind, subject order by week, kind, subject
      on conflict (week, kind, subject) do update set visitors = counts.visitors + excluded.visitors
      returning week, kind, subject, visitors
    )
    select mark, kind, subject, visitors from fresh join summed using (week, kind, subject)`.execute(
    db,
  );
  // A mark is salted by its day, so that it names both.
  const keyOf = (mark: string, { kind, subject }: Counted) => `${mark} ${kind} ${subject}`;
  const sums = new Map(rows.map((row) => [keyOf(row.mark, row), row]));
  return asked.map(({ mark, subjects }) =>
    subjects.flatMap((subject) => sums.get(keyOf(mark, subject)) ?? []),
  );
}

export type CountedPiece = {
  id: string;
  brand_id: string;
  category: string | null;
  /** What it is, in the words of the vocabulary. */
  terms: string[];
  price: number;
  sold_out: boolean;
  /** Sizes that are sold out. */
  out: string[];
};

async function piecesOf(db: Sql, ids: string[]): Promise<(CountedPiece | undefined)[]> {
  const { rows } = await sql<CountedPiece>`
    select id, brand_id, category, price_paid::float8 as price, sold_out,
      coalesce((select terms from search_entries e where e.product_id = p.id), '{}') as terms,
      coalesce((select array_agg(size) from (
        select size from variants v where v.product_id = p.id and size is not null
        group by size having not bool_or(in_stock)) gone), '{}') as out
    from products p where id = any(${ids}::text[]) and listed`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}
