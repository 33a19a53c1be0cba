// Words cut to what their forms have in common, the same for what a product says and what is asked.
import { stemmer } from "stemmer";
import { foldWords } from "../../contract/fold-words.ts";

const ARABIC = /^[\u0600-\u06ff]+$/;
const ARABIC_PREFIX = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3,})/;
const ARABIC_SUFFIX = /(?<=.{3,})(?:ات|ين|ون|يه|ه|ي)$/;

export const stem = (word: string): string =>
  ARABIC.test(word) ? word.replace(ARABIC_PREFIX, "").replace(ARABIC_SUFFIX, "") : stemmer(word);

/** What is longer is an address, a code or a text without spaces; nobody looks for it, and no index holds it. */
const WORD_MAX = 64;

export const stemsOf = (text: string): string[] =>
  foldWords(text)
    .split(" ")
    .filter((word) => word !== "" && word.length <= WORD_MAX)
    .map(stem);
