// What the shop window keeps of a public product: all that shoppers narrow by.
import { sql } from "kysely";

export type WindowRow = [
  id: string,
  mix: number,
  revision: number,
  brandId: string,
  brandName: string,
  brandKey: string,
  category: string | null,
  price: number,
  isOnSale: boolean,
  isSoldOut: boolean,
  isDropped: boolean,
  colors: string[],
  sizes: string[],
  facts: string[] | null,
];

export const WINDOW_ROW = sql`json_build_array(
  p.id, p.mix, p.revision, p.brand_id, b.name, b.name_key, p.category, p.price_paid,
  p.current_price is not null, p.sold_out, p.dropped_from is not null, p.colors, p.sizes, e.fact_keys)`;
