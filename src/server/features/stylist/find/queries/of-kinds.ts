// What the catalogue has of several kinds, all of them in one question: no meaning, no order by likeness. For
// those who ask what there is rather than what comes first.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import type { Limits } from "../../wish.ts";
import { fitsLimits, type Candidate } from "./candidates.ts";
import { asQuery } from "../wanted-words.ts";

/** As many as a search of a kind judges (candidates.ts). More of a kind say nothing new. */
const OF_A_KIND = 240;

type Row = Omit<Candidate, "likeness" | "title_words" | "other_words"> & { of_kind: string };

/** By kind; a kind that nobody has is missing. `limits` hold for all of them. */
export async function findOfKinds(
  db: Sql,
  kinds: string[],
  { limits, exclude }: { limits: Limits; exclude: string[] },
): Promise<Map<string, Candidate[]>> {
  const found = new Map<string, Candidate[]>();
  if (kinds.length === 0) return found;
  const fits = fitsLimits({ limits, exclude, not: null, isPlain: true });
  const lists = kinds.map(
    (kind) => sql`
      (select ${kind}::text as of_kind, p.id, p.revision, e.terms, e.fact_keys as facts, p.category, p.brand_id, p.colors, p.sizes,
         null::text[] as stocked, p.price_paid, p.current_price, p.created_at, p.sold_out, p.mix
       from search_entries e join products p on p.id = e.product_id
       where ${fits} and e.lexemes @@ ${asQuery(kind)}::tsquery
       order by p.mix, p.id limit ${sql.lit(OF_A_KIND)})`,
  );
  const { rows } = await sql<Row>`${sql.join(lists, sql` union all `)}`.execute(db);
  for (const { of_kind, ...row } of rows) {
    const candidate = { ...row, title_words: [], other_words: [], likeness: 0 };
    const known = found.get(of_kind);
    if (known) known.push(candidate);
    else found.set(of_kind, [candidate]);
  }
  return found;
}
