// Habits of shop software met last: the older Magento, PrestaShop's newer theme, commercetools behind Nuxt, and pages
// written by hand in Arabic.
import { describe, expect, test } from "vitest";
import {
  leadsElsewhere,
  looksLikeProduct,
} from "../../src/server/features/crawl/discover/address-words.ts";
import { listFacts } from "../../src/server/features/crawl/discover/list-facts.ts";
import { linksOf } from "../../src/server/features/crawl/discover/links.ts";
import { parsePage } from "../../src/server/features/crawl/extract/page.ts";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import { pictureAddresses } from "../../src/server/features/crawl/normalise/pictures.ts";
import { addressKey } from "../../src/server/features/crawl/visit/site.ts";

const SHOP = "https://shop.example/";
const read = (body: string) =>
  readPage(
    `<html><head><title>Linen Robe – Nile</title></head><body>${body}</body></html>`,
    `${SHOP}linen-robe`,
  );
const piece = (inner: string, price = `<p class="price">EGP 450.00</p>`) =>
  `<h1>Linen Robe</h1>${price}${inner}<button>Add to cart</button>`;
const stock = (body: string) =>
  read(body)?.variants.map(
    ({ values, isAvailable }) => `${values.join("/")}${isAvailable ? "+" : "-"}`,
  );
const sureness = (body: string) =>
  Object.fromEntries((read(body)?.facts ?? []).map(({ field, confidence }) => [field, confidence]));

describe("Magento 1", () => {
  test("the simple products of each value say what is there; the empty boxes say nothing", () => {
    const config = {
      attributes: {
        92: {
          id: "92",
          label: "Color",
          options: [
            { id: "1", label: "Sand", price: "0", products: ["7", "8"] },
            { id: "2", label: "Clay", price: "0", products: ["9"] },
          ],
        },
        180: {
          id: "180",
          label: "Size",
          options: [
            { id: "3", label: "S", price: "0", products: ["7", "9"] },
            { id: "4", label: "M", price: "0", products: ["8"] },
          ],
        },
      },
      basePrice: "450",
    };
    const box = `<select id="attribute92"><option>Choose an Option...</option></select>`;
    const script = `<script>var spConfig = new Product.Config(${JSON.stringify(config)});</script>`;
    expect(stock(piece(box + script))).toEqual(["Sand/S+", "Sand/M+", "Clay/S+"]);
  });

  test("a price for three is none that is asked, and makes no sale of the regular one", () => {
    const price = `<div class="price-box"><span class="regular-price"><span class="price">EGP450.00</span></span></div>
      <ul class="tier-prices"><li class="tier-price">Buy 3 for <span class="price">EGP400.00</span> each and <b>save 12%</b></li></ul>`;
    expect(read(piece("", price))).toMatchObject({ price: 450, regularPrice: null });
  });

  test("adding to a list of wishes is no piece, whatever the address names after it", () => {
    for (const path of [
      "wishlist/index/add/product/210/",
      "catalog/product_compare/add/product/210/",
    ]) {
      expect(looksLikeProduct(new URL(path, SHOP))).toBe(false);
      expect(leadsElsewhere(new URL(path, SHOP))).toBe(true);
    }
    expect(looksLikeProduct(new URL("/products/cart", SHOP))).toBe(true);
  });
});

describe("PrestaShop", () => {
  test("the name of a choice before each value is not part of it", () => {
    const radios = ["Sand", "Clay"].map(
      (value, n) =>
        `<input type="radio" id="c${n}" name="group[8]" value="${n + 5}"><label for="c${n}"><span class="visually-hidden">Color - ${value}</span></label>`,
    );
    const body = `<form><fieldset><legend>Color</legend>${radios.join("")}</fieldset><button>Add to cart</button></form>`;
    expect(read(piece(body))?.options).toEqual([{ name: "Color", values: ["Sand", "Clay"] }]);
  });

  test("a hash on a page of its own chooses a variant; on an app's page it is an address", () => {
    const one = `${SHOP}clothes/31-313-robe.html#/1-size-s/8-color-sand`;
    expect(addressKey(one)).toBe(addressKey(`${SHOP}clothes/31-313-robe.html#/8-color-clay`));
    expect(addressKey(`${SHOP}#/piece/7`)).not.toBe(addressKey(`${SHOP}#/piece/8`));
    const swatch = (color: string) =>
      `<a title="${color}" href="/31-313-robe.html#/8-color-${color}"></a>`;
    const card = `<article><a href="/31-313-robe.html#/1-size-s"><img src="/a.jpg"></a><a href="/31-313-robe.html#/1-size-s">Robe</a><p>EGP 450.00</p>${["a", "b", "c"].map(swatch).join("")}</article>`;
    const page = parsePage(`<body><main>${card}</main></body>`, SHOP);
    expect(linksOf(page, new URL(SHOP)).cards).toEqual([`${SHOP}31-313-robe.html`]);
  });

  test("two sizes of one picture are one", () => {
    const sizes = ["/61-large_default/robe.jpg", "/61-product_main_2x/robe.jpg"];
    expect(pictureAddresses([...sizes, "/62-large_default/robe.jpg"], SHOP, 9)).toEqual([
      `${SHOP}61-large_default/robe.jpg`,
      `${SHOP}62-large_default/robe.jpg`,
    ]);
  });

  test("a row of measures is no price, though its size is also a sign of money", () => {
    const table = `<h1>Size guide</h1><table><tr><th>Size</th><th>Chest</th><th>Waist</th></tr><tr><td>L</td><td>100</td><td>82</td></tr></table>`;
    expect(read(table)).toBeNull();
  });
});

describe("commercetools", () => {
  const cents = (amount: number) => ({ currencyCode: "EGP", centAmount: amount * 100 });
  const variant = (id: number, color: string, size: string, left: number) => ({
    id,
    prices: [{ value: cents(600), discounted: { value: cents(450) } }],
    images: [{ url: `/i/${color}.jpg` }],
    attributes: [
      { name: "color", value: { key: color, label: { "en-EG": color, "ar-EG": "لون" } } },
      { name: "size", value: { key: size, label: size } },
    ],
    availability: { isOnStock: left > 0, availableQuantity: left },
  });
  const data = {
    name: { "en-EG": "Linen Robe", "ar-EG": "روب كتان" },
    description: { "en-EG": "A robe.", "ar-EG": "روب واسع." },
    masterVariant: variant(1, "Sand", "S", 2),
    variants: [variant(2, "Sand", "M", 0), variant(3, "Clay", "S", 1)],
  };
  const html = piece(`<script type="application/json">${JSON.stringify({ data })}</script>`);

  test("the leading variant is one of them, and values are told in several languages", () => {
    expect(stock(html)).toEqual(["Sand/S+", "Sand/M-", "Clay/S+"]);
    expect(read(html)?.arabic).toEqual({ title: "روب كتان", description: "روب واسع." });
  });

  test("a price before that only the data know leaves the asked one less than sure", () => {
    expect(read(html)).toMatchObject({ price: 450, regularPrice: null });
    expect(sureness(html)["price"]).toBe("likely");
  });
});

describe("written by hand in Arabic", () => {
  const robe = (inner: string) =>
    `<div class="row"><h1>روب كتان</h1><span class="h3">٤٥٠ ج.م</span>${inner}<button>أضيفي للسلة</button></div>`;

  test("counts by pairs in a script are the stock of what can be chosen", () => {
    const radios = (name: string, values: string[]) =>
      values
        .map(
          (value, n) =>
            `<input type="radio" class="btn-check" name="${name}" id="${name}${n}" value="${n}"><label for="${name}${n}">${value}</label>`,
        )
        .join("");
    const body = `<form><div>اختاري اللون</div><div>${radios("c", ["أسود", "بيج"])}</div><div>اختاري المقاس</div><div>${radios("s", ["S", "M"])}</div><button>أضيفي للسلة</button></form>
      <script>var stock = {"أسود|S":3,"أسود|M":0,"بيج|S":1,"بيج|M":2};</script>`;
    expect(stock(robe(body))).toEqual(["أسود/S+", "أسود/M-", "بيج/S+", "بيج/M+"]);
  });

  test("four words that end as a sentence does are a description where nothing else is", () => {
    const body = `<p class="small">الشحن ٥٥ ج.م لكل المحافظات</p><p>عقد من خرز الزجاج.</p>`;
    expect(read(robe(body))?.description).toContain("&#x639;&#x642;&#x62f;");
  });

  test("a fold about returns is not the description", () => {
    const body = `<p>روب واسع من الكتان المصري الخفيف.</p><div class="accordion"><div class="accordion-item"><h2><button>الاستبدال والاسترجاع</button></h2><div class="accordion-body">خلال ١٤ يوم من استلام الطلب كامل.</div></div></div>`;
    expect(read(robe(body))?.description).toContain("&#x631;&#x648;&#x628;");
  });

  test.each(["حمّل أكتر", "شوفي كمان", "عرض المزيد", "المزيد", "Load more"])(
    "'%s' brings more of a list",
    (words) => {
      const page = parsePage(`<body><main><button>${words}</button></main></body>`, SHOP);
      expect(listFacts(page).more).toBe("button");
    },
  );

  test("a button that knows where the list goes on brings more, whatever it says; one of pictures does not", () => {
    const more = (html: string) => listFacts(parsePage(`<body>${html}</body>`, SHOP)).more;
    expect(more(`<button data-next="eyJrIjo0fQ">⌄</button>`)).toBe("button");
    expect(more(`<div class="swiper"><button data-next="2">›</button></div>`)).toBeNull();
  });
});

test("the shop's name after the piece's is no part of it, where the heading goes without", () => {
  const markup = (name: string) =>
    `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name, offers: { price: "450", priceCurrency: "EGP" } })}</script>`;
  expect(read(markup("Linen Robe - Nile") + piece(""))?.title).toBe("Linen Robe");
  expect(read(markup("Linen Robe - Sand") + piece(""))?.title).toBe("Linen Robe - Sand");
});

describe("Salla", () => {
  const page = (sale: boolean, status: string) =>
    `<h1>روب كتان</h1><div class="flex"><div class="${sale ? "" : "hidden"} gap-2"><h4>${sale ? "450" : "0"} ج.م</h4><span class="line-through">600 ج.م</span></div><div class="gap-4 ${sale ? "hidden" : "flex"}"><h2>${sale ? "450" : "600"} ج.م</h2></div></div>
     <form><div class="out-of-stock leading-7 hidden text-red-600">نفدت الكمية</div><salla-add-product-button product-status="${status}">${status === "out" ? "نفدت الكمية" : "إضافة للسلة"}</salla-add-product-button></form>`;

  test("the block of a sale and the words for sold out that a class hides say nothing", () => {
    expect(read(page(false, "sale"))).toMatchObject({
      price: 600,
      regularPrice: null,
      isAvailable: true,
    });
    expect(read(page(true, "sale"))).toMatchObject({
      price: 450,
      regularPrice: 600,
      isAvailable: true,
    });
  });
});
