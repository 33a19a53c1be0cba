// Questions to a shop: delivery, payment, returns, orders, branches, sizes in general.
import type { Spoken } from "../../../../language/phrases.ts";

export const SHOP_TALK = [
  [
    "delivery",
    "by tomorrow, by monday, by tuesday, by wednesday, by thursday, by friday, by saturday, by sunday, by the weekend, before monday, before thursday, before friday, before saturday, before sunday, get here in time, get here on time, in time for, same day, next day, abroad, overseas, internationally, international shipping, outside egypt, how many days, when can i get it, send it to, how soon, delivery, deliver, delivered, delivers, shipping, ship, shipped, ships, shipping cost, delivery time, how long does it take to arrive, when will it arrive, when does it arrive, courier, deliver to, ship to, shipping fees, delivery fee, delivery fees, arrive",
  ],
  [
    "delivery",
    "قبل الخميس, قبل الجمعه, قبل السبت, قبل الحد, يوصل بكره, بره مصر, برا مصر, لبره, ياخد كام يوم, بياخد كام يوم, كام يوم, يجيلي, يجي لحد البيت, هيجيلي, بتاخدوا قد ايه, ياخد وقت قد ايه, قد ايه عشان يوصل, الشحن بكام, التوصيل بكام, بيتكلف كام, توصيل, التوصيل, بتوصلوا, بتوصل, توصل, يوصل, هيوصل, هتوصل, هيوصلني, بيوصل, شحن, الشحن, بتشحنوا, مصاريف الشحن, مصاريف التوصيل, المندوب, ديليفري, دليفري, بيجي امتي, هيجي امتي, بتوصلو, يوصلني",
  ],
  [
    "delivery",
    "tawseel, el tawseel, tawsil, tebe3atoha, teb3atoha, teb3atoh, teb3ato, betesh7eno, betsh7eno, tesh7eno, tesh7enoha, تبعتوها, تبعتوه, تبعتوهالي, تبعتوهولي, تشحنوها, تشحنوه, بتشحنوا, betwasalo, betewasalo, betwassalo, bywasal, haywasal, hatewsal, yewsal, sha7n, shahn, el sha7n, masareef el sha7n, delivery, delivry, byegy emta, haygy emta, betwaslo, yewsalny, hatwsal",
  ],
  [
    "payment",
    "take cards, takes cards, accept cards, accepts cards, take card, accept card, take visa, accept visa, take cash, accept cash, accepts cash, discount code, promo code, coupon, coupons, voucher, vouchers, gift card, كود خصم, كوبون, كوبون خصم, قسيمه, kod khasm, kod 5asm, kobon, kopon, cobon, instalment, installment, installment plan, on delivery, in cash, by cash, cash on delivery, cod, payment, pay, paying, credit card, visa, mastercard, installments, instalments, pay later, valu, instapay, vodafone cash, pay by card, pay cash, how do i pay, payment methods, can i pay, fawry, apple pay",
  ],
  [
    "payment",
    "فودافون كاش, اورنج كاش, اتصالات كاش, انستا باي, انستاباي, انستا بي, محفظه الكترونيه, تحويل بنكي, كاش عند الاستلام, ادفع كاش, شامل الضريبه, شامله الضريبه, شامل ضريبه, شامله ضريبه, شامله ضرايب, الضريبه, عليه ضريبه, عليها ضريبه, shamel daribeh, shamla daribeh, shamel dareeba, shamla dareeba, shamla dariba, shamel dariba, shamla el dareeba, shamel el dareeba, 3aleh dariba, بتقبلوا فيزا, ادفع لما استلم, لما استلم, لما يوصل, ادفع عند, بتاخدوا فيزا, ادفع ازاي, كاش ولا فيزا, الدفع, دفع, ادفع, اقسط, نقسط, بالقسط, قسط, بالتقسيط, تقسيط, فيزا, كاش, عند الاستلام, الدفع عند الاستلام, انستاباي, فودافون كاش, فاليو, بطاقه, اقساط, الفلوس",
  ],
  [
    "payment",
    "daf3, el daf3, adfa3, a2aset, n2aset, bel 2est, bel est, ta2seet, taqseet, be el ta2seet, 3and el estelam, el daf3 3and el estelam, cash, kash, viza, instapay, vodafone cash, a2sat",
  ],
  [
    "returns",
    "want my money back, my money back, give me my money, arrived torn, arrived broken, arrived damaged, came torn, came broken, came damaged, size is wrong, size is not right, if the size, turns out small, turns out big, too small can i, too big can i, change the size, returnable, refundable, exchangeable, swap it, swap the size, take it back, take them back, takes it back, take things back, accept returns, give it back, bring it back, return, returns, refund, refunds, exchange, exchanges, send it back, money back, return policy, exchange policy, return it, exchange it, if it does not fit, does not fit, doesnt fit, if it doesnt fit, wrong size",
  ],
  [
    "returns",
    "عايزه فلوسي, عايز فلوسي, فلوسي ترجع, رجعولي فلوسي, رجعوا فلوسي, ارجعولي فلوسي, استرد فلوسي, وصلتلي مقطوعه, وصلتلي مكسوره, وصلتلي بايظه, وصلني مقطوع, وصلني بايظ, جالي مقطوع, جالي بايظ, جاتلي مقطوعه, جاتلي بايظه, مقاسي طلع, مقاسها طلع, مقاسه طلع, طلع غلط, طلعت غلط, لو طلع, لو طلعت, لو جه صغير, لو جه كبير, لو كبير عليا, لو صغير عليا, مطلعتش, مظبطش, لو مظبطش, مجاش على مقاسي, المقاس طلع, طلع صغير, طلع كبير, طلعت صغيره, طلعت كبيره, على مقاسي, مطلعش, اغير المقاس, ابدل المقاس, لو معجبنيش, لو معجبتنيش, لو ماعجبنيش, استرجاع, ارجاع, مرتجع, ارجع, ارجعه, ارجعها, رجع, ترجيع, استبدال, ابدل, ابدله, ابدلها, تبديل, اغيره, اغيرها, ينفع ارجع, المرتجعات, سياسه الاسترجاع, مطلعش مقاسي, لو المقاس مطلعش, رجعته",
  ],
  [
    "returns",
    "3ayza felosy, 3ayez felosy, felosy terga3, raga3ooly felosy, ragga3oly felosy, wesletly ma2too3a, wesletly maksoora, wesletly bayza, weslet bayza, wasalny ma2too3, gatly bayza, gatly ma2too3a, el ma2as tele3, el ma2as law, tele3 so8ayar, tele3 kebeer, a8ayar el ma2as, abadel el ma2as, araga3, law ma3agabnish, law ma3agabetneesh, estrga3, estergaa3, esterga3, arga3o, arga3ha, aragga3, aragga3o, aragga3ha, arage3, arag3o, arag3ha, estbdal, estebdal, abaddel, abadelo, abadelha, tabdeel, aghayaro, a8ayaro, a8ayarha, marta3, refund, yenfa3 arga3",
  ],
  [
    "order",
    "gift wrap, gift wrapping, gift wrapped, wrap it, wrap them, wrap it up, wrapped as a gift, gift box it, write a card, تغليف, تغليف هدايا, بتغلفوا, تتغلف, يتغلف, مغلفه, taghleef, ta8leef, betghalefo, tghalefo, teghalefo, tghalefoh, tghalefha, teghalefha, yetghalef, تغلفوه, تغلفوها, تغلفه, تغلفها, تلفوه, تلفوها, order from here, order here, order it here, buy from here, buy here, buy it here, buy from you, order from you, my order, order status, track my order, track, tracking, where is my order, my package, my parcel, order number, cancel my order, ordered, i ordered, place an order, how do i order, how to order, how can i order, how do i buy, how can i buy, how to buy, checkout, add to cart, my cart, buy it, where do i buy, where can i buy it",
  ],
  [
    "order",
    "اطلب من هنا, اطلبه من هنا, اطلبها من هنا, اشتري من هنا, اشتريه من هنا, اشتريها من هنا, اطلب منكم, اشتري منكم, ازاي اطلب, ازاي اشتري, ازاي اشتريه, ازاي اشتريها, طلبي, الطلب بتاعي, اوردر, الاوردر, الاوردر بتاعي, فين طلبي, طلبت, الغي الطلب, الغاء الطلب, اطلب ازاي, اطلبها ازاي, اطلبه ازاي, اشتري ازاي, اشتريها ازاي, اشتريه ازاي, رقم الطلب, احجز, احجزها, عايزه اشتريها, عايز اشتريه, عايزه اطلبه, عايزه اطلبها, اشتريه منين, اشتريها منين",
  ],
  [
    "order",
    "atlob men hena, order men hena, ashtery men hena, atlob mn hena, order mn hena, ashtery mn hena, atlob menko, ezay atlob, ezay ashtery, ezay ashtereh, ezay ashtereha, talaby, el order, el order beta3y, fein talaby, fen el order, talabt, al8y el order, atlob ezay, atlobha ezay, atlobo ezay, ashtery ezay, ashtereh ezay, ashtereha ezay, ashteryha ezay, a7gez, a7gezha, ashtereha mnein, ashtereh mnein",
  ],
  [
    "genuine",
    "are these original, are they original, is it original, is this original, is it authentic, are they authentic, is this authentic, are these authentic, is it fake, is this fake, are they fake, are these fake, is it a copy, is this a copy, are they copies, is it a replica, are these replicas, real or fake, original or copy, original or fake, is it genuine, are they genuine, are these genuine",
  ],
  [
    "genuine",
    "براند ولا تقليد, ماركه ولا تقليد, ولا تقليد, ولا مضروب, ولا هاي كوبي, اصلي ولا تقليد, اصليه ولا تقليد, اصلي ولا لا, اصليه ولا لا, دي اصليه, ده اصلي, دول اصليين, حاجات اصليه, حاجاتكم اصليه, حاجتكم اصليه, منتجات اصليه, اصلي ولا هاي كوبي, اصلي ولا مضروب, هاي كوبي, فيرست كوبي, براند اصلي ولا, تقليد ولا اصلي, مش تقليد, مضروبه",
  ],
  [
    "genuine",
    "asly wala ta2leed, asly wala taqleed, asleya wala ta2leed, asly wla ta2leed, di asleya, dy asleya, da asly, dol asleyeen, 7agat asleya, 7agtko asleya, asly wala high copy, high copy, first copy, asly wala madroob, asly wala la2, asleya wala la2",
  ],
  [
    "store",
    "a shop in, a store in, any shops in, any stores in, a shop near, a store near, are you open, you open on, u open on, open on friday, open on fridays, open today, open tomorrow, opening hours, working hours, opening times, what time do you open, what time do you close, when do you open, when do you close, مواعيد العمل, مواعيدكم, بتفتحوا امتي, بتقفلوا امتي, فاتحين, mawa3eed, btefta7o emta, fat7een, store, your store, your shop, stores, just walk into, i can walk into, can i walk into, walk in somewhere, come in person, go in person, see them in person, see it in person, see them in real life, see it in real life, try before i buy, shop i can visit, shop i can go to, can i visit, pop in, drop by, come by your, in any mall, in the mall, at a mall, in a mall, in malls, high street shop, shop located, where are you located, located, location, branch, branches, address, your address, showroom, physical store, physical shop, try things on, try it on, try on in store, visit your store, offline store, where are you, where is your store, where is the store",
  ],
  [
    "store",
    "رقم خدمه العملا, رقم خدمه العملاء, خدمه العملا, خدمه العملاء, خدمه عملا, خدمه عملاء, رقم التليفون, رقم تليفون, رقمكم, رقمكو, اكلم مين, اتكلم مع مين, اتواصل مع مين, اتواصل مع حد, اتواصل معاكم, اتواصل معاكو, اتواصل ازاي, اكلمكم ازاي, رقم اكلمكم, رقم اتصل بيه, رقم اتواصل, akallem meen, akalem meen, akalim meen, atkallem ma3 meen, atwasel ma3ako, atwasel ma3akom, atwasel ezay, raqam atwasel, ra2am atwasel, ra2am akallemko, fein ma7alatko, fen ma7alatko, fein el ma7al, fen el ma7al, ma7alatko, ma7alko, رقم الواتس, رقم واتس, رقم الواتساب, كول سنتر, الخط الساخن, اتصل بيكم, اكلمكم فين, 5edmet el 3omala, khedmet el 3omala, 5edmet 3omala, khedmet 3omala, ra2am 5edmet el 3omala, ra2mko, ra2amko, ra2am el tele2on, ra2am telephone, ra2am wats, ra2am el whatsapp, col center, عنوان, العنوان, عنوانكم, عنوانكو, فرع, الفرع, فروع, فروعكم, فروعكو, مكانكم, مكانكو, المحل فين, محلكم, محلكو, فين المحل, فين مكانكم, انتو فين, انتوا فين, انتم فين, معرض, اجي اقيس, اجي اجرب, اجرب فيه, اقدر اجي, ينفع اجي, محل على الارض, اقيسها فين, اقيس فين, موقعكم, لوكيشن, فين فرعكم",
  ],
  [
    "store",
    "3enwan, 3nwan, el 3enwan, far3, foro3, foroo3, fro3, makanko, makankom, el ma7al fein, fein el ma7al, ma7alko, ento fein, ento fen, entom fein, a2is fein, lokeshn, location, mawke3ko, fein el far3",
  ],
  [
    "selling",
    "the ones selling, ones selling, ones who sell, you the shop, you the seller, own these clothes, your own clothes, is this your stuff, are these yours, do you make these, do you make them, you make these, make these yourselves, make them yourselves, made by you, middleman, a marketplace, who do i pay, who am i paying, who gets my money, who takes my money, order through you, buy through you, buy it from you, buy them from you, buy it here, buy them here, buying from, who am i buying from, who do i buy from, am i buying from you, who is the seller, sells this, sells it, sells these, who is selling, do you sell, you dont sell, dont you sell, you do not sell, do not sell, sell it yourself, who sells, are you a shop, are you a store, is this a shop, you sell, sell yourself, are you the seller, is this your product, who makes it, is it yours",
  ],
  [
    "selling",
    "هشتري من مين, بشتري من مين, اشتري من مين, مين البايع, مين اللي بيبيع, بتبيعوا, بتبيع, مش بتبيعوا, انتو اللي بتبيعوا, مين بيبيع, انتو محل, انتو متجر, البضاعه بتاعتكم, مبتبيعوش",
  ],
  [
    "selling",
    "hashtery men meen, bashtery men meen, ashtery men meen, meen elly beybee3, betbee3o, betbi3o, mesh betbee3o, ento elly betbee3o, meen beybee3, ento ma7al, mabtbee3osh, bte3o",
  ],
  [
    "sizing",
    "size guide, size chart, sizing chart, size table, sizing guide, measurements chart, what size am i, what size do i need, what size should i, which size should i, what size do i take, what size do i wear, which size am i, my size is unsure, not sure about my size, do not know my size, dont know my size, am i a m or, am i an l or, am i a s or, run small, runs small, run big, runs big, runs large, true to size",
  ],
  [
    "sizing",
    "المقاسات عندكم مظبوطه, المقاسات عندكو مظبوطه, مقاساتكم مظبوطه, مقاساتكو مظبوطه, مقاسات مظبوطه ولا, المقاسات عندكو, المقاسات عندكم, بتيجي صغيره ولا, بتيجي كبيره ولا, مقاساتكم بتيجي, مقاساتكو بتيجي, بيجي مظبوط, بتيجي مظبوطه, el ma2asat 3andoko, el ma2asat 3andokom, ma2asatko mazboota, ma2asatkom mazboota, betegy so8ayara wala, betegy kebeera wala, جدول المقاسات, جدول مقاسات, دليل المقاسات, البس مقاس ايه, بلبس مقاس ايه, هلبس مقاس ايه, مقاسي هيبقي ايه, albes ma2as eh, halbes ma2as eh, مقاسي ايه, مقاسي كام, اخد مقاس ايه, اجيب مقاس ايه, انهي مقاس, مش عارفه مقاسي, مش عارف مقاسي, معرفش مقاسي, المقاس مظبوط, المقاسات مظبوطه, بيجي صغير, بيجي كبير, gadwal el ma2asat, ma2asy eh, akhod ma2as eh, a5od ma2as eh, ageeb ma2as eh, anhy ma2as, mesh 3arfa ma2asy, msh 3arfa ma2asy, ma3rafsh ma2asy, el ma2as mazboot",
  ],
] as const satisfies Spoken;
