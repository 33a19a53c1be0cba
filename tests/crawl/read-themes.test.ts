import { describe, expect, it } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { page, related } from "./shop-pages.ts";

const brief = (html: string) => {
  const { title, price, regularPrice, currency, isAvailable } =
    readPage(html, "https://shop.example/ar/p/1") ?? {};
  return { title, price, regularPrice, currency, isAvailable };
};

describe("shops of other makes", () => {
  it("utility classes that say nothing: the struck-through one is the former price", () => {
    const html = page(
      `<main class="flex"><div class="w-1/2"><img src="/a.webp"></div><div class="w-1/2"><h1 class="text-xl">طقم كتان صيفي</h1>
      <div class="flex gap-2"><span class="text-2xl font-bold">٥٥٠ ج.م</span><span class="text-gray-400 line-through">٧٠٠ ج.م</span></div>
      <button class="bg-black">اطلب الآن</button><div>التوصيل: ٦٠ ج.م</div></div></main>
      <div class="grid">${[1, 2, 3, 4].map((n) => `<a class="block" href="/p/${n}"><img src="/${n}.webp"><p>منتج آخر رقم ${n}</p><span>٣${n}٠ ج.م</span></a>`).join("")}</div>`,
      "<title>طقم كتان صيفي | متجر</title>",
      "ar",
    );
    expect(brief(html)).toEqual({
      title: "طقم كتان صيفي",
      price: 550,
      regularPrice: 700,
      currency: "EGP",
      isAvailable: true,
    });
  });

  it("hashed classes with two prices and a percentage: the lower is asked", () => {
    const html = page(
      `<div class="x1"><h1 class="q9z">Merino Crew Neck</h1><div class="k3"><span class="aB3">20% off</span><span class="zz1">£80.00</span><span class="zz2">£100.00</span></div>
      <button class="btn">Add to bag</button></div>`,
      "<title>Merino Crew Neck</title>",
    );
    expect(brief(html)).toMatchObject({ price: 80, regularPrice: 100, currency: "GBP" });
  });

  it("a salla-like page: components, an out-of-stock button, tax beside the price", () => {
    const html = page(
      `<salla-header><nav><a href="/">الرئيسية</a></nav></salla-header><main><section class="product-single"><h1 class="text-xl md:text-2xl font-bold">عباية مطرزة</h1>
      <div class="flex"><h2 class="total-price font-bold">1,150 ر.س</h2><small>السعر شامل الضريبة</small></div>
      <salla-add-product-button product-status="out"><button disabled>نفدت الكمية</button></salla-add-product-button></section></main>`,
      "<title>عباية مطرزة - بوتيك</title>",
      "ar",
    );
    expect(brief(html)).toEqual({
      title: "عباية مطرزة",
      price: 1150,
      regularPrice: null,
      currency: "SAR",
      isAvailable: false,
    });
  });

  it("PrestaShop with a discount and tax label", () => {
    const html = page(
      `<section id="main"><h1 class="h1">Hummingbird Sweater</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">€35.90</span></div>
      <div class="product-price h5 has-discount"><div class="current-price"><span class="current-price-value">€28.72</span><span class="discount discount-percentage">Save 20%</span></div></div>
      <div class="tax-shipping-delivery-label">Tax included</div></div>
      <div class="product-add-to-cart"><button class="btn add-to-cart">Add to cart</button><span id="product-availability">Last items in stock</span></div></section>${related("€9.90", "€12.90", "€14.90")}`,
      "<title>Hummingbird Sweater</title>",
    );
    expect(brief(html)).toEqual({
      title: "Hummingbird Sweater",
      price: 28.72,
      regularPrice: 35.9,
      currency: "EUR",
      isAvailable: true,
    });
  });

  it("an app that ships its data: Next's JSON names the product among others", () => {
    const data = {
      props: {
        pageProps: {
          product: {
            id: 9,
            name: "Desert Rose Kaftan",
            price: { amount: 1899, currency: "EGP" },
            isInStock: true,
            images: [{ url: "/k.jpg" }],
          },
          recommended: [{ id: 10, name: "Moon Kaftan in Blue", price: { amount: 99 } }],
        },
      },
    };
    const html = page(
      `<div id="__next"><h1>Desert Rose Kaftan</h1><button>Add to cart</button></div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`,
      "<title>Desert Rose Kaftan</title>",
    );
    expect(brief(html)).toMatchObject({
      title: "Desert Rose Kaftan",
      price: 1899,
      isAvailable: true,
    });
  });

  it("an old table: labels in one column, values in the other, accessories below", () => {
    const html = page(
      `<table><tr><td><font size="4"><b>Leather Satchel No. 5</b></font></td></tr><tr><td>List price:</td><td>$120.00</td></tr><tr><td>Our price:</td><td><b>$89.95</b></td></tr>
      <tr><td>You save:</td><td>$30.05 (25%)</td></tr><tr><td><input type="image" alt="Add to cart" src="/b.gif"></td></tr></table>
      <table><tr><td><a href="/strap">Shoulder strap in leather</a></td><td>$19.00</td></tr><tr><td><a href="/care">Leather care set, small</a></td><td>$9.00</td></tr></table>`,
      "<title>Leather Satchel No. 5 - Bags of Old</title>",
    );
    expect(brief(html)).toMatchObject({
      title: "Leather Satchel No. 5",
      price: 89.95,
      regularPrice: 120,
      isAvailable: true,
    });
  });
});
