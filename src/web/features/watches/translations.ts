// What is said to somebody who wants to be told.
import { WATCH_CONSENT } from "../../../contract/watches.ts";
import { defineTranslations } from "../../lib/languages/translations.ts";

export const watchTranslations = defineTranslations({
  tellMe: { en: "Tell me when it is cheaper or back", ar: "بلغوني لما ترخص أو ترجع" },
  tellMeBack: { en: "Tell me when it is back", ar: "بلغوني لما ترجع" },
  tellMeBackIn: { en: "Tell me when {size} is back", ar: "بلغوني لما مقاس {size} يرجع" },
  on: { en: "Tell me when", ar: "بلغوني لما" },
  cheaper: { en: "it is cheaper", ar: "ترخص" },
  back: { en: "it is back in stock", ar: "ترجع" },
  backIn: { en: "it is back in {size}", ar: "ترجع بمقاس {size}" },
  backInColor: { en: "it is back in {size}, {color}", ar: "ترجع بمقاس {size} لون {color}" },
  email: { en: "Your email", ar: "إيميلك" },
  emailHint: {
    en: "We send one email to confirm, then at most one a day, and forget you with one click.",
    ar: "هنبعت رسالة تأكيد الأول، ورسالة واحدة في اليوم بالكتير، وبضغطة واحدة بنمسح بياناتك.",
  },
  all: { en: "Tell me about these pieces", ar: "بلغوني عن القطع دي" },
  allBack: { en: "one of them is back in stock", ar: "واحدة منها ترجع" },
  allCheaper: { en: "one of them is cheaper", ar: "واحدة منها ترخص" },
  how: { en: "How", ar: "إزاي" },
  byEmail: { en: "By email", ar: "بالإيميل" },
  byPush: { en: "In this browser", ar: "على المتصفح ده" },
  pushHint: WATCH_CONSENT.push,
  pushRefused: {
    en: "This browser does not allow notices from Ribby. Email works too.",
    ar: "المتصفح ده مانع تنبيهات ريبي. الإيميل متاح كمان.",
  },
  send: { en: "Tell me", ar: "بلغوني" },
  failed: { en: "That did not work. Please try again.", ar: "حصلت مشكلة. محاولة تانية ممكن تنفع." },
  confirmTitle: { en: "Shall we tell you?", ar: "نبلغك؟" },
  confirmBody: WATCH_CONSENT.email,
  confirm: { en: "Yes, tell me", ar: "أيوه، بلغوني" },
  stopTitle: { en: "No more emails?", ar: "نوقف الرسائل؟" },
  stopBody: {
    en: "We forget your address and everything you watched.",
    ar: "هنمسح عنوانك وكل القطع اللي بتتابعها.",
  },
  stop: { en: "Yes, forget me", ar: "أيوه، امسحوا بياناتي" },
  copy: { en: "Download what you keep about me", ar: "نزّلوا لي كل اللي عندكم عني" },
  yours: { en: "Your notices", ar: "تنبيهاتك" },
  hereTitle: { en: "Notices in this browser", ar: "تنبيهات المتصفح ده" },
  hereBody: {
    en: "This browser asked for notices. Download what we keep about it, or end all notices and have it deleted at once.",
    ar: "المتصفح ده طالب تنبيهات. ممكن تنزيل كل اللي متسجل عنه، أو وقف التنبيهات ومسحه في الحال.",
  },
  hereNone: {
    en: "This browser gets no notices from Ribby. Notices by email end with the link in every email.",
    ar: "المتصفح ده مش بيوصله تنبيهات من ريبي. تنبيهات الإيميل بتقف من الرابط اللي في كل رسالة.",
  },
  hereEnd: { en: "End notices and delete it", ar: "وقف التنبيهات ومسح البيانات" },
  hereManage: { en: "What is kept about this browser", ar: "اللي متسجل عن المتصفح ده" },
});
