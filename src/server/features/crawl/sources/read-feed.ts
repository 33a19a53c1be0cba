// A product feed as a shop: one file that names every piece with its variants, prices and stock.
import { notThisMake } from "../problems.ts";
import type { Shop, Step } from "../shops/shop.ts";
import { isSameSite } from "../visit/site.ts";
import { feedProducts } from "./feed-products.ts";
import { readFeedTable } from "./feed-table.ts";

const BATCH = 100;

type Cursor = { at: number };

/** `address`: where the feed is. Throws when there is none. */
export async function* readFeed(shop: Shop, address: string): AsyncGenerator<Step> {
  const { text, status, url } = await shop.visitor.get(address);
  const rows = status === 200 ? readFeedTable(text) : null;
  if (!rows) throw notThisMake();
  yield* readFeedText(shop, rows, url.href);
}

export async function* readFeedText(
  shop: Shop,
  rows: NonNullable<ReturnType<typeof readFeedTable>>,
  address: string,
): AsyncGenerator<Step> {
  const all = feedProducts(rows, shop.base);
  // Another shop's pieces in it are not this brand's.
  const own = all.filter(({ url }) => isSameSite(new URL(url), shop.base));
  const products = own.length > 0 ? own : all;
  const from = (shop.cursor as Cursor | null)?.at ?? 0;
  for (let at = from; at < products.length; at += BATCH) {
    const batch = products.slice(at, at + BATCH);
    yield {
      pages: [{ page: `${address}#${at}`, products: batch, validators: null }],
      currency: batch[0]?.currency ?? null,
      currentPage: Math.ceil((at + batch.length) / BATCH),
      totalPages: Math.ceil(products.length / BATCH),
      cursor: { at: at + batch.length } satisfies Cursor,
    };
  }
}
