// What is said about photos from a phone, in English and Arabic.
import { defineTranslations } from "../../../lib/languages/translations.ts";

const photos = {
  one: "صورة واحدة",
  two: "صورتان",
  few: "{n} صور",
  many: "{n} صورة",
  other: "{n} صورة",
};

export const photoTranslations = defineTranslations({
  title: { en: "Products from photos", ar: "منتجات من الصور" },
  lede: {
    en: "Add all your photos at once, in any order. Photos of the same piece are put together, and each piece becomes a draft with a title, category and colors. You fill in price and sizes before anyone sees it.",
    ar: "أضف كل صورك مرة واحدة وبأي ترتيب. نجمع صور القطعة الواحدة معًا، وتصبح كل قطعة مسودة باسم وقسم وألوان. تكمل أنت السعر والمقاسات قبل أن يراها أحد.",
  },
  choose: { en: "Choose photos", ar: "اختيار صور" },
  camera: { en: "Take a photo", ar: "التقاط صورة" },
  drop: { en: "Drop the photos here", ar: "أفلت الصور هنا" },
  dropHint: { en: "or drop them here", ar: "أو أفلتها هنا" },
  limit: {
    en: "Up to {n} photos at a time. Where they were taken is not kept.",
    ar: "حتى {n} صورة في المرة الواحدة. لا نحتفظ بمكان التقاطها.",
  },
  sending: {
    en: "{done} of {all} photos have arrived",
    ar: "وصلت {done} من {all} صورة",
  },
  lost: {
    en: "No network. Your photos are kept and sent as soon as it is back.",
    ar: "لا يوجد اتصال. صورك محفوظة وسنرسلها فور عودته.",
  },
  tryNow: { en: "Try now", ar: "المحاولة الآن" },
  arrived: {
    en: { one: "{n} photo has arrived.", other: "{n} photos have arrived." },
    ar: {
      one: "وصلت صورة واحدة.",
      two: "وصلت صورتان.",
      few: "وصلت {n} صور.",
      many: "وصلت {n} صورة.",
      other: "وصلت {n} صورة.",
    },
  },
  make: {
    en: { one: "Make a draft from {n} photo", other: "Make drafts from {n} photos" },
    ar: {
      one: "مسودة من صورة واحدة",
      two: "مسودات من صورتين",
      few: "مسودات من {n} صور",
      many: "مسودات من {n} صورة",
      other: "مسودات من {n} صورة",
    },
  },
  looking: {
    en: "Looking at your photos: {done} of {all}",
    ar: "ننظر في صورك: {done} من {all}",
  },
  joining: { en: "Putting photos of the same piece together...", ar: "نجمع صور القطعة الواحدة…" },
  mayLeave: {
    en: "You can close this; it goes on without you.",
    ar: "يمكنك إغلاق هذه النافذة، فالعمل مستمر.",
  },
  photo: { en: "Photo {n}", ar: "الصورة {n}" },
  photoOf: { en: "Photo {n} of {title}", ar: "الصورة {n} من {title}" },
  "state.preparing": { en: "Preparing", ar: "تجهيز" },
  "state.waiting": { en: "Waiting", ar: "في الانتظار" },
  "state.stuck": { en: "Waiting for the network", ar: "في انتظار الاتصال" },
  "state.sending": { en: "{percent} sent", ar: "أُرسل {percent}" },
  "state.arrived": { en: "Arrived", ar: "وصلت" },
  "state.refused": { en: "Not taken", ar: "لم تُقبل" },
  notTaken: { en: "“{name}” was not taken.", ar: "لم تُقبل «{name}»." },
  made: {
    en: {
      one: "{n} draft made. Fill in its price and sizes, then activate it.",
      other: "{n} drafts made. Fill in their prices and sizes, then activate them.",
    },
    ar: {
      one: "أصبحت لديك مسودة واحدة. أكمل السعر والمقاسات ثم انشرها.",
      two: "أصبحت لديك مسودتان. أكمل السعر والمقاسات ثم انشرهما.",
      few: "أصبحت لديك {n} مسودات. أكمل الأسعار والمقاسات ثم انشرها.",
      many: "أصبحت لديك {n} مسودة. أكمل الأسعار والمقاسات ثم انشرها.",
      other: "أصبحت لديك {n} مسودة. أكمل الأسعار والمقاسات ثم انشرها.",
    },
  },
  sort: {
    en: "Is a photo in the wrong place? Tap it, then say where it belongs.",
    ar: "صورة في غير مكانها؟ اضغط عليها ثم اختر مكانها.",
  },
  all: { en: "Choose all", ar: "تحديد الكل" },
  allOf: { en: "Choose all photos of {title}", ar: "تحديد كل صور {title}" },
  here: { en: "Put here", ar: "نقل إلى هنا" },
  hereOf: { en: "Put here: {title}", ar: "نقل إلى هنا: {title}" },
  chosen: {
    en: { one: "{n} photo chosen", other: "{n} photos chosen" },
    ar: photos,
  },
  newPiece: { en: "New piece", ar: "قطعة جديدة" },
  away: { en: "Throw away", ar: "حذف الصور" },
  clear: { en: "Clear", ar: "إلغاء التحديد" },
  odd: { en: "Not put into a draft", ar: "لم توضع في مسودة" },
  toNew: { en: "Fill in prices and sizes", ar: "إكمال الأسعار والمقاسات" },
  close: { en: "Close", ar: "إغلاق" },
  show: { en: "Show photos", ar: "عرض الصور" },
  waitingHere: {
    en: {
      one: "{n} photo waits to become a draft.",
      other: "{n} photos wait to become drafts.",
    },
    ar: {
      one: "صورة واحدة تنتظر أن تصبح مسودة.",
      two: "صورتان تنتظران أن تصبحا مسودة.",
      few: "{n} صور تنتظر أن تصبح مسودات.",
      many: "{n} صورة تنتظر أن تصبح مسودات.",
      other: "{n} صورة تنتظر أن تصبح مسودات.",
    },
  },
});
