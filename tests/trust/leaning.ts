/** What leans on something else: days by their number, the rest beside a case, a way below its name, what was said above. */
import { everywhere, type Written } from "./sentences.ts";

export const LEANING: Written[] = [
  // Days by their number
  [
    "Delivery",
    "Orders arrive between day two and day six, anywhere in Egypt.",
    { delivery_days: { [everywhere]: "2-6" } },
  ],
  [
    "مدة التوصيل",
    "الأوردر بيكون عندك بين اليوم الرابع والسادس في كل المحافظات.",
    { delivery_days: { [everywhere]: "4-6" } },
  ],
  ["Exchange", "Swap it until the ninth day after you receive it.", { exchange_days: 9 }],
  ["", "Day one of the fair belongs to children.", {}],
  // The rest beside a case
  [
    "الدفع",
    "مطروح بيتدفع عربون ٨٠ جنيه، وغير كده الدفع كاش عند الاستلام.",
    { cash_limits: { deposit: 80 }, cash_on_delivery: true, payment: ["cash"] },
  ],
  [
    "Shipping",
    "<main><h2>Shipping</h2><p>Shipping: Suez 45, Ismailia 50.</p><p>Time from 24 to 48 hours for these cities, and anywhere else ask us.</p></main>",
    {
      delivery_fee: { suez: 45, ismailia: 50 },
      delivery_days: { suez: "1-2", ismailia: "1-2" },
    },
  ],
  // Whose a sum is, said after it
  ["Exchange", "The label is 35 EGP, at your expense.", { exchange_cost: 35 }],
  // Goods left out of what was told above
  [
    "",
    "<main><p>Exchange within 11 days of receipt.</p><p>Excluded from the above: swimwear and socks.</p></main>",
    { exchange_days: 11, exceptions: ["socks", "swimwear"] },
  ],
  // Nothing is sent before a call
  [
    "Do you ship at once?",
    "No, only after a short call about the size.",
    { confirmation: "phone" },
  ],
  // A hall, and its town on the line below
  [
    "",
    "<main><h2>Our stores</h2><div><div>Lotus Mall, level 1</div><div>Tanta, Gharbia</div></div></main>",
    { branches: ["gharbia/Lotus Mall"] },
  ],
  ["", "Our grandfather opened the first shop in Tanta in 1961.", {}],
  [
    "Contact",
    "Tel / 0122 333 4455 WhatsApp / 0100 222 3344",
    { contact: ["phone:+201223334455", "whatsapp:+201002223344"] },
  ],
];
