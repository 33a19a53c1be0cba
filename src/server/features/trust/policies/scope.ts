/** What a statement is limited to: some goods, some places, a second time, a season. The usual term is limited to nothing. */
import type { Found, Kind } from "./fact.ts";
import { goodsAlone, readGroups } from "./groups.ts";
import { readPlaces } from "./places.ts";
import { has, marksOf, type Sentence } from "./sentences.ts";

/** “A second exchange”: the first is the usual one. */
const AGAIN =
  /(?<!\p{L})(?:(?:a|the|any|each|every) (?:second|third|further|next|additional|later|repeated)|any more|(?:second|third) time|more than once|repeat(?:ed)?)(?!\p{L})|(?<!\p{L})(?:(?:ال)?(?:مره|تبديل|استبدال|مشوار) (?:ال)?(?:تاني|ثاني)\p{L}{0,2}|للمره (?:ال)?(?:تاني|ثاني)\p{L}{0,2}|اكتر من مره|اكثر من مره)(?!\p{L})/u;
/** What is ordered before it is there has terms of its own. */
const ORDERED_AHEAD = /pre-?orders?(?!\p{L})|(?:ال|لل)?(?:حجز|طلب|طلبات) (?:ال)?مسبق/u;
/** Pieces of the season: their time ends on a day of the calendar. */
const UNTIL_A_DAY =
  /(?:until|till|by) (?:the )?(?:end of )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:حتي|لحد|لغايه) (?:\p{L}+ ){0,2}(?:\d{1,2} )?(?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر)/u;

const NARROW_HEADINGS = 2;

/** Goods named as those the sentence is about, and not as those it leaves out. */
function goodsIn(sentence: Sentence): string[] {
  const headed = sentence.under
    .slice(0, NARROW_HEADINGS)
    .flatMap(({ text, marks }) => [
      ...goodsAlone(text),
      ...(has({ marks }, "sale") && !has({ marks }, "exchange", "return") ? ["sale"] : []),
    ]);
  if (has(sentence, "except")) return headed;
  return [
    ...headed,
    ...readGroups(sentence.text).map(({ group }) => group),
    ...marksOf(sentence, "sale", "custom").map(({ concept }) => concept),
  ];
}

const BY_PLACE = new Set<Kind>(["free_from", "cash_on_delivery", "exchange_cost", "return_cost"]);
const BY_GOODS = new Set<Kind>([
  "cash_on_delivery",
  "exchange_days",
  "exchange_cost",
  "return_days",
  "return_cost",
  "refund_as",
  "on_delivery",
]);

function scopeOf(kind: Kind, sentence: Sentence): string | undefined {
  const headings = sentence.under.slice(0, NARROW_HEADINGS).map(({ text }) => text);
  const all = [sentence.text, ...headings].join("\n");
  const limits = [
    // “Our bags leave sealed”: what an order comes in.
    ...(BY_GOODS.has(kind)
      ? goodsIn(sentence).filter((group) => !(kind === "on_delivery" && group === "bags"))
      : []),
    ...(BY_PLACE.has(kind) ? placesIn(sentence) : []),
    ...(AGAIN.test(sentence.text) ? ["again"] : []),
    ...(ORDERED_AHEAD.test(all) ? ["ahead"] : []),
    ...(UNTIL_A_DAY.test(sentence.text) ? ["day"] : []),
  ];
  return limits.length > 0 ? [...new Set(limits)].toSorted().join() : undefined;
}

const placesIn = ({ text }: Sentence) =>
  readPlaces(text).flatMap(({ value }) => (value.reach === "all" ? [] : [value.ids.join("+")]));

/** Each statement with what it is limited to. */
export const withScope = (sentence: Sentence, found: Found[]): Found[] =>
  found.map((one) => {
    const scope = scopeOf(one.kind, sentence);
    return scope ? { ...one, scope } : one;
  });
