/** The same terms in the manner of a contract, of a chat and of a machine's translation. */
import { everywhere, type Written } from "./sentences.ts";

export const REGISTERS: Written[] = [
  [
    "النقل",
    "تتولى المؤسسة نقل المبيع إلى أي محافظة لقاء أجر مقطوع قدره خمسة وثمانون جنيهًا.",
    { delivery_fee: { [everywhere]: 85 } },
  ],
  [
    "",
    "يتم التسليم في مدة لا تجاوز أربعة أيام من اليوم التالي للطلب.",
    { delivery_days: { [everywhere]: "0-4" } },
  ],
  ["", "الشحن 40 للسويس والباقي 72", { delivery_fee: { suez: 40, minya: 72 } }],
  [
    "",
    "Delivery: Suez 40, Giza 52, others 72",
    { delivery_fee: { suez: 40, giza: 52, minya: 72 } },
  ],
  ["", "التوصيل 62 لأي مكان", { delivery_fee: { [everywhere]: 62 } }],
  ["الإبدال", "للمشتري إبدال المبيع في غضون ثمانية أيام من تسلمه.", { exchange_days: 8 }],
  ["", "نفقات النقل عند الإبدال على عاتق المشتري.", { exchange_cost: "shopper" }],
  ["", "Swaps won't cost you a penny.", { exchange_cost: "shop" }],
  ["", "التبديل 9 أيام وأجرة المندوب عندك إنتي", { exchange_days: 9, exchange_cost: "shopper" }],
  [
    "الاستبدال",
    "مندوبنا ياخد القطعة ويجيب غيرها بدون أي مقابل، والتبديل خلال 6 أيام",
    { exchange_days: 6, exchange_cost: "shop" },
  ],
  ["", "You can get a refund within 11 days of delivery.", { return_days: 11 }],
  ["العدول", "يُرد إليه الثمن بذات الوسيلة.", { refund_as: "money" }],
  [
    "",
    "تقبل المؤسسة وسيلتين لا ثالث لهما: البطاقة البنكية والحوالة المصرفية.",
    { payment: ["card", "transfer"] },
  ],
  ["", "باقي الحساب كاش في إيد المندوب", { cash_on_delivery: true, payment: ["cash"] }],
  [
    "",
    "الحجز بعربون 120 ج تتبعت انستاباي",
    { cash_limits: { deposit: 120 }, payment: ["instapay"] },
  ],
  ["", "Markdowns and socks are sold as seen.", { exceptions: ["sale", "socks"] }],
  ["", "الشرابات بيعها نهائي", { exceptions: ["socks"] }],
  ["", "ما ينفعش نبدل الطرح", { exceptions: ["scarves"] }],
  ["", "منفذ طنطا – شارع البحر، أمام المحطة – الغربية", { branches: ["gharbia/طنطا"] }],
  ["", "ادفعي من أقرب منفذ فوري في القاهرة", { payment: ["fawry"] }],
  ["", "التبديل مش هيكلفك حاجة", { exchange_cost: "shop" }],
];
