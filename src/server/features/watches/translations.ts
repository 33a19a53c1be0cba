// What our notices say, in both languages side by side.
import type { Language } from "../../../contract/languages.ts";

export type NoticeWords = {
  confirm: { subject: string; before: string[]; action: string; after: string[]; stop: string };
  /** `action` names a piece's link, `stop` the end of it all. */
  digest: { subject: string; intro: string; action: string; why: string; stop: string };
  cheaper: string;
  back: string;
  backIn: string;
};

export const noticeWords: Record<Language, NoticeWords> = {
  en: {
    confirm: {
      subject: "Shall we tell you? Please confirm",
      before: ["We received a request to write to this address when a piece is cheaper or back."],
      action: "Yes, tell me",
      after: [
        "Without your yes we write nothing, and forget this address within two days.",
        "To be forgotten at once: {stop}",
      ],
      stop: "forget this address",
    },
    digest: {
      subject: "News about pieces you watch: {count}",
      intro: "What you asked us to tell you:",
      action: "See the piece",
      why: "You get this email because you asked for it on Ribby and confirmed it. To end it and be forgotten: {stop}",
      stop: "stop these letters",
    },
    cheaper: "{title} by {brand} is cheaper: {price} instead of {before}. {link}",
    back: "{title} by {brand} is back in stock: {price}. {link}",
    backIn: "{title} by {brand} is back in {size}: {price}. {link}",
  },
  ar: {
    confirm: {
      subject: "هل نخبرك؟ نرجو التأكيد",
      before: ["وصلنا طلب أن نكتب إلى هذا العنوان حين ينخفض سعر قطعة أو تعود."],
      action: "نعم، أخبروني",
      after: ["بدون موافقتك لا نكتب شيئًا، وننسى هذا العنوان خلال يومين.", "لحذف العنوان الآن: {stop}"],
      stop: "حذف هذا العنوان",
    },
    digest: {
      subject: "جديد القطع التي تتابعها: {count}",
      intro: "ما طلبت أن نخبرك به:",
      action: "عرض القطعة",
      why: "وصلتك هذه الرسالة لأنك طلبتها على ريبي وأكّدتها. لإيقافها وحذف بياناتك: {stop}",
      stop: "إيقاف هذه الرسائل",
    },
    cheaper: "انخفض سعر {title} من {brand}: {price} بدلًا من {before}. {link}",
    back: "{title} من {brand} متوفرة من جديد: {price}. {link}",
    backIn: "{title} من {brand} متوفرة من جديد بمقاس {size}: {price}. {link}",
  },
};
