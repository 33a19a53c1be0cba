import { expect, it } from "vitest";
import { aProduct } from "../../test-support/a-product.ts";
import { sortPieces } from "./sort-pieces.ts";

const pieces = [
  aProduct({ id: "dear", price: 900, created_at: "2026-01-01T00:00:00.000Z" }),
  aProduct({ id: "sale", price: 1000, current_price: 500, created_at: "2026-01-03T00:00:00.000Z" }),
  aProduct({ id: "cheap", price: 100, created_at: "2026-01-02T00:00:00.000Z" }),
];

it.each([
  [null, ["dear", "sale", "cheap"]],
  ["newest", ["sale", "cheap", "dear"]],
  ["price_up", ["cheap", "sale", "dear"]],
  ["price_down", ["dear", "sale", "cheap"]],
] as const)("orders a whole list by %s", (sort, ids) => {
  expect(sortPieces(pieces, sort).map(({ id }) => id)).toEqual(ids);
});

it("puts the largest drop first", () => {
  expect(sortPieces(pieces, "drop")[0]?.id).toBe("sale");
});
