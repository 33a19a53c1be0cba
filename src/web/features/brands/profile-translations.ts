// Words of the brand's profile. A star marks what must be filled in, as the specification writes it.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const profileTranslations = defineTranslations({
  verified: { en: "Verified", ar: "بريد مؤكَّد" },
  unverified: { en: "Unverified", ar: "بريد غير مؤكَّد" },
  unverifiedHint: {
    en: "Open the link we sent to {email} to verify it.",
    ar: "افتح الرابط الذي أرسلناه إلى {email} لتأكيده.",
  },

  sections: { en: "Profile sections", ar: "أقسام حساب البراند" },
  "tab.personal": { en: "Brand Info", ar: "بيانات البراند" },
  "tab.subscription": { en: "Subscription", ar: "الاشتراك" },
  "tab.security": { en: "Security", ar: "الأمان" },
  "tab.settings": { en: "Settings", ar: "الإعدادات" },

  name: { en: "Brand Name*", ar: "اسم البراند*" },
  nameAr: { en: "Written in Arabic", ar: "كما يُكتب بالعربية" },
  nameArHint: {
    en: "Shown to readers of Arabic instead of the name.",
    ar: "يظهر لمن يقرأ بالعربية بدل الاسم.",
  },
  username: { en: "Username*", ar: "اسم المستخدم*" },
  email: { en: "Email*", ar: "البريد الإلكتروني*" },
  emailHint: {
    en: "A new address must be confirmed first.",
    ar: "يسري العنوان الجديد بعد تأكيده.",
  },
  emailPending: {
    en: "Open the link we sent to {email}. Until then this address stays.",
    ar: "افتح الرابط المرسل إلى {email}. ويبقى هذا العنوان ساريًا حتى ذلك الحين.",
  },
  emailPasswordHint: {
    en: "Needed for a new email.",
    ar: "مطلوبة لتغيير البريد الإلكتروني.",
  },
  mobileNumber: { en: "Mobile Number", ar: "رقم الهاتف المحمول" },
  mobileHint: {
    en: "With the country code, such as 20 for Egypt.",
    ar: "اكتب الرقم هكذا: \u2068201001234567\u2069",
  },
  website: { en: "Website*", ar: "الموقع الإلكتروني*" },
  story: { en: "Your story", ar: "قصتك" },
  storyHint: {
    en: "Who makes your pieces, where, and of what. It opens your page on Ribby.",
    ar: "من يصنع قطعك وأين ومن أي خامة. تظهر في أول صفحتك على ريبي.",
  },
  storyAr: { en: "Your story in Arabic", ar: "قصتك بالعربية" },
  storyArHint: {
    en: "Shown to readers of Arabic instead.",
    ar: "تظهر لمن يقرأ بالعربية بدلًا منها.",
  },
  save: { en: "Save Changes", ar: "حفظ التغييرات" },
  saving: { en: "Saving...", ar: "جارٍ الحفظ…" },

  subscriptionTitle: { en: "Subscription Management", ar: "إدارة الاشتراك" },

  currentPassword: { en: "Current Password*", ar: "كلمة المرور الحالية*" },
  newPassword: { en: "New Password*", ar: "كلمة المرور الجديدة*" },
  confirmPassword: { en: "Confirm New Password*", ar: "تأكيد كلمة المرور الجديدة*" },
  change: { en: "Change Password", ar: "تغيير كلمة المرور" },
  changing: { en: "Changing...", ar: "جارٍ التغيير…" },
  securityHint: {
    en: "After a change, other devices are signed out.",
    ar: "بعد التغيير يُسجَّل الخروج من الأجهزة الأخرى.",
  },

  sessionsTitle: { en: "Where you are signed in", ar: "الأجهزة المسجّل الدخول منها" },
  sessionsFailed: {
    en: "The list of devices could not be loaded.",
    ar: "تعذّر تحميل قائمة الأجهزة.",
  },
  device: { en: "{browser} on {system}", ar: "{browser} على {system}" },
  unknownDevice: { en: "Unknown device", ar: "جهاز غير معروف" },
  thisDevice: { en: "This device", ar: "هذا الجهاز" },
  lastUsed: { en: "Last used {moment}", ar: "آخر استخدام {moment}" },
  signedInAt: { en: "Signed in {moment}", ar: "تسجيل الدخول {moment}" },
  signOutThere: { en: "Sign out", ar: "تسجيل الخروج" },
  signOutThereLabel: { en: "Sign out: {device}", ar: "تسجيل الخروج: {device}" },
  signOutFailed: { en: "Signing out did not work.", ar: "تعذّر تسجيل الخروج." },
  signOutEverywhere: { en: "Sign out everywhere", ar: "تسجيل الخروج من كل الأجهزة" },
  signOutEverywhereQuestion: { en: "Sign out everywhere?", ar: "تسجيل الخروج من كل الأجهزة؟" },
  signOutEverywhereBody: {
    en: "All devices are signed out at once, this one too.",
    ar: "يُسجَّل الخروج فورًا من كل الأجهزة، ومن هذا الجهاز أيضًا.",
  },

  settingsTitle: { en: "Account Settings", ar: "إعدادات الحساب" },
  termsBody: {
    en: "What you and Ribby agreed on when you registered.",
    ar: "ما اتفقت عليه مع ريبي عند التسجيل.",
  },
  viewTerms: { en: "View Terms", ar: "عرض الشروط" },
  dangerTitle: { en: "Danger Zone", ar: "إجراءات لا رجوع فيها" },
  dangerBody: {
    en: "Deleting your account cannot be undone.",
    ar: "لا يمكن التراجع عن حذف حسابك.",
  },
  deleteAccount: { en: "Delete Account", ar: "حذف الحساب" },
  deleteQuestion: { en: "Delete your account?", ar: "حذف حسابك؟" },
  deleteIntro: { en: "This action is permanent. It deletes:", ar: "هذا الإجراء نهائي، ويحذف:" },
  deletesProfile: { en: "your profile information", ar: "بيانات حسابك" },
  deletesProducts: { en: "all your products and their data", ar: "جميع منتجاتك وبياناتها" },
  deletesSubscription: { en: "your subscription", ar: "اشتراكك" },
  deletesAnalytics: { en: "your analytics and history", ar: "إحصاءاتك وسجلّك" },
  cancel: { en: "Cancel", ar: "إلغاء" },
  deleteBySupport: {
    en: "Nothing was deleted. To delete your account, write to us from its email address:",
    ar: "لم يُحذف شيء. لحذف حسابك راسلنا من بريد الحساب على:",
  },
});
