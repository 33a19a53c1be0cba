import { describe, expect, it } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { applySelectors } from "../../src/server/features/crawl/selectors/apply.ts";
import { chooseSelectors } from "../../src/server/features/crawl/selectors/choose.ts";
import { learnSelectors } from "../../src/server/features/crawl/selectors/learn.ts";
import { page, related, wooOnSale } from "./shop-pages.ts";

type Piece = { name: string; asked: string; before?: string; banner?: string; stock?: string };

/** A plain shop whose sale pages are built differently, and whose banner sometimes names an amount. */
const pieceOf = ({ name, asked, before, banner = "", stock = "In stock" }: Piece): string =>
  page(
    `${banner}<div id="wrap"><div class="col"><h1 class="name-${name.length}00123">${name}</h1>
    <div class="buy-panel"><div class="cost">${
      before ? `<del>${before}</del><b class="now">${asked}</b>` : `<span>${asked}</span>`
    }</div><p class="stock-line">${stock}</p><button>Add to cart</button></div>
    <div class="description">A ${name} made by hand in Cairo, finished slowly and with much care.</div></div>
    ${related("EGP 10", "EGP 20", "EGP 30", "EGP 40")}</div>`,
    `<title>${name} | Plain Shop</title>`,
  );

const at = (n: number) => `https://plain.example/item/${n}`;
const read = (html: string, n: number) => ({ html, url: at(n), reading: readPage(html, at(n))! });

const pages = [
  pieceOf({ name: "Copper Lamp Small", asked: "EGP 450" }),
  pieceOf({ name: "Woven Basket Large", asked: "EGP 300", before: "EGP 390" }),
  pieceOf({
    name: "Blue Glass Bowl",
    asked: "EGP 1,250",
    banner: `<div class="banner">Win <b class="now">EGP 5</b></div>`,
  }),
].map(read);

describe("selectors", () => {
  const candidates = learnSelectors(pages[0]!.html, pages[0]!.url, pages[0]!.reading);
  const selectors = chooseSelectors(candidates, pages);

  it("several are learned for a field, and each reproduces the page it was learned from", () => {
    expect(candidates.title!.length).toBeGreaterThan(1);
    expect(candidates.current_price!.length).toBeGreaterThan(1);
    for (const selector of candidates.current_price!)
      expect(applySelectors(pages[0]!.html, at(0), { current_price: selector }).product.price).toBe(
        450,
      );
  });

  it("the chosen ones read pages nobody looked at, on sale or not", () => {
    const plain = pieceOf({ name: "Palm Leaf Tray", asked: "EGP 275", stock: "Sold out" });
    const sale = pieceOf({ name: "Camel Bone Comb", asked: "EGP 80", before: "EGP 120" });
    expect(applySelectors(plain, at(8), selectors).product).toMatchObject({
      title: "Palm Leaf Tray",
      price: 275,
      regularPrice: null,
      currency: "EGP",
      isAvailable: false,
    });
    expect(applySelectors(sale, at(9), selectors).product).toMatchObject({
      title: "Camel Bone Comb",
      price: 80,
      regularPrice: 120,
      isAvailable: true,
    });
  });

  it("they are plain texts that survive being stored", () => {
    expect(JSON.parse(JSON.stringify(selectors))).toEqual(selectors);
    expect(Object.values(selectors).every((selector) => typeof selector === "string")).toBe(true);
  });

  it("a field whose selector stops matching says so and is not invented", () => {
    const rebuilt = page(`<main><h2 class="new">Palm Leaf Tray</h2><i>275</i></main>`);
    const { product, matched } = applySelectors(rebuilt, at(10), selectors);
    expect(product).toMatchObject({ title: null, price: null });
    expect(matched).toMatchObject({ title: false, current_price: false });
  });

  it("selectors edited into nonsense match nothing and break nothing", () => {
    const { product, matched } = applySelectors(pages[0]!.html, at(0), {
      title: ":::",
      current_price: "p[",
    });
    expect(product).toMatchObject({ title: null, price: null });
    expect(matched).toEqual({ title: false, current_price: false });
  });

  it("Arabic prices are replayed as they were learned", () => {
    const reading = readPage(wooOnSale, at(1))!;
    const chosen = chooseSelectors(learnSelectors(wooOnSale, at(1), reading), [
      { html: wooOnSale, url: at(1), reading },
    ]);
    expect(
      applySelectors(wooOnSale.replaceAll("٥٠٠", "٧٢٥").replaceAll("٨٥٠", "٩٠٠"), at(2), chosen)
        .product,
    ).toMatchObject({
      price: 725,
      regularPrice: 900,
      currency: "EGP",
    });
  });
});
