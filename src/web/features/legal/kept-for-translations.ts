// How long each thing is kept, in words; the figures come from what deletes it.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const keptTranslations = defineTranslations({
  title: { en: "How long, thing by thing", ar: "مدة الحفظ لكل شيء" },
  hours: {
    en: { one: "{n} hour", other: "{n} hours" },
    ar: {
      one: "ساعة واحدة",
      two: "ساعتان",
      few: "{n} ساعات",
      many: "{n} ساعة",
      other: "{n} ساعة",
    },
  },
  days: {
    en: { one: "{n} day", other: "{n} days" },
    ar: { one: "يوم واحد", two: "يومان", few: "{n} أيام", many: "{n} يومًا", other: "{n} يوم" },
  },
  months: {
    en: { one: "{n} month", other: "{n} months" },
    ar: { one: "شهر واحد", two: "شهران", few: "{n} أشهر", many: "{n} شهرًا", other: "{n} شهر" },
  },
  account: {
    en: "A brand’s account, products, website, numbers of payments and agreement: until the brand deletes its account.",
    ar: "حساب العلامة ومنتجاتها وموقعها وأرقام مدفوعاتها وموافقتها: حتى تحذف العلامة حسابها.",
  },
  session: {
    en: "A brand’s sign-in: {time} after its last use, {most} at the longest.",
    ar: "جلسة دخول العلامة: {time} بعد آخر استخدام، و{most} على الأكثر.",
  },
  failedSignIn: {
    en: "Failed sign-ins: {time}, and the place from which a brand has signed in: {trusted}. Both only as a mark that names nobody.",
    ar: "محاولات الدخول الفاشلة: {time}، والمكان الذي دخلت منه علامة من قبل: {trusted}. وكلاهما علامة رقمية لا تدل على أحد.",
  },
  accountLink: {
    en: "The mark of a link that we sent by email: {time} after the link has expired.",
    ar: "أثر الرابط الذي أرسلناه بالبريد: {time} بعد انتهاء صلاحيته.",
  },
  letter: {
    en: "The address and kind of a letter that was sent, also of an answer to a report: {time}.",
    ar: "عنوان الرسالة المرسلة ونوعها، ومنها الرد على بلاغ: {time}.",
  },
  paymentEvent: {
    en: "Messages of the payment provider: {time}.",
    ar: "رسائل مزوّد الدفع: {time}.",
  },
  unconfirmedNotice: {
    en: "A notice that was asked for by email and never confirmed: {time}, then it is deleted with the address.",
    ar: "تنبيه طُلب بالبريد ولم يُؤكَّد: {time}، ثم يُحذف مع العنوان.",
  },
  notice: {
    en: "A confirmed notice: until you end it or your mailbox or browser refuses it; that a letter was sent: {time}.",
    ar: "تنبيه مؤكَّد: حتى توقفه أو يرفضه بريدك أو متصفحك؛ وخبر إرسال الرسالة: {time}.",
  },
  report: {
    en: "A report of a listing, with your email if you gave it: {time} after it is settled, {most} at the longest.",
    ar: "البلاغ عن منتج، مع بريدك إن كتبته: {time} بعد البت فيه، و{most} على الأكثر.",
  },
  event: {
    en: "What happened to a piece, and visits that became orders: {time}, as the operator has set.",
    ar: "ما حدث لقطعة، والزيارات التي أصبحت طلبات: {time}، كما حدّد المشغّل.",
  },
  demand: {
    en: "The day’s marks of visitors: until the day is over; counts of what was asked for: thirteen months.",
    ar: "علامات زوار اليوم: حتى ينتهي اليوم؛ وأعداد ما طُلب: ثلاثة عشر شهرًا.",
  },
  decision: {
    en: "What the people who look after Ribby decided, with the number of the brand or piece concerned: for good, as the proof of it.",
    ar: "قرارات القائمين على ريبي، مع رقم العلامة أو القطعة المعنية: دائمًا، لأنها دليل عليها.",
  },
  backups: {
    en: "Backups of all of this, made every night: {time}.",
    ar: "النسخ الاحتياطية من كل ذلك، وتُنشأ كل ليلة: {time}.",
  },
  backupsElsewhere: {
    en: "Backups of all of this: as long as the operator of the database keeps them.",
    ar: "النسخ الاحتياطية من كل ذلك: للمدة التي يحتفظ بها مشغّل قاعدة البيانات.",
  },
});
