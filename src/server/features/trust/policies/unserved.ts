/** Places a shop does not send to: “everywhere but North Sinai”, “we do not ship to …”. */
import type { Governorate } from "../../../../contract/trust.ts";
import { readDays, readMoney } from "./normalise.ts";
import { readPlaces } from "./places.ts";
import type { Concept } from "./concepts.ts";
import { isDenied } from "./denial.ts";
import { has, marksOf, type Sentence } from "./sentences.ts";
import { isSilent, topicsOf } from "./topics.ts";

/** “We ship to Cairo and Giza only”: where it goes, and nowhere else. */
export function readOnlyServed(sentence: Sentence): Governorate[] {
  const { text } = sentence;
  if (isSilent(sentence) || !has(sentence, "delivery") || !has(sentence, "only")) return [];
  const isOfTheWay = sentence.marks.every(
    ({ concept, text: said }) => ONLY_THE_WAY.has(concept) || /^(?:متاح|available)/u.test(said),
  );
  if (!isOfTheWay || WITHIN_THE_WEEK.test(text)) return [];
  if (readMoney(text).length > 0 || readDays(text).length > 0) return [];
  const places = readPlaces(text);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || places.some(({ value }) => value.ids.length === 0)) return [];
  const isBeside = marksOf(sentence, "only").some(
    (mark) =>
      (mark.end <= first.start && first.start - mark.end < 32) ||
      (mark.start >= last.end && mark.start - last.end < 8),
  );
  return isBeside ? places.flatMap(({ value }) => value.ids) : [];
}
const ONLY_THE_WAY = new Set<Concept>(["delivery", "only", "order"]);
const WITHIN_THE_WEEK =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|evenings?|mornings?|tonight|(?:ال)?(?:جمعه|سبت|حد|احد|خميس|صبح|مسا\p{L}?|ليل))(?!\p{L})/u;

const GOES_NOT =
  /(?<!\p{L})(?:و|ف)?م(?:ا)? ?(?:ب|ه)?[ينت](?:روح|وصل|غط[يى]|خدم)\p{L}{0,6}ش(?!\p{L})|(?:not|n't|cannot|never) (?:yet )?(?:reach|cover|serve|go to|get to)(?!\p{L})/u;

/** “Everywhere but North Sinai”, “we do not ship to …”. */
export function readUnserved(sentence: Sentence): Governorate[] {
  if (isSilent(sentence)) return [];
  if (!has(sentence, "delivery") && !topicsOf(sentence).has("delivery")) return [];
  const [no] = marksOf(sentence, "except", "not").filter(
    (mark) =>
      mark.concept === "except" ||
      marksOf(sentence, "delivery").some((one) => isDenied(sentence, one)) ||
      GOES_NOT.test(sentence.text),
  );
  if (!no || readMoney(sentence.text).length > 0 || readDays(sentence.text).length > 0) return [];
  const places = readPlaces(sentence.text).filter(
    ({ value }) => value.reach === "named" || value.reach === "region",
  );
  const after = places.filter((one) => one.start > no.start);
  // “North Sinai and the New Valley: not yet”: what is not served may stand before the no.
  const unserved = after.length > 0 || no.concept === "except" ? after : places;
  return unserved.flatMap((one) => one.value.ids);
}
