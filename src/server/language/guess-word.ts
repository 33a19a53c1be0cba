// What a word that no form has is meant to be: a slip, a sound, a spelling of Franco.
import { alikeKeyOf, knownArabicWord } from "./arabic-forms.ts";
import { EVERYDAY_ARABIC, EVERYDAY_ENGLISH } from "./everyday-words.ts";
import { AT_ONCE, hear, type Heard, hearJoined } from "./hearing.ts";
import {
  isArabic,
  isLoneForm,
  isWrittenInOne,
  LONE_WORDS,
  readingsOf,
  TREE,
  WORDS,
} from "./lookup.ts";
import { createNearest, editsBetween, type Nearest } from "./spelling.ts";
import { isEnglishWord, isUsualWord } from "./usual-words.ts";

const digitsOf = (word: string): string => word.replace(/\D/g, "");

let nearestWord: Nearest | undefined;

/** The vocabulary's word that this one is a slip of. */
function slipOf(word: string, most?: number): string | undefined {
  nearestWord ??= createNearest([...LONE_WORDS, ...WORDS]);
  const near = nearestWord(word, most);
  // A digit is a letter of Franco: nobody types it by a slip, and no other script is a slip away.
  return near && digitsOf(near) === digitsOf(word) && isArabic(near) === isArabic(word)
    ? near
    : undefined;
}

const EVERYDAY = new Set(EVERYDAY_ARABIC);
const JOINED = /^(?:وال|بال|فال|ال|لل|و|ب|ل)(?=.{3})/;
const HAS_DIGIT_LETTER = /[2-9]/;

/**
 * What a word that no form has is meant to be: a slip, or, where the query is Franco, a spelling of its own.
 * What is heard comes before what is corrected: Franco has no spelling that one could slip from, and a digit
 * in it is a letter. Words of talk are heard, but never corrected into fashion.
 */
export function guessOf(token: string, isFranco: boolean, isTalk = false): string[] {
  const bare = token.replace(JOINED, "");
  if (/^\d+$/.test(token) || isUsualWord(token) || isUsualWord(bare)) return [];
  const inOne = isTalk ? undefined : [token, bare].find(isWrittenInOne);
  if (inOne !== undefined) return [inOne];
  // Arabic words are short and close to each other: only a long one with a single slip is corrected.
  if (isArabic(token))
    return isTalk || EVERYDAY.has(token) || EVERYDAY.has(bare)
      ? []
      : readingsOfGuess(
          qafOf(token) ?? soundAlikeOf(token) ?? arabicSlipOf(token) ?? arabicSlipOf(bare),
        );
  if (!isFranco && !HAS_DIGIT_LETTER.test(token))
    return isTalk || isEnglishWord(token) ? [] : readingsOfGuess(farSlipOf(token));
  const heard = hear(token);
  if (heard && heard.away <= AT_ONCE) return readingsOfHeard(heard);
  // Short words of Franco are words of their own: "moot" is no slip of a colour.
  const isShort = token.length <= SHORT;
  const loan = isShort || isTalk ? undefined : loanSlipOf(token);
  const joined = loan ? undefined : hearJoined(token);
  if (joined) return readingsOfHeard(joined);
  // What Franco has no spelling for cannot be slipped from: "aflam" are films, and no "2alam".
  const slip = isShort || isTalk || loan ? loan : farSlipOf(token);
  const isSlip = slip === loan || token.length > ARABIC_FROM || isEnglishForm(slip);
  return isShort || isTalk || !isSlip ? [] : readingsOfGuess(slip);
}

const readingsOfHeard = ({ word, isTerm }: Heard): string[] => (isTerm ? readingsOf(word) : []);

const isEnglishForm = (word?: string): boolean =>
  word !== undefined && TREE.next.get(word)?.entry?.script === "en";

/** Two slips at once leave the first letter as it was. */
function farSlipOf(token: string): string | undefined {
  const far = slipOf(token);
  const close = slipOf(token, 1);
  // "Ouch" is no pouch: in a short word the first letter is right.
  const isNear = close !== undefined && (token.length > SHORT || close[0] === token[0]);
  const near = isNear ? close : far?.[0] === token[0] ? far : undefined;
  return near && isNearerTalk(token, near) ? undefined : near;
}

let nearestTalk: Nearest | undefined;

/** "Sumthing" is something before it is suiting. */
function isNearerTalk(token: string, near: string): boolean {
  nearestTalk ??= createNearest(EVERYDAY_ENGLISH);
  const talk = nearestTalk(token);
  return talk !== undefined && editsBetween(token, talk) <= editsBetween(token, near);
}

/** English among Franco has a spelling, and so it has slips: "sweatr". */
function loanSlipOf(token: string): string | undefined {
  const near = slipOf(token, 1);
  return near && near[0] === token[0] && TREE.next.get(near)?.entry?.script === "en"
    ? near
    : undefined;
}

const SHORT = 4;
const ARABIC_FROM = 5;

/** In Cairo ق is said as a hamza, and now and then written as one: "امصان", "طاييه" (folded from "طائية"), "حلء". */
const HAMZA_FOR_QAF: [RegExp, string][] = [
  [/^((?:وال|بال|ال|لل|و|ب)?)ا(?=.{3})/, "$1ق"],
  [/(?<=.)[يءا]?ء/, "ق"],
  [/(?<=.)ي(?=[يا])/, "ق"],
];

function qafOf(token: string): string | undefined {
  for (const [hamza, qaf] of HAMZA_FOR_QAF) {
    const said = token.replace(hamza, qaf);
    const bare = said.replace(/^(?:وال|بال|ال|لل)(?=.{3})/, "");
    const found = said === token ? undefined : [said, bare].find(isLoneForm);
    if (found?.includes("ق") === true) return found;
  }
  return undefined;
}

/** Written as it is said: "اخدر" for "اخضر", "كوتشيي" for "كوتشي". */
function soundAlikeOf(token: string): string | undefined {
  ALIKE ??= new Map(
    [...WORDS].filter((word) => isArabic(word)).map((word) => [alikeKeyOf(word), word]),
  );
  const alike = ALIKE;
  if (token.length < SHORT) return undefined;
  const found = knownArabicWord(token, (word) => word.length > 2 && alike.has(alikeKeyOf(word)));
  return found === undefined ? undefined : alike.get(alikeKeyOf(found));
}

let ALIKE: ReadonlyMap<string, string> | undefined;

function arabicSlipOf(word: string): string | undefined {
  if (word.length < ARABIC_FROM) return undefined;
  const near = slipOf(word, 1);
  if (!near || near[0] !== word[0]) return undefined;
  return isOtherWord(word, near) ? undefined : near;
}

/** "داخله" is who enters and no underwear, "حضانه" a nursery: of short words one letter for another makes another word. */
const isOtherWord = (word: string, near: string): boolean =>
  word.length === ARABIC_FROM &&
  near.length === word.length &&
  [...word].toSorted().join("") !== [...near].toSorted().join("");

const readingsOfGuess = (word?: string): string[] => (word ? readingsOf(word) : []);

/** What the first misspelt word would wait for: a tenth of a second in which nobody else is served. */
export const warmVocabulary = (): void => void guessOf("blakc", false);
