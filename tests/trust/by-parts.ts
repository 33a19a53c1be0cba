/**
 * Terms that are put together from their parts: who bears a cost, what cash costs and where it ends, looking before
 * paying, sums and times by place in any order. Each turn stands here in words that no set of shops has.
 */
import { everywhere, type Written } from "./sentences.ts";

export const BY_PARTS: Written[] = [
  // Who pays the way of an exchange or a return
  ["Exchange", "The boutique absorbs the courier's fee on every swap.", { exchange_cost: "shop" }],
  ["", "We never charge for a swap.", { exchange_cost: "shop" }],
  ["", "No swapping charges, ever.", { exchange_cost: "shop" }],
  ["", "You do not owe the rider a thing when you return a piece.", { return_cost: "shop" }],
  [
    "Returns",
    "The purchaser shall bear the freight of whatever is sent back.",
    { return_cost: "shopper" },
  ],
  ["", "Swap shipping: buyer's account.", { exchange_cost: "shopper" }],
  ["", "The return trip isn't free: it's on the customer.", { return_cost: "shopper" }],
  ["سياسة الاستبدال", "أجرة المندوب في الاستبدال تتكفل بها الدار.", { exchange_cost: "shop" }],
  ["سياسة الاستبدال", "إحنا مش بناخد مصاريف على التبديل.", { exchange_cost: "shop" }],
  ["سياسة الاسترجاع", "مابنخصمش أي توصيل لما ترجعي حاجة.", { return_cost: "shop" }],
  ["سياسة الاسترجاع", "مشوار المرتجع من جيب حضرتك.", { return_cost: "shopper" }],
  ["", "مصاريف التبديل مش علينا.", { exchange_cost: "shopper" }],
  ["", "التبديل ب٧٠ مهما كانت محافظتك.", { exchange_cost: 70 }],
  // Cash: what it costs, where it ends, that there is none
  [
    "Payment",
    "Choosing cash on delivery adds EGP 18 for the collection.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { fee: 18 } },
  ],
  [
    "الدفع",
    "الدفع عند الاستلام بيزيد عليه ١٦ جنيه لشركة الشحن.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { fee: 16 } },
  ],
  [
    "Payment",
    "Your basket has to be EGP 3,300 or less to pay the courier in cash.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { up_to: 3300 } },
  ],
  [
    "الدفع",
    "الكاش متاح بشرط ألا تتجاوز قيمة الفاتورة ٦٣٠٠ جنيه.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { up_to: 6300 } },
  ],
  ["طرق الدفع", "وقفنا الدفع عند الاستلام من فترة.", { cash_on_delivery: false }],
  ["Payment", "Pay on arrival: no.", { cash_on_delivery: false }],
  [
    "الدفع",
    "بنطلب عربون ٢٥ في المية والباقي كاش وانتي بتستلمي.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { deposit: "25%" } },
  ],
  [
    "طرق الدفع",
    "مع المندوب: كاش أو فيزا.",
    { cash_on_delivery: true, payment: ["cash", "card_on_delivery"] },
  ],
  // Looking and paying
  ["At the door", "Hand over the money only once you have tried it on.", { on_delivery: "try" }],
  ["", "Nobody unwraps the parcel before it is paid.", { on_delivery: "sealed" }],
  ["", "Pay the rider, then unwrap it.", { on_delivery: "sealed" }],
  ["المعاينة", "ماتدفعيش إلا لما تشوفي الحاجة بنفسك.", { on_delivery: "open" }],
  ["المعاينة", "محدش يفتح الشنطة قبل ما يحاسب.", { on_delivery: "sealed" }],
  // Her yes
  ["", "Orders are packed only after you reply to our WhatsApp.", { confirmation: "whatsapp" }],
  ["", "لازم نسمع صوتك بالموافقة في مكالمة قبل ما نشحن.", { confirmation: "phone" }],
  // Sums and times by place
  ["", "الأقصر وقنا: ١١٥ جنيه.", { delivery_fee: { luxor: 115, qena: 115 } }],
  ["", "Matrouh and the Red Sea: 6 to 8 days.", { delivery_days: { matrouh: "6-8" } }],
  ["الشحن", "مفيش مصاريف شحن على الغربية.", { delivery_fee: { gharbia: 0 } }],
  ["Delivery", "Shipping is free throughout the republic.", { delivery_fee: { [everywhere]: 0 } }],
  [
    "Delivery",
    "Suez and Ismailia are EGP 55, everywhere else EGP 75. These take 2 to 5 days.",
    { delivery_fee: { suez: 55, minya: 75 }, delivery_days: { suez: "2-5", minya: "2-5" } },
  ],
  // How it comes back
  ["Returns", "We wire the price to you.", { refund_as: "money" }],
  ["Returns", "You get a code worth what you paid.", { refund_as: "credit" }],
];
