/** Shops that write in English, or in English and Arabic at once. */
import { page, places, type WrittenShop } from "./shop.ts";

const english = (main: string, more: { footer?: string; banner?: string } = {}) =>
  page(main, { lang: "en", ...more });

export const englishShops: WrittenShop[] = [
  {
    name: "thirty-third",
    pages: {
      "shipping-policy.html": english(
        `<h1>Shipping policy</h1><p>Orders are handed to the courier within 1-2 business days.</p>
        <p>Standard delivery: Cairo & Giza – 65 EGP (2-3 business days); Alexandria – 75 EGP (3-4 business days); all other cities – 95 EGP (4-7 business days).</p>
        <p>Need it sooner? Same-day delivery in New Cairo is 150 EGP.</p><p>Spend EGP 2,500 or more and shipping is on us.</p>`,
      ),
      "refund-policy.html": english(
        `<h1>Refund policy</h1><p>We have a 14-day return policy, which means you have 14 days after receiving your item to request a return.</p>
        <p>Exchanges follow the same window. A courier fee of EGP 65 applies to exchanges; return shipping is deducted from your refund.</p>
        <p>Refunds go back to the original payment method or, for cash orders, by bank transfer within 10 business days.</p>
        <p>Unfortunately, we cannot accept returns on sale items, intimates or gift cards.</p>
        <p>Please inspect your order upon reception and contact us immediately if the item is defective.</p>`,
      ),
      "faq.html": english(
        `<h1>FAQ</h1><h3>What payment methods do you accept?</h3><p>Credit and debit cards, Apple Pay, valU instalments, and cash on delivery.</p>
        <h3>Can I open the package before paying?</h3><p>Yes, feel free to open it and take a look, but trying on isn't possible.</p>
        <h3>Will someone confirm my order?</h3><p>Our team will call you or text you on WhatsApp to confirm before we ship.</p>`,
        {
          footer: `<p>hello@thirtythird.example</p><a href="https://www.instagram.com/thirty.third">IG</a>`,
        },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 65, alexandria: 75, rest: 95 }),
      delivery_days: places({ "cairo giza": "2-3", alexandria: "3-4", rest: "4-7" }),
      free_from: 2500,
      cash_on_delivery: true,
      payment: ["card", "instalments", "cash"],
      exchange_days: 14,
      exchange_cost: 65,
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["sale", "underwear", "gifts"],
      on_delivery: "open",
      confirmation: "either",
      contact: ["email:hello@thirtythird.example", "instagram:thirty.third"],
    },
  },
  {
    name: "mish-3adi",
    pages: {
      "faq.html": english(
        `<h1>FAQs</h1><p><b>Shipping?</b> 70 LE nationwide, arrives in 3–5 days.</p><p><b>COD?</b> Yup! Up to 2,000 LE. Anything bigger needs a 200 LE deposit via InstaPay.</p>
        <p><b>Exchange?</b> 7 days from delivery day, you cover the shipping both ways.</p><p><b>Refund?</b> Nope. Exchange or store credit only, same 7 days.</p>
        <p><b>Try on?</b> Sure, the courier can wait 5 min.</p><p><b>Final sale:</b> caps, socks, anything discounted.</p>`,
        {
          footer: `<p>DM @mish3adi on Instagram</p><a href="https://instagram.com/mish3adi">insta</a><p>WA: 01066677788</p>`,
        },
      ),
    },
    facts: {
      delivery_fee: places({ rest: 70 }),
      delivery_days: places({ rest: "3-5" }),
      cash_on_delivery: true,
      cash_limits: { up_to: 2000, deposit: 200 },
      payment: ["cash", "instapay"],
      exchange_days: 7,
      exchange_cost: "shopper",
      return_days: 7,
      refund_as: "credit",
      exceptions: ["accessories", "socks", "sale"],
      on_delivery: "try",
      contact: ["instagram:mish3adi", "whatsapp:+201066677788"],
    },
  },
  {
    name: "linen-and-salt",
    pages: {
      "info.html": english(
        `<h1>Everything you need to know</h1><h2>Getting it to you</h2><p>We charge a flat 80 pounds for delivery, wherever you are in the country; orders over 3000 travel free.</p>
        <p>Your parcel normally reaches you between three and five working days after you order.</p><h2>Paying</h2><p>Pay securely online with Visa, Mastercard or Meeza. We no longer take cash on delivery.</p>
        <h2>If it isn't right</h2><p>Send it back to us within thirty days for a full refund, and we'll even pay for the courier.</p><p>You can swap it for another size within the same period, also at no cost.</p>
        <p>Swimsuits and earrings can't come back for hygiene reasons.</p><h2>Visit us</h2><p>Our showroom is at 5 Road 9, Maadi, Cairo, open Saturday to Thursday.</p><p>A second shop in El Gouna opens next spring.</p>`,
        { footer: `<p>Phone: (+2) 0100 555 6677</p>` },
      ),
    },
    facts: {
      delivery_fee: places({ rest: 80 }),
      delivery_days: places({ rest: "3-5" }),
      free_from: 3000,
      cash_on_delivery: false,
      payment: ["card"],
      exchange_days: 30,
      exchange_cost: "shop",
      return_days: 30,
      return_cost: "shop",
      refund_as: "money",
      exceptions: ["swimwear", "jewellery"],
      contact: ["phone:+201005556677"],
      branches: [["cairo/Maadi", "cairo/Road 9"]],
    },
  },
  {
    name: "bilingual-bazaar",
    pages: {
      "policy.html": english(
        `<h2>Delivery | التوصيل</h2><p>القاهرة والجيزة 60 جنيه، باقي المحافظات 90 جنيه</p><p>Cairo & Giza 60 EGP, other governorates 90 EGP</p>
        <p>Delivery time 2 - 5 days | مدة التوصيل من 2 الى 5 ايام</p><h2>Payment | الدفع</h2><p>COD الدفع عند الاستلام / بطاقات بنكية Bank cards / محافظ Wallets</p>
        <h2>Exchange | الاستبدال</h2><p>Exchange within 3 days, shipping paid by customer. الاستبدال خلال 3 ايام والشحن على العميل</p><p>No refund لا يوجد استرجاع</p>`,
        { footer: `<p>Tel. 01288899900</p>` },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 60, rest: 90 }),
      delivery_days: places({ rest: "2-5" }),
      cash_on_delivery: true,
      payment: ["cash", "card", "wallet"],
      exchange_days: 3,
      exchange_cost: "shopper",
      return_days: 0,
      contact: ["phone:+201288899900"],
    },
  },
  {
    name: "quiet-shop",
    pages: {
      "index.html": english(
        `<h1>Quiet</h1><p>We make 12 pieces a month.</p><p>Care: wash within 24 hours at 30 degrees. Guarantee of 2 years on zips.</p><p>Our newsletter goes out every 14 days.</p><div class="card"><h3>Coat</h3><span>EGP 2,400</span></div>
        <blockquote>“I could return my other coat within 60 days for free at a big chain” – a customer</blockquote>`,
        { footer: `<p>Powered by Shopify</p>` },
      ),
      "privacy.html": english(
        `<h1>Privacy</h1><p>We keep your data for 12 months. You may ask us to delete it within 30 days. Payment data goes to our card processor.</p>`,
      ),
    },
    facts: {},
  },
  {
    name: "corner-atelier",
    pages: {
      "order.html": english(
        `<h1>How ordering works</h1><p>Each dress is sewn for you and takes 10 to 14 days in our atelier.</p><p>We ask for 30% upfront by bank transfer; the balance is collected in cash by the courier.</p>
        <p>Delivery: Cairo EGP 70, Giza EGP 70, Alexandria EGP 90, arriving 1-2 days after dispatch. We don't ship elsewhere yet.</p>
        <p>Since it's made to your measurements it can't be returned or exchanged. We fix any sewing fault free within 30 days.</p>
        <p>The parcel is sealed and may only be opened after payment.</p><p>We phone you to confirm your measurements and order before cutting.</p>`,
        { footer: `<p>atelier@corner.example</p>` },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 70, alexandria: 90 }),
      delivery_days: places({ "cairo giza": "1-2", alexandria: "1-2" }),
      cash_on_delivery: true,
      cash_limits: { deposit: "30%" },
      payment: ["transfer", "cash"],
      exchange_days: 0,
      return_days: 0,
      on_delivery: "sealed",
      confirmation: "phone",
      contact: ["email:atelier@corner.example"],
    },
  },
];
