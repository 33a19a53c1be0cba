// Words of the comparison of pinned pieces.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const compareTranslations = defineTranslations({
  open: {
    en: { one: "Compare", other: "Compare {n} pieces" },
    ar: {
      zero: "مقارنة",
      one: "مقارنة",
      two: "مقارنة القطعتين",
      few: "مقارنة {n} قطع",
      many: "مقارنة {n} قطعة",
      other: "مقارنة {n} قطعة",
    },
  },
  title: {
    en: { one: "Compare", other: "Compare {n} pieces" },
    ar: {
      zero: "مقارنة",
      one: "مقارنة",
      two: "مقارنة بين قطعتين",
      few: "مقارنة بين {n} قطع",
      many: "مقارنة بين {n} قطعة",
      other: "مقارنة بين {n} قطعة",
    },
  },
  onlyDifferences: { en: "Only differences", ar: "الاختلافات بس" },
  same: { en: "Same for all", ar: "زي بعض في الكل" },
  price: { en: "Price", ar: "السعر" },
  before: { en: "{amount} before", ar: "كانت {amount}" },
  fabric: { en: "Fabric", ar: "الخامة" },
  cm: { en: "{point}, cm", ar: "{point} (سم)" },
  kg: { en: "{point}", ar: "{point}" },
  disputed: { en: "Its pages disagree", ar: "صفحاته بتقول حاجتين" },
  // Short enough for the narrow column of a phone.
  exceptions: { en: "Not taken back", ar: "مش بيترجع" },
  thisToo: { en: "{said}: this piece too", ar: "{said}: والقطعة دي منهم" },
  notSaid: { en: "Not said", ar: "مش مكتوب" },
  better: { en: "better", ar: "الأحسن" },
  size: { en: "Size of {title}", ar: "مقاس {title}" },
  failed: {
    en: "What the shops say could not be asked now.",
    ar: "مقدرناش نجيب كلام المتاجر دلوقتي.",
  },
});
