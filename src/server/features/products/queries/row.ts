// A product as the database tells it, turned into what the contract promises.
import { sql, type Selectable } from "kysely";
import type { Product, Variant } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import type { ProductTable } from "../../../database/tables/products.ts";

/** What a product is to people; the words it is found by stay where they are. */
const COLUMNS = [
  "products.id",
  "products.brand_id",
  "products.title",
  "products.description",
  "products.title_ar",
  "products.description_ar",
  "products.category",
  "products.style",
  "products.colors",
  "products.sizes",
  "products.materials",
  "products.image_url",
  "products.other_image_urls",
  "products.price",
  "products.current_price",
  "products.currency",
  "products.url",
  "products.sold_out",
  "products.hidden",
  "products.active",
  "products.is_new",
  "products.listed",
  "products.mix",
  "products.revision",
  "products.created_at",
  "products.updated_at",
] as const;

type ColumnName<Column> = Column extends `products.${infer Name}` ? Name : never;

export type ProductRow = Pick<Selectable<ProductTable>, ColumnName<(typeof COLUMNS)[number]>> & {
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
    .select(COLUMNS)
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
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    ...(row.title_ar && { title_ar: row.title_ar }),
    ...(row.description_ar && { description_ar: row.description_ar }),
    brand: row.brand_name,
    ...(row.brand_name_ar && { brand_ar: row.brand_name_ar }),
    brand_website: row.brand_website,
    category: row.category ?? "",
    style: row.style,
    colors: row.colors,
    sizes: row.sizes,
    materials: row.materials,
    image_url: row.image_url,
    other_image_urls: row.other_image_urls,
    price: row.price,
    current_price: row.current_price,
    currency: row.currency,
    url: row.url,
    image: row.image_url && `/api/images/${row.id}/0`,
    sold_out: row.sold_out,
    variants: row.variant_list,
    hidden: row.hidden,
    active: row.active,
    isNew: row.is_new,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export const findListedRows = (db: Sql, ids: string[]): Promise<ProductRow[]> =>
  selectProducts(db)
    .where("products.listed", "=", true)
    .where(sql<boolean>`products.id = any(${ids}::text[])`)
    .execute();
