// A product feed as a shop: one file that names every piece with its variants, prices and stock.
import type { RawProduct } from "../found-product.ts";
import { feedNotRead, feedOfOthers, notThisMake } from "../problems.ts";
import type { Shop, Step } from "../shops/shop.ts";
import { hostName, isSameSite } from "../visit/site.ts";
import { feedProducts } from "./feed-products.ts";
import { readFeedTable, type FeedRow } from "./feed-table.ts";

const BATCH = 100;

type Cursor = { at: number };

/** `address`: where the feed is. Throws when there is none. */
export async function* readFeed(shop: Shop, address: string): AsyncGenerator<Step> {
  const { text, status, url } = await shop.visitor.get(address);
  const rows = status === 200 ? readFeedTable(text) : null;
  if (!rows) throw notThisMake();
  yield* feedSteps(shop, ownPieces(rows, shop), url.href);
}

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
): AsyncGenerator<Step> {
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

/** Handed over by a brand: what does not lead to its own website is refused, however it came here. */
export async function* readGivenFeed(
  shop: Shop,
  { url, text }: { url?: string | undefined; text?: string | undefined },
): AsyncGenerator<Step> {
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
