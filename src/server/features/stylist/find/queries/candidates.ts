// The products worth a closer look: those that have all that is wished for, those of the right kind that lie
// nearest in meaning, those first in the asked order. Each list is short; judging is done on all together.
import { sql, type RawBuilder } from "kysely";
import type { Sql } from "../../../../database/sql.ts";
import type { Fits } from "../../../products/queries/fits.ts";
import { asVector } from "../../../products/queries/write-entries.ts";
import type { Limits, Order } from "../../wish.ts";
import { quote } from "../quote.ts";
import { ENTRY, type Found, type Piece } from "./pieces.ts";

export type Candidate = Piece & {
  /** Cosine of the query and the product, 1 for the same meaning. */
  likeness: number;
  /** The same, once the best candidates have had their say (consensus.ts). */
  agreement?: number;
};

export type Wanted = {
  /** What it must be, as tsquery text: a law. Null where anything may be meant. */
  law: string | null;
  /** All that is wished for; null when there is nothing but laws. */
  every: string | null;
  /** All but one of it. */
  most: string | null;
  meaning: Float32Array;
  limits: Limits;
  order?: Order | undefined;
  /** Lexemes a product must not have. */
  not: string | null;
  exclude: string[];
  /** Brands whose terms meet what is asked of them. */
  onlyBrands?: string[] | undefined;
  /** A condition on `products` from outside of the words: filters somebody set beside them. */
  within?: Fits | undefined;
  /** A search field: sale and size are conditions there, since nothing gives. */
  isPlain?: boolean;
};

const BY_WORDS = 200;
const BY_MOST_WORDS = 400;
const BY_MEANING = 100;
const BY_ORDER = 100;
const ENOUGH = 60;
const BY_LAWS = 240;

const ORDERS = {
  cheapest: sql`order by p.price_paid, p.id`,
  dearest: sql`order by p.price_paid desc, p.id`,
  newest: sql`order by p.created_at desc, p.id`,
};

export async function findCandidates(
  db: Sql,
  pieces: { of(found: Found[]): Promise<Candidate[]> },
  wanted: Wanted,
): Promise<Candidate[]> {
  const distance = sql`e.meaning <=> ${asVector(wanted.meaning)}::vector as distance`;
  const nearest = sql`order by distance`;
  const fits = fitsLimits(wanted);
  // Words, terms and stock are known already of most pieces (kept-pieces.ts): sent along with each row they were
  // most of what a search cost.
  const columns = sql`p.id, p.revision, ${ENTRY}, ${distance}`;
  const list = (words: string | null, order: RawBuilder<unknown>, limit: number) => sql`
    (select ${columns} from search_entries e join products p on p.id = e.product_id
     where ${words === null ? fits : sql`${fits} and e.lexemes @@ ${words}::tsquery`}
     ${order} limit ${sql.lit(limit)})`;
  const read = (lists: RawBuilder<unknown>[]) => readFound(db, sql.join(lists, sql` union all `));
  const every = both(wanted.law, wanted.every);
  const lists = [list(wanted.law, nearest, wanted.law ? BY_LAWS : every ? BY_MEANING : BY_LAWS)];
  if (every && every !== wanted.law) lists.push(list(every, nearest, BY_WORDS));
  if (wanted.order) lists.push(list(every, ORDERS[wanted.order], BY_ORDER));
  const found = await read(lists);
  // Those with all parts but one are many and matter only where few have every part.
  if (wanted.most && !wanted.law && found.length < BY_MEANING + ENOUGH) {
    const any = sql`
      (select *, xmin from search_entries e where e.lexemes @@ ${wanted.most}::tsquery
       limit ${sql.lit(BY_MOST_WORDS)})`;
    const most = sql`select ${columns} from ${any} e join products p on p.id = e.product_id`;
    found.push(...(await read([sql`${most} where ${fits}`])));
  }
  return pieces.of([...new Map(found.map((one) => [one.id, one])).values()]);
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

const both = (law: string | null, every: string | null): string | null =>
  law && every ? `(${law}) & (${every})` : (law ?? every);

/** Which of these lexemes no public product has. One question each: as a list they would escape the index. */
export async function findMissing(db: Sql, lexemes: string[]): Promise<string[]> {
  if (lexemes.length === 0) return [];
  const questions = lexemes.map(
    (lexeme) => sql`
      select ${lexeme}::text as lexeme where not exists (
        select from search_entries e join products p on p.id = e.product_id
        where p.listed and e.lexemes @@ ${quote(lexeme)}::tsquery)`,
  );
  const { rows } = await sql<{ lexeme: string }>`${sql.join(questions, sql` union all `)}`.execute(
    db,
  );
  return rows.map(({ lexeme }) => lexeme);
}

/** What is hard: who may be seen at all, and what was said as a limit. */
export function fitsLimits({
  limits,
  not,
  exclude,
  isPlain,
  within,
  onlyBrands,
}: Pick<
  Wanted,
  "limits" | "not" | "exclude" | "isPlain" | "within" | "onlyBrands"
>): RawBuilder<boolean> {
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
  if (not) all.push(sql`not e.lexemes @@ ${not}::tsquery`);
  if (exclude.length > 0) all.push(sql`p.id <> all(${exclude}::text[])`);
  if (onlyBrands) all.push(sql`p.brand_id = any(${onlyBrands}::text[])`);
  if (within) all.push(sql`p.id in (select products.id from products where ${within})`);
  return sql`(${sql.join(all, sql` and `)})`;
}
