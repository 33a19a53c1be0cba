// What link previews and search engines are told of our pages, in the reader's language.
import type { Language } from "../../contract/languages.ts";

type HeadWords = {
  site: string;
  title: string;
  description: string;
  notFound: string;
  home: (pieces: number, brands: number) => string;
  brand: (pieces: number, name: string) => string;
  collection: string;
  picked: (pieces: number, titles: string[]) => string;
};

const counted = new Intl.NumberFormat("ar-EG");
const rule = new Intl.PluralRules("ar-EG");

/** Egyptian counting: one and two without the digit, three to ten of the plural, then the singular again. */
function arabicCount(n: number, noun: { one: string; two: string; few: string }): string {
  if (n === 1) return noun.one;
  if (n === 2) return noun.two;
  return `${counted.format(n)} ${rule.select(n) === "few" ? noun.few : noun.one}`;
}

const PIECE = { one: "قطعة", two: "قطعتين", few: "قطع" };
const BRAND = { one: "براند مصري", two: "براندين مصريين", few: "براندات مصرية" };

/** A Latin name would otherwise drag the stops of the sentence to its side. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

export const HEAD_WORDS: Record<Language, HeadWords> = {
  en: {
    site: "Ribby",
    title: "Ribby · Fashion from local brands",
    description:
      "Browse local fashion brands, search in your own words, pin what you like and buy on the brand's own site.",
    notFound: "Not found · Ribby",
    home: (pieces, brands) =>
      `Explore ${pieces} pieces from ${brands} local brands. Search in your own words, pin what you like and buy on the brand's own site.`,
    brand: (pieces, name) =>
      `${pieces} pieces from ${name}. Pin what you like and buy on the brand's own site.`,
    collection: "A collection · Ribby",
    picked: (pieces, titles) => `${pieces} pieces picked on Ribby: ${titles.join(", ")}.`,
  },
  ar: {
    site: "ريبي",
    title: "ريبي · موضة من براندات مصرية",
    description: "قطع من براندات مصرية. البحث بكلامك، والشراء من البراند نفسه.",
    notFound: "الصفحة مش موجودة · ريبي",
    home: (pieces, brands) =>
      `${arabicCount(pieces, PIECE)} من ${arabicCount(brands, BRAND)}. البحث بكلامك، والشراء من البراند نفسه.`,
    brand: (pieces, name) =>
      `${arabicCount(pieces, PIECE)} من ${isolated(name)}. اللي يعجبك يتحفظ، والشراء من موقع البراند نفسه.`,
    collection: "مجموعة · ريبي",
    picked: (pieces, titles) =>
      `${arabicCount(pieces, PIECE)} مختارة على ريبي: ${titles.map(isolated).join("، ")}.`,
  },
};
