// How a piece is washed and ironed, where its brand says so.
import type { FACT_VALUES } from "../../../../contract/facts.ts";
import type { Language } from "../../../../contract/languages.ts";
import type { Product } from "../../../../contract/products.ts";
import { factsOf } from "../../products/facts/facts.ts";
import { arabicBrand, arabicTitle } from "./phrase-parts.ts";

type Care = (typeof FACT_VALUES)["care"][number];

const CARE: Record<Care, Record<Language, string>> = {
  "machine-wash": { en: "machine wash", ar: "غسيل في الغسالة" },
  "hand-wash": { en: "hand wash", ar: "غسيل على الإيد" },
  "dry-clean": { en: "dry clean", ar: "دراي كلين" },
  "wash-cold": { en: "wash cold", ar: "ميّه ساقعة" },
  "no-bleach": { en: "no bleach", ar: "من غير كلور" },
  "no-tumble-dry": { en: "no tumble dryer", ar: "من غير مجفف" },
  "no-iron": { en: "no ironing needed", ar: "مش محتاج كوي" },
  "iron-low": { en: "cool iron", ar: "كوي على حرارة هادية" },
  "wipe-clean": { en: "wipe clean with a damp cloth", ar: "تنضيف بقماشة مبلولة" },
};

export function careReply(piece: Product, language: Language): string {
  const care = factsOf(piece).flatMap(({ kind, value, sure }) =>
    kind === "care" && sure === "said" ? CARE[value as Care][language] : [],
  );
  if (language === "en")
    return care.length > 0
      ? `“${piece.title}” by ${piece.brand}: ${care.join(", ")}.`
      : `${piece.brand} doesn't say how “${piece.title}” is washed; the brand itself can tell you.`;
  return care.length > 0
    ? `«${arabicTitle(piece)}» من ${arabicBrand(piece)}: ${care.join("، ")}.`
    : `${arabicBrand(piece)} مش كاتبين طريقة غسيل «${arabicTitle(piece)}»، والبراند ممكن يأكّد.`;
}
