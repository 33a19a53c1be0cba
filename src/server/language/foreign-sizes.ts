// Sizes of other countries: "UK 14", "size 5 uk", "US 8". They become what shops here write: letters for clothes,
// European numbers for shoes.
import { elementAt } from "../../contract/get-or-throw.ts";
import type { CategoryName } from "../../contract/categories.ts";
import { numberAt } from "./numbers.ts";
import { take, type Tokens } from "./tokens.ts";

export type ForeignSize = { country: "uk" | "us"; number: number };

const COUNTRY = /^(?:uk|us|usa|british|american)$/;
const SIZE = /^(?:size|sizes|sz)$/;
const MOST = 26;

/** "Us" is also who is meant: it counts beside the word "size" or in capitals. */
function countryAt({ words, all }: Tokens, at: number): ForeignSize["country"] | undefined {
  const word = words[at] ?? "";
  if (!COUNTRY.test(word)) return undefined;
  if (word !== "us") return /^(?:uk|british)$/.test(word) ? "uk" : "us";
  const isNearSize = [at - 2, at - 1, at + 1].some((place) => SIZE.test(words[place] ?? ""));
  return isNearSize || elementAt(all, at).raw === "US" ? "us" : undefined;
}

const sizeNumber = (words: string[], at: number): { value: number; to: number } | undefined => {
  const number = numberAt(words, at);
  return number && number.value <= MOST ? number : undefined;
};

/** Takes them, so that nobody reads the number as a price, an age or a size of ours. */
export function takeForeignSizes(tokens: Tokens): ForeignSize[] {
  const { words } = tokens;
  return words.flatMap((_, at) => {
    const country = tokens.taken.has(at) ? undefined : countryAt(tokens, at);
    if (!country) return [];
    const first = SIZE.test(words[at + 1] ?? "") ? at + 2 : at + 1;
    const after = sizeNumber(words, first);
    const before = after ? undefined : sizeNumber(words, at - 1);
    const number = after ?? before;
    if (!number) return [];
    const from = after ? at : at - 1;
    take(tokens, SIZE.test(words[from - 1] ?? "") ? from - 1 : from, after ? after.to : at + 1);
    return [{ country, number: number.value }];
  });
}

/** Letters by British numbers, as most charts have them. */
const LETTERS: [most: number, letter: string][] = [
  [5, "XXS"],
  [7, "XS"],
  [9, "S"],
  [13, "M"],
  [15, "L"],
  [17, "XL"],
  [19, "XXL"],
  [21, "3XL"],
  [23, "4XL"],
  [MOST, "5XL"],
];

/** An American number is four less than the British one of the same dress. */
const AMERICAN = 4;
const SHOE = { uk: { woman: 33, man: 34 }, us: { woman: 31, man: 33 } };

/** The size as shops here write it. */
export function sizeHere(
  { country, number }: ForeignSize,
  categories: readonly (CategoryName | undefined)[],
  isMan: boolean,
): string {
  if (categories.includes("Footwear"))
    return String(number + SHOE[country][isMan ? "man" : "woman"]);
  const british = country === "uk" ? number : number + AMERICAN;
  return LETTERS.find(([most]) => british <= most)?.[1] ?? "5XL";
}
