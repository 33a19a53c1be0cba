// How much it may cost: "under 800", "300-600 EGP", "أقل من ٥٠٠", "ta7t 1500", "مش عايزة أعدي ٢٥٠٠".
import { type Amount, amountAt, eitherAt, fewAt, LEAST, likeHigher } from "./money-amounts.ts";
import { AFTER, BEFORE, BETWEEN, COIN } from "./money-words.ts";
import {
  isExcept,
  isFeared,
  isForbiddenBeyond,
  isRefusedBelow,
  isRefusedFrom,
  isTooMuchFrom,
  outOfReach,
} from "./money-beyond.ts";
import { numberAt } from "./numbers.ts";
import { take, type Tokens } from "./tokens.ts";

export type PriceLimits = {
  minPrice?: number;
  maxPrice?: number;
  /** The sum as it was said, where the limits leave room around it. */
  about?: number;
};

/** Said of a price, so few are thousands. */
const FEW = 16;
const BARE_LEAST = 50;
const ABOUT = 0.2;
/** "In the region of": a little above is still there, and cheaper is always welcome. */
const NEAR = 1.1;

export const around = (value: number): PriceLimits => ({
  minPrice: Math.round(value * (1 - ABOUT)),
  maxPrice: Math.round(value * (1 + ABOUT)),
  about: value,
});

type Priced = { limits: PriceLimits; to: number };

function rangeAt(words: string[], from: number): Priced | undefined {
  const low = amountAt(words, from) ?? fewAt(words, from);
  const joint = low && BETWEEN(words, low.to);
  // "ل٦٠٠" is split into two words, "لستميه" is not.
  const high = joint ? amountAt(words, joint.to) : low && joinedAmount(words, low.to);
  if (!low || !high || high.value < LEAST) return undefined;
  const ends = [likeHigher(low.value, high.value), high.value];
  return { limits: { minPrice: Math.min(...ends), maxPrice: Math.max(...ends) }, to: high.to };
}

const joinedAmount = (words: string[], at: number): Amount | undefined =>
  /^[لو](?=[^\d]{3})/.test(words[at] ?? "") ? amountAt(words, at) : undefined;

/** "A blazer, tops 3k": behind a comma and before a sum it is no piece. */
const topsAt = (
  words: string[],
  from: number,
  breaks: ReadonlySet<number>,
): { value: "max"; to: number } | undefined =>
  words[from] === "tops" &&
  breaks.has(from) &&
  (amountAt(words, from + 1)?.value ?? 0) >= BARE_LEAST
    ? { value: "max", to: from + 1 }
    : undefined;

function pricedAt(words: string[], from: number, breaks: ReadonlySet<number>): Priced | undefined {
  const before = BEFORE(words, from) ?? topsAt(words, from, breaks);
  const start = before?.to ?? from;
  const capped = amountAt(words, start);
  // "ميعديش أربعة": of a price so few are thousands.
  const few = capped && capped.value < FEW ? capped : fewAt(words, start);
  const isLast = few && (few.to === words.length || breaks.has(few.to));
  if (few && isLast && few.value > 0 && !few.hasCurrency && isForbiddenBeyond(words, start, false))
    return { limits: { maxPrice: few.value * 1000 }, to: few.to };
  if (
    few &&
    isLast &&
    few.value > 0 &&
    before &&
    !few.hasCurrency &&
    OF_SUM.test(words[from] ?? "")
  )
    return { limits: { maxPrice: few.value * 1000 }, to: few.to };
  // "مبلبسش ٤٢", "مقاس غير ٣٨": so little beside a no is a size.
  const isSizeLike = capped !== undefined && capped.value < 100 && !capped.hasCurrency;
  if (isSizeLike && isExcept(words[from])) return undefined;
  if (capped && capped.value >= LEAST && isForbiddenBeyond(words, start, isSizeLike))
    return { limits: { maxPrice: capped.value }, to: capped.to };
  const bound = before?.value;
  // "My budget went from 1000 to 1500": what it is now.
  const moved =
    bound === "from" && MOVED.test(words[from - 1] ?? "") ? rangeEnd(words, start) : undefined;
  if (moved) return { limits: { maxPrice: moved.value }, to: moved.to };
  if (bound === "from" || bound === "between" || !bound || isOfRange(words, start)) {
    const range = rangeAt(words, start);
    if (range && (bound || isPriceLike(words, start, range.to))) return range;
  }
  const either = bound === "min" ? undefined : eitherAt(words, start);
  if (either) return { limits: { maxPrice: either.value }, to: either.to };
  const amount = amountAt(words, start);
  if (!amount || (amount.value < LEAST && !amount.hasCurrency)) return undefined;
  const { value, to, hasCurrency } = amount;
  const after = breaks.has(to) ? undefined : afterAt(words, to);
  const end = after ? endOfCurrency(words, after.to) : to;
  if (bound === "max" && isRefusedBelow(words, from, start, breaks))
    return { limits: { minPrice: value }, to: end };
  if (bound === "max") return { limits: { maxPrice: largerOf(words, value, end) }, to: end };
  if (bound === "near")
    return { limits: { maxPrice: Math.round(value * NEAR), about: value }, to: end };
  const beyond = bound === "min" ? outOfReach(words, end) : undefined;
  if (beyond !== undefined) return { limits: { maxPrice: value }, to: beyond };
  if (bound === "min" && isFeared(words, from)) return { limits: { maxPrice: value }, to: end };
  if (bound === "min")
    return isTooMuchFrom(words, [from, end], breaks)
      ? { limits: { maxPrice: value }, to: Math.min(end + 1, words.length) }
      : { limits: { minPrice: value }, to: end };
  if (after?.value === "max") return { limits: { maxPrice: largerOf(words, value, end) }, to: end };
  // "Nothing that costs 4000 or more": what is refused from there on is a limit above.
  if (after?.value === "min" && isRefusedFrom(words, from, breaks))
    return { limits: { maxPrice: value - 1 }, to: end };
  if (after?.value === "min" && (hasCurrency || value >= 100 || bound))
    return { limits: { minPrice: value }, to: end };
  // "I've got about two thousand": so much is there, and less is welcome.
  if ((bound === "around" || after?.value === "around") && isInHand(words, from))
    return { limits: { maxPrice: Math.round(value * (1 + ABOUT)), about: value }, to: end };
  if (bound === "around" || after?.value === "around") return { limits: around(value), to: end };
  // "From 800": a range that is open above.
  if (bound === "from" && value >= BARE_LEAST && isStart(words[from]))
    return { limits: { minPrice: value }, to: end };
  // "Say 1500 for a skirt, more or less".
  if ((hasCurrency || (bound === "for" && value >= BARE_LEAST)) && isSaidLoosely(words))
    return { limits: around(value), to };
  // "A scarf for 300": so much is in the purse, and less is welcome.
  if (hasCurrency || (bound === "for" && value >= BARE_LEAST))
    return { limits: { maxPrice: largerOf(words, value, to) }, to };
  return undefined;
}

const LOOSELY =
  /(?:^| )(?:more or less|give or take|or thereabouts|thereabouts|plus or minus|plus minus)(?: |$)/;
/** "Say 1500, more or less". */
export const isSaidLoosely = (said: readonly string[]): boolean => LOOSELY.test(said.join(" "));

const MOVED =
  /^(?:went|gone|goes|up|down|raised|bumped|moved|increased|stretched|changed|dropped|cut)$/;
/** The second of two sums. */
function rangeEnd(words: string[], from: number): Amount | undefined {
  const low = amountAt(words, from);
  return low && words[low.to] === "to" ? amountAt(words, low.to + 1) : undefined;
}

/** «تحت التلاتة», «ميزانيتي ٤»: said of money, and of nothing that is counted. */
const OF_SUM =
  /^(?:تحت|ميزاني\S*|اخري|اخرنا|سقفي|ta7t|taht|m[ei]zani?[ye]\S*|a(?:kh|5)[ei]?r(?:y|i|na))$/;

const IN_HAND = new Set(
  "got have have budget spend afford only ve saved معايا معاي معانا معاها معاه ميزانيتي ميزانيتنا ميزانيه اصرف ادفع هدفع محوش محوشه محوشين حوشت لمينا جمعنا مبلغي جيبي ma3aya m3aya ma3ana mizanyty mezanyety asref adfa3 hadfa3 me7awesh me7awsha 7awesht lameena lamena gama3na mablaghy geby".split(
    " ",
  ),
);
/** "Whichever you have, around 1800" speaks of the shop. */
const isInHand = (said: string[], at: number): boolean =>
  said
    .slice(Math.max(0, at - 3), at)
    .some((word, n) => IN_HAND.has(word) && !YOU.has(said[Math.max(0, at - 3) + n - 1] ?? ""));
const YOU = new Set("u you ya they there".split(" "));

/** "Price 800" and "range 800" say nothing of a beginning. */
const isStart = (word = ""): boolean => /^(?:from|من|men|mn|min)$/.test(word);

/** "400 w a2al mn 900": what is compared with a number of its own says nothing of the one before. */
function afterAt(said: string[], at: number): ReturnType<typeof AFTER> {
  const after = AFTER(said, at);
  // "1500 max 2000": a bound before a number is that number's.
  if (!after) return undefined;
  // "Fo2 el alf w ta7t el alfein": and so is one behind an and.
  const isNext =
    amountAt(said, after.to) !== undefined &&
    [at, at + 1].some((place) => [after.to, after.to + 1].includes(BEFORE(said, place)?.to ?? -1));
  const isCompared = THAN.has(said[after.to] ?? "") && amountAt(said, after.to + 1) !== undefined;
  return isNext || isCompared ? undefined : after;
}
const THAN = new Set("than من عن men mn min 3an".split(" "));

/** "A thousand at most, or a thousand two hundred", "بخمسمية كده ولا ستمية". */
function largerOf(words: string[], value: number, place: number): number {
  const at = SO.has(words[place] ?? "") ? place + 1 : place;
  const other = OR.has(words[at] ?? "") ? amountAt(words, at + 1) : undefined;
  return other && other.value >= BARE_LEAST ? Math.max(value, other.value) : value;
}

const SO = new Set("كده تقريبا بالكتير keda kda kida ta2riban maybe".split(" "));

const endOfCurrency = (words: string[], at: number) => (COIN.has(words[at] ?? "") ? at + 1 : at);

/** "300 to 600" and "2 to 3 thousand" are prices; "2 to 3" is not. */
function isPriceLike(words: string[], from: number, to: number): boolean {
  const least = rangeAt(words, from)?.limits.minPrice ?? 0;
  return least >= BARE_LEAST || words.slice(from, to).some((word) => COIN.has(word));
}

/** "Budget 2 to 3 thousand": two amounts, whatever stands before them. */
const isOfRange = (words: string[], at: number): boolean =>
  /^(?:to|ل|le|لحد)$/.test(words[amountAt(words, at)?.to ?? -1] ?? "") &&
  (rangeAt(words, at)?.limits.minPrice ?? 0) >= BARE_LEAST;

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

const OR = words("or aw او ولا");

const VAGUE = new Set(["max", "min", "maximum", "minimum", "price", "budget"]);

/** "leather bag 1500", or only "1500": a number of this size is what may be spent. */
export function readBareAmount(
  { words: said, taken }: Tokens,
  isNoPrice: IsNoPrice = () => false,
): PriceLimits | undefined {
  for (let at = 0; at < said.length; at++) {
    const amount = taken.has(at) ? undefined : amountAt(said, at);
    if (!amount || amount.value < 100 || amount.value > 100_000) continue;
    if (isNoPrice(at, amount.to)) continue;
    if (UNITS.has(said[amount.to] ?? "") || isCounted(said, amount.to)) continue;
    // "She has 100 black ones": how many, and no price; "I have 3000 for the lot" is one.
    const isSpent = /^(?:for|to|in|all|total|together|altogether)$/.test(said[amount.to] ?? "");
    if (OWNING.has(said[at - 1] ?? "") && said.length > amount.to && !isSpent) continue;
    // "I'm really tall, 182".
    if (amount.value < 210 && said.some((word) => HEIGHT.has(word))) continue;
    for (let place = at; place < amount.to; place++) taken.add(place);
    if (isSaidLoosely(said)) return around(amount.value);
    return { maxPrice: largerOf(said, amount.value, amount.to) };
  }
  return undefined;
}

const OWNING = words("has have owns own عندها عنده عندهم 3andaha 3ando 3andhom");
const HEIGHT = words("tall height cm طولي طولها طوله طول tooly toly tolha");
const UNITS = words("cm ml gram grams g kg سم ملي جرام percent degrees x inch thread");

/** "A hall for 400 guests", "500 معزوم": so many there are. */
export const isCounted = (said: readonly string[], to: number): boolean =>
  COUNTED.has(said[to] ?? "");

const COUNTED = words(
  "guest guests people persons pax women men girls boys ladies kids children friends colleagues students employees staff steps minutes hours days weeks months years km kilos followers calories معزوم معازيم مدعو ضيف ضيوف شخص اشخاص نفر فرد افراد واحده بنت بنات ولد ولاد طالب طالبه موظف يوم ايام ساعه ساعات دقيقه دقايق سنه سنين شهر شهور اسبوع كيلو كم متر خطوه ma3zoom ma3zoomeen deif deyoof sha5s shakhs nafar fard bent banat walad welad taleb yom ayam sa3a sa3at de2ee2a sana seneen shahr shohoor esboo3 kilo metr 5atwa",
);

const isAround = (said: string[], from: number, to: number): boolean =>
  said.some(
    (_, at) => from <= at && at <= to && (BEFORE(said, at) ?? AFTER(said, at))?.value === "around",
  );

/** Whether a number at this place, as far as the other, is known to be no price: somebody's height, how many come. */
export type IsNoPrice = (from: number, to: number) => boolean;

const OF_MONEY = words(
  "price prices priced cost costs costing budget spend change ceiling envelope kitty purse wallet pocket cash سعر اسعار السعر الاسعار ميزانيه ميزانيتي",
);

/** «فوق الألف وتحت الألفين»: two bounds, one behind the other. */
function isFirstOfTwo(said: string[], from: number, to: number): boolean {
  const rest = [(said[to] ?? "").replace(/^و(?=.{2})/, ""), ...said.slice(to + 1)];
  const at = /^(?:w|we|و)$/.test(rest[0] ?? "") ? 1 : 0;
  const next = BEFORE(rest, at);
  return BEFORE(said, from) !== undefined && next !== undefined && !!amountAt(rest, next.to);
}

/** What is above a sum is refused: only a price is. */
const isTooMuchAt = (said: string[], from: number, { maxPrice }: PriceLimits): boolean =>
  maxPrice !== undefined && BEFORE(said, from)?.value === "min";

/** Who says pounds means money, whatever else is known of the number; of a range the larger one is asked about. */
function isDoubtful(
  { words: said, taken }: Tokens,
  from: number,
  { to, limits }: Priced,
  isNoPrice: IsNoPrice,
): boolean {
  if (said.slice(from, to + 1).some((word) => COIN.has(word))) return false;
  const phrase = said.slice(Math.max(0, from - 2), to + 4);
  if (phrase.some((word) => OF_MONEY.has(word)) || phrase.join(" ").includes("most i"))
    return false;
  if (isFirstOfTwo(said, from, to) || isTooMuchAt(said, from, limits)) return false;
  const numbers = said.slice(from, to).flatMap((_, n) => {
    const number = numberAt(said, from + n);
    return number ? [{ ...number, from: from + n }] : [];
  });
  // A sum in the money of another country was taken before.
  if (numbers.some((one) => taken.has(one.from)) || isCounted(said, to)) return true;
  const largest = numbers.toSorted((a, b) => b.value - a.value)[0];
  return largest !== undefined && isNoPrice(largest.from, largest.to);
}

/** The price the words name; every later one overrides. */
export function readPrices(
  tokens: Tokens,
  isGift = false,
  isNoPrice: IsNoPrice = () => false,
): PriceLimits {
  const limits: PriceLimits = {};
  for (let at = 0; at < tokens.words.length;) {
    const seen = tokens.taken.has(at) ? undefined : pricedAt(tokens.words, at, tokens.breaks);
    const priced = seen && isDoubtful(tokens, at, seen, isNoPrice) ? undefined : seen;
    if (!priced) {
      at += 1;
      continue;
    }
    // A present of about a thousand may cost less, but not next to nothing.
    const { minPrice: least, ...most } = priced.limits;
    const isAbout = isGift && most.maxPrice !== undefined && isAround(tokens.words, at, priced.to);
    const half = isAbout ? Math.round((most.maxPrice ?? 0) / 2 / (1 + ABOUT)) : least;
    Object.assign(limits, most, half !== undefined && { minPrice: half });
    take(tokens, at, priced.to);
    if (OR.has(tokens.words[priced.to] ?? "") && limits.maxPrice !== undefined) {
      const other = amountAt(tokens.words, priced.to + 1);
      if (other && other.value === limits.maxPrice) {
        take(tokens, priced.to, other.to);
        at = other.to;
        continue;
      }
    }
    const before = tokens.words[at - 1] ?? "";
    if (VAGUE.has(before) || COIN.has(before)) tokens.taken.add(at - 1);
    at = priced.to;
  }
  const { minPrice, maxPrice } = limits;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    return { minPrice: maxPrice, maxPrice: minPrice };
  return limits;
}
