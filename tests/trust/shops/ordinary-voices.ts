/** Shops in further voices: counters beside couriers, terms below a privacy notice. */
import { places, type WrittenShop } from "./shop.ts";

export const voiceShops: WrittenShop[] = [
  {
    name: "lotus",
    pages: {
      terms:
        "<div class=\"announcement-bar\"><p>New arrivals every Thursday</p></div><main><h1>Terms & conditions</h1><h2>1. Orders</h2><p>Once you place an order you'll receive an email summarising it. A member of our team then phones you to verify it; orders we can't verify within 48 hours are dropped.</p><h2>2. Prices</h2><p>Prices include VAT. Delivery is added at checkout: 65 EGP for Cairo, Giza and Alexandria, 85 EGP for the Delta and Canal governorates, 105 EGP for Upper Egypt.</p><h2>3. Delivery</h2><p>We aim to deliver within 3 working days to Cairo, Giza and Alexandria and within 6 working days elsewhere in Egypt. Somebody must be present to receive the parcel; after two failed attempts it is returned to us.</p><h2>4. Payment</h2><p>You may pay by credit or debit card when ordering, or in cash upon delivery. Cash payment is limited to orders of EGP 4,000 or less.</p><h2>5. Your right to return</h2><p>You may return any unused item within 14 days from delivery without giving reasons. The cost of sending it back is borne by you. We reimburse the price using the same means of payment.</p><p>This right does not apply to underwear, swimwear, earrings or to items made to your specifications.</p><h2>6. Exchange</h2><p>You may ask for another size or colour within the same period. The first exchange is at our expense.</p><h2>7. Liability</h2><p>Our liability is limited to the price paid. Claims lapse after one year.</p></main>",
    },
    facts: {
      delivery_fee: places({ "alexandria cairo giza": 65, upper: 105, "delta canal": 85 }),
      delivery_days: places({ "alexandria cairo giza": "0-3", rest: "0-6" }),
      cash_on_delivery: true,
      cash_limits: { up_to: 4000 },
      payment: ["card", "cash"],
      exchange_days: 14,
      exchange_cost: "shop",
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["underwear", "swimwear", "jewellery", "custom"],
      confirmation: "phone",
    },
  },
  {
    name: "marwa",
    pages: {
      faq: "<main><h1>أسئلة بنتسألها كل يوم 😅</h1><h3>الشحن مجاني؟</h3><p>لو طلبك بـ ١٥٠٠ جنيه أو أكتر آه، غير كده القاهرة والجيزة ٦٠ والمحافظات ٨٠.</p><h3>بتوصلوا لأسوان؟</h3><p>أكيد، بنوصل لكل مصر. أسوان والأقصر بياخدوا أسبوع، وباقي المحافظات ٣-٤ أيام.</p><h3>ممكن أفتح الشنطة قبل ما أدفع؟</h3><p>ممكن طبعًا، المندوب هيستناكي تشوفي حاجتك.</p><h3>وأقيس؟</h3><p>القياس لأ يا قمر.</p><h3>طيب لو كبير عليا؟</h3><p>تبدليه في خلال أسبوع وانتي اللي بتدفعي الشحن.</p><h3>ولو مش عايزاه خلاص؟</h3><p>بناخده منك في خلال ٣ أيام ونرجعلك فلوسك فودافون كاش بعد خصم الشحن.</p><h3>كله بيتبدل؟</h3><p>كله ما عدا الطرح والكورسيهات والحاجة اللي عليها أوفر.</p><h3>بتقبلوا فيزا؟</h3><p>آه فيزا على الموقع، أو كاش للمندوب، أو تقسيط فاليو.</p><h3>هتأكدوا معايا ازاي؟</h3><p>بنبعت واتساب، ولو مردتيش بنتصل.</p><h3>أكلمكم فين؟</h3><p>واتساب 01012398745 من ١١ الصبح لـ ٩ بالليل.</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 60, rest: 80 }),
      delivery_days: places({ "aswan luxor": "7-7", rest: "3-4" }),
      free_from: 1500,
      cash_on_delivery: true,
      payment: ["cash", "card", "instalments"],
      exchange_days: 7,
      exchange_cost: "shopper",
      return_days: 3,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["scarves", "underwear", "sale"],
      on_delivery: "open",
      confirmation: "either",
      contact: ["whatsapp:+201012398745"],
    },
  },
  {
    name: "pulse",
    pages: {
      help: "<main><h1>Help</h1><h2>Shipping</h2><h4>Where do you ship?</h4><p>All over Egypt.</p><h4>How much?</h4><p>Flat 70 EGP. Orders over 2000 EGP ship free.</p><h4>How long?</h4><p>2–3 days Cairo/Giza, 3–5 days the rest of the country.</p><h2>Returns</h2><h4>How long do I have?</h4><p>30 days for exchanges, 14 for returns.</p><h4>Is it free?</h4><p>Exchanges are. For returns we charge 70 EGP pick-up.</p><h4>How do I get my money back?</h4><p>Same way you paid. If you paid cash we'll send it to your InstaPay.</p><h4>What can't I return?</h4><p>Sports bras, socks and shakers.</p><h2>Paying</h2><h4>Cash?</h4><p>Yes, up to 5000 EGP.</p><h4>Card?</h4><p>Yes, online, or on the courier's machine.</p><h4>Instalments?</h4><p>Not yet.</p><h2>At the door</h2><h4>Can I try before paying?</h4><p>Yes! Couriers wait up to 10 minutes.</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 70 }),
      delivery_days: places({ "cairo giza": "2-3", rest: "3-5" }),
      free_from: 2000,
      cash_on_delivery: true,
      cash_limits: { up_to: 5000 },
      payment: ["cash", "card", "card_on_delivery"],
      exchange_days: 30,
      exchange_cost: "shop",
      return_days: 14,
      return_cost: 70,
      refund_as: "money",
      exceptions: ["underwear", "socks"],
      on_delivery: "try",
    },
  },
  {
    name: "basma",
    pages: {
      siyasat:
        "<main><h1>سياسات</h1><p>⚠️ ممنوع فتح الأوردر قبل الدفع، ده نظام شركة الشحن مش نظامنا.</p><p>💸 مفيش أي مبالغ مقدم، الدفع كاش وانتي بتستلمي.</p><p>🚚 الشحن لكل المحافظات بـ ٥٥ وفوق الـ ٨٠٠ مجاني.</p><p>⏳ من يومين لـ ٥ أيام.</p><p>🔄 التربونات والبونيهات لا بتتبدل ولا بترجع عشان النظافة. الفساتين بس اللي بتتبدل، خلال ٣ أيام، والشحن نص بالنص بينا.</p><p>📞 بنكلمك نأكد قبل الشحن بيوم.</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 55 }),
      delivery_days: places({ rest: "2-5" }),
      free_from: 800,
      cash_on_delivery: true,
      payment: ["cash"],
      exchange_days: 3,
      exceptions: ["scarves"],
      on_delivery: "sealed",
      confirmation: "phone",
    },
  },
  {
    name: "terra",
    pages: {
      "customer-service":
        "<main><h1>Customer service</h1><p><strong>SHIPPING</strong></p><p>• Local shipping within Egypt: 80 EGP<br>• International shipping: calculated at checkout<br>• Delivery takes from 3 to 7 working days<br>• You'll be contacted by phone once your order is out for delivery</p><p><strong>RETURNS &amp; EXCHANGES</strong></p><p>• You can return or exchange within 14 days of purchase<br>• Original receipt must be presented<br>• Shipping fees are non-refundable<br>• In case of exchange or return the customer bears the shipping fees<br>• Refund takes 7 to 14 working days<br>• Accessories, gift cards and beachwear are non-returnable and non-exchangeable</p><p><strong>STORE LOCATIONS</strong></p><p>• Mall of Egypt, 1st floor, 6th of October, Giza<br>• Cairo Festival City Mall, New Cairo, Cairo<br>• City Centre Alexandria, Alexandria (opening soon)</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 80 }),
      delivery_days: places({ rest: "3-7" }),
      exchange_days: 14,
      exchange_cost: "shopper",
      return_days: 14,
      return_cost: "shopper",
      exceptions: ["accessories", "gifts", "swimwear"],
      branches: [
        ["giza/Mall of Egypt", "giza/6th of October"],
        ["cairo/Cairo Festival City", "cairo/New Cairo"],
      ],
    },
  },
  {
    name: "rania",
    pages: {
      info: "<main><h1>معلومات</h1><p>التوصيل داخل القاهرة الكبرى فقط مع مندوبينا: ٨٠ جنيه خلال ٢٤ ساعة.</p><p>المندوب بيستنى ١٥ دقيقة للقياس، ولو الفستان مش مناسب بيرجع معاه وبتدفعي ٨٠ جنيه بس.</p><p>بعد الاستلام: استبدال فقط خلال ٤٨ ساعة، شحن الاستبدال ٨٠ جنيه، ومفيش استرداد نقدي لكن ممكن كريدت نوت صالحة ٣ شهور.</p><p>الدفع: كاش – فيزا أونلاين – فيزا مع المندوب – تحويل بنكي.</p><p>الأتيليه في التجمع الخامس، القاهرة الجديدة، شارع التسعين، القاهرة. بميعاد: 01005567788</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 80 }),
      delivery_days: places({ "cairo giza": "0-1" }),
      cash_on_delivery: true,
      payment: ["cash", "card", "card_on_delivery", "transfer"],
      exchange_days: 2,
      exchange_cost: 80,
      refund_as: "credit",
      on_delivery: "try",
      branches: [["cairo/التجمع الخامس", "cairo/القاهرة الجديدة", "cairo/التسعين"]],
      contact: ["phone:+201005567788"],
    },
  },
];
