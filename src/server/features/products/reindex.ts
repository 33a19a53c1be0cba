// Entries that are missing or were made by another model or vocabulary are made anew, in the background.
import type { Sql } from "../../database/sql.ts";
import { analyze } from "../../database/analyze.ts";
import { writeApartFromFaulty } from "../../database/apart-from-faulty.ts";
import { leaveHalf } from "../../database/leave-half.ts";
import { readSetting, writeSetting } from "../../database/settings.ts";
import { withLongStatementTimeout } from "../../database/statement-timeout.ts";
import { makeApartFromFaulty } from "./make-apart-from-faulty.ts";
import {
  countDocuments,
  endOfStretch,
  findWaiting,
  lockUnchanged,
  type Waiting,
} from "./queries/index-entries.ts";
import type { EntryMaker } from "./search-entry.ts";
import { writeEntries } from "./queries/write-entries.ts";

/** Counting words on a part of a large catalogue is as good and costs the others little. */
const COUNTED_PRODUCTS = 20_000;
/** The setting that says when. Less than a day, so that every night counts. */
const COUNTED = "words_counted";
const COUNTED_FOR_MS = 12 * 3_600_000;

/**
 * Walks through the catalogue by id. Safe to run twice and to be killed: what is done is found done, so a
 * second walk is quick. Returns how many were made.
 */
export async function reindex(db: Sql, entries: EntryMaker, signal?: AbortSignal): Promise<number> {
  let made = 0;
  let after = "";
  // What cannot be read is left for the next night; its neighbours are not.
  const skipped: string[] = [];
  for (;;) {
    const began = performance.now();
    const last = await endOfStretch(db, after);
    if (last === null) break;
    for (;;) {
      signal?.throwIfAborted();
      const waiting = await findWaiting(db, entries.madeBy, { after, last, skipped });
      // Looked at again until there are none: what changed meanwhile is made of what it is now.
      if (waiting.length === 0) break;
      const failed = await makeAnew(db, entries, waiting);
      skipped.push(...failed);
      made += waiting.length - failed.length;
    }
    after = last;
    // This runs after every start, when there are most callers.
    await leaveHalf(began, signal);
  }
  if (made > 0 || !(await areWordsCounted(db))) await countWords(db);
  return made;
}

/** Answers with the ids of those that could not be made. */
async function makeAnew(db: Sql, entries: EntryMaker, batch: Waiting[]): Promise<string[]> {
  const { fresh, failed } = await makeApartFromFaulty(entries, batch);
  const unwritten = await writeApartFromFaulty(fresh, (some) =>
    withLongStatementTimeout(db, async (tx) => {
      const unchanged = await lockUnchanged(tx, batch);
      await writeEntries(
        tx,
        some.filter(({ product_id }) => unchanged.has(product_id)),
      );
    }),
  );
  return [...failed.keys(), ...[...unwritten.keys()].map(({ product_id }) => product_id)];
}

/** A day's pieces change little of it, and counting holds up the callers of an embedded database. */
async function areWordsCounted(db: Sql): Promise<boolean> {
  const counted = await readSetting(db, COUNTED);
  return typeof counted === "string" && Date.now() - Date.parse(counted) < COUNTED_FOR_MS;
}

/** How many products use a word, which tells how much it says. Only ranking leans on it. */
export async function countWords(db: Sql): Promise<void> {
  await analyze(db, ["search_entries", "search_words"]);
  await withLongStatementTimeout(db, async (tx) => {
    await countDocuments(tx, COUNTED_PRODUCTS);
    await writeSetting(tx, COUNTED, new Date().toISOString());
  });
}
