// Pieces in the data of further shop systems' interfaces: wrapped, with prices in ranges, texts of editors, and values
// that say whose they are. Written after the shapes that these systems document.
import { describe, expect, test } from "vitest";
import { claimOf, titleIn } from "../../src/server/features/crawl/extract/state.ts";
import type { Node } from "../../src/server/features/crawl/extract/json-ld-nodes.ts";
import { piecesIn } from "../../src/server/features/crawl/sources/app-data.ts";

const PICTURES = ["https://cdn.example/a.jpg", "https://cdn.example/b.jpg"];
const TEXT = "Soft linen vest, cut long.";
const VARIANTS = ["Black", "Sand"].flatMap((colour) =>
  ["S", "M"].map((size) => ({ colour, size, there: `${colour}${size}` !== "SandS" })),
);
const money = (amount: number) => ({ gross: { amount, currency: "EGP", __typename: "Money" } });
const edges = (nodes: unknown[]) => ({ edges: nodes.map((node) => ({ node })) });

const SHAPES: Record<string, unknown> = {
  "a GraphQL shop with price ranges and a text of blocks": {
    __typename: "Product",
    name: "Reed vest",
    slug: "reed-vest",
    description: JSON.stringify({ blocks: [{ type: "paragraph", data: { text: TEXT } }] }),
    media: PICTURES.map((url) => ({ url, type: "IMAGE" })),
    attributes: [{ attribute: { name: "Material" }, values: [{ name: "Linen" }] }],
    pricing: {
      priceRange: { start: money(450), stop: money(450) },
      priceRangeUndiscounted: { start: money(600), stop: money(600) },
    },
    variants: VARIANTS.map(({ colour, size, there }) => ({
      quantityAvailable: there ? 3 : 0,
      attributes: [
        { attribute: { name: "Color" }, values: [{ name: colour }], __typename: "Selected" },
        { attribute: { name: "Size" }, values: [{ name: size }], __typename: "Selected" },
      ],
      pricing: { price: money(450), priceUndiscounted: money(600) },
    })),
  },
  "connections within connections": {
    name: "Reed vest",
    path: "/reed-vest/",
    description: `<p>${TEXT}</p>`,
    images: edges(PICTURES.map((urlOriginal) => ({ urlOriginal }))),
    prices: {
      price: { value: 450, currencyCode: "EGP" },
      salePrice: { value: 450 },
      basePrice: { value: 600 },
    },
    variants: edges(
      VARIANTS.map(({ colour, size, there }) => ({
        inventory: { isInStock: there },
        options: edges([
          { displayName: "Color", values: edges([{ label: colour }]) },
          { displayName: "Size", values: edges([{ label: size }]) },
        ]),
      })),
    ),
  },
  "a price within a range, stock at the product of a variant": {
    name: "Reed vest",
    url_key: "reed-vest",
    description: { html: `<p>${TEXT}</p>` },
    media_gallery: PICTURES.map((url) => ({ url, label: "" })),
    price_range: {
      minimum_price: {
        regular_price: { value: 600, currency: "EGP" },
        final_price: { value: 450, currency: "EGP" },
      },
    },
    variants: VARIANTS.map(({ colour, size, there }) => ({
      attributes: [
        { code: "color", label: colour },
        { code: "size", label: size },
      ],
      product: { stock_status: there ? "IN_STOCK" : "OUT_OF_STOCK" },
    })),
  },
  "values that name their group, a list price within the calculated one": {
    name: "Reed vest",
    description: `<p>${TEXT}</p>`,
    media: PICTURES.map((url) => ({ media: { url } })),
    calculatedPrice: { unitPrice: 450, listPrice: { price: 600 } },
    currency: "EGP",
    children: VARIANTS.map(({ colour, size, there }) => ({
      available: there,
      options: [
        { name: colour, group: { name: "Color" } },
        { name: size, group: { name: "Size" } },
      ],
      calculatedPrice: { unitPrice: 450 },
    })),
  },
  "money kept by the variants of a page builder": {
    title: "Reed vest",
    excerpt: `<p>${TEXT}</p>`,
    items: PICTURES.map((assetUrl) => ({ assetUrl })),
    variants: VARIANTS.map(({ colour, size, there }) => ({
      attributes: { Color: colour, Size: size },
      qtyInStock: there ? 3 : 0,
      unlimited: false,
      onSale: true,
      priceMoney: { value: "600.00", currency: "EGP" },
      salePriceMoney: { value: "450.00", currency: "EGP" },
    })),
    currency: "EGP",
  },
  "an editor's text, pictures of a library, options as nodes": {
    _type: "product",
    title: "Reed vest",
    slug: { _type: "slug", current: "reed-vest" },
    price: 450,
    compareAtPrice: 600,
    currency: "EGP",
    body: [{ _type: "block", children: [{ _type: "span", text: TEXT }] }],
    gallery: PICTURES.map((url) => ({ _type: "image", asset: { url } })),
    variants: VARIANTS.map(({ colour, size, there }) => ({
      color: { name: colour },
      size: { name: size },
      stock: there ? 2 : 0,
    })),
  },
  "a shop's own interface in two languages": {
    id: 1,
    title_en: "Reed vest",
    title_ar: "صدرية",
    description_en: TEXT,
    price: 600,
    price_after_discount: 450,
    currency: "EGP",
    images: PICTURES.map((image_path) => ({ image_path })),
    product_variants: VARIANTS.map(({ colour, size, there }) => ({
      color: { id: 1, name_en: colour, name_ar: "أ" },
      size: { id: 2, name: size },
      quantity: there ? 3 : 0,
    })),
  },
};

describe("a piece in the data of", () => {
  test.each(Object.entries(SHAPES))("%s is read whole", (_, given) => {
    const node = given as Node;
    const claim = claimOf(node, titleIn(node));
    expect(Number(claim?.price)).toBe(450);
    expect(Number(claim?.regularPrice)).toBe(600);
    expect(claim?.currency).toBe("EGP");
    expect(claim?.title).toBe("Reed vest");
    expect(claim?.description?.replace(/<[^>]+>/g, "").trim()).toBe(TEXT);
    expect(claim?.images).toEqual(PICTURES);
    expect(claim?.options.map(({ values }) => values)).toEqual([
      ["Black", "Sand"],
      ["S", "M"],
    ]);
    expect(
      claim?.variants.map(({ values, isAvailable }) => `${values.join("/")}${isAvailable}`),
    ).toEqual(["Black/Strue", "Black/Mtrue", "Sand/Sfalse", "Sand/Mtrue"]);
  });

  test("amounts in the smallest coin are told as money where the box says so", () => {
    const prices = { price: "45000", regular_price: "60000", currency_minor_unit: 2 };
    const claim = claimOf({ name: "Reed vest", prices }, "Reed vest");
    expect([claim?.price, claim?.regularPrice]).toEqual([450, 600]);
  });

  test("a discount is no price", () => {
    const claim = claimOf({ name: "Reed vest", price: 600, discount_price: 50 }, "Reed vest");
    expect(claim?.price).toBe(600);
  });

  test("a sale that is over asks the plain price", () => {
    const node = { name: "Reed vest", price: 600, newPrice: 450, isOnSale: false };
    expect(claimOf(node, "Reed vest")?.price).toBe(600);
  });

  test("an entry that keeps what it says apart is a piece of its list", () => {
    const entry = (id: number) => ({
      id,
      attributes: { title: `Vest ${id}`, slug: `v-${id}`, price: 450 },
    });
    expect(piecesIn([{ data: [entry(1), entry(2)], meta: {} }]).map(({ title }) => title)).toEqual([
      "Vest 1",
      "Vest 2",
    ]);
  });
});
