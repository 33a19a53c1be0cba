// What the legal pages say around their texts, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const legalTranslations = defineTranslations({
  updated: { en: "In force since {date}", ar: "سارية منذ {date}" },
  outsideTitle: {
    en: "Services outside of this server, switched on now",
    ar: "خدمات خارج هذا الخادم تعمل الآن",
  },
  outsideNone: {
    en: "None. Everything stays on the operator’s own server.",
    ar: "لا توجد. كل شيء يبقى على خادم المشغّل نفسه.",
  },
  "outside.stripe": {
    en: "Stripe, abroad: payments for Pro. It gets the brand’s name and email; the card is given to Stripe alone.",
    ar: "Stripe، خارج مصر: مدفوعات برو. يصله اسم البراند وبريده، والبطاقة تُعطى لـ Stripe وحدها.",
  },
  "outside.paymob": {
    en: "Paymob, in Egypt: payments for Pro in pounds. It gets a number for the payment and no name from us; the card is given to Paymob alone.",
    ar: "Paymob، داخل مصر: مدفوعات برو بالجنيه. يصله منا رقم للدفعة بلا اسم، والبطاقة تُعطى لـ Paymob وحدها.",
  },
  "outside.smtp": {
    en: "A mail service: the addresses and words of the letters we send.",
    ar: "خدمة بريد: عناوين الرسائل التي نرسلها وكلماتها.",
  },
  "outside.s3": {
    en: "A file store: pictures that brands upload.",
    ar: "مخزن ملفات: الصور التي يرفعها البراند.",
  },
  "outside.model": {
    en: "A hosted model ({name}), abroad: the question or photo you send to the stylist, for that answer only.",
    ar: "نموذج مستضاف ({name})، خارج مصر: السؤال أو الصورة التي ترسلها للستايلست، لهذه الإجابة فقط.",
  },
  "outside.tryOn": {
    en: "A hosted fit ({name}), abroad: the pictures that a fit is made of, for that fit only.",
    ar: "خدمة قياس مستضافة ({name})، خارج مصر: الصور التي يُصنع منها القياس، لهذا القياس فقط.",
  },
  "outside.database": {
    en: "A database server elsewhere: all that is said here to be stored on the server lies there.",
    ar: "خادم قاعدة بيانات في مكان آخر: كل ما ذُكر هنا أنه محفوظ على الخادم موجود هناك.",
  },
  "outside.traces": {
    en: "A trace collector (OpenTelemetry): which call was made, when, how long it took and how it ended; no names, no words of yours.",
    ar: "مجمّع تتبّع (OpenTelemetry): أي طلب وصل ومتى وكم استغرق وكيف انتهى؛ بلا أسماء ولا كلمات منك.",
  },
  "outside.searchEngines": {
    en: "Search engines abroad (IndexNow): the addresses of public pages that changed, of pieces and brands; nothing about shoppers.",
    ar: "محركات بحث خارج مصر (IndexNow): عناوين الصفحات العامة التي تغيّرت لقطع وعلامات؛ ولا شيء عن المتسوّقين.",
  },
  "outside.push": {
    en: "Only if you ask for notices in your browser: the push service of your browser’s maker carries them, encrypted.",
    ar: "فقط إذا طلبت تنبيهات في متصفحك: تحملها مشفّرة خدمة الإشعارات لصانع المتصفح.",
  },
  "outside.speech": {
    en: "Only if you press the microphone: many browsers turn speech into words at their maker’s; we get the words you send.",
    ar: "فقط إذا ضغطت على الميكروفون: متصفحات كثيرة تحوّل الكلام إلى نص عند صانعها، ويصلنا ما ترسله مكتوبًا فقط.",
  },
  ownTitle: { en: "Your data, by yourself", ar: "بياناتك، بنفسك" },
  ownBody: {
    en: "Everything we hold about your brand, as one file; passwords and links that open doors are left out.",
    ar: "كل ما نحفظه عن البراند في ملف واحد، عدا كلمات المرور والروابط التي تفتح الحساب.",
  },
  ownDownload: { en: "Download my data", ar: "تنزيل بياناتي" },
  eraseBody: {
    en: "Deleting takes the account, the products, the analytics and the terms away at once and for good. It cannot be undone.",
    ar: "يزيل الحذف الحساب والمنتجات والإحصاءات والشروط في الحال وإلى الأبد، ولا يمكن التراجع عنه.",
  },
  showPassword: { en: "Show password", ar: "إظهار كلمة المرور" },
  hidePassword: { en: "Hide password", ar: "إخفاء كلمة المرور" },
  erasePassword: { en: "Password", ar: "كلمة المرور" },
  erase: { en: "Delete my account and data", ar: "حذف حسابي وبياناتي" },
});

/** When the terms and the privacy page last changed in substance. */
export const IN_FORCE_SINCE = "2026-11-19";
