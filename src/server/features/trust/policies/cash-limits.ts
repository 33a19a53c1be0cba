/** The limits of cash that are said in plain words: a deposit, the most it may be, what it costs more. */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Found } from "./fact.ts";
import { readMoney, readPercents } from "./normalise.ts";
import { readPlaces } from "./places.ts";
import { THE_REST } from "./roles.ts";
import { isDenied } from "./denial.ts";
import { clauseAround, has, marksOf, type Sentence, within } from "./sentences.ts";

const UP_TO =
  /(?:not (?:for|on) (?:orders |anything )?(?:above|over|exceeding|more than)|(?:لا|ولا|ما) (?:يجوز|يمكن|يصح) ان (?:ت|ي)(?:تجاوز|زيد|تعدي)[^\d]{0,30}|(?:اخره|اخرها|سقفه?|سقف (?:ال)?\p{L}+|اقصاه|اقصاها|capped(?: at)?|(?:cap|ceiling|limit)(?: is| of)?)|(?:not|n't) (?:exceed(?:ing)?|be (?:more|higher|greater|over|above)(?: than)?)|(?:اقصي|اكبر) (?:مبلغ|قيمه|حد)[^\d]{0,40}|(?:ال)?حد (?:ال)?اقصي[^\d]{0,40}|max(?:imum)? (?:amount|value|order|cod)[^\d]{0,40}|limit(?:ed)? (?:is|of|to)(?: orders?)?(?: (?:of|up to|below))?|up to|لحد|حتي|لغايه|below|under|less than|اقل من|لا (?:تزيد|يزيد|تتجاوز)(?: (?:عن|قيمتها))?|max(?:imum)?\.?(?: of)?|بحد اقصي|le7ad)\s*(?:egp|le)?\s*$/u;
const ABOVE =
  /(?:فوق|اكثر من|اكتر من|over|above|more than|exceeding|bigger than|in excess of|[تي]زيد (?:\p{L}+ )?(?:عن|علي)|[تي]تجاوز|[تي]تعدي|عدي|عدت|[تي]وصل|بلغت?)(?: (?:مبلغ|قيمه|قيمته|قيمتها))?\s*(?:egp|le)?\s*$/u;
const PREPAID =
  /prepaid|pre-?pay|مقدم|تحويل|transfer|online|فيزا|deposit|عربون|in advance|not (?:available|possible|offered|accepted|allowed)|(?:غير|مش) (?:متاح|ممكن|متوفر)|مفيش|لا يمكن|لا (?:ن|ي|ت)(?:قبل|توفر|تاح|سمح)|have to be paid|must be paid|by card|(?:مش )?(?:ه|ب)?(?:ت|ي)?نفعش?(?<=(?:مش|م)\p{L}{0,3} ?\p{L}*نفعش?)|لازم (?:ي|ت)(?:تحول|حول|دفع|تدفع)/u;

/** A part that is paid ahead leaves the rest to be paid in cash. */
const PART =
  /deposit|عربون|مقدم\p{L}{0,2}|in advance|up ?front|(?:by|via|ب|علي) ?(?:ال)?(?:instapay|transfer|card|انستا ?باي|تحويل|فيزا)|online/gu;

export function readLimits(sentence: Sentence): Found[] {
  const { text } = sentence;
  const limits: Record<string, number | string> = {};
  const money = readMoney(text);
  const isCash =
    has(sentence, "cod", "cash") || (sentence.under[0] && has(sentence.under[0], "cod", "cash"));
  if (has(sentence, "deposit") && !has(sentence, "wholesale") && !isOnlyOrdered(sentence)) {
    const [percent] = readPercents(text);
    const mark = elementAt(marksOf(sentence, "deposit"), 0);
    const amount = money
      .filter((one) => !ABOVE.test(text.slice(0, one.start)))
      .toSorted(
        (one, other) => Math.abs(one.start - mark.start) - Math.abs(other.start - mark.start),
      )[0];
    if (percent) limits.deposit = `${percent.value}%`;
    else if (/(?:ال|ب|بال)?نص(?:ف)? (?:ال)?(?:مبلغ|تمن|ثمن|قيم[هت]|حساب|سعر)|half/u.test(text))
      limits.deposit = "50%";
    else if (amount && !isDenied(sentence, mark, { before: 8, after: 4 }))
      limits.deposit = amount.value;
  }
  if (isCash && !has(sentence, "exchange", "return"))
    for (const one of money) {
      const before = text.slice(0, one.start);
      const clause = clauseAround(sentence, one);
      const isFee =
        marksOf(sentence, "fee").some((mark) => within(clause, mark)) ||
        /(?:\+|plus|extra|زياده|اضافي\p{L}*|added|adds?|(?:ب|ه)?(?:ي|ت|ن)تضاف|(?:ي|ت)ضاف|(?:ب|ه)?نضيف)/u.test(
          text.slice(clause.start, clause.end),
        );
      if (UP_TO.test(before) && !has(sentence, "delivery")) limits.up_to ??= one.value;
      else if (ABOVE.test(before) && PREPAID.test(limits.deposit ? text.replace(PART, " ") : text))
        limits.up_to ??= one.value;
      else if (
        isFee &&
        one.value <= 100 &&
        !has(sentence, "deposit") &&
        readPlaces(text).length === 0 &&
        !marksOf(sentence, "delivery").some((mark) => within(clause, mark))
      )
        limits.fee ??= one.value;
    }
  return Object.keys(limits).length > 0
    ? [{ kind: "cash_limits", value: limits, quote: sentence.raw, page: sentence.page }]
    : [];
}

/** “150 when you order before noon” is a price; “100 to book, the rest at the door” is a part of one. */
const isOnlyOrdered = (sentence: Sentence) =>
  marksOf(sentence, "deposit").every(({ text }) => /^when (?:you |we )?order/u.test(text)) &&
  !THE_REST.test(sentence.text) &&
  !has(sentence, "pay", "cash", "cod", "transfer", "wallet", "instapay", "card", "half");
