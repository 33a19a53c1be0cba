// Pins behind a short link. What a friend sees is each piece as it is now, not as it was pinned.
import { randomBytes } from "node:crypto";
import type { Product } from "../../../contract/products.ts";
import type { Sql } from "../../database/sql.ts";
import { invalid, notFound } from "../../problems.ts";
import { addCollection, findCollection } from "./repository.ts";

export type FindProducts = (ids: string[]) => Promise<Product[]>;

type CollectionParts = {
  db: Sql;
  reads: Sql;
  findProducts: FindProducts;
  publicUrl: () => string;
};

export type Collections = {
  share(productIds: string[]): Promise<{ id: string; url: string }>;
  read(id: string): Promise<{ id: string; products: Product[]; gone: number }>;
};

export function createCollections({
  db,
  reads,
  findProducts,
  publicUrl,
}: CollectionParts): Collections {
  return {
    async share(productIds) {
      const wanted = [...new Set(productIds)];
      const found = await findProducts(wanted);
      if (found.length === 0) throw invalid("productNotFound", { field: "product_ids" });
      const id = randomBytes(9).toString("base64url");
      const product_ids = found.map((product) => product.id);
      await addCollection(db, id, product_ids);
      return { id, url: `${publicUrl()}/collection/${id}` };
    },
    async read(id) {
      // A link is opened in the moment it was made; a replica may not have heard of it yet.
      const row =
        (await findCollection(reads, id)) ??
        (reads === db ? undefined : await findCollection(db, id));
      if (!row) throw notFound("collectionNotFound");
      const products = await findProducts(row.product_ids);
      return { id, products, gone: row.product_ids.length - products.length };
    },
  };
}
