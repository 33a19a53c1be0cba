// What a search should know beforehand: how large the catalogue is and which brands there are.
import type { Sql } from "../../../database/open.ts";

export type Facts = { documents: number; brands: { id: string; name: string }[] };
export type CatalogueFacts = () => Promise<Facts>;

/** A brand that came a moment ago is found by its words until then. */
const KEPT_MS = 30_000;

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
  const [{ documents }, brands] = await Promise.all([
    db
      .selectFrom("search_entries")
      .select((of) => of.fn.countAll<number>().as("documents"))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("brands")
      .select(["id", "name"])
      .where("is_active", "=", true)
      .where("is_administrator", "=", false)
      .execute(),
  ]);
  return { documents, brands };
}
