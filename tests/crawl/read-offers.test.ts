// What addresses, lists of ids, tables of prices and words in brackets say of a piece and its values.
import { describe, expect, it } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { page } from "./shop-pages.ts";

const read = (html: string) => {
  const reading = readPage(html, "https://shop.example/p/wadi-coat");
  if (!reading) throw new Error("no product was read");
  return reading;
};

const coat = (inner: string, after = "", price = '<p class="price">EGP 640</p>') =>
  page(
    `<main><h1>Wadi Coat</h1>${price}${inner}<button type="submit">Add to cart</button></main>${after}`,
    "<title>Wadi Coat</title>",
  );

const stockOf = (html: string) =>
  Object.fromEntries(
    read(html).variants.map(({ values, isAvailable }) => [values.join("/"), isAvailable]),
  );

describe("offers that are told apart by their addresses", () => {
  const offer = (query: string, stock: string) => ({
    "@type": "Offer",
    price: 640,
    priceCurrency: "EGP",
    availability: `https://schema.org/${stock}`,
    url: `https://shop.example/p/wadi-coat${query}`,
  });
  const marked = (offers: object[]) =>
    `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Product", name: "Wadi Coat", offers })}</script>`;

  it("the values chosen in an address are the variant's", () => {
    const html = coat(
      "",
      marked([
        offer("?Colour=Black&Size=S", "InStock"),
        offer("?Colour=Black&Size=M", "OutOfStock"),
        offer("?Colour=Tan&Size=S", "InStock"),
      ]),
    );
    expect(stockOf(html)).toEqual({ "Black/S": true, "Black/M": false, "Tan/S": true });
  });

  it("numbers and marks of a campaign are no values", () => {
    const html = coat(
      "",
      marked([offer("?variant=11&utm_source=x", "InStock"), offer("?variant=12", "InStock")]),
    );
    expect(read(html).variants).toEqual([]);
  });
});

describe("words for values that are not written on them", () => {
  it("a patch of colour on a button bears the word for both", () => {
    const patch = (name: string, on = "") =>
      `<button type="button" class="value${on}"><div aria-label="${name}" style="background-color:#333"></div></button>`;
    for (const on of ["", " chosen"]) {
      const row = `<div>${patch("Black", on)}${patch("Olive")}</div>`;
      const { options } = read(coat(`<div><h5>Color</h5>${row}<br></div>`));
      expect(options, on).toEqual([{ name: "Color", values: ["Black", "Olive"] }]);
    }
  });

  it("a whole sentence in brackets says that a value is gone and is no part of its name", () => {
    const radio = (name: string, n: number, note = "") =>
      `<input type="radio" name="g" value="a${n}" id="g${n}"><label for="g${n}">${name}<span>${note}</span></label>`;
    const html = coat(
      `<fieldset><legend>Size</legend>${radio("S", 1)}${radio("M", 2, "(We are sorry, this size is sold out for the season.)")}</fieldset>`,
    );
    expect(stockOf(html)).toEqual({ S: true, M: false });
  });
});

describe("lists of ids", () => {
  const choices = `<form><label for="s">Size</label><select id="s" name="attribute[2]"><option value="">Choose</option><option value="901">S</option><option value="902">M</option><option value="903">L</option></select><button type="submit">Add to cart</button></form>`;

  it("of all that exist and of those that are there, the shorter one tells what is gone", () => {
    const data = `<script>var shop = ${JSON.stringify({ attributes: { available_values: [901, 902, 903], in_stock_values: [901, 903], price: 640 } })};</script>`;
    expect(stockOf(coat(choices, data))).toEqual({ S: true, M: false, L: true });
  });
});

describe("combinations packed into a text of places", () => {
  const option = (name: string, values: string[]) => ({
    name,
    optionValues: values.map((value) => ({ name: value })),
  });
  const state = (options: object[], exists: string, there: string) =>
    `<script>load(${JSON.stringify(JSON.stringify({ loader: { product: { title: "Wadi Coat", options, encodedVariantExistence: exists, encodedVariantAvailability: there, shownVariant: { price: { amount: "640.0" }, compareAtPrice: { amount: "800.0" } } } } }))})</script>`;
  const pair = [option("Color", ["Black", "Tan"]), option("Size", ["S", "M", "L"])];

  it("lists, ranges and levels are places of values", () => {
    expect(stockOf(coat("", state(pair, "v1_0:0-2,1:0 2,", "v1_0:0 2,1:2,")))).toEqual({
      "Black/S": true,
      "Black/M": false,
      "Black/L": true,
      "Tan/S": false,
      "Tan/L": true,
    });
    expect(stockOf(coat("", state(pair.slice(1), "v1_0-2", "v1_1")))).toEqual({
      S: false,
      M: true,
      L: false,
    });
    expect(stockOf(coat("", state(pair.slice(1), "v1_0-1", "v1_")))).toEqual({
      S: false,
      M: false,
    });
  });

  it("places of other options tell nothing", () => {
    expect(read(coat("", state(pair, "v1_0:0-7,", "v1_0:0,"))).variants).toEqual([]);
  });
});

describe("prices for many", () => {
  it("the price is what one costs, in whatever words the table counts", () => {
    for (const [one, many] of [
      ["Bis 2", "Ab 3"],
      ["1 – 2", "3+"],
      ["Up to 4", "From 5 pcs"],
      ["حتى 2", "من 3 قطع"],
    ]) {
      const row = (words: string, price: string) =>
        `<tr><th>${words}</th><td><div>${price}</div></td></tr>`;
      const table = `<table class="prices"><tbody>${row(one!, "EGP 640")}${row(many!, "EGP 560")}</tbody></table>`;
      const reading = read(coat("", "", table));
      expect([reading.price, reading.regularPrice], many).toEqual([640, null]);
    }
  });
});

describe("pictures and paragraphs", () => {
  it("when a picture was changed does not make it another one", () => {
    const shown = [11, 12]
      .map((n) => `<img src="/web/image/piece/${n}/image_1024/coat?unique=5f${n}" width="800">`)
      .join("");
    const marked = `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name: "Wadi Coat", image: "https://shop.example/web/image/piece/11/image_1920/coat", offers: { price: 640, priceCurrency: "EGP" } })}</script>`;
    expect(read(coat(`<div class="gallery">${shown}</div>`, marked)).images).toHaveLength(2);
  });

  it("paragraphs that share a box are one description", () => {
    const { description } = read(
      coat(
        "<div><p>Coat of boiled wool.</p><p>Cut and sewn by hand in Tanta, lined with cotton.</p></div>",
      ),
    );
    expect(description).toContain("Coat of boiled wool.");
    expect(description).toContain("sewn by hand");
  });

  it("terms of the shop beside it are not", () => {
    const { description } = read(
      coat(
        "<div><p>Cut and sewn by hand in Tanta, lined with cotton.</p><p>Free shipping and returns within 14 days.</p></div>",
      ),
    );
    expect(description).not.toContain("shipping");
  });
});
