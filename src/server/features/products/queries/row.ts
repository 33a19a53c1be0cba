// A product as the database tells it, turned into what the contract promises.
import { sql, type Selectable } from "kysely";
import type { Product, Variant } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import { SAID_COLUMNS, saidIn } from "../../../database/tables/product-columns.ts";
import type { ProductTable } from "../../../database/tables/products.ts";

/** What a product is to people; the words it is found by stay where they are. */
const COLUMNS = [
  "id",
  "brand_id",
  ...SAID_COLUMNS,
  "listed",
  "mix",
  "revision",
  "created_at",
  "updated_at",
] as const;

export type ProductRow = Pick<Selectable<ProductTable>, (typeof COLUMNS)[number]> & {
  brand_name: string;
  brand_name_ar: string;
  brand_website: string;
  variant_list: Variant[];
};

/** Every read of products begins here: one query brings the brand and the variants along. */
export function selectProducts(db: Sql) {
  return db
    .selectFrom("products")
    .innerJoin("brands", "brands.id", "products.brand_id")
    .select(COLUMNS.map((name) => `products.${name}` as const))
    .select([
      "brands.name as brand_name",
      "brands.name_ar as brand_name_ar",
      "brands.website as brand_website",
    ])
    .select(
      sql<Variant[]>`(
        select coalesce(json_agg(json_build_object(
          'color', v.color, 'size', v.size, 'in_stock', v.in_stock) order by v.position), '[]')
        from variants v where v.product_id = products.id)`.as("variant_list"),
    );
}

export function toProduct(row: ProductRow): Product {
  const { title_ar, description_ar, category, is_new, ...said } = saidIn(row);
  return {
    ...said,
    id: row.id,
    ...(title_ar && { title_ar }),
    ...(description_ar && { description_ar }),
    brand: row.brand_name,
    ...(row.brand_name_ar && { brand_ar: row.brand_name_ar }),
    brand_website: row.brand_website,
    category: category ?? "",
    image: row.image_url && `/api/images/${row.id}/0`,
    variants: row.variant_list,
    isNew: is_new,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export const findListedRows = (db: Sql, ids: string[]): Promise<ProductRow[]> =>
  selectProducts(db)
    .where("products.listed", "=", true)
    .where(sql<boolean>`products.id = any(${ids}::text[])`)
    .execute();
