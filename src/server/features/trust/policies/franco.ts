/**
 * Arabic in Latin letters, written in its own: “mamnoo3 fat7 el kees abl el daf3” becomes «ممنوع فتح الكيس قبل الدفع»,
 * so that one grammar reads both. Franco has no spelling; words are found by their consonants among the words of terms.
 */
import { arabicSkeletons, lettersOf } from "../../../language/franco-forms.ts";
import {
  ALONE,
  BARE_WORDS,
  ENDINGS,
  LOANS,
  NOUNS,
  SURE_FRANCO,
  VERBS,
} from "./lexicon/franco-words.ts";

/** What a person and a tense put before a verb, and how it sounds. */
const BEFORE_VERBS = [
  "",
  "ت",
  "ي",
  "ن",
  "ا",
  "ب",
  "بت",
  "بي",
  "بن",
  "ه",
  "هت",
  "هي",
  "هن",
  "يت",
  "بيت",
  "هيت",
];
const AFTER_VERBS = ["", "ك", "لك", "ها", "كم", "هم", "نا", "هالك", "لنا"];
const DENIED_BEFORE = ["مب", "مبت", "مبي", "مبن", "مت", "مي", "من", "مه"];

/** Consonants as `francoSkeleton` has them, with the w of «وصل» and the y that begins «يدفع». */
const bonesOf = (word: string): string =>
  lettersOf(word)
    .replace(/^([bh]?[aei]?)y(?=[aeiou])/u, "$1Y")
    .replace(/[aeiouy']/gu, "")
    .replace(/(.)\1+/gu, "$1");

/** The skeletons of an Arabic word whose «و» may be heard. */
const withW = (word: string): string[] => [
  ...new Set(
    arabicSkeletons(word).concat(
      word.includes("و")
        ? arabicSkeletons(word.replaceAll("و", "ڤ")).map((one) => one.replaceAll("f", "w"))
        : [],
    ),
  ),
];

function wordsByBones(): Map<string, string> {
  const found = new Map<string, string>();
  const put = (word: string, bones: string) => {
    if ((bones.length >= 3 || /\d.|.\d/u.test(bones)) && !found.has(bones)) found.set(bones, word);
  };
  const stems = VERBS.split(" ").map((stem) => ({ stem, bones: withW(stem) }));
  const suffixes = AFTER_VERBS.map((after) => ({ after, bones: arabicSkeletons(after)[0] ?? "" }));
  const verbs = (befores: string[], ending: string) => {
    for (const { stem, bones } of stems)
      for (const before of befores)
        for (const { after, bones: end } of suffixes)
          for (const middle of bones)
            put(
              `${before}${stem}${after}${ending}`,
              `${soundOf(before)}${middle}${end}${ending && "S"}`.replace(/(.)\1+/gu, "$1"),
            );
  };
  for (const word of [...BARE_WORDS, ...NOUNS].flatMap((line) => line.split(" ")))
    for (const bones of withW(word)) put(word, bones);
  verbs(BEFORE_VERBS, "");
  verbs(DENIED_BEFORE, "ش");
  return found;
}
const soundOf = (before: string) =>
  before
    .replaceAll("ي", "Y")
    .replace(
      /[^Y]/gu,
      (letter) => arabicSkeletons(letter === "ه" ? "هب" : letter)[0]?.replace("hb", "h") ?? "",
    );
const BY_BONES = wordsByBones();
const STEMS = new Set(VERBS.split(" "));

const TOKEN = /[a-z0-9'&][a-z0-9'&]*/gu;
const isFigure = (token: string) => /^\d/u.test(token) && !/^[23578][a-z]{2,}/u.test(token);

/** One word in Arabic letters; null where it is not known. */
function arabicOf(token: string): string | null {
  const alone = ALONE[token];
  if (alone !== undefined) return alone;
  if (LOANS.has(token)) return null;
  const bones = bonesOf(token);
  const found = BY_BONES.get(bones) ?? BY_BONES.get(bones.replaceAll("2", ""));
  // “efta7”, “edfa3”: what is asked of her begins with a vowel.
  return found && /^[eio]/u.test(token) && STEMS.has(found) ? `ا${found}` : (found ?? null);
}

/** The article and what is joined to it: “el kees”, “elkees”, “lel mandoob”, “bel visa”. */
const JOINED: [RegExp, string][] = [
  [/^(?:w|we|wu)(?:el|il)/u, "وال"],
  [/^(?:lel|lil|lal)/u, "لل"],
  [/^(?:bel|bil)/u, "بال"],
  [/^(?:fel|fil)/u, "في ال"],
  [/^(?:3al|3ala ?el)/u, "علي ال"],
  [/^(?:el|il|al)[- ]?/u, "ال"],
];

function withArticle(token: string): string | null {
  for (const [form, article] of JOINED) {
    const rest = token.replace(form, "");
    if (rest === token || rest.length < 3) continue;
    const arabic = arabicOf(rest);
    if (arabic) return article + arabic;
  }
  return null;
}

/** Is the line Franco? Enough of its words are of those that only Franco has. */
export function isFranco(text: string): boolean {
  if (/[\u0621-\u064a]/u.test(text)) return false;
  const tokens = text.match(TOKEN) ?? [];
  const words = tokens.filter((one) => !/^\d+$/u.test(one));
  const sure = words.filter(
    (one) =>
      SURE_FRANCO.has(one) ||
      (one.length > 3 && one in ALONE && !LOANS.has(one)) ||
      /^(?=.*[a-z])[a-z0-9']*[23578][a-z']+|^[a-z]{2,}[23578]$/u.test(one),
  );
  return sure.length >= 2 && sure.length * 4 >= words.length;
}

const ARTICLES: Record<string, string> = {
  el: "ال",
  il: "ال",
  l: "ال",
  lel: "لل",
  lil: "لل",
  bel: "بال",
  bil: "بال",
  fel: "في ال",
  fil: "في ال",
  "3al": "علي ال",
  "3l": "علي ال",
  wel: "وال",
  wil: "وال",
};
const PLAIN: Record<string, string> = { w: "and", we: "and", aw: "or", wala: "or", walla: "or" };

/** A folded line of Franco with its known words in Arabic letters; any other line as it is. */
export function fromFranco(text: string): string {
  if (!isFranco(text)) return text;
  // “100 LE deposit” is a sum, “3 le 5 ayam” a range.
  const summed = text.replace(POUNDS, "egp");
  let article: { said: string; written: string } | null = null;
  let and: string | null = null;
  const told = summed.replace(TOKEN, (token) => {
    if (token in ARTICLES) {
      article = { said: token, written: ARTICLES[token] ?? "" };
      return "";
    }
    if (token in PLAIN && token !== "aw") {
      and = token;
      return "";
    }
    const arabic = isFigure(token) ? null : (arabicOf(token) ?? withArticle(token));
    const joint = and === null ? "" : arabic ? AND[and] : `${PLAIN[and] ?? ""} `;
    const led = article === null ? "" : arabic ? article.written : `${article.said} `;
    [article, and] = [null, null];
    if (!arabic) return `${joint}${led}${token}`;
    return `${joint}${led}${arabic}`;
  });
  return told.replace(ENDINGS, "").replace(/ {2,}/gu, " ").trim();
}
const POUNDS =
  /(?<=\d ?)l\.?e\.?(?![a-z0-9'])(?! ?(?:\d|talat|tlat|arba3|khams|khamas|set|sab3|saba3|taman|tes|3ash))/gu;
const AND: Record<string, string> = { w: "و", we: "و", wala: "ولا ", walla: "ولا " };
