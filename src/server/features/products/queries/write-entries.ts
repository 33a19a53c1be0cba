// Search entries into the database, inside the transaction that writes their products.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { asVectors } from "../../../database/vectors.ts";
import type { SearchEntry } from "../search-entry.ts";

export async function writeEntries(tx: Sql, entries: SearchEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = JSON.stringify(
    entries.map(({ meaning: _, ...entry }) => ({
      ...entry,
      lexemes: [...new Set([...entry.title_words, ...entry.other_words, ...entry.terms])],
    })),
  );
  const meanings = await asVectors(
    tx,
    entries.map(({ meaning }) => meaning),
  );
  await sql`
    insert into search_entries
      (product_id, made_by, title_words, other_words, terms, facts, fact_keys, lexemes, meaning)
    select product_id, made_by, title_words, other_words, terms, facts, fact_keys,
           array_to_tsvector(lexemes), meaning
    from rows from (
      json_to_recordset(${rows}::json) as (
        product_id text, made_by text, title_words text[], other_words text[], terms text[],
        facts jsonb, fact_keys text[], lexemes text[]),
      unnest(${meanings}::vector[])
    ) as entry (
      product_id, made_by, title_words, other_words, terms, facts, fact_keys, lexemes, meaning)
    on conflict (product_id) do update set
      made_by = excluded.made_by, title_words = excluded.title_words,
      other_words = excluded.other_words, terms = excluded.terms,
      facts = excluded.facts, fact_keys = excluded.fact_keys,
      lexemes = excluded.lexemes, meaning = excluded.meaning`.execute(tx);
  await addWords(tx, entries);
}

/** In one order for everybody: two savers adding the same words must not wait for each other in a ring. */
async function addWords(tx: Sql, entries: SearchEntry[]): Promise<void> {
  const words = new Set(entries.flatMap((entry) => [...entry.title_words, ...entry.other_words]));
  await sql`
    insert into search_words (word)
    select word from unnest(${[...words].toSorted()}::text[]) as word
    on conflict (word) do nothing`.execute(tx);
}
