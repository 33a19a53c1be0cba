import { defineTranslations } from "../../lib/languages/translations.ts";

export const unconfirmedTranslations = defineTranslations({
  note: { en: "Not yet confirmed", ar: "لسه متأكدناش من البراند" },
  why: {
    en: "The brand has not shown yet that its website is its own.",
    ar: "البراند لسه ماأثبتش إن الموقع بتاعه.",
  },
});
