import { describe, expect, it } from "vitest";
import type { FilterCounts } from "../../../contract/filter-counts.ts";
import type { FilterOptions } from "../../../contract/products.ts";
import { NO_CHOICE } from "./explore-store.ts";
import { offered } from "./offered.ts";

const all = {
  brands: ["Anber", "Dar", "Zoqaq"],
  brand_counts: { Anber: 40, Dar: 50, Zoqaq: 60 },
  categories: [],
  category_counts: {},
  colors: ["black", "red"],
  sizes: ["S", "38"],
  min_price: 0,
  max_price: 5000,
  facts: { sleeve: { long: 9, short: 4 } },
} as unknown as FilterOptions;

const counts: FilterCounts = {
  total: 7,
  brands: [
    { value: "Dar", count: 5 },
    { value: "Zoqaq", count: 2 },
  ],
  categories: [],
  colors: [{ value: "red", count: 3 }],
  sizes: [{ value: "38", count: 7 }],
  prices: [],
  facts: { sleeve: [{ value: "long", count: 1 }] },
  on_sale: 0,
  in_stock: 0,
  dropped: 0,
};

describe("what is offered beside a choice", () => {
  it("finds something, and is counted as it would be found", () => {
    const left = offered(all, counts, NO_CHOICE);
    expect(left.brands).toEqual(["Dar", "Zoqaq"]);
    expect(left.brand_counts["Dar"]).toBe(5);
    expect(left.colors).toEqual(["red"]);
    expect(left.sizes).toEqual(["38"]);
    expect(left.facts).toMatchObject({ sleeve: { long: 1 } });
  });

  it("can be taken back where it is chosen, though it finds nothing any more", () => {
    const left = offered(all, counts, { ...NO_CHOICE, brands: ["Anber"], colors: ["black"] });
    expect(left.brands).toEqual(["Anber", "Dar", "Zoqaq"]);
    expect(left.colors).toEqual(["black", "red"]);
  });
});
