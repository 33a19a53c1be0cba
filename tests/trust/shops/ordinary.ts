/** Ordinary shops: long pages, template policies, chat, tables by governorate. */
import { places, type WrittenShop } from "./shop.ts";

export const ordinaryShops: WrittenShop[] = [
  {
    name: "sahara-linen",
    pages: {
      "policies-shipping-policy":
        '<div class="announcement-bar"><p>New: the Fayoum collection is here</p></div><main><h1>Shipping policy</h1><p>Orders are processed within 1-2 business days (Sunday to Thursday). You\'ll get a call from our team to confirm your order before it leaves the studio.</p><table><thead><tr><th>Zone</th><th>Rate</th><th>Estimated delivery</th></tr></thead><tbody><tr><td>Cairo &amp; Giza</td><td>65 EGP</td><td>2-3 business days</td></tr><tr><td>Alexandria</td><td>75 EGP</td><td>3-4 business days</td></tr><tr><td>Delta &amp; Canal cities</td><td>85 EGP</td><td>3-5 business days</td></tr><tr><td>Upper Egypt</td><td>100 EGP</td><td>5-7 business days</td></tr><tr><td>Red Sea, South Sinai &amp; Matrouh</td><td>120 EGP</td><td>5-8 business days</td></tr></tbody></table><p>Complimentary shipping on all orders above EGP 3,000.</p><p>During sale season and around Eid please allow an additional 2-3 days.</p><h2>Payment</h2><p>We accept Visa, Mastercard and Meeza cards through Paymob, valU instalments and cash on delivery. For cash on delivery orders a collection fee of EGP 20 is added at checkout.</p><h2>Lost or damaged parcels</h2><p>Sahara Linen is not liable for products lost in transit once they have been marked as delivered. If your parcel arrives damaged, please contact us within 48 hours with photos and keep all packaging materials.</p></main>',
      "policies-refund-policy":
        "<main><h1>Refund policy</h1><p>We have a 14-day return policy, which means you have 14 days after receiving your item to request a return.</p><p>To be eligible for a return, your item must be in the same condition that you received it, unworn or unused, with tags, and in its original packaging. You’ll also need the receipt or proof of purchase.</p><p>To start a return, you can contact us at hello@saharalinen.example. If your return is accepted, we’ll send you instructions on how and where to send your package. Items sent back to us without first requesting a return will not be accepted.</p><p>You will be responsible for paying for your own shipping costs for returning your item. Shipping costs are non-refundable.</p><p>You can always contact us for any return question at hello@saharalinen.example.</p><h3>Damages and issues</h3><p>Please inspect your order upon reception and contact us immediately if the item is defective, damaged or if you receive the wrong item, so that we can evaluate the issue and make it right.</p><h3>Exceptions / non-returnable items</h3><p>Certain types of items cannot be returned, like perishable goods (such as food, flowers, or plants), custom products (such as special orders or personalized items), and personal care goods (such as beauty products). We also do not accept returns for hazardous materials, flammable liquids, or gases. Please get in touch if you have questions or concerns about your specific item.</p><p>Unfortunately, we cannot accept returns on sale items.</p><h3>Exchanges</h3><p>The fastest way to ensure you get what you want is to return the item you have, and once the return is accepted, make a separate purchase for the new item.</p><h3>European Union 30 day cooling off period</h3><p>Notwithstanding the above, if the merchandise is being shipped into the European Union, you have the right to cancel or return your order within 30 days, for any reason and without a justification.</p><h3>Refunds</h3><p>We will notify you once we’ve received and inspected your return, and let you know if the refund was approved or not. If approved, you’ll be automatically refunded on your original payment method within 10 business days. Please remember it can take some time for your bank or credit card company to process and post the refund too.</p><p>If more than 15 business days have passed since we’ve approved your return, please contact us.</p></main>",
      "policies-privacy-policy":
        "<main><h1>Privacy policy</h1><p>This Privacy Policy describes how your personal information is collected, used, and shared. If you are a resident of California you have additional rights under the CCPA; we respond to a verifiable request within 45 days. We keep order records for 24 months. If you choose cash on delivery we share your phone number with the courier.</p></main>",
    },
    facts: {
      delivery_fee: places({
        alexandria: 75,
        "cairo giza": 65,
        "matrouh red-sea south-sinai": 120,
        upper: 100,
        "delta canal": 85,
      }),
      delivery_days: places({
        alexandria: "3-4",
        "cairo giza": "2-3",
        "matrouh red-sea south-sinai": "5-8",
        upper: "5-7",
        "delta canal": "3-5",
      }),
      free_from: 3000,
      cash_on_delivery: true,
      cash_limits: { fee: 20 },
      payment: ["cash", "card", "instalments"],
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["custom", "cosmetics", "sale"],
      confirmation: "phone",
      contact: ["email:hello@saharalinen.example"],
    },
  },
  {
    name: "beit-el-abaya",
    pages: {
      "shipping-returns":
        '<div class="announcement-bar"><p>خصم ٢٠٪ على عبايات السنة اللي فاتت</p></div><main><h1>سياسة الشحن والاستبدال والاسترجاع</h1><h2>أولاً: الشحن والتوصيل</h2><ol><li>يتم تجهيز الطلب خلال ٤٨ ساعة من تأكيده.</li><li>مدة التوصيل داخل القاهرة الكبرى (القاهرة والجيزة والقليوبية) من يومين إلى ثلاثة أيام عمل.</li><li>مدة التوصيل لباقي محافظات الجمهورية من ٤ إلى ٦ أيام عمل.</li><li>تكلفة الشحن ٥٥ جنيهًا للقاهرة الكبرى، و٧٥ جنيهًا للوجه البحري والإسكندرية ومدن القناة، و٩٥ جنيهًا للوجه القبلي، و١١٠ جنيهات للمناطق النائية (مطروح، الوادي الجديد، البحر الأحمر، شمال سيناء وجنوب سيناء).</li><li>الشركة غير مسؤولة عن التأخير الناتج عن شركة الشحن أو الظروف الجوية.</li></ol><h2>ثانيًا: طرق الدفع</h2><p>يمكنكِ الدفع نقدًا عند الاستلام أو بالبطاقة البنكية (فيزا / ماستر كارد / ميزة) على الموقع أو من خلال فوري.</p><p>العبايات المُفصّلة بمقاس خاص يُدفع نصف قيمتها مقدمًا.</p><h2>ثالثًا: الاستبدال</h2><p>يحق للعميلة استبدال المنتج خلال ١٤ يومًا من تاريخ الاستلام طبقًا لقانون حماية المستهلك رقم ١٨١ لسنة ٢٠١٨، على أن يكون المنتج بحالته الأصلية دون استعمال أو غسيل وبكامل ملصقاته.</p><p>في حال كان الاستبدال لرغبة العميلة في تغيير المقاس أو اللون تتحمل العميلة تكلفة الشحن. أما إذا كان المنتج به عيب صناعة أو مخالفًا للمطلوب فيتحمل بيت العباية كامل التكاليف.</p><h2>رابعًا: الاسترجاع</h2><p>يمكن طلب استرجاع المنتج خلال ١٤ يومًا من الاستلام، ويتم رد قيمة المنتج دون مصاريف الشحن بنفس وسيلة الدفع خلال ٧ إلى ١٤ يوم عمل.</p><p>تتحمل العميلة مصاريف شحن المرتجع ما لم يكن بالمنتج عيب.</p><h2>خامسًا: منتجات لا تُستبدل ولا تُسترجع</h2><ul><li>المنتجات المُخفّضة.</li><li>الطرح والإكسسوارات.</li><li>العبايات المفصّلة حسب الطلب.</li></ul></main>',
      "contact-us":
        "<main><h1>اتصل بنا</h1><p>خدمة العملاء: ٠١٠٢٢٣٣٤٧٧٨ (اتصال وواتساب) من السبت إلى الخميس، من ١٠ صباحًا حتى ٨ مساءً.</p><p>البريد الإلكتروني: info@beitelabaya.example</p><p>المعرض: ٤١ شارع عباس العقاد، مدينة نصر، القاهرة – الدور الثاني.</p><p>المصنع (للجملة فقط وبموعد سابق): المنطقة الصناعية، العاشر من رمضان.</p></main>",
    },
    facts: {
      delivery_fee: places({
        "cairo giza qalyubia": 55,
        "matrouh new-valley north-sinai red-sea south-sinai": 110,
        upper: 95,
        rest: 75,
      }),
      delivery_days: places({ "cairo giza qalyubia": "2-3", rest: "4-6" }),
      cash_on_delivery: true,
      cash_limits: { deposit: "50%" },
      payment: ["cash", "card", "fawry"],
      exchange_days: 14,
      exchange_cost: "shopper",
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["sale", "scarves", "accessories", "custom"],
      branches: [["cairo/مدينة نصر", "cairo/عباس العقاد", "cairo/Nasr City", "cairo/المعرض"]],
      contact: ["phone:+201022334778", "whatsapp:+201022334778", "email:info@beitelabaya.example"],
    },
  },
  {
    name: "halawa-jewels",
    pages: {
      "delivery-and-returns":
        '<div class="announcement-bar"><p>Handmade in Zamalek since 2014</p></div><main><h1>Delivery & returns</h1><p>Every Halawa piece is made by hand in our workshop. Pieces in stock leave within two days; made-to-order pieces need 10 to 14 days at the bench before they ship.</p><h3>Delivery</h3><p>Once shipped, your parcel takes two to four days in Cairo, Giza and Alexandria and four to six days in the rest of Egypt. Delivery is free of charge everywhere in the country.</p><h3>Payment</h3><p>You may pay by card, in three instalments through Sympl, by bank transfer, or in cash when the parcel arrives. Made-to-order pieces are paid half in advance.</p><h3>Returns</h3><p>If you change your mind, send the piece back within 10 days of receiving it and we will issue store credit for its value. We do not give cash refunds. The postage back to us is yours to pay.</p><p>Earrings can\'t be returned for hygiene reasons, nor can engraved or made-to-order pieces.</p><h3>Repairs</h3><p>All pieces carry a one-year warranty against breakage. Repairs take 14 days and shipping both ways is covered by us.</p><p>Write to studio@halawa.example.</p></main>',
      visit:
        "<main><h1>Visit the atelier</h1><p>Come say hi! 5 Hassan Sabry Street, Zamalek, Cairo. Saturday to Thursday, 11 to 7. You'll also find us at Cairopolitan in Garden City and, every December, at the Gezira bazaar.</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 0 }),
      delivery_days: places({ "alexandria cairo giza": "2-4", rest: "4-6" }),
      cash_on_delivery: true,
      cash_limits: { deposit: "50%" },
      payment: ["cash", "card", "instalments", "transfer"],
      return_days: 10,
      return_cost: "shopper",
      refund_as: "credit",
      exceptions: ["jewellery", "custom"],
      branches: [["cairo/Zamalek", "cairo/Hassan Sabry"]],
      contact: ["email:studio@halawa.example"],
    },
  },
  {
    name: "oak-street",
    pages: {
      "policies-shipping-policy":
        '<div class="announcement-bar"><p>Extra 10% off with code OAK10</p></div><main><h1>Shipping</h1><p>Thank you for visiting and shopping at Oak Street. Following are the terms and conditions that constitute our Shipping Policy.</p><p><strong>Shipment processing time</strong><br>All orders are processed within 2-3 business days. Orders are not shipped or delivered on Fridays or public holidays. If we are experiencing a high volume of orders, shipments may be delayed by a few days.</p><p><strong>Shipping rates &amp; delivery estimates</strong><br>Standard shipping within Cairo and Giza is 60 EGP and takes 2 to 4 business days. Standard shipping to all other governorates is 90 EGP and takes 4 to 7 business days. Express shipping (Cairo only) is 150 EGP and arrives the next day.</p><p><strong>Shipment confirmation &amp; order tracking</strong><br>You will receive a shipment confirmation email once your order has shipped containing your tracking number. The tracking number will be active within 24 hours.</p><p><strong>Customs, duties and taxes</strong><br>Oak Street is not responsible for any customs and taxes applied to your order.</p><p><strong>P.O. boxes</strong><br>We do not ship to P.O. boxes or APO/FPO addresses.</p></main>',
      "policies-refund-policy":
        "<main><h1>Returns</h1><p>Our policy lasts 14 days. If 14 days have gone by since your purchase, unfortunately we can’t offer you a refund or exchange.</p><p>To be eligible for a return, your item must be unused and in the same condition that you received it.</p><p>Several types of goods are exempt from being returned: underwear, socks and swimwear. Gift cards and downloadable software products are not refundable.</p><p><strong>Sale items</strong><br>Only regular priced items may be refunded, unfortunately sale items cannot be refunded.</p><p><strong>Late or missing refunds</strong><br>If you haven’t received a refund yet, first check your bank account again. Then contact your credit card company, it may take some time before your refund is officially posted.</p><p><strong>Refunds</strong><br>If you are approved, then your refund will be processed, and a credit will automatically be applied to your credit card or original method of payment, within 7 days.</p><p><strong>Shipping</strong><br>You will be responsible for paying for your own shipping costs for returning your item. Shipping costs are non-refundable.</p><p>Need help? Contact us at support@oakstreet.example for questions related to refunds and returns.</p></main>",
      "pages-payment":
        "<main><h1>Payment options</h1><p>Pay securely with your Visa or Mastercard, in up to 12 monthly payments with valU, or with cash on delivery.</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 60, rest: 90 }),
      delivery_days: places({ "cairo giza": "2-4", rest: "4-7" }),
      cash_on_delivery: true,
      payment: ["cash", "card", "instalments"],
      exchange_days: 14,
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["underwear", "socks", "swimwear", "sale", "gifts"],
      contact: ["email:support@oakstreet.example"],
    },
  },
  {
    name: "farah-kids-club",
    pages: {
      policy:
        '<div class="announcement-bar"><p>سيل نص السنة لحد ٥٠٪</p></div><main><h1>سياسة المتجر</h1><h2>التوصيل 🚗</h2><p>من ١ نوفمبر الشحن بقى ٧٥ جنيه لكل المحافظات بدل ٦٠.</p><p>بنسلم في القاهرة والجيزة خلال ٤٨ ساعة، وباقي المحافظات من ٣ لـ ٥ ايام.</p><h2>الدفع 💳</h2><p>كاش عند الاستلام أو انستا باي.</p><h2>التبديل والترجيع</h2><p>التبديل متاح في خلال ١٠ أيام والترجيع في خلال ٣ أيام من استلام الأوردر، في الحالتين حضرتك بتتحمل مصاريف الشحن.</p><p>الفلوس بترجع انستا باي في نفس اليوم اللي القطعة بتوصلنا فيه.</p><p>قطع السيل نهائية، لا تبديل ولا ترجيع.</p><p>العرض القديم (تبديل مجاني) انتهى من أول السنة.</p><h2>المعاينة</h2><p>من حقك تفتح وتعاين قبل ما تدفع.</p></main>',
      contact:
        "<main><h1>كلمنا</h1><p>واتساب فقط: +20 11 5544 3321</p><p>مالناش فروع، أونلاين بس.</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 75 }),
      delivery_days: places({ "cairo giza": "0-2", rest: "3-5" }),
      cash_on_delivery: true,
      payment: ["cash", "instapay"],
      exchange_days: 10,
      exchange_cost: "shopper",
      return_days: 3,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["sale"],
      on_delivery: "open",
      contact: ["whatsapp:+201155443321"],
    },
  },
  {
    name: "zaafarana-studio",
    pages: {
      shipping:
        '<div class="announcement-bar"><p>Worldwide shipping available</p></div><main><h1>Shipping & payment</h1><p>Domestic orders ship from our studio in Heliopolis by Aramex. Cairo: EGP 80, 2 days. Giza: EGP 80, 2 days. Alexandria: EGP 90, 3 days. Other governorates: EGP 110, up to 6 days.</p><p>International orders ship by FedEx (USD 45, 5–10 days) and must be prepaid by card.</p><p>In Egypt you can pay with a bank card or by InstaPay. We do not offer cash on delivery: each piece is made for you.</p></main>',
      returns:
        "<main><h1>Returns & exchanges</h1><p>As each piece is cut after you order, we're unable to accept returns. We're happy to exchange for another size within 7 days of delivery; you cover the courier in both directions.</p><p>Bags and earrings are final sale.</p><p>If your order is not confirmed on WhatsApp within three days, we cancel it.</p><p>After checkout we'll message you on WhatsApp to confirm your measurements before cutting.</p></main>",
      contact:
        "<main><h1>Say hello</h1><p>By appointment: 14 Baghdad Street, Korba, Heliopolis, Cairo.</p><p>hello@zaafarana.example / WhatsApp +20 122 908 1177</p></main>",
    },
    facts: {
      delivery_fee: places({ alexandria: 90, "cairo giza": 80, rest: 110 }),
      delivery_days: places({ alexandria: "3-3", "cairo giza": "2-2", rest: "0-6" }),
      cash_on_delivery: false,
      payment: ["card", "instapay"],
      exchange_days: 7,
      exchange_cost: "shopper",
      return_days: 0,
      exceptions: ["bags", "jewellery"],
      confirmation: "whatsapp",
      branches: [["cairo/Heliopolis", "cairo/Korba", "cairo/Baghdad"]],
      contact: ["email:hello@zaafarana.example", "whatsapp:+201229081177"],
    },
  },
  {
    name: "minimal-cairo",
    pages: {
      info: "<main><h1>info</h1><p>shipping — cairo &amp; giza 60, everywhere else 80. three to five days.</p><p>paying — card or instapay now, cash later.</p><p>exchanges — 14 days. we pick up, you pay the 60.</p><p>refunds — only if we messed up.</p><p>final — socks, sale.</p><p>talk — hi@minimal.example</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 60, rest: 80 }),
      delivery_days: places({ rest: "3-5" }),
      payment: ["card", "instapay", "cash"],
      exchange_days: 14,
      exchange_cost: 60,
      return_days: 0,
      exceptions: ["socks", "sale"],
      cash_on_delivery: true,
      contact: ["email:hi@minimal.example"],
    },
  },
  {
    name: "gallabeya-house",
    pages: {
      delivery:
        '<div class="announcement-bar"><p>عروض رمضان: شحن مجاني لكل الطلبات حتى ٢٠ رمضان (انتهى العرض)</p></div><main><h1>معلومات التوصيل</h1><p>نقوم بالتوصيل إلى جميع المحافظات عن طريق شركة أرامكس.</p><p>داخل القاهرة: ٤٠ جنيه – ٢٤ ساعة.<br>الجيزة والقليوبية: ٥٠ جنيه – ٤٨ ساعة.<br>الإسكندرية وباقي وجه بحري: ٦٠ جنيه – ٣ أيام.<br>القناة: ٦٠ جنيه – ٣ أيام.<br>الصعيد: ٨٠ جنيه – ٥ أيام.</p><p>في رمضان والأعياد ممكن التوصيل يتأخر يومين تلاتة.</p><p>اطلب بأكثر من ١٠٠٠ جنيه ووفر مصاريف الشحن.</p></main>',
      return:
        "<main><h1>الاستبدال</h1><p>الاستبدال والاسترجاع في خلال اسبوعين من تاريخ الفاتورة. العميل يتحمل ٥٠ جنيه مصاريف استبدال، أو ٥٠ جنيه مصاريف استرجاع تخصم من المبلغ المسترد نقدا.</p><p>في حالة وجود عيب صناعة لا يتحمل العميل أي مصاريف حتى بعد مرور ٣٠ يوم.</p><p>الجلاليب التفصيل مفيش استبدال ليها.</p><p>للشكاوى 01555781290 – gallabeya@house.example</p></main>",
      pay: "<main><h1>الدفع</h1><p>عند الاستلام نقدًا. ولا نتعامل حاليا بالفيزا أو التحويلات.</p><p>الحد الأقصى للطلب بالدفع عند الاستلام ٥٠٠٠ جنيه.</p></main>",
    },
    facts: {
      delivery_fee: places({
        cairo: 40,
        "giza qalyubia": 50,
        upper: 80,
        "canal alexandria beheira dakahlia damietta gharbia kafr-el-sheikh monufia sharqia": 60,
      }),
      delivery_days: places({
        cairo: "1-1",
        "giza qalyubia": "2-2",
        upper: "5-5",
        "canal alexandria beheira dakahlia damietta gharbia kafr-el-sheikh monufia sharqia": "3-3",
      }),
      free_from: 1000,
      cash_on_delivery: true,
      cash_limits: { up_to: 5000 },
      payment: ["cash"],
      exchange_days: 14,
      exchange_cost: 50,
      return_days: 14,
      return_cost: 50,
      refund_as: "money",
      exceptions: ["custom"],
      contact: ["phone:+201555781290", "email:gallabeya@house.example"],
    },
  },
];
