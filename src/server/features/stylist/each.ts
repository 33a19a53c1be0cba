// Several pieces in one turn, each with its own colour, cloth, size and price: "a navy suit, size 50, and brown shoes,
// size 43". What one of them should be is asked of no other; the rest of the wish holds for all.
import type { Each, Wish } from "./wish.ts";

/** The wish for one of them. */
export function wishOfOne({ each = [], ...wish }: Wish, one: Each): Wish {
  const own = new Set(each.flatMap(({ terms }) => terms));
  const { minPrice, maxPrice, sizes, ...limits } = wish.limits;
  const isPriced = each.some(
    (other) => other.limits.maxPrice !== undefined || other.limits.minPrice !== undefined,
  );
  const isSized = each.some((other) => other.limits.sizes);
  return {
    ...wish,
    terms: [...wish.terms.filter((id) => !own.has(id)), ...one.terms],
    limits: {
      ...limits,
      ...(!isPriced && minPrice !== undefined && { minPrice }),
      ...(!isPriced && maxPrice !== undefined && { maxPrice }),
      ...(!isSized && sizes && { sizes }),
      ...one.limits,
    },
  };
}

/** What is asked for one by one, where all of it is still asked for. */
export const eachOf = ({ each = [], terms }: Wish): Each[] =>
  each.every((one) => one.terms.every((id) => terms.includes(id))) ? each : [];
