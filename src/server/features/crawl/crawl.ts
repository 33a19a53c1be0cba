// A crawl, from top to bottom: discover → fetch → extract → normalise → save → report.
// It holds nothing that is not in the database, so it can end anywhere and go on in another process.
import type { ReadPiece } from "../../../contract/crawl.ts";
import { Problem } from "../../problems.ts";
import type { Normalised } from "./apart/protocol.ts";
import type { FoundProduct } from "./found-product.ts";
import type { StoredSentence, StoredEvent, StoredTotals } from "./stored-event.ts";
import { sentenceOf } from "./stored-event.ts";
import { isNothingToWear } from "./normalise/nothing-to-wear.ts";
import { normalise } from "./normalise/normalise.ts";
import { isLimit, limitOfProducts, noProducts, productUnusable } from "./problems.ts";
import type { Counts } from "./save/repository.ts";
import type { NotSaved, ToSave } from "./save/save-batch.ts";
import type { Batch, Ending, ReadShop, Shop } from "./shops/shop.ts";
import { hostName } from "./visit/site.ts";

export type Report = { told: StoredEvent[]; cursor?: unknown; plan?: unknown; productUrl?: string };

/** What the crawl does with what it found. */
export type Ledger = {
  save(batch: Pick<ToSave, "found" | "read" | "unchanged" | "gone">): Promise<NotSaved[]>;
  count(): Promise<Counts>;
  /** Earlier imports from this shop that this crawl did not meet. */
  countGone(): Promise<number>;
};

/** Where the reader stands, and what failed so far: a crawl that goes on elsewhere counts on. */
type Cursor = { at: unknown; failed: number; failures: Failure[]; left?: string[] };
type Failure = { url: string; reason: StoredSentence };

const FAILURES_TOLD = 20;
const LEFT_MAX = 100;
/** Of each step: a listener sees that something comes, the list itself is the workbench. */
const PIECES_TOLD = 6;

export async function* crawl(
  read: ReadShop,
  shop: Shop,
  ledger: Ledger,
): AsyncGenerator<Report, StoredTotals> {
  const failures = openFailures(shop.cursor as Cursor | null);
  let notice: StoredSentence | undefined;
  let ending: Ending | undefined;
  try {
    for await (const step of read({
      ...shop,
      cursor: (shop.cursor as Cursor | null)?.at ?? null,
    })) {
      if ("expected" in step) {
        ending = step;
      } else if ("tell" in step) {
        const { tell, plan, productUrl } = step;
        yield { told: [counted(tell, shop.found())], plan, ...(productUrl && { productUrl }) };
      } else {
        const products = normaliseAll(step, shop.base);
        failures.add(
          products.unusable,
          await ledger.save({ found: products.found, ...pagesOf(step) }),
        );
        failures.leave(products.left);
        const productsFound = totalOf(await ledger.count());
        const reached: Cursor = { at: step.cursor, ...failures.kept() };
        yield { told: [progress(step, productsFound, products.found)], cursor: reached };
        checkRoom(shop, productsFound);
      }
    }
  } catch (error) {
    // Enough was seen: what there is, is kept, and the sentence says why there is no more.
    if (!isLimit(error)) throw error;
    notice = sentenceOf(error);
  }
  return totals(shop, ledger, { ...failures.kept(), notice, ending });
}

const REFUSED = { refused: true } as const;

/** A reader in a process of its own has done it there. */
function normaliseAll({ pages, currency }: Batch, base: URL) {
  const found: { page: string; product: FoundProduct }[] = [];
  const unusable: NotSaved[] = [];
  const left: string[] = [];
  for (const each of pages) {
    if ("problem" in each) unusable.push({ url: each.page, problem: each.problem });
    else if (!("isUnchanged" in each)) {
      const { found: ready } = each as Normalised;
      for (const [n, raw] of each.products.entries()) {
        if (isNothingToWear(raw)) {
          left.push(raw.url);
          continue;
        }
        const product = ready
          ? (ready[n] ?? REFUSED)
          : normalise(raw, { currency, baseUrl: base.href });
        if ("refused" in product) unusable.push({ url: raw.url, problem: productUnusable() });
        else found.push({ page: each.page, product });
      }
    }
  }
  return { found, unusable, left };
}

const pagesOf = ({ pages }: Batch) => ({
  unchanged: pages.filter((each) => "isUnchanged" in each).map(({ page }) => page),
  byCard: pages.flatMap((each) => ("isByCard" in each && each.isByCard ? [each.page] : [])),
  read: pages.flatMap((each) =>
    "validators" in each
      ? [
          {
            page: each.page,
            validators: each.validators,
            products: each.products.length,
            ...(each.mark !== undefined && { mark: each.mark }),
          },
        ]
      : [],
  ),
  gone: pages.flatMap((each) =>
    "problem" in each && each.problem.sentence === "crawlPageGone" ? [each.page] : [],
  ),
});

const progress = (
  { currentPage, totalPages }: Batch,
  productsFound: number,
  found: { product: FoundProduct }[],
): StoredEvent => ({
  event: "progress",
  status: "reading",
  productsFound,
  currentPage,
  totalPages,
  ...(found.length > 0 && { pieces: found.slice(-PIECES_TOLD).map(pieceOf) }),
});

const pieceOf = ({
  product: { title, price, current_price, currency },
}: {
  product: FoundProduct;
}): ReadPiece => ({ title, price, current_price, currency });

/** Only we know how many there are. */
const counted = (told: StoredEvent, productsFound: number): StoredEvent =>
  told.event === "progress" ? { ...told, productsFound } : told;

const totalOf = ({
  saved,
  updated,
  unchanged,
}: Omit<Counts, "differing" | "deleted_earlier">): number => saved + updated + unchanged;

function checkRoom({ visitor }: Shop, productsFound: number): void {
  const { maxProducts } = visitor.settings;
  if (productsFound >= maxProducts) throw limitOfProducts(maxProducts);
}

function openFailures(from: Cursor | null) {
  const failures = from?.failures ?? [];
  const known = new Set(failures.map(({ url }) => url));
  let failed = from?.failed ?? 0;
  const left = new Set(from?.left);
  return {
    /** What is sold beside pieces and is none: the shop counts it, too. */
    leave(addresses: string[]) {
      for (const address of addresses) if (left.size < LEFT_MAX) left.add(address);
    },
    add(...lists: NotSaved[][]) {
      for (const { url, problem } of lists.flat()) {
        // Met once in a list and once by itself.
        if (known.has(url)) continue;
        known.add(url);
        failed++;
        if (failures.length < FAILURES_TOLD) failures.push({ url, reason: sentenceOf(problem) });
      }
    },
    kept: () => ({ failed, failures, left: [...left] }),
  };
}

type Ends = {
  failed: number;
  failures: Failure[];
  left: string[];
  notice: StoredSentence | undefined;
  ending: Ending | undefined;
};

const SHORT = {
  shop_says_so: "crawlIncomplete",
  lists_name_more: "crawlListsNameMore",
  lists_go_on: "crawlListsGoOn",
} as const;

/** Why it looks as if there were more; nothing when all is there. */
function shortOf(
  ending: Ending | undefined,
  found: number,
  failed: number,
): StoredSentence | undefined {
  if (!ending) return undefined;
  const { expected, reason } = ending;
  if (expected !== null && found + failed >= expected) return undefined;
  return { say: SHORT[reason], with: { expected: expected ?? 0, found } };
}

async function totals(
  shop: Shop,
  ledger: Ledger,
  { failed, failures, left, notice, ending }: Ends,
): Promise<StoredTotals> {
  const { differing, deleted_earlier: deleted, ...counts } = await ledger.count();
  const found = totalOf(counts);
  if (found + deleted === 0 && failed === 0 && !notice) throw noProducts(hostName(shop.base));
  const said = notice ?? shortOf(ending, found, failed + deleted + left.length);
  return {
    ...counts,
    failed,
    // Who has not seen the whole shop cannot say what is gone from it.
    ...(!shop.productUrl && !said && failed === 0 && { gone: await ledger.countGone() }),
    differing,
    ...(deleted > 0 && { deleted_earlier: deleted }),
    ...(said && { notice: said }),
    ...(failures.length > 0 && { failures }),
  };
}

/** Whatever went wrong with the shop, as a sentence; anything else is not the shop's fault. */
export const isShopProblem = (error: unknown): error is Problem => error instanceof Problem;
