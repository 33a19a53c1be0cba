// One page of the feed, and the signed token that makes the next page continue it exactly.
import { invalid } from "../../problems.ts";
import type { Card, Cards } from "./cards.ts";
import { createExploreTokens } from "./explore-token.ts";
import { spread, startOfWalk, type FeedCursor } from "./feed.ts";
import type { ProductRepository } from "./repository.ts";

export type Explored = { cards: Card[]; has_more: boolean; token: string | null };

export type Explore = (asked: {
  page: number;
  limit: number;
  token: string | null;
}) => Promise<Explored>;

export function createExplore(
  products: Pick<ProductRepository, "feedAfter" | "placeInStock">,
  cards: Cards,
  secret: string,
  random: () => number = Math.random,
): Explore {
  const tokens = createExploreTokens(secret);

  /** Page 1 always begins anew: where the token's walk began, or anywhere for a fresh visitor. */
  function cursorFor(page: number, token: string | null): FeedCursor {
    const walk = token === null ? null : tokens.read(token);
    if (page === 1) return startOfWalk(walk?.start ?? random());
    if (!walk || walk.page !== page) throw invalid("explorePagesInOrder", { field: "page" });
    return walk;
  }

  async function pageFrom(cursor: FeedCursor, limit: number) {
    const { keys, next } = await products.feedAfter(cursor, limit);
    return { cards: spread(await cards.of(keys)), next };
  }

  /** A walk that would begin among nothing but sold-out pieces begins at the next one that can be bought. */
  async function firstPage(cursor: FeedCursor, limit: number) {
    const found = await pageFrom(cursor, limit);
    if (found.cards[0]?.isSoldOut !== true) return found;
    const place = await products.placeInStock(cursor.start);
    return place === undefined ? found : pageFrom(startOfWalk(place), limit);
  }

  return async ({ page, limit, token }) => {
    const cursor = cursorFor(page, token);
    const { cards: shown, next } = await (page === 1 ? firstPage : pageFrom)(cursor, limit);
    return {
      cards: shown,
      has_more: next !== null,
      token: next && tokens.sign({ ...next, page: page + 1 }),
    };
  };
}
