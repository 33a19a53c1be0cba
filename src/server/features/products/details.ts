// What a product's own page tells beyond its card: facts with their evidence, and the colours of its pictures.
import type { Product } from "../../../contract/products.ts";
import type { Sql } from "../../database/open.ts";
import { colorsOfPictures } from "./picture-colors/lead.ts";
import { findFacts } from "./queries/facts-of.ts";

export type WithDetails = (product: Product) => Promise<Product>;

export const createWithDetails =
  (db: Sql): WithDetails =>
  async (product) => {
    const [read, facts, colors] = await Promise.all([
      findReading(db, product.id),
      findFacts(db, [product.id]),
      colorsOfPictures(db, [product]),
    ]);
    const pictures = colors.get(product.id) ?? [];
    const first = pictures[0]?.[0];
    return {
      ...product,
      ...(read && { read_at: read.toISOString() }),
      facts: facts.get(product.id) ?? [],
      ...(pictures.some((shown) => shown.length > 0) && { picture_colors: pictures }),
      ...(first !== undefined && { image_color: first }),
    };
  };

async function findReading(db: Sql, id: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom("product_imports")
    .select("seen_at")
    .where("product_id", "=", id)
    .executeTakeFirst();
  return row?.seen_at;
}
