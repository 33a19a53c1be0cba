// What the preview of a fit says, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const fitTranslations = defineTranslations({
  title: { en: "Model Fit Preview", ar: "معاينة على الموديل" },
  label: { en: "styled preview", ar: "معاينة منسّقة" },
  alt: { en: "{pieces} on a model", ar: "{pieces} على الموديل" },
  altPlain: { en: "Your two pieces on a model", ar: "القطعتان معًا على الموديل" },
  about: {
    en: "A made-up picture. Color and drape may differ from the piece you receive.",
    ar: "صورة مُركّبة. قد يختلف اللون والانسدال عن القطعة التي تصلك.",
  },
  beside: {
    en: "These two could not be put on together, so here they are side by side.",
    ar: "تعذّر وضع القطعتين معًا على الموديل، فها هما جنبًا إلى جنب.",
  },
  oneBeside: {
    en: "A made-up picture. One piece is on the figure, the other lies beside it.",
    ar: "صورة مُركّبة. قطعة على الموديل، والأخرى معروضة بجانبها.",
  },
  figure: { en: "Figure", ar: "الموديل" },
  plain: { en: "Standard", ar: "عادي" },
  modest: { en: "Modest", ar: "محتشم" },
  full: { en: "Curvy", ar: "ممتلئ" },
  changing: { en: "Dressing the figure...", ar: "جارٍ تجهيز الموديل..." },
  atBrand: { en: "See it at the brand", ar: "شاهدها عند العلامة" },
  opensShop: { en: "opens the brand’s shop", ar: "يفتح متجر العلامة" },
  together: { en: "Together", ar: "معًا" },
  save: { en: "Save picture", ar: "حفظ الصورة" },
  share: { en: "Share", ar: "مشاركة" },
  shared: { en: "Link copied", ar: "نُسخ الرابط" },
  shareFailed: { en: "The picture could not be shared.", ar: "تعذّرت مشاركة الصورة." },
  fit: { en: "Fit on Model", ar: "على الموديل" },
  fitting: { en: "Fitting...", ar: "جارٍ التجهيز..." },
});
