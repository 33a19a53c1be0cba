// What this screen cannot delete. The database refuses it as well (012-audit.sql).
import { sql, type RawBuilder } from "kysely";
import type { TableDetail } from "../../../../contract/database.ts";
import { Problem } from "../../../problems.ts";
import type { Table } from "./schema.ts";

const AUDIT = "audit";
/** The error the database raises when it keeps a row. */
const KEPT = "RBKEP";
const FOREIGN_KEY_VIOLATION = "23503";

/** Rows of a table that stay, also when all others go. */
export const keptRows = ({ name }: Table): RawBuilder<boolean> =>
  name === "brands" ? sql<boolean>`is_administrator` : sql<boolean>`false`;

/** Of the rows that fit, those that may go. */
export const butKept = (table: Table, condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`(${condition}) and not (${keptRows(table)})`;

/** Without an id of its own a row cannot be named, so it cannot be deleted by name. */
export function readOnly({ name, key }: Table): TableDetail["read_only"] {
  if (name === AUDIT) return "kept";
  return key.length === 1 && key[0] === "id" ? null : "no_id";
}

export function checkDeletable(table: Table): void {
  const reason = readOnly(table);
  if (reason === "kept") throw new Problem(403, "kept", "auditKept");
  if (reason === "no_id") throw new Problem(403, "read_only", "tableReadOnly");
}

export const administratorKept = () => new Problem(403, "kept", "administratorKept");

/** A refusal of the database as a sentence. */
export function asRefusal(error: unknown): unknown {
  const { code, table } = error as { code?: string; table?: string };
  if (code === KEPT) return new Problem(403, "kept", table === AUDIT ? "auditKept" : "rowKept");
  if (code === FOREIGN_KEY_VIOLATION) {
    return new Problem(409, "in_use", "rowInUse", { values: { table: table ?? "" } });
  }
  return error;
}
