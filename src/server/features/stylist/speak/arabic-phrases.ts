// A wish as people would say it in Arabic: 'فستان ساتان أحمر'.
import { isChild, type Limits, type Wish } from "../wish.ts";
import { type Agreement, agreeing } from "./arabic-agreement.ts";
import { moneyIn, numberIn } from "./money.ts";
import { countedInArabic, nounOf } from "./nouns.ts";
import {
  isolated,
  isSaidToCover,
  labels,
  ofKind,
  termsOf,
  TONES,
  wornBy,
  words,
} from "./phrase-parts.ts";

/** Noun, cloth, pattern, colour, style, season, features, occasion, audience, brand, size, price. */
export function arabicPhrase(wish: Wish, count?: number): string {
  const own = termsOf(wish.terms);
  const kinds = ofKind(own, "kind").map(({ id }) => id);
  const noun = wish.wearer.isGift && kinds.length === 0 ? nounOf(["kind:gift"]) : nounOf(kinds);
  const several = kinds.length > 1 ? kinds.map(manyOf).join(" و") : "";
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
  const agreement: Agreement = count === 2 ? "two" : isFew || isFeminine ? "feminine" : "masculine";
  const agreed = (label: string): string => agreeing(label, agreement);
  const colours = labels("ar", ofKind(own, "colour"));
  // "قمصان رجالي بيضا", but "بيجامات قطن للأطفال".
  const worn = wornBy(wish, "ar");
  const isAdjective = worn !== undefined && !worn.startsWith("لل");
  return words(
    counted,
    count !== undefined && several && `(${several})`,
    isAdjective && worn,
    labels("ar", ofKind(own, "material", "pattern"))
      .map(agreed)
      .join(" "),
    colours.length > 0 &&
      (isFew ? `باللون ال${colours.join(" أو ال")}` : colours.map(agreed).join(" أو ")),
    wish.tone && TONES.ar[wish.tone],
    ofKind(own, "style")
      .map(({ label }) => (isFew ? `ستايل ${label.ar}` : agreed(label.ar)))
      .join(" "),
    // صيفي → للصيف, شتوي → للشتا
    labels("ar", ofKind(own, "season"))
      .map((label) => (isFew ? `لل${label.replace(/وي$/, "ا").replace(/ي$/, "")}` : agreed(label)))
      .join(" "),
    labels("ar", ofKind(own, "feature")).map(agreed).join(" "),
    // العيد → للعيد, فرح → للفرح
    labels("ar", ofKind(own, "occasion"))
      .map((label) => (isChild(wish.wearer) && label === STUDIES ? "مدرسة" : label))
      .map((label) => `لل${label.replace(/^(?:ال|لل)/, "")}`)
      .join(" ")
      .replace(/(?<=\S) للبحر/, " على البحر"),
    isSaidToCover(wish) && agreed("محتشم"),
    !isAdjective && worn,
    wish.limits.brands?.length &&
      `من ${wish.limits.brands.map(({ name }) => isolated(name)).join(" أو ")}`,
    wish.limits.sizes?.length && `مقاس ${wish.limits.sizes.map(isolated).join(" أو ")}`,
    wish.limits.onSale && (count === 1 && !noun.isFeminine ? "عليه خصم" : "عليها خصم"),
    arabicPrice(wish.limits),
  );
}

/** A child learns at school. */
const STUDIES = "جامعة";

const manyOf = (kind: string): string => {
  const { few, tail } = nounOf([kind]);
  return tail || few;
};

function arabicPrice({ minPrice, maxPrice }: Limits): string | undefined {
  if (minPrice !== undefined && maxPrice !== undefined) {
    return `من ${numberIn("ar", minPrice)} لـ${moneyIn("ar", maxPrice)}`;
  }
  if (maxPrice !== undefined) return `لحد ${moneyIn("ar", maxPrice)}`;
  return minPrice === undefined ? undefined : `من ${moneyIn("ar", minPrice)}`;
}
