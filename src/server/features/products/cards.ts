// Products as ready JSON. Made once for each revision of a product and kept; whoever shows one has
// just read from the database which revision is current, so a kept card can be missing but never old.
import { Product } from "../../../contract/products.ts";
import type { Sql } from "../../database/sql.ts";
import { createBatchLoader } from "../../database/batch-loader.ts";
import { SecondChanceCache } from "./second-chance-cache.ts";
import { findListedRows, toProduct } from "./queries/row.ts";

export type Card = CardKey & {
  /** A product that has passed the contract's schema: no other field can leave the server. */
  json: string;
  brand: string;
  category: string;
  isSoldOut: boolean;
};

/** A public product and its revision, as the database has them right now. */
export type CardKey = { id: string; revision: number };

export type Cards = {
  /** In the order of the keys; what stopped being public meanwhile is left out. */
  of(keys: CardKey[]): Promise<Card[]>;
};

/** Characters of JSON: a catalogue of about 100,000 products. A larger one loads the rest as it goes. */
const KEPT_MAX = 100_000_000;
/** Pages that are loaded in one go: more would hold up everybody else in the single session. */
const LOADS_AT_ONCE = 8;

export function createCards(db: Sql, keptMax = KEPT_MAX): Cards {
  const kept = new SecondChanceCache<Card>(keptMax, ({ json }) => json.length);

  function recall({ id, revision }: CardKey): Card | undefined {
    const card = kept.get(id);
    return card?.revision === revision ? card : undefined;
  }

  const load = createBatchLoader(async (pages: string[][]) => {
    const rows = await findListedRows(db, [...new Set(pages.flat())]);
    const loaded = new Map(
      rows.map((row) => {
        const product = Product.parse(toProduct(row));
        const { brand, category, sold_out: isSoldOut } = product;
        const { id, revision } = row;
        const card = { id, revision, json: JSON.stringify(product), brand, category, isSoldOut };
        return [id, card] as const;
      }),
    );
    for (const [id, card] of loaded) kept.put(id, card);
    return pages.map(() => loaded);
  }, LOADS_AT_ONCE);

  return {
    async of(keys) {
      const found = new Map(keys.map((key) => [key.id, recall(key)]));
      const missing = keys.map(({ id }) => id).filter((id) => !found.get(id));
      const loaded = missing.length > 0 ? await load(missing) : undefined;
      return keys
        .map(({ id }) => found.get(id) ?? loaded?.get(id))
        .filter((card) => card !== undefined);
    },
  };
}

export const jsonOf = (cards: readonly Pick<Card, "json">[]): string =>
  `[${cards.map(({ json }) => json).join(",")}]`;

export const productsOf = (cards: readonly Card[]): Product[] =>
  JSON.parse(jsonOf(cards)) as Product[];
