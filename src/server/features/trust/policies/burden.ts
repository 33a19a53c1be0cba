/**
 * Who bears a cost, put together from its parts: somebody, a verb of bearing or of taking, what is paid, and whether it
 * is denied. “We do not charge”, “you owe nothing” and “it is on us” are one statement, in either language.
 */

const SHOPPER_NOUN =
  "(?:ال|لل|ل)?(?:عميل|عميله|عملا|مشتري|مشتريه|زبون|زبونه|زباين|مستهلك|مستهلكه|شاري|طالب\\p{L}? (?:ال)?\\p{L}+)|حضرتك\\p{L}{0,2}|سيادتك\\p{L}{0,2}|انت|انتي|انتو|انتوا|انتم|صاحب\\p{L}? (?:ال)?(?:طلب|اوردر|قطعه)\\p{L}{0,2}|(?:و)?(?:(?:اللي|من) (?:عايز|عاوز|حابب|يريد|يرغب|يود|اراد|رغب|حب|يحب)\\p{L}{0,2} (?:ان |في )?|اللي )(?:ال)?(?:ب|ه)?(?:ي|ت)?(?:رجع|بدل|طلب|غير|سترجع|ستبدل|استبدال|استرجاع|ارجاع|تبديل)\\p{L}{0,3}(?: (?:ال)?(?:مقاس|لون|قطع|منتج|حاج)\\p{L}{0,2})?";
const SHOP_NOUN =
  "(?:ال)?(?:متجر|محل|براند|بايع|علامه|ماركه|دار|مصنع|موسسه|بوتيك|اتيليه|شركه(?! (?:ال)?(?:شحن|توصيل|نقل|بريد)))(?:نا)?|احنا|نحن";
const SHE =
  "(?:you|u|customers?|(?:the |our |any )?(?:customer|buyer|client|shopper|purchaser|consumer|orderer)s?)";
const WE =
  "(?:we|(?:the |our )?(?:shop|store|brand|seller|company|house|label|atelier|boutique|merchant)(?! (?:credit|policy)))";
const MAY =
  "(?:'ll|'d|'ve|'re| will| shall| do| does| don't| doesn't| won't| didn't| not| never| cannot| can't| must| should| have to| has to| need to| needs to| only| just| always| also| even| both| gladly| happily| simply| is| are| be| to| kindly| herself| himself| (?:who|that))*";

/** What carries a parcel, and words for a price. */
const WAY_AR =
  "(?:ال|لل|بال|ب|ل)?(?:شحن|توصيل|توصيله|نقل|ارسال|مشوار|دليفري|ديليفري|مندوب|طيار|كابتن|كوريير|بريد|شحنه)(?:ه|ها|ك|هم|ات|ين)?";
const PRICE_AR =
  "(?:ال|لل|بال|ب|ل)?(?:مصاريف|مصروفات|مصروف|رسوم|رسم|تكلفه|تكاليف|اجره|اجر|اجور|نفقه|نفقات|تمن|عموله)(?:ه|ها|ك|هم)?";
const TRIFLE_AR = "مليم|قرش|جنيه|حاجه|شيء|شي|مبلغ|مقابل|خصم|فلوس";
const WAY_EN =
  "shipping|shipment|delivery|deliveries|courier|driver|rider|pick-?up|collection|post(?:man)?|stamps?|postage|freight|carriage|transport|trips?|runs?|legs?|rides?|journey|van|label|way back|delivery (?:person|man|guy)";
const PRICE_EN = "fees?|costs?|charges?|expenses?|bills?|fares?|rates?|surcharges?|deductions?";

const edge = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "gu");
const PAID_FOR = new RegExp(
  edge(
    `(?:و|ف)?(?:${WAY_AR}|${PRICE_AR})|${WAY_EN}|${PRICE_EN}|anything|nothing|a thing|a (?:single )?(?:penny|pound|piast\\p{L}+)|(?:sending|shipping|return\\p{L}*|posting) (?:it |them |the \\p{L}+ )?back`,
  ).source,
  "u",
);

/** Does the text name what is paid for? */
export const namesCost = (text: string): boolean => PAID_FOR.test(text);

/** Stems of bearing a cost, and of taking it off somebody. */
const BEAR = "(?:دفع|تحمل|تكفل|سدد|حاسب|تحاسب|شيل|لتزم|غط[يى]|ود[يى]|خسر|تكبد)";
const TAKE =
  "(?:خصم|تخصم|قتطع|ستقطع|حسم|حصل|تحصل|حتسب|تحسب|حسب|ستوف[يى](?! (?:ال)?(?:ثمن|تمن|مبلغ|قيم|حق)))";
const END = "(?:ي|ين|وا|ون|ه|ها|هم|لك|لكم|يه|يها|لنا)?";
const BEAR_EN =
  "(?:pay(?:s|ing)?(?! you| back| out)|cover(?:s|ing)?|bear(?:s|ing)?|handl(?:es?|ing)|absorbs?|shoulders?|foots?|settl(?:es?|ing)|owes?|prepa(?:y|ys|id)|takes? care of|takes? on|carr(?:y|ies)|picks? up|stands?|responsible)";
const TAKE_EN =
  "(?:(?<=(?:we|not|n't|never|will|'ll|also|only|just|then|shop|store|house|and|who) )charges?|charges? (?=you|anything|a |for |egp|\\d)|charged|charging|bill(?:s|ed)?|deduct(?:s|ed|ing)?|withh[eo]ld\\p{L}*|(?:keep|hold|retain)s?(?: (?:egp |le )?\\d+(?: pounds| egp| le)?)? back|subtract(?:ed)?|tak(?:e|en) off|kept)";

type Payer = "shop" | "shopper";
/** Each turn with who pays when nothing denies it; `bare` needs no word for what is paid. */
const TURNS: { form: RegExp; payer: Payer; bare?: true }[] = [
  {
    form: edge(
      "(?:و|ف)?(?:ب?بلاش|(?:ال|ب)?مجان(?:ا|ي|يه|يا)?|فري|هديه (?:مننا|منا))|(?<![-\\p{L}])free(?: of charge)?(?!-| size| gift)|gratis|complimentary|on the house|pre-?paid (?:return )?(?:labels?|waybills?|shipping|pick-?up)",
    ),
    payer: "shop",
    bare: true,
  },
  {
    form: edge(
      `(?:و|ف)?(?:ه|ح|ب|س)?ن(?!ت?حاسب)${BEAR}${END}|(?:احنا )?(?:اللي )?(?:دافعين|متحملين|متكفلين|شايلين)${END}|مدفوع\\p{L}{0,2} (?:مننا|منا)|(?:و|ف)?(?:ب|ه|س)?(?:ي|ت)${BEAR}${END} (?:ب(?:ها|ه) )?(?:${SHOP_NOUN})|(?:${SHOP_NOUN}) (?:هو |هي |اللي )*(?:ب|ه|س)?(?:ي|ت|ن)${BEAR}${END}`,
    ),
    payer: "shop",
  },
  {
    form: edge(
      `(?:و|ف)?(?:علي|ع) (?:عاتق |نفقه |حساب |ذمه |كاهل |مس[يو]+ليه )?(?:${SHOP_NOUN})|(?:و|ف)?علينا|علي (?:حساب|نفقت|عاتق|ذمت|كاهل)(?:نا|ي)|عندنا احنا|مننا احنا`,
    ),
    payer: "shop",
  },
  {
    form: edge(
      `${WE}${MAY} ${BEAR_EN}|on us|ours|(?:borne|paid|covered|met|settled|carried|prepaid) by (?:us|${WE})|(?:falls?|is) (?:to|on|upon) (?:us|${WE})|(?:on|at|from|for|to)? ?our (?:own )?(?:expense|cost|account|side|responsibility|treat|tab|pocket|bill|problem|worry)`,
    ),
    payer: "shop",
  },
  {
    form: edge(
      `(?:و|ف)?(?:ه|ح|ب|س)?ت${BEAR}${END}(?! (?:ب(?:ها|ه) )?(?:${SHOP_NOUN}))|(?:و|ف)?ا?(?:دفع|سدد|حاسب|تحمل)(?:ي|وا)|(?:و|ف)?(?:س)?ي(?:تحمل|تكبد|سدد|دفع)(?: في (?:هذه|هذا|تلك|ذلك) (?:ال)?حال\\p{L}{0,2})? (?:جميع |كافه |كامل |كذلك |ايضا |وحد\\p{L}{1,2} |هو |هي )*(?:${PRICE_AR})(?! (?:${SHOP_NOUN}))|دافع(?:ه|ين)?(?! عن)|ادفع|(?:و|ف)?(?:ب|ه|س)?(?:ي|ت)${BEAR}${END} (?:${SHOPPER_NOUN})|(?:${SHOPPER_NOUN}) (?:هو |هي |اللي |ان )*(?:ب|ه|س)?(?:ي|ت)${BEAR}${END}`,
    ),
    payer: "shopper",
  },
  {
    form: edge(
      `(?:و|ف)?(?:علي|ع) (?:عاتق |نفقه |حساب |ذمه |كاهل |مس[يو]+ليه )?(?:${SHOPPER_NOUN})|(?:و|ف)?علي(?:ك|كي|كم|كو)|علي (?:حساب(?!\\p{L}{1,2} (?:ال)?(?:بنك|شخص)|\\p{L}{1,2} (?:في|علي|عند|مع|ب) ?(?:ال)?(?:موقع|متجر|تطبيق|ابلكيشن|نا(?!\\p{L})))|نفقت|عاتق|ذمت|كاهل)(?:ك|كي|كم|ه|ها)|(?:من|علي|في) (?:جيب|حساب|نفقه) (?:${SHOPPER_NOUN})|(?<=(?:شحن|توصيل|مصاريف|مشوار|رجوع)\\p{L}{0,3} )(?:من )?عند(?:ك|كي|كم)|(?:من|في) (?:جيب|نصيب|مس[يو]+ليت)(?:ك|كي|كم|ه|ها)(?: انت\\p{L}*)?|حساب (?:ال)?(?:عميل|مشتري|زبون)\\p{L}{0,2}`,
    ),
    payer: "shopper",
  },
  {
    form: edge(
      `${SHE}${MAY} ${BEAR_EN}|${SHE} (?:may|can|must|shall|will|has|have) [^.,;:]{3,90}? and (?:shall |will |must |should |then )?(?:pays?|bears?|covers?)|(?:it's |is )?(?:on|up to) (?:you|${SHE})|yours|(?:borne|paid|covered|met|settled|prepaid|payable) by (?:you|${SHE})|falls? (?:to|on|upon) (?:you|${SHE})|(?:your|their|(?:the )?(?:customer|buyer|client|shopper)'?s?'?) (?:own )?(?:expense|cost|account|side|responsibility|tab|pocket|bill|problem)|(?:kindly |please |and )?pay (?:for )?the (?:${WAY_EN})|(?:customer|buyer|client)(?= ?[.]?$)`,
    ),
    payer: "shopper",
  },
  {
    form: edge(
      `(?:و|ف)?(?:ب|ه|ح|س)?(?:ن|ي|ت)${TAKE}${END}(?: (?:من|عن|علي)\\p{L}{0,3})?|(?!(?:و|ف)?ت(?:اخد|اخذ)(?:ي|وا)? (?:تمن|ثمن|قيم|فلوس|مبلغ))(?:و|ف)?(?:ب|ه|ح|س)?(?:ن|ي|ت)(?:اخد|اخذ)(?:وا)? (?:منك\\p{L}{0,2}|(?:اي )?(?:${PRICE_AR}|فلوس|مبلغ))|(?:و|ف)?(?:مخصوم|محسوم|مستقطع)\\p{L}{0,2}|ناقص|بعد (?:خصم|استقطاع|حسم)|مع خصم|${TAKE_EN}|(?:minus|less)(?= (?:the |your )?(?:(?:egp |le )?\\d+(?: egp| le| pounds)? )?(?:for |to cover )?(?:the |your |collecting |sending |our )*(?:${WAY_EN}|${PRICE_EN}|parcel|return))`,
    ),
    payer: "shopper",
  },
];

/** Nothing is asked for: a no, and at once a price or a trifle. */
const NOTHING = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:و|ف)?(?:مش|لن|لا|ما) (?:ه|ب|ح|س)?(?:ن|ي)(?:اخد|اخذ|طلب|حاسب|حمل|كلف)\\p{L}{0,4} (?:منك\\p{L}{0,2} |علي\\p{L}{1,3} )?(?:اي |ولا )?(?:${TRIFLE_AR}|${PRICE_AR})|(?:و|ف)?(?:مفيش|مافيش|من غير|بدون|بلا|دون|ولا|لا|صفر|0) (?:علي(?:ك|كي|كم|كو) )?(?:اي |ولا )?(?:${PRICE_AR}|(?:${TRIFLE_AR}) (?:${WAY_AR})|خصم (?:${WAY_AR})|مقابل|مليم|قرش|جنيه)|(?:no|zero|without|not any|0)(?! hidden)(?: any| extra| a| single| additional| exchange| return| shipping| delivery| courier| swap| handling| \\p{L}+){0,2} (?:${PRICE_EN}|pounds?|penny|piast\\p{L}+)|(?:pay|pays|costs?|owes?|charges?|asks?)(?: you)? (?:nothing|zero|nought)|nothing (?:is |to |will be )?(?:deducted|charged|pay|taken|added|extra)|at no)(?![\\p{L}\\p{N}])`,
  "u",
);
/** “The price is given back, without the shipping”: the way is hers. */
const LESS_THE_WAY = new RegExp(
  `(?:مبلغ|قيم|ثمن|تمن|فلوس|حساب|refund|money|price|amount|value|paid)\\p{L}{0,4}(?!\\p{L})[^،,.;]{0,30} (?:بدون|من غير|دون|ناقص|ما ?عدا|عدا|غير|without|excluding|except|minus|less) (?:the |your )?(?:(?:${PRICE_AR}|${PRICE_EN}) )?(?:${WAY_AR}|${WAY_EN})(?!\\p{L})`,
  "u",
);
const NO_BEFORE =
  /(?<!\p{L})(?:و|ف)?(?:لا|لن|لم|مش|ما|غير|ولا|محدش|من غير(?: ما)?|بدون(?: ان| ما)?|دون(?: ان)?|not|never|no|don't|doesn't|won't|didn't|isn't|aren't|wouldn't|cannot|can't|without|nobody)(?: (?:be|have to|need to|even|ever|any|ب|you|to|in any way|اي|shipped|sent|delivered))*\s*$/u;
/** The no that is put around a verb: «مابندفعش», «مبتخصمش». */
const ENCLOSED = new RegExp(
  `(?<!\\p{L})(?:و|ف)?م(?:ا|ي)? ?(?:ب|ه|ح)?(ن|ت|ي)(${BEAR}|${TAKE})\\p{L}{0,6}ش(?!\\p{L})`,
  "gu",
);
const DIFFERENCE =
  /^ ?(?:(?:only|just|the|بس|فقط) )*(?:price )?(?:difference|فرق|extra difference)/u;

export type Burden = { payer: Payer; denies: boolean; start: number; end: number };

/** Who bears a cost in this stretch of text; null where it is not said or both are named. */
export function burdenIn(text: string, isOfCosts = false): Burden | null {
  const isPaidFor = isOfCosts || PAID_FOR.test(text);
  const less = LESS_THE_WAY.exec(text);
  if (less) return burdenOf(less, "shopper", false);
  const nothing = NOTHING.exec(text);
  if (nothing) return { ...burdenOf(nothing, "shop", false), denies: true };
  const found: Burden[] = [];
  for (const match of text.matchAll(ENCLOSED)) {
    const [, person, stem = ""] = match;
    if (isPaidFor || /دفع/u.test(stem))
      found.push(
        burdenOf(
          match,
          person === "ن" && BEARS.test(stem) && !stem.includes("حاسب") ? "shop" : "shopper",
          true,
        ),
      );
  }
  const rest = text.replace(ENCLOSED, (whole) => " ".repeat(whole.length));
  for (const { form, payer, bare } of TURNS)
    for (const match of rest.matchAll(form)) {
      if (DIFFERENCE.test(rest.slice(match.index + match[0].length))) continue;
      // «رصيد على حسابك»: money that is put to her account.
      if (/حساب(?:ك|ها|ه)/u.test(match[0]) && !isPaidFor && GOES_IN.test(rest)) continue;
      const isDenied = NO_BEFORE.test(rest.slice(0, match.index)) || NO_INSIDE.test(match[0]);
      // “You don't pay”, “at her expense” need no word for what is paid.
      const isBare = bare || OF_ITSELF.test(match[0]) || (isDenied && PAYS.test(match[0]));
      if (isBare || isPaidFor) found.push(burdenOf(match, payer, isDenied));
    }
  const [first] = found;
  if (!first || found.some((one) => one.payer !== first.payer)) return null;
  return { ...first, denies: found.some((one) => one.denies) };
}
const GOES_IN =
  /(?<!\p{L})(?:و|ف)?(?:ال)?(?:رصيد|كريدي?ت|فلوس|مبلغ|تمن|ثمن|قيم|نقاط|كوبون|قسيم)\p{L}{0,3}(?!\p{L})|(?:ضاف|نزل|تحول|حول|رجع)\p{L}{0,3} علي حساب/u;
const PAYS = /دفع|خسر|حاسب|pay|owe/u;
const OF_ITSELF = /(?:علي|من) (?:حساب|نفقه|جيب|نفقت)|(?:prepaid|borne|covered) by|expense/u;
const BEARS = new RegExp(`^${BEAR}`, "u");
const NO_INSIDE = /(?:n't|not|never)(?= )/u;
const burdenOf = (match: RegExpExecArray, payer: Payer, denies: boolean): Burden => ({
  payer: denies ? (payer === "shop" ? "shopper" : "shop") : payer,
  denies,
  start: match.index,
  end: match.index + match[0].length,
});

/** A sum that is paid: with its pounds, or bare beside a verb of paying, «بـ» or the courier. */
const BARE_SUM = new RegExp(
  `(?:(?<!\\p{L})(?:و|ف)?(?:ب|بـ|برسم|مقابل|رسم|${PRICE_AR}) ?|(?:courier|rider|driver|delivery|trip)(?:'s|’s) |${BEAR}(?:ي|وا|ين)? |(?:منك|منكم|عليك\\p{L}?|عليه|عليها) |(?:تبديل|استبدال|ترجيع|ارجاع|استرجاع|(?:exchange|return|swap)s?)(?: (?:a )?flat)? |(?<!\\p{L})(?:costs?|it's|it is|pays?(?: the| only| just)?|for|of|are|is|fee|charges?|asks?|deduct|keep back) (?:you )?)(\\d{2,3})(?![\\d%]|[.:/-]\\d| ?(?:day|hour|week|%|egp|le|l\\.e|جنيه|ج(?!\\p{L})|قطع|pieces?|minutes?|months?|years?|شهر|شهور|سنه|دقي|سم|cm|kg))|(?<![\\d.:/-])(\\d{2,3}) (?:لل?مندوب|للطيار|لل?شحن|شحن|توصيل|to the (?:courier|driver))`,
  "gu",
);
export const bareSums = (text: string): { value: number; start: number; end: number }[] =>
  [...text.matchAll(BARE_SUM)]
    .map((match) => ({
      value: Number(match[1] ?? match[2]),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ value }) => value >= 10 && value <= 300);
