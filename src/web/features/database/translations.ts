// Words of the database screen. The messages of the specification stand in the contract.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const databaseTranslations = defineTranslations({
  lede: {
    en: "What Ribby keeps, table by table. Secrets are masked, and every deletion is written to the audit log.",
    ar: "ما يحفظه ريبي، جدولًا جدولًا. الأسرار محجوبة، وكل حذف يُكتب في سجلّ العمليات.",
  },
  houseTitle: { en: "Administrators only", ar: "لمديري المنصة فقط" },
  houseBody: {
    en: "Only Ribby’s administrator can open the database. Your own products and profile are where they were.",
    ar: "لا يفتح قاعدة البيانات إلا مدير المنصة. منتجاتك وحسابك في مكانهما.",
  },
  houseBack: { en: "To your profile", ar: "إلى حساب البراند" },

  tables: { en: "Tables", ar: "الجداول" },
  table: { en: "Table", ar: "الجدول" },
  noTablesBody: {
    en: "The database has no tables yet.",
    ar: "لا جداول في قاعدة البيانات بعد.",
  },
  noDataBody: { en: "This table is empty.", ar: "هذا الجدول فارغ." },
  rows: {
    en: { one: "{n} row", other: "{n} rows" },
    ar: {
      zero: "لا صفوف",
      one: "صف واحد",
      two: "صفان",
      few: "{n} صفوف",
      many: "{n} صفًا",
      other: "{n} صف",
    },
  },
  aboutRows: { en: "about {count} rows", ar: "نحو {count} من الصفوف" },
  aboutCount: { en: "~{count}", ar: "~{count}" },
  rowsOf: { en: "Rows of {table}", ar: "صفوف {table}" },
  shown: { en: "{shown} shown", ar: "المعروض: {shown}" },
  loadMore: { en: "Load More", ar: "عرض المزيد" },
  masked: { en: "masked", ar: "محجوب" },
  null: { en: "null", ar: "null" },
  readWhole: { en: "Show all of {column}", ar: "عرض {column} كاملًا" },
  stillShortened: {
    en: "This is the beginning; the cell is longer still.",
    ar: "هذه بداية الخلية، وهي أطول من ذلك.",
  },
  actions: { en: "Actions", ar: "إجراءات" },
  noId: {
    en: "Read-only: the rows of this table have no id of their own.",
    ar: "للقراءة فقط: لا معرّف لصفوف هذا الجدول.",
  },
  auditKept: {
    en: "Read-only: the audit log cannot be deleted.",
    ar: "للقراءة فقط: لا يمكن حذف سجلّ العمليات.",
  },
  stays: { en: "Protected", ar: "محمي" },
  staysWhy: {
    en: "The administrator’s own row cannot be deleted.",
    ar: "لا يمكن حذف صف مدير المنصة.",
  },

  delete: { en: "Delete", ar: "حذف" },
  deleteRow: { en: "Delete row {id}", ar: "حذف الصف {id}" },
  deleteAll: { en: "Delete All Rows", ar: "حذف جميع الصفوف" },
  deleteAllTitle: { en: "Delete all rows of {table}", ar: "حذف جميع صفوف {table}" },
  cancel: { en: "Cancel", ar: "إلغاء" },
  looking: { en: "Looking at what belongs to it", ar: "نبحث عمّا يرتبط به" },
  lookFailed: {
    en: "We could not find out what would go with it, so nothing can be deleted now.",
    ar: "تعذّر معرفة ما سيُحذف معه، لذلك لا يمكن الحذف الآن.",
  },
  goesWithRow: { en: "These rows go with it:", ar: "وتُحذف معه هذه الصفوف:" },
  goesWithAll: { en: "These rows go with them:", ar: "وتُحذف معها هذه الصفوف:" },
  nothingGoes: { en: "Nothing else goes with it.", ar: "لا يُحذف معه شيء آخر." },
  cleared: { en: "These rows lose their reference:", ar: "وتفقد هذه الصفوف ارتباطها:" },
  blocked: {
    en: "It cannot be deleted: these rows still refer to it.",
    ar: "لا يمكن الحذف، فهذه الصفوف ما زالت مرتبطة به:",
  },
  willGo: {
    en: { one: "{n} row will be deleted.", other: "{n} rows will be deleted." },
    ar: {
      zero: "لن يُحذف أي صف.",
      one: "سيُحذف صف واحد.",
      two: "سيُحذف صفان.",
      few: "ستُحذف {n} صفوف.",
      many: "سيُحذف {n} صفًا.",
      other: "سيُحذف {n} صف.",
    },
  },
  keptRow: {
    en: "The administrator’s own row stays.",
    ar: "ويبقى صف مدير المنصة.",
  },
  typeName: { en: "Type {table} to confirm", ar: "اكتب {table} للتأكيد" },
});
