// What the collection's drawer says, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const collectionTranslations = defineTranslations({
  title: { en: "Your Collection ({n})", ar: "مجموعتك ({n})" },
  select: {
    en: "Select {max} items for model fitting ({k}/{max})",
    ar: "اختر قطعتين لتجربتهما على الموديل ({k}/{max})",
  },
  addToModel: { en: "Add to model", ar: "أضف إلى الموديل" },
  onModel: { en: "On model", ar: "على الموديل" },
  remove: { en: "Remove {title}", ar: "إزالة {title}" },
  removed: { en: "{title} removed", ar: "أُزيلت {title}" },
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
      one: "من علامة واحدة",
      two: "من علامتين",
      few: "من {n} علامات",
      many: "من {n} علامة",
      other: "من {n} علامة",
    },
  },
  gone: { en: "No longer on Ribby", ar: "لم تعد معروضة على ريبي" },
  soldOut: { en: "Sold out", ar: "نفدت الكمية" },
  cheaper: {
    en: "{amount} less than when you pinned it",
    ar: "أقل بـ{amount} مما كانت عند تثبيتها",
  },
  dearer: {
    en: "{amount} more than when you pinned it",
    ar: "أغلى بـ{amount} من يوم ما حفظتها",
  },
  back: { en: "Back in stock", ar: "رجعت تاني" },
  last: { en: "Last piece", ar: "آخر قطعة" },
  refreshFailed: {
    en: "We could not check these pieces again; prices may have changed.",
    ar: "تعذّر التحقق من القطع من جديد؛ ربما تغيّرت الأسعار.",
  },
  emptyTitle: { en: "Nothing pinned yet", ar: "لا قطع مثبّتة بعد" },
  emptyBody: {
    en: "Pin what you like and it waits for you here.",
    ar: "ثبّت ما يعجبك وستجده في انتظارك هنا.",
  },
  share: { en: "Share", ar: "مشاركة" },
  sharing: { en: "Sharing...", ar: "جارٍ التجهيز..." },
  shareLink: { en: "Link to this collection", ar: "رابط هذه المجموعة" },
  copy: { en: "Copy", ar: "نسخ" },
  copied: { en: "Link copied", ar: "نُسخ الرابط" },
  shareFailed: { en: "The link could not be made.", ar: "تعذّر إنشاء الرابط." },
  fit: { en: "Fit on Model", ar: "على الموديل" },
  fitting: { en: "Fitting...", ar: "جارٍ التجهيز..." },
  opensShop: { en: "opens the brand’s shop", ar: "يفتح متجر العلامة" },
});
