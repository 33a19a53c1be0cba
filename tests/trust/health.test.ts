// What a brand is told of its catalogue: the feeds' refusals, odd prices, doubtful categories, and what mending is worth.
import { expect, test } from "vitest";
import type { Product } from "../../src/contract/products.ts";
import { faultsFor } from "../../src/server/features/assistants/feeds/channel.ts";
import { judge } from "../../src/server/features/health/health.ts";

const piece = (id: string, changes: Partial<Product> = {}): Product => ({
  id,
  title: "Linen dress",
  description: "Linen.",
  brand: "Nile",
  brand_website: null,
  category: "Dresses",
  style: "",
  colors: ["Sand"],
  sizes: ["M"],
  materials: ["Linen"],
  image_url: `https://shop.example/${id}.jpg`,
  other_image_urls: [`https://shop.example/${id}-back.jpg`],
  price: 1000,
  current_price: null,
  currency: "EGP",
  url: `https://shop.example/${id}`,
  image: `/api/images/${id}/0`,
  sold_out: false,
  variants: [{ color: "Sand", size: "M", in_stock: true }],
  hidden: false,
  active: true,
  isNew: false,
  created_at: "2026-11-01T00:00:00.000Z",
  updated_at: "2026-11-01T00:00:00.000Z",
  ...changes,
});
const google = (product: Product) => faultsFor(product, "google");
const kindsOf = (products: Product[], sizes: Record<string, number> = {}) => {
  const sizeOf = (url: string) =>
    sizes[url] === undefined ? undefined : { width: sizes[url], height: sizes[url] };
  const { issues } = judge(products, google, sizeOf);
  return Object.fromEntries(issues.map(({ kind, ids }) => [kind, ids]));
};
const whole = ["a", "b", "c", "d", "e", "f"].map((id) => piece(id));

test("a whole catalogue has nothing to mend, and no piece says nothing", () => {
  expect(judge(whole, google, () => undefined)).toEqual({
    pieces: 6,
    complete: 6,
    lacking: 0,
    refused: 0,
    score: 100,
    fields: [],
    issues: [],
  });
  expect(judge([], google, () => undefined)).toMatchObject({ pieces: 0, score: null });
});

test("what feeds refuse is named first, with its pieces and what mending it brings", () => {
  const health = judge(
    [...whole, piece("x", { url: null }), piece("y", { sizes: [], variants: [], materials: [] })],
    google,
    () => undefined,
  );
  expect(health).toMatchObject({ pieces: 8, complete: 6, lacking: 1, refused: 1, score: 92.5 });
  expect(health.issues).toMatchObject([
    { kind: "no_shop_link", refused: true, count: 1, ids: ["x"], gain: 5 },
    { kind: "no_size", refused: false, count: 1, ids: ["y"], gain: 2.5 },
  ]);
  expect(health.fields).toEqual([
    { field: "url", missing: 1, share: 1 / 8, ids: ["x"] },
    { field: "sizes", missing: 1, share: 1 / 8, ids: ["y"] },
    { field: "materials", missing: 1, share: 1 / 8, ids: ["y"] },
  ]);
});

test("prices far from their kind's middle, or nearly given away, are odd", () => {
  const odd = [
    piece("x", { price: 12_000 }),
    piece("y", { price: 100 }),
    piece("z", { current_price: 50 }),
  ];
  expect(kindsOf([...whole, ...odd])).toEqual({ odd_price: ["x", "y", "z"] });
  // Of a kind with few pieces nobody knows the usual price.
  expect(kindsOf([piece("a"), piece("x", { price: 12_000 })])).toEqual({});
});

test("a category is doubtful where there is none, or another shelf than the title's thing", () => {
  const doubtful = [
    piece("x", { category: "" }),
    piece("y", { title: "Leather sandal" }),
    piece("z", { title: "صندل جلد" }),
  ];
  expect(kindsOf([...whole, ...doubtful])["doubtful_category"]).toEqual(["x", "y", "z"]);
  expect(kindsOf([piece("k", { title: "Dress", category: "Kids' Clothing" })])).toEqual({});
});

test("pictures that are small, shared or alone are told; an unmeasured one is not accused", () => {
  const shared = "https://shop.example/same.jpg";
  const found = kindsOf(
    [
      piece("a"),
      piece("s"),
      piece("x", { image_url: shared }),
      piece("y", { image_url: shared, other_image_urls: [] }),
    ],
    { "https://shop.example/s.jpg": 320, [shared]: 900 },
  );
  expect(found).toEqual({ small_picture: ["s"], shared_picture: ["x", "y"], one_picture: ["y"] });
});

test("a bag needs no size; a dress whose sizes have no stock says so", () => {
  const bag = piece("b", {
    title: "Tote bag",
    category: "Bags",
    sizes: [],
    colors: [],
    variants: [],
  });
  expect(kindsOf([bag, piece("d", { variants: [] })])).toEqual({ no_stock: ["d"] });
});
