// Choices, sales and descriptions the way shop software writes them that nobody had looked at while the readers
// were made: PrestaShop, Salla, Zid, BigCommerce and pages written by hand.
import { expect, test } from "vitest";
import { linksOf } from "../../src/server/features/crawl/discover/links.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";

const read = (body: string, head = "") =>
  readPage(
    `<html><head><title>Linen Robe – Nile</title>${head}</head><body>${body}</body></html>`,
    "https://shop.example/linen-robe",
  )!;
const piece = (inner: string) =>
  `<h1>Linen Robe</h1><p class="price">EGP 450.00</p>${inner}<button>Add to cart</button>`;
const options = (body: string) =>
  read(piece(body)).options.map(({ name, values }) => [name, ...values]);

const radios = (name: string, values: string[]) =>
  values
    .map(
      (value, n) =>
        `<input type="radio" name="${name}" id="${name}${n}" value="${n}"><label for="${name}${n}">${value}</label>`,
    )
    .join("");

test("two choices whose values are counted alike stay two", () => {
  const body = `<form><fieldset><legend>Colour</legend>${radios("a", ["White", "Sand"])}</fieldset>
    <fieldset><legend>Size</legend>${radios("b", ["S", "M", "L"])}</fieldset><button>Add to cart</button></form>`;
  expect(options(body)).toEqual([
    ["Colour", "White", "Sand"],
    ["Size", "S", "M", "L"],
  ]);
});

test.each([
  ["called like its choice", "<option>المقاس</option>"],
  ["without a value of its own", '<option value="0">Toutes les tailles</option>'],
])("a first option %s holds a place, and is no size", (_, first) => {
  const body = `<label>المقاس<select name="x">${first}<option value="41">S</option><option value="42">M</option></select></label>`;
  expect(read(piece(body)).options[0]?.values).toEqual(["S", "M"]);
});

test("where values are counted from 0, the first is a size like the others", () => {
  const body = `<label>Size<select name="x"><option value="0">S</option><option value="1">M</option></select></label>`;
  expect(read(piece(body)).options[0]?.values).toEqual(["S", "M"]);
});

test("options in an attribute of the shop's own element are read with what is gone of them", () => {
  const told = [{ name: "المقاس", details: [{ name: "M" }, { name: "L", is_out: true }] }];
  const attribute = JSON.stringify(told).replaceAll('"', "&quot;");
  const found = read(
    piece(`<salla-product-options options="${attribute}"></salla-product-options>`),
  );
  expect(found.options).toEqual([{ name: "المقاس", values: ["M", "L"] }]);
  expect(found.variants.map(({ isAvailable }) => isAvailable)).toEqual([null, false]);
});

test("a former price in a child of the asked one makes a sale", () => {
  const body = `<h1>Linen Robe</h1><h2 class="formatted-price"><span class="formatted-price-old">800.00 جنيه</span> 640<sup>.00</sup> جنيه</h2><button>Add to cart</button>`;
  expect(read(body)).toMatchObject({ price: 640, regularPrice: 800, currency: "EGP" });
});

test("a price called 'non-sale' beside the asked one is the former one", () => {
  const body = `<h1>Linen Robe</h1><div class="price-section"><span>Was:</span><span class="price price--non-sale">EGP800.00</span></div>
    <div class="price-section"><span class="price price--withoutTax">EGP640.00</span></div><button>Add to cart</button>`;
  expect(read(body)).toMatchObject({ price: 640, regularPrice: 800 });
});

test("the text below 'Description' is the description, not reviews or delivery", () => {
  const body = `${piece("")}<div><ul><li><a href="#d">Description</a></li><li><a href="#s">Shipping</a></li></ul>
    <div id="d"><h3>Description</h3>A robe of linen woven in Mahalla.</div>
    <div id="r"><h3>Reviews (2)</h3>Mona says that it is lovely and that she will buy it again for her sister.</div>
    <div id="s"><h3>Shipping</h3>We deliver to every governorate within four days of your order.</div></div>`;
  expect(read(body).description?.trim()).toBe("A robe of linen woven in Mahalla.");
});

test("a code before four digits is a price, and a struck class of the page's own style sheet makes the former one", () => {
  const body = `<h1>Linen Robe</h1><p><span class="a1">EGP 1300</span> <span class="b2">EGP 975<sup>50</sup></span></p><button>Add to cart</button>`;
  const style = "<style>.a1 { color: gray; text-decoration: line-through } .b2{color:red}</style>";
  expect(read(body, style)).toMatchObject({ price: 975.5, regularPrice: 1300 });
});

test("two prices side by side that nothing tells apart are looked at in a browser", () => {
  const body = `<h1>Linen Robe</h1><p><span class="a1">EGP 1300</span> <span class="b2">EGP 975</span></p><button>Add to cart</button>`;
  expect(read(body).isUnclear).toBe(true);
  expect(read(piece("")).isUnclear).toBeUndefined();
});

test("a button with a picture of the cloth says its colour by its label, known to us or not", () => {
  const swatch = (name: string) =>
    `<button type="button" aria-label="${name}"><img src="/s.png" alt=""></button>`;
  const body = `<div><h3>Colour</h3><div>${["White", "Midnight Garden"].map(swatch).join("")}</div></div>`;
  expect(options(body)).toEqual([["Colour", "White", "Midnight Garden"]]);
});

test("a box that lists whole variants is no choice, and knows which of them are gone", () => {
  const body = `<form><label for="c">Colour</label><select id="c"><option>White</option><option>Sand</option></select>
    <label for="s">Size</label><select id="s"><option>S</option><option>M</option></select>
    <select name="id"><option value="1">White / S</option><option value="2" disabled>White / M - Sold out</option><option value="3">Sand / S</option><option value="4">Sand / M</option></select>
    <button>Add to cart</button></form>`;
  const { options: told, variants } = read(piece(body));
  expect(told.map(({ values }) => values)).toEqual([
    ["White", "Sand"],
    ["S", "M"],
  ]);
  expect(variants.filter(({ isAvailable }) => !isAvailable).map(({ values }) => values)).toEqual([
    ["White", "M"],
  ]);
});

test.each([
  ["a line", "<p>الألوان المتاحة: أبيض - بيج</p><p>المقاسات المتاحة: S - M</p>"],
  [
    "a table",
    "<table><tr><th>اللون</th><td>أبيض، بيج</td></tr><tr><th>المقاس</th><td>S، M</td></tr></table>",
  ],
])("options that are only named in %s are options, where nothing can be chosen", (_, body) => {
  expect(read(piece(body)).options.map(({ values }) => values)).toEqual([
    ["أبيض", "بيج"],
    ["S", "M"],
  ]);
});

test("values in wrappers of their own, patches that say their colour, and what a radio button says when pointed at", () => {
  const toggle = (word: string) =>
    `<x-toggle class="t"><button type="button"><span>${word}</span></button></x-toggle>`;
  expect(
    options(`<div><label>Size</label><div>${["S", "M"].map(toggle).join("")}</div></div>`),
  ).toEqual([["Size", "S", "M"]]);
  const patch = (word: string) => `<span title="${word}" style="background:#123"></span>`;
  expect(options(`<div><label>اللون</label>${["أسود", "كحلي"].map(patch).join("")}</div>`)).toEqual(
    [["اللون", "أسود", "كحلي"]],
  );
  const square = (word: string, n: number) =>
    `<li><label for="q${n}"><span title="${word}"><i>&nbsp;</i></span><input id="q${n}" type="radio" name="attr_8" value="${n}"></label></li>`;
  expect(
    options(
      `<dl><dt><label>Color</label></dt><dd><ul>${["Red", "Teal"].map(square).join("")}</ul></dd></dl>`,
    ),
  ).toEqual([["Color", "Red", "Teal"]]);
});

test("a surcharge in any brackets is no part of a size", () => {
  const body = `<label>Size<select name="s"><option value="5">S</option><option value="6">L [+E£25.00]</option><option value="7">XL (+50 ج.م)</option></select></label>`;
  expect(read(piece(body)).options[0]?.values).toEqual(["S", "L", "XL"]);
});

test("the shop's name above is not the piece's, though every page is titled so", () => {
  const html = `<html><head><title>Nile Threads</title></head><body><header><a href="/">Nile Threads</a></header>${piece("")}</body></html>`;
  expect(readPage(html, "https://shop.example/linen-robe")!.title).toBe("Linen Robe");
});

test("a former price stands beside the asked one although the price without tax is between them", () => {
  const found = read(
    `<h1>Linen Robe</h1><div class="price-box"><div><span class="price">EGP 450.00</span><div>Excl. Tax: <span class="price">EGP 394.74</span></div></div><div class="old-price"><span class="price line-through">EGP 600.00</span></div></div><button>Add to cart</button>`,
  );
  expect([found.price, found.regularPrice]).toEqual([450, 600]);
});

test("the larger picture is taken by what its attribute is called, a width is written in, and sizes of one are one", () => {
  const { images } = read(
    `<div class="g"><a href="/i/robe-a.jpg"><img src="/i/robe-a_550.jpg" data-zoom="1"></a><img src="/i/robe-a_100.jpg" data-fullsize="/i/robe-a.jpg"><img data-src="/i/robe-b_{width}x.jpg" data-widths="[180, 900]" src="/i/robe-b_300x300.jpg"></div>${piece("")}`,
  );
  expect(images).toEqual([
    "https://shop.example/i/robe-a.jpg",
    "https://shop.example/i/robe-b_1080x.jpg",
  ]);
});

test("a link that says there is more of the same list is its next page, whatever its parameter is called", () => {
  const list = `<a href="/shop?cursor=10">Load more ↓</a><a href="/shop?size=38">38</a><a href="/shop?t=2" aria-label="Next">›</a>`;
  const { next } = linksOf(
    parsePage(`<body>${list}</body>`, "https://shop.example/shop?cursor=5"),
    new URL("https://shop.example/"),
  );
  expect(next).toEqual(["https://shop.example/shop?cursor=10", "https://shop.example/shop?t=2"]);
});

test("the cloth of a colour to choose is none of the piece's pictures", () => {
  const swatch = `<label><input type="radio" name="c" value="1"><img src="/i/cloth-red.png" alt="Red"></label>`;
  const { images } = read(
    `<div><img src="/i/robe-a.jpg" alt="Linen Robe"><img src="/i/robe-b.jpg"></div>${piece(`<div>Colour ${swatch}</div>`)}`,
  );
  expect(images).not.toContain("https://shop.example/i/cloth-red.png");
  expect(images).toHaveLength(2);
});

test("the asked price may be an element's own words beside the struck one in it", () => {
  const body = `<h1>Linen Robe</h1><p>Of washed linen.</p><p><strong>Price:</strong> <del>EGP 950</del> EGP 820</p>
    <a href="https://wa.me/20100?text=Linen+Robe">Order via WhatsApp</a>`;
  expect(read(body)).toMatchObject({ price: 820, regularPrice: 950 });
});

test("what is sold out is not there because the pieces below it can be bought", () => {
  const card = (n: number) =>
    `<td class="it"><a href="/other-${n}"><img src="/o${n}.jpg"></a><a href="/other-${n}">Other ${n}</a> EGP 300
      <a href="/cart?add=${n}"><img src="/buy.gif" alt="Buy now"></a></td>`;
  const body = `<table><tr><td><h1>Linen Robe</h1><div>Price: <b>EGP 450</b></div><div class="end">Sorry, sold out</div></td></tr></table>
    <h3>More of the kind</h3><table><tr>${[1, 2, 3].map(card).join("")}</tr></table>`;
  expect(read(body).isAvailable).toBe(false);
});

test("values are known by data that repeat them, also where there is one, and the form's own data tell what is gone", () => {
  const told = JSON.stringify([
    { c: "Mint", s: "S", q: 3 },
    { c: "Mint", s: "M", q: 0 },
  ]).replaceAll('"', "&quot;");
  const value = (name: string, word: string) =>
    `<span class="v" data-a="${name}" data-v="${word}">${word}</span>`;
  const body = `<form data-left="${told}"><div class="row"><label>Colour:</label>${value("c", "Mint")}</div>
    <div class="row"><label>Size:</label>${value("s", "S")}${value("s", "M")}</div></form>`;
  const { options: choices, variants } = read(piece(body));
  const at = (role: RegExp) => choices.findIndex(({ name }) => role.test(name));
  expect(choices.map(({ values }) => values.join()).toSorted()).toEqual(["Mint", "S,M"]);
  expect(
    variants.map(({ values, isAvailable }) => [
      values[at(/colour/i)],
      values[at(/size/i)],
      isAvailable,
    ]),
  ).toEqual([
    ["Mint", "S", true],
    ["Mint", "M", false],
  ]);
});

test("a logo beside the price of delivery is no card of the front page", () => {
  const html = `<div><a href="index.php?PHPSESSID=1"><img src="/logo.jpg"></a><span>Delivery EGP 50</span></div>`;
  const page = parsePage(html, "https://shop.example/shop.php");
  expect(linksOf(page, new URL("https://shop.example/"))).toMatchObject({
    products: [],
    cards: [],
  });
});

test("around a button of its own, a label says which value it is and not what is chosen", () => {
  const value = (word: string, n: number) =>
    `<li><label aria-label="${word}"><input type="radio" name="g[2]" value="${n}"><span class="sr-only">${word}</span></label></li>`;
  const body = `<form><div><span>Color: Light Denim</span><ul>${["Light Denim", "Dark Denim"].map(value).join("")}</ul></div></form>`;
  expect(options(body)).toEqual([["Color", "Light Denim", "Dark Denim"]]);
});

test("a mark on another piece's card says nothing of this one", () => {
  const card = `<div class="item"><a href="/b"><picture><img src="/b.jpg"></picture></a><h2><a href="/b">Beaded bag</a></h2><span>EGP 980.00</span><ul><li class="flag out_of_stock">Out-of-Stock</li></ul></div>`;
  expect(read(`${piece("")}<section class="more">${card}</section>`).isAvailable).toBe(true);
});

test("a thumbnail's large picture is the one that its link or its script names", () => {
  const gallery = `<div class="g"><img src="/p/1.jpg" width="500"><a href="#" data-image="/p/1.jpg"><img src="/p/1_t.jpg"></a><a href="#" data-image="/p/2.jpg"><img src="/p/2_t.jpg"></a><img src="/p/3_S.jpg" onclick="swap('/p/3_L.jpg')"></div>`;
  const { images } = read(`<main>${gallery}<div>${piece("")}</div></main>`);
  expect(images.map((one) => new URL(one).pathname)).toEqual([
    "/p/1.jpg",
    "/p/2.jpg",
    "/p/3_L.jpg",
  ]);
});

test("rows of a table that only name colour, size or weight are no description", () => {
  const tabs = `<div class="product-details"><div><h2>Description</h2><p>A robe of washed linen, cut wide for the summer.</p></div>
    <table><tr><th>Weight</th><td>0.5 kg</td></tr><tr><th>Colour</th><td>Sand</td></tr><tr><th>Material</th><td>Linen</td></tr></table></div>`;
  const { description } = read(`${piece("")}${tabs}`);
  expect(description).toContain("washed linen");
  expect(description).toContain("Material");
  expect(description).not.toMatch(/Sand|0\.5 kg/);
});
