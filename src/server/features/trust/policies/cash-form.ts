/**
 * What is said of cash by the parts of a sentence: a part that is paid ahead, the most the courier takes, what he takes
 * more for it, and that he takes none. A sum is the one or the other by the words around it, wherever they stand.
 */
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { numberSpan, readMoney, readPercents, type Span } from "./normalise.ts";
import { readPlaces } from "./places.ts";
import { AHEAD, AT_DOOR, BEFORE_PAYING, HANDS_OVER, words } from "./roles.ts";
import { isDenied } from "./denial.ts";
import { clausesOf, has, marksOf, type Sentence, within } from "./sentences.ts";

/** “No”, as a word, as the ending of a verb, or as a verb of its own. */
export const NO =
  /(?<!\p{L})(?:و|ف)?(?:not|no|nobody|nothing|never|n't|cannot|can't|don't|won't|isn't|aren't|without|neither|nor|prohibited|forbidden|refuse[sd]?|declined?s?|disappears?|off|لا|لن|مش|ليس\p{L}{0,2}|ممنوع|غير|مفيش|يمنع|ولا|محدش|الا|مرفوض\p{L}{0,2}|م[اي]? ?(?:ب|ن|ي|ت|ه|ع)\p{L}{1,9}ش)(?!\p{L})/u;
const PREPAID =
  /(?<!\p{L})(?:prepa\p{L}+|transfers?|online|(?:by |a )?cards?|in advance|up ?front|first|مقدم\p{L}{0,2}|تحويل|(?:ت|ي|ن)?حول\p{L}{0,3}|اونلاين|مسبق\p{L}{0,2}|(?:ال)?اول|فيزا|(?:ب|بال)(?:بطاق|كارت|محفظ)\p{L}{0,3}|انستا\p{L}*|instapay)(?!\p{L})/u;

const AT_MOST =
  /(?<!\p{L})(?:up to|(?:stops?|ends?|capped|limited) (?:at|to)|limit|cap|ceiling|under|below|less than|until|till|max(?:imum)?|(?:not|n't|never|no|without) (?:be )?(?:more|over|above|exceed\p{L}*|bigger|higher|go (?:over|above)|pass\p{L}*|collect more)|at most|within|لحد|حتي|لغايه|اقل من|تحت|(?:مش|لا|ما|ليس) اك[ثت]ر من|(?:ال)?حد (?:ال)?اقصي|اقصي|اقصاه\p{L}?|(?:ان )?(?:لا|ما|الا) (?:ي|ت)(?:زيد|تعدي|عدي|تجاوز|جاوز|تخطي)\p{L}{0,2}|م(?:ا)?(?:ي|ت)?عد\p{L}{0,2}ش|اخر\p{L}{0,2}|سقف\p{L}{0,2}|(?:ال)?حد (?:ال)?كاش|(?:ال)?قصوي|(?:في)?ما دون|le7ad)(?!\p{L})[^\d،,;]{0,44}$/u;
const OR_LESS =
  /^ ?(?:or (?:less|under|below)|and (?:under|below)|max(?:imum)?(?!\p{L})|at most|او اقل|فاقل|واقل|فما دون|بحد اقصي|كحد اقصي)/u;
const OVER =
  /(?<!\p{L})(?:over|above|beyond|past|more than|exceed\p{L}*|bigger than|larger than|in excess of|higher than|from(?= (?:egp |le )?$)|فوق|(?:ال)?(?:اعلي|اكبر) من|اك[ثت]ر من|ازيد من|(?:ي|ت|ب|ه|ما )?\p{L}?(?:زيد|زاد|تعدي|عدي|عدت|تجاوز|جاوز|تخطي)\p{L}{0,2})(?!\p{L})[^\d،,;]{0,30}$/u;
const OR_MORE =
  /^ ?(?:(?:and|or) (?:up|above|over|more|higher)|فاك[ثت]ر|فما فوق|او اك[ثت]ر|وطالع)(?!\p{L})/u;
const LEAST_LIMIT = 500;

/** “Cash works up to 4,000”, “above 5,000 we cannot take cash”, “2,600 or less to pay the courier”. */
export function mostCash(sentence: Sentence, isPayment: boolean): number | null {
  const { text } = sentence;
  const isCash =
    has(sentence, "cod", "cash") ||
    (isPayment &&
      MUST.test(text) &&
      PREPAID.test(text) &&
      !DISCOUNT.test(text) &&
      !A_PART.test(text)) ||
    ((isPayment || COLLECTING.test(text)) && AT_DOOR.test(text));
  // “Instalments above 1,000” limits the instalments.
  if (!isCash || has(sentence, "instalments", "free", "shopPays")) return null;
  const limit = sumsOf(
    text,
    /(?<![\d.])(?:ال ?)?(\d{3,5})(?![\d%]|\.\d| ?(?:day|hour|week))/gu,
  ).find(
    ({ value, start, end }) =>
      value >= LEAST_LIMIT &&
      (AT_MOST.test(text.slice(0, start)) ||
        OR_LESS.test(text.slice(end)) ||
        ((OVER.test(text.slice(0, start)) || OR_MORE.test(text.slice(end))) &&
          (NO.test(text) || PREPAID.test(text)))),
  );
  return limit?.value ?? null;
}

const A_PART =
  /(?<!\p{L})(?:half|quarter|deposit|part|(?:ال|ب)?(?:نص|نصف|ربع|تلت|عربون|جزء|مقدم))(?!\p{L})|%|٪/u;
/** “Orders above 7,000 must be paid online”: up to there cash is taken. */
const MUST =
  /(?<!\p{L})(?:must|needs? to|(?:have|has) to|only|required|لازم|يجب|يلزم|يتعين|فقط|بس)(?!\p{L})/u;

/** Sums with their pounds, and bare figures of the given form. */
function sumsOf(text: string, bare: RegExp): Span<number>[] {
  const money = readMoney(text);
  const others = [...text.matchAll(bare)]
    .map(numberSpan)
    .filter((one) => !money.some((other) => one.start < other.end && one.end > other.start));
  return [...money, ...others].toSorted((one, other) => one.start - other.start);
}

const DISCOUNT =
  /(?<!\p{L})(?:off|discount\p{L}*|sale|(?:ال)?خصم|تخفيض|توفير|cash ?back)(?!\p{L})/u;
const NEEDS = words(
  "need(?:s|ed)?|require[sd]?|take|ask(?: for)?|get your|receive",
  "(?:ب|ه)?(?:ن|ي|ت)(?:اخد|طلب|حتاج|لزم)\\p{L}{0,2}|مطلوب|لازم|يلزم",
);

/** “100 first, the rest at the door”, “40 % to book”, “half now”. */
export function depositIn(
  sentence: Sentence,
  isPayment: boolean,
  isLater: boolean,
): number | string | null {
  const { text } = sentence;
  const isPaid = HANDS_OVER.test(text) || NEEDS.test(text);
  if (!AHEAD.test(text) || DISCOUNT.test(text)) return null;
  const [percent] = readPercents(text);
  if (percent && (isLater || isPaid)) return percent.value < 100 ? `${percent.value}%` : null;
  if (!isLater && !(isPayment && isPaid)) return null;
  if (/(?<!\p{L})(?:a quarter|(?:ال|ب)?ربع)(?!\p{L})/u.test(text)) return "25%";
  if (/(?<!\p{L})(?:half|(?:ال|ب)?(?:نص|نصف))(?!\p{L})/u.test(text)) return "50%";
  const sums = sumsOf(text, /(?<![\d.])(\d{2,4})(?= (?:عربون|ديبوز|مقدم|جديه))/gu).filter(
    ({ start }) => !OVER.test(text.slice(0, start)) && !AT_MOST.test(text.slice(0, start)),
  );
  return sums.length === 1 ? elementAt(sums, 0).value : null;
}

const EXTRA = words(
  "extra|more|dearer|on top|plus|adds?|added|adding|surcharges?|fees?|charges?|costs?|handling",
  "زياده|(?:ال)?فرق|اغلي|(?:ب|ه)?(?:ت|ي)علي|زود\\p{L}{0,2}|اضافي\\p{L}{0,2}|(?:ال|ب)?(?:رسوم|رسم|عموله|مصاريف|خدمه|تكلفه|مقابل|نظير)|(?:ب|ه|س|ح)?(?:ي|ت|ن)(?:ت)?(?:ضاف|زيد|ضيف|زود|تحسب|حسب|حتسب)\\p{L}{0,4}|ضيف\\p{L}{0,2}|بتوع",
);
const COLLECTING = words(
  "cash|c\\.?o\\.?d\\.?|collect(?:ion|ing|s)?|on delivery",
  "(?:ال|ب|لل)?(?:كاش|تحصيل|نقد\\p{L}{0,2})|(?:عند|لدي|وقت) (?:ال)?(?:استلام|تسليم)",
);
/** Who carries it, not what it costs to carry. */
const CARRIERS =
  /(?:ال)?شركه? (?:ال)?(?:شحن|توصيل|نقل)|شركات (?:ال)?(?:شحن|توصيل|نقل)|(?:courier|shipping|delivery) (?:company|companies|firm|man|guy|person)|(?:on|upon) delivery|cash-on-delivery|pay-on-delivery/gu;
const OF_THE_WAY =
  /(?<!\p{L})(?:(?:ال|لل)?(?:شحن|توصيل|توصيله)|shipping|delivery|postage)(?!\p{L})/u;
const HIGHEST_FEE = 100;

/** What paying in cash costs more: a small sum, a word of adding, and cash in the same breath. */
export function cashFee(sentence: Sentence): number | null {
  const text = sentence.text.replace(CARRIERS, (whole) =>
    /on delivery/u.test(whole) ? whole.replace("delivery", "d_______") : "_".repeat(whole.length),
  );
  const isCash =
    has(sentence, "cod", "cash") ||
    sentence.under.slice(0, 1).some((one) => has(one, "cod", "cash")) ||
    COLLECTING.test(text);
  if (!isCash || has(sentence, "deposit", "exchange", "return", "refund")) return null;
  if (marksOf(sentence, "free").some((mark) => !isDenied(sentence, mark))) return null;
  const clauses = clausesOf(sentence.text);
  for (const one of sumsOf(
    text,
    /(?:(?<=(?:extra|plus|add|زود|زياده) )|(?<![\d.])(?=\d{1,2} (?:رسوم|زياده|تحصيل|extra)))(\d{1,2})(?!\d|%)/gu,
  )) {
    if (one.value > HIGHEST_FEE || one.value < 2 || readPercents(text).length > 0) continue;
    const at = clauses.find((clause) => within(clause, one));
    const near = at ? text.slice(at.start, at.end) : text;
    // “Fee on cash orders - 28 pounds”: a clause of a figure alone.
    const said = (near.match(/\p{L}{2,}/gu) ?? []).length <= 2 ? text : near;
    const isOfCash =
      COLLECTING.test(said) ||
      marksOf(sentence, "cod", "cash").some((mark) => !!at && within(at, mark));
    if (readPlaces(said).length > 0 || OF_THE_WAY.test(said)) continue;
    if (EXTRA.test(said) || (isOfCash && COSTS.test(text.slice(0, one.start)))) return one.value;
  }
  return null;
}
const COSTS = /(?<!\p{L})(?:it's|it is|costs?|for|at|is|عليه\p{L}?|ب|فيه|بـ)(?: (?:egp|le))?\s*$/u;

const WHOLE = words(
  "in full|full(?:y)?|whole|entire|complete(?:ly)?|every order|all orders|orders are (?:all )?prepaid|(?:is|are) prepaid",
  "(?:ال|ب)?(?:كامل|كل|كله|كلها|كلهم|مسبق|خلص|خالص)\\p{L}{0,2}|(?:ال)?حساب",
);
const FIRST = words(
  "up ?front|in advance|before(?:hand)?|prepaid|first|ahead|when you order|at checkout",
  "مقدما?|(?:ال)?مسبق\\p{L}{0,2}|قبل|(?:ال)?اول|غير لما|الا (?:بعد|لما)|الا اذا",
);

/** “The courier takes no money; everything is paid in full before it leaves.” */
export function takesNoCash(sentence: Sentence, isPayment: boolean): boolean {
  const { text } = sentence;
  if (readMoney(text).length > 0 || readPlaces(text).length > 0) return false;
  const parts = clausesOf(text).map(({ start, end }) => text.slice(start, end));
  // “You pay nothing until it is in your hands.”
  if (
    /(?<!\p{L})(?:until|till|before|قبل|لحد|غير لما|الا لما)(?!\p{L})/u.test(text) &&
    (has(sentence, "cod") || BEFORE_PAYING.test(text))
  )
    return false;
  const refuses = parts.some(
    (part) =>
      AT_DOOR.test(part) &&
      !/(?<!\p{L})(?:لو|اذا|if)(?!\p{L})/u.test(part) &&
      (HANDS_OVER.test(part) || MONEY.test(part)) &&
      NO.test(part),
  );
  const isAhead =
    (HANDS_OVER.test(text) || PREPAID.test(text)) && WHOLE.test(text) && FIRST.test(text);
  if (has(sentence, "try", "open", "sealed", "custom")) return false;
  return refuses ? isAhead || isPayment : isAhead && NO.test(text) && isPayment;
}
const MONEY = /(?<!\p{L})(?:money|cash|amount|anything|(?:ال)?(?:فلوس|مبلغ|قرش|كاش))(?!\p{L})/u;
