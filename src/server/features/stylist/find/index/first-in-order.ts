// The first few of many in an order, without sorting the many: each is compared with the last of those kept.
import type { Order } from "../../wish.ts";
import type { PieceColumns } from "./piece-columns.ts";

/** Equals in the order of their ids, as the database has them. */
export function firstInOrder(
  slots: Int32Array,
  by: Order,
  limit: number,
  pieces: PieceColumns,
): Int32Array {
  const keys = by === "newest" ? pieces.created : pieces.prices;
  const sign = by === "cheapest" ? 1 : -1;
  const isBefore = (a: number, b: number) => {
    const apart = sign * ((keys[a] ?? 0) - (keys[b] ?? 0));
    return apart !== 0 ? apart < 0 : pieces.idOf(a) < pieces.idOf(b);
  };
  const first: number[] = [];
  for (const slot of slots) {
    if (first.length === limit && !isBefore(slot, first[limit - 1] ?? 0)) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(slot, first[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, slot);
    if (first.length > limit) first.pop();
  }
  return Int32Array.from(first);
}
