// A public product by its id, or by the address of one of its pictures.
import { sql } from "kysely";
import type { Product } from "../../../../contract/products.ts";
import type { Sql } from "../../../database/sql.ts";
import { selectProducts, toProduct } from "../../products/queries/row.ts";

const listed = (db: Sql) => selectProducts(db).where("products.listed", "=", true);

export async function findPieceById(db: Sql, id: string): Promise<Product | undefined> {
  const row = await listed(db).where("products.id", "=", id).executeTakeFirst();
  return row && toProduct(row);
}

export async function findPieceByPicture(db: Sql, image: string): Promise<Product | undefined> {
  const row = await listed(db)
    .where(
      sql<boolean>`(products.image_url = ${image} or ${image} = any(products.other_image_urls))`,
    )
    .limit(1)
    .executeTakeFirst();
  return row && toProduct(row);
}
