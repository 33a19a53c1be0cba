// What people say yes to, as it stands beside the button or the field; kept with the time of the yes, in the language
// in which it was read.

/** Each is kept by itself: what it is about, and its words. */
export const REGISTRATION_CONSENT = {
  terms: { en: "I accept the terms and conditions", ar: "أوافق على الشروط والأحكام" },
  processing: {
    en: "With this you also agree that Ribby keeps the brand’s name, username, email, mobile number and website for its account, reads the products from the website, writes to the email about the account, and deletes all of it when you delete the account.",
    ar: "وبهذا توافق أيضًا على أن يحفظ ريبي اسم البراند واسم المستخدم والبريد ورقم الهاتف والموقع من أجل حسابه، وأن يقرأ المنتجات من الموقع، وأن يراسل البريد بشأن الحساب، وأن يحذف كل ذلك عند حذف الحساب.",
  },
} as const;
export type RegistrationConsent = keyof typeof REGISTRATION_CONSENT;

/** Beside the field of an address that may be left empty. */
export const REPORT_CONSENT = {
  en: "Only if you would like an answer: we keep it with the report for that, and delete it with the report.",
  ar: "بس لو في انتظار رد مننا: بنحتفظ بيه مع البلاغ عشان الرد، وبيتمسح مع البلاغ.",
} as const;
