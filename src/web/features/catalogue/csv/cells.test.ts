// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aProduct } from "../../../test-support/a-product.ts";
import { readHeaders } from "./columns.ts";
import { guarded, unguarded } from "../../../../contract/spreadsheet-cells.ts";
import { readAddresses, readAmount, readYesNo } from "./read-cell.ts";
import { readVariants, writeVariants } from "./variant-cell.ts";
import { rowsOf } from "./write-cells.ts";

fc.configureGlobal({ seed: 20_261_115 });

describe("a cell that a spreadsheet would take for something else", () => {
  const FORMULAS = ["=1+1", "+20100", "-5%", "@sum", "＝1", "＋1", "－1", "＠sum", "−1"];
  const BEFORE = [
    "",
    " ",
    "  ",
    "\u00a0",
    "\ufeff",
    "\n",
    "\r\n",
    "\t",
    "\u200b",
    "\u202e",
    "\u3000 ",
  ];
  const DISGUISED = FORMULAS.flatMap((formula) => BEFORE.map((skipped) => skipped + formula));
  test.each([...DISGUISED, "\tx", "\nx", "2-3", "1/2", "12/11/2026", "007"])(
    "%j goes out with a quote in front, and comes back without it",
    (cell) => {
      expect(guarded(cell)).toBe(`'${cell}`);
      expect(unguarded(guarded(cell))).toBe(cell);
    },
  );

  test.each([
    "Linen shirt",
    "2-3, 4-5",
    "'70s dress",
    "M-L",
    "1200",
    "0",
    "0.5",
    "https://a.example",
  ])("%j goes out and comes back as it is", (cell) => {
    expect(guarded(cell)).toBe(cell);
    expect(unguarded(cell)).toBe(cell);
  });

  test("whatever a brand writes survives the way out and back, and never begins a formula", () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({
        unit: fc.constantFrom("'", "=", "-", "+", "@", "1", "/", "0", "a", " ", "\u00a0"),
      }),
      fc.string({ unit: fc.constantFrom("'", "＝", "－", "\ufeff", "\n", "\u200f", "a") }),
    );
    fc.assert(
      fc.property(cell, (text) => {
        expect(unguarded(guarded(text))).toBe(text);
        expect(guarded(text)).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u);
      }),
    );
  });
});

describe("columns are found", () => {
  test("in any order, by field names, English and Arabic words, and the others are named", () => {
    const { places, ignored } = readHeaders([
      " Sale Price ",
      "TITLE",
      "اسم المصمم",
      "ألوان",
      "الألوان",
      "Product_URL",
      "السِّعر",
      "title",
      "",
    ]);
    expect([...places]).toEqual([
      ["current_price", 0],
      ["title", 1],
      ["colors", 4],
      ["url", 5],
      ["price", 6],
    ]);
    expect(ignored).toEqual(["اسم المصمم", "ألوان", "title"]);
  });
});

describe("an amount is read", () => {
  test.each([
    ["1250", 1250],
    ["1250.5", 1250.5],
    ["1250,50", 1250.5],
    ["1,250", 1250],
    ["1.250", 1250],
    ["1,250.50", 1250.5],
    ["1.250,50", 1250.5],
    ["1 250 000", 1_250_000],
    ["1,250,000.9", 1_250_000.9],
    ["١٬٢٥٠٫٥٠", 1250.5],
    ["١٢٥٠", 1250],
    ["EGP 1,250", 1250],
    ["1250 ج.م.", 1250],
    ["£99.99", 99.99],
    ["0.125", 0.125],
    ["0", 0],
  ])("%s", (cell, amount) => {
    expect(readAmount(cell)).toBe(amount);
  });

  test.each(["", "free", "-5", "1-2", "12.5.3", "1e9999", "1,2,3"])("%j is none", (cell) => {
    expect(readAmount(cell)).toBeUndefined();
  });
});

test("yes and no are understood in both languages, and nothing is guessed", () => {
  expect(["Yes", "TRUE", "1", "نعم"].map(readYesNo)).toEqual([true, true, true, true]);
  expect(["no", "False", "0", "لا"].map(readYesNo)).toEqual([false, false, false, false]);
  expect(["", "maybe", "2"].map(readYesNo)).toEqual([undefined, undefined, undefined]);
});

test("addresses with commas in them stay whole", () => {
  const one = "https://cdn.example/w_300,h_400/a.jpg";
  const two = "https://cdn.example/b.jpg";
  expect(readAddresses(`${one}, ${two}`)).toEqual([one, two]);
  expect(readAddresses(`${one},${two}\n/uploads/b_1/x.webp`)).toEqual([
    one,
    two,
    "/uploads/b_1/x.webp",
  ]);
});

describe("stock in one cell", () => {
  test("can be read and written by hand", () => {
    const variants = [
      { color: "red", size: "M", in_stock: true },
      { color: null, size: "40/42", in_stock: false },
    ];
    expect(writeVariants(variants)).toBe("red | M | in stock;  | 40/42 | sold out");
    expect(readVariants(writeVariants(variants))).toEqual(variants);
    expect(readVariants("Red|M; red | L | نفد\nblue | S | no")).toEqual([
      { color: "red", size: "M", in_stock: true },
      { color: "red", size: "L", in_stock: false },
      { color: "blue", size: "S", in_stock: false },
    ]);
  });

  test("comes back as it was, whatever colours and sizes are called", () => {
    const word = fc.option(
      fc.string({ minLength: 1 }).map((text) => text.trim().toLowerCase()),
      {
        nil: null,
      },
    );
    const variant = fc
      .record({ color: word, size: word, in_stock: fc.boolean() })
      .filter(({ color, size }) => color !== "" && size !== "" && (color ?? size) !== null);
    fc.assert(
      fc.property(fc.array(variant), (variants) => {
        expect(readVariants(writeVariants(variants))).toEqual(variants);
      }),
    );
  });

  test.each(["red", "red | M | perhaps", "a | b | yes | no", "[1]", "[", " | | yes"])(
    "%j cannot be read",
    (cell) => {
      expect(readVariants(cell)).toBeUndefined();
    },
  );
});

test("a product becomes a row that a spreadsheet shows as it is", () => {
  const product = aProduct({
    id: "p_1",
    title: "=HYPERLINK(1)",
    description: "Two\nlines",
    price: 900,
    current_price: 700.5,
    sizes: ["2-3"],
    colors: ["white", "off white"],
    materials: [],
    other_image_urls: ["https://a.example/1,2.jpg", "https://a.example/3.jpg"],
    variants: [{ color: "white", size: "2-3", in_stock: false }],
    active: true,
    hidden: false,
    sold_out: true,
  });
  expect(rowsOf([product])).toEqual([
    [
      "p_1",
      "'=HYPERLINK(1)",
      "Two\nlines",
      "900",
      "700.5",
      product.currency,
      product.category,
      product.style,
      "white, off white",
      "'2-3",
      "",
      product.url ?? "",
      product.image_url ?? "",
      "https://a.example/1,2.jpg, https://a.example/3.jpg",
      "white | 2-3 | sold out",
      "yes",
      "no",
      "yes",
      "",
      "",
      product.updated_at,
    ],
  ]);
});
