// What Match says besides its lines.
import type { Language } from "../../../../contract/languages.ts";

export const NOTHING_FITS: Record<Language, string> = {
  en: "I found nothing in the shops yet that goes with these pieces. Pin something else, or tell me what you have in mind.",
  ar: "لسه مفيش في المحلات حاجة تليق على القطع دي. ثبّت قطعة تانية أو قولي في بالك إيه.",
};
