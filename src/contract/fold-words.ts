// Words as they are compared: one folding for what a product says, what a shopper types and what a screen looks for.

const ARABIC_FOLDS: [RegExp, string][] = [
  [/[أإآٱ]/g, "ا"],
  [/ى/g, "ي"],
  [/ؤ/g, "و"],
  [/ئ/g, "ي"],
  [/ة/g, "ه"],
];

/** Without the signs of vowels and the stroke that lengthens a word: "حمّل" is written in both ways. */
export const withoutVowels = (text: string): string =>
  text.replace(/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, "");

/** Letters that people write for one another, in one form. */
export function foldArabicLetters(text: string): string {
  let folded = withoutVowels(text);
  for (const [pattern, letter] of ARABIC_FOLDS) folded = folded.replace(pattern, letter);
  return folded;
}

/** ٤٥٠ and ۴۵۰ are 450: in both scripts the last four bits of a digit's code are its value. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const IS_PLAIN = /^[\x20-\x7e]*$/;

export function foldWords(text: string): string {
  // Most shops' words; nothing below would change them.
  if (IS_PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, (mark) => (isArabic(mark) ? mark : ""));
  return latinDigits(foldArabicLetters(bare.normalize("NFKC").toLowerCase()))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Hamza and madda are marks too; they are folded with their letters below. */
const isArabic = (mark: string) => mark >= "\u0600" && mark <= "\u06ff";
