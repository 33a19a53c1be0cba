// The products worth a closer look, in one round trip: those that have every word, those that have most,
// and those that lie nearest in meaning. Each list is short; ranking is done on what they have together.
import { sql, type RawBuilder } from "kysely";
import type { Sql } from "../../../database/open.ts";
import { asVector } from "../../products/write-entries.ts";
import type { Limits, Understanding } from "../understand/understanding.ts";

export type Candidate = {
  id: string;
  title_words: string[];
  other_words: string[];
  terms: string[];
  category: string | null;
  price_paid: number;
  current_price: number | null;
  created_at: Date;
  sold_out: boolean;
  mix: number;
  /** Cosine of the query and the product, 1 for the same meaning. */
  likeness: number;
  /** The same, once the best candidates have had their say (consensus.ts). */
  agreement?: number;
};

export type Wanted = {
  /** As tsquery text; null when there are no words at all. */
  every: string | null;
  most: string | null;
  meaning: Float32Array;
  limits: Limits;
  order?: Understanding["order"];
  /** Lexemes a product must not have. */
  not: string | null;
  exclude: string[];
};

const BY_WORDS = 200;
const BY_MOST_WORDS = 200;
const BY_MEANING = 80;
const BY_ORDER = 100;
const BY_LIMITS = 200;

const ORDERS = {
  cheapest: sql`p.price_paid, p.id`,
  dearest: sql`p.price_paid desc, p.id`,
  newest: sql`p.created_at desc, p.id`,
};

export async function findCandidates(db: Sql, wanted: Wanted): Promise<Candidate[]> {
  const meaning = sql`${asVector(wanted.meaning)}::vector`;
  const nearest = sql`e.meaning <=> ${meaning}`;
  const fits = fitsLimits(wanted);
  const list = (words: string | null, order: RawBuilder<unknown>, limit: number) => sql`
    (select e.product_id from search_entries e join products p on p.id = e.product_id
     where ${words === null ? fits : sql`${fits} and e.lexemes @@ ${words}::tsquery`}
     order by ${order} limit ${sql.lit(limit)})`;
  const lists = [list(null, nearest, wanted.every ? BY_MEANING : BY_LIMITS)];
  if (wanted.every) lists.push(list(wanted.every, nearest, BY_WORDS));
  if (wanted.most) lists.push(list(wanted.most, nearest, BY_MOST_WORDS));
  if (wanted.order) lists.push(list(wanted.every, ORDERS[wanted.order], BY_ORDER));
  const { rows } = await sql<Candidate>`
    select p.id, e.title_words, e.other_words, e.terms, p.category, p.price_paid, p.current_price,
           p.created_at, p.sold_out, p.mix, 1 - (${nearest}) as likeness
    from (${sql.join(lists, sql` union `)}) as found
    join search_entries e on e.product_id = found.product_id
    join products p on p.id = found.product_id`.execute(db);
  return rows;
}

/** Which of these lexemes no public product has. */
export async function findMissing(db: Sql, lexemes: string[]): Promise<string[]> {
  if (lexemes.length === 0) return [];
  const { rows } = await sql<{ lexeme: string }>`
    select lexeme from unnest(${lexemes}::text[]) as lexeme
    where not exists (
      select from search_entries e join products p on p.id = e.product_id
      where p.listed and e.lexemes @@ quote_literal(lexeme)::tsquery)`.execute(db);
  return rows.map(({ lexeme }) => lexeme);
}

/** What is hard: who may be seen at all, and what was said as a limit. */
function fitsLimits({ limits, not, exclude }: Wanted): RawBuilder<boolean> {
  const all = [sql<boolean>`p.listed`];
  const { minPrice, maxPrice, brands, notBrands, sizes } = limits;
  if (minPrice !== undefined) all.push(sql`p.price_paid >= ${minPrice}`);
  if (maxPrice !== undefined) all.push(sql`p.price_paid <= ${maxPrice}`);
  if (brands?.length) all.push(sql`p.brand_id = any(${brands.map(({ id }) => id)}::text[])`);
  if (notBrands?.length) {
    all.push(sql`p.brand_id <> all(${notBrands.map(({ id }) => id)}::text[])`);
  }
  if (sizes?.length) all.push(sql`p.sizes && ${sizes}::text[]`);
  if (limits.onSale) all.push(sql`p.current_price is not null`);
  if (limits.inStock) all.push(sql`not p.sold_out`);
  if (not) all.push(sql`not e.lexemes @@ ${not}::tsquery`);
  if (exclude.length > 0) all.push(sql`p.id <> all(${exclude}::text[])`);
  return sql`(${sql.join(all, sql` and `)})`;
}
