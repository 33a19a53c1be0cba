// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { Product } from "../../../../contract/products.ts";
import { aProduct } from "../../../test-support/a-product.ts";
import { COLUMNS } from "./columns.ts";
import { makePlan, type Plan } from "./plan.ts";
import { rowsOf } from "./write-cells.ts";

const UPDATED = "2026-11-10T10:00:00.000Z";

const shirt = aProduct({
  id: "p_shirt",
  title: "Linen shirt",
  description: "A plain shirt.",
  price: 900,
  current_price: null,
  category: "Shirts",
  colors: ["white"],
  sizes: ["S", "M"],
  url: "https://brand.example/shirt",
  image_url: "/demo-shop/pictures/shirt.webp",
  other_image_urls: [],
  variants: [{ color: "white", size: "S", in_stock: true }],
  active: false,
  isNew: true,
  updated_at: UPDATED,
});
const dress = aProduct({
  ...shirt,
  id: "p_dress",
  title: "Dress",
  url: "https://brand.example/dress",
});

const sameWord = (word: string) => word;

function plan(rows: string[][], products: Product[] = [shirt, dress], nameOf = sameWord): Plan {
  const made = makePlan(rows, products, nameOf);
  if (typeof made === "string") throw new Error(made);
  return made;
}
const reasons = (rows: string[][]) => plan(rows).refused.map(({ row, reason }) => [row, reason]);

describe("what a file would change is known before it is sent", () => {
  test("an export that nobody touched changes nothing", () => {
    const odd = aProduct({
      ...shirt,
      id: "p_odd",
      url: null,
      colors: ["black, white"],
      materials: [" x"],
    });
    const products = [shirt, dress, odd];
    expect(plan([[...COLUMNS], ...rowsOf(products)], products)).toEqual({
      added: [],
      changed: [],
      unchanged: 3,
      refused: [],
      ignored: [],
    });
  });

  test("a changed product is shown field by field, and only those fields are sent", () => {
    const { changed } = plan([
      ["id", "price", "current_price", "colors", "active"],
      ["p_shirt", "1,250", "999,50", "White، Red", "yes"],
    ]);
    expect(changed).toEqual([
      {
        row: 2,
        product: shirt,
        isStale: false,
        differences: [
          { field: "price", was: "900", is: "1,250" },
          { field: "current_price", was: "", is: "999,50" },
          { field: "colors", was: "white", is: "White، Red" },
          { field: "active", was: "no", is: "yes" },
        ],
        body: {
          id: "p_shirt",
          updated_at: UPDATED,
          title: "Linen shirt",
          description: "A plain shirt.",
          price: 1250,
          current_price: 999.5,
          colors: ["white", "red"],
          active: true,
          isNew: false,
        },
      },
    ]);
  });

  test("without an id the address in the shop says which product is meant", () => {
    const { changed, unchanged } = plan([
      ["url", "title"],
      ["https://brand.example/shirt/", "Better shirt"],
      ["https://brand.example/dress", "Dress"],
    ]);
    expect(changed.map(({ product, body }) => [product.id, body.title])).toEqual([
      ["p_shirt", "Better shirt"],
    ]);
    expect(changed[0]!.differences.map(({ field }) => field)).toEqual(["title", "url"]);
    expect(unchanged).toBe(1);
  });

  test("a row that speaks of no product adds one", () => {
    const { added } = plan([
      ["العنوان", "الوصف", "السعر", "Category", "Sizes"],
      ["", "", "", "", ""],
      ["جلباب", "قطن ناعم", "١٢٠٠", "shirts", "2-3"],
    ]);
    expect(added).toEqual([
      {
        row: 3,
        title: "جلباب",
        body: {
          title: "جلباب",
          description: "قطن ناعم",
          price: 1200,
          category: "Shirts",
          sizes: ["2-3"],
        },
      },
    ]);
  });

  test("a category may be written in the language of the screen", () => {
    const arabic = (word: string) => (word === "Shirts" ? "قمصان" : word);
    const rows = [
      ["id", "category"],
      ["p_dress", "قمصان"],
    ];
    expect(plan(rows, [{ ...dress, category: "" }], arabic).changed[0]!.body.category).toBe(
      "Shirts",
    );
  });

  test("what was changed here after the export is told apart", () => {
    const { changed } = plan([
      ["id", "title", "updated_at"],
      ["p_shirt", "Old words", "2026-11-09T10:00:00.000Z"],
      ["p_dress", "New words", UPDATED],
    ]);
    expect(changed.map(({ product, isStale }) => [product.id, isStale])).toEqual([
      ["p_shirt", true],
      ["p_dress", false],
    ]);
  });

  test("an empty cell ends a sale or takes an address away, and leaves a yes or no alone", () => {
    const onSale = aProduct({ ...shirt, current_price: 500, hidden: true });
    const { changed } = plan(
      [
        ["id", "current_price", "url", "hidden", "variants"],
        ["p_shirt", "", "", "", ""],
      ],
      [onSale],
    );
    const { id, updated_at, title, description, price, ...rest } = changed[0]!.body;
    expect(rest).toEqual({ current_price: null, url: null, variants: [] });
  });
});

describe("a row that cannot be taken is named with its number and the reason", () => {
  test.each([
    ["no title", { title: " " }, { message: "titleRequired" }],
    ["no description", { description: "" }, { message: "descriptionRequired" }],
    ["no price", { price: "" }, { message: "priceRequired" }],
    [
      "a price in words",
      { price: "cheap" },
      { word: "cellUnreadable", field: "price", cell: "cheap" },
    ],
    ["a price too high", { price: "100000001" }, { message: "priceRange" }],
    ["a sale that is none", { current_price: "900" }, { message: "saleNotBelowPrice" }],
    ["a category of their own", { category: "Galabeyas!" }, { message: "categoryUnknown" }],
    ["a link that is no address", { url: "javascript:alert(1)" }, { message: "addressNotWeb" }],
    ["a picture that is no address", { image_url: "shirt.jpg" }, { message: "addressNotWeb" }],
    [
      "stock that cannot be read",
      { variants: "M" },
      { word: "cellUnreadable", field: "variants", cell: "M" },
    ],
    [
      "perhaps",
      { hidden: "perhaps" },
      { word: "cellUnreadable", field: "hidden", cell: "perhaps" },
    ],
    [
      "a currency that is none",
      { currency: "pounds" },
      { word: "cellUnreadable", field: "currency", cell: "pounds" },
    ],
  ])("%s", (_, cells, reason) => {
    const row = { id: "p_shirt", ...cells };
    expect(reasons([Object.keys(row), Object.values(row)])).toEqual([[2, reason]]);
  });

  test("a new product without what every product needs", () => {
    expect(
      reasons([
        ["title", "price"],
        ["Scarf", "100"],
      ]),
    ).toEqual([[2, { message: "descriptionRequired" }]]);
    expect(
      reasons([
        ["title", "description"],
        ["Scarf", "Wool"],
      ]),
    ).toEqual([[2, { message: "priceRequired" }]]);
  });

  test("a product that is not there, one that stands there twice, and an address of two products", () => {
    expect(
      reasons([
        ["id", "price"],
        ["p_other", "5"],
        ["p_shirt", "5"],
        ["p_shirt", "6"],
      ]),
    ).toEqual([
      [2, { word: "unknownId" }],
      [4, { word: "sameAsRow", row: 3 }],
    ]);
    const twin = aProduct({ ...dress, url: shirt.url });
    expect(
      plan(
        [
          ["url", "price"],
          [shirt.url!, "5"],
        ],
        [shirt, twin],
      ).refused,
    ).toMatchObject([{ row: 2, reason: { word: "severalUrls" } }]);
  });

  test("a file without rows, without columns, or with too many rows is refused whole", () => {
    expect(makePlan([], [], sameWord)).toBe("emptyFile");
    expect(makePlan([["title"], [" "]], [], sameWord)).toBe("emptyFile");
    expect(
      makePlan(
        [
          ["foo", "bar"],
          ["1", "2"],
        ],
        [],
        sameWord,
      ),
    ).toBe("noColumns");
    const many = Array.from({ length: 5001 }, (_, n) => [`Title ${n}`]);
    expect(makePlan([["title"], ...many], [], sameWord)).toBe("tooManyRows");
    expect(makePlan([["title"], ...many.slice(1)], [], sameWord)).toMatchObject({ added: [] });
  });
});
