/** One spelling for what shops write in Arabic, Egyptian, Franco and English: letters folded, number words as figures, spans of time in days. */
import { foldArabicLetters, latinDigits } from "../../../../contract/fold-words.ts";
import { fromFranco } from "./franco.ts";
import { withFigures } from "./number-words.ts";
import { withDayNumbers } from "./ordinal-days.ts";

const FOLDS: [RegExp, string][] = [
  [/[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g, ""],
  [/ڤ/g, "ف"],
  // Ticks and crosses say yes and no of what stands before them.
  [/[❌✖❎🚫⛔✗✘]\ufe0f?/gu, " ممنوع ; "],
  [/[✅✔☑]\ufe0f?/gu, " ; "],
  [/[🚚🚛🛵]\ufe0f?/gu, " توصيل "],
  [/[’‘`´]/g, "'"],
  [/[–—−]/g, "-"],
  [/[«»“”„]/g, '"'],
];

/** Letters and digits in one form; unlike with `foldWords` punctuation stays, since clauses hang on it. */
export function foldLetters(text: string): string {
  let folded = foldArabicLetters(text.normalize("NFKC").toLowerCase());
  for (const [pattern, letter] of FOLDS) folded = folded.replace(pattern, letter);
  return latinDigits(folded)
    .replace(/(\d)[,٬](?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d)٫(?=\d)/g, "$1.")
    .replace(/\s+/g, " ")
    .trim();
}

const W = "(?:of )?(?:working |business |calendar |full |whole |entire |كامله |shoghl )?";
/** “The same day or the next”, «بكرة أو بعده»: days that are counted from today by their names. */
const TODAY =
  "(?:(?:on |in )?(?:the )?same day|today|(?:في )?(?:nafs|نفس) (?:ال)?يوم|في (?:ال)?يوم نفسه|(?:ال)?نهارده)";
const TOMORROW =
  "(?:(?:on )?(?:the )?(?:next|following)(?: (?:working |business )?day)?|(?:the )?day (?:after|following)(?: that)?|tomorrow|بكر[هاة]|(?:tany|تاني|ثاني) (?:yom|يوم)|(?:ال)?يوم (?:ال)?(?:تالي|تاني|ثاني)|(?:ال)?يوم (?:اللي|الذي) (?:بعده|يليه)|اللي بعده)";
const THE_DAY_AFTER =
  "(?:the (?:third day|day after(?: that)?)|(?:talet|تالت|ثالث) (?:yom|يوم)|(?:ال)?يوم (?:ال)?ثالث|بعد بكر[هاة]|اللي بعده|(?:ال)?يوم اللي بعده)";
const OR = " ?(?:at (?:the )?latest )?(?:,? ?(?:or|او|aw|ولا|-|/)) *";

const TIMES: [RegExp, string][] = [
  [new RegExp(`(?<!\\p{L})${TODAY}${OR}${TOMORROW}(?!\\p{L})`, "gu"), " 0 - 1 day "],
  [new RegExp(`(?<!\\p{L})${TOMORROW}${OR}${THE_DAY_AFTER}(?!\\p{L})`, "gu"), " 1 - 2 day "],
  [
    new RegExp(`(?<!\\p{L})${TOMORROW}${OR}(?=(?:\\d+ days|\\d+ (?:ايام|تيام)|يومين))`, "gu"),
    " 1 - ",
  ],
  [/(?<!\p{L})(?:the )?day after tomorrow(?!\p{L})|(?<!\p{L})بعد بكر[هاة](?!\p{L})/gu, " 2 day "],
  [/(\d+)(?:st|nd|rd|th) day(?!\p{L})/gu, "$1 day "],
  [/(?<!\p{L})(?:one|a) (?=(?:to|or|-)\s*\d+ (?:working |business )?days?(?!\p{L}))/gu, "1 "],
  [/(?<!\p{L})a day or +(?:2|so)(?!\p{L})/gu, "1 - 2 day "],
  [/(?<!\p{L})a couple of days(?!\p{L})/gu, "2 day "],
  [/(?<!\p{L})([وبلف]?)(?:ال)?يوم(?:ين|ان)(?!\p{L})/gu, "$1 2 day "],
  [/(?<!\p{L})([وبلف]?)يوم (?:عمل )?واحد(?!\p{L})/gu, "$1 1 day "],
  [/(?<!\p{L})([وبلف]?)(?:ال)?يوم(?=\s*(?:ل|الي|او|-)\s*\d)/gu, "$1 1 day "],
  [/(?<!\p{L})(?:yomen|yomeen)(?!\p{L})/gu, " 2 day "],
  [/(\d+) ?(?:اسابيع|اسبوع|weeks?)(?!\p{L})/gu, "$1 week "],
  [/(?<!\p{L})([وبل]?)(?:ال)?اسبوع(?:ين|ان)(?!\p{L})/gu, "$1 14 day "],
  [/(?<!\p{L})(?:osbo3|esbo3|isbo3|osboo3)[ei]e?n(?!\p{L})/gu, " 14 day "],
  [/(?<!\p{L})(?:osbo3|esbo3|isbo3|osboo3)(?!\p{L})/gu, " 7 day "],
  [
    /(?<!\p{L})(?<!\d )(?<!هذا )(?<!نهايه )(?<!اخر )([وبلف]?)(?:ال)?اسبوعا?(?!\p{L})(?! (?:ده|دا|الجاي|القادم|اللي))/gu,
    "$1 7 day ",
  ],
  [/(?<!\p{L})(?:a|one|the first) (?:full |whole )?week(?!\p{L})/gu, " 7 day "],
  [/(?<!\p{L})(?:a|one) fortnight(?!\p{L})/gu, " 14 day "],
  [
    /(?<=(?:خلال|لمده|في ظرف|في غضون|لحد|مفتوح|متاح|مسموح|قدامك|قدامكم|قدامكي|عندك|عندكي|معاك|معاكي|ليك|ليكي|within|for|before|have|get|in|'ve|got|up to) )(?:شهر|(?:a|one) (?:full |whole )?month)(?!\p{L})|(?<!\p{L})a full month(?= to)|(?<!\p{L})شهر (?:بحاله|كامل)(?!\p{L})|(?<!\p{L})شهر(?= (?:لل?)?(?:ال)?(?:تبديل|استبدال|ترجيع|استرجاع|ارجاع))/gu,
    " 30 day ",
  ],
  [/(?<!\p{L})ساعت(?:ين|ان)(?!\p{L})/gu, " 2 hour "],
  [
    new RegExp(
      `(\\d)[- ]?(?:ال)?${W}(?:ايام|تيام|يوما|يوم|days?|ayam|ayyam|yom)(?!\\p{L})(?: ?(?:عمل|shoghl|كامله))?`,
      "gu",
    ),
    "$1 day ",
  ],
  [/(\d)[- ]?(?:ساعات|ساعه|hours?|hrs?|h|sa3at|sa3a)(?!\p{L})/gu, "$1 hour "],
];

/** The folded sentence with figures for number words and `N day`, `N hour`, `N week` for spans of time. */
export function normalise(sentence: string): string {
  let text = withFigures(` ${fromFranco(foldLetters(sentence))} `);
  for (const [pattern, written] of TIMES) text = text.replace(pattern, written);
  return withDayNumbers(text).replace(/\s+/g, " ").trim();
}

export type Days = { from: number; to: number };
export type Span<Value> = { value: Value; start: number; end: number };

/** The figure a pattern caught, with where it stands. */
export const numberSpan = (match: RegExpExecArray): Span<number> => ({
  value: Number(match[1]),
  start: match.index,
  end: match.index + match[0].length,
});

const UNITS: Record<string, number> = { day: 1, week: 7, hour: 1 / 24 };
const TO =
  "(?:-|:|/|الي|ل|لـ|حتي|لحد|لغايه|to|up to|till|until|and|le|l|aw|او|or|و|ولا|walla|ولا (?:ت|ي)(?:تجاوز|جاوز|زيد|تعدي)(?: عن| علي)?)";
const RANGE = new RegExp(
  `(\\d+) ?(day|week|hour)? ?${TO} ?(\\d+) ?(day|week|hour)(?!\\p{L})`,
  "gu",
);
const PAIR =
  /(\d+) day (\d+) (?=في |بعد |من |علي |يوم|day|بالكتير|بالكثير|بحد|كحد|$|[،,.])(?:day)?/gu;
/** «يومين تلاتة»: a number and the next one, said side by side. */
const NEXT_TO =
  /(?<![\d.])(\d+) day (\d{1,2})(?!\d|\.\d| ?(?:جنيه|ج(?!\p{L})|egp|le(?!\p{L})|%|قطع|week|hour|pieces?|مره|مرات|-))(?: day)?/gu;
/** «ما بين يومين وأربع أيام». */
const BETWEEN = /(?<=بين )(\d{1,2}) ?(?:day)? ?و ?(\d{1,2}) ?day(?!\p{L})/gu;
/** «خمس ست أيام»: the unit stands with the second. */
const SIDE_BY_SIDE = /(?<![\d.:-])(\d{1,2})[،,]? (\d{1,2}) day(?!\p{L})/gu;
/** «يومين لتلاتة»: the unit stands with the first of the two. */
const UNIT_FIRST =
  /(?<![\d.])(\d+) day ?(?:ل|لـ|الي|لحد|لغايه|حتي|او|ولا|-|to|up to|or|aw) ?(\d{1,2})(?!\d|\.\d| ?(?:جنيه|ج|egp|le|%|kg|كيلو|قطع|day|week|hour|pieces?|مره|مرات))/gu;
const SINGLE = /(?<![\d.])(\d+) ?(day|week|hour)(?!\p{L})/gu;
const WITHIN =
  /(?:خلال|في ظرف|في غضون|اقصاه\p{L}?|في مده اقصاها|بحد اقصي|حد اقصي|(?:اقصي|اكبر) (?:مده|فتره|وقت)[^\d]{0,24}|max(?:imum)? (?:delivery |shipping )?(?:time|period|wait)[^\d]{0,16}|(?:ما|لا|لن|مش) (?:ه|ح|ب)?(?:[تي]ت?جاوز|[تي]ت?عدي|[تي]تخطي|[تي]زيد (?:عن|علي)|[تي]كمل)(?: علي\p{L}{1,3})?|اقصي (?:حاجه|شي\p{L}?|مده|حد)|م(?:ا)?(?:ب|ه|ح)?(?:ي|ت)\p{L}{2,6}ش (?:اكتر|اكثر|ازيد) من|(?:no|not|never|n't) (?:take |be |last )?(?:longer|later|more) than|not (?:exceed\p{L}*|pass|go (?:over|beyond))|مش (?:اكتر|اكثر) من|اقل من|لحد|لغايه|حتي|within|up to|in under|less than|no later than|not later than|no more than|not more than|at most|max(?:imum)?(?: of)?|khelal|le7ad|under|inside|بالكتير|بالكثير|كحد اقصي|at most)\s*(?:ال)?(?:فتره |مده |only |just )?$/u;
const AT_MOST =
  /^\s*(?:بالكتير|كحد اقصي|بحد اقصي|علي الاك[ثت]ر|max(?:imum)?|at (?:the )?(?:most|latest)|tops(?!\p{L})|or (?:less|sooner)|bel ?keteer)/u;
const toDays = (count: number, unit: string) => Math.ceil(count * (UNITS[unit] ?? 1) - 1e-9);

/** Spans of time in a normalised sentence; “within 5 days” is 0 to 5 when asked for as a time of arrival. */
export function readDays(text: string): Span<Days & { within: boolean }>[] {
  const found: Span<Days & { within: boolean }>[] = [];
  const add = (start: number, end: number, from: number, to: number) => {
    if (to > 400 || from > to || found.some((one) => start < one.end && end > one.start)) return;
    const within = WITHIN.test(text.slice(0, start)) || AT_MOST.test(text.slice(end));
    found.push({ start, end, value: { from, to, within } });
  };
  for (const match of text.matchAll(RANGE)) {
    const unit = match[4] ?? "day";
    add(
      match.index,
      match.index + match[0].length,
      toDays(Number(match[1]), match[2] ?? unit),
      toDays(Number(match[3]), unit),
    );
  }
  for (const match of text.matchAll(UNIT_FIRST))
    add(match.index, match.index + match[0].length, Number(match[1]), Number(match[2]));
  for (const match of text.matchAll(NEXT_TO))
    if (Number(match[2]) === Number(match[1]) + 1)
      add(match.index, match.index + match[0].length, Number(match[1]), Number(match[2]));
  for (const match of text.matchAll(BETWEEN))
    add(match.index, match.index + match[0].length, Number(match[1]), Number(match[2]));
  for (const match of text.matchAll(SIDE_BY_SIDE))
    if (Number(match[2]) === Number(match[1]) + 1)
      add(match.index, match.index + match[0].length, Number(match[1]), Number(match[2]));
  for (const match of text.matchAll(PAIR))
    add(match.index, match.index + match[0].length, Number(match[1]), Number(match[2]));
  for (const match of text.matchAll(SINGLE)) {
    const days = toDays(Number(match[1]), match[2] ?? "day");
    add(match.index, match.index + match[0].length, days, days);
  }
  for (const match of text.matchAll(
    /(?<!(?:from|after|since|starting|beginning|من|بعد|ابتداء|اعتبارا) (?:the )?)(?<!\p{L})(?:the )?(?:next|following)[- ](?:working |business )?day|(?<!\p{L})the (?:working |business )?day (?:after|following)|tomorrow|(?<!\p{L})بكر[هاة](?!\p{L})|تاني يوم|ثاني يوم|(?<!(?:من|بعد) )(?<!\p{L})(?:ال)?يوم (?:ال)?(?:تالي|تاني)/gu,
  ))
    add(match.index, match.index + match[0].length, 1, 1);
  for (const match of text.matchAll(
    /(?<!\p{L})same[- ]day|نفس (?:ال)?يوم|في (?:ال)?يوم نفسه|(?<!\p{L})في يوم(?:ها|ه)(?!\p{L})/gu,
  ))
    add(match.index, match.index + match[0].length, 0, 0);
  // “2-3 days in Cairo, up to 6 elsewhere”: the unit is said once.
  if (found.length > 0)
    for (const match of text.matchAll(
      /(?<![\d.-])(?:(\d{1,2}) ?(?:-|to|الي|ل) ?)?(\d{1,2})(?= (?:elsewhere|everywhere|to reach|if|for|in|لباقي|لل?\p{L}+|في|anywhere|to (?:change|swap|exchange|return|send|bring)|(?:ت|عشان ت|علشان ت)(?:بدل|رجع|غير)\p{L}*)|[،,;)]|\.?$)/gu,
    ))
      if (
        match[1] ||
        WITHIN.test(text.slice(0, match.index)) ||
        /(?<!\p{L})(?:gets? it in|(?:returns?|exchanges?|swaps?|refunds?|cairo|giza) in|takes?|only|just|waits|needs?|arrives? in|بياخد|بتاخد|تستغرق|يستغرق) $/u.test(
          text.slice(0, match.index),
        ) ||
        /^ (?:لباقي|للباقي|لل?محافظات|elsewhere|(?:for |to |in )?(?:every|any)(?:where|one|body) else|(?:for |to |in )?all others?|to reach|if|for (?:the )?(?:rest|others?)|in (?:the )?(?:rest|other)|for (?:returns?|exchanges?|refunds?|swaps?)|to (?:change|swap|exchange|return|send|bring)|(?:ت|عشان ت|علشان ت)(?:بدل|رجع|غير)\p{L}*|لل?(?:تبديل|استبدال|ترجيع|استرجاع|ارجاع))(?!\p{L})/u.test(
          text.slice(match.index + match[0].length),
        )
      )
        add(
          match.index,
          match.index + match[0].length,
          Number(match[1] ?? match[2]),
          Number(match[2]),
        );
  found.sort((one, other) => one.start - other.start);
  // “Within 3 days in Cairo and 5 days elsewhere”: the bound is said once.
  for (const [at, one] of found.entries()) {
    const before = found[at - 1];
    if (!before?.value.within || one.value.from !== one.value.to) continue;
    if (SAME_BOUND.test(text.slice(before.end, one.start))) one.value.within = true;
  }
  return found;
}
/** Hardly more than a place stands between the two. */
const SAME_BOUND = /^ ?(?:in|to|for|inside|في|ل|داخل|بال)[^.;؛\d]{2,60}[،, ] ?(?:and|و) ?$/u;

const CURRENCY =
  "(?:جنيهات|جنيها|جنيه|جنية|جم|ج\\.? ?م|ج(?!\\p{L})|egp|l\\.?e\\.?|e£|£|(?:egyptian )?pounds?|geneh|gneh|gneeh|ginih|genih|gni)";
const AMOUNT = new RegExp(
  `(?<![\\d.,])(\\d+(?:\\.\\d+)?)[ -]?(?:ال)?${CURRENCY}(?![a-z]|(?<=le) ?\\d)|(?<![\\p{L}\\d])(?<!\\d )(?:egp|le|l\\.e\\.?|e£|£) ?(\\d+(?:\\.\\d+)?)(?![\\d%\\p{L}])`,
  "gu",
);

/** Amounts of Egyptian pounds. */
export function readMoney(text: string): Span<number>[] {
  return [...text.matchAll(AMOUNT)].map((match) => ({
    value: Number(match[1] ?? match[2]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const PERCENT = /(\d+(?:\.\d+)?) ?(?:%|٪|في الميه|percent|per cent)/gu;
export const readPercents = (text: string): Span<number>[] =>
  [...text.matchAll(PERCENT)].map(numberSpan);
