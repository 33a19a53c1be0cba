// The query builder on anything that answers single questions.
import { Kysely, PostgresDialect } from "kysely";
import type { Sql } from "./sql.ts";
import type { Tables } from "./tables.ts";

export type Ask = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** Each question may be answered by another connection, so there are no transactions. */
export function asksOf(ask: Ask): Sql {
  const asker = {
    query(text: string, values: readonly unknown[]) {
      if (/^(begin|start transaction)/.test(text)) throw new Error("Here are no transactions.");
      return ask(text, [...values]);
    },
    release() {},
  };
  const pool = { connect: async () => asker, end: async () => {}, options: {} };
  return new Kysely<Tables>({
    // Fewer verbs than a real connection has; the builder uses these alone.
    dialect: new PostgresDialect({ pool: pool as never }),
  });
}
