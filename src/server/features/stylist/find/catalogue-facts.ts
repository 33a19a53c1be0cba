// What a search should know beforehand: how large the catalogue is, its brands, and its words.
import { sql } from "kysely";
import type { Sql } from "../../../database/open.ts";
import { stem } from "../../../language/stem.ts";

export type Facts = {
  documents: number;
  brands: { id: string; name: string }[];
  /** Whether the catalogue uses a word; such a word is no slip of the finger. */
  knownWords: (word: string) => boolean;
};
export type CatalogueFacts = () => Promise<Facts>;

/** A brand that came a moment ago is found by its words until then. */
const KEPT_MS = 30_000;
/** The usual ones; a rare word may be a brand's own slip. */
const WORDS_KNOWN = 20_000;

export function createCatalogueFacts(db: Sql, now = Date.now): CatalogueFacts {
  let kept: { facts: Promise<Facts>; until: number } | null = null;
  return () => {
    if (!kept || kept.until < now()) {
      const facts = readFacts(db);
      kept = { facts, until: now() + KEPT_MS };
      facts.catch(() => (kept = null));
    }
    return kept.facts;
  };
}

async function readFacts(db: Sql): Promise<Facts> {
  const [documents, brands, words] = await Promise.all([
    countRoughly(db),
    db
      .selectFrom("brands")
      .select(["id", "name"])
      .where("is_active", "=", true)
      .where("is_administrator", "=", false)
      .execute(),
    db
      .selectFrom("search_words")
      .select("word")
      .orderBy("documents", "desc")
      .limit(WORDS_KNOWN)
      .execute(),
  ]);
  const known = new Set(words.map(({ word }) => word));
  return { documents, brands, knownWords: (word) => known.has(stem(word)) };
}

/** As the database estimates it; an exact count reads the whole table, and rarity needs none. */
async function countRoughly(db: Sql): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    select case when reltuples < 0 then (select count(*) from search_entries) else reltuples end
      as documents from pg_class
    where oid = 'search_entries'::regclass`.execute(db);
  return rows[0]!.documents;
}
