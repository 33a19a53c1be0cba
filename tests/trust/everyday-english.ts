/** How English shops say their terms from day to day: parcels under way, sums that lean on each other, limits from below. */
import { everywhere, type Written } from "./sentences.ts";

export const EVERYDAY_ENGLISH: Written[] = [
  [
    "Delivery",
    "Your bag reaches any door in Egypt for a flat seventy pounds.",
    { delivery_fee: { [everywhere]: 70 } },
  ],
  [
    "Getting it to you",
    "Couriers ask 60 for the capital and Giza, 75 for everyone else.",
    { delivery_fee: { cairo: 60, giza: 60, minya: 75 } },
  ],
  [
    "Shipping",
    "The journey takes no longer than five days wherever you are.",
    { delivery_days: { [everywhere]: "0-5" } },
  ],
  [
    "",
    "We deliver nationwide. The cost is LE 65 and it's the same for everybody.",
    { delivery_fee: { [everywhere]: 65 } },
  ],
  [
    "Delivery charges",
    "Nothing for Cairo and Giza. 40 for the rest.",
    { delivery_fee: { cairo: 0, giza: 0, minya: 40 } },
  ],
  [
    "Shipping",
    "You won't see a delivery charge at checkout if your total is 1,200 or more.",
    { free_from: 1200 },
  ],
  [
    "Shipping",
    "Orders worth less than EGP 1,000 carry a 60 EGP delivery fee; anything above that ships free.",
    { delivery_fee: { [everywhere]: 60 }, free_from: 1000 },
  ],
  [
    "Payment",
    "We ask for half of the price before we start on a made-to-measure piece; the balance is due on arrival, in cash.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { deposit: "50%" } },
  ],
  [
    "Changed your mind?",
    "Just send it back inside 10 days and pick something else. The courier trip is yours to pay.",
    { exchange_days: 10, exchange_cost: "shopper" },
  ],
  ["Returns", "Refunds are issued as a gift voucher that never expires.", { refund_as: "credit" }],
  [
    "Returns & exchanges",
    "You have 7 days to change your mind, and 14 to change the size.",
    { return_days: 7, exchange_days: 14 },
  ],
  [
    "Exchange policy",
    "All our pieces can be exchanged but none can be refunded.",
    { return_days: 0 },
  ],
  [
    "Returns",
    "Personalised pieces are yours forever, we cannot resell them.",
    { exceptions: ["custom"] },
  ],
  [
    "Can I check the order first?",
    "Of course. Open it, look at the fabric, and only then pay.",
    { on_delivery: "open" },
  ],
  [
    "Ordering",
    "We'll ring the number you gave. Three missed calls and the order is off.",
    { confirmation: "phone" },
  ],
  ["FAQ", "Do I get my money back? No, only store credit.", { refund_as: "credit" }],
  [
    "",
    "Exchange within 7 days | No returns | Cash on delivery",
    { exchange_days: 7, return_days: 0, cash_on_delivery: true, payment: ["cash"] },
  ],
  [
    "Delivery",
    "Most parcels are with their owner in 2-4 days.",
    { delivery_days: { [everywhere]: "2-4" } },
  ],
  [
    "Delivery",
    "The fee is EGP 60, or nothing at all once you pass EGP 1,300.",
    { delivery_fee: { [everywhere]: 60 }, free_from: 1300 },
  ],
  [
    "",
    "Treat yourself to two thousand pounds' worth and we'll bring it for free.",
    { free_from: 2000 },
  ],
  [
    "",
    "Orders that come to 900 EGP or more leave here with delivery already paid.",
    { free_from: 900 },
  ],
  [
    "Payment",
    "We're a cash-on-delivery shop: nothing to pay until it's at your door.",
    { cash_on_delivery: true, payment: ["cash"] },
  ],
  [
    "Payment",
    "Online we take any bank card, and you can also send the money by InstaPay or to our Vodafone number.",
    { payment: ["card", "instapay", "wallet"] },
  ],
  [
    "Exchange",
    "One swap per order, within 10 days. First courier run is ours, after that it's yours.",
    { exchange_days: 10, exchange_cost: "shop" },
  ],
  [
    "Exchange",
    "Swapping means two courier trips, and both are charged to you.",
    { exchange_cost: "shopper" },
  ],
  [
    "Returns",
    "If you don't love it, return it within 14 days and get every pound back.",
    { return_days: 14, refund_as: "money" },
  ],
  [
    "Returns",
    "Return postage is not refunded and has to be covered by you.",
    { return_cost: "shopper" },
  ],
  [
    "el delivery",
    "Cairo 50, Giza 50, ay 7etta tanya 75",
    { delivery_fee: { cairo: 50, giza: 50, minya: 75 } },
  ],
  ["targee3", "hanedeek raseed teshtery beeh", { refund_as: "credit" }],
  [
    "",
    "<main><div class='row'><span>Delivery</span><p>EGP 60 anywhere in Egypt, 3 to 5 days</p></div><div class='row'><span>Exchange</span><p>14 days, courier EGP 50</p></div></main>",
    {
      delivery_fee: { [everywhere]: 60 },
      delivery_days: { [everywhere]: "3-5" },
      exchange_days: 14,
      exchange_cost: 50,
    },
  ],
  [
    "Delivery",
    "Here's the deal on delivery: Cairo's 50, everywhere else is 70, and if you spend over a grand it's zero.",
    { delivery_fee: { cairo: 50, minya: 70 }, free_from: 1000 },
  ],
  [
    "Delivery time",
    "Count three days, weekends not included.",
    { delivery_days: { [everywhere]: "3-3" } },
  ],
  ["", "Shop for EGP 1,000+ and forget about shipping costs.", { free_from: 1000 }],
  [
    "Payment",
    "Cash? Yes. Card? Also yes, on the website. Wallet? Not yet.",
    { cash_on_delivery: true, payment: ["cash", "card"] },
  ],
  [
    "Payment",
    "The remainder of the amount is paid in cash to the representative; 30% is transferred at the time of booking.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { deposit: "30%" } },
  ],
  [
    "Returns",
    "It is not possible to recover the value of the product after receiving it.",
    { return_days: 0 },
  ],
  [
    "Returns",
    "The client may retract from the purchase for ten days and recovers his money by the means of payment.",
    { return_days: 10, refund_as: "money" },
  ],
  [
    "Returns",
    "You've a month to think it over. Post it to us and you'll have your cash back.",
    { return_days: 30, refund_as: "money" },
  ],
  ["Final pieces", "Bodysuits, bras, tights.", { exceptions: ["underwear", "socks"] }],
  [
    "Receiving it",
    "You're welcome to try it in the next room while he has a glass of water.",
    { on_delivery: "try" },
  ],
  [
    "el estirga3",
    "ma3andnash estirga3, tabdeel bas khelal osbo3",
    { return_days: 0, exchange_days: 7 },
  ],
];
