/** Fees and times of delivery: places and values are paired within a sentence or a table's row. */
import { isAddress, isListByPlace, isPlacedOrder } from "./by-place.ts";
import type { Zoned } from "./fact.ts";
import type { Span } from "./normalise.ts";
import { isFigureAlone, namesOnlyPlaces } from "./only-places.ts";
import { type PlaceMark, readPlaces } from "./places.ts";
import { has, type Sentence } from "./sentences.ts";
import { goesToOthers, isOffer, isOnItsWayBack, isSentAgain } from "./asides.ts";
import { dealsInElse, isUnderWay, leansOnTheWay, namesTrip } from "./on-the-way.ts";
import { isFaulty } from "./sides.ts";
import { isSilent, topicsOf } from "./topics.ts";
import { DEDUCTED, ELSEWHERE, ONLY_FIGURES, TAKES, TIME_LABEL } from "./delivery-words.ts";
import { valuesOf } from "./delivery-values.ts";
import { readFreeFrom } from "./free-from.ts";
import { allLeftOut, settledPlaces } from "./left-out-places.ts";
import { pair, type Value } from "./pair-places.ts";
import { AHEAD, THE_REST } from "./roles.ts";
import { namesTown } from "./towns.ts";
import { namesUnknownZone, placesBefore, zonePlaces, type Zones } from "./zones.ts";

/** “Giza the same”: what was just said holds for this place too. */
const SAME_AS_BEFORE =
  /(?<!\p{L})(?:زي(?:ها|ه|هم)|نفس (?:ال)?(?:سعر|تمن|مصاريف|حاجه|كلام|مده)|(?:ب)?نفسه|the same|same (?:price|fee|time)|likewise|kaman)(?!\p{L})/u;

const IN_TURN = /(?<!\p{L})(?:respectively|in that order|علي التوالي|بالترتيب|بالتوالي)(?!\p{L})/u;

const COLLECTED =
  /(?<!\p{L})(?:collect(?:ed|ing|ion)?|pick(?:ed|ing)? (?:it |them |(?:your|the) \p{L}+ )?up|click (?:and|&) collect)(?!\p{L})[^.;,]{0,24} (?:from|at|in) (?:our|the|any|a|one of our) (?:\p{L}+ )?(?:shops?|stores?|branch(?:es)?|studio|showroom|atelier|boutique)|(?<!\p{L})(?:(?:ال)?استلام|(?:ت|ا|ب?ت)ستلم\p{L}{0,4}|تاخد\p{L}{0,4}) (?:\p{L}+ )?(?:من|في) (?:ال)?(?:فرع|فروع|محل|معرض|اتيليه|ستوديو)/u;
const REFUSED =
  /refus|(?:not|n't) (?:like|want)|رفض|(?:مش|ما|م)\p{L}{0,2} ?(?:عاجب|عجب|عايز|عاوز)\p{L}*|وهو واقف/u;

export type Given = {
  previous: Sentence | null;
  next?: Sentence | undefined;
  said: Delivery | null;
  isByPlace: boolean;
};
export type Delivery = { fees: Zoned[]; times: Zoned[] };

/** Fees and times of one sentence with the places they hold for. */
export function readDelivery(
  sentence: Sentence,
  zones: Zones,
  { previous, next, said, isByPlace }: Given = { previous: null, said: null, isByPlace: false },
): Delivery {
  const nothing = { fees: [], times: [] };
  if (isSilent(sentence) || has(sentence, "cancel", "deposit") || isSentAgain(sentence.text))
    return nothing;
  // “100 first, the rest at the door”, “100 by wallet first”: a part of the price.
  if (
    AHEAD.test(sentence.text) &&
    (THE_REST.test(sentence.text) || !has(sentence, "delivery", "fee")) &&
    has(sentence, "pay", "wallet", "transfer", "instapay", "cash", "cod")
  )
    return nothing;
  // What she fetches herself takes no way.
  if (COLLECTED.test(sentence.text) || isAddress(sentence)) return nothing;
  // What is taken off a refund is no price of a delivery.
  if (DEDUCTED.test(sentence.text)) return nothing;
  // What reaches us is on its way back.
  if (isOnItsWayBack(sentence.text) || goesToOthers(sentence.text) || isOffer(sentence.text))
    return nothing;
  // “And if I don't like it at the door?” “Then you pay the way, 60.”
  if (sentence.asked && REFUSED.test(sentence.asked.text)) return nothing;
  const topics = topicsOf(sentence);
  const ofZones = zonePlaces(sentence.text, zones);
  const isOfZone = (one: Span<PlaceMark>) =>
    ofZones.some(({ start, end }) => one.start < end && one.end > start);
  const places = [
    ...readPlaces(sentence.text).filter((one) => !isOfZone(one)),
    ...ofZones,
    ...placesBefore(sentence, previous),
  ].toSorted((one, other) => one.start - other.start);
  const speaks =
    has(sentence, "delivery") ||
    isByPlace ||
    isPlacedOrder(sentence, places) ||
    isListByPlace(sentence, places) ||
    answersPrice(sentence, places) ||
    namesTrip(sentence.text) ||
    (isUnderWay(sentence.text) && !dealsInElse(sentence));
  if (said && places.length > 0 && SAME_AS_BEFORE.test(sentence.text)) {
    const again = sameFor(sentence, places, said);
    if (again) return again;
  }
  // “We deliver nationwide. The cost is LE 65.”
  const leans =
    !!said &&
    !!previous &&
    topics.size === 0 &&
    leansOnTheWay(sentence.text) &&
    (has(previous, "delivery") || said.fees.length + said.times.length > 0) &&
    !has(previous, "exchange", "return", "express") &&
    !dealsInElse(sentence);
  // “📦 70 LE all over Egypt”, and on the next line “⏱ 3-5 days”.
  const goesOn =
    leans ||
    (topics.size === 0 &&
      (ONLY_FIGURES.test(sentence.text) || TIME_LABEL.test(sentence.text)) &&
      !!previous &&
      has(previous, "delivery") &&
      !has(sentence, "pay", "cash", "card"));
  if (!speaks && !topics.has("delivery") && !goesOn) return nothing;
  if (
    !speaks &&
    !goesOn &&
    places.length === 0 &&
    !sentence.asked &&
    !TAKES.test(sentence.text) &&
    !leansOnTheWay(sentence.text)
  )
    return nothing;
  if (has(sentence, "exchange", "return", "refund", "credit", "fault", "pickup")) return nothing;
  // “Faults” above, “within 30 days, and the courier is ours” below.
  if (isFaulty(sentence) && !topics.has("delivery")) return nothing;
  if (
    (topics.has("exchange") || topics.has("return")) &&
    !topics.has("delivery") &&
    !(speaks && places.length > 0)
  )
    return nothing;
  const free = readFreeFrom(sentence);
  const isElsewhere = places.length === 0 && !TIME_LABEL.test(sentence.text);
  const label = isElsewhere ? ELSEWHERE.exec(sentence.text) : null;
  if (
    label &&
    !sentence.marks.some(
      (mark) => mark.start < label[0].length && ["delivery", "fee", "pay"].includes(mark.concept),
    )
  )
    return nothing;
  // Nor is one for a zone that is defined nowhere.
  if (places.length === 0 && isFigureAlone(sentence.text)) {
    const isHalf = [previous, next].some(
      (one) => one?.zone === sentence.zone && namesOnlyPlaces(one.text),
    );
    if (isHalf) return nothing;
  }
  if (places.length === 0 && namesUnknownZone(sentence.text, zones)) return nothing;
  // A fee for a town alone is none for everywhere.
  if (places.length === 0 && namesTown(sentence.text)) return nothing;
  const values = valuesOf(sentence, places, free.spans, speaks || topics.has("delivery"));
  // “Cairo and Giza …. 55 and 80 respectively”: each is of a place that stands elsewhere.
  if (IN_TURN.test(sentence.text) && new Set(places.map(({ start }) => start)).size < values.length)
    return nothing;
  const leftOut = allLeftOut(sentence.text, places, values);
  const left = leftOut.flatMap(({ value }) => value.ids);
  const paired = pairWithAsked(
    sentence,
    settledPlaces(sentence, places).filter((place) => !leftOut.includes(place)),
    values,
  );
  const section = `${sentence.page} ${sentence.zone} ${sentence.under
    .filter((one) => one.level < 7)
    .map((one) => one.text)
    .join("/")}`;
  const result = { ...nothing, fees: [] as Zoned[], times: [] as Zoned[] };
  const inherited = headingPlaces(sentence);
  // “75 everywhere; in Cairo two days”: what is said of everywhere leaves out only what was not understood.
  const unpaired = (isFee: boolean, isOfAll: boolean) => {
    const told = paired
      .filter(({ value }) => isOfAll || "fee" in value === isFee)
      .flatMap(({ at }) => at);
    return places
      .map(({ value }) => value)
      .filter(
        (place) => (place.reach === "named" || place.reach === "region") && !told.includes(place),
      )
      .flatMap(({ ids }) => ids);
  };
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
        but: [
          ...unpaired("fee" in value, place.reach === "all" && !isBeside),
          ...(place.but ?? []),
          ...left,
        ],
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

/** The last fee and time of the sentence before, for the places of this one, which gives no figures. */
function sameFor(sentence: Sentence, places: Span<PlaceMark>[], said: Delivery): Delivery | null {
  if (/\d/u.test(sentence.text)) return null;
  const forPlaces = (zoned: Zoned | undefined): Zoned[] =>
    zoned
      ? places.map(({ value }) => ({
          ...zoned,
          ...value,
          quote: sentence.raw,
          page: sentence.page,
        }))
      : [];
  const [fees, times] = [forPlaces(said.fees.at(-1)), forPlaces(said.times.at(-1))];
  return fees.length + times.length > 0 ? { fees, times } : null;
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

/** A list under “Cairo and Giza” speaks of Cairo and Giza. */
const headingPlaces = (sentence: Sentence): PlaceMark[] =>
  sentence.under[0] ? readPlaces(sentence.under[0].text).map((one) => one.value) : [];
