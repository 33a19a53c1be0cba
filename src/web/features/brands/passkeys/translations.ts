// Words around passkeys, on the login page and in the profile.
import { defineTranslations } from "../../../lib/languages/translations.ts";

export const passkeyTranslations = defineTranslations({
  signIn: { en: "Sign in with a passkey", ar: "الدخول بمفتاح مرور" },
  signingIn: { en: "Signing in...", ar: "جارٍ تسجيل الدخول…" },
  notUsed: {
    en: "No passkey was used. You can sign in with your password.",
    ar: "لم يُستخدم أي مفتاح مرور. يمكنك تسجيل الدخول بكلمة المرور.",
  },

  title: { en: "Passkeys", ar: "مفاتيح المرور" },
  body: {
    en: "Sign in with your fingerprint, your face or your screen lock. Your password goes on working.",
    ar: "سجّل الدخول ببصمتك أو وجهك أو قفل الشاشة، وتبقى كلمة المرور صالحة.",
  },
  none: { en: "No passkeys yet.", ar: "لا توجد مفاتيح مرور بعد." },
  loadFailed: { en: "Your passkeys could not be loaded.", ar: "تعذّر تحميل مفاتيح المرور." },
  device: { en: "{browser} on {system}", ar: "{browser} على {system}" },
  unknownDevice: { en: "Unknown device", ar: "جهاز غير معروف" },
  addedAt: { en: "Added {moment}", ar: "أُضيف {moment}" },
  lastUsed: { en: "Last used {moment}", ar: "آخر استخدام {moment}" },
  neverUsed: { en: "Not used yet", ar: "لم يُستخدم بعد" },

  add: { en: "Add a passkey", ar: "إضافة مفتاح مرور" },
  adding: { en: "Adding...", ar: "جارٍ الإضافة…" },
  addBody: {
    en: "After your password, your browser asks for your fingerprint, face or screen lock.",
    ar: "بعد كلمة المرور يطلب المتصفح بصمتك أو وجهك أو قفل الشاشة.",
  },
  name: { en: "Name", ar: "الاسم" },
  nameHint: { en: "Such as: my phone", ar: "مثل: هاتفي" },
  currentPassword: { en: "Current Password*", ar: "كلمة المرور الحالية*" },
  added: { en: "The passkey was added.", ar: "تمت إضافة مفتاح المرور." },
  notMade: { en: "No passkey was made.", ar: "لم يُنشأ مفتاح مرور." },
  heldAlready: {
    en: "This device already has a passkey for your account.",
    ar: "لدى هذا الجهاز مفتاح مرور لحسابك بالفعل.",
  },

  remove: { en: "Remove", ar: "حذف" },
  removeLabel: { en: "Remove: {name}", ar: "حذف: {name}" },
  removeQuestion: { en: "Remove {name}?", ar: "حذف {name}؟" },
  removeBody: {
    en: "It no longer opens your account. Delete it on the device as well.",
    ar: "لن يفتح حسابك بعد الآن. احذفه من الجهاز أيضًا.",
  },
  removing: { en: "Removing...", ar: "جارٍ الحذف…" },
  cancel: { en: "Cancel", ar: "إلغاء" },
});
