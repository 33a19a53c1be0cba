// The pages of a shop's products: from its sitemaps, or by walking through its lists.
import { parsePage } from "../extract/page.ts";
import { isLimit, noProducts } from "../problems.ts";
import type { Shop } from "../shops/shop.ts";
import { addressKey, hostName } from "../visit/site.ts";
import type { OpenPage } from "../adaptive/open-page.ts";
import {
  languageOf,
  leadsElsewhere,
  looksLikeListing,
  looksLikeProduct,
  withoutLanguage,
} from "./address-words.ts";
import { linksOf } from "./links.ts";
import { readSitemaps } from "./sitemaps.ts";

/** `isSure`: every address says that it is a product's; otherwise some pages will turn out to be none. */
export type ProductPages = { pages: string[]; isSure: boolean };

const LISTS_MAX = 400;

export async function* findProductPages(
  shop: Shop,
  open: OpenPage,
): AsyncGenerator<{ lists: number; products: number }, ProductPages> {
  const told = await readSitemaps(shop.visitor, shop.base, (url) => !leadsElsewhere(url));
  const named = told.filter((address) => looksLikeProduct(new URL(address)));
  if (named.length > 0) return { pages: bounded(shop, once(named, shop.base)), isSure: true };
  const walked = yield* walk(shop, open);
  if (walked.length > 0) return { pages: bounded(shop, once(walked, shop.base)), isSure: true };
  const rest = told.filter((address) => {
    const url = new URL(address);
    return !looksLikeListing(url) && url.pathname !== shop.base.pathname;
  });
  if (rest.length === 0) throw noProducts(hostName(shop.base));
  return { pages: bounded(shop, once(rest, shop.base)), isSure: false };
}

const bounded = ({ visitor }: Shop, pages: string[]): string[] =>
  pages.slice(0, visitor.settings.maxPages);

/** One address for each product, in the language of the shop's own address where there is a choice. */
export function once(addresses: string[], base: URL): string[] {
  const wanted = languageOf(base);
  const chosen = new Map<string, string>();
  for (const address of addresses) {
    const url = new URL(address);
    const key = addressKey(withoutLanguage(url));
    if (!chosen.has(key) || (wanted && languageOf(url) === wanted)) chosen.set(key, address);
  }
  return [...chosen.values()];
}

type Place = { address: string; depth: number };

/** Breadth first; further pages of a list come before other lists. */
async function* walk(
  shop: Shop,
  open: OpenPage,
): AsyncGenerator<{ lists: number; products: number }, string[]> {
  const { maxDepth, maxProducts } = shop.visitor.settings;
  const seen = new Set<string>();
  const products = new Map<string, string>();
  const waiting: Place[] = [{ address: shop.base.href, depth: 0 }];
  while (waiting.length > 0 && seen.size < LISTS_MAX && products.size < maxProducts) {
    const { address, depth } = waiting.shift()!;
    const key = addressKey(address);
    if (seen.has(key)) continue;
    seen.add(key);
    const before = products.size;
    const links = await linksAt(shop, open, address);
    for (const product of links.products) products.set(addressKey(product), product);
    // A list that goes on for ever without anything new in it is left.
    const isFruitful = depth === 0 || products.size > before;
    if (isFruitful) waiting.unshift(...links.next.map((next) => ({ address: next, depth })));
    if (depth < maxDepth) {
      waiting.push(...links.listings.map((next) => ({ address: next, depth: depth + 1 })));
    }
    yield { lists: seen.size, products: products.size };
  }
  return [...products.values()];
}

async function linksAt(shop: Shop, open: OpenPage, address: string) {
  try {
    const page = await open(address);
    if (page.html === null) return { products: [], listings: [], next: [] };
    return linksOf(parsePage(page.html, page.url), shop.base);
  } catch (error) {
    const isFirst = addressKey(address) === addressKey(shop.base.href);
    if (isFirst || shop.visitor.signal.aborted || isLimit(error)) throw error;
    return { products: [], listings: [], next: [] };
  }
}
