// Stock that nobody sees: in attributes and class names of what can be chosen, in hidden elements, in the rows that
// Next streams; and prices that are a neighbour's.
import { describe, expect, test } from "vitest";
import { readBoth } from "../../src/server/features/crawl/adaptive/read-both.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readPage, readParsedPage } from "../../src/server/features/crawl/extract/read-page.ts";

const read = (body: string, address = "https://shop.example/p/wool-coat") =>
  readPage(
    `<html><head><title>Wool Coat – Nile</title></head><body>${body}</body></html>`,
    address,
  );
const piece = (inner: string) =>
  read(
    `<main><h1>Wool Coat</h1><p class="price">EGP 1,450.00</p><form>${inner}<button>Add to cart</button></form></main>`,
  );
const stock = (inner: string) =>
  piece(inner)?.variants.map(
    ({ values, isAvailable }) => `${values.join("/")}${isAvailable ? "+" : "-"}`,
  );
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', "&quot;");

describe("marks of one value", () => {
  test.each([
    ["a word in an attribute", `data-stock-status="outofstock"`],
    ["a count under a short name", `data-inv="0"`],
    ["that it is sold out", `data-sold-out="true"`],
    ["a class of several words", `class="sizeBtn soldOut"`],
    ["a class that only says out", `class="size_btn out"`],
  ])("%s", (_, mark) => {
    expect(
      stock(
        `<label>Size</label><select name="size"><option>S</option><option ${mark}>M</option></select>`,
      ),
    ).toEqual(["S+", "M-"]);
  });

  test("what a count may be at most is no count", () => {
    const box = `<label>Size</label><select name="size"><option data-max-qty="0">S</option><option data-max-qty="0">M</option></select>`;
    expect(stock(box)).toEqual(["S+", "M+"]);
  });

  test("links that lead nowhere are buttons where they are called like sizes", () => {
    const row = `<div class="sizes"><p>Size</p><a href="#" data-inv="0">S</a><a href="#" data-inv="5">M</a></div>`;
    expect(stock(row)).toEqual(["S-", "M+"]);
  });
});

const COLOURS = `<div>Color</div><div class="color-row"><button type="button">Camel</button><button type="button">Grey</button></div>`;
const SIZES = `<div>Size</div><div class="size-row"><button type="button">S</button><button type="button">M</button></div>`;

describe("marks of a pair", () => {
  test("hidden elements with a value of each choice and a count", () => {
    const hidden = `<div hidden><i data-color="Camel" data-size="S" data-stock="2"></i><i data-color="Camel" data-size="M" data-stock="0"></i><i data-color="Grey" data-size="S" data-stock="1"></i></div>`;
    expect(stock(hidden + COLOURS + SIZES)).toEqual(["Camel/S+", "Camel/M-", "Grey/S+"]);
  });

  test("two such lists say nothing: one of them is another piece's", () => {
    const list = (left: number) =>
      `<div hidden><i data-color="Camel" data-size="S" data-stock="${left}"></i><i data-color="Grey" data-size="M" data-stock="0"></i></div>`;
    expect(stock(list(0) + list(3) + COLOURS + SIZES)).toEqual([
      "Camel/S+",
      "Camel/M+",
      "Grey/S+",
      "Grey/M+",
    ]);
  });

  test.each([
    ["a list", (sizes: string[]) => `data-sizes="${sizes.join(",")}"`],
    ["a list in JSON", (sizes: string[]) => `data-sizes="${attribute(sizes)}"`],
    [
      "rows in JSON",
      (sizes: string[]) =>
        `data-sizes="${attribute(["S", "M"].map((size) => ({ size, qty: sizes.includes(size) ? 2 : 0 })))}"`,
    ],
    [
      "a count for each",
      (sizes: string[]) =>
        ["S", "M"]
          .map((size) => `data-stock-${size.toLowerCase()}="${sizes.includes(size) ? 1 : 0}"`)
          .join(" "),
    ],
  ])("%s of what goes with a colour", (_, mark) => {
    const colours = `<div>Color</div><div class="color-row"><button type="button" ${mark(["S"])}>Camel</button><button type="button" ${mark(["S", "M"])}>Grey</button></div>`;
    expect(stock(colours + SIZES)).toEqual(["Camel/S+", "Camel/M-", "Grey/S+", "Grey/M+"]);
  });

  test("a little JSON on each of several elements", () => {
    const row = (color: string, size: string, available: boolean) =>
      `<span data-variant="${attribute({ color, size, available })}"></span>`;
    const hidden = `<div hidden>${row("Camel", "S", true)}${row("Camel", "M", false)}${row("Grey", "S", true)}</div>`;
    expect(stock(hidden + COLOURS + SIZES)).toEqual(["Camel/S+", "Camel/M-", "Grey/S+"]);
  });
});

describe("data of a shop", () => {
  const script = (rows: string) =>
    `<h1>Wool Coat</h1><p>EGP 1450</p><button>Add to cart</button><script>self.__next_f.push([1,${JSON.stringify(rows.slice(0, 40))}])</script><script>self.__next_f.push([1,${JSON.stringify(rows.slice(40))}])</script>`;

  test("rows that Next streams are put together, with texts of several lines between them", () => {
    const words = "Warm wool, lined.\nصوف دافئ ومبطن من الداخل.";
    const length = Buffer.byteLength(words).toString(16);
    const rows = `0:["$","$L1",null,{}]\n5:T${length},${words}6:{"product":{"title":"Wool Coat","price":1450,"compareAtPrice":1800,"description":"$5","images":["/i/a.jpg","/i/b.jpg"],"variants":"$7"}}\n7:["$8","$9"]\n8:{"size":"S","stock":3}\n9:{"size":"M","stock":0}\n`;
    const found = read(script(rows));
    expect(found?.description).toBe(words);
    expect(found?.images).toHaveLength(2);
    expect(found?.variants.map(({ isAvailable }) => isAvailable)).toEqual([true, false]);
  });

  test("rows that lead in a circle are read once", () => {
    const rows = `6:{"title":"Wool Coat","price":1450,"images":["/i/a.jpg"],"related":"$7"}\n7:[{"title":"Scarf","price":90,"related":"$6"}]\n`;
    expect(read(script(rows))).toMatchObject({ title: "Wool Coat", price: 1450 });
  });

  test("what there is to choose from, called variations, is not taken for the variants beside it", () => {
    const props = (...names: string[]) => names.map((name) => ({ name, value: "#fff" }));
    const sold = (colour: string, size: string, quantity: number) => ({
      quantity,
      variation_props: [
        { variation: "اللون", variation_prop: colour },
        { variation: "المقاس", variation_prop: size },
      ],
    });
    const product = {
      name: "Wool Coat",
      price: 1450,
      variations: [
        { name: "اللون", props: props("جملي", "رمادي") },
        { name: "المقاس", props: props("S", "M") },
      ],
      variants: [sold("جملي", "S", 2), sold("جملي", "M", 0), sold("رمادي", "S", 1)],
    };
    const page = read(
      `<h1>Wool Coat</h1><p>EGP 1450</p><button>Add to cart</button><script type="application/json">${JSON.stringify({ product })}</script>`,
    );
    expect(page?.variants.map(({ values }) => values.join("/"))).toEqual([
      "جملي/S",
      "جملي/M",
      "رمادي/S",
    ]);
    expect(page?.variants.map(({ isAvailable }) => isAvailable)).toEqual([true, false, true]);
  });

  test("of two options each says which of its values are gone", () => {
    const options = [
      {
        name: "المقاس",
        details: [
          { name: "S", is_out: false },
          { name: "M", is_out: true },
        ],
      },
      {
        name: "اللون",
        details: [
          { name: "أسود", is_out: false },
          { name: "بيج", is_out: false },
        ],
      },
    ];
    expect(stock(`<x-options options="${attribute(options)}"></x-options>`)).toEqual([
      "S/أسود+",
      "S/بيج+",
      "M/أسود-",
      "M/بيج-",
    ]);
  });
});

describe("a piece without a price", () => {
  const beside = [2, 3]
    .map((n) => `<div class="b"><a href="/p/${n}"><h4>Scarf ${n}</h4></a><b>${n}50 EGP</b></div>`)
    .join("");

  test("takes none of the pieces beside it, and stays a piece", () => {
    const found = read(
      `<main><div><h1>Wool Coat</h1><img src="/i/1.jpg"><button>Add to cart</button></div><div>${beside}</div></main>`,
    );
    expect(found).toMatchObject({ title: "Wool Coat", price: null });
  });

  test.each(["Price on request", "السعر عند الطلب", "تواصلي معنا لمعرفة السعر"])("%s", (words) => {
    const found = read(
      `<main><h1>Wool Coat</h1><p>${words}</p><p>Delivery in Cairo 60 EGP</p></main>`,
    );
    expect(found).toMatchObject({ title: "Wool Coat", price: null });
  });

  test("a learned selector finds the price of a neighbour, which is not taken", () => {
    const html = `<main><div><h1>Wool Coat</h1><button>Add to cart</button></div><div>${beside}</div></main>`;
    const page = parsePage(html, "https://shop.example/p/1");
    const { product } = readBoth(page, readParsedPage(page), { current_price: "b", price: "b" });
    expect(product).toMatchObject({ title: "Wool Coat", price: null });
  });

  test("a name that ends with a number is no part of the price below it", () => {
    const found = read(
      `<main><div><h1>Look 2</h1><b>150 EGP</b><button>Add to cart</button></div></main>`,
    );
    expect(found?.price).toBe(150);
  });
});
