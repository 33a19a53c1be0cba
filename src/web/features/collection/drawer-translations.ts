// What the collection's drawer says, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const collectionTranslations = defineTranslations({
  title: { en: "Your Collection ({n})", ar: "مجموعتك ({n})" },
  select: {
    en: "Select {max} items for model fitting ({k}/{max})",
    ar: "تحديد قطعتين للموديل ({k}/{max})",
  },
  ready: {
    en: "2 of 2 selected. Fit on Model shows them together.",
    ar: "القطعتين متحددتين (٢/٢). «عرض على الموديل» يورّيهم مع بعض.",
  },
  onlyThere: {
    en: { one: "{n} cannot be bought now", other: "{n} cannot be bought now" },
    ar: {
      zero: "",
      one: "وقطعة واحدة مش موجودة دلوقتي",
      two: "وقطعتين مش موجودين دلوقتي",
      few: "و{n} قطع مش موجودة دلوقتي",
      many: "و{n} قطعة مش موجودة دلوقتي",
      other: "و{n} قطعة مش موجودة دلوقتي",
    },
  },
  addToModel: { en: "Add to model", ar: "إضافة للموديل" },
  onModel: { en: "On model", ar: "متحددة للموديل" },
  compare: { en: "Compare", ar: "مقارنة" },
  done: { en: "Done", ar: "تم" },
  remove: { en: "Remove {title}", ar: "إزالة {title}" },
  removed: { en: "{title} removed", ar: "{title} خرجت من مجموعتك" },
  total: {
    en: { one: "Total, {n} item", other: "Total, {n} items" },
    ar: {
      zero: "الإجمالي",
      one: "إجمالي قطعة واحدة",
      two: "إجمالي قطعتين",
      few: "إجمالي {n} قطع",
      many: "إجمالي {n} قطعة",
      other: "إجمالي {n} قطعة",
    },
  },
  fromBrands: {
    en: { one: "from {n} brand", other: "from {n} brands" },
    ar: {
      zero: "",
      one: "من براند واحد",
      two: "من براندين",
      few: "من {n} براندات",
      many: "من {n} براند",
      other: "من {n} براند",
    },
  },
  gone: { en: "No longer on Ribby", ar: "مبقتش على ريبي" },
  soldOut: { en: "Sold out", ar: "خلصت" },
  cheaper: {
    en: "{amount} less than when you pinned it",
    ar: "نزلت {amount} من ساعة ما اتحفظت",
  },
  dearer: {
    en: "{amount} more than when you pinned it",
    ar: "زادت {amount} من ساعة ما اتحفظت",
  },
  back: { en: "Back in stock", ar: "رجعت تاني" },
  last: { en: "Last piece", ar: "آخر قطعة" },
  refreshFailed: {
    en: "We could not check these pieces again; prices may have changed.",
    ar: "مقدرناش نراجع القطع دلوقتي، فالأسعار ممكن تكون اتغيّرت.",
  },
  emptyTitle: { en: "Nothing pinned yet", ar: "مجموعتك فاضية لسه" },
  emptyBody: {
    en: "Pin what you like and it waits for you here.",
    ar: "اللي يعجبك ويتحفظ هيستناك هنا.",
  },
  share: { en: "Share", ar: "مشاركة" },
  sharing: { en: "Sharing...", ar: "ثواني…" },
  shareLink: { en: "Link to this collection", ar: "رابط المجموعة" },
  copy: { en: "Copy", ar: "نسخ" },
  copied: { en: "Link copied", ar: "الرابط اتنسخ" },
  shareFailed: { en: "The link could not be made.", ar: "مقدرناش نعمل الرابط." },
  fit: { en: "Fit on Model", ar: "عرض على الموديل" },
  fitting: { en: "Fitting...", ar: "ثواني…" },
  opensShop: { en: "opens the brand’s shop", ar: "بيفتح متجر البراند" },
});
