/** Numbers written as words, in Arabic, Egyptian, Franco and English, as figures. */

/** «خمسمية», and «خمسميت» before what is counted. */
const HUNDRED = "(?:ميه|ميت|مايه)";
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
  [21, "واحد وعشرين|واحد وعشرون|احد[يه]? وعشرين|احد[يه]? وعشرون|twenty[- ]one"],
  [31, "thirty[- ]one"],
  [45, "forty[- ]five"],
  [30, "تلاتين|ثلاثين|ثلاثون|thirty|talateen"],
  [40, "اربعين|اربعون|forty|arbe3een"],
  [50, "خمسين|خمسون|fifty|khamseen"],
  [60, "ستين|ستون|sixty|setteen"],
  [70, "سبعين|سبعون|seventy|sab3een"],
  [80, "تمانين|ثمانين|ثمانون|eighty|tamaneen"],
  [90, "تسعين|تسعون|ninety|tes3een"],
  [100, "ميه|مايه|a hundred|one hundred|meyya|meya"],
  [200, "ميتين|مايتين|مايتان|مايتي|ميتي|ميتان|meteen"],
  [300, `(?:تلا?ت|ثلاث) ?${HUNDRED}|toltomeya`],
  [400, `(?:ربع|اربع) ?${HUNDRED}|rob3omeya`],
  [500, `خمس ?${HUNDRED}|khomsomeya`],
  [600, `ست ?${HUNDRED}|sottomeya`],
  [700, `سبع ?${HUNDRED}|sob3omeya`],
  [800, `(?:تمن|ثماني?) ?${HUNDRED}|tomnomeya`],
  [900, `تسع ?${HUNDRED}|tos3omeya`],
  [1000, "الفا|الف|a thousand|one thousand|alf"],
  [1500, "الف ونص|one and a half thousand"],
  [2000, "الفين|الفان|الفي|alfeen"],
  [3000, "تلاتلاف|talat alaf"],
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
  [100, "ميت"],
];
const UNIT =
  "(?:جنيه|جنيها|جنيهات|الاف|تلاف|ايام|يوم|يوما|تيام|اسابيع|شهور|اشهر|ساعات|ساعه|days?|working|business|calendar|weeks?|hours?|ayam|yom)";
/** «من تلات لخمس أيام»: the unit stands with the second of the two. */
const UP_TO_ANOTHER =
  "(?:⟦?\\d+⟧? |(?:تلات|ثلاث|اربع|خمس|ست|سبع|تمن|ثماني|تسع|عشر) )(?:ايام|تيام|يوم)|(?:ل|الي|او) ?(?:⟦?\\d|(?:تلات|ثلاث|اربع|خمس|ست|سبع|تمن|ثماني|تسع|عشر)(?!\\p{L}))[^،,.]{0,10}(?:ايام|يوم|تيام|اسابيع|ساعات)";
/** At the bars between forms, not at those inside one. */
const splitForms = (forms: string) => forms.split(/\|(?![^(]*\))/u);
const longestFirst = (words: [number, string][]) =>
  words
    .flatMap(([value, forms]) => splitForms(forms).map((form) => [value, form] as const))
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
    [
      new RegExp(`(?<![\\p{L}\\p{N}])([وبل]?)${form} (?=${UNIT}(?!\\p{L})|${UP_TO_ANOTHER})`, "gu"),
      value,
    ] as const,
);

const SCALE = /⟦(\d+)⟧ (hundred|thousand|الاف|تلاف)(?!\p{L})/gu;
const PAIR_OF_WORDS = /⟦(\d+)⟧(?: *و *| +and +|[- ]+)⟦(\d+)⟧/gu;

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

/** «في المية», «بالمئة»: no hundred, but hundredths. */
const HUNDREDTHS = /(?<!\p{L})(?:(?:في|ف) (?:ال)?|بال)(?:ميه|مييه|مايه|ماييه)(?!\p{L})/gu;

/** “Thirty (30) days”, as contracts write it, says its number twice. */
const TWICE = /(?<!\d)(\d+) ?\( ?\1 ?\)/gu;

/** The text with figures for its number words; the short forms (“خمس أيام”) count before a unit only. */
export function withFigures(folded: string): string {
  // «ألف ومتين» is 1,200; alone «متين» is “sturdy”.
  let text = folded.replace(HUNDREDTHS, " % ");
  text = text.replace(/(?<=(?:الفا?|الفين|الاف) )ومتين(?!\p{L})/gu, "وميتين");
  text = text.replace(
    /(?<=(?:over|above|past|beyond|than|reach|hits?|spend|of|for|to) )a grand(?!\p{L})/gu,
    "1000",
  );
  text = text.replace(
    /(?<![\d.])(\d{1,2}) (?:الاف|الف)(?!\p{L})/gu,
    (_, count: string) => `${count}000`,
  );
  for (const [pattern, value] of NUMBERS)
    text = text.replace(pattern, (_, before: string) => `${before} ⟦${value}⟧`);
  for (const [pattern, value] of NUMBERS_BEFORE_UNIT)
    text = text.replace(pattern, (_, before: string) => `${before} ⟦${value}⟧ `);
  return joinNumbers(text).replace(TWICE, "$1");
}
