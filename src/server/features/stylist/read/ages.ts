// How old the wearer is: "6 years", "سنتين ونص", "3andaha 5 sneen".
import { numberAt, smallNumberOf } from "../../../language/numbers.ts";
import { keyOfTyped, keysOfListed } from "../../../language/speech.ts";
import type { Tokens } from "../../../language/tokens.ts";

const heard = (words: string): ReadonlySet<string> =>
  new Set(words.split(" ").flatMap((word) => [word, ...keysOfListed(word)]));
const isUnit = (units: ReadonlySet<string>, word: string): boolean =>
  units.has(word) || units.has(keyOfTyped(word) ?? "");

const YEARS = heard(
  "years year yrs yr yo y سنين سنه سنوات سنة عام اعوام seneen snen sneen sana sneena sanawat senen",
);
const MONTHS = heard("months month mo mos شهور شهر اشهر shohor shahr shohour shhor");
const AGE_BEFORE = new Set(
  "is aged age turning turns turned هيتم بيتم هتتم بتتم هيكمل بيكمل هتكمل بتكمل haytem hattem haykamel hatkamel عندها عنده عمرها عمره سنها سنه 3andaha 3ando 3omro 3omraha senaha".split(
    " ",
  ),
);

/** "ولد سنتين", "bent sana w nos". */
const isYoung = (word = ""): boolean =>
  /^(?:و|ل|لل|ال)?(?:ولد|بنت|بنوته|طفل|طفله|توام|بيبي|عيل)$/.test(word) ||
  /^(?:walad|weld|bent|bint|benota|tefl|tefla|twins|baby|boy|girl|toddler)$/.test(word);

type Age = { months: number; from: number; to: number };

/** A number with a unit of age, or one that is said of a child. */
export function readAge({ words, taken, breaks }: Tokens, isOfChild: boolean): Age | undefined {
  for (let at = 0; at < words.length; at++) {
    if (taken.has(at)) continue;
    const pair = PAIRS.get(words[at]!);
    const isAged = AGE_BEFORE.has(words[at - 1] ?? "") || isYoung(words[at - 1]);
    if (pair !== undefined && (isOfChild || isAged)) {
      const half = HALF.test(words[at + 1] ?? "")
        ? 1
        : /^(?:w|we|و) (?:nos|noss|nuss|نص)$/.test(words.slice(at + 1, at + 3).join(" "))
          ? 2
          : 0;
      return { months: pair + (half > 0 ? 6 : 0), from: at, to: at + 1 + half };
    }
    const number =
      numberAt(words, at) ??
      (isSmallNumber(words[at]!) ? { value: smallNumberOf(words[at]!)!, to: at + 1 } : undefined);
    if (!number || number.value > 99) continue;
    const unit = words[number.to] ?? "";
    // "3 to 6 months"
    const upper = RANGE.has(unit) ? numberAt(words, number.to + 1) : undefined;
    const end = upper?.to ?? number.to;
    const word = upper ? (words[end] ?? "") : unit;
    if (isUnit(YEARS, word) || isUnit(MONTHS, word)) {
      // "I had a baby four months ago", "والدة من اربع شهور": when it was, and nobody's age.
      if (!upper && isAgo(words, at, end + 1)) {
        for (let place = at; place <= end; place++) taken.add(place);
        continue;
      }
      const to = words[end + 1] === "old" ? end + 2 : end + 1;
      return { months: number.value * (isUnit(MONTHS, word) ? 1 : 12), from: at, to };
    }
    const before = words[at - 1] ?? "";
    const isAge = AGE_BEFORE.has(before) || breaks.has(at) || breaks.has(number.to);
    if (isOfChild && number.value <= 17 && (isAge || at === words.length - 1))
      return {
        months: number.value * 12,
        from: AGE_BEFORE.has(before) ? at - 1 : at,
        to: number.to,
      };
  }
  return undefined;
}

const isAgo = (words: string[], from: number, to: number): boolean =>
  AGO.has(words[to] ?? "") || SINCE.has(words[from - 1] ?? "");
const AGO = new Set("ago فاتوا فاتو fato".split(" "));
const SINCE = new Set("since past last after من بعد منذ خلال بقالي men mn ba3d ba2aly".split(" "));

/** "سنتين", "سنه ونص": ages that carry their number in themselves. */
const PAIRS = new Map(
  Object.entries({
    سنتين: 24,
    شهرين: 2,
    سنه: 12,
    santen: 24,
    santein: 24,
    senten: 24,
    sentein: 24,
    shahren: 2,
    sanatein: 24,
    sanaten: 24,
    sana: 12,
    shahrein: 2,
  }),
);
const HALF = /^(?:ونص|ونصف|wnos|wnoss)$/;
const RANGE = new Set(["to", "and", "ل", "le", "l", "الي", "او", "or"]);
/** "A" counts one thing, not one year. */
const isSmallNumber = (word: string): boolean =>
  word.length > 2 && smallNumberOf(word) !== undefined;
