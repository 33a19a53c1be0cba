// Words of sizes in centimetres.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const sizeTranslations = defineTranslations({
  title: { en: "Which size?", ar: "أي مقاس؟" },
  inCm: { en: "{point} (cm)", ar: "{point} (سم)" },
  none: {
    en: "This piece has no size chart that we could read. Ask the brand before you choose.",
    ar: "القطعة دي ملهاش جدول مقاسات قدرنا نقراه. الأحسن سؤال البراند قبل الاختيار.",
  },
  noneOneSize: {
    en: "This piece comes in one size, and no chart that we could read says how large it is. Ask the brand before you order.",
    ar: "القطعة دي مقاس واحد، ومفيش جدول قدرنا نقراه بيقول أبعاده. الأحسن سؤال البراند قبل الطلب.",
  },
  noneNoSizes: {
    en: "The shop names no sizes for this piece, and there is no size chart that we could read. Ask the brand before you order.",
    ar: "المتجر مش كاتب مقاسات للقطعة دي، وملهاش جدول مقاسات قدرنا نقراه. الأحسن سؤال البراند قبل الطلب.",
  },
  unread: {
    en: "The shop’s size chart is a picture that we cannot read for certain.",
    ar: "جدول مقاسات المحل صورة مقدرناش نقراها بدقة.",
  },
  seeChart: { en: "See it in the shop", ar: "الجدول عند المحل" },
  yours: { en: "Your measures", ar: "مقاساتك" },
  kept: {
    en: "Kept in this browser only. Write what you know; one is enough.",
    ar: "بتتحفظ في المتصفح ده بس. يكفي مقاس واحد.",
  },
  change: { en: "Change my measures", ar: "تعديل مقاساتي" },
  save: { en: "Save", ar: "حفظ" },
  clear: { en: "Clear", ar: "مسح" },
  sure: { en: "{size} fits: {why}.", ar: "مقاس {size} مناسب: {why}." },
  likely: { en: "{size} is the nearest: {why}.", ar: "أقرب مقاس {size}: {why}." },
  outside: {
    en: "Your measures are outside this chart: {why}.",
    ar: "مقاساتك برا الجدول ده: {why}.",
  },
  unsure: {
    en: "The chart does not say what you measured. It has: {points}.",
    ar: "الجدول مفيهوش المقاس اللي كتبته. فيه: {points}.",
  },
  fits: {
    en: "{point} {yours} (chart {from}–{to})",
    ar: "{point} {yours} (الجدول من {from} لـ{to})",
  },
  soldOut: {
    en: "This piece is sold out in {size}.",
    ar: "القطعة دي خلصت في مقاس {size}.",
  },
  notSold: {
    en: "This piece does not come in {size}.",
    ar: "القطعة دي مش موجودة بمقاس {size}.",
  },
  garment: {
    en: "The chart measures the piece itself; {room} cm of room were counted.",
    ar: "الجدول بيقيس القطعة نفسها؛ حسبنا {room} سم راحة.",
  },
  chartUnsaid: {
    en: "The chart does not say whether it measures the body or the piece itself; it was taken for the body.",
    ar: "الجدول مش كاتب إذا كان بيقيس الجسم ولا القطعة نفسها؛ حسبناه على الجسم.",
  },
  "figures.body": { en: "Measures of the body", ar: "مقاسات الجسم" },
  "figures.garment": { en: "Measures of the piece itself", ar: "مقاسات القطعة نفسها" },
  "figures.unsaid": {
    en: "Of the body or of the piece: the chart does not say",
    ar: "للجسم ولا للقطعة: الجدول مش كاتب",
  },
  "of.body": { en: "of the body", ar: "للجسم" },
  "of.garment": { en: "of the piece itself", ar: "للقطعة نفسها" },
  "of.unsaid": { en: "body or piece not said", ar: "مش مكتوب للجسم ولا للقطعة" },
  chart: { en: "The chart, in cm", ar: "الجدول بالسنتيمتر" },
  source: { en: "From the piece’s own page", ar: "من صفحة القطعة نفسها" },
  sourceBrand: { en: "From the brand’s size guide", ar: "من دليل مقاسات البراند" },
  size: { en: "Size", ar: "المقاس" },
  "point.bust": { en: "bust", ar: "الصدر" },
  "point.waist": { en: "waist", ar: "الوسط" },
  "point.hip": { en: "hips", ar: "الهانش" },
  "point.shoulder": { en: "shoulders", ar: "الكتف" },
  "point.sleeve": { en: "sleeve", ar: "الكم" },
  "point.length": { en: "length", ar: "طول القطعة" },
  "point.inseam": { en: "inseam", ar: "طول الرجل من جوه" },
  "point.thigh": { en: "thigh", ar: "الفخد" },
  "point.foot": { en: "foot", ar: "طول القدم" },
  "point.height": { en: "height", ar: "الطول" },
  "point.weight": { en: "weight (kg)", ar: "الوزن (كيلو)" },
});
