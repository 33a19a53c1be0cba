// Sizes as people write them, told the same way everywhere.
import { remembered } from "../extract/text.ts";
import { plainDigits } from "./prices.ts";

const LETTERS: [RegExp, string][] = [
  [
    /^(?:one ?size(?: fits (?:all|most))?|free ?size|standard|o\/?s|uni(?:size|que)?|taille unique|einheitsgröße|فري سايز|مقاس واحد|مقاس موحد|فرى سايز)$/i,
    "One Size",
  ],
  [/^(?:xx-?s(?:mall)?|2xs)$/i, "XXS"],
  [/^(?:x-?s(?:mall)?|extra small|اكس سمول)$/i, "XS"],
  [/^(?:s(?:mall)?|سمول|صغير)$/i, "S"],
  [/^(?:m(?:ed(?:ium)?)?|ميديم|ميديام|وسط|متوسط)$/i, "M"],
  [/^(?:l(?:arge)?|لارج|كبير)$/i, "L"],
  [/^(?:x-? ?l(?:arge)?|extra large|اكس لارج)$/i, "XL"],
  [/^(?:xx-? ?l(?:arge)?|2-? ?x-?l(?:arge)?|٢ اكس لارج)$/i, "XXL"],
  [/^(?:xxx-?l(?:arge)?|3-? ?x-?l(?:arge)?)$/i, "3XL"],
  [/^(?:xxxx-?l|4-? ?x-?l)$/i, "4XL"],
  [/^(?:5-? ?x-?l)$/i, "5XL"],
];

const NUMBER =
  /^(?:(?:eu|uk|us|it|fr)[ -]?)?\d{1,3}(?:[.,]5|½)?(?: ?(?:eu|uk|us|cm|mm|ml|inch|"|in|y|yrs?|years?|m|months?|سنة|سنوات|شهر|شهور|t))?$/i;
const RANGE =
  /^(?:\d{1,3}|[2-5]?x*[sml])(?: ?[-/–] ?)(?:\d{1,3}|[2-5]?x*[sml])(?: ?(?:cm|y|yrs?|years?|m|months?|سنة|سنوات|شهر|شهور))?$/i;

const lettersOf = (text: string): string | null =>
  LETTERS.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const tidied = (text: string): string =>
  plainDigits(text)
    .replace(/^(?:size|مقاس)(?: ?: ?| (?=\d|[smlx]+$))/i, "")
    .replace(/\s+/g, " ")
    .trim();

// A shop has a handful of sizes, which every variant names again.
export const isSize = remembered((text) => {
  const size = tidied(text);
  return lettersOf(size) !== null || NUMBER.test(size) || RANGE.test(size);
}, 2000);

/** "x-large" → "XL", "مقاس واحد" → "One Size"; anything else as it was written. */
export const sizeOf = remembered((text) => {
  const size = tidied(text);
  return (
    lettersOf(size) ??
    (/^[2-5]?x*[sml](?:[-/][2-5]?x*[sml])?$/i.test(size) ? size.toUpperCase() : size)
  );
}, 2000);

/** How large the thing itself is; S and L only where they are steps of a scale of three or beside letters. */
const LARGENESS = /^(?:صغير|كبير)[ةه]?$/;

/** How the sizes of one piece are told: of a bag that comes "صغير" and "كبير" in the shop's own words. */
export function sizesAmong(values: readonly string[]): (text: string) => string {
  const isScale = values.some(
    (value) => !LARGENESS.test(tidied(value)) && lettersOf(tidied(value)) !== null,
  );
  return (text) => (!isScale && LARGENESS.test(tidied(text)) ? tidied(text) : sizeOf(text));
}
