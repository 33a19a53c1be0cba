// What the preview of a fit says, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const fitTranslations = defineTranslations({
  title: { en: "Model Fit Preview", ar: "معاينة على الموديل" },
  label: { en: "styled preview", ar: "شكل تقريبي" },
  alt: { en: "{pieces} on a model", ar: "{pieces} على الموديل" },
  altPlain: { en: "Your two pieces on a model", ar: "القطعتين مع بعض على الموديل" },
  about: {
    en: "A composed preview. Color and drape may differ from the piece you receive.",
    ar: "صورة تقريبية: اللون ووقعة القماش ممكن يختلفوا.",
  },
  beside: {
    en: "These two could not be put on together, so here they are side by side.",
    ar: "القطعتين دول ميتلبسوش فوق بعض، فحطيناهم جنب بعض.",
  },
  oneBeside: {
    en: "A composed preview. One piece is on the model, the other lies beside it.",
    ar: "صورة تقريبية: قطعة على الموديل والتانية جنبها.",
  },
  figure: { en: "Figure", ar: "الموديل" },
  plain: { en: "Standard", ar: "عادي" },
  modest: { en: "Modest", ar: "محتشم" },
  full: { en: "Curvy", ar: "كيرفي" },
  male: { en: "Men", ar: "رجالي" },
  skin: { en: "Skin tone", ar: "لون البشرة" },
  light: { en: "Light skin", ar: "بشرة فاتحة" },
  medium: { en: "Wheat skin", ar: "بشرة قمحية" },
  deep: { en: "Deep skin", ar: "بشرة سمرا" },
  ownPhoto: { en: "See it on my photo", ar: "عرض على صورتي" },
  otherPhoto: { en: "Another photo", ar: "صورة تانية" },
  backToModel: { en: "Back to the model", ar: "رجوع للموديل" },
  consent: {
    en: "By choosing a photo you agree that we use it on our own server for this one picture; it is never kept or passed on.",
    ar: "اختيار صورة معناه الموافقة إننا نستخدمها على السيرفر بتاعنا للمعاينة دي بس، من غير ما تتحفظ أو تتبعت لحد.",
  },
  changing: { en: "Dressing the model…", ar: "ثواني، الموديل بيلبس…" },
  waiting: { en: "Waiting for the network…", ar: "في انتظار الإنترنت…" },
  atBrand: { en: "View on the brand’s site", ar: "على موقع البراند" },
  opensShop: { en: "opens the brand’s shop", ar: "بيفتح متجر البراند" },
  together: { en: "Together", ar: "الاتنين مع بعض" },
  save: { en: "Save picture", ar: "حفظ الصورة" },
  share: { en: "Share", ar: "مشاركة" },
  shared: { en: "Link copied", ar: "الرابط اتنسخ" },
  shareFailed: { en: "The picture could not be shared.", ar: "مقدرناش نشارك الصورة." },
  fit: { en: "Fit on Model", ar: "عرض على الموديل" },
  fitting: { en: "Fitting...", ar: "ثواني…" },
});
