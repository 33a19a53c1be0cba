// What is said about the prices we remember.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const priceMemoryTranslations = defineTranslations({
  verified: {
    en: "Verified sale: {was} was really asked before",
    ar: "خصم متأكدين منه: كانت فعلًا بـ{was} قبله",
  },
  claimed: { en: "Shop’s own was-price", ar: "السعر القديم حسب كلام المتجر" },
  claimedWhy: {
    en: "We have not read {was} here in the 30 days before the price fell.",
    ar: "ما شفناش {was} هنا في آخر ٣٠ يوم قبل ما السعر ينزل.",
  },
  readAt: { en: "Read in the shop on {date}", ar: "آخر مراجعة من المتجر: {date}" },
  readApart: {
    en: "Price read in the shop on {date}, sizes on {stock}",
    ar: "السعر من المتجر بتاريخ {date}، والمقاسات بتاريخ {stock}",
  },
  lowest: { en: "Lowest in 90 days", ar: "أقل سعر في ٩٠ يوم" },
  between: {
    en: "Between {lowest} and {highest} since {since}",
    ar: "بين {lowest} و{highest} من {since}",
  },
  sameSince: { en: "{price} since {since}", ar: "{price} من {since}" },
});
