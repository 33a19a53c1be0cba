// Pages as site builders and newer shop software draw them: labels behind prices, thumbnails before the picture,
// variants by the ids of their values, words of stock within a value's label.
import { describe, expect, it } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { page } from "./shop-pages.ts";

const read = (html: string) => {
  const reading = readPage(html, "https://shop.example/p/linen-shirt");
  if (!reading) throw new Error("no product was read");
  return reading;
};

const stockOf = (html: string) =>
  Object.fromEntries(
    read(html).variants.map(({ values, isAvailable }) => [values.join("/"), isAvailable]),
  );

const sold = (body: string, head = "") =>
  page(
    `<main><h1>Linen Shirt</h1><p class="price">EGP 640</p><form>${body}<button>Add to cart</button></form></main>`,
    `<title>Linen Shirt</title>${head}`,
  );

describe("prices that are named behind", () => {
  it("price, label, price, label: the sale is the second", () => {
    const html = page(
      `<main><h1>Linen Shirt</h1><div><span class="k1">EGP 800</span><div class="k2">Regular Price</div>
      <span class="k1">EGP 640</span><div class="k2">Sale Price</div></div><button>Add to cart</button></main>`,
      "<title>Linen Shirt</title>",
    );
    expect(read(html)).toMatchObject({ price: 640, regularPrice: 800 });
  });
});

describe("a page whose own price is drawn later", () => {
  const card = (n: number) =>
    `<form class="item"><a href="/other-${n}.html"><img src="/${n}.jpg"></a><div><div><a href="/other-${n}.html">Other ${n}</a></div><div><div><span><span><span><span>EGP 3${n}0</span></span></span></span><span><s>EGP 500</s></span></div></div><button>Add to cart</button></div></form>`;
  const drawn = (price: string, after = "") =>
    page(
      `<main><h1>Linen Shirt</h1>${price}<form><button>Add to cart</button></form></main><section>${[1, 2, 3].map(card).join("")}</section>${after}`,
      "<title>Linen Shirt</title>",
    );
  const at = (html: string) => readPage(html, "https://shop.example/linen-shirt.html");

  it("has no price rather than that of another piece", () => {
    expect(at(drawn("<div x-text='price'></div>"))?.price ?? null).toBeNull();
  });

  it("is read where it stands in a template that is drawn until something is chosen", () => {
    const html = drawn(
      `<div><template x-if="!chosen"><div><span>EGP 640</span> <s>EGP 800</s></div></template></div>`,
    );
    expect(at(html)).toMatchObject({ price: 640, regularPrice: 800 });
  });
});

describe("the first picture", () => {
  it("is the large one, though its thumbnails stand before it", () => {
    const html = page(
      `<main><div class="media"><div>${[2, 3].map((n) => `<a href="/i/shirt-${n}-900x900.jpg"><img src="/i/shirt-${n}-80x80.jpg"></a>`).join("")}</div>
      <a href="/i/shirt-1-900x900.jpg"><img src="/i/shirt-1-500x500.jpg"></a></div>
      <h1>Linen Shirt</h1><p class="price">EGP 640</p><button>Add to cart</button></main>`,
      "<title>Linen Shirt</title>",
    );
    expect(read(html).images).toEqual(
      [1, 2, 3].map((n) => `https://shop.example/i/shirt-${n}-900x900.jpg`),
    );
  });
});

describe("stock in a label", () => {
  it("what asks to wait for a size is no part of it", () => {
    const html = sold(
      `<label>Size</label><select><option value="">Choose</option><option value="S">S</option>
      <option value="M" disabled>M – notify me</option><option value="L">L | 2 left</option></select>`,
    );
    expect(stockOf(html)).toEqual({ S: true, M: false, L: true });
  });

  it("what a value hands on is its name, whatever is said behind it", () => {
    const html = sold(
      `<label>Size</label><select><option value="36">36 (runs small)</option><option value="38">38</option></select>`,
    );
    expect(read(html).options).toEqual([{ name: "Size", values: ["36", "38"] }]);
  });
});

describe("variants in data", () => {
  const options = [
    {
      id: "a",
      title: "Color",
      selections: [
        { id: 1, value: "rgb(10,20,30)", description: "Navy" },
        { id: 2, value: "rgb(90,20,30)", description: "Red" },
      ],
    },
    {
      id: "b",
      title: "Size",
      selections: [
        { id: 7, value: "S", description: "S" },
        { id: 8, value: "M", description: "M" },
      ],
    },
  ];
  const piece = (items: object[]) =>
    sold(
      `<div>Color</div><fieldset><input type="radio" name="c" aria-label="Navy" value="Navy"><input type="radio" name="c" aria-label="Red" value="Red"></fieldset>`,
      `<script type="application/json">${JSON.stringify({ product: { name: "Linen Shirt", price: 640, options, productItems: items } })}</script>`,
    );

  it("by the ids of their values, whose colour is a code; one that is hidden is gone", () => {
    const row = (picked: number[], quantity: number, isVisible = true) => ({
      picked,
      isVisible,
      inventory: { quantity },
    });
    const html = piece([row([1, 7], 3), row([1, 8], 0), row([2, 7], 2), row([2, 8], 5, false)]);
    expect(stockOf(html)).toEqual({
      "Navy/S": true,
      "Navy/M": false,
      "Red/S": true,
      "Red/M": false,
    });
  });

  it("not unavailable is less than a count of none", () => {
    const variants = [
      { size: "S", unavailable: false, quantity: 4 },
      { size: "M", unavailable: false, quantity: 0 },
    ];
    const html = sold(
      `<label>Size</label><button type="button" value="S">S</button><button type="button" value="M">M</button>`,
      `<script type="application/json">${JSON.stringify({ name: "Linen Shirt", price: 640, variants })}</script>`,
    );
    expect(stockOf(html)).toEqual({ S: true, M: false });
  });
});
