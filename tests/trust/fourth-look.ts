/** Kinds of statements that shops nobody here had read brought: ways given up, doers, names of goods in one word with their sale, doors. */
import { everywhere, type Written } from "./sentences.ts";

const page = (inner: string) => `<main>${inner}</main>`;
const rows = (lines: string[][]) =>
  `<table>${lines.map((row, at) => `<tr>${row.map((cell) => (at ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join("")}</tr>`).join("")}</table>`;

export const FOURTH_LOOK: Written[] = [
  // Cash that was given up in the past is not taken now
  ["Payment", "We gave up cash on delivery in 2023.", { cash_on_delivery: false }],
  ["", "بطلنا الدفع عند الاستلام من الشهر اللي فات.", { cash_on_delivery: false }],
  ["", "تم إيقاف خدمة الدفع عند الاستلام نهائياً.", { cash_on_delivery: false }],
  ["الدفع", "على أربع دفعات من غير فوايد مع تابي.", { payment: ["instalments"] }],
  // Whoever wants it bears it
  ["التبديل", "اللي عايز يغير المقاس يشيل هو مصاريف الشحن.", { exchange_cost: "shopper" }],
  ["التبديل", "واللي حابب يبدل يدفع المشوار.", { exchange_cost: "shopper" }],
  ["الترجيع", "المبلغ بينزلك رصيد على حسابك في الموقع.", { refund_as: "credit" }],
  ["Refunds", "No cash refunds: store credit only.", { refund_as: "credit" }],
  [
    "Returns",
    "We make a voucher of what you paid, less EGP 70 for the courier.",
    { refund_as: "credit", return_cost: 70 },
  ],
  [
    "Returns",
    "You can return in 6 days and we return to you the all price.",
    { return_days: 6, refund_as: "money" },
  ],
  ["", "Every parcel holds a free gift card written by hand.", {}],
  ["Not for exchange", "Reduced bags and free gifts.", { exceptions: ["sale", "gifts"] }],
  [
    "",
    page(
      "<details><summary>Do you take cash on delivery?</summary><p>No, we dropped it in 2022.</p></details>",
    ),
    { cash_on_delivery: false },
  ],
  ["الاسترجاع", "ويُرد الثمن إلى وسيلة الدفع الأصلية.", { refund_as: "money" }],
  ["Delivery", "4 days tops in Suez.", { delivery_days: { suez: "0-4" } }],
  [
    "Exchange",
    "Swap it in 8 days. The courier's 55 is on you.",
    { exchange_days: 8, exchange_cost: 55 },
  ],
  [
    "What's final?",
    "Outlet pieces, tights and bikinis.",
    { exceptions: ["sale", "socks", "swimwear"] },
  ],
  ["Can I open it?", "It comes sealed, so open it at home.", { on_delivery: "sealed" }],
  // Goods named together with their sale
  ["التبديل", "الشرابات وشنط التصفية مبتتبدلش.", { exceptions: ["socks", "sale"] }],
  ["", "لا تُستبدل القطع التي عُدلت على مقاس العميلة.", { exceptions: ["custom"] }],
  // Faults told by what they are, and who is no shopper
  ["Faults", "A stain, a tear? A photo within 6 days and we replace it at our cost.", {}],
  ["Stockists", "Boutiques that would like to stock us get their boxes within 9 days.", {}],
  // Tables: a title over all columns, and “within” in a head
  [
    "",
    page(
      '<table><tr><th colspan="3">السعر ومدة الوصول</th></tr><tr><td>إلى</td><td>الأجرة</td><td>تصل خلال</td></tr><tr><td>الفيوم</td><td>٧٠</td><td>٧٢ ساعة</td></tr><tr><td>قنا</td><td>٩٥</td><td>٥–٧ أيام</td></tr></table>',
    ),
    { delivery_fee: { faiyum: 70, qena: 95 }, delivery_days: { faiyum: "0-3", qena: "5-7" } },
  ],
  [
    "",
    page(
      "<details><summary>الطلب بيوصل بعد قد إيه؟</summary><dl><dt>بورسعيد</dt><dd>من يوم ليومين</dd><dt>باقي المحافظات</dt><dd>من ٣ لـ ٥ أيام</dd></dl></details>",
    ),
    { delivery_days: { "port-said": "1-2", minya: "3-5" } },
  ],
  ["مدة التوريد", "إلى الشرقية بعد يومين.", { delivery_days: { sharqia: "2-2" } }],
  ["Getting it home", "EGP 75 for the whole country.", { delivery_fee: { [everywhere]: 75 } }],
  // Numbers
  ["", "تليفون: ٢٧٣٥١١٤٠ / ٠٢", { contact: ["phone:+20227351140"] }],
  ["", "الموقع برعاية «دلتا هوست» دعم فني 01155500011", {}],
  [
    "",
    page(
      rows([
        ["تليفون", "16055"],
        ["إيميل", "hi@sahar.example"],
      ]),
    ),
    { contact: ["phone:16055", "email:hi@sahar.example"] },
  ],
  // Doors
  ["زورونا", "حارة اليهود ، القاهرة – سكة النحاسين، محل ٣١", { branches: ["cairo/حارة"] }],
  [
    "فين محلاتكم؟",
    "المنيل في القاهرة (شارع الروضة)، والهرم في الجيزة (محطة العريش). وطنطا هنفتح فيها قريب.",
    { branches: ["cairo/المنيل", "giza/الهرم"] },
  ],
  [
    "",
    page(
      "<h2>معارضنا</h2><h3>الدقي</h3><p>الجيزة، شارع التحرير</p><p>يوجد موقف سيارات أمام المعرض.</p>",
    ),
    { branches: ["giza/الدقي"] },
  ],
  [
    "",
    page(
      `<h2>منافذ البيع</h2>${rows([
        ["المنفذ", "المحافظة", "ملاحظات"],
        ["كفر الزيات – بجوار بوابة المصنع", "الغربية", "يومياً"],
        ["طنطا – شارع النحاس", "الغربية", "يومياً"],
        ["الزقازيق", "الشرقية", "تحت التجهيز"],
      ])}`,
    ),
    { branches: ["gharbia/كفر الزيات", "gharbia/طنطا"] },
  ],
];

/** Told in the words of terms, and none of this shop's. */
export const NO_TERMS_FOURTH: readonly [above: string, text: string][] = [
  ["", "Engraved rings are final touches to any outfit."],
  ["", "كوبون خصم ٧٠ جنيه لأول ٥٠ عميلة"],
  ["Returns of rented gowns", "Bring it back in 3 days or pay 150 a day."],
  ["", "Money back in your pocket: 15% off everything for 4 days."],
  ["", "عميلتنا سارة استلمت في يومين وجربت ورجعت القطعة."],
  ["Workshop", "Refund until 4 days before; after that no refund."],
  ["", "Our WhatsApp channel sends a message a week, confirm to join."],
  ["", "Beware: pages that ask for a deposit of 40% are fake."],
  ["Previous notice", "Shipping is 30 EGP, exchanges within 4 days."],
  ["Campaign", "Siwa, Matrouh – by the lake street, shot in May."],
];
