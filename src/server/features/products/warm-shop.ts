// After a start: the shop window and the cards are made before anybody asks, in small portions, so that callers
// who come meanwhile wait for a portion at most.
import { setTimeout as wait } from "node:timers/promises";
import type { Cards } from "./cards.ts";
import { startOfWalk, type FeedCursor } from "./feed.ts";
import type { ProductRepository } from "./repository.ts";

/** A page of the feed, which is what a caller would wait for anyway. */
const PIECES_AT_ONCE = 20;
/** About what is kept of cards; in a larger catalogue the rest is made as it is asked for. */
const PIECES_MAX = 100_000;

export type WarmShop = (signal: AbortSignal) => Promise<void>;

export function createWarmShop(parts: {
  products: Pick<ProductRepository, "feedAfter">;
  cards: Cards;
  loadWindow: () => Promise<void>;
  piecesMax?: number;
}): WarmShop {
  const { products, cards, loadWindow, piecesMax = PIECES_MAX } = parts;
  return async (signal) => {
    let cursor: FeedCursor | null = startOfWalk(0);
    for (let made = 0; cursor && made < piecesMax && !signal.aborted; made += PIECES_AT_ONCE) {
      const began = performance.now();
      const page = await products.feedAfter(cursor, PIECES_AT_ONCE);
      await cards.of(page.keys);
      cursor = page.next;
      // Half of the time belongs to callers, however slow the machine is.
      await wait(performance.now() - began);
    }
    if (!signal.aborted) await loadWindow();
  };
}
