// What the page of a brand says, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const brandTranslations = defineTranslations({
  website: { en: "Visit {site}", ar: "زيارة {site}" },
  websitePlain: { en: "Visit the brand’s website", ar: "زيارة موقع البراند" },
  missing: { en: "No products here", ar: "مفيش قطع هنا" },
  failed: { en: "Something went wrong", ar: "حصلت مشكلة" },
  range: { en: "{from} to {to}", ar: "من {from} لـ{to}" },
  onSale: {
    en: { one: "{n} on sale", other: "{n} on sale" },
    ar: {
      zero: "",
      one: "قطعة عليها خصم",
      two: "قطعتين عليهم خصم",
      few: "{n} قطع عليها خصم",
      many: "{n} قطعة عليها خصم",
      other: "{n} قطعة عليها خصم",
    },
  },
  more: { en: "Read more", ar: "باقي الحكاية" },
  less: { en: "Show less", ar: "اختصار" },
  on_sale: { en: "On sale", ar: "عليها خصم" },
  in_stock: { en: "In stock only", ar: "الموجود بس" },
  nothingLeft: {
    en: "No piece of this brand fits all of that.",
    ar: "مفيش قطعة من البراند ده فيها كل ده.",
  },
});
