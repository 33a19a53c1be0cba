// What import and export say, in English and Arabic.
import { defineTranslations } from "../../../lib/languages/translations.ts";

export const csvTranslations = defineTranslations({
  menu: { en: "Import / Export", ar: "ملف المنتجات (CSV)" },
  title: { en: "Catalogue as a file", ar: "الكتالوج كملف" },
  about: {
    en: "Edit your products in Excel or Google Sheets. You will see every change before it is made.",
    ar: "عدّل منتجاتك في إكسل أو جداول جوجل. سترى كل تغيير قبل تنفيذه.",
  },
  export: { en: "Export CSV", ar: "تنزيل CSV" },
  exporting: { en: "Exporting...", ar: "جارٍ التجهيز…" },
  exportFailed: { en: "The file could not be made.", ar: "تعذّر إنشاء الملف." },
  import: { en: "Import CSV", ar: "رفع CSV" },
  reading: { en: "Reading {name}...", ar: "جارٍ قراءة {name}…" },

  dialog: { en: "Import from {name}", ar: "رفع {name}" },
  unreadable: {
    en: "This file could not be read. Please choose a CSV file.",
    ar: "تعذّرت قراءة هذا الملف. اختر ملف CSV.",
  },
  tooLarge: {
    en: "This file is too large. Please choose one under {megabytes} MB.",
    ar: "هذا الملف كبير جدًا. اختر ملفًا أصغر من {megabytes} ميجابايت.",
  },
  emptyFile: { en: "This file has no rows.", ar: "لا توجد صفوف في هذا الملف." },
  noColumns: {
    en: "The first row must name the columns: at least id, url or title. An exported file shows how.",
    ar: "يجب أن يسمّي الصف الأول الأعمدة: المعرّف أو الرابط أو اسم المنتج على الأقل. الملف الذي تنزّله من هنا يوضح الطريقة.",
  },
  tooManyRows: {
    en: "At most {n} rows can be imported at once. Please split the file.",
    ar: {
      one: "يمكن رفع صف واحد على الأكثر في المرة الواحدة. قسّم الملف.",
      two: "يمكن رفع صفين على الأكثر في المرة الواحدة. قسّم الملف.",
      few: "يمكن رفع {n} صفوف على الأكثر في المرة الواحدة. قسّم الملف.",
      many: "يمكن رفع {n} صفًا على الأكثر في المرة الواحدة. قسّم الملف.",
      other: "يمكن رفع {n} صف على الأكثر في المرة الواحدة. قسّم الملف.",
    },
  },
  ignored: { en: "Columns that are not used: {names}", ar: "أعمدة غير مستخدمة: {names}" },
  nothing: {
    en: "No changes in this file. There is nothing to import.",
    ar: "لا تغييرات في هذا الملف.",
  },

  added: { en: "New", ar: "جديد" },
  changed: { en: "Changed", ar: "متغيّر" },
  unchanged: { en: "Unchanged", ar: "بلا تغيير" },
  refused: { en: "Left out", ar: "مستبعد" },
  addedRows: { en: "New products", ar: "منتجات جديدة" },
  addedHint: {
    en: "They begin inactive, in the New list.",
    ar: "تبدأ غير منشورة، في قائمة الجديدة.",
  },
  changedRows: { en: "Products that change", ar: "منتجات ستتغيّر" },
  staleRows: { en: "Changed here since the export", ar: "تغيّرت هنا بعد تنزيل الملف" },
  staleHint: {
    en: "These were edited after this file was exported. Importing them would undo those edits.",
    ar: "عُدّلت هذه المنتجات بعد تنزيل الملف. رفعها سيلغي تلك التعديلات.",
  },
  overwrite: {
    en: { one: "Overwrite it as well", other: "Overwrite these {n} as well" },
    ar: { other: "استبدال هذه أيضًا ({n})" },
  },
  refusedRows: { en: "Rows that are left out", ar: "صفوف مستبعدة" },
  row: { en: "Row {row}", ar: "الصف {row}" },
  empty: { en: "empty", ar: "فارغ" },
  becomes: { en: "becomes", ar: "←" },
  andMore: { en: { one: "and {n} more", other: "and {n} more" }, ar: { other: "و{n} غيرها" } },

  unknownId: {
    en: "No product has this id. Leave the id empty to add it as a new one.",
    ar: "لا يوجد منتج بهذا المعرّف. اترك المعرّف فارغًا لإضافته كمنتج جديد.",
  },
  severalUrls: {
    en: "Several products have this address. Please give the id.",
    ar: "هذا الرابط لأكثر من منتج. اكتب المعرّف.",
  },
  sameAsRow: { en: "The same product as row {row}.", ar: "المنتج نفسه في الصف {row}." },
  cellUnreadable: {
    en: "“{cell}” cannot be read as {field}.",
    ar: "«{cell}» لا تصلح لخانة {field}.",
  },

  cancel: { en: "Cancel", ar: "إلغاء" },
  done: { en: "Done", ar: "تم" },
  apply: {
    en: { one: "Import {n} change", other: "Import {n} changes" },
    ar: {
      one: "حفظ تغيير واحد",
      two: "حفظ تغييرين",
      few: "حفظ {n} تغييرات",
      many: "حفظ {n} تغييرًا",
      other: "حفظ {n} تغيير",
    },
  },
  sending: { en: "{done} of {all} sent", ar: "أُرسل {done} من {all}" },
  saved: {
    en: { one: "{n} product was imported.", other: "{n} products were imported." },
    ar: {
      zero: "لم يُحفظ أي منتج.",
      one: "حُفظ منتج واحد.",
      two: "حُفظ منتجان.",
      few: "حُفظت {n} منتجات.",
      many: "حُفظ {n} منتجًا.",
      other: "حُفظ {n} منتج.",
    },
  },
  notSaved: {
    en: { one: "{n} row was not imported:", other: "{n} rows were not imported:" },
    ar: {
      one: "صف واحد لم يُحفظ:",
      two: "صفان لم يُحفظا:",
      few: "{n} صفوف لم تُحفظ:",
      many: "{n} صفًا لم يُحفظ:",
      other: "{n} صف لم يُحفظ:",
    },
  },
  stopped: {
    en: {
      one: "{n} row was not sent. It can be imported again.",
      other: "{n} rows were not sent. They can be imported again.",
    },
    ar: {
      one: "صف واحد لم يُرسل. يمكن رفعه من جديد.",
      two: "صفان لم يُرسلا. يمكن رفعهما من جديد.",
      few: "{n} صفوف لم تُرسل. يمكن رفعها من جديد.",
      many: "{n} صفًا لم يُرسل. يمكن رفعها من جديد.",
      other: "{n} صف لم يُرسل. يمكن رفعها من جديد.",
    },
  },
  again: { en: "Try the rest again", ar: "إعادة محاولة الباقي" },

  "field.title": { en: "Title", ar: "اسم المنتج" },
  "field.description": { en: "Description", ar: "الوصف" },
  "field.title_ar": { en: "Name in Arabic", ar: "الاسم بالعربية" },
  "field.description_ar": { en: "Text in Arabic", ar: "النص بالعربية" },
  "field.price": { en: "Price", ar: "السعر" },
  "field.current_price": { en: "Sale price", ar: "سعر التخفيض" },
  "field.currency": { en: "Currency", ar: "العملة" },
  "field.category": { en: "Category", ar: "القسم" },
  "field.style": { en: "Style", ar: "الستايل" },
  "field.colors": { en: "Colors", ar: "الألوان" },
  "field.sizes": { en: "Sizes", ar: "المقاسات" },
  "field.materials": { en: "Materials", ar: "الخامة" },
  "field.url": { en: "Product URL", ar: "رابط المنتج" },
  "field.image_url": { en: "Image URL", ar: "رابط الصورة" },
  "field.other_image_urls": { en: "Other pictures", ar: "صور أخرى" },
  "field.variants": { en: "Stock", ar: "المخزون" },
  "field.sold_out": { en: "Sold out", ar: "نفدت الكمية" },
  "field.hidden": { en: "Hidden", ar: "مخفي" },
  "field.active": { en: "Active", ar: "منشور" },
});
