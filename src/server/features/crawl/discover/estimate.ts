// How many pieces a shop should have, from what its lists say of themselves beside what was found in them.
// Where every list was seen to its end there is nothing to estimate.
import type { Walked } from "./walked.ts";

/** `reason`: why there should be more than the pages that were found. */
export type Estimate = {
  expected: number | null;
  reason: "lists_name_more" | "lists_go_on" | null;
};

const FEW_TIMES = 2;

export function estimate({ seen, products }: Walked, pages: number): Estimate {
  let expected = 0;
  let goesOn = false;
  for (const list of seen.values()) {
    const total = list.total ?? 0;
    if (total > list.products.size && total > pages) expected = Math.max(expected, total);
    const isMost = list.products.size >= products.size;
    // A list that says so itself may still be one of many, whose pieces were all found elsewhere.
    const isTold = list.isTold && pages <= list.products.size * FEW_TIMES;
    if (list.isOpen && (isMost || isTold)) goesOn = true;
  }
  if (expected > 0) return { expected, reason: "lists_name_more" };
  return goesOn ? { expected: null, reason: "lists_go_on" } : { expected: null, reason: null };
}
