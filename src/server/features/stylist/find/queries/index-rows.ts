// What the index in memory keeps of a public product; its entry is null until it is made.
import { sql } from "kysely";
import { MEANING_BYTES } from "./pieces.ts";

export type IndexRow = [
  id: string,
  mix: number,
  revision: number,
  brandId: string,
  price: number,
  isOnSale: boolean,
  isSoldOut: boolean,
  createdAt: number,
  sizes: string[],
  entry: [made: number, lexemes: string[], meaning: string] | null,
];

export const INDEX_ROW = sql`json_build_array(
  p.id, p.mix, p.revision, p.brand_id, p.price_paid, p.current_price is not null, p.sold_out,
  (extract(epoch from p.created_at) * 1000000)::bigint, p.sizes,
  case when e.product_id is not null
    then json_build_array(e.xmin::text::bigint, tsvector_to_array(e.lexemes), ${MEANING_BYTES}) end)`;
