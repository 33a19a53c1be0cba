// @vitest-environment node
import { expect, test } from "vitest";
import { aProduct } from "../../test-support/a-product.ts";
import { arabic, arabicGist, arabicNames } from "./ar.ts";
import { makeText } from "./vocabulary.ts";

const { gistOf } = makeText("ar", arabic, arabicNames, arabicGist);
const gist = (title: string, category = "", materials: string[] = [], colors: string[] = []) =>
  gistOf(aProduct({ title, category, materials, colors }));

test.each([
  ["Black linen wide-leg trousers", "Pants", ["linen"], ["black"], "بنطلون واسع · كتان · أسود"],
  ["Blue denim jeans", "Pants", ["denim"], ["blue"], "بنطلون جينز · أزرق"],
  // What follows "with" is no thing of its own.
  ["Evening dress with matching bag", "Dresses", ["satin"], [], "فستان سهرة · ساتان"],
  ["Moon ring", "Accessories", ["silver"], ["silver"], "خاتم · فضة · فضي"],
  ["Amal (new)", "Abayas", [], ["Sand"], "عباية · رملي"],
  // Words that nobody translated are left out, not shown in Latin letters.
  ["Amal", "Skirts", ["Tencel®", "cotton"], ["midnight sky"], "جيبة · قطن"],
  ["Amal", "", [], [], ""],
  ["عباية سودا", "Abayas", ["crepe"], ["black"], ""],
])("%s", (title, category, materials, colors, expected) =>
  expect(gist(title, category, materials, colors)).toBe(expected),
);
