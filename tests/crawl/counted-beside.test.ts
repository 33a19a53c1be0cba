// A shop counts what it sells beside its pieces, too: a parcel's insurance that was left out is not missing.
import { expect, test } from "vitest";
import { crawl, type Ledger } from "../../src/server/features/crawl/crawl.ts";
import type { RawProduct } from "../../src/server/features/crawl/found-product.ts";
import type { Shop, ReadShop } from "../../src/server/features/crawl/shops/shop.ts";
import { CRAWL_SETTINGS } from "../../src/server/features/crawl/settings.ts";

const BASE = new URL("https://shop.example/");
const raw = (title: string): RawProduct => ({
  shopId: null,
  url: `${BASE.href}products/${title.toLowerCase().replaceAll(" ", "-")}`,
  title,
  description: null,
  price: 720,
  regularPrice: null,
  currency: "EGP",
  isAvailable: true,
  images: [],
  brand: null,
  category: null,
  tags: [],
  options: [],
  variants: [],
});
const shop = {
  base: BASE,
  productUrl: null,
  cursor: null,
  found: () => 1,
  visitor: { settings: CRAWL_SETTINGS },
} as unknown as Shop;
const ledger: Ledger = {
  save: async () => [],
  count: async () => ({ saved: 1, updated: 0, unchanged: 0, differing: 0, deleted_earlier: 0 }),
  countGone: async () => 0,
};

async function endOf(expected: number) {
  const read: ReadShop = async function* () {
    const products = [raw("Reed Robe"), raw("Shipping Protection")];
    const pages = [{ page: BASE.href, products, validators: null }];
    yield { pages, currency: "EGP", currentPage: 1, totalPages: 1, cursor: null };
    yield { expected, reason: "shop_says_so" as const };
  };
  const steps = crawl(read, shop, ledger);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

test("what is no piece was read all the same", async () => {
  expect(await endOf(2)).not.toHaveProperty("notice");
  expect(await endOf(3)).toMatchObject({ notice: { say: "crawlIncomplete" } });
});
