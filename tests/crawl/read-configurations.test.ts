// Pages that carry the configurations of several pieces, and components whose data stand among their functions.
import { describe, expect, it } from "vitest";
import { parseLoosely } from "../../src/server/features/crawl/extract/loose-json.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { page } from "./shop-pages.ts";

/** As a configurable piece tells its simple ones; the last of them is gone. */
const configured = (id: string, colours: string[], sizes: string[], price: number) => {
  const pairs = colours.flatMap((_, c) => sizes.map((__, s) => ({ id: `${id}${c}${s}`, c, s })));
  const there = pairs.slice(0, -1);
  const options = (values: string[], key: "c" | "s", from: number) =>
    values.map((label, n) => ({
      id: String(from + n),
      label,
      products: there.filter((one) => one[key] === n).map((one) => one.id),
    }));
  return {
    productId: id,
    attributes: {
      93: { id: "93", label: "Color", options: options(colours, "c", 10) },
      144: { id: "144", label: "Size", options: options(sizes, "s", 20) },
    },
    index: Object.fromEntries(
      pairs.map((one) => [one.id, { 93: String(10 + one.c), 144: String(20 + one.s) }]),
    ),
    images: Object.fromEntries(
      pairs.map((one) => [
        one.id,
        [{ full: `/media/large/piece-${id}-${one.c}.jpg`, isMain: true }],
      ]),
    ),
    prices: { oldPrice: { amount: price }, finalPrice: { amount: price } },
  };
};

const start = (config: object) =>
  `<script>function options_${Math.abs(JSON.stringify(config).length)}() { return initOptions('x', ${JSON.stringify(config)}); }</script>`;

const SEEN = configured("41", ["Green", "Pink"], ["S", "M"], 300);
const OWN = configured("70", ["Black", "Tan"], ["38", "40"], 640);

const card = (id: string, config: object) =>
  `<form class="card"><input type="hidden" name="product" value="${id}"><a href="/other-${id}.html"><img src="/media/c/piece-${id}-0.jpg"></a><h3><a href="/other-${id}.html">Other ${id}</a></h3><b>EGP 300</b>${start(config)}</form>`;

const shop = ({ own = "", form = "", cards = card("41", SEEN) } = {}) =>
  page(
    `<div x-data="seen()">${start(SEEN)}</div><main><h1>Wadi Coat</h1><p class="price">EGP 640</p>${form}${own}<button>Add to cart</button><section><h2>Other pieces</h2>${cards}${card("52", configured("52", ["Blue"], ["M", "L"], 450))}</section></main>`,
    `<title>Wadi Coat</title><meta property="og:title" content="Wadi Coat"><meta property="og:image" content="https://shop.example/media/head/piece-70-0.jpg"><meta property="product:price:amount" content="640">`,
  );

const FORM = '<form id="buy"><input type="hidden" name="product" value="70"></form>';

const optionsOf = (html: string) =>
  Object.fromEntries(
    (readPage(html, "https://shop.example/wadi-coat.html")?.options ?? []).map(
      ({ name, values }) => [name, values],
    ),
  );

describe("configurations of several pieces on one page", () => {
  const wanted = { Color: ["Black", "Tan"], Size: ["38", "40"] };

  it("the page's own is the one whose number its form sends", () => {
    expect(optionsOf(shop({ own: start(OWN), form: FORM }))).toEqual(wanted);
  });

  it("without a form, the one that shows the page's picture", () => {
    expect(optionsOf(shop({ own: start(OWN) }))).toEqual(wanted);
  });

  it("a piece without options takes none of another's, be there one or several", () => {
    expect(optionsOf(shop({ form: FORM }))).toEqual({});
    expect(optionsOf(shop({ form: FORM, cards: "" }))).toEqual({});
  });
});

describe("a component's data among its functions", () => {
  it("functions, calls and conditions are passed over", () => {
    const written = `{ active: 0, open: !1, total: sum(a, (b + c)), init() { this.set("}", { a: 1 }) },
      get first() { return this.images[0] }, async load(id, more) { await go(id) }, ...rest(1, 2),
      onChange: function (event) { return { x: event } }, near: (one) => one > 2 ? [1, 2] : "none",
      images: [{ full: "/a.jpg" }, { full: "/b.jpg" }] }`;
    expect(parseLoosely(written)).toMatchObject({
      active: 0,
      open: false,
      total: null,
      onChange: null,
      near: null,
      images: [{ full: "/a.jpg" }, { full: "/b.jpg" }],
    });
  });

  it("statements are no object", () => {
    expect(parseLoosely("{ if (a) { b } }")).toBeUndefined();
    expect(parseLoosely("{ run(a); stop(b) }")).toBeUndefined();
  });

  it("what a function of a component hands out is read, too", () => {
    const html = page(
      `<main><h1>Wadi Coat</h1><p class="price">EGP 640</p><button>Add to cart</button></main><script>app.component("v-options", { props: ["x"], data() { return { chosen: null, config: ${JSON.stringify(OWN)} } } })</script>`,
      "<title>Wadi Coat</title>",
    );
    expect(optionsOf(html)).toEqual({ Color: ["Black", "Tan"], Size: ["38", "40"] });
  });

  it("a gallery that a component keeps is the piece's", () => {
    const pictures = ["a", "b", "c"].map((one) => ({
      thumb: `/t/coat-${one}.jpg`,
      img: `/i/coat-${one}.jpg`,
      full: `/f/coat-${one}.jpg`,
    }));
    const html = page(
      `<main><img src="/i/coat-a.jpg" width="700" height="700"><script>function gallery() { return { active: 0, "images": ${JSON.stringify(pictures)}, init() { this.show(0) } } }</script><h1>Wadi Coat</h1><p class="price">EGP 640</p><button>Add to cart</button></main>`,
      "<title>Wadi Coat</title>",
    );
    const images = readPage(html, "https://shop.example/p/wadi-coat")?.images ?? [];
    expect(images.map((one) => one.replace(/.*\//, ""))).toEqual([
      "coat-a.jpg",
      "coat-b.jpg",
      "coat-c.jpg",
    ]);
  });
});
