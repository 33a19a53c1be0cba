// Words that are said to the stylist rather than about a piece, and what they are: greetings, thanks, delivery, complaints.
import { createSpoken } from "../../../language/phrases.ts";

export type Talk =
  | "hello"
  | "morning"
  | "evening"
  | "peace"
  | "how-are-you"
  | "thanks"
  | "praise"
  | "bye"
  | "who"
  | "help"
  | "delivery"
  | "payment"
  | "returns"
  | "order"
  | "store"
  | "genuine"
  | "selling"
  | "complaint"
  | "dislike"
  | "sizing"
  | "rude"
  | "love"
  | "joke"
  | "yes";

export const TALK = createSpoken<Talk>([
  [
    "hello",
    "hi girl, hey girl, hello dear, hi dear, hi, hello, hey, heya, hiya, yo, hi there, hello there, hey there, greetings, hola, bonjour",
  ],
  ["hello", "اهلا, اهلا وسهلا, هاي, هالو, مرحبا, الو, هلا, اهلين, يا هلا"],
  ["hello", "ahlan, ahlen, hay, hai, halo, alo, marhaba, mar7aba, hala, ya hala, ahlan wa sahlan"],
  [
    "morning",
    "good morning, morning, صباح الخير, صباح النور, صباحو, صباح الفل, saba7 el kheir, sabah el kheir, saba7 el 5eir, sabah el 5er, saba7 el nour, saba7 el noor, sabah el noor, saba7o",
  ],
  [
    "evening",
    "good evening, مساء الخير, مساء النور, مساء الفل, masa2 el kheir, masaa el kheir, masa el 5eir, masa2 el 5er, good afternoon",
  ],
  [
    "peace",
    "salamo 3alekom, سلامو عليكم, salam, salam alaikum, assalamu alaikum, salam 3aleko, salam 3alaykom, salamo 3aleko, el salam 3aleko, السلام عليكم, سلام عليكم, سلام, السلام عليكم ورحمه الله, سلامو عليكو, salamu alaykum, asalamo alikom, elsalam 3alekom, salam 3alekom",
  ],
  [
    "how-are-you",
    "how are you, how r u, how are u, hows it going, how is it going, how are things, whats up, what is up, wassup, how do you do, you good",
  ],
  [
    "how-are-you",
    "ازيك, ازيكم, ازيكو, عامل ايه, عامله ايه, عاملين ايه, اخبارك, اخبارك ايه, ايه الاخبار, كيفك, كيف حالك, كيف الحال, اخباركو, عامل اي, عامله اي",
  ],
  [
    "how-are-you",
    "ezayak, ezayek, ezzayak, ezzayek, ezayko, izayak, izzayek, 3amel eh, 3amla eh, 3amlin eh, 3amel eih, akhbarak, akhbarek, a5barak, a5barek, akhbarak eh, eh el a5bar, eih el akhbar, keefak, kefak",
  ],
  [
    "thanks",
    "bless you, god bless, god bless you, thank you, thanks, thank u, thx, thnx, tnx, ty, tysm, many thanks, thanks a lot, thank you so much, thank u so much, much appreciated, appreciate it, cheers, merci, merci beaucoup, thank you very much, thanks so much",
  ],
  [
    "thanks",
    "ربنا يسعدك, ربنا يسعدكم, ربنا يخليك, ربنا يخليكي, ربنا يكرمك, ربنا يكرمكم, ربنا يحفظك, ربنا يفرحك, ربنا يجازيك, الله يكرمك, الله يسعدك, الله يخليك, تسلم ايدك, تسلم ايديك, تسلمي, بدعيلك, بتدعيلك, ربنا يوفقكم, ربنا يوفقك, ربنا يوفقكو, ربنا يباركلك, الله يبارك فيك, شكرا, شكرا جزيلا, متشكر, متشكره, متشكرين, تسلم, تسلمي, تسلم ايدك, تسلمي يا, ميرسي, الف شكر, مشكور, مشكوره, كتر خيرك, يسلمو, ربنا يخليك, ربنا يخليكي",
  ],
  [
    "thanks",
    "rabena yes3edek, rabena yes3edak, rabena y5alik, rabena ykhalik, rabena y5aleek, rabena yekremak, rabena ykremak, rabena yekremek, rabena ye7fazak, teslam edak, teslam 2edak, teslam eedak, bad3ylak, bted3ylak, bted3eelak, rabena ywafa2ko, rabena ywafa2ak, rabena yebareklak, shokran, shukran, shokrn, choukran, motashaker, motashakera, motshakr, teslam, teslamy, tslmy, tslm, mersi, mercy, alf shokr, kattar kheirak, ktr 5erk, rabena ye5aleek, rabbena ykhaleek",
  ],
  [
    "praise",
    "helpful, so helpful, very helpful, you are the best, ur the best, you are a star, you are a lifesaver, lifesaver, you rock, love these, i love these, love this, so beautiful, these are nice, nice ones, love it, i love it, love them, perfect, amazing, awesome, great, so nice, so pretty, gorgeous, beautiful, wonderful, omg, wow, cool, nice one, love the first one, love the second one, love the third one, i like the first one, i like it, well done, good job, cute, so cute",
  ],
  [
    "praise",
    "حلو, حلوه, حلو اوي, حلوه اوي, تحفه, جميل, جميل جدا, جميله, روعه, عجبني, عجبتني, عجبوني, عاجبني, عاجباني, واو, خرافه, يجنن, تجنن, قمر, برافو, ممتاز",
  ],
  [
    "praise",
    "7elw, 7elwa, 7elw awy, 7elw awi, to7fa, gamil, gameel, raw3a, 3agabny, 3agbny, 3agabetny, waw, 5orafa, ygannen, bravo, momtaz, gamed, gamda, gamed awy",
  ],
  [
    "yes",
    "ok, okay, okey, alright, all right, sure, yes, yeah, yep, got it, fine, nope, k, تمام, ماشي, اوكي, اوك, حاضر, ايوه, ايوا, اه, طيب, طب, tamam, mashy, mashi, okay, 7ader, aywa, ah, tayeb, tab",
  ],
  [
    "bye",
    "bye, goodbye, bye bye, see you, see ya, good night, take care, later, باي, مع السلامه, سلام بقي, تصبح على خير, تصبحي على خير, bay, ma3 el salama, m3 elsalama, tesba7 3ala kheir",
  ],
  [
    "who",
    "what is this app, what is this site, what is this website, what is ribby, what is this app about, what is this about, what are you about, are you a real human, real human, human or, a human, are you a human, a machine, a computer or, talking to a human, who are you, who r u, what are you, are you a robot, are you a bot, are you human, are you real, are you a person, are you ai, is this a bot, am i talking to a person, am i talking to a human, what is your name, whats your name, who is this, are you a real person, real person, a bot",
  ],
  [
    "who",
    "انتي انسانه, انت انسانه, انسان ولا, انسانه ولا, روبوت ولا, بني ادم ولا, بني ادمه ولا, حقيقيه ولا, انت مين, انتي مين, مين انت, مين انتي, مين معايا, انت روبوت, انتي روبوت, انت انسان, انتي بني ادمه, انت بني ادم, اسمك ايه, حد بيرد, في حد بيرد, فيه حد بيرد, انت بوت, حد معايا, بكلم مين, انت حقيقي, من انت",
  ],
  [
    "who",
    "enta meen, enty meen, enta min, enty min, meen ma3aya, enta robot, enty robot, esmak eh, esmek eh, 7ad beyrod, fe 7ad beyrod, enta bot, enta 7a2i2y, bakalem meen, meen enta, enta ensan, 7ad hena, fe 7ad hena",
  ],
  [
    "help",
    "where to start, do not know where to start, no idea where to start, not sure what i want, do not know what i want, help, help me, can you help me, can u help me, i need help, what can you do, what do you do, how does this work, how does it work, how do i use this, how do you work, i need your help, what can i ask, i dont know what to ask, how can you help, what is this, how to use",
  ],
  [
    "help",
    "مساعده, ساعدني, ساعديني, ممكن تساعدني, ممكن تساعديني, ممكن مساعده, محتاج مساعده, محتاجه مساعده, عايزه مساعده, بتعمل ايه, بتعملي ايه, تقدر تعمل ايه, تقدري تعملي ايه, ازاي استخدم, بتشتغل ازاي, ريبي ايه, ايه ده, ايه ريبي, الموقع ده ايه, اعمل ايه هنا, ممكن سؤال, تقدري تساعديني",
  ],
  [
    "help",
    "sa3edny, sa3dny, sa3deeny, momken tesa3edny, momken tesa3deeny, momken tsa3dny, momken mosa3da, me7tag mosa3da, me7taga mosa3da, bete3mel eh, bete3mely eh, te2dar te3mel eh, te2dary te3mely eh, ezay astakhdem, beteshta8al ezay, eh da, eh el site da, momken so2al, te2dary tesa3deeny, mosa3da",
  ],
  [
    "delivery",
    "by tomorrow, by monday, by tuesday, by wednesday, by thursday, by friday, by saturday, by sunday, by the weekend, before monday, before thursday, before friday, before saturday, before sunday, get here in time, get here on time, in time for, same day, next day, abroad, overseas, internationally, international shipping, outside egypt, how many days, when can i get it, send it to, how soon, delivery, deliver, delivered, delivers, shipping, ship, shipped, ships, shipping cost, delivery time, how long does it take to arrive, when will it arrive, when does it arrive, courier, deliver to, ship to, shipping fees, delivery fee, delivery fees, arrive",
  ],
  [
    "delivery",
    "قبل الخميس, قبل الجمعه, قبل السبت, قبل الحد, يوصل بكره, بره مصر, برا مصر, لبره, ياخد كام يوم, بياخد كام يوم, كام يوم, يجيلي, يجي لحد البيت, هيجيلي, توصيل, التوصيل, بتوصلوا, بتوصل, توصل, يوصل, هيوصل, هتوصل, هيوصلني, بيوصل, شحن, الشحن, بتشحنوا, مصاريف الشحن, مصاريف التوصيل, المندوب, ديليفري, دليفري, بيجي امتي, هيجي امتي, بتوصلو, يوصلني",
  ],
  [
    "delivery",
    "tawseel, el tawseel, tawsil, betwasalo, betewasalo, betwassalo, bywasal, haywasal, hatewsal, yewsal, sha7n, shahn, el sha7n, masareef el sha7n, delivery, delivry, byegy emta, haygy emta, betwaslo, yewsalny, hatwsal",
  ],
  [
    "payment",
    "take cards, takes cards, accept cards, accepts cards, take card, accept card, take visa, accept visa, take cash, accept cash, accepts cash, discount code, promo code, coupon, coupons, voucher, vouchers, gift card, كود خصم, كوبون, كوبون خصم, قسيمه, kod khasm, kod 5asm, kobon, kopon, cobon, instalment, installment, installment plan, on delivery, in cash, by cash, cash on delivery, cod, payment, pay, paying, credit card, visa, mastercard, installments, instalments, pay later, valu, instapay, vodafone cash, pay by card, pay cash, how do i pay, payment methods, can i pay, fawry, apple pay",
  ],
  [
    "payment",
    "الدفع, دفع, ادفع, اقسط, نقسط, بالقسط, قسط, بالتقسيط, تقسيط, فيزا, كاش, عند الاستلام, الدفع عند الاستلام, انستاباي, فودافون كاش, فاليو, بطاقه, اقساط, الفلوس",
  ],
  [
    "payment",
    "daf3, el daf3, adfa3, a2aset, n2aset, bel 2est, bel est, ta2seet, taqseet, be el ta2seet, 3and el estelam, el daf3 3and el estelam, cash, kash, viza, instapay, vodafone cash, a2sat",
  ],
  [
    "returns",
    "size is wrong, size is not right, if the size, turns out small, turns out big, too small can i, too big can i, change the size, returnable, refundable, exchangeable, swap it, swap the size, give it back, bring it back, return, returns, refund, refunds, exchange, exchanges, send it back, money back, return policy, exchange policy, return it, exchange it, if it does not fit, does not fit, doesnt fit, if it doesnt fit, wrong size",
  ],
  [
    "returns",
    "المقاس طلع, طلع صغير, طلع كبير, طلعت صغيره, طلعت كبيره, على مقاسي, مطلعش, اغير المقاس, ابدل المقاس, لو معجبنيش, لو معجبتنيش, لو ماعجبنيش, استرجاع, ارجاع, مرتجع, ارجع, ارجعه, ارجعها, رجع, ترجيع, استبدال, ابدل, ابدله, ابدلها, تبديل, اغيره, اغيرها, ينفع ارجع, المرتجعات, سياسه الاسترجاع, مطلعش مقاسي, لو المقاس مطلعش, رجعته",
  ],
  [
    "returns",
    "el ma2as tele3, el ma2as law, tele3 so8ayar, tele3 kebeer, a8ayar el ma2as, abadel el ma2as, araga3, law ma3agabnish, law ma3agabetneesh, estrga3, estergaa3, esterga3, arga3o, arga3ha, aragga3, aragga3o, aragga3ha, arage3, arag3o, arag3ha, estbdal, estebdal, abaddel, abadelo, abadelha, tabdeel, aghayaro, a8ayaro, a8ayarha, marta3, refund, yenfa3 arga3",
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
    "اصلي ولا تقليد, اصليه ولا تقليد, اصلي ولا لا, اصليه ولا لا, دي اصليه, ده اصلي, دول اصليين, حاجات اصليه, حاجاتكم اصليه, حاجتكم اصليه, منتجات اصليه, اصلي ولا هاي كوبي, اصلي ولا مضروب, هاي كوبي, فيرست كوبي, براند اصلي ولا, تقليد ولا اصلي, مش تقليد, مضروبه",
  ],
  [
    "genuine",
    "asly wala ta2leed, asly wala taqleed, asleya wala ta2leed, asly wla ta2leed, di asleya, dy asleya, da asly, dol asleyeen, 7agat asleya, 7agtko asleya, asly wala high copy, high copy, first copy, asly wala madroob, asly wala la2, asleya wala la2",
  ],
  [
    "store",
    "are you open, you open on, u open on, open on friday, open on fridays, open today, open tomorrow, opening hours, working hours, opening times, what time do you open, what time do you close, when do you open, when do you close, مواعيد العمل, مواعيدكم, بتفتحوا امتي, بتقفلوا امتي, فاتحين, mawa3eed, btefta7o emta, fat7een, store, your store, your shop, stores, shop located, where are you located, located, location, branch, branches, address, your address, showroom, physical store, physical shop, try things on, try it on, try on in store, visit your store, offline store, where are you, where is your store, where is the store",
  ],
  [
    "store",
    "عنوان, العنوان, عنوانكم, عنوانكو, فرع, الفرع, فروع, فروعكم, فروعكو, مكانكم, مكانكو, المحل فين, محلكم, محلكو, فين المحل, فين مكانكم, انتو فين, انتوا فين, انتم فين, معرض, اجي اقيس, اقيسها فين, اقيس فين, موقعكم, لوكيشن, فين فرعكم",
  ],
  [
    "store",
    "3enwan, 3nwan, el 3enwan, far3, foro3, foroo3, fro3, makanko, makankom, el ma7al fein, fein el ma7al, ma7alko, ento fein, ento fen, entom fein, a2is fein, lokeshn, location, mawke3ko, fein el far3",
  ],
  [
    "selling",
    "buying from, who am i buying from, who do i buy from, am i buying from you, who is the seller, sells this, sells it, sells these, who is selling, do you sell, you dont sell, dont you sell, you do not sell, do not sell, sell it yourself, who sells, are you a shop, are you a store, is this a shop, you sell, sell yourself, are you the seller, is this your product, who makes it, is it yours",
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
    "جدول المقاسات, جدول مقاسات, دليل المقاسات, مقاسي ايه, مقاسي كام, اخد مقاس ايه, اجيب مقاس ايه, انهي مقاس, مش عارفه مقاسي, مش عارف مقاسي, معرفش مقاسي, المقاس مظبوط, المقاسات مظبوطه, بيجي صغير, بيجي كبير, gadwal el ma2asat, ma2asy eh, akhod ma2as eh, a5od ma2as eh, ageeb ma2as eh, anhy ma2as, mesh 3arfa ma2asy, msh 3arfa ma2asy, ma3rafsh ma2asy, el ma2as mazboot",
  ],
  [
    "complaint",
    "complaint, complain, terrible service, bad service, worst, never arrived, arrived late, damaged, arrived broken, scam, fraud, disappointed, disappointing, useless, waste of time, this is not working, not helpful, you are not helping, not what i asked, thats not what i asked, wrong results, you dont understand, you do not understand, doesnt work, very bad, so bad, its bad, bad quality, terrible, horrible, awful, annoying, this sucks, why so expensive, why is it so expensive, why is everything so expensive, why are they so expensive",
  ],
  [
    "complaint",
    "الهبل ده, ايه الهبل, ايه القرف, بتفهم ولا لا, بتفهمي ولا لا, انت بتفهم, انتي بتفهمي, شكوي, اشتكي, خدمه وحشه, اسوا خدمه, وصل بايظ, وصلت بايظه, بايظ, متاخر, اتاخر, مجاش, موصلش, نصب, نصابين, مش فاهمني, مش فاهماني, انت مش فاهم, انتي مش فاهمه, مش ده اللي طلبته, مش دا اللي قلته, مش اللي انا عايزاه, وحش, وحشه, وحشين, زباله, سيئ, سيئه, مش عارفه تفهمي, خدمتكم, زفت, غاليين اوي, ليه الاسعار غاليه, ليه غالي كده, ليه غالي, ليه الاسعار, الاسعار غاليه ليه, غاليه ليه كده",
  ],
  [
    "complaint",
    "el habal da, eh el habal, btfham wala la2, btfhamy wala la2, btfhamy wla la2, enta btfham, enty btfhamy, shakwa, ashtky, 5edma we7sha, khedma we7sha, wesel bayez, bayez, et2akhar, et25r, magash, mawselsh, nasb, nassabeen, mesh fahemny, msh fahemny, mesh fahmany, enta mesh fahem, enty mesh fahma, mesh da elly talabto, we7esh, we7sha, we7shin, zebala, zeft, zift, leh el as3ar ghalya, leh ghaly keda, leh ghaly, leh el as3ar",
  ],
  [
    "dislike",
    "do not like anything, dont like anything, did not like any, do not like what, boring, so boring, too boring, all so boring, bit boring, not exciting, all look the same, not it, i hate these, hate these, do not like any, not really, not feeling, not feeling these, not for me, meh, i dont like it, i dont like them, i do not like them, i do not like it, i dont like any, not my style, not my taste, dont like these, do not like these, i hate them, i hate it, none of these, not these, not this, not what i want, nah, not nice, not convinced, i dont like this, i do not like this, i do not like any, ugly",
  ],
  [
    "dislike",
    "مش حاسه, مش حاسه انهم, مش حاسس, مش شبهي, مش بتاعي, مش عاجبني, مش عاجباني, مش عاجبيني, مش عجبني, مش عجباني, مش عاجبنى, معجبونيش, معجبتنيش, ماعجبنيش, ماعجبونيش, معجبنيش, مش حلو, مش حلوه, مش حلوين, مش ستايلي, مش ذوقي, مش دول, مش ده, مش مقتنعه, مش مقتنع, مش حاسه بيهم",
  ],
  [
    "dislike",
    "mesh 3agebny, msh 3agebny, mesh 3agbny, mesh 3agebni, mesh 3agbani, mesh 3agbeny, ma3agabnish, ma3agabonish, m3gbonesh, ma3gabetneesh, mesh 7elw, mesh 7elwa, mesh 7elwin, msh 7elwin, mesh zo2y, mesh style, mesh dol, msh dol, mesh da",
  ],
  [
    "rude",
    "is trash, are trash, you are trash, is garbage, is rubbish, is useless, you are useless, app sucks, this sucks, you suck, so r u, stupid, idiot, dumb, moron, shut up, fuck, fuck you, fuck off, shit, bitch, asshole, damn you, screw you, trash bot, hate you, i hate you, loser, you suck, crap",
  ],
  [
    "rude",
    "غبي, غبيه, حمار, حماره, متخلف, متخلفه, يا حيوان, حيوان, كلب, اخرس, اخرسي, تافه, تافهه, حقير, يا غبي, يا حمار, اهبل, هبله, عبيط, عبيطه",
  ],
  [
    "rude",
    "8aby, 8abeya, ghaby, ghabeya, 7omar, 7omara, homar, motakhalef, mota5alef, 7ayawan, kalb, e5ras, ekhras, tafeh, tafha, ahbal, habla, 3abeet, 3abeeta",
  ],
  [
    "love",
    "i love you, love you, marry me, will you marry me, you are cute, you are beautiful, بحبك, بحبكم, تتجوزيني, انتي قمر, انت قمر, ba7ebak, ba7ebek, b7bk, b7bak, b7bek, tetgawezeeny",
  ],
  [
    "joke",
    "joke, tell me a joke, sing, sing a song, weather today, what time is it, who won, football score, news, are you single, how old are you, نكته, قول نكته, قوليلي نكته, غني, الجو عامل ايه, الساعه كام, مين كسب, عندك كام سنه, nokta, 2ol nokta, 2oly nokta, ghany, el sa3a kam, meen keseb, 3andak kam sana, capital of, meaning of life, write me a poem, do my homework",
  ],
]);
