// One product for whoever may see it: everybody when it is public, its owner before that.
import type { Product } from "../../../contract/products.ts";
import type { Session } from "../../http/session.ts";
import { invalid, notFound } from "../../problems.ts";
import type { ProductRepository } from "./repository.ts";

export type FindVisible = (id: string, session: Session | null) => Promise<Product>;

/** What a client sends that has lost its id on the way. */
const NOT_AN_ID = new Set(["", "undefined", "null"]);

export function createFindVisible(products: ProductRepository): FindVisible {
  return async (id, session) => {
    if (NOT_AN_ID.has(id.trim())) throw invalid("invalidProductId", { field: "id" });
    const found = await products.find(id);
    const isOwner =
      session !== null && (session.isAdministrator || session.brandId === found?.brandId);
    if (!found || !(found.isListed || isOwner)) throw notFound("productNotFound");
    return found.product;
  };
}
