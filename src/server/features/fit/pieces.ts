// Which pieces of the catalogue a shopper means, and their pictures.
import { sql } from "kysely";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { fitOnModel } from "../../../contract/fit.ts";
import type { Product } from "../../../contract/products.ts";
import type { Sql } from "../../database/open.ts";
import { invalid, notFound } from "../../problems.ts";
import { selectProducts, toProduct } from "../products/queries/row.ts";

export type WornPiece = BodyOf<typeof fitOnModel>["products"][number];
export type FindPieces = (wishes: readonly WornPiece[]) => Promise<[Product, Product]>;

/** A picture as our own pages address it; the id is the product's. */
const OUR_PICTURE = /^\/api\/images\/(p_[\w-]{1,100})\/\d{1,3}$/;

function idIn(image: string, publicUrl: string): string | undefined {
  const url = URL.parse(image, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin) return undefined;
  return OUR_PICTURE.exec(url.pathname)?.[1];
}

/** Only public products of ours: an address from elsewhere is never opened. */
export function createFindPieces(db: Sql, publicUrl: () => string): FindPieces {
  const listed = () => selectProducts(db).where("products.listed", "=", true);

  async function find({ id, image }: WornPiece): Promise<Product> {
    const known = id ?? idIn(image, publicUrl());
    const row = known
      ? await listed().where("products.id", "=", known).executeTakeFirst()
      : await listed()
          .where(
            sql<boolean>`(products.image_url = ${image} or ${image} = any(products.other_image_urls))`,
          )
          .limit(1)
          .executeTakeFirst();
    if (!row) throw notFound("productNotFound");
    return toProduct(row);
  }

  return async ([first, second]) => {
    const pair: [Product, Product] = [await find(first!), await find(second!)];
    if (pair[0].id === pair[1].id) throw invalid("selectExactlyTwoItems", { field: "products" });
    return pair;
  };
}
