// A password that passes the rules can still be everybody's password. Pure, so that the form says while somebody
// types what the server would refuse; the list of common ones is the server's, and the form asks for it once.
import { latinDigits } from "./fold-words.ts";

/** The usual disguises: capitals, signs for letters, a year or an exclamation mark at either end. */
const DISGUISES: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

const undisguise = (text: string) => text.replace(/[@431!0$57]/g, (sign) => DISGUISES[sign] ?? "");

/** Long enough to be more than a common word with something behind it. */
const LONG = 14;

export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const plain = password.toLowerCase();
  const candidates = [plain, undisguise(plain)];
  if (plain.length < LONG) {
    for (const around of [/^[^\p{L}]+|[^\p{L}]+$/gu, /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu]) {
      const core = plain.replace(around, "");
      candidates.push(core, undisguise(core), undisguise(plain).replace(around, ""));
    }
  }
  return candidates.some((candidate) => common.has(candidate));
}

/** ٢٠٢٦ and ２０２６ are the same year. */
const inLatinDigits = (text: string): string => latinDigits(text.normalize("NFKC"));

/** One word, however long it may be before it is more than a word. */
const WORD_MAX = 12;

/** Summer2026!, 2026-Cairo, K#ayt@25: a word and a year are guessed within minutes, whatever the word. */
export function isWordWithYear(password: string): boolean {
  const signs = String.raw`[^\p{L}\p{N}]*`;
  const year = String.raw`(?:(?:19|20)\d\d|['’]?\d\d)`;
  const plain = inLatinDigits(password).toLowerCase();
  const [, behind, before] =
    new RegExp(`^${signs}(?:(.+?)${signs}${year}|${year}${signs}(.+?))${signs}$`, "u").exec(
      plain,
    ) ?? [];
  const word = undisguise(behind ?? before ?? "");
  return word.length <= WORD_MAX && /^\p{L}+$/u.test(word);
}

const SERVICE_NAMES = ["ribby", "ريبي"];
/** A shorter name stands in too many words by chance. */
const NAME_MIN = 4;

const bare = (text: string): string =>
  undisguise(inLatinDigits(text).toLowerCase()).replace(/[^\p{L}\p{N}]/gu, "");

/** Whether it holds the service's name or one of these, however it is written. */
export function namesSomebody(password: string, names: readonly string[]): boolean {
  const plain = bare(password);
  // Signs stand for letters or for nothing: "R!bby" and "Ribby!".
  const withoutSigns = bare(password.replace(/[^\p{L}\p{N}]/gu, ""));
  return [...SERVICE_NAMES, ...names.map((name) => bare(name.replace(/@.*$/u, "")))].some(
    (name) => name.length >= NAME_MIN && (plain.includes(name) || withoutSigns.includes(name)),
  );
}
