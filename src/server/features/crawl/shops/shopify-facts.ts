// The lists name no currency and no total; three other places may. A shop that sells in several currencies answers in
// that of the visitor's country: it is asked as somebody in ours, and whose money its lists are in is found out.
import { z } from "zod";
import { below } from "../visit/site.ts";
import { isLimit, isShopDown, notThisMake } from "../problems.ts";
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
    currency: await currencyOf(shop, meta?.currency ?? null),
    products: meta?.published_products_count ?? null,
  };
}

/** How a shop remembers where its visitor is. */
const HERE = "localization=EG; path=/";

async function currencyOf(shop: Shop, own: string | null): Promise<string | null> {
  const { cookies } = shop.visitor;
  let shown = await currencyOfPage(shop);
  if (own === null || shown === null) return own ?? (await currencyOfCart(shop)) ?? shown;
  if (shown === own) return own;
  cookies.keep(shop.base, HERE);
  cookies.use();
  shown = (await currencyOfPage(shop)) ?? shown;
  return shown === own || !(await isListedAsShown(shop)) ? own : shown;
}

const Priced = z.object({
  handle: z.string().min(1),
  variants: z.array(z.object({ price: z.coerce.number() })).min(1),
});

/** A single piece is always told in the visitor's money; a list that asks as much is, too. */
async function isListedAsShown(shop: Shop): Promise<boolean> {
  const first = z
    .object({ products: z.tuple([Priced], Priced) })
    .safeParse(await jsonAt(shop, "products.json?limit=1")).data?.products[0];
  const single = first && (await jsonAt(shop, `products/${encodeURIComponent(first.handle)}.js`));
  const told = Priced.safeParse(single).data;
  const [listed, alone] = [first?.variants[0]?.price, told?.variants[0]?.price];
  // The same number in whose money? Its pages say both together.
  if (listed === undefined || alone === undefined) throw notThisMake();
  return Math.abs(listed - alone / 100) < 0.006;
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
