/** How much a sentence sounds like the ones that state terms, by its words: a witness beside the rules, taught with our own sentences. */
import { readFileSync } from "node:fs";
import { normalise } from "./normalise.ts";

/** Tenths of the logarithm by which a word is likelier where terms are stated than in what is said in passing. */
type Weights = Record<string, number>;
/** A word that no sentence of ours has is likelier of a story. */
const UNHEARD = -12;

const ENDING = /(?:ing|ed|es|s|ly)$/u;
const BEFORE = /^(?:[وف](?=\p{L}{3}))?(?:بال|لل|ال|ب|ل|ك)?(?=\p{L}{3})/u;
const BEHIND = /(?<=\p{L}{2})(?:ها|هم|كم|كي|نا|ات|ين|ون|تك|ته|ك|ي|ه|وا)$/u;
const stem = (word: string): string =>
  /[a-z]/u.test(word)
    ? word.replace(ENDING, "") || word
    : word.replace(BEFORE, "").replace(BEHIND, "");

/** The different words of a sentence, without what is put around them. */
export const stemsOf = (raw: string): string[] => [
  ...new Set((normalise(raw).match(/\p{L}{2,}/gu) ?? []).map(stem)),
];

let loaded: Weights | null = null;
const weights = (): Weights =>
  (loaded ??= JSON.parse(
    readFileSync(new URL("telling.json", import.meta.url), "utf8"),
  ) as Weights);

/** Above zero where its words are those of terms, far below where they are those of something else. */
export const telling = (raw: string): number =>
  stemsOf(raw).reduce((sum, word) => sum + (weights()[word] ?? UNHEARD), 0) / 10;
