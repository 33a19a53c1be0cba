// Words of the lists of products, their filters and what can be done with one of them.
import { defineTranslations } from "../../../lib/languages/translations.ts";

export const listTranslations = defineTranslations({
  sections: { en: "Product management", ar: "إدارة المنتجات" },
  "tab.products": { en: "Products", ar: "المنتجات" },
  "tab.shop": { en: "Your shop", ar: "متجرك" },
  "tab.health": { en: "Catalogue health", ar: "حالة الكتالوج" },
  concern: {
    en: { one: "{n} piece: {label}", other: "{n} pieces: {label}" },
    ar: {
      one: "قطعة واحدة: {label}",
      two: "قطعتين: {label}",
      few: "{n} قطع: {label}",
      other: "{n} قطعة: {label}",
    },
  },
  concernNone: { en: "Nothing left here: {label}", ar: "مفيش قطع باقية هنا: {label}" },
  concernBack: { en: "Back to health", ar: "رجوع لحالة الكتالوج" },
  concernEnd: { en: "All products", ar: "كل المنتجات" },
  "tab.demand": { en: "Demand", ar: "الطلب" },
  "tab.analytics": { en: "Analytics", ar: "الإحصاءات" },
  "count.total": { en: { one: "Product", other: "Products" }, ar: "المنتجات" },
  "count.pending": {
    en: { one: "Pending change", other: "Pending changes" },
    ar: "تغييرات غير محفوظة",
  },
  "count.hidden": { en: "Hidden", ar: "مخفية" },

  addProduct: { en: "Add Product", ar: "إضافة منتج" },
  addPhotos: { en: "Add Photos", ar: "إضافة صور" },
  toFillIn: { en: "Price and sizes to fill in", ar: "السعر والمقاسات لم تُكتب بعد" },
  addFirst: { en: "Add Your First Product", ar: "إضافة أول منتج" },
  saveAll: { en: "Save All Changes ({n})", ar: "حفظ كل التغييرات ({n})" },
  bulkEdit: { en: "Bulk Edit", ar: "تعديل مجموعة" },
  exitBulk: { en: "Exit Bulk Mode", ar: "خروج من تعديل المجموعة" },

  lists: { en: "Lists of products", ar: "قوائم المنتجات" },
  "list.new": { en: "New Products", ar: "منتجات جديدة لم تُنشر" },
  "list.active": { en: "Active Products", ar: "المنتجات المنشورة" },
  "list.inactive": { en: "Inactive Products", ar: "المنتجات غير المنشورة" },
  search: { en: "Search products", ar: "بحث في المنتجات" },
  clearSearch: { en: "Clear search", ar: "مسح البحث" },
  found: {
    en: { one: "{n} product found", other: "{n} products found" },
    ar: {
      zero: "لا منتجات",
      one: "منتج واحد",
      two: "منتجان",
      few: "{n} منتجات",
      many: "{n} منتجًا",
      other: "{n} منتج",
    },
  },

  "empty.new": { en: "No new products found", ar: "لا توجد منتجات جديدة" },
  "empty.active": { en: "No active products found", ar: "لا توجد منتجات منشورة" },
  "empty.inactive": { en: "No inactive products found", ar: "لا توجد منتجات غير منشورة" },
  "about.new": {
    en: "Products that you add or import wait here until you activate them.",
    ar: "المنتجات التي تضيفها أو تستوردها تنتظر هنا حتى تنشرها.",
  },
  "about.active": {
    en: "Products that you activate are shown to shoppers.",
    ar: "المنتجات التي تنشرها تظهر للمتسوّقين وتجدها هنا.",
  },
  "about.inactive": {
    en: "Products shoppers can’t see.",
    ar: "منتجات لا يراها المتسوّقون.",
  },
  "noMatch.new": {
    en: "No new products match “{query}”",
    ar: "لا توجد منتجات جديدة تطابق «{query}»",
  },
  "noMatch.active": {
    en: "No active products match “{query}”",
    ar: "لا توجد منتجات منشورة تطابق «{query}»",
  },
  "noMatch.inactive": {
    en: "No inactive products match “{query}”",
    ar: "لا توجد منتجات غير منشورة تطابق «{query}»",
  },
  elsewhere: {
    en: { one: "{n} in {list}", other: "{n} in {list}" },
    ar: "{n} في {list}",
  },

  edited: { en: "Edited", ar: "معدَّل" },
  hidden: { en: "Hidden", ar: "مخفي" },
  unsaved: { en: "Not saved yet", ar: "لم يُحفظ بعد" },
  soldOut: { en: "Sold out", ar: "نفدت الكمية" },
  partlyInStock: { en: "{n} of {total} in stock", ar: "المتوفر {n} من {total}" },
  noCategory: { en: "No category", ar: "بلا قسم" },
  edit: { en: "Edit", ar: "تعديل" },
  editOf: { en: "Edit: {title}", ar: "تعديل: {title}" },
  activate: { en: "Activate", ar: "نشر" },
  activateOf: { en: "Activate: {title}", ar: "نشر: {title}" },
  inactive: { en: "Inactive", ar: "نقل إلى غير المنشورة" },
  inactiveOf: { en: "Inactive: {title}", ar: "نقل إلى غير المنشورة: {title}" },
  deactivate: { en: "Deactivate", ar: "إيقاف النشر" },
  deactivateOf: { en: "Deactivate: {title}", ar: "إيقاف النشر: {title}" },
  hideOf: { en: "Hide {title}", ar: "إخفاء {title}" },
  showOf: { en: "Show {title}", ar: "إظهار {title}" },
  deleteOf: { en: "Delete {title}", ar: "حذف {title}" },
  selectOf: { en: "Select {title}", ar: "تحديد {title}" },
  asShopper: { en: "View as shopper", ar: "كما يراها المتسوّق" },
  asShopperOf: {
    en: "View as shopper: {title} (opens a new tab)",
    ar: "كما يراها المتسوّق: {title} (في تبويب جديد)",
  },

  deleteTitle: { en: "Delete this product?", ar: "حذف هذا المنتج؟" },
  delete: { en: "Delete", ar: "حذف" },
  cancel: { en: "Cancel", ar: "إلغاء" },
});
