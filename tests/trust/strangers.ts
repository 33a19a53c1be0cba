/**
 * Turns of phrase that pages by other hands taught, each in a sentence of our own: numbers in words, what is said of two
 * places in two sentences, what is not served, conditions, old rules beside new ones (docs/quality.md, decision 0103).
 */
import { everywhere, type Written } from "./sentences.ts";

const lines = (...all: string[]) => `<main>${all.map((one) => `<p>${one}</p>`).join("")}</main>`;

export const STRANGERS: Written[] = [
  // Numbers in words
  [
    "الشحن",
    "لما الأوردر يوصل ألف وسبعميت جنيه الشحن بيبقى علينا، وأقل من كده ٤٥ جنيه لكل المحافظات.",
    { free_from: 1700, delivery_fee: { [everywhere]: 45 } },
  ],
  ["التوصيل", "لو فاتورتك عدّت الألف ومتين جنيه التوصيل هدية.", { free_from: 1200 }],
  [
    "Delivery fees",
    "Giza: seventy pounds. Everywhere else: one hundred and twenty.",
    { delivery_fee: { giza: 70, aswan: 120 } },
  ],
  [
    "Exchange",
    "Goods may be exchanged within twenty (20) days of delivery.",
    { exchange_days: 20 },
  ],
  [
    "مدة التوصيل",
    "القاهرة يومان والأقصر أسبوعان.",
    { delivery_days: { cairo: "2-2", luxor: "14-14" } },
  ],
  // The unit, or the fee, is said once
  [
    "How long does delivery take?",
    "Two to four days in Cairo and Giza. Five to eight in the other governorates.",
    { delivery_days: { cairo: "2-4", giza: "2-4", qena: "5-8" } },
  ],
  ["الشحن", "شحن المنيا تمانين جنيه. وأسيوط زيها.", { delivery_fee: { minya: 80, asyut: 80 } }],
  ["التوصيل", "٢ يوم للجيزة و ٤ لباقي المحافظات.", { delivery_days: { giza: "2-2", qena: "4-4" } }],
  [
    "",
    lines("Our rules", "Cairo: 24 hours. Every other governorate: 2 to 3 days."),
    { delivery_days: { cairo: "1-1", sohag: "2-3" } },
  ],
  [
    "المدة",
    "مدة التوصيل في القاهرة الكبرى يوم واحد، وبره القاهرة الكبرى من ٣ إلى ٤ أيام.",
    { delivery_days: { cairo: "1-1", giza: "1-1", suez: "3-4" } },
  ],
  // Where nothing is sent, and when the way begins
  [
    "بتوصلوا فين؟",
    "كل المحافظات بسبعين جنيه. مطروح والبحر الأحمر لسه مش بنوصلهم.",
    { delivery_fee: { cairo: 70, qena: 70 } },
  ],
  [
    "امتى يوصل؟",
    "تلات أيام بنجهز فيهم القطعة. بعد ما تخرج من عندنا: يومين لتلاتة في أي محافظة.",
    { delivery_days: { [everywhere]: "2-3" } },
  ],
  [
    "Delivery",
    "Parcels reach you in Port Said on the day after dispatch.",
    { delivery_days: { "port-said": "1-1" } },
  ],
  // Cash and its limits
  [
    "الدفع",
    "الدفع كاش، بس لو الطلب عدّى أربع آلاف جنيه مش هينفع كاش ولازم يتحول قبلها.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { up_to: 4000 } },
  ],
  [
    "Paying",
    "Orders above EGP 3,000 need a 25% deposit by InstaPay, and the rest in cash to the courier.",
    { cash_on_delivery: true, payment: ["cash", "instapay"], cash_limits: { deposit: "25%" } },
  ],
  [
    "طرق الدفع",
    "الـ COD آخره ٢٨٠٠ جنيه.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { up_to: 2800 } },
  ],
  ["Payment", "Bank transfer is no longer accepted; cards are.", { payment: ["card"] }],
  // Exchange and return
  ["ولو عايزة فلوسي؟", "بصراحة لأ، مبنرجعش فلوس ولا بنسيب رصيد.", { return_days: 0 }],
  ["الاسترجاع", "مفيش استرجاع نقدي، لكن بتاخدي رصيد تشتري بيه.", { refund_as: "credit" }],
  [
    "Exchanges",
    "If we sent the wrong piece the courier is on us, and if you changed your mind you pay the courier.",
    { exchange_cost: "shopper" },
  ],
  [
    "Returns",
    "We take it back for ten days. A flat EGP 40 comes off your refund.",
    { return_days: 10, return_cost: 40 },
  ],
  ["الاستبدال", "ينفع تبدلي في حال كانت القطعة بالتيكت خلال ٦ أيام من الاستلام.", { exchange_days: 6 }],
  [
    "",
    lines("How long do I have to exchange? Nine days after your parcel arrives."),
    { exchange_days: 9 },
  ],
  // Left out of it
  ["Returns", "Tights are yours for good. No exchange, no return.", { exceptions: ["socks"] }],
  [
    "فيه حاجة مبتتبدلش؟",
    "اللي بنفصله على مقاسك، والميكب.",
    { exceptions: ["custom", "cosmetics"] },
  ],
  ["الاسترجاع", "مفيش استرجاع إلا لو الشنطة فيها عيب صناعة.", { return_days: 0 }],
  // At the door, and before it
  ["المندوب", "ممنوع يتفتح قدام المندوب، افتحيه بعد ما يمشي.", { on_delivery: "sealed" }],
  ["عند الاستلام", "قيسي براحتك والمندوب واقف.", { on_delivery: "try" }],
  [
    "Acceptance",
    "Every order is verified by telephone before dispatch.",
    { confirmation: "phone" },
  ],
  // Shops
  [
    "",
    "<main><h2>Stores</h2><h3>Dokki, Giza</h3><p>12 Palm Arcade. Daily.</p><h3>Smouha</h3><p>This store closed in 2021.</p></main>",
    { branches: ["giza/Dokki"] },
  ],
  [
    "زورونا",
    "الإسكندرية: ٤ شارع النخيل، رشدي — مقفول الجمعة",
    { branches: ["alexandria/.*النخيل"] },
  ],
  // Said later, or elsewhere
  ["Ways to pay", "Cards, and Fawry – coming soon.", { payment: ["card"] }],
  [
    "Delivery",
    "About 6 days to the Red Sea; Giza gets it in 2.",
    { delivery_days: { "red-sea": "6-6", giza: "2-2" } },
  ],
  ["الرد", "لا يسري حق الرد على الجوارب.", { exceptions: ["socks"] }],
  ["", "Somebody from our team rings you before we send anything.", { confirmation: "phone" }],
  [
    "",
    lines("Can I pay cash on delivery? Yes, but not for orders above EGP 3,200."),
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { up_to: 3200 } },
  ],
];

/** What looks like a term and is none. */
export const NO_TERMS_OF_STRANGERS: readonly [above: string, text: string][] = [
  ["Terms", "These terms replace those of 2020, under which returns were accepted for forty days."],
  ["Trade customers", "Orders of thirty pieces or more require half the price in advance."],
  ["Delivery", "Delivery starts from EGP 40."],
  ["House rules", "No confirmation calls, no messages."],
  ["Confirmation", "Can't reach you? We try three times and then give up."],
  ["COD", "A non-refundable fee applies."],
  ["عند الاستلام", "خدي بالك من الألوان."],
  ["فروعنا", "فرع الزقازيق هيفتح قريب إن شاء الله."],
];
