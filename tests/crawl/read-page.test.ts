import { describe, expect, it } from "vitest";
import { readPage } from "../../src/server/features/crawl/extract/read-page.ts";
import * as shops from "./shop-pages.ts";
import { offer, product, withHeading } from "./shop-pages.ts";

const URL_OF = "https://shop.example/products/this-one";
const read = (html: string) => readPage(html, URL_OF);
const brief = (html: string) => {
  const { title, price, regularPrice, currency, isAvailable } = read(html) ?? {};
  return { title, price, regularPrice, currency, isAvailable };
};

describe("pages without structured data", () => {
  it("a Shopify theme on sale gives the asked and the former price, not those of related pieces", () => {
    expect(brief(shops.shopifyOnSale)).toEqual({
      title: "Lotus Linen Dress",
      price: 980,
      regularPrice: 1400,
      currency: "EGP",
      isAvailable: true,
    });
    expect(read(shops.shopifyOnSale)?.options).toEqual([{ name: "Size", values: ["S", "M"] }]);
  });

  it("an Arabic WooCommerce page with Arabic digits is read like any other", () => {
    expect(brief(shops.wooOnSale)).toEqual({
      title: "عباية كريب سوداء",
      price: 500,
      regularPrice: 850,
      currency: "EGP",
      isAvailable: true,
    });
    expect(read(shops.wooOnSale)?.images).toEqual([
      "https://shop.example/wp-content/uploads/2024/01/abaya.jpg",
    ]);
  });

  it("Magento's special price is the asked one", () => {
    expect(brief(shops.magentoSpecial)).toEqual({
      title: "Olive Cargo Pants",
      price: 749,
      regularPrice: 999,
      currency: "EGP",
      isAvailable: true,
    });
  });

  it("a table of facts with a struck-through price, tax and a sold-out line is understood", () => {
    expect(brief(shops.openCartPlain)).toEqual({
      title: "Nubian Tote Bag",
      price: 1050,
      regularPrice: 1250,
      currency: "EGP",
      isAvailable: false,
    });
  });

  it("34.000 Kuwaiti dinars are thirty-four", () => {
    expect(brief(shops.odooSoldOut)).toEqual({
      title: "Fayoum Clay Mug",
      price: 34,
      regularPrice: 40.5,
      currency: "KWD",
      isAvailable: false,
    });
  });
});

describe("structured data", () => {
  it("JSON-LD in a graph beside other nodes", () => {
    const graph = {
      "@graph": [
        { "@type": "WebSite", name: "Oasis" },
        product({ offers: offer({}), brand: { name: "Oasis" } }),
      ],
    };
    const found = read(withHeading(shops.jsonLd(graph)));
    expect(found).toMatchObject({
      title: "Siwa Shawl",
      price: 450,
      currency: "EGP",
      isAvailable: true,
      brand: "Oasis",
    });
    expect(found?.source).toMatchObject({ price: "json-ld", title: "json-ld" });
  });

  it("broken JSON (comments, line breaks inside, a comma too many) is still read", () => {
    const broken = `<script type="application/ld+json">/* shop */ {"@type":"Product","name":"Siwa Shawl","description":"soft
      and warm","offers":{"@type":"Offer","price":"450","priceCurrency":"EGP",},}</script>`;
    expect(brief(withHeading(broken))).toMatchObject({
      title: "Siwa Shawl",
      price: 450,
      currency: "EGP",
    });
  });

  it("a group's variants become options with what is in stock", () => {
    const group = {
      "@type": "ProductGroup",
      name: "Siwa Shawl",
      hasVariant: [
        {
          "@type": "Product",
          name: "Siwa Shawl red",
          color: "Red",
          size: "S",
          offers: offer({ availability: "OutOfStock" }),
        },
        {
          "@type": "Product",
          name: "Siwa Shawl red",
          color: "Red",
          size: "M",
          offers: offer({ price: 480 }),
        },
      ],
    };
    const found = read(withHeading(shops.jsonLd(group)));
    expect(found).toMatchObject({ title: "Siwa Shawl", price: 480, isAvailable: true });
    expect(found?.options).toEqual([
      { name: "color", values: ["Red"] },
      { name: "size", values: ["S", "M"] },
    ]);
    expect(found?.variants.map(({ values, isAvailable }) => [values, isAvailable])).toEqual([
      [["Red", "S"], false],
      [["Red", "M"], true],
    ]);
  });

  it("one product repeated for each size is in stock while one size is", () => {
    const sizes = [
      product({ sku: "1", offers: offer({ availability: "OutOfStock" }) }),
      product({ sku: "2", offers: offer({}) }),
    ];
    expect(brief(withHeading(shops.jsonLd(sizes)))).toMatchObject({
      price: 450,
      isAvailable: true,
    });
  });

  it("microdata, with the price in an attribute and another product nested beside", () => {
    const body = `<div itemscope itemtype="https://schema.org/Product"><span itemprop="name">Siwa Shawl</span>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="450.00"><meta itemprop="priceCurrency" content="EGP">
      <link itemprop="availability" href="https://schema.org/OutOfStock"></div>
      <div itemprop="isRelatedTo" itemscope itemtype="https://schema.org/Product"><span itemprop="name">Other</span>
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="99"></div></div></div>`;
    expect(brief(withHeading("", body))).toMatchObject({
      title: "Siwa Shawl",
      price: 450,
      currency: "EGP",
      isAvailable: false,
    });
  });

  it("Open Graph with a sale price", () => {
    const head = `<meta property="og:type" content="product"><meta property="og:title" content="Siwa Shawl">
      <meta property="product:price:amount" content="600"><meta property="product:sale_price:amount" content="450"><meta property="product:price:currency" content="EGP">`;
    expect(brief(withHeading(head))).toMatchObject({
      price: 450,
      regularPrice: 600,
      currency: "EGP",
    });
  });

  it("the shop's own script data, believed only for the product the page names", () => {
    const script = `<script>window.productObj = {"id": 7, name: 'Siwa Shawl', price: 450, "sale_price": null, "in_stock": true, currency: "EGP"};
      window.others = [{"name":"Felt Slippers for Home","price":99}];</script>`;
    const found = read(withHeading(`<meta property="og:type" content="product">`, script));
    expect(found).toMatchObject({ price: 450, isAvailable: true, shopId: "7" });
    expect(found?.source.price).toBe("state");
  });

  it("Shopify's script data counts in hundredths", () => {
    const data = {
      id: 1,
      title: "Siwa Shawl",
      price: 45000,
      price_varies: false,
      compare_at_price: 60000,
      compare_at_price_min: 60000,
      options: ["Size"],
      variants: [
        { option1: "S", price: 45000, available: false },
        { option1: "M", price: 45000, available: true },
      ],
    };
    const found = read(
      withHeading(
        "",
        `<script type="application/json" data-product-json>${JSON.stringify(data)}</script><button>Add to cart</button>`,
      ),
    );
    expect(found).toMatchObject({ price: 450, regularPrice: 600, isAvailable: true });
    expect(found?.variants.map(({ isAvailable }) => isAvailable)).toEqual([false, true]);
  });
});
