// The wish as an English reader would say it, for the model that knows meanings.
import { glossed } from "../../../language/glossary.ts";
import type { Term, TermKind } from "../../../language/term.ts";
import type { Script } from "./sentence.ts";

export type Said = {
  /** A term, or a word that is no term of ours. */
  term?: Term;
  word: string;
  isEnglish: boolean;
};

const wordOf = (term: Term): string => term.forms.en[0] ?? term.label.en.toLowerCase();

/** Adjectives before the noun, what it has and what it is for after it. */
const ORDER: TermKind[] = [
  "audience",
  "season",
  "style",
  "colour",
  "pattern",
  "material",
  "kind",
  "feature",
  "occasion",
];

/** Terms and the words beside them, in the order of an English phrase. */
export function phraseOf(terms: Term[], words: string[]): string {
  const spoken = ORDER.flatMap((kind) => {
    const named = terms.filter((term) => term.kind === kind).map(wordOf);
    if (named.length === 0) return [];
    return kind === "occasion" ? ["for", ...named] : named;
  });
  return [...spoken, ...words.map(glossed)].join(" ");
}

/** English keeps its own words; Arabic and Franco are put into the English order. */
export function plainEnglish(said: Said[], language: Script): string {
  if (language === "en")
    return said
      .map(({ term, word, isEnglish }) => (term && !isEnglish ? wordOf(term) : word))
      .join(" ");
  return phraseOf(
    said.flatMap(({ term }) => term ?? []),
    said.flatMap(({ term, word }) => (term ? [] : [word])),
  );
}
