import { describe, expect, it } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { cleanText } from "../../src/server/features/crawl/normalise/clean-text.ts";
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

describe("stock that only words tell", () => {
  const robe = (inner: string) =>
    page(
      `<main><h1>Linen Robe</h1><p class="price">LE 450.00 EGP</p>${inner}<button>Add to cart</button></main>`,
      "<title>Linen Robe</title>",
    );
  const stockOf = (html: string) => {
    const { isAvailable, variants } = readPage(html, "https://shop.example/robe")!;
    return {
      isAvailable,
      gone: variants.filter((one) => !one.isAvailable).map(({ values }) => values),
    };
  };
  const radio = (name: string, value: string) =>
    `<input type="radio" name="${name}" id="${name}${value}" value="${value}"><label for="${name}${value}">${value}<span class="visually-hidden label-unavailable">Variant sold out or unavailable</span></label>`;
  const choices = `<fieldset><legend>Color</legend>${radio("Color", "Olive")}${radio("Color", "Sand")}</fieldset>
    <fieldset><legend>Size</legend>${radio("Size", "S")}${radio("Size", "M")}</fieldset>`;

  it("with a label in front is said of the piece, whatever can be pressed", () => {
    const line = `<ul><li class="product-stock out-of-stock"><b>حالة التوفر:</b> <span>غير متوفر</span></li></ul><p>متوفر في الفروع</p>`;
    expect(stockOf(robe(line)).isAvailable).toBe(false);
  });

  it("in the label of a value is about that value", () => {
    expect(stockOf(robe(choices))).toEqual({ isAvailable: true, gone: [] });
  });

  it("a box for visitors without scripts knows which variants are gone, with their prices behind them", () => {
    const lines = ["Olive / S", "Olive / M - Sold out", "Sand / S", "Sand / M"].map(
      (line, n) => `<option value="${n}">${line} - LE 450.00 EGP</option>`,
    );
    const box = `<noscript><label for="v">Product variants</label><select name="id" id="v">${lines.join("")}</select></noscript>`;
    expect(stockOf(robe(choices + box))).toEqual({ isAvailable: true, gone: [["Olive", "M"]] });
  });

  it("stands beside each size, below the name of each colour", () => {
    const block = (colour: string, gone: string) =>
      `<div class="card"><div class="card-header">Color: <b>${colour}</b></div><ul>${["2", "4"]
        .map((size) =>
          size === gone
            ? `<li><span>${size}</span> <em>finished</em></li>`
            : `<li><label><input type="radio" name="item" value="${colour}${size}"> ${size}</label> <i>available</i></li>`,
        )
        .join("")}</ul></div>`;
    const reading = readPage(
      robe(`<form>${block("Blue", "4")}${block("Pink", "")}</form>`),
      "https://shop.example/robe",
    )!;
    expect(reading.options.map(({ values }) => values)).toEqual([
      ["Blue", "Pink"],
      ["2", "4"],
    ]);
    expect(reading.variants.map(({ values, isAvailable }) => [...values, isAvailable])).toEqual([
      ["Blue", "2", true],
      ["Blue", "4", false],
      ["Pink", "2", true],
      ["Pink", "4", true],
    ]);
  });
});

describe("words about a piece", () => {
  const hoodie = (inner: string, head = "") =>
    readPage(
      page(
        `<main><h1>هودي ميلتون</h1><p>449 ج.م</p>${inner}<button>اطلب الآن</button></main>`,
        `<title>هودي ميلتون</title>${head}`,
        "ar",
      ),
      "https://shop.example/p/1",
    )!.description!;

  it("a sentence about paying among them does not make them terms", () => {
    const about = `<p>37 شخص يشاهدون هذا المنتج الآن</p><div class="product-description"><p>هودي ميلتون مبطن وبر تقيل مناسب لكل أيام الشتا. الدفع عند الاستلام.</p></div>`;
    expect(cleanText(hoodie(about), 500)).toContain("هودي ميلتون مبطن وبر تقيل");
  });

  it("so it is below the heading of the piece's details, in a box that nothing names", () => {
    const about = `<div class="x1"><h3>تفاصيل المنتج</h3><p>هودي ميلتون مبطن وبر تقيل. الاستبدال خلال ١٤ يوم.</p></div>`;
    expect(cleanText(hoodie(about), 500)).toContain("مبطن وبر تقيل");
  });

  it("a lone line below the title gives way to what the head says of the piece by its name", () => {
    const head = `<meta property="og:title" content="هودي ميلتون"><meta property="og:description" content="هودي ميلتون ضمان سنة كاملة ضد عيوب الصناعة">`;
    const line = `<p>37 شخص يشاهدون هذا المنتج الآن</p>`;
    expect(cleanText(hoodie(line, head), 500)).toContain("ضمان سنة");
  });
});
