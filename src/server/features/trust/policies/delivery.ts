/** Fees and times of delivery: places and values are paired within a sentence or a table's row. */
import type { Found, Zoned } from "./fact.ts";
import { readDays, readMoney, type Span } from "./normalise.ts";
import type { Governorate } from "../../../../contract/trust.ts";
import { type PlaceMark, readPlaces } from "./places.ts";
import { has, isDenied, marksOf, type Sentence } from "./sentences.ts";
import { goesToOthers, isOffer, isOnItsWayBack, isSentAgain } from "./asides.ts";
import { isSilent, topicsOf } from "./topics.ts";
import { DEDUCTED, ELSEWHERE, ONLY_FIGURES, TAKES, TIME_LABEL } from "./delivery-words.ts";
import { valuesOf } from "./delivery-values.ts";
import { readFreeFrom } from "./free-from.ts";
import { pair, type Value } from "./pair-places.ts";
import { namesTown } from "./towns.ts";

export type Zones = Map<string, PlaceMark[]>;
const ZONE =
  /(?:zone|area|region|group|(?:ال)?منطقه|(?:ال)?فئه|(?:ال)?نطاق) ?(\d+|[a-e](?!\p{L})|(?:ال)?اول[يه]|(?:ال)?ثاني[هه]|(?:ال)?تانيه|(?:ال)?ثالثه|(?:ال)?تالته|(?:ال)?رابعه)/gu;

/** “Zone 1: Cairo and Giza” names places for later lines that speak of Zone 1. */
export function defineZones(text: string, zones: Zones): void {
  const [match, more] = [...text.matchAll(ZONE)];
  const places = readPlaces(text);
  if (
    !match ||
    more ||
    places.length === 0 ||
    readMoney(text).length > 0 ||
    readDays(text).length > 0
  )
    return;
  zones.set(
    match[1]!,
    places.map((one) => one.value),
  );
}

export const zonePlaces = (text: string, zones: Zones): Span<PlaceMark>[] =>
  [...text.matchAll(ZONE)].flatMap((match) =>
    (zones.get(match[1]!) ?? []).map((value) => ({
      value,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );

/** Fees and times of one sentence with the places they hold for. */
export function readDelivery(
  sentence: Sentence,
  zones: Zones,
  previous: Sentence | null = null,
): { fees: Zoned[]; times: Zoned[]; found: Found[] } {
  const nothing = { fees: [], times: [], found: [] };
  if (isSilent(sentence) || has(sentence, "cancel", "deposit") || isSentAgain(sentence.text))
    return nothing;
  // What is taken off a refund is no price of a delivery.
  if (DEDUCTED.test(sentence.text)) return nothing;
  // What reaches us is on its way back.
  if (isOnItsWayBack(sentence.text) || goesToOthers(sentence.text) || isOffer(sentence.text))
    return nothing;
  const topics = topicsOf(sentence);
  const places = [...readPlaces(sentence.text), ...zonePlaces(sentence.text, zones)].toSorted(
    (one, other) => one.start - other.start,
  );
  const speaks =
    has(sentence, "delivery") || isPlacedOrder(sentence, places) || answersPrice(sentence, places);
  // “📦 70 LE all over Egypt”, and on the next line “⏱ 3-5 days”.
  const goesOn =
    topics.size === 0 &&
    (ONLY_FIGURES.test(sentence.text) || TIME_LABEL.test(sentence.text)) &&
    !!previous &&
    has(previous, "delivery") &&
    !has(sentence, "pay", "cash", "card");
  if (!speaks && !topics.has("delivery") && !goesOn) return nothing;
  if (!speaks && !goesOn && places.length === 0 && !sentence.asked && !TAKES.test(sentence.text))
    return nothing;
  if (has(sentence, "exchange", "return", "refund", "credit", "fault", "pickup")) return nothing;
  if (
    (topics.has("exchange") || topics.has("return")) &&
    !topics.has("delivery") &&
    !(speaks && places.length > 0)
  )
    return nothing;
  const free = readFreeFrom(sentence);
  const label = places.length === 0 ? ELSEWHERE.exec(sentence.text) : null;
  if (
    label &&
    !sentence.marks.some(
      (mark) => mark.start < label[0].length && ["delivery", "fee", "pay"].includes(mark.concept),
    )
  )
    return { ...nothing, found: free.found };
  // A fee for a town alone is none for everywhere.
  if (places.length === 0 && namesTown(sentence.text)) return { ...nothing, found: free.found };
  const values = valuesOf(sentence, places, free.spans, speaks || topics.has("delivery"));
  const paired = pairWithAsked(sentence, places, values);
  const section = `${sentence.page} ${sentence.zone} ${sentence.under
    .filter((one) => one.level < 7)
    .map((one) => one.text)
    .join("/")}`;
  const result = { ...nothing, fees: [] as Zoned[], times: [] as Zoned[], found: free.found };
  const inherited = headingPlaces(sentence);
  for (const { at, value } of paired) {
    const where = at.length > 0 ? at : inherited;
    // “3 days; Upper Egypt up to 7”: what is said of everywhere gives way to the places named beside it.
    const isBeside = paired.some(
      (other) =>
        "fee" in other.value === "fee" in value &&
        other.at.some((place) => place.reach === "named" || place.reach === "region"),
    );
    for (const place of where.length > 0 ? where : [{ ids: [], reach: "all" as const }]) {
      const zoned = {
        ids: place.ids,
        reach: place.reach === "all" && isBeside ? ("rest" as const) : place.reach,
        quote: sentence.raw,
        page: sentence.page,
        section,
      };
      if ("fee" in value) result.fees.push({ ...zoned, value: value.fee });
      else result.times.push({ ...zoned, value: value.days });
    }
  }
  return result;
}

/** “How much is it to Alexandria?” “65, and to Cairo 50”: the first sum is of the place that was asked for. */
function pairWithAsked(sentence: Sentence, places: Span<PlaceMark>[], values: Value[]) {
  const { text, asked } = sentence;
  const wanted = asked ? readPlaces(asked.text).map((one) => one.value) : [];
  const [first, ...others] = values;
  const isOwn =
    first &&
    wanted.length > 0 &&
    places.length > 0 &&
    /^[^\p{L}]{0,3}[،,]/u.test(text.slice(first.end));
  if (!isOwn || places.some((one) => one.start < first.start)) return pair(text, places, values);
  return [{ at: wanted, value: first.value }, ...pair(text, places, others)];
}

/** “How much is it?” “60 everywhere”: what has a price by place is its way there. */
const answersPrice = (sentence: Sentence, places: Span<PlaceMark>[]) =>
  places.length > 0 && !!sentence.asked && /how much|بكام|b ?kam/u.test(sentence.asked.text);

/** “Parcels: 60 in Cairo, 85 elsewhere” speaks of delivery without the word. */
const isPlacedOrder = (sentence: Sentence, places: Span<PlaceMark>[]) =>
  has(sentence, "order", "courier") &&
  places.some((one) => one.value.reach !== "all") &&
  !has(sentence, "pay", "cod", "cash", "deposit", "confirm", "try", "open") &&
  (readMoney(sentence.text).length > 0 || readDays(sentence.text).length > 0);

/** “Everywhere but North Sinai”, “we do not ship to …”. */
export function readUnserved(sentence: Sentence): Governorate[] {
  if (isSilent(sentence)) return [];
  if (!has(sentence, "delivery") && !topicsOf(sentence).has("delivery")) return [];
  const [no] = marksOf(sentence, "except", "not").filter(
    (mark) =>
      mark.concept === "except" ||
      marksOf(sentence, "delivery").some((one) => isDenied(sentence, one)),
  );
  if (!no || readMoney(sentence.text).length > 0 || readDays(sentence.text).length > 0) return [];
  return readPlaces(sentence.text)
    .filter((one) => one.start > no.start && one.value.reach === "named")
    .flatMap((one) => one.value.ids);
}

/** A list under “Cairo and Giza” speaks of Cairo and Giza. */
const headingPlaces = (sentence: Sentence): PlaceMark[] =>
  sentence.under[0] ? readPlaces(sentence.under[0].text).map((one) => one.value) : [];
