// Words around the proof that a website is the brand's own.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const siteProofTranslations = defineTranslations({
  title: { en: "Is the website yours?", ar: "إثبات ملكية الموقع" },
  body: {
    en: "Show once that {host} is yours, in one of these ways. Until then everything works, and shoppers read that the brand is not yet confirmed.",
    ar: "أثبت مرة واحدة أن {host} لك بإحدى هذه الطرق. كل شيء يعمل حتى ذلك الحين، ويرى المتسوّقون أن البراند لم يُؤكَّد بعد.",
  },
  proven: { en: "Confirmed", ar: "مؤكَّد" },
  provenBody: { en: "{host} is confirmed to be yours.", ar: "تم تأكيد أن {host} لك." },
  unproven: { en: "Not yet confirmed", ar: "لم يُؤكَّد بعد" },
  others: {
    en: "Another brand has shown that this website is its own. The newest proof holds.",
    ar: "أثبت براند آخر أن هذا الموقع له. والإثبات الأحدث هو الساري.",
  },
  way: { en: "Way", ar: "الطريقة" },
  "way.meta": { en: "Tag", ar: "وسم" },
  "way.file": { en: "File", ar: "ملف" },
  "way.dns": { en: "DNS", ar: "DNS" },
  "way.mail": { en: "Letter", ar: "رسالة" },
  metaHelp: {
    en: "Put this into the head of your front page:",
    ar: "ضع هذا السطر في رأس (head) صفحتك الرئيسية:",
  },
  fileHelp: { en: "Put this text at {address}:", ar: "ضع هذا النص في {address}:" },
  dnsHelp: { en: "Add this TXT record to {host}:", ar: "أضف سجل TXT التالي إلى {host}:" },
  mailHelp: {
    en: "We send a link to an address at your host:",
    ar: "نرسل رابطًا إلى عنوان على موقعك:",
  },
  copy: { en: "Copy", ar: "نسخ" },
  copied: { en: "Copied", ar: "تم النسخ" },
  check: { en: "Check now", ar: "مراجعة الآن" },
  send: { en: "Send the letter", ar: "إرسال الرسالة" },
  sent: { en: "The letter is on its way to {address}.", ar: "الرسالة في طريقها إلى {address}." },
  loadFailed: { en: "This could not be loaded.", ar: "تعذّر التحميل." },
  confirmTitle: { en: "Is this your website?", ar: "هل هذا موقعك؟" },
  confirmBody: {
    en: "The letter names a brand on Ribby. Confirm only if that brand is yours.",
    ar: "تذكر الرسالة اسم براند على ريبي. أكّد فقط إذا كان هذا البراند لك.",
  },
  confirm: { en: "Confirm the website", ar: "تأكيد الموقع" },
});
