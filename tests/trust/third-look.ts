/** Further statements by other hands, of the kinds that are told most variously: talk, contracts, translated templates, tables. */
import { everywhere, type Written } from "./sentences.ts";

export const THIRD_LOOK: Written[] = [
  // Confirmation
  [
    "",
    "ماحدش بيستلم أوردر من غير ما نكلمه الأول على التليفون ونتأكد من العنوان.",
    { confirmation: "phone" },
  ],
  [
    "",
    "أول ما تطلبي هيجيلك مننا رسالة واتس فيها تفاصيل الأوردر، ردي عليها بكلمة تمام علشان يتشحن.",
    { confirmation: "whatsapp" },
  ],
  [
    "Ordering",
    "We'll ring you within the day to go over your order; nothing ships before that.",
    { confirmation: "phone" },
  ],
  [
    "",
    "Please keep your phone on: we call to verify each order before dispatch.",
    { confirmation: "phone" },
  ],
  [
    "",
    "Orders that are not confirmed over WhatsApp within 48 hours are cancelled automatically.",
    { confirmation: "whatsapp" },
  ],
  [
    "",
    "يتواصل معكم فريقنا هاتفياً أو عبر الواتساب لتأكيد الطلب قبل الشحن.",
    { confirmation: "either" },
  ],
  [
    "ازاي بطلب؟",
    "تختاري القطعة وتكتبي بياناتك، وبعدها بنرن عليكي نأكد ونشحن.",
    { confirmation: "phone" },
  ],
  ["", "We don't call to confirm; what you order is what we send.", {}],
  ["", "Got a question about your order? Call us or send a WhatsApp.", {}],
  ["", "el order mabyetla3sh ella lama nekalemek w te2akedy", { confirmation: "phone" }],
  // Branches
  [
    "",
    "تقدروا تشوفوا الكوليكشن كله في فرعنا: ١٥ شارع المدينة المنورة، المهندسين، الجيزة.",
    { branches: ["giza/المدينة المنورة"] },
  ],
  [
    "Find us",
    "Shop 14, Downtown Mall, New Cairo. Every day 10–10.",
    { branches: ["cairo/Downtown Mall"] },
  ],
  [
    "",
    "عندنا فرعين: واحد في مدينة نصر بالقاهرة (شارع مكرم عبيد) وواحد في سموحة بالإسكندرية (شارع فوزي معاذ).",
    { branches: ["cairo/مكرم عبيد", "alexandria/فوزي معاذ"] },
  ],
  ["", "لسه مافتحناش محل، كل الشغل أونلاين.", {}],
  ["", "We have no shop yet. Our workshop in Shubra, Cairo is not open to visitors.", {}],
  [
    "",
    "You can also pick your order up from our studio: 6 Ibn Zanki St., Zamalek, Cairo.",
    { branches: ["cairo/Ibn Zanki"] },
  ],
  [
    "الفروع",
    "المنصورة – شارع جيهان أمام بوابة الجامعة، الدقهلية",
    { branches: ["dakahlia/جيهان"] },
  ],
  ["", "Our store in Alexandria closed in 2023.", {}],
  ["", "Returns address: 5 Makram Ebeid St., Nasr City, Cairo.", {}],
  // Cost of an exchange
  ["", "لو هتبدلي مقاس بتدفعي ٥٥ جنيه للمندوب.", { exchange_cost: 55 }],
  ["التبديل", "المندوب بيجيلك لحد البيت يبدلها وبياخد 60 جنيه.", { exchange_cost: 60 }],
  ["", "Swapping sizes is free the first time round.", { exchange_cost: "shop" }],
  ["Exchanges", "The courier's fee for exchanges, EGP 70, is yours to pay.", { exchange_cost: 70 }],
  ["", "نتحمل نحن تكلفة الاستبدال كاملة ذهاباً وعودة.", { exchange_cost: "shop" }],
  ["", "الاستبدال لتغيير المقاس تكون مصاريفه على العميل.", { exchange_cost: "shopper" }],
  [
    "",
    "Exchange shipping is free if the mistake is ours; otherwise you pay.",
    { exchange_cost: "shopper" },
  ],
  ["", "الاستبدال مجاني لو العيب من عندنا، غير كده الشحن عليك.", { exchange_cost: "shopper" }],
  ["", "You'll only pay the delivery fee again when you exchange.", { exchange_cost: "shopper" }],
  ["التبديل", "من غير ولا مليم زيادة", { exchange_cost: "shop" }],
  // Windows
  ["", "قدامك لحد ٣ أيام بعد ما تستلمي علشان تبدلي.", { exchange_days: 3 }],
  ["", "لو عدى 14 يوم على الاستلام مش هنقدر نبدل أو نرجع.", { exchange_days: 14, return_days: 14 }],
  [
    "",
    "Returns are accepted up to two weeks after delivery; exchanges up to a month.",
    { return_days: 14, exchange_days: 30 },
  ],
  ["", "التبديل والترجيع في نفس يوم الاستلام مع المندوب فقط.", {}],
  ["", "استبدل واسترجع خلال 14 يوم بكل سهولة", { exchange_days: 14, return_days: 14 }],
  ["", "Changed your mind? No problem, you've got 10 days.", {}],
  [
    "سياسة الاستبدال والاسترجاع",
    "المدة: 14 يوم للاستبدال، 7 أيام للاسترجاع.",
    { exchange_days: 14, return_days: 7 },
  ],
  ["", "Try it at home for three days; if it isn't you, send it back.", { return_days: 3 }],
  [
    "",
    "مافيش استرجاع فلوس، بس تقدري تبدلي بأي حاجة في خلال أسبوع.",
    { return_days: 0, exchange_days: 7 },
  ],
  [
    "Returns",
    "We regret that we cannot offer returns, but gladly exchange within 5 days.",
    { return_days: 0, exchange_days: 5 },
  ],
  // Refund
  ["", "لو رجعتي القطعة بناخدها ونديكي بقيمتها كود تشتري بيه من الموقع.", { refund_as: "credit" }],
  ["", "Refunds take the form of a voucher that never expires.", { refund_as: "credit" }],
  ["Refunds", "Paid cash? We send the refund by InstaPay.", { refund_as: "money" }],
  [
    "",
    "بيتم تحويل المبلغ على محفظتك الإلكترونية خلال ٥ أيام من وصول المرتجع.",
    { refund_as: "money" },
  ],
  ["Returns", "Your refund lands back on the card within a week.", { refund_as: "money" }],
  // Return costs
  ["Returns", "A pickup for a return is LE 50, taken off what we send back.", { return_cost: 50 }],
  [
    "الاسترجاع",
    "بنخصم 60 جنيه شحن من الفلوس اللي بترجعلك.",
    { return_cost: 60, refund_as: "money" },
  ],
  ["Returns", "Sending it back costs you nothing.", { return_cost: "shop" }],
  // Exceptions
  [
    "",
    "كل حاجة بتتبدل ما عدا الإندر وير والحاجات اللي عليها سيل.",
    { exceptions: ["underwear", "sale"] },
  ],
  [
    "Returns",
    "For hygiene reasons we don't take back earrings or bodysuits.",
    { exceptions: ["jewellery", "underwear"] },
  ],
  ["", "المايوهات والبيكيني مش بتتبدل خالص.", { exceptions: ["swimwear"] }],
  [
    "Good to know",
    "Last-chance pieces and anything monogrammed can't be returned.",
    { exceptions: ["sale", "custom"] },
  ],
  ["الاستبدال", "لا يسري الاستبدال على العطور والجوارب.", { exceptions: ["cosmetics", "socks"] }],
  ["", "sale items are exchange only", {}],
  // At the door
  ["", "المندوب مش هيمشي غير لما تقيسي وتتأكدي.", { on_delivery: "try" }],
  [
    "",
    "You're welcome to open the bag at the door and check everything before handing over any cash.",
    { on_delivery: "open", cash_on_delivery: true, payment: ["cash"] },
  ],
  ["", "غير مسموح بفتح الأوردر قبل الدفع.", { on_delivery: "sealed" }],
  ["At the door", "No trying on, but have a good look before you pay.", { on_delivery: "open" }],
  ["", "شركة الشحن مابتسمحش بفتح الطرد إلا بعد الدفع.", { on_delivery: "sealed" }],
  // Payment
  [
    "",
    "الدفع كاش عند الاستلام بس، لسه ماعندناش فيزا.",
    { payment: ["cash"], cash_on_delivery: true },
  ],
  [
    "Payment",
    "Visa, Mastercard and Apple Pay; cash we no longer take.",
    { payment: ["card"], cash_on_delivery: false },
  ],
  [
    "الدفع",
    "فيزا أو انستاباي أو تقسيط فاليو، أو كاش لما توصل.",
    { payment: ["card", "instapay", "instalments", "cash"], cash_on_delivery: true },
  ],
  [
    "",
    "We don't do COD above 4,000 EGP.",
    { cash_limits: { up_to: 4000 }, cash_on_delivery: true, payment: ["cash"] },
  ],
  ["", "بنطلب نص المبلغ مقدم لأي أوردر تفصيل.", { cash_limits: { deposit: "50%" } }],
  [
    "",
    "Pay 20% now via InstaPay and the balance in cash to the driver.",
    { cash_limits: { deposit: "20%" }, payment: ["instapay", "cash"], cash_on_delivery: true },
  ],
  [
    "",
    "رسوم الدفع عند الاستلام 12 جنيه.",
    { cash_limits: { fee: 12 }, cash_on_delivery: true, payment: ["cash"] },
  ],
  // Delivery
  [
    "",
    "الشحن لأي حتة في مصر بخمسة وستين جنيه وبيوصل في ٣ لـ ٥ أيام.",
    { delivery_fee: { [everywhere]: 65 }, delivery_days: { [everywhere]: "3-5" } },
  ],
  [
    "Shipping",
    "Greater Cairo: 1–2 days, EGP 55. All other cities: 3–5 days, EGP 75.",
    {
      delivery_fee: { cairo: 55, giza: 55, minya: 75 },
      delivery_days: { cairo: "1-2", minya: "3-5" },
    },
  ],
  [
    "",
    "شحن القاهرة ٤٠ والجيزة ٤٥ وباقي المحافظات ٧٠",
    { delivery_fee: { cairo: 40, giza: 45, minya: 70 } },
  ],
  ["", "Spend 1500 and we'll cover delivery.", { free_from: 1500 }],
  ["", "فوق الألف جنيه الشحن ببلاش.", { free_from: 1000 }],
  ["", "Orders under 900 EGP pay 50 for delivery; from 900 it's on us.", { free_from: 900 }],
  [
    "الشحن",
    "من يومين لتلاتة في القاهرة، ومن أربعة لخمسة في المحافظات.",
    { delivery_days: { cairo: "2-3", minya: "4-5" } },
  ],
  [
    "",
    "مابنشحنش شمال سينا ولا حلايب، وباقي مصر كلها بـ 80 جنيه.",
    { delivery_fee: { cairo: 80, minya: 80 } },
  ],
  // What is no term
  ["", "تسليم المعارض والكوافيرات بيكون بالاتفاق والدفع نصفه مقدم.", {}],
  ["", "Our Kuwait store delivers within 2 days for 3 KWD.", {}],
  ["Blog", "How we exchanged ideas with weavers for 10 days in Naqada.", {}],
  ["", "اللي هيكسب السحب هيوصله الجيفت خلال 7 أيام.", {}],
  ["", "The market on Friday: cash only, no returns.", {}],
  ["Care", "Air it for 2 days before the first wash.", {}],
  ["", "بطاقة الهدية صالحة سنة ولا تُستبدل بنقود.", {}],
  ["", "Pre-orders of the winter drop ship in 21 days.", {}],
  ["", "العرض: اشتري قطعتين والشحن علينا لحد يوم الخميس.", {}],
  // Faults as an aside, and what is refused under its name.
  [
    "Exchange",
    "Within 12 days (the customer pays the courier unless the fault is ours).",
    { exchange_days: 12, exchange_cost: "shopper" },
  ],
  ["التبديل", "مسموح خلال 9 أيام، ولو فيها عيب الشحن علينا.", { exchange_days: 9 }],
  ["Right of return", "None, save for defective articles.", { return_days: 0 }],
  ["", "The cost of carriage of an exchange falls to the customer.", { exchange_cost: "shopper" }],
  [
    "Delivery",
    "Two days in Giza, four for everyone else.",
    { delivery_days: { giza: "2-2", minya: "4-4" } },
  ],
  ["Payment", "InstaPay or transfer, before we ship.", { payment: ["instapay", "transfer"] }],
  [
    "",
    "Should you wish to exchange, please do so within fourteen days. We collect from you and deliver anew, entirely at our expense.",
    { exchange_days: 14, exchange_cost: "shop" },
  ],
  ["ينفع اقيس؟", "لا للأسف بس ممكن تفتحي وتشوفي", { on_delivery: "open" }],
  ["", "عشان مفصلة على طولك مفيش ترجيع.", { return_days: 0 }],
  [
    "Delivery",
    "EGP 80 wherever you are; two days in Cairo, four anywhere else.",
    { delivery_fee: { cairo: 80, suez: 80 }, delivery_days: { cairo: "2-2", suez: "4-4" } },
  ],
];
