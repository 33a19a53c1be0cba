// After a start: cards, and what answers questions out of memory, are made before anybody asks, in small portions, so
// that callers who come meanwhile wait for a portion at most.
import { leaveHalf } from "../../database/leave-half.ts";
import type { Cards } from "./cards.ts";
import { startOfWalk, type FeedCursor } from "./feed.ts";
import type { ProductRepository } from "./repository.ts";

/** A page of the feed, which is what a caller would wait for anyway. */
const PIECES_AT_ONCE = 20;
/** Enough that callers of the first minutes begin at different places. */
const FIRST_PIECES = 2000;
/** About what is kept of cards; in a larger catalogue the rest is made as it is asked for. */
const PIECES_MAX = 100_000;

/** `loads`: what answers questions out of memory, one after the other. */
export type WarmShop = (
  signal: AbortSignal,
  loads: readonly (() => Promise<void>)[],
) => Promise<void>;

/** How much of the feed's circle is made: who comes meanwhile begins the walk there and waits for nothing. */
export type Warmed = { upTo: number };

const ALL = 1;

export function createWarmShop(parts: {
  products: Pick<ProductRepository, "feedAfter">;
  cards: Cards;
  warmed: Warmed;
  piecesMax?: number;
}): WarmShop {
  const { products, cards, warmed, piecesMax = PIECES_MAX } = parts;

  /** The place after the last one made; null where nothing is left. */
  async function makeCards(from: FeedCursor, count: number, signal: AbortSignal) {
    let cursor: FeedCursor | null = from;
    for (let made = 0; cursor && made < count && !signal.aborted; made += PIECES_AT_ONCE) {
      const began = performance.now();
      const page = await products.feedAfter(cursor, PIECES_AT_ONCE);
      await cards.of(page.keys);
      // A walk that begins where this portion began has its first page.
      warmed.upTo = cursor.mix;
      cursor = page.next;
      await leaveHalf(began);
    }
    return cursor;
  }

  // A card that is missing costs its caller a millisecond; without window and index a question of a large catalogue
  // takes the database seconds. So they come before the mass of the cards.
  return async (signal, loads) => {
    warmed.upTo = 0;
    try {
      const first = Math.min(FIRST_PIECES, piecesMax);
      const rest = await makeCards(startOfWalk(0), first, signal);
      for (const load of loads) if (!signal.aborted) await load();
      if (rest) await makeCards(rest, piecesMax - first, signal);
    } finally {
      warmed.upTo = ALL;
    }
  };
}
