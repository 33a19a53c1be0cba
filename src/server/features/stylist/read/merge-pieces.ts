// What is said of single pieces beside the terms of the wish, from one turn to the next: words that narrow them, and
// facts that each of several has of its own.
import type { Wish } from "../wish.ts";
import { kindsOf } from "./kinds.ts";
import type { Sentence } from "./sentence.ts";

const unique = (list: string[]): string[] => [...new Set(list)];

/** What was said of each holds until pieces are named anew; a price or a size that is said now is said of all. */
export function mergeEach({ each: before }: Wish, sentence: Sentence): Pick<Wish, "each"> {
  if (sentence.each) return { each: sentence.each };
  if (!before || kindsOf(sentence).length > 0) return {};
  const { maxPrice, minPrice, sizes } = sentence.limits;
  const isPriced = maxPrice !== undefined || minPrice !== undefined;
  return {
    each: before.map(({ terms, limits }) => ({
      terms,
      limits: {
        ...(!isPriced && limits),
        ...(isPriced && !sizes && limits.sizes && { sizes: limits.sizes }),
      },
    })),
  };
}

/** Words for the piece hold until it is named anew with others: "kitten heels", then "block heels". */
export function mergeDetails(
  before: Wish,
  sentence: Sentence,
): Pick<Wish, "details" | "notDetails"> {
  const { details: said = [], notDetails: refused = [] } = sentence;
  const isAnew = kindsOf(sentence).length > 0 && said.length > 0;
  const kept = isAnew ? [] : (before.details ?? []).filter((word) => !refused.includes(word));
  const details = unique([...kept, ...said]);
  const not = (before.notDetails ?? []).filter((word) => !said.includes(word));
  const notDetails = unique([...not, ...refused]);
  return {
    ...(details.length > 0 && { details }),
    ...(notDetails.length > 0 && { notDetails }),
  };
}
