// Greetings, thanks, praise, farewells, and questions about who answers.
import type { Spoken } from "../../../../language/phrases.ts";

export const SMALL_TALK = [
  [
    "hello",
    "hi girl, hey girl, hello dear, hi dear, hi, hello, hey, heya, hiya, yo, hi there, hello there, hey there, greetings, hola, bonjour",
  ],
  [
    "hello",
    "عيد سعيد, عيد سعيد عليكم, عيد مبارك, عيدكم مبارك, رمضان كريم, رمضان مبارك, كل سنه وانتو طيبين, كل سنه وانتم طيبين, كل سنه وانت طيب, كل سنه وانتي طيبه, كل عام وانتم بخير, جمعه مباركه, 3eed sa3eed, 3eed sa3eed 3aleko, eid sa3eed, 3eed mobarak, ramadan kareem, ramadan karim, kol sana w ento tayebeen, kol sana wento taybeen, kol sana w enta tayeb, kol sana wenty tayeba, gom3a mobaraka, 7ad mawgood, fe 7ad mawgood, 7ad hena, ازي الحال, ezay el 7al, يسعد صباحك, يسعد مساك, صباحكم, مساكم, مساؤكم, حد موجود, في حد موجود, في حد هنا, حد هنا, فيه حد هنا, اهلا, اهلا وسهلا, هاي, هالو, مرحبا, الو, هلا, اهلين, يا هلا",
  ],
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
    "bless you, god bless, god bless you, thank you, thanks, thank u, thank uu, thanku, thank yu, thanx, thx, thnx, tnx, ty, tysm, many thanks, thanks a lot, thank you so much, thank u so much, much appreciated, appreciate it, cheers, merci, merci beaucoup, thank you very much, thanks so much",
  ],
  [
    "thanks",
    "جزاكم الله خيرا, جزاك الله خيرا, جزاكي الله خيرا, الله ينور, gazakom allah kheir, gazak allah kheir, gazakom allah kheeran, ta3abtek ma3aya, katar alf kheerek, تعبتك معايا, تعبتكم معايا, تعبناك معانا, كتر الف خيرك, الف الف شكر, شاكره, شاكر ليك, شاكره ليكي, ممنون, ممنونه, عاشت ايدك, حبيبتي تسلمي, يخليكي ليا, يخليك ليا, يباركلك, ربنا يسعدك, ربنا يسعدكم, ربنا يخليك, ربنا يخليكي, ربنا يكرمك, ربنا يكرمكم, ربنا يحفظك, ربنا يفرحك, ربنا يجازيك, الله يكرمك, الله يسعدك, الله يخليك, تسلم ايدك, تسلم ايديك, تسلمي, بدعيلك, بتدعيلك, ربنا يوفقكم, ربنا يوفقك, ربنا يوفقكو, ربنا يباركلك, الله يبارك فيك, شكرا, شكرا جزيلا, متشكر, متشكره, متشكرين, تسلم, تسلمي, تسلم ايدك, تسلمي يا, ميرسي, الف شكر, مشكور, مشكوره, كتر خيرك, يسلمو, ربنا يخليك, ربنا يخليكي",
  ],
  [
    "thanks",
    "rabena yes3edek, rabena yes3edak, rabena y5alik, rabena ykhalik, rabena y5aleek, rabena yekremak, rabena ykremak, rabena yekremek, rabena ye7fazak, teslam edak, teslam 2edak, teslam eedak, bad3ylak, bted3ylak, bted3eelak, rabena ywafa2ko, rabena ywafa2ak, rabena yebareklak, shokran, shukran, shokrn, choukran, motashaker, motashakera, motshakr, teslam, teslamy, tslmy, tslm, mersi, mercy, alf shokr, kattar kheirak, ktr 5erk, rabena ye5aleek, rabbena ykhaleek",
  ],
  [
    "praise",
    "these are lovely, those are lovely, they are lovely, it is lovely, so lovely, lovely, these are great, these are beautiful, these are gorgeous, helpful, so helpful, very helpful, you are the best, ur the best, you are a star, you are a lifesaver, lifesaver, you rock, love these, i love these, love this, so beautiful, these are nice, nice ones, love it, i love it, love them, perfect, amazing, awesome, great, so nice, so pretty, gorgeous, beautiful, wonderful, omg, wow, cool, nice one, love the first one, love the second one, love the third one, i like the first one, i like it, well done, good job, cute, so cute",
  ],
  [
    "praise",
    "شاطره, شاطر, انتي شاطره, انت شاطر, شاطره اوي, برافو, برافو عليكي, برافو عليك, جدعه, جدع, ذوقك حلو, ذوقك عالي, ذوقك تحفه, فنانه, حلو, حلوه, حلو اوي, حلوه اوي, تحفه, جميل, جميل جدا, جميله, روعه, عجبني, عجبتني, عجبوني, عاجبني, عاجباني, واو, خرافه, يجنن, تجنن, قمر, برافو, ممتاز",
  ],
  [
    "praise",
    "shatra, shater, enty shatra, enta shater, bravo 3aleky, bravo 3alek, gad3a, zo2ek 7elw, zo2ak 7elw, zo2ek 3aly, fannana, 7elw, 7elwa, 7elw awy, 7elw awi, to7fa, gamil, gameel, raw3a, 3agabny, 3agbny, 3agabetny, waw, 5orafa, ygannen, bravo, momtaz, gamed, gamda, gamed awy",
  ],
  [
    "yes",
    "ok, okay, okey, alright, all right, sure, yes, yeah, yep, got it, fine, nope, k, تمام, ماشي, اوكي, اوك, حاضر, ايوه, ايوا, اه, طيب, طب, tamam, mashy, mashi, okay, 7ader, aywa, ah, tayeb, tab",
  ],
  [
    "bye",
    "مش عايزه حاجه تاني, مش عايزه حاجه تانيه, مش عايز حاجه تاني, مش عايز حاجه تانيه, مش محتاجه حاجه تاني, مش محتاج حاجه تاني, كفايه كده شكرا, خلاص كده شكرا, بس كده شكرا, يلا تصبحوا علي خير, تصبحوا علي خير, وانتي من اهله, وانت من اهله, يلا باي, يلا سلام, هقفل بقي, هقوم انام, اشوفكم بعدين, نتقابل بعدين, في رعايه الله, tesba7o 3ala kher, tesba7o 3ala kheir, tesba7y 3ala kher, yalla tesba7o 3ala kher, yalla tesba7o 3ala kheir, yalla bye, yalla bay, yalla salam, w enty men ahlo, ashofko ba3den, mesh 3ayza 7aga tanya shokran, mesh 3ayza 7aga tany shokran, mesh me7taga 7aga tanya, هسال ماما, هسال جوزي, هسال اختي, هسال واقولك, has2al, هفكر, هفكر وارجعلك, هفكر فيها, هرجعلك, هرجعلكم, هرجعلك تاني, هسال واقولك, هشوف واقولك, هاخد راي, هبقي ارد عليك, اسيبك, استاذن, مع الف سلامه, نتكلم بعدين, بعدين بقي, hafakar, hafakkar, harga3lek, harga3lak, bye, goodbye, bye bye, see you, see ya, good night, take care, later, باي, مع السلامه, سلام بقي, تصبح على خير, تصبحي على خير, bay, ma3 el salama, m3 elsalama, tesba7 3ala kheir",
  ],
  [
    "who",
    "are you a computer, you a computer, are you a machine, are you a program, are you an app, a chatbot, are you chatgpt, are you artificial, are you automated, is this automated, human on the other end, someone on the other end, anybody there, anyone there, what is this app, what is this site, what is this website, what is ribby, what is this app about, what is this about, what are you about, are you a real human, real human, human or, a human, are you a human, a machine, a computer or, talking to a human, who are you, who r u, what are you, are you a robot, are you a bot, are you human, are you real, are you a person, are you ai, is this a bot, am i talking to a person, am i talking to a human, what is your name, whats your name, who is this, are you a real person, real person, a bot",
  ],
  [
    "who",
    "روبوت ولا بني ادم, بني ادم ولا روبوت, بني ادمه ولا روبوت, اكلم حد, اكلم بني ادم, اكلم حد بني ادم, عايز اكلم حد, عايزه اكلم حد, اكلم موظف, حد يكلمني, حد يرد عليا, كلموني, akallem 7ad, akalem 7ad, akallem bany adam, akallem 7ad bany adam, bany adam wala robot, robot wala bany adam, 7ad yekallemny, 7ad yerod 3alaya, enty bot, bany admeen wala, انتو مين, بني ادمين ولا, ناس حقيقيه ولا, كمبيوتر ولا, ولا كمبيوتر, ولا روبوت, ذكاء اصطناعي, ولا ذكاء اصطناعي, انتي انسانه, انت انسانه, انسان ولا, انسانه ولا, روبوت ولا, بني ادم ولا, بني ادمه ولا, حقيقيه ولا, انت مين, انتي مين, مين انت, مين انتي, مين معايا, انت روبوت, انتي روبوت, انت انسان, انتي بني ادمه, انت بني ادم, اسمك ايه, حد بيرد, في حد بيرد, فيه حد بيرد, انت بوت, حد معايا, بكلم مين, انت حقيقي, من انت",
  ],
  [
    "who",
    "enta meen, enty meen, enta min, enty min, meen ma3aya, enta robot, enty robot, esmak eh, esmek eh, 7ad beyrod, fe 7ad beyrod, enta bot, enta 7a2i2y, bakalem meen, meen enta, enta ensan, 7ad hena, fe 7ad hena",
  ],
  [
    "help",
    "where do i begin, where do i start, where should i start, where should i begin, how do i start, how do i begin, never shopped like this, new to this, first time here, first time using this, im new here, i am new here, i m new here, not sure how this works, not sure how it works, no clue how this works, do not know how this works, never used this, never done this, never used one of these, what do i do here, what do i type, what should i type, how does one use this, how am i supposed to, surprise me, inspire me, show me something, show me anything, show me something nice, show me something cool, show me something pretty, show me something beautiful, show me something good, idk what i want, where to start, do not know where to start, no idea where to start, not sure what i want, do not know what i want, help, help me, can you help me, can u help me, i need help, what can you do, what do you do, how does this work, how does it work, how do i use this, how do you work, i need your help, what can i ask, i dont know what to ask, how can you help, what is this, how to use",
  ],
  [
    "help",
    "اي حاجه حلوه, حاجه على ذوقك, على ذوقك, ذوقك انت, ذوقك انتي, اللي يعجبك, اللي تعجبك, حاجه تعجبك, اي حاجه تعجبك, حاجه من عندك, اي حاجه من عندك, رشحلي اي حاجه, رشحيلي اي حاجه, ay 7aga 7elwa, 7aga 3ala zo2ak, 7aga 3ala zo2ek, 3ala zo2ak, 3ala zo2ek, 7aga te3gebak, 7aga te3gebek, elly ye3gebak, elly ye3gebek, ay 7aga men 3andak, ay 7aga men 3andek, rasha7ly ay 7aga, بتعرف تعمل ايه, بتعرفي تعملي ايه, تعرف تعمل ايه, تقدر تعمل ايه, تقدري تعملي ايه, بتعرف تعمل ايه بالظبط, مساعده, ساعدني, ساعديني, ممكن تساعدني, ممكن تساعديني, ممكن مساعده, محتاج مساعده, محتاجه مساعده, عايزه مساعده, بتعمل ايه, بتعملي ايه, تقدر تعمل ايه, تقدري تعملي ايه, ازاي استخدم, بتشتغل ازاي, beteshtaghalo ezay, beteshta8alo ezay, بتشتغلوا ازاي, بيشتغل ازاي, الموضوع بيمشي ازاي, بتساعدوا في ايه, تساعديني في ايه, تساعدني في ايه, تفيديني في ايه, بتفيدوا في ايه, ريبي ايه, ايه ده, ايه ريبي, الموقع ده ايه, اعمل ايه هنا, ممكن سؤال, تقدري تساعديني",
  ],
  [
    "help",
    "bte3raf te3mel eh, bt3raf te3mel eh, bet3raf te3mel eh, bt3raf t3mel eh, te3raf te3mel eh, sa3edny, sa3dny, sa3deeny, momken tesa3edny, momken tesa3deeny, momken tsa3dny, momken mosa3da, me7tag mosa3da, me7taga mosa3da, bete3mel eh, bete3mely eh, te2dar te3mel eh, te2dary te3mely eh, ezay astakhdem, beteshta8al ezay, eh da, eh el site da, momken so2al, te2dary tesa3deeny, mosa3da",
  ],
] as const satisfies Spoken;
