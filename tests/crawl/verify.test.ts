import { describe, expect, it } from "vitest";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { checkAgainstPage, occursOnPage } from "../../src/server/features/crawl/extract/verify.ts";
import { shopifyOnSale, wooOnSale } from "./shop-pages.ts";

const at = "https://shop.example/products/this-one";

describe("an answer is believed only where it occurs on the page", () => {
  it("amounts in any notation and texts in any case or digits occur; what a prompt suggested does not", () => {
    const page = parsePage(wooOnSale, at);
    expect(occursOnPage(500, page)).toBe(true);
    expect(occursOnPage(850, page)).toBe(true);
    expect(occursOnPage("عباية كريب سوداء", page)).toBe(true);
    expect(occursOnPage(29.99, page)).toBe(false);
    expect(occursOnPage("Blue Cotton T-Shirt", page)).toBe(false);
    expect(occursOnPage("", page)).toBe(false);
  });

  it("our own reading passes whole", () => {
    for (const html of [shopifyOnSale, wooOnSale])
      expect(checkAgainstPage(readPage(html, at)!, html).dropped).toEqual([]);
  });

  it("invented fields are dropped and named, true ones stay", () => {
    const reading = readPage(shopifyOnSale, at)!;
    const invented = {
      ...reading,
      price: 19.99,
      description: "Ships from the moon. Made of cheese.",
      brand: "Nile Atelier",
      images: [...reading.images, "https://evil.example/x.jpg"],
      options: [{ name: "Size", values: ["S", "XXXL"] }],
    };
    const { product, dropped } = checkAgainstPage(invented, shopifyOnSale);
    expect(product).toMatchObject({
      title: "Lotus Linen Dress",
      price: null,
      regularPrice: 1400,
      description: null,
      brand: "Nile Atelier",
    });
    expect(product.options).toEqual([{ name: "Size", values: ["S"] }]);
    expect(product.images).toEqual(reading.images);
    expect(dropped.toSorted()).toEqual(["description", "images", "price"]);
  });
});
