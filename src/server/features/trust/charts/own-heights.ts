/**
 * “Length” is the piece's or the wearer's: children's charts and those by weight say «الطول» for how tall somebody is.
 * Its figures tell which, since the stature of an age is known and a grown body's is told as a range.
 */
import type { Point } from "../../../../contract/trust.ts";
import type { Range } from "./measures.ts";
import type { Sizes } from "./read-grid.ts";

const MONTHS = /^(?:(\d{1,2})-)?(\d{1,2}) ?(?:M|MOS?|MONTHS?|شهور|شهر|[اأ]شهر)$/u;
const YEARS = /^(?:(\d{1,2})-)?(\d{1,2}) ?(?:Y|YRS?|YEARS?|سن\p{L}+)?$/u;
/** Centimetres at birth and at 6, 12, 24 months … : a line between them is near enough. */
const GROWTH: [years: number, stature: number][] = [
  [0, 50],
  [0.5, 67],
  [1, 76],
  [2, 88],
  [4, 103],
  [8, 128],
  [12, 150],
  [16, 168],
];
const NEAR = 0.11;
/** Slower than this a year is a piece, whose sizes happen to have children's numbers. */
const LEAST_GROWTH = 3.5;

const middle = ([low, high]: Range) => (low + high) / 2;

/** Years in the middle of a size that may be an age. */
export function ageOf(size: string): number | null {
  const [months, years] = [MONTHS.exec(size), YEARS.exec(size)];
  const match = months ?? years;
  if (!match) return null;
  const last = Number(match[2]);
  return (Number(match[1] ?? last) + last) / 2 / (months ? 12 : 1);
}

function statureAt(age: number): number | null {
  const next = GROWTH.findIndex(([years]) => years >= age);
  const [from, to] = [GROWTH[next - 1] ?? GROWTH[next], GROWTH[next]];
  if (!from || !to) return null;
  const share = to[0] === from[0] ? 0 : (age - from[0]) / (to[0] - from[0]);
  return from[1] + share * (to[1] - from[1]);
}

type Told = { size: string; range: Range };

function isOfChildren(told: Told[]): boolean {
  const read = told.map(({ size, range }) => ({ age: ageOf(size), at: middle(range) }));
  const isNear = read.every(({ age, at }) => {
    const stature = age === null ? null : statureAt(age);
    return stature !== null && Math.abs(at / stature - 1) < NEAR;
  });
  const [first, last] = [read[0], read.at(-1)];
  if (!isNear || !first || !last || first.age === null || last.age === null) return false;
  const years = last.age - first.age;
  return years !== 0 && (last.at - first.at) / years >= LEAST_GROWTH;
}

/** “155-165” of a grown one; a piece has one length in each size, or nearly. */
const isOfGrown = (told: Told[]) =>
  told.every(({ range: [low, high] }) => low >= 140 && high <= 205) &&
  told.filter(({ range: [low, high] }) => high - low >= 4).length * 2 > told.length;

/** «طول الرجل» is a foot or a leg: of a shoe's size it is as long as that size. */
const isOfShoes = (told: Told[]) =>
  told.every(
    ({ size, range }) =>
      /^(?:EU ?)?(?:3[4-9]|4[0-8])(?:\.5)?$/.test(size) &&
      Math.abs(middle(range) - (Number(size.replace("EU", "")) / 1.5 - 1.2)) < 1.7,
  );

export function withOwnHeights(sizes: Sizes): Sizes {
  const told = Object.entries(sizes).flatMap(([size, { length }]) =>
    length ? [{ size, range: length }] : [],
  );
  const has = (point: Point) => Object.values(sizes).some((points) => points[point]);
  if (told.length < 2) return sizes;
  if (!has("foot") && isOfShoes(told))
    return Object.fromEntries(
      Object.entries(sizes).map(([size, { length, ...others }]) => [
        size,
        length ? { ...others, foot: length } : others,
      ]),
    );
  if (has("height")) return sizes;
  if (!isOfChildren(told) && !isOfGrown(told)) return sizes;
  // Of a grown one without a weight beside it the piece may be meant as well: neither is said.
  const isSure = isOfChildren(told) || has("weight");
  return Object.fromEntries(
    Object.entries(sizes).map(([size, { length, ...others }]) => [
      size,
      length && isSure ? { ...others, height: length } : others,
    ]),
  );
}
