// All that judging a piece needs to know, read by ids: its words, what they mean, what can be had of it, and where it
// lies among the others.
import { sql } from "kysely";
import type { Sql } from "../../../../database/sql.ts";

export type Piece = {
  id: string;
  /** Changes with the product and its variants. */
  revision: number;
  title_words: string[];
  other_words: string[];
  terms: string[];
  /** Keys of its facts: "sleeve=long". */
  facts: string[];
  category: string | null;
  brand_id: string;
  colors: string[];
  sizes: string[];
  /** Sizes that can be had; null where the brand names no variants. */
  stocked: string[] | null;
  price_paid: number;
  current_price: number | null;
  created_at: Date;
  sold_out: boolean;
  mix: number;
};

/** What a search finds, as the database has it right now, and how far it lies from what was asked. */
export type Found = { id: string; revision: number; entry: number; distance: number };

/** `entry`: the transaction that wrote its search entry, which is made anew without its product being touched. */
export type PieceRow = Piece & { entry: number };

export const ENTRY = sql`e.xmin::text::bigint as entry`;

export async function readPieces(db: Sql, ids: string[]): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    select p.id, p.revision, ${ENTRY}, e.title_words, e.other_words, e.terms, e.fact_keys as facts,
      p.category, p.brand_id, p.colors, p.sizes, p.price_paid, p.current_price, p.created_at, p.sold_out, p.mix,
      stock.stocked
    from search_entries e join products p on p.id = e.product_id
    left join (
      select v.product_id,
        coalesce(array_agg(v.size order by v.position) filter (where v.in_stock), '{}') as stocked
      from variants v where v.product_id = any(${ids}::text[]) and v.size is not null
      group by v.product_id
    ) as stock on stock.product_id = p.id
    where e.product_id = any(${ids}::text[])`.execute(db);
  return rows;
}

/** As bytes: written out in digits they are twice as many, and reading those takes ten times as long. */
export const MEANING_BYTES = sql`translate(encode(vector_send(e.meaning), 'base64'), E'\\n', '')`;

export type MeaningRow = { id: string; entry: number; meaning: Float32Array };

export async function readMeanings(db: Sql, ids: string[]): Promise<MeaningRow[]> {
  const { rows } = await sql<{ id: string; entry: number; bytes: string }>`
    select e.product_id as id, ${ENTRY}, ${MEANING_BYTES} as bytes
    from search_entries e where e.product_id = any(${ids}::text[])`.execute(db);
  return rows.map(({ id, entry, bytes }) => ({ id, entry, meaning: fromBytes(bytes) }));
}

/** pgvector sends how many numbers there are, two bytes of nothing, then the numbers, each the other way round. */
const HEAD_BYTES = 4;

export function fromBytes(text: string): Float32Array {
  const bytes = Buffer.from(text, "base64");
  const numbers = new Uint8Array(bytes.subarray(HEAD_BYTES));
  Buffer.from(numbers.buffer).swap32();
  return new Float32Array(numbers.buffer);
}
