// A number that rises with every change of the catalogue, also when another process makes it, and what
// may be remembered while it stands still.
import { setTimeout as sleep } from "node:timers/promises";
import { deleteOldest } from "../../../contract/delete-oldest.ts";
import type { Sql } from "../../database/sql.ts";
import { createBatchLoader } from "../../database/batch-loader.ts";
import { readVersion } from "./queries/read-version.ts";

/** A replica has versions of its own: it may not have heard of the newest change yet. */
export type CatalogueVersion = (db: Sql) => Promise<Edition>;

/** What an answer is judged by: the database it was found in, and how that stood. */
export type Edition = { of: Sql; version: number };

const CALLERS_AT_ONCE = 1000;
/** In company: each statement costs the process more than the calls it is shared by cost waiting. */
const rest = () => sleep(1);

export function createCatalogueVersion(): CatalogueVersion {
  const readers = new WeakMap<Sql, (caller: null) => Promise<number>>();
  const readerOf = (db: Sql) => {
    const reader =
      readers.get(db) ??
      createBatchLoader((callers) => readVersions(db, callers), CALLERS_AT_ONCE, { rest });
    readers.set(db, reader);
    return reader;
  };
  return async (db) => ({ of: db, version: await readerOf(db)(null) });
}

const readVersions = async (db: Sql, callers: null[]): Promise<number[]> => {
  const version = await readVersion(db);
  return callers.map(() => version);
};

/**
 * Answers that hold for one version. The version has to be read before the answer is looked for: an
 * answer newer than its version is thrown away too early, one older than its version would be a lie.
 * So is one of a replica under the version of its primary: both have to come from the same database.
 */
export function createMemory<Answer>(most: number) {
  const kept = new Map<string, Edition & { answer: Promise<Answer> }>();
  return (edition: Edition, question: string, find: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(question);
    if (known && known.of === edition.of && known.version >= edition.version) return known.answer;
    const answer = find();
    kept.delete(question);
    kept.set(question, { ...edition, answer });
    if (kept.size > most) deleteOldest(kept);
    // A failure must not be remembered.
    answer.catch(() => {
      if (kept.get(question)?.answer === answer) kept.delete(question);
    });
    return answer;
  };
}
