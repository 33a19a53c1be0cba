import { afterEach, beforeEach, expect, test } from "vitest";
import { findStoreApi } from "../../src/server/features/crawl/sources/woocommerce.ts";
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
