// Adds products to a brand, each with its variants, its search entry and its first price.
import type { Variant } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import type { SaidOfProduct, SaidWhenMade } from "../../../database/tables/product-columns.ts";
import { wordsOf } from "../../../language/words-index.ts";
import { placeOnCircle } from "../feed.ts";
import { recordPoints, type Said } from "../prices/queries/record-points.ts";
import type { SearchEntry } from "../search-entry.ts";
import { writeEntries } from "./write-entries.ts";

/** What is said about a product, in the form in which it is stored. */
export type Content = SaidOfProduct & { variants: Variant[] };

export type NewProduct = SaidWhenMade & {
  id: string;
  shop_id: string | null;
  variants: Variant[];
  created_at?: Date;
  updated_at?: Date;
};

/** PostgreSQL takes at most 65,535 parameters in one statement. */
export const ROWS_AT_ONCE = 400;

/** Inside the caller's transaction; `entries` are those of the products. */
export async function addBatch(
  tx: Sql,
  brandId: string,
  products: NewProduct[],
  entries: SearchEntry[],
  said: Said = { source: "import", at: new Date() },
): Promise<void> {
  const brand = await tx
    .updateTable("brands")
    .set((of) => ({ products_made: of("products_made", "+", products.length) }))
    .where("id", "=", brandId)
    .returning(["products_made", "is_active"])
    .executeTakeFirstOrThrow();
  const first = brand.products_made - products.length;
  const rows = products.map(({ variants: _, ...product }, n) => ({
    ...product,
    brand_id: brandId,
    brand_active: brand.is_active,
    words: wordsOf(product),
    mix: placeOnCircle(brandId, first + n),
  }));
  await tx.insertInto("products").values(rows).execute();
  const variants = products.flatMap(({ id, variants: own }) =>
    own.map((variant, position) => ({ product_id: id, position, ...variant })),
  );
  for (let at = 0; at < variants.length; at += ROWS_AT_ONCE * 10) {
    await tx
      .insertInto("variants")
      .values(variants.slice(at, at + ROWS_AT_ONCE * 10))
      .execute();
  }
  await writeEntries(tx, entries);
  const points = products.map((now) => ({ id: now.id, now, at: now.created_at }));
  await recordPoints(tx, points, said);
}
