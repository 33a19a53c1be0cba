import { describe, expect, test } from "vitest";
import type { IndexRow } from "../queries/index-rows.ts";
import { firstInOrder } from "./first-in-order.ts";
import { PieceColumns } from "./piece-columns.ts";

const row = (id: string, price: number, createdAt: number): IndexRow => {
  const sizes = ["S"];
  return [id, 0, 1, "b_one", price, false, false, createdAt, sizes, null];
};

const pieces = new PieceColumns();
for (let n = 0; n < 500; n++) pieces.add(row(`p_${(n * 7) % 500}`, (n * 31) % 17, n % 40), 1);
const slots = Int32Array.from({ length: 500 }, (_, slot) => slot);

describe("the first of an order", () => {
  test.each(["cheapest", "dearest", "newest"] as const)("%s: as sorting all would", (by) => {
    const key = (slot: number) =>
      by === "newest" ? -pieces.created[slot]! : (by === "dearest" ? -1 : 1) * pieces.prices[slot]!;
    const sorted = [...slots].toSorted(
      (a, b) => key(a) - key(b) || (pieces.idOf(a) < pieces.idOf(b) ? -1 : 1),
    );
    for (const limit of [1, 60, 500])
      expect([...firstInOrder(slots, by, limit, pieces)]).toEqual(sorted.slice(0, limit));
  });

  test("of none there is none", () => {
    expect(firstInOrder(new Int32Array(0), "cheapest", 5, pieces)).toHaveLength(0);
  });
});
