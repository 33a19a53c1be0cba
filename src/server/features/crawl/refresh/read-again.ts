// A shop read again by the cheapest way that tells the truth: the way of its import where that tells the whole
// shop at once; else its pages, of which only those are opened that its sitemap's dates or its lists say
// changed, and a share of the others.
import { createProductOpener } from "../adaptive/product-opener.ts";
import { fetchPages } from "../adaptive/open-page.ts";
import type { ReadingPlan } from "../adaptive/reading-plan.ts";
import { readRest } from "../adaptive/read-rest.ts";
import { readBy, createReadWebsite, type WebsiteParts } from "../sources/read-website.ts";
import { passGate } from "../sources/pass-gate.ts";
import type { PageRead, ReadShop, Shop, ReadingStep } from "../shops/shop.ts";
import { choosePages } from "./choose-pages.ts";
import type { Visited } from "../visit/visited.ts";
import type { Chosen, RefreshPlan } from "./plan.ts";

const SAME_AT_ONCE = 200;

export const createReadAgain = (parts: WebsiteParts): ReadShop =>
  async function* readAgain(shop) {
    const plan = shop.plan as RefreshPlan | null;
    // The import is too long ago to know its way.
    if (!plan) return yield* createReadWebsite(parts)(null)(shop);
    const door = await passGate(shop);
    if (plan.way === "pages" && (plan.inner as ReadingPlan | null)?.selectors)
      yield* readChanged(parts, shop, plan, door);
    else yield* readBy(parts, { ...shop, isRefresh: true, marks: marksOf(plan) }, plan);
  };

const marksOf = ({ pieces }: RefreshPlan): ReadonlyMap<string, string> =>
  new Map(
    pieces.flatMap(({ page, mark, isMissed, isGone, isWanted }) =>
      mark === null || isMissed || isGone || isWanted ? [] : [[page, mark] as const],
    ),
  );

async function* readChanged(
  { browsing }: WebsiteParts,
  shop: Shop,
  plan: RefreshPlan,
  door: Visited | null,
): AsyncGenerator<ReadingStep> {
  const { pieces, everyDays, lists } = plan;
  const chosen = plan.chosen ?? (await choosePages(shop, pieces, { everyDays, lists, door }));
  if (!plan.chosen) {
    const totalPages = chosen.read.length;
    yield { tell: { ...READING, totalPages }, plan: { ...plan, chosen } satisfies RefreshPlan };
  }
  const inner = plan.inner as ReadingPlan;
  const marked = (step: ReadingStep): ReadingStep =>
    "pages" in step
      ? { ...step, pages: step.pages.map((page) => withMark(page, chosen.marks)) }
      : step;
  if (!shop.cursor) yield* seenSame(chosen, inner.currency);
  const rest = { ...inner, pages: chosen.read, unsure: [], estimate: NO_ESTIMATE, isWhole: false };
  const fetch = fetchPages(shop);
  const browser = await browsing.find();
  if (!browser) {
    for await (const step of readRest(shop, createProductOpener(fetch, null), rest))
      yield marked(step);
    return;
  }
  yield* browsing.during(shop, browser, async function* (drawing) {
    const open = createProductOpener(fetch, drawing.open);
    for await (const step of readRest(shop, open, rest)) yield marked(step);
  });
}

const NO_ESTIMATE = { expected: null, reason: null };
const READING = {
  event: "progress",
  status: "reading",
  productsFound: 0,
  currentPage: 0,
} as const;

const withMark = (page: PageRead, marks: Record<string, string>): PageRead => {
  const mark = marks[page.page];
  return "validators" in page && mark !== undefined ? { ...page, mark } : page;
};

/** What a sitemap or a list says is as it was counts as read. */
function* seenSame({ same, isByCard }: Chosen, currency: string | null): Generator<ReadingStep> {
  const said = { isUnchanged: true, products: 1, ...(isByCard && { isByCard }) } as const;
  for (let at = 0; at < same.length; at += SAME_AT_ONCE) {
    const some = same.slice(at, at + SAME_AT_ONCE);
    yield {
      pages: some.map((page): PageRead => ({ page, ...said })),
      currency,
      currentPage: 0,
      totalPages: null,
      cursor: null,
    };
  }
}
