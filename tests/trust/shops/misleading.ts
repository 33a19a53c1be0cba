/** Shops whose pages speak to suppliers, members, pupils and readers as well as to shoppers: nothing of that is a term. */
import { places, type WrittenShop } from "./shop.ts";

export const misleadingShops: WrittenShop[] = [
  {
    name: "others: bint-elneel",
    pages: {
      careers:
        "<main><h1>وظائف خالية</h1><p>مطلوب بنات مبيعات لفريق خدمة العملاء. المرتب ٦٠٠٠ جنيه، والدفع كاش كل خميس، وإجازة يومين في الأسبوع.</p><p>خلال أول ١٤ يوم فترة تجربة، وممكن تستبدلي الشيفت مع زميلتك.</p><p>توصيل الموظفات علينا من محطة المترو.</p></main>",
    },
    facts: {},
  },
  {
    name: "others: gharzet-ibra",
    pages: {
      partners:
        "<main><h1>Supplier terms</h1><p>Invoices are paid within 30 days by bank transfer. Fabric whose shade differs is sent back within 14 days at the supplier's expense. Deliveries to our workshop in Obour between 9 and 3.</p></main>",
      help: "<main><h2>For shoppers</h2><p>Size not right? Swap it in the first week after it reaches you. You pay the courier both ways.</p><p>Write to us: hello@gharzet.example</p></main>",
    },
    facts: {
      exchange_days: 7,
      exchange_cost: "shopper",
      contact: ["email:hello@gharzet.example"],
    },
  },
  {
    name: "others: qotn-masr",
    pages: {
      wholesale:
        "<main><h1>بيع الجملة</h1><p>أقل طلبية ٥٠ قطعة، عربون ٥٠٪ تحويل بنكي والباقي عند التسليم، ومدة التوريد ١٠ أيام. القطع اللي فيها عيب تتبدل خلال ٣ أيام.</p><p>السعر شامل النقل للمحافظات لو الطلبية فوق ٢٠٠ قطعة.</p></main>",
    },
    facts: {},
  },
  {
    name: "others: malmal",
    pages: {
      "blog-safe":
        "<main><h1>Five tips before you order anywhere</h1><ol><li>Ask whether the shop takes cash on delivery.</li><li>A good shop gives you 14 days to change your mind.</li><li>Open the parcel before you pay the courier.</li><li>Never pay a deposit of 50% to a page you do not know.</li><li>Delivery should not cost more than EGP 100.</li></ol></main>",
    },
    facts: {},
  },
  {
    name: "others: ibra-w-kheit",
    pages: {
      tailor:
        "<main><h1>Alterations desk</h1><p>Hem EGP 80, zip EGP 120, ready in 3 days. Not happy with the hem? Bring it back within 14 days and we redo it free.</p><p>Call 0100 222 7781.</p></main>",
    },
    facts: {
      contact: ["phone:+201002227781"],
    },
  },
  {
    name: "others: leilet-farah",
    pages: {
      rent: "<main><h1>إيجار الفساتين</h1><p>تأمين ١٠٠٠ جنيه كاش بيرجعلك، والفستان يرجع خلال ٣ أيام من الفرح، وكل يوم تأخير ١٥٠ جنيه.</p><h2>لو اشتريتي مش أجّرتي</h2><p>القطع اللي بتتباع بتتبدّل خلال ٥ أيام والتيكت عليها.</p></main>",
    },
    facts: {
      exchange_days: 5,
    },
  },
  {
    name: "others: noqta-club",
    pages: {
      club: "<main><h1>Noqta Club</h1><p>Gold members may exchange for 60 days and get free delivery from EGP 300. Collect 500 points and your next parcel is on us.</p><p>Not a member? You have 14 days to exchange, like everyone.</p></main>",
    },
    facts: {
      exchange_days: 14,
    },
  },
  {
    name: "others: gelda",
    pages: {
      daman:
        "<main><h1>ضمان الشنط</h1><p>ضمان سنة على السوستة، والصيانة ببلاش خلال ٦ شهور وشحن الصيانة علينا.</p><h1>لو عايز تغيّر</h1><p>الاستبدال لحد ٣ أيام من الاستلام ومصاريف المشوارين على العميل.</p></main>",
    },
    facts: {
      exchange_days: 3,
      exchange_cost: "shopper",
    },
  },
  {
    name: "others: souq-mosammem",
    pages: {
      how: "<main><h1>One basket, forty designers</h1><p>Each designer sets her own return period, anything from 3 to 14 days: it stands on the piece. Delivery fees differ too.</p><p>All payments go through us: bank cards only, cash is not accepted.</p></main>",
    },
    facts: {
      cash_on_delivery: false,
      payment: ["card"],
    },
  },
  {
    name: "others: creators-kashkha",
    pages: {
      affiliates:
        "<main><h1>Earn with us</h1><p>You get 10% of each sale, paid by InstaPay or Vodafone Cash every 15 days from EGP 500 on. Samples are sent to you free and come back within 7 days at our expense.</p></main>",
    },
    facts: {},
  },
  {
    name: "others: baladna-jeans",
    pages: {
      mowaze3:
        "<main><h1>بقيت موزع؟</h1><p>الموزع بيدفع ٥٠٪ مقدم، وله مرتجع خلال شهر، والشحن عليه.</p><h2>للزباين</h2><p>الدفع كاش بس لما الحاجة توصلك.</p></main>",
    },
    facts: {
      cash_on_delivery: true,
      payment: ["cash"],
    },
  },
  {
    name: "others: lawha",
    pages: {
      returns:
        "<main><h1>Returns</h1><p>Law 181 of 2018 gives a consumer 14 days. We give you longer: 20 days to return it, and the same 20 days to exchange it.</p><p>Sending it back is free, our courier collects it.</p></main>",
    },
    facts: {
      return_days: 20,
      exchange_days: 20,
      return_cost: "shop",
    },
  },
  {
    name: "others: banafseg",
    pages: {
      ha2ek:
        "<main><h1>اعرفي حقك كمستهلكة</h1><p>القانون بيديكي ١٤ يوم ترجّعي أو تستبدلي فيهم، ولو فيه عيب ٣٠ يوم. ولو المحل رفض كلّمي جهاز حماية المستهلك على 19588.</p></main>",
    },
    facts: {},
  },
  {
    name: "others: shantet-safar",
    pages: {
      mandoub:
        "<main><h1>لو المندوب ملقاكش</h1><p>شركة الشحن بتحتفظ بالشحنة ٣ أيام وبعدها بترجعها لنا، ورسوم المرتجع ٣٥ جنيه بتتضاف على الأوردر الجاي.</p><p>المندوب بيتصل قبل ما ينزل بساعة، فخلّي تليفونك مفتوح.</p></main>",
    },
    facts: {},
  },
  {
    name: "others: min-shubra",
    pages: {
      story:
        "<main><h1>From one room in Shubra</h1><p>In 2015 we carried every parcel ourselves by metro for ten pounds, took only cash, and let people exchange for a month because we knew them all.</p><p>Eleven years, 40,000 dresses and two children later, we still sew in Shubra.</p></main>",
    },
    facts: {},
  },
  {
    name: "others: waslny",
    pages: {
      mandoubeen:
        "<main><h1>مطلوب مناديب</h1><p>٤٠ جنيه على الأوردر جوه القاهرة و٧٠ للجيزة، وبتورّد الكاش كل يومين. المرتجع بنص الأجرة.</p></main>",
    },
    facts: {},
  },
  {
    name: "others: fel-gornal",
    pages: {
      press:
        "<main><h1>في الجرايد</h1><blockquote>كتبت «الأسبوعي» سنة ٢٠١٩: المحل بيوصّل في ٤٨ ساعة وبيقبل المرتجع لمدة شهر والشحن مجاني فوق ٥٠٠.</blockquote></main>",
    },
    facts: {},
  },
  {
    name: "others: dayra",
    pages: {
      takeback:
        "<main><h1>Old clothes, new thread</h1><p>Bring back what you no longer wear, of any brand, whenever you like: each bag earns you EGP 100 of credit. No fee.</p></main>",
    },
    facts: {},
  },
  {
    name: "others: zay-madrasa",
    pages: {
      schools:
        "<main><h1>زي المدارس</h1><p>المدرسة بتدفع على ٣ دفعات بشيكات، والتسليم خلال ٤٥ يوم، والتبديل للمدرسة مرة واحدة في الترم.</p><p>للاستفسار: zay@madrasa.example</p></main>",
    },
    facts: {
      contact: ["email:zay@madrasa.example"],
    },
  },
  {
    name: "others: market",
    pages: {
      sellers:
        "<main><h1>Sell with us</h1><p>We pay you every 14 days by bank transfer, less 15%.</p><p>You accept returns for 14 days and carry the courier.</p><p>Delivery to our store in Dokki within 3 days of an order.</p></main>",
      buyers:
        "<main><h1>Buying</h1><p>Returns: eight days, money back by InstaPay.</p><p>Swimwear and earrings stay yours.</p></main>",
    },
    facts: {
      return_days: 8,
      refund_as: "money",
      exceptions: ["swimwear", "jewellery"],
    },
  },
  {
    name: "others: loop",
    pages: {
      circular:
        "<main><h1>Loop back</h1><p>Send us any Loop dress you have finished with, however old. You get a EGP 150 voucher within 10 days.</p><h1>New pieces</h1><p>A new piece may be exchanged for 15 days. Exchanges are free the first time.</p><p>No refunds, sorry.</p></main>",
    },
    facts: {
      exchange_days: 15,
      exchange_cost: "shop",
      return_days: 0,
    },
  },
  {
    name: "others: tota",
    pages: {
      as2ela:
        "<main><h1>أسئلة كتير بتتسأل</h1><h3>بتاخدوا كاش؟</h3><p>أيوه، بتدفعي للمندوب وانتي بتستلمي.</p><h3>ينفع أقيس؟</h3><p>لا، بس تفتحي وتبصي قبل ما تدفعي عادي.</p><h3>أختي بتشتغل عندكم، ليها خصم؟</h3><p>الموظفات ليهم ٣٠٪ وبيستبدلوا في خلال شهر.</p><h3>عندكم فروع؟</h3><p>لسه، بندوّر على مكان في المعادي.</p></main>",
    },
    facts: {
      cash_on_delivery: true,
      payment: ["cash"],
      on_delivery: "open",
    },
  },
  {
    name: "others: sawsan",
    pages: {
      returns:
        "<main><h1>Returns &amp; exchanges</h1><p>Bought something that is not you? Send it back inside nine days of getting it.</p><p>Our courier fetches it, and that trip costs you EGP 45.</p><p>A fetched piece is looked over in two days and the money is on your card four days later.</p><p>Should Vogue write about our returns again: yes, the 30 days in their article were a misprint.</p></main>",
    },
    facts: {
      return_days: 9,
      return_cost: 45,
      refund_as: "money",
    },
  },
  {
    name: "others: notices under dates",
    pages: {
      news: "<main><h1>Notices</h1><h3>12 March 2023</h3><p>Delivery is EGP 45 from today.</p><h3>1 February 2026</h3><p>Delivery is now EGP 70 in Cairo and Giza and EGP 95 in all other governorates.</p></main>",
    },
    facts: { delivery_fee: places({ "cairo giza": 70, rest: 95 }) },
  },
];
