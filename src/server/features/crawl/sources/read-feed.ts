// A product feed as a shop: one file that names every piece with its variants, prices and stock.
import type { RawProduct } from "../found-product.ts";
import { feedNotRead, feedOfOthers, notThisMake } from "../problems.ts";
import type { Remembered, Shop, ReadingStep } from "../shops/shop.ts";
import { hostName, isSameSite } from "../visit/site.ts";
import type { Validators } from "../visit/visited.ts";
import { feedProducts } from "./feed-products.ts";
import { readFeedTable, type FeedRow } from "./feed-table.ts";

const BATCH = 100;

type Cursor = { at: number };

/** `address`: where the feed is. Throws when there is none. */
export async function* readFeed(shop: Shop, address: string): AsyncGenerator<ReadingStep> {
  const known = shop.isRefresh && !shop.cursor ? await rememberedFeed(shop, address) : null;
  const answer = await shop.visitor.get(address, { known: known?.[0] ?? null });
  if (answer.isUnchanged && known) return yield unchanged(known, address);
  const rows = answer.status === 200 ? readFeedTable(answer.text) : null;
  if (!rows) throw notThisMake();
  yield* feedSteps(shop, ownPieces(rows, shop), address, answer.validators);
}

const pageAt = (address: string, at: number) => `${address}#${at}`;

/** All of its parts as they were read; null where one of them is not here whole any more. */
async function rememberedFeed(shop: Shop, address: string): Promise<Remembered[] | null> {
  const first = await shop.remembered(pageAt(address, 0));
  const total = Number(first?.mark ?? Number.NaN);
  if (!first || Number.isNaN(total)) return null;
  const parts = [first];
  for (let at = BATCH; at < total; at += BATCH) {
    const part = await shop.remembered(pageAt(address, at));
    if (!part || part.mark !== first.mark) return null;
    parts.push(part);
  }
  return parts;
}

const unchanged = (parts: Remembered[], address: string): ReadingStep => ({
  pages: parts.map(({ products }, n) => ({
    page: pageAt(address, n * BATCH),
    isUnchanged: true,
    products,
  })),
  currency: null,
  currentPage: parts.length,
  totalPages: parts.length,
  cursor: null,
});

/** Another shop's pieces in it are not this brand's; a feed that stands elsewhere by itself is all there is. */
function ownPieces(rows: FeedRow[], shop: Shop): RawProduct[] {
  const all = feedProducts(rows, shop.base);
  const own = all.filter(({ url }) => isSameSite(new URL(url), shop.base));
  return own.length > 0 ? own : all;
}

async function* feedSteps(
  shop: Shop,
  products: RawProduct[],
  address: string,
  validators: Validators | null = null,
): AsyncGenerator<ReadingStep> {
  const from = (shop.cursor as Cursor | null)?.at ?? 0;
  for (let at = from; at < products.length; at += BATCH) {
    const batch = products.slice(at, at + BATCH);
    yield {
      pages: [
        {
          page: pageAt(address, at),
          products: batch,
          validators,
          mark: String(products.length),
        },
      ],
      currency: batch[0]?.currency ?? null,
      currentPage: Math.ceil((at + batch.length) / BATCH),
      totalPages: Math.ceil(products.length / BATCH),
      cursor: { at: at + batch.length } satisfies Cursor,
    };
  }
}

/** Handed over by a brand: what does not lead to its own website is refused, however it came here. */
export async function* readGivenFeed(
  shop: Shop,
  { url, text }: { url?: string | undefined; text?: string | undefined },
): AsyncGenerator<ReadingStep> {
  const told = url
    ? await shop.visitor.get(url, { isElsewhere: true })
    : { status: 200, text: text ?? "" };
  const rows = told.status === 200 ? readFeedTable(told.text) : null;
  if (!rows) throw feedNotRead();
  const own = feedProducts(rows, shop.base).filter(({ url: at }) =>
    isSameSite(new URL(at), shop.base),
  );
  if (own.length === 0) throw feedOfOthers(hostName(shop.base));
  yield* feedSteps(shop, own, url ?? "feed");
}
