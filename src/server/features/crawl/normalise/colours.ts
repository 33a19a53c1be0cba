// Colours and materials by the words of our vocabulary, in English, Arabic and Franco.
import { foldWords } from "../../../../contract/fold-words.ts";
import { remembered } from "../extract/text.ts";
import { readWritten, tokensOf } from "../../../language/read-terms.ts";
import type { TermKind } from "../../../language/term.ts";

/** The term a text is, when it is nothing else besides. */
function onlyTerm(text: string, kind: TermKind): string | null {
  const found = readWritten(text).filter(({ term }) => term.kind === kind);
  const [first] = found;
  if (!first || found.length > 1) return null;
  return first.to - first.from === tokensOf(text).length ? first.term.label.en : null;
}

/** A colour of ours and no word besides. */
export const isColourAlone = (text: string): boolean => onlyTerm(text, "colour") !== null;

const CODE = /^#[0-9a-f]{3,8}$|^\d+$/i;

/** Our name for a colour, or null when none is in the text. */
export const colourOf = remembered((text): string | null => {
  const first = readWritten(text).find(({ term }) => term.kind === "colour");
  return first ? first.term.label.en : null;
}, 2000);

/**
 * A shop's value for a colour option, as written there ("Midnight Garden", "Light Blue"): that is what a shopper
 * chooses, and a shop may have Grey beside Heather Grey. Only where it is our own name for a colour, in English
 * or Arabic and however it is spelled, it is told in ours.
 */
export const colourName = remembered((text): string | null => {
  const written = text.replace(/\s+/g, " ").trim();
  if (!written || CODE.test(written)) return null;
  const [first, ...more] = readWritten(written).filter(({ term }) => term.kind === "colour");
  if (!first || more.length > 0) return written;
  const { en, ar } = first.term.label;
  const said = spelled(written);
  return said === spelled(en) || said === spelled(ar) ? en : written;
}, 2000);

/** "Gray" is grey, and "off-white" is off white. */
const spelled = (word: string): string => foldWords(word).replace(/\bgray\b/g, "grey");

export const materialName = (text: string): string =>
  onlyTerm(text, "material") ?? text.replace(/\s+/g, " ").trim();

/** "Dress - Black", "Shirt (navy)", "in red", "لون أسود": set apart from the name, and not a part of it. */
const APART =
  /(?:\s[-–—|/]\s|[,(،]\s*|\bin\s+|\bcolou?r:?\s+|لون\s+|باللون\s+(?:ال)?)([\p{L}\s&-]{2,30})\)?\s*$/iu;

export function coloursSetApart(title: string): string[] {
  const [whole = "", last = ""] = APART.exec(title) ?? [];
  const words = last.trim();
  const colour = words ? (onlyTerm(words, "colour") ?? shadeIn(whole, words)) : null;
  return colour ? [colour] : [];
}

const SHADE_WORDS = 3;
/** "Blue jeans in indigo wash" is a sentence; what stands behind a dash or in brackets is one name. */
const BEHIND_SIGN = /^\s*[-–—|/,(،]/u;

/** "Jeans - Washed Blue", "طرحة - أزرق غامق": a shade named after a colour of ours, and after nothing else. */
function shadeIn(whole: string, words: string): string | null {
  const tokens = tokensOf(words);
  const found = readWritten(words);
  const [only] = found;
  if (!BEHIND_SIGN.test(whole) || tokens.length > SHADE_WORDS || found.length !== 1) return null;
  if (only?.term.kind !== "colour") return null;
  const isArabic = /\p{Script=Arabic}/u.test(words);
  return (isArabic ? only.from === 0 : only.to === tokens.length) ? words : null;
}
