// What a column gives, takes when a row is made, and takes when it is changed.
import type { ColumnType } from "kysely";

export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
export type LaterMoment = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
export type Computed<T> = ColumnType<T, never, never>;
export type Json<T> = ColumnType<T, string | null, string | null>;
