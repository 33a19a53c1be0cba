// A wish as people would say it: 'red satin dresses with long sleeves under 1,500 EGP', 'فستان ساتان أحمر'.
// The same phrase stands in sentences and works as a search.
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import { singularOf } from "../../../language/english-forms.ts";
import type { Term, TermKind } from "../../../language/term.ts";
import { termById } from "../../../language/terms.ts";
import { partOfCategory } from "../compose/parts.ts";
import { type Limits, ofFacet, type Wish } from "../wish.ts";
import { moneyIn, numberIn } from "./money.ts";
import { countedInArabic, nounOf } from "./nouns.ts";

const termsOf = (ids: readonly string[]): Term[] =>
  narrowest(ids.flatMap((id) => termById(id) ?? []));

/** Only the narrowest of what was understood: 'evening dresses', not 'dresses evening dresses'. */
export function narrowest(terms: Term[]): Term[] {
  const broader = new Set(terms.flatMap(({ within = [] }) => within));
  return terms.filter(({ id }, place) => {
    return !broader.has(id) && terms.findIndex((other) => other.id === id) === place;
  });
}

/** How many stand in front of the phrase; without a number it names the kind of thing. */
export const phraseIn = (language: Language, wish: Wish, count?: number): string =>
  language === "ar" ? arabicPhrase(wish, count) : englishPhrase(wish, count);

const ofKind = (terms: Term[], ...kinds: TermKind[]): Term[] =>
  kinds.flatMap((kind) => terms.filter((term) => term.kind === kind));

const labels = (language: Language, terms: Term[]): string[] => [
  ...new Set(terms.map(({ label }) => (language === "en" ? small(label.en) : label.ar))),
];

/** 'T-shirts' keeps its capital, 'Dresses' does not need one. */
export const small = (label: string): string =>
  /^\p{Lu}(?![\p{Lu}-])/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;

const words = (...parts: (string | boolean | undefined | 0)[]): string =>
  parts.filter(Boolean).join(" ");

/** 'black, navy or grey' */
export function joined(list: string[], language: Language): string {
  if (language === "ar") return list.join(" أو ");
  return list.length < 2 ? (list[0] ?? "") : `${list.slice(0, -1).join(", ")} or ${list.at(-1)}`;
}

const TONES = {
  en: {
    light: "light-coloured",
    dark: "dark",
    quiet: "neutral",
    bright: "bright",
    earthy: "earthy",
  },
  ar: {
    light: "بألوان فاتحة",
    dark: "بألوان غامقة",
    quiet: "بألوان هادية",
    earthy: "بألوان ترابية",
    bright: "بألوان زاهية",
  },
};

function englishPhrase(wish: Wish, count?: number): string {
  const own = termsOf(wish.terms);
  const nouns = labels("en", ofKind(own, "kind"));
  const isMass = nouns.length > 0 && !nouns.at(-1)!.endsWith("s");
  const before = labels("en", ofKind(own, "pattern", "material", "style", "season", "feature"));
  const sleeves = before.filter((label) => label.endsWith("sleeves"));
  const behind = before.filter((label) => /^(with|for) /.test(label));
  const needsPieces = nouns.length === 0 || (count !== undefined && isMass);
  const thing =
    nouns.length === 0
      ? wish.wearer.isGift
        ? "gifts"
        : "pieces"
      : joined(nouns, "en") + (needsPieces ? " pieces" : "");
  const plain = count === 1 ? singular(thing) : thing;
  return words(
    wish.tone && TONES.en[wish.tone],
    joined(labels("en", ofKind(own, "colour")), "en"),
    before.filter((label) => !sleeves.includes(label) && !behind.includes(label)).join(" "),
    plain,
    sleeves.length > 0 && `with ${joined(sleeves, "en")}`,
    behind.join(" "),
    ofKind(own, "occasion")
      .map(englishOccasion)
      .join(" ")
      .replace(/(?<=for .+) for the beach/, " by the sea"),
    englishWearer(wish),
    wish.limits.brands?.length &&
      `by ${joined(
        wish.limits.brands.map(({ name }) => name),
        "en",
      )}`,
    wish.limits.sizes?.length && `in size ${joined(wish.limits.sizes, "en")}`,
    wish.limits.onSale && "on sale",
    englishPrice(wish.limits),
  );
}

/** Worn in pairs, or with two legs: one of them is spoken of in the plural. */
const PAIRS =
  /(jeans|trousers|shorts|leggings|jeggings|briefs|suspenders|flip flops|sunglasses|pyjamas|glasses|tights|joggers|overalls|sweatpants|gloves|socks|heels|boots|sneakers|loafers|sandals|slides|shoes|flats|earrings|cufflinks|chinos|capris|boxers|slippers|pants|espadrilles)$/;

/** 'evening dresses' → 'evening dress'. */
export const singular = (label: string): string =>
  PAIRS.test(label) || label.includes("&") ? label : label.replace(/[a-z]+$/, singularOf);

/** 'dresses for a wedding': wedding dresses are something else. */
function englishOccasion({ id, label }: Term): string {
  if (/:(wedding|party)$/.test(id)) return `for a ${small(label.en)}`;
  if (/:(beach|gym)$/.test(id)) return `for the ${small(label.en)}`;
  if (/:outing$/.test(id)) return "for going out";
  return `for ${/:(eid|ramadan)$/.test(id) ? label.en : small(label.en)}`;
}

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

const englishWearer = (wish: Wish): string =>
  words(isSaidToCover(wish) && "that cover", isWorn(wish) && WHO.en[wish.wearer.who!]);

/** A cushion is for nobody in particular, whoever gets it. */
const UNWORN = new Set(["Home & Living", "Gifts & Stationery"]);
const isWorn = ({ terms, wearer }: Wish): boolean => {
  const kinds = ofFacet(terms, "kind");
  const isThing = kinds.length > 0 && kinds.every((id) => UNWORN.has(termById(id)?.category ?? ""));
  return wearer.who !== undefined && !isThing;
};

/** Shoes and bags cover nobody. */
const BESIDE_CLOTHES = new Set(["shoes", "bag", "scarf", "jewel"]);
function isSaidToCover({ terms, wearer }: Wish): boolean {
  const parts = ofFacet(terms, "kind").map((id) => partOfCategory(termById(id)?.category) ?? "");
  const isBeside = parts.length > 0 && parts.every((part) => BESIDE_CLOTHES.has(part));
  return Boolean(wearer.isCovered) && !isBeside;
}

function englishPrice({ minPrice, maxPrice }: Limits): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `between ${numberIn("en", minPrice)} and ${moneyIn("en", maxPrice)}`;
  }
  if (maxPrice !== undefined) return `up to ${moneyIn("en", maxPrice)}`;
  return minPrice === undefined ? undefined : `from ${moneyIn("en", minPrice)}`;
}

/** Latin names keep their order inside Arabic. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

type Named = Pick<Product, "title" | "title_ar" | "brand" | "brand_ar">;

/** As the cards name them in Arabic, where the brand says so. */
export const arabicTitle = ({ title, title_ar }: Named): string => isolated(title_ar || title);
export const arabicBrand = ({ brand, brand_ar }: Named): string => isolated(brand_ar || brand);

/** Noun, cloth, pattern, colour, style, season, features, occasion, audience, brand, size, price. */
function arabicPhrase(wish: Wish, count?: number): string {
  const own = termsOf(wish.terms);
  const kinds = ofKind(own, "kind").map(({ id }) => id);
  const noun = wish.wearer.isGift && kinds.length === 0 ? nounOf(["kind:gift"]) : nounOf(kinds);
  const several = kinds.length > 1 ? labels("ar", ofKind(own, "kind")).join(" و") : "";
  const counted =
    count === undefined
      ? several ||
        (kinds.length === 0 && !wish.wearer.isGift
          ? "قطع"
          : `${noun.few}${noun.tail ? ` ${noun.tail}` : ""}`)
      : countedInArabic(count, noun);
  // After two to ten nothing agrees that could disagree.
  const isFew = count !== undefined && count >= 2 && count <= 10;
  const isFeminine = count === undefined ? true : noun.isFeminine;
  const colours = labels("ar", ofKind(own, "colour"));
  return words(
    counted,
    count !== undefined && several,
    labels("ar", ofKind(own, "material", "pattern")).join(" "),
    colours.length > 0 &&
      (isFew
        ? `باللون ال${colours.join(" أو ال")}`
        : colours.map((label) => (isFeminine ? feminineOf(label) : label)).join(" أو ")),
    wish.tone && TONES.ar[wish.tone],
    ofKind(own, "style")
      .map(({ label }) =>
        isFew ? `ستايل ${label.ar}` : isFeminine ? feminineOf(label.ar) : label.ar,
      )
      .join(" "),
    // صيفي → للصيف, شتوي → للشتا
    labels("ar", ofKind(own, "season"))
      .map((label) =>
        isFew
          ? `لل${label.replace(/وي$/, "ا").replace(/ي$/, "")}`
          : isFeminine
            ? feminineOf(label)
            : label,
      )
      .join(" "),
    labels("ar", ofKind(own, "feature"))
      .map((label) => (isFew || !isFeminine ? label : feminineOf(label)))
      .join(" "),
    // العيد → للعيد, فرح → للفرح
    labels("ar", ofKind(own, "occasion"))
      .map((label) => `لل${label.replace(/^(?:ال|لل)/, "")}`)
      .join(" ")
      .replace(/(?<=\S) للبحر/, " على البحر"),
    isSaidToCover(wish) && "محتشمة",
    isWorn(wish) && WHO.ar[wish.wearer.who!],
    wish.limits.brands?.length &&
      `من ${wish.limits.brands.map(({ name }) => isolated(name)).join(" أو ")}`,
    wish.limits.sizes?.length && `مقاس ${wish.limits.sizes.map(isolated).join(" أو ")}`,
    wish.limits.onSale && (count === 1 && !noun.isFeminine ? "عليه خصم" : "عليها خصم"),
    arabicPrice(wish.limits),
  );
}

function arabicPrice({ minPrice, maxPrice }: Limits): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `من ${numberIn("ar", minPrice)} لـ${moneyIn("ar", maxPrice)}`;
  }
  if (maxPrice !== undefined) return `لحد ${moneyIn("ar", maxPrice)}`;
  return minPrice === undefined ? undefined : `من ${moneyIn("ar", minPrice)}`;
}

const FEMININE: Record<string, string> = {
  أسود: "سودا",
  أبيض: "بيضا",
  أحمر: "حمرا",
  أخضر: "خضرا",
  أزرق: "زرقا",
  أصفر: "صفرا",
};
const INFLECTED = new Set(
  "مريح محتشم بسيط رسمي صيفي شتوي مقلم منقط مشجر واسع ضيق طويل قصير مطرز رومانسي هندسي برتقالي كلاسيكي فاخر شفاف مبطن مقفول مفتوح".split(
    " ",
  ),
);

/** أسود → سودا, واسع → واسعة. The other qualities have one form for both. */
export function feminineOf(label: string): string {
  const [first = "", ...rest] = label.split(" ");
  const own = FEMININE[first] ?? (INFLECTED.has(first) ? `${first}ة` : first);
  return [own, ...rest].join(" ");
}
