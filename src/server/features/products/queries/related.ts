// What else a shopper may like: pieces of the same kind that resemble this one, and the brand's others.
import { sql } from "kysely";
import type { Sql } from "../../../database/sql.ts";
import { notFound } from "../../../problems.ts";
import type { ProductRepository } from "../repository.ts";
import { selectProducts, toProduct } from "./row.ts";

const SHOWN = 8;
/** The picture says most, then the words; what nobody has looked at yet counts as neither near nor far. */
const LOOK_WEIGHT = 2.5;
const WORDS_WEIGHT = 1.5;
const USUAL_DISTANCE = 0.5;

/** How far a piece is from the own one by what it looks like and what is said of it; prices say nothing here. */
export const UNLIKE = sql<number>`
  ${sql.lit(LOOK_WEIGHT)} * coalesce(theirs.look <=> own.look, ${sql.lit(USUAL_DISTANCE)})
  + ${sql.lit(WORDS_WEIGHT)} * coalesce(their_words.meaning <=> own_words.meaning,
      ${sql.lit(USUAL_DISTANCE)})`;

export async function relatedTo(db: Sql, products: ProductRepository, id: string) {
  const found = await products.findListedOf(id);
  if (!found) throw notFound("productNotFound");
  const { product, brandId } = found;
  const others = () =>
    selectProducts(db)
      .where("products.listed", "=", true)
      .where("products.id", "!=", product.id)
      .limit(SHOWN);
  const paid = product.current_price ?? product.price;
  // Colour and style weigh as much as a price that differs by half.
  const distance = sql<number>`
    abs(ln((products.price_paid + 1) / (${paid}::numeric + 1)))
    - 0.4 * (products.colors && ${product.colors}::text[])::int
    - 0.4 * (products.style = ${product.style})::int
    - 0.3 * (products.materials && ${product.materials}::text[])::int
    + ${UNLIKE}`;
  const [similar, more] = await Promise.all([
    others()
      .leftJoin("product_looks as theirs", "theirs.product_id", "products.id")
      .leftJoin("product_looks as own", (join) => join.on("own.product_id", "=", product.id))
      .leftJoin("search_entries as their_words", "their_words.product_id", "products.id")
      .leftJoin("search_entries as own_words", (join) =>
        join.on("own_words.product_id", "=", product.id),
      )
      .where("products.category", "=", product.category)
      .orderBy(distance)
      .orderBy("products.id")
      .execute(),
    others()
      .where("products.brand_id", "=", brandId)
      .orderBy("products.mix")
      .orderBy("products.id")
      .execute(),
  ]);
  return { similar: similar.map(toProduct), more_from_brand: more.map(toProduct) };
}
