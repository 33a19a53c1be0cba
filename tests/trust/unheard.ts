/**
 * A fourth set, written before looking at the rules again: every kind of term in manners of other shops, as
 * sentences, tables, questions, footers and pages that contradict each other. Odd ones were tuned on, even ones
 * were put aside and looked at once (docs/quality.md has both figures).
 */
import { everywhere, type Written } from "./sentences.ts";

const page = (html: string) => `<main>${html}</main>`;

export const UNHEARD: Written[] = [
  // Fees
  [
    "Shipping rates",
    "Orders going to Cairo or Giza are shipped for EGP 45; Alexandria is EGP 60 and the rest of the republic EGP 85.",
    { delivery_fee: { cairo: 45, giza: 45, alexandria: 60, minya: 85 } },
  ],
  [
    "",
    "Delivery will add 55 EGP to your bill inside Greater Cairo, 75 EGP outside it.",
    { delivery_fee: { cairo: 55, giza: 55, minya: 75 } },
  ],
  [
    "مصاريف الشحن",
    "شحن القاهرة بس ب٤٥ ج، أما الجيزة فـ ٥٠ ج وأي حتة تانية ٧٥ ج.",
    { delivery_fee: { cairo: 45, giza: 50, minya: 75 } },
  ],
  [
    "",
    "الأوردر بيوصلك لحد باب البيت مقابل 65 جنيه أيًا كانت محافظتك.",
    { delivery_fee: { [everywhere]: 65 } },
  ],
  [
    "Delivery",
    "Shipping is on us for every order, anywhere in Egypt.",
    { delivery_fee: { [everywhere]: 0 } },
  ],
  [
    "",
    "التوصيل علينا في كل المحافظات، مش هتدفعي أي مصاريف شحن.",
    { delivery_fee: { [everywhere]: 0 } },
  ],
  [
    "الشحن",
    "سعر الشحن للصعيد ٩٥ جنيه، وللدلتا والقناة ٧٠ جنيه، وللقاهرة الكبرى ٥٠.",
    { delivery_fee: { sohag: 95, gharbia: 70, suez: 70, cairo: 50, giza: 50 } },
  ],
  ["", "masareef el sha7n 60 geneh le ay mo7afza", { delivery_fee: { [everywhere]: 60 } }],
  [
    "",
    page(
      "<h2>Shipping fees</h2><table><tr><th>Governorate</th><th>Fee (EGP)</th><th>Working days</th></tr><tr><td>Cairo, Giza</td><td>50</td><td>1-2</td></tr><tr><td>Alexandria</td><td>60</td><td>2-3</td></tr><tr><td>Minya, Assiut, Sohag</td><td>80</td><td>4-6</td></tr></table>",
    ),
    {
      delivery_fee: { cairo: 50, giza: 50, alexandria: 60, minya: 80, asyut: 80, sohag: 80 },
      delivery_days: {
        cairo: "1-2",
        giza: "1-2",
        alexandria: "2-3",
        minya: "4-6",
        asyut: "4-6",
        sohag: "4-6",
      },
    },
  ],
  [
    "",
    page(
      "<h2>أسعار ومدة التوصيل</h2><table><tr><td>المحافظة</td><td>السعر</td><td>المدة</td></tr><tr><td>القاهرة</td><td>٤٠ جنيه</td><td>يوم إلى يومين</td></tr><tr><td>بورسعيد والإسماعيلية</td><td>٦٠ جنيه</td><td>٣ أيام</td></tr><tr><td>أسوان والأقصر</td><td>٩٠ جنيه</td><td>٥ - ٧ أيام</td></tr></table>",
    ),
    {
      delivery_fee: { cairo: 40, "port-said": 60, ismailia: 60, aswan: 90, luxor: 90 },
      delivery_days: {
        cairo: "1-2",
        "port-said": "3-3",
        ismailia: "3-3",
        aswan: "5-7",
        luxor: "5-7",
      },
    },
  ],
  [
    "",
    page(
      "<h3>Where do you deliver and how much is it?</h3><ul><li>Cairo & Giza – 55 LE</li><li>Alex – 65 LE</li><li>Delta cities – 70 LE</li><li>Upper Egypt & Red Sea – 95 LE</li></ul>",
    ),
    {
      delivery_fee: { cairo: 55, giza: 55, alexandria: 65, gharbia: 70, sohag: 95, "red-sea": 95 },
    },
  ],
  // Days
  [
    "Delivery time",
    "Expect your parcel 2 to 4 business days after you order if you live in Cairo, and up to a week elsewhere.",
    { delivery_days: { cairo: "2-4", minya: "0-7" } },
  ],
  [
    "",
    "هيوصلك الأوردر في خلال ٣ لـ ٥ أيام عمل في كل المحافظات.",
    { delivery_days: { [everywhere]: "3-5" } },
  ],
  [
    "مدة التوصيل",
    "القاهرة والجيزة خلال ٤٨ ساعة، المحافظات من ٤ إلى ٦ أيام.",
    { delivery_days: { cairo: "0-2", giza: "0-2", minya: "4-6" } },
  ],
  ["", "Orders placed in Cairo arrive the next day.", { delivery_days: { cairo: "1-1" } }],
  [
    "",
    "It takes our courier three working days to reach any governorate.",
    { delivery_days: { [everywhere]: "3-3" } },
  ],
  [
    "",
    "بنسلم في القاهرة تاني يوم، وفي إسكندرية بعد يومين.",
    { delivery_days: { cairo: "1-1", alexandria: "2-2" } },
  ],
  ["", "el order byewsal fe 2-3 ayam gowa el qahera", { delivery_days: { cairo: "2-3" } }],
  // Free from
  ["", "Spend 1,500 EGP or more and delivery is on the house.", { free_from: 1500 }],
  ["", "اطلبي بـ ألف وخمسمية جنيه أو أكتر والشحن هدية مننا.", { free_from: 1500 }],
  ["", "الطلبات اللي تعدي ٢٠٠٠ جنيه شحنها مجاني.", { free_from: 2000 }],
  ["", "Baskets above EGP 1200 ship free of charge.", { free_from: 1200 }],
  ["", "No shipping cost once your cart reaches 900 pounds!", { free_from: 900 }],
  ["", "الشحن ببلاش لو الأوردر فوق الـ ١٠٠٠ جنيه.", { free_from: 1000 }],
  // Cash
  [
    "",
    "Pay the courier in cash when your order reaches you.",
    { cash_on_delivery: true, payment: ["cash"] },
  ],
  [
    "",
    "للأسف مش بنقبل الدفع عند الاستلام، الدفع أونلاين بالفيزا فقط.",
    { cash_on_delivery: false, payment: ["card"] },
  ],
  ["", "تقدري تدفعي كاش للمندوب لما الأوردر يوصلك.", { cash_on_delivery: true, payment: ["cash"] }],
  [
    "Payment",
    "We do not offer cash on delivery at the moment; please pay by card or InstaPay.",
    { cash_on_delivery: false, payment: ["card", "instapay"] },
  ],
  [
    "",
    "COD is available for orders up to EGP 4,000.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { up_to: 4000 } },
  ],
  [
    "",
    "الدفع عند الاستلام متاح بحد أقصى ٣٠٠٠ جنيه وبرسوم تحصيل ١٥ جنيه.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { up_to: 3000, fee: 15 } },
  ],
  [
    "",
    "A 20 EGP handling fee is added to cash on delivery orders.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { fee: 20 } },
  ],
  [
    "",
    "لتأكيد الأوردر لازم تحويل عربون ٢٥٪ من قيمته، والباقي كاش عند الاستلام.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { deposit: "25%" } },
  ],
  [
    "",
    "We take a deposit of 100 EGP by InstaPay before shipping and the balance in cash on delivery.",
    { cash_on_delivery: true, payment: ["cash", "instapay"], cash_limits: { deposit: 100 } },
  ],
  // Payment
  [
    "طرق الدفع",
    "فيزا وماستركارد، فودافون كاش، إنستاباي، أو كاش عند الاستلام.",
    { payment: ["card", "wallet", "instapay", "cash"], cash_on_delivery: true },
  ],
  [
    "",
    "You may settle your order with Visa, Mastercard, Meeza or any mobile wallet.",
    { payment: ["card", "wallet"] },
  ],
  ["", "Split your purchase into 4 payments with valU or Sympl.", { payment: ["instalments"] }],
  ["", "متاح التقسيط مع فاليو وأمان حتى ١٢ شهر.", { payment: ["instalments"] }],
  ["", "الدفع بكود فوري أو بالتحويل البنكي.", { payment: ["fawry", "transfer"] }],
  [
    "",
    "The courier carries a POS machine, so you can pay by card at your door.",
    { payment: ["card_on_delivery"] },
  ],
  ["", "ممكن تدفعي بالفيزا مع المندوب عند الاستلام.", { payment: ["card_on_delivery"] }],
  // Exchange
  [
    "",
    "Changed your mind about the size? Swap it within ten days of receiving it.",
    { exchange_days: 10 },
  ],
  ["", "معاك أسبوع من يوم الاستلام عشان تبدل القطعة.", { exchange_days: 7 }],
  [
    "الاستبدال",
    "يحق للعميل استبدال المنتج خلال أربعة عشر يومًا من تاريخ الاستلام.",
    { exchange_days: 14 },
  ],
  ["", "We don't do exchanges.", { exchange_days: 0 }],
  ["", "مفيش استبدال بعد الشراء.", { exchange_days: 0 }],
  [
    "",
    "لو المقاس مش مظبوط نبدلهولك في خلال ٥ أيام ومصاريف الشحن عليك.",
    { exchange_days: 5, exchange_cost: "shopper" },
  ],
  [
    "Exchange",
    "The first exchange is free; our courier brings the new size and takes the old one.",
    { exchange_cost: "shop" },
  ],
  ["", "Exchanging an item costs EGP 60 for the courier.", { exchange_cost: 60 }],
  ["", "رسوم الاستبدال ٥٠ جنيه.", { exchange_cost: 50 }],
  // Return
  [
    "",
    "You have 14 days from delivery to send anything back and get your money back.",
    { return_days: 14, refund_as: "money" },
  ],
  [
    "",
    "Returns are accepted within 7 days; return shipping is paid by the customer.",
    { return_days: 7, return_cost: "shopper" },
  ],
  [
    "الاسترجاع",
    "الاسترجاع متاح لمدة ٣ أيام فقط من الاستلام ونتحمل نحن مصاريف الشحن.",
    { return_days: 3, return_cost: "shop" },
  ],
  ["", "مبنرجعش فلوس، بنديك رصيد تشتري بيه حاجة تانية.", { refund_as: "credit" }],
  ["", "All sales are final: no returns, no refunds.", { return_days: 0, exchange_days: 0 }],
  [
    "",
    "الاستبدال خلال ١٤ يوم والاسترجاع خلال ٧ أيام من استلام الطلب.",
    { exchange_days: 14, return_days: 7 },
  ],
  ["", "Refunds are issued as store credit valid for six months.", { refund_as: "credit" }],
  ["", "هنرجعلك المبلغ كامل على الكارت أو المحفظة خلال أسبوعين.", { refund_as: "money" }],
  ["", "A return pick-up fee of 70 EGP is deducted from your refund.", { return_cost: 70 }],
  ["", "لا يوجد استرجاع، الاستبدال فقط خلال ٧ أيام.", { return_days: 0, exchange_days: 7 }],
  // Exceptions
  [
    "Returns",
    "Discounted items, lingerie and swimwear can't be returned or exchanged.",
    { exceptions: ["sale", "underwear", "swimwear"] },
  ],
  ["", "قطع السيل والاكسسوارات مالهاش استبدال ولا استرجاع.", { exceptions: ["sale", "accessories"] }],
  [
    "",
    "For hygiene reasons we cannot take back socks, underwear or earrings.",
    { exceptions: ["socks", "underwear", "jewellery"] },
  ],
  [
    "الاستبدال والاسترجاع",
    "يستثنى من ذلك: الطرح، الملابس الداخلية، والقطع المصممة حسب الطلب.",
    { exceptions: ["scarves", "underwear", "custom"] },
  ],
  ["", "Made-to-measure pieces are non-refundable.", { exceptions: ["custom"] }],
  // At the door
  ["", "Feel free to try it on while the courier waits.", { on_delivery: "try" }],
  ["", "من حقك تفتحي الشحنة وتعايني القطعة قبل ما تدفعي.", { on_delivery: "open" }],
  ["", "غير مسموح بفتح الشنطة قبل الدفع.", { on_delivery: "sealed" }],
  ["", "The package may not be opened before payment.", { on_delivery: "sealed" }],
  ["", "المندوب هيستناكي تقيسي القطعة قبل الدفع.", { on_delivery: "try" }],
  [
    "",
    "You can inspect the parcel before paying, but fitting is not allowed.",
    { on_delivery: "open" },
  ],
  // Confirmation
  [
    "",
    "Our team will give you a call to confirm before anything is shipped.",
    { confirmation: "phone" },
  ],
  ["", "هنبعتلك رسالة واتساب لتأكيد الأوردر قبل الشحن.", { confirmation: "whatsapp" }],
  ["", "بنتصل بيكي أو نكلمك واتس نأكد الأوردر.", { confirmation: "either" }],
  ["", "Every order is confirmed over WhatsApp first.", { confirmation: "whatsapp" }],
  ["", "لن يتم شحن الطلب إلا بعد تأكيده هاتفيًا.", { confirmation: "phone" }],
  // Contact and shops
  [
    "",
    "<main><p>Welcome</p></main><footer><p>Talk to us: 01012345678 (WhatsApp) · hello@nadaline.example · @nadaline.eg on Instagram</p></footer>",
    {
      contact: ["whatsapp:+201012345678", "email:hello@nadaline.example", "instagram:nadaline.eg"],
    },
  ],
  [
    "",
    '<main><p>أهلا بيكم</p></main><footer><a href="https://wa.me/201155566677">واتساب</a> <a href="tel:19432">الخط الساخن</a></footer>',
    { contact: ["whatsapp:+201155566677", "phone:19432"] },
  ],
  [
    "",
    page(
      "<h2>فروعنا</h2><ul><li>القاهرة: سيتي ستارز، مدينة نصر</li><li>الإسكندرية: سان ستيفانو مول</li></ul>",
    ),
    { branches: ["cairo/", "alexandria/"] },
  ],
  [
    "",
    page("<h2>Visit us</h2><p>Our showroom is in Maadi, Cairo: 12 Road 9.</p>"),
    { branches: ["cairo/"] },
  ],
  // Questions
  [
    "",
    page(
      "<details><summary>هل فيه دفع عند الاستلام؟</summary><p>أيوه طبعًا.</p></details><details><summary>كام يوم والأوردر يوصل؟</summary><p>من يومين لأربع أيام في كل مصر.</p></details>",
    ),
    { cash_on_delivery: true, payment: ["cash"], delivery_days: { [everywhere]: "2-4" } },
  ],
  [
    "",
    page(
      "<h3>Can I return an item I don't like?</h3><p>Yes, within 14 days.</p><h3>Who pays for sending it back?</h3><p>You do.</p>",
    ),
    { return_days: 14, return_cost: "shopper" },
  ],
  [
    "",
    page(
      "<h3>Do you accept cash?</h3><p>Not anymore.</p><h3>How can I pay?</h3><p>Card, InstaPay or Vodafone Cash.</p>",
    ),
    { cash_on_delivery: false, payment: ["card", "instapay", "wallet"] },
  ],
  ["", page("<h3>ينفع أقيس قبل ما أدفع؟</h3><p>آه، المندوب بيستنى.</p>"), { on_delivery: "try" }],
  // Contradictions
  [
    "",
    page(
      "<h2>Exchange</h2><p>Exchange within 14 days.</p><h2>FAQ</h2><p>You can exchange your item within 7 days of delivery.</p>",
    ),
    { conflicts: ["exchange_days"] },
  ],
  [
    "",
    page(
      "<h2>الشحن</h2><p>الشحن مجاني للطلبات فوق ١٠٠٠ جنيه.</p><p>شحن مجاني لأي أوردر أكتر من ١٥٠٠ جنيه.</p>",
    ),
    { conflicts: ["free_from"] },
  ],
  // Nothing is stated
  [
    "",
    "Our linen is woven in Akhmim and washed twice, so that it will not shrink by more than 2%.",
    {},
  ],
  ["", "خصم ٢٠٪ على أول أوردر لما تشتركي في النشرة.", {}],
  [
    "",
    "If a piece arrives damaged, tell us within 48 hours and we will replace it at our cost.",
    {},
  ],
  ["", "لو وصلك منتج غلط أو فيه عيب صناعة بنبدله فورًا وإحنا اللي بندفع الشحن.", {}],
  ["", "Wholesale buyers pay half in advance and wait 30 days.", {}],
  ["", "عرض رمضان (انتهى): شحن مجاني لكل الطلبات.", {}],
  ["", "You can cancel your order within 12 hours of placing it.", {}],
  ["", "Gift cards are valid for 90 days after purchase.", {}],
  ["Express", "Need it today? Same-day express delivery in Cairo is 120 EGP extra.", {}],
  ["", "في أيام العيد التوصيل ممكن يتأخر يومين.", {}],
];
