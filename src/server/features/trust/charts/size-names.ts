/** Sizes as shops name them: letters, words, numbers, ages, cups. */
import { latinDigits } from "../../../../contract/fold-words.ts";
import { foldLetters } from "../policies/normalise.ts";

const LETTERS =
  "(?:[1-7]?x{0,4}[sl]|[1-6]x|m|x{1,4}-?(?:small|large)|small|medium|large|s|l|plus ?size|one size|free ?size|os|بلس ?سايز|فري سايز|مقاس واحد|سمول|ميديم|ميديوم|لارج|[2-5]? ?اكس ?(?:سمول|لارج))";
const NUMBERS = "(?:eu|us|uk|t)? ?(?:\\d{1,2}(?:\\.5)?|1\\d\\d)";
const CUPS = "\\d{2,3} ?[a-h]{1,3}";
const AGES =
  "(?:\\d{1,2} ?[yt]? ?(?:-|/|الي|to|ل) ?)?\\d{1,2} ?(?:y|t|yrs?|years?|m|mo|months?|سنين|سنه|سنوات|شهور|شهر|اشهر)";
const SIZE = new RegExp(
  `^(?:(?:ال)?مقاس|size|سن)? ?:?((?:${AGES})|(?:${CUPS})|(?:${LETTERS})(?: ?[/-] ?(?:${LETTERS}))?|(?:${NUMBERS})(?: ?[/-] ?\\d{1,2})?)(?: ?\\(.*\\))?$`,
  "u",
);

/** «سمول S», «لارج (L)»: the word and its letter. */
const TOLD_TWICE =
  /^(?:(?:[2-5] ?)?(?:[إا]كس ?)*(?:سم[و]?ل|ميد[يى]?[وي]?م|لار[جچ]))\s*[-–/(]?\s*((?:[2-7]x|x{0,4})[sl]|m)\s*\)?$/iu;

/** A size as the shop names it, upper case and with plain digits; null for anything else. */
export function readSizeName(cell: string): string | null {
  const doubled = TOLD_TWICE.exec(cell.trim())?.[1];
  const text = foldLetters(doubled ?? cell);
  const match = text.length <= 24 ? SIZE.exec(text) : null;
  if (!match) return null;
  const plain = latinDigits((doubled ?? cell).normalize("NFKC"))
    .replace(/^\s*(?:(?:ال)?مقاس|size|سن)\s*:?\s*/iu, "")
    .replace(/\s*\(.*\)\s*$/, "");
  return plain
    .replace(/[–—]/g, "-")
    .replace(/\s*([/-])\s*/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
    .toUpperCase();
}
