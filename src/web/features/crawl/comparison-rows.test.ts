// @vitest-environment node
import { expect, it } from "vitest";
import { comparisonRows } from "./comparison-rows.ts";

const VARIANTS = [{ color: "Black", size: "S", in_stock: true }];
const amount = (value: number) => value.toLocaleString("en");

it("two readings stand side by side, prices of the selectors with their sign", () => {
  const rows = comparisonRows(
    {
      title: "Abaya",
      description: "Long.",
      original_price: 2900,
      sales_price: 2450,
      variants: VARIANTS,
    },
    { title: "Abaya", description: null, price: 2900, current_price: 2540, variants: VARIANTS },
    amount,
  );
  const json = JSON.stringify(VARIANTS, null, 2);
  expect(rows).toEqual([
    { name: "title", read: "Abaya", followup: "Abaya", differs: false },
    { name: "description", read: "Long.", followup: null, differs: true },
    { name: "original", read: "2,900", followup: "$2900", differs: false },
    { name: "sales", read: "2,450", followup: "$2540", differs: true },
    { name: "variants", read: json, followup: json, differs: false },
  ]);
});

it("nothing is nothing, whether it is missing, empty or null", () => {
  const rows = comparisonRows({ title: "", variants: [] }, null, amount);
  expect(rows.map(({ read, followup, differs }) => [read, followup, differs])).toEqual(
    Array.from({ length: 5 }, () => [null, null, false]),
  );
});

it("a description that only repeats the title is none", () => {
  const rows = comparisonRows(
    {
      title: "Linen abaya",
      description: " linen abaya",
      original_price: 1,
      sales_price: null,
      variants: [],
    },
    { title: "Abaya", description: "Abaya", price: 1, current_price: null, variants: [] },
    amount,
  );
  expect(rows.find(({ name }) => name === "description")).toMatchObject({
    read: null,
    followup: null,
    differs: false,
  });
});
