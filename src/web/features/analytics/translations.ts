// What the analytics tab says, in English and Arabic.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const analyticsTranslations = defineTranslations({
  period: { en: "Period", ar: "الفترة" },
  "7d": { en: "Last 7 days", ar: "آخر ٧ أيام" },
  "30d": { en: "Last 30 days", ar: "آخر ٣٠ يومًا" },
  "90d": { en: "Last 90 days", ar: "آخر ٩٠ يومًا" },
  range: { en: "{start} to {end}", ar: "من {start} إلى {end}" },

  totalClicks: { en: "Total Click-Throughs", ar: "إجمالي زيارات متجرك" },
  totalEvents: { en: "Total Events", ar: "إجمالي التفاعلات" },
  more: {
    en: "{percent} more than the {n} days before",
    ar: "أكثر بنسبة {percent} من الفترة السابقة",
  },
  less: {
    en: "{percent} less than the {n} days before",
    ar: "أقل بنسبة {percent} من الفترة السابقة",
  },
  same: { en: "As many as in the {n} days before", ar: "مثل الفترة السابقة" },
  noneBefore: { en: "Nothing in the {n} days before", ar: "لا شيء في الفترة السابقة" },

  trendOf: { en: "Show per day", ar: "العرض اليومي" },
  clicks: { en: "Click-throughs", ar: "زيارات متجرك" },
  events: { en: "Events", ar: "التفاعلات" },
  clicksPerDay: { en: "Click-throughs per day", ar: "زيارات متجرك يوميًا" },
  eventsPerDay: { en: "Events per day", ar: "التفاعلات يوميًا" },
  thisPeriod: { en: "This period", ar: "هذه الفترة" },
  periodBefore: { en: "Period before", ar: "الفترة السابقة" },
  onDay: { en: "{count} on {day}", ar: "{count} في {day}" },
  trendSummary: {
    en: "{title}, {range}. Most: {peak}.",
    ar: "{title}، {range}. الأعلى: {peak}.",
  },
  asTable: { en: "Show as a table", ar: "عرض كجدول" },
  day: { en: "Day", ar: "اليوم" },
  trendFailed: { en: "The days could not be loaded.", ar: "تعذّر تحميل الرسم اليومي." },

  sources: { en: "Traffic Sources", ar: "من أين جاؤوا" },
  types: { en: "Event Types", ar: "أنواع التفاعل" },
  topProducts: { en: "Top Products", ar: "أبرز المنتجات" },
  product: { en: "Product", ar: "المنتج" },
  views: { en: "Views", ar: "المشاهدات" },
  viewDetails: { en: "View Details", ar: "التفاصيل" },
  viewDetailsOf: { en: "View Details: {title}", ar: "التفاصيل: {title}" },

  detailsFor: { en: "Event Details for {title}", ar: "تفاعلات {title}" },
  detailsTotal: { en: "Total Events: {count}", ar: "إجمالي التفاعلات: {count}" },
  detailsNewest: {
    en: "There are more; these are the newest {n}.",
    ar: "هناك المزيد؛ هذه أحدث {n} من التفاعلات.",
  },
  detailsNone: {
    en: "Nothing has happened with this product yet.",
    ar: "لم يحدث شيء مع هذا المنتج بعد.",
  },
  eventType: { en: "Event Type", ar: "نوع التفاعل" },
  source: { en: "Source", ar: "المصدر" },
  date: { en: "Date", ar: "التاريخ" },
  showMore: { en: "Show more", ar: "عرض المزيد" },

  emptyTitle: { en: "Nothing to count yet", ar: "لا أرقام بعد" },
  emptyText: {
    en: "As soon as shoppers open, pin or try on your products, or go on to your shop, you will see here how often, which products, and where they came from. Only active products that are not hidden can be found.",
    ar: "ما إن يفتح المتسوّقون منتجاتك أو يحفظوها أو يجرّبوها أو ينتقلوا إلى متجرك، سترى هنا عدد المرات وأي المنتجات ومن أين جاؤوا. لا تظهر للمتسوّقين إلا المنتجات المنشورة غير المخفية.",
  },
  quietText: {
    en: "Nothing happened with your products in these days. A longer period may show more.",
    ar: "لم يحدث شيء مع منتجاتك في هذه الأيام. قد تُظهر فترة أطول المزيد.",
  },
  tryLonger: { en: "Show the last 90 days", ar: "عرض آخر ٩٠ يومًا" },

  product_view: { en: "Product view", ar: "مشاهدة المنتج" },
  view_details: { en: "View details", ar: "فتح التفاصيل" },
  add_to_pinned: { en: "Add to pinned", ar: "حفظ" },
  remove_from_pinned: { en: "Remove from pinned", ar: "إزالة من المحفوظات" },
  model_fit: { en: "Fit on model", ar: "تجربة على الموديل" },
  search_click: { en: "Search click", ar: "نقرة من البحث" },
  redirect: { en: "Click-through", ar: "زيارة لمتجرك" },

  explore: { en: "Explore", ar: "تصفح" },
  search: { en: "Search", ar: "البحث" },
  stylist: { en: "AI Stylist", ar: "الستايلست الذكي" },
  Collection: { en: "Collection", ar: "المجموعة" },
  ProductDetail: { en: "Product detail", ar: "صفحة المنتج" },
  brand: { en: "Brand page", ar: "صفحة البراند" },
  lightbox: { en: "Quick view", ar: "العرض السريع" },
  direct: { en: "Direct link", ar: "رابط مباشر" },
  assistant: { en: "AI assistants", ar: "المساعدات الذكية" },
  feed: { en: "Product feeds", ar: "قوائم المنتجات" },
  notice: { en: "Price notices", ar: "إشعارات الأسعار" },
});
