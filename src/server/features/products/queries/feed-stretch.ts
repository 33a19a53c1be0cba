// A stretch of the feed's circle: which products come next, for all who are walking at this moment.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { createBatchLoader } from "../../../database/batch-loader.ts";
import type { CardKey } from "../cards.ts";
import type { FeedCursor } from "../feed.ts";

export type Placed = CardKey & { mix: number };

/** Without `wrapped`: from the cursor to the top. With it: from the cursor up to where the walk began. */
export type Stretch = { cursor: FeedCursor; wanted: number };

const WALKERS_AT_ONCE = 8;
/** Above every place on the circle. */
const TOP = 2;

export function createFeedStretch(db: Sql): (stretch: Stretch) => Promise<Placed[]> {
  return createBatchLoader((stretches) => readAll(db, stretches), WALKERS_AT_ONCE);
}

/** The place of the next public piece that can be bought, around the top if need be; undefined where all is sold out. */
export async function placeInStock(db: Sql, from: number): Promise<number | undefined> {
  const { rows } = await sql<{ mix: number | null }>`
    select coalesce(
      (select mix from products where listed and not sold_out and mix >= ${from}::float8
        order by mix, id limit 1),
      (select mix from products where listed and not sold_out order by mix, id limit 1)
    ) as mix`.execute(db);
  return rows[0]?.mix ?? undefined;
}

/** One index scan for each walker, all in one statement: parsing and planning are done once. */
async function readAll(db: Sql, stretches: Stretch[]): Promise<Placed[][]> {
  const cursors = stretches.map(({ cursor }) => cursor);
  const most = Math.max(...stretches.map(({ wanted }) => wanted));
  const { rows } = await sql<Placed & { walker: number }>`
    select walker, id, mix, revision
    from unnest(
      ${cursors.map(({ mix }) => mix)}::float8[],
      ${cursors.map(({ id }) => id)}::text[],
      ${cursors.map(({ wrapped, start }) => (wrapped ? start : TOP))}::float8[]
    ) with ordinality as walk (after_mix, after_id, until, walker)
    cross join lateral (
      select id, mix, revision from products
      where listed and (mix, id) > (after_mix, after_id) and mix < until
      order by mix, id limit ${most}
    ) as found
    order by walker, mix, id`.execute(db);
  const found: Placed[][] = stretches.map(() => []);
  for (const { walker, ...placed } of rows) elementAt(found, walker - 1).push(placed);
  return found.map((placed, n) => placed.slice(0, elementAt(stretches, n).wanted));
}
