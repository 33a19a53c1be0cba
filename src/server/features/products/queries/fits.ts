// Whether a product fits what a shopper chose, as a condition of a query.
import { sql } from "kysely";
import { categoriesOf } from "../../../../contract/categories.ts";
import { FILTERED_FACTS } from "../../../../contract/facts.ts";
import type { FilterRequest } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import { wordsQuery } from "../../../language/words-index.ts";

export type Fits = ReturnType<typeof fitsChoice>;

export function fitsChoice(db: Sql, request: FilterRequest, brandKey: (name: string) => string) {
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
  if (min_price != null) all.push(sql<boolean>`products.price_paid >= ${min_price}`);
  if (max_price != null) all.push(sql<boolean>`products.price_paid <= ${max_price}`);
  if (request.on_sale) all.push(sql<boolean>`products.current_price is not null`);
  if (request.dropped) all.push(sql<boolean>`products.dropped_from is not null`);
  if (request.in_stock) all.push(sql<boolean>`not products.sold_out`);
  // After what is cheap to compare: conditions are tried in this order.
  if (colors?.length) {
    const wanted = colors.map((color) => color.toLowerCase());
    all.push(sql<boolean>`products.colors && ${wanted}::text[]`);
  }
  if (sizes?.length) all.push(sql<boolean>`products.sizes && ${sizes}::text[]`);
  const words = search ? wordsQuery(search) : null;
  if (words) all.push(sql<boolean>`products.words_index @@ to_tsquery('simple', ${words})`);
  for (const kind of FILTERED_FACTS) {
    const keys = request[kind]?.map((value) => `${kind}=${value}`) ?? [];
    if (keys.length > 0)
      all.push(
        sql<boolean>`products.id in (select product_id from search_entries where fact_keys && ${keys}::text[])`,
      );
  }
  return sql<boolean>`(${sql.join(all, sql` and `)})`;
}
