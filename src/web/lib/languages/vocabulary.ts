// What a language has to bring, and how a key and values become a sentence.
import type { Language } from "../../../contract/languages.ts";
import type { MessageKey } from "../../../contract/messages.ts";
import type { Product } from "../../../contract/products.ts";
import { ApiError, NETWORK } from "../api.ts";
import { formatsOf, type Formats } from "../formats.ts";
import type { ScreenWords } from "./en.ts";
import type { Plural } from "./plural.ts";

/** Forms by count; `{n}` is the count, or what `of` names. Arabic has six, English two. */
export type Vocabulary = Record<MessageKey, string | Plural> & ScreenWords;
export type TextKey = keyof Vocabulary;
export type Values = Record<string, string | number>;

export type Text = {
  language: Language;
  formats: Formats;
  t: (key: TextKey, values?: Values) => string;
  /** A category, color, size or style in the reader's language; a word nobody translated stays as it is. */
  nameOf: (word: string) => string;
  /** What it is made of: silver the metal, not silver the color. */
  materialOf: (word: string) => string;
  /** A piece's title and its brand's name as the brand writes them for this reader. */
  titleOf: (piece: Pick<Described, "title" | "title_ar">) => string;
  brandOf: (piece: Branded) => string;
  /** What a piece is, for a reader who meets a title in another language; empty where it has one of hers. */
  gistOf: (piece: Described) => string;
  /** The server's own sentence where there is one, else what the screen would say. */
  errorText: (error: unknown, fallback?: TextKey) => string;
};

/** The catalogue's own words, from English. */
export type Names = Readonly<Record<string, string>>;

export type Described = Pick<Product, "title" | "title_ar" | "category" | "materials" | "colors">;
export type GistOf = (piece: Described, names: Pick<Text, "nameOf" | "materialOf">) => string;
type Branded = Pick<Product, "brand" | "brand_ar">;

export function makeText(
  language: Language,
  vocabulary: Vocabulary,
  names: Names = {},
  gistOf: GistOf = () => "",
): Text {
  const isArabic = language === "ar";
  const t = (key: TextKey, values?: Values) => sayEntry(language, vocabulary[key], values);

  function errorText(error: unknown, fallback: TextKey = "unexpected"): string {
    if (!(error instanceof ApiError)) return t(fallback);
    return error.detail ?? t(error.code === NETWORK ? "networkError" : fallback);
  }

  const nameOf = (word: string) => names[word] ?? names[word.toLowerCase()] ?? word;

  const materialOf = (word: string) => names[`material ${word.toLowerCase()}`] ?? nameOf(word);

  return {
    language,
    formats: formatsOf(language),
    t,
    nameOf,
    materialOf,
    titleOf: ({ title, title_ar }) => (isArabic && title_ar) || title,
    brandOf: ({ brand, brand_ar }) => (isArabic && brand_ar) || brand,
    gistOf: (piece) => gistOf(piece, { nameOf, materialOf }),
    errorText,
  };
}

/** One entry with its values: the right form, the reader's digits, names kept in their direction. */
export function sayEntry(language: Language, entry: string | Plural, values: Values = {}): string {
  const formats = formatsOf(language);
  const sentence = typeof entry === "string" ? entry : chooseForm(entry, values, formats);
  const write = (value: string | number) =>
    typeof value === "number" ? formats.number(value) : isolate(language, value);
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] === undefined ? place : write(values[name]),
  );
}

function chooseForm(forms: Plural, values: Values, formats: Formats): string {
  return forms[formats.pluralRule(Number(values[forms.of ?? "n"] ?? 0))] ?? forms.other;
}

/** Latin names inside Arabic sentences would otherwise drag the punctuation to the wrong side. */
function isolate(language: Language, value: string): string {
  return language === "ar" ? `\u2068${value}\u2069` : value;
}
