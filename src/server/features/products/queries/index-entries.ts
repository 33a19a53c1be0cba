// Which pieces wait for their search entry, and what the index knows of words.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { DESCRIBED_COLUMNS } from "../../../database/tables/product-columns.ts";
import type { Described } from "../search-entry.ts";

const AT_ONCE = 100;
/** Looked through at once: enough to find those that are rare, few enough to be nobody's burden. */
const STRETCH = 500;

export type Waiting = Described & { updated_at: Date };

export async function endOfStretch(db: Sql, after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    select max(id) as last from (
      select id from products where id > ${after} order by id limit ${sql.lit(STRETCH)}
    ) as stretch`.execute(db);
  return elementAt(rows, 0).last;
}

export async function findWaiting(
  db: Sql,
  madeBy: string,
  { after, last, skipped }: { after: string; last: string; skipped: string[] },
): Promise<Waiting[]> {
  return db
    .selectFrom("products")
    .leftJoin("search_entries", "search_entries.product_id", "products.id")
    .select(["id", ...DESCRIBED_COLUMNS, "updated_at"])
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
export async function lockUnchanged(tx: Sql, waiting: Waiting[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string; updated_at: Date }>`
    select id, updated_at from products where id = any(${waiting.map(({ id }) => id)}::text[])
    order by id for no key update`.execute(tx);
  const seen = new Map(waiting.map(({ id, updated_at }) => [id, updated_at.getTime()]));
  return new Set(
    rows.filter((row) => row.updated_at.getTime() === seen.get(row.id)).map(({ id }) => id),
  );
}

/** How many products use a word; counted on some of them, and reckoned up. */
export async function countDocuments(tx: Sql, counted: number): Promise<void> {
  await sql`
    update search_words set documents = greatest(1, counted.documents * share.factor)
    from (
      select word, ndoc as documents
      from ts_stat(${`select lexemes from search_entries limit ${counted}`})
    ) as counted,
    (
      select greatest(1, count(*) / ${counted}::float8) as factor from search_entries
    ) as share
    where search_words.word = counted.word
      and search_words.documents <> greatest(1, counted.documents * share.factor)::int`.execute(tx);
}

/**
 * For filling an empty catalogue: made at the end, the index costs a fraction of what adding to it
 * product by product does. A fill that dies in between must be begun anew.
 */
export const dropMeaningIndex = (db: Sql) =>
  sql`drop index if exists search_entries_meaning`.execute(db);

export const makeMeaningIndex = (db: Sql) => sql`select make_meaning_index()`.execute(db);
