/** What time, place and layout decide: passing delays, days joined by “or”, one place of its own, addresses, numbered clauses. */
import type { Written } from "./sentences.ts";

export const TOLD_BY_LAYOUT: Written[] = [
  // What passes
  [
    "الشحن",
    "التوصيل في العادي من يومين لأربع أيام، وفي موسم الأعياد ممكن يزيد يومين.",
    { delivery_days: { "*": "2-4" } },
  ],
  [
    "Delivery",
    "Parcels take 3-5 days, and during the November sales please bear with us for two more.",
    { delivery_days: { "*": "3-5" } },
  ],
  [
    "",
    "Cairo 2 days, other governorates 4-6 days; in Ramadan expect a day or two more.",
    { delivery_days: { cairo: "2-2", minya: "4-6" } },
  ],
  [
    "",
    "بيوصلك خلال ٥ أيام في أي محافظة، إلا في العيد بنتأخر يومين كمان.",
    { delivery_days: { "*": "0-5" } },
  ],
  [
    "",
    "We deliver within 72 hours everywhere. At peak times, Eid above all, it may be five days.",
    { delivery_days: { "*": "0-3" } },
  ],
  [
    "التوصيل",
    "الطلبات بتوصل في ٣ أيام، بس أيام البلاك فرايداي ممكن توصل لأسبوع.",
    { delivery_days: { "*": "3-3" } },
  ],
  [
    "",
    "Allow 2-3 days for Cairo and 4-5 for everyone else. Snow never falls here, but in Ramadan things slow down by two days.",
    { delivery_days: { cairo: "2-3", minya: "4-5" } },
  ],
  [
    "Delivery",
    "Four to six days, anywhere. The week before Eid is slower: count on nine.",
    { delivery_days: { "*": "4-6" } },
  ],
  [
    "",
    "توصيل القاهرة يومين والمحافظات ٤ أيام (في الأعياد نزود عليهم يوم أو اتنين).",
    { delivery_days: { cairo: "2-2", minya: "4-4" } },
  ],
  [
    "الشحن",
    "مدة التوصيل ٣ إلى ٥ أيام عمل، وقد تطول في المواسم يومين.",
    { delivery_days: { "*": "3-5" } },
  ],
  // Days joined by “or”
  ["الشحن", "الأوردر بياخد أربع أيام ولا خمسة بالكتير للصعيد.", { delivery_days: { minya: "4-5" } }],
  [
    "",
    "Delivery in Alexandria is the same day or the day after.",
    { delivery_days: { alexandria: "0-1" } },
  ],
  ["", "جوه القاهرة بيوصلك النهارده أو بكرة.", { delivery_days: { cairo: "0-1" } }],
  [
    "Shipping",
    "Giza two days or three, Upper Egypt five or six days.",
    { delivery_days: { giza: "2-3", minya: "5-6" } },
  ],
  ["", "التوصيل لطنطا والغربية تاني يوم أو تالت يوم.", { delivery_days: { gharbia: "1-2" } }],
  [
    "Delivery",
    "Cairo gets it tomorrow or the day after, everywhere else in five or six days.",
    { delivery_days: { cairo: "1-2", minya: "5-6" } },
  ],
  [
    "",
    "لو في الجيزة هيوصلك نفس اليوم أو بكرة، وباقي المحافظات تلات أيام أو أربعة.",
    { delivery_days: { giza: "0-1", minya: "3-4" } },
  ],
  [
    "Shipping",
    "Alexandria: next day, or two days at the latest.",
    { delivery_days: { alexandria: "1-2" } },
  ],
  ["", "الشحن للصعيد بياخد له ٥، ٦ أيام.", { delivery_days: { minya: "5-6" } }],
  ["", "el sha7n lel qahera yomen wala talata.", { delivery_days: { cairo: "2-3" } }],
  // One sum for all, and a place of its own
  [
    "",
    "التوصيل بـ ٧٥ جنيه لأي بيت في مصر، والإسكندرية بـ ٤٠ بس.",
    { delivery_fee: { alexandria: 40, sohag: 75 } },
  ],
  [
    "",
    "Delivery is EGP 80 wherever you live, Giza only 45.",
    { delivery_fee: { giza: 45, sohag: 80 } },
  ],
  [
    "الشحن",
    "٦٥ جنيه مهما كنتي ساكنة فين، وأهل دمياط ٢٥ بس.",
    { delivery_fee: { damietta: 25, sohag: 65 } },
  ],
  [
    "Shipping",
    "A flat 90 pounds to every door in the country, except Port Said, which pays 50.",
    { delivery_fee: { "port-said": 50, sohag: 90 } },
  ],
  ["", "الشحن موحد ٨٠ جنيه لكل العناوين، والقاهرة ٥٥.", { delivery_fee: { cairo: 55, sohag: 80 } }],
  [
    "",
    "نوصّل لأي مكان بـ ٧٠ جنيه، ما عدا المنيا بـ ٣٥ لأننا منها.",
    { delivery_fee: { minya: 35, sohag: 70 } },
  ],
  [
    "Delivery fee",
    "It does not matter where you are: 75 pounds. Sinai is the exception at 140.",
    { delivery_fee: { "north-sinai": 140, sohag: 75 } },
  ],
  [
    "مصاريف الشحن",
    "الكل بيدفع ٦٠، وأسوان والأقصر ٩٠.",
    { delivery_fee: { aswan: 90, luxor: 90, sohag: 60 } },
  ],
  [
    "",
    "kol el mo7afzat 70 geneh, w eskendereya 45.",
    { delivery_fee: { alexandria: 45, sohag: 70 } },
  ],
  // Addresses by their form
  [
    "عناويننا",
    "<main><h2>عناويننا</h2><p>الدقي: ١٤ شارع التحرير، الجيزة</p><p>سموحة: ٣ شارع فوزي معاذ، الإسكندرية</p></main>",
    { branches: ["giza/الدقي", "alexandria/سموحة"] },
  ],
  [
    "Our stores",
    "<main><h1>Stores</h1><p><b>Heliopolis</b></p><p>22 Baghdad Street, Cairo. Daily from 12 to 22</p><p><b>Smouha</b></p><p>5 Victor Emmanuel Square, Alexandria. Closed on Sundays</p></main>",
    { branches: ["cairo/Heliopolis", "alexandria/Smouha"] },
  ],
  [
    "",
    "<main><p>بلوزات قطن</p></main><footer><p>طنطا: ش البحر، الغربية – المنصورة: ش الجيش، الدقهلية</p><p>موبايل: 01005551234</p></footer>",
    { branches: ["gharbia/طنطا", "dakahlia/المنصورة"], contact: ["phone:+201005551234"] },
  ],
  [
    "",
    "Come and feel the linen: 8 Ibn Zanki Street, Zamalek, Cairo, every day but Friday.",
    { branches: ["cairo/Zamalek"] },
  ],
  [
    "",
    "تعالي شوفي القماش بنفسك: ٥ شارع سوريا، المهندسين، الجيزة، بميعاد قبلها.",
    { branches: ["giza/المهندسين"] },
  ],
  [
    "",
    "<main><h1>زورونا</h1><ul><li>المنصورة – شارع الجمهورية، أمام البنك الأهلي، الدقهلية – من ١١ ص لـ ١٠ م</li><li>بورسعيد – شارع ٢٣ يوليو</li></ul></main>",
    { branches: ["dakahlia/المنصورة", "port-said/٢٣ يوليو"] },
  ],
  [
    "",
    "<main><p>Linen, slowly.</p></main><footer><p>Studio & shop: 17 Mohamed Mazhar, Zamalek, Cairo</p><p>Open Mon–Sat, 11–20</p></footer>",
    { branches: ["cairo/Zamalek"] },
  ],
  [
    "",
    "<main><h2>Where to find us</h2><dl><dt>Maadi</dt><dd>21 Road 231, Cairo, 10 till 22</dd><dt>Sheikh Zayed</dt><dd>Arkan Plaza, building 3, Giza</dd><dt>Tanta</dt><dd>Moving! See you in spring.</dd></dl></main>",
    { branches: ["cairo/Road 231", "giza/Arkan"] },
  ],
  [
    "",
    "<footer><p>Registered office: 4 Talaat Harb Square, Cairo. We sell online only.</p></footer>",
    {},
  ],
  // Clauses that name each other
  [
    "",
    "<main><h1>الأحكام</h1><p>البند الثاني – الاستبدال: للعميل استبدال القطعة خلال سبعة أيام من الاستلام.</p><p>البند الثالث – الإرجاع: للعميل إرجاعها خلال خمسة أيام من الاستلام.</p><p>البند الرابع – ما يُستثنى: لا يسري البندان الثاني والثالث على الجوارب والإكسسوارات.</p></main>",
    { exchange_days: 7, return_days: 5, exceptions: ["socks", "accessories"] },
  ],
  [
    "",
    "<main><h1>Conditions</h1><p>Article 1 – Exchange: within 10 days of receipt.</p><p>Article 2 – Returns: within 5 days of receipt.</p><p>Article 3 – Exclusions: articles 1 and 2 do not apply to swimwear and underwear.</p></main>",
    { exchange_days: 10, return_days: 5, exceptions: ["swimwear", "underwear"] },
  ],
  [
    "",
    "<main><h1>شروط البيع</h1><p>أولًا – الاستبدال: خلال ثلاثة أيام من الاستلام ويتحمل المشتري أجرة النقل.</p><p>ثانيًا – ما لا يُستبدل: القطع المخفضة والأحذية.</p></main>",
    { exchange_days: 3, exchange_cost: "shopper", exceptions: ["sale", "shoes"] },
  ],
  [
    "",
    "<main><h1>Terms</h1><p>(1) Exchanges: you have 14 days from delivery. (2) Exceptions: clause 1 does not cover earrings or anything on sale.</p></main>",
    { exchange_days: 14, exceptions: ["jewellery", "sale"] },
  ],
  [
    "",
    "<main><h1>لائحة المتجر</h1><p>المادة ١ – الاستبدال: خلال ١٥ يومًا من الاستلام.</p><p>المادة ٢ – الاستثناء: لا تنطبق المادة السابقة على الشرابات.</p></main>",
    { exchange_days: 15, exceptions: ["socks"] },
  ],
  [
    "",
    "<main><h1>قواعد البيع</h1><p>١- التبديل: خلال ٨ أيام من الاستلام. ٢- الترجيع: خلال ٤ أيام من الاستلام. ٣- الممنوعات: البندين ١ و٢ مش ساريين على اللانجيري.</p></main>",
    { exchange_days: 8, return_days: 4, exceptions: ["underwear"] },
  ],
  [
    "",
    "<main><h1>Sales terms</h1><p>Section 1: Swapping. You may exchange within 12 days of receipt.</p><p>Section 2: Limits. Section 1 does not extend to bags.</p></main>",
    { exchange_days: 12, exceptions: ["bags"] },
  ],
  [
    "",
    "<main><h1>أحكام</h1><p>مادة (٥) الدفع: نقدًا عند التسليم، وللطلبات فوق ٣٠٠٠ جنيه بالبطاقة فقط.</p><p>مادة (٦) الفحص: يجوز فتح الطرد أمام المندوب قبل الدفع.</p></main>",
    {
      cash_on_delivery: true,
      payment: ["cash", "card"],
      cash_limits: { up_to: 3000 },
      on_delivery: "open",
    },
  ],
  // What is no delay
  [
    "Returns",
    "Exchange within 14 days of delivery, but season sale pieces can't be exchanged.",
    { exchange_days: 14, exceptions: ["sale"] },
  ],
  // One clause, two values
  [
    "Delivery",
    "The fee drops to 45 pounds for everyone in Suez and Ismailia who gets it in 2 days.",
    { delivery_fee: { suez: 45, ismailia: 45 }, delivery_days: { suez: "2-2", ismailia: "2-2" } },
  ],
  [
    "الشحن",
    "بيوصل خلال ٤ أيام لأي محافظة، بـ ٧٠ جنيه، وأهل السويس ببلاش.",
    { delivery_fee: { suez: 0, minya: 70 }, delivery_days: { minya: "0-4" } },
  ],
];
