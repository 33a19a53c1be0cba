// What is made before anybody asks.
import { describe, expect, test } from "vitest";
import type { CardKey } from "./cards.ts";
import type { FeedCursor } from "./feed.ts";
import { createWarmShop } from "./warm-shop.ts";

function shopOf(pieces: number, piecesMax?: number) {
  const made: string[] = [];
  let windows = 0;
  const warm = createWarmShop({
    products: {
      async feedAfter(cursor: FeedCursor, limit: number) {
        const from = cursor.id === "" ? 0 : Number(cursor.id) + 1;
        const count = Math.max(0, Math.min(limit, pieces - from));
        const keys = Array.from({ length: count }, (_, n) => ({
          id: String(from + n),
          revision: 1,
          mix: 0,
        }));
        const last = keys.at(-1);
        return { keys, next: last && from + count < pieces ? { ...cursor, id: last.id } : null };
      },
    },
    cards: {
      async of(keys: CardKey[]) {
        made.push(...keys.map(({ id }) => id));
        return [];
      },
    },
    loadWindow: async () => void windows++,
    ...(piecesMax !== undefined && { piecesMax }),
  });
  return { warm, made, windows: () => windows };
}

describe("after a start", () => {
  test("every piece of the feed is made once, and the window is loaded", async () => {
    const shop = shopOf(95);
    await shop.warm(new AbortController().signal);
    expect(shop.made).toEqual(Array.from({ length: 95 }, (_, n) => String(n)));
    expect(shop.windows()).toBe(1);
  });

  test("an empty shop is no trouble", async () => {
    const shop = shopOf(0);
    await shop.warm(new AbortController().signal);
    expect([shop.made.length, shop.windows()]).toEqual([0, 1]);
  });

  test("of a large catalogue no more is made than is kept", async () => {
    const shop = shopOf(1000, 60);
    await shop.warm(new AbortController().signal);
    expect(shop.made).toHaveLength(60);
  });

  test("a server that stops makes nothing more", async () => {
    const shop = shopOf(95);
    await shop.warm(AbortSignal.abort());
    expect([shop.made.length, shop.windows()]).toEqual([0, 0]);
  });
});
