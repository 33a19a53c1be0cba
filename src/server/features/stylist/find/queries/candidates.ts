// Lists of products that have words and fit limits, read from the database; where they are all kept in memory, the
// index there says the same (index/search-index.ts).
import { sql, type RawBuilder } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import type { Fits } from "../../../products/queries/fits.ts";
import { asVector } from "../../../../database/vectors.ts";
import type { Limits, Order } from "../../wish.ts";
import { asQuery, type Words } from "../wanted-words.ts";
import { ENTRY, type Found, type Piece } from "./pieces.ts";

export type Candidate = Piece & {
  /** Cosine of the query and the product, 1 for the same meaning. */
  likeness: number;
  /** The same, once the best candidates have had their say (consensus.ts). */
  agreement?: number;
};

/** What is hard: what was said as a limit. */
export type Within = {
  limits: Limits;
  /** Lexemes a product must not have. */
  not: Words | null;
  exclude: string[];
  /** Brands whose terms meet what is asked of them. */
  onlyBrands?: string[] | undefined;
  /** A search field: sale and size are conditions there, since nothing gives. */
  isPlain?: boolean;
  /** A condition on `products` from outside of the words: filters somebody set beside them. */
  within?: Fits | undefined;
};

/** Those that have the words and fit: the nearest in meaning, or the first in an order. */
export type List = { words: Words | null; by: "nearest" | Order; limit: number };

const ORDERS = {
  nearest: sql`order by distance`,
  cheapest: sql`order by p.price_paid, p.id`,
  dearest: sql`order by p.price_paid desc, p.id`,
  newest: sql`order by p.created_at desc, p.id`,
};

/** Words, terms and stock are known already of most pieces (kept-pieces.ts): sent along with each row they were
 * most of what a search cost. */
const columnsOf = (meaning: Float32Array) =>
  sql`p.id, p.revision, ${ENTRY}, e.meaning <=> ${asVector(meaning)}::vector as distance`;

const having = (words: Words) => sql`e.lexemes @@ ${asQuery(words)}::tsquery`;

/** All of the lists in one question. */
export function readLists(
  db: Sql,
  lists: List[],
  within: Within,
  meaning: Float32Array,
): Promise<Found[]> {
  const fits = fitsLimits(within);
  const selects = lists.map(
    ({ words, by, limit }) => sql`
      (select ${columnsOf(meaning)} from search_entries e join products p on p.id = e.product_id
       where ${words === null ? fits : sql`${fits} and ${having(words)}`}
       ${ORDERS[by]} limit ${sql.lit(limit)})`,
  );
  return readFound(db, sql.join(selects, sql` union all `));
}

/** Some of those that have the words, whichever the database comes upon: none is measured that is not returned.
 * Who has them is a question of its own, which the index answers and which is read as far as it is needed. Asked in one
 * with the limit, the database reads the whole table, hoping to come upon them soon: seconds, where nobody has them. */
export function readSome(
  db: Sql,
  { words, limit }: { words: Words; limit: number },
  within: Within,
  meaning: Float32Array,
): Promise<Found[]> {
  const any = sql`
    (with those as materialized (select product_id from search_entries e where ${having(words)})
     select product_id from those limit ${sql.lit(limit)})`;
  return readFound(
    db,
    sql`select ${columnsOf(meaning)} from ${any} chosen
        join search_entries e on e.product_id = chosen.product_id
        join products p on p.id = e.product_id
        where ${fitsLimits(within)}`,
  );
}

type FoundRow = [id: string, revision: number, entry: number, distance: number];

/** As JSON the database writes hundreds of rows faster, and they are read faster, than one by one. */
async function readFound(db: Sql, lists: RawBuilder<unknown>): Promise<Found[]> {
  const { rows } = await sql<{ found: FoundRow[] | null }>`
    select json_agg(json_build_array(id, revision, entry, distance)) as found
    from (${lists}) as found`.execute(db);
  return (rows[0]?.found ?? []).map(([id, revision, entry, distance]) => ({
    id,
    revision,
    entry,
    distance,
  }));
}

/** Which of these lexemes no public product has. One question each: as a list they would escape the index, and so they
 * do where only the first is asked for (see above). */
export async function findMissing(db: Sql, lexemes: string[]): Promise<string[]> {
  if (lexemes.length === 0) return [];
  const questions = lexemes.map(
    (lexeme) => sql`
      select ${lexeme}::text as lexeme where not exists (
        with those as materialized (select product_id from search_entries e where ${having(lexeme)})
        select from those join products p on p.id = those.product_id where p.listed)`,
  );
  const { rows } = await sql<{ lexeme: string }>`${sql.join(questions, sql` union all `)}`.execute(
    db,
  );
  return rows.map(({ lexeme }) => lexeme);
}

/** Who may be seen at all, and what is hard. */
export function fitsLimits({
  limits,
  not,
  exclude,
  isPlain,
  within,
  onlyBrands,
}: Within): RawBuilder<boolean> {
  const all = [sql<boolean>`p.listed`];
  const { minPrice, maxPrice, brands, notBrands } = limits;
  if (minPrice !== undefined) all.push(sql`p.price_paid >= ${minPrice}`);
  if (maxPrice !== undefined) all.push(sql`p.price_paid <= ${maxPrice}`);
  if (brands?.length) all.push(sql`p.brand_id = any(${brands.map(({ id }) => id)}::text[])`);
  if (notBrands?.length) {
    all.push(sql`p.brand_id <> all(${notBrands.map(({ id }) => id)}::text[])`);
  }
  if (isPlain && limits.onSale) all.push(sql`p.current_price is not null`);
  if (isPlain && limits.sizes?.length) all.push(sql`p.sizes && ${limits.sizes}::text[]`);
  if (limits.inStock) all.push(sql`not p.sold_out`);
  if (not) all.push(sql`not ${having(not)}`);
  if (exclude.length > 0) all.push(sql`p.id <> all(${exclude}::text[])`);
  if (onlyBrands) all.push(sql`p.brand_id = any(${onlyBrands}::text[])`);
  if (within) all.push(sql`p.id in (select products.id from products where ${within})`);
  return sql`(${sql.join(all, sql` and `)})`;
}
