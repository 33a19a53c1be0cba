// Words of the Pro plan. The benefits are those of the specification, as written.
import { defineTranslations } from "../../lib/languages/translations.ts";

export const subscriptionTranslations = defineTranslations({
  lede: {
    en: "One plan, one price, and no small print.",
    ar: "باقة واحدة بسعر واحد، من دون شروط خفية.",
  },
  ledeTwo: {
    en: "One plan, two ways to pay, and no small print.",
    ar: "باقة واحدة بطريقتين للدفع، من دون شروط خفية.",
  },

  loginTitle: { en: "Please Log In", ar: "سجّل الدخول أولًا" },
  loginBody: {
    en: "Ribby Pro belongs to a brand. Log in to upgrade or to manage your subscription.",
    ar: "ريبي برو للبراندات. سجّل الدخول للاشتراك أو لإدارة اشتراكك.",
  },
  login: { en: "Log in", ar: "تسجيل الدخول" },
  register: { en: "Register your brand", ar: "تسجيل البراند" },

  loading: { en: "Loading your subscription...", ar: "جارٍ تحميل اشتراكك…" },

  amount: { en: "{price} USD", ar: "{price} دولارًا أمريكيًا" },
  pounds: { en: "{price} EGP", ar: "{price} جنيهًا مصريًا" },
  perMonth: { en: "per month", ar: "شهريًا" },
  guarantee: { en: "{n}-day guarantee", ar: "ضمان لمدة {n} يومًا" },
  cancelAnytime: { en: "Cancel anytime", ar: "يمكنك الإلغاء في أي وقت" },
  oneMonth: {
    en: "One payment is one month; it does not renew by itself",
    ar: "كل دفعة تغطي شهرًا واحدًا، ولا تتجدد تلقائيًا",
  },
  waysHere: {
    en: "Card, mobile wallet or a kiosk near you, on Paymob’s page. We never see your card.",
    ar: "بالبطاقة أو محفظة الموبايل أو من كشك قريب منك، على صفحة Paymob. ولا نطّلع على بيانات بطاقتك.",
  },
  orPounds: { en: "Or {price} for one month", ar: "أو {price} لشهر واحد" },
  payMonth: { en: "Pay for one month", ar: "دفع شهر واحد" },
  monthBody: {
    en: "This month is paid. It does not renew by itself: when it ends you can pay for another one here.",
    ar: "هذا الشهر مدفوع. لا يتجدد تلقائيًا: عند انتهائه يمكنك دفع شهر آخر من هنا.",
  },
  included: { en: "What Pro includes", ar: "ما يشمله ريبي برو" },
  upgrade: { en: "Upgrade to Pro", ar: "الاشتراك في برو" },
  upgrading: { en: "Opening checkout...", ar: "جارٍ فتح صفحة الدفع…" },
  atProvider: {
    en: "You pay on the page of our payment provider. We never see your card.",
    ar: "تدفع على صفحة مزوّد الدفع، ولا نطّلع على بيانات بطاقتك.",
  },
  sandbox: {
    en: "Sandbox: no card needed, nothing is charged.",
    ar: "بيئة تجريبية: لا نطلب بطاقة، ولا يُدفع أي مبلغ.",
  },
  endedNote: {
    en: "Your last subscription ended on {date}.",
    ar: "انتهى اشتراكك السابق في {date}.",
  },

  "benefit.searches": { en: "Unlimited AI searches", ar: "بحث بلا حدود بالذكاء الاصطناعي" },
  "benefit.filters": { en: "Advanced filters", ar: "فلاتر متقدمة" },
  "benefit.support": { en: "Priority support", ar: "أولوية في الدعم" },
  "benefit.recommendations": { en: "Personalized recommendations", ar: "اقتراحات مخصصة لك" },
  "benefit.collections": { en: "Exclusive brand collections", ar: "مجموعات حصرية من البراندات" },
  "benefit.analytics": { en: "Analytics dashboard", ar: "لوحة إحصاءات" },
  "benefit.early": { en: "Early access", ar: "وصول مبكر" },
  "benefit.ads": { en: "No ads", ar: "بلا إعلانات" },

  activeBadge: { en: "Active", ar: "ساري" },
  activeTitle: { en: "You have Ribby Pro", ar: "اشتراكك في ريبي برو ساري" },
  activeBody: {
    en: "It renews by itself. You can cancel anytime.",
    ar: "يتجدد تلقائيًا، ويمكنك الإلغاء في أي وقت.",
  },
  lateBadge: { en: "Payment failed", ar: "دفعة متأخرة" },
  lateBody: {
    en: "Your last payment did not go through. Check your card to keep Pro.",
    ar: "لم تكتمل دفعتك الأخيرة. راجع بطاقتك للاحتفاظ ببرو.",
  },
  cancelingBadge: { en: "Canceling", ar: "قيد الإلغاء" },
  cancelingTitle: { en: "Pro until {date}", ar: "برو حتى {date}" },
  cancelingBody: {
    en: "Your subscription will not renew. Until then everything stays as it is, and you can change your mind.",
    ar: "لن يتجدد اشتراكك. يبقى كل شيء كما هو حتى ذلك اليوم، ويمكنك التراجع عن الإلغاء.",
  },
  canceledBody: {
    en: "Your subscription is canceled. What you paid for stays yours until then.",
    ar: "أُلغي اشتراكك، ويبقى لك ما دفعت ثمنه حتى ذلك اليوم.",
  },
  price: { en: "Price", ar: "السعر" },
  renewsOn: { en: "Renews on", ar: "يتجدد في" },
  endsOn: { en: "Ends on", ar: "ينتهي في" },
  lastRenewal: { en: "Last renewal", ar: "آخر تجديد" },
  canceledOn: { en: "Canceled on", ar: "أُلغي في" },
  manage: { en: "Manage subscription", ar: "إدارة الاشتراك" },
  keep: { en: "Keep Pro", ar: "الاحتفاظ ببرو" },
  again: { en: "Subscribe again", ar: "الاشتراك من جديد" },
  opening: { en: "Opening...", ar: "جارٍ الفتح…" },

  waitingTitle: {
    en: "We are waiting for the confirmation of your payment",
    ar: "ننتظر تأكيد دفعتك",
  },
  waitingBody: {
    en: "This usually takes a few seconds. Pro begins as soon as it arrives.",
    ar: "يستغرق ذلك عادةً ثواني قليلة، ويبدأ برو فور وصول التأكيد.",
  },
  waitingLong: {
    en: "It is taking longer than usual. You can leave this page: nothing is lost, and Pro begins when the confirmation arrives.",
    ar: "يستغرق الأمر وقتًا أطول من المعتاد. يمكنك مغادرة الصفحة؛ لن يضيع شيء، وسيبدأ برو عند وصول التأكيد.",
  },
  showOffer: { en: "I did not pay", ar: "لم أدفع" },
  confirmed: {
    en: "Your payment is confirmed. Welcome to Ribby Pro!",
    ar: "تأكدت دفعتك. أهلًا بك في ريبي برو!",
  },
  notPaid: {
    en: "You left before paying. Nothing was charged.",
    ar: "غادرت قبل الدفع، ولم يُخصم أي مبلغ.",
  },
});

export const BENEFITS = [
  "benefit.searches",
  "benefit.filters",
  "benefit.support",
  "benefit.recommendations",
  "benefit.collections",
  "benefit.analytics",
  "benefit.early",
  "benefit.ads",
] as const;
