// What pages say in few words or in places of their own: a description of two words, choices that only their marks
// name, sizes from one to another, prices for many, what is gone under any name, and whose a struck price is.
import { describe, expect, test } from "vitest";
import { saidOfCards } from "../../src/server/features/crawl/discover/read-list.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";

const ORIGIN = "https://shop.example";
const BUY = "<button>Add to cart</button>";
const PRICE = '<div class="price">EGP 500</div>';
const read = (body: string, { head = "", after = "", h1 = "Reed Vest" } = {}) =>
  readPage(
    `<html><head><title>${h1} – Marsh</title>${head}</head><body><header><a href="/">Marsh</a></header><main><div class="g"><img src="/i/vest-1.jpg" width="600" alt="${h1}"></div><div class="i"><h1>${h1}</h1>${body}</div></main>${after}<footer>© Marsh</footer></body></html>`,
    `${ORIGIN}/p/reed-vest`,
  );
type Reading = ReturnType<typeof read>;
const stock = (reading: Reading) =>
  reading?.variants.map(
    ({ values, isAvailable }) => `${values.join("/")}${isAvailable ? "+" : "-"}`,
  );
const values = (reading: Reading) => reading?.options.map((option) => option.values.join(","));
const wording = (reading: Reading) => reading?.description?.replace(/<[^>]+>/g, " ").trim() ?? null;
const ask = (reading: Reading) => [reading?.price, reading?.regularPrice ?? null];
const json = (value: unknown) => JSON.stringify(value).replaceAll('"', "&quot;");
const offered = (price: number) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name: "Reed Vest", offers: { price, priceCurrency: "EGP" } })}</script>`;

describe("a description of a few words", () => {
  const others = `<div class="others"><div class="card"><a href="/p/a"><img src="/i/a.jpg"></a><a href="/p/a"><h3>Fen Coat</h3></a><p>A long coat of heavy loden with two pockets and a storm flap.</p><span>EGP 900</span></div></div>`;

  test("is taken where the page calls it one, before words about another piece", () => {
    const own = `<div class="description"><p>Boiled wool</p></div>`;
    expect(wording(read(PRICE + BUY + own, { after: others }))).toBe("Boiled wool");
  });

  test("is taken below a heading, beside how many look at the piece", () => {
    const folds = `<details><summary>Description</summary><div>Boiled wool.</div></details>`;
    const noise = "<p>23 customers are viewing this product</p>";
    expect(wording(read(PRICE + noise + BUY + folds))).toBe("Boiled wool.");
  });

  test("may be named in its own line", () => {
    expect(
      wording(read(`${PRICE}<table><tr><td>Description: Boiled wool</td></tr></table>${BUY}`)),
    ).toContain("Boiled wool");
  });

  test.each([
    "12 people are looking at this right now",
    "Order within 2 hours and 13 minutes to get it tomorrow",
    "تم شراء هذا المنتج 34 مرة خلال آخر 24 ساعة",
  ])("%s: is none", (line) => {
    expect(read(`${PRICE}<p>${line}</p>${BUY}`)?.description).toBeNull();
  });

  test("what the shop says of every piece may follow it", () => {
    const own = "<article><p>A long vest of boiled wool. Exchange within 7 days.</p></article>";
    expect(wording(read(PRICE + own + BUY))).toBe(
      "A long vest of boiled wool. Exchange within 7 days.",
    );
    const terms = "<p>Exchange within 7 days, returns within 14 days of delivery.</p>";
    const parts = "<div>Split it into 4 interest-free instalments with any card</div>";
    expect(read(PRICE + parts + terms + BUY)?.description).toBeNull();
  });

  test("a row of other pieces in a shop's own elements is none", () => {
    const card = (n: number) =>
      `<shop-card class="card"><div><a href="/p/${n}"><img src="/i/${n}.jpg"></a></div><h3><a href="/p/${n}">Fen Coat of heavy loden with a storm flap</a></h3></shop-card>`;
    const after = `<section class="block"><h2>You may also like these pieces</h2><shop-row>${card(1)}${card(2)}${card(3)}</shop-row></section>`;
    expect(read(PRICE + BUY, { after })?.description).toBeNull();
  });

  test("a letter that one may order is not about the piece", () => {
    const letter = `<section><h2>Stay in touch</h2><p>Write your address and be the first to hear about pieces from our workshop.</p><form><input name="email"></form></section>`;
    expect(read(PRICE + BUY, { after: letter })?.description).toBeNull();
  });
});

describe("a description out of sight", () => {
  const head = `<meta name="description" content="Marsh sells clothes for every day in all sizes.">`;

  test.each([
    `<ul><li><a href="#d">Description</a></li></ul><div id="d" style="display:none"><p>Boiled wool vest</p></div>`,
    `<button aria-controls="d">Description</button><div id="d" hidden><p>Boiled wool vest</p></div>`,
  ])("is the one that its tab shows: %s", (tab) => {
    expect(wording(read(PRICE + BUY + tab, { head }))).toBe("Boiled wool vest");
  });

  test("a head that does not name the piece is the shop's, beside a few words in its data", () => {
    const data = `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name: "Reed Vest", description: "Boiled wool.", offers: { price: 500, priceCurrency: "EGP" } })}</script>`;
    expect(wording(read(PRICE + BUY, { head: head + data }))).toBe("Boiled wool.");
  });
});

describe("what stands below a piece", () => {
  test("a product's footer is its own, with its tabs and its table", () => {
    const tabs = `<div class="product-footer"><div class="panel"><p>Boiled wool vest, lined in cotton from Mahalla.</p><table><tr><th>Color</th><td>Camel</td></tr><tr><th>Size</th><td>M, L</td></tr></table></div></div>`;
    const reading = read(`${PRICE}<p class="stock">Out of stock</p>${tabs}`);
    expect(values(reading)).toEqual(["Camel", "M,L"]);
    expect(stock(reading)).toEqual(["Camel/M-", "Camel/L-"]);
    expect(wording(reading)).toContain("lined in cotton");
  });
});

describe("choices", () => {
  const row = (name: string, all: string[]) =>
    `<div class="opt"><span>${name}</span><div class="list">${all.map((one) => `<div class="x" data-option="${name.toLowerCase()}" data-value="${one}">${name === "Colour" ? "" : one}</div>`).join("")}</div></div>`;

  test("known by marks that name the option, with what is gone under any name", () => {
    const rows = [
      { id: 1, colour: "Navy", size: "30", state: "available" },
      { id: 2, colour: "Navy", size: "32", state: "sold_out" },
    ];
    const told = `<stock-of :rows="${json(rows)}"></stock-of>`;
    const reading = read(PRICE + row("Colour", ["Navy"]) + row("Size", ["30", "32"]) + told + BUY);
    expect(stock(reading)).toEqual(["Navy/30+", "Navy/32-"]);
  });

  test("a list that counts each pair knows more than one where every value is offered", () => {
    const options = [
      { id: 1, name: "Colour", details: [{ id: 11, name: "Navy", is_out: false }] },
      {
        id: 2,
        name: "Size",
        details: [
          { id: 21, name: "M", is_out: false },
          { id: 22, name: "L", is_out: false },
        ],
      },
    ];
    const skus = [
      { id: 901, stock_quantity: 3, related_option_values: [11, 21] },
      { id: 902, stock_quantity: 0, related_option_values: [11, 22] },
    ];
    const element = `<choose-it options="${json(options)}" skus="${json(skus)}"></choose-it>`;
    expect(stock(read(PRICE + element + BUY))).toEqual(["Navy/M+", "Navy/L-"]);
  });

  test("sizes without a word are there beside those that are called gone", () => {
    const sizes = ["S", "M", "L"].map(
      (one) =>
        `<li><button type="button">${one}${one === "M" ? "<span>Sold out</span>" : ""}</button></li>`,
    );
    const reading = read(`${PRICE}<ul aria-label="Size">${sizes.join("")}</ul>${BUY}`);
    expect(stock(reading)).toEqual(["S+", "M-", "L+"]);
  });

  test("a button whose name says that it is off, whatever its hidden words are", () => {
    const off = '<span class="visually-hidden">Variant sold out or unavailable</span>';
    const radio = (one: string, more = "") =>
      `<input type="radio" id="s${one}" name="size" value="${one}"${more}><label for="s${one}">${one}${off}</label>`;
    const box = `<fieldset><legend>Size</legend>${radio("S")}${radio("M", ' class="disabled"')}</fieldset>`;
    expect(stock(read(PRICE + box + BUY))).toEqual(["S+", "M-"]);
  });

  test("colours that only show when pointed at", () => {
    const dot = (one: string) => `<span data-tooltip="${one}" style="background:#653"></span>`;
    const box = `<div class="colors">${dot("Olive")}${dot("Sand")}</div>`;
    expect(values(read(PRICE + box + BUY))).toEqual(["Olive,Sand"]);
  });

  test("a list of variants with names in Arabic", () => {
    const rows = [
      ["أحمر", 2],
      ["أزرق", 0],
    ].map(([one, n]) => ({ اللون: one, الكمية: n }));
    const select = `<select name="color"><option>أحمر</option><option>أزرق</option></select>`;
    const script = `<script>var v=${JSON.stringify(rows)};</script>`;
    expect(stock(read(PRICE + select + script + BUY))).toEqual(["أحمر+", "أزرق-"]);
  });

  test("a piece in one colour has one variant", () => {
    const marked = `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name: "Reed Vest", color: "Camel", offers: { price: 500, priceCurrency: "EGP", availability: "InStock" } })}</script>`;
    expect(stock(read(PRICE + BUY, { head: marked }))).toEqual(["Camel+"]);
  });

  test("measures beside a name are no price: the box below is of sizes", () => {
    const select = `<div><span>Size: 50x100</span><select name="group[1]"><option value="1">50x100</option><option value="2">70x140</option></select></div>`;
    expect(values(read(`${PRICE}${select}<p>Text</p>${BUY}`))).toEqual(["50x100,70x140"]);
  });

  test.each([
    ["All sizes from M to XXL", "M,L,XL,2XL"],
    ["متوفر جميع المقاسات من M الى XXL", "M,L,XL,2XL"],
    ["Available in black and sand", "black,sand"],
    ["متوفر باللون الأسود والأبيض", "أسود,أبيض"],
  ])("%s", (line, all) => {
    expect(values(read(`${PRICE}<p>${line}</p>${BUY}`))).toEqual([all]);
  });

  test.each([`data-sizes="S|M|L"`, `:sizes="${json(["S", "M", "L"])}"`])(
    "lists alone in an attribute: %s",
    (attribute) => {
      expect(values(read(`${PRICE}<div ${attribute}></div>${BUY}`))).toEqual(["S,M,L"]);
    },
  );
});

describe("prices", () => {
  test("drawn apart, and told together to those who cannot see them", () => {
    const apart = `<div class="price" aria-label="Sale price 450 EGP, original price 600 EGP"><span aria-hidden="true">450</span><span aria-hidden="true">600</span></div>`;
    expect(ask(read(apart + BUY))).toEqual([450, 600]);
  });

  test("without a currency below the heads before and after", () => {
    const table = `<table><tr><th>قبل</th><th>بعد</th></tr><tr><td>600</td><td>450</td></tr></table>`;
    expect(ask(read(table + BUY))).toEqual([450, 600]);
  });

  test("of those who take many are not asked of who takes one", () => {
    const table = `<table><tr><th>Quantity</th><th>Price per piece</th></tr><tr><td>6-11</td><td><span><bdi>920 EGP</bdi></span></td></tr><tr><td>12+</td><td><span><bdi>805 EGP</bdi></span></td></tr></table>`;
    const price = `<p class="price"><span><bdi>1,150 EGP</bdi></span> <small>incl. VAT (<span><bdi>1,009 EGP</bdi></span> excl. VAT)</small></p>`;
    expect(ask(read(`${price}${table}${BUY}`))).toEqual([1150, null]);
  });

  test("struck beside what two pieces cost, no former price of one", () => {
    const two = `<div class="offer">Buy 2 for <s>EGP 1,200</s> EGP 1,000</div>`;
    expect(ask(read(`<div class="price">EGP 600</div>${two}${BUY}`))).toEqual([600, null]);
  });

  test("data and a share that contradict each other invent no sale: a lower price may be a member's", () => {
    const both = `<div class="p"><span>EGP 900</span> <span>EGP 720</span> <span>-20%</span></div>`;
    expect(ask(read(both + BUY, { head: offered(900) }))).toEqual([900, null]);
  });

  test("the price and what it is after the discount, in one sentence", () => {
    const said = "<p>سعر القطعة 450 جنيه وبعد الخصم 350 جنيه</p>";
    expect(ask(read(said + BUY))).toEqual([350, 450]);
  });
});

test("pictures that a style sheet is handed in a property are pictures", () => {
  const box = (n: number) => `<div class="s" style="--photo:url('/i/v${n}.jpg')"></div>`;
  const page = `<html><head><title>Reed Vest</title></head><body><main><div>${box(1)}${box(2)}</div><h1>Reed Vest</h1>${PRICE}${BUY}</main></body></html>`;
  expect(readPage(page, `${ORIGIN}/p/reed-vest`)?.images).toEqual(
    [1, 2].map((n) => `${ORIGIN}/i/v${n}.jpg`),
  );
});

test("every page of a list says what its pieces are called", () => {
  const card = (name: string) =>
    `<td><a href="/item.php?no=${name.length}"><div style="background:url('/p/${name.length}.jpg');height:200px"></div></a><a href="/item.php?no=${name.length}"><b>${name}</b></a><span>EGP 350</span></td>`;
  const page = parsePage(
    `<html><body><table><tr>${["Reed vest", "Fen jacket", "Marsh skirts"].map(card).join("")}</tr></table></body></html>`,
    `${ORIGIN}/list.php`,
  );
  expect([...saidOfCards(page, new URL(ORIGIN)).names.values()]).toEqual([
    "Reed vest",
    "Fen jacket",
    "Marsh skirts",
  ]);
});
