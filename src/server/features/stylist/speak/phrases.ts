// A wish as people would say it: 'red satin dresses with long sleeves under 1,500 EGP', 'فستان ساتان أحمر'.
// The same phrase stands in sentences and works as a search.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { Language } from "../../../../contract/languages.ts";
import { singularOf } from "../../../language/english-forms.ts";
import type { Term } from "../../../language/term.ts";
import type { Limits, Wish } from "../wish.ts";
import { eachOf, wishOfOne } from "../each.ts";
import { arabicPhrase } from "./arabic-phrases.ts";
import { moneyIn, numberIn } from "./money.ts";
import {
  isSaidToCover,
  joined,
  labels,
  ofKind,
  small,
  termsOf,
  TONES,
  wornBy,
  words,
} from "./phrase-parts.ts";

/** How many stand in front of the phrase; without a number it names the kind of thing. */
export const phraseIn = (
  language: Language,
  wish: Wish,
  count?: number,
  details: string[] = [],
): string =>
  language === "ar"
    ? arabicPhrase(wish, count)
    : eachOf(wish).length > 1
      ? eachOf(wish)
          .map((one) => englishPhrase(wishOfOne(wish, one)))
          .join(" and ")
      : englishPhrase(wish, count, details);

/** "Linen or cotton", "midi or long": within a facet any one will do. */
const LENGTHS = new Set(["maxi", "midi", "knee-length", "mini"].map((name) => `feature:${name}`));

/** `details`: words of the shops' own that stand before the noun: "kitten" heels. */
function englishPhrase(wish: Wish, count?: number, details: string[] = []): string {
  const own = termsOf(wish.terms);
  const nouns = labels("en", ofKind(own, "kind"));
  const isMass = nouns.length > 0 && !elementAt(nouns, -1).endsWith("s");
  const features = ofKind(own, "feature");
  const lengths = features.filter(({ id }) => LENGTHS.has(id));
  const either = (terms: Term[]) => (terms.length > 0 ? [joined(labels("en", terms), "en")] : []);
  const before = [
    ...new Set([
      ...either(ofKind(own, "pattern")),
      ...either(ofKind(own, "material")),
      ...labels("en", ofKind(own, "style", "season")),
      ...either(lengths),
      ...labels(
        "en",
        features.filter((one) => !lengths.includes(one)),
      ),
    ]),
  ];
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
    before
      .filter((label) => !sleeves.includes(label) && !behind.includes(label))
      // "Straw bags" are straw already.
      .filter((label) => !plain.startsWith(`${label} `))
      .join(" "),
    detailsBefore(plain, details),
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

/** "Block" of "block heel", before heels. */
const detailsBefore = (noun: string, details: string[]): string =>
  [...new Set(details.flatMap((one) => one.split(" ")))]
    .filter((word) => !noun.includes(word))
    .join(" ");

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
  if (/:home$/.test(id)) return "for the house";
  return `for ${/:(eid|ramadan)$/.test(id) ? label.en : small(label.en)}`;
}

const englishWearer = (wish: Wish): string =>
  words(isSaidToCover(wish) && "that cover", wornBy(wish, "en"));

function englishPrice({ minPrice, maxPrice }: Limits): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `between ${numberIn("en", minPrice)} and ${moneyIn("en", maxPrice)}`;
  }
  if (maxPrice !== undefined) return `up to ${moneyIn("en", maxPrice)}`;
  return minPrice === undefined ? undefined : `from ${moneyIn("en", minPrice)}`;
}
