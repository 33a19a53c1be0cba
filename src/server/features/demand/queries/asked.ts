/** What shoppers asked for in a brand's kinds of clothes and were not shown from it. */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { sql } from "kysely";
import type { DemandReport, DemandState } from "../../../../contract/demand.ts";
import type { Sql } from "../../../database/sql.ts";
import { isKind, labelOf, termsOf } from "../meaning.ts";
import { CELLS, inWeeks, IS_SHOWN, SUM, type Celled, type Weeks } from "./in-weeks.ts";

type Span = { weeks: Weeks; before: string; most: number };
type Row = { meaning: string; people: number; before: number | null };

const MOST_LOOKED_AT = 400;
const MOST_WORDS = 3;

export async function readAsked(
  db: Sql,
  brandId: string,
  { weeks, before, most }: Span,
): Promise<DemandReport["asked"]> {
  const from = elementAt(weeks, 0);
  const kinds = await kindsOf(db, brandId);
  const rows = (await missed(db, brandId, from, before))
    .filter(({ meaning }) => termsOf(meaning).some((id) => isKind(id) && kinds.has(id)))
    .slice(0, most);
  const meanings = rows.map(({ meaning }) => meaning);
  const [words, states] = [
    await wordsOf(db, meanings, from),
    await statesOf(db, brandId, meanings),
  ];
  return rows.map(({ meaning, ...row }, at) => ({
    ...inWeeks(row, weeks),
    label: labelOf(meaning),
    words: words.get(meaning) ?? [],
    state: elementAt(states, at),
  }));
}

async function kindsOf(db: Sql, brandId: string): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`
    select distinct unnest(e.terms) as term from search_entries e
    join products p on p.id = e.product_id
    where p.brand_id = ${brandId} and p.active`.execute(db);
  return new Set(rows.map(({ term }) => term).filter(isKind));
}

/** Those who asked, less those to whom a piece of this brand was shown: in each week, and then of the weeks. */
async function missed(db: Sql, brandId: string, from: string, before: string) {
  const { rows } = await sql<Celled<Row>>`
    with missed as (
      select asked.subject as meaning, asked.week,
        asked.visitors - coalesce(shown.visitors, 0) as people
      from demand_counts asked
      left join demand_counts shown on shown.kind = 'shown' and shown.week = asked.week
        and shown.subject = ${brandId}::text || '#' || asked.subject
      where asked.kind = 'asked' and asked.week >= ${before}
    ), earlier as (
      select meaning, ${SUM} as people from missed where week < ${from} group by meaning
    )
    select meaning, ${SUM} as people, ${CELLS} as cells,
      (select e.people from earlier e where e.meaning = missed.meaning) as before
    from missed where week >= ${from}
    group by meaning having bool_or(${IS_SHOWN})
    order by people desc, meaning limit ${MOST_LOOKED_AT}`.execute(db);
  return rows;
}

async function wordsOf(db: Sql, meanings: string[], from: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ meaning: string; words: string[] }>`
    select meaning, array_agg(distinct words order by words) as words from demand_words
    where week >= ${from} and meaning = any(${meanings}::text[]) group by meaning`.execute(db);
  return new Map(rows.map(({ meaning, words }) => [meaning, words.slice(0, MOST_WORDS)]));
}

/** Who carries a piece with all of these terms. */
async function statesOf(db: Sql, brandId: string, meanings: string[]): Promise<DemandState[]> {
  const wanted = meanings.map((meaning, at) => ({ at, terms: termsOf(meaning) }));
  const { rows } = await sql<{ at: number; yours: boolean; sold: boolean; others: boolean }>`
    select w.at,
      coalesce(bool_or(p.brand_id = ${brandId} and not p.sold_out), false) as yours,
      coalesce(bool_or(p.brand_id = ${brandId} and p.sold_out), false) as sold,
      coalesce(bool_or(p.brand_id <> ${brandId}), false) as others
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w (at int, terms text[])
    left join search_entries e on e.terms @> w.terms
    left join products p on p.id = e.product_id and p.listed
    group by w.at`.execute(db);
  const states = new Map(rows.map((row) => [row.at, row]));
  return meanings.map((_, at) => {
    const state = states.get(at);
    return state?.yours ? "yours" : state?.sold ? "soldOut" : state?.others ? "others" : "nobody";
  });
}
