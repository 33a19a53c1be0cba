// How a Shopify shop's lists end: with all of it, or with a door that was shut.
import { expect, test } from "vitest";
import { createCookies } from "../../src/server/net/cookies.ts";
import { readShopify } from "../../src/server/features/crawl/shops/shopify.ts";
import type { Ending, Shop } from "../../src/server/features/crawl/shops/shop.ts";

const piece = (n: number) => ({
  id: n,
  handle: `piece-${n}`,
  title: `Reed Vest ${n}`,
  product_type: "Vests",
  variants: [{ option1: "S", price: "540.00", compare_at_price: null, available: true }],
  options: [{ name: "Size", values: ["S"] }],
  images: [],
});

/** A full list, and what stands behind it; nothing says how many there are. */
async function endOf(second: { status: number; text: string }): Promise<Ending[]> {
  const first = { products: Array.from({ length: 250 }, (_, n) => piece(n + 1)) };
  const get = async (address: string) => {
    const url = new URL(address);
    const isList = url.pathname === "/products.json";
    const page = Number(url.searchParams.get("page") ?? 1);
    const answer = page > 1 ? second : { status: 200, text: JSON.stringify(first) };
    return { ...(isList ? answer : { status: 404, text: "" }), headers: {}, url, validators: null };
  };
  const shop = {
    visitor: { get, cookies: createCookies(), signal: new AbortController().signal },
    base: new URL("https://shop.example/"),
    productUrl: null,
    cursor: null,
    isRefresh: true,
    remembered: async () => null,
    found: () => 250,
  } as unknown as Shop;
  const ends: Ending[] = [];
  for await (const step of readShopify(shop)) if ("expected" in step) ends.push(step);
  return ends;
}

test.each([
  [{ status: 200, text: JSON.stringify({ products: [] }) }, []],
  [{ status: 404, text: "" }, []],
  [
    { status: 403, text: "<p>Checking your browser</p>" },
    [{ expected: null, reason: "lists_go_on" }],
  ],
  [
    { status: 200, text: "<p>Checking your browser</p>" },
    [{ expected: null, reason: "lists_go_on" }],
  ],
])("behind a full list: %o", async (second, ends) => expect(await endOf(second)).toEqual(ends));
