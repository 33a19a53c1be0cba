/** Which value belongs to which place in a sentence that names several of both. */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Span } from "./normalise.ts";
import type { PlaceMark } from "./places.ts";
import { clausesOf, within } from "./sentences.ts";

export type Value = Span<{ fee: number } | { days: string }>;

type Item = (Span<PlaceMark> & { isPlace: true }) | (Value & { isPlace: false });
type Group = { at: PlaceMark[]; values: Value["value"][] };

/** “Cairo 50, Delta 60” or “50 for Cairo, 60 for the Delta”: whichever stands first leads; where that leaves someone alone, commas decide. */
export function pair(
  text: string,
  places: Span<PlaceMark>[],
  values: Value[],
): { at: PlaceMark[]; value: Value["value"] }[] {
  if (values.length === 0) return [];
  if (places.length === 0) return values.map(({ value }) => ({ at: [], value }));
  const excepted = byException(text, places, values);
  if (excepted) return excepted;
  // “EGP 75, 2-4 days to Cairo; 4-6 to all others”: the one sum at the head holds for all of them.
  const fees = values.filter(({ value }) => "fee" in value);
  const times = values.filter(({ value }) => "days" in value);
  if (
    fees.length === 1 &&
    times.length > 1 &&
    elementAt(fees, 0).start < elementAt(places, 0).start
  )
    return [
      { at: places.map(({ value }) => value), value: elementAt(fees, 0).value },
      ...pair(text, places, times),
    ];
  // “55 for Cairo (2-3 days), 85 for the rest (4-6 days)”: sums lead their places, times follow them.
  if (
    fees.length > 1 &&
    fees.length === times.length &&
    elementAt(values, 0).start < elementAt(places, 0).start
  )
    return [...pair(text, places, fees), ...pair(text, places, times)];
  const apart = bySemicolon(text, values);
  if (apart)
    return apart.flatMap(({ start, end }) => {
      const inside = (one: Span<unknown>) => one.start >= start && one.start < end;
      return pair(text.slice(0, end), places.filter(inside), values.filter(inside));
    });
  const items: Item[] = [
    ...places.map((one) => ({ ...one, isPlace: true as const })),
    ...values.map((one) => ({ ...one, isPlace: false as const })),
  ].toSorted((one, other) => one.start - other.start);
  let groups = inTurnOfTheRest(items) ?? inTurn(items);
  if (groups.some((group) => group.at.length === 0 || group.values.length === 0))
    groups = byClause(text, items).flatMap(inTurn);
  // “Otherwise Cairo 60 and the governorates 80”: the first “otherwise” only leads on.
  const isRest = (place: PlaceMark) => place.reach === "rest";
  groups = groups.map(({ at, values: said }) => ({
    at:
      groups.filter((one) => one.at.some(isRest)).length > 1 && at.some((one) => !isRest(one))
        ? at.filter((one) => !isRest(one))
        : at,
    values: said,
  }));
  groups = withTheirPlaces(text, items, groups);
  const paired = groups.flatMap((group) => group.values.map((value) => ({ at: group.at, value })));
  return distribute(groups, paired);
}

/** What leads to places that are left out of what was just said. */
export const LEAVES_OUT =
  /(?<!\p{L})(?:except|excluding|but not|apart from|aside from|other than|save|ما ?عدا|عدا|الا|باستثناء|بخلاف)(?: for)? ?(?:the )?(?:2 |both |محافظ(?:ه|ات|تي) )?$/u;

/** “75 anywhere, apart from Sinai and Matrouh, where it is 130”: on either side places and values of their own. */
function byException(text: string, places: Span<PlaceMark>[], values: Value[]) {
  const led = places.find(({ start }) => LEAVES_OUT.test(text.slice(0, start)));
  if (!led) return null;
  const isAhead = (one: Span<unknown>) => one.start < led.start;
  const [rule, exception] = [true, false].map((ahead) => ({
    places: places.filter((one) => isAhead(one) === ahead),
    values: values.filter((one) => isAhead(one) === ahead),
  }));
  const isWhole = (part: typeof rule) => !!part && part.places.length > 0 && part.values.length > 0;
  if (!rule || !exception || !isWhole(rule) || !isWhole(exception)) return null;
  return [
    ...pair(text.slice(0, led.start), rule.places, rule.values),
    ...pair(text, exception.places, exception.values),
  ];
}

/** Parts between semicolons, when each states a value of its own: no place belongs to another part. */
function bySemicolon(text: string, values: Value[]): { start: number; end: number }[] | null {
  let start = 0;
  const parts = text.split(/(?<=[;؛])/u).map((part) => {
    const from = start;
    start += part.length;
    return { start: from, end: start };
  });
  const isWhole = (part: { start: number; end: number }) =>
    values.some((one) => one.start >= part.start && one.start < part.end);
  return parts.length > 1 && parts.every(isWhole) ? parts : null;
}

/** “60 for Cairo and the rest 85”: the rest turns the order round. */
function inTurnOfTheRest(items: Item[]): Group[] | null {
  if (items[0]?.isPlace || items.at(-1)?.isPlace) return null;
  const turn = items.findIndex(
    (item, at) => item.isPlace && item.value.reach === "rest" && items[at - 1]?.isPlace,
  );
  if (turn < 0 || items[turn + 1]?.isPlace) return null;
  return [...inTurn(items.slice(0, turn)), ...inTurn(items.slice(turn))];
}

function inTurn(items: Item[]): Group[] {
  const groups: Group[] = [];
  let last: boolean | null = null;
  for (const item of items) {
    if (item.isPlace === elementAt(items, 0).isPlace && last !== elementAt(items, 0).isPlace)
      groups.push({ at: [], values: [] });
    const group = elementAt(groups, -1);
    if (item.isPlace) group.at.push(item.value);
    else group.values.push(item.value);
    last = item.isPlace;
  }
  return groups;
}

/** “50 for those in Cairo and Giza who wait three days”: in one clause a sum and a time are of the same places. */
function withTheirPlaces(text: string, items: Item[], groups: Group[]): Group[] {
  const [placed, ...others] = groups.filter(({ at }) => at.length > 0);
  const isOneClause = clausesOf(text).some((clause) => items.every((item) => within(clause, item)));
  if (!placed || others.length > 0 || !isOneClause) return groups;
  const kinds = groups.flatMap(({ values }) => values.map((value) => "fee" in value));
  return new Set(kinds).size === kinds.length
    ? groups.map((group) => ({ ...group, at: placed.at }))
    : groups;
}

/** Clauses gathered until each has a place and a value. */
function byClause(text: string, items: Item[]): Item[][] {
  const parts: Item[][] = [[]];
  const isWhole = (some: Item[] = []) =>
    some.some((item) => item.isPlace) && some.some((item) => !item.isPlace);
  const clauses = clausesOf(text).map((clause) => items.filter((item) => within(clause, item)));
  for (const [at, inside] of clauses.entries()) {
    const current = elementAt(parts, -1);
    const places = current.filter((item) => item.isPlace);
    // “Within a week anywhere, for 65, and Suez free”: the sum alone is of the places just told.
    const isOfThese =
      inside.every((item) => !item.isPlace) && isWhole(clauses[at + 1]) && !isWhole(inside);
    if (isWhole(current) && inside.length > 0)
      parts.push(isOfThese ? [...places, ...inside] : inside);
    else current.push(...inside);
  }
  const last = elementAt(parts, -1);
  if (!isWhole(last) && parts.length > 1) parts.splice(-2, 2, [...elementAt(parts, -2), ...last]);
  return parts.filter((part) => part.length > 0);
}

/** “Cairo 70, Alexandria 90, arriving in 1-2 days”: the one time at the end holds for all of them. */
function distribute(groups: Group[], paired: { at: PlaceMark[]; value: Value["value"] }[]) {
  const times = paired.filter((one) => "days" in one.value);
  const fees = paired.filter((one) => "fee" in one.value);
  if (
    times.length === 1 &&
    fees.length > 1 &&
    elementAt(groups, -1).values.some((value) => "days" in value)
  )
    elementAt(times, 0).at = groups.flatMap((group) => group.at);
  return paired;
}
