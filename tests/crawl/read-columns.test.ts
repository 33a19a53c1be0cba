// What only the place of a number tells: the head of its column, the label before it, the words of a choice; and
// what belongs to another piece or another country though it stands near.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";

const URL_OF = "https://shop.example/piece.php?no=31";
const page = (body: string, classes = "") =>
  `<html><head><title>Velvet Cape</title></head><body class="${classes}"><h1>Velvet Cape</h1>${body}</body></html>`;
const BUY = `<form action="/basket.php"><input type="submit" value="Add to basket"></form>`;
const read = (body: string, classes = "") => readPage(page(body, classes), URL_OF);
const made = (body: string) => {
  const raw = read(body);
  const one = raw && normalise(raw, { currency: null, baseUrl: URL_OF });
  return one && !("refused" in one) ? one : null;
};
const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

describe("tables of prices", () => {
  test("a column of bare numbers is called by its head, and what is there by its own", () => {
    const one = made(
      table(
        ["Size", "Price (LE)", "Stock"],
        ["36", "715", "0"],
        ["38", "715", "4"],
        ["40", "760", "2"],
      ) + BUY,
    );
    expect(one).toMatchObject({ price: 715, current_price: null, currency: "EGP" });
    expect(one?.variants.map(({ size, in_stock }) => [size, in_stock])).toEqual([
      ["36", false],
      ["38", true],
      ["40", true],
    ]);
  });

  test("a column may hold the former price", () => {
    const one = made(
      table(["Size", "Old price", "Price"], ["S", "900 LE", "715 LE"], ["M", "900 LE", "715 LE"]) +
        BUY,
    );
    expect(one).toMatchObject({ price: 900, current_price: 715, sizes: ["S", "M"] });
  });

  test("colours by sizes with a price in each cell", () => {
    const one = made(
      table(["", "S", "M"], ["Black", "715 LE", "sold out"], ["White", "715 LE", "760 LE"]) + BUY,
    );
    expect(one).toMatchObject({ price: 715, sizes: ["S", "M"] });
    expect(one?.variants.filter(({ in_stock }) => !in_stock)).toHaveLength(1);
  });

  test("so many for so much stays no price of one", () => {
    const one = made(
      `<p class="price">715 LE</p>${table(["Pieces", "Price"], ["From 3", "650 LE"], ["From 10", "600 LE"])}${BUY}`,
    );
    expect(one?.price).toBe(715);
  });
});

describe("bare numbers and words of choices", () => {
  test.each([
    ["<p><b>Price:</b> 715</p>", 715],
    [table(["Price", "715"], ["Code", "3117"]), 715],
    [table(["السعر", "٧١٥"], ["الكود", "٣١١٧"]), 715],
    ["<b>ج . م ٧١٥</b>", 715],
  ])("%s", (body, price) => expect(made(body + BUY)).toMatchObject({ price, currency: "EGP" }));

  test("a number that nothing calls a price is none", () => {
    expect(read(table(["Code", "3117"], ["Weight", "715"]) + BUY)?.price ?? null).toBeNull();
  });

  test("what a size costs in all is read from its words, what it costs more is not", () => {
    const select = (...words: string[]) =>
      `<form><label>Size <select name="size">${words.map((word) => `<option>${word}</option>`).join("")}</select></label><button>Add to cart</button></form>`;
    expect(made(select("S - 715 LE", "M - 760 LE"))).toMatchObject({
      price: 715,
      sizes: ["S", "M"],
    });
    expect(made(select("S", "M (+45 LE)"))).toBeNull();
  });
});

describe("two kinds of money", () => {
  test.each([
    ["<b>715 EGP</b> (about 15 USD)"],
    ["<p>$ 15</p><p>LE 715</p>"],
    [table(["Abroad", "$ 15"], ["Egypt", "715 LE"])],
  ])("who buys here pays in the money of the country: %s", (body) =>
    expect(made(body + BUY)).toMatchObject({ price: 715, current_price: null, currency: "EGP" }),
  );

  test("a shop that names dollars alone is paid in dollars", () => {
    expect(made(`<p>$ 15.00</p>${BUY}`)).toMatchObject({ price: 15, currency: "USD" });
  });
});

describe("what cards of other pieces carry", () => {
  const rows = (price: number) =>
    JSON.stringify([
      {
        attributes: { attribute_pa_size: "xl" },
        display_price: price,
        display_regular_price: price,
        is_in_stock: false,
        is_purchasable: true,
        variation_is_active: true,
      },
    ]).replaceAll('"', "&quot;");
  const card = (n: number) =>
    `<div class="tile n${n}"><a href="/piece.php?no=${n}"><img src="/${n}.jpg">Other ${n}</a><div class="swatches" data-product_id="${n}" data-product_variations="${rows(300 + n)}"></div></div>`;
  const own = `<p class="price"><del>EGP 900</del> <ins>EGP 715</ins></p><form class="cart"><button>Add to cart</button></form>`;

  test("their variations are not this one's", () => {
    expect(read(`${own}<div>${card(1)}${card(2)}</div>`)).toMatchObject({
      price: 715,
      regularPrice: 900,
      options: [],
      variants: [],
    });
  });

  test("nor where there is only one, and the page says which post it is about", () => {
    expect(read(own + card(1), "single postid-31")).toMatchObject({ options: [], variants: [] });
  });

  test("a form of the piece itself stays its own", () => {
    const form = `<form class="cart" data-product_id="31" data-product_variations="${rows(715)}"><select name="attribute_pa_size"><option value="xl">XL</option></select><button>Add to cart</button></form>`;
    expect(read(`${own}${form}<div>${card(1)}${card(2)}</div>`, "postid-31")?.variants).toEqual([
      expect.objectContaining({ values: ["XL"], isAvailable: false }),
    ]);
  });
});

describe("a basket described by attributes", () => {
  const button = (name: string, sizes: string) =>
    `<button class="to-basket" data-item-name="${name}" data-item-price="715.00" data-item-custom1-name="Colour" data-item-custom1-options="Black|Wine[+20.00]" data-item-custom2-name="Size" data-item-custom2-options="${sizes}" data-item-custom3-name="Wrapping" data-item-custom3-options="None|Box[+75.00]">Add to bag</button>`;

  test("names what can be chosen; another piece's button names its own", () => {
    const other = `<section class="related">${button("Other", "44|46")}</section>`;
    const one = made(`<p class="price">LE 715,00</p>${button("Velvet Cape", "S|M")}${other}`);
    expect(one).toMatchObject({ price: 715, sizes: ["S", "M"] });
    expect(one?.colors).toHaveLength(2);
  });

  test("a piece that is gone says in lines what there was", () => {
    const one = made(
      `<p class="price">LE 715,00</p><p>Colours: Black<br>Sizes: S, M</p><button disabled>Sold out</button>`,
    );
    expect(one).toMatchObject({ sizes: ["S", "M"], sold_out: true });
    expect(one?.variants.every(({ in_stock }) => !in_stock)).toBe(true);
  });
});

test("a picture is one, whatever resizer hands it on", () => {
  const asked = (width: number, more = "") =>
    `/_pictures?url=${encodeURIComponent("/photos/cape-1.jpg")}&amp;w=${width}${more}`;
  const body = `<p class="price">LE 715</p><picture><source srcset="${asked(480, "&amp;fm=avif")} 480w, ${asked(960, "&amp;fm=avif")} 960w"><img src="${asked(960)}"></picture><img src="/resize.aspx?src=/photos/cape-1.jpg&amp;h=90">${BUY}`;
  expect(read(body)?.images).toEqual(["https://shop.example/photos/cape-1.jpg"]);
});

test("a former price that is said once more for those who cannot see stays the former price", () => {
  const body = `<p class="price"><del><span>EGP 900</span></del> <span class="screen-reader-text">Original price was: EGP 900.</span> <ins><span>EGP 715</span></ins> <span class="screen-reader-text">Current price is: EGP 715.</span></p>${BUY}`;
  expect(read(body)).toMatchObject({ price: 715, regularPrice: 900 });
});
