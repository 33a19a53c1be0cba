import { afterEach, beforeEach, expect, test } from "vitest";
import {
  findStoreApi,
  readWooCommerce,
} from "../../src/server/features/crawl/sources/woocommerce.ts";
import type { Visitor } from "../../src/server/features/crawl/visit/visitor.ts";
import { json, nothing, serveShop, type ShopServer } from "../support/shops/serve.ts";

const PIECE = {
  id: 7,
  name: "Reef dress",
  type: "simple",
  description: "",
  attributes: [],
  variations: [],
  prices: { price: "54000", currency_code: "EGP", currency_minor_unit: 2 },
};

let shop: ShopServer;
let told: unknown;

beforeEach(async () => {
  shop = await serveShop(({ pathname }) =>
    pathname === "/wp-json/wc/store/v1/products" ? json([told]) : nothing,
  );
});
afterEach(() => shop.stop());

const find = () => {
  const get = async (address: string) => {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  };
  return findStoreApi({ visitor: { get } as unknown as Visitor, base: new URL(shop.url) });
};

test("an interface with every field, be it empty, is believed before the pages", async () => {
  told = PIECE;
  expect(await find()).toEqual({ at: `${shop.url}/wp-json/wc/store/v1/products`, isCut: false });
});

test("one that somebody took fields out of is asked after the pages", async () => {
  const { attributes: _, description: __, ...rest } = PIECE;
  told = rest;
  expect(await find()).toMatchObject({ isCut: true });
});

test("what are no pieces is no interface", async () => {
  told = { code: "rest_forbidden" };
  expect(await find()).toBeNull();
});

test("where only some variations are told, none of the others is called gone", async () => {
  const sizes = Array.from({ length: 120 }, (_, n) => `No ${n + 1}`);
  const many = {
    ...PIECE,
    type: "variable",
    is_in_stock: true,
    attributes: [
      { name: "Size", has_variations: true, terms: sizes.map((name) => ({ name, slug: name })) },
    ],
    variations: sizes.map((value, n) => ({ id: 100 + n, attributes: [{ name: "Size", value }] })),
  };
  const variation = (n: number) => ({ id: 100 + n, parent: 7, is_in_stock: n !== 3 });
  let isWhole = true;
  const get = async (address: string) => {
    const asked = new URL(address).searchParams;
    const from = (Number(asked.get("page") ?? 1) - 1) * 100;
    const list =
      asked.get("type") === "variation" ? sizes.map((_, n) => variation(n)) : [many].slice(from);
    const isRefused = from > 0 && !isWhole;
    return {
      status: isRefused ? 403 : 200,
      text: isRefused
        ? "<p>Checking your browser</p>"
        : JSON.stringify(list.slice(from, from + 100)),
      headers: {},
      url: new URL(address),
    };
  };
  const first = async () => {
    const asking = { visitor: { get }, base: new URL("https://shop.example/"), cursor: null };
    for await (const step of readWooCommerce(asking as never, "https://shop.example/api"))
      if ("pages" in step)
        return step.pages.flatMap((page) =>
          "products" in page && typeof page.products !== "number" ? page.products : [],
        )[0];
  };
  const gone = async () =>
    (await first())?.variants.flatMap(({ values, isAvailable }) => (isAvailable ? [] : values));
  expect(await gone()).toEqual(["No 4"]);
  isWhole = false;
  expect(await gone()).toEqual([]);
});
