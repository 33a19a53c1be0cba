// One product for whoever may see it: everybody when it is public, its owner before that.
import { Product } from "../../../contract/products.ts";
import type { Session } from "../../http/session.ts";
import { invalid, notFound } from "../../problems.ts";
import type { Cards } from "./cards.ts";
import type { WithDetails } from "./details.ts";
import type { Previews } from "./previews.ts";
import type { ProductRepository } from "./repository.ts";

/** Answers with the product's JSON. */
export type FindVisible = (id: string, session: Session | null) => Promise<string>;

/** What a client sends that has lost its id on the way. */
const NOT_AN_ID = new Set(["", "undefined", "null"]);

export function createFindVisible(
  products: Pick<ProductRepository, "findKey" | "find">,
  cards: Cards,
  { asOwnerSees }: Pick<Previews, "asOwnerSees">,
  withDetails: WithDetails,
): FindVisible {
  const asJson = async (product: Product) =>
    JSON.stringify(Product.parse(await withDetails(product)));
  const findCard = async (id: string) => {
    const key = await products.findKey(id);
    return key && (await cards.of([key]))[0];
  };
  return async (id, session) => {
    if (NOT_AN_ID.has(id.trim())) throw invalid("invalidProductId", { field: "id" });
    // Whoever is signed in may have changed it a moment ago, and reads back what was written.
    const card = session === null ? await findCard(id) : undefined;
    if (card) return asJson(JSON.parse(card.json) as Product);
    const found = await products.find(id);
    if (found?.isListed) return asJson(found.product);
    const isOwner =
      session !== null && (session.isAdministrator || session.brandId === found?.brandId);
    if (!found || !isOwner) throw notFound("productNotFound");
    return asJson(asOwnerSees(found.product));
  };
}
