/** One spelling for what shops write in Arabic, Egyptian, Franco and English: letters folded, number words as figures, spans of time in days. */

const FOLDS: [RegExp, string][] = [
  [
    /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g,
    "",
  ],
  [/[أإآٱ]/g, "ا"],
  [/ى/g, "ي"],
  [/ؤ/g, "و"],
  [/ئ/g, "ي"],
  [/ة/g, "ه"],
  [/ڤ/g, "ف"],
  // Ticks and crosses say yes and no of what stands before them.
  [/[❌✖❎🚫⛔✗✘]\ufe0f?/gu, " ممنوع ; "],
  [/[✅✔☑]\ufe0f?/gu, " ; "],
  [/[🚚🚛🛵]\ufe0f?/gu, " توصيل "],
  [/[’‘`´]/g, "'"],
  [/[–—−]/g, "-"],
  [/[«»“”„]/g, '"'],
];

/** Letters and digits in one form; unlike `foldWords` of the language room, punctuation stays, since clauses hang on it. */
export function foldLetters(text: string): string {
  let folded = text.normalize("NFKC").toLowerCase();
  for (const [pattern, letter] of FOLDS) folded = folded.replace(pattern, letter);
  return folded
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/(\d)[,٬](?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d)٫(?=\d)/g, "$1.")
    .replace(/\s+/g, " ")
    .trim();
}

/** Number words; those of two parts (“five and sixty”, “two hundred fifty”) are put together afterwards. */
const WORDS: [number, string][] = [
  [2, "اتنين|اثنين|اثنان|two|etneen|itnin"],
  [3, "تلاته|ثلاثه|three|talata"],
  [4, "اربعه|four|arba3a"],
  [5, "خمسه|five|khamsa"],
  [6, "سته|six|setta"],
  [7, "سبعه|seven|sab3a"],
  [8, "تمانيه|تمنيه|ثمانيه|eight|tamanya"],
  [9, "تسعه|nine|tes3a"],
  [10, "عشره|ten|3ashara"],
  [11, "حداشر|احد عشر|احدي عشر|eleven"],
  [12, "اتناشر|اثني عشر|اثنا عشر|twelve"],
  [13, "تلتاشر|ثلاثه عشر|thirteen"],
  [14, "اربعتاشر|اربعه عشر|اربع عشره|fourteen|arba3tashar"],
  [15, "خمستاشر|خمسه عشر|fifteen|khamastashar"],
  [16, "ستاشر|sixteen"],
  [17, "سبعتاشر|seventeen"],
  [18, "تمنتاشر|eighteen"],
  [19, "تسعتاشر|nineteen"],
  [20, "عشرين|عشرون|twenty|3eshreen"],
  [30, "تلاتين|ثلاثين|ثلاثون|thirty|talateen"],
  [40, "اربعين|اربعون|forty|arbe3een"],
  [50, "خمسين|خمسون|fifty|khamseen"],
  [60, "ستين|ستون|sixty|setteen"],
  [70, "سبعين|سبعون|seventy|sab3een"],
  [80, "تمانين|ثمانين|ثمانون|eighty|tamaneen"],
  [90, "تسعين|تسعون|ninety|tes3een"],
  [100, "ميه|مايه|a hundred|one hundred|meyya|meya"],
  [200, "ميتين|مايتين|مايتان|مايتي|ميتي|ميتان|meteen"],
  [300, "تلتميه|تلتمايه|ثلاثميه|ثلاثمايه|toltomeya"],
  [400, "ربعميه|ربعمايه|اربعميه|اربعمايه"],
  [500, "خمسميه|خمسمايه|khomsomeya"],
  [600, "ستميه|ستمايه"],
  [700, "سبعميه|سبعمايه"],
  [800, "تمنميه|تمنمايه|ثمانميه|ثمانمايه|ثمانيمايه"],
  [900, "تسعميه|تسعمايه"],
  [1000, "الف|a thousand|one thousand|alf"],
  [1500, "الف ونص|one and a half thousand"],
  [2000, "الفين|الفان|الفي|alfeen"],
  [3000, "تلات الاف|تلاتلاف|ثلاثه الاف"],
];
/** Short forms that are also other words; they count before a unit only. */
const SHORT: [number, string][] = [
  [1, "one|يوم واحد"],
  [3, "تلات|ثلاث|تلت|talat|tlat"],
  [4, "اربع|arba3"],
  [5, "خمس|khamas|khams"],
  [6, "ست|set"],
  [7, "سبع|saba3"],
  [8, "تمن|ثماني|taman"],
  [9, "تسع|tesa3"],
  [10, "عشر|3ashar"],
];
const UNIT =
  "(?:ايام|يوم|يوما|تيام|اسابيع|شهور|اشهر|ساعات|ساعه|days?|working|business|calendar|weeks?|hours?|ayam|yom)";
const longestFirst = (words: [number, string][]) =>
  words
    .flatMap(([value, forms]) => forms.split("|").map((form) => [value, form] as const))
    .toSorted((one, other) => other[1].length - one[1].length);
const NUMBERS = longestFirst(WORDS).map(
  ([value, form]) =>
    [
      new RegExp(`(?<![\\p{L}\\p{N}])(و?[بل]?(?:ال)?)${form}(?![\\p{L}\\p{N}])`, "gu"),
      value,
    ] as const,
);
const NUMBERS_BEFORE_UNIT = longestFirst(SHORT).map(
  ([value, form]) =>
    [new RegExp(`(?<![\\p{L}\\p{N}])([وبل]?)${form} (?=${UNIT}(?!\\p{L}))`, "gu"), value] as const,
);

const W = "(?:of )?(?:working |business |calendar |full |كامله |shoghl )?";
const TIMES: [RegExp, string][] = [
  [/(?<!\p{L})(?:one|a) (?=(?:to|or|-)\s*\d+ (?:working |business )?days?(?!\p{L}))/gu, "1 "],
  [/(?<!\p{L})a day or (?:2|so)(?!\p{L})/gu, "1 - 2 day "],
  [/(?<!\p{L})a couple of days(?!\p{L})/gu, "2 day "],
  [/(?<!\p{L})([وبلف]?)(?:ال)?يومين(?!\p{L})/gu, "$1 2 day "],
  [/(?<!\p{L})([وبلف]?)(?:ال)?يوم(?=\s*(?:ل|الي|او|-)\s*\d)/gu, "$1 1 "],
  [/(?<!\p{L})(?:yomen|yomeen)(?!\p{L})/gu, " 2 day "],
  [/(\d+) ?(?:اسابيع|اسبوع|weeks?)(?!\p{L})/gu, "$1 week "],
  [/(?<!\p{L})([وبل]?)(?:ال)?اسبوعين(?!\p{L})/gu, "$1 14 day "],
  [/(?<!\p{L})(?:osbo3|esbo3|isbo3|osboo3)[ei]e?n(?!\p{L})/gu, " 14 day "],
  [/(?<!\p{L})(?:osbo3|esbo3|isbo3|osboo3)(?!\p{L})/gu, " 7 day "],
  [
    /(?<!\p{L})(?<!\d )(?<!هذا )([وبل]?)(?:ال)?اسبوعا?(?!\p{L})(?! (?:ده|دا|الجاي|القادم|اللي))/gu,
    "$1 7 day ",
  ],
  [/(?<!\p{L})(?:a|one|the first) (?:full |whole )?week(?!\p{L})/gu, " 7 day "],
  [/(?<!\p{L})(?:a|one) fortnight(?!\p{L})/gu, " 14 day "],
  [
    /(?<=(?:خلال|لمده|في ظرف|في غضون|لحد|within|for) )(?:شهر|a month|one month)(?!\p{L})/gu,
    " 30 day ",
  ],
  [/(?<!\p{L})ساعتين(?!\p{L})/gu, " 2 hour "],
  [
    new RegExp(
      `(\\d)[- ]?(?:ال)?${W}(?:ايام|تيام|يوما|يوم|days?|ayam|ayyam|yom)(?!\\p{L})(?: ?(?:عمل|shoghl|كامله))?`,
      "gu",
    ),
    "$1 day ",
  ],
  [/(\d)[- ]?(?:ساعات|ساعه|hours?|hrs?|h|sa3at|sa3a)(?!\p{L})/gu, "$1 hour "],
];

const SCALE = /⟦(\d+)⟧ (hundred|thousand)(?!\p{L})/gu;
const PAIR_OF_WORDS = /⟦(\d+)⟧(?: ?و ?| and |[- ]+)⟦(\d+)⟧/gu;

/** “Five and sixty” is 65 and “two hundred fifty” 250; “two and four” stay two numbers. */
function joinNumbers(text: string): string {
  if (!text.includes("⟦")) return text;
  let joined = text.replace(
    SCALE,
    (_, count: string, scale: string) => `⟦${Number(count) * (scale === "hundred" ? 100 : 1000)}⟧`,
  );
  for (let round = 0; round < 2; round++)
    joined = joined.replace(PAIR_OF_WORDS, (whole, one: string, other: string) => {
      const [first, second] = [Number(one), Number(other)];
      const isUnitAndTens = first < 10 && second >= 20 && second < 100 && /و/u.test(whole);
      const isTensAndUnit = first >= 20 && first < 100 && first % 10 === 0 && second < 10;
      const isLarger = first >= 100 && first % 100 === 0 && second < (first < 1000 ? 100 : 1000);
      return isUnitAndTens || isLarger || (isTensAndUnit && !/و|and/u.test(whole))
        ? `⟦${first + second}⟧`
        : whole;
    });
  return joined.replace(/[⟦⟧]/gu, "");
}

/** The folded sentence with figures for number words and `N day`, `N hour`, `N week` for spans of time. */
export function normalise(sentence: string): string {
  let text = ` ${foldLetters(sentence)} `;
  for (const [pattern, value] of NUMBERS)
    text = text.replace(pattern, (_, before: string) => `${before} ⟦${value}⟧`);
  text = joinNumbers(text);
  for (const [pattern, value] of NUMBERS_BEFORE_UNIT)
    text = text.replace(pattern, (_, before: string) => `${before} ${value} `);
  for (const [pattern, written] of TIMES) text = text.replace(pattern, written);
  return text.replace(/\s+/g, " ").trim();
}

export type Days = { from: number; to: number };
export type Span<Value> = { value: Value; start: number; end: number };

const UNITS: Record<string, number> = { day: 1, week: 7, hour: 1 / 24 };
const TO = "(?:-|:|/|الي|ل|لـ|حتي|to|till|until|and|le|l|aw|او|or|و)";
const RANGE = new RegExp(
  `(\\d+) ?(day|week|hour)? ?${TO} ?(\\d+) ?(day|week|hour)(?!\\p{L})`,
  "gu",
);
const PAIR =
  /(\d+) day (\d+) (?=في |بعد |من |علي |يوم|day|بالكتير|بالكثير|بحد|كحد|$|[،,.])(?:day)?/gu;
const SINGLE = /(?<![\d.])(\d+) ?(day|week|hour)(?!\p{L})/gu;
const WITHIN =
  /(?:خلال|في ظرف|في غضون|في مده اقصاها|بحد اقصي|حد اقصي|(?:اقصي|اكبر) (?:مده|فتره|وقت)[^\d]{0,24}|max(?:imum)? (?:delivery |shipping )?(?:time|period|wait)[^\d]{0,16}|(?:ما|لا) (?:[تي]تجاوز|[تي]تعدي|[تي]زيد عن)|مش (?:اكتر|اكثر) من|اقل من|لحد|لغايه|حتي|within|up to|in under|less than|no later than|not later than|no more than|not more than|at most|max(?:imum)?(?: of)?|khelal|le7ad|under|inside|بالكتير|بالكثير|كحد اقصي|at most)\s*(?:ال)?(?:فتره |مده |only |just )?$/u;
const AT_MOST =
  /^\s*(?:بالكتير|كحد اقصي|بحد اقصي|علي الاكثر|max(?:imum)?|at (?:the )?most|or less|bel ?keteer)/u;
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
  for (const match of text.matchAll(PAIR))
    add(match.index, match.index + match[0].length, Number(match[1]), Number(match[2]));
  for (const match of text.matchAll(SINGLE)) {
    const days = toDays(Number(match[1]), match[2] ?? "day");
    add(match.index, match.index + match[0].length, days, days);
  }
  for (const match of text.matchAll(
    /(?<!\p{L})(?:the )?(?:next|following)[- ](?:working |business )?day|tomorrow|تاني يوم|ثاني يوم|(?:ال)?يوم (?:ال)?(?:تالي|تاني)/gu,
  ))
    add(match.index, match.index + match[0].length, 1, 1);
  for (const match of text.matchAll(/(?<!\p{L})same[- ]day|نفس (?:ال)?يوم|في (?:ال)?يوم نفسه/gu))
    add(match.index, match.index + match[0].length, 0, 0);
  // “2-3 days in Cairo, up to 6 elsewhere”: the unit is said once.
  if (found.length > 0)
    for (const match of text.matchAll(
      /(?<![\d.-])(?:(\d{1,2}) ?(?:-|to|الي|ل) ?)?(\d{1,2})(?= (?:elsewhere|everywhere|to reach|if|for|in|لباقي|لل?\p{L}+|في|anywhere)|[،,;)]|\.?$)/gu,
    ))
      if (
        match[1] ||
        WITHIN.test(text.slice(0, match.index)) ||
        /^ (?:to reach|if|for (?:returns?|exchanges?|refunds?|swaps?))(?!\p{L})/u.test(
          text.slice(match.index + match[0].length),
        )
      )
        add(
          match.index,
          match.index + match[0].length,
          Number(match[1] ?? match[2]),
          Number(match[2]),
        );
  return found.toSorted((one, other) => one.start - other.start);
}

const CURRENCY =
  "(?:جنيهات|جنيها|جنيه|جنية|جم|ج\\.? ?م|ج(?!\\p{L})|egp|l\\.?e\\.?|e£|£|pounds?|geneh|gneh|gneeh|ginih|genih|gni)";
const AMOUNT = new RegExp(
  `(?<![\\d.,])(\\d+(?:\\.\\d+)?) ?(?:ال)?${CURRENCY}(?![a-z]|(?<=le) ?\\d)|(?<![\\p{L}\\d])(?<!\\d )(?:egp|le|l\\.e\\.?|e£|£) ?(\\d+(?:\\.\\d+)?)(?![\\d%\\p{L}])`,
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
  [...text.matchAll(PERCENT)].map((match) => ({
    value: Number(match[1]),
    start: match.index,
    end: match.index + match[0].length,
  }));
