// Former prices that only a script draws: the place for them stands empty, and the piece's own data fill it.
import { describe, expect, it } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { page } from "./shop-pages.ts";

const read = (html: string) => readPage(html, "https://shop.example/reed-tunic.html");

const piece = (price: string, { after = "", head = "" } = {}) =>
  page(
    `<main><h1>Reed Tunic</h1>${price}<button>Add to cart</button><p>A loose tunic of washed linen with side slits.</p></main>${after}`,
    `<title>Reed Tunic</title>${head}`,
  );

const asked = '<span class="price" x-html="finalPrice()">EGP 820.00</span>';
const place =
  '<template x-if="isReduced"><span class="line-through" x-html="formerPrice()"></span></template>';
const SALE = { price: 820, regularPrice: 1040 };
const PLAIN = { price: 820, regularPrice: null };

describe("a former price that a component of the piece draws", () => {
  const component = (was: number) =>
    `<script>function priceOfReed() { return { initialRegularPrice: ${was}, initialFinalPrice: 820, productId: '12', init() { this.show() }, formerPrice() { return money(this.initialRegularPrice) } } }</script>`;
  const box = (inner: string) => `<div x-data="priceOfReed()" x-init="init()">${inner}</div>`;

  it("handed back by the function that the price's box names", () => {
    expect(read(piece(box(place + asked), { after: component(1040) }))).toMatchObject(SALE);
  });

  it("not where it is the same, nor without a place for it", () => {
    expect(read(piece(box(place + asked), { after: component(820) }))).toMatchObject(PLAIN);
    expect(read(piece(box(asked), { after: component(1040) }))).toMatchObject(PLAIN);
  });

  it("written at the box itself, registered under a name, or an arrow", () => {
    const data = "{ price: 820, compareAtPrice: 1040, open: false, get off() { return 1 } }";
    const vue = '<s v-if="compareAtPrice" v-text="compareAtPrice"></s><b>EGP 820</b>';
    expect(read(piece(`<div v-scope="${data}">${vue}</div>`))).toMatchObject(SALE);
    for (const script of [
      `Alpine.data("offer", () => (${data}))`,
      `const offer = () => (${data});`,
    ])
      expect(
        read(piece(`<div x-data="offer">${vue}</div>`, { after: `<script>${script}</script>` })),
      ).toMatchObject(SALE);
  });

  it("of several variants that ask as much, only where all of them cost more before", () => {
    const rows = (...was: (number | null)[]) =>
      JSON.stringify({ variants: was.map((one) => ({ price: 820, compare_at_price: one })) });
    const drawn = (data: string) =>
      piece(`<div x-data='${data}'><del x-text="was"></del><b>EGP 820</b></div>`);
    expect(read(drawn(rows(1040, 1040)))).toMatchObject(SALE);
    expect(read(drawn(rows(1040, null)))).toMatchObject(PLAIN);
    expect(read(drawn(rows(1040, 1200)))).toMatchObject(PLAIN);
  });
});

describe("a former price in data that name the piece", () => {
  const data = (name: string, was: number) =>
    `<script>window.__STATE__ = ${JSON.stringify({ product: { id: 5, name, price: 820, old_price: was } })}</script>`;
  const drawn = '<p><del>{{ product.old_price }}</del> <span class="price">820 EGP</span></p>';

  it("with its place beside the asked one", () => {
    expect(read(piece(drawn, { after: data("Reed Tunic", 1040) }))).toMatchObject(SALE);
  });

  it("not without a place, and not another piece's", () => {
    const plain = '<p><span class="price">820 EGP</span></p>';
    expect(read(piece(plain, { after: data("Reed Tunic", 1040) }))).toMatchObject(PLAIN);
    expect(read(piece(drawn, { after: data("Palm Coat", 1040) }))).toMatchObject(PLAIN);
  });

  it("not with a place that is a card's", () => {
    const card = '<div><a href="/palm"><h3>Palm Coat</h3></a><del>{{ it.old_price }}</del></div>';
    const box = `<div><span class="price">820 EGP</span>${card}</div>`;
    expect(read(piece(box, { after: data("Reed Tunic", 1040) }))).toMatchObject(PLAIN);
  });
});

describe("a configuration that says what was asked before", () => {
  const config = (id: string, was: number) => ({
    productId: id,
    attributes: {
      9: { id: "9", label: "Size", options: [{ id: "1", label: "M", products: [id] }] },
    },
    index: { [id]: { 9: "1" } },
    prices: { oldPrice: { amount: was }, finalPrice: { amount: 820 } },
  });
  const own = (id: string, was: number) =>
    `<script>function options() { return init('x', ${JSON.stringify(config(id, was))}) }</script>`;
  const form = '<form><input type="hidden" name="product" value="31"></form>';
  const price = '<p class="price">EGP 820</p>';

  it("the one whose number the form sends needs no place", () => {
    expect(read(piece(price + form, { after: own("31", 1040) }))).toMatchObject(SALE);
    expect(read(piece(price + form, { after: own("31", 820) }))).toMatchObject(PLAIN);
  });

  it("one of another number, or of none that is sent, makes no sale", () => {
    expect(read(piece(price + form, { after: own("44", 1040) }))).toMatchObject(PLAIN);
    expect(read(piece(price, { after: own("44", 1040) }))).toMatchObject(PLAIN);
  });
});

describe("a former price among the marks of combinations", () => {
  const list = (...was: (number | null)[]) =>
    `<div id="combinations" hidden>${was
      .map(
        (one, n) =>
          `<i data-length="${n}" data-value="EGP 820.00"${one ? ` data-original-price="EGP ${one}.00"` : ""}></i>`,
      )
      .join("")}</div>`;
  const box = (inner: string) => `<div>${inner} <span class="now">EGP 820.00</span></div>`;
  const empty = '<span id="piece-original-price" style="display:none"></span>';

  it("fills its place, which may hold it hidden already", () => {
    expect(read(piece(box(empty), { after: list(1040, 1040) }))).toMatchObject(SALE);
    const hidden = '<span class="old-price" style="display: none">EGP 1,040.00</span>';
    expect(read(piece(box(hidden), { after: list(1040, 1040) }))).toMatchObject(SALE);
  });

  it("not where one of them has none, or nothing would show it", () => {
    expect(read(piece(box(empty), { after: list(1040, null) }))).toMatchObject(PLAIN);
    expect(read(piece(box(""), { after: list(1040, 1040) }))).toMatchObject(PLAIN);
    const other = '<span class="old-price" style="display: none">EGP 1,300.00</span>';
    expect(read(piece(box(other), { after: list(1040, 1040) }))).toMatchObject(PLAIN);
  });
});

it("a former price in JSON that a box around the price carries", () => {
  const rows = [
    { id: 1, price: "820.0", display_compare_at_price: "EGP1,040.00", values: ["S"] },
    { id: 2, price: "820.0", display_compare_at_price: "EGP1,040.00", values: ["M"] },
  ];
  const drawn = (inner: string) =>
    piece(
      `<div class="form" data-rows='${JSON.stringify(rows)}'><p data-slider='{"loop":true,"speed":3}'>${inner}<b>EGP 820</b></p></div>`,
    );
  expect(read(drawn('<del class="js-was"></del>'))).toMatchObject(SALE);
  expect(read(drawn(""))).toMatchObject(PLAIN);
});

it("what a piece that is gone was made in is listed as gone", () => {
  const data = {
    id: 5,
    name: "Reed Tunic",
    price: 820,
    options: [
      { name: "S", sold_out: true },
      { name: "M", sold_out: true },
    ],
    option_groups: [{ id: 1, name: "Size", values: [{ name: "S" }, { name: "M" }] }],
  };
  const found = read(
    page(
      '<main><h1>Reed Tunic</h1><p class="price">EGP 820</p><p class="status">Sold out</p></main>',
      `<title>Reed Tunic</title><script>window.cart = {}; window.cart.product = ${JSON.stringify(data)}</script>`,
    ),
  );
  expect(found?.variants.map(({ values, isAvailable }) => [...values, isAvailable])).toEqual([
    ["S", false],
    ["M", false],
  ]);
});
