// What pages of newer shop software keep for their scripts: texts with data in them, attributes of components, lists
// of ids, and controls that are told apart only by how they look.
import { describe, expect, it } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { page } from "./shop-pages.ts";

const COLOURS = ["Black", "Olive"];
const SIZES = ["S", "M"];
const rows = COLOURS.flatMap((colour) =>
  SIZES.map((size) => ({ colour, size, count: colour === "Olive" && size === "M" ? 0 : 2 })),
);
const STOCK = { "Black/S": true, "Black/M": true, "Olive/S": true, "Olive/M": false };

const read = (html: string) => {
  const reading = readPage(html, "https://shop.example/p/wadi-coat");
  if (!reading) throw new Error("no product was read");
  return reading;
};

const stockOf = (html: string) =>
  Object.fromEntries(
    read(html).variants.map(({ values, isAvailable }) => [values.join("/"), isAvailable]),
  );

const row = (name: string, values: string[]) =>
  `<div><span>${name}</span><div>${values.map((one) => `<button type="button" aria-pressed="false">${one}</button>`).join("")}</div></div>`;

const coat = (after: string, choices = row("Colour", COLOURS) + row("Size", SIZES), on = "") =>
  page(
    `<main ${on}><h1>Wadi Coat</h1><p class="price">EGP 640</p>${choices}<button>Add to cart</button></main>${after}`,
    "<title>Wadi Coat</title>",
  );

const quoted = (value: unknown) => JSON.stringify(value).replaceAll('"', "&quot;");

describe("data that scripts keep as text", () => {
  const text = JSON.stringify({ page: { item: { title: "Wadi Coat", price: 640, skus: rows } } });

  it("JSON.parse of a text in either quotation", () => {
    const double = `<script>window.S = JSON.parse(${JSON.stringify(text)});</script>`;
    const single = `<script>window.S = JSON.parse('${text.replaceAll('"', String.raw`\u0022`)}');</script>`;
    expect(stockOf(coat(double))).toEqual(STOCK);
    expect(stockOf(coat(single))).toEqual(STOCK);
  });

  it("in per cent, and in base 64", () => {
    const percent = `<script>start(decodeURIComponent("${encodeURIComponent(text)}")) // price</script>`;
    const base = `<script>start(atob("${Buffer.from(text).toString("base64")}")) // price</script>`;
    expect(stockOf(coat(percent))).toEqual(STOCK);
    expect(stockOf(coat(base))).toEqual(STOCK);
  });

  it("a stream that names keys and values by their place", () => {
    const flat = [
      { _1: 2 },
      "product",
      { _3: 4, _5: 6, _7: 8 },
      "title",
      "Wadi Coat",
      "price",
      640,
      "variants",
      [9, 10],
      { _11: 12, _13: 14 },
      { _11: 15, _13: 16 },
      "size",
      "S",
      "available",
      true,
      "M",
      false,
    ];
    const html = coat(
      `<script>context.enqueue(${JSON.stringify(JSON.stringify(flat))});</script>`,
      row("Size", SIZES),
    );
    expect(stockOf(html)).toEqual({ S: true, M: false });
  });

  it("a script that begins with a block is no JSON, and has values in it", () => {
    const html = coat(
      `<script>{ const el = document.body; start(el, {product:{title:"Wadi Coat",price:640,skus:${JSON.stringify(rows)}}}); }</script>`,
    );
    expect(stockOf(html)).toEqual(STOCK);
  });
});

describe("data in attributes", () => {
  it("under any name, in a call, or with notes beside the values", () => {
    const noted = { data: { variants: [rows.map((one) => [one, { s: "arr" }]), { s: "arr" }] } };
    for (const on of [
      `:coat="${quoted({ name: "Wadi Coat", price: 640, variants: rows })}"`,
      `x-data="coatPage(${quoted(rows)})"`,
      `wire:snapshot="${quoted(noted)}"`,
    ])
      expect(stockOf(coat("", undefined, on))).toEqual(STOCK);
  });

  it("a price that only an attribute names, and none of a card", () => {
    const html = page(
      `<main><h1>Wadi Coat</h1><div class="amount" data-price="640" data-currency="EGP"></div><button>Add to cart</button></main>
      <ul>${[1, 2, 3].map((n) => `<li><a href="/p/other-${n}"><img src="/${n}.jpg">Other ${n}</a><div data-price="9${n}0"></div></li>`).join("")}</ul>`,
      "<title>Wadi Coat</title>",
    );
    expect(read(html).price).toBe(640);
  });
});

describe("lists of ids", () => {
  const radios = (name: string, values: string[], from: number) =>
    `<fieldset><legend>${name}</legend>${values.map((one, n) => `<label><input type="radio" name="${name}" value="${from + n}"> ${one}</label>`).join("")}</fieldset>`;
  const choices = radios("Colour", COLOURS, 210) + radios("Size", SIZES, 310);

  it("pairs that do not go together", () => {
    const on = `data-rules="${quoted({ excluded: { 211: [311] }, archived: [[210, 310]] })}"`;
    expect(stockOf(coat("", choices, on))).toEqual({
      "Black/S": false,
      "Black/M": true,
      "Olive/S": true,
      "Olive/M": false,
    });
  });

  it("values that are in stock", () => {
    const script = `<script>var shop = {"attributes":{"in_stock_attributes":[210,211,310]}};</script>`;
    expect(stockOf(coat(script, choices))).toEqual({
      "Black/S": true,
      "Black/M": false,
      "Olive/S": true,
      "Olive/M": false,
    });
  });

  it("products under each of their values", () => {
    const option = (label: string, values: string[], products: number[][]) => ({
      label,
      options: values.map((value, n) => ({ id: n, label: value, products: products[n] })),
    });
    const config = {
      attributes: [option("Colour", COLOURS, [[7, 8], [9]]), option("Size", SIZES, [[7, 9], [8]])],
      skus: 1,
    };
    const html = coat(`<script>return { config: ${JSON.stringify(config)} }</script>`);
    expect(stockOf(html)).toEqual({ "Black/S": true, "Black/M": true, "Olive/S": true });
  });
});

describe("variants by the keys of a map", () => {
  it.each([
    ["sizes under colours", '{"Black":{"S":2,"M":1},"Olive":{"S":4,"M":0}}'],
    ["lists of sizes", '{"Black":["S","M"],"Olive":["S"]}'],
    [
      "both in one key",
      '{"Black|S":{"qty":1},"Black|M":{"qty":3},"Olive|S":{"qty":1},"Olive|M":{"qty":0}}',
    ],
    ["rows of cells", '[["Black","S",1],["Black","M",2],["Olive","S",1],["Olive","M",0]]'],
  ])("%s", (_, written) => {
    const told = stockOf(coat(`<script>var stock = ${written};</script>`));
    expect({ "Olive/M": false, ...told }).toEqual(STOCK);
  });
});

describe("controls told apart by how they look", () => {
  const one = (size: string) => coat("", size);
  const gone = { S: true, M: false };

  it("the one without the name of those that are there", () => {
    const html = one(
      `<div>Size</div><div>${SIZES.map((size, n) => `<div><input type="radio" name="x9" id="i${n}" title="x9-${n}" class="opt${n ? "" : " is-combinable"}"><label for="i${n}" title="${size}"></label></div>`).join("")}</div>`,
    );
    expect(stockOf(html)).toEqual(gone);
  });

  it("links to the page with a value chosen, of which one is faint", () => {
    const html = one(
      `<h5>Size</h5><div>${SIZES.map((size, n) => `<a href="/p/wadi-coat?Size=${size}" style="opacity:${n ? "0.3" : "1"}">${size}</a>`).join("")}</div>`,
    );
    expect(stockOf(html)).toEqual(gone);
  });

  it("switched off for those who cannot see, or said behind the value", () => {
    const html = one(
      `<fieldset><legend>Size</legend>${SIZES.map((size, n) => `<input type="radio" name="s" id="s${n}" value="${size}"${n ? ' aria-disabled="true"' : ""}><label for="s${n}">${size}</label>`).join("")}</fieldset>`,
    );
    expect(stockOf(html)).toEqual(gone);
    const said = one(
      `<div>المقاس</div><div><span class="chip" onclick="pick(1)">S</span><span class="chip" onclick="pick(2)">M <small>خلصان</small></span></div>`,
    );
    expect(stockOf(said)).toEqual(gone);
  });

  it("a select that counts pieces is no size", () => {
    const html = one(
      `${row("Size", SIZES)}<form><select class="buy-quantity"><option value="1">1</option><option value="2">2</option></select><button>Add to cart</button></form>`,
    );
    expect(read(html).options).toEqual([{ name: "Size", values: SIZES }]);
  });

  it("a table of fields to write how many in", () => {
    const html = one(
      `<table><tr><th></th>${SIZES.map((size) => `<th>${size}</th>`).join("")}</tr>${COLOURS.map((colour) => `<tr><th>${colour}</th>${SIZES.map((size) => `<td>${colour === "Olive" && size === "M" ? "—" : '<input type="number" value="0">'}</td>`).join("")}</tr>`).join("")}</table>`,
    );
    expect(stockOf(html)).toEqual(STOCK);
  });

  it("prices that are named only for those who cannot see", () => {
    const html = page(
      `<main><h1>Wadi Coat</h1><div><span aria-label="Sale price">EGP 640</span><span aria-label="Original price">EGP 800</span></div><button>Add to cart</button></main>`,
      "<title>Wadi Coat</title>",
    );
    expect(read(html)).toMatchObject({ price: 640, regularPrice: 800 });
  });

  it("what is struck beside a price of its own is no former price of this piece", () => {
    const html = page(
      `<main><h1>Wadi Coat</h1><div><span>640 EGP</span></div><div><b>Take 2</b> <s>1,280 EGP</s> <b>1,100 EGP</b></div><button>Add to cart</button></main>`,
      "<title>Wadi Coat</title>",
    );
    expect(read(html)).toMatchObject({ price: 640, regularPrice: null });
  });

  it("patches that only say which colour they are, and a count for each pair of ids", () => {
    const html = coat(
      `<script>var stock = {"11_21":4,"11_22":2,"12_21":1,"12_22":0};</script>`,
      `<ul><li data-id="11" title="Black"></li><li data-id="12" title="Olive"></li></ul><ul>${SIZES.map((size, n) => `<li data-id="${21 + n}">${size}</li>`).join("")}</ul>`,
    );
    expect(stockOf(html)).toEqual(STOCK);
  });

  it("buttons that ask for their value, and one whose title says that it is gone", () => {
    const html = one(
      `<div><span>Select Colour</span>${COLOURS.map((colour) => `<button type="button" aria-label="Select Colour ${colour}"><i></i></button>`).join("")}</div>
      <div><h4>Choose size</h4>${SIZES.map((size, n) => `<button type="button" title="${n ? `${size} - not available` : size}">${size}</button>`).join("")}</div>`,
    );
    expect(stockOf(html)).toEqual({
      "Black/S": true,
      "Black/M": false,
      "Olive/S": true,
      "Olive/M": false,
    });
  });
});
