/** From which sum on delivery is free: a sum too large for a fee, in a sentence that waives the way. */
import { goesToOthers, isOffer, isOnItsWayBack, isSentAgain } from "./asides.ts";
import { burdenIn } from "./burden.ts";
import { DEDUCTED } from "./delivery-words.ts";
import type { Found } from "./fact.ts";
import { numberSpan, readMoney, type Span } from "./normalise.ts";
import { readPlaces } from "./places.ts";
import { AT_MOST_BEFORE, CARRIAGE, WAIVED } from "./roles.ts";
import { isDenied } from "./denial.ts";
import { clausesOf, has, marksOf, type Sentence, within } from "./sentences.ts";
import { isSilent, topicsOf } from "./topics.ts";

const OVER =
  /(?:فوق|من|ب|بـ|عن|تتجاوز|تتخطي|تعدي|عدي|عدت|يعدي|بلوغ|تبلغ|يبدا|ابتداء من|اكثر من|اكتر من|تزيد|اعلي من|لحد|توصل|بقيمه|قيمته|over|above|from|of|reach(?:es|ing)?|exceed(?:s|ing)?|more than|spend|starting|at(?: least)?|hits?|totals?|(?:pass|cross|top)(?:es)?|past|worth|(?:ت|ي|بت|بي|هت|هي)?وصلت?|with|men|fo2|3add?a|علي)(?: ?(?:قيمه|قيمته|قيمتها|اوردرات|طلبات|اول|orders?(?: of)?|ال\p{L}*|egp|le|l\.e\.?|a|the|your basket))*\s*$/u;
/** “Luxor for 110”: a price of the way, beside another that is free. */
const FOR_SO_MUCH = /(?<!\p{L})(?:و|ف)?(?:ب|بـ) ?$/u;
const OR_MORE =
  /^\s*(?:egp |le |جنيه\p{L}* |ج )?(?:او اكتر|او اكثر|فاكثر|فما فوق|فاكتر|واكتر|وانت طالع|وطالع|وفوق|\+|or (?:more|above|over|higher|up)|and (?:above|up(?:wards)?|over|more|higher|beyond)|upwards|onwards|w aktar|aw aktar|plus)/u;
/** “Below 1,000 it is 60, anything above that is free”: the limit is named once, from below. */
const TURNS_OVER =
  /(?<!\p{L})(?:و|ف)?(?:(?:over|above|beyond|more than|past|larger than|bigger than|higher than|exceeding) (?:that|this|it|which)|anything (?:more|above|over|larger|bigger|higher)|(?:اكتر|اكثر|فوق|ازيد|اعلي|اكبر) ?(?:من)? ?(?:كده|كدا|ذلك|ده)|ما (?:زاد|فوق)(?: (?:عن|علي) ذلك| ذلك)?|فوق(?:ها|ه))(?!\p{L})/u;
/** Sums below are what a way costs; from here on only an order is worth so much. */
const LEAST_ORDER = 300;
/** A figure of the size of an order, without its pounds. */
const BARE =
  /(?<![\d.:+/-])(?:ال ?|ب ?|بـ ?)?(\d{3,5})(?![\d%:/]|[.-]\d| ?(?:day|hour|week|month|years?|سنه|شهر|قطع|pieces?|items?|customers?|عميل|follow|متابع|محافظ|gov|km|كم|جرام|gram|cm|سم))/gu;

/** Whose sums are of something else: a price of its own, a member's fee, a limit of cash. */
const isElse = ({ text }: Sentence) =>
  goesToOthers(text) ||
  isOffer(text) ||
  isOnItsWayBack(text) ||
  isSentAgain(text) ||
  DEDUCTED.test(text);

/** Amounts from which delivery is free, and where they stand, so that no one takes them for a fee. */
export function readFreeFrom(sentence: Sentence): { found: Found[]; spans: Span<number>[] } {
  const nothing = { found: [], spans: [] };
  const { text } = sentence;
  if (isSilent(sentence) || has(sentence, "cancel", "deposit", "future")) return nothing;
  if (has(sentence, "exchange", "return", "refund", "fault") || isElse(sentence)) return nothing;
  if (!speaksOfTheWay(sentence) || !waives(sentence) || givesAway(sentence)) return nothing;
  const spans = sumsOf(text).filter(
    (one) =>
      (!AT_MOST_BEFORE.test(text.slice(0, one.start)) || TURNS_OVER.test(text.slice(one.end))) &&
      (one.value >= LEAST_ORDER ||
        (one.value >= 100 &&
          ((OVER.test(text.slice(0, one.start)) && !FOR_SO_MUCH.test(text.slice(0, one.start))) ||
            OR_MORE.test(text.slice(one.end))))),
  );
  const clauses = clausesOf(text);
  const isPast = (one: Span<number>) => {
    const at = clauses.findIndex((clause) => within(clause, one));
    return marksOf(sentence, "past").some(
      (mark) => Math.abs(clauses.findIndex((clause) => within(clause, mark)) - at) <= 2,
    );
  };
  const led = spans.filter(
    (one) => OVER.test(text.slice(0, one.start)) || OR_MORE.test(text.slice(one.end)),
  );
  const found = (led.length > 0 ? led : spans)
    .filter((one) => !isPast(one))
    .slice(0, 1)
    .map((one): Found => ({
      kind: "free_from",
      value: one.value,
      quote: sentence.raw,
      page: sentence.page,
    }));
  return { found, spans };
}

function speaksOfTheWay(sentence: Sentence): boolean {
  const isPrice = !!sentence.asked && /how much|بكام/u.test(sentence.asked.text);
  return (
    isPrice ||
    has(sentence, "delivery", "courier") ||
    (has(sentence, "order") && has(sentence, "fee") && has(sentence, "shopPays")) ||
    CARRIAGE.test(sentence.text) ||
    BRINGS.test(sentence.text) ||
    readPlaces(sentence.text).length > 1 ||
    topicsOf(sentence).has("delivery")
  );
}

/** “A free pouch with every order over 2,500”: what is free is a thing, under whatever heading. */
const givesAway = (sentence: Sentence) =>
  !has(sentence, "delivery", "courier", "shopPays") &&
  !CARRIAGE.test(sentence.text) &&
  !BRINGS.test(sentence.text) &&
  GIVES.test(sentence.text);
/** “We bring it for free”. */
const BRINGS =
  /(?<!\p{L})(?:we|we'll|will|it|they|orders?|bags?|baskets?) (?:\p{L}+ )?(?:bring|send|carry|drop|reach|come|leave)s? (?:it |them |everything |your \p{L}+ |to you |here |off )*(?:\p{L}+ ){0,2}(?:for free|free|at no)|(?:ب|ه|ح)?(?:ن|ي|ت)(?:بعت|جيب|جي|وصل|شحن)\p{L}{0,5} (?:\p{L}+ ){0,2}(?:ب?بلاش|مجان\p{L}*)/u;
const GIVES =
  /(?<!\p{L})free (?:\p{L}+ ){1,3}(?:with|on|for) (?:every|any|each|all|your|orders?)|(?:get|receive|win|choose) (?:a |an |your )?free \p{L}+|gift (?:with|on|for)|هديه (?:مع|علي|لكل|مجان)|(?:معاه|معاها|عليه|عليها) \p{L}+ (?:هديه|مجان\p{L}*)/u;

function waives(sentence: Sentence): boolean {
  const free = marksOf(sentence, "free");
  if (free.some((mark) => !isDenied(sentence, mark, { before: 8, after: 6 }))) return true;
  if (has(sentence, "shopPays")) return true;
  if (sentence.asked && has(sentence.asked, "free") && has(sentence.asked, "delivery")) return true;
  if (free.length > 0) return false;
  return WAIVED.test(sentence.text) || burdenIn(sentence.text)?.payer === "shop";
}

const isYear = (value: number) => (value > 2000 && value < 2040) || (value > 1989 && value < 2000);

function sumsOf(text: string): Span<number>[] {
  const money = readMoney(text);
  const bare = [...text.matchAll(BARE)]
    .map(numberSpan)
    .filter(
      (one) =>
        !isYear(one.value) &&
        !money.some((other) => one.start < other.end && one.end > other.start),
    );
  return [...money, ...bare].toSorted((one, other) => one.start - other.start);
}
