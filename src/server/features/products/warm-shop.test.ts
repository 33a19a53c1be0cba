// What is made before anybody asks.
import { describe, expect, test } from "vitest";
import type { CardKey } from "./cards.ts";
import type { FeedCursor } from "./feed.ts";
import { createWarmShop } from "./warm-shop.ts";

function shopOf(pieces: number, piecesMax?: number) {
  const made: string[] = [];
  const loaded: string[] = [];
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
    ...(piecesMax !== undefined && { piecesMax }),
  });
  const loading = (what: string) => async () => void loaded.push(`${what} after ${made.length}`);
  const warmUp = (signal = new AbortController().signal) =>
    warm(signal, [loading("window"), loading("index")]);
  return { warm: warmUp, made, warmed, upTo, loaded };
}

describe("after a start", () => {
  test("every piece of the feed is made once, window and index are loaded", async () => {
    const shop = shopOf(95);
    await shop.warm();
    expect(shop.made).toEqual(Array.from({ length: 95 }, (_, n) => String(n)));
    expect(shop.loaded).toEqual(["window after 95", "index after 95"]);
  });

  test("an empty shop is no trouble", async () => {
    const shop = shopOf(0);
    await shop.warm();
    expect(shop.loaded).toEqual(["window after 0", "index after 0"]);
  });

  test("what answers questions is there before the mass of the cards", async () => {
    const shop = shopOf(5000);
    await shop.warm();
    expect(shop.loaded).toEqual(["window after 2000", "index after 2000"]);
    expect(shop.made).toEqual(Array.from({ length: 5000 }, (_, n) => String(n)));
  });

  test("of a large catalogue no more is made than is kept", async () => {
    const shop = shopOf(1000, 60);
    await shop.warm();
    expect(shop.made).toHaveLength(60);
  });

  test("a server that stops makes nothing more", async () => {
    const shop = shopOf(95);
    await shop.warm(AbortSignal.abort());
    expect([...shop.made, ...shop.loaded]).toEqual([]);
  });

  test("who comes meanwhile begins where a whole page is made", async () => {
    const shop = shopOf(95);
    await shop.warm();
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
    });
    await expect(broken(new AbortController().signal, [])).rejects.toThrow("away");
    expect(shop.warmed.upTo).toBe(1);
  });
});
