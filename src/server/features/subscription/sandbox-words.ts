// Words of the sandbox's pages. They stand in for a provider's own, so they are not the site's.
import type { Language } from "../../../contract/languages.ts";

const en = {
  band: "Sandbox. No card needed, nothing is charged.",
  checkoutTitle: "Pay for Ribby Pro",
  plan: "Ribby Pro, every month",
  price: "{price} USD",
  choose: "Choose a card to try",
  pay: "Pay with a card that works",
  decline: "Pay with a card that is declined",
  declined: "The card was declined. Nothing was paid. Try the other one.",
  back: "Back to Ribby",
  checkoutOver: "There is nothing to pay here any more.",
  portalTitle: "Your subscription",
  none: "There is no subscription here.",
  status: "Status",
  "status.active": "Active",
  "status.canceling": "Active, ends by itself",
  "status.past_due": "The last payment failed",
  "status.canceled": "Ended",
  renews: "Renews on",
  ends: "Ends on",
  ended: "Ended on",
  cancel: "Cancel at the end of the period",
  resume: "Keep the subscription",
  trouble: "Try what can go wrong",
  expire: "End it now",
  declineRenewal: "Let the next payment fail",
  payOpen: "Pay what is open",
};

const ar: typeof en = {
  band: "بيئة تجريبية. لا نطلب بطاقة، ولا يُدفع أي مبلغ.",
  checkoutTitle: "الدفع لريبي برو",
  plan: "ريبي برو، كل شهر",
  price: "{price} دولارًا أمريكيًا",
  choose: "بطاقة للتجربة",
  pay: "الدفع ببطاقة سليمة",
  decline: "الدفع ببطاقة مرفوضة",
  declined: "رُفضت البطاقة، ولم يُدفع شيء. جرّب البطاقة الأخرى.",
  back: "العودة إلى ريبي",
  checkoutOver: "لم يعد هنا ما يُدفع.",
  portalTitle: "اشتراكك",
  none: "لا يوجد اشتراك هنا.",
  status: "الحالة",
  "status.active": "ساري",
  "status.canceling": "ساري، وينتهي تلقائيًا",
  "status.past_due": "تعذّرت الدفعة الأخيرة",
  "status.canceled": "منتهٍ",
  renews: "يتجدد في",
  ends: "ينتهي في",
  ended: "انتهى في",
  cancel: "الإلغاء عند نهاية الفترة",
  resume: "الإبقاء على الاشتراك",
  trouble: "تجربة ما قد يتعثّر",
  expire: "إنهاؤه الآن",
  declineRenewal: "رفض الدفعة القادمة",
  payOpen: "دفع المستحق",
};

export type SandboxWord = keyof typeof en;

export const sandboxWords = (language: Language) => (language === "ar" ? ar : en);
