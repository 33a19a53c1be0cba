// Translations of one screen, brought along by the screen itself: both languages side by side, so that a
// missing one does not compile. What the first screen needs stands in en.ts and ar.ts.
import { entryOf } from "../../../contract/get-or-throw.ts";
import { useMemo } from "react";
import type { Language } from "../../../contract/languages.ts";
import { useText } from "./language-store.ts";
import type { Plural } from "./plural.ts";
import { sayEntry, type Text, type Values } from "./vocabulary.ts";

export type Translations = Record<string, Record<Language, string | Plural>>;

export const defineTranslations = <const Own extends Translations>(own: Own): Own => own;

type Say<Own extends Translations> = (key: keyof Own & string, values?: Values) => string;

/** `t` says the screen's own words, `text` everybody's: messages of the contract, formats, errors. */
export function useTranslations<Own extends Translations>(words: Own): { t: Say<Own>; text: Text } {
  const text = useText();
  return useMemo(() => ({ t: sayWith(text.language, words), text }), [text, words]);
}

/** The same outside of a component: in the language of this moment. */
export const translate = <Own extends Translations>(words: Own): Say<Own> =>
  sayWith(useText.getState().language, words);

function sayWith<Own extends Translations>(language: Language, words: Own): Say<Own> {
  return (key, values) => sayEntry(language, entryOf(words, key)[language], values);
}
