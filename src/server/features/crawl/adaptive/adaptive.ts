// Any shop: finds its products' pages, learns from one, checks on a few others, and reads the rest. What the
// pages do not say without a browser is drawn, where a browser may be used.
import { findProductPages } from "../discover/product-pages.ts";
import type { Estimate } from "../discover/estimate.ts";
import type { ReadShop, Shop, ReadingStep } from "../shops/shop.ts";
import type { DrawnList } from "../discover/walked.ts";
import { learn, type ReadFirst } from "./learn.ts";
import type { OpenPage } from "./open-page.ts";
import { createProductOpener, type OpenProduct } from "./product-opener.ts";
import type { ReadingPlan } from "./reading-plan.ts";
import { readRest } from "./read-rest.ts";

/** A browser for the pages that need one; opened when the first of them is met. */
export type Drawer = {
  open: OpenPage;
  openList(address: string): Promise<DrawnList>;
};

export type AdaptiveParts = {
  openPages: (shop: Shop) => OpenPage;
  readFirst: ReadFirst;
  drawer?: (shop: Shop) => Drawer | null;
};

const NO_ESTIMATE: Estimate = { expected: null, reason: null };

export const createAdaptive = ({ openPages, readFirst, drawer }: AdaptiveParts): ReadShop =>
  async function* readAny(shop) {
    const open = openPages(shop);
    const drawn = drawer?.(shop) ?? null;
    const openProduct = createProductOpener(open, drawn && drawn.open !== open ? drawn.open : null);
    const lists = { open, draw: drawn ? (address: string) => drawn.openList(address) : null };
    const plan =
      (shop.plan as ReadingPlan | null) ?? (yield* makePlan(shop, lists, openProduct, readFirst));
    yield* readRest(shop, openProduct, plan);
  };

type Lists = Parameters<typeof findProductPages>[1];

async function* makePlan(
  shop: Shop,
  lists: Lists,
  open: OpenProduct,
  readFirst: ReadFirst,
): AsyncGenerator<ReadingStep, ReadingPlan> {
  const { pages, unsure, estimate, words, names } = yield* discover(shop, lists);
  yield told("learning", 0, pages.length);
  const { selectors, currency, first } = yield* learn(shop, open, pages, readFirst, names);
  // The page that was learned from comes first: who watches sees it arrive.
  const wanted = shop.productUrl ? [first] : [first, ...pages.filter((page) => page !== first)];
  const isWhole = shop.productUrl === null;
  const plan = { pages: wanted, unsure, selectors, currency, estimate, words, names, isWhole };
  yield { ...told("reading", 0, wanted.length), plan };
  return plan;
}

async function* discover(shop: Shop, lists: Lists) {
  if (shop.productUrl)
    return {
      pages: [shop.productUrl.href],
      unsure: [],
      estimate: NO_ESTIMATE,
      words: {},
      names: {},
    };
  const looking = findProductPages(shop, lists);
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
