/** A brand's demand report. Whatever has fewer than five people behind it is left out here, before it can go anywhere. */
import { sql } from "kysely";
import { elementAt } from "../../../../contract/get-or-throw.ts";
import {
  type DemandReport,
  type DemandWeeks,
  SMALLEST_GROUP,
} from "../../../../contract/demand.ts";
import type { Sql } from "../../../database/sql.ts";
import { bandUntil } from "../bands.ts";
import { labelOf } from "../meaning.ts";
import { readAsked } from "./asked.ts";
import { CELLS, inWeeks, IS_SHOWN, SUM, weeksUntil, type Celled, type Weeks } from "./in-weeks.ts";
import { readPrices, type SimilarOfOthers } from "./prices.ts";
import { weeksBefore } from "../visitor-mark.ts";

/** Shoppers who wait for a sold-out piece; whoever keeps them hands them over. */
export type WaitingShoppers = (brandId: string) => Promise<DemandReport["waiting"]>;

export type ReportSources = { waitingFor: WaitingShoppers; similarOfOthers: SimilarOfOthers };

const MOST_ROWS = 12;
const MOST_LOST = 8;
const MOST_BESIDE = 8;

export const createReadReport =
  (db: Sql, { waitingFor, similarOfOthers }: ReportSources) =>
  async (brandId: string, count: DemandWeeks, thisWeek: string): Promise<DemandReport> => {
    const weeks = weeksUntil(thisWeek, count);
    const from = elementAt(weeks, 0);
    const waiting = await waitingFor(brandId);
    return {
      from,
      until: lastDayOf(thisWeek),
      weeks,
      asked: await readAsked(db, brandId, {
        weeks,
        before: weeksBefore(from, count),
        most: MOST_ROWS,
      }),
      left: await readLeft(db, brandId, weeks),
      lost: await readLost(db, brandId, weeks),
      bands: await readBands(db, brandId, weeks),
      waiting: waiting.filter(({ people }) => people >= SMALLEST_GROUP).slice(0, MOST_ROWS),
      prices: await readPrices(db, brandId, similarOfOthers),
      beside: await readBeside(db, brandId, weeks),
    };
  };

function lastDayOf(week: string): string {
  const date = new Date(`${week}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 6);
  return date.toISOString().slice(0, 10);
}

/** Of rows that have those who `followed` beside those who stayed. */
const FOLLOWED = sql<number | null>`
  (sum(followed) filter (where followed >= ${SMALLEST_GROUP}))::int`;

type Left = DemandReport["left"][number];

async function readLeft(db: Sql, brandId: string, weeks: Weeks): Promise<Left[]> {
  const { rows } = await sql<Celled<Omit<Left, "sizes">>>`
    select p.id as product_id, p.title, p.title_ar, p.price_paid::float8 as price,
      c.people, c.followed, c.cells
    from (
      select id, ${SUM} as people, ${FOLLOWED} as followed, ${CELLS} as cells
      from (
        select p.id, c.week, coalesce(sum(c.visitors) filter (where c.kind = 'followed'), 0) as followed,
          coalesce(sum(c.visitors) filter (where c.kind = 'seen'), 0)
            - coalesce(sum(c.visitors) filter (where c.kind = 'followed'), 0) as people
        from products p
        join demand_counts c on c.subject = p.id and c.kind in ('seen', 'followed')
        where p.brand_id = ${brandId} and c.week >= ${weeks[0]}
        group by p.id, c.week) stayed
      group by id having bool_or(${IS_SHOWN})
      order by people desc, id limit ${MOST_ROWS}) c
    join products p using (id) order by c.people desc, p.id`.execute(db);
  const sizes = await readSizes(
    db,
    rows.map(({ product_id }) => product_id),
    weeks,
  );
  return rows.map((row) => ({
    ...inWeeks(row, weeks),
    sizes: sizes
      .filter(({ product_id }) => product_id === row.product_id)
      .map(({ product_id: _, ...size }) => size),
  }));
}

type Sized = Left["sizes"][number] & { product_id: string };

/** Sizes that were chosen and not followed to the shop. */
async function readSizes(db: Sql, ids: string[], weeks: Weeks): Promise<Sized[]> {
  const { rows } = await sql<Celled<Sized>>`
    select split_part(subject, '#', 1) as product_id,
      substr(subject, length(split_part(subject, '#', 1)) + 2) as size,
      ${SUM} as people, ${CELLS} as cells
    from (
      select subject, week,
        coalesce(sum(visitors) filter (where kind = 'sized'), 0)
          - coalesce(sum(visitors) filter (where kind = 'sizedFollowed'), 0) as people
      from demand_counts
      where kind in ('sized', 'sizedFollowed') and week >= ${weeks[0]}
        and split_part(subject, '#', 1) = any(${ids}::text[])
      group by subject, week) stayed
    group by subject having bool_or(${IS_SHOWN}) order by people desc, size`.execute(db);
  return rows.map((row) => inWeeks(row, weeks));
}

type Lost = DemandReport["lost"][number];

async function readLost(db: Sql, brandId: string, weeks: Weeks): Promise<Lost[]> {
  const { rows } = await sql<Celled<Omit<Lost, "sizes"> & Lost["sizes"][number]>>`
    select id as product_id, title, title_ar, size, ${SUM} as people, ${CELLS} as cells
    from (
      select p.id, p.title, p.title_ar, substr(c.subject, length(p.id) + 2) as size, c.week,
        c.visitors as people
      from products p
      join demand_counts c on c.kind = 'lost' and split_part(c.subject, '#', 1) = p.id
      where p.brand_id = ${brandId} and c.week >= ${weeks[0]}) lost
    group by id, title, title_ar, size having bool_or(${IS_SHOWN})
    order by people desc, id, size limit 60`.execute(db);
  const pieces = new Map<string, Lost>();
  for (const row of rows) {
    const { product_id, title, title_ar, ...size } = inWeeks(row, weeks);
    const piece = pieces.get(product_id) ?? { product_id, title, title_ar, sizes: [] };
    piece.sizes.push(size);
    pieces.set(product_id, piece);
  }
  return [...pieces.values()].slice(0, MOST_LOST);
}

type Band = DemandReport["bands"][number];

async function readBands(db: Sql, brandId: string, weeks: Weeks): Promise<Band[]> {
  const { rows } = await sql<Celled<Omit<Band, "to">>>`
    select band as "from", ${SUM} as people, ${FOLLOWED} as followed, ${CELLS} as cells
    from (
      select split_part(subject, '#', 2)::int as band, week,
        coalesce(sum(visitors) filter (where kind = 'bandFollowed'), 0) as followed,
        coalesce(sum(visitors) filter (where kind = 'bandSeen'), 0)
          - coalesce(sum(visitors) filter (where kind = 'bandFollowed'), 0) as people
      from demand_counts
      where kind in ('bandSeen', 'bandFollowed') and split_part(subject, '#', 1) = ${brandId}
        and week >= ${weeks[0]}
      group by 1, 2) stayed
    group by band having bool_or(${IS_SHOWN}) order by band`.execute(db);
  return rows.map((row) => ({ ...inWeeks(row, weeks), to: bandUntil(row.from) }));
}

type Beside = DemandReport["beside"][number];

/** Where enough people looked at a kind in one colour, its colours stand for it: beside the kind's own figure they would tell the rest. */
async function readBeside(db: Sql, brandId: string, weeks: Weeks): Promise<Beside[]> {
  const { rows } = await sql<Celled<Omit<Beside, "label"> & { meaning: string }>>`
    select meaning, ${SUM} as people, ${CELLS} as cells
    from (
      select substr(subject, length(${brandId}::text) + 2) as meaning, week, visitors as people
      from demand_counts
      where kind = 'with' and split_part(subject, '#', 1) = ${brandId} and week >= ${weeks[0]}
    ) beside
    group by meaning having bool_or(${IS_SHOWN}) order by people desc, meaning`.execute(db);
  const inColour = new Set(
    rows.flatMap(({ meaning }) => (meaning.includes("|") ? meaning.split("|").slice(1) : [])),
  );
  return rows
    .filter(({ meaning }) => !inColour.has(meaning))
    .slice(0, MOST_BESIDE)
    .map(({ meaning, ...row }) => ({ ...inWeeks(row, weeks), label: labelOf(meaning) }));
}
