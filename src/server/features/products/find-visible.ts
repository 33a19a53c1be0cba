// One product for whoever may see it: everybody when it is public, its owner before that. What everybody sees is kept
// as it was answered for as long as the rows it was made of stand in the database as they were.
import { Product } from "../../../contract/products.ts";
import type { Session } from "../../http/session.ts";
import { invalid, notFound } from "../../problems.ts";
import type { Cards } from "./cards.ts";
import { keptUntil } from "./picture-colors/lead.ts";
import type { ReadDetails } from "./details.ts";
import type { Previews } from "./previews.ts";
import { SecondChanceCache } from "./second-chance-cache.ts";
import type { DetailKey, ProductRepository } from "./repository.ts";

/** Its JSON, and a place for it as it is packed for the way: that is done once, by whoever sends it. */
type KeptText = { text: string; packed: Buffer | null };

/** Answers with the product's JSON. */
export type FindVisible = (id: string, session: Session | null) => Promise<string | KeptText>;

/** What a client sends that has lost its id on the way. */
const NOT_AN_ID = new Set(["", "undefined", "null"]);

type KeptDetail = { key: DetailKey; json: KeptText; until: number };

/** Characters of JSON, about half of which it takes once more as packed: some 10,000 products that are looked at often. */
const KEPT_MAX = 40_000_000;

const isSame = (one: DetailKey, other: DetailKey): boolean =>
  one.revision === other.revision && one.reading === other.reading && one.entry === other.entry;

export function createFindVisible(
  products: Pick<ProductRepository, "findKey" | "find">,
  cards: Cards,
  { asOwnerSees }: Pick<Previews, "asOwnerSees">,
  readDetails: ReadDetails,
): FindVisible {
  const kept = new SecondChanceCache<KeptDetail>(KEPT_MAX, ({ json }) => json.text.length * 1.5);
  const asJson = async (product: Product) =>
    JSON.stringify(Product.parse((await readDetails(product)).product));

  async function findPublic(id: string): Promise<KeptText | undefined> {
    const key = await products.findKey(id);
    if (!key) return undefined;
    const known = kept.get(id);
    if (known && isSame(known.key, key) && known.until > Date.now()) return known.json;
    const [card] = await cards.of([key]);
    if (!card) return undefined;
    const { product, areSeen } = await readDetails(JSON.parse(card.json) as Product);
    const json = { text: JSON.stringify(Product.parse(product)), packed: null };
    kept.put(id, { key, json, until: keptUntil(areSeen, Date.now()) });
    return json;
  }

  return async (id, session) => {
    if (NOT_AN_ID.has(id.trim())) throw invalid("invalidProductId", { field: "id" });
    // Whoever is signed in may have changed it a moment ago, and reads back what was written.
    const shown = session === null ? await findPublic(id) : undefined;
    if (shown !== undefined) return shown;
    const found = await products.find(id);
    if (found?.isListed) return asJson(found.product);
    const isOwner =
      session !== null && (session.isAdministrator || session.brandId === found?.brandId);
    if (!found || !isOwner) throw notFound("productNotFound");
    return asJson(asOwnerSees(found.product));
  };
}
