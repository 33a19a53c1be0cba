// The forms of all terms as one tree of words, built once.
import { foldWords } from "../../contract/fold-words.ts";
import { knownArabicWord } from "./arabic-forms.ts";
import { DECOYS } from "./decoys.ts";
import { EVERYDAY_ARABIC } from "./everyday-words.ts";
import { bothNumbers } from "./english-forms.ts";
import { arabicSkeletons, francoSkeleton } from "./franco-forms.ts";
import { AT_ONCE, hear } from "./hearing.ts";
import { eventOfVerb } from "./event-verbs.ts";
import { isEverydayForm, type Term } from "./term.ts";
import { TERMS } from "./terms.ts";
import { isEnglishWord, isUsualWord } from "./usual-words.ts";

export type Script = "en" | "ar" | "franco";

export type Entry = {
  term: Term;
  script: Script;
  /** Also an everyday word: counts only in company. A Franco form needs other Franco, an English one a thing. */
  needsCompany?: boolean;
};

export type Branch = { next: Map<string, Branch>; entry?: Entry; isDecoy?: boolean };

/** What follows the last word of a form. One for all: thirty thousand empty maps took six megabytes. */
const END: Branch["next"] = new Map();

export const TREE: Branch = { next: new Map() };

export const WORDS = new Set<string>();
/** Words that are a form by themselves come first: a slip is likelier in them. */
export const LONE_WORDS = new Set<string>();

function branchOf(words: string[]): Branch {
  let branch = TREE;
  for (const word of words) {
    if (branch.next === END) branch.next = new Map();
    let next = branch.next.get(word);
    if (!next) branch.next.set(word, (next = { next: END }));
    branch = next;
  }
  return branch;
}

function plant(phrase: string, entry: Entry): void {
  const words = phrase.split(" ");
  for (const word of words) WORDS.add(word);
  if (words.length === 1) LONE_WORDS.add(phrase);
  branchOf(words).entry ??= entry;
  if (words.length === 2 && phrase.length > ONE_FROM) IN_ONE.set(words.join(""), entry);
}

/** Names of two words as they are typed in one: "هايويست", "totebag", "lelbeit". */
const IN_ONE = new Map<string, Entry>();
const ONE_FROM = 6;
export const isWrittenInOne = (word: string): boolean => IN_ONE.has(word);

function plantAll(script: Script): void {
  for (const term of TERMS)
    for (const form of term.forms[script]) {
      const needsCompany = isEverydayForm(term, form);
      const folded = foldWords(form);
      if (!folded) continue;
      const isNoun = term.kind === "kind" || term.kind === "material";
      const phrases = script === "en" && isNoun ? bothNumbers(folded) : formsOf(term, folded);
      for (const phrase of phrases)
        plant(phrase, { term, script, ...(needsCompany && { needsCompany }) });
    }
}

/** "I look good in reds": the shades of a plain colour. */
const SHADES = new Set(
  "black white blue green red pink purple brown grey beige yellow navy teal".split(" "),
);
const formsOf = ({ kind }: Term, folded: string): string[] =>
  kind === "colour" && SHADES.has(folded)
    ? [folded, folded === "navy" ? "navies" : `${folded}s`]
    : [folded];

// English before Franco: a word that is both is English unless the line says otherwise.
for (const script of ["en", "ar", "franco"] as const) plantAll(script);

for (const [word, entry] of IN_ONE) branchOf([word]).entry ??= entry;

const DECOY_WORDS = new Set<string>();
for (const decoy of DECOYS.split(","))
  // "To dress" is what one does; "to dresses" is where one wants to go back.
  for (const phrase of decoy.trim().startsWith("to ")
    ? [foldWords(decoy)]
    : bothNumbers(foldWords(decoy))) {
    const words = phrase.split(" ");
    for (const word of words) DECOY_WORDS.add(word);
    branchOf(words).isDecoy = true;
  }

/** Told in Franco and by no English name of ours: "pyrex", "crocs". */
export const isOnlyFranco = (word: string): boolean =>
  TREE.next.get(word)?.entry?.script === "franco";

const isTermWord = (word: string): boolean => WORDS.has(word);
export const isLoneForm = (word: string): boolean => LONE_WORDS.has(word);

export const isArabic = (word: string): boolean => /[\u0600-\u06ff]/.test(word);

/** The words a token may stand for, most literal first; empty when the vocabulary does not know it. */
export function readingsOf(token: string): string[] {
  const known = READINGS.get(token);
  if (known) return known;
  const readings = findReadings(token);
  if (READINGS.size > 20_000) READINGS.clear();
  READINGS.set(token, readings);
  return readings;
}

/** A verb of every day has no garment in it, though its letters may hold one. */
const EVERYDAY = new Set(EVERYDAY_ARABIC);

const READINGS = new Map<string, string[]>();

function findReadings(token: string): string[] {
  if (isArabic(token)) {
    const word =
      knownArabicWord(token, (one) => isTermWord(one) || DECOY_WORDS.has(one)) ?? hamzaOf(token);
    // «المكتبة» is a library, and nothing of an office.
    const said = token.replace(/^(?:وال|بال|فال|ال|لل)(?=.{3})/, "");
    const isEveryday = EVERYDAY.has(token) || (word !== said && EVERYDAY.has(said));
    const isOther = word !== token && (isUsualWord(token) || isEveryday);
    if (word === undefined || isOther) return eventIn(token);
    // "بكم" is long sleeves, and the beginning of "بكم منفوش".
    const bare = token.replace(/^ب(?:ال)?/, "");
    const isBoth = word === token && bare !== token && isTermWord(bare);
    return [word, ...(isBoth ? [bare] : []), ...insideOf(word, token), ...otherHeads(word)];
  }
  if (token === "be" || token === "bi") return [token, "b"];
  const word = isTermWord(token) ? token : withoutArticle(token);
  if (word === undefined)
    return DECOY_WORDS.has(token)
      ? [token]
      : [...constructOf(token), ...loanOf(token), ...eventIn(token)];
  const entry = TREE.next.get(word)?.entry;
  // "shantet" alone begins a phrase; before any other word it is the bag itself.
  if (!entry) return [word, ...nounOf(word)];
  if (entry?.script !== "franco") return [word];
  // It may stand in a phrase that is listed in another spelling ("shnta dahr" is "shantet dahr"), or in Arabic:
  // "fostan swareh" is فستان سواريه.
  const bones = francoSkeleton(word);
  const built = [word, ...entry.term.forms.franco]
    .filter((form) => /^\S*a[ah]?$/.test(form) && francoSkeleton(form) === bones)
    .flatMap((form) => [form, form.replace(/a[ah]?$/, "et")])
    .filter((form) => form !== word && isTermWord(form));
  const arabic = entry.term.forms.ar.map(foldWords).filter((form) => {
    return !form.includes(" ") && arabicSkeletons(form).includes(bones);
  });
  return [...new Set([word, ...built, ...arabic, ...otherHeads(word), ...loanOf(token)])];
}

/** "حذا" for "حذاء": the hamza at the end is hardly ever written. */
const hamzaOf = (token: string): string | undefined =>
  /..ا$/.test(token) ? knownArabicWord(`${token}ء`, isLoneForm) : undefined;

/** "للبحر" is a word of "توب للبحر", and by itself still the sea; "والبيج" is beige, whatever "البيج" ends. */
function insideOf(word: string, token: string): string[] {
  if (isLoneForm(word)) return [];
  const inner = knownArabicWord(token, (one) => one !== word && isLoneForm(one));
  return inner === undefined ? [] : [inner];
}

/** "فساتين قميص" is "فستان قميص": a phrase that begins with one word for a thing begins with any, plurals first of all. */
function otherHeads(word: string): string[] {
  const entry = TREE.next.get(word)?.entry;
  if (entry?.term.kind !== "kind" || entry.script === "en") return [];
  return entry.term.forms[entry.script]
    .map(foldWords)
    .filter((form) => form !== word && (TREE.next.get(form)?.next.size ?? 0) > 0);
}

/** "هيتجوز" is read as a wedding. */
function eventIn(token: string): string[] {
  const noun = eventOfVerb(token);
  return noun !== undefined && isTermWord(noun) ? [noun] : [];
}

function withoutArticle(token: string): string | undefined {
  const bare = /^(?:(?:wel|bel|lel|el|al|il)(.{3,})|(?:we|be|le|b|w|l)(.{4,}))$/.exec(token);
  const noun = bare?.[1] ?? bare?.[2];
  const entry = noun === undefined ? undefined : TREE.next.get(noun)?.entry;
  // "Eltop", "elbag": an article before an English piece.
  const isLoan = entry?.script === "en" && entry.term.kind === "kind" && bare?.[1] !== undefined;
  if (isLoan && /^(?:w|b|l)?el/.test(token) && !isEnglishWord(token)) return noun;
  if (entry?.script !== "franco" || entry.needsCompany) return undefined;
  const heard = hear(token);
  // "begamaa" is pyjamas, and nothing "with university"; of three letters none may be another word.
  const isOther = heard && (heard.isTerm || noun?.length === 3) && heard.away <= AT_ONCE;
  return isOther ? undefined : noun;
}

const nounOf = (word: string): string[] => {
  const noun = /^(.{3,})[ei]t$/.exec(word)?.[1];
  return noun && isLoneForm(`${noun}a`) ? [`${noun}a`] : [];
};

/** "dressat", "skirtaat": an English word for a piece with an Arabic plural. */
export function loanOf(token: string): string[] {
  const stem = /^(.{3,}?)a?at$/.exec(token)?.[1];
  if (stem === undefined || isEnglishWord(token)) return [];
  return [stem, stem.replace(/(.)\1$/, "$1"), `${stem}e`].filter((word) => {
    const entry = TREE.next.get(word)?.entry;
    return entry?.script === "en" && entry.term.kind === "kind";
  });
}

/** "shantet dahr": a feminine noun before another ends on t. */
function constructOf(token: string): string[] {
  const stem = /^(.{3,})[eiay]t$/.exec(token)?.[1];
  return stem ? [`${stem}a`, `${stem}et`].filter(isTermWord).flatMap(findReadings) : [];
}
