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
  products: Pick<ProductRepository, "feedAfter">,
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

  return async ({ page, limit, token }) => {
    const { keys, next } = await products.feedAfter(cursorFor(page, token), limit);
    return {
      cards: spread(await cards.of(keys)),
      has_more: next !== null,
      token: next && tokens.sign({ ...next, page: page + 1 }),
    };
  };
}
