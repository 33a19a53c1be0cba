// What is made before anybody asks.
import { describe, expect, test } from "vitest";
import type { CardKey } from "./cards.ts";
import type { FeedCursor } from "./feed.ts";
import { createWarmShop } from "./warm-shop.ts";

function shopOf(pieces: number, piecesMax?: number) {
  const made: string[] = [];
  let windows = 0;
  const warmed = { upTo: 1 };
  const upTo: number[] = [];
  const warm = createWarmShop({
    products: {
      async feedAfter(cursor: FeedCursor, limit: number) {
        upTo.push(warmed.upTo);
        const from = cursor.id === "" ? 0 : Number(cursor.id) + 1;
        const count = Math.max(0, Math.min(limit, pieces - from));
        const keys = Array.from({ length: count }, (_, n) => ({
          id: String(from + n),
          revision: 1,
          mix: (from + n) / pieces,
        }));
        const last = keys.at(-1);
        return { keys, next: last && from + count < pieces ? { ...cursor, ...last } : null };
      },
    },
    cards: {
      async of(keys: CardKey[]) {
        made.push(...keys.map(({ id }) => id));
        return [];
      },
    },
    warmed,
    loadWindow: async () => void windows++,
    ...(piecesMax !== undefined && { piecesMax }),
  });
  return { warm, made, warmed, upTo, windows: () => windows };
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

  test("who comes meanwhile begins where a whole page is made", async () => {
    const shop = shopOf(95);
    await shop.warm(new AbortController().signal);
    // Before the first portion, after it, and so on: the place where the last whole portion began.
    expect(shop.upTo).toEqual([0, 0, 19 / 95, 39 / 95, 59 / 95]);
    expect(shop.warmed.upTo).toBe(1);
  });

  test("a database that fails leaves the whole circle to callers", async () => {
    const shop = shopOf(95);
    const broken = createWarmShop({
      products: { feedAfter: async () => Promise.reject(new Error("away")) },
      cards: { of: async () => [] },
      warmed: shop.warmed,
      loadWindow: async () => {},
    });
    await expect(broken(new AbortController().signal)).rejects.toThrow("away");
    expect(shop.warmed.upTo).toBe(1);
  });
});
