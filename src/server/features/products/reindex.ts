// Entries that are missing or were made by another model or vocabulary are made anew, in the background.
import { sql } from "kysely";
import { setTimeout as wait } from "node:timers/promises";
import type { Sql } from "../../database/open.ts";
import { analyze } from "../../database/analyze.ts";
import { writeApartFromFaulty } from "../../database/apart-from-faulty.ts";
import { readSetting, writeSetting } from "../../database/settings.ts";
import { withLongStatementTimeout } from "../../database/statement-timeout.ts";
import { makeApartFromFaulty } from "./make-apart-from-faulty.ts";
import type { Described, EntryMaker } from "./search-entry.ts";
import { writeEntries } from "./queries/write-entries.ts";

const AT_ONCE = 100;
/** Looked through at once: enough to find those that are rare, few enough to be nobody's burden. */
const STRETCH = 500;
/** Counting words on a part of a large catalogue is as good and costs the others little. */
const COUNTED_PRODUCTS = 20_000;
/** The setting that says when. Less than a day, so that every night counts. */
const COUNTED = "words_counted";
const COUNTED_FOR_MS = 12 * 3_600_000;

type Waiting = Described & { updated_at: Date };

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
    // Half of the time belongs to callers: this runs after every start, when there are most of them.
    await wait(performance.now() - began, undefined, { signal });
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

async function endOfStretch(db: Sql, after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    select max(id) as last from (
      select id from products where id > ${after} order by id limit ${sql.lit(STRETCH)}
    ) as stretch`.execute(db);
  return rows[0]!.last;
}

async function findWaiting(
  db: Sql,
  madeBy: string,
  { after, last, skipped }: { after: string; last: string; skipped: string[] },
): Promise<Waiting[]> {
  return db
    .selectFrom("products")
    .leftJoin("search_entries", "search_entries.product_id", "products.id")
    .select(["id", "title", "description", "title_ar", "description_ar", "category", "style"])
    .select(["colors", "sizes", "materials", "updated_at"])
    .where("id", ">", after)
    .where("id", "<=", last)
    .where(sql<boolean>`id <> all(${skipped}::text[])`)
    .where((of) => of.or([of("made_by", "is", null), of("made_by", "!=", madeBy)]))
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
}

/**
 * A product that was saved meanwhile has brought its own entry, newer than ours. In the order of the ids,
 * like everybody who locks several products; weakly enough that their variants can be written meanwhile.
 */
async function lockUnchanged(tx: Sql, waiting: Waiting[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    select id, updated_at from products where id = any(${waiting.map(({ id }) => id)}::text[])
    order by id for no key update`.execute(tx);
  const seen = new Map(waiting.map(({ id, updated_at }) => [id, updated_at.getTime()]));
  return new Set(
    rows.filter((row) => row.updated_at.getTime() === seen.get(row.id)).map(({ id }) => id),
  );
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
    await sql`
    update search_words set documents = greatest(1, counted.documents * share.factor)
    from (
      select word, ndoc as documents
      from ts_stat(${`select lexemes from search_entries limit ${COUNTED_PRODUCTS}`})
    ) as counted,
    (
      select greatest(1, count(*) / ${COUNTED_PRODUCTS}::float8) as factor from search_entries
    ) as share
    where search_words.word = counted.word
      and search_words.documents <> greatest(1, counted.documents * share.factor)::int`.execute(tx);
    await writeSetting(tx, COUNTED, new Date().toISOString());
  });
}

/**
 * For filling an empty catalogue: made at the end, the index costs a fraction of what adding to it
 * product by product does. A fill that dies in between must be begun anew.
 */
export const dropMeaningIndex = (db: Sql) =>
  sql`drop index if exists search_entries_meaning`.execute(db);

export const makeMeaningIndex = (db: Sql) =>
  sql`create index if not exists search_entries_meaning
      on search_entries using hnsw (meaning vector_cosine_ops)`.execute(db);
