// Sizes told by the piece beside them: "كوتشي ٤٢", "medium sweatpants", "the grey one in 42".
import { CATEGORIES, type CategoryName } from "../../contract/categories.ts";
import { readTerms } from "./read-terms.ts";
import { numberAt, tensOf } from "./numbers.ts";
import { besideAt, JOINTS, NAMED, spelledSize } from "./sizes.ts";
import { isSmallWord } from "./small-words.ts";
import { take, type Tokens } from "./tokens.ts";

/** Where a number beside the piece is its size: "كوتشي ٤٢", "abaya 56". */
const RUNS: Partial<Record<CategoryName, [number, number]>> = {
  Footwear: [34, 47],
  Abayas: [50, 62],
  Pants: [26, 44],
  Suits: [44, 62],
  /** Slippers; nothing else for the house is numbered. */
  Homewear: [34, 46],
};

/** Pieces that do not come in letters: a medium hoodie is one in M, a large bag is only large. */
const WITHOUT_LETTERS = new Set<CategoryName>([
  "Accessories",
  "Bags",
  "Footwear",
  "Gifts & Stationery",
  "Headwear",
  "Hijabs & Scarves",
  "Home & Living",
  "Homewear",
  "Kaftans & Kimonos",
  "Kids' Clothing",
  "Ponchos & Capes",
  "Prayerwear",
  "Others",
]);

const IN_LETTERS = new Set(CATEGORIES.filter((category) => !WITHOUT_LETTERS.has(category)));

export type Piece = { from: number; to: number; category?: CategoryName };

/** After hoodies, "is there a medium?" asks for M: the last thing said, and no piece is named. */
export function readSizesAfter(
  tokens: Tokens,
  categories: CategoryName[],
  isEgyptian = false,
): string[] {
  const { words, taken, breaks } = tokens;
  // Egyptians say "كبير" of what is large: in their sentences "large" is a size, whatever is spoken of.
  const isOpen = isEgyptian && categories.length === 0;
  if (!isOpen && !categories.some((category) => IN_LETTERS.has(category))) return [];
  // "L", and nothing else, after pieces that come in letters.
  const [only = ""] = words;
  if (words.length === 1 && /^[sml]$/.test(only)) {
    take(tokens, 0, 1);
    return [only.toUpperCase()];
  }
  return words.flatMap((word, at) => {
    const isLast =
      isEgyptian ||
      at + 1 === words.length ||
      breaks.has(at + 1) ||
      JOINTS.has(words[at + 1] ?? "");
    const sized =
      !taken.has(at) && NAMED.test(spelledSize(word)) && isLast ? besideAt(words, at) : undefined;
    if (!sized) return [];
    take(tokens, at, at + 1);
    return [sized.size];
  });
}

/** "Medium sweatpants", "hoodie large", "two tees, black, medium": beside the piece, or a thought of its own. */
export function readSizesBeside(
  tokens: Tokens,
  pieces: Piece[],
  describes: (at: number) => boolean = () => false,
): string[] {
  const { words, taken, breaks } = tokens;
  const isEnd = (at: number) => at === words.length || breaks.has(at);
  // "2amees sada large": what describes the piece may stand between.
  const isBehind = (to: number, at: number) =>
    to <= at &&
    words
      .slice(to, at)
      .every(
        (word, n) =>
          (describes(to + n) || isSmallWord(word) || taken.has(to + n)) && !breaks.has(to + n),
      );
  return words.flatMap((word, at) => {
    if (taken.has(at) || !NAMED.test(spelledSize(word))) return [];
    const isBeside = pieces.some(
      ({ from, to, category }) =>
        category !== undefined &&
        IN_LETTERS.has(category) &&
        (from === at + 1 || (isEnd(at + 1) && (isBehind(to, at) || breaks.has(at)))),
    );
    const sized = isBeside ? besideAt(words, at) : undefined;
    if (!sized) return [];
    take(tokens, at, at + 1);
    return [sized.size];
  });
}

const IN = /^(?:in|a|the|فيه|فيها|منه|منها|في|fe|fi|feh|feeh|fiha|feha|menno|menha)$/;

/** «بنطلون جبردين اربعين», «واحد واربعين», "arb3een": said as it is counted. */
function countedAt(words: string[], at: number): { size: string; to: number } | undefined {
  const said = words[at] ?? "";
  if (/^\d\d$/.test(said)) return { size: said, to: at + 1 };
  const number = /^\d/.test(said) ? undefined : numberAt(words, at);
  // "She turned forty" is her age.
  const tens = /ty$/.test(said) ? undefined : tensOf(said);
  const value = number && number.to > at + 1 && !/ty$/.test(said) ? number.value : tens;
  return value !== undefined && value >= 30 && value <= 62
    ? { size: String(value), to: number && number.to > at + 1 ? number.to : at + 1 }
    : undefined;
}

/** "الفصل فيه ٤٥ طالب": a number of what nobody wears counts it. */
const isCounting = ({ words, taken, breaks }: Tokens, at: number): boolean =>
  /^(?:فيه|فيها|feh|feeh|fiha|feha)$/.test(words[at - 2] ?? "") &&
  at < words.length &&
  !breaks.has(at) &&
  !taken.has(at) &&
  !isSmallWord(words[at] ?? "") &&
  readTerms([words[at] ?? ""], { spelling: false }).length === 0;

const TAILORED = new Set<CategoryName>(["Blazers", "Suits", "Coats & Jackets", "Vest"]);

export function readBareSizes(tokens: Tokens, categories: (CategoryName | undefined)[]): string[] {
  return tokens.words.flatMap((_, at) => {
    const counted = tokens.taken.has(at) ? undefined : countedAt(tokens.words, at);
    if (!counted) return [];
    const { size, to } = counted;
    // "The grey one in 42", "الرمادي فيه ٤٢": of pieces in letters a number is a size where it is said so.
    const isNamed = IN.test(tokens.words[at - 1] ?? "") || tokens.words.length === to - at;
    // "A blazer for a conference, 54": of what is tailored, a number of its own.
    const isTailored =
      tokens.breaks.has(at) &&
      (to === tokens.words.length || tokens.breaks.has(to)) &&
      Number(size) >= 44 &&
      categories.some((category) => category !== undefined && TAILORED.has(category));
    const isSaidSo =
      (isNamed || isTailored) && Number(size) >= 34 && Number(size) < 60 && !isCounting(tokens, to);
    const isSize = categories.some((category) => {
      if (isSaidSo && category && IN_LETTERS.has(category)) return true;
      const [least, most] = (category && RUNS[category]) ?? [1, 0];
      return least <= Number(size) && Number(size) <= most;
    });
    if (isSize) take(tokens, at, to);
    return isSize ? [size] : [];
  });
}

/** "Loafers for my sister, she is 40": of shoes so much is a size sooner than an age. */
export function shoeSizeIn(
  { words }: Tokens,
  categories: (string | undefined)[],
): string | undefined {
  return categories.includes("Footwear") ? SO_MUCH.exec(` ${words.join(" ")}`)?.[1] : undefined;
}

const SO_MUCH =
  / (?:she|he|i) (?:is |am )?(?:a )?(3[5-9]|4[0-7])(?! (?:years?|yrs?|yo|y|months?))(?= |$)/;
