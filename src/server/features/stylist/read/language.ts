// In which of the three ways a query is written. Loan words are English in any of them.
import { guessOf } from "../../../language/guess-word.ts";
import { hear } from "../../../language/hearing.ts";
import { loanOf, readingsOf } from "../../../language/lookup.ts";
import type { Found } from "../../../language/found-term.ts";
import { editsBetween } from "../../../language/spelling.ts";
import { foldWords } from "../../../../contract/fold-words.ts";
import { isHeardArabic } from "../../../language/speech.ts";
import { isSmallWord } from "../../../language/small-words.ts";
import { isUsualWord } from "../../../language/usual-words.ts";
import type { Script } from "./sentence.ts";

const ARABIC = /[\u0621-\u064a]/;
/** Digits that stand for letters: a7mar, 3abaya, but not 2xl, y2k or 90s, nor for English words: 2nite. */
const DIGIT_LETTER =
  /^(?=.*[aeiouy])(?!\d{1,2}(?:xl|x|xs|y|m|s|cm|ml|kg|g|th|nd|rd|st|k|pcs?|in|oz|ft|gb|tb)$)(?!y2k$)(?!(?:2nite|2night|2day|2moro|2morro|2morrow|2gether|2much|2big|2small|gr8est|l8er|w8ing|sk8ers?)$)(?:[a-z']*[a-z][235678][a-z']*|[2356789][a-z'][a-z2-9']+)$/;
const SMALL_FRANCO = new Set(
  "bnty bnti ebni bkam bkm bekm feen mkas hatly hatli kamen kman yasta albes telbes nelbes yelbes fel wel enta enty ento inta inti le leya hedeya hadya hedya hadeya hadiya gozy meraty mraty benty ebny mamty okhty akhoya sahbety sahby khatebty khatiby shokran ezayek ezayak warreny wareeny wariny tany khalas kaman bekam keteer mafeesh wala leya sabah masaa ahlan teslam el aw fe fi 3ala 3ayez 3ayza msh mish gher bedon lel bel ana keda awy bas 7aga haga mn ayza ayez helwa helw lon loon geneh gneh alf ta7t taht hawaly momken khasm ar5as arkhas ghaly rekhis mawgood shwaya zay walla feha feh".split(
    " ",
  ),
);

/** "3ayza", "sho8l": somebody writes Arabic in Latin letters. */
export const hasFrancoLetters = (words: string[]): boolean =>
  words.some((word) => DIGIT_LETTER.test(word));

/** "blzer asod": nothing in it is English, and a word that nobody knows sounds exactly like one of ours. */
export const soundsFranco = (words: string[]): boolean =>
  !words.some((word) => ENGLISH_SMALL.has(word)) &&
  words.some((word) => {
    if (word.length < 4 || isUsualWord(word) || readingsOf(word).length > 0) return false;
    const heard = hear(word);
    return (
      heard?.isTerm === true && heard.away === 0 && ARABIC.test(heard.word) && !isEnglishSlip(word)
    );
  });

export function languageOf(
  words: string[],
  found: Found[],
  taken: ReadonlySet<number>,
  before?: Script,
): Script {
  const letters = words.filter((word) => word && !/^\d+$/.test(word));
  const arabic = letters.filter((word) => ARABIC.test(word)).length;
  const english = letters.filter((word) => ENGLISH_SMALL.has(word)).length;
  // "فيه off white؟": loan words are written in their own letters.
  if (arabic > 0 && (arabic * 2 >= letters.length || english === 0 || before === "ar")) return "ar";
  const isFrancoLetters = (word: string, at: number): boolean =>
    DIGIT_LETTER.test(word) ||
    (SMALL_FRANCO.has(word) && !(word === "le" && taken.has(at))) ||
    // "Galabeya l baba f ramadan": to and in; "L" alone is a size.
    (/^[lf]$/.test(word) && !taken.has(at) && isBetweenWords(words, at)) ||
    // "men" and "mesh" are English, unless they were read as "from" and "not".
    ((word === "men" || word === "mesh") && taken.has(at));
  const sure =
    words.filter((word, at) => word && isFrancoLetters(word, at)).length +
    found.filter((one) => one.script !== "en" && isFrancoSpelling(one, words)).length +
    // "Dressat": English with an Arabic plural.
    found.filter(({ from }) => loanOf(words[from] ?? "").length > 0).length;
  const heard = words.filter(
    (word, at) =>
      word.length > 3 &&
      isWritten(word) &&
      !isFrancoLetters(word, at) &&
      isHeardArabic(word) &&
      !isEnglishSlip(word),
  ).length;
  // "In el gouna": an article before a name, among English, proves nothing.
  const isOnlyArticle =
    english > 0 &&
    heard === 0 &&
    words
      .filter((word, at) => word && isFrancoLetters(word, at))
      .every((word) => /^[ea]l$/.test(word)) &&
    found.every((one) => one.script === "en" || !isFrancoSpelling(one, words));
  if (sure > 0 && !isOnlyArticle && (sure + heard) * 2 > english) return "franco";
  // Who wrote Franco goes on in it where nothing is plainly English: "tab lonha beige".
  if (before === "franco" && english === 0 && arabic === 0) return before;
  // A sound alone proves little: beside English words it is a word we do not know.
  const usual = letters.filter((word) => ENGLISH_SMALL.has(word) || isUsualWord(word)).length;
  if (heard > usual && before !== "en") return "franco";
  return before && isPlainSentence(words, before) ? before : "en";
}

/** "Wite linnen trosers": one letter away from a word of ours, though it may sound Arabic. */
const isEnglishSlip = (word: string): boolean =>
  readingsOf(word).length === 0 &&
  guessOf(word, false).some((near) => /^[a-z ]+$/.test(near) && editsBetween(word, near) <= 1);

const isBetweenWords = (words: string[], at: number): boolean =>
  [words[at - 1], words[at + 1]].every((word) => /^[a-z0-9]*[a-z]/.test(word ?? ""));

/** Keys hit at random hold no syllables. */
const isWritten = (word: string): boolean =>
  /[aeiouy]/.test(word) && !/[^aeiouy0-9']{4}/.test(word);

const ENGLISH_SMALL = new Set(
  "gimme lemme gonna gotta wanna dunno the a an i im you u is are do does did can could would show me my for with in of to and or not under over any some want need please have what which how that this those these it its but so if than from find give size only no something anything".split(
    " ",
  ),
);

/** Loan words, sizes and numbers alone say nothing of the language they stand in. */
export function isPlainSentence(words: string[], before?: Script): boolean {
  const letters = words.filter((word) => !/^\d+$/.test(word));
  if (letters.some((word) => ARABIC.test(word))) return false;
  const english = letters.filter((word) => ENGLISH_SMALL.has(word) || isSmallWord(word));
  // Who writes Franco says "size XL" and "mesh graphic", too.
  return before && before !== "en"
    ? english.length <= 1 && letters.length <= 4
    : letters.length === 0;
}

/** "jaket" proves nothing: it may be a slip in "jacket". */
function isFrancoSpelling({ term, from, to, how }: Found, words: string[]): boolean {
  // A slip of an English word may look like anything: beside English it proves nothing.
  if (how === "spelling" && words.some((word) => ENGLISH_SMALL.has(word))) return false;
  const said = words.slice(from, to).join(" ");
  if (ARABIC.test(said)) return false;
  return !term.forms.en.some((form) => editsBetween(foldWords(form), said) <= 1);
}
