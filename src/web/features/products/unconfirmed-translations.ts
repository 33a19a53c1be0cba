// What is said of a brand that nobody has confirmed. It names the brand: it stands below a price, which is confirmed.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const unconfirmedTranslations = defineTranslations({
  note: { en: "Brand not yet confirmed", ar: "لسه متأكدناش من البراند" },
  why: {
    en: "The brand has not shown yet that its website is its own.",
    ar: "البراند لسه ماأثبتش إن الموقع بتاعه.",
  },
});
