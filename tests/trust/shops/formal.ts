/** Shops that write formally: standard Arabic, tables, numbered terms, contradictions between pages. */
import { page, places, type WrittenShop } from "./shop.ts";

export const formalShops: WrittenShop[] = [
  {
    name: "dar-sundus",
    pages: {
      "shipping.html": page(
        `<h1>سياسة الشحن</h1><table><tr><th>المحافظة</th><th>سعر الشحن</th><th>وقت التوصيل</th></tr>
        <tr><td>القاهرة، الجيزة</td><td>55 جنيه مصري</td><td>يوم إلى يومين</td></tr>
        <tr><td>الإسكندرية والبحيرة</td><td>65 جنيه مصري</td><td>2-3 أيام</td></tr>
        <tr><td>أسوان - الأقصر - قنا</td><td>100 جنيه مصري</td><td>5-7 أيام</td></tr>
        <tr><td>باقي المحافظات</td><td>80 جنيه مصري</td><td>3-5 أيام</td></tr></table>
        <p>يشمل العرض توصيلًا مجانيًا لكل طلب تتجاوز قيمته 1800 جنيه.</p>
        <p>خدمة التوصيل السريع داخل القاهرة خلال 6 ساعات مقابل 120 جنيه.</p>
        <p>تنتهي بعض الطلبات بالتأخير أيام الأعياد حتى 10 أيام.</p>`,
      ),
      "returns.html": page(
        `<h1>الاسترجاع والاستبدال</h1><p>للعميل الحق في إرجاع المنتج أو استبداله في غضون أربعة عشر يومًا من تاريخ التسلم، شريطة أن يكون بحالته الأصلية.</p>
        <p>يتحمل العميل تكلفة شحن المرتجع، أما تكلفة شحن الاستبدال فيتحملها المتجر.</p>
        <p>ترد قيمة المشتريات إلى البطاقة المستخدمة في الدفع خلال ١٥ يوم عمل.</p>
        <p>تستثنى من ذلك الملابس الداخلية ومستحضرات التجميل والقطع المصنوعة خصيصًا.</p>
        <p>في حال استلام منتج تالف يرجى إبلاغنا خلال 48 ساعة وسيتم استبداله مجانًا.</p>`,
      ),
      "pay.html": page(
        `<h1>وسائل الدفع</h1><ul><li>الدفع نقدًا عند التسليم</li><li>البطاقات الائتمانية وبطاقات ميزة</li><li>فوري</li><li>المحافظ الإلكترونية (فودافون كاش، أورنج كاش)</li></ul>
        <p>رسوم خدمة الدفع عند الاستلام 10 جنيهات.</p><p>سيقوم فريقنا بالاتصال بكم لتأكيد الطلب قبل إرساله.</p>`,
        {
          footer: `<p>هاتف: 0233445566</p><p>info@sundus.example</p><a href="https://www.instagram.com/dar_sundus/?hl=ar">انستغرام</a>`,
        },
      ),
    },
    facts: {
      delivery_fee: places({
        "cairo giza": 55,
        "alexandria beheira": 65,
        "aswan luxor qena": 100,
        rest: 80,
      }),
      delivery_days: places({
        "cairo giza": "1-2",
        "alexandria beheira": "2-3",
        "aswan luxor qena": "5-7",
        rest: "3-5",
      }),
      free_from: 1800,
      cash_on_delivery: true,
      cash_limits: { fee: 10 },
      payment: ["cash", "card", "fawry", "wallet"],
      exchange_days: 14,
      exchange_cost: "shop",
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["underwear", "cosmetics", "custom"],
      confirmation: "phone",
      contact: ["phone:+20233445566", "email:info@sundus.example", "instagram:dar_sundus"],
    },
  },
  {
    name: "layla-silver",
    pages: {
      "policy.html": page(
        `<h1>الشروط</h1><h3>التوصيل</h3><p>التوصيل إلى جميع أنحاء الجمهورية بقيمة ٧٠ جنيهًا، ومدته من ثلاثة إلى خمسة أيام.</p>
        <h3>الدفع</h3><p>نقبل الدفع بالبطاقة أو عبر إنستاباي فقط، ولا نوفر الدفع عند الاستلام.</p>
        <h3>الاستبدال</h3><p>يمكن استبدال القطع الجاهزة خلال ٥ أيام، ورسوم الاستبدال ٦٠ جنيهًا.</p>
        <p>القطع المنقوش عليها الاسم والأقراط لا يمكن استبدالها أو إرجاعها.</p>
        <h3>الإرجاع</h3><p>لا تُرد المبالغ المدفوعة نقدًا، ويحصل العميل على رصيد شراء خلال ٥ أيام من الاستلام.</p>`,
        {
          footer: `<p>المعرض: 12 شارع طلعت حرب، وسط البلد، القاهرة (من 12 إلى 10)</p><p>واتساب وهاتف: 01277788899</p>`,
        },
      ),
    },
    facts: {
      delivery_fee: places({ rest: 70 }),
      delivery_days: places({ rest: "3-5" }),
      cash_on_delivery: false,
      payment: ["card", "instapay"],
      exchange_days: 5,
      exchange_cost: 60,
      return_days: 5,
      refund_as: "credit",
      exceptions: ["custom", "jewellery"],
      contact: ["whatsapp:+201277788899", "phone:+201277788899"],
      branches: [["cairo/وسط البلد", "cairo/طلعت حرب"]],
    },
  },
  {
    name: "two-voices",
    pages: {
      "index.html": page(
        `<h2>لماذا نحن؟</h2><ul><li>استرجاع خلال 30 يوم</li><li>الدفع عند الاستلام</li></ul>`,
        { banner: "شحن مجاني للطلبات أكثر من 999 جنيه" },
      ),
      "returns.html": page(
        `<h1>سياسة الإرجاع</h1><p>تُقبل المرتجعات خلال 14 يومًا من الاستلام على أن تكون القطعة غير مستخدمة.</p><p>الاستبدال خلال 14 يومًا.</p>
        <p>مصاريف الإرجاع يدفعها المشتري، والاستبدال كذلك.</p>`,
      ),
      "shipping.html": page(
        `<h1>Shipping</h1><p>Orders above EGP 999 ship free.</p><p>Delivery to Cairo, Giza: EGP 50. Everywhere else: EGP 75.</p><p>2-3 business days in Greater Cairo, up to 6 elsewhere.</p>`,
        { footer: `<p>phone 0111 222 3344</p>` },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 50, rest: 75 }),
      delivery_days: places({ "cairo giza": "2-3", rest: "0-6" }),
      free_from: 999,
      cash_on_delivery: true,
      payment: ["cash"],
      exchange_days: 14,
      exchange_cost: "shopper",
      return_cost: "shopper",
      contact: ["phone:+201112223344"],
      conflicts: ["return_days"],
    },
  },
  {
    name: "matgar-el-osra",
    pages: {
      "a.html": page(
        `<h1>معلومات تهمك</h1><h2>الشحن والتوصيل</h2>
        <ul><li>داخل القاهرة والجيزة: 40 جنيه - خلال 24 ساعة</li><li>الوجه البحري والإسكندرية: 55 جنيه - خلال 72 ساعة</li><li>الوجه القبلي: 75 جنيه - من 4 إلى 5 أيام</li><li>سيناء ومطروح والوادي الجديد: 100 جنيه - أسبوع</li></ul>
        <h2>الاستبدال والاسترجاع</h2><p>لا يوجد استرجاع. الاستبدال خلال 48 ساعة من الاستلام فقط.</p><p>يدفع العميل 30 جنيه مقابل الاستبدال.</p>
        <p>لا يُستبدل: المفارش بعد فتحها، الجوارب، المخفضات.</p><h2>المعاينة</h2><p>المعاينة قبل الاستلام حق للعميل.</p>
        <h2>تأكيد الطلبات</h2><p>يتم تأكيد الطلب هاتفيًا أو عبر الواتساب.</p><h2>طرق الدفع</h2><p>كاش مع المندوب أو تحويل على محفظة فودافون كاش أو تحويل بنكي.</p>`,
        {
          footer: `<p>فروعنا: شارع فيصل – الجيزة | ميدان المحطة – طنطا، الغربية</p><p>للتواصل 01500011122</p>`,
        },
      ),
    },
    facts: {
      delivery_fee: places({
        "cairo giza": 40,
        delta: 55,
        alexandria: 55,
        upper: 75,
        "north-sinai south-sinai matrouh new-valley": 100,
      }),
      delivery_days: places({
        "cairo giza": "0-1",
        delta: "0-3",
        alexandria: "0-3",
        upper: "4-5",
        "north-sinai south-sinai matrouh new-valley": "7-7",
      }),
      cash_on_delivery: true,
      payment: ["cash", "wallet", "transfer"],
      exchange_days: 2,
      exchange_cost: 30,
      return_days: 0,
      exceptions: ["socks", "sale"],
      on_delivery: "open",
      confirmation: "either",
      contact: ["phone:+201500011122"],
      branches: [
        ["giza/شارع فيصل", "giza/فيصل"],
        ["gharbia/طنطا", "gharbia/ميدان المحطة"],
      ],
    },
  },
  {
    name: "ended-and-planned",
    pages: {
      "terms.html": page(
        `<p>ملحوظة: عرض الشحن المجاني فوق 500 جنيه كان ساريًا حتى 31 ديسمبر ولم يعد متاحًا.</p><p>يبدأ الشحن المجاني الآن من 1500 جنيه.</p>
        <p>سعر الشحن 65 جنيه لأي مكان في مصر.</p><p>قريبًا: الدفع بالتقسيط. حاليًا الدفع كاش عند الاستلام فقط.</p>
        <p>فرعنا في مدينة نصر مغلق حاليًا للتجديد، ونستعد لافتتاح فرع التجمع الخامس.</p>
        <p>نستبدل القطعة خلال ٣ أيام من الاستلام وتتحمل العميلة تكلفة المندوب.</p><p>إلغاء الطلب خلال ٢٤ ساعة من تسجيله دون رسوم.</p>
        <p>طلبات الجملة: عربون ٥٠٪ وأقل كمية ٢٠ قطعة.</p>`,
        { footer: `<a href="mailto:hi@ended.example">راسلنا</a>` },
      ),
    },
    facts: {
      delivery_fee: places({ rest: 65 }),
      free_from: 1500,
      cash_on_delivery: true,
      payment: ["cash"],
      exchange_days: 3,
      exchange_cost: "shopper",
      contact: ["email:hi@ended.example"],
    },
  },
];
