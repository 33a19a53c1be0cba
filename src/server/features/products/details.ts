// What a product's own page tells beyond its card: facts with their evidence, and the colours of its pictures.
import type { Product } from "../../../contract/products.ts";
import { getOrThrow } from "../../../contract/get-or-throw.ts";
import { createBatchLoader } from "../../database/batch-loader.ts";
import type { Sql } from "../../database/sql.ts";
import { colorsOfPictures } from "./picture-colors/lead.ts";
import { findFacts } from "./queries/facts-of.ts";
import { findReadings } from "./queries/readings.ts";

export type Detailed = {
  product: Product;
  /** Whether its pictures were all looked at. */
  areSeen: boolean;
};
export type ReadDetails = (product: Product) => Promise<Detailed>;
export type WithDetails = (product: Product) => Promise<Product>;

/** Callers who come together are answered by one question for all of them. */
const PRODUCTS_AT_ONCE = 64;

export const createReadDetails = (db: Sql): ReadDetails =>
  createBatchLoader((products: Product[]) => detailsOf(db, products), PRODUCTS_AT_ONCE);

async function detailsOf(db: Sql, products: Product[]): Promise<Detailed[]> {
  const ids = products.map(({ id }) => id);
  const [readings, facts, colors] = await Promise.all([
    findReadings(db, ids),
    findFacts(db, ids),
    colorsOfPictures(db, products),
  ]);
  return products.map((product) => {
    const { pictures, areSeen } = getOrThrow(colors, product.id);
    const first = pictures[0]?.[0];
    const read = readings.get(product.id);
    const detailed = {
      ...product,
      ...(read && { read_at: read.seen_at.toISOString() }),
      ...(read?.stock_seen_at && { stock_read_at: read.stock_seen_at.toISOString() }),
      facts: facts.get(product.id) ?? [],
      ...(pictures.some((shown) => shown.length > 0) && { picture_colors: pictures }),
      ...(first !== undefined && { image_color: first }),
    };
    return { product: detailed, areSeen };
  });
}
