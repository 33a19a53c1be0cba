// Shopify storefronts tell their products as lists of 250. What the lists leave out is in the sitemap.
import type { Problem } from "../../../problems.ts";
import { readSitemaps } from "../discover/sitemaps.ts";
import type { RawProduct } from "../found-product.ts";
import { notAProduct, notShopify, pageUnusable, passwordPage } from "../problems.ts";
import { below, hostName } from "../visit/site.ts";
import type { Visited } from "../visit/visited.ts";
import { arabicWords } from "./shopify-arabic.ts";
import { collectionHints, type Hints } from "./shopify-collections.ts";
import { AT_ONCE, listIn } from "./shopify-list.ts";
import { readShopFacts, type ShopFacts } from "./shopify-facts.ts";
import { ShopifyProduct, rawShopifyProduct } from "./shopify-product.ts";
import { parseJson } from "./json.ts";
import type { PageRead, Shop, ReadingStep } from "./shop.ts";

/** Page × limit above 25,000 is refused. */
const LAST_PAGE = 100;
const SITEMAP_BATCH = 20;

type Cursor = { page: number };

export async function* readShopify(shop: Shop): AsyncGenerator<ReadingStep> {
  if (shop.productUrl) return yield* readOne(shop, shop.productUrl);
  yield* readAll({ ...shop, base: await findBase(shop) });
}

/** The website a brand names may be a page of its shop: /en, /collections/all. */
async function findBase({ visitor, base }: Shop): Promise<URL> {
  if (base.pathname === "/") return base;
  const answer = await visitor.get(below(base, "products.json?limit=1"));
  return listIn(answer) ? base : new URL(base.origin);
}

async function* readAll(shop: Shop): AsyncGenerator<ReadingStep> {
  const facts = await readShopFacts(shop);
  const totalPages = facts.products === null ? null : Math.ceil(facts.products / AT_ONCE);
  const hints: Hints = shop.isRefresh ? async () => undefined : collectionHints(shop);
  let before = "";
  let isRefused = false;
  for (let page = ((shop.cursor as Cursor | null)?.page ?? 0) + 1; page <= LAST_PAGE; page++) {
    const list = await readList(shop, facts, page, hints);
    // A shop that answers every page with the same one has no end.
    const isRepeated = list.fingerprint !== null && list.fingerprint === before;
    isRefused = list.isRefused === true;
    if (isRepeated || list.count === 0) break;
    before = list.fingerprint ?? "";
    yield {
      pages: list.pages,
      currency: facts.currency,
      currentPage: page,
      totalPages: totalPages && Math.max(totalPages, page),
      cursor: { page } satisfies Cursor,
    };
    if (list.count < AT_ONCE) break;
  }
  if (facts.products !== null) {
    if (shop.found() < facts.products) yield* readLeftOut(shop, facts, hints);
    yield { expected: facts.products, reason: "shop_says_so" };
  } else if (isRefused) yield { expected: null, reason: "lists_go_on" };
}

type List = {
  pages: PageRead[];
  count: number;
  fingerprint: string | null;
  /** No list, and no word that there is no such page either: what it holds is not known. */
  isRefused?: boolean;
};

async function readList(shop: Shop, facts: ShopFacts, page: number, hints: Hints): Promise<List> {
  const address = below(shop.base, `products.json?limit=${AT_ONCE}&page=${page}`);
  const known = await shop.remembered(address);
  const answer = await shop.visitor.get(address, { known });
  if (answer.isUnchanged && known) {
    const unchanged = { page: address, isUnchanged: true, products: known.products } as const;
    return { pages: [unchanged], count: known.products, fingerprint: null };
  }
  // Beyond the last page it may answer that there is no such page; and a shop may hide its lists.
  const isHidden = page > 1 || (facts.products !== null && !isPasswordPage(answer));
  if (isHidden && !listIn(answer)) {
    const isRefused = answer.status !== 400 && answer.status !== 404;
    return { pages: [], count: 0, fingerprint: null, isRefused };
  }
  const told = productsOf(answer, shop.base);
  const { products, problems } = await readProducts(shop, facts, told, hints);
  const inArabic = await arabicWords(shop, facts, page, products);
  return {
    pages: [
      { page: address, products: products.map(inArabic), validators: answer.validators },
      ...problems.map((problem) => ({ page: address, problem })),
    ],
    count: told.length,
    fingerprint: JSON.stringify(told.map((product) => (product as { id?: unknown })?.id)),
  };
}

/** Throws the sentence that says why this is no list of a Shopify shop. */
function productsOf(answer: Visited, base: URL): unknown[] {
  const list = listIn(answer);
  if (list) return list;
  throw isPasswordPage(answer) ? passwordPage() : notShopify(hostName(base));
}

const isPasswordPage = ({ text, url }: Visited): boolean =>
  /"pageType"\s*:\s*"password"/.test(text) || /\/password\/?$/.test(url.pathname);

async function readProducts(shop: Shop, facts: ShopFacts, told: unknown[], hints: Hints) {
  const products: RawProduct[] = [];
  const problems: Problem[] = [];
  for (const each of told) {
    const { data: product } = ShopifyProduct.safeParse(each);
    if (!product) {
      problems.push(pageUnusable());
      continue;
    }
    products.push(
      rawShopifyProduct(product, {
        url: below(shop.base, `products/${encodeURIComponent(product.handle)}`),
        currency: facts.currency,
        inCents: false,
        hint: product.product_type ? undefined : await hints(product.id),
      }),
    );
  }
  return { products, problems };
}

/** Products that the shop's sitemap names and its lists did not. */
async function* readLeftOut(
  shop: Shop,
  facts: ShopFacts,
  hints: Hints,
): AsyncGenerator<ReadingStep> {
  const pages = await readSitemaps(shop.visitor, shop.base, (url) =>
    /\/products\/[^/]+$/.test(url.pathname),
  );
  const missing = await shop.missing(pages);
  for (let at = 0; at < missing.length; at += SITEMAP_BATCH) {
    const batch = missing.slice(at, at + SITEMAP_BATCH);
    const read: PageRead[] = [];
    for (const page of batch) read.push(await readSingle(shop, facts, new URL(page), hints));
    yield {
      pages: read,
      currency: facts.currency,
      currentPage: Math.ceil((at + batch.length) / AT_ONCE),
      totalPages: null,
      cursor: { page: LAST_PAGE } satisfies Cursor,
    };
  }
}

async function readSingle(shop: Shop, facts: ShopFacts, url: URL, hints: Hints): Promise<PageRead> {
  const page = url.origin + url.pathname;
  for (const [dialect, inCents] of [
    [".js", true],
    [".json", false],
  ] as const) {
    const answer = await shop.visitor.get(page + dialect);
    const told = answer.status === 200 ? parseJson(answer.text) : undefined;
    const { data: product } = ShopifyProduct.safeParse(
      (told as { product?: unknown } | undefined)?.product ?? told,
    );
    if (!product) continue;
    const hint = product.product_type || product.type ? undefined : await hints(product.id);
    const reading = { url: page, currency: facts.currency, inCents, hint };
    return { page, products: [rawShopifyProduct(product, reading)], validators: null };
  }
  return { page, problem: pageUnusable() };
}

async function* readOne(shop: Shop, url: URL): AsyncGenerator<ReadingStep> {
  const facts = await readShopFacts(shop);
  const noHints: Hints = async () => undefined;
  const single = await readSingle(shop, facts, url, noHints);
  const read = "problem" in single ? await findInLists(shop, facts, url) : single;
  if (!read) throw notAProduct();
  yield { pages: [read], currency: facts.currency, currentPage: 1, totalPages: 1, cursor: null };
}

/** For shops that tell a product only among the others. */
async function findInLists(shop: Shop, facts: ShopFacts, url: URL): Promise<PageRead | undefined> {
  const handle = decodeURIComponent(url.pathname.replace(/\/+$/, "").split("/").at(-1) ?? "");
  for (let page = 1; page <= LAST_PAGE; page++) {
    const address = below(shop.base, `products.json?limit=${AT_ONCE}&page=${page}`);
    const told = productsOf(await shop.visitor.get(address), shop.base);
    const own = told.filter((product) => (product as { handle?: unknown })?.handle === handle);
    if (own.length > 0) {
      const { products } = await readProducts(shop, facts, own, async () => undefined);
      return { page: url.href, products, validators: null };
    }
    if (told.length < AT_ONCE) break;
  }
  return undefined;
}
