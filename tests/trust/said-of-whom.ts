/** Of whom a sentence speaks: buyers by the dozen, who brings it, what waits at the door, what is made for one. */
import type { Written } from "./sentences.ts";

export const SAID_OF_WHOM: Written[] = [
  // Who buys by the dozen
  [
    "",
    "For gyms and teams: at least 15 shirts, half the price when you order, ready in three weeks.",
    {},
  ],
  ["", "للحضانات والمدارس: أقل كمية ٢٥ قطعة وعربون ٣٠٪ والتسليم بعد شهر.", {}],
  ["", "Minimum 30 pieces, 50% deposit, no returns.", {}],
  ["", "لو هتاخدي كمية من ١٢ قطعة وطالع، الشحن علينا والتبديل مش متاح.", {}],
  ["", "Companies ordering forty scarves or more pay 30% in advance and wait two weeks.", {}],
  [
    "",
    "Uniforms for restaurants start at twenty pieces. We ask for 40% when the fabric is bought, and the rest before the truck leaves. Nothing can come back.",
    {},
  ],
  [
    "",
    "عايز تبيع شغلنا في محلك؟ أقل حاجة ٢٤ قطعة، وبناخد نص الحساب مقدم والتسليم بعد ١٠ أيام.",
    {},
  ],
  ["", "Bridal parties of ten or more dresses: 30% up front, fitting included, no exchanges.", {}],
  ["", "طلبات الشركات: من ٥٠ تيشيرت فأكثر، عربون ٢٠٠٠ جنيه والشحن مجاني.", {}],
  [
    "",
    "Buying for a club? Ask for our list: 15 kits minimum, delivery in a month, deposit of EGP 3,000.",
    {},
  ],
  // What has to wait at the door, and where we are
  [
    "At the door",
    "You are welcome to look, but trying on has to wait until the driver has left.",
    { on_delivery: "open" },
  ],
  [
    "",
    "Try on anything you like in our Dokki showroom before you buy.",
    { branches: ["giza/Dokki"] },
  ],
  ["", "افتحي واتفرجي قبل ما تدفعي، لكن القياس بعد ما المندوب يمشي.", { on_delivery: "open" }],
  ["", "You may unwrap it before you pay; wearing it comes after.", { on_delivery: "open" }],
  ["", "تعالي قيسي المجموعة كلها عندنا في المعرض قبل ما تطلبي.", {}],
  [
    "",
    "Unfold it and check the seams before you give the courier his money. Changing clothes must wait until you are alone.",
    { on_delivery: "open", payment: ["cash"], cash_on_delivery: true },
  ],
  ["ينفع أقيس؟", "القياس لأ، بس افتحي الكيس وبصي براحتك قبل ما تدفعي.", { on_delivery: "open" }],
  [
    "",
    "Slip the shoes on before you pay: the rider stays for ten minutes.",
    { on_delivery: "try" },
  ],
  [
    "",
    "The parcel is taped shut and stays so until it has been paid for.",
    { on_delivery: "sealed" },
  ],
  ["", "مسموح بالفتح، ممنوع القياس، والمندوب معاه خمس دقايق.", { on_delivery: "open" }],
  // Who brings it
  ["", "بتحاسبي عامل الشحن نقدًا.", { cash_on_delivery: true, payment: ["cash"] }],
  [
    "",
    "You settle in cash with the person who brings it.",
    { cash_on_delivery: true, payment: ["cash"] },
  ],
  ["الدفع", "كاش لموظف التوصيل.", { cash_on_delivery: true, payment: ["cash"] }],
  [
    "",
    "Give the money in cash to our delivery colleague.",
    { cash_on_delivery: true, payment: ["cash"] },
  ],
  ["", "الفلوس كاش لراجل التوصيل على الباب.", { cash_on_delivery: true, payment: ["cash"] }],
  ["", "يتسلم موظف شركة الشحن القيمة نقدًا.", { cash_on_delivery: true, payment: ["cash"] }],
  [
    "",
    "You can pay cash to whoever rings your bell with the box.",
    { cash_on_delivery: true, payment: ["cash"] },
  ],
  [
    "طرق الدفع",
    "كاش في إيد بتاع الديليفري، أو محفظة قبلها.",
    { cash_on_delivery: true, payment: ["cash", "wallet"] },
  ],
  // Which way to reach us
  [
    "",
    "<footer><p>راسلونا واتساب فقط، المكالمات لا نرد عليها: 01112223334</p></footer>",
    { contact: ["whatsapp:+201112223334"] },
  ],
  [
    "",
    "<footer><p>WhatsApp messages only please, the phone stays silent: 0100 222 3334</p></footer>",
    { contact: ["whatsapp:+201002223334"] },
  ],
  [
    "",
    "<footer><p>للتواصل: 01223334445 (واتس، من غير مكالمات)</p></footer>",
    { contact: ["whatsapp:+201223334445"] },
  ],
  [
    "",
    "<footer><p>Ring us or send a WhatsApp: 010-555-66777</p></footer>",
    { contact: ["whatsapp:+201055566777", "phone:+201055566777"] },
  ],
  [
    "",
    "<footer><p>تليفون بس، معندناش واتس: 01556667778</p></footer>",
    { contact: ["phone:+201556667778"] },
  ],
  [
    "",
    "<footer><p>01099988877 للمكالمات من ١٠ لـ ٦، وواتس طول اليوم</p></footer>",
    { contact: ["whatsapp:+201099988877", "phone:+201099988877"] },
  ],
  [
    "",
    "<footer><p>Text us on WhatsApp, never call: +20 112 345 6789</p></footer>",
    { contact: ["whatsapp:+201123456789"] },
  ],
  [
    "",
    "<footer><p>الواتس مقفول، كلمونا تليفون: 01234567890</p></footer>",
    { contact: ["phone:+201234567890"] },
  ],
  [
    "",
    "<footer><p>Calls 01011112222 · WhatsApp 01033334444</p></footer>",
    { contact: ["phone:+201011112222", "whatsapp:+201033334444"] },
  ],
  [
    "",
    "<footer><p>رسايل واتساب بس على 01566667777 ومفيش حد بيرد على التليفون</p></footer>",
    { contact: ["whatsapp:+201566667777"] },
  ],
  // Made for her
  [
    "What we can't take back",
    "Anything with your child's name stitched on it, and dresses cut to your measurements.",
    { exceptions: ["custom"] },
  ],
  ["التبديل", "القطع اللي طرزنا عليها حروفك ما بتتبدلش.", { exceptions: ["custom"] }],
  ["", "Trousers we shortened for you cannot be exchanged.", { exceptions: ["custom"] }],
  ["الاستبدال", "لا يُستبدل ما نُقش عليه اسم أو ما خيط على قياس صاحبته.", { exceptions: ["custom"] }],
  [
    "Exchanges",
    "Not exchangeable: mugs and tees printed with your own photo.",
    { exceptions: ["custom"] },
  ],
  [
    "Not exchangeable",
    "Rings with initials, and jackets we altered at your wish.",
    { exceptions: ["jewellery", "custom"] },
  ],
  [
    "ايه اللي مش بيتبدل؟",
    "أي حاجة اتفصلت على مقاسك أو اتكتب عليها كلام من اختيارك.",
    { exceptions: ["custom"] },
  ],
  [
    "",
    "Once we have cut the cloth for you, it cannot be returned or exchanged.",
    { exceptions: ["custom"] },
  ],
  [
    "الاستبدال",
    "لا يشمل الاستبدال ما يُصنع بناءً على طلب خاص ولا ما يُطبع عليه شعار العميل.",
    { exceptions: ["custom"] },
  ],
  ["Returns", "Dresses dyed in a colour you chose are yours for good.", { exceptions: ["custom"] }],
  // What the law says
  [
    "Returns",
    "By law consumers may return goods within 14 days. With us you have 20 days from delivery to return anything.",
    { return_days: 20 },
  ],
  ["", "Free embroidery at our stand in Suez.", {}],
  ["", "The embroidery machine rests on Fridays.", {}],
  ["", "We do birthday parties too: twelve children, EGP 2,400, booked with a deposit of 400.", {}],
];
