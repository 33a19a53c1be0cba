/** Sums and times told place by place: what differs between governorates is the way there, whether it is named or not. */
import type { Concept } from "./concepts.ts";
import { readDays, readMoney, type Span } from "./normalise.ts";
import { type PlaceMark, readPlaces } from "./places.ts";
import { has, type Sentence } from "./sentences.ts";

/** “Cairo: 2 days. Everywhere else: 4”, in one line: times by place are those of the delivery, said or not. */
export const isTimeByPlace = ({ text, marks }: Sentence): boolean =>
  readDays(text).length > 0 &&
  readPlaces(text).some(({ value }) => value.reach !== "all") &&
  marks.every(({ concept }) => ["delivery", "order", "only"].includes(concept)) &&
  /^[^:]{3,60}: [^:]{2,30}$/u.test(text);
export const namesTheRest = ({ text }: Sentence): boolean =>
  readPlaces(text).some(({ value }) => value.reach === "rest");

/** “Parcels: 60 in Cairo, 85 elsewhere” speaks of delivery without the word. */
export const isPlacedOrder = (sentence: Sentence, places: Span<PlaceMark>[]) =>
  has(sentence, "order", "courier") &&
  places.some((one) => one.value.reach !== "all") &&
  !has(sentence, "pay", "cod", "cash", "deposit", "confirm", "try", "open") &&
  (readMoney(sentence.text).length > 0 || readDays(sentence.text).length > 0);

const OF_THE_WAY = new Set<Concept>(["delivery", "order", "only", "courier", "fee", "free"]);
/** A figure that ends its clause, or is led by «بـ»: no number of pieces, streets or years. */
const SUM =
  /(?<![\d.:/-])(?:(?<!\p{L})ب ?)?(?:egp |le )?(\d{2,3})(?= ?(?:egp|le|l\.e|جنيه\p{L}*|ج)?(?!\p{L})\s*(?:[،,;؛.]|$|و\p{L}))/gu;

/** “Alexandria 45, Cairo and Giza 65, anywhere else 85”; “Cairo in 2 days, the rest in 5”. */
export function isListByPlace(sentence: Sentence, places: Span<PlaceMark>[]): boolean {
  if (!places.some(({ value }) => value.reach === "named" || value.reach === "region"))
    return false;
  const hasRest = places.some(({ value }) => value.reach === "rest");
  const [sumsSaid, timesSaid] = [readMoney(sentence.text).length, readDays(sentence.text).length];
  // Without the rest both must be told, each more than once: “Cairo 50 EGP in 2 days, Suez 60 EGP in 3 days”.
  if (!hasRest && (sumsSaid < 2 || timesSaid < 2)) return false;
  if (!sentence.marks.every(({ concept }) => OF_THE_WAY.has(concept))) return false;
  const isNear = (one: { index: number }) =>
    places.some(({ start, end }) => one.index >= start && one.index - end < 24);
  const sums = [...sentence.text.matchAll(SUM)].filter(isNear);
  return timesSaid > 1 || sums.length > 1;
}
