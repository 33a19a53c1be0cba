// Reads of what everybody may see go to a read replica, as long as it answers and keeps up. Otherwise they go
// to the primary until it is back.
import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import type { Sql } from "./sql.ts";
import type { ReplicaWatch } from "./replica-watch.ts";
import type { Tables } from "./tables.ts";

export type Reads = {
  /** For single questions: the replica, or the primary where that cannot answer. Takes no transactions. */
  reads: Sql;
  /**
   * For questions whose answers have to fit together, such as the catalogue's version and what is remembered
   * under it: all of them go to the replica or, where one fails there, all of them once more to the primary.
   */
  fromOne: FromOne;
};
export type FromOne = <Result>(work: (db: Sql) => Promise<Result>) => Promise<Result>;

/** The replica could not answer; the primary can. */
class NoAnswer extends Error {}

/** Values that are none, and questions that take too long: asked again, they would burden the primary too. */
const NO_BETTER_ELSEWHERE = /^(22...|57014)$/;

/** Broken off to keep up with the primary, or about a table that has not reached it yet. */
const NOT_YET = /^(40|42)...$/;

export function readsOf(primary: Sql, replica: Sql, watch: ReplicaWatch): Reads {
  const askReplica: Ask = async (text, values) => {
    try {
      return await replica.executeQuery(CompiledQuery.raw(text, values));
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (NO_BETTER_ELSEWHERE.test(code)) throw error;
      if (!NOT_YET.test(code)) watch.leaveOut((error as Error).message);
      throw new NoAnswer("The replica has no answer.", { cause: error });
    }
  };
  const either = async <Result>(
    ofReplica: () => Promise<Result>,
    ofPrimary: () => Promise<Result>,
  ): Promise<Result> => {
    if (!watch.isIn()) return ofPrimary();
    try {
      return await ofReplica();
    } catch (error) {
      if (error instanceof NoAnswer) return ofPrimary();
      throw error;
    }
  };
  const replicaAlone = asksOf(askReplica);
  return {
    reads: asksOf((text, values) =>
      either(
        () => askReplica(text, values),
        () => primary.executeQuery(CompiledQuery.raw(text, values)),
      ),
    ),
    fromOne: (work) =>
      either(
        () => work(replicaAlone),
        () => work(primary),
      ),
  };
}

type Ask = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * The query builder on anything that answers single questions. Each may be answered by another connection, so there
 * are no transactions.
 */
function asksOf(ask: Ask): Sql {
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
