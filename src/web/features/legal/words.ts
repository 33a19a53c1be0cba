import { defineWords } from "../../lib/languages/words.ts";

export const legalWords = defineWords({
  updated: { en: "In force since {date}", ar: "سارية منذ {date}" },
});

/** When the terms and the privacy page last changed in substance. */
export const IN_FORCE_SINCE = "2026-11-01";
