/** Whether two places of a page say the same of a measure; inches and centimetres of it differ by rounding. */
import type { Point } from "../../../../contract/trust.ts";
import type { Range } from "./measures.ts";

const ROUNDING = 1.4;

export const isAlike = ([from, to]: Range, [otherFrom, otherTo]: Range): boolean =>
  Math.abs(from - otherFrom) <= ROUNDING && Math.abs(to - otherTo) <= ROUNDING;

type Points = Partial<Record<Point, Range>>;
/** Nothing that both tell is told otherwise. */
export const isAlikeAll = (one: Points, other: Points): boolean =>
  (Object.keys(one) as Point[]).every((point) => {
    const [range, another] = [one[point], other[point]];
    return !range || !another || isAlike(range, another);
  });
