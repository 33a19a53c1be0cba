// Words of talk as they are heard. Franco has no spelling ("warreny", "wareeny", "warini"), and Egyptian verbs carry
// their person and tense ("يوصل", "بتوصلوا", "هيوصلني"): both are brought to a key that their forms share.
import { LETTERS, lettersOf } from "./franco-forms.ts";
import { hear, noteTalk } from "./hearing.ts";
import { readingsOf } from "./lookup.ts";
import { createNearest, type Nearest } from "./spelling.ts";
import { isUsualWord } from "./usual-words.ts";

const isArabic = (word: string): boolean => /[\u0600-\u06ff]/.test(word);
const isLatin = (word: string): boolean => /^[a-z0-9']*[a-z][a-z0-9']*$/.test(word);

const isFashion = (word: string): boolean => readingsOf(word).length > 0;

/** Fewer consonants than these are any word. */
const LEAST = 2;

const collapse = (sounds: string): string => sounds.replace(/(.)\1+/g, "$1");

/** A throat letter is often left out, but never put where there is none. */
const withoutThroat = (bones: string): string => collapse(bones.replace(/[23]/g, ""));

/**
 * What every spelling of a word has: its consonants, whether it begins and ends on a vowel, and whether the vowel
 * before its last consonant is a round one ("bkam", "bekom"). Other vowels are written as they come.
 */
const keyOf = (bones: string, first: boolean, last: boolean, isRound: boolean): string =>
  `${first ? "-" : ""}${bones}${last ? "-" : ""}${isRound ? "o" : ""}`;

/** W and y are consonants before a vowel, and a y that a verb begins with is one where no vowel is written: "ynf3". */
const HALF = /[wy](?=[aeiou])|^y(?=[^aeiouwy]{2})/g;

function francoKeyOf(word: string, isThroatHeard = true): string | undefined {
  if (word.length < 3) return undefined;
  const sounds = collapse(lettersOf(word).replace(HALF, (half) => half.toUpperCase()));
  const all = collapse(sounds.replace(/[aeiouwy']/g, ""));
  const bones = isThroatHeard ? all : withoutThroat(all);
  const heard = withoutThroat(bones).length;
  // "esmo" is no "قسيمه": of a short word nothing may be left out.
  const isLost = !isThroatHeard && all.indexOf("2") > 0 && heard <= LEAST + 1;
  if (heard < LEAST || isLost || (!isThroatHeard && all.includes("2") && heard <= LEAST))
    return undefined;
  const isRound = /[ouw][23]*[^aeiouwy]+[aeiouwy]*$/.test(sounds);
  return keyOf(bones, /^[23aeiouwy]/.test(sounds), /[aeiouwy]$/.test(sounds), isRound);
}

const HALVES: Record<string, string> = { و: "W", ي: "Y" };

/** Short vowels are not written, and و and ي may be vowels or not: every way a word may sound. */
function arabicKeysOf(word: string): string[] {
  const letters = [...word];
  let heard = [""];
  const hard = letters.filter((letter) => !/[اويهقء]/.test(letter)).length;
  for (const [place, letter] of letters.entries()) {
    const isLast = place === letters.length - 1;
    const half = HALVES[letter];
    const ways =
      half !== undefined
        ? isLast || letters[place - 1] === undefined || place > 4
          ? isLast
            ? [""]
            : [half]
          : ["", half]
        : letter === "ه" && isLast
          ? [""]
          : (LETTERS[letter]?.filter(
              (way) => way || letter === "ع" || hard > (place === 0 ? LEAST : LEAST + 1),
            ) ?? [""]);
    heard = heard.flatMap((bones) => ways.map((way) => bones + way)).slice(0, 16);
  }
  const isOpenEnd = /[اويه]$/.test(word);
  const before = /(.)[^اويه][اويه]?$/.exec(word)?.[1] ?? "";
  // A long vowel tells how it sounds; where none is written, it may be either.
  const rounds =
    before === "و" ? [true] : before === "ا" || before === "ي" ? [false] : [false, true];
  return heard.flatMap((sounds) => {
    const bones = collapse(sounds);
    const first = /^[اعءق]/.test(word) && !sounds.startsWith("k");
    return withoutThroat(bones).length >= LEAST
      ? rounds.map((isRound) => keyOf(bones, first, isOpenEnd, isRound))
      : [];
  });
}

/** Tense and person before a verb: بيوصل, هتوصل, نوصل. */
const VERB = /^[وف]?(?:[بهح](?=[ايتن]))?[ايتن](?=.{3})/;
const ENDING = /(?<=.{3})(?:لها|لهم|لكم|لكو|وها|وه|ها|هم|كم|كو|وا|ني|لي|لك|و|ه|ي|ك)$/;
const CLITIC = /^[وف]?(?:وال|بال|لل|عال|ال)?(?=.{3})/;

/** What the forms of an Egyptian verb have in common; nouns only lose what is joined before them. */
function arabicStemOf(word: string): string | undefined {
  const stem = VERB.test(word)
    ? word.replace(VERB, "").replace(ENDING, "").replace(ENDING, "")
    : word.replace(CLITIC, "");
  return stem.length >= 3 ? `=${stem}` : undefined;
}

const PERSON = /(?<=.{2})(?:كم|كو|كي|ها|هم|نا|ني|ه|ك|ي)$/;

/**
 * Keys of a word that others of its phrase stand before: there it may be about anybody ("ينور عليكي", "عليك"), and
 * in Franco end as it likes.
 */
export function innerKeysOf(word: string): string[] {
  const arabic = isArabic(word);
  if (!arabic && (!isLatin(word) || isUsualWord(word) || ENGLISH.has(word))) return [];
  const bones = arabic ? arabicKeysOf(word.replace(PERSON, "")) : [francoKeyOf(word) ?? ""];
  const bare = arabic ? arabicKeysOf(word) : [francoKeyOf(word.replace(FRANCO_PERSON, "")) ?? ""];
  const loose = [...bones, ...bare].map((key) => key.replace(/-/g, "")).filter(Boolean);
  const stem = arabic ? [arabicStemOf(word) ?? "", `~${word.replace(PERSON, "")}`] : [];
  return [...new Set([...loose.map((key) => `'${key}`), ...stem.filter(Boolean)])];
}
const INNER = new Map<string, string[]>();

/** The same of a word that somebody typed; a piece inside a phrase of talk is a piece. */
export function innerKeysOfTyped(word: string): string[] {
  const known = INNER.get(word);
  if (known) return known;
  if (INNER.size > 20_000) INNER.clear();
  const keys = FIXED.has(word) || isFashion(word) ? [] : innerKeysOf(word);
  // Arabic has a spelling: of its words the stem and the person count, not the sound.
  // And two consonants in Franco are too few: "ebn" is no "ebny".
  const isMeant = (key: string): boolean =>
    key.startsWith("'") ? !isArabic(word) && key.replace(/['o]/g, "").length > LEAST : true;
  keys.splice(0, keys.length, ...keys.filter(isMeant));
  INNER.set(word, keys);
  return keys;
}

const FRANCO_PERSON = /(?<=.{3})(?:kom|ko|ky|ki|ha|hom|na|ny|ni|ak|ek|ik)$/;

/** Keys a listed word is found under, beside itself. English words are found by themselves alone. */
export function keysOfListed(word: string): string[] {
  if (isArabic(word)) return [...arabicKeysOf(word), arabicStemOf(word) ?? word];
  if (!isLatin(word) || isUsualWord(word)) return [];
  return [francoKeyOf(word), francoKeyOf(word, false)].filter((key) => key !== undefined);
}

const SPOKEN = new Set<string>();
/** Those that say something by themselves. */
const ALONE = new Set<string>();
const SPOKEN_KEYS = new Set<string>();
const KEYS = new Map<string, string | undefined>();

/** The key of a word that somebody typed; none for words that mean something as they stand. */
export function keyOfTyped(word: string): string | undefined {
  if (KEYS.has(word)) return KEYS.get(word);
  if (KEYS.size > 20_000) KEYS.clear();
  const isOpen =
    word.length > 2 &&
    // Arabic has a spelling: a word that is listed somewhere is that word.
    !(isArabic(word) && (SPOKEN.has(word) || SPOKEN.has(word.replace(/^و/, "")))) &&
    !FIXED.has(word) &&
    !ENGLISH.has(word) &&
    !ORDINAL.test(word) &&
    !isFashion(word) &&
    (isArabic(word) || !isUsualWord(word));
  const key = !isOpen
    ? undefined
    : isArabic(word)
      ? arabicStemOf(word)
      : isLatin(word)
        ? francoKeyOf(word)
        : undefined;
  KEYS.set(word, key);
  return key;
}

const FIXED = new Set<string>();
/** "On the 3rd" is a day, and no "3ard", an offer. */
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/;

const SHORT = 4;

/** A word that is no other word's spelling. */
export const noteFixed = (word: string): void => void FIXED.add(word);

/** Short small words are no other word's spelling: "feha" is "in it", not "over it". */
export function noteSmall(word: string): void {
  if (word.length <= SHORT) FIXED.add(word);
  noteSpoken(word);
}

/** Words of talk are no slips of fashion words: "tani" is no tank top. */
export function noteSpoken(word: string, isAlone = true): void {
  SPOKEN.add(word);
  if (isAlone) ALONE.add(word);
  if (isArabic(word) || (isLatin(word) && !isUsualWord(word))) noteTalk(word, isAlone);
  for (const key of keysOfListed(word)) SPOKEN_KEYS.add(key);
}

/** Listed as it stands. */
export const isListedTalk = (word: string): boolean => SPOKEN.has(word);

/** Listed, and no spelling of a fashion word that talk has only inside a phrase: "tawela" in "ana tawela". */
export const isKnownTalk = (word: string): boolean =>
  SPOKEN.has(word) && (ALONE.has(word) || hear(word)?.isTerm !== true);

export const isSpoken = (word: string): boolean => {
  if (SPOKEN.has(word)) return true;
  const key = keyOfTyped(word);
  return key !== undefined && SPOKEN_KEYS.has(key);
};

/** Whether a word in Latin letters is heard as a word of Arabic talk. */
export const isHeardArabic = (word: string): boolean =>
  word.length > 2 &&
  isLatin(word) &&
  !ENGLISH.has(word) &&
  !ENGLISH_ENDING.test(word) &&
  !isUsualWord(word) &&
  !isFashion(word) &&
  isSpoken(word);

/** English of talk that no list of words has. */
const ENGLISH = new Set(
  "btw tbh ngl idk imo imho fyi asap brb hbu wbu rn tmrw tmr hmm haha whats thats im ive ill dont cant wont isnt didnt doesnt lets pls plz thx sth pjs tshirt tshirts omg tysm egp lol okay hiya heya".split(
    " ",
  ),
);

const ENGLISH_ENDING = /[^aeiou](?:ed|ing|ings|tion|ly|est|ness|ers?)$/;

const SLIP_FROM = 6;

/** A slip in a long English word of talk: "delivry", "exchnage". */
export function createSlips(words: Iterable<string>): (word: string) => string | undefined {
  let nearest: Nearest | undefined;
  const listed = [...words].filter((word) => word.length >= SLIP_FROM && /^[a-z]+$/.test(word));
  return (word) => {
    if (word.length < SLIP_FROM - 1 || !/^[a-z]+$/.test(word) || isUsualWord(word))
      return undefined;
    // "mawgood" is in stock, and no slip of "mawlood": a listed word is that word.
    if (isFashion(word) || SPOKEN.has(word)) return undefined;
    nearest ??= createNearest(listed);
    const near = nearest(word, 1);
    return near?.[0] === word[0] ? near : undefined;
  };
}
