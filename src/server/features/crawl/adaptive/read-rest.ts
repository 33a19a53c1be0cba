// The pages of a shop one after the other, a few under way at once, by the selectors that were learned;
// what they do not say is read from the page as the first one was.
import { parsePage } from "../extract/page.ts";
import { readParsedPage } from "../extract/read-page.ts";
import type { RawProduct } from "../found-product.ts";
import { isLimit, isOfPage, notAProduct } from "../problems.ts";
import { Problem } from "../../../problems.ts";
import { applyToPage } from "../selectors/apply.ts";
import type { SelectorField, Selectors } from "../selectors/selectors.ts";
import type { PageRead, Shop, Step } from "../shops/shop.ts";
import type { Plan } from "./adaptive.ts";
import { ahead } from "./ahead.ts";
import { addHealth, sickFields, type Health } from "./health.ts";
import type { OpenPage } from "./open-page.ts";
import { otherAddresses } from "./other-addresses.ts";

const AT_ONCE = 4;
const BATCH_PAGES = 20;
const BATCH_MS = 4000;
/** A shop that fails so many pages in a row is not there any more. */
const FAILURES_IN_A_ROW = 10;

type Cursor = { at: number; health: Health };

type Read =
  { read: PageRead | null; matched: Partial<Record<SelectorField, boolean>> } | { limit: Problem };

export async function* readRest(shop: Shop, open: OpenPage, plan: Plan): AsyncGenerator<Step> {
  const from = (shop.cursor as Cursor | null) ?? { at: 0, health: {} };
  const { health } = from;
  let { at } = from;
  let pages: PageRead[] = [];
  let failures = 0;
  let since = Date.now();
  const batch = () => ({
    pages,
    currency: plan.currency,
    currentPage: at,
    totalPages: plan.pages.length,
    cursor: { at, health } satisfies Cursor,
  });
  let limit: Problem | undefined;
  const wanted = function* () {
    for (const page of plan.pages.slice(from.at)) if (!limit) yield page;
  };
  try {
    for await (const one of ahead(wanted(), AT_ONCE, (page) => readOne(shop, open, plan, page))) {
      if ("limit" in one) {
        // Of those begun beside it some were opened before it: they are still to come.
        limit = one.limit;
        continue;
      }
      const { read, matched } = one;
      at++;
      addHealth(health, matched);
      if (read) pages.push(read);
      failures = read && "problem" in read ? failures + 1 : 0;
      if (failures >= FAILURES_IN_A_ROW && read && "problem" in read && !isOfPage(read.problem)) {
        throw read.problem;
      }
      if (pages.length < BATCH_PAGES && Date.now() - since < BATCH_MS) continue;
      yield batch();
      for (const tell of sickFields(health, false)) yield { tell };
      [pages, since] = [[], Date.now()];
    }
  } catch (error) {
    // A stop, a shop that went away: what was read until then is handed over all the same.
    if (pages.length > 0) yield batch();
    throw error;
  }
  if (pages.length > 0) yield batch();
  for (const tell of sickFields(health, true)) yield { tell };
  if (limit) throw limit;
}

async function readOne(shop: Shop, open: OpenPage, plan: Plan, page: string): Promise<Read> {
  try {
    const known = await shop.remembered(page);
    const { html, url, validators } = await open(page, known);
    if (html === null) {
      return { read: { page, isUnchanged: true, products: known?.products ?? 1 }, matched: {} };
    }
    const parsed = parsePage(html, url);
    // The same product under its other language's address, already here.
    const others = otherAddresses(parsed, shop.base, page);
    if (others.length > 0 && (await shop.missing(others)).length < others.length) {
      return { read: null, matched: {} };
    }
    const { product, matched } = readBoth(parsed, plan.selectors);
    if (product)
      return { read: { page, products: [{ ...product, url: page }], validators }, matched };
    return { read: plan.isSure ? { page, problem: notAProduct() } : null, matched: {} };
  } catch (error) {
    if (shop.visitor.signal.aborted || !(error instanceof Problem)) throw error;
    return isLimit(error) ? { limit: error } : { read: { page, problem: error }, matched: {} };
  }
}

/** Selectors say what they were checked for; the reader adds what they know nothing of. */
function readBoth(parsed: ReturnType<typeof parsePage>, selectors: Selectors) {
  const { product: selected, matched } = applyToPage(parsed, selectors);
  const reading = readParsedPage(parsed);
  const isEnough = selected.title !== null && selected.price !== null;
  if (!reading) return { product: isEnough ? selected : null, matched };
  const product: RawProduct = {
    ...reading,
    title: selected.title ?? reading.title,
    description: selected.description ?? reading.description,
    ...(selected.price === null
      ? {}
      : { price: selected.price, regularPrice: selected.regularPrice ?? reading.regularPrice }),
    currency: selected.currency ?? reading.currency,
    isAvailable: selected.isAvailable ?? reading.isAvailable,
    options: reading.options.length > 0 ? reading.options : selected.options,
  };
  return { product, matched };
}
