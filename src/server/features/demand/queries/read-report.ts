/** A brand's demand report. Whatever has fewer than five people behind it is left out here, before it can go anywhere. */
import { sql } from "kysely";
import {
  type DemandReport,
  type DemandWeeks,
  SMALLEST_GROUP,
} from "../../../../contract/demand.ts";
import type { Sql } from "../../../database/sql.ts";
import { bandUntil } from "../bands.ts";
import { readAsked } from "./asked.ts";
import { readPrices } from "./prices.ts";
import { weeksBefore } from "../visitor-mark.ts";

/** Shoppers who wait for a sold-out piece; whoever keeps them hands them over. */
export type WaitingShoppers = (brandId: string) => Promise<DemandReport["waiting"]>;

const MOST_ROWS = 12;
const MOST_LOST = 8;
const enough = (people: number): number | null => (people >= SMALLEST_GROUP ? people : null);

export const createReadReport =
  (db: Sql, waitingFor?: WaitingShoppers) =>
  async (brandId: string, weeks: DemandWeeks, thisWeek: string): Promise<DemandReport> => {
    const from = weeksBefore(thisWeek, weeks - 1);
    const waiting = (await waitingFor?.(brandId)) ?? [];
    return {
      from,
      until: lastDayOf(thisWeek),
      asked: await readAsked(db, brandId, {
        from,
        before: weeksBefore(from, weeks),
        most: MOST_ROWS,
      }),
      left: await readLeft(db, brandId, from),
      lost: await readLost(db, brandId, from),
      bands: await readBands(db, brandId, from),
      waiting: waiting.filter(({ people }) => people >= SMALLEST_GROUP).slice(0, MOST_ROWS),
      prices: await readPrices(db, brandId),
      beside: await readBeside(db, brandId, from),
    };
  };

function lastDayOf(week: string): string {
  const date = new Date(`${week}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 6);
  return date.toISOString().slice(0, 10);
}

async function readLeft(db: Sql, brandId: string, from: string): Promise<DemandReport["left"]> {
  const { rows } = await sql<Omit<DemandReport["left"][number], "sizes"> & { followed: number }>`
    select p.id as product_id, p.title, p.title_ar, p.price_paid::float8 as price,
      (sum(c.visitors) filter (where c.kind = 'seen')
        - coalesce(sum(c.visitors) filter (where c.kind = 'followed'), 0))::int as people,
      coalesce(sum(c.visitors) filter (where c.kind = 'followed'), 0)::int as followed
    from products p
    join demand_counts c on c.subject = p.id and c.kind in ('seen', 'followed')
    where p.brand_id = ${brandId} and c.week >= ${from}
    group by p.id
    having sum(c.visitors) filter (where c.kind = 'seen')
      - coalesce(sum(c.visitors) filter (where c.kind = 'followed'), 0) >= ${SMALLEST_GROUP}
    order by people desc, p.id limit ${MOST_ROWS}`.execute(db);
  const sizes = await readSizes(
    db,
    rows.map(({ product_id }) => product_id),
    from,
  );
  return rows.map((row) => ({
    ...row,
    followed: enough(row.followed),
    sizes: sizes
      .filter(({ product_id }) => product_id === row.product_id)
      .map(({ size, people }) => ({ size, people })),
  }));
}

/** Sizes that were chosen and not followed to the shop. */
async function readSizes(db: Sql, ids: string[], from: string) {
  const { rows } = await sql<{ product_id: string; size: string; people: number }>`
    select split_part(subject, '#', 1) as product_id,
      substr(subject, length(split_part(subject, '#', 1)) + 2) as size,
      (coalesce(sum(visitors) filter (where kind = 'sized'), 0)
        - coalesce(sum(visitors) filter (where kind = 'sizedFollowed'), 0))::int as people
    from demand_counts
    where kind in ('sized', 'sizedFollowed') and week >= ${from}
      and split_part(subject, '#', 1) = any(${ids}::text[])
    group by subject order by people desc, size`.execute(db);
  return rows.filter(({ people }) => people >= SMALLEST_GROUP);
}

type Lost = DemandReport["lost"][number];

async function readLost(db: Sql, brandId: string, from: string): Promise<Lost[]> {
  const { rows } = await sql<Omit<Lost, "sizes"> & Lost["sizes"][number]>`
    select p.id as product_id, p.title, p.title_ar, substr(c.subject, length(p.id) + 2) as size,
      sum(c.visitors)::int as people
    from products p
    join demand_counts c on c.kind = 'lost' and split_part(c.subject, '#', 1) = p.id
    where p.brand_id = ${brandId} and c.week >= ${from}
    group by p.id, c.subject having sum(c.visitors) >= ${SMALLEST_GROUP}
    order by people desc, p.id, size limit 60`.execute(db);
  const pieces = new Map<string, Lost>();
  for (const { size, people, ...named } of rows) {
    const piece = pieces.get(named.product_id) ?? { ...named, sizes: [] };
    piece.sizes.push({ size, people });
    pieces.set(named.product_id, piece);
  }
  return [...pieces.values()].slice(0, MOST_LOST);
}

async function readBands(db: Sql, brandId: string, from: string): Promise<DemandReport["bands"]> {
  const { rows } = await sql<{ band: number; seen: number; followed: number }>`
    select split_part(subject, '#', 2)::int as band,
      coalesce(sum(visitors) filter (where kind = 'bandSeen'), 0)::int as seen,
      coalesce(sum(visitors) filter (where kind = 'bandFollowed'), 0)::int as followed
    from demand_counts
    where kind in ('bandSeen', 'bandFollowed') and split_part(subject, '#', 1) = ${brandId}
      and week >= ${from}
    group by 1 order by 1`.execute(db);
  return rows
    .map(({ band, seen, followed }) => ({
      from: band,
      to: bandUntil(band),
      people: seen - followed,
      followed: enough(followed),
    }))
    .filter(({ people }) => people >= SMALLEST_GROUP);
}

async function readBeside(db: Sql, brandId: string, from: string): Promise<DemandReport["beside"]> {
  const { rows } = await sql<{ category: string; people: number }>`
    select split_part(subject, '#', 2) as category, sum(visitors)::int as people
    from demand_counts
    where kind = 'beside' and split_part(subject, '#', 1) = ${brandId} and week >= ${from}
    group by 1 having sum(visitors) >= ${SMALLEST_GROUP}
    order by people desc, category limit 8`.execute(db);
  return rows;
}
