// Words of the administrator's queue.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const moderationTranslations = defineTranslations({
  title: { en: "Queue", ar: "قائمة المراجعة" },
  lede: {
    en: "Listings that were reported, brands nobody has looked at yet, and what was held back before.",
    ar: "منتجات وصلت عنها بلاغات، وبراندات جديدة لم تُراجَع بعد، وما أُوقف من قبل.",
  },
  houseTitle: { en: "For the house only", ar: "للإدارة فقط" },
  houseBody: { en: "This page is for the administrator.", ar: "هذه الصفحة لمدير الموقع." },
  houseBack: { en: "To your profile", ar: "إلى حساب البراند" },
  failed: { en: "The queue could not be loaded.", ar: "تعذّر تحميل القائمة." },
  notDone: { en: "That did not work. Please try again.", ar: "تعذّر ذلك. حاول مرة أخرى." },
  reported: { en: "Reported listings", ar: "منتجات عليها بلاغات" },
  noReports: { en: "No reports wait.", ar: "لا توجد بلاغات بانتظارك." },
  count: {
    en: { one: "{n} report", other: "{n} reports" },
    ar: {
      zero: "لا بلاغات",
      one: "بلاغ واحد",
      two: "بلاغان",
      few: "{n} بلاغات",
      many: "{n} بلاغًا",
      other: "{n} بلاغ",
    },
  },
  by: { en: "by {brand}", ar: "من {brand}" },
  hide: { en: "Hide", ar: "إخفاء" },
  leave: { en: "Leave as it is", ar: "إبقاء كما هو" },
  suspend: { en: "Suspend the brand", ar: "إيقاف البراند" },
  hideTitle: { en: "Hide this listing?", ar: "إخفاء هذا المنتج؟" },
  leaveTitle: { en: "Leave this listing?", ar: "إبقاء هذا المنتج؟" },
  suspendTitle: { en: "Suspend {brand}?", ar: "إيقاف {brand}؟" },
  hideBody: {
    en: "Shoppers no longer see it, and its brand is told by letter.",
    ar: "لن يراه المتسوّقون، وتصل رسالة إلى البراند.",
  },
  leaveBody: { en: "The reports are closed.", ar: "تُغلق البلاغات." },
  suspendBody: {
    en: "It is signed out everywhere, its products disappear, and it is told by letter.",
    ar: "يُسجَّل خروجه من كل الأجهزة وتختفي منتجاته، وتصله رسالة.",
  },
  answer: { en: "Answer to whoever reported", ar: "رد لصاحب البلاغ" },
  answerHint: {
    en: "Sent to the addresses that were left with the reports; empty sends nothing.",
    ar: "يُرسل إلى العناوين المتروكة مع البلاغات. الخانة الفارغة لا ترسل شيئًا.",
  },
  reason: { en: "Reason for the brand", ar: "السبب للبراند" },
  cancel: { en: "Cancel", ar: "إلغاء" },
  newBrands: { en: "New brands", ar: "براندات جديدة" },
  noBrands: { en: "No new brands wait.", ar: "لا توجد براندات جديدة بانتظارك." },
  held: { en: "Hidden listings", ar: "منتجات مخفية" },
  release: { en: "Release", ar: "إلغاء الإخفاء" },
  releaseHint: {
    en: "A released listing stays hidden until its brand shows it again.",
    ar: "بعد إلغاء الإخفاء يبقى المنتج مخفيًا حتى يُظهره البراند من جديد.",
  },
  suspendedBrands: { en: "Suspended brands", ar: "براندات موقوفة" },
  restore: { en: "Lift the suspension", ar: "رفع الإيقاف" },
  accept: { en: "In order", ar: "سليم" },
  unverified: { en: "Email not verified", ar: "بريد غير مؤكَّد" },
  storageFull: {
    en: "The disk is full: what is there is shown, nothing new is kept. Please make room where the data lies.",
    ar: "القرص ممتلئ: يُعرض الموجود ولا يُحفظ أي جديد. وفّر مساحة في مكان البيانات.",
  },
  products: {
    en: { one: "{n} product", other: "{n} products" },
    ar: {
      zero: "لا منتجات",
      one: "منتج واحد",
      two: "منتجان",
      few: "{n} منتجات",
      many: "{n} منتجًا",
      other: "{n} منتج",
    },
  },
});
