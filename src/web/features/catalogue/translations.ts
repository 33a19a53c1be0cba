// Words of product management. A star marks what must be filled in, as the specification writes it.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const catalogueTranslations = defineTranslations({
  sections: { en: "Product management", ar: "إدارة المنتجات" },
  "tab.products": { en: "Products", ar: "المنتجات" },
  "tab.demand": { en: "Demand", ar: "الطلب" },
  "tab.analytics": { en: "Analytics", ar: "التحليلات" },
  "count.total": { en: { one: "Product", other: "Products" }, ar: "المنتجات" },
  "count.pending": {
    en: { one: "Pending change", other: "Pending changes" },
    ar: "تغييرات معلّقة",
  },
  "count.hidden": { en: "Hidden", ar: "مخفية" },

  addProduct: { en: "Add Product", ar: "إضافة منتج" },
  addFirst: { en: "Add Your First Product", ar: "أضف منتجك الأول" },
  saveAll: { en: "Save All Changes ({n})", ar: "حفظ كل التغييرات ({n})" },
  bulkEdit: { en: "Bulk Edit", ar: "تعديل جماعي" },
  exitBulk: { en: "Exit Bulk Mode", ar: "إنهاء التعديل الجماعي" },

  lists: { en: "Lists of products", ar: "قوائم المنتجات" },
  "list.new": { en: "New Products", ar: "المنتجات الجديدة" },
  "list.active": { en: "Active Products", ar: "المنتجات النشطة" },
  "list.inactive": { en: "Inactive Products", ar: "المنتجات غير النشطة" },
  search: { en: "Search products", ar: "ابحث في المنتجات" },
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
  "empty.active": { en: "No active products found", ar: "لا توجد منتجات نشطة" },
  "empty.inactive": { en: "No inactive products found", ar: "لا توجد منتجات غير نشطة" },
  "about.new": {
    en: "Products that you add or import wait here until you activate them.",
    ar: "تنتظر هنا المنتجات التي تضيفها أو تستوردها حتى تُفعّلها.",
  },
  "about.active": {
    en: "Products that you activate are shown to shoppers and stand here.",
    ar: "المنتجات التي تُفعّلها تظهر للمتسوقين وتجدها هنا.",
  },
  "about.inactive": {
    en: "Products that shoppers do not see stand here.",
    ar: "المنتجات التي لا يراها المتسوقون تجدها هنا.",
  },
  "noMatch.new": {
    en: "No new products match “{query}”",
    ar: "لا توجد منتجات جديدة تطابق «{query}»",
  },
  "noMatch.active": {
    en: "No active products match “{query}”",
    ar: "لا توجد منتجات نشطة تطابق «{query}»",
  },
  "noMatch.inactive": {
    en: "No inactive products match “{query}”",
    ar: "لا توجد منتجات غير نشطة تطابق «{query}»",
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
  noCategory: { en: "No category", ar: "بلا فئة" },
  edit: { en: "Edit", ar: "تعديل" },
  editOf: { en: "Edit: {title}", ar: "تعديل: {title}" },
  activate: { en: "Activate", ar: "تفعيل" },
  activateOf: { en: "Activate: {title}", ar: "تفعيل: {title}" },
  inactive: { en: "Inactive", ar: "غير نشط" },
  inactiveOf: { en: "Inactive: {title}", ar: "غير نشط: {title}" },
  deactivate: { en: "Deactivate", ar: "إيقاف" },
  deactivateOf: { en: "Deactivate: {title}", ar: "إيقاف: {title}" },
  hideOf: { en: "Hide {title}", ar: "إخفاء {title}" },
  showOf: { en: "Show {title}", ar: "إظهار {title}" },
  deleteOf: { en: "Delete {title}", ar: "حذف {title}" },
  selectOf: { en: "Select {title}", ar: "تحديد {title}" },
  asShopper: { en: "View as shopper", ar: "عرض كمتسوق" },
  asShopperOf: {
    en: "View as shopper: {title} (opens a new tab)",
    ar: "عرض كمتسوق: {title} (في تبويب جديد)",
  },

  deleteTitle: { en: "Delete this product?", ar: "هل تريد حذف هذا المنتج؟" },
  delete: { en: "Delete", ar: "حذف" },
  cancel: { en: "Cancel", ar: "إلغاء" },

  title: { en: "Product Title*", ar: "اسم المنتج*" },
  price: { en: "Price (EGP)*", ar: "السعر (ج.م)*" },
  priceIn: { en: "Price ({currency})*", ar: "السعر ({currency})*" },
  current_price: { en: "Sale Price", ar: "سعر التخفيض" },
  description: { en: "Description*", ar: "الوصف*" },
  url: { en: "Product URL", ar: "رابط المنتج" },
  imageUrl: { en: "Image URL", ar: "رابط الصورة" },
  category: { en: "Category", ar: "الفئة" },
  style: { en: "Style", ar: "الطراز" },
  colors: { en: "Colors", ar: "الألوان" },
  sizes: { en: "Sizes", ar: "المقاسات" },
  materials: { en: "Materials", ar: "الخامات" },
  commaSeparated: { en: "Separated by commas", ar: "مفصولة بفواصل" },
  pictures: { en: "Pictures", ar: "الصور" },
  stock: { en: "Stock", ar: "المخزون" },
  sold_out: { en: "Sold out", ar: "نفدت الكمية" },
  variants: { en: "Stock per color and size", ar: "المخزون لكل لون ومقاس" },
  inStock: { en: "In stock", ar: "متوفر" },
  everyColor: { en: "Every color", ar: "كل الألوان" },
  everySize: { en: "Every size", ar: "كل المقاسات" },
  trackStock: { en: "Track stock per color and size", ar: "تتبّع المخزون لكل لون ومقاس" },
  renewStock: { en: "Match to colors and sizes", ar: "مطابقة مع الألوان والمقاسات" },
  hideFromPublic: { en: "Hide product from public view", ar: "إخفاء المنتج عن العامة" },
  save: { en: "Save", ar: "حفظ" },
  saving: { en: "Saving...", ar: "جارٍ الحفظ..." },
  saveLater: { en: "Save later", ar: "الحفظ لاحقًا" },
  saveLaterHint: {
    en: "Keeps your changes for Save All.",
    ar: "يُبقي تغييراتك حتى حفظ كل التغييرات.",
  },
  add: { en: "Add Product", ar: "إضافة منتج" },
  adding: { en: "Adding...", ar: "جارٍ الإضافة..." },
  addHint: {
    en: "It stands among the new products and is not public until you activate it.",
    ar: "سيكون ضمن المنتجات الجديدة ولن يظهر للعامة حتى تُفعّله.",
  },

  added: { en: "Added: {title}", ar: "أُضيف: {title}" },
  savedOne: { en: "Saved: {title}", ar: "حُفظ: {title}" },
  savedMany: {
    en: { one: "{n} product saved.", other: "{n} products saved." },
    ar: {
      one: "حُفظ منتج واحد.",
      two: "حُفظ منتجان.",
      few: "حُفظت {n} منتجات.",
      many: "حُفظ {n} منتجًا.",
      other: "حُفظ {n} منتج.",
    },
  },
  saveProgress: { en: "Saving {done} of {total}", ar: "جارٍ الحفظ: {done} من {total}" },
  workProgress: { en: "Changing {done} of {total}", ar: "جارٍ التغيير: {done} من {total}" },
  notSaved: {
    en: { one: "{n} product was not saved", other: "{n} products were not saved" },
    ar: {
      one: "لم يُحفظ منتج واحد",
      two: "لم يُحفظ منتجان",
      few: "لم تُحفظ {n} منتجات",
      many: "لم يُحفظ {n} منتجًا",
      other: "لم يُحفظ {n} منتج",
    },
  },
  andMore: { en: "and {n} more", ar: "و{n} غيرها" },

  selectAll: { en: "Select all {n}", ar: "تحديد الكل ({n})" },
  selected: {
    en: { one: "{n} selected", other: "{n} selected" },
    ar: { one: "حُدّد منتج واحد", two: "حُدّد منتجان", other: "المحدد {n}" },
  },
  bulkActions: { en: "Change the selection", ar: "تغيير المحدد" },
  "bulk.activate": { en: "Activate", ar: "تفعيل" },
  "bulk.deactivate": { en: "Deactivate", ar: "إيقاف" },
  "bulk.hide": { en: "Hide", ar: "إخفاء" },
  "bulk.show": { en: "Show", ar: "إظهار" },
  "bulk.set_category": { en: "Set category", ar: "تعيين الفئة" },
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
    ar: "عدد المنتجات التي فُعّلت: {n}.",
  },
  "bulk.deactivate.done": {
    en: { one: "{n} product deactivated.", other: "{n} products deactivated." },
    ar: "عدد المنتجات التي أُوقفت: {n}.",
  },
  "bulk.hide.done": {
    en: { one: "{n} product hidden.", other: "{n} products hidden." },
    ar: "عدد المنتجات التي أُخفيت: {n}.",
  },
  "bulk.show.done": {
    en: { one: "{n} product shown again.", other: "{n} products shown again." },
    ar: "عدد المنتجات التي أُظهرت: {n}.",
  },
  "bulk.set_category.done": {
    en: { one: "Category of {n} product set.", other: "Category of {n} products set." },
    ar: "عدد المنتجات التي عُيّنت فئتها: {n}.",
  },
  "bulk.delete.done": {
    en: { one: "{n} product deleted.", other: "{n} products deleted." },
    ar: "عدد المنتجات التي حُذفت: {n}.",
  },
  deleteSelectionTitle: { en: "Delete the selection?", ar: "هل تريد حذف المحدد؟" },

  conflictTitle: { en: "Changed meanwhile", ar: "تغيّر في هذه الأثناء" },
  conflictBody: {
    en: "Somebody saved “{title}” after you opened it. Which do you want to keep?",
    ar: "حفظ شخص آخر «{title}» بعد أن فتحته. أيهما تريد الإبقاء عليه؟",
  },
  conflictPlace: { en: "{n} of {total}", ar: "{n} من {total}" },
  conflictField: { en: "Field", ar: "الحقل" },
  mine: { en: "Yours", ar: "نسختك" },
  theirs: { en: "As it is now", ar: "كما هو الآن" },
  keepMine: { en: "Keep mine", ar: "الإبقاء على نسختي" },
  takeTheirs: { en: "Take theirs", ar: "اعتماد النسخة الأخرى" },
  sameAnswer: {
    en: { one: "Same answer for {n} more", other: "Same answer for {n} more" },
    ar: "الإجابة نفسها لعدد {n} غيره",
  },
  besides: {
    en: "Also changed there, and kept either way: {fields}.",
    ar: "تغيّر هناك أيضًا وسيبقى في الحالتين: {fields}.",
  },
  sameWords: {
    en: "Your version says the same as the product does now.",
    ar: "نسختك تطابق المنتج كما هو الآن.",
  },
  emptyValue: { en: "empty", ar: "فارغ" },
  pictureCount: {
    en: { one: "{n} picture", other: "{n} pictures" },
    ar: { one: "صورة واحدة", two: "صورتان", few: "{n} صور", other: "{n} صورة" },
  },

  leaveTitle: { en: "Leave with unsaved changes?", ar: "هل تغادر دون حفظ التغييرات؟" },
  leaveBody: {
    en: {
      one: "{n} product has unsaved changes. They stay in this browser until you come back.",
      other: "{n} products have unsaved changes. They stay in this browser until you come back.",
    },
    ar: "عدد المنتجات ذات التغييرات غير المحفوظة: {n}. ستبقى في هذا المتصفح حتى تعود.",
  },
  leaveUnkept: {
    en: "This browser has no room to keep them: they will be lost.",
    ar: "لا تتّسع ذاكرة هذا المتصفح لها: ستضيع.",
  },
  stay: { en: "Stay", ar: "البقاء" },
  leave: { en: "Leave", ar: "مغادرة" },
  noRoom: {
    en: "This browser has no room to keep your unsaved changes. Please save before you leave.",
    ar: "لا تتّسع ذاكرة هذا المتصفح لتغييراتك غير المحفوظة. يرجى الحفظ قبل المغادرة.",
  },
  restored: {
    en: {
      one: "Unsaved changes of {n} product from your last visit are back.",
      other: "Unsaved changes of {n} products from your last visit are back.",
    },
    ar: "عادت تغييراتك غير المحفوظة من زيارتك السابقة. عدد المنتجات: {n}.",
  },
});
