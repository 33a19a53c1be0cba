// What shops promise for the pieces that are shown: said from their terms, with what delivery comes to.
import { GOVERNORATE_NAMES } from "../../../../contract/governorate-names.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import { feeFor, type Shops } from "../find/shops.ts";
import type { ShopWish, Wish } from "../wish.ts";
import { priceOf } from "./known-products.ts";
import { moneyIn, numberIn } from "./money.ts";
import { countedInArabic, nounOf } from "./nouns.ts";

type ShopReply = {
  products: Product[];
  wish: Wish;
  shops: Shops;
  /** Pieces of shops that do not say. */
  silent: number;
  brandOf: (product: Product) => string | undefined;
  language: Language;
};

const VERBS: Record<Language, Partial<Record<keyof ShopWish, string>>> = {
  en: {
    cash: "take cash on delivery",
    exchangeable: "exchange",
    returnable: "take returns",
    tryOn: "let you try it on at the door",
  },
  // Without the beginning that says who: بـ + ت of several brands, بـ + ي of one.
  ar: {
    cash: "قبل كاش عند الاستلام",
    exchangeable: "بدّل",
    returnable: "رجّع",
    tryOn: "سمح بالقياس قبل الدفع",
  },
};

function promisedIn(shop: ShopWish, language: Language, who: "بت" | "بي" = "بت"): string {
  const en = language === "en";
  const verbs = Object.entries(shop).flatMap(([key, is]) =>
    is ? (VERBS[language][key as keyof ShopWish] ?? []) : [],
  );
  const place = shop.deliveredTo && GOVERNORATE_NAMES[shop.deliveredTo][language];
  if (place) verbs.push(en ? `deliver to ${place}` : `وصّل ${place}`);
  if (!en) return verbs.map((verb) => `${who}${verb}`).join(" و");
  return verbs.length < 2
    ? (verbs[0] ?? "")
    : `${verbs.slice(0, -1).join(", ")} and ${verbs.at(-1)}`;
}

export function shopReply(reply: ShopReply): string {
  const { products, language, silent, shops } = reply;
  const en = language === "en";
  const promised = promisedIn(shops.wish, language);
  if (products.length === 0) {
    const none = en
      ? `No brand that has it says that it will ${promised}.`
      : `مفيش براند عنده الطلب ده وكاتب إنه ${promisedIn(shops.wish, "ar", "بي")}.`;
    return [none, silentIn(silent, language, true)].filter(Boolean).join(" ");
  }
  if (products.length === 1) {
    const one = en
      ? `Its brand says it will ${promised}${deliveredIn(reply)}.`
      : `البراند بتاعها كاتب إنه ${promisedIn(shops.wish, "ar", "بي")}${deliveredIn(reply)}.`;
    return [one, silentIn(silent, language, false)].filter(Boolean).join(" ");
  }
  const kept = en
    ? `All from brands that say they ${promised}${deliveredIn(reply)}.`
    : `كلها من براندات كاتبة إنها ${promised}${deliveredIn(reply)}.`;
  return [kept, silentIn(silent, language, false)].filter(Boolean).join(" ");
}

/** What the first of them comes to at the door. */
function deliveredIn({ products, shops, brandOf, language }: ShopReply): string {
  const first = products.find(({ sold_out }) => !sold_out) ?? products[0];
  const met = first && shops.open.get(brandOf(first) ?? "");
  if (!met || met.fee === null) return "";
  const fee = feeFor(met, priceOf(first));
  const whole = moneyIn(language, priceOf(first) + fee);
  const isOne = products.length === 1;
  if (language === "en")
    return `; ${isOne ? "it" : "the first"} is ${whole}${fee === 0 ? ", delivery free" : " with delivery"}`;
  return `؛ ${isOne ? "" : "أول واحدة "}بـ${whole} ${fee === 0 ? "والتوصيل ببلاش" : "بالتوصيل"}`;
}

function silentIn(count: number, language: Language, isAlone: boolean): string {
  if (count === 0) return "";
  const number = numberIn(language, count);
  if (language === "en") {
    const more = isAlone ? "" : " more";
    return count === 1
      ? `One${more} fits, but its brand does not say.`
      : `${number}${more} fit, but their brands do not say.`;
  }
  return count === 1
    ? "وفي قطعة كمان، بس البراند بتاعها مش كاتب."
    : `وفي ${countedInArabic(count, nounOf([]))} كمان، بس البراندات بتاعتها مش كاتبة.`;
}

/** The fee differs from place to place: without one it cannot be counted in. */
export const withoutPlace = (language: Language): string =>
  language === "en"
    ? "Prices are without delivery: name your governorate and I count it in."
    : "الأسعار من غير التوصيل؛ باسم المحافظة أقدر أحسبه معاها.";
