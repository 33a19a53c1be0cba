// Where a shop gives its products no type, the collections they stand in say what they are.
import { z } from "zod";
import { isLimit, isShopDown } from "../problems.ts";
import { below } from "../visit/site.ts";
import { parseJson } from "./json.ts";
import type { Shop } from "./shop.ts";

export type Hints = (productId: string | number) => Promise<string | undefined>;

const Collections = z.object({
  collections: z.array(
    z.object({
      handle: z.string(),
      title: z.string(),
      products_count: z.number().nullish(),
    }),
  ),
});
const Members = z.object({
  products: z.array(z.object({ id: z.union([z.string(), z.number()]) })),
});

const COLLECTIONS_MAX = 30;
/** They say when or why, not what. */
const SAYS_NOTHING =
  /\b(all|new|sale|best|home ?page|front ?page|featured|offers?|arrivals?|trending|gift|collection)\b|جديد|تخفيض|عروض|الأكثر|كل /i;

/** Read only when the first product without a type is met. */
export function collectionHints(shop: Shop): Hints {
  let hints: Promise<Map<string, string>> | undefined;
  return async (productId) => {
    hints ??= readCollections(shop);
    return (await hints).get(String(productId));
  };
}

async function readCollections(shop: Shop): Promise<Map<string, string>> {
  const hints = new Map<string, string>();
  const told = Collections.safeParse(await jsonAt(shop, "collections.json?limit=250")).data;
  const telling = (told?.collections ?? [])
    .filter(({ title }) => !SAYS_NOTHING.test(title))
    // The smaller a collection, the more it says.
    .toSorted((one, other) => (one.products_count ?? 0) - (other.products_count ?? 0))
    .slice(0, COLLECTIONS_MAX);
  for (const { handle, title } of telling) {
    const path = `collections/${encodeURIComponent(handle)}/products.json?limit=250`;
    const members = Members.safeParse(await jsonAt(shop, path)).data;
    for (const { id } of members?.products ?? []) {
      if (!hints.has(String(id))) hints.set(String(id), title);
    }
  }
  return hints;
}

async function jsonAt({ visitor, base }: Shop, path: string): Promise<unknown> {
  try {
    const answer = await visitor.get(below(base, path));
    return answer.status === 200 ? parseJson(answer.text) : undefined;
  } catch (error) {
    if (visitor.signal.aborted || isLimit(error) || isShopDown(error)) throw error;
    return undefined;
  }
}
