/** How Egyptian shops say their terms from day to day, in Arabic letters and in Latin ones. */
import { everywhere, type Written } from "./sentences.ts";

export const EVERYDAY_ARABIC: Written[] = [
  [
    "",
    "سعر المشوار ثابت: ٥٥ جنيه، سواء انتي في القاهرة أو في أسوان.",
    { delivery_fee: { [everywhere]: 55 } },
  ],
  [
    "التوصيل",
    "من يوم ما تأكدي، عدّي تلات أيام وهتلاقيه على بابك.",
    { delivery_days: { [everywhere]: "3-3" } },
  ],
  [
    "بيوصل امتى؟",
    "مش هيعدي عليكي أسبوع إلا وهو في إيدك.",
    { delivery_days: { [everywhere]: "0-7" } },
  ],
  [
    "بيوصل امتى؟",
    "اسكندرية في يومها، القاهرة يومين، الصعيد بياخد له خمس ست أيام.",
    { delivery_days: { alexandria: "0-0", cairo: "2-2", sohag: "5-6" } },
  ],
  ["الشحن", "أقصى حاجة ٤ أيام عمل والأوردر يبقى معاكي.", { delivery_days: { [everywhere]: "0-4" } }],
  [
    "الدفع",
    "عشان نبدأ في التفصيل ابعتي ٣٠٪ من التمن، والباقي مع الاستلام.",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { deposit: "30%" } },
  ],
  ["التبديل", "أول مرة تبدلي فيها مش هناخد منك حاجة.", { exchange_cost: "shop" }],
  [
    "المرتجع",
    "مش عاجباكي؟ هاتيها في خلال ٣ أيام وخدي فلوسك.",
    { return_days: 3, refund_as: "money" },
  ],
  [
    "المرتجع",
    "بنخصم ٥٠ جنيه مصاريف المندوب والباقي بيتحولك.",
    { return_cost: 50, refund_as: "money" },
  ],
  ["لما المندوب يوصل", "افتحي واتفرجي واتأكدي، وبعد كده هاتي الفلوس.", { on_delivery: "open" }],
  [
    "الشحن والتوصيل",
    "يستغرق وصول الشحنة من يومين إلى أربعة أيام داخل القاهرة، وقد يمتد إلى أسبوع في المحافظات البعيدة.",
    { delivery_days: { cairo: "2-4" } },
  ],
  [
    "الشحن والتوصيل",
    "تصلكم الطلبية في مدة لا تزيد على خمسة أيام عمل.",
    { delivery_days: { [everywhere]: "0-5" } },
  ],
  ["سياسة الاسترجاع", "مصروفات إعادة الشحن يتحملها المشتري.", { return_cost: "shopper" }],
  [
    "سياسة الاسترجاع",
    "تُستثنى القطع المخفضة والمشغولات المنفذة بالطلب.",
    { exceptions: ["sale", "custom"] },
  ],
  ["عند الاستلام", "يُسمح للعميل بفحص محتويات الطرد قبل السداد دون قياسها.", { on_delivery: "open" }],
  [
    "تأكيد الطلب",
    "يتصل بكم فريقنا هاتفيًا للتحقق من البيانات قبل الإرسال.",
    { confirmation: "phone" },
  ],
  [
    "",
    "دفع عند الاستلام • استبدال خلال ١٤ يوم • شحن لكل المحافظات",
    { cash_on_delivery: true, payment: ["cash"], exchange_days: 14 },
  ],
  [
    "",
    "💵 كاش أو فيزا ✅ معاينة قبل الدفع ↩️ تبديل ٧ أيام",
    { cash_on_delivery: true, payment: ["cash", "card"], on_delivery: "open", exchange_days: 7 },
  ],
  [
    "الشحن",
    "الطلب بيتحرك تاني يوم وبيكون عندك في ظرف ٣ أيام.",
    { delivery_days: { [everywhere]: "0-3" } },
  ],
  ["", "طلبك بألف وميتين؟ الشحن علينا احنا.", { free_from: 1200 }],
  ["التبديل", "لو المقاس مجاش، ابعتيلنا قبل ما يعدي ٤ أيام.", { exchange_days: 4 }],
  ["التبديل والترجيع", "الاتنين مسموحين خلال ٥ أيام.", { exchange_days: 5, return_days: 5 }],
  ["الشحن", "ستستلم طلبك في موعد أقصاه ستة أيام عمل.", { delivery_days: { [everywhere]: "0-6" } }],
  ["الاسترجاع", "لكم أن تعيدوا ما اشتريتم خلال خمسة أيام.", { return_days: 5 }],
  ["الاسترجاع", "نعيد إليكم ما دفعتموه عبر تحويل بنكي.", { refund_as: "money" }],
  ["الاسترجاع", "المشتريات نهائية ولا يجوز ردها أو استبدالها.", { return_days: 0, exchange_days: 0 }],
  [
    "",
    "<main><h3>كام يوم؟</h3><p>٣ - ٥</p><h3>بكام؟</h3><p>٦٠ لأي مكان</p></main>",
    { delivery_days: { [everywhere]: "3-5" }, delivery_fee: { [everywhere]: 60 } },
  ],
  [
    "",
    "<main><dl><dt>المعاينة</dt><dd>مسموحة قبل الدفع</dd><dt>القياس</dt><dd>غير مسموح</dd></dl></main>",
    { on_delivery: "open" },
  ],
  [
    "الأسئلة الشائعة",
    "<main><h3>أقدر أرجع القطعة؟</h3><p>أيوه خلال ١٤ يوم.</p><h3>مين بيدفع الشحن؟</h3><p>انتي.</p><h3>الفلوس بترجع إزاي؟</h3><p>على نفس الكارت.</p></main>",
    { return_days: 14, return_cost: "shopper", refund_as: "money" },
  ],
  ["الشحن", "مابياخدش أكتر من ٥ أيام.", { delivery_days: { [everywhere]: "0-5" } }],
  ["", "اللي يشتري بأكتر من ١٠٠٠ جنيه منحاسبوش على الشحن.", { free_from: 1000 }],
  [
    "الدفع",
    "الفلوس مع المندوب، وفي ماكينة لو مش معاكي كاش.",
    { cash_on_delivery: true, payment: ["cash", "card_on_delivery"] },
  ],
  ["الدفع", "وقفنا الدفع عند الاستلام بسبب المرتجعات الكتير.", { cash_on_delivery: false }],
  ["التبديل", "التبديل عندنا مفتوح شهر.", { exchange_days: 30 }],
  [
    "الاسترجاع",
    "تمن القطعة بيتحط في محفظتك على الموقع تصرفيه وقت ما تحبي.",
    { refund_as: "credit" },
  ],
  ["الاسترجاع", "الكلام ده مش على الشرابات ولا حاجات السيل.", { exceptions: ["socks", "sale"] }],
  ["المعاينة", "بصي وقلّبي الأول، الفلوس بعدين.", { on_delivery: "open" }],
  ["الاسترداد", "يودع المبلغ في حساب العميل البنكي.", { refund_as: "money" }],
];

/** Franco: the same terms in Latin letters. */
export const EVERYDAY_FRANCO: Written[] = [
  [
    "el delivery",
    "delivery el qahera 45 w iskenderia 55 w ba2y masr 70",
    { delivery_fee: { cairo: 45, alexandria: 55, minya: 70 } },
  ],
  ["el sha7n", "el order beyegy fe 48 sa3a", { delivery_days: { [everywhere]: "2-2" } }],
  ["", "ay order fo2 1000 geneh tawseelo 3aleina", { free_from: 1000 }],
  [
    "el daf3",
    "ne7tag 100 geneh 3arboon w el ba2y lama yewsal",
    { cash_limits: { deposit: 100 }, cash_on_delivery: true, payment: ["cash"] },
  ],
  ["el daf3", "visa online 3al site aw ma3 el mandoob", { payment: ["card", "card_on_delivery"] }],
  ["el tabdeel", "masareef el tabdeel 3aleik", { exchange_cost: "shopper" }],
  ["el erga3", "mafish tarigee3 khales", { return_days: 0 }],
  ["el erga3", "raga3ha fe 3 ayam w felosak terga3lak", { return_days: 3, refund_as: "money" }],
  ["exceptions", "7agat el sale malhash tabdeel", { exceptions: ["sale"] }],
  ["3and el estelam", "mamnoo3 fat7 el kees abl el daf3", { on_delivery: "sealed" }],
  ["ba3d el order", "hankallemak n2aked el order abl ma netla3o", { confirmation: "phone" }],
  [
    "ba3d el order",
    "hanb3atlak whatsapp w lazem tero2 3aleh 3ashan neb3at",
    { confirmation: "whatsapp" },
  ],
  ["", "law 3adeit 1500 geneh mesh hatedfa3 tawseel", { free_from: 1500 }],
  [
    "el daf3",
    "mabne2balsh cash, el daf3 kollo online bel visa",
    { cash_on_delivery: false, payment: ["card"] },
  ],
  [
    "el daf3",
    "law hatedfa3 cash fe 15 geneh zyada",
    { cash_on_delivery: true, payment: ["cash"], cash_limits: { fee: 15 } },
  ],
  ["tabdeel", "ma3aki osbo3ein te8ayary el ma2as", { exchange_days: 14 }],
  ["tabdeel", "el tabdeel 3ala 7sabna awel marra", { exchange_cost: "shop" }],
  ["tabdeel", "mashwar el tabdeel 3aleki enty", { exchange_cost: "shopper" }],
  [
    "targee3",
    "law mesh 3agbak raga3o fe 7 ayam w khod flosak",
    { return_days: 7, refund_as: "money" },
  ],
  ["mamnoo3", "el boxers w el sharabat mabyetbadelosh", { exceptions: ["underwear", "socks"] }],
  ["el mo3ayna", "efta7 el order w et2aked abl ma te7aseb", { on_delivery: "open" }],
  ["ba3d ma totlob", "hanetesel beek n2aked el 3enwan abl el sha7n", { confirmation: "phone" }],
  [
    "el daf3",
    "tedfa3 lama yewsalak, cash aw bel visa ma3 el mandoob",
    { cash_on_delivery: true, payment: ["cash", "card_on_delivery"] },
  ],
  ["el mo3ayna", "momken tefta7 el order 2oddam el mandoob bas mat2eesh", { on_delivery: "open" }],
];
