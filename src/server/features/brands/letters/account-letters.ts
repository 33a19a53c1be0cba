// Letters about an account: its address, password, passkeys and website.
import type { LetterTranslations } from "./layout.ts";

export const ACCOUNT_LETTERS = {
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
} satisfies LetterTranslations;
