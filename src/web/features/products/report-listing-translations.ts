// What reporting a listing says, in English and Arabic.
import { REPORT_CONSENT } from "../../../contract/consents.ts";
import type { REPORT_REASONS } from "../../../contract/products.ts";
import { defineTranslations } from "../../lib/languages/translations.ts";

export const reportTranslations = defineTranslations({
  report: { en: "Report this listing", ar: "إبلاغ عن القطعة" },
  lede: {
    en: "Tell us what is wrong. A person looks at every report.",
    ar: "إيه اللي مش مظبوط؟ كل بلاغ بيقراه شخص من فريقنا.",
  },
  reason: { en: "Reason", ar: "السبب" },
  chooseReason: { en: "Choose a reason", ar: "اختيار السبب" },
  reasonRequired: { en: "Please choose a reason", ar: "محتاجين سبب البلاغ" },
  "reason.wrong_information": {
    en: "Price, picture or text is wrong",
    ar: "السعر أو الصورة أو الوصف غلط",
  },
  "reason.not_available": { en: "It can no longer be bought", ar: "مبقتش تتباع" },
  "reason.copied": { en: "It copies somebody else’s work", ar: "منقولة من شغل حد تاني" },
  "reason.offensive": { en: "It is offensive or unlawful", ar: "مسيئة أو مخالفة للقانون" },
  "reason.other": { en: "Something else", ar: "سبب تاني" },
  comment: { en: "Comment", ar: "تعليق" },
  email: { en: "Your email", ar: "إيميلك" },
  emailHint: REPORT_CONSENT,
  send: { en: "Send report", ar: "إرسال البلاغ" },
  sending: { en: "Sending...", ar: "ثواني…" },
  cancel: { en: "Cancel", ar: "إلغاء" },
  failed: { en: "The report could not be sent.", ar: "البلاغ متبعتش." },
});

type Reason = (typeof REPORT_REASONS)[number];
/** A reason of the contract without words does not compile. */
export const reasonWord = (reason: Reason) => `reason.${reason}` as const;
