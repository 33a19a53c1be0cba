/** Further shops, written after the reader's first version to see what it does with sentences it never met. */
import { page, places, type WrittenShop } from "./shop.ts";

export const moreShops: WrittenShop[] = [
  {
    name: "om-malak",
    pages: {
      "index.html": page(
        `<h1>بوتيك أم ملك</h1><p>حبايبي كل اللي بيسأل على الشحن: القاهرة والجيزة ٥٠ ج، القليوبية والإسكندرية ٦٠ ج، والصعيد كله ٩٠ ج</p>
        <p>الأوردر بيطلع من عندي تاني يوم وبيكون عندك في القاهرة خلال يومين والصعيد بياخد لحد ٥ أيام</p>
        <p>الفلوس بتدفعيها للمندوب في إيده</p><p>حقك تفتحي وتتفرجي وتقيسي كمان، والمندوب واقف، لو ما عجبكيش مفيش أي مشكلة ادفعي مشواره بس</p>
        <p>بعد ما المندوب يمشي معنديش استرجاع نهائي ومعنديش استبدال غير في خلال ٢٤ ساعة وعلى حسابك</p>
        <p>حاجة العروسة والأطقم الداخلية مابستبدلهاش خالص</p>`,
        { footer: `<p>للحجز كلموني أو ابعتولي واتس على ٠١٠٢٢٣٣٤٤٥٥</p>` },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 50, "qalyubia alexandria": 60, upper: 90 }),
      delivery_days: places({ cairo: "0-2", upper: "0-5" }),
      cash_on_delivery: true,
      payment: ["cash"],
      exchange_days: 1,
      exchange_cost: "shopper",
      return_days: 0,
      exceptions: ["underwear"],
      on_delivery: "try",
      contact: ["phone:+201022334455", "whatsapp:+201022334455"],
    },
  },
  {
    name: "peak-motion",
    pages: {
      "help.html": page(
        `<h1>Help centre</h1><h2>Orders & shipping</h2><h4>How much do I pay for shipping?</h4><p>It depends on where you live. We charge EGP 59 for Cairo, Giza and Qalyubia, and EGP 79 for all remaining governorates. Baskets of EGP 1,999 and above are shipped on us.</p>
        <h4>When will I get my stuff?</h4><p>Usually 2–3 working days in Greater Cairo and 3–6 everywhere else. Allow an extra day or two around public holidays.</p>
        <h2>Payments</h2><h4>Which payment methods can I use?</h4><p>At checkout you can choose between card payment, an e-wallet, valU/Sympl instalments and cash on delivery (max. EGP 3,500, EGP 10 handling fee).</p>
        <h2>Returns & exchanges</h2><h4>How long do I have?</h4><p>14 days from the day it's delivered, for both returns and exchanges.</p>
        <h4>Is it free?</h4><p>The first exchange is. For returns we take EGP 59 off your refund.</p>
        <h4>How do I get refunded?</h4><p>Card payments go back to the card. If you paid cash we'll transfer the amount to your wallet or bank account.</p>
        <h4>What can't I return?</h4><p>Socks, underwear, swimwear and water bottles.</p>`,
        {
          lang: "en",
          footer: `<p>support@peakmotion.example · Hotline 15999</p><a href="https://www.instagram.com/peak.motion.eg/">Instagram</a>`,
        },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza qalyubia": 59, rest: 79 }),
      delivery_days: places({ "cairo giza": "2-3", rest: "3-6" }),
      free_from: 1999,
      cash_on_delivery: true,
      cash_limits: { up_to: 3500, fee: 10 },
      payment: ["card", "wallet", "instalments", "cash"],
      exchange_days: 14,
      exchange_cost: "shop",
      return_days: 14,
      return_cost: 59,
      refund_as: "money",
      exceptions: ["socks", "underwear", "swimwear"],
      contact: ["email:support@peakmotion.example", "phone:15999", "instagram:peak.motion.eg"],
    },
  },
  {
    name: "dokan-zamalek",
    pages: {
      "about.html": page(
        `<h1>Our story</h1><p>Founded in 2015 with EGP 3,000.</p><h2>Come see us</h2><p>26 July Street, Zamalek, Cairo – Sat to Thu 11am–9pm</p><p>San Stefano Mall, Alexandria – daily 10am–11pm</p><p>(Our Sahel pop-up is closed until summer.)</p>`,
        { lang: "en" },
      ),
      "shipping.html": page(
        `<h1>Shipping</h1><p>Complimentary shipping on everything, everywhere in Egypt.</p><p>Your order will be at your doorstep in 3 days if you live in Cairo or Giza, 5 days if you live in any other governorate.</p>`,
        { lang: "en" },
      ),
      "returns.html": page(
        `<h1>Returns</h1><p>Items can be brought back to either of our shops or collected from your home within 21 days of purchase.</p><p>You may choose between another size, store credit or your money back.</p><p>Home collection costs EGP 70; in the shops it costs nothing.</p><p>Sorry, but scarves and discounted pieces are not eligible.</p>`,
        { lang: "en" },
      ),
    },
    facts: {
      delivery_fee: places({ rest: 0 }),
      delivery_days: places({ "cairo giza": "3-3", rest: "5-5" }),
      return_days: 21,
      return_cost: 70,
      refund_as: "money",
      exceptions: ["scarves", "sale"],
      branches: [["cairo/Zamalek", "cairo/26 July"], ["alexandria/San Stefano"]],
    },
  },
  {
    name: "tharwat-menswear",
    pages: {
      "policies.html": page(
        `<h1>السياسات</h1><h2>سياسة التوصيل</h2><p>نصل إلى جميع محافظات مصر عدا شمال سيناء. تبلغ تكلفة التوصيل ٦٠ جنيهًا داخل القاهرة الكبرى و٨٠ جنيهًا لسائر المحافظات.</p><p>يستغرق التوصيل ما بين يومين وأربعة أيام.</p>
        <h2>سياسة الدفع</h2><p>يمكن السداد نقدًا عند التسليم، أو بالبطاقة عبر الموقع، أو بالتحويل إلى حسابنا البنكي.</p><p>الطلبات التي تزيد على ٤٠٠٠ جنيه يُشترط لها سداد مقدم ٢٥٪.</p>
        <h2>سياسة الاستبدال والإرجاع</h2><p>يجوز الاستبدال في غضون أسبوعين من الاستلام، والإرجاع في غضون أسبوع.</p><p>تُضاف ٥٠ جنيهًا عن كل عملية استبدال. وفي حال الإرجاع تُخصم مصاريف الشحن من المبلغ المسترد.</p><p>يُستثنى من الاستبدال والإرجاع ربطات العنق والجوارب والبدل المفصلة.</p>
        <p>يعاد المبلغ بالوسيلة التي دُفع بها.</p><h2>التأكيد</h2><p>لن يُجهَّز طلبك قبل أن نتواصل معك هاتفيًا.</p>`,
        { footer: `<p>معرضنا: عمارة ١٢ شارع عباس العقاد، مدينة نصر، القاهرة. هاتف ٠٢٢٤٠١٢٣٤٥</p>` },
      ),
    },
    facts: {
      delivery_fee: places({
        "cairo giza": 60,
        "alexandria aswan asyut beheira beni-suef dakahlia damietta faiyum gharbia ismailia kafr-el-sheikh luxor matrouh minya monufia new-valley port-said qalyubia qena red-sea sharqia sohag south-sinai suez": 80,
      }),
      delivery_days: places({
        "cairo giza alexandria aswan asyut beheira beni-suef dakahlia damietta faiyum gharbia ismailia kafr-el-sheikh luxor matrouh minya monufia new-valley port-said qalyubia qena red-sea sharqia sohag south-sinai suez":
          "2-4",
      }),
      cash_on_delivery: true,
      cash_limits: { deposit: "25%" },
      payment: ["cash", "card", "transfer"],
      exchange_days: 14,
      exchange_cost: 50,
      return_days: 7,
      return_cost: "shopper",
      refund_as: "money",
      exceptions: ["accessories", "socks", "custom"],
      confirmation: "phone",
      contact: ["phone:+20224012345"],
      branches: [["cairo/مدينة نصر", "cairo/عباس العقاد"]],
    },
  },
  {
    name: "nos-w-nos",
    pages: {
      "faq.html": page(
        `<h1>FAQ / أسئلة</h1><h3>الـ delivery بكام؟</h3><p>65 EGP Cairo/Giza و 85 EGP أي مكان تاني.</p><h3>الـ order هيوصل إمتى؟</h3><p>Within 3-5 days إن شاء الله.</p><h3>فيه cash on delivery؟</h3><p>أيوه فيه، وكمان online card و InstaPay.</p>
        <h3>عندكم return؟</h3><p>Return متاح خلال 7 days وبتاخد store credit بالقيمة، والـ exchange نفس المدة. الـ shipping في الحالتين عليك.</p><h3>الـ sale items؟</h3><p>No return و no exchange على الـ sale.</p><h3>ينفع try on؟</h3><p>لأ، بس تقدر تفتح وتشوف before paying.</p>`,
        { footer: `<a href="https://wa.me/201115556667">WhatsApp us</a>` },
      ),
    },
    facts: {
      delivery_fee: places({ "cairo giza": 65, rest: 85 }),
      delivery_days: places({ rest: "3-5" }),
      cash_on_delivery: true,
      payment: ["cash", "card", "instapay"],
      exchange_days: 7,
      exchange_cost: "shopper",
      return_days: 7,
      return_cost: "shopper",
      refund_as: "credit",
      exceptions: ["sale"],
      on_delivery: "open",
      contact: ["whatsapp:+201115556667"],
    },
  },
];
