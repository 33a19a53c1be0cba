// Words of changing a selection.
import { defineTranslations } from "../../../lib/languages/translations.ts";

export const bulkTranslations = defineTranslations({
  selectAll: { en: "Select all {n}", ar: "تحديد الكل ({n})" },
  selected: {
    en: { one: "{n} selected", other: "{n} selected" },
    ar: {
      zero: "لم يُحدَّد منتج",
      one: "حُدّد منتج واحد",
      two: "حُدّد منتجان",
      few: "حُدّدت {n} منتجات",
      many: "حُدّد {n} منتجًا",
      other: "حُدّد {n} منتج",
    },
  },
  bulkActions: { en: "Change the selection", ar: "تغيير المحدد" },
  "bulk.activate": { en: "Activate", ar: "نشر" },
  "bulk.deactivate": { en: "Deactivate", ar: "إيقاف النشر" },
  "bulk.hide": { en: "Hide", ar: "إخفاء" },
  "bulk.show": { en: "Show", ar: "إظهار" },
  "bulk.set_category": { en: "Set category", ar: "تعيين القسم" },
  "bulk.fill_sizes": { en: "Fill in sizes", ar: "إكمال المقاسات" },
  "bulk.fill_colors": { en: "Fill in colors", ar: "إكمال الألوان" },
  "bulk.fill_materials": { en: "Fill in materials", ar: "إكمال الخامات" },
  "bulk.fill_stock": { en: "Sizes are in stock", ar: "المقاسات متوفرة" },
  "bulk.fill_stock.hint": {
    en: "Every size of a product whose stock by size is not known is said to be in stock; of one that is sold out, none. A stock that is known stays as it is.",
    ar: "كل مقاسات المنتج الذي لا يُعرف مخزونه بالمقاس تُعدّ متوفرة، وإن كان المنتج نافدًا فلا شيء منها. المخزون المعروف يبقى كما هو.",
  },
  "bulk.drop_former_price": { en: "Remove former price", ar: "إزالة السعر السابق" },
  "bulk.drop_former_price.hint": {
    en: "What is asked now stays and is the price; no other is struck through beside it. Products that are not on sale stay as they are.",
    ar: "يبقى السعر الحالي ويصير هو سعر المنتج، دون سعر مشطوب بجانبه. المنتجات التي بلا خصم تبقى كما هي.",
  },
  fillOnlyEmpty: {
    en: "Only products without any get these; the others keep theirs.",
    ar: "تُضاف إلى المنتجات التي بلا قيمة فقط، وتبقى الأخرى كما هي.",
  },
  "bulk.delete": {
    en: { one: "Delete {n} product", other: "Delete {n} products" },
    ar: {
      one: "حذف منتج واحد",
      two: "حذف منتجين",
      few: "حذف {n} منتجات",
      many: "حذف {n} منتجًا",
      other: "حذف {n} منتج",
    },
  },
  "bulk.activate.done": {
    en: { one: "{n} product activated.", other: "{n} products activated." },
    ar: {
      one: "نُشر منتج واحد.",
      two: "نُشر منتجان.",
      few: "نُشرت {n} منتجات.",
      many: "نُشر {n} منتجًا.",
      other: "نُشر {n} منتج.",
    },
  },
  "bulk.deactivate.done": {
    en: { one: "{n} product deactivated.", other: "{n} products deactivated." },
    ar: {
      one: "أُوقف نشر منتج واحد.",
      two: "أُوقف نشر منتجين.",
      few: "أُوقف نشر {n} منتجات.",
      many: "أُوقف نشر {n} منتجًا.",
      other: "أُوقف نشر {n} منتج.",
    },
  },
  "bulk.hide.done": {
    en: { one: "{n} product hidden.", other: "{n} products hidden." },
    ar: {
      one: "أُخفي منتج واحد.",
      two: "أُخفي منتجان.",
      few: "أُخفيت {n} منتجات.",
      many: "أُخفي {n} منتجًا.",
      other: "أُخفي {n} منتج.",
    },
  },
  "bulk.show.done": {
    en: { one: "{n} product shown again.", other: "{n} products shown again." },
    ar: {
      one: "أُظهر منتج واحد.",
      two: "أُظهر منتجان.",
      few: "أُظهرت {n} منتجات.",
      many: "أُظهر {n} منتجًا.",
      other: "أُظهر {n} منتج.",
    },
  },
  "bulk.set_category.done": {
    en: { one: "Category of {n} product set.", other: "Category of {n} products set." },
    ar: {
      one: "عُيّن قسم منتج واحد.",
      two: "عُيّن قسم منتجين.",
      few: "عُيّن قسم {n} منتجات.",
      many: "عُيّن قسم {n} منتجًا.",
      other: "عُيّن قسم {n} منتج.",
    },
  },
  "bulk.fill_sizes.done": {
    en: { one: "Sizes of {n} product filled in.", other: "Sizes of {n} products filled in." },
    ar: {
      one: "أُكملت مقاسات منتج واحد.",
      two: "أُكملت مقاسات منتجين.",
      few: "أُكملت مقاسات {n} منتجات.",
      many: "أُكملت مقاسات {n} منتجًا.",
      other: "أُكملت مقاسات {n} منتج.",
    },
  },
  "bulk.fill_colors.done": {
    en: { one: "Colors of {n} product filled in.", other: "Colors of {n} products filled in." },
    ar: {
      one: "أُكملت ألوان منتج واحد.",
      two: "أُكملت ألوان منتجين.",
      few: "أُكملت ألوان {n} منتجات.",
      many: "أُكملت ألوان {n} منتجًا.",
      other: "أُكملت ألوان {n} منتج.",
    },
  },
  "bulk.fill_materials.done": {
    en: {
      one: "Materials of {n} product filled in.",
      other: "Materials of {n} products filled in.",
    },
    ar: {
      one: "أُكملت خامات منتج واحد.",
      two: "أُكملت خامات منتجين.",
      few: "أُكملت خامات {n} منتجات.",
      many: "أُكملت خامات {n} منتجًا.",
      other: "أُكملت خامات {n} منتج.",
    },
  },
  "bulk.fill_stock.done": {
    en: { one: "Stock of {n} product filled in.", other: "Stock of {n} products filled in." },
    ar: {
      one: "أُكمل مخزون منتج واحد.",
      two: "أُكمل مخزون منتجين.",
      few: "أُكمل مخزون {n} منتجات.",
      many: "أُكمل مخزون {n} منتجًا.",
      other: "أُكمل مخزون {n} منتج.",
    },
  },
  "bulk.drop_former_price.done": {
    en: {
      one: "Former price of {n} product removed.",
      other: "Former prices of {n} products removed.",
    },
    ar: {
      one: "أُزيل السعر السابق من منتج واحد.",
      two: "أُزيل السعر السابق من منتجين.",
      few: "أُزيل السعر السابق من {n} منتجات.",
      many: "أُزيل السعر السابق من {n} منتجًا.",
      other: "أُزيل السعر السابق من {n} منتج.",
    },
  },
  "bulk.delete.done": {
    en: { one: "{n} product deleted.", other: "{n} products deleted." },
    ar: {
      one: "حُذف منتج واحد.",
      two: "حُذف منتجان.",
      few: "حُذفت {n} منتجات.",
      many: "حُذف {n} منتجًا.",
      other: "حُذف {n} منتج.",
    },
  },
  deleteSelectionTitle: { en: "Delete the selection?", ar: "حذف المحدد؟" },
});
