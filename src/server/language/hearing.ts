// Franco has no spelling: a word that nobody listed is heard as the known one whose consonants it has and whose
// sounds are nearest. Words of talk and of every day are heard beside those of fashion, so that "te2oly" is "you
// tell" and not "heavy".
import { foldWords } from "../../contract/fold-words.ts";
import { EVERYDAY_ARABIC } from "./everyday-words.ts";
import { LETTERS, lettersOf } from "./franco-forms.ts";
import { editsBetween } from "./spelling.ts";
import { TERMS } from "./terms.ts";

type Known = {
  word: string;
  sound: string;
  /** Short vowels are not written in Arabic: any may stand between its letters. */
  isArabic: boolean;
  isTerm: boolean;
  /** Only a word inside longer phrases: a little less likely. */
  handicap: number;
};

const collapse = (sounds: string): string => sounds.replace(/(.)\1+/g, "$1");

const VOWELS: [RegExp, string][] = [
  [/ee|ie|ei(?![aeou])|[ae]y(?![aeiou])|ai(?![aeou])/g, "i"],
  [/oo|ou|u|aw(?![aeiouwy])|w/g, "o"],
  [/y/g, "i"],
  [/e$/, "a"],
];

/** Letters that are written for two sounds. */
const TWOFOLD: [RegExp, string][] = [
  [/x/g, "kh"],
  [/c(?=[eiy])/g, "k"],
];

/** As a Latin spelling sounds: consonants, throat letters and three or four vowels. */
function soundOf(word: string): string {
  let sound = lettersOf(word).replace(/'/g, "");
  for (const [pattern, vowel] of VOWELS) sound = sound.replace(pattern, vowel);
  return collapse(sound);
}

const soundsOf = (word: string): string[] => [
  ...new Set([word, ...TWOFOLD.map(([pattern, sign]) => word.replace(pattern, sign))].map(soundOf)),
];

const LONG: Record<string, string> = { ا: "a", و: "o", ي: "i" };

/** Every way an Arabic word may sound by its letters alone. */
function arabicSoundsOf(word: string): string[] {
  let sounds = [""];
  for (const letter of word.replace(/ه$/, "ا")) {
    // That a letter of the throat may be left out costs a little; it is no other word.
    const heard = LONG[letter] ? [LONG[letter]] : (LETTERS[letter]?.filter(Boolean) ?? [""]);
    sounds = sounds.flatMap((before) => heard.map((sound) => before + sound)).slice(0, 12);
  }
  return [...new Set(sounds.map(collapse))];
}

/** What every spelling keeps: consonants without those of the throat, which are often left out. */
const bonesOf = (sound: string): string => collapse(sound.replace(/[aeio23]/g, ""));

const LEAST_BONES = 1;

const isVowel = (sign: string): boolean => /[aeio]/.test(sign);
const isThroat = (sign: string): boolean => /[23]/.test(sign);

const BETWEEN: Record<string, number> = { ae: 0.1, ei: 0.15, ai: 0.4, ao: 0.6, io: 0.6, eo: 0.5 };

function changing(listed: string, typed: string): number {
  if (listed === typed) return 0;
  if (isVowel(listed) && isVowel(typed)) return BETWEEN[[listed, typed].toSorted().join("")] ?? 1;
  // "a7la" for "2a7la": a throat letter may be written as a vowel.
  if (isThroat(listed) && isVowel(typed)) return 0.3;
  return 9;
}

/** A short vowel stands between letters, not before or after them. */
const adding = (typed: string, isArabic: boolean, isInside: boolean): number =>
  isVowel(typed) ? (isArabic && isInside ? 0.15 : 0.5) : isThroat(typed) ? 1.5 : 9;

const missing = (listed: string, isArabic: boolean): number =>
  isVowel(listed) ? (isArabic ? 0.8 : 0.45) : isThroat(listed) ? 0.4 : 9;

/** How far what is typed is from what is listed. */
function farBetween({ sound: listed, isArabic }: Known, typed: string): number {
  const added = (at: number): number =>
    adding(typed[at] ?? "", isArabic, at > 0 && at < typed.length - 1);
  let last = [0];
  for (let at = 0; at < typed.length; at++) last.push((last[at] ?? 0) + added(at));
  for (const sign of listed) {
    const now = [(last[0] ?? 0) + missing(sign, isArabic)];
    for (let at = 1; at <= typed.length; at++)
      now.push(
        Math.min(
          (last[at] ?? 0) + missing(sign, isArabic),
          (now[at - 1] ?? 0) + added(at - 1),
          (last[at - 1] ?? 0) + changing(sign, typed[at - 1] ?? ""),
        ),
      );
    last = now;
  }
  return last[typed.length] ?? 0;
}

const HEARD = new Map<string, Heard | undefined>();
const HEARD_MAX = 20_000;

const BY_BONES = new Map<string, Known[]>();
const NOTED = new Set<string>();
/** English words of fashion, which Franco borrows. */
const LOANS = new Set<string>();

function note(word: string, isTerm: boolean, handicap = 0): void {
  const key = `${word} ${isTerm}`;
  if (NOTED.has(key)) return;
  HEARD.clear();
  NOTED.add(key);
  const isArabic = /[\u0600-\u06ff]/.test(word);
  for (const sound of isArabic ? arabicSoundsOf(word) : soundsOf(word)) {
    const bones = bonesOf(sound);
    if (bones.length < LEAST_BONES) continue;
    const held = BY_BONES.get(bones);
    const known = { word, sound, isArabic, isTerm, handicap };
    if (held) held.push(known);
    else BY_BONES.set(bones, [known]);
  }
}

/** Words of talk that came before anybody listened. */
const WAITING: [word: string, isAlone: boolean][] = [];
let isListening = false;

/** Noted when something is first listened for: who only reads what shops write never is. */
function listen(): void {
  isListening = true;
  for (const term of TERMS) {
    for (const form of term.forms.en)
      for (const word of foldWords(form).split(" ")) LOANS.add(word);
    for (const form of [...term.forms.franco, ...term.forms.ar]) {
      const words = foldWords(form).split(" ");
      for (const word of words) note(word, true, words.length > 1 ? 0.25 : 0);
    }
  }
  for (const word of EVERYDAY_ARABIC) noteTalk(word);
  // What is said by itself first: noted once, it is that.
  for (const [word, isAlone] of WAITING.splice(0).toSorted(([, a], [, b]) => Number(b) - Number(a)))
    noteTalk(word, isAlone);
}

/** A word of talk is heard as itself, and not as a garment; one that is both stays the garment. */
export function noteTalk(word: string, isAlone = true): void {
  if (!isListening) WAITING.push([word, isAlone]);
  else if (!NOTED.has(`${word} true`) && !LOANS.has(word))
    note(word, false, isAlone ? 0 : INSIDE_TALK);
}

/** "tawela" is talk in "ana tawela", and by itself nearer to "long" than to that. */
const INSIDE_TALK = 0.2;

/** How far a spelling may be from a word of so many consonants. */
const FAR: Record<number, number> = { 1: 0.3, 2: 0.65, 3: 1.15 };
const FARTHEST = 1.6;

/** "bony" is brown rather than a "bonih", though a last h is hardly heard. */
const breathOf = (listed: string, typed: string): number =>
  listed.endsWith("h") && !typed.endsWith("h") ? 0.05 : 0;

/** A spelling that is listed beats one that Arabic letters only allow, then talk beats fashion, then fewer letters differ. */
function isLikelier(one: Known, other: Known, typed: string): boolean {
  if (one.isArabic !== other.isArabic) return !one.isArabic;
  if (one.isTerm !== other.isTerm) return !one.isTerm;
  return one.handicap === 0 && editsBetween(one.word, typed) < editsBetween(other.word, typed);
}

/** So near that nothing else is looked for. */
export const AT_ONCE = 0.2;

export type Heard = { word: string; isTerm: boolean; away: number };

/** The word that a spelling is heard as, of fashion or of talk. */
export function hear(typed: string): Heard | undefined {
  if (!isListening) listen();
  if (HEARD.has(typed)) return HEARD.get(typed);
  if (HEARD.size >= HEARD_MAX) HEARD.clear();
  const heard = nearestTo(typed);
  HEARD.set(typed, heard);
  return heard;
}

function nearestTo(typed: string): Heard | undefined {
  if (!/^[a-z0-9']+$/.test(typed) || !/[a-z]/.test(typed) || typed.length < 3) return undefined;
  let best: { known: Known; away: number } | undefined;
  // "Teftah", "matbookh": a last h may be the letter that is heard.
  const whole = /[^skgctd]h$/.test(typed) ? [`${typed.slice(0, -1)}7`] : [];
  for (const sound of [typed, ...whole].flatMap(soundsOf)) {
    const bones = bonesOf(sound);
    // One consonant is enough only beside others that are written: "wase3", not "awl".
    if (bones.length < 2 && typed.length < 4) continue;
    const most = FAR[bones.length] ?? FARTHEST;
    for (const known of BY_BONES.get(bones) ?? []) {
      const away = farBetween(known, sound) + known.handicap + breathOf(known.word, typed);
      if (away > most || (best && away > best.away)) continue;
      if (best?.away === away && !isLikelier(known, best.known, typed)) continue;
      best = { known, away };
    }
  }
  return best && { word: best.known.word, isTerm: best.known.isTerm, away: best.away };
}

/** Articles and prepositions are often written as a part of the word. */
const JOINED = /^(?:wel|bel|lel|fel|lil|bil|el|al|il|we|be|le|w|b|l|f)(?=.{4})/;

const HERS = /[ei]y+ah?$/;

/** Endings of number, of whose it is, of one of many ("fostanaya") and of a colour of hers ("gesheya"). */
const ENDINGS: [RegExp, string][] = [
  [/[ei]*y+ah?$/, "y"],
  [/a+y+ah?$/, ""],
  [/a+y+ah?$/, "a"],
  [/(?:t(?:ein|een|ain|en)|t(?:ha|ak|ik|y|i|ko|hom|na)|[ae]?yat|aat|at)$/, "a"],
  [/(?:ein|een|ain|ha|ak|ik|hom|na|y|i|at)$/, ""],
];

/** Two guesses at once are too many: "bisht" is no "b" before something like a shore. */
const JOINED_FAR = 0.45;
const FAR_NEARER = 0.4;

/** Heard with what is joined to it, or without. */
export function hearJoined(typed: string): Heard | undefined {
  const whole = hear(typed);
  if (whole && whole.away <= JOINED_FAR) return whole;
  const bare = typed.replace(JOINED, "");
  const stems = [
    bare,
    ...[typed, bare].flatMap((word) => ENDINGS.map(([end, as]) => word.replace(end, as))),
  ];
  for (const stem of new Set(stems))
    if (stem !== typed && stem.length > 3) {
      const heard = hear(stem);
      // "Kemeya" is a quantity, and no camisole of hers.
      if (HERS.test(typed) && stem.endsWith("y") && heard && heard.away > 0) continue;
      // "L5tooba" is nearer to an engagement than to somebody's fiancé.
      if (heard && heard.away <= JOINED_FAR && heard.away + FAR_NEARER <= (whole?.away ?? FARTHEST))
        return heard;
    }
  return whole;
}
