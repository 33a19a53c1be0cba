/**
 * What a chart says must hang together: measures grow with the sizes, in small steps, and are those of a grown body
 * where the sizes are. A point that does not is left out, since a wrong figure costs a shopper more than a missing one.
 */
import type { Point } from "../../../../contract/trust.ts";
import type { Range } from "./measures.ts";
import { ageOf, withOwnHeights } from "./own-heights.ts";
import type { Sizes } from "./read-grid.ts";

/** Below this, a figure under a grown size is a width that nobody said was one, or another point. */
const LEAST_OF_ADULTS: Partial<Record<Point, number>> = {
  bust: 66,
  waist: 50,
  hip: 66,
  thigh: 36,
  shoulder: 26,
  foot: 20,
  height: 135,
  weight: 33,
};
/** So wide is no piece of a small or middle size: a whole girth that was doubled. */
const MOST_OF_ADULTS: Partial<Record<Point, number>> = { bust: 165, waist: 160, hip: 170 };
/** Nobody older than a baby is so slim: inches or widths that nobody named. */
const LEAST_OF_ALL: Partial<Record<Point, number>> = { bust: 46, waist: 42, hip: 46 };
/** Where a girth was told in inches or flat without a word, lengths below this may be inches as well. */
const SURE_LENGTH = { grown: 45, child: 32 };
/** From one size to the next a measure grows by less than this share. */
const LARGEST_STEP = 0.3;
const ROUNDING = 0.6;

const LETTERS = ["XXXS", "XXS", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "XXXXL", "XXXXXL"];
const rankOfLetters = (size: string): number | null => {
  const name = size.replace(
    /^(\d)X([SL])$/,
    (_, count: string, end: string) => `${"X".repeat(Number(count))}${end}`,
  );
  const at = LETTERS.indexOf(name.split(/[/-]/)[0] ?? "");
  return at < 0 ? null : at;
};
const rankOf = (size: string): number | null =>
  rankOfLetters(size) ?? (/^\d{1,3}(?:\.5)?$/.test(size) ? Number(size) : null);

const isAdult = (size: string) => {
  const at = rankOfLetters(size);
  return at !== null ? at >= LETTERS.indexOf("XS") : /^(?:3[4-9]|[45]\d|6[0-4])$/.test(size);
};
const isBaby = (size: string) => /\d ?(?:M|MO|MONTHS?|شهر|شهور|[اأ]شهر)$/.test(size);
/** Trousers are called by their waist in inches. */
const isOwnName = (size: string, [low, high]: Range) =>
  /^(?:2[4-9]|3\d|4[0-4])$/.test(size) && low >= Number(size) - 3 && high <= Number(size) + 5;
const isSmall = (size: string) => {
  const at = rankOfLetters(size);
  return at !== null ? at <= LETTERS.indexOf("L") : /^(?:3[4-9]|4[0-2])$/.test(size);
};
const middle = ([low, high]: Range) => (low + high) / 2;

/** Feet are measured in a known relation to European sizes; other points only have to grow. */
const isOddFoot = (size: string, range: Range) =>
  /^(?:3[4-9]|4[0-8])$/.test(size) && Math.abs(middle(range) - (Number(size) / 1.5 - 1.2)) > 2.6;

function isOdd(point: Point, sizes: Sizes): boolean {
  const told = Object.entries(sizes).flatMap(([size, points]) => {
    const range = points[point];
    return range ? [{ size, range, rank: rankOf(size) }] : [];
  });
  const least = LEAST_OF_ADULTS[point];
  if (least !== undefined && told.some(({ size, range }) => isAdult(size) && range[0] < least))
    return true;
  const [lowest, most] = [LEAST_OF_ALL[point], MOST_OF_ADULTS[point]];
  if (lowest !== undefined && told.some(({ size, range }) => !isBaby(size) && range[0] < lowest))
    return true;
  if (most !== undefined && told.some(({ size, range }) => isSmall(size) && range[1] > most))
    return true;
  if (point === "waist" && told.every(({ size, range }) => isOwnName(size, range))) return true;
  if (point === "foot" && told.some(({ size, range }) => isOddFoot(size, range))) return true;
  const ranked = told
    .filter((one): one is typeof one & { rank: number } => one.rank !== null)
    .toSorted((one, other) => one.rank - other.rank);
  return ranked.some((one, at) => {
    const before = ranked[at - 1];
    if (!before) return false;
    const [from, to] = [middle(before.range), middle(one.range)];
    return (
      to < from - ROUNDING || to > from * (1 + LARGEST_STEP * Math.max(1, one.rank - before.rank))
    );
  });
}

/** The chart without the points that cannot be right; null where hardly anything is left of it. */
export function plausible(told: Sizes): Sizes | null {
  const sizes = withOwnHeights(told);
  const points = [...new Set(Object.values(sizes).flatMap((one) => Object.keys(one) as Point[]))];
  const odd = new Set(points.filter((point) => isOdd(point, sizes)));
  if (odd.size === 0) return sizes;
  if ([...odd].some((point) => point in LEAST_OF_ALL)) {
    const isOfChildren = Object.keys(sizes).every((size) => ageOf(size) !== null);
    const sure = SURE_LENGTH[isOfChildren ? "child" : "grown"];
    for (const point of points)
      if (Object.values(sizes).some((one) => (one[point]?.[0] ?? Infinity) < sure)) odd.add(point);
  }
  // Where most of it does not hang together, rows or columns were mistaken for each other.
  if (odd.size * 2 > points.length) return null;
  const kept = Object.entries(sizes).map(([size, one]): [string, Sizes[string]] => [
    size,
    Object.fromEntries(Object.entries(one).filter(([point]) => !odd.has(point as Point))),
  ]);
  return Object.fromEntries(kept.filter(([, one]) => Object.keys(one).length > 0));
}
