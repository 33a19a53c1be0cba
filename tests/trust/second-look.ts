/**
 * Kinds that were weak on a set by another hand, in yet other words: what the bought thing is called, conditions that
 * deny, what is still to come, studios and corners, who pays the way of an exchange, how an order is confirmed.
 */
import { everywhere, type Written } from "./sentences.ts";

export const SECOND_LOOK: Written[] = [
  // What was bought goes by many names.
  ["الاستبدال", "يحق للعميل استبدال السلعة المشتراة خلال عشرة أيام.", { exchange_days: 10 }],
  ["", "يمكنك إرجاع الغرض خلال 7 أيام من استلامه.", { return_days: 7 }],
  ["Exchanges", "You may exchange the jumpsuit within 12 days.", { exchange_days: 12 }],
  ["", "تقدري تبدلي السويتشيرت خلال ٥ أيام من الاستلام.", { exchange_days: 5 }],
  ["", "يمكن استبدال العناصر المشتراة خلال ٢٠ يوماً من تاريخ الاستلام.", { exchange_days: 20 }],
  ["Returns", "Return your leggings within 9 days of delivery.", { return_days: 9 }],
  [
    "",
    "استبدال المشتريات متاح خلال أسبوعين، والمصاريف على المشتري.",
    { exchange_days: 14, exchange_cost: "shopper" },
  ],
  [
    "",
    "You can swap the blazer within 6 days, we pay the courier.",
    { exchange_days: 6, exchange_cost: "shop" },
  ],
  [
    "الإرجاع",
    "تقدر ترجع الهودي خلال 10 أيام وتسترد فلوسك كاملة.",
    { return_days: 10, refund_as: "money" },
  ],
  ["استرجاع", "عندك 14 يوم ترجع الجاكيت وتاخد تمنه كاش.", { return_days: 14, refund_as: "money" }],
  // A condition that denies refuses nothing.
  ["", "ولو مش عاجبك المقاس بدّليه خلال 4 أيام.", { exchange_days: 4 }],
  ["", "فلو مش حابة تبدلي: رجعيها خلال أسبوع وخدي فلوسك.", { return_days: 7, refund_as: "money" }],
  ["الإرجاع", "وإذا لم ترغبي في بديل، فلك إرجاعها خلال خمسة أيام.", { return_days: 5 }],
  [
    "Returns",
    "And if you don't want another size: return it within 8 days for a refund.",
    { return_days: 8 },
  ],
  // Money by its other names.
  ["الاسترداد", "تُعاد أموالك إلى بطاقتك البنكية بعد استلام المرتجع.", { refund_as: "money" }],
  [
    "Refunds",
    "What you paid goes back to your wallet, or to a bank account of yours if it was cash.",
    { refund_as: "money" },
  ],
  [
    "Returns",
    "The amount returns to the card you used, or to your bank account for orders paid in cash.",
    { refund_as: "money", cash_on_delivery: true, payment: ["cash"] },
  ],
  ["المرتجعات", "نقودك ترجع على نفس الكارت اللي دفعت بيه.", { refund_as: "money" }],
  // Not yet.
  [
    "الدفع",
    "كاش عند الاستلام. الدفع بالفيزا لسه مش شغال.",
    { payment: ["cash"], cash_on_delivery: true },
  ],
  [
    "الدفع",
    "كاش أو إنستاباي. المحافظ لسه بنظبطها.",
    { payment: ["cash", "instapay"], cash_on_delivery: true },
  ],
  [
    "Payment",
    "Cash on delivery or InstaPay. We are still setting up cards.",
    { payment: ["cash", "instapay"], cash_on_delivery: true },
  ],
  [
    "طرق الدفع",
    "تحويل بنكي أو كاش مع المندوب، والتقسيط تحت التجهيز.",
    { payment: ["cash", "transfer"], cash_on_delivery: true },
  ],
  [
    "Payment",
    "Cash at the door. Card payments are in the works.",
    { payment: ["cash"], cash_on_delivery: true },
  ],
  // A wallet on the phone rings nobody.
  [
    "Payment",
    "Everything is paid before shipping, with a mobile wallet or by card.",
    { payment: ["card", "wallet"] },
  ],
  [
    "الدفع",
    "الدفع بالكامل قبل الشحن: محفظة تليفون أو انستاباي.",
    { payment: ["wallet", "instapay"] },
  ],
  // How an order is confirmed.
  ["", "قبل ما أي أوردر يتحرك بنبعتلك على الواتس تقولي موافقة.", { confirmation: "whatsapp" }],
  [
    "",
    "Nothing is packed until you have said yes to us over the phone.",
    { confirmation: "phone" },
  ],
  [
    "بعد الطلب",
    "موظفة خدمة العملاء هترن عليكي تراجع معاكي العنوان والمقاس قبل الشحن.",
    { confirmation: "phone" },
  ],
  ["", "الطلب لا يُعتمد إلا بعد مكالمة هاتفية من فريقنا.", { confirmation: "phone" }],
  [
    "How it works",
    "After you check out, our team texts you on WhatsApp and ships once you reply OK.",
    { confirmation: "whatsapp" },
  ],
  ["", "بنعمل مكالمة تأكيد لكل الطلبات خلال ٢٤ ساعة.", { confirmation: "phone" }],
  ["", "We confirm every order by a phone call or a WhatsApp message.", { confirmation: "either" }],
  [
    "تأكيد الطلب",
    "هيوصلك على الواتس تفاصيل الأوردر، ابعتي كلمة تم عشان نشحن.",
    { confirmation: "whatsapp" },
  ],
  ["", "lazem net2aked ma3aky bel telephone abl el sha7n", { confirmation: "phone" }],
  ["", "لو ما رديتيش على مكالمة التأكيد الأوردر بيتلغي.", { confirmation: "phone" }],
  ["Order status", "The courier will call you before he arrives.", {}],
  // Where one can walk in.
  ["", "الاستوديو بتاعنا في المعادي، القاهرة، شارع ٩، بميعاد.", { branches: ["cairo/المعادي"] }],
  [
    "",
    "مشغلنا مفتوح للزيارة في الزقازيق، الشرقية، شارع القومية.",
    { branches: ["sharqia/الزقازيق"] },
  ],
  [
    "",
    "Our little gallery is at 12 El Horreya Road, Alexandria, open 11 to 8.",
    { branches: ["alexandria/Horreya"] },
  ],
  ["فروعنا", "سيتي ستارز – الدور الأول، مدينة نصر، القاهرة", { branches: ["cairo/سيتي ستارز"] }],
  ["Stores", "Mall of Egypt – Gate 2, 6th of October, Giza", { branches: ["giza/Mall of Egypt"] }],
  ["", "لينا كورنر صغير في المنصورة، الدقهلية، شارع المشاية.", { branches: ["dakahlia/المنصورة"] }],
  [
    "",
    "Come try things on at our corner shop: 5 Gameat El Dowal Street, Mohandessin, Giza.",
    { branches: ["giza/Gameat"] },
  ],
  ["", "الأتيليه: ٢٢ ش طلعت حرب، وسط البلد، القاهرة. بالحجز.", { branches: ["cairo/طلعت حرب"] }],
  ["", "ورشتنا في المحلة ومابنستقبلش زيارات.", {}],
  [
    "Visit",
    "Tanta, Gharbia: Said Street, next to the post office. Sat–Thu 12–10.",
    { branches: ["gharbia/Tanta"] },
  ],
  // Who pays for the way of an exchange.
  ["التبديل", "مشوار المندوب في التبديل على حسابك.", { exchange_cost: "shopper" }],
  ["", "أول تبديل مجاني والمرة التانية بـ 40 جنيه.", { exchange_cost: "shop" }],
  ["Exchange", "A swap costs you 60 pounds for the courier.", { exchange_cost: 60 }],
  ["التبديل", "رسوم الاستبدال 45 جنيه تدفع للمندوب.", { exchange_cost: 45 }],
  ["", "Exchanging a size? The ride there and back is on you.", { exchange_cost: "shopper" }],
  ["", "في حالة الاستبدال يتحمل العميل مصاريف الشحن ذهاباً وإياباً.", { exchange_cost: "shopper" }],
  ["", "التبديل: بتدفعي الشحن مرتين، رايح وجاي.", { exchange_cost: "shopper" }],
  ["Exchanges", "We will not bill you for an exchange.", { exchange_cost: "shop" }],
  ["", "el tabdeel 3aleina, mesh hatedfa3y 7aga", { exchange_cost: "shop" }],
  ["", "Exchange fee: LE 35, return fee: LE 70.", { exchange_cost: 35, return_cost: 70 }],
  ["", "تبديل المقاس بـ ٥٠ جنيه شحن، وتبديل اللون زيه.", { exchange_cost: 50 }],
  // What breaks is a fault.
  [
    "الاستبدال",
    "الاستبدال خلال 6 أيام ومصاريفه 30 جنيه. الزرار وقع؟ كلمينا خلال شهر ونغيرها مجاناً.",
    { exchange_days: 6, exchange_cost: 30 },
  ],
  [
    "Exchange",
    "Exchange within 8 days, courier EGP 45. The hem came undone? Tell us within 30 days and we exchange it for free.",
    { exchange_days: 8, exchange_cost: 45 },
  ],
  [
    "التبديل",
    "التبديل خلال ٥ أيام. لو السوستة اتكسرت ابعتيلنا خلال أسبوعين ونبدلها.",
    { exchange_days: 5 },
  ],
  // Resellers and institutions buy by other terms.
  ["", "شحن المسوقات ٢٥ جنيه لكل المحافظات.", {}],
  ["", "أسعار الريسيلر: شحن 30 جنيه للقاهرة.", {}],
  ["الدفع", "تدفع المدارس والشركات 30٪ مقدماً عند التعاقد.", {}],
  ["Payment", "Companies pay 40% up front when the contract is signed.", {}],
  ["", "للتاجرات: الدفع كله مقدم والشحن عليكم.", {}],
  // How long, said of two places.
  [
    "التوصيل",
    "خلال 3 أيام للقاهرة والجيزة، و6 أيام لباقي المحافظات.",
    { delivery_days: { cairo: "0-3", minya: "0-6" } },
  ],
  [
    "Delivery",
    "We deliver within 2 days in Cairo and 5 days everywhere else.",
    { delivery_days: { cairo: "0-2", minya: "0-5" } },
  ],
  ["الشحن", "بياخد ٣ أيام لحد ٥ في كل المحافظات.", { delivery_days: { [everywhere]: "3-5" } }],
  [
    "الشحن",
    "أول ما الأوردر يطلع من الورشة بيبقى عندك في يومين لحد أربعة.",
    { delivery_days: { [everywhere]: "2-4" } },
  ],
  [
    "Delivery",
    "Once finished, it is with you in 3 days up to 6, wherever you live.",
    { delivery_days: { [everywhere]: "3-6" } },
  ],
  // Places a fee is left out for, with a fee of their own.
  [
    "Delivery",
    "LE 60 all over Egypt, except Matrouh and the Red Sea where it costs LE 110.",
    { delivery_fee: { cairo: 60, minya: 60, matrouh: 110, "red-sea": 110 } },
  ],
  [
    "الشحن",
    "الشحن ٧٠ جنيه لكل المحافظات ماعدا مطروح وجنوب سينا ١٢٠ جنيه.",
    { delivery_fee: { cairo: 70, matrouh: 120, "south-sinai": 120 } },
  ],
  [
    "How much is shipping?",
    "EGP 50 anywhere in Egypt, other than Aswan and Luxor, where it's EGP 95.",
    { delivery_fee: { cairo: 50, aswan: 95, luxor: 95 } },
  ],
  // Goods among goods.
  [
    "الاستثناءات",
    "الأحزمة والتوك وباقي الإكسسوارات لا تُستبدل ولا تُرجع.",
    { exceptions: ["accessories"] },
  ],
  [
    "Exceptions",
    "Hats, belts and other accessories cannot be exchanged.",
    { exceptions: ["accessories"] },
  ],
  ["Exceptions", "Anything from the archive sale stays with you.", { exceptions: ["sale"] }],
  [
    "",
    "العبايات اللي بنقصرها ليكي، والشرابات. دي مالهاش تبديل ولا ترجيع.",
    { exceptions: ["custom", "socks"] },
  ],
  // Part of the price ahead, and what only sounds so.
  ["el daf3", "lazem 150 LE deposit abl ma neb3at el order", { cash_limits: { deposit: 150 } }],
  ["Delivery", "Express inside Giza is EGP 120 if you order before 2 pm.", {}],
  [
    "",
    "deposit 200 LE w el ba2y kash lel mandoub",
    { cash_limits: { deposit: 200 }, cash_on_delivery: true, payment: ["cash"] },
  ],
  // A talk as it was had: clock times behind the lines, names before them.
  [
    "",
    `<main><div class="chat">${[
      ["الشحن لطنطا بكام؟", "10:02 ص"],
      ["الدلتا كلها 65 جنيه والقاهرة 50", "10:04 ص"],
      ["وبدفع ازاي؟", "10:05 ص"],
      ["كاش للمندوب لما يوصلك", "10:05 ص"],
      ["لو طلعت صغيرة؟", "10:09 ص"],
      ["بدليها خلال 4 أيام ومشوار المندوب عليكي", "10:11 ص"],
    ]
      .map(([line, at]) => `<div class="line">${line} <span>${at}</span></div>`)
      .join("")}</div></main>`,
    {
      delivery_fee: { gharbia: 65, cairo: 50 },
      cash_on_delivery: true,
      payment: ["cash"],
      exchange_days: 4,
      exchange_cost: "shopper",
    },
  ],
  [
    "",
    `<main>${[
      "[02/11/2025, 9:41 PM] Heba: Can I open it before I pay?",
      "[02/11/2025, 9:43 PM] Loly: Yes of course, open it while he waits",
      "[02/11/2025, 9:44 PM] Heba: And how long till it gets to Suez?",
      "[02/11/2025, 9:45 PM] Loly: 3 days to Suez",
      "[02/11/2025, 9:46 PM] Heba: Do you take refunds?",
      "[02/11/2025, 9:50 PM] Loly: No returns, we only exchange within 6 days",
    ]
      .map((line) => `<p>${line}</p>`)
      .join("")}</main>`,
    { on_delivery: "open", delivery_days: { suez: "3-3" }, return_days: 0, exchange_days: 6 },
  ],
  [
    "",
    `<main>${[
      "البنت: بتشحنوا المنيا؟",
      "إحنا: أيوه، المنيا 80 جنيه",
      "البنت: والتبديل؟",
      "إحنا: التبديل خلال 3 أيام",
      "البنت: وشحنه على مين؟",
      "إحنا: علينا احنا",
    ]
      .map((line) => `<p>${line}</p>`)
      .join("")}</main>`,
    { delivery_fee: { minya: 80 }, exchange_days: 3, exchange_cost: "shop" },
  ],
];
