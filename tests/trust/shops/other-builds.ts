/** Shops built and told in yet other ways: cards and unfolding answers, a contract, a letter, a translated template, Franco. */
import { places, type WrittenShop } from "./shop.ts";

export const otherBuilds: WrittenShop[] = [
  {
    name: "cards-and-answers",
    pages: {
      index: `<body><header><a href="/">Sadaf</a></header><section class="usp"><div class="card"><i class="icon"></i><h4>Nationwide delivery</h4><p>EGP 60 flat, 2–5 days</p></div><div class="card"><h4>Easy swaps</h4><p>10 days, courier on us</p></div><div class="card"><h4>Pay your way</h4><p>Cash to the courier, card or InstaPay</p></div></section><footer><p>Questions? <a href="tel:+201011112222">0101 111 2222</a> or <a href="https://instagram.com/sadaf.wear">IG</a></p></footer></body>`,
      faq: `<main><h1>FAQ</h1><details><summary>Is there a showroom?</summary><p>Yes, 3 Wadi El Nil Street, Mohandessin, Giza. Noon to nine, closed Mondays.</p></details><details><summary>Can I get my money back?</summary><p>Within a week, minus EGP 60 for the courier, to the card or wallet you give us.</p></details><details><summary>Can I try before I pay?</summary><p>He'll wait. Ten minutes, no longer.</p></details><details><summary>What can't go back?</summary><ul><li>Hair clips and scrunchies</li><li>Anything at 30% off or more</li></ul></details></main>`,
    },
    facts: {
      delivery_fee: places({ rest: 60 }),
      delivery_days: places({ rest: "2-5" }),
      cash_on_delivery: true,
      payment: ["card", "instapay", "cash"],
      exchange_days: 10,
      exchange_cost: "shop",
      return_days: 7,
      return_cost: 60,
      refund_as: "money",
      exceptions: ["accessories", "sale"],
      on_delivery: "try",
      contact: ["phone:+201011112222", "instagram:sadaf.wear"],
      branches: [["giza/Wadi El Nil"]],
    },
  },
  {
    name: "a-contract",
    pages: {
      terms: `<main><h1>Terms of Sale</h1><ol><li><b>Orders.</b> An order binds us once our agent has confirmed it with you by telephone.</li><li><b>Carriage.</b> Goods are conveyed throughout the Republic at EGP 70; to the governorates of Matrouh and the New Valley at EGP 120. Carriage is waived where the order attains EGP 3,000. Delivery is effected within four to seven days.</li><li><b>Payment.</b> Payment is made in cash to the carrier, by bank card or in instalments.</li><li><b>Inspection.</b> The purchaser may open and inspect the goods in the carrier's presence prior to payment; fitting is not provided for.</li><li><b>Substitution.</b> The purchaser may require substitution within fifteen days of receipt, the expense of which is borne by the seller.</li><li><b>Withdrawal.</b> The purchaser may withdraw from the sale within fourteen days of receipt and shall bear the expense of returning the goods. The price is reimbursed by the means of payment originally used.</li><li><b>Exclusions.</b> Substitution and withdrawal do not extend to undergarments, hosiery or goods made to specification.</li></ol></main>`,
    },
    facts: {
      delivery_fee: places({ "matrouh new-valley": 120, rest: 70 }),
      delivery_days: places({ rest: "4-7" }),
      free_from: 3000,
      cash_on_delivery: true,
      payment: ["card", "instalments", "cash"],
      exchange_days: 15,
      exchange_cost: "shop",
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["underwear", "socks", "custom"],
      on_delivery: "open",
      confirmation: "phone",
    },
  },
  {
    name: "a-letter",
    pages: {
      "before-you-buy": `<body><h1>قبل ما تشتري منا 💛</h1><p>إحنا اتنين إخوات وبنعمل كل حاجة بإيدينا، فاستحملونا شوية.</p><p><strong>الشحن؟</strong><br>بـ٥٠ لأي مكان، ولو طلبتي بأكتر من ألف ونص يبقى علينا.</p><p><strong>هيوصل إمتى؟</strong><br>٣ أيام تحضير + يومين لأربعة في السكة.</p><p><strong>الدفع؟</strong><br>نص الفلوس مقدم فودافون كاش والنص التاني للمندوب كاش.</p><p><strong>ينفع أفتح؟</strong><br>افتحي واتفرجي، القياس لأ معلش.</p><p><strong>طلعت مش مقاسي!</strong><br>كلمينا خلال ٥ أيام ونبدلهالك، والمندوب بتحاسبيه انتي.</p><p><strong>ولو مش عاجباني أصلاً؟</strong><br>رجعيها خلال ٦ أيام ونديكي رصيد بتمنها.</p><p>الحاجات المعمولة مخصوص والحلقان دي مابترجعش ولا بتتبدل.</p><p>انستا: @ikhwat.made</p></body>`,
    },
    facts: {
      delivery_fee: places({ rest: 50 }),
      delivery_days: places({ rest: "2-4" }),
      free_from: 1500,
      cash_on_delivery: true,
      cash_limits: { deposit: "50%" },
      payment: ["wallet", "cash"],
      exchange_days: 5,
      exchange_cost: "shopper",
      return_days: 6,
      refund_as: "credit",
      exceptions: ["jewellery", "custom"],
      on_delivery: "open",
      contact: ["instagram:ikhwat.made"],
    },
  },
  {
    name: "a-template",
    pages: {
      shipping: `<main><h1>Shipping policy</h1><div class="rte"><p>All orders are processed within 1 to 2 business days (excluding weekends and holidays) after receiving your order confirmation email.</p><p><b>Domestic Shipping Rates and Estimates</b></p><p>Standard, Cairo &amp; Giza: EGP 60 (2-3 business days)<br>Standard, other governorates: EGP 85 (4-6 business days)<br>Express, Cairo only: EGP 140 (next day)</p><p>Free standard shipping on orders over EGP 1,800.</p><p><b>International</b></p><p>We currently do not ship outside Egypt.</p></div></main>`,
      refund: `<main><h1>Refund policy</h1><div class="rte"><p>We have a 14-day return policy, which means you have 14 days after receiving your item to request a return.</p><p>To start a return, you can contact us at care@tarz.example. Please note that returns will need to be sent to the following address: 9 Road 233, Degla, Maadi, Cairo.</p><p><b>Damages and issues</b><br>Please inspect your order upon reception and contact us immediately if the item is defective.</p><p><b>Exceptions / non-returnable items</b><br>Certain types of items cannot be returned, like custom products (such as special orders), and personal care goods (such as beauty products). Unfortunately, we cannot accept returns on sale items or gift cards.</p><p><b>Exchanges</b><br>The fastest way to ensure you get what you want is to return the item you have, and once the return is accepted, make a separate purchase for the new item.</p><p><b>Refunds</b><br>We will notify you once we've received and inspected your return. If approved, you'll be automatically refunded on your original payment method within 10 business days.</p></div></main>`,
    },
    facts: {
      delivery_fee: places({ "cairo giza": 60, rest: 85 }),
      delivery_days: places({ "cairo giza": "2-3", rest: "4-6" }),
      free_from: 1800,
      return_days: 14,
      refund_as: "money",
      exceptions: ["cosmetics", "custom", "gifts", "sale"],
      contact: ["email:care@tarz.example"],
    },
  },
  {
    name: "in-franco",
    pages: {
      rules: `<div id="wrap"><h3>el so2al el mohem: beykam el sha7n?</h3><p>Cairo w Giza 50, el ba2y 70. Law el order fo2 el 1200 el sha7n 3aleina.</p><h3>beyewsal emta</h3><p>men yomen le arba3 ayam</p><h3>adfa3 ezay</h3><p>cash lel mandoub aw vodafone cash</p><h3>tabdeel?</h3><p>ah tab3an, khelal osboo3, w el mandoub 3ala 7esabak</p><h3>w law 3ayza floosy?</h3><p>la lel asaf, tabdeel bas</p><h3>a2ees abl ma adfa3?</h3><p>efta7y w shofy bas men gher 2eyas</p></div>`,
    },
    facts: {
      delivery_fee: places({ "cairo giza": 50, rest: 70 }),
      delivery_days: places({ rest: "2-4" }),
      free_from: 1200,
      cash_on_delivery: true,
      payment: ["wallet", "cash"],
      exchange_days: 7,
      exchange_cost: "shopper",
      return_days: 0,
      on_delivery: "open",
    },
  },
];
