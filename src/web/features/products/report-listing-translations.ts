// What reporting a listing says, in English and Arabic.
import type { REPORT_REASONS } from "../../../contract/products.ts";
import { defineTranslations } from "../../lib/languages/translations.ts";

export const reportTranslations = defineTranslations({
  report: { en: "Report this listing", ar: "الإبلاغ عن هذا المنتج" },
  lede: {
    en: "Tell us what is wrong. A person looks at every report.",
    ar: "أخبرنا بما لاحظته. يراجع شخص من فريقنا كل بلاغ.",
  },
  reason: { en: "Reason", ar: "السبب" },
  chooseReason: { en: "Choose a reason", ar: "اختر سببًا" },
  reasonRequired: { en: "Please choose a reason", ar: "يرجى اختيار سبب" },
  "reason.wrong_information": {
    en: "Price, picture or text is wrong",
    ar: "السعر أو الصورة أو الوصف غير صحيح",
  },
  "reason.not_available": { en: "It can no longer be bought", ar: "لم يعد متاحًا للشراء" },
  "reason.copied": { en: "It copies somebody else’s work", ar: "منسوخ من عمل شخص آخر" },
  "reason.offensive": { en: "It is offensive or unlawful", ar: "مسيء أو مخالف للقانون" },
  "reason.other": { en: "Something else", ar: "سبب آخر" },
  comment: { en: "Comment", ar: "تعليق" },
  email: { en: "Your email", ar: "بريدك الإلكتروني" },
  emailHint: { en: "Only if you would like an answer.", ar: "فقط إن كنت تودّ أن نردّ عليك." },
  send: { en: "Send report", ar: "إرسال البلاغ" },
  sending: { en: "Sending...", ar: "جارٍ الإرسال..." },
  cancel: { en: "Cancel", ar: "إلغاء" },
  failed: { en: "The report could not be sent.", ar: "تعذّر إرسال البلاغ." },
});

type Reason = (typeof REPORT_REASONS)[number];
/** A reason of the contract without words does not compile. */
export const reasonWord = (reason: Reason) => `reason.${reason}` as const;
