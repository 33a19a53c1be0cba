// Words of the account screens: registration, verification, login, recovery. The profile has its own.
import { REGISTRATION_CONSENT } from "../../../contract/consents.ts";
import { defineTranslations } from "../../lib/languages/translations.ts";

export const brandTranslations = defineTranslations({
  brandName: { en: "Brand Name", ar: "اسم البراند" },
  username: { en: "Username", ar: "اسم المستخدم" },
  password: { en: "Password", ar: "كلمة المرور" },
  confirmPassword: { en: "Confirm Password", ar: "تأكيد كلمة المرور" },
  email: { en: "Email", ar: "البريد الإلكتروني" },
  mobileNumber: { en: "Mobile Number", ar: "رقم الهاتف المحمول" },
  websiteUrl: { en: "Website URL", ar: "رابط الموقع" },
  usernameOrEmail: { en: "Username or Email", ar: "اسم المستخدم أو البريد الإلكتروني" },
  newPassword: { en: "New Password", ar: "كلمة المرور الجديدة" },

  "rule.length": { en: "At least {n} characters", ar: "{n} أحرف على الأقل" },
  "rule.uppercase": { en: "One uppercase letter", ar: "حرف إنجليزي كبير" },
  "rule.lowercase": { en: "One lowercase letter", ar: "حرف إنجليزي صغير" },
  "rule.digit": { en: "One digit", ar: "رقم واحد" },
  "rule.special": { en: "One special character", ar: "رمز خاص واحد" },
  "rule.uncommon": { en: "Not a common password", ar: "ليست كلمة مرور شائعة" },
  "rule.unnamed": { en: "Without your brand’s name", ar: "لا تحتوي على اسم البراند" },
  rulesMet: { en: "All requirements are met", ar: "كلمة المرور تستوفي جميع الشروط" },
  rulesMissing: { en: "Still missing: {rules}", ar: "ما زال ينقص: {rules}" },

  registerLede: {
    en: "We read your shop’s public pages and prepare your catalogue. You review it before anything goes live.",
    ar: "نستورد منتجات متجرك إلى الكتالوج، وتراجعها بنفسك قبل النشر.",
  },
  progress: { en: "Registration steps", ar: "خطوات التسجيل" },
  stepNumber: { en: "{n}.", ar: "{n}." },
  stepAccount: { en: "Account Details", ar: "بيانات الحساب" },
  stepContact: { en: "Contact & Website", ar: "التواصل والموقع" },
  stepDone: { en: "done", ar: "اكتملت" },
  stepOf: { en: "Step {n} of {total}: {step}", ar: "الخطوة {n} من {total}: {step}" },
  mobileHint: {
    en: "With the country code, such as 20 for Egypt.",
    ar: "اكتب الرقم هكذا: \u2068201001234567\u2069",
  },
  next: { en: "Next", ar: "التالي" },
  back: { en: "Back", ar: "رجوع" },
  registerBrand: { en: "Register Brand", ar: "تسجيل البراند" },
  registering: { en: "Registering Brand...", ar: "جارٍ تسجيل البراند…" },
  alreadyRegistered: { en: "Already registered?", ar: "لديك حساب بالفعل؟" },
  signInHere: { en: "Sign in here", ar: "تسجيل الدخول من هنا" },
  acceptTerms: REGISTRATION_CONSENT.terms,
  agreeToProcessing: REGISTRATION_CONSENT.processing,
  readPrivacy: { en: "Read how data is kept", ar: "قراءة كيفية حفظ البيانات" },
  readTerms: { en: "Read the terms", ar: "قراءة الشروط" },
  accept: { en: "Accept", ar: "أوافق" },
  pictureClaim: {
    en: "Shoppers meet your pieces next to what they already like, then buy from you.",
    ar: "يرى المتسوّقون قطعك بجانب ما يحبونه بالفعل، ثم يشترون منك.",
  },
  pictureBy: { en: "{title}, by {brand}", ar: "{title}، من {brand}" },

  successTitle: { en: "Check your inbox", ar: "راجع بريدك الإلكتروني" },
  successBody: {
    en: "Your brand is registered. We sent a verification link to {email}. It works for {hours} hours.",
    ar: "تم تسجيل البراند، وأرسلنا رابط التأكيد إلى {email}. يعمل الرابط لمدة {hours} ساعة.",
  },
  successSpam: {
    en: "Nothing there? Look into the spam folder, or let us send it again.",
    ar: "لم تصلك الرسالة؟ ابحث في مجلد الرسائل غير المرغوب فيها، أو اطلب إرسالها مرة أخرى.",
  },
  registerAgain: { en: "Register again", ar: "إعادة التسجيل" },
  toLogin: { en: "Go to login", ar: "صفحة تسجيل الدخول" },
  resend: { en: "Resend verification email", ar: "إعادة إرسال رسالة التأكيد" },
  resendIn: {
    en: "Resend again in {n} s",
    ar: {
      one: "يمكنك إعادة الإرسال بعد ثانية",
      two: "يمكنك إعادة الإرسال بعد ثانيتين",
      few: "يمكنك إعادة الإرسال بعد {n} ثوانٍ",
      other: "يمكنك إعادة الإرسال بعد {n} ثانية",
    },
  },
  sending: { en: "Sending...", ar: "جارٍ الإرسال…" },

  verifying: { en: "Verifying your email...", ar: "جارٍ تأكيد بريدك الإلكتروني…" },
  verifyFailedTitle: { en: "This did not work", ar: "لم ينجح التأكيد" },
  askNewLink: {
    en: "Enter your username or email and we’ll send a new link.",
    ar: "اكتب اسم المستخدم أو بريدك وسنرسل إليك رابطًا جديدًا.",
  },
  toProductsSoon: { en: "Your products open in a moment.", ar: "ستُفتح صفحة منتجاتك بعد لحظات." },
  scanNext: {
    en: "From there you can import your website.",
    ar: "ومن هناك يمكن استيراد موقعك.",
  },
  toLoginSoon: { en: "The login opens in a moment.", ar: "ستُفتح صفحة تسجيل الدخول بعد لحظات." },
  continue: { en: "Continue", ar: "متابعة" },

  revertTitle: { en: "Undo the email change", ar: "التراجع عن تغيير البريد الإلكتروني" },
  reverting: { en: "Undoing the change...", ar: "جارٍ التراجع عن التغيير…" },
  revertedTitle: { en: "Your old address is back", ar: "عاد عنوانك السابق" },
  revertFailedTitle: { en: "The change could not be undone", ar: "تعذّر التراجع عن التغيير" },
  revertFailedBody: {
    en: "If somebody else changed your address, reset your password and write to us at {email}.",
    ar: "إذا غيّر شخص آخر عنوانك، فأعد تعيين كلمة المرور واكتب إلينا على {email}.",
  },
  resetPassword: { en: "Reset password", ar: "إعادة تعيين كلمة المرور" },

  loginLede: {
    en: "Manage your products and see how shoppers find them.",
    ar: "إدارة منتجاتك، ومتابعة كيف يصل إليها المتسوّقون.",
  },
  login: { en: "Login", ar: "تسجيل الدخول" },
  loggingIn: { en: "Logging in...", ar: "جارٍ تسجيل الدخول…" },
  forgotPassword: { en: "Forgot password?", ar: "نسيت كلمة المرور؟" },
  newHere: { en: "New to Ribby?", ar: "أول مرة على ريبي؟" },
  registerHere: { en: "Register your brand", ar: "تسجيل البراند" },
  forgotTitle: { en: "Forgot your password?", ar: "نسيت كلمة المرور؟" },
  forgotLede: {
    en: "Tell us the email of your account and we send you a link to choose a new one.",
    ar: "اكتب بريد حسابك الإلكتروني، وسنرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
  },
  sendResetLink: { en: "Send reset link", ar: "إرسال رابط إعادة التعيين" },
  backToLogin: { en: "Back to login", ar: "العودة إلى تسجيل الدخول" },

  resetLede: {
    en: "Choose a new password. Other devices are signed out.",
    ar: "اختر كلمة مرور جديدة. سيُسجَّل الخروج من الأجهزة الأخرى.",
  },
  resetButton: { en: "Reset Password", ar: "إعادة التعيين" },
  resetting: { en: "Resetting...", ar: "جارٍ إعادة التعيين…" },
  resetDoneTitle: { en: "All set", ar: "تم بنجاح" },
  requestNewLink: { en: "Request a new link", ar: "طلب رابط جديد" },
});
