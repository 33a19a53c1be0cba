// What the legal pages say around their texts, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const legalTranslations = defineTranslations({
  updated: { en: "In force since {date}", ar: "سارية منذ {date}" },
});

/** When the terms and the privacy page last changed in substance. */
export const IN_FORCE_SINCE = "2026-11-01";
