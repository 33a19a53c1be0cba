// Words that want something done with the talk so far: others, another colour, what goes with it, a whole outfit.
import { createSpoken } from "../../../language/phrases.ts";

export type Sign =
  | "more"
  | "forget"
  | "cheaper"
  | "other-colour"
  | "like"
  | "with"
  | "complete"
  | "outfit"
  | "swap"
  | "what-to-wear"
  | "what"
  | "make-it"
  | "instead"
  | "compare"
  | "how-much"
  | "made-of"
  | "care"
  | "natural"
  | "local"
  | "any-colour"
  | "any-price"
  | "any-size"
  | "rent"
  | "that-brand"
  | "other-brand"
  | "any-brand"
  | "same-colour"
  | "same-size"
  | "bought"
  | "reverse"
  /** The price is that of everything together. */
  | "total";

export const SIGNS = createSpoken<Sign>([
  [
    "total",
    "الطقم كله, للطقم كله, اللوك كله, للوك كله, الطقم على بعضه, كلهم, kolohom, kollohom, الاتنين ب, كله ب, كلهم ب, في كله, el etnein b, kolo b, kollo b, el kol b, all in, in all, in total, total, a total of, altogether, all together, for the lot, the lot, for everything, everything together, everything included, both together, combined, لكل حاجه, لكل الحاجات, في المجموع, المجموع, اجمالي, الاجمالي, كله مع بعض, كلهم مع بعض, كله ميعديش, مع بعض, للكل, le kol 7aga, le kol el 7agat, fel magmoo3, el magmoo3, egmaly, kolo ma3 ba3d, ma3 ba3d, lel kol",
  ],
  [
    "more",
    "show me others, show others, others, other ones, show me more, show more, more options, other options, something else, anything else, something different, different ones, what else, more please, next, show me different ones, another one, any others, any more, see more, more of these, other choices, more like these, not these, keep going, show me something else, others please, anything different, some more, next cheapest, the next cheapest, the ones after that",
  ],
  [
    "more",
    "احسن من كده, احلي من كده, احسن من دول, احلي من دول, احسن من ده, احلي من ده, احسن من دي, احلي من دي, في احسن, في احلي, فيه احسن, فيه احلي, ولا واحد عجبني, ولا واحده عجبتني, ولا واحد فيهم عجبني, ولا واحده فيهم عجبتني, ولا حاجه عجبتني, مفيش حاجه عجبتني, ولا حاجه فيهم عجبتني, wala wa7ed 3agebny, wala wa7ed feehom 3agebny, wala wa7da feehom 3agbany, wala 7aga 3agbetny, كلهم شبه بعض, في ايه كمان, ايه كمان, غير اللي فات, غير اللي فاتوا, اتفرج على كمان, وريني الباقي, الباقي, تشكيله تانيه, تانيين, وريني تانيين, واحده تانيه, واحد تاني, غيرهم, غير دول, غير ده, غيره, غيرها, حاجه تانيه, حاجات تانيه, وريني تاني, تاني, كمان, وريني كمان, في غيرهم, فيه غيرهم, حاجه غيرها, اختيارات تانيه, في تاني, فيه تاني, ايه تاني, غير كده, حاجه مختلفه, هات غيرهم, وريني غيرهم, وريني غيره, وريني حاجه تانيه, شوفلي غيرهم, كمان شويه, موديلات تانيه, اشكال تانيه, فرجني غيرهم, واللي بعدها, واللي بعده, واللي بعدهم, اللي بعدها, اللي بعدهم",
  ],
  [
    "more",
    "momken tany, hat tany, hatly tany, waryny tany, wareny tany, warini tany, tany kman, tany kaman, a7san mn keda, a7san men keda, a7san mn kda, a7la mn keda, a7la men keda, a7la mn kda, a7san men dol, a7la men dol, a7san mn dol, a7la mn dol, a7san men da, a7la men da, a7san men di, a7la men di, fe a7san, fe a7la, fi a7san, fi a7la, tanyeen, warreny tanyeen, 8erhom, gherhom, 8eirhom, 8er dol, gher dol, 8ero, ghero, 8erha, 7aga tanya, haga tanya, 7aga tany, fe 7aga tany, 7agat tanya, warreny tany, wareeny tany, tany 8erhom, warreny 8erhom, warreny tany 8erhom, kaman, fe tany, fi tany, eh tany, 8er keda, gher keda, 7aga mo5talefa, hat 8erhom, ashkal tanya, modelat tanya, shofly 8erhom, elly ba3daha, elly ba3do, elly ba3dohom",
  ],
  [
    "forget",
    "nvm, forget it, forget that, forget about it, never mind, nevermind, scratch that, start over, start again, lets start over, no wait, changed my mind, i changed my mind, new search, leave it, drop it, something new, different topic, not that",
  ],
  [
    "forget",
    "خلاص, لا خلاص, سيبنا من, سيبينا من, سيبينا, كفايه, خلينا في غير كده, سيبك, سيبك من, سيبي, سيبك منه, سيبك منها, انسي, انسي الموضوع, غيرت رايي, بدل كده, بدل ده, بدل دي, من الاول, من اول وجديد, نبدا من الاول, بلاش كده, مش مهم, لا استني, لا سيبك, فكك, فكك من",
  ],
  [
    "forget",
    "5alas, khalas, sebna men, sebna mn, sebena men, sebina men, sebk men, la 5alas, la khalas, sebak, sibak, sebak men, seby, ensa, ensy, ghayart ra2yy, 8ayart ra2yy, badal keda, men el awel, men awel w gedid, nebda2 men el awel, balash keda, mesh mohem, la estanna, fokak, fokk, fokak men",
  ],
  [
    "cheaper",
    "that kind of money, less dear, less steep, less costly, not as dear, not so dear, not so steep, kinder price, kinder prices, gentler price, gentler prices, friendlier price, friendlier prices, softer prices, nicer price, lower prices, smaller price, smaller price tag, steep, bit steep, too steep, eye watering, daylight robbery, a rip off, rip off, costs a fortune, cost a fortune, a fortune, an arm and a leg, costs the earth, cost the earth, break the bank, breaks the bank, out of my league, out of my price range, out of my range, beyond my means, beyond my reach, less of a splurge, less painful, more within reach, more reasonable, more realistic, come down in price, come down a bit, knock the price down, not made of money, i am skint, m skint, i am broke, m broke, im broke, strapped for cash, tight on cash, short on cash, lower end, bargain, bargains, cheap and cheerful, kinder to my wallet, kind to my wallet, easier on my wallet, easy on my wallet, easier on the wallet, easy on the wallet, kinder on my wallet, gentler on my wallet, lighter on my wallet, hurts my wallet less, my wallet is crying, my wallet is hurting, my wallet can not, does not break the bank, will not break the bank, without breaking the bank, easier on the pocket, easy on my pocket, easy on the pocket, less pls, less please, price is killing me, prices are killing me, price kills me, out of my budget, out of budget, beyond my budget, above my budget, can not afford that, can not afford it, can not afford this, too rich for me, hurts my wallet, anything less, something less, for less, any for less, less than that, less money, go lower, bring it down, bring the price down, bit cheaper, still expensive, still too much, still pricey, make it cheaper, cheaper, a cheaper one, cheaper one, cheaper ones, something cheaper, less expensive, anything cheaper, too expensive, too pricey, expensive, lower price, lower, too much, cheaper please, cheaper options, thats a lot, it is expensive, bit expensive, over my budget, more affordable, less pricey",
  ],
  [
    "cheaper",
    "بنص التمن, بنص السعر, بنص تمنه, بنص تمنها, سعره نار, سعرها نار, سعرهم نار, اسعارها نار, اسعارهم نار, اسعاره نار, سعرها مولع, سعره مولع, الاسعار مولعه, اسعارها مولعه, سعرها فلكي, سعره فلكي, ارقام فلكيه, سعرها خيالي, سعره خيالي, سعرها مبالغ فيه, مبالغ في السعر, سعرها كتير, سعره كتير, سعرها صعب, سعره صعب, سعرها مش مناسب, سعره مش مناسب, على الحديده, مفلسه, مفلس, فلوسي خلصت, الفلوس خلصت, اخر الشهر, نزل شويه, نزلي شويه, نزلولي شويه, اسعارهم عاليه, سعرهم عالي, السعر مرتفع, سعره مرتفع, سعرها مرتفع, اسعار مرتفعه, الاسعار مرتفعه, الثمن مرتفع, ثمنه مرتفع, الثمن باهظ, باهظ الثمن, باهظه الثمن, السعر عالي, سعره عالي, سعرها عالي, السعر ده عالي, اسعار عاليه, الاسعار عاليه, الاسعار دي تقيله, مش هقدر على, مقدرش على, ارحم من كده, ارحم شويه, el se3r 3aly, el se3r da 3aly, el as3ar te2eela, el as3ar di te2eela, mesh ha2dar 3ala, ar7am men keda, نزل السعر, نزلي السعر, نزلوا السعر, نزل في السعر, نزلي في السعر, انزل بالسعر, انزل في السعر, انزلي في السعر, انزلي بالسعر, ننزل في السعر, قلل السعر, قللي السعر, سعر احن, احن من كده, احن شويه, اوفر شويه, حاجه اوفر, الاوفر, توفرلي, يوفرلي, اسعار تقيله, الاسعار تقيله, تقيله عليا, تقيل عليا, مش قد الاسعار, مش قد السعر, مش قده, مش قدها, على قدي, على قدنا, على قد فلوسي, على قد جيبي, على قد مصروفي, فوق طاقتي, فوق ميزانيتي, اعلى من ميزانيتي, مش هقدر ادفع, مقدرش ادفع, مبلغ كبير, رقم كبير, اقل شويه, برضه غالي, لسه غالي, ارخص, ارخص شويه, حاجه ارخص, اقل من كده, اسعاركم نار, الاسعار نار, اسعاركو نار, السعر نار, غالي نار, غاليه نار, غالي موت, غاليه موت, غالي, غاليه, غالي اوي, غاليه اوي, غاليين, كتير عليا, اقل سعر من كده, سعر اقل, ارخص من كده, غاليين اوي, اقل شويه, في ارخص, فيه ارخص",
  ],
  [
    "cheaper",
    "b nos el taman, b noss el taman, b nos el se3r, be nos el taman, sa3raha nar, se3raha nar, se3ro nar, sa3ro nar, s3raha nar, s3ro nar, as3arha nar, as3arhom nar, as3aro nar, se3raha mewalla3, el as3ar mewal3a, as3ar mewal3a, se3raha falaky, se3ro falaky, arkam falakeya, se3raha keteer, se3ro keteer, sa3raha keteer, 3al 7adeeda, 3ala el 7adeeda, mefales, mefalsa, floosy 5elset, floosy khelset, el floos 5elset, nazzel shwaya, nazel shwaya, nazzely shwaya, nazely shwaya, nazzelo shwaya, as3arhom 3alya, as3arhom 3alia, as3ar 3alya, se3rohom 3aly, se3raha 3aly, se3ro 3aly, enzel fel se3r, enzely fel se3r, nazel el se3r, nazely el se3r, nazzely el se3r, 3ala 2addy, 3ala addy, mesh 2ad el as3ar, as3arko nar, el as3ar nar, ghaly nar, ghalya nar, ghaly moot, a2al shwaya, a2al, ar5as, arkhas, ar5as shwaya, arkhas shwaya, 7aga ar5as, haga arkhas, ghaly, 8aly, ghalya, 8alya, ghaly awy, 8aly awy, a2al men keda, ketir 3alaya, se3r a2al, ar5as men keda, arkhas men keda, fe ar5as, ghaleen, 8aleen",
  ],
  [
    "other-colour",
    "a different colour, a different color, in a different colour, in a different color, in another colour, in another color, any different colour, some other colour, some other color, change the colour, change the color, change colour, change color, change its colour, غيري اللون, غير اللون, غيرلي اللون, غيريلي اللون, بدلي اللون, نغير اللون, ghayary el lon, ghayar el lon, 8ayary el lon, 8ayar el lon, ghayarily el lon, another colour, another color, other colours, other colors, different colour, different color, different colours, different colors, any other colour, any other color, other colour, other color, more colours, more colors, what other colours, what other colors, more colour, more color",
  ],
  [
    "other-colour",
    "لون تاني, الوان تانيه, لون غير ده, لون غيره, الوان غير دي, في الوان تانيه, لون مختلف, الوان مختلفه, فيه الوان تانيه, بلون تاني, لون غير كده, ايه الالوان",
  ],
  [
    "other-colour",
    "lon tany, loon tany, alwan tanya, lon 8er da, lon 8ero, alwan mo5talefa, fe alwan tanya, lon mo5talef, lon gher da, blon tany",
  ],
  [
    "bought",
    "جبت, جبته, جبتها, اشتريت, gebt, gebto, gebtaha, eshtaret, i bought, i ordered, we bought, we ordered, i have bought, i have ordered, that i bought, that i ordered, اشتريته, اشتريتها, اللي اشتريته, اللي اشتريتها, طلبته, طلبتها, eshtareto, eshtaretha, talabto, talabtha",
  ],
  [
    "same-colour",
    "نفس الالوان, بنفس الالوان, nafs el alwan, benafs el alwan, same colours, same colors, same colour, same color, in the same colour, in the same color, of the same colour, that colour, that color, in that colour, in that color, same shade, matching colour, matching color, نفس اللون, بنفس اللون, من نفس اللون, نفس لونه, نفس لونها, بنفس لونه, بنفس لونها, nafs el lon, benafs el lon, nafs lono, nafs lonha, b nafs el lon",
  ],
  [
    "same-size",
    "same size, the same size, in the same size, that size, in that size, my size, in my size, نفس المقاس, بنفس المقاس, نفس مقاسي, بمقاسي, على مقاسي, nafs el ma2as, benafs el ma2as, b nafs el ma2as",
  ],
  [
    "reverse",
    "other way around, other way round, the other way around, the other way round, the opposite, opposite order, reverse, reversed, reverse the order, in reverse, العكس, بالعكس, عكس كده, اعكس, اعكسهم, اعكسها, el 3aks, bel 3aks, 3aks keda, e3kes, e3kesha",
  ],
  [
    "any-colour",
    "مش فارق معايا اللون, اللون مش فارق معايا, مش فارقه الالوان, mesh fare2 ma3aya el lon, el lon mesh fare2 ma3aya, mesh far2a el alwan, مش مشكله اللون, اللون مش مشكله, مش فارق اللون, اللون مش فارق, mesh moshkela el lon, el lon mesh moshkela, mesh far2 el lon, اي لون, كل الالوان, مش مهم اللون, ay lon, ay loon, mesh mohem el lon",
  ],
  [
    "any-price",
    "even if it costs more, even if it costs a bit more, even if it is more, even if it is a bit more, even if it is pricier, even if it is more expensive, even if pricier, even if more expensive, happy to pay more, can pay more, willing to pay more, do not mind paying more, حتى لو زاد, حتى لو زاد شويه, حتى لو زادت شويه, حتى لو زادت, حتى لو اغلى, حتى لو اغلى شويه, حتى لو غالي, حتى لو غاليه, ولو زاد شويه, مش مشكله لو زاد, مش مشكله لو اغلى, ممكن ازود شويه, 7atta law zad, 7ata law zad, hata law zad, 7atta law zad shwaya, 7ata law zad shwaya, 7atta law a8la, 7ata law aghla, law zad shwaya mesh moshkela, momken azawed shwaya, مش لازم نفس المبلغ, مش لازم نفس السعر, مش لازم نفس الميزانيه, msh lazem nafs el mablagh, mesh lazem nafs el mablagh, mesh lazem nafs el se3r, not necessarily the same budget, does not have to be the same price, different budget, مش فارق السعر, السعر مش فارق, شيل السعر, el se3r mesh moshkela, mesh far2 el se3r, مش مهم السعر, اي سعر, السعر مش مشكله, ay se3r, mesh mohem el se3r, ay s3r",
  ],
  ["any-size", "without the size"],
  [
    "like",
    "along those lines, along these lines, along the same lines, in that spirit, in the same spirit, in this spirit, in that vein, in the same vein, in this vein, of that ilk, that sort of thing, same sort of thing, similar vibe, same vibe, that vibe, same feel, that feel, same idea, same kind of thing, that kind of thing, close to it, close to that, close to this, in that style, in the same style, in this style, resembles it, resembling it, comparable to, this but, this one but, that one but, exactly this but, just this but, this only, it but, more like, like the, something like, similar to, similar, same as, like it, like this, like that, just like, looks like, in the style of, same style as, same, same but, the same",
  ],
  [
    "like",
    "شيء مماثل, شي مماثل, مماثل, مماثله, مشابه, مشابهه, شيء مشابه, شي مشابه, قطعه مماثله, قطعه مشابهه, ده بس, دي بس, هي بس, هو بس, نفسه بس, نفسها بس, زي, شبه, شبهه, شبهها, زيه, زيها, نفس, مثل, على شكل, قريب من",
  ],
  [
    "like",
    "da bas, di bas, nafso bas, nafsaha bas, zay, shabah, shabaho, shabahha, zayo, zayaha, nafs, zayy, 3ala shakl",
  ],
  [
    "complete",
    "put on top of, wear on top of, put over, wear it with, wear this with, wear with it, wear that with, match it with, put with it, would you put with, should i put with, can i put with, what would you pair with, what do you pair with, what should i pair with, what to pair with, what can i pair with, what works with, what would work with, what would look good with, what looks good with, what would you wear with, complete the look, complete the outfit, complete my look, complete it, complete this, finish the look, what goes with, what would go with, what matches, what can i wear with, what do i wear with, what to wear with, what should i wear with, how do i style, how to style, style it, style this, what else to wear, goes with it, match it, matching pieces, what should go with, rest of the outfit, rest of the look, what to pair, pair it with, what can i pair",
  ],
  [
    "complete",
    "البس معاه ايه, البس معاها ايه, البس عليه ايه, البس عليها ايه, يلبق عليها ايه, يلبق عليه ايه, ايه يلبق عليها, ايه يلبق عليه, يلبق معاها ايه, يلبق معاه ايه, يليق معاه ايه, يليق معاها ايه, يليق عليه ايه, يليق عليها ايه, ايه يليق معاه, ايه يليق معاها, ايه يليق عليه, ايه يليق عليها, كملي اللوك, كملي الطله, كمل الطله, كمل اللبسه, كملي اللبسه, كمل اللوك, كمليلي اللوك, اكمل اللوك, كمللي الطقم, كمل الطقم, كملي الطقم, ايه يمشي معاه, ايه يمشي معاها, يمشي معاه ايه, يمشي معاها ايه, انسقه مع ايه, انسقها مع ايه, تنسيق, ايه ينفع معاه, ايه ينفع معاها, كمليه, كمليها, كمله, كملها, باقي اللوك, باقي الطقم",
  ],
  [
    "complete",
    "albes ma3ah eh, albes ma3aha eh, albes 3aleh eh, albes 3aleha eh, eh yelba2 3aleha, eh yelba2 3aleh, yelba2 3aleha eh, yelba2 3aleh eh, eh yelba2 ma3aha, eh yelba2 ma3ah, yelee2 ma3ah eh, yelee2 3aleh eh, eh yelee2 ma3ah, eh yelee2 3aleh, eh yelee2 3aleha, eh yelee2 ma3aha, kamely el look, kammel el look, kamel el look, kamely el ta2m, eh yemshy ma3ah, eh yemshy ma3aha, yemshy ma3ah eh, yemshy ma3aha eh, nasa2o, ansa2o ma3 eh, ba2y el look, eh ynfa3 ma3ah, eh ynfa3 ma3aha",
  ],
  [
    "with",
    "tuck into it, tucks into it, tuck into them, tuck in it, tuck inside it, tucked into it, to tuck in it, would match, will match, could match, match a, match an, match the, match her, match his, matches a, matches an, matches the, matching a, matching an, matching the, matching her, matching his, would suit a, would suit my, would suit the, to wear alone with, wear alone with, wear it alone with, worn alone with, to wear on its own with, wear on its own with, to match, go with, that go with, would go with, will go with, go well with, match with, matches with, wear under, wear over, to wear under, to wear over, for under, under my, over my, goes well with, looks good with, with my, to match my, to match a, matching my, go with my, with it, for it, with them, with this, with that, go with it, goes with it, for both, with both, to match it, that matches, matching it, that goes with, to go with, to wear with, on top of it, on top of these, on top of those, on top of them, on top of this, on top of that, over it, under it, under this, under that, over this, over that, for this one, for that one, matches it, match it, matching it, goes with this, for the dress, for this, and for it, with the dress, to go with it, with these, for them",
  ],
  [
    "with",
    "تيجي مع, ييجي مع, يجي مع, بيجي مع, تيجي على, ييجي على, تركب مع, تركب على, يركب على, يركب مع, تتماشى مع, يتماشى مع, تتناسب مع, يتناسب مع, تظبط مع, يظبط مع, تتلم مع, تمشي على, يمشي على, تمشي مع, يمشي مع, تليق مع, يليق مع, تليق على, يليق على, تنفع مع, ينفع مع, تنفع على, ينفع على, لايق على, لايقه على, يتلبس مع, تتلبس مع, يتلبس على, تتلبس على, البسها على, البسه على, البسه مع, البسها مع, معاه, معاها, معاهم, عليه, عليها, عليهم, تليق, يليق, تليق عليه, يليق عليه, يليق معاه, تليق معاه, يليق معاها, تليق معاها, يمشي معاه, تمشي معاه, يمشي معاها, تمشي معاها, للاتنين, على الاتنين, مع الاتنين, فوقيه, فوقيها, فوقه, فوقها, تحته, تحتها, لايق عليه, لايقه عليه, ينفع معاه, ينفع معاها, تنفع معاه, تنفع معاها",
  ],
  [
    "with",
    "fo2o, fo2aha, fo2eeh, foo2eeh, fo2eeha, foo2o, ta7to, ta7taha, 3aleeh, 3leh, 3alih, 3leha, 3aliha, m3ah, m3aha, ma3aah, teegy ma3, tegy ma3, yegy ma3, yeegy ma3, tegy 3ala, yegy 3ala, terkab ma3, terkab 3ala, yerkab 3ala, tetmasha ma3, yetmasha ma3, tetnaseb ma3, tezbot ma3, yezbot ma3, temshy 3ala, yemshy 3ala, temshy ma3, yemshy ma3, telee2 3ala, yelee2 3ala, telee2 ma3, yelee2 ma3, yenfa3 ma3, tenfa3 ma3, yetlebes 3ala, albesha 3ala, albeso 3ala, ma3ah, ma3aha, ma3ahom, 3aleh, 3aleha, 3alehom, telee2, yelee2, yeleek, teleek, te2lee2, tele2, yele2, teli2, yemshy, temshy, yemshy ma3ah, yemshy ma3aha, temshy ma3ah, temshy ma3aha, lel etnein, 3ala el etnein, ma3 el etnein, fo2eh, fo2eha, ta7to, ta7taha, laye2, lay2a, yelee2 3aleh, telee2 3aleh, telee2 3aleha, yelee2 ma3ah, yenfa3 ma3ah, tenfa3 ma3aha",
  ],
  [
    "outfit",
    "style me, put something together, put together something, full outfit, full set of, whole set of, تشكيله كامله, tashkila kamla, tshkeela kamla, tashkeela kamla, whole outfit, complete outfit, entire outfit, an outfit, outfit, outfits, full look, whole look, complete look, head to toe, a look, looks, total look, put together a look, put together an outfit, dress me, ootd",
  ],
  [
    "outfit",
    "لبسه كامله, لبسه كامله من كله, لبس كامل من كله, على بعضه, على بعضها, من كله, كونيلي طقم, كونلي طقم, جمعيلي طقم, جهزيلي طقم, جهزلي طقم, لبسيني, لبسوني, لبسونا, لبسني, طقم كامل, لوك كامل, اطلاله كامله, اطلاله متكامله, اطلاله, اطلالات, اوتفيت, اوتفت, لوك, لوكات, طقم متكامل, من فوق لتحت, من راسي لرجلي, طقم من كل حاجه, لبس كامل, طقم خروج, طقم على بعضه, كمليلي طقم, اعمليلي طقم, اعملي طقم, اعملي لوك, نسقلي, نسقيلي, ركبيلي, ركبلي, رتبلي طقم, طقم شغل, طقم للشغل",
  ],
  [
    "outfit",
    "lebsa kamla, lebsa kamela, labsa kamla, 3ala ba3do, 3la b3do, 3la ba3do, to2m kamel, tu2m kamel, tokm kamel, ta2m lel, ta2m shoghl, gahezly ta2m, gahezely ta2m, kawenly ta2m, labbesny, ta2m kamel, ta2m kaml, takm kamel, look kamel, outfit kamel, awtfit, outfet, men fo2 le ta7t, lebs kamel, e3melily ta2m, e3mely ta2m, e3mely look, nasa2ly, nassa2ly, nasa2ely, rakebly, kamelly ta2m, ta2m khorog, ta2m 5orog, full ta2m",
  ],
  [
    "swap",
    "change the, turn the, make the, swap the, swap out the, replace the, switch the, change only the, a different, different, غيري ال, غيرلي ال, غيريلي, غيرلي, غيرها, غيره, تغيري, تغيريلي, تغير, تبدلي, تبدليلي, تبدل, ghayarha, ghayaro, tghayary, tebadely, tebaddely, غيري, بدلي, بدليلي, بدللي, بدل ال, 8ayary, 8ayarily, 8ayarly, ghayary, ghayarily, badel, baddel, badely, badelily, badelly",
  ],
  [
    "what-to-wear",
    "what do i even wear, what on earth do i wear, what the hell do i wear, what does one even wear, what would i wear, what am i supposed to wear, what can i even wear, what do i wear, what should i wear, what to wear, what can i wear, what shall i wear, dont know what to wear, no idea what to wear, what would you wear, what does one wear, how do i dress, how should i dress, what do people wear, what does he wear, what should he wear, what should she wear",
  ],
  [
    "what-to-wear",
    "وش البس, ايش البس, شو البس, شنو البس, شلبس, وش ارتدي, مدري وش البس, مدري ايش البس, مدري شو البس, البس ايه, اروح بايه, انزل بايه, اطلع بايه, احضر بايه, ادخل بايه, اسافر بايه, اظهر بايه, احضره بايه, معرفش البس ايه, مش عارفه البس ايه, مش عارف البس ايه, محتاره البس ايه, محتار البس ايه, محتاره في لبسي, محتار في لبسي, حيرانه في لبسي, مش عارفه البس, مش لاقيه حاجه البسها, مش لاقي حاجه البسها, مش لاقيه لبس, معنديش حاجه البسها, معنديش لبس, ماذا ارتدي, ارتدي ماذا, يلبس ايه, تلبس ايه, نلبس ايه, هلبس ايه",
  ],
  [
    "what-to-wear",
    "albes eh, albes eih, aroo7 be eh, aroo7 beeh, anzel be eh, anzel beeh, atla3 be eh, atla3 beeh, a7dar be eh, a7dar beeh, adkhol be eh, ma3rafsh albes eh, mesh 3arfa albes eh, mesh 3aref albes eh, me7tara albes eh, yelbes eh, telbes eh, halbes eh",
  ],
  ["what", "what, whats, ايه, eh, ماذا"],
  [
    "instead",
    "instead, what about, how about, again, back to, go back to, نرجع ل, نرجع لل, ارجع لل, nerga3 le, nerga3 lel, erga3 lel, بدل منه, بدل منها, بداله, بدالها, badalo, badalha, badal meno, badal menha",
  ],
  [
    "make-it",
    "make it, make that, make it a, rather a, خليها, خليه, خليهم, خليناه, خليلي, خليهولي, خليهالي, نخليها, نخليه, بدلها, بدله ب, 5aleha, 5aleh, 5alih, 5aliha, khaleha, khaleh, khaleeha, khaleeh, khaliha, nkhaleha, n5aleha, badelha, baddelha",
  ],
  [
    "compare",
    "which of them, which of these, which one is nicer, which is nicer, which would you pick, انهي, انهي الاحسن, ايه احسن, anhi, anhy, compare, which is better, which one is better, which one, which one should i get, difference between, diff between, the diff, differ, whats the difference, what is the difference, better one, which do you prefer, انهي احلي, انهي احسن, انهي واحد, انهي واحده, احلي واحده, احلي واحد, احسن واحده, احسن واحد, احلاهم, احسنهم, انهي فيهم, مين فيهم, a7la wa7da, a7la wa7ed, a7san wa7da, a7lahom, anhy fehom, ايه الفرق, الفرق بين, قارن, قارني, مين احلي, ايهما افضل, anhy a7la, anhy a7san, anhy wa7da, anhy wa7ed, eh el far2, el far2 ben, 2arenly, meen a7la",
  ],
  [
    "how-much",
    "كم يبلغ سعر, كم سعر, كم سعره, كم سعرها, كم ثمن, كم ثمنه, كم ثمنها, كم يكلف, كم تكلف, ما سعر, ما سعره, ما سعرها, ما ثمن, ما ثمنه, ما ثمنها, ما هو سعر, ما هو سعره, ما هو سعرها, how much is the, how much are, what does it cost, whats it cost, how much, how much is it, how much is this, how much is the first one, how much for, price of it, what is the price, whats the price, how much does it cost, price please, prices, كام, بكام, سعره كام, سعرها كام, بكام ده, بكام دي, ده بكام, دي بكام, ده كام, دي كام, كام سعره, كام سعرها, كام سعر, السعر كام, السعر, اسعارهم, الاسعار, kam, bekam, b kam, da kam, di kam, da bekam, di bekam, se3ro kam, se3raha kam, s3ro kam, el se3r kam, kam se3ro, as3arhom, as3arko",
  ],
  [
    "made-of",
    "how big is it, how large is it, how big are they, how wide is it, what are the measurements, what are its measurements, what are the dimensions, how big is the, what else does it come in, what does it come in, what colours, what colors, which colours, which colors, what other sizes, other sizes, another size, what sizes, which sizes, what size does it, made of, made out of, what fabric, which fabric, what material, which material, what is the fabric, what is the material, whats the fabric, whats the material, fabric is it, material is it",
  ],
  [
    "made-of",
    "طوله قد ايه, طولها قد ايه, طوله كام, طولها كام, عرضه قد ايه, حجمها قد ايه, حجمه قد ايه, toolo 2ad eh, toolha 2ad eh, tolo ad eh, tolha ad eh, 7agmaha 2ad eh, مقاسه ايه, مقاسها ايه, ma2aso eh, ma2asha eh, الوانه ايه, الوانها ايه, ايه الوانه, ايه الوانها, ايه الوان, منه الوان ايه, مقاس تاني, مقاسات تانيه, ايه المقاسات, مقاساته ايه, مقاساتها ايه, المقاسات ايه, مقاساته, القماش ده, القماشه دي, الخامه دي, الخامه بتاعته, معمول من ايه, معموله من ايه, متفصل من ايه, خامته ايه, خامتها ايه, خامتهم ايه, ايه خامته, ايه خامتها, الخامه ايه, قماشه ايه, قماشها ايه, قماشته ايه, قماشتها ايه, القماش ايه, القماشه ايه, ايه قماشه, ايه قماشها, نوع القماش, نوع الخامه, نوع قماشه, نوع قماشها",
  ],
  [
    "made-of",
    "alwano eh, alwanha eh, eh alwano, eh alwanha, eh alwan, what colours does it come in, what colors does it come in, ma2as tany, ma2asat tanya, eh el ma2asat, ma2asato eh, ma2asatha eh, el 2omash da, el khama di, ma3mool mn eh, ma3mool men eh, ma3mol mn eh, ma3mola mn eh, ma3mola men eh, 5amto eh, khamto eh, 5ametha eh, khametha eh, el 5ama eh, el khama eh, 2omasho eh, omasho eh, 2omashha eh, omashha eh, el 2omash eh, el omash eh, no3 el 2omash, no3 el omash",
  ],
  [
    "care",
    "how is it washed, how do i wash, how to wash, can i wash it, can it be washed, is it washable, dry clean, dry clean only, dry cleaned, dry cleaning, machine wash, machine wash it, machine washed, wash it, wash them, wash this, wash that, be washed, how do i wash, how to wash, in the washing machine, in a washing machine, washing instructions, care instructions, tumble dry, tumble dry it, iron it, need ironing, needs ironing",
  ],
  [
    "care",
    "بينكمش, بينكمش بعد الغسيل, هينكمش, بيكش بعد الغسيل, هيكش, بيبهت في الغسيل, بيبهت بعد الغسيل, لونه بيبهت, بيتبهدل في الغسيل, beyenkemesh, byenkemesh, beyenkemesh ba3d el 8aseel, beykesh ba3d el 8aseel, beykesh ba3d el ghaseel, haykesh, beybhat fel 8aseel, lono beybhat, يتغسل, تتغسل, بيتغسل, بتتغسل, بيتغسلوا, يتغسلوا, يتغسل ازاي, بيتغسل ازاي, بتتغسل ازاي, اغسله, اغسلها, اغسلهم, غسيله, غسيلها, طريقه الغسيل, في الغساله, دراي كلين, محتاج كوي, محتاجه كوي, بيتكوي, بتتكوي",
  ],
  [
    "care",
    "yet8esel, tet8esel, byet8esel, beyet8esel, betet8esel, bytghsel, yetghesel, tetghesel, byetghesel, betetghesel, aghselo, aghselha, a8selo, a8selha, fel ghassala, fel 8assala, tare2et el ghaseel, me7tag kawy, me7taga kawy",
  ],
  [
    "natural",
    "no synthetic fibres, no synthetic fibers, no synthetic fabric, no synthetic fabrics, no synthetic materials, nothing man made, no man made fibres, no plastic fabric, no plastic fabrics, not plastic, natural fabric, natural fabrics, natural material, natural materials, natural fibres, natural fibers, natural only, all natural, pure natural, no synthetic, no synthetics, nothing synthetic, not synthetic, خامات طبيعيه, خامه طبيعيه, قماش طبيعي, اقمشه طبيعيه, طبيعي, 5amat tabi3eya, 2omash tabi3y, tabi3y",
  ],
  [
    "local",
    "local ones, local brands, the local ones, egyptian brands, local brand, made in egypt, براندات محليه, براند محلي, محلي, محليه, المصري, brandat ma7aleya, ma7aly, masry, local",
  ],
  [
    "rent",
    "rental, rentals, rented, for rent, to rent, rent out, can i rent, do you rent, rent a, rent an, rent one, rent it, rent the, rent them, rent this, rent some, rent dresses, rent suits, renting, hire, second hand, secondhand, used, thrift, preloved, pre loved, tailor made, custom made, bespoke, ايجار, للايجار, تاجير, ااجر, اجره, مستعمل, مستعمله, تفصيل, اتفصل, egar, eigar, lel egar, ta2geer, a2aggar, mosta3mal, mosta3mala, tafseel",
  ],
  [
    "other-brand",
    "another brand, other brand, other brands, a different brand, different brand, different brands, not this brand, not that brand, any other brand, someone else, another label, other label, different label, another shop, different shop, other shop, not from that shop, not that shop, من حد تاني, عند حد تاني, حد تاني, مين غيرهم, حد غيرهم, من غيرهم, من محل تاني, محلات تانيه, من مكان تاني, مصمم تاني, mn 7ad tany, men 7ad tany, 3and 7ad tany, 7ad 8erhom, 7ad gherhom, meen 8erhom, min gherhom, mn ma7al tany, ma7alat tanya, mn makan tany, محل تاني, غير المحل ده, ma7al tany, غير البراند, غير البراند ده, غير البراند دا, غير الماركه, غير الماركه دي, براند تاني, براندات تانيه, ماركه تانيه, ماركات تانيه, براند غير ده, براند غيره, مش البراند ده, 8er el brand, 8er el brand da, gher el brand, gher el brand da, gheer el brand da, brand tany, brandat tanya, brand 8ero, brand gher da, mesh el brand da, marka tanya",
  ],
  [
    "any-brand",
    "سيبك من البراند, سيبك من البراند ده, سيبك من الماركه, مش فارق البراند, seebak men el brand, seebak men el brand da, sebak men el brand da, mesh far2 el brand, اي براند, كل البراندات, مش مهم البراند, اي ماركه, ay brand, kol el brandat, mesh mohem el brand, ay marka",
  ],
  [
    "that-brand",
    "nafs el marka, men nafs el marka, mn nafs el marka, that brand, this brand, same brand, the same brand, their other, other things from them, from them, more from them, البراند ده, نفس البراند, من نفس البراند, البراند دا, نفس الماركه, من عندهم, الماركه دي, el brand da, nafs el brand, men nafs el brand, men 3andohom, mn nafs el brand, from the same brand, by them, brand of the first one",
  ],
]);
