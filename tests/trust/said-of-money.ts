/** Whose money it is and which way it goes: hers coming back, what is carried by whom, ways to pay that are over. */
import type { Written } from "./sentences.ts";

export const SAID_OF_MONEY: Written[] = [
  // Where her money goes
  [
    "How will I be paid back?",
    "To the same card, or to your wallet if the order was paid in cash.",
    { refund_as: "money" },
  ],
  [
    "When do I see my money again?",
    "We send it to your bank account, or to the card if you used one, within ten days.",
    { refund_as: "money" },
  ],
  [
    "فلوسي هترجع إزاي؟",
    "على نفس الفيزا، ولو كنتي دافعة كاش بنحولهالك فودافون كاش.",
    { refund_as: "money" },
  ],
  [
    "How do refunds reach me?",
    "By InstaPay in two days; card payments go back to the card.",
    { refund_as: "money" },
  ],
  ["وحقي بيرجعلي فين؟", "في محفظتك أو حسابك في البنك خلال أسبوع.", { refund_as: "money" }],
  [
    "How long until I get my money?",
    "Your bank needs up to 14 days; wallets show it the same evening.",
    { refund_as: "money" },
  ],
  [
    "Which way does the refund travel?",
    "The way you paid: card to card, InstaPay to InstaPay. Cash buyers give us an account number.",
    { refund_as: "money" },
  ],
  [
    "هاخد فلوسي إزاي لو رجعت القطعة؟",
    "نقدًا مع المندوب لما ييجي ياخدها، أو على إنستاباي.",
    { refund_as: "money" },
  ],
  [
    "طريقة استرداد المبلغ",
    "يُعاد المبلغ إلى البطاقة ذاتها، وفي حالة الدفع نقدًا يُحوَّل إلى المحفظة الإلكترونية.",
    { refund_as: "money", payment: ["cash"], cash_on_delivery: true },
  ],
  // Who carries the cost
  [
    "الرد",
    "للعميل رد السلعة خلال سبعة أيام من الاستلام ويتحمل أيضًا نفقة إرجاعها.",
    { return_days: 7, return_cost: "shopper" },
  ],
  [
    "Returns",
    "Send it back within 8 days of receipt; you also cover what that costs.",
    { return_days: 8, return_cost: "shopper" },
  ],
  [
    "Returns",
    "You have five days to return it. Sending it is at your expense too.",
    { return_days: 5, return_cost: "shopper" },
  ],
  [
    "الاستبدال",
    "يستبدل خلال عشرة أيام من الاستلام، ويتحمل العميل وحده مصاريف ذلك.",
    { exchange_days: 10, exchange_cost: "shopper" },
  ],
  [
    "الترجيع",
    "ترجعيها خلال ٣ أيام من الاستلام وبتتحملي إنتي كمان مصاريف المشوار.",
    { return_days: 3, return_cost: "shopper" },
  ],
  [
    "Exchanges",
    "Within 6 days of delivery. The courier charges you 45 for the round trip.",
    { exchange_days: 6, exchange_cost: 45 },
  ],
  [
    "الاستبدال",
    "خلال أسبوع من الاستلام، والمشوارين على العميلة.",
    { exchange_days: 7, exchange_cost: "shopper" },
  ],
  [
    "الإرجاع",
    "خلال ٥ أيام من تاريخ الاستلام ويلتزم المشتري بسداد كامل مصاريف النقل.",
    { return_days: 5, return_cost: "shopper" },
  ],
  [
    "Swaps",
    "14 days from delivery and we send the rider at our own cost.",
    { exchange_days: 14, exchange_cost: "shop" },
  ],
  // Ways that are no more
  ["Payment", "Cards at checkout. Fawry we stopped taking in May.", { payment: ["card"] }],
  [
    "",
    "Instalments, alas, are a thing of the past; pay by Visa or with InstaPay.",
    { payment: ["card", "instapay"] },
  ],
  [
    "الدفع",
    "كاش عند الاستلام أو فيزا. المحفظة لغيناها من شهر.",
    { payment: ["cash", "card"], cash_on_delivery: true },
  ],
  [
    "",
    "Pay in cash on delivery. Bank transfers have gone.",
    { payment: ["cash"], cash_on_delivery: true },
  ],
  ["طرق الدفع", "إنستاباي وفوري. التقسيط كان موجود ووقف.", { payment: ["instapay", "fawry"] }],
  [
    "",
    "We used to take Vodafone Cash; now it is InstaPay or cash to the courier.",
    { payment: ["instapay", "cash"], cash_on_delivery: true },
  ],
  [
    "الدفع",
    "الدفع عند الاستلام اتلغى من يناير، دلوقتي فيزا أو إنستاباي بس.",
    { payment: ["card", "instapay"], cash_on_delivery: false },
  ],
  ["Payment", "ValU ended in June. Visa and Mastercard remain.", { payment: ["card"] }],
  [
    "طرق السداد",
    "كنا بنقبل تحويل بنكي وبطلنا. كاش للمندوب أو محفظة.",
    { payment: ["cash", "wallet"], cash_on_delivery: true },
  ],
  [
    "",
    "Cash on delivery is history. Cards and Fawry only, please.",
    { payment: ["card", "fawry"], cash_on_delivery: false },
  ],
  // No money back
  ["", "We are only two sisters, so we never hand money back.", { return_days: 0 }],
  ["", "شغلنا بالقطعة، فمابنرجعش فلوس.", { return_days: 0 }],
  ["Returns", "Sorry, I can't give refunds.", { return_days: 0 }],
  [
    "",
    "Being a tiny studio, we do not do refunds; swaps are fine for a week after it arrives.",
    { return_days: 0, exchange_days: 7 },
  ],
  ["الترجيع", "إحنا ورشة صغيرة ومفيش عندنا استرداد فلوس.", { return_days: 0 }],
  ["", "It is just me and my aunt here, therefore no refunds, ever.", { return_days: 0 }],
  [
    "التبديل والترجيع",
    "فلوس ما بترجعش، تبديل بس في خلال ٤ أيام من الاستلام.",
    { return_days: 0, exchange_days: 4 },
  ],
  ["", "احنا براند صغير ومش بنقدر نرجع فلوس.", { return_days: 0 }],
  // Returns without the word
  [
    "Changed your mind?",
    "If you'd rather have your money, write within a week of getting it and the price goes back to your card.",
    { return_days: 7, refund_as: "money" },
  ],
  [
    "",
    "Not in love with it? You may send whatever you bought back within 20 days of receiving it.",
    { return_days: 20 },
  ],
  [
    "لو غيرتي رأيك",
    "ابعتيها لينا تاني خلال ٤ أيام من الاستلام وفلوسك ترجعلك على الفيزا.",
    { return_days: 4, refund_as: "money" },
  ],
  [
    "I changed my mind",
    "You may return anything within 15 days of receiving it.",
    { return_days: 15 },
  ],
  ["مش عاجباني", "معاكي ٥ أيام ترجعيها وتاخدي فلوسك.", { return_days: 5, refund_as: "money" }],
  [
    "",
    "If you regret it, you get six days from delivery to bring it back, money included.",
    { return_days: 6 },
  ],
  [
    "ندمتي؟",
    "قدامك يومين من الاستلام ترجعي الحاجة وتاخدي حقها كاش.",
    { return_days: 2, refund_as: "money" },
  ],
  [
    "I don't want it any more",
    "No problem for 21 days from delivery: send it, get your money.",
    { return_days: 21, refund_as: "money" },
  ],
  [
    "مش عايزاها خلاص",
    "رجعيها في ظرف ٨ أيام من الاستلام وهنحوّلك اللي دفعتيه.",
    { return_days: 8, refund_as: "money" },
  ],
  // The same days, as a credit
  [
    "المرتجعات",
    "التبديل خلال ٥ أيام من الاستلام. والاسترجاع في نفس الخمس أيام برصيد للشراء، مفيش فلوس كاش.",
    { exchange_days: 5, return_days: 5, refund_as: "credit" },
  ],
  [
    "Exchange & returns",
    "Swap within 10 days of delivery. Prefer to give it back? Same ten days, as a voucher; we don't pay out cash.",
    { exchange_days: 10, return_days: 10, refund_as: "credit" },
  ],
  [
    "لو معجبكيش",
    "معاكي أسبوع تبدلي. أو رجعيها في نفس الأسبوع وتاخدي كوبون بتمنها.",
    { exchange_days: 7, return_days: 7, refund_as: "credit" },
  ],
  [
    "Exchanges",
    "You can exchange for 7 days after delivery. Returns within those same seven days become store credit, never cash.",
    { exchange_days: 7, return_days: 7, refund_as: "credit" },
  ],
  [
    "التبديل والترجيع",
    "قدامك ١٤ يوم للتبديل، والترجيع برضه ١٤ يوم بس بياخد شكل رصيد مش فلوس.",
    { exchange_days: 14, return_days: 14, refund_as: "credit" },
  ],
  [
    "",
    "<main><h2>Swaps</h2><p>Two weeks from delivery.</p><h2>Returns</h2><p>The same two weeks, paid out as shop credit.</p></main>",
    { exchange_days: 14, return_days: 14, refund_as: "credit" },
  ],
  [
    "سياسة التبديل والترجيع",
    "التبديل خلال أسبوع من استلامك. الترجيع نفس المدة، وبيتحوّل لرصيد باسمك عندنا.",
    { exchange_days: 7, return_days: 7, refund_as: "credit" },
  ],
  [
    "Exchanges and returns",
    "You have nine days from delivery for an exchange. Within those nine days you can also return it for a gift card.",
    { exchange_days: 9, return_days: 9, refund_as: "credit" },
  ],
  [
    "",
    "التبديل متاح ٦ أيام من الاستلام، ونفس الكلام للترجيع بس بتاخدي بدل الفلوس كوبون.",
    { exchange_days: 6, return_days: 6, refund_as: "credit" },
  ],
  [
    "Returns",
    "No cash back; within four days of delivery we give you a voucher for what you return.",
    { return_days: 4, refund_as: "credit" },
  ],
];
