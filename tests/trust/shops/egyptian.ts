/** Shops that write as they speak: Egyptian Arabic, chat style, Franco. */
import { page, places, type WrittenShop } from "./shop.ts";

export const egyptianShops: WrittenShop[] = [
  {
    name: "nagafa",
    pages: {
      "index.html": page(
        `<h1>نجفة</h1><p>اسدالات وعبايات بيتي شغل إيد</p><div class="card"><h3>اسدال فسكوز</h3><span>٤٥٠ ج</span></div>
        <p>كان عندنا عرض الشهر اللي فات توصيل ببلاش وخلص خلاص 🙈</p>`,
        {
          footer: `<p>كلمينا واتس ٠١٠٣٣٤٤٥٥٦٦</p><a href="https://instagram.com/nagafa.eg">انستجرام</a>`,
        },
      ),
      "how.html": page(
        `<h1>بنشتغل ازاي؟</h1>
        <p>التوصيل جوه القاهرة والجيزة ب٤٥ جنيه ولباقي المحافظات ب ٧٠ جنيه</p>
        <p>الاوردر بياخد يومين تلاتة في القاهرة والجيزة، والمحافظات من ٤ ل ٦ ايام</p>
        <p>لو اشتريتي ب ١٢٠٠ او اكتر يبقى التوصيل هدية مننا</p>
        <p>بتدفعي للمندوب كاش وانتي بتستلمي، ولو حابة تحولي انستاباي قبلها مفيش مشكلة</p>
        <p>ممكن تفتحي الشنطة وتشوفي الحاجة قبل ما تدفعي بس القياس ممنوع</p>
        <p>معاكي ٤ ايام لو حابة تغيري المقاس، ومصاريف التغيير عليكي</p>
        <p>مبنرجعش فلوس خالص</p>
        <p>الاسدالات اللي عليها خصم ملهاش تغيير</p>
        <p>هنبعتلك ع الواتس نأكد معاكي الاوردر قبل ما يطلع</p>`,
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 45, rest: 70 }),
      delivery_days: places({ "cairo giza": "2-3", rest: "4-6" }),
      free_from: 1200,
      cash_on_delivery: true,
      payment: ["cash", "instapay"],
      exchange_days: 4,
      exchange_cost: "shopper",
      return_days: 0,
      exceptions: ["sale"],
      on_delivery: "open",
      confirmation: "whatsapp",
      contact: ["whatsapp:+201033445566", "instagram:nagafa.eg"],
    },
  },
  {
    name: "3abaya-w-bas",
    pages: {
      "index.html": page(
        `<h1>3abaya w bas</h1>
        <h3>Delivery</h3><p>El tawseel 55 geneh Cairo w Giza w 65 geneh Eskenderia, ba2y el mo7afzat 85 geneh.</p>
        <p>Beyewsal fe 2-4 ayam.</p>
        <h3>Payment</h3><p>Cash 3and el estelam aw Vodafone Cash.</p>
        <h3>Badal w erga3</h3><p>3andek 10 ayam te-exchange, el sha7n 3alena awel marra.</p>
        <p>Return le7ad 3 ayam bas w el floos bterga3 credit.</p>
        <p>El shonat w el accessories la.</p>
        <p>Msh momken tefta7y el order abl el daf3.</p>`,
        { lang: "en", footer: `<p>Call/WhatsApp: +20 109 887 7665</p>` },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 55, alexandria: 65, rest: 85 }),
      delivery_days: places({ rest: "2-4" }),
      cash_on_delivery: true,
      payment: ["cash", "wallet"],
      exchange_days: 10,
      exchange_cost: "shop",
      return_days: 3,
      refund_as: "credit",
      exceptions: ["bags", "accessories"],
      on_delivery: "sealed",
      contact: ["phone:+201098877665", "whatsapp:+201098877665"],
    },
  },
  {
    name: "hodoom-el-3eyal",
    pages: {
      "faq.html": page(
        `<h1>اسئلة بتتسألنا كتير</h1>
        <details><summary>بتوصلوا فين وبكام؟</summary><p>كل مصر. القاهرة ٥٠، الجيزة ٥٠، اسكندرية ٦٠، الدلتا ٦٥، مدن القناة ٦٥، الصعيد ٨٠.</p></details>
        <details><summary>هستنى قد ايه؟</summary><p>مش اكتر من ٥ ايام في اي حتة.</p></details>
        <details><summary>الدفع ازاي؟</summary><p>لازم عربون ١٠٠ جنيه فودافون كاش والباقي لما تستلمي.</p></details>
        <details><summary>ابني كبر والمقاس صغر؟</summary><p>بدّلي خلال اسبوع من الاستلام. التبديل بـ ٣٥ جنيه.</p></details>
        <details><summary>ينفع ارجع؟</summary><p>لا للأسف، استبدال وبس. الا لو القطعة فيها عيب مننا ساعتها نرجعلك فلوسك كلها في خلال ١٤ يوم.</p></details>
        <details><summary>ينفع اجرب على الولد؟</summary><p>طبعا، المندوب بيستنى ١٠ دقايق.</p></details>
        <details><summary>هتكلموني؟</summary><p>اه بنكلمك في التليفون نأكد قبل ما نبعت.</p></details>
        <details><summary>عندكم محل؟</summary><p>اه، محلنا في شارع الجلاء، المنصورة، الدقهلية.</p></details>`,
        { footer: `<a href="tel:01155667788">اتصل</a>` },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 50, alexandria: 60, delta: 65, canal: 65, upper: 80 }),
      delivery_days: places({ rest: "0-5" }),
      cash_on_delivery: true,
      cash_limits: { deposit: 100 },
      payment: ["cash", "wallet"],
      exchange_days: 7,
      exchange_cost: 35,
      return_days: 0,
      on_delivery: "try",
      confirmation: "phone",
      contact: ["phone:+201155667788"],
      branches: [["dakahlia/المنصورة", "dakahlia/شارع الجلاء"]],
    },
  },
  {
    name: "gazma-w-sandal",
    pages: {
      "terms.html": page(
        `<h2>شروطنا</h2><ol>
        <li>شحن القاهرة الكبرى ٦٠ جنيه ومحافظات وجه بحري ٧٠ والصعيد والبحر الاحمر ٩٥</li>
        <li>مدة التوصيل ٤٨ ساعة للقاهرة الكبرى و ٣ ل ٥ ايام للباقي</li>
        <li>الدفع عند الاستلام للاوردرات لحد ٣٠٠٠ جنيه، فوق كده لازم تحويل بنكي او فيزا</li>
        <li>القياس مسموح قدام المندوب، ولو مش عاجبك رجعه معاه وادفع الشحن بس</li>
        <li>التبديل في خلال ١٤ يوم والجزمة ملبستش برا البيت، تمن الشحن رايح جاي على العميل</li>
        <li>الاسترجاع نفس المدة وبتاخد فلوسك كاش او على محفظتك بعد خصم الشحن</li>
        <li>الشرابات والشباشب البلاستيك مفيهاش تبديل</li></ol>
        <p>العيوب: ضمان ٣ شهور على اللزق.</p>`,
        { footer: `<p>خدمة العملاء: 19888 – mail: care@gazma.example</p>` },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 60, delta: 70, upper: 95, "red-sea": 95 }),
      delivery_days: places({ "cairo giza": "2-2", rest: "3-5" }),
      cash_on_delivery: true,
      cash_limits: { up_to: 3000 },
      payment: ["cash", "transfer", "card"],
      exchange_days: 14,
      exchange_cost: "shopper",
      return_days: 14,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["socks", "shoes"],
      on_delivery: "try",
      contact: ["phone:19888", "email:care@gazma.example"],
    },
  },
  {
    name: "bent-balad",
    pages: {
      "index.html": page(
        `<p>يا قمرات 💕 الشحن بقى لكل المحافظات ٧٥ جنيه</p><p>متاح فيزا اونلاين وكاش وتقسيط بالفاليو</p>
        <p>الشحن من ٣ : ٧ أيام عمل</p>
        <p>لو مقاسك مش مظبوط كلمينا في ظرف ٣ ايام ونبدله ببلاش</p>
        <p>اللانجيري والمايوهات مبتتبدلش ومبترجعش عشان النضافة</p>
        <p>رأي ندى: «رجعت الفستان بعد ٢٠ يوم وخدت فلوسي من محل تاني بسهولة»</p>`,
        {
          banner: "شحن مجاني للأوردر اللي فوق ٢٠٠٠ج",
          footer: `<a href="https://wa.me/201222333444">واتساب</a> <p>تصميم ديجيتال هب 01000000011</p>`,
        },
      ),
    },
    facts: {
      delivery_fee: places({ rest: 75 }),
      delivery_days: places({ rest: "3-7" }),
      free_from: 2000,
      cash_on_delivery: true,
      payment: ["card", "cash", "instalments"],
      exchange_days: 3,
      exchange_cost: "shop",
      exceptions: ["underwear", "swimwear"],
      contact: ["whatsapp:+201222333444"],
    },
  },
];
