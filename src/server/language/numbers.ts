// Numbers as digits and as words in three ways of writing.
import { foldWords } from "../../contract/fold-words.ts";
import { NUMBERS, SMALL } from "./number-words.ts";
import { keyOfTyped, keysOfListed, noteSpoken } from "./speech.ts";

/** Multiply the number before them. */
const THOUSANDS = new Set(
  "باكو بواكي bako bakko bawaky bawaki الاف تلاف الف الافات alaf talaf talaaf tlaf alf thousand thousands grand".split(
    " ",
  ),
);
const allWorth = (worth: number, words: string) =>
  words.split(" ").map((word): [string, number] => [word, worth]);
/** Shares of a thousand: "نص ألف", "rob3 alf". */
const SHARES = new Map([
  ...allWorth(500, "نص نصف half nos noss nuss"),
  ...allWorth(250, "ربع rob3 rub3"),
]);
const HUNDREDS = new Set("hundred ميه مايه ميت meya meyya miya meyyah mya meet mit".split(" "));
const HALVES = new Set(["ونص", "ونصف", "نص", "nos", "noss", "nuss", "wnos", "wnoss", "wnuss"]);

const mapOf = (lines: [number, string][]) =>
  new Map(
    lines.flatMap(([value, words]) => words.split(",").map((word) => [foldWords(word), value])),
  );

/** Before a noun a hundred ends on t: "خمسميت جنيه", "5omsomit geneh". */
const HUNDRED = /(?:ميه|مايه|meya|miya)$/;
const WORTH = new Map(
  [...mapOf(NUMBERS)].flatMap(([word, value]): [string, number][] =>
    HUNDRED.test(word)
      ? [
          [word, value],
          [word.replace(HUNDRED, /[a-z]$/.test(word) ? "meet" : "ميت"), value],
        ]
      : [[word, value]],
  ),
);
const ONES = mapOf(SMALL);

/** "تلات سنين", "three", "اتناشر": up to nineteen, in words. */
export const smallNumberOf = (word: string): number | undefined =>
  ONES.get(word) ?? TEENS.get(word);

/** Numbers as they are heard: "khomsmeya", "5omsomeyya". */
const heardOf = (map: Map<string, number>) =>
  new Map([...map].flatMap(([word, value]) => keysOfListed(word).map((key) => [key, value])));
const HEARD = heardOf(new Map([...WORTH].filter(([, value]) => value >= 100)));

const TENS_HEARD = heardOf(new Map([...WORTH].filter(([, value]) => value >= 20 && value < 100)));

for (const word of [...WORTH.keys(), ...ONES.keys()]) if (word.length > 3) noteSpoken(word);

function heardNumber(word: string): number | undefined {
  const key = /^[a-z]/.test(word) || /^[2-9][a-z]/.test(word) ? keyOfTyped(word) : undefined;
  return key === undefined ? undefined : HEARD.get(key);
}

const MOST = 1_000_000;

function plainNumber(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d{1,7}$/.test(word)) return Number(word);
  return worthOf(WORTH, word) ?? heardNumber(word);
}

/** What is joined to a number: "بالف" is "for a thousand" and no article, "بالخمسميه" has one. */
const JOINED_TO = [/^[ولبف](?=.{2})/, /^[ولبف]?(?:ال|لل)(?=.{2})/];

/** "2alf", "b2alfein": the first letter of a thousand is heard, and may be written. */
const voiced = (word: string): string => word.replace(/^(b|be|el|w|we)?2(?=[ae]l)/, "$1");

function worthOf(map: ReadonlyMap<string, number>, said: string): number | undefined {
  const word = voiced(said);
  // "ضد المية": with an article it is water.
  if (/^[ولبف]?(?:ال|لل)م(?:ا?ي|ئ|ائ)ه$/.test(word)) return undefined;
  const bare = JOINED_TO.map((joined) => map.get(word.replace(joined, "")));
  return map.get(word) ?? bare.find((worth) => worth !== undefined);
}

const TEENS = new Map(
  "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, at) => [word, at + 11]),
);

const TEENS_SPOKEN: [number, string][] = [
  [11, "حداشر, احداشر, 7dashar, 7edashar, hdashar, hedashar, 7edasher"],
  [12, "اتناشر, اطناشر, etnashar, etnasher, 2etnashar, itnashar"],
  [13, "تلتاشر, تلاتاشر, taltashar, talatashar, talattashar, taltasher"],
  [14, "اربعتاشر, arba3tashar, arba3tasher"],
  [15, "خمستاشر, khamastashar, 5amastashar, khamstashar, 5amstashar, khamastasher"],
  [16, "ستاشر, settashar, sittashar, setashar, settasher"],
  [17, "سبعتاشر, saba3tashar, sab3atashar, saba3tasher"],
  [18, "تمنتاشر, تمانتاشر, tamantashar, tamantasher"],
  [19, "تسعتاشر, tesa3tashar, tes3atashar"],
];
for (const [word, value] of mapOf(TEENS_SPOKEN)) TEENS.set(word, value);

/** «ما يدخلش مية», "ezazet mayya": water is written as a hundred is. */
const isWater = (words: string[], at: number): boolean =>
  /^(?:ميه|مايه|meya|meyya)$/.test(words[at] ?? "") &&
  /^(?:\S*(?:دخل|شرب|بلل|نشع|سرب)\S*|ضد|ازازه|ازايز|زجاجه|شبشب|حمام|ded|ezazet|beyed\S+)$/.test(
    words[at - 1] ?? "",
  );

/** The number that begins at a word: 800, الف ونص, five hundred, تلات تلاف. */
export function numberAt(words: string[], from: number): { value: number; to: number } | undefined {
  const word = words[from];
  if (isWater(words, from)) return undefined;
  const next = words[from + 1] ?? "";
  // "الاربع تلاف", "بتلات تلاف": only before its unit does a number carry an article.
  const isCounted = THOUSANDS.has(next) || HUNDREDS.has(next);
  const ones =
    word === undefined
      ? undefined
      : ((isCounted ? worthOf(ONES, word) : ONES.get(word)) ?? smallDigit(word));
  // "ألفا وخمسمائة" is one thousand and more, "ألفا جنيه" two of them.
  if (word === "الفا" && /^و./.test(next)) return withRest(words, 1000, from + 1);
  const share = word === undefined ? undefined : worthOf(SHARES, word);
  const unit = next === "a" ? from + 2 : from + 1;
  if (share !== undefined && THOUSANDS.has(words[unit] ?? ""))
    return { value: share, to: unit + 1 };
  const some = someAt(words, from);
  if (some) return some;
  const half = ones === undefined ? undefined : andAHalf(words, from + 1);
  if (ones !== undefined && half !== undefined && THOUSANDS.has(words[half] ?? ""))
    return { value: (ones + 0.5) * 1000, to: half + 1 };
  if (ones !== undefined && THOUSANDS.has(next)) return withRest(words, ones * 1000, from + 2);
  if (ones !== undefined && HUNDREDS.has(next)) return withRest(words, ones * 100, from + 2);
  // "Fifteen hundred", «خمستاشر ميه»: hundreds are counted up to nineteen.
  const teen = word === undefined ? undefined : (worthOf(TEENS, word) ?? TEENS.get(bareOf(word)));
  if (teen !== undefined && HUNDREDS.has(next)) return withRest(words, teen * 100, from + 2);
  if (word === "thousand" || word === "grand") return withRest(words, 1000, from + 1);
  const tens = tensAt(words, from);
  if (tens) return tens;
  const value = plainNumber(word);
  if (value === undefined || value > MOST) return undefined;
  return /^\d+$/.test(word ?? "") ? { value, to: from + 1 } : withRest(words, value, from + 1);
}

const SOME = new Map([
  ["couple", 2],
  ["few", 3],
]);

/** "A couple of hundred", "a few thousand": how many is said loosely, and so it is meant. */
function someAt(words: string[], from: number): { value: number; to: number } | undefined {
  const many = SOME.get(words[from] ?? "");
  const at = words[from + 1] === "of" ? from + 2 : from + 1;
  const worth = THOUSANDS.has(words[at] ?? "") ? 1000 : words[at] === "hundred" ? 100 : undefined;
  return many === undefined || worth === undefined
    ? undefined
    : { value: many * worth, to: at + 1 };
}

/** Every number that somebody said. */
export const numbersSaid = (words: string[]): number[] =>
  words.flatMap((_, at) => numberAt(words, at)?.value ?? []);

const isTens = (value: number | undefined): value is number =>
  value !== undefined && value >= 20 && value <= 90;

/** "Thirty seven", "سبعة وتلاتين", "sab3a w talateen". */
function tensAt(words: string[], from: number): { value: number; to: number } | undefined {
  const first = words[from] ?? "";
  const next = words[from + 1] ?? "";
  if (/^\d/.test(first) || /^\d+$/.test(next)) return undefined;
  const ones = ONES.get(first) ?? onesBeforeTens(first);
  if (ones !== undefined && ones < 10) {
    const isJoined = JOINED.has(next);
    const tens = isJoined
      ? tensOf(words[from + 2])
      : /^و/.test(next)
        ? tensOf(next.slice(1))
        : undefined;
    return isTens(tens) ? { value: tens + ones, to: isJoined ? from + 3 : from + 2 } : undefined;
  }
  const tens = tensOf(first);
  const after = isTens(tens) && /^[a-z]/.test(first) ? ONES.get(next) : undefined;
  return tens !== undefined && after !== undefined && after > 0 && after < 10 && next !== "a"
    ? { value: tens + after, to: from + 2 }
    : undefined;
}

const JOINED = new Set(["w", "we", "wa", "و"]);
/** "Wa7ed w arbe3een", "tmanya w talateen": before tens alone, where no other word is like them. */
const ONES_HEARD = heardOf(
  new Map(
    [...ONES].filter(([word, value]) => /[a-z]{4}|3a$/.test(word) && value > 2 && value < 10),
  ),
);
const onesBeforeTens = (word: string): number | undefined => {
  if (/^wa?[h7][ei]?d$/.test(word)) return 1;
  return /^2?[ei]tne+i?n$/.test(word) ? 2 : ONES_HEARD.get(keyOfTyped(word) ?? "");
};

/** Tens from twenty to ninety, as they are written or heard. */
export const tensOf = (word = ""): number | undefined => {
  const value = WORTH.get(word) ?? TENS_HEARD.get(keyOfTyped(word) ?? "");
  return isTens(value) ? value : undefined;
};

/** "Three and a half thousand": the place after the half. */
const andAHalf = (words: string[], from: number): number | undefined => {
  const said = words.slice(from, from + 3).join(" ");
  return said === "and a half" ? from + 3 : said.startsWith("and half ") ? from + 2 : undefined;
};

/** "ba5amastashar": for so many. */
const bareOf = (word: string): string => word.replace(/^b[ae]?(?=[a-z\d]{5})/, "");

const smallDigit = (word: string) => (/^[1-9]\d?$/.test(word) ? Number(word) : undefined);

const BUT = /^(?:الا|[ei]ll?a)$/;
/** "الفين الا ربع", "alf ella meya": of thousands a quarter is a quarter of one. */
function lessOf(word: string | undefined): number | undefined {
  const less = SHARES.get(word ?? "") ?? plainNumber(word);
  return less !== undefined && less < 1000 ? less : undefined;
}

/** "One thousand nine hundred", "two thousand and fifty": English says the rest behind it. */
function hundredsAfter(words: string[], at: number): { value: number; to: number } | undefined {
  const from = words[at] === "and" ? at + 1 : at;
  const isSaid = words[from + 1] === "hundred" || (from > at && isTens(tensOf(words[from])));
  const rest = isSaid && /^[b-z]/.test(words[from] ?? "") ? numberAt(words, from) : undefined;
  return rest && rest.value < 1000 ? rest : undefined;
}

/** «الف ومتين»: elsewhere it is what lasts. */
const TWO_HUNDRED = /^و?متين$/;

/** "الف وخمسميه", "الف ونص", "alf w khomsomeya". */
function withRest(words: string[], value: number, at: number): { value: number; to: number } {
  // "A grand and a half".
  const half = value === 1000 ? andAHalf(words, at) : undefined;
  if (half !== undefined) return { value: 1500, to: half };
  const isJoined = words[at] === "w" || words[at] === "we" || words[at] === "و";
  const rest = isJoined ? words[at + 1] : words[at];
  const to = isJoined ? at + 2 : at + 1;
  if (rest === undefined || value < 100) return { value, to: at };
  const most = value < 1000 ? 100 : 1000;
  if (
    value >= 1000 &&
    HALVES.has(rest) &&
    (isJoined || rest.startsWith("و") || rest.startsWith("w"))
  )
    return { value: value + 500, to };
  // "باكو وربع": and a quarter of it.
  if (value === 1000 && (rest === "وربع" || (isJoined && SHARES.get(rest) === 250)))
    return { value: 1250, to };
  const hundreds = value >= 1000 ? hundredsAfter(words, at) : undefined;
  if (hundreds) return { value: value + hundreds.value, to: hundreds.to };
  const less = value >= 1000 && BUT.test(words[at] ?? "") ? lessOf(words[at + 1]) : undefined;
  if (less !== undefined) return { value: value - less, to: at + 2 };
  // "Four hundred and fifty": English says "and" before what is less than a hundred.
  const small =
    value < 1000 && words[at] === "and" && /^[b-z]/.test(words[at + 1] ?? "")
      ? numberAt(words, at + 1)
      : undefined;
  if (small && small.value > 0 && small.value < 100)
    return { value: value + small.value, to: small.to };
  // «تلتميه خمسين»: tens may follow at once.
  const isTensNext = value < 1000 && /^[\u0621-\u064a]/.test(rest) && isTens(WORTH.get(rest));
  const more =
    isJoined || rest.startsWith("و") || isTensNext
      ? (plainNumber(rest) ?? (TWO_HUNDRED.test(rest) ? 200 : undefined))
      : undefined;
  if (more === undefined || more >= most) return { value, to: at };
  // «الفين وميه وخمسين»: what is less than a hundred comes last.
  const last = value >= 1000 && more >= 100 ? withRest(words, more, to) : { value: more, to };
  return { value: value + last.value, to: last.to };
}
