// What a shared collection says, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const sharedTranslations = defineTranslations({
  title: { en: "A collection for you", ar: "مجموعة مختارة لك" },
  lede: {
    en: {
      one: "{n} piece someone picked on Ribby. You buy on the brand’s own site.",
      other: "{n} pieces someone picked on Ribby. You buy on each brand’s own site.",
    },
    ar: {
      zero: "لم تعد هنا أي قطعة.",
      one: "قطعة واحدة اختارها لك أحدهم على ريبي. والشراء من موقع العلامة نفسها.",
      two: "قطعتان اختارهما لك أحدهم على ريبي. والشراء من موقع العلامة نفسها.",
      few: "{n} قطع اختارها لك أحدهم على ريبي. والشراء من مواقع العلامات نفسها.",
      many: "{n} قطعة اختارها لك أحدهم على ريبي. والشراء من مواقع العلامات نفسها.",
      other: "{n} قطعة اختارها لك أحدهم على ريبي. والشراء من مواقع العلامات نفسها.",
    },
  },
  gone: {
    en: { one: "{n} piece is no longer here.", other: "{n} pieces are no longer here." },
    ar: {
      zero: "",
      one: "قطعة واحدة لم تعد معروضة.",
      two: "قطعتان لم تعودا معروضتين.",
      few: "{n} قطع لم تعد معروضة.",
      many: "{n} قطعة لم تعد معروضة.",
      other: "{n} قطعة لم تعد معروضة.",
    },
  },
  save: { en: "Save to my collection", ar: "احفظ في مجموعتي" },
  saved: { en: "In your collection", ar: "في مجموعتك" },
  savedNotice: {
    en: { one: "{n} piece saved", other: "{n} pieces saved" },
    ar: {
      zero: "لم تُحفظ قطع جديدة",
      one: "حُفظت قطعة واحدة",
      two: "حُفظت قطعتان",
      few: "حُفظت {n} قطع",
      many: "حُفظت {n} قطعة",
      other: "حُفظت {n} قطعة",
    },
  },
  failedTitle: { en: "The collection did not open", ar: "لم تُفتح المجموعة" },
  missingTitle: { en: "Nothing here any more", ar: "لم يعد هنا شيء" },
});
