import { defineWords } from "../../lib/languages/words.ts";

export const brandWords = defineWords({
  website: { en: "Visit {site}", ar: "زيارة {site}" },
  websitePlain: { en: "Visit the brand’s website", ar: "زيارة موقع العلامة" },
  missing: { en: "No products here", ar: "لا توجد منتجات هنا" },
  failed: { en: "Something went wrong", ar: "حدث خطأ ما" },
});
