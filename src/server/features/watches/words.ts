// What our notices say, in both languages side by side.
import type { Language } from "../../../contract/languages.ts";

export type NoticeWords = {
  confirm: { subject: string; before: string[]; action: string; after: string[] };
  digest: { subject: string; intro: string; action: string; why: string };
  cheaper: string;
  back: string;
  backIn: string;
};

export const noticeWords: Record<Language, NoticeWords> = {
  en: {
    confirm: {
      subject: "Shall we tell you? Please confirm",
      before: [
        "Somebody, hopefully you, asked Ribby to write to this address when a piece is cheaper or back.",
      ],
      action: "Yes, tell me",
      after: [
        "Without your yes we write nothing, and forget this address within two days.",
        "To be forgotten at once: {stop}",
      ],
    },
    digest: {
      subject: "News about pieces you watch: {count}",
      intro: "What you asked us to tell you:",
      action: "See the piece",
      why: "You get this letter because you asked for it on Ribby and confirmed it. To end it and be forgotten: {stop}",
    },
    cheaper: "{title} by {brand} is cheaper: {price} instead of {before}. {link}",
    back: "{title} by {brand} is back in stock: {price}. {link}",
    backIn: "{title} by {brand} is back in {size}: {price}. {link}",
  },
  ar: {
    confirm: {
      subject: "نبلغك؟ محتاجين تأكيدك",
      before: ["حد، غالبًا حضرتك، طلب من ريبي رسالة على العنوان ده لما قطعة ترخص أو ترجع."],
      action: "أيوه، بلغوني",
      after: ["من غير موافقتك مش هنبعت حاجة، وهنمسح العنوان خلال يومين.", "للمسح فورًا: {stop}"],
    },
    digest: {
      subject: "جديد القطع اللي بتتابعها: {count}",
      intro: "الجديد في القطع اللي طلبت متابعتها:",
      action: "عرض القطعة",
      why: "الرسالة دي وصلت لأنك طلبتها على ريبي وأكدتها. لإيقافها ومسح بياناتك: {stop}",
    },
    cheaper: "{title} من {brand} رخصت: {price} بدل {before}. {link}",
    back: "{title} من {brand} رجعت: {price}. {link}",
    backIn: "{title} من {brand} رجعت بمقاس {size}: {price}. {link}",
  },
};
