// Sums that are told in words, wholly or in part: "ألف و150 جنيه", "3 آلاف جنيه", "خمسمية جنيه". In figures, so that
// whoever reads a price meets none of it.
import { foldWords } from "../../../../contract/fold-words.ts";
import { numberAt } from "../../../language/numbers.ts";

/** Most texts of a page have none of these. */
const SPOKEN =
  /[أا]لف|[آا]لاف|تلاف|م[يئ][ةهت]|مائ[ةت]|مايه|عشر|خمس|ستين|سبعين|[تث]مانين|تسعين|[تث]لا[تث]ين|[أا]ربعين/u;
const MONEY =
  /^\s*(?:جنيه\p{L}*|جني[ةه]|ج(?!\p{L})|ج\.\s?م|ريال\p{L}*|درهم\p{L}*|دينار\p{L}*|EGP|L\.?E)/iu;
/** Of a dozen, of a hundred pieces: no sum that anybody asks. */
const LEAST = 20;

export const saysAmount = (text: string): boolean => SPOKEN.test(text);

/** `plain`: with western digits. */
export function inFigures(plain: string): string {
  if (!saysAmount(plain)) return plain;
  const tokens = [...plain.matchAll(/\p{L}+|\d+/gu)];
  const words = tokens.map(([word]) => foldWords(word));
  let figures = "";
  let done = 0;
  for (let at = 0; at < tokens.length; at++) {
    const said = numberAt(words, at);
    const [first, last] = [tokens[at], said && tokens[said.to - 1]];
    if (!said || !first || !last || said.value < LEAST) continue;
    const to = last.index + last[0].length;
    const isInWords = words.slice(at, said.to).some((word) => /\p{L}/u.test(word));
    if (!isInWords || !MONEY.test(plain.slice(to))) continue;
    figures += `${plain.slice(done, first.index)}${said.value}`;
    [done, at] = [to, said.to - 1];
  }
  return figures + plain.slice(done);
}
