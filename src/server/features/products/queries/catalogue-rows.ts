// Public products for what is kept of them in memory: all of them in portions, and what has changed since. Which
// columns a row has, each keeper says (`p` is the product, `b` its brand, `e` its search entry).
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { sql, type RawBuilder } from "kysely";
import type { Sql } from "../../../database/sql.ts";

/** Whatever is kept begins with the product and its place on the feed's circle. */
export type CatalogueRow = [id: string, mix: number, ...rest: unknown[]];

/** A row as JSON: so the database writes it faster, and it is read faster, than column by column. */
export type AsRow = RawBuilder<unknown>;

/** How far the changes of each writer are known. */
export type Seen = Map<number, number>;

export async function readSeen(db: Sql): Promise<Seen> {
  const rows = await db.selectFrom("catalogue_changes").select(["writer", "changes"]).execute();
  return new Map(rows.map(({ writer, changes }) => [writer, changes]));
}

/** Whether more products than that are public. */
export async function hasMore(db: Sql, most: number): Promise<boolean> {
  if (!Number.isFinite(most)) return false;
  const { rows } =
    await sql`select from products where listed order by mix, id limit 1 offset ${most}`.execute(
      db,
    );
  return rows.length > 0;
}

/** In the order of the feed's circle, after a place on it. */
export async function readRows<Row extends CatalogueRow>(
  db: Sql,
  asRow: AsRow,
  after: { mix: number; id: string },
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<{ found: Row[] | null }>`
    select json_agg(${asRow} order by p.mix, p.id) as found
    from (
      select * from products where listed and (mix, id) > (${after.mix}::float8, ${after.id})
      order by mix, id limit ${limit}
    ) as p
    join brands b on b.id = p.brand_id
    left join search_entries e on e.product_id = p.id`.execute(db);
  return rows[0]?.found ?? [];
}

export type Missed<Row> = {
  seen: Seen;
  /** What was touched, and where it lay before; null where it cannot be named. */
  touched: [id: string, mix: number][] | null;
  /** Those of them that are public now. */
  rows: Row[];
};

type MissedRow<Row> = {
  counters: [number, number][] | null;
  has_gap: boolean;
  touched: [string, number][] | null;
  found: Row[] | null;
};

/** In one statement, so that all of it is of the same moment. */
export async function readMissed<Row extends CatalogueRow>(
  db: Sql,
  asRow: AsRow,
  seen: Seen,
  most: number,
): Promise<Missed<Row>> {
  const { rows } = await sql<MissedRow<Row>>`
    with counters as materialized (
      select c.writer, c.changes, coalesce(k.known, 0) as known
      from catalogue_changes c
      left join unnest(${[...seen.keys()]}::int[], ${[...seen.values()]}::bigint[])
        as k (writer, known) on k.writer = c.writer
    ), missed as materialized (
      select l.ids, l.mixes from counters c
      join catalogue_log l on l.writer = c.writer and l.change > c.known and l.change <= c.changes
    ), touched as materialized (
      select distinct one.id, one.mix from missed, unnest(missed.ids, missed.mixes) as one (id, mix)
      limit ${most + 1}
    )
    select
      (select json_agg(json_build_array(writer, changes)) from counters) as counters,
      (select count(*) from missed where ids is not null)
        <> (select coalesce(sum(changes - known), 0) from counters) as has_gap,
      (select json_agg(json_build_array(id, mix)) from touched) as touched,
      (select json_agg(${asRow}) from products p
        join brands b on b.id = p.brand_id
        left join search_entries e on e.product_id = p.id
        where p.listed and p.id in (select id from touched)
          and (select count(*) from touched) <= ${most}) as found`.execute(db);
  const { counters, has_gap, touched, found } = elementAt(rows, 0);
  const isTooMuch = has_gap || (touched?.length ?? 0) > most;
  return {
    seen: new Map(counters ?? []),
    touched: isTooMuch ? null : (touched ?? []),
    rows: found ?? [],
  };
}
