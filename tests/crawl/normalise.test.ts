import { describe, expect, it } from "vitest";
import { ProductDraft } from "../../src/contract/catalogue.ts";
import {
  emptyProduct,
  type FoundProduct,
  type RawProduct,
} from "../../src/server/features/crawl/found-product.ts";
import { cleanText } from "../../src/server/features/crawl/normalise/clean-text.ts";
import { normalise } from "../../src/server/features/crawl/normalise/normalise.ts";
import { pictureAddresses } from "../../src/server/features/crawl/normalise/pictures.ts";

const raw = (more: Partial<RawProduct>): RawProduct => ({
  ...emptyProduct(),
  shopId: "7",
  url: "/products/shirt",
  title: "Linen Shirt",
  description: "<p>Soft.</p>",
  price: "450",
  isAvailable: true,
  ...more,
});
const context = { currency: "EGP", baseUrl: "https://shop.example/" };
const found = (more: Partial<RawProduct>): FoundProduct => {
  const product = normalise(raw(more), context);
  if ("refused" in product) throw new Error(product.refused);
  return product;
};
const variant = (values: (string | null)[], isAvailable: boolean | null = true) => ({
  values,
  price: null,
  regularPrice: null,
  isAvailable,
});

describe("prices", () => {
  it("a sale is a price below the former one; every way of writing 'no sale' is none", () => {
    expect(found({ price: "450.00", regularPrice: "600.00" })).toMatchObject({
      price: 600,
      current_price: 450,
      currency: "EGP",
    });
    for (const none of [null, "", "0.00", "450.00", "300.00"])
      expect(found({ price: "450.00", regularPrice: none })).toMatchObject({
        price: 450,
        current_price: null,
      });
  });

  it("without a price of its own the first variant that can be bought tells it", () => {
    const variants = [
      { values: ["S"], price: "300", regularPrice: null, isAvailable: false },
      { values: ["M"], price: "350", regularPrice: "500", isAvailable: true },
    ];
    expect(found({ price: null, variants })).toMatchObject({ price: 500, current_price: 350 });
  });

  it("no title, no price and no address are refused by name", () => {
    expect(normalise(raw({ title: " <b></b> " }), context)).toEqual({ refused: "no-title" });
    expect(normalise(raw({ price: "0.00" }), context)).toEqual({ refused: "no-price" });
    expect(normalise(raw({ price: null }), context)).toEqual({ refused: "no-price" });
    expect(normalise(raw({ url: "javascript:alert(1)" }), context)).toEqual({
      refused: "no-address",
    });
  });
});

describe("the picture of a colour", () => {
  const options = [
    { name: "Color", values: ["Black", "White"] },
    { name: "Size", values: ["S", "M"] },
  ];
  const images = ["/p/black.jpg", "/p/back.jpg", "/p/white.jpg"];
  const shown = (color: string, size: string, image: string | null) => ({
    ...variant([color, size]),
    image,
  });

  it("is the one the shop shows for its variants, in whatever size it is named", () => {
    const variants = [
      shown("Black", "S", "/p/black.jpg?v=17"),
      shown("Black", "M", "/p/black.jpg"),
      shown("White", "S", "/p/white.jpg"),
    ];
    expect(found({ options, variants, images }).color_pictures).toEqual([
      { url: "https://shop.example/p/black.jpg", color: "Black" },
      { url: "https://shop.example/p/white.jpg", color: "White" },
    ]);
  });

  it("is none where one picture stands for several colours, or where it is not the piece's", () => {
    const variants = [
      shown("Black", "S", "/p/black.jpg"),
      shown("White", "S", "/p/black.jpg"),
      shown("White", "M", "/p/elsewhere.jpg"),
    ];
    expect(found({ options, variants, images }).color_pictures).toEqual([]);
  });
});

describe("what it is", () => {
  it.each([
    ["Striped Linen Shirt", null, "Shirts"],
    ["قميص كتان أبيض", null, "Shirts"],
    ["The Nadia", "Women > Dresses", "Dresses"],
    ["Nour", "فساتين", "Dresses"],
    ["جزمة جلد سودا", null, "Footwear"],
    ["Cosy Hoodie", "New in", "Hoodies & Sweatshirts"],
    ["Hoodie with dinosaurs", "Kids > Boys", "Kids' Clothing"],
    ["fostan sahra", null, "Dresses"],
    ["Mystery", "Sale", ""],
  ])("%s in %s is filed under %s", (title, category, wanted) => {
    expect(found({ title, category }).category).toBe(wanted);
  });

  it("materials come from option, name, tags and description, a colour from the name where it is set apart", () => {
    const product = found({
      title: "Linen Shirt - Navy",
      tags: ["cotton"],
      description: "<p>Lining: 100% viscose.</p>",
    });
    expect(product.colors).toEqual(["Navy"]);
    expect(found({ title: "Brown bear notebook" }).colors).toEqual([]);
    expect(product.materials).toEqual(expect.arrayContaining(["Linen", "Cotton", "Viscose"]));
    expect(found({ title: "Plain Shirt", tags: ["casual"] }).style).toBe("Casual");
  });
});

describe("options and variants", () => {
  it.each([
    [{ name: "Colour", values: ["Black", "Midnight Garden"] }, ["Black", "Midnight Garden"], []],
    [{ name: "اللون", values: ["أسود", "كحلي"] }, ["Black", "Navy"], []],
    [
      { name: "Colour", values: ["Grey", "Heather Grey", "LIGHT BLUE"] },
      ["Grey", "Heather Grey", "LIGHT BLUE"],
      [],
    ],
    [{ name: "Colour", values: ["gray", "off-white"] }, ["Grey", "Off white"], []],
    [{ name: "المقاس", values: ["مقاس ٤٠", "٤٢"] }, [], ["40", "42"]],
    [{ name: "Farbe", values: ["Black"] }, ["Black"], []],
    [{ name: "Größe", values: ["36", "38"] }, [], ["36", "38"]],
    [{ name: "المقاس", values: ["لارج", "مقاس واحد"] }, [], ["L", "One Size"]],
    [{ name: "", values: ["Small", "x-large", "2XL"] }, [], ["S", "XL", "XXL"]],
    [{ name: "Option", values: ["Red", "Blue"] }, ["Red", "Blue"], []],
    [{ name: "Title", values: ["Default Title"] }, [], []],
  ])("%o", (option, colors, sizes) => {
    expect(found({ title: "Shirt", options: [option] })).toMatchObject({ colors, sizes });
  });

  it("variants that differ in nothing we show are one; stock of any counts", () => {
    const options = [
      { name: "Size", values: ["S", "M"] },
      { name: "Print", values: ["A", "B"] },
    ];
    const variants = [
      variant(["S", "A"], false),
      variant(["S", "B"], true),
      variant(["M", "A"], false),
    ];
    const product = found({ options, variants });
    expect(product.variants).toEqual([
      { color: null, size: "S", in_stock: true },
      { color: null, size: "M", in_stock: false },
    ]);
    expect(product.sold_out).toBe(false);
  });

  it("sold out is when no variant is left, or the page says so", () => {
    expect(
      found({ options: [{ name: "Size", values: ["S"] }], variants: [variant(["S"], false)] })
        .sold_out,
    ).toBe(true);
    expect(found({ isAvailable: false }).sold_out).toBe(true);
    expect(found({ isAvailable: null }).sold_out).toBe(false);
  });
});

describe("text and pictures", () => {
  it("HTML becomes paragraphs, without scripts or entities", () => {
    const html = `<div><h3>Details</h3><p>Soft&nbsp;&amp; warm.<br>Washable.</p><ul><li>One</li><li>Two</li></ul><script>alert(1)</script></div>`;
    expect(cleanText(html, 1000)).toBe("Details\n\nSoft & warm.\nWashable.\n\n• One\n• Two");
    expect(cleanText("line one\nline two", 1000)).toBe("line one\nline two");
  });

  it("pictures are absolute, whole and there once", () => {
    const given = [
      "//cdn.shopify.com/s/files/1/a_480x.jpg?v=1&width=300",
      "https://cdn.shopify.com/s/files/1/a.jpg?v=2",
      "/wp-content/uploads/2024/b-300x300.png",
      "https://res.cloudinary.com/demo/image/upload/f_auto,w_500/v12/c.jpg",
      "data:image/gif;base64,AAAA",
      "/media/catalog/product/cache/0123456789abcdef0123456789abcdef/d/e.jpg",
    ];
    expect(pictureAddresses(given, "https://shop.example/p", 30)).toEqual([
      "https://cdn.shopify.com/s/files/1/a.jpg?v=1",
      "https://shop.example/wp-content/uploads/2024/b.png",
      "https://res.cloudinary.com/demo/image/upload/v12/c.jpg",
      "https://shop.example/media/catalog/product/d/e.jpg",
    ]);
  });

  it("whatever a shop writes, the catalogue's limits hold", () => {
    const long = "ب".repeat(20_000);
    const product = found({
      title: long,
      description: `<p>${long} ${long}</p>`,
      images: Array.from({ length: 80 }, (_, n) => `/p/${n}.jpg`),
      options: [
        {
          name: "Size",
          values: Array.from({ length: 300 }, (_, n) => `${n} ${long.slice(0, 200)}`),
        },
      ],
      variants: Array.from({ length: 900 }, (_, n) => variant([`${n} ${long.slice(0, 200)}`])),
    });
    expect(ProductDraft.safeParse(product).error).toBeUndefined();
    expect(product.other_image_urls).toHaveLength(30);
  });
});
