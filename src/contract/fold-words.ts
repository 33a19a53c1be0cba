// Words as they are compared: one folding for what a product says, what a shopper types and what a screen looks for.

const ARABIC_FOLDS: [RegExp, string][] = [
  [/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, ""],
  [/[أإآٱ]/g, "ا"],
  [/ى/g, "ي"],
  [/ؤ/g, "و"],
  [/ئ/g, "ي"],
  [/ة/g, "ه"],
];

const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";
const PERSIAN_DIGITS = "۰۱۲۳۴۵۶۷۸۹";

const IS_PLAIN = /^[\x20-\x7e]*$/;

export function foldWords(text: string): string {
  // Most shops' words; nothing below would change them.
  if (IS_PLAIN.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  let folded = text.normalize("NFKD").replace(/\p{M}/gu, (mark) => (isArabic(mark) ? mark : ""));
  folded = folded.normalize("NFKC").toLowerCase();
  for (const [pattern, letter] of ARABIC_FOLDS) folded = folded.replace(pattern, letter);
  return folded
    .replace(/[٠-٩]/g, (digit) => String(ARABIC_DIGITS.indexOf(digit)))
    .replace(/[۰-۹]/g, (digit) => String(PERSIAN_DIGITS.indexOf(digit)))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Hamza and madda are marks too; they are folded with their letters below. */
const isArabic = (mark: string) => mark >= "\u0600" && mark <= "\u06ff";
