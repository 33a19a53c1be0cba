// A Shopify shop that also speaks Arabic keeps the same lists below /ar: the same pieces in the same order.
import { z } from "zod";
import type { RawProduct } from "../found-product.ts";
import { isLimit } from "../problems.ts";
import { below } from "../visit/site.ts";
import { AT_ONCE, listIn } from "./shopify-list.ts";
import type { ShopFacts } from "./shopify-facts.ts";
import type { Shop } from "./shop.ts";

const Words = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  body_html: z.string().nullish(),
});

const ARABIC = /\p{Script=Arabic}{2}/u;

/** Adds the Arabic words of this list's pieces. A shop without them is asked once. */
export async function arabicWords(
  shop: Shop,
  facts: ShopFacts,
  page: number,
  products: RawProduct[],
): Promise<(product: RawProduct) => RawProduct> {
  const isArabic = ({ title }: RawProduct) => ARABIC.test(title ?? "");
  if (shop.isRefresh || facts.hasArabic === false || products.every(isArabic)) return same;
  const words = await listInArabic(shop, page);
  facts.hasArabic = words.size > 0;
  return (product) => {
    const own = words.get(product.shopId ?? "");
    return own
      ? { ...product, arabic: { title: own.title, description: own.body_html ?? null } }
      : product;
  };
}

const same = (product: RawProduct): RawProduct => product;

async function listInArabic({ visitor, base }: Shop, page: number) {
  const address = below(base, `ar/products.json?limit=${AT_ONCE}&page=${page}`);
  const answer = await visitor.get(address).catch((error: unknown) => {
    if (visitor.signal.aborted || isLimit(error)) throw error;
    return null;
  });
  const told = (answer && listIn(answer)) ?? [];
  return new Map(
    told.flatMap((one) => {
      const { data } = Words.safeParse(one);
      return data && ARABIC.test(data.title) ? [[String(data.id), data] as const] : [];
    }),
  );
}
