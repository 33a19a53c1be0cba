/** Shops whose pages are built in unusual ways: definition lists, zones, banners in two languages, tables turned around, long terms. */
import { page, places, type WrittenShop } from "./shop.ts";

export const oddShops: WrittenShop[] = [
  {
    name: "zones-and-lists",
    pages: {
      "delivery.html": page(
        `<h1>Delivery info</h1><dl><dt>Zone A</dt><dd>Cairo and Giza</dd><dt>Zone B</dt><dd>Alexandria, Delta and Canal cities</dd><dt>Zone C</dt><dd>Everywhere else</dd></dl>
        <table><tr><th>Zone</th><th>Fee</th><th>Delivery time</th></tr><tr><td>Zone A</td><td>LE 50</td><td>1-2 days</td></tr><tr><td>Zone B</td><td>LE 65</td><td>2-4 days</td></tr><tr><td>Zone C</td><td>LE 90</td><td>4-7 days</td></tr></table>
        <p>Orders placed on Thursday after 3 pm leave on Saturday.</p>`,
        { lang: "en" },
      ),
      "pay.html": page(
        `<h1>Paying</h1><div class="faq"><div class="q">Do you take cash?</div><div class="a">We do! Hand it to the driver at your door.</div></div>
        <div class="faq"><div class="q">And cards?</div><div class="a">Visa and Mastercard are fine too, on our website.</div></div>
        <div class="faq"><div class="q">Instalments?</div><div class="a">Not yet.</div></div>`,
        { lang: "en" },
      ),
      "returns.html": page(
        `<h1>Changed your mind?</h1><p>No hard feelings. Tell us within two weeks of getting your parcel and we'll arrange an exchange or give you your money back.</p>
        <p>The trip back is on you (EGP 50), we take care of sending the new one.</p><p>Things we can't take back: pierced jewellery, tights and anything made to order.</p>`,
        { lang: "en", footer: `<p>Questions? 0120 345 6789 – or write hello@zal.example</p>` },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 50, alexandria: 65, delta: 65, canal: 65, rest: 90 }),
      delivery_days: places({
        "cairo giza": "1-2",
        alexandria: "2-4",
        delta: "2-4",
        canal: "2-4",
        rest: "4-7",
      }),
      cash_on_delivery: true,
      payment: ["cash", "card"],
      exchange_days: 14,
      exchange_cost: 50,
      return_days: 14,
      return_cost: 50,
      refund_as: "money",
      exceptions: ["jewellery", "socks", "custom"],
      contact: ["phone:+201203456789", "email:hello@zal.example"],
    },
  },
  {
    name: "el-gazar",
    pages: {
      "index.html": page(
        `<h2>خدماتنا</h2><div class="icons"><div><h4>توصيل سريع</h4><p>من يوم لـ ٣ أيام لكل المحافظات</p></div><div><h4>استبدال سهل</h4><p>خلال ١٤ يوم</p></div><div><h4>دفع عند الاستلام</h4><p>ادفعي لما تستلمي</p></div></div>`,
        { banner: "🚚 شحن مجاني على كل طلب يتعدى ١٧٥٠ جنيه" },
      ),
      "policy.html": page(
        `<h1>سياسة المتجر</h1><h3>أولًا: الشحن</h3><table><tr><td></td><td>القاهرة والجيزة</td><td>الوجه البحري</td><td>الوجه القبلي</td></tr><tr><td>رسوم الشحن</td><td>٥٠</td><td>٦٥</td><td>٨٠</td></tr></table>
        <h3>ثانيًا: الاستبدال</h3><p>نقبل الاستبدال خلال ١٤ يومًا من استلام الطلب إذا كانت القطعة بحالتها ولم تُلبس.</p><p>يتم تحصيل ٤٠ جنيهًا من العميل مقابل خدمة الاستبدال.</p>
        <h3>ثالثًا: الاسترجاع</h3><p>الاسترجاع مسموح به في حالة وجود عيب فقط.</p><p>العبايات التي تم تقصيرها لا يمكن استبدالها.</p>
        <h3>رابعًا: الاستلام</h3><p>يُسمح بفتح الطرد في حضور المندوب للتأكد من القطعة، ولا يُسمح بتجربتها.</p>`,
        {
          footer: `<p>فرعنا الرئيسي: ٨ شارع السوق، المحلة الكبرى - الغربية</p><p>للاستفسار واتساب أو اتصال: ٠١٠٠٤٤٥٥٦٦٧</p>`,
        },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 50, delta: 65, upper: 80 }),
      delivery_days: places({ rest: "1-3" }),
      free_from: 1750,
      cash_on_delivery: true,
      payment: ["cash"],
      exchange_days: 14,
      exchange_cost: 40,
      return_days: 0,
      on_delivery: "open",
      contact: ["whatsapp:+201004455667", "phone:+201004455667"],
      branches: [["gharbia/المحلة", "gharbia/شارع السوق"]],
    },
  },
  {
    name: "long-terms",
    pages: {
      "terms.html": page(
        `<h1>Terms of sale</h1><p>1. These terms govern every sale made through this website and were last revised on 2 May 2026.</p>
        <p>2. Delivery. The Seller delivers within the Arab Republic of Egypt. The delivery charge amounts to EGP 85 and is waived for orders whose value exceeds EGP 4,000. Delivery shall take place no later than six days from the date of the order.</p>
        <p>3. Payment. The Buyer may pay by bank card or in instalments through the Seller's partners. Payment in cash upon delivery is accepted for orders not exceeding EGP 6,000.</p>
        <p>4. Right of withdrawal. The Buyer may return the goods within fourteen days of receipt without giving reasons. The cost of returning the goods shall be borne by the Buyer. The price shall be reimbursed by the same means of payment within seven days.</p>
        <p>5. The right of withdrawal does not extend to goods made to the Buyer's specifications, to cosmetics whose seal was broken, or to underwear.</p>
        <p>6. Goods with hidden defects may be exchanged within thirty days at the Seller's expense.</p>
        <p>7. The parcel may be opened in the presence of the carrier prior to payment.</p>`,
        {
          lang: "en",
          footer: `<p>Registered office: 3 Abdel Khalek Tharwat St.</p><p>legal@longterms.example | Customer care 16777</p>`,
        },
      ),
    },
    facts: {
      delivery_fee: places({ rest: 85 }),
      delivery_days: places({ rest: "0-6" }),
      free_from: 4000,
      cash_on_delivery: true,
      cash_limits: { up_to: 6000 },
      payment: ["card", "instalments", "cash"],
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["custom", "cosmetics", "underwear"],
      on_delivery: "open",
      contact: ["email:legal@longterms.example", "phone:16777"],
    },
  },
  {
    name: "insta-bio",
    pages: {
      "index.html": page(
        `<p>📦 Shipping all over Egypt 70LE</p><p>⏱ 3-5 days</p><p>💵 Cash / Instapay / Vodafone cash</p><p>🔁 Exchange within 3 days (shipping on customer)</p><p>❌ No refund</p><p>👀 تقدري تعايني الاوردر قبل الاستلام</p><p>📲 For orders: WhatsApp 01551234567</p>`,
        { lang: "en" },
      ),
    },
    facts: {
      delivery_fee: places({ rest: 70 }),
      delivery_days: places({ rest: "3-5" }),
      cash_on_delivery: true,
      payment: ["cash", "instapay", "wallet"],
      exchange_days: 3,
      exchange_cost: "shopper",
      return_days: 0,
      on_delivery: "open",
      contact: ["whatsapp:+201551234567"],
    },
  },
];
