// Words of what is not saved yet: changed by somebody else, kept in the browser, left behind.
import { defineTranslations } from "../../../lib/languages/translations.ts";

export const unsavedTranslations = defineTranslations({
  conflictTitle: { en: "Changed by someone else", ar: "غيّره شخص آخر" },
  conflictBody: {
    en: "Somebody saved “{title}” after you opened it. Which do you want to keep?",
    ar: "حفظ شخص آخر «{title}» بعد أن فتحته. أيهما تريد الإبقاء عليه؟",
  },
  conflictField: { en: "Field", ar: "الخانة" },
  mine: { en: "Yours", ar: "نسختك" },
  theirs: { en: "As it is now", ar: "كما هو الآن" },
  keepMine: { en: "Keep mine", ar: "الإبقاء على نسختي" },
  takeTheirs: { en: "Use theirs", ar: "اعتماد النسخة الأخرى" },
  sameAnswer: {
    en: { one: "Same answer for {n} more", other: "Same answer for {n} more" },
    ar: "الاختيار نفسه للباقي ({n})",
  },
  besides: {
    en: "Also changed there, and kept either way: {fields}.",
    ar: "تغيّر هناك أيضًا وسيبقى في الحالتين: {fields}.",
  },
  sameWords: {
    en: "Your version says the same as the product does now.",
    ar: "نسختك تطابق المنتج كما هو الآن.",
  },
  emptyValue: { en: "empty", ar: "فارغ" },

  leaveTitle: { en: "Leave with unsaved changes?", ar: "مغادرة دون حفظ التغييرات؟" },
  leaveBody: {
    en: {
      one: "{n} product has unsaved changes. They stay in this browser until you come back.",
      other: "{n} products have unsaved changes. They stay in this browser until you come back.",
    },
    ar: {
      one: "لم تُحفظ تغييرات منتج واحد. ستبقى في هذا المتصفح حتى تعود.",
      two: "لم تُحفظ تغييرات منتجين. ستبقى في هذا المتصفح حتى تعود.",
      few: "لم تُحفظ تغييرات {n} منتجات. ستبقى في هذا المتصفح حتى تعود.",
      many: "لم تُحفظ تغييرات {n} منتجًا. ستبقى في هذا المتصفح حتى تعود.",
      other: "لم تُحفظ تغييرات {n} منتج. ستبقى في هذا المتصفح حتى تعود.",
    },
  },
  leaveUnkept: {
    en: "This browser has no room to keep them: they will be lost.",
    ar: "لا تتّسع ذاكرة هذا المتصفح لها: ستضيع.",
  },
  stay: { en: "Stay", ar: "البقاء" },
  leave: { en: "Leave", ar: "مغادرة" },
  noRoom: {
    en: "This browser has no room to keep your unsaved changes. Please save before you leave.",
    ar: "لا تتّسع ذاكرة هذا المتصفح لتغييراتك غير المحفوظة. احفظ قبل المغادرة.",
  },
  restored: {
    en: {
      one: "Unsaved changes of {n} product from your last visit are back.",
      other: "Unsaved changes of {n} products from your last visit are back.",
    },
    ar: {
      one: "عادت تغييراتك غير المحفوظة في منتج واحد من زيارتك السابقة.",
      two: "عادت تغييراتك غير المحفوظة في منتجين من زيارتك السابقة.",
      few: "عادت تغييراتك غير المحفوظة في {n} منتجات من زيارتك السابقة.",
      many: "عادت تغييراتك غير المحفوظة في {n} منتجًا من زيارتك السابقة.",
      other: "عادت تغييراتك غير المحفوظة في {n} منتج من زيارتك السابقة.",
    },
  },
});
