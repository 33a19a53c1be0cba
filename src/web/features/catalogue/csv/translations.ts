// What import and export say, in English and Arabic.
import { defineTranslations } from "../../../lib/languages/translations.ts";

export const csvTranslations = defineTranslations({
  menu: { en: "Import / Export", ar: "استيراد / تصدير" },
  title: { en: "Catalogue as a file", ar: "الكتالوج كملف" },
  about: {
    en: "Edit your products in Excel or Google Sheets. You will see every change before it is made.",
    ar: "عدّل منتجاتك في إكسل أو جداول جوجل. سترى كل تغيير قبل تنفيذه.",
  },
  export: { en: "Export CSV", ar: "تصدير CSV" },
  exporting: { en: "Exporting...", ar: "جارٍ التصدير..." },
  exportFailed: { en: "The file could not be made.", ar: "تعذّر إنشاء الملف." },
  import: { en: "Import CSV", ar: "استيراد CSV" },
  reading: { en: "Reading {name}...", ar: "جارٍ قراءة {name}..." },

  dialog: { en: "Import from {name}", ar: "استيراد من {name}" },
  unreadable: {
    en: "This file could not be read. Please choose a CSV file.",
    ar: "تعذّرت قراءة هذا الملف. يرجى اختيار ملف CSV.",
  },
  tooLarge: {
    en: "This file is too large. Please choose one under {megabytes} MB.",
    ar: "هذا الملف كبير جدًا. يرجى اختيار ملف أصغر من {megabytes} ميجابايت.",
  },
  emptyFile: { en: "This file has no rows.", ar: "لا توجد صفوف في هذا الملف." },
  noColumns: {
    en: "The first row must name the columns: at least id, url or title. An exported file shows how.",
    ar: "يجب أن يسمّي الصف الأول الأعمدة: المعرّف أو الرابط أو العنوان على الأقل. يوضح الملف المُصدَّر الطريقة.",
  },
  tooManyRows: {
    en: "At most {n} rows can be imported at once. Please split the file.",
    ar: "يمكن استيراد {n} صف على الأكثر في المرة الواحدة. يرجى تقسيم الملف.",
  },
  ignored: { en: "Columns that are not used: {names}", ar: "أعمدة غير مستخدمة: {names}" },
  nothing: {
    en: "Everything in this file is already so. There is nothing to import.",
    ar: "كل ما في هذا الملف مطابق بالفعل. لا يوجد ما يُستورد.",
  },

  added: { en: "New", ar: "جديد" },
  changed: { en: "Changed", ar: "متغيّر" },
  unchanged: { en: "Unchanged", ar: "بلا تغيير" },
  refused: { en: "Left out", ar: "مستبعد" },
  addedRows: { en: "New products", ar: "منتجات جديدة" },
  addedHint: { en: "They begin inactive, in the New list.", ar: "تبدأ غير نشطة في قائمة الجديد." },
  changedRows: { en: "Products that change", ar: "منتجات ستتغيّر" },
  staleRows: { en: "Changed here since the export", ar: "تغيّرت هنا بعد التصدير" },
  staleHint: {
    en: "These were edited after this file was exported. Importing them would undo those edits.",
    ar: "عُدّلت هذه المنتجات بعد تصدير الملف. استيرادها سيلغي تلك التعديلات.",
  },
  overwrite: {
    en: { one: "Overwrite it as well", other: "Overwrite these {n} as well" },
    ar: { other: "استبدال هذه أيضًا ({n})" },
  },
  refusedRows: { en: "Rows that are left out", ar: "صفوف مستبعدة" },
  row: { en: "Row {row}", ar: "الصف {row}" },
  empty: { en: "empty", ar: "فارغ" },
  becomes: { en: "becomes", ar: "تصبح" },
  andMore: { en: { one: "and {n} more", other: "and {n} more" }, ar: { other: "و{n} غيرها" } },

  unknownId: {
    en: "No product has this id. Leave the id empty to add it as a new one.",
    ar: "لا يوجد منتج بهذا المعرّف. اترك المعرّف فارغًا لإضافته كمنتج جديد.",
  },
  severalUrls: {
    en: "Several products have this address. Please give the id.",
    ar: "لأكثر من منتج هذا الرابط. يرجى كتابة المعرّف.",
  },
  sameAsRow: { en: "The same product as row {row}.", ar: "المنتج نفسه في الصف {row}." },
  cellUnreadable: {
    en: "“{cell}” cannot be read as {field}.",
    ar: "تعذّرت قراءة «{cell}» كقيمة {field}.",
  },

  cancel: { en: "Cancel", ar: "إلغاء" },
  done: { en: "Done", ar: "تم" },
  apply: {
    en: { one: "Import {n} change", other: "Import {n} changes" },
    ar: {
      one: "استيراد تغيير واحد",
      two: "استيراد تغييرين",
      few: "استيراد {n} تغييرات",
      other: "استيراد {n} تغييرًا",
    },
  },
  sending: { en: "{done} of {all} sent", ar: "أُرسل {done} من {all}" },
  saved: {
    en: { one: "{n} product was imported.", other: "{n} products were imported." },
    ar: {
      zero: "لم يُستورد أي منتج.",
      one: "استُورد منتج واحد.",
      two: "استُورد منتجان.",
      few: "استُوردت {n} منتجات.",
      other: "استُورد {n} منتجًا.",
    },
  },
  notSaved: {
    en: { one: "{n} row was not imported:", other: "{n} rows were not imported:" },
    ar: { one: "صف واحد لم يُستورد:", two: "صفان لم يُستوردا:", other: "{n} صف لم يُستورد:" },
  },
  stopped: {
    en: {
      one: "{n} row was not sent. It can be imported again.",
      other: "{n} rows were not sent. They can be imported again.",
    },
    ar: {
      one: "صف واحد لم يُرسل. يمكن استيراده من جديد.",
      other: "لم تُرسل {n} من الصفوف. يمكن استيرادها من جديد.",
    },
  },
  again: { en: "Try the rest again", ar: "إعادة محاولة الباقي" },

  "field.title": { en: "Title", ar: "العنوان" },
  "field.description": { en: "Description", ar: "الوصف" },
  "field.title_ar": { en: "Name in Arabic", ar: "الاسم بالعربية" },
  "field.description_ar": { en: "Text in Arabic", ar: "النص بالعربية" },
  "field.price": { en: "Price", ar: "السعر" },
  "field.current_price": { en: "Sale price", ar: "سعر التخفيض" },
  "field.currency": { en: "Currency", ar: "العملة" },
  "field.category": { en: "Category", ar: "الفئة" },
  "field.style": { en: "Style", ar: "الأسلوب" },
  "field.colors": { en: "Colors", ar: "الألوان" },
  "field.sizes": { en: "Sizes", ar: "المقاسات" },
  "field.materials": { en: "Materials", ar: "الخامات" },
  "field.url": { en: "Product URL", ar: "رابط المنتج" },
  "field.image_url": { en: "Image URL", ar: "رابط الصورة" },
  "field.other_image_urls": { en: "Other pictures", ar: "صور أخرى" },
  "field.variants": { en: "Stock", ar: "المخزون" },
  "field.sold_out": { en: "Sold out", ar: "نفد المخزون" },
  "field.hidden": { en: "Hidden", ar: "مخفي" },
  "field.active": { en: "Active", ar: "نشط" },
});
