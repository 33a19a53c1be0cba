// After a start: the shop window and the cards are made before anybody asks, in small portions, so that callers
// who come meanwhile wait for a portion at most.
import { leaveHalf } from "../../database/leave-half.ts";
import type { Cards } from "./cards.ts";
import { startOfWalk, type FeedCursor } from "./feed.ts";
import type { ProductRepository } from "./repository.ts";

/** A page of the feed, which is what a caller would wait for anyway. */
const PIECES_AT_ONCE = 20;
/** About what is kept of cards; in a larger catalogue the rest is made as it is asked for. */
const PIECES_MAX = 100_000;

export type WarmShop = (signal: AbortSignal) => Promise<void>;

/** How much of the feed's circle is made: who comes meanwhile begins the walk there and waits for nothing. */
export type Warmed = { upTo: number };

const ALL = 1;

export function createWarmShop(parts: {
  products: Pick<ProductRepository, "feedAfter">;
  cards: Cards;
  loadWindow: () => Promise<void>;
  warmed: Warmed;
  piecesMax?: number;
}): WarmShop {
  const { products, cards, loadWindow, warmed, piecesMax = PIECES_MAX } = parts;

  async function makeCards(signal: AbortSignal): Promise<void> {
    let cursor: FeedCursor | null = startOfWalk(0);
    for (let made = 0; cursor && made < piecesMax && !signal.aborted; made += PIECES_AT_ONCE) {
      const began = performance.now();
      const page = await products.feedAfter(cursor, PIECES_AT_ONCE);
      await cards.of(page.keys);
      // A walk that begins where this portion began has its first page.
      warmed.upTo = cursor.mix;
      cursor = page.next;
      await leaveHalf(began);
    }
  }

  return async (signal) => {
    warmed.upTo = 0;
    try {
      await makeCards(signal);
    } finally {
      warmed.upTo = ALL;
    }
    if (!signal.aborted) await loadWindow();
  };
}
