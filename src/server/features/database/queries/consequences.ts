// What a deletion would do elsewhere: followed along the foreign keys, counted before anything is done.
import { elementAt, getOrThrow } from "../../../../contract/get-or-throw.ts";
import { sql, type RawBuilder } from "kysely";
import type { Consequences } from "../../../../contract/database.ts";
import type { Sql } from "../../../database/sql.ts";
import { columnList } from "./keys.ts";
import { butKept, keptRows } from "./kept.ts";
import { tableRef, type Reference, type Table } from "./schema.ts";

export type Condition = RawBuilder<boolean>;

type Effects = Record<Reference["onDelete"], Map<string, Condition[]>>;

/**
 * Which rows of which tables are touched when the rows of `table` that fit go. Several ways may lead to
 * one table, and a row that is reached twice counts once. A circle is followed once around.
 */
function follow(references: Reference[], table: string, condition: Condition): Effects {
  const effects: Effects = { cascades: new Map(), clears: new Map(), blocks: new Map() };
  const visit = (parent: string, gone: Condition, path: Reference[]): void => {
    for (const reference of references.filter(({ to }) => to === parent)) {
      const touched = sql<boolean>`(${columnList(reference.columns)}) in (
        select ${columnList(reference.toColumns)} from ${tableRef(parent)} where ${gone})`;
      const known = effects[reference.onDelete];
      known.set(reference.table, [...(known.get(reference.table) ?? []), touched]);
      if (reference.onDelete === "cascades" && !path.includes(reference)) {
        visit(reference.table, touched, [...path, reference]);
      }
    }
  };
  visit(table, condition, []);
  return effects;
}

const anyOf = (conditions: Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Leaves out what goes itself: a row that is deleted too is in nobody's way, and loses no reference. */
function butNotGone(
  gone: Map<string, Condition[]>,
  name: string,
  conditions: Condition[],
): Condition {
  const goes = gone.get(name);
  return goes
    ? sql<boolean>`${anyOf(conditions)} and ${anyOf(goes)} is not true`
    : anyOf(conditions);
}

async function count(db: Sql, asked: { table: string; where: Condition }[]): Promise<number[]> {
  const counts = asked.map(
    ({ table, where }, at) =>
      sql`(select count(*) from ${tableRef(table)} where ${where}) as ${sql.id(`n_${at}`)}`,
  );
  const { rows } = await sql<Record<`n_${number}`, number>>`select ${sql.join(counts)}`.execute(db);
  return asked.map((_, at) => elementAt(rows, 0)[`n_${at}`] ?? 0);
}

export async function findConsequences(
  db: Sql,
  { references, table, condition }: { references: Reference[]; table: Table; condition: Condition },
): Promise<Consequences> {
  const { name } = table;
  const going = butKept(table, condition);
  const { cascades, clears, blocks } = follow(references, name, going);
  const gone = new Map(cascades);
  gone.set(name, [...(cascades.get(name) ?? []), going]);

  const others = [...cascades].filter(([other]) => other !== name);
  const groups = {
    goes: others.map(([other, conditions]) => ({ table: other, where: anyOf(conditions) })),
    cleared: [...clears].map(([other, conditions]) => ({
      table: other,
      where: butNotGone(gone, other, conditions),
    })),
    blocked: [...blocks].map(([other, conditions]) => ({
      table: other,
      where: butNotGone(gone, other, conditions),
    })),
  };
  const own = [
    { table: name, where: anyOf(getOrThrow(gone, name)) },
    { table: name, where: sql<boolean>`(${condition}) and (${keptRows(table)})` },
  ];
  const [rows = 0, kept = 0, ...counts] = await count(db, [
    ...own,
    ...groups.goes,
    ...groups.cleared,
    ...groups.blocked,
  ]);
  const take = (group: { table: string }[]) =>
    group
      .map((asked) => ({ table: asked.table, rows: counts.shift() ?? 0 }))
      .filter(({ rows: touched }) => touched > 0);
  return {
    rows,
    kept,
    goes: take(groups.goes),
    cleared: take(groups.cleared),
    blocked: take(groups.blocked),
  };
}
