// Words of the brand's own terms, on its profile.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const ownTranslations = defineTranslations({
  title: { en: "Your shop’s terms", ar: "شروط متجرك" },
  intro: {
    en: "What shoppers read on your pieces about delivery, payment and returns. We read it from your website; what you write here replaces it and is marked as your word.",
    ar: "ما يقرؤه المتسوّقون عن التوصيل والدفع والاسترجاع. نقرؤه من موقعك، وما تكتبه هنا يسبقه ويظهر على أنه كلام البراند.",
  },
  readAgain: { en: "Read my website again", ar: "قراءة موقعي من جديد" },
  edit: { en: "Edit", ar: "تعديل" },
  add: { en: "Add", ar: "إضافة" },
  save: { en: "Save", ar: "حفظ" },
  cancel: { en: "Cancel", ar: "إلغاء" },
  takeBack: { en: "Back to what the website says", ar: "العودة إلى ما يقوله الموقع" },
  notStated: { en: "Not stated", ar: "غير مذكور" },
  near: { en: "Cairo and Giza", ar: "القاهرة والجيزة" },
  far: { en: "Other governorates", ar: "باقي المحافظات" },
  feeHint: { en: "In pounds; 0 is free.", ar: "بالجنيه؛ ٠ يعني مجانًا." },
  daysHint: { en: "In days, such as 2-4.", ar: "بالأيام، مثل 2-4." },
  refusedHint: { en: "In days; 0 means not offered.", ar: "بالأيام؛ ٠ يعني غير متاح." },
  costAmount: { en: "A fixed amount", ar: "مبلغ ثابت" },
  amount: { en: "Amount in pounds", ar: "المبلغ بالجنيه" },
  listHint: { en: "One on each line.", ar: "كل واحد في سطر." },
  saved: { en: "Saved.", ar: "تم الحفظ." },
  saveFailed: {
    en: "This could not be saved. Look at the value again.",
    ar: "تعذّر الحفظ. راجع القيمة.",
  },
});
