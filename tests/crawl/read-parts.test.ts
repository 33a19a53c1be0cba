// Pieces that are told in parts: data kept in tables and referred to by ids, colours that are other addresses of the
// same piece, sizes below colours, a third option.
import { describe, expect, test } from "vitest";
import { withOtherValues } from "../../src/server/features/crawl/adaptive/other-values.ts";
import type { OpenProduct } from "../../src/server/features/crawl/adaptive/product-opener.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";
import type { Shop } from "../../src/server/features/crawl/shops/shop.ts";

const ADDRESS = "https://shop.example/view.php?no=7";
const read = (body: string, url = ADDRESS) =>
  readPage(`<html><head><title>Reed Jacket – Delta</title></head><body>${body}</body></html>`, url);
const piece = (inner: string, after = "") =>
  `<img src="/reed-1.jpg"><h1>Reed Jacket</h1><p class="price">EGP 720</p>${inner}<button>Add to cart</button>${after}`;
const stock = (
  reading: { variants: { values: (string | null)[]; isAvailable: boolean | null }[] } | null,
) =>
  reading?.variants
    .map(({ values, isAvailable }) => `${values.join("/")}${isAvailable ? "+" : "-"}`)
    .toSorted();
const sizes = `<div>${["S", "M"].map((size) => `<button type="button">${size}</button>`).join("")}</div>`;

const SOLD = [
  { id: "k1", tone: "t1", size: "z1", left: 2 },
  { id: "k2", tone: "t1", size: "z2", left: 0 },
  { id: "k3", tone: "t2", size: "z1", left: 1 },
];
const byId = <Row extends { id: string }>(rows: Row[]) =>
  Object.fromEntries(rows.map((row) => [row.id, row]));
const COLORS = [
  { id: "t1", name: "Teal" },
  { id: "t2", name: "Red" },
];
const SIZES = [
  { id: "z1", label: "S" },
  { id: "z2", label: "M" },
];
const ALL = ["Red/S+", "Teal/M-", "Teal/S+"];

describe("data kept in tables", () => {
  const state = (value: unknown) => `<script>window.app = ${JSON.stringify(value)};</script>`;
  const skus = SOLD.map(({ id, tone, size, left }) => ({
    id,
    colorId: tone,
    sizeId: size,
    stock: left,
  }));

  test("a piece that names its parts by their ids", () => {
    const pieces = [
      { id: "p7", name: "Reed Jacket", price: 720, skus: ["k1", "k2", "k3"] },
      { id: "p8", name: "Palm Vest", price: 300, skus: [] },
    ];
    const store = {
      entities: {
        products: byId(pieces),
        skus: byId(skus),
        colors: byId(COLORS),
        sizes: byId(SIZES),
      },
    };
    expect(stock(read(piece(sizes, state(store))))).toEqual(ALL);
  });

  test("parts that only say whose they are, under numbers that come back in every table", () => {
    const number = (id: string) => Number(id.slice(1));
    const told = {
      product: { id: 1, name: "Reed Jacket", price: 720 },
      colors: COLORS.map(({ id, name }) => ({ id: number(id), name })),
      sizes: SIZES.map(({ id, label }) => ({ id: number(id), label })),
      variants: SOLD.map(({ id, tone, size, left }) => ({
        id: number(id),
        productId: 1,
        colorId: number(tone),
        sizeId: number(size),
        stock: left,
      })),
    };
    expect(stock(read(piece(sizes, state(told))))).toEqual(ALL);
  });

  test("an answer in the form of JSON:API", () => {
    const refer = (type: string, id: string) => ({ type, id });
    const answer = {
      data: {
        type: "product",
        id: "7",
        attributes: { name: "Reed Jacket", price: "720.0" },
        relationships: { variants: { data: SOLD.map(({ id }) => refer("variant", id)) } },
      },
      included: [
        ...SOLD.map(({ id, tone, size, left }) => ({
          type: "variant",
          id,
          attributes: { in_stock: left > 0 },
          relationships: {
            option_values: { data: [refer("option_value", tone), refer("option_value", size)] },
          },
        })),
        ...COLORS.map(({ id, name }) => ({ type: "option_value", id, attributes: { name } })),
        ...SIZES.map(({ id, label }) => ({
          type: "option_value",
          id,
          attributes: { name: label },
        })),
      ],
    };
    const script = `<script type="application/json">${JSON.stringify(answer)}</script>`;
    expect(stock(read(piece(sizes, script)))).toEqual(ALL);
  });
});

test("a length beside a size is no size", () => {
  const radios = (name: string, values: string[]) =>
    `<fieldset><legend>${name}</legend>${values.map((value) => `<label><input type="radio" name="${name}" value="${value}">${value}</label>`).join("")}</fieldset>`;
  const found = read(
    piece(
      radios("Length", ["Regular", "Tall"]) +
        radios("Size", ["S", "M"]) +
        radios("Colour", ["Teal", "Red"]),
    ),
  );
  const product = found && normalise(found, { currency: "EGP", baseUrl: ADDRESS });
  expect(product).toMatchObject({ sizes: ["S", "M"] });
  expect(product && "variants" in product && product.variants.length).toBe(4);
});

describe("sizes below each colour", () => {
  const gone = (colour: string, size: string) => colour === "Red" && size === "M";
  const COLOURS = ["Teal", "Red"];
  const each = (make: (colour: string, size: string) => string) => (colour: string) =>
    ["S", "M"].map((size) => make(colour, size)).join("");
  const options = each(
    (colour, size) => `<option${gone(colour, size) ? " disabled" : ""}>${size}</option>`,
  );
  const terms = each((colour, size) =>
    gone(colour, size) ? `<del>${size}</del> ` : `<span>${size}</span> `,
  );
  const buttons = each(
    (colour, size) =>
      `<button type="button"${gone(colour, size) ? " disabled" : ""}>${size}</button>`,
  );
  const join = (make: (colour: string) => string) => COLOURS.map(make).join("");

  test.each([
    `<label>Size</label><select name="size">${join((one) => `<optgroup label="${one}">${options(one)}</optgroup>`)}</select>`,
    `<dl>${join((one) => `<dt>${one}:</dt><dd>${terms(one)}</dd>`)}</dl>`,
    `<ul>${join((one) => `<li><a href="#${one}">${one}</a></li>`)}</ul>${join((one) => `<div id="${one}">${buttons(one)}</div>`)}`,
  ])("%s", (inner) => {
    expect(stock(read(piece(inner)))).toEqual(["Red/M-", "Red/S+", "Teal/M+", "Teal/S+"]);
  });
});

test("colours that lead to the page they stand on are chosen there; the head of a table of measures is no size", () => {
  const colours = `<div><label>Color :</label><ul id="color_list">${["Teal", "Red"].map((one) => `<li><a href="${ADDRESS}" title="${one}" style="background:#123"></a></li>`).join("")}</ul></div>`;
  const measures = `<table><tr><th>Size</th><th>Length</th></tr><tr><td>50</td><td>130 cm</td></tr></table>`;
  expect(read(piece(colours + measures))?.options).toMatchObject([{ values: ["Teal", "Red"] }]);
});

describe("colours that are other addresses of the piece", () => {
  const table = (gone: string) =>
    `<table><tr><th>Size</th><th>Status</th></tr>${["S", "M"].map((size) => `<tr><td>${size}</td><td>${size === gone ? "sold out" : "available"}</td></tr>`).join("")}</table>`;
  const page = (colour: string) => {
    const values = ["Teal", "Red"].map((one, n) =>
      one === colour
        ? `<b>${one}</b>`
        : `<a href="view.php?no=7${n ? `&amp;tone=${n}` : ""}">${one}</a>`,
    );
    return `<img src="/${colour}.jpg"><h1>Reed Jacket</h1><table><tr><td>Before</td><td><strike>EGP 900</strike></td></tr><tr><td>Now</td><td>EGP 720</td></tr><tr><td>Colour</td><td>${values.join(" - ")}</td></tr></table>${table(colour === "Teal" ? "M" : "S")}<button>Add to cart</button>`;
  };
  const RED = "https://shop.example/view.php?no=7&tone=1";

  test("the page says where the others are, and keeps its sizes and its former price", () => {
    const found = read(page("Teal"));
    expect(found).toMatchObject({ price: 720, regularPrice: 900 });
    expect(found?.elsewhere).toMatchObject({ here: "Teal", values: [{ value: "Red", url: RED }] });
  });

  test("each is opened, and says what there is of it", async () => {
    const asked: string[] = [];
    const open: OpenProduct = (address) => {
      asked.push(address);
      const parsed = parsePage("", address);
      const reading = read(page("Red"), address);
      return Promise.resolve({
        opened: { html: "", url: address, validators: null },
        page: parsed,
        reading,
      });
    };
    const shop = { visitor: { signal: new AbortController().signal } } as Pick<Shop, "visitor">;
    const first = read(page("Teal"));
    if (!first) throw new Error("the page is a piece's");
    const whole = await withOtherValues(shop, open, first, first.elsewhere);
    expect(asked).toEqual([RED]);
    const product = normalise(whole, { currency: "EGP", baseUrl: ADDRESS });
    expect(product).toMatchObject({ colors: ["Teal", "Red"], sizes: ["S", "M"] });
    expect("variants" in product && product.variants).toEqual([
      { color: "Teal", size: "S", in_stock: true },
      { color: "Teal", size: "M", in_stock: false },
      { color: "Red", size: "S", in_stock: false },
      { color: "Red", size: "M", in_stock: true },
    ]);
  });
});

test("what another size costs was not asked before, even where it is struck because it is gone", () => {
  const data = {
    id: 9,
    title: "Reed Jacket",
    price: "720.00",
    variants: [
      { id: 1, title: "S", option1: "S", price: "720.00", available: true },
      { id: 2, title: "XXL", option1: "XXL", price: "790.00", available: false },
    ],
  };
  const page = piece(
    `<p class="line-through">XXL: EGP 790</p>`,
    `<script type="application/json">${JSON.stringify(data)}</script>`,
  );
  expect(read(page)).toMatchObject({ price: 720, regularPrice: null });
  expect(read(piece(`<p class="line-through">EGP 790</p>`))).toMatchObject({ regularPrice: 790 });
});
