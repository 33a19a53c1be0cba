// @vitest-environment node
import { expect, it } from "vitest";
import { outOf } from "./out-of.ts";

it("offers a size that is out everywhere, and the colors in which another is out", () => {
  const variants = [
    { color: "black", size: "S", in_stock: true },
    { color: "beige", size: "S", in_stock: false },
    { color: "black", size: "M", in_stock: false },
    { color: "beige", size: "M", in_stock: false },
    { color: "black", size: "L", in_stock: true },
    { color: "beige", size: "L", in_stock: true },
  ];
  expect(outOf({ sizes: ["S", "M", "L", "XL"], variants })).toEqual([
    { size: "S", color: "beige" },
    { size: "M" },
    { size: "XL" },
  ]);
});
