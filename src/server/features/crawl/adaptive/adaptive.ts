// Any shop: learns from one product's page, checks on a few others, and reads the rest by what it learned.
import { findProductPages } from "../discover/product-pages.ts";
import type { ReadShop, Shop, Step } from "../shops/shop.ts";
import type { Selectors } from "../selectors/selectors.ts";
import { learn, type ReadFirst } from "./learn.ts";
import type { OpenPage } from "./open-page.ts";
import { readRest } from "./read-rest.ts";

/** Found out once for each crawl, and kept with the job. */
export type Plan = {
  pages: string[];
  isSure: boolean;
  selectors: Selectors;
  currency: string | null;
};

export type AdaptiveParts = {
  openPages: (shop: Shop) => OpenPage;
  readFirst: ReadFirst;
};

export const createAdaptive = ({ openPages, readFirst }: AdaptiveParts): ReadShop =>
  async function* readAny(shop) {
    const open = openPages(shop);
    const plan = (shop.plan as Plan | null) ?? (yield* makePlan(shop, open, readFirst));
    yield* readRest(shop, open, plan);
  };

async function* makePlan(
  shop: Shop,
  open: OpenPage,
  readFirst: ReadFirst,
): AsyncGenerator<Step, Plan> {
  const { pages, isSure } = yield* discover(shop, open);
  yield told("learning", 0, pages.length);
  const { selectors, currency, first } = yield* learn(shop, open, pages, readFirst);
  // The page that was learned from comes first: who watches sees it arrive.
  const wanted = shop.productUrl ? [first] : [first, ...pages.filter((page) => page !== first)];
  const plan = { pages: wanted, isSure, selectors, currency };
  yield { ...told("reading", 0, wanted.length), plan };
  return plan;
}

async function* discover(shop: Shop, open: OpenPage) {
  if (shop.productUrl) return { pages: [shop.productUrl.href], isSure: true };
  const looking = findProductPages(shop, open);
  for (;;) {
    const next = await looking.next();
    if (next.done) return next.value;
    yield told("discovering", next.value.lists, null);
  }
}

const told = (
  status: "discovering" | "learning" | "reading",
  currentPage: number,
  totalPages: number | null,
) => ({ tell: { event: "progress", status, productsFound: 0, currentPage, totalPages } }) as const;
