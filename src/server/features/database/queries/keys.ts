// How a row is named and in which order rows are shown: by their primary key.
import { sql, type RawBuilder } from "kysely";
import type { Table } from "./schema.ts";
import { isSecret } from "../secrets.ts";

/** Where the key itself is a secret, rows are told apart by their place in the file instead. */
const PLACE = ["ctid"];
/** Rising numbers: what came last is what one looks for. */
const RISING = new Set(["bigint", "integer"]);

export function keyOf({ name, key }: Table): string[] {
  return key.length === 0 || key.some((column) => isSecret(name, column)) ? PLACE : key;
}

export function isNewestFirst({ key, columns }: Table): boolean {
  const [only, ...others] = key;
  const type = columns.find(({ name }) => name === only)?.type;
  return only === "id" && others.length === 0 && RISING.has(type ?? "");
}

export const columnList = (columns: string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.id(column)));

/** The row's key as a text that travels to the screen and back. */
export const selectKey = (table: Table): RawBuilder<string[]> =>
  sql`array[${sql.join(keyOf(table).map((column) => sql`${sql.id(column)}::text`))}]`;

export const writeKey = (values: string[]): string => JSON.stringify(values);

/** Undefined for anything that `writeKey` did not write for this table. */
export function readKey(table: Table, key: string): string[] | undefined {
  try {
    const values: unknown = JSON.parse(key);
    const isKey =
      Array.isArray(values) &&
      values.length === keyOf(table).length &&
      values.every((value) => typeof value === "string");
    return isKey ? values : undefined;
  } catch {
    return undefined;
  }
}

/** Values are sent as text of no type: the database reads them as the columns' own. */
export const keyCompare = (table: Table, operator: "=" | "<" | ">", values: string[]) =>
  sql<boolean>`(${columnList(keyOf(table))}) ${sql.raw(operator)} (${sql.join(values)})`;

/** Errors of class 22 say that a value is none of the column's type: then there is no such row. */
export async function orNothing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith("22")) return undefined;
    throw error;
  }
}
