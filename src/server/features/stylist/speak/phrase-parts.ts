// What phrases of both languages are made of: labels, lists, tones, who it is for, names that keep their order.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import type { Term, TermKind } from "../../../language/term.ts";
import { termById } from "../../../language/terms.ts";
import { partOfCategory } from "../compose/parts.ts";
import { ofFacet, type Wish } from "../wish.ts";

export const termsOf = (ids: readonly string[]): Term[] =>
  narrowest(ids.flatMap((id) => termById(id) ?? []));

/** Only the narrowest of what was understood: 'evening dresses', not 'dresses evening dresses'. */
function narrowest(terms: Term[]): Term[] {
  const broader = new Set(terms.flatMap(({ within = [] }) => within));
  return terms.filter(({ id, kind }, place) => {
    // "Blue or teal": of colours either will do.
    return (
      (kind === "colour" || !broader.has(id)) &&
      terms.findIndex((other) => other.id === id) === place
    );
  });
}

export const ofKind = (terms: Term[], ...kinds: TermKind[]): Term[] =>
  kinds.flatMap((kind) => terms.filter((term) => term.kind === kind));

export const labels = (language: Language, terms: Term[]): string[] => [
  ...new Set(terms.map(({ label }) => (language === "en" ? small(label.en) : label.ar))),
];

/** 'T-shirts' keeps its capital, 'Dresses' does not need one. */
export const small = (label: string): string =>
  /^\p{Lu}(?![\p{Lu}-])/u.test(label) ? (label[0] ?? "").toLowerCase() + label.slice(1) : label;

export const words = (...parts: (string | boolean | undefined | 0)[]): string =>
  parts.filter(Boolean).join(" ");

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'black, navy or grey' */
export function joined(list: string[], language: Language): string {
  if (language === "ar") return list.join(" أو ");
  return list.length < 2 ? (list[0] ?? "") : `${list.slice(0, -1).join(", ")} or ${list.at(-1)}`;
}

export const TONES = {
  en: {
    light: "light-coloured",
    dark: "dark",
    quiet: "softly coloured",
    neutral: "neutral",
    bright: "bright",
    earthy: "earthy",
    warm: "warm-coloured",
    cool: "cool-coloured",
    rich: "jewel-toned",
    sea: "sea-coloured",
  },
  ar: {
    light: "بألوان فاتحة",
    dark: "بألوان غامقة",
    quiet: "بألوان هادية",
    neutral: "بألوان محايدة",
    earthy: "بألوان ترابية",
    warm: "بألوان دافية",
    cool: "بألوان باردة",
    rich: "بألوان غنية",
    sea: "بألوان البحر",
    bright: "بألوان زاهية",
  },
};

const WHO = {
  en: {
    woman: "for women",
    man: "for men",
    girl: "for girls",
    boy: "for boys",
    child: "for children",
    baby: "for babies",
  },
  ar: {
    woman: "حريمي",
    man: "رجالي",
    girl: "بناتي",
    boy: "ولادي",
    child: "للأطفال",
    baby: "للبيبي",
  },
};

/** A cushion is for nobody in particular, whoever gets it. */
const UNWORN = new Set(["Home & Living", "Gifts & Stationery"]);
export function wornBy({ terms, wearer }: Wish, language: Language): string | undefined {
  const kinds = ofFacet(terms, "kind");
  const isThing = kinds.length > 0 && kinds.every((id) => UNWORN.has(termById(id)?.category ?? ""));
  return wearer.who === undefined || isThing ? undefined : WHO[language][wearer.who];
}

/** Shoes and bags cover nobody. */
const BESIDE_CLOTHES = new Set(["shoes", "bag", "scarf", "jewel"]);
export function isSaidToCover({ terms, wearer }: Wish): boolean {
  const parts = ofFacet(terms, "kind").map((id) => partOfCategory(termById(id)?.category) ?? "");
  const isBeside = parts.length > 0 && parts.every((part) => BESIDE_CLOTHES.has(part));
  return Boolean(wearer.isCovered) && !isBeside;
}

/** Latin names keep their order inside Arabic. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

type Named = Pick<Product, "title" | "title_ar" | "brand" | "brand_ar">;

/** As the cards name them in Arabic, where the brand says so. */
export const arabicTitle = ({ title, title_ar }: Named): string => isolated(title_ar || title);
export const arabicBrand = ({ brand, brand_ar }: Named): string => isolated(brand_ar || brand);
