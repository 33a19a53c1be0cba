// Words of the catalogue's health: what is missing, why it matters, and what is to be done.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const healthTranslations = defineTranslations({
  ofPieces: { en: "of {n}", ar: "من {n}" },
  complete: {
    en: "complete. Score {score} of 100.",
    ar: "كاملة. التقييم {score} من ١٠٠.",
  },
  hidden: {
    en: {
      one: "Your hidden piece is not counted here.",
      other: "Your {n} hidden pieces are not counted here.",
    },
    ar: {
      one: "القطعة المخفية مش محسوبة هنا.",
      two: "القطعتين المخفيتين مش محسوبين هنا.",
      few: "الـ{n} قطع المخفية مش محسوبة هنا.",
      other: "الـ{n} قطعة المخفية مش محسوبة هنا.",
    },
  },
  completeCount: { en: "{n} complete", ar: "{n} كاملة" },
  lackingCount: { en: "{n} could say more", ar: "{n} ناقصها تفاصيل" },
  refusedCount: { en: "{n} refused by other services", ar: "{n} مرفوضة عند خدمات تانية" },
  raise: {
    en: "Fix the first one below for {points} more points.",
    ar: "إصلاح أول بند تحت يزوّد {points} نقطة.",
  },
  perfect: {
    en: "Nothing to fix. Every feed accepts every piece.",
    ar: "مفيش حاجة محتاجة إصلاح. كل القوائم بتقبل كل القطع.",
  },
  title: { en: "Worth fixing, most useful first", ar: "محتاج إصلاح، الأهم الأول" },
  hint: {
    en: "Nothing changes for shoppers before you save.",
    ar: "مفيش حاجة بتتغير عند المتسوقين قبل الحفظ.",
  },
  points: { en: "+{points} points", ar: "+{points} نقطة" },
  show: {
    en: { one: "Show the piece", other: "Show the pieces" },
    ar: { one: "عرض القطعة", other: "عرض القطع" },
  },
  fields: { en: "Fields that are missing", ar: "خانات ناقصة" },
  fieldsHint: {
    en: "Share of your pieces without it. Press one to see them.",
    ar: "نسبة القطع اللي مفيهاش الخانة دي. الضغط على خانة يعرض قطعها.",
  },
  without: { en: "Without: {field}", ar: "ناقص: {field}" },
  showWithout: { en: "Show the pieces without: {field}", ar: "عرض القطع الناقص فيها: {field}" },
  failed: { en: "Catalogue health could not be loaded.", ar: "معرفناش نحمّل حالة الكتالوج." },
  emptyTitle: { en: "No pieces yet", ar: "لسه مفيش قطع" },
  empty: {
    en: "Add or import pieces, and what they lack appears here.",
    ar: "بعد إضافة القطع أو استيرادها، اللي ناقصها هيظهر هنا.",
  },
  "kind.no_title": { en: "No title", ar: "من غير اسم" },
  "why.no_title": { en: "Nobody can find it.", ar: "محدش هيعرف يلاقيها." },
  "kind.no_description": { en: "No description", ar: "من غير وصف" },
  "why.no_description": {
    en: "Other services refuse it; the stylist knows only its title.",
    ar: "خدمات تانية بترفضها، والستايلست مش عارف غير اسمها.",
  },
  "kind.no_picture": { en: "No picture", ar: "من غير صورة" },
  "why.no_picture": {
    en: "Feeds refuse it, shoppers pass it by.",
    ar: "القوائم بترفضها والمتسوقين بيعدّوها.",
  },
  "kind.no_price": { en: "No price", ar: "من غير سعر" },
  "why.no_price": {
    en: "It is shown nowhere else without one.",
    ar: "مش بتظهر في أي مكان تاني من غير سعر.",
  },
  "kind.no_currency": { en: "Currency not known", ar: "العملة مش معروفة" },
  "why.no_currency": { en: "A price without it is refused.", ar: "السعر من غيرها بيترفض." },
  "kind.no_shop_link": { en: "No link to your shop", ar: "من غير رابط لمتجرك" },
  "why.no_shop_link": { en: "It cannot be bought.", ar: "مينفعش تتشرى." },
  "kind.odd_price": { en: "Odd price", ar: "سعر غريب" },
  "why.odd_price": {
    en: "Far from your other pieces of its kind, or more than 90% off. Select them to remove the former price at once.",
    ar: "بعيد جدًا عن باقي قطعك من نفس النوع، أو خصم فوق ٩٠٪. ممكن اختيارهم وإزالة السعر السابق مرة واحدة.",
  },
  "kind.doubtful_category": { en: "Doubtful category", ar: "قسم محتاج مراجعة" },
  "why.doubtful_category": {
    en: "None, or not the one its title suggests. Select them and set it at once.",
    ar: "من غير قسم، أو في قسم غير اللي اسمها بيقوله. ممكن اختيارهم وتعيين القسم مرة واحدة.",
  },
  "kind.no_size": { en: "No size", ar: "من غير مقاس" },
  "why.no_size": {
    en: "Whoever filters by size never sees it.",
    ar: "اللي بيفلتر بالمقاس مش هيشوفها.",
  },
  "kind.no_stock": { en: "Stock by size not known", ar: "المخزون بالمقاس مش معروف" },
  "why.no_stock": {
    en: "Shoppers cannot see which size is left. Select those whose sizes are all there and say so at once.",
    ar: "المتسوقين مش شايفين أنهي مقاس لسه موجود. اللي كل مقاساته موجودة ممكن اختياره وتأكيد ده مرة واحدة.",
  },
  "kind.small_picture": { en: "Picture too small", ar: "صورة صغيرة" },
  "why.small_picture": {
    en: "Under 500 pixels: blurred on a phone, refused by many feeds.",
    ar: "أقل من ٥٠٠ بكسل: مش واضحة على الموبايل وقوائم كتير بترفضها.",
  },
  "kind.shared_picture": {
    en: "Same picture on several pieces",
    ar: "نفس الصورة على أكتر من قطعة",
  },
  "why.shared_picture": {
    en: "Shoppers take them for one.",
    ar: "المتسوقين بيفتكروهم قطعة واحدة.",
  },
  "kind.no_color": { en: "No color", ar: "من غير لون" },
  "why.no_color": { en: "Wishes for a color pass it by.", ar: "اللي بيدوّر بلون مش هيلاقيها." },
  "kind.one_picture": { en: "Only one picture", ar: "صورة واحدة بس" },
  "why.one_picture": { en: "A second angle helps to decide.", ar: "زاوية تانية بتساعد في القرار." },
  "field.title": { en: "Title", ar: "الاسم" },
  "field.description": { en: "Description", ar: "الوصف" },
  "field.price": { en: "Price", ar: "السعر" },
  "field.currency": { en: "Currency", ar: "العملة" },
  "field.url": { en: "Link to your shop", ar: "رابط المتجر" },
  "field.image_url": { en: "Picture", ar: "الصورة" },
  "field.category": { en: "Category", ar: "القسم" },
  "field.sizes": { en: "Sizes", ar: "المقاسات" },
  "field.colors": { en: "Colors", ar: "الألوان" },
  "field.materials": { en: "Materials", ar: "الخامات" },
});
