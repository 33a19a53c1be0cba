// What our letters say, in both languages side by side.
import type { Language } from "../../../../contract/languages.ts";
import type { MailKind } from "../post-office.ts";

export type LetterWords = {
  subject: string;
  /** Paragraphs; `{brand}` and the like are filled in. */
  before: string[];
  /** On the button that leads to the link; none for a letter without one. */
  action?: string;
  after: string[];
};

export const letterWords: Record<MailKind, Record<Language, LetterWords>> = {
  verify: {
    en: {
      subject: "Verify your email for Ribby",
      before: ["Welcome to Ribby, {brand}.", "Please confirm that this address is yours."],
      action: "Verify email",
      after: [
        "The link works once and for 24 hours.",
        "If you did not register, you can ignore this email.",
      ],
    },
    ar: {
      subject: "تأكيد بريدك الإلكتروني في ريبي",
      before: ["أهلًا بك في ريبي، {brand}.", "يرجى تأكيد أن هذا البريد الإلكتروني لك."],
      action: "تأكيد البريد الإلكتروني",
      after: [
        "يعمل الرابط مرة واحدة ولمدة ٢٤ ساعة.",
        "إذا لم تسجّل لدينا، يمكنك تجاهل هذه الرسالة.",
      ],
    },
  },
  reset: {
    en: {
      subject: "Choose a new password for Ribby",
      before: ["We received a request for a new password for {brand}."],
      action: "Choose a new password",
      after: [
        "The link works once and for one hour.",
        "If it was not you, nothing changes and you can ignore this email.",
      ],
    },
    ar: {
      subject: "اختيار كلمة مرور جديدة في ريبي",
      before: ["وصلنا طلب كلمة مرور جديدة لحساب {brand}."],
      action: "اختيار كلمة مرور جديدة",
      after: [
        "يعمل الرابط مرة واحدة ولمدة ساعة واحدة.",
        "إذا لم يكن الطلب منك، فلن يتغير شيء ويمكنك تجاهل هذه الرسالة.",
      ],
    },
  },
  "password-changed": {
    en: {
      subject: "Your Ribby password was changed",
      before: ["The password of {brand} was just changed, and all other sessions were ended."],
      after: ["If it was not you, ask for a new password on the sign-in page at once."],
    },
    ar: {
      subject: "تم تغيير كلمة مرورك في ريبي",
      before: ["تم للتو تغيير كلمة مرور حساب {brand}، وأُنهيت جميع الجلسات الأخرى."],
      after: ["إذا لم يكن التغيير منك، فاطلب فورًا كلمة مرور جديدة من صفحة تسجيل الدخول."],
    },
  },
  "passkey-added": {
    en: {
      subject: "A passkey was added to your Ribby account",
      before: ["A passkey was just added to {brand}. It signs in without the password."],
      after: [
        "If it was not you, ask for a new password on the sign-in page at once: that also removes every passkey.",
      ],
    },
    ar: {
      subject: "أُضيف مفتاح مرور إلى حسابك في ريبي",
      before: ["أُضيف للتو مفتاح مرور إلى حساب {brand}، وهو يسجّل الدخول دون كلمة المرور."],
      after: [
        "إذا لم تكن الإضافة منك، فاطلب فورًا كلمة مرور جديدة من صفحة تسجيل الدخول: يحذف ذلك كل مفاتيح المرور أيضًا.",
      ],
    },
  },
  "confirm-email": {
    en: {
      subject: "Confirm your new address for Ribby",
      before: ["{brand} would like to use this address. Please confirm that it is yours."],
      action: "Confirm address",
      after: [
        "The link works once and for 24 hours. Until then the account keeps its old address.",
        "If you do not know {brand}, you can ignore this email.",
      ],
    },
    ar: {
      subject: "تأكيد عنوانك الجديد في ريبي",
      before: ["يريد حساب {brand} استخدام هذا العنوان. يرجى تأكيد أنه لك."],
      action: "تأكيد العنوان",
      after: [
        "يعمل الرابط مرة واحدة ولمدة ٢٤ ساعة، ويبقى العنوان السابق ساريًا حتى ذلك الحين.",
        "إذا كنت لا تعرف {brand}، يمكنك تجاهل هذه الرسالة.",
      ],
    },
  },
  "email-asked": {
    en: {
      subject: "A new address was asked for your Ribby account",
      before: [
        "Somebody who knows the password of {brand} asked to use {email} instead of this address.",
        "Nothing has changed yet: it takes effect when the new address confirms.",
      ],
      action: "It was not me",
      after: [
        "If it was you, there is nothing to do here.",
        "If not, the link stops the change and ends all sessions. It works for 7 days.",
      ],
    },
    ar: {
      subject: "طُلب عنوان جديد لحسابك في ريبي",
      before: [
        "طلب شخص يعرف كلمة مرور حساب {brand} استخدام {email} بدلًا من هذا العنوان.",
        "لم يتغيّر شيء بعد: يسري التغيير عند تأكيد العنوان الجديد.",
      ],
      action: "لم أكن أنا",
      after: [
        "إذا كان الطلب منك، فلا يلزم أي إجراء هنا.",
        "وإن لم يكن منك، فالرابط يوقف التغيير وينهي جميع الجلسات. يعمل الرابط لمدة ٧ أيام.",
      ],
    },
  },
  "email-changed": {
    en: {
      subject: "The address of your Ribby account was changed",
      before: ["{brand} now uses {email} instead of this address."],
      action: "Undo the change",
      after: [
        "If it was you, there is nothing to do.",
        "If not, the link undoes the change and ends all sessions. It works for 7 days.",
      ],
    },
    ar: {
      subject: "تم تغيير البريد الإلكتروني لحسابك في ريبي",
      before: ["يستخدم حساب {brand} الآن {email} بدلًا من هذا العنوان."],
      action: "التراجع عن التغيير",
      after: [
        "إذا كان التغيير منك، فلا يلزم أي إجراء.",
        "وإن لم يكن منك، فالرابط يعيد العنوان السابق وينهي جميع الجلسات. يعمل الرابط لمدة ٧ أيام.",
      ],
    },
  },
  "site-proof": {
    en: {
      subject: "Is {host} the website of {brand}?",
      before: [
        "{brand} is registered on Ribby, a place where shoppers find local brands, and says that {host} is its website.",
        "If that is right, please confirm it.",
      ],
      action: "Confirm the website",
      after: [
        "The link works once and for 24 hours.",
        "If you do not know {brand}, please do not press it; nothing happens then.",
      ],
    },
    ar: {
      subject: "هل {host} هو موقع {brand}؟",
      before: [
        "سجّل {brand} في ريبي، حيث يجد المتسوّقون البراندات المحلية، وذكر أن {host} هو موقعه.",
        "إذا كان ذلك صحيحًا فيرجى تأكيده.",
      ],
      action: "تأكيد الموقع",
      after: [
        "يعمل الرابط مرة واحدة ولمدة ٢٤ ساعة.",
        "إذا كنت لا تعرف {brand} فلا تضغط على الرابط، ولن يحدث شيء.",
      ],
    },
  },
  "site-claimed": {
    en: {
      subject: "Another brand has shown that {host} is its website",
      before: [
        "{brand} gives {host} as its website. Another brand has now shown that this website is its own.",
        "It can no longer be read into your catalogue.",
      ],
      after: [
        "If the website is yours, you can show it in your profile; the newest proof holds.",
        "If not, please enter your own website there.",
      ],
    },
    ar: {
      subject: "أثبت براند آخر أن {host} موقعه",
      before: [
        "يذكر {brand} أن {host} موقعه، وقد أثبت براند آخر أن هذا الموقع له.",
        "لم يعد من الممكن استيراد منتجاته إلى الكتالوج.",
      ],
      after: [
        "إذا كان الموقع لك، فيمكنك إثبات ذلك من حساب البراند، والإثبات الأحدث هو الساري.",
        "وإن لم يكن لك، فيرجى إدخال موقعك هناك.",
      ],
    },
  },
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
};
