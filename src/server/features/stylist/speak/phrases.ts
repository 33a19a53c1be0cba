// A wish as people would say it: 'red satin dresses with long sleeves under 1,500 EGP', 'فستان ساتان أحمر'.
// The same phrase stands in sentences and works as a search.
import type { Language } from "../../../../contract/languages.ts";
import type { Term, TermKind } from "../../../language/term.ts";
import type { Limits, Understanding } from "../read/understanding.ts";
import { moneyIn } from "./money.ts";

export type Wish = {
  terms: Term[];
  not?: Term[];
  limits?: Limits;
  /** A number stands in front: '12 swimwear pieces', but 'coral swimwear'. */
  isCounted?: boolean;
};

export const wishOf = ({ asked, limits }: Understanding): Wish => ({
  terms: asked.filter(({ negated }) => !negated).map(({ term }) => term),
  not: asked.filter(({ negated }) => negated).map(({ term }) => term),
  limits,
});

export const phraseIn = (language: Language, wish: Wish): string =>
  language === "ar" ? arabicPhrase(wish) : englishPhrase(wish);

/** Only the narrowest of what was understood: 'evening dresses', not 'dresses evening dresses'. */
export function narrowest(terms: Term[]): Term[] {
  const broader = new Set(terms.flatMap(({ within = [] }) => within));
  return terms.filter(({ id }, place) => {
    return !broader.has(id) && terms.findIndex((other) => other.id === id) === place;
  });
}

const BEFORE_THE_NOUN: TermKind[] = ["colour", "pattern", "material", "style", "season", "feature"];

function englishPhrase({ terms, not = [], limits = {}, isCounted }: Wish): string {
  const own = narrowest(terms);
  const nouns = labelsIn("en", ofKind(own, "kind"));
  const isMass = nouns.length > 0 && !nouns.at(-1)!.endsWith("s");
  const qualities = labelsIn("en", ofKind(own, ...BEFORE_THE_NOUN));
  const audience = labelsIn("en", ofKind(own, "audience"));
  const sleeves = qualities.filter((label) => label.endsWith("sleeves"));
  // 'with zip', 'for home'
  const behind = qualities.filter((label) => /^(with|for) /.test(label));
  return words(
    qualities.filter((label) => !sleeves.includes(label) && !behind.includes(label)).join(" "),
    nouns.join(" and "),
    (nouns.length === 0 || (isCounted && isMass)) && "pieces",
    sleeves.length > 0 && `with ${sleeves.join(" and ")}`,
    behind.join(" "),
    ofKind(own, "occasion").map(englishOccasion).join(" "),
    audience.length > 0 && `for ${audience.join(" and ")}`,
    not.length > 0 && `that are not ${labelsIn("en", not).join(" or ")}`,
    limits.brands?.length && `by ${limits.brands.map(({ name }) => name).join(" or ")}`,
    limits.sizes?.length && `in size ${limits.sizes.join(" or ")}`,
    limits.onSale && "on sale",
    englishPrice(limits),
  );
}

/** 'dresses for a wedding': wedding dresses are something else. */
function englishOccasion({ id, label }: Term): string {
  if (/:(wedding|party)$/.test(id)) return `for a ${small(label.en)}`;
  if (/:(beach|gym)$/.test(id)) return `for the ${small(label.en)}`;
  return `for ${/:eid$/.test(id) ? label.en : small(label.en)}`;
}

function englishPrice({ minPrice, maxPrice }: Limits): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `between ${moneyIn("en", minPrice)} and ${moneyIn("en", maxPrice)}`;
  }
  if (maxPrice !== undefined) return `under ${moneyIn("en", maxPrice)}`;
  return minPrice === undefined ? undefined : `over ${moneyIn("en", minPrice)}`;
}

const AFTER_THE_NOUN: TermKind[] = ["material", "pattern", "colour", "style", "season", "feature"];

function arabicPhrase({ terms, not = [], limits = {} }: Wish): string {
  const own = narrowest(terms);
  const nouns = labelsIn("ar", ofKind(own, "kind"));
  const noun = nouns.length > 0 ? nouns.join(" و") : "قطع";
  const qualities = labelsIn("ar", ofKind(own, ...AFTER_THE_NOUN));
  return words(
    noun,
    qualities.map((label) => (isFeminine(noun) ? feminineOf(label) : label)).join(" "),
    // العيد → للعيد, فرح → للفرح
    labelsIn("ar", ofKind(own, "occasion"))
      .map((label) => `لل${label.replace(/^ال/, "")}`)
      .join(" "),
    labelsIn("ar", ofKind(own, "audience")).join(" "),
    not.length > 0 && `مش ${labelsIn("ar", not).join(" ولا ")}`,
    limits.brands?.length && `من ${limits.brands.map(({ name }) => name).join(" أو ")}`,
    limits.sizes?.length && `مقاس ${limits.sizes.join(" أو ")}`,
    limits.onSale && (isFeminine(noun) ? "عليها خصم" : "عليه خصم"),
    arabicPrice(limits),
  );
}

function arabicPrice({ minPrice, maxPrice }: Limits): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `من ${moneyIn("ar", minPrice)} لـ ${moneyIn("ar", maxPrice)}`;
  }
  if (maxPrice !== undefined) return `بأقل من ${moneyIn("ar", maxPrice)}`;
  return minPrice === undefined ? undefined : `بأكتر من ${moneyIn("ar", minPrice)}`;
}

/** A noun that ends so, or a plural of things, takes the feminine: شنطة سوداء, ملابس سوداء. */
const isFeminine = (noun: string): boolean =>
  /^\S+(ة|ات)(\s|$)|^(ملابس|شنط|هدايا|لعب|كروت|معاطف|بناطيل|قطع)(\s|$)/.test(noun);

const INFLECTED =
  "محتشم بسيط رسمي صيفي شتوي مقلم منقط مشجر واسع ضيق طويل قصير مطرز رومانسي هندسي برتقالي".split(
    " ",
  );

/** أسود → سوداء, واسع → واسعة. The other qualities have one form for both. */
function feminineOf(label: string): string {
  if (INFLECTED.includes(label)) return `${label}ة`;
  return label.replace(/^أ(\S)(\S)(\S)$/, "$1$2$3اء");
}

const ofKind = (terms: Term[], ...kinds: TermKind[]): Term[] =>
  kinds.flatMap((kind) => terms.filter((term) => term.kind === kind));

function labelsIn(language: Language, terms: Term[]): string[] {
  const labels = terms.map(({ label }) => (language === "en" ? small(label.en) : label.ar));
  return [...new Set(labels)];
}

/** 'T-shirts' keeps its capital, 'Dresses' does not need one. */
export const small = (label: string): string =>
  /^\p{Lu}(?![\p{Lu}-])/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;

const words = (...parts: (string | boolean | undefined | 0)[]): string =>
  parts.filter(Boolean).join(" ");
