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
      zero: "مبقاش هنا قطع.",
      one: "قطعة واحدة مختارة لك على ريبي. والشراء من موقع البراند نفسه.",
      two: "قطعتين مختارين لك على ريبي. والشراء من موقع البراند نفسه.",
      few: "{n} قطع مختارة لك على ريبي. والشراء من مواقع البراندات نفسها.",
      many: "{n} قطعة مختارة لك على ريبي. والشراء من مواقع البراندات نفسها.",
      other: "{n} قطعة مختارة لك على ريبي. والشراء من مواقع البراندات نفسها.",
    },
  },
  gone: {
    en: { one: "{n} piece is no longer here.", other: "{n} pieces are no longer here." },
    ar: {
      zero: "",
      one: "قطعة واحدة مبقتش موجودة.",
      two: "قطعتين مبقوش موجودين.",
      few: "{n} قطع مبقتش موجودة.",
      many: "{n} قطعة مبقتش موجودة.",
      other: "{n} قطعة مبقتش موجودة.",
    },
  },
  save: { en: "Save to my collection", ar: "حفظ في مجموعتي" },
  saved: { en: "In your collection", ar: "في مجموعتك" },
  savedNotice: {
    en: { one: "{n} piece saved", other: "{n} pieces saved" },
    ar: {
      zero: "مفيش قطع جديدة تتحفظ",
      one: "قطعة واحدة اتحفظت",
      two: "قطعتين اتحفظوا",
      few: "{n} قطع اتحفظت",
      many: "{n} قطعة اتحفظت",
      other: "{n} قطعة اتحفظت",
    },
  },
  failedTitle: { en: "The collection did not open", ar: "المجموعة مفتحتش" },
  missingTitle: { en: "Nothing here any more", ar: "مبقاش هنا حاجة" },
});
