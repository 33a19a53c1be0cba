// Complaints, dislike, insults, love and jokes.
import type { Spoken } from "../../../../language/phrases.ts";

export const MOODS = [
  [
    "complaint",
    "prices are ridiculous, prices are insane, prices are crazy, prices are a joke, ridiculous prices, overpriced everything, complaint, complain, terrible service, bad service, worst, never arrived, arrived late, damaged, arrived broken, scam, fraud, disappointed, disappointing, useless, waste of time, this is not working, not helpful, you are not helping, not what i asked, thats not what i asked, wrong results, you dont understand, you do not understand, doesnt work, very bad, so bad, its bad, bad quality, terrible, horrible, awful, annoying, this sucks, why so expensive, why is it so expensive, why is everything so expensive, why are they so expensive",
  ],
  [
    "complaint",
    "بعتولي غلط, بعتولي لون غير, بعتولي مقاس غير, بعتولي حاجه غير, بعتولي غير, بعتلي غلط, جالي غلط, جاتلي غلط, جالي لون غير, جالي غير اللي طلبته, غير اللي طلبته, غير اللي طلبتها, غير اللي طلبناه, غير اللي في الصوره, مش زي الصوره, وصلني غلط, وصلتني غلط, وصلي غلط, ناقصه قطعه, فاهمني غلط, فاهماني غلط, فهمتني غلط, فهمتيني غلط, محدش بيرد, ماحدش بيرد, محدش رد, محدش رد عليا, مبيردوش, مش بيردوا, مش بيردو, مبتردوش, مش بتردوا, مش بترد عليا, اللي كلمني, اللي رد عليا, قليل الذوق, قليله الذوق, قله ذوق, معامله وحشه, اسلوبه وحش, اسلوبكم وحش, الهبل ده, ايه الهبل, ايه القرف, بتفهم ولا لا, بتفهمي ولا لا, انت بتفهم, انتي بتفهمي, شكوي, اشتكي, خدمه وحشه, اسوا خدمه, وصل بايظ, وصلت بايظه, بايظ, متاخر, اتاخر, مجاش, موصلش, نصب, نصابين, مش فاهمني, مش فاهماني, انت مش فاهم, انتي مش فاهمه, مش ده اللي طلبته, مش دا اللي قلته, مش اللي انا عايزاه, وحش, وحشه, وحشين, زباله, سيئ, سيئه, مش عارفه تفهمي, خدمتكم, زفت, غاليين اوي, ليه الاسعار غاليه, ليه غالي كده, ليه غالي, ليه الاسعار, الاسعار غاليه ليه, غاليه ليه كده",
  ],
  [
    "complaint",
    "ba3atooly 8alat, ba3atoly 8alat, ba3atooly ghalat, ba3atoly lon gher, ba3atooly lon gher, galy 8alat, galy ghalat, gher elly talabto, 8er elly talabto, gher elly fel soora, mesh zay el soora, fahemny 8alat, fahemny ghalat, fahmany 8alat, fahmany ghalat, fehemtny 8alat, ma7adesh beyrod, ma7adesh byrod, ma7adesh rad 3alaya, mabyrodosh, msh byrodo, mesh byrodo, mesh beyrodo, msh beyrodo, mesh betrodo, elly kallemny, elly rad 3alaya, 2aleel el zo2, mo3amla we7sha, el habal da, eh el habal, btfham wala la2, btfhamy wala la2, btfhamy wla la2, enta btfham, enty btfhamy, shakwa, ashtky, 5edma we7sha, khedma we7sha, wesel bayez, bayez, et2akhar, et25r, magash, mawselsh, nasb, nassabeen, mesh fahemny, msh fahemny, mesh fahmany, enta mesh fahem, enty mesh fahma, mesh da elly talabto, we7esh, we7sha, we7shin, zebala, zeft, zift, leh el as3ar ghalya, leh ghaly keda, leh ghaly, leh el as3ar",
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
    "mesh zoo2y, msh zoo2y, mesh 3agebny, msh 3agebny, mesh 3agbny, mesh 3agebni, mesh 3agbani, mesh 3agbeny, ma3agabnish, ma3agabonish, m3gbonesh, ma3gabetneesh, mesh 7elw, mesh 7elwa, mesh 7elwin, msh 7elwin, mesh zo2y, mesh style, mesh dol, msh dol, mesh da",
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
    "i love you, love you, marry me, will you marry me, you are cute, you are beautiful, انت عسل, انتي عسل, والله انت عسل, والله انتي عسل, انت سكر, انتي سكر, دمك خفيف, دمك زي العسل, دمك شربات, انت جامد, enta 3asal, enty 3asal, damak 5afeef, domak 5afeef, damek 5afeef, dammak khafif, dammek khafif, enta domak 5afeef, enta sokar, enty sokar, بحبك, بحبكم, تتجوزيني, انتي قمر, انت قمر, ba7ebak, ba7ebek, b7bk, b7bak, b7bek, tetgawezeeny",
  ],
  [
    "joke",
    "joke, tell me a joke, sing, sing a song, is it going to rain, will it rain, is it gonna rain, is it raining, how is the weather, weather tomorrow, weather forecast, weather today, what time is it, who won, football score, news, are you single, how old are you, i need a husband, need a husband, find me a husband, i want a husband, need a boyfriend, find me a boyfriend, need a girlfriend, الاهلي يكسب, الاهلي هيكسب, الزمالك يكسب, الزمالك هيكسب, المنتخب يكسب, مين هيكسب, الماتش النهارده, الماتش الساعه كام, el ahly yeksab, el ahly hayeksab, el zamalek yeksab, el zamalek hayeksab, el montakhab yeksab, meen hayeksab, el match el sa3a kam, عايزه عريس, عاوزه عريس, محتاجه عريس, دوريلي علي عريس, دورلي علي عروسه, عايز عروسه, عاوز عروسه, 3ayza 3arees, 3awza 3arees, 3ayez 3aroosa, dawarly 3ala 3aroosa, نكته, قول نكته, قوليلي نكته, غني, الجو عامل ايه, الساعه كام, مين كسب, عندك كام سنه, nokta, 2ol nokta, 2oly nokta, ghany, el sa3a kam, meen keseb, 3andak kam sana, capital of, meaning of life, write me a poem, do my homework",
  ],
  [
    "chat",
    "بتفرج بس, انا بتفرج بس, بتفرج وبس, بس بتفرج, لا بتفرج بس, لا شكرا بتفرج, مجرد بتفرج, باتفرج بس, مش هشتري دلوقتي, مش هشتري حاجه دلوقتي, batfarag bas, ana batfarag bas, bas batfarag, batfarrag bas, batfrg bas, msh hashtery delwa2ty, mesh hashtery delwa2ty, just browsing, im just browsing, i am just browsing, just looking around, only browsing, so bored, im bored, i am bored, bored at work, bored out of my mind, killing time, sorry about that, sorry for that, so sorry, i am sorry, im sorry, my bad, just kidding, i was kidding, kidding, was joking, im joking, ignore that, wrong chat, that was a typo, pocket text, did not mean to be rude, did not mean to shout, do not be upset, no offence, no offense, انا زهقانه, انا زهقان, زهقانه ومليش نفس, مليش نفس, ماليش نفس, مليش نفس لاي حاجه, مليش مزاج, ماليش مزاج, انا تعبانه, انا تعبان, تعبانه النهارده, انا مضايقه, انا مضايق, انا مخنوقه, انا مخنوق, نفسيتي تعبانه, نفسيتي وحشه, يومي كان صعب, ana zah2ana, ana zah2an, maleesh nefs, malish nefs, maleesh mazag, ana ta3bana, ana ta3ban, ana medaye2a, ana medday2a, ana makhnoo2a, ana ma5noo2a, nafseyety ta3bana, معلش اتعصبت, معلش علي, متزعليش, متزعلش, حقك عليا, حقكم عليا, اتعصبت عليكي, اتعصبت عليك, اسفه علي, اسف علي, مكانش قصدي, مكنتش اقصد, كنت بهزر, بهزر معاكي, بهزر معاك, كان في جيبي, ma3lesh et3asabt, ma3lesh 3ala, mate3aleesh, matez3aleesh, matez3alsh, 7a2ek 3alaya, 7a2ak 3alaya, et3asabt 3aleky, asfa 3ala, asef 3ala, makansh 2asdy, kont bahazar, bahazar ma3aky, kan fe geby, kan f gebi",
  ],
] as const satisfies Spoken;
