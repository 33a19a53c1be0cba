/** Sums and times told place by place: what differs between governorates is the way there, whether it is named or not. */
import type { Concept, Mark } from "./concepts.ts";
import { numberSpan, readDays, readMoney, type Span } from "./normalise.ts";
import { type PlaceMark, readPlaces } from "./places.ts";
import { type Clause, clausesOf, has, type Sentence, within } from "./sentences.ts";

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

const OF_THE_WAY = new Set<Concept>(["delivery", "order", "only", "courier", "fee", "free", "not"]);
/** A figure that ends its clause, or is led by «بـ»: no number of pieces, streets or years. */
const SUM =
  /(?<![\d.:/-])(?:(?<!\p{L})ب ?)?(?:egp |le )?(\d{2,3})(?= ?(?:egp|le|l\.e|جنيه\p{L}*|ج)?(?!\p{L})\s*(?:[،,;؛.]|$|و\p{L}))/gu;

/** “48 Nasr Street, Cairo”: the figure is a house. */
const ADDRESS =
  /(?<!\p{L})(?:(?:ال)?(?:فرع|فروع|شارع|ميدان|عماره|برج|مول|الدور)|ش\.|branch\p{L}*|street|st\.|road|square|mall|floor|gate|phase|level|unit|villa|block|plaza|بوابه|وحده|محل (?:رقم )?(?=\d)|شقه|shop (?=\d)|سكه|درب|building|avenue)(?!\p{L})/u;

/** An address among the terms: its figures are a gate, a floor, a house. */
export const isAddress = (sentence: Sentence): boolean =>
  ADDRESS.test(sentence.text) &&
  !has(sentence, "delivery", "fee", "free", "order") &&
  readMoney(sentence.text).length + readDays(sentence.text).length === 0;

/** “Alexandria 45, Cairo and Giza 65, anywhere else 85”; “Cairo in 2 days, the rest in 5”; “Luxor: 110 pounds”. */
export function isListByPlace(sentence: Sentence, places: Span<PlaceMark>[]): boolean {
  if (places.length === 0 || (ADDRESS.test(sentence.text) && !has(sentence, "delivery")))
    return false;
  const { text, marks } = sentence;
  const [sums, times] = [readMoney(text), readDays(text)];
  const clauses = clausesOf(text).filter((clause) =>
    [...places, ...sums, ...times].some((one) => within(clause, one)),
  );
  // What stands in other clauses (“and you pay at the door”) is said of something else.
  const isOfTheWay = ({ start, end, concept }: Mark) =>
    OF_THE_WAY.has(concept) || !clauses.some((clause) => within(clause, { start, end }));
  if (!marks.every(isOfTheWay)) return false;
  const isNear = (one: { index: number }) =>
    places.some(({ start, end }) => one.index >= start && one.index - end < 24);
  const figures = [...text.matchAll(SUM)].filter(isNear);
  const isSaid = sums.length + times.length > 0 || figures.length > 0;
  if (isSaid && isTerse(text, clauses, [...places, ...sums, ...times])) return true;
  const hasRest = places.some(({ value }) => value.reach === "rest");
  // Without the rest both must be told, each more than once: “Cairo 50 EGP in 2 days, Suez 60 EGP in 3 days”.
  if (!hasRest && (sums.length < 2 || times.length < 2)) return false;
  return times.length > 1 || figures.length > 1;
}

const LITTLE =
  /(?<!\p{L})(?:governorates?|cities|only|just|within|in|to|for|the|and|or|if|you|you'll|live|be|is|are|it|its|gets?|takes?|arrives?|about|around|from|up|after|at|charged?|pay|costs?|ask|all|egp|le|l\.e|pounds?|working|business|محافظ\p{L}*|مدن|مدينه|في|من|الي|ل|لل|ب|بس|فقط|كل|او|و|خلال|حوالي|والمده|المده|جنيه\p{L}*|ج|عمل|شغل|يا ?\p{L}+|مفيش|مصاريف|ببلاش|مجان\p{L}*|free|بعد|حد|اقصي|عندك|يكون|ويكون|والوصول|بيوصل|وبيوصل|north|south|داخل|دول|بالكتير)(?!\p{L})/gu;
/** Hardly a word beside the places and their figures: no place to hide another meaning. */
function isTerse(text: string, clauses: Clause[], told: Clause[]): boolean {
  let left = text;
  for (const { start, end } of told)
    left = left.slice(0, start) + " ".repeat(end - start) + left.slice(end);
  const words = clauses.flatMap(
    ({ start, end }) =>
      left
        .slice(start, end)
        .replace(LITTLE, " ")
        .match(/\p{L}{2,}/gu) ?? [],
  );
  // Two places with a figure each bear a word or two more.
  return words.length <= (told.length >= 4 ? 3 : 1);
}

/** “One day in Cairo, two in Alexandria, four in Upper Egypt”: the unit is said once, each figure before its place. */
export function timesOf(text: string, places: Span<PlaceMark>[]): ReturnType<typeof readDays> {
  const told = readDays(text);
  const [first] = told;
  if (!first || places.length < 2 || readMoney(text).length > 0) return told;
  const bare = [...text.matchAll(BARE_TIME)]
    .map(numberSpan)
    .filter(
      ({ start, end }) =>
        start > first.end &&
        places.some((place) => place.start >= end && place.start - end < 12) &&
        !told.some((one) => start < one.end && end > one.start),
    );
  const { within: isWithin } = first.value;
  return [
    ...told,
    ...bare.map(({ value, start, end }) => ({
      value: { from: value, to: value, within: isWithin },
      start,
      end,
    })),
  ].toSorted((one, other) => one.start - other.start);
}
const BARE_TIME = /(?<=[,،;؛] ?(?:and |و ?)?)(\d{1,2})(?= (?:(?:in|to|for|في|الي) |ل\p{L}))/gu;
