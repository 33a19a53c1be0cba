// What the legal pages say around their texts, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const legalTranslations = defineTranslations({
  updated: { en: "In force since {date}", ar: "سارية منذ {date}" },
  ownTitle: { en: "Your data, by yourself", ar: "بياناتك، بنفسك" },
  ownBody: {
    en: "Everything we hold about your brand, as one file; passwords and links that open doors are left out.",
    ar: "كل ما نحفظه عن البراند في ملف واحد، عدا كلمات المرور والروابط التي تفتح الحساب.",
  },
  ownDownload: { en: "Download my data", ar: "تنزيل بياناتي" },
  eraseBody: {
    en: "Deleting takes the account, the products, the analytics and the terms away at once and for good. It cannot be undone.",
    ar: "يزيل الحذف الحساب والمنتجات والإحصاءات والشروط في الحال وإلى الأبد، ولا يمكن التراجع عنه.",
  },
  showPassword: { en: "Show password", ar: "إظهار كلمة المرور" },
  hidePassword: { en: "Hide password", ar: "إخفاء كلمة المرور" },
  erasePassword: { en: "Password", ar: "كلمة المرور" },
  erase: { en: "Delete my account and data", ar: "حذف حسابي وبياناتي" },
});

/** When the terms and the privacy page last changed in substance. */
export const IN_FORCE_SINCE = "2026-11-01";
