// Products that fit what a shopper chose. Every part of the choice narrows; nothing chosen is everything.
import { sql } from "kysely";
import { categoriesOf } from "../../../contract/categories.ts";
import type { FilterRequest, Product } from "../../../contract/products.ts";
import type { Sql } from "../../database/open.ts";
import { selectProducts, toProduct } from "./row.ts";
import { wordsQuery } from "./words.ts";

export type FilteredPage = { products: Product[]; total: number; page: number; has_more: boolean };

export async function filterProducts(
  db: Sql,
  request: FilterRequest,
  { page, limit }: { page: number; limit: number },
  brandKey: (name: string) => string,
): Promise<FilteredPage> {
  const fits = conditions(db, request, brandKey);
  const offset = (page - 1) * limit;
  const [rows, { total }] = await Promise.all([
    selectProducts(db)
      .where(fits)
      .orderBy("products.mix")
      .orderBy("products.id")
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom("products")
      .select((of) => of.fn.countAll<number>().as("total"))
      .where(fits)
      .executeTakeFirstOrThrow(),
  ]);
  return { products: rows.map(toProduct), total, page, has_more: offset + rows.length < total };
}

function conditions(db: Sql, request: FilterRequest, brandKey: (name: string) => string) {
  const all = [sql<boolean>`products.listed`];
  const { brands, categories, colors, sizes, min_price, max_price, search } = request;
  if (brands.length > 0) {
    const ids = db.selectFrom("brands").select("id").where("name_key", "in", brands.map(brandKey));
    all.push(sql<boolean>`products.brand_id in (${ids})`);
  }
  if (categories.length > 0) {
    const names = [...new Set(categories.flatMap(categoriesOf))];
    all.push(sql<boolean>`products.category = any(${names}::text[])`);
  }
  if (colors?.length) {
    const wanted = colors.map((color) => color.toLowerCase());
    all.push(sql<boolean>`products.colors && ${wanted}::text[]`);
  }
  if (sizes?.length) all.push(sql<boolean>`products.sizes && ${sizes}::text[]`);
  if (min_price != null) all.push(sql<boolean>`products.price_paid >= ${min_price}`);
  if (max_price != null) all.push(sql<boolean>`products.price_paid <= ${max_price}`);
  if (request.on_sale) all.push(sql<boolean>`products.current_price is not null`);
  if (request.in_stock) all.push(sql<boolean>`not products.sold_out`);
  const words = search ? wordsQuery(search) : null;
  if (words) all.push(sql<boolean>`products.words_index @@ to_tsquery('simple', ${words})`);
  return sql<boolean>`(${sql.join(all, sql` and `)})`;
}
