// Sizes as shops and shoppers write them, in every system they use, read into one structure.
import { foldWords, latinDigits } from "../../contract/fold-words.ts";
import { createPhrases } from "./phrases.ts";
import { isForChildren, isLeg, isLong, isOf, isShoe, type SizedPiece } from "./sized-piece.ts";

export type SizeSystem =
  /** S, M, L: `from` and `to` are steps, 0 for XXS to 10 for 6XL. */
  | "letter"
  /** European clothes sizes, 32 to 60. */
  | "number"
  /** Waist in inches, as jeans say it. */
  | "waist"
  /** European shoe sizes. */
  | "shoe"
  /** Abayas: length in inches, 50 to 64. */
  | "length"
  /** Children: months. */
  | "age"
  /** "60-75 kg", as many small shops write. */
  | "weight"
  | "one"
  /** 90×90 cm, 50 ml, A5: nothing that a body has. */
  | "measure"
  | "unknown";

export type Size = {
  /** As the shop or the shopper wrote it. */
  written: string;
  system: SizeSystem;
  /** Both ends are meant: L/XL is 4 to 5, 6-7Y is 72 to 95 months. */
  from: number;
  to: number;
};

export const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL", "6XL"];

// One line for each step.
// prettier-ignore
const letterOf = createPhrases<number>([
  [0, "xxs, 2xs, xx small, اكس اكس سمول"],
  [1, "xs, x small, xsmall, extra small, اكس سمول, اكسسمول"],
  [2, "s, small, sm, smal, سمول, صغير, صغيره"],
  [3, "m, med, medium, meduim, mediam, medeum, midium, ميديم, ميديوم, مديم, ميديام, متوسط, metwaset"],
  [4, "l, lg, large, larg, lardge, لارج, لارچ, كبير, كبيره"],
  [5, "xl, x large, xlarge, x larg, xlarg, extra large, exlarge, ex large, اكس لارج, اكسلارج, اكس"],
  [6, "xxl, 2xl, 2x, 2 xl, 2x large, 2 x large, xx large, xxlarge, xx l, اكس اكس لارج, تو اكس لارج, 2 اكس لارج, 2 اكس, 2اكس, اتنين اكس لارج, دبل اكس لارج"],
  [7, "xxxl, 3xl, 3x, 3 xl, 3x large, 3 x large, xxx large, 3 اكس لارج, 3 اكس, 3اكس, ثري اكس لارج, تلاته اكس لارج"],
  [8, "xxxxl, 4xl, 4x, 4 xl, 4x large, 4 x large, 4 اكس لارج, 4 اكس, 4اكس, اربعه اكس لارج"],
  [9, "xxxxxl, 5xl, 5x, 5 xl, 5x large, 5 اكس لارج, 5 اكس, 5اكس, خمسه اكس لارج"],
  [10, "6xl, 6x, 6 xl, 6x large, 6 اكس لارج, 6 اكس"],
]);

const ONE = createPhrases<true>([
  [
    true,
    "one size, onesize, one size fits all, one size fits most, free size, freesize, free, os, o s, standard, standard size, universal, one, default, regular, " +
      "مقاس واحد, فري سايز, فرى سايز, فري, ون سايز, ستاندر, ستاندرد, مقاس موحد, موحد, ma2as wa7ed",
  ],
]);

/** The step of a letter size that is the whole text ("X-Large", "٢ اكس لارج"); undefined for anything else. */
export function letterStep(text: string): number | undefined {
  const words = foldWords(text).split(" ");
  const found = letterOf(words, 0);
  return found?.to === words.length ? found.value : undefined;
}

const NUMBERS = String.raw`(\d{1,3}(?:[.,]\d)?)`;
const TO = String.raw`\s*(?:-|–|—|/|\\|to|:|الي|الى|ل|لـ|لحد|حتي|حتى|_)\s*`;
const YEARS = String.raw`(?:y|yrs?|years?|year old|years old|yo|t|سنه|سنة|سنين|سنوات|عام|seneen|sneen|sana|senin)`;
const MONTHS = String.raw`(?:m|mo|mos|mths?|months?|شهر|شهور|اشهر|أشهر|shohoor|shohor|shahr)`;
const KILOS = String.raw`(?:kg|kgs|kilos?|k\.g|كيلو|كجم|ك)`;

/** A number with or without a second one, and what it counts. */
const counted = (unit: string) =>
  new RegExp(
    String.raw`^(?:size|age|ages|from|مقاس|سن|من|عمر)?\s*${NUMBERS}(?:\s*${unit})?(?:${TO}${NUMBERS})?\s*${unit}(?![\p{L}\p{N}])`,
    "iu",
  );
const AGE_YEARS = counted(YEARS);
const AGE_MONTHS = counted(MONTHS);
const WEIGHT = counted(KILOS);
const BARE = new RegExp(
  String.raw`^(?:size|eu|eur|it|no\.?|مقاس|رقم|نمره|نمرة)?\s*${NUMBERS}(?:${TO}${NUMBERS})?$`,
  "iu",
);
const FOREIGN_SHOE = /^(us|uk)\s*(m|w)?\s*(\d{1,2}(?:\.5)?)$/i;
const MEASURE =
  /\d\s*(?:×|x|\*)\s*\d|\d\s*(?:cm|mm|ml|l|g|gm|gr|oz|سم|مل|جم|جرام)\b|\d\s*(?:سم|مل|جم|جرام)/iu;
const HEIGHT = /^(\d{2,3})(?:\s*[-/]\s*(\d{2,3}))?\s*(?:cm|سم)$/iu;

const size = (written: string, system: SizeSystem, from: number, to = from): Size => ({
  written,
  system,
  from: Math.min(from, to),
  to: Math.max(from, to),
});

const num = (text: string) => Number(text.replace(",", "."));

/** One size, of a piece of which all sizes are known: 34 beside 28 is a waist, beside 36 and 38 it is not. */
export function readSize(
  written: string,
  piece: SizedPiece = {},
  run: readonly string[] = [written],
): Size {
  const text = latinDigits(written).normalize("NFKC").trim();
  return (
    readAge(written, text, piece) ??
    readWeight(written, text) ??
    readMeasure(written, text, piece) ??
    readLetters(written, text) ??
    readOne(written, text) ??
    readNumber(written, text, piece, run) ??
    size(written, "unknown", Number.NaN)
  );
}

export const readSizes = (sizes: readonly string[], piece: SizedPiece = {}): Size[] =>
  sizes.map((written) => readSize(written, piece, sizes));

function readAge(written: string, text: string, piece: SizedPiece): Size | undefined {
  const years = AGE_YEARS.exec(text);
  // "3T" is three years old; "6 t" of anything else is not said.
  if (years && num(years[1] ?? "") <= 18) {
    const from = num(years[1] ?? "");
    const to = years[2] ? num(years[2]) : from;
    // 0-2 years in one is for babies up to the second birthday and through that year.
    return size(written, "age", from * 12, to * 12 + 11);
  }
  const months = AGE_MONTHS.exec(text);
  // A lone "M" is a letter; "6M" is months only where children are dressed or a second number stands.
  if (months && (months[2] || isForChildren(piece) || !/^\d+\s*m$/i.test(text)))
    return size(written, "age", num(months[1] ?? ""), num(months[2] ?? months[1] ?? ""));
  if (/^(?:new ?born|nb|حديث(?:ي)? الولاد[هة]|مواليد)$/iu.test(text))
    return size(written, "age", 0, 2);
  return undefined;
}

function readWeight(written: string, text: string): Size | undefined {
  const kilos =
    WEIGHT.exec(text) ?? new RegExp(`${NUMBERS}${TO}${NUMBERS}\\s*${KILOS}`, "iu").exec(text);
  if (!kilos) return undefined;
  const from = num(kilos[1] ?? "");
  const to = kilos[2] ? num(kilos[2]) : from;
  return to >= 30 && to <= 200 ? size(written, "weight", from, to) : undefined;
}

function readMeasure(written: string, text: string, piece: SizedPiece): Size | undefined {
  const height = HEIGHT.exec(text);
  if (height && isForChildren(piece) && num(height[1] ?? "") >= 50 && num(height[1] ?? "") <= 170)
    return size(
      written,
      "age",
      ageOfHeight(num(height[1] ?? "")),
      ageOfHeight(num(height[2] ?? height[1] ?? "")) + 11,
    );
  return MEASURE.test(text) || /^a[3-6]$/i.test(text) ? size(written, "measure", 0) : undefined;
}

/** Children grow about six centimetres a year after the second birthday, at 92 cm. */
const ageOfHeight = (cm: number): number =>
  cm <= 92 ? Math.max(0, Math.round(((cm - 50) / 42) * 24)) : Math.round((2 + (cm - 92) / 6) * 12);

/** "L", "L/XL", "XXL-3XL", "M (38)", "Large". */
function readLetters(written: string, text: string): Size | undefined {
  const bare = text.replace(/[([].*$/u, "").trim();
  const whole = letterStep(bare);
  if (whole !== undefined) return size(written, "letter", whole);
  const parts = bare.split(/\s*(?:\/|-|–|—|&|,|\+|to|او|أو|و)\s*/iu).map(letterStep);
  const [first, last] = [parts[0], parts.at(-1)];
  if (parts.length < 2 || first === undefined || last === undefined) return undefined;
  return size(written, "letter", first, last);
}

function readOne(written: string, text: string): Size | undefined {
  const words = foldWords(text).split(" ");
  return ONE(words, 0) ? size(written, "one", 0) : undefined;
}

function readNumber(
  written: string,
  text: string,
  piece: SizedPiece,
  run: readonly string[],
): Size | undefined {
  const foreign = FOREIGN_SHOE.exec(text);
  if (foreign && isShoe(piece)) {
    const isWomens = foreign[2]?.toLowerCase() === "w" || isOf(piece, "audience:women");
    const steps = (foreign[1] ?? "").toLowerCase() === "uk" ? 33 : isWomens ? 31 : 33 - 0.5;
    return size(written, "shoe", Math.round(num(foreign[3] ?? "") + steps));
  }
  const found = BARE.exec(text.replace(/[([].*$/u, "").trim());
  if (!found) return undefined;
  const from = num(found[1] ?? "");
  const to = found[2] ? num(found[2]) : from;
  if (isForChildren(piece) && !isShoe(piece)) {
    if (to <= 18) return size(written, "age", from * 12, to * 12 + 11);
    if (from >= 50 && to <= 170)
      return size(written, "age", ageOfHeight(from), ageOfHeight(to) + 11);
  }
  const system = numberSystem(from, to, piece, run);
  return system && size(written, system, from, to);
}

function numberSystem(
  from: number,
  to: number,
  piece: SizedPiece,
  run: readonly string[],
): SizeSystem | undefined {
  if (isShoe(piece)) return from >= 15 && to <= 52 ? "shoe" : undefined;
  const numbers = run.flatMap((one) => latinDigits(one).match(/\d+/g) ?? []).map(Number);
  const [least, most] = [Math.min(from, ...numbers), Math.max(to, ...numbers)];
  if (isLong(piece) && least >= 48 && most <= 66) return "length";
  if (isOf(piece, "kind:belt") || from > 64 || to < 22) return from > 64 ? "measure" : undefined;
  if (isLeg(piece) && (least < 34 || isOf(piece, "audience:men") || isOf(piece, "kind:jeans")))
    return "waist";
  return least < 32 ? undefined : "number";
}
