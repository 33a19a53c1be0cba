// A sum of money as it is said: "800", "3 w nos", "كام ميت جنيه", "alf w khomsomeya", "بستميه سبعميه كده".
import { COIN, CURRENCY } from "./money-words.ts";
import { numberAt, smallNumberOf } from "./numbers.ts";

/** Numbers below this are sizes, counts or ages unless a currency follows. */
export const LEAST = 20;

export type Amount = { value: number; to: number; hasCurrency: boolean };

export function amountAt(words: string[], from: number): Amount | undefined {
  const isCoinFirst = COIN.has(words[from] ?? "");
  // "ma ben el alf wel alfein": an article before a number.
  const isArticle = /^(?:el|al)$/.test(words[from] ?? "");
  const leading = isCoinFirst || isArticle ? from + 1 : from;
  const number =
    notesAt(words, leading) ??
    someHundredsAt(words, leading) ??
    thousandsAt(words, leading) ??
    numberAt(words, leading);
  if (!number) return undefined;
  const unit = words[number.to] ?? "";
  // "300 le 600" is a range in Franco, "300 le" a price.
  const isCoin = CURRENCY.has(unit) && !(unit === "le" && numberAt(words, number.to + 1));
  const to = isCoin ? number.to + 1 : number.to;
  // «ألف جنيه وربع»: and a part of a thousand.
  const part = isCoin && number.value % 1000 === 0 ? partOfThousandAt(words, to) : undefined;
  return {
    value: number.value + (part?.value ?? 0),
    to: part?.to ?? to,
    hasCurrency: isCoin || isCoinFirst,
  };
}

function partOfThousandAt(words: string[], at: number): { value: number; to: number } | undefined {
  const isApart = AND.has(words[at] ?? "");
  const said = isApart ? `و${words[at + 1] ?? ""}` : (words[at] ?? "");
  const value = /^(?:ونصف?|ونوص|وnoss?)$/.test(said)
    ? 500
    : /^(?:وربع|وr[ou]b3)$/.test(said)
      ? 250
      : 0;
  return value > 0 ? { value, to: at + (isApart ? 2 : 1) } : undefined;
}

/** "كام ميت جنيه", "kam mit geneh": some hundreds are less than a thousand. */
const someHundredsAt = (words: string[], at: number): { value: number; to: number } | undefined =>
  /^(?:كام|kam)$/.test(words[at] ?? "") && /^(?:مي[ته]|m[ei]+y?t|meyy?a)$/.test(words[at + 1] ?? "")
    ? { value: 1000, to: at + 2 }
    : undefined;

const NOTES_TWO = /^(?:ورقتين|wara2te+n|war2te+n|wara2tein|war2tein)$/;
const NOTES = /^(?:ورقه|ورقات|ورق|وراق|wara2a|war2a|wara2at|war2at|wara2)$/;
const OF_EACH = /^(?:ب|بال|ابو|ام|فئه|b|be|bel|abo|om|fe2et)$/;
/** «معايا ورقتين بميتين», "talat wara2at b meya": so many notes of so much each. */
function notesAt(words: string[], at: number): { value: number; to: number } | undefined {
  const isTwo = NOTES_TWO.test(words[at] ?? "");
  const isOne = NOTES.test(words[at] ?? "");
  const counted = isTwo || isOne ? undefined : numberAt(words, at);
  if (
    !isTwo &&
    !isOne &&
    !(counted && counted.value <= MOST_NOTES && NOTES.test(words[counted.to] ?? ""))
  )
    return undefined;
  const behind = (counted?.to ?? at) + 1;
  const from = OF_EACH.test(words[behind] ?? "") ? behind + 1 : behind;
  const each =
    numberAt(words, from) ??
    numberAt([(words[from] ?? "").replace(/^ب(?=.{2})/, ""), ...words.slice(from + 1)], 0);
  if (!each || !NOTE_VALUES.has(each.value)) return undefined;
  const to = each.to < from ? from + each.to : each.to;
  return { value: each.value * (isTwo ? 2 : (counted?.value ?? 1)), to: Math.max(to, from + 1) };
}
const MOST_NOTES = 20;
const NOTE_VALUES = new Set([5, 10, 20, 50, 100, 200]);

const HALF = new Set(["ونص", "ونصف", "wnos", "wnoss"]);
const AND = new Set(["w", "we", "و"]);
const A_HALF = new Set(["نص", "نصف", "nos", "noss", "nuss"]);

/** "٣ ونص", "3 w nos": of money a few and a half are thousands. */
function thousandsAt(words: string[], at: number): { value: number; to: number } | undefined {
  const few = /^[1-9]$/.test(words[at] ?? "") ? Number(words[at]) : smallNumberOf(words[at] ?? "");
  if (few === undefined || few < 1 || (words[at] ?? "").length === 0) return undefined;
  const isJoined = HALF.has(words[at + 1] ?? "");
  const isApart = AND.has(words[at + 1] ?? "") && A_HALF.has(words[at + 2] ?? "");
  if (!isJoined && !isApart) return undefined;
  return { value: few * 1000 + 500, to: at + (isJoined ? 2 : 3) };
}

/** "Between one and two thousand": a few, of what is said after them. */
export function fewAt(words: string[], at: number): Amount | undefined {
  const value = smallNumberOf(words[at] ?? "");
  return value === undefined || words[at] === "a"
    ? undefined
    : { value, to: at + 1, hasCurrency: false };
}

/** "بستميه سبعميه كده", "400 500", "5 6 alaf": two sums side by side are either, and more is not meant. */
export function eitherAt(words: string[], from: number): { value: number; to: number } | undefined {
  const few = fewAt(words, from) ?? amountAt(words, from);
  const high = few && amountAt(words, few.to);
  if (!few || !high || few.hasCurrency) return undefined;
  const low = likeHigher(few.value, high.value);
  // "4 5 alaf", "تلات أربع تلاف": counted one after another.
  const isCounted = low !== few.value && high.value === low + low / few.value;
  const isNear = low === few.value && low >= 100 && low % 50 === 0 && high.value <= low * 2;
  return (isCounted || isNear) && high.value > low && high.value % 50 === 0 ? high : undefined;
}

/** "2 to 4 thousand", "3 to 5 hundred": the unit is said once. */
export function likeHigher(low: number, high: number): number {
  const unit = [1000, 100].find((one) => high % one === 0 && low < high / one);
  return unit && low < LEAST ? low * unit : low;
}
