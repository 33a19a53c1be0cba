// 'Scan my website': whatever the address is, by the way that fits it. The shop's own interface or feed comes
// first, for it knows most; then its pages, with a browser for those that say nothing without one. A way that
// brings nothing leaves the place to the next, and the way that was found is kept with the job.
import { createAdaptive, type AdaptiveParts } from "../adaptive/adaptive.ts";
import { fetchPages } from "../adaptive/open-page.ts";
import type { Browsing } from "../app/browsing.ts";
import { isWrongWay, noProducts } from "../problems.ts";
import { readShopify } from "../shops/shopify.ts";
import type { ReadShop, Shop, ReadingStep } from "../shops/shop.ts";
import { readZammit } from "../shops/zammit.ts";
import { hostName, isSameSite } from "../visit/site.ts";
import { readAppData } from "./read-app-data.ts";
import { readFeed } from "./read-feed.ts";
import { findMagento, readMagento } from "./magento.ts";
import { behindGate } from "./pass-gate.ts";
import { findUcp, readUcp } from "./ucp.ts";
import { findStoreApi, readWooCommerce } from "./woocommerce.ts";
import { parsePage } from "../extract/page.ts";
import { linksOf } from "../discover/links.ts";
import { readFeedTable } from "./feed-table.ts";

export type WebsiteParts = Pick<AdaptiveParts, "readFirst"> & { browsing: Browsing };

type Name =
  | "feed"
  | "shopify"
  | "zammit"
  | "woocommerce"
  | "magento"
  | "ucp-rest"
  | "ucp-mcp"
  | "pages"
  | "app";
/** `at`: where its interface was found. `inner`: what the way itself remembers. */
export type WebsitePlan = { way: Name; at?: string; inner?: unknown };

export type First = "shopify" | "zammit" | null;

/** `first`: what a look at the website took it for. */
export const createReadWebsite =
  (parts: WebsiteParts) =>
  (first: First): ReadShop =>
    async function* readWebsite(given) {
      const known = given.plan as WebsitePlan | null;
      const shop = await behindGate(given);
      if (known) return yield* readBy(parts, shop, known);
      let problem: unknown;
      for await (const way of waysOf(shop, first)) {
        try {
          yield { tell: DISCOVERING, plan: way };
          yield* readBy(parts, shop, way);
          if (shop.found() > 0) return;
        } catch (error) {
          if (shop.visitor.signal.aborted || shop.found() > 0 || !isWrongWay(error)) throw error;
          // The last one to try says why.
          problem = error;
        }
      }
      throw problem ?? noProducts(hostName(shop.base));
    };

const DISCOVERING = {
  event: "progress",
  status: "discovering",
  productsFound: 0,
  currentPage: 0,
  totalPages: null,
} as const;

async function* waysOf(shop: Shop, first: First): AsyncGenerator<WebsitePlan> {
  if (first) yield { way: first };
  const feed = first ? null : await findFeed(shop);
  if (feed?.isWebsite) return yield { way: "feed", at: feed.address };
  const api = first ? null : await findStoreApi(shop);
  if (api && !api.isCut) yield { way: "woocommerce", at: api.at };
  const graph = first || api ? null : await findMagento(shop);
  if (graph) yield { way: "magento", at: graph };
  const ucp = first || api || graph ? null : await findUcp(shop);
  if (ucp) yield { way: `ucp-${ucp.transport}`, at: ucp.endpoint };
  if (feed) yield { way: "feed", at: feed.address };
  yield { way: "pages" };
  if (api?.isCut) yield { way: "woocommerce", at: api.at };
  yield { way: "app" };
}

export async function* readBy(
  parts: WebsiteParts,
  shop: Shop,
  plan: WebsitePlan,
): AsyncGenerator<ReadingStep> {
  const inner = { ...shop, plan: plan.inner ?? null };
  for await (const step of readerOf(parts, plan)(inner)) {
    yield "tell" in step && step.plan !== undefined
      ? { ...step, plan: { ...plan, inner: step.plan } satisfies WebsitePlan }
      : step;
  }
}

function readerOf(parts: WebsiteParts, { way, at = "" }: WebsitePlan): ReadShop {
  if (way === "feed") return (shop) => readFeed(shop, at);
  if (way === "woocommerce") return (shop) => readWooCommerce(shop, at);
  if (way === "magento") return (shop) => readMagento(shop, at);
  if (way === "ucp-rest" || way === "ucp-mcp") {
    const transport = way === "ucp-rest" ? "rest" : "mcp";
    return (shop) => readUcp(shop, { transport, endpoint: at });
  }
  if (way === "shopify") return readShopify;
  if (way === "zammit") return readZammit;
  if (way === "app") return (shop) => readApp(parts, shop);
  return (shop) => readPages(parts, shop);
}

/** Nothing to follow: what the app asks for is all there is. */
async function* readApp({ browsing }: WebsiteParts, shop: Shop): AsyncGenerator<ReadingStep> {
  const browser = await browsing.find();
  if (!browser) throw noProducts(hostName(shop.base));
  yield* browsing.during(shop, browser, (drawing) => readAppData(shop, drawing));
}

async function* readPages(
  { browsing, readFirst }: WebsiteParts,
  shop: Shop,
): AsyncGenerator<ReadingStep> {
  const openPages = fetchPages;
  const browser = await browsing.find();
  if (!browser) return yield* createAdaptive({ openPages, readFirst })(shop);
  yield* browsing.during(shop, browser, (drawing) =>
    createAdaptive({ openPages, readFirst, drawer: () => drawing })(shop),
  );
}

type FoundFeed = { address: string; isWebsite: boolean };

const PRODUCTS = /product|merchant|shopping|google|facebook|catalog|منتج/i;

/**
 * Whether a website is a product feed itself, or names one in its head. A feed beside pages is used where the pages
 * show no pieces: theirs say more.
 */
async function findFeed({ visitor, base, start }: Shop): Promise<FoundFeed | null> {
  const address = (start ?? base).href;
  const answer = await visitor.get(address);
  if (answer.status !== 200) return null;
  const isPage =
    /html/.test(answer.contentType) || /^\s*<(?:!doctype html|html)/i.test(answer.text);
  if (!isPage) return readFeedTable(answer.text) ? { address, isWebsite: true } : null;
  const page = parsePage(answer.text, answer.url.href);
  const named = page.tagged("link").flatMap(({ attribs }) => {
    const isFeed =
      /alternate/i.test(attribs["rel"] ?? "") && /xml|csv|tsv/i.test(attribs["type"] ?? "");
    const url = isFeed ? URL.parse(attribs["href"] ?? "", page.base) : null;
    return url &&
      PRODUCTS.test(`${url.pathname} ${attribs["title"] ?? ""}`) &&
      isSameSite(url, base)
      ? [url.href]
      : [];
  });
  if (named.length === 0 || linksOf(page, base).cards.length > 0) return null;
  const [feed] = named as [string];
  const told = await visitor.get(feed).catch(() => null);
  return told?.status === 200 && readFeedTable(told.text)
    ? { address: feed, isWebsite: false }
    : null;
}
