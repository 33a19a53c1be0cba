// What chips say, in both languages.
import type { Language } from "../../../../contract/languages.ts";
import type { Term } from "../../../language/term.ts";
import { moneyIn, numberIn } from "../speak/money.ts";
import type { Limits, Order } from "../wish.ts";

type Label = Record<Language, string>;

export const ORDERS: Record<Order, Label> = {
  cheapest: { en: "Cheapest first", ar: "الأرخص أولًا" },
  dearest: { en: "Most expensive first", ar: "الأغلى أولًا" },
  newest: { en: "Newest first", ar: "الأحدث أولًا" },
};

export const TONES: Record<string, Label> = {
  light: { en: "Light colors", ar: "ألوان فاتحة" },
  dark: { en: "Dark colors", ar: "ألوان غامقة" },
  quiet: { en: "Soft colors", ar: "ألوان هادية" },
  neutral: { en: "Neutral colors", ar: "ألوان محايدة" },
  bright: { en: "Bright colors", ar: "ألوان زاهية" },
  warm: { en: "Warm colors", ar: "ألوان دافية" },
  cool: { en: "Cool colors", ar: "ألوان باردة" },
  earthy: { en: "Earthy colors", ar: "ألوان ترابية" },
  rich: { en: "Jewel tones", ar: "ألوان غنية" },
  sea: { en: "Sea colors", ar: "ألوان البحر" },
};

export const WEARERS: Record<string, Label> = {
  woman: { en: "For women", ar: "حريمي" },
  man: { en: "For men", ar: "رجالي" },
  girl: { en: "For a girl", ar: "بناتي" },
  boy: { en: "For a boy", ar: "ولادي" },
  child: { en: "For children", ar: "أطفال" },
  baby: { en: "For a baby", ar: "بيبي" },
  isCovered: { en: "Covered", ar: "محتشم" },
  isGrown: { en: "For adults", ar: "للكبار" },
  isPregnant: { en: "Pregnant", ar: "للحوامل" },
  hidesWaist: { en: "Easy at the waist", ar: "واسع من الوسط" },
  isShort: { en: "Petite", ar: "للقصيرات" },
  isTall: { en: "Tall", ar: "للطوال" },
  isGift: { en: "Gift", ar: "هدية" },
};

export const SHOP: Record<"cash" | "exchangeable" | "returnable" | "tryOn" | "isDelivered", Label> =
  {
    cash: { en: "Cash on delivery", ar: "كاش عند الاستلام" },
    exchangeable: { en: "Exchangeable", ar: "بتتبدّل" },
    returnable: { en: "Returnable", ar: "بتترجّع" },
    tryOn: { en: "Try on before paying", ar: "تتقاس قبل الدفع" },
    isDelivered: { en: "Price with delivery", ar: "السعر بالتوصيل" },
  };

/** "No slit", "من غير سوستة" of what a piece has; "not loose", "مش واسع" of what it is. */
export function refusedLabel({ label, kind }: Term, language: Language): string {
  if (language === "en") {
    const had = /^(?:With (?:an? )?)(.+)$/.exec(label.en)?.[1];
    return had ? `No ${had.toLowerCase()}` : `Not ${label.en.toLowerCase()}`;
  }
  if (kind === "colour") return `غير ${label.ar}`;
  const had =
    kind === "feature" || kind === "pattern"
      ? /^ب(?!دون|ليسيه|نسل)(.{3,})$/.exec(label.ar)?.[1]
      : undefined;
  if (had) return `من غير ${had}`;
  const isSaid = kind === "feature" || kind === "style" || kind === "season" || kind === "pattern";
  return isSaid ? `مش ${label.ar}` : `بدون ${label.ar}`;
}

export function ageLabel(months: number, language: Language): string {
  const isYears = months >= 24;
  const count = numberIn(language, isYears ? Math.floor(months / 12) : months);
  if (language === "en") return isYears ? `${count} years` : `${count} months`;
  const many = isYears ? Math.floor(months / 12) : months;
  if (many === 2) return isYears ? "سنتين" : "شهرين";
  // From three to ten a plural follows, above them and after one the singular.
  const isFew = many >= 3 && many <= 10;
  if (isYears) return `${count} ${isFew ? "سنين" : "سنة"}`;
  return many === 1 ? "شهر" : `${count} ${isFew ? "شهور" : "شهر"}`;
}

export function priceLabel({ minPrice, maxPrice }: Limits, language: Language): string {
  const money = (value = 0) => moneyIn(language, value);
  const isEnglish = language === "en";
  if (minPrice !== undefined && maxPrice !== undefined) {
    const from = numberIn(language, minPrice);
    return isEnglish ? `${from}–${money(maxPrice)}` : `من ${from} لـ${money(maxPrice)}`;
  }
  if (maxPrice !== undefined)
    return isEnglish ? `under ${money(maxPrice)}` : `لحد ${money(maxPrice)}`;
  return isEnglish ? `over ${money(minPrice)}` : `من ${money(minPrice)}`;
}
