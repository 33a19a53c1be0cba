// What the operator reads of the verdicts, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const verdictTranslations = defineTranslations({
  title: { en: "The stylist's picks", ar: "اختيارات الستايلست" },
  lede: {
    en: "What shoppers pressed under the picks, by week. Each visitor counts once a day for a piece; nobody is kept.",
    ar: "ما ضغطه المتسوقون تحت الاختيارات، أسبوعًا بأسبوع. كل زائر يُحسب مرة في اليوم لكل قطعة، ولا يُحفظ من هو.",
  },
  none: { en: "Nobody has pressed anything yet.", ar: "لا ضغطات حتى الآن." },
  failed: { en: "The figures could not be loaded.", ar: "تعذّر تحميل الأرقام." },
  week: { en: "Week from", ar: "الأسبوع من" },
  good: { en: "Good", ar: "عجبتني" },
  notThis: { en: "Not this", ar: "مش دي" },
  share: { en: "Share good", ar: "نسبة الإعجاب" },
});
