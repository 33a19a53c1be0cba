// The lists name no currency and no total; three other places may.
import { z } from "zod";
import { below } from "../visit/site.ts";
import { isLimit, isShopDown } from "../problems.ts";
import { parseJson } from "./json.ts";
import type { Shop } from "./shop.ts";

export type ShopFacts = {
  currency: string | null;
  products: number | null;
  /** Whether its lists exist in Arabic, once that was tried. */
  hasArabic?: boolean;
};

const Currency = z.string().regex(/^[A-Z]{3}$/);
const Meta = z.object({
  currency: Currency.nullish().catch(null),
  published_products_count: z.number().int().min(0).nullish().catch(null),
});

export async function readShopFacts(shop: Shop): Promise<ShopFacts> {
  const meta = Meta.safeParse(await jsonAt(shop, "meta.json")).data;
  return {
    currency: meta?.currency ?? (await currencyOfCart(shop)) ?? (await currencyOfPage(shop)),
    products: meta?.published_products_count ?? null,
  };
}

async function currencyOfCart(shop: Shop): Promise<string | null> {
  const cart = z.object({ currency: Currency }).safeParse(await jsonAt(shop, "cart.js"));
  return cart.data?.currency ?? null;
}

/** `Shopify.currency = {"active":"EGP","rate":"1.0"};` */
async function currencyOfPage(shop: Shop): Promise<string | null> {
  const page = await textAt(shop, "");
  return /Shopify\.currency\s*=\s*\{\s*"active"\s*:\s*"([A-Z]{3})"/.exec(page ?? "")?.[1] ?? null;
}

const jsonAt = async (shop: Shop, path: string) => parseJson((await textAt(shop, path)) ?? "");

/** A place that is missing or closed to robots says nothing. */
async function textAt({ visitor, base }: Shop, path: string): Promise<string | undefined> {
  try {
    const answer = await visitor.get(below(base, path));
    return answer.status === 200 ? answer.text : undefined;
  } catch (error) {
    if (visitor.signal.aborted || isLimit(error) || isShopDown(error)) throw error;
    return undefined;
  }
}
