// Reads one page, finds selectors that say the same on a few others, and shows both readings.
import type { ExtractedProduct, FollowupProduct } from "../../../../contract/crawl.ts";
import { once } from "../discover/product-pages.ts";
import { linksOf } from "../discover/links.ts";
import { parsePage } from "../extract/page.ts";
import type { PageReading } from "../extract/read-page.ts";
import type { RawProduct } from "../found-product.ts";
import type { StoredEvent } from "../stored-event.ts";
import { normalise } from "../normalise/normalise.ts";
import { isLimit, notAProduct } from "../problems.ts";
import { applySelectors } from "../selectors/apply.ts";
import { chooseSelectors } from "../selectors/choose.ts";
import { learnSelectors, type LearnedPage } from "../selectors/learn.ts";
import type { SelectorCandidates, Selectors } from "../selectors/selectors.ts";
import type { Shop, ReadingStep } from "../shops/shop.ts";
import { addressKey } from "../visit/site.ts";
import type { OpenProduct } from "./product-opener.ts";

/** Null when the page is not about one product. */
export type ReadFirst = (
  html: string,
  url: string,
  signal: AbortSignal,
  /** What our own reader made of it. */
  own: PageReading | null,
) => Promise<PageReading | null>;

export type Learned = { selectors: Selectors; currency: string | null; first: string };

/** Pages checked beside the first. */
const OTHERS = 3;
/** So many pages may turn out to be no products before we believe that none is. */
const TRIES = 12;

type Sample = LearnedPage & { address: string };

export async function* learn(
  shop: Shop,
  open: OpenProduct,
  pages: string[],
  readFirst: ReadFirst,
  names: Record<string, string> = {},
): AsyncGenerator<ReadingStep, Learned> {
  const openCalled: OpenProduct = (address, known) =>
    open(address, known, names[addressKey(address)]);
  const first = await findSample(shop, openCalled, spread(pages), readFirst);
  if (!first) throw notAProduct();
  const candidates = learnSelectors(first.html, first.url, first.reading);
  yield {
    tell: {
      event: "adaptive_crawler",
      product_url: first.address,
      product_data: extracted(first.reading, shop.base),
      selectors: likeliest(candidates),
    },
    productUrl: first.address,
  };
  const samples = [first, ...(await findOthers(shop, openCalled, pages, first))];
  const selectors = chooseSelectors(candidates, samples);
  yield { tell: followup(first, selectors, shop.base) };
  return { selectors, currency: first.reading.currency, first: first.address };
}

/** From all over the list: neighbours in it are often of one kind. */
function spread(pages: string[]): string[] {
  const step = Math.max(1, Math.floor(pages.length / TRIES));
  return pages.filter((_, n) => n % step === 0).slice(0, TRIES);
}

async function findSample(
  shop: Shop,
  open: OpenProduct,
  pages: string[],
  read: ReadFirst,
): Promise<Sample | undefined> {
  let problem: unknown;
  for (const address of pages) {
    try {
      const { opened, reading: own } = await open(address);
      const { html, url } = opened;
      const reading = html === null ? null : await read(html, url, shop.visitor.signal, own);
      if (html !== null && reading) return { address, html, url, reading };
    } catch (error) {
      if (shop.visitor.signal.aborted || isLimit(error)) throw error;
      problem = error;
    }
  }
  if (problem) throw problem;
  return undefined;
}

/** For a single product: its neighbours, as its own page names them. */
async function findOthers(
  shop: Shop,
  open: OpenProduct,
  pages: string[],
  first: Sample,
): Promise<Sample[]> {
  const named = linksOf(parsePage(first.html, first.url), shop.base).products;
  const places = shop.productUrl ? once(named, shop.base).slice(0, TRIES) : spread(pages);
  const local: ReadFirst = async (_html, _url, _signal, own) => own;
  const others: Sample[] = [];
  for (const place of places.filter((address) => address !== first.address)) {
    if (others.length === OTHERS) break;
    const sample = await findSample(shop, open, [place], local).catch((error: unknown) => {
      if (shop.visitor.signal.aborted || isLimit(error)) throw error;
      return undefined;
    });
    if (sample) others.push(sample);
  }
  return others;
}

const likeliest = (candidates: SelectorCandidates): Record<string, string> =>
  Object.fromEntries(Object.entries(candidates).map(([field, [best = ""]]) => [field, best]));

/** Also a page of which not everything can be used shows what was read from it. */
function extracted(reading: RawProduct, base: URL): ExtractedProduct {
  const found = normalise(reading, { currency: reading.currency, baseUrl: base.href });
  if ("refused" in found) return { title: reading.title, description: reading.description };
  const { title, description, price, current_price, variants } = found;
  return { title, description, original_price: price, sales_price: current_price, variants };
}

function followup(first: Sample, selectors: Selectors, base: URL): StoredEvent {
  const { product } = applySelectors(first.html, first.url, selectors);
  const currency = product.currency ?? first.reading.currency;
  const found = normalise(product, { currency, baseUrl: base.href });
  if ("refused" in found) {
    return { event: "followup_extraction_error", error: { say: "selectorsFailed" } };
  }
  const { title, description, price, current_price, variants } = found;
  const product_data: FollowupProduct = { title, description, price, current_price, variants };
  return { event: "adaptive_crawler_followup", product_data };
}
