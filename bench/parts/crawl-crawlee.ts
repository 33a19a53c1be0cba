// Run by itself with the kind of shop and its address: Crawlee's CheerioCrawler doing the same by its own
// means. Storage in memory, no sessions, no retries, no waiting for its pool to grow. It is told the selectors,
// which ours finds out by itself; what a list or a page says is then made a product by the same code as ours.
import { CheerioCrawler, Configuration, log } from "@crawlee/cheerio";
import type { CheerioAPI } from "cheerio";
import { emptyProduct, type RawProduct } from "../../src/server/features/crawl/found-product.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";
import {
  ShopifyProduct,
  rawShopifyProduct,
} from "../../src/server/features/crawl/shops/shopify-product.ts";
import { asCrawled, tellOutcome, type Crawled } from "./crawl-outcome.ts";

const [kind, address] = process.argv.slice(2);
const base = address!;
log.setLevel(log.LEVELS.OFF);

/** As texts, like what a database would be sent: a value of a page would keep the page. */
let found: string[] = [];

function keep(raw: RawProduct): void {
  const product = normalise(raw, { currency: raw.currency, baseUrl: base });
  if (!("refused" in product)) found.push(JSON.stringify(asCrawled(product)));
}

const options = {
  additionalMimeTypes: ["application/json"],
  minConcurrency: 8,
  maxConcurrency: 8,
  useSessionPool: false,
  persistCookiesPerSession: false,
  maxRequestRetries: 0,
};
/** A new one for each crawl, or it would remember what it has seen. */
const openStorage = () => new Configuration({ persistStorage: false, purgeOnStart: false });

async function crawlShopify(): Promise<void> {
  let currency = "";
  const listAt = (page: number) => `${base}/products.json?limit=250&page=${page}`;
  const crawler = new CheerioCrawler(
    {
      ...options,
      async requestHandler({ json, request, crawler: own }) {
        if (request.url.endsWith("/meta.json")) {
          currency = json.currency;
          const pages = Math.ceil(json.published_products_count / 250);
          await own.addRequests(Array.from({ length: pages }, (_, n) => listAt(n + 1)));
          return;
        }
        for (const each of json.products as unknown[]) {
          const product = ShopifyProduct.parse(each);
          const url = `${base}/products/${product.handle}`;
          keep(rawShopifyProduct(product, { url, currency, inCents: false, hint: undefined }));
        }
      },
    },
    openStorage(),
  );
  await crawler.run([`${base}/meta.json`]);
}

type PageReader = { links: string; read(page: CheerioAPI): Partial<RawProduct> };

/** What can be chosen is there where the piece is. */
function sizesIn($: CheerioAPI, isAvailable: boolean) {
  const sizes = [...$("select[name=size] option")].map((one) => $(one).text());
  return {
    isAvailable,
    options: [{ name: "size", values: sizes }],
    variants: sizes.map((size) => ({
      values: [size],
      price: null,
      regularPrice: null,
      isAvailable,
    })),
  };
}

const plain: PageReader = {
  links: "nav a[href*=category], a[rel=next], .card a",
  read: ($) => ({
    title: $("h1.piece-name").text(),
    price: $(".cost-now").text(),
    regularPrice: $(".cost-was").text() || null,
    currency: "EGP",
    images: [$(".pictures img").attr("src")!],
    description: $(".about p").text(),
    ...sizesIn($, !$("form button").is("[disabled]")),
  }),
};

const heavy: PageReader = {
  links: ".menu__item > a[href*=category], a.next, .card__link",
  read($) {
    const data = JSON.parse($('script[type="application/ld+json"]').text());
    return {
      title: $("h1.product__title").text(),
      price: $(".product__price").text(),
      currency: data.offers.priceCurrency,
      images: data.image,
      description: $(".product__description").text(),
      ...sizesIn($, !data.offers.availability.endsWith("OutOfStock")),
    };
  },
};

async function crawlPages({ links, read }: PageReader): Promise<void> {
  const crawler = new CheerioCrawler(
    {
      ...options,
      async requestHandler({ $, request, enqueueLinks }) {
        if (request.url.includes("/product/"))
          keep({ ...emptyProduct(), url: request.url, ...read($) });
        else await enqueueLinks({ selector: links });
      },
    },
    openStorage(),
  );
  await crawler.run([`${base}/`]);
}

await tellOutcome(async () => {
  found = [];
  if (kind === "shopify") await crawlShopify();
  else await crawlPages(kind === "plain" ? plain : heavy);
  return found.map((text) => JSON.parse(text) as Crawled);
});
process.exit();
