/** Days told by their number: “on day three”, “between the third and the fifth day”, «تالت يوم», «في اليوم الرابع». */

/** A name of the first ten days, in the letters of a normalised sentence. */
const NAMES: string[][] = [
  ["first"],
  ["second", "(?:ال)?(?:ثاني|تاني)"],
  ["third", "(?:ال)?(?:ثالث|تالت)"],
  ["fourth", "(?:ال)?رابع"],
  ["fifth", "(?:ال)?خامس"],
  ["sixth", "(?:ال)?(?:سادس|سات)"],
  ["seventh", "(?:ال)?سابع"],
  ["eighth", "(?:ال)?(?:ثامن|تامن)"],
  ["ninth", "(?:ال)?تاسع"],
  ["tenth", "(?:ال)?عاشر"],
];
const NAMED = NAMES.map((forms) => new RegExp(`^(?:${forms.join("|")})$`, "u"));
const ANY = `(?:${NAMES.flat().join("|")}|\\d{1,2}(?:st|nd|rd|th))`;
const numberOf = (name: string): string =>
  /^\d/u.test(name)
    ? String(Number.parseInt(name, 10))
    : String(NAMED.findIndex((one) => one.test(name)) + 1);

const DAY = "(?:working |business )?day";
const UNTIL =
  "(?: ?(?:at (?:the )?(?:earliest|soonest)|بالكتير|علي الاقل|علي اقل تقدير))?,? ?(?:-|to|and|or|until|till|حتي|الي|او|ولا|لل?|و) ?(?:by |on |at )?(?:the )?";
const FORMS: [RegExp, (...parts: string[]) => string][] = [
  [
    new RegExp(
      `(?<!\\p{L})${DAY} (\\d{1,2})${UNTIL}(?:${DAY} )?(\\d{1,2})(?! ?(?:of|%|egp|le))(?!\\d)`,
      "gu",
    ),
    (from, to) => `${from} - ${to} day`,
  ],
  [
    new RegExp(
      `(?:(?<=(?:^|[.;:,] ?))|(?<=(?:on|by|until|till) ))${DAY} (\\d{1,2})(?! ?(?:of|-|egp|le|%))(?!\\d)`,
      "gu",
    ),
    (day) => `${day} day`,
  ],
  [
    new RegExp(`(?<!\\p{L})(?:the )?(${ANY})(?: ${DAY})?${UNTIL}(${ANY}) ${DAY}(?!\\p{L})`, "gu"),
    (from, to) => `${numberOf(from)} - ${numberOf(to)} day`,
  ],
  [
    new RegExp(`(?<=(?:on|by|until|till|before) )the (${ANY}) ${DAY}(?!\\p{L})(?! of)`, "gu"),
    (day) => `${numberOf(day)} day`,
  ],
  [
    new RegExp(`(?<!\\p{L})(?:ال)?يوم (${ANY})${UNTIL}(?:(?:ال)?يوم )?(${ANY})(?!\\p{L})`, "gu"),
    (from, to) => `${numberOf(from)} - ${numberOf(to)} day`,
  ],
  [
    new RegExp(`(?<!\\p{L})(${ANY})(?: يوم)?${UNTIL}(${ANY}) يوم(?!\\p{L})`, "gu"),
    (from, to) => `${numberOf(from)} - ${numberOf(to)} day`,
  ],
  [
    /(?<!\p{L})(?:ال)?يوم ال(ثالث|تالت|رابع|خامس|سادس|سابع|ثامن|تامن|تاسع|عاشر)(?!\p{L})/gu,
    (day) => `${numberOf(day)} day`,
  ],
  [
    /(?<!\p{L})(ثالث|تالت|رابع|خامس|سادس|سابع|تامن|تاسع|عاشر) يوم(?!\p{L})/gu,
    (day) => `${numberOf(day)} day`,
  ],
];

/** The normalised text with such days as spans of time. */
export function withDayNumbers(text: string): string {
  let told = text.replace(/\s+/gu, " ").trim();
  for (const [form, write] of FORMS)
    told = told.replace(form, (_, ...parts: string[]) => ` ${write(...parts)} `);
  return told;
}
