// How a cell is shown. Masks and cuts are made by the database: what is not shown never leaves it.
import { sql, type RawBuilder } from "kysely";
import type { Cell } from "../../../../contract/database.ts";
import type { Column, Table } from "./schema.ts";
import { isSecret, SECRET_IN_JSON } from "../secrets.ts";

const MASK = "••••••";

/** Types whose values JSON can say; all others travel as the text the database writes, digit for digit. */
const PLAIN = new Set([
  "boolean",
  "smallint",
  "integer",
  "real",
  "double precision",
  "timestamp with time zone",
]);

type Shown = { value: RawBuilder<unknown>; isShortened: RawBuilder<boolean> };

function cellOf(table: Table, { name, type }: Column, most: number): Shown {
  const column = sql.id(name);
  const whole = sql<boolean>`false`;
  if (isSecret(table.name, name)) {
    return {
      value: sql`case when ${column} is not null then ${MASK}::text end`,
      isShortened: whole,
    };
  }
  if (PLAIN.has(type)) return { value: column, isShortened: whole };
  const text = type.startsWith("json")
    ? sql`case when ${column}::text ~* ${SECRET_IN_JSON} then ${MASK}::text else ${column}::text end`
    : sql`${column}::text`;
  return {
    value: sql`left(${text}, ${most}::int)`,
    isShortened: sql`coalesce(length(${text}) > ${most}::int, false)`,
  };
}

/** Cells by their place, because a column may have any name. */
export const selectCells = (table: Table, most: number): RawBuilder<unknown> =>
  sql.join(
    table.columns.flatMap((column, at) => {
      const { value, isShortened } = cellOf(table, column, most);
      return [
        sql`${value} as ${sql.id(`cell_${at}`)}`,
        sql`${isShortened} as ${sql.id(`shortened_${at}`)}`,
      ];
    }),
  );

export type CellRow = Record<`cell_${number}` | `shortened_${number}`, Cell | Date>;

/** A number or a moment may also be no number or never, which JSON has no word for. */
function plainly(value: Cell | Date): Cell {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "number" && !Number.isFinite(value) ? String(value) : value;
}

export function readCells({ columns }: Table, found: CellRow) {
  return {
    row: Object.fromEntries(
      columns.map(({ name }, at) => [name, plainly(found[`cell_${at}`] ?? null)]),
    ),
    shortened: columns.filter((_, at) => found[`shortened_${at}`]).map(({ name }) => name),
  };
}
