/** Shops that took over a template: what it says of gifts, hazards and other countries is no term. */
import { places, type WrittenShop } from "./shop.ts";

export const templateShops: WrittenShop[] = [
  {
    name: "classic",
    pages: {
      "policies-refund-policy":
        "<main><h1>Refund policy</h1><p><strong>Returns</strong></p><p>Our policy lasts 7 days. If 7 days have gone by since your purchase, unfortunately, we can’t offer you a refund or exchange.</p><p>To be eligible for a return, your item must be unused and in the same condition that you received it. It must also be in the original packaging.</p><p>Several types of goods are exempt from being returned. Perishable goods such as food, flowers, newspapers or magazines cannot be returned. We also do not accept products that are intimate or sanitary goods, hazardous materials, or flammable liquids or gases.</p><p>Additional non-returnable items:</p><ul><li>Gift cards</li><li>Downloadable software products</li><li>Some health and personal care items</li></ul><p>To complete your return, we require a receipt or proof of purchase.</p><p>Please do not send your purchase back to the manufacturer.</p><p>There are certain situations where only partial refunds are granted: (if applicable)</p><ul><li>Any item not in its original condition, is damaged or missing parts for reasons not due to our error.</li><li>Any item that is returned more than 30 days after delivery</li></ul><p><strong>Refunds (if applicable)</strong></p><p>Once your return is received and inspected, we will send you an email to notify you that we have received your returned item. We will also notify you of the approval or rejection of your refund.</p><p>If you are approved, then your refund will be processed, and a credit will automatically be applied to your credit card or original method of payment, within a certain amount of days.</p><p><strong>Late or missing refunds (if applicable)</strong></p><p>If you haven’t received a refund yet, first check your bank account again. Then contact your credit card company, it may take some time before your refund is officially posted. Next contact your bank. There is often some processing time before a refund is posted. If you’ve done all of this and you still have not received your refund yet, please contact us at hi@classic.example.</p><p><strong>Gifts</strong></p><p>If the item was marked as a gift when purchased and shipped directly to you, you’ll receive a gift credit for the value of your return. Once the returned item is received, a gift certificate will be mailed to you.</p><p><strong>Shipping</strong></p><p>To return your product, you should mail your product to: 12 Makram Ebeid, Nasr City, Cairo.</p><p>You will be responsible for paying for your own shipping costs for returning your item. Shipping costs are non-refundable. If you receive a refund, the cost of return shipping will be deducted from your refund.</p><p>Depending on where you live, the time it may take for your exchanged product to reach you, may vary.</p><p>If you are shipping an item over $75, you should consider using a trackable shipping service or purchasing shipping insurance. We don’t guarantee that we will receive your returned item.</p></main>",
      "policies-shipping-policy":
        "<main><h1>Shipping policy</h1><p>We ship all over Egypt in 3-5 working days for 70 EGP. Cash on delivery available.</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 70 }),
      delivery_days: places({ rest: "3-5" }),
      cash_on_delivery: true,
      payment: ["cash"],
      exchange_days: 7,
      return_days: 7,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["gifts", "underwear", "cosmetics"],
      contact: ["email:hi@classic.example"],
    },
  },
  {
    name: "mahally",
    pages: {
      refund_returns:
        "<main><h1>سياسة الاسترداد والإرجاع</h1><p>تستمر سياسة الاسترداد والإرجاع لدينا 14 يومًا. إذا مر 14 يومًا منذ شرائك، فلا يمكننا تقديم استرداد كامل أو استبدال لك.</p><p>لكي تكون مؤهلاً للإرجاع، يجب أن يكون المنتج غير مستخدم وفي نفس الحالة التي استلمته بها.</p><p>لا نقبل إرجاع المواد الخطرة أو السوائل القابلة للاشتعال أو الغازات.</p><p>العناصر الإضافية غير القابلة للإرجاع: بطاقات الهدايا، منتجات العناية الشخصية.</p><h3>استرداد الأموال</h3><p>بمجرد استلام المنتج المرتجع وفحصه سنرسل لك بريدًا إلكترونيًا. في حالة الموافقة سيتم رد المبلغ إلى بطاقتك أو وسيلة الدفع الأصلية خلال 10 أيام.</p><h3>المبالغ المستردة المتأخرة أو المفقودة</h3><p>إذا لم تستلم المبلغ بعد، فتحقق من حسابك المصرفي أولاً.</p><h3>عناصر التخفيضات</h3><p>لا يمكن استرداد قيمة إلا المنتجات ذات السعر العادي. لا يمكن استرداد قيمة منتجات التخفيضات.</p><h3>شحن المرتجعات</h3><p>ستكون مسؤولاً عن دفع تكاليف الشحن الخاصة بك لإعادة منتجك. تكاليف الشحن غير قابلة للاسترداد.</p><h3>تحتاج مساعدة؟</h3><p>راسلنا على help@mahally.example</p></main>",
    },
    facts: {
      exchange_days: 14,
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["gifts", "cosmetics", "sale"],
      contact: ["email:help@mahally.example"],
    },
  },
  {
    name: "roz",
    pages: {
      faq: '<div class="announcement-bar"><p>توصيل مجاني عند الشراء بـ ١٠٠٠ جنيه أو أكثر</p></div><main><h1>اسئلة شائعة</h1><h4>عايزة أعرف الشحن على المحافظات</h4><p>القاهرة والجيزة ٥٥ جنيه – الدلتا ومدن القناة ٦٥ جنيه – الصعيد والبحر الأحمر ٨٥ جنيه.</p><h4>الأوردر هيوصلني بعد قد إيه؟</h4><p>لو في القاهرة أو الجيزة من يوم ليومين، ولو في أي محافظة تانية من ٣ لـ ٥ أيام.</p><h4>أقدر أجرب الفستان قدام المندوب؟</h4><p>أيوة تقدري، بس خليكي سريعة عشان عنده أوردرات تانية.</p><h4>لو معجبنيش أرجعه؟</h4><p>ترجعيه مع نفس المندوب وتدفعي مصاريف الشحن. بعد ما المندوب يمشي مفيش ترجيع، فيه تبديل بس خلال ٧ أيام.</p><h4>التبديل عليه فلوس؟</h4><p>مصاريف شحن التبديل ٥٠ جنيه.</p><h4>فيه حاجات مبتتبدلش؟</h4><p>أيوة: الطرح والإكسسوارات وأي حاجة عليها خصم.</p><h4>لازم أدفع قبل الاستلام؟</h4><p>لأ، الدفع كله عند الاستلام كاش. بس لو الأوردر أكتر من ٣٠٠٠ جنيه بنطلب عربون ٢٠٪ على إنستاباي.</p><h4>إزاي أتأكد إن الأوردر اتسجل؟</h4><p>هيجيلك رسالة واتساب من رقمنا ٠١٠١٢٣٤٧٧٨٨ نأكد معاكي المقاس واللون قبل الشحن.</p></main>',
    },
    facts: {
      delivery_fee: places({ "cairo giza": 55, "upper red-sea": 85, "delta canal": 65 }),
      delivery_days: places({ "cairo giza": "1-2", rest: "3-5" }),
      free_from: 1000,
      cash_on_delivery: true,
      cash_limits: { deposit: "20%" },
      payment: ["cash", "instapay"],
      exchange_days: 7,
      exchange_cost: 50,
      return_days: 0,
      exceptions: ["scarves", "accessories", "sale"],
      on_delivery: "try",
      confirmation: "whatsapp",
      contact: ["whatsapp:+201012347788"],
    },
  },
  {
    name: "loom",
    pages: {
      care: "<div class=\"announcement-bar\"><p>Free delivery from EGP 2,500</p></div><main><h1>Customer care</h1><h2>Getting it to you</h2><p>We hand your parcel to Bosta within 24 hours of your order. From there it's one to three days to addresses in Cairo, Giza and Alexandria, and three to six everywhere else. Flat rate: EGP 85.</p><p>You can follow your parcel with the link we text you.</p><h2>Payment</h2><p>Cards, Apple Pay, or cash to the courier (there's a EGP 15 handling charge for cash).</p><h2>Second thoughts</h2><p>Returns are open for 10 days from the day the parcel arrives. Drop it at our studio for free or have it collected for EGP 85. We refund the card you used; cash orders are refunded through InstaPay.</p><p>Want a different size instead? Swaps are free, once per order, in the same 10 days.</p><p>We can't take back earrings, swimwear or anything monogrammed.</p><h2>Is something wrong with it?</h2><p>Tell us within 30 days and we'll repair, replace or refund it, whichever you prefer, at our cost.</p><h2>Our studio</h2><p>3 Mohamed Mazhar Street, Zamalek, Cairo. Sunday to Thursday, 10 to 6. Ring the bell marked L&amp;L.</p><p>care@loomandlight.example · 0122 600 7711 (WhatsApp)</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 85 }),
      delivery_days: places({ "alexandria cairo giza": "1-3", rest: "3-6" }),
      free_from: 2500,
      cash_on_delivery: true,
      cash_limits: { fee: 15 },
      payment: ["cash", "card"],
      exchange_days: 10,
      exchange_cost: "shop",
      return_days: 10,
      return_cost: 85,
      refund_as: "money",
      exceptions: ["jewellery", "swimwear", "custom"],
      branches: [["cairo/Zamalek", "cairo/Mohamed Mazhar"]],
      contact: ["email:care@loomandlight.example", "whatsapp:+201226007711"],
    },
  },
  {
    name: "qasr",
    pages: {
      terms:
        "<main><h1>الشروط والأحكام</h1><h2>سياسة التوصيل</h2><p>يتم شحن الطلبات خلال يوم عمل واحد من تأكيدها، وتصل إلى القاهرة والجيزة في غضون ٣ أيام وإلى بقية المحافظات في غضون ٦ أيام.</p><p>مصروفات الشحن: ٦٥ جنيهاً للقاهرة والجيزة والإسكندرية، و٩٠ جنيهاً لما عداها من محافظات. وتُعفى الطلبات التي تتجاوز ٢٠٠٠ جنيه من مصروفات الشحن.</p><p>في حالة رفض استلام الطلب دون سبب يتحمل العميل مصروفات الشحن ذهاباً وإياباً.</p><h2>سياسة الإرجاع</h2><p>يجوز للعميل إعادة المنتج خلال أربعة عشر يوماً من تاريخ تسلمه، بشرط أن يكون في حالته الأصلية. ولا تُقبل إعادة المنتج إذا فُتح غلافه أو استُعمل.</p><p>وتُرد القيمة إلى العميل بالطريقة ذاتها التي سدد بها، ناقصة تكلفة الشحن، في مدة أقصاها سبعة أيام عمل.</p><p>يتحمل العميل أجرة الشحن عند الإرجاع، ويتحملها المتجر إذا كان المنتج معيباً.</p><h2>سياسة الاستبدال</h2><p>يحق للعميل الاستبدال مرة واحدة في المدة نفسها، وتكون أجرة الشحن مناصفة بين العميل والمتجر.</p><p>لا يشمل الاستبدال والإرجاع: الملابس الداخلية، والجوارب، والعطور.</p><h2>الدفع</h2><p>نقبل الدفع نقداً عند التسليم وبالبطاقات الائتمانية وبالتقسيط عبر فاليو وسهولة. ولا يتوفر الدفع النقدي للطلبات التي تزيد على ٤٠٠٠ جنيه.</p></main>",
      contacts:
        "<main><h1>للتواصل</h1><p>مركز خدمة العملاء: ١٦٦٩٩</p><p>فرع مصر الجديدة: ٥ شارع الأهرام، القاهرة</p><p>فرع الإسكندرية: ٣٢ شارع سوريا، رشدي</p></main>",
    },
    facts: {
      delivery_fee: places({ "alexandria cairo giza": 65, rest: 90 }),
      delivery_days: places({ "cairo giza": "0-3", rest: "0-6" }),
      free_from: 2000,
      cash_on_delivery: true,
      cash_limits: { up_to: 4000 },
      payment: ["cash", "card", "instalments"],
      exchange_days: 14,
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["underwear", "socks", "cosmetics"],
      branches: [
        ["cairo/مصر الجديدة", "cairo/الأهرام"],
        ["alexandria/رشدي", "alexandria/سوريا", "alexandria/الإسكندرية"],
      ],
      contact: ["phone:16699"],
    },
  },
  {
    name: "basseta",
    pages: {
      "how-to-order":
        "<main><h1>How to order</h1><p>Eb3ateelna el item code w el size 3ala WhatsApp 01159920041 🤍</p><p>Shipping: Cairo/Giza 60 – Alex 70 – other governorates 80</p><p>Delivery time 2-4 days (Cairo &amp; Giza), 4-6 days ba2y el mo7afzat</p><p>Payment: cash on delivery / InstaPay / Vodafone Cash</p><p>Exchange within 3 days, shipping fees 3ala el customer</p><p>No refunds ya gama3a</p><p>Sale items la exchange wala refund</p><p>Momken teftahy el order abl ma tedfa3y, bas mafish try on</p></main>",
    },
    facts: {
      delivery_fee: places({ alexandria: 70, "cairo giza": 60, rest: 80 }),
      delivery_days: places({ "cairo giza": "2-4", rest: "4-6" }),
      cash_on_delivery: true,
      payment: ["cash", "instapay", "wallet"],
      exchange_days: 3,
      exchange_cost: "shopper",
      return_days: 0,
      exceptions: ["sale"],
      on_delivery: "open",
      contact: ["whatsapp:+201159920041"],
    },
  },
  {
    name: "saff",
    pages: {
      "at-a-glance":
        "<main><h1>At a glance</h1><table><tr><td>Delivery fee</td><td>EGP 75 to any governorate, free over EGP 1,800</td></tr><tr><td>Delivery time</td><td>2–5 working days</td></tr><tr><td>Ways to pay</td><td>Card, valU, cash on delivery (up to EGP 5,000)</td></tr><tr><td>Exchange</td><td>14 days, first one free</td></tr><tr><td>Return</td><td>14 days, EGP 75 deducted from your refund</td></tr><tr><td>Not returnable</td><td>Sale pieces, bodysuits, hair accessories</td></tr><tr><td>Questions</td><td>team@saff.example</td></tr></table></main>",
    },
    facts: {
      delivery_fee: places({ rest: 75 }),
      delivery_days: places({ rest: "2-5" }),
      free_from: 1800,
      cash_on_delivery: true,
      cash_limits: { up_to: 5000 },
      payment: ["cash", "card", "instalments"],
      exchange_days: 14,
      exchange_cost: "shop",
      return_days: 14,
      return_cost: 75,
      exceptions: ["sale", "underwear", "accessories"],
      contact: ["email:team@saff.example"],
    },
  },
  {
    name: "hekaya",
    pages: {
      new: '<div class="announcement-bar"><p>🚚 الشحن لأي مكان في مصر بـ ٦٥ جنيه بس</p></div><main><h1>اللي اتغير عندنا</h1><p>عشان محدش يتلخبط، دي القواعد الجديدة من أول أكتوبر:</p><ul><li>التبديل بقى ١٤ يوم بدل ٧ أيام 🎉</li><li>شحن التبديل علينا لو المقاس مش مظبوط</li><li>الاسترجاع متاح لأول مرة: خلال ٣ أيام والفلوس بترجع على محفظتك، وشحن المرتجع عليكي</li></ul><p>اللي لسه زي ما هو: مابنبدلش ومابنرجعش اللانجيري والمايوهات.</p></main>',
      faq: "<main><h1>أسئلة</h1><p><b>الشحن بياخد قد ايه؟</b></p><p>٣ أيام القاهرة والجيزة، و٥ أيام المحافظات.</p><p><b>بتاخدوا فيزا؟</b></p><p>لسه شغالين عليها، دلوقتي كاش عند الاستلام أو فودافون كاش.</p><p><b>عندكم محل؟</b></p><p>لأ إحنا أونلاين بس.</p><p><b>حد بيكلمني قبل ما الأوردر ينزل؟</b></p><p>آه بنكلمك تليفون نأكد العنوان.</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 65 }),
      delivery_days: places({ "cairo giza": "3-3", rest: "5-5" }),
      cash_on_delivery: true,
      payment: ["cash", "wallet"],
      exchange_days: 14,
      exchange_cost: "shop",
      return_days: 3,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["underwear", "swimwear"],
      confirmation: "phone",
    },
  },
  {
    name: "sitt",
    pages: {
      siyasa:
        "<main><h1>سياسة الاستبدال والاسترجاع</h1><p>عزيزتي العميلة، راحتك تهمنا ❤️</p><p>✅ معاكي ١٤ يوم للاستبدال من تاريخ الاستلام.</p><p>✅ معاكي ٧ أيام للاسترجاع من تاريخ الاستلام.</p><p>✅ لازم القطعة تكون بالتيكت وبحالتها.</p><p>❌ القطع اللي عليها آثار ميك اب أو برفيوم مش هينفع نستلمها.</p><p>❌ مش هينفع استبدال أو استرجاع قطع التصفية.</p><p>💰 في حالة الاستبدال العميلة بتدفع ٧٠ جنيه شحن، وفي حالة الاسترجاع بيتخصم ٧٠ جنيه من المبلغ.</p><p>💳 المبلغ بيرجع إنستاباي أو فودافون كاش في خلال أسبوع من استلامنا للقطعة.</p><p>🚫 في حالة رفض الاستلام بدون سبب بيتم عمل بلوك.</p></main>",
      tawseel:
        "<main><h1>التوصيل</h1><p>أسعار التوصيل: داخل القاهرة الكبرى ٧٠ جنيه – الأقاليم ٩٠ جنيه.</p><p>مدة التوصيل: القاهرة الكبرى ٢-٣ أيام، الأقاليم ٤-٦ أيام.</p><p>بيتم تأكيد كل أوردر بمكالمة قبل خروجه.</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 70, rest: 90 }),
      delivery_days: places({ "cairo giza": "2-3", rest: "4-6" }),
      exchange_days: 14,
      exchange_cost: 70,
      return_days: 7,
      return_cost: 70,
      refund_as: "money",
      exceptions: ["sale"],
      confirmation: "phone",
    },
  },
  {
    name: "plain",
    pages: {
      "shipping-info":
        '<div class="announcement-bar"><p>Delivery EGP 60 · 14-day exchanges</p></div><main><h1>Shipping info</h1><p>Processing: 1-2 days. Delivery: 2-3 days (Cairo, Giza), 3-5 days (all other governorates). Shipping rate is EGP 60.</p><p>Someone from our team will WhatsApp you to confirm the details. Unconfirmed orders are cancelled after two days.</p></main>',
      exchanges:
        "<main><h1>Exchanges</h1><p>Exchanges are accepted within 14 days. Pieces must be unwashed. The customer pays EGP 60 per exchange.</p><p>We're a small team and can't offer refunds at the moment, but defective pieces are always refunded in full.</p></main>",
      about:
        "<main><h1>About us</h1><p>We opened in 2018 with EGP 5,000 and 3 t-shirts. Today we ship 300 orders a week from our workshop in Shubra El Kheima.</p><p>hello@plaincotton.example</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 60 }),
      delivery_days: places({ "cairo giza": "2-3", rest: "3-5" }),
      exchange_days: 14,
      exchange_cost: 60,
      return_days: 0,
      confirmation: "whatsapp",
      contact: ["email:hello@plaincotton.example"],
    },
  },
  {
    name: "amira",
    pages: {
      policy:
        "<main><h1>السياسات</h1><h3>قبل ما تطلبي</h3><p>الأسعار شاملة الضريبة ومش شاملة الشحن.</p><h3>الشحن</h3><p>بنشحن يوميًا ما عدا الجمعة. الأوردر بياخد من ٤٨ لـ ٧٢ ساعة في القاهرة والجيزة، ومن ٣ لـ ٦ أيام في باقي الجمهورية.</p><p>سعر الشحن بيظهر عند إتمام الطلب.</p><h3>الدفع</h3><p>الدفع بالفيزا أو تحويل على حسابنا في البنك الأهلي. الدفع عند الاستلام موقوف حاليًا.</p><h3>الاستبدال</h3><p>الفستان بيتبدل مرة واحدة خلال ٥ أيام لو بالتيكت، وإحنا بنتحمل شحنة وإنتي بتتحملي شحنة.</p><h3>الاسترجاع</h3><p>خلال نفس المدة، ومصاريف الشحن رايح جاي بتتخصم من المبلغ اللي هيرجعلك على الفيزا.</p><h3>استثناءات</h3><ul><li>فساتين التفصيل</li><li>الإكسسوارات والطرح</li></ul><h3>الأتيليه</h3><p>١٠ شارع الميرغني، مصر الجديدة، القاهرة – بالحجز فقط: ٠١٠٩٩٨٨٧٧٦٦</p></main>",
    },
    facts: {
      delivery_days: places({ "cairo giza": "2-3", rest: "3-6" }),
      cash_on_delivery: false,
      payment: ["card", "transfer"],
      exchange_days: 5,
      return_days: 5,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["custom", "accessories", "scarves"],
      branches: [["cairo/مصر الجديدة", "cairo/الميرغني", "cairo/الأتيليه"]],
      contact: ["phone:+201099887766"],
    },
  },
];
