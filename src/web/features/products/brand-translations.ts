// What the page of a brand says, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const brandTranslations = defineTranslations({
  website: { en: "Visit {site}", ar: "زيارة {site}" },
  websitePlain: { en: "Visit the brand’s website", ar: "زيارة موقع البراند" },
  missing: { en: "No products here", ar: "مفيش قطع هنا" },
  failed: { en: "Something went wrong", ar: "حصلت مشكلة" },
});
