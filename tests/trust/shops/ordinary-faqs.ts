/** Shops that answer questions, in chat, in lists and in labels that run into their line. */
import { places, type WrittenShop } from "./shop.ts";

export const questionShops: WrittenShop[] = [
  {
    name: "yara",
    pages: {
      faqs: "<main><h1>FAQs</h1><h3>WHEN WILL I GET MY ORDER?</h3><p>Please allow 2-4 business days for delivery in Cairo and Giza, and 4-7 business days for other cities. Orders placed on Thursday afternoon will be shipped on Sunday.</p><h3>HOW MUCH DO YOU CHARGE FOR SHIPPING?</h3><p>Shipping is calculated at checkout: EGP 70 for Cairo &amp; Giza, EGP 95 for all other governorates.</p><h3>DO YOU HAVE A STORE?</h3><p>We don't have a physical store yet, but you can meet us at bazaars, follow our stories for dates.</p><h3>WHAT PAYMENT METHODS DO YOU ACCEPT?</h3><p>We accept cash on delivery and all major credit cards.</p><h3>WHAT IS YOUR EXCHANGE POLICY?</h3><p>You may exchange your item within 7 days of receiving it. A shipping fee of EGP 70 applies. Items must be unworn, with the tags attached.</p><h3>WHAT IS YOUR REFUND POLICY?</h3><p>Unfortunately we do not offer refunds, only exchanges. If the item you received is faulty we will of course refund you.</p><h3>CAN I CANCEL?</h3><p>Yes, any time before it is shipped, by sending us an email to hello@yaraknits.example.</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 70, rest: 95 }),
      delivery_days: places({ "cairo giza": "2-4", rest: "4-7" }),
      cash_on_delivery: true,
      payment: ["cash", "card"],
      exchange_days: 7,
      exchange_cost: 70,
      return_days: 0,
      contact: ["email:hello@yaraknits.example"],
    },
  },
  {
    name: "shams",
    pages: {
      "delivery-policy":
        '<div class="announcement-bar"><p>خصم ١٥٪ على كل حاجة لنهاية الأسبوع</p></div><main><h1>سياسة التوصيل</h1><p>نوفر خدمة التوصيل لجميع محافظات مصر.</p><p><strong>رسوم التوصيل:</strong></p><ul><li>القاهرة والجيزة: ٦٠ ج.م</li><li>الإسكندرية والدلتا والقناة: ٧٠ ج.م</li><li>الصعيد: ٨٥ ج.م</li><li>سيناء والبحر الأحمر ومطروح والوادي الجديد: ١٠٠ ج.م</li></ul><p><strong>مواعيد التوصيل:</strong></p><ul><li>القاهرة والجيزة: ٢-٣ أيام عمل</li><li>باقي المحافظات: ٣-٧ أيام عمل</li></ul><p>قد تتأخر الشحنات في المواسم والأعياد الرسمية.</p><p>يرجى التأكد من كتابة العنوان ورقم الموبايل بشكل صحيح، وفي حالة عدم الرد على المندوب مرتين يتم إرجاع الشحنة وخصم مصاريف الشحن.</p></main>',
      "return-policy":
        "<main><h1>سياسة الاسترجاع والاستبدال</h1><p>رضاكم هدفنا، ويمكنكم استبدال أو استرجاع المنتجات وفقاً للشروط التالية:</p><ul><li>أن يتم التواصل معنا خلال ٣ أيام من تاريخ الاستلام.</li><li>أن يكون المنتج بحالته الأصلية وغير مستخدم.</li><li>يتحمل العميل مصاريف الشحن في حالة الاستبدال أو الاسترجاع لأسباب شخصية.</li></ul><p>لا يمكن استبدال أو استرجاع المنتجات التالية:</p><ul><li>الملابس الداخلية</li><li>الاكسسوارات</li><li>المنتجات المباعة خلال فترات التخفيضات</li></ul><p>يتم استرداد المبلغ خلال ١٤ يوم عمل من استلام المرتجع عن طريق التحويل البنكي أو المحفظة الإلكترونية.</p></main>",
      contact:
        "<main><h1>تواصل معنا</h1><p>موبايل وواتساب: 01117788990</p><p>مواعيد العمل من ١٠ ص إلى ١٠ م</p></main>",
    },
    facts: {
      delivery_fee: places({
        "cairo giza": 60,
        "matrouh new-valley north-sinai red-sea south-sinai": 100,
        upper: 85,
        rest: 70,
      }),
      delivery_days: places({ "cairo giza": "2-3", rest: "3-7" }),
      exchange_days: 3,
      exchange_cost: "shopper",
      return_days: 3,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["underwear", "accessories", "sale"],
      contact: ["phone:+201117788990", "whatsapp:+201117788990"],
    },
  },
  {
    name: "bonne",
    pages: {
      "shipping-returns":
        '<div class="announcement-bar"><p>Shop now, pay later with valU</p></div><main><h1>Shipping & Returns</h1><h2>Shipping</h2><p>We ship within Egypt only.</p><p>Cairo &amp; Giza — 1 to 2 days — 55 EGP<br>Alexandria — 2 to 3 days — 65 EGP<br>Rest of Egypt — 3 to 5 days — 80 EGP</p><p>Orders above 2,200 EGP ship for free.</p><h2>Returns</h2><p>We want you to love what you ordered. If you don\'t, you have 14 days to send it back to us for an exchange or a refund.</p><p>Return shipping is free for exchanges. For refunds, we deduct 55 EGP from the amount.</p><p>Your refund will be issued to your original form of payment within 5 to 10 business days. Cash on delivery orders are refunded via bank transfer or e-wallet.</p><p>Final sale items, lingerie, and face masks may not be exchanged or returned.</p><h2>Contact</h2><p>Monday through Friday 9am to 5pm: bonjour@bonne.example or +20 2 2735 6610.</p></main>',
    },
    facts: {
      delivery_fee: places({ alexandria: 65, "cairo giza": 55, rest: 80 }),
      delivery_days: places({ alexandria: "2-3", "cairo giza": "1-2", rest: "3-5" }),
      free_from: 2200,
      cash_on_delivery: true,
      payment: ["cash", "instalments"],
      exchange_days: 14,
      exchange_cost: "shop",
      return_days: 14,
      return_cost: 55,
      refund_as: "money",
      exceptions: ["sale", "underwear"],
      contact: ["email:bonjour@bonne.example", "phone:+20227356610"],
    },
  },
  {
    name: "kenzy",
    pages: {
      info: "<main><h1>مهم جدا قبل الطلب</h1><p>▪️ الشحن ٥٠ جنيه القاهره و الجيزه و ٧٠ جنيه للمحافظات</p><p>▪️ التوصيل بيكون في خلال ٣ ل ٥ ايام عمل</p><p>▪️ المعاينه مسموحه قبل الدفع لكن القياس غير مسموح</p><p>▪️ الاستبدال خلال ٢٤ ساعه من الاستلام و يتحمل العميل مصاريف الشحن</p><p>▪️ لا يوجد استرجاع الا في حاله وجود عيب</p><p>▪️ حجز الاوردر بتحويل ٥٠ جنيه مصاريف الشحن علي فودافون كاش 01066554433</p><p>▪️ الباقي عند الاستلام</p><p>▪️ الحجز من خلال رسايل البيدج أو واتساب 01066554433</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 50, rest: 70 }),
      delivery_days: places({ rest: "3-5" }),
      cash_on_delivery: true,
      cash_limits: { deposit: 50 },
      payment: ["cash", "wallet"],
      exchange_days: 1,
      exchange_cost: "shopper",
      return_days: 0,
      on_delivery: "open",
      contact: ["whatsapp:+201066554433"],
    },
  },
  {
    name: "thread",
    pages: {
      "the-boring-stuff":
        "<main><h1>The boring stuff</h1><p>(but please read it)</p><h3>SHIPPING</h3><p>60 le cairo/giza. 75 le everywhere else. takes about 3 days, 5 if you live far.</p><h3>SIZING</h3><p>our tees run big. 180gsm. if you're between sizes, size down.</p><h3>EXCHANGES</h3><p>yep. you've got a week. you pay shipping.</p><h3>REFUNDS</h3><p>nope, sorry. we're two people and a printer.</p><h3>PAYMENT</h3><p>cash when it gets to you, or instapay.</p><h3>DROPS</h3><p>every second friday at 8pm. once it's gone it's gone, no restocks, no holds.</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 60, rest: 75 }),
      cash_on_delivery: true,
      payment: ["cash", "instapay"],
      exchange_days: 7,
      exchange_cost: "shopper",
      return_days: 0,
    },
  },
  {
    name: "dar",
    pages: {
      questions:
        "<main><h1>أسئلتكم</h1><p>س: بكام التوصيل للإسكندرية؟</p><p>ج: ٦٥ جنيه، وللقاهرة والجيزة ٥٠، ولباقي المحافظات ٨٠.</p><p>س: أول ما أطلب هيوصل امتى؟</p><p>ج: لو القطعة جاهزة من ٢ لـ ٤ أيام، ولو تفصيل بنحتاج أسبوعين شغل الأول.</p><p>س: لازم أدفع كام مقدم في التفصيل؟</p><p>ج: نص المبلغ، والنص التاني مع المندوب.</p><p>س: ينفع أرجع التفصيل؟</p><p>ج: لا، التفصيل لا يُرد ولا يُستبدل، بس بنظبطه مجانًا لحد ما يطلع مظبوط.</p><p>س: والجاهز؟</p><p>ج: الجاهز بيتبدل أو بيرجع خلال ١٤ يوم ومصاريف الشحن على العميلة.</p><p>س: الفلوس بترجع إزاي؟</p><p>ج: كاش مع المندوب أو إنستاباي.</p><p>س: الدفع إزاي؟</p><p>ج: كاش أو إنستاباي أو بالفيزا في المعرض.</p><p>س: المعرض فين؟</p><p>ج: ١٤ شارع السودان، المهندسين، الجيزة. كل يوم من ١٢ لـ ٩ ما عدا الجمعة. تليفون ٠١٢٠٣٣٤٤٥٥٦.</p></main>",
    },
    facts: {
      delivery_fee: places({ alexandria: 65, "cairo giza": 50, rest: 80 }),
      delivery_days: places({ rest: "2-4" }),
      cash_on_delivery: true,
      cash_limits: { deposit: "50%" },
      payment: ["cash", "instapay", "card"],
      exchange_days: 14,
      exchange_cost: "shopper",
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["custom"],
      branches: [["giza/المهندسين", "giza/السودان"]],
      contact: ["phone:+201203344556"],
    },
  },
  {
    name: "moja",
    pages: {
      "returns-exchange":
        "<div class=\"announcement-bar\"><p>Free shipping on orders over 3000 EGP</p></div><main><h1>Returns + exchanges</h1><p>Swimwear can be exchanged within 7 days of delivery as long as the hygiene liner is intact. We do not accept exchanges on bikini bottoms without the liner, on sale styles or on accessories.</p><p>Exchanges ship at a flat fee of 80 EGP, payable to the courier.</p><p>We offer store credit within the same 7 days if we don't have your size. We don't offer monetary refunds.</p><p>Wholesale accounts: see your agreement for return terms (30 days).</p></main>",
      shipping:
        "<main><h1>Shipping</h1><p>Domestic shipping: EGP 80 | 2-5 business days</p><p>North Coast &amp; El Gouna in summer: EGP 150, order before noon for next-day delivery.</p><p>GCC: from USD 30 | 5-8 business days</p><p>All domestic orders can be paid on delivery (cash) or online by card.</p></main>",
      contact:
        "<main><h1>Contact</h1><p>WhatsApp us: +20 100 200 3344</p><p>Showroom: Arkan Plaza, Sheikh Zayed, Giza. Open 11-11.</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 80 }),
      delivery_days: places({ rest: "2-5" }),
      free_from: 3000,
      cash_on_delivery: true,
      payment: ["cash", "card"],
      exchange_days: 7,
      exchange_cost: 80,
      return_days: 7,
      refund_as: "credit",
      exceptions: ["swimwear", "sale", "accessories"],
      branches: [["giza/Arkan", "giza/Sheikh Zayed"]],
      contact: ["whatsapp:+201002003344"],
    },
  },
  {
    name: "hanan",
    pages: {
      shipping:
        '<div class="announcement-bar"><p>Free delivery فوق 1500</p></div><main><h1>الشحن والدفع</h1><p>• بنشحن مع بوسطة لكل مصر، الشحنة بتوصل في خلال ٤ أيام بحد أقصى.</p><p>• القاهرة ٥٥، الجيزة ٥٥، باقي المحافظات ٧٥.</p><p>• بتدفعي كاش للمندوب أو تحويل فودافون كاش أو إنستا قبل الشحن.</p><p>• الأوردرات فوق ٢٥٠٠ لازم نص المبلغ تحويل.</p><p>• تقدري تفتحي الشحنة قبل ما تدفعي.</p></main>',
      exchange:
        "<main><h1>الاستبدال والاسترجاع</h1><p>• عندك ٤٨ ساعة بعد الاستلام لو عايزة تبدلي أو ترجعي.</p><p>• الاستبدال: المندوب بياخد القطعة القديمة ويسلمك الجديدة وبتدفعي شحن واحد بس ٧٥ جنيه.</p><p>• الاسترجاع: بترجعلك فلوس القطعة بس والشحن عليكي.</p><p>• القطع البيضا والطرح والعروض لا تبدل ولا ترجع.</p><p>• لو استلمتي حاجة غلط أو بايظة الشحن علينا.</p></main>",
    },
    facts: {
      delivery_fee: places({ "cairo giza": 55, rest: 75 }),
      delivery_days: places({ rest: "0-4" }),
      free_from: 1500,
      cash_on_delivery: true,
      cash_limits: { deposit: "50%" },
      payment: ["cash", "wallet", "instapay"],
      exchange_days: 2,
      exchange_cost: 75,
      return_days: 2,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["scarves", "sale"],
      on_delivery: "open",
    },
  },
  {
    name: "oasis",
    pages: {
      policies:
        "<main><h1>Store policies</h1><p><b>Dispatch.</b> Bags in stock are dispatched the next working day.</p><p><b>Delivery.</b> Courier delivery takes 2 to 5 working days after dispatch, depending on where you live, and costs EGP 90 anywhere in Egypt.</p><p><b>Payment.</b> Cash on delivery (orders below EGP 7,500), bank cards, bank transfer to our CIB account, Sympl.</p><p><b>Exchange.</b> Once, within 14 days, unused, with dust bag. The exchange courier (EGP 90) is at your expense.</p><p><b>Return.</b> Within 14 days of receipt. We refund the price of the bag by bank transfer; delivery charges are not refunded and the return courier is at your expense too.</p><p><b>Not returnable.</b> Engraved pieces, belts cut to size, and anything bought at more than 30% off.</p><p><b>Warranty.</b> Two years on stitching and hardware. Repairs are done within three weeks.</p><p><b>Opening the parcel.</b> You are welcome to open the box and look at your bag before you pay the courier.</p></main>",
      workshop:
        "<main><h1>Our workshop</h1><p>Visit our workshop store at 8 Mansour Street, Bab El Louk, Downtown Cairo. Tel 02 2795 1188.</p></main>",
    },
    facts: {
      delivery_fee: places({ rest: 90 }),
      delivery_days: places({ rest: "2-5" }),
      cash_on_delivery: true,
      cash_limits: { up_to: 7500 },
      payment: ["cash", "card", "transfer", "instalments"],
      exchange_days: 14,
      exchange_cost: 90,
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["custom", "sale"],
      on_delivery: "open",
      branches: [["cairo/Bab El Louk", "cairo/Mansour", "cairo/Downtown"]],
      contact: ["phone:+20227951188"],
    },
  },
  {
    name: "banouta",
    pages: {
      siyasa:
        "<main><h1>سياسة المحل</h1><p>أهلا بيكي في بنوتة 💗 دي شوية حاجات تعرفيها:</p><p>الشحن: ٤٥ ج داخل الإسكندرية و ٦٥ ج لباقي المحافظات، ولو الأوردر عدى ١٢٠٠ ج الشحن هدية.</p><p>المدة: يومين لإسكندرية ومن ٣ لـ ٥ أيام لأي محافظة تانية.</p><p>الدفع: كاش لحد ٣٠٠٠ ج، وأكتر من كده بيتدفع إنستاباي.</p><p>التبديل: ٧ أيام، والشحن على حسابك. لو في غلطة مننا يبقى علينا.</p><p>الاسترجاع: متاح خلال ٧ أيام، وبنديكي كوبون بقيمة القطعة تشتري بيه في أي وقت.</p><p>اللي مايتبدلش: التيجان والتوك والشرابات.</p><p>التأكيد: رسالة واتساب وبتردي عليها بـ «تم».</p><p>محلنا: ٢٢ شارع خالد بن الوليد، ميامي، الإسكندرية</p><p>واتس ٠١٢٨٨٩٩٠٠١١</p></main>",
    },
    facts: {
      delivery_fee: places({ alexandria: 45, rest: 65 }),
      delivery_days: places({ alexandria: "2-2", rest: "3-5" }),
      free_from: 1200,
      cash_on_delivery: true,
      cash_limits: { up_to: 3000 },
      payment: ["cash", "instapay"],
      exchange_days: 7,
      exchange_cost: "shopper",
      return_days: 7,
      refund_as: "credit",
      exceptions: ["accessories", "socks"],
      confirmation: "whatsapp",
      branches: [["alexandria/ميامي", "alexandria/خالد بن الوليد"]],
      contact: ["whatsapp:+201288990011"],
    },
  },
  {
    name: "zeina",
    pages: {
      policies:
        '<div class="announcement-bar"><p>شحن مجاني للقاهرة والجيزة</p></div><main><h1>سياسات زينة</h1><h2>الشحن</h2><p>الشحن مجاني للقاهرة والجيزة، و٥٠ جنيه لباقي المحافظات.</p><p>مدة الشحن ٣-٤ أيام عمل.</p><h2>الإرجاع</h2><p>الإرجاع مقبول خلال ٧ أيام من الاستلام بشرط وجود الفاتورة.</p><p>العميل مسؤول عن مصاريف شحن الإرجاع.</p><p>يتم إرجاع المبلغ على نفس الكارت، وفي حالة الدفع كاش يتم التحويل على محفظة العميل.</p><h2>الاستبدال</h2><p>الاستبدال خلال ١٤ يوم. أول استبدال مجاني، والتاني بمصاريف شحن.</p><p>السكارفات والأحزمة والعطور غير قابلة للإرجاع أو الاستبدال.</p><h2>الدفع</h2><p>كارت – كاش – تقسيط (فاليو / حالا)</p><h2>خدمة العملاء</h2><p>الخط الساخن 15990 وإيميل care@zeina.example</p></main>',
    },
    facts: {
      delivery_fee: places({ "cairo giza": 0, rest: 50 }),
      delivery_days: places({ rest: "3-4" }),
      cash_on_delivery: true,
      payment: ["cash", "card", "instalments"],
      exchange_days: 14,
      exchange_cost: "shop",
      return_days: 7,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["scarves", "accessories", "cosmetics"],
      contact: ["phone:15990", "email:care@zeina.example"],
    },
  },
];
