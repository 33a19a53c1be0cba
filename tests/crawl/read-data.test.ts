// What shops keep in data, marks and tables where nothing can be read from a choice's own words: islands and
// components that scripts draw, stock in attributes, a table of what is there, amounts in hundredths.
import { describe, expect, test } from "vitest";
import { listFacts } from "../../src/server/features/crawl/discover/list-facts.ts";
import {
  leadsElsewhere,
  shapesOf,
} from "../../src/server/features/crawl/discover/address-words.ts";
import { linksOf } from "../../src/server/features/crawl/discover/links.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { feedProducts } from "../../src/server/features/crawl/sources/feed-products.ts";
import { readFeedTable } from "../../src/server/features/crawl/sources/feed-table.ts";
import { stockOf } from "../../src/server/features/crawl/witnesses/stock-words.ts";

const read = (body: string) =>
  readPage(
    `<html><head><title>Linen Robe – Nile</title></head><body>${body}</body></html>`,
    "https://shop.example/linen-robe",
  );
const piece = (inner: string) =>
  `<h1>Linen Robe</h1><p class="price">EGP 450.00</p>${inner}<button>Add to cart</button>`;
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', "&quot;");
const stock = (body: string) =>
  read(body)?.variants.map(
    ({ values, isAvailable }) => `${values.join("/")}${isAvailable ? "+" : "-"}`,
  );

const GROUPS = [
  { key: "shade", title: "Shade", choices: ["Sand", "Clay"] },
  { key: "fit", title: "Size", choices: ["S", "M"] },
];
const LEFT = [
  { shade: "Sand", fit: "S", left: 2 },
  { shade: "Sand", fit: "M", left: 0 },
  { shade: "Clay", fit: "S", left: 1 },
];

/** As Astro writes what an island is given. */
const pair = (value: unknown): unknown =>
  Array.isArray(value)
    ? [1, value.map(pair)]
    : typeof value === "object" && value !== null
      ? [0, Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pair(one)]))]
      : [0, value];

test("options and stock that only an island's props name are read", () => {
  const props = { groups: pair(GROUPS), stock: pair(LEFT), sku: pair("R1") };
  const island = `<astro-island props="${attribute(props)}"><button>Add to cart</button></astro-island>`;
  expect(stock(piece(island))).toEqual(["Sand/S+", "Sand/M-", "Clay/S+"]);
});

test("a piece whose page is drawn by its component is read from what the component is given", () => {
  const product = {
    name: { ar: "روب كتان", en: "Linen Robe" },
    regular_price: "600.00",
    sale_price: "450.00",
    currency: { code: "EGP" },
    media: [{ original_url: "/i/a.jpg", preview_url: "/i/a-s.jpg" }],
  };
  const options = [{ id: 1, label: { en: "Size" }, items: [{ id: 2001, text: { en: "S" } }] }];
  const skus = [{ id: 9, item_ids: [2001], stock_quantity: 0 }];
  const found = read(
    `<x-piece :product="${attribute(product)}" :options="${attribute(options)}" :skus="${attribute(skus)}"></x-piece><h1>Linen Robe</h1>`,
  );
  expect(found).toMatchObject({ price: 450, regularPrice: 600, currency: "EGP" });
  expect(found?.images).toEqual(["https://shop.example/i/a.jpg"]);
  expect(found?.variants).toMatchObject([{ values: ["S"], isAvailable: false }]);
});

test("a patch of colour is called by its mark, and a value with a stock of none is gone", () => {
  const rows = `<div>Color</div><ul class="colors"><li data-color="Sand"><i></i></li><li data-color="Clay"><i></i></li></ul>
    <div>Size</div><ul class="sizes"><li data-size="S" data-qty="0">S</li><li data-size="M" data-qty="4">M</li></ul>`;
  expect(stock(piece(rows))).toEqual(["Sand/S-", "Sand/M+", "Clay/S-", "Clay/M+"]);
});

test.each([
  ["ticks", ["✓", "✗"], ["Sand/S+", "Sand/M-"]],
  ["counts", ["3", "0"], ["Sand/S+", "Sand/M-"]],
  ["words", ["متوفر", "نفدت الكمية"], ["Sand/S+", "Sand/M-"]],
])("a table of colours by sizes says by %s what is there", (_, [yes, no], expected) => {
  const table = `<label>Colour<select><option>Sand</option></select></label><label>Size<select><option>S</option><option>M</option></select></label>
    <table><tr><th></th><th>S</th><th>M</th></tr><tr><th>Sand</th><td>${yes}</td><td>${no}</td></tr></table>`;
  expect(stock(piece(table))).toEqual(expected);
});

test("a table of measures says nothing of stock", () => {
  const table = `<label>Size<select><option>S</option><option>M</option></select></label>
    <table><tr><th></th><th>S</th><th>M</th></tr><tr><th>Chest</th><td>90</td><td>96</td></tr></table>`;
  expect(stock(piece(table))).toEqual(["S+", "M+"]);
});

test("variants of a piece that is gone are read though there is no button to buy", () => {
  const rows = ["Sand / S", "Sand / M"].map(
    (label, n) =>
      `<input type="radio" name="v" id="v${n}" value="${n}" disabled><label for="v${n}">${label}</label>`,
  );
  const body = `<h1>Linen Robe</h1><p class="price">EGP 450.00</p><form>${rows.join("")}<button disabled>Sold out</button></form>`;
  expect(stock(body)).toEqual(["Sand/S-", "Sand/M-"]);
});

test("a label for those who cannot see stands apart from its price, and what is saved is no price", () => {
  const body = `<h1>روب</h1><div>وفّر 150.00 جنيه</div><div><span class="price">‏<span class="visually-hidden">سعر البيع</span>450.00 جنيه</span><span class="price price--compare"><span class="visually-hidden">السعر العادي</span>600.00 جنيه</span></div><button>أضف للسلة</button>`;
  expect(read(body)).toMatchObject({ price: 450, regularPrice: 600 });
});

test("stock is read where it is told a level deeper", () => {
  expect(stockOf({ inventory: { isAvailable: false } })).toBe(false);
  expect(stockOf({ stock: { level: { quantity: 3 } } })).toBe(null);
  expect(stockOf({ stock: { quantity: 3 } })).toBe(true);
});

test("the title of a group in a feed ends before what makes its variants", () => {
  const rows = ["Trench - Beige / 30", "Trench - Beige / 34"].map(
    (title, n) =>
      `${n}\tG\t${title}\thttps://shop.example/t\t10 EGP\tin_stock\tBeige\t${n ? 34 : 30}`,
  );
  const feed = `id\titem_group_id\ttitle\tlink\tprice\tavailability\tcolor\tsize\n${rows.join("\n")}`;
  const products = feedProducts(readFeedTable(feed) ?? [], new URL("https://shop.example/"));
  expect(products.map(({ title }) => title)).toEqual(["Trench"]);
});

test("a list's own data say how many it holds in all", () => {
  const node = (n: number) => ({ node: { id: n, title: `Robe ${n}`, price: 10 } });
  const data = { products: { totalCount: 30, edges: [node(1), node(2)] }, reviews: { total: 99 } };
  const page = parsePage(
    `<script type="application/json">${JSON.stringify(data)}</script>`,
    "https://shop.example/",
  );
  expect(listFacts(page).total).toBe(30);
});

test("a basket is known behind a session, too", () => {
  expect(leadsElsewhere(new URL("https://shop.example/shop/cart.do;jsessionid=8F3A"))).toBe(true);
});

test("a table with a line for each variant says what is there", () => {
  const lines = `<table><tr><th>No.</th><th>Colour</th><th>Size</th><th>Availability</th></tr>
    <tr><td>1</td><td>Sand</td><td>S</td><td>in stock</td></tr><tr><td>2</td><td>Sand</td><td>M</td><td>sold out</td></tr></table>`;
  expect(stock(piece(lines))).toEqual(["Sand/S+", "Sand/M-"]);
});

test("what markup calls in stock on every page is gone where the button says so", () => {
  const markup = `<script type="application/ld+json">{"@type":"Product","name":"Linen Robe","offers":{"price":"450","priceCurrency":"EGP","availability":"InStock"}}</script>`;
  const body = `<h1>Linen Robe</h1><p class="price">EGP 450.00</p><button disabled>Sold out</button>${markup}`;
  expect(read(body)).toMatchObject({ isAvailable: false });
});

test("an asked price that is called 'with-list-price' is asked, and the list price was", () => {
  const body = `<h1>Linen Robe</h1><p class="detail-price with-list-price">450.00 EGP*</p><span class="list-price-wrapper"><span class="list-price-price">600.00 EGP*</span></span><button>Add to cart</button>`;
  expect(read(body)).toMatchObject({ price: 450, regularPrice: 600 });
});

test("the picture of the shop's own head is none of the piece's, a thumbnail gives way to what it leads to", () => {
  const html = `<html><head><title>Linen Robe</title><meta property="og:title" content="Nile Threads"><meta property="og:image" content="/i/share.jpg"></head>
    <body><div><a href="/i/1_xl.jpg"><img src="/i/1_m.jpg"></a><a href="/i/2_xl.jpg"><img src="/i/2_m.jpg"></a></div>${piece("")}</body></html>`;
  expect(readPage(html, "https://shop.example/linen-robe")?.images).toEqual([
    "https://shop.example/i/1_xl.jpg",
    "https://shop.example/i/2_xl.jpg",
  ]);
});

const linksIn = (body: string) =>
  linksOf(
    parsePage(`<body>${body}</body>`, "https://shop.example/list"),
    new URL("https://shop.example/"),
  );

test("numbers that count from one are pages under any parameter; sizes are none", () => {
  const pages = `<p>1 | <a href="/list?seite=2">2</a> | <a href="/list?seite=3">3</a></p>`;
  const sizes = `<p><a href="/list?size=1">1</a> <a href="/list?size=2">2</a></p>`;
  expect(linksIn(pages + sizes).next).toEqual([
    "https://shop.example/list?seite=2",
    "https://shop.example/list?seite=3",
  ]);
});

test("numbers that a script turns say that the list goes on", () => {
  const row = `<table><tr><td><span>1</span></td><td><a href="javascript:__doPostBack('l','Page$2')">2</a></td></tr></table>`;
  const page = parsePage(row, "https://shop.example/list");
  expect(listFacts(page).more).toBe("button");
});

test("an 'article' with a picture and a price is a piece, without them it is somebody's text", () => {
  const card = `<div><a href="/article/7"><img src="/i/7.jpg"></a><span>LE 450</span></div>`;
  expect(linksIn(`${card}<a href="/article/8">How we dye</a>`).cards).toEqual([
    "https://shop.example/article/7",
  ]);
});

test("addresses whose steps are names are known by how they are made", () => {
  const isAlike = shapesOf(
    ["Robe/101", "Long-Skirt/102", "Shawl/103.1"].map((path) => `https://shop.example/${path}`),
  );
  expect(isAlike(new URL("https://shop.example/Kaftan/104"))).toBe(true);
  expect(isAlike(new URL("https://shop.example/Clothing/Dresses"))).toBe(false);
  expect(isAlike(new URL("https://shop.example/Kaftan"))).toBe(false);
});

test("variants in data that name no piece are read by fields that are called like options, in any language", () => {
  const script = `<script>var piece = { stock: [{ اللون: 'رملي', المقاس: 'S', متاح: true }, { اللون: 'رملي', المقاس: 'M', متاح: false },] };</script>`;
  expect(stock(piece(script))).toEqual(["رملي/S+", "رملي/M-"]);
});

test("a former price in Arabic digits stays the former one, whatever stands before it in the line", () => {
  const body = `<h1>روب</h1><p class="money">١٬٠٩٠ جنيه <small>بدلاً من ١٬٢٩٠ جنيه</small></p><button>اشتري الآن</button>`;
  expect(read(body)).toMatchObject({ price: 1090, regularPrice: 1290 });
});

test("a former price that only words call so, behind the asked one in the same line", () => {
  const body = `<h1>روب</h1><p>السعر: <b>٧٨٠ جنيه</b> بدلا من ٩٧٥ جنيه</p><button>اشتري الآن</button>`;
  expect(read(body)).toMatchObject({ price: 780, regularPrice: 975 });
});

test("prices without tax, known by how their box is called, do not part the asked from the former one", () => {
  const two = (amount: number, net: number) =>
    `<span class="price-wrapper price-including-tax"><span class="price">${amount} EGP</span></span><span class="price-wrapper price-excluding-tax" data-label="بدون الضريبة"><span class="price">${net} EGP</span></span>`;
  const body = `<h1>Linen Robe</h1><div class="price-box"><span class="special-price">${two(450, 394)}</span><span class="old-price">${two(600, 526)}</span></div><button>Add to cart</button>`;
  expect(read(body)).toMatchObject({ price: 450, regularPrice: 600 });
});

describe("data that name things only once", () => {
  const robe = (script: string) =>
    readPage(
      `<html><head><title>Linen Robe</title></head><body><h1>Linen Robe</h1><p class="price">EGP 450</p><button>Add to bag</button><script>${script}</script></body></html>`,
      "https://shop.example/robe",
    )!;
  const told = ({ options, variants }: NonNullable<ReturnType<typeof readPage>>) => ({
    options: options.map(({ values }) => values),
    variants: variants.map(({ values, isAvailable }) => [...values, isAvailable]),
  });

  test("what a call is given stands for the names in it", () => {
    const script = `window.__X__=(function(a,b,c,d){return {data:[{product:{title:a,price:450,images:[{src:"\\u002Fp\\u002F1.jpg"}],
      groups:[{label:"Size",items:[{id:1,label:"S"},{id:2,label:"M"}]}],skus:[{items:[1],quantity:b,note:c},{items:[2],quantity:0,note:d}]}}]}}("Linen Robe",6,void 0,null));`;
    expect(told(robe(script))).toEqual({
      options: [["S", "M"]],
      variants: [
        ["S", true],
        ["M", false],
      ],
    });
  });

  test("an id counts the values of the list that it is called after", () => {
    const script = `var piece = { name: 'Linen Robe', price: 450, colors: [{ id: 1, name: 'Sand' }], sizes: [{ id: 1, name: 'S' }, { id: 2, name: 'M' }],
      stock: [{ colorId: 1, sizeId: 1, qty: 0 }, { colorId: 1, sizeId: 2, qty: 2 }] };`;
    expect(told(robe(script))).toEqual({
      options: [["Sand"], ["S", "M"]],
      variants: [
        ["Sand", "S", false],
        ["Sand", "M", true],
      ],
    });
  });

  test("what stands under one value of every option is a variant", () => {
    const options = [
      { name: "اللون", details: [{ id: 5, name: "بيج", there: { 71: true, 72: false } }] },
      {
        name: "المقاس",
        details: [
          { id: 6, name: "S", there: { 71: true } },
          { id: 7, name: "M", there: { 72: false } },
        ],
      },
    ];
    const element = `<x-options options="${JSON.stringify(options).replaceAll('"', "&quot;")}"></x-options>`;
    const reading = readPage(
      `<html><head><title>روب كتان</title></head><body><h1>روب كتان</h1><p class="price">450 ج.م</p>${element}<button>أضف للسلة</button></body></html>`,
      "https://shop.example/robe",
    )!;
    expect(told(reading)).toEqual({
      options: [["بيج"], ["S", "M"]],
      variants: [
        ["بيج", "S", true],
        ["بيج", "M", false],
      ],
    });
  });

  test("of a file's name and an address, the address is the picture", () => {
    const script = `var piece = {"product":{"name":"Linen Robe","price":450,"media":[{"url":"a1.jpg","fullUrl":"https://pics.example/a1.jpg"},{"url":"a2.jpg","fullUrl":"https://pics.example/a2.jpg"}]}};`;
    expect(robe(script).images).toEqual([
      "https://pics.example/a1.jpg",
      "https://pics.example/a2.jpg",
    ]);
  });

  test("what is kept once and referred to is put together again", () => {
    const kept = {
      "Product:7": {
        title: "Linen Robe",
        basePrice: { amount: 450 },
        images: [{ __ref: "Image:1" }, { __ref: "Image:2" }],
        variants: { nodes: [{ __ref: "Variant:1" }, { __ref: "Variant:2" }] },
      },
      "Image:1": { src: "/p/1.jpg" },
      "Image:2": { src: "/p/2.jpg" },
      "Variant:1": { selectedOptions: [{ name: "Size", value: "S" }], quantity: 0 },
      "Variant:2": { selectedOptions: [{ name: "Size", value: "M" }], quantity: 3 },
      "Product:8": { title: "Other", basePrice: { amount: 90 }, images: [{ __ref: "Image:1" }] },
    };
    const found = robe(`window.__STATE__ = ${JSON.stringify({ cache: kept })};`);
    expect(told(found)).toEqual({
      options: [["S", "M"]],
      variants: [
        ["S", false],
        ["M", true],
      ],
    });
    expect(found.images).toHaveLength(2);
  });

  test("data that refer to themselves end", () => {
    const kept = {
      "Product:7": { title: "Linen Robe", price: 450, again: { __ref: "Product:7" } },
      "A:1": {},
    };
    expect(robe(`window.__STATE__ = ${JSON.stringify(kept)};`).price).toBe(450);
  });
});

describe("numbers that stand for values", () => {
  const rows = [
    { id: 1, color_id: 1, size: "2", quantity: 3 },
    { id: 2, color_id: 1, size: "4", quantity: 1 },
    { id: 3, color_id: 2, size: "2", quantity: 0 },
    { id: 4, color_id: 2, size: "4", quantity: 5 },
  ];
  const listed = (colours: unknown) =>
    `<script>let colors = ${JSON.stringify(colours)}; let variants = ${JSON.stringify(rows)};</script>`;
  const choose = (ids: [string, string]) =>
    `<div><label>Colour</label><label><input type="radio" name="color" value="${ids[0]}"><span>Sand</span></label><label><input type="radio" name="color" value="${ids[1]}"><span>Clay</span></label></div><div><label>Size</label><select name="size"><option value="">Size</option><option>2</option><option>4</option></select></div>`;
  const sold = (body: string) =>
    read(body)?.variants.map(
      ({ values, isAvailable }) =>
        `${values.toSorted((a, b) => String(a).localeCompare(String(b))).join("/")}${isAvailable ? "+" : "-"}`,
    );
  const TOLD = expect.arrayContaining(["2/Sand+", "4/Sand+", "2/Clay-", "4/Clay+"]);

  test("those that the controls hand on, and those that a list of names explains", () => {
    const none = listed([]);
    expect(sold(piece(choose(["1", "2"]) + none))).toEqual(TOLD);
    const names = listed([
      { id: 2, name: "Clay" },
      { id: 1, name: "Sand" },
      { id: 3, name: "Moss" },
    ]);
    expect(sold(piece(choose(["Sand", "Clay"]) + names))).toEqual(TOLD);
  });

  test("where nothing explains them, rows that contradict each other say nothing of stock", () => {
    const found = read(piece(choose(["Sand", "Clay"]) + listed([])));
    expect(found?.source.variants).toBe("visible");
    expect(found?.facts?.find(({ field }) => field === "stock")?.confidence).not.toBe("sure");
  });
});

test("what is within a colour or a size, in a list by itself", () => {
  const choose = `<select name="shade" aria-label="Colour"><option>Red</option><option>Blue</option></select><select name="size" aria-label="Size"><option>M</option><option>L</option></select>`;
  const listed = (list: unknown) =>
    stock(piece(`${choose}<script>var pieces = ${JSON.stringify(list)}; var stock = 1;</script>`));
  const inSizes = [
    {
      size: "M",
      colors: [
        { color: "Red", qty: 1 },
        { color: "Blue", qty: 2 },
      ],
    },
    {
      size: "L",
      colors: [
        { color: "Red", qty: 0 },
        { color: "Blue", qty: 2 },
      ],
    },
  ];
  expect(listed(inSizes)).toEqual(["M/Red+", "M/Blue+", "L/Red-", "L/Blue+"]);
  const inColours = [
    {
      name: "Red",
      sizes: [
        { size: "M", qty: 1 },
        { size: "L", qty: 0 },
      ],
    },
    {
      name: "Blue",
      sizes: [
        { size: "M", qty: 2 },
        { size: "L", qty: 2 },
      ],
    },
  ];
  expect(listed(inColours)).toEqual(["Red/M+", "Red/L-", "Blue/M+", "Blue/L+"]);
});
