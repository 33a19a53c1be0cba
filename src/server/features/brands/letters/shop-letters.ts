// Letters about what a brand shows: reports, the weekly demand, reading its shop again.
import type { LetterTranslations } from "./layout.ts";

export const SHOP_LETTERS = {
  "listing-reports": {
    en: {
      subject: "Reports of listings: {reports}",
      before: ["{reports} reports of {listings} listings came in and wait for you."],
      action: "Open the queue",
      after: ["At most one such letter is sent an hour."],
    },
    ar: {
      subject: "بلاغات عن منتجات: {reports}",
      before: [
        "وصلت بلاغات جديدة وتنتظر مراجعتك. عدد البلاغات: {reports}، عدد المنتجات: {listings}.",
      ],
      action: "فتح القائمة",
      after: ["تُرسل رسالة واحدة من هذا النوع كل ساعة على الأكثر."],
    },
  },
  "listing-hidden": {
    en: {
      subject: "A listing was hidden: {title}",
      before: [
        "{title} was reported, and we have hidden it from shoppers.",
        "Reason: {reason}",
        "{comment}",
      ],
      after: ["If this is a mistake, please answer this letter."],
    },
    ar: {
      subject: "تم إخفاء منتج: {title}",
      before: ["وصل بلاغ عن {title}، وقد أخفيناه عن المتسوّقين.", "السبب: {reason}", "{comment}"],
      after: ["إذا كان هذا خطأ، فيرجى الرد على هذه الرسالة."],
    },
  },
  "demand-weekly": {
    en: {
      subject: "What shoppers looked for this week: {brand}",
      before: [
        "The last four weeks on Ribby, as far as they concern your pieces. Groups under five people are never shown.",
        "{asked}",
        "{lost}",
        "{waiting}",
        "{left}",
        "{bands}",
        "{beside}",
        "{prices}",
      ],
      action: "See the whole report",
      after: ["You receive this letter once a week with Ribby Pro."],
    },
    ar: {
      subject: "ما بحث عنه المتسوّقون هذا الأسبوع: {brand}",
      before: [
        "آخر أربعة أسابيع على ريبي فيما يخص منتجاتك. لا نعرض أبدًا مجموعات أقل من خمسة أشخاص.",
        "{asked}",
        "{lost}",
        "{waiting}",
        "{left}",
        "{bands}",
        "{beside}",
        "{prices}",
      ],
      action: "عرض التقرير كاملًا",
      after: ["تصلك هذه الرسالة مرة كل أسبوع مع ريبي برو."],
    },
  },
  "refresh-gone": {
    en: {
      subject: "No longer in your shop: {count}",
      before: [
        "We read your shop on two different days and did not find these pieces any more, so shoppers do not see them: {pieces}",
      ],
      action: "See what changed in your shop",
      after: ["If they come back to your shop, we show them again by ourselves."],
    },
    ar: {
      subject: "لم تعد في متجرك: {count}",
      before: [
        "راجعنا متجرك في يومين مختلفين ولم نجد هذه المنتجات، فلم نعد نعرضها للمتسوّقين: {pieces}",
      ],
      action: "عرض ما تغيّر في متجرك",
      after: ["إذا عادت إلى متجرك، فسنعرضها من جديد تلقائيًا."],
    },
  },
  "refresh-stopped": {
    en: {
      subject: "Your shop has changed a lot: please have a look",
      before: [
        "We read your shop anew. {sentence}",
        "We have changed nothing yet. Please say on Ribby whether this is right.",
      ],
      action: "Decide on Ribby",
      after: [],
    },
    ar: {
      subject: "تغيّر الكثير في متجرك، نرجو المراجعة",
      before: [
        "قرأنا متجرك من جديد. {sentence}",
        "لم نغيّر شيئًا بعد. أخبرنا على ريبي إن كان هذا صحيحًا.",
      ],
      action: "القرار على ريبي",
      after: [],
    },
  },
  "report-answered": {
    en: {
      subject: "About the listing you reported",
      before: ["You reported {title} by {name}. Thank you.", "{comment}"],
      after: ["Somebody left this address with the report; if it was not you, ignore this email."],
    },
    ar: {
      subject: "بخصوص المنتج الذي أبلغت عنه",
      before: ["وصلنا بلاغك عن {title} من {name}. شكرًا لك.", "{comment}"],
      after: ["تُرك هذا العنوان مع البلاغ؛ إن لم يكن منك فتجاهل هذه الرسالة."],
    },
  },
  "brand-suspended": {
    en: {
      subject: "Your Ribby account was suspended",
      before: [
        "{brand} was suspended. Its products are not shown, and all sessions were ended.",
        "{comment}",
      ],
      after: ["If you would like to say something about it, please answer this letter."],
    },
    ar: {
      subject: "تم إيقاف حسابك في ريبي",
      before: ["تم إيقاف حساب {brand}. لا تظهر منتجاته الآن، وأُنهيت جميع الجلسات.", "{comment}"],
      after: ["للتعليق على ذلك يمكنك الرد على هذه الرسالة."],
    },
  },
  "brand-restored": {
    en: {
      subject: "Your Ribby account is open again",
      before: [
        "The suspension of {brand} is lifted. Its products are shown again as they were.",
        "{comment}",
      ],
      action: "Sign in",
      after: ["All sessions were ended then, so please sign in again."],
    },
    ar: {
      subject: "حسابك في ريبي متاح من جديد",
      before: ["رُفع الإيقاف عن {brand}، وتظهر منتجاته مجددًا كما كانت.", "{comment}"],
      action: "تسجيل الدخول",
      after: ["أُنهيت جميع الجلسات وقت الإيقاف، لذا يلزم تسجيل الدخول من جديد."],
    },
  },
  "listing-report": {
    en: {
      subject: "A listing was reported: {title}",
      before: ["{title} by {brand} was reported.", "Reason: {reason}", "{comment}"],
      action: "Open the listing",
      after: ["Reported by: {reporter}"],
    },
    ar: {
      subject: "بلاغ عن منتج: {title}",
      before: ["وصل بلاغ عن {title} من {brand}.", "السبب: {reason}", "{comment}"],
      action: "فتح المنتج",
      after: ["صاحب البلاغ: {reporter}"],
    },
  },
} satisfies LetterTranslations;
