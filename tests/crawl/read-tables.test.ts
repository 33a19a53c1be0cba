// Hand-made pages in tables and in words: "450 instead of 600", "كان … الآن", a line of sizes above a line of what is
// there, a description in the cell beside its name; and what is no piece at all.
import { describe, expect, test } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { isNothingToWear } from "../../src/server/features/crawl/normalise/nothing-to-wear.ts";
import { variantsAlone } from "../../src/server/features/crawl/witnesses/variant-rows.ts";

const read = (body: string, head = "") =>
  readPage(
    `<html dir="rtl"><head><title>شنطة جلد - محل</title>${head}</head><body>${body}</body></html>`,
    "https://shop.example/view.php?id=4",
  );
const rows = (...lines: [string, string][]) =>
  `<h2>شنطة جلد</h2><table>${lines.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join("")}</table>`;
const order = `<form><input type="submit" value="اطلب الآن"></form>`;

describe("prices in words", () => {
  test.each([
    ["<b>340 جنيه</b> بدل 420", 340, 420],
    ["كان 420 ج &nbsp; الآن <b>340 ج</b>", 340, 420],
    ["<b>340 جنيه</b> بدلا من ٤٢٠ (وفر 80 جنيه)", 340, 420],
    ["<b>EGP 340</b> instead of 420", 340, 420],
    ["<b>340 جنيه</b> لا غير", 340, null],
    // What is lower, or no price at all, was not asked before.
    ["<b>340 جنيه</b> بدل 120", 340, null],
    ["<b>340 جنيه</b> كان 500 قطعة في المخزن", 340, null],
  ])("%s", (words, price, regularPrice) => {
    expect(read(rows(["السعر", words]) + order)).toMatchObject({ price, regularPrice });
  });

  test("words of a piece beside it do not hide the price of this one", () => {
    const beside = `<div><a href="view.php?id=9"><img src="/9.jpg"></a><i>اسأل عن السعر</i></div>`;
    expect(read(rows(["السعر", "340 جنيه"]) + order + beside)?.price).toBe(340);
  });
});

describe("tables", () => {
  const sizes = (line: string[]) =>
    `<table><tr><td>المقاس</td><td>M</td><td>L</td></tr><tr><td>الحالة</td>${line.map((one) => `<td>${one}</td>`).join("")}</tr></table>`;

  test("sizes side by side and below them what there is", () => {
    const found = read(rows(["السعر", "340 جنيه"], ["المقاسات", sizes(["نفد", "متوفر"])]) + order);
    expect(found?.variants).toMatchObject([
      { values: ["M"], isAvailable: false },
      { values: ["L"], isAvailable: true },
    ]);
    expect(found?.isAvailable).toBe(true);
  });

  test("a row that says it is gone, beside a way to a page about buying", () => {
    const found = read(
      `<a href="how.php">طريقة الشراء</a>${rows(["السعر", "340 جنيه"], ["التوفر", "نفدت الكمية"])}`,
    );
    expect(found?.isAvailable).toBe(false);
  });

  test("the cell beside its name is the description, not the longer line below", () => {
    const found = read(
      `${rows(["السعر", "340 جنيه"], ["الوصف", "شنطة جلد بحزام طويل وجيب داخلي"])}${order}<div>جميع الحقوق محفوظة لمحلات الشنط والأحذية منذ سنة 2014</div>`,
    );
    expect(found?.description).toContain("&#x634;&#x646;&#x637;&#x629;");
  });
});

describe("options", () => {
  test("variants by ids, beside a choice of wrapping that makes none", () => {
    const value = (name: string, skus: Record<string, boolean>) => ({ name, skus });
    const told = variantsAlone([
      [
        { name: "Colour", details: [value("Red", { 71: true, 72: false })] },
        { name: "Size", details: [value("S", { 71: true }), value("M", { 72: false })] },
        { name: "Wrapping", details: [{ name: "None" }, { name: "Gift box" }] },
      ],
    ]);
    expect(told?.variants).toMatchObject([
      { values: ["Red", "S"], isAvailable: true },
      { values: ["Red", "M"], isAvailable: false },
    ]);
  });

  test("an option that no variant names a value of is open for all that the page offers", () => {
    const variations = ["red", "tan"].map((colour) => ({
      attributes: { attribute_pa_color: colour, attribute_pa_size: "" },
      is_in_stock: colour === "red",
      display_price: 340,
    }));
    const select = (name: string, values: string[]) =>
      `<label for="${name}">${name === "pa_color" ? "Color" : "Size"}</label><select id="${name}" name="attribute_${name}"><option value="">Choose an option</option>${values.map((one) => `<option value="${one.toLowerCase()}">${one}</option>`).join("")}</select>`;
    const found = read(
      `<h2>شنطة جلد</h2><p class="price">340 جنيه</p><form data-product_variations="${JSON.stringify(variations).replaceAll('"', "&quot;")}">${select("pa_color", ["Red", "Tan"])}${select("pa_size", ["S", "M"])}<button>إضافة إلى السلة</button></form>`,
    );
    expect(
      found?.variants.map(
        ({ values, isAvailable }) => `${values.join("/")}${isAvailable ? "+" : "-"}`,
      ),
    ).toEqual(["Red/S+", "Red/M+", "Tan/S-", "Tan/M-"]);
  });
});

describe("blocks of WooCommerce", () => {
  const page = (post: number) => {
    const variation = (size: string, is_in_stock: boolean) => ({
      attributes: { attribute_pa_color: "", attribute_pa_size: size },
      is_in_stock,
    });
    const data = {
      config: {
        woocommerce: {
          products: { 81: { variations: { 1: variation("m", true), 2: variation("l", false) } } },
        },
      },
    };
    const pill = (name: string, value: string) =>
      `<label><input type="radio" name="attribute_pa_${name}" value="${value.toLowerCase()}">${value}</label>`;
    const group = (name: string, label: string, values: string[]) =>
      `<div role="radiogroup" aria-label="${label}">${values.map((value) => pill(name, value)).join("")}</div>`;
    return `<html><head><title>Reef dress</title></head><body class="postid-${post}"><h1>Reef dress</h1><p class="price">540 EGP</p><form>${group("color", "Color", ["Sand", "Coral"])}${group("size", "Size", ["M", "L"])}<button>Add to cart</button></form><script type="application/json">${JSON.stringify(data)}</script></body></html>`;
  };
  const told = (html: string) =>
    readPage(html, "https://shop.example/product/reef-dress")?.variants.map(
      ({ values, isAvailable }) => `${values.join("/")}${isAvailable === false ? "-" : "+"}`,
    );

  test("a size that is out is out in every colour", () => {
    expect(told(page(81))?.toSorted()).toEqual(["Coral/L-", "Coral/M+", "Sand/L-", "Sand/M+"]);
  });

  test("what is said of another piece is not believed of this one", () => {
    expect(told(page(82))?.filter((one) => one.endsWith("-")) ?? []).toEqual([]);
  });
});

describe("what is no piece", () => {
  test("a page of terms that names a fee in a sentence", () => {
    expect(
      readPage(
        `<html><head><title>Exchange</title></head><body><h1>Exchange</h1><p>Exchange within seven days for a fee of 25 EGP.</p></body></html>`,
        "https://shop.example/exchange",
      ),
    ).toBeNull();
  });

  test.each([
    ["Nile Gift Card", true],
    ["بطاقة هدية دار الكتان", true],
    ["قسيمة شراء", true],
    ["Gift card holder in leather", false],
    ["Gift Box Set", false],
    ["طقم هدايا", false],
    ["Shipping Protection", true],
    ["Route Package Protection", true],
    ["Gift wrapping", true],
    ["تأمين الشحنة", true],
    ["Sun protection shirt", false],
    ["Delivery gown", false],
    ["Gift wrap skirt", false],
    ["Tip-toe flats", false],
    ["Bridal consultation", true],
    ["جلسة تنسيق ملابس", true],
    ["Session jacket", false],
    ["Workshop apron", false],
  ])("%s: %s", (title, is) => expect(isNothingToWear({ title })).toBe(is));
});

test("the card that is shared is no picture where those of the piece are known", () => {
  const gallery = ["a", "b", "c"].map((name) => `<img src="/i/bag-${name}.jpg" alt="">`).join("");
  const found = read(
    `<div>${gallery}</div>${rows(["السعر", "340 جنيه"])}${order}`,
    `<meta property="og:type" content="product"><meta property="og:image" content="/i/bag-a.jpg"><meta property="og:image" content="/i/share.jpg">`,
  );
  expect(found?.images.map((address) => address.slice(-9))).toEqual([
    "bag-a.jpg",
    "bag-b.jpg",
    "bag-c.jpg",
  ]);
});
