// What shops tell by leaving it out: a variant without a row among those that can be had, a value that no list of ids
// names, a piece that a list shows without a price; and pieces of others inside a text about this one.
import { describe, expect, test } from "vitest";
import { linksOf } from "../../src/server/features/crawl/discover/links.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { isNothingToWear } from "../../src/server/features/crawl/normalise/nothing-to-wear.ts";
import { sizesAmong } from "../../src/server/features/crawl/normalise/sizes.ts";

const ORIGIN = "https://shop.example";
const read = (body: string, head = "") =>
  readPage(
    `<html><head><title>Reed vest</title>${head}</head><body><main><div><img src="/i/vest-front.jpg" width="600" alt="Reed vest"></div><h1>Reed vest</h1><p class="price">SAR 180.00</p>${body}<button>Add to cart</button></main></body></html>`,
    `${ORIGIN}/pieces/reed-vest`,
  );
const stock = (reading: ReturnType<typeof read>) =>
  reading?.variants.map(
    ({ values, isAvailable }) => `${values.join("/")}${isAvailable ? "+" : "-"}`,
  );
const select = (name: string, values: string[]) =>
  `<label for="${name}">${name}</label><select id="${name}" name="${name}">${values.map((one) => `<option>${one}</option>`).join("")}</select>`;

describe("a box for each variant that can be had", () => {
  const box = (values: string[], more = "") =>
    `<div class="line"><div class="card"><div class="cell"><span>${values.join('</span></div><div class="cell"><span>')}</span></div>${more}<div class="cell"><h4>SAR 180.00</h4></div></div></div>`;
  const choices = select("Colour", ["Black", "Sand"]) + select("Size", ["M", "L"]);
  const section = (...boxes: string[]) =>
    `<section><div class="name">Available options</div>${boxes.join("")}</section>`;

  test("what has none is not there", () => {
    const boxes = section(box(["Black", "M"]), box(["Black", "L"]), box(["Sand", "L"]));
    expect(stock(read(choices + boxes))).toEqual(["Black/M+", "Black/L+", "Sand/M-", "Sand/L+"]);
  });

  test("its picture is one of the piece, in its own size", () => {
    const shown = (name: string) =>
      `<div><a data-index="0"><img src="/i/thumbs/vest-${name}-370x370.jpg" data-image-url="/i/vest-${name}.jpg"></a></div>`;
    const boxes = section(
      box(["Black", "M"], shown("in-black")),
      box(["Sand", "L"], shown("in-sand")),
    );
    expect(read(choices + boxes)?.images).toEqual(
      ["front", "in-black", "in-sand"].map((one) => `${ORIGIN}/i/vest-${one}.jpg`),
    );
  });

  test("one alone counts where it is called what there is", () => {
    expect(stock(read(choices + section(box(["Sand", "M"]))))).toEqual([
      "Black/M-",
      "Black/L-",
      "Sand/M+",
      "Sand/L-",
    ]);
    const chosen = `<section><div class="name">Your choice</div>${box(["Sand", "M"])}</section>`;
    expect(stock(read(choices + chosen))?.every((one) => one.endsWith("+"))).toBe(true);
  });
});

describe("ids of what cannot be had", () => {
  const radios = (name: string, values: string[], from: number) =>
    `<fieldset><legend>${name}</legend>${values.map((one, n) => `<label><input type="radio" name="${name}" value="${from + n}"> ${one}</label>`).join("")}</fieldset>`;
  const rules = (value: unknown) =>
    `<ul data-rules="${JSON.stringify(value).replaceAll('"', "&quot;")}"></ul>`;
  const sizes = radios("Size", ["S", "M", "L"], 310);

  test("a combination of one value is that value", () => {
    expect(stock(read(sizes + rules({ archived_combinations: [[310]] })))).toEqual([
      "S-",
      "M+",
      "L+",
    ]);
  });

  test("a list of single ids that are out", () => {
    expect(stock(read(sizes + rules({ sold_out_values: [311, 312] })))).toEqual(["S+", "M-", "L-"]);
  });

  test("what is chosen beside a size takes it away only with all of its values", () => {
    const cloths = radios("Lining", ["Cupro", "Viscose"], 510);
    const gone = (...pairs: number[][]) => rules({ archived_combinations: pairs });
    expect(stock(read(sizes + cloths + gone([310, 510], [311, 510], [311, 511])))).toEqual([
      "S+",
      "M-",
      "L+",
    ]);
  });

  test("a gift box among the ids in stock does not hide the list", () => {
    const more = radios("Gift box", ["Kraft paper"], 710);
    const script = `<script>var shop = {"attributes":{"in_stock_attributes":[311,312,710]}};</script>`;
    expect(stock(read(sizes + more + script))).toEqual(["S-", "M+", "L+"]);
  });
});

describe("a piece that a list shows without a price", () => {
  const card = (slug: string, words: string, make = "tile") =>
    `<div class="${make} tile-${slug.length}77"><a href="/pieces/${slug}/"><img src="/i/${slug}.jpg" alt=""></a><h3><a href="/pieces/${slug}/">${slug}</a></h3><p>${words}</p></div>`;
  const list = (...cards: string[]) =>
    linksOf(
      parsePage(
        `<html><body><main><div class="grid">${cards.join("")}</div></main></body></html>`,
        `${ORIGIN}/all/`,
      ),
      new URL(ORIGIN),
    );

  test("is known by the boxes beside it", () => {
    const { products, cards } = list(
      card("tote", "EGP 400"),
      card("clutch", "Sold out"),
      card("belt", "EGP 250"),
      card("strap", "Coming soon"),
    );
    expect(cards.length).toBe(2);
    expect(new Set(products.map((one) => one.split("/").at(-2)))).toEqual(
      new Set(["belt", "clutch", "strap", "tote"]),
    );
  });

  test("a box of another make says nothing", () => {
    const other = list(card("tote", "EGP 400"), card("belt", "EGP 250"), card("care", "", "story"));
    expect(other.products.length).toBe(2);
  });
});

describe("other pieces inside a description", () => {
  const card = (name: string) =>
    `<div class="col"><img src="/i/${name}.jpg" alt=""><h5><a href="/pieces/${name}">${name}</a></h5><p>320.00 LE <s>400.00 LE</s></p></div>`;
  const below = (inner: string) =>
    `<div itemscope itemtype="http://schema.org/Product"><span itemprop="name">Reed vest</span><p>A vest woven from reed fibre in three colours.</p><div itemprop="description">${inner}<h3>Wear it with</h3>${card("sash")}${card("cap")}</div></div>`;

  test("a block of cards is none, and the words above are taken", () => {
    expect(read(below(""))?.description).toContain("A vest woven from reed fibre");
    expect(read(below(""))?.description).not.toContain("320");
  });

  test("words beside the cards stay", () => {
    const text = "<p>Woven on a floor loom by two sisters in Naqada, and washed twice.</p>";
    const told = read(below(text))?.description ?? "";
    expect(told).toContain("floor loom");
    expect(told).not.toContain("320");
  });
});

test.each([
  ["Hemming Service", true],
  ["خدمة كي بالبخار", true],
  ["تقصير بنطلون", true],
  ["Engraving fee", true],
  ["Secret Service hoodie", false],
  ["Tea service", false],
  ["بنطلون قصير", false],
])("nothing to wear: %s: %s", (title, is) => expect(isNothingToWear({ title })).toBe(is));

test("how large a thing is stays in the shop's words, unless it is a step of a scale", () => {
  const bag = ["صغير", "كبير"];
  expect(bag.map(sizesAmong(bag))).toEqual(bag);
  const scale = ["صغير", "وسط", "كبير"];
  expect(scale.map(sizesAmong(scale))).toEqual(["S", "M", "L"]);
  expect(["كبير", "XL"].map(sizesAmong(["كبير", "XL"]))).toEqual(["L", "XL"]);
});
