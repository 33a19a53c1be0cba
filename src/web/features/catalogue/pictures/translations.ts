// What the picture editor says, in English and Arabic.
import { defineTranslations } from "../../../lib/languages/translations.ts";

export const pictureTranslations = defineTranslations({
  pictures: { en: "Pictures", ar: "الصور" },
  hint: {
    en: "The first one is the main picture. Drop pictures here, paste them, or add them by their address. JPEG, PNG, WebP or AVIF, up to {megabytes} MB each.",
    ar: "الأولى هي الصورة الرئيسية. أفلت الصور هنا أو الصقها أو أضفها برابطها. JPEG أو PNG أو WebP أو AVIF، حتى {megabytes} ميجابايت لكل صورة.",
  },
  main: { en: "Main", ar: "الرئيسية" },
  nth: { en: "Picture {n}", ar: "الصورة {n}" },
  earlier: { en: "Move picture {n} earlier", ar: "تقديم الصورة {n}" },
  later: { en: "Move picture {n} later", ar: "تأخير الصورة {n}" },
  remove: { en: "Remove picture {n}", ar: "إزالة الصورة {n}" },
  moved: { en: "Now picture {n} of {all}.", ar: "أصبحت الصورة {n} من {all}." },
  removed: { en: "Picture removed.", ar: "أُزيلت الصورة." },
  added: { en: "Picture added.", ar: "أُضيفت الصورة." },
  upload: { en: "Upload pictures", ar: "رفع صور" },
  dropHere: { en: "Drop the pictures here", ar: "أفلت الصور هنا" },
  uploading: { en: "Uploading {name}", ar: "جارٍ رفع {name}" },
  sent: { en: "{percent} sent", ar: "أُرسل {percent}" },
  checking: { en: "Checking the picture...", ar: "جارٍ مراجعة الصورة…" },
  failed: { en: "“{name}” was not uploaded.", ar: "لم تُرفع «{name}»." },
  address: { en: "Address of a picture", ar: "رابط صورة" },
  add: { en: "Add", ar: "إضافة" },
  alreadyHere: { en: "This picture is already here.", ar: "هذه الصورة موجودة بالفعل." },
  full: {
    en: "A product can have {n} pictures.",
    ar: {
      one: "للمنتج صورة واحدة على الأكثر.",
      two: "للمنتج صورتان على الأكثر.",
      few: "للمنتج {n} صور على الأكثر.",
      many: "للمنتج {n} صورة على الأكثر.",
      other: "للمنتج {n} صورة على الأكثر.",
    },
  },
  unreachable: { en: "No picture could be loaded from here.", ar: "تعذّر تحميل صورة من هنا." },
  none: { en: "No pictures yet.", ar: "لا توجد صور بعد." },
});
