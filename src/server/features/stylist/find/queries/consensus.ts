// What the best candidates have in common says more about a wish than its few words: 'white jeans' finds
// trousers and a perfume of that name, and the trousers agree with each other.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import type { Candidate } from "./candidates.ts";
import type { Ranked } from "../rank.ts";

const LEADERS = 15;
const WEIGHT = 0.7;

export async function followConsensus(db: Sql, ranked: Ranked[]): Promise<Candidate[]> {
  const candidates = ranked.map(({ candidate }) => candidate);
  const leaders = candidates.slice(0, LEADERS).map(({ id }) => id);
  if (leaders.length < 2) return candidates;
  const { rows } = await sql<{ product_id: string; agreement: number }>`
    with common as materialized (
      select avg(meaning) as meaning from search_entries
      where product_id = any(${leaders}::text[])
    )
    select e.product_id, -(e.meaning <#> common.meaning) as agreement
    from search_entries e, common
    where e.product_id = any(${candidates.map(({ id }) => id)}::text[])`.execute(db);
  const agreement = new Map(rows.map((row) => [row.product_id, row.agreement]));
  return candidates.map((candidate) => ({
    ...candidate,
    agreement: (1 - WEIGHT) * candidate.likeness + WEIGHT * (agreement.get(candidate.id) ?? 0),
  }));
}
