/** Further ordinary shops. */
import { places, type WrittenShop } from "./shop.ts";

export const furtherShops: WrittenShop[] = [
  {
    name: "jasmine",
    pages: {
      shipping:
        '<div class="announcement-bar"><p>Free shipping on orders over EGP 2,000 🌸</p></div><main><h1>Shipping</h1><p>All orders are delivered to your doorstep by our courier partner.</p><p><strong>Cairo &amp; Giza:</strong> EGP 60 (2 to 3 working days)<br><strong>Alexandria &amp; Delta:</strong> EGP 70 (3 to 4 working days)<br><strong>Upper Egypt &amp; Red Sea:</strong> EGP 90 (4 to 6 working days)</p><p>You will receive a phone call from us within 24 hours to confirm your order.</p><p>Please note that the courier will only wait for 5 minutes; you may open the package and check the items, but fitting is not permitted.</p></main>',
      exchange:
        "<main><h1>Exchange & Returns</h1><p>You can exchange any item within 14 days of the delivery date provided that it is in its original condition.</p><p>You can return any item within 7 days of the delivery date and get a refund, minus shipping fees.</p><p>Exchange fees are EGP 60 for all governorates.</p><p>Refunds are transferred via InstaPay within 5 working days of receiving the returned item.</p><p>Items bought on sale are not eligible for return but can be exchanged within 3 days.</p><p>Scarves and undergarments cannot be exchanged or returned.</p></main>",
      payment:
        "<main><h1>Payment</h1><p>We currently offer the following payment options: Cash on Delivery, Debit/Credit Card, and Vodafone Cash.</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 60, "delta alexandria": 70, "upper red-sea": 90 }),
      delivery_days: places({
        "cairo giza": "2-3",
        "delta alexandria": "3-4",
        "upper red-sea": "4-6",
      }),
      free_from: 2000,
      cash_on_delivery: true,
      payment: ["cash", "card", "wallet"],
      exchange_days: 14,
      exchange_cost: 60,
      return_days: 7,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["sale", "scarves", "underwear"],
      on_delivery: "open",
      confirmation: "phone",
    },
  },
  {
    name: "nesma",
    pages: {
      shipping:
        '<div class="announcement-bar"><p>خصم ٢٥٪ على الكولكشن الصيفي</p></div><main><h1>الشحن والتوصيل</h1><table><tr><th>المنطقة</th><th>التكلفة</th><th>المدة</th></tr><tr><td>القاهرة الكبرى</td><td>٦٠</td><td>٢ - ٣ أيام</td></tr><tr><td>الإسكندرية والبحيرة</td><td>٦٥</td><td>٣ أيام</td></tr><tr><td>باقي الدلتا</td><td>٧٠</td><td>٣ - ٤ أيام</td></tr><tr><td>مدن القناة</td><td>٧٠</td><td>٣ - ٤ أيام</td></tr><tr><td>شمال الصعيد (الفيوم، بني سويف، المنيا)</td><td>٨٠</td><td>٤ - ٥ أيام</td></tr><tr><td>جنوب الصعيد (أسيوط، سوهاج، قنا، الأقصر، أسوان)</td><td>٩٠</td><td>٥ - ٧ أيام</td></tr></table><p>* الأسعار بالجنيه المصري.</p><p>* شحن مجاني على أي أوردر قيمته ١٢٠٠ جنيه فأكثر.</p></main>',
      returns:
        "<main><h1>الاستبدال والاسترجاع</h1><p>حرصًا منا على رضا عملائنا، يمكن للعميل طلب الاستبدال أو الاسترجاع خلال ١٤ يومًا من تاريخ استلام الشحنة.</p><p>شروط الاستبدال والاسترجاع:</p><ol><li>المنتج لم يُستعمل ولم يُغسل.</li><li>المنتج بتغليفه الأصلي والتيكت.</li><li>وجود الفاتورة.</li></ol><p>مصاريف الشحن:</p><ul><li>في حالة وجود عيب صناعة: على الشركة.</li><li>في حالة عدم ملاءمة المقاس أو تغيير الرأي: على العميل.</li></ul><p>المنتجات المستثناة: اللانجيري، والبيجامات المخفضة.</p><p>طريقة رد المبلغ: محفظة إلكترونية أو حساب بنكي، خلال أسبوع من وصول المرتجع.</p></main>",
      payment:
        "<main><h1>الدفع</h1><p>الدفع نقدًا عند الاستلام (رسوم إضافية ١٠ جنيه)</p><p>الدفع ببطاقات الفيزا والماستر كارد وميزة</p></main>",
    },
    facts: {
      delivery_fee: places({
        "alexandria beheira": 65,
        "cairo giza": 60,
        "beni-suef faiyum minya": 80,
        "aswan asyut luxor qena sohag": 90,
        "canal dakahlia damietta gharbia kafr-el-sheikh monufia qalyubia sharqia": 70,
      }),
      delivery_days: places({
        "alexandria beheira": "3-3",
        "cairo giza": "2-3",
        "beni-suef faiyum minya": "4-5",
        "aswan asyut luxor qena sohag": "5-7",
        "canal dakahlia damietta gharbia kafr-el-sheikh monufia qalyubia sharqia": "3-4",
      }),
      free_from: 1200,
      cash_on_delivery: true,
      cash_limits: { fee: 10 },
      payment: ["cash", "card"],
      exchange_days: 14,
      exchange_cost: "shopper",
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["underwear", "sale"],
    },
  },
  {
    name: "felucca",
    pages: {
      "good-to-know":
        "<main><h1>Good to know</h1><p>Our pieces are made in small batches in Cairo. Once something is sold out, we may not make it again.</p><p>We post orders on Mondays and Wednesdays. Most parcels arrive two to four days later, anywhere in Egypt. Postage is a flat EGP 75.</p><p>Pay by card, InstaPay, or cash at your door.</p><p>Not sure about it? Post it back within 10 days for store credit (we don't refund cash). You pay the postage back. Or swap it for another size, once, and we pay.</p><p>Made-to-measure, sale pieces and earrings are yours for keeps.</p><p>Visit us on Thursdays, 4–8 pm: Studio 12, 26th of July Corridor, Sheikh Zayed, Giza.</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 75 }),
      delivery_days: places({ rest: "2-4" }),
      cash_on_delivery: true,
      payment: ["card", "instapay", "cash"],
      exchange_cost: "shop",
      return_days: 10,
      return_cost: "shopper",
      refund_as: "credit",
      exceptions: ["custom", "sale", "jewellery"],
      branches: [["giza/Sheikh Zayed", "giza/Studio 12", "giza/26th of July"]],
    },
  },
  {
    name: "atlas",
    pages: {
      "policies-shipping-policy":
        '<div class="announcement-bar"><p>20% off backpacks until Sunday</p></div><main><h1>Shipping policy</h1><p>Atlas Carry ships to customers across Egypt. Shipping charges for your order will be calculated and displayed at checkout.</p><table><tr><th>Shipping method</th><th>Estimated delivery time</th><th>Shipment cost</th></tr><tr><td>Standard (Cairo, Giza, Alexandria)</td><td>2-3 business days</td><td>EGP 70</td></tr><tr><td>Standard (other governorates)</td><td>4-6 business days</td><td>EGP 95</td></tr><tr><td>Same-day (Cairo only)</td><td>same day</td><td>EGP 180</td></tr></table><p>Delivery delays can occasionally occur.</p></main>',
      "policies-refund-policy":
        "<main><h1>Refund policy</h1><p>We have a 30-day return policy, which means you have 30 days after receiving your item to request a return.</p><p>To be eligible for a return, your item must be in the same condition that you received it, unworn or unused, with tags, and in its original packaging.</p><p>If your return is accepted, we’ll send you a return shipping label. Returns are free.</p><p>Items sent back to us without first requesting a return will not be accepted.</p><p><strong>Exceptions / non-returnable items</strong><br>Certain types of items cannot be returned, like custom products (such as special orders or personalized items). Unfortunately, we cannot accept returns on sale items or gift cards.</p><p><strong>Exchanges</strong><br>You can exchange for a different colour within the same 30 days, free of charge.</p><p><strong>Refunds</strong><br>We will notify you once we’ve received and inspected your return. If approved, you’ll be automatically refunded on your original payment method within 10 business days.</p></main>",
      warranty:
        "<main><h1>Warranty</h1><p>5-year warranty on zippers and seams. You pay EGP 70 for the courier to us, we pay the way back.</p></main>",
      contact:
        "<main><h1>Contact information</h1><p>Trade name: Atlas Carry LLC<br>Phone number: +20 2 3749 0021<br>Email: support@atlascarry.example<br>Physical address: 15 Wadi El Nil St, Mohandessin, Giza<br>VAT number: 552-901-774</p></main>",
    },
    facts: {
      delivery_fee: places({ "alexandria cairo giza": 70, rest: 95 }),
      delivery_days: places({ "alexandria cairo giza": "2-3", rest: "4-6" }),
      exchange_days: 30,
      exchange_cost: "shop",
      return_days: 30,
      return_cost: "shop",
      refund_as: "money",
      exceptions: ["custom", "sale", "gifts"],
      contact: ["phone:+20237490021", "email:support@atlascarry.example"],
    },
  },
  {
    name: "lolo",
    pages: {
      policy:
        "<main><h1>تعليمات الشراء والاستبدال</h1><p>✔️ الشحن خلال ٣-٥ أيام عمل لجميع المحافظات</p><p>✔️ مصاريف الشحن ٥٥ للقاهرة والجيزة و٧٠ لباقي المحافظات</p><p>✔️ الاستبدال خلال ٧ أيام من استلام الأوردر والمنتج بحالته</p><p>✔️ مصاريف شحن الاستبدال ٥٥ جنيه</p><p>✔️ يمكن معاينة المنتج قبل الاستلام</p><p>✖️ لا يوجد استرجاع</p><p>✖️ لا يمكن استبدال البامبرز والأفرولات الداخلية</p><p>✖️ غير مسموح بالقياس</p><p>📲 لتأكيد الأوردر لازم ترد على رسالة الواتس</p></main>",
      contact:
        "<main><h1>اتصل بنا</h1><p>📞 ٠١٠٦٧٧٨٨٩٩٠ – ٠١١٦٧٧٨٨٩٩٠</p><p>🏠 المعرض: شارع ٧٧، حدائق المعادي، القاهرة</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 55, rest: 70 }),
      delivery_days: places({ rest: "3-5" }),
      exchange_days: 7,
      exchange_cost: 55,
      return_days: 0,
      exceptions: ["underwear"],
      on_delivery: "open",
      confirmation: "whatsapp",
      branches: [["cairo/حدائق المعادي", "cairo/المعادي", "cairo/شارع ٧٧"]],
      contact: ["phone:+201067788990", "phone:+201167788990"],
    },
  },
  {
    name: "ember",
    pages: {
      "returns-policy":
        "<main><h1>Returns policy</h1><p>Thanks for shopping with us. If you are not entirely satisfied with your purchase, we're here to help.</p><h3>Returns</h3><p>You have 15 calendar days to return an item from the date you received it. To be eligible for a return, your item must be unused and in its original packaging, with the receipt or proof of purchase.</p><h3>Refunds</h3><p>Once we receive your item, we will inspect it and notify you. If your return is approved, we will initiate a refund to your credit card (or original method of payment). You will receive the credit within a certain amount of days, depending on your card issuer's policies.</p><h3>Shipping</h3><p>You will be responsible for paying for your own shipping costs for returning your item. Shipping costs are nonrefundable. If you receive a refund, the cost of return shipping will be deducted from your refund.</p><h3>Contact Us</h3><p>If you have any questions on how to return your item to us, contact us: returns@ember.example.</p></main>",
      "delivery-info":
        "<main><h1>Delivery info</h1><p>EGP 60 within Cairo, Giza and Qalyubia. EGP 85 to all other governorates. Your order will be with you in 2-6 days. COD is available on orders up to EGP 3,500; above that, please pay by card.</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza qalyubia": 60, rest: 85 }),
      delivery_days: places({ rest: "2-6" }),
      cash_on_delivery: true,
      cash_limits: { up_to: 3500 },
      payment: ["cash", "card"],
      return_days: 15,
      return_cost: "shopper",
      refund_as: "money",
      contact: ["email:returns@ember.example"],
    },
  },
  {
    name: "tamara",
    pages: {
      faq: '<div class="announcement-bar"><p>شحن مجاني على كل الطلبات هذا الأسبوع</p></div><main><h1>الأسئلة الأكثر شيوعا</h1><p><b>متى يصلني الطلب؟</b><br>يصلك الطلب خلال ٢ إلى ٤ أيام عمل من تاريخ التأكيد.</p><p><b>ما هي رسوم الشحن؟</b><br>رسوم الشحن ثابتة لكل المحافظات وهي ٦٥ جنيه مصري.</p><p><b>هل يمكنني تجربة الحذاء قبل الدفع؟</b><br>نعم يمكنك ذلك.</p><p><b>هل يمكنني إرجاع الحذاء؟</b><br>نعم، خلال ٧ أيام من الاستلام، ويتم استرداد قيمة الحذاء فقط بدون مصاريف الشحن.</p><p><b>هل يمكنني استبدال المقاس؟</b><br>نعم، خلال ١٤ يوم، وتكون مصاريف الاستبدال ٦٥ جنيه يدفعها العميل للمندوب.</p><p><b>ما هي طرق الدفع المتاحة؟</b><br>الدفع عند الاستلام – الدفع الإلكتروني بالبطاقة – التقسيط مع تمارا.</p><p><b>هل يمكنني إلغاء الطلب؟</b><br>نعم قبل شحنه، خلال ٢٤ ساعة.</p><p><b>هل لديكم فروع؟</b><br>نعم، لدينا فرع واحد في طنطا: شارع الجيش، أمام نادي طنطا، الغربية.</p></main>',
    },
    facts: {
      delivery_fee: places({ rest: 65 }),
      delivery_days: places({ rest: "2-4" }),
      cash_on_delivery: true,
      payment: ["cash", "card", "instalments"],
      exchange_days: 14,
      exchange_cost: 65,
      return_days: 7,
      return_cost: "shopper",
      refund_as: "money",
      on_delivery: "try",
      branches: [["gharbia/طنطا", "gharbia/الجيش"]],
    },
  },
];
