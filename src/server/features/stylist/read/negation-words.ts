// The words of refusal: what says no, what joins the refused, what refuses only in company.
import { createSpoken } from "../../../language/phrases.ts";

export const NOT = createSpoken<true>([
  [
    true,
    "anyone but, anybody but, any brand but, any shop but, any label but, anyone except, anybody except, any colour bar, any color bar, everything bar, all bar, any but, all but, anything apart from, anything except for, gone off, went off, going off, has gone off, fallen out of love with, fell out of love with, fed up with, fed up of, bored of, bored with, bored to death of, grown out of, grew out of, had it with, had my fill of, could do without, can do without, would not be seen dead in, would not be caught dead in, not be seen dead in, not be caught dead in, would not touch, will not touch, wouldnt touch, put off by, hold the, spare me the, save me from, anything bar, anything other than, barring, anything but not, no to anything, not one for, no fan of, not fan of, not the biggest fan of, not a big fan of, not much of a fan of, not really a fan of, not my thing, am not doing, not doing, pass on the, i will pass on, i ll pass on, opposed to, against wearing, not having, not allowed, grossed out by, creeped out by, cant do, can not do, can not deal with, cant deal with, can not abide, can not handle, can not tolerate, do not care for, does not care for, not care for, not a lover of, not mad on, not wild about, not sold about, not into, not up for, have a thing against, has a thing against, have something against, never been one for, i m off, i am off, im off, she is off, he is off, well away from, keep clear of, stay clear of, stay off, keep off, leave off, strike out, cross out, cross off, not keen on, not so keen on, not crazy about, not mad about, not big on, not fond of, not sold on, not feeling, nope to, nah to, rule out, ruling out, enough with the, enough with, i am over, i m over, im over, am so over, m so over, so over, why are you showing me, why do you show me, why are you showing, stop showing me, less, a bit less, a little less, not so, not that, not as, forget the, forget about, forget, skip, drop the, lose the, ditch the, ditch, lose, get rid of, take off, too hot for, too warm for, can not wear, not wearing, none with, none in, goes red from, my skin goes red from, skin goes red from, reacts to, react to, reacts badly to, react badly to, breaks out from, break out from, a rash from, rash from, itch from, itches from, sensitive to, not, no, non, without, except, except for, anything but, any colour but, any color but, everything but, but not, other than, excluding, exclude, excludes, avoid, do not want, dont want, dont like, do not like, not in, rather than, instead of, nothing, isnt, arent, aint, hate, i hate, hates, dislike, dislikes, hating, disliking, detest, detests, loathe, loathes, despise, despises, avoids, avoiding, does not like, does not want, not into, with no, w o, free of, minus, never, neither, cant stand, cannot stand, can not bear, cannot bear, sick of, tired of, steer clear of, keep away from, zero, nothing with, no to, leave out, take out, remove, enough of, done with, she hates, he hates, doesnt like, does not wear, doesnt wear, do not wear, dont wear, never wear, will not wear, would not wear, would never wear, refuse, refuse to wear, i refuse to wear, refuses to wear, refuses anything with, refuses anything in, refuses, refusing, do not do, does not do, no way i am wearing, not comfortable in, not comfortable wearing, itches, apart from, aside from, besides, not a fan of, no more, anything except, but no, please no, allergic to, can not stand, do not show me, dont show me, stay away from, skip the",
  ],
  [
    true,
    "لا يحتوي علي, لا تحتوي علي, لا يحوي, خالي من, خاليه من, خال من, متقوليش, ماتقوليش, ما تقوليش, متقولش, اوعي, اوعي تجيب, اوعي توري, اوعي تقول, اوعي يكون, اوعي تكون, اوعي يبقي, اوعي تبقي, اوعي تحط, بقرف من, بقرف من ال, بتقرف من, بتقرف من ال, بيقرف من, بيقرف من ال, بقارف من, بتخنق من, بتخنق من ال, بتتخنق من, بيتخنق من, بزهق من, بزهق من ال, بطهق من, بمل من, بكش من, بنفر من, بنفر من ال, متعقده من, متعقد من, متعقده من ال, تعبت من, تعبت من ال, تعبنا من, تعبنا من ال, تعبانه من, تعبانه من ال, زهقت من, زهقت من ال, زهقانه من, زهقانه من ال, مليت من, مليت من ال, قرفت من, قرفت من ال, قرفانه من, قرفانه من ال, كرهت من, كرهت من ال, طهقت من, طهقت من ال, اتخنقت من, اتخنقت من ال, شبعت من, شبعت من ال, بتوجعني من, بتوجعني من ال, بيوجعني من, بيوجعني من ال, وجعتني من, وجعتني من ال, وجعني من, وجعني من ال, بتتعبني من, بتتعبني من ال, بيتعبني من, بيتعبني من ال, بتخنقني من, بتخنقني من ال, بيخنقني من, بيخنقني من ال, بتضايقني من, بتضايقني من ال, بيضايقني من, بيضايقني من ال, بتورم من, بتورم من ال, بيورم من, بيورم من ال, مليش في, ماليش في, مليش ف, مليش في ال, ماليش في ال, ملناش في, مالناش في, مليش دعوه ب, كفايه, كفايه ال, كفايه بقي, كفايانا, بس بقي, زهقنا من, زهقنا من ال, طهقت من, طهقت من ال, شبعت من, شبعت من ال, شبعنا من, اتخنقت من, اتخنقت من ال, مخنوقه من, متورينيش, متورنيش, ما تورينيش, ماتورينيش, متورينيش ال, متجيبيليش, متجيبليش, متجبليش, ماتجيبيليش, متعرضيش, متعرضش, متطلعيليش, متبعتيليش, متحطيليش, متقوليليش علي, بلاها, بلاش ال, بلاش حكايه, ملوش لازمه, مفيش داعي ل, مفيش داعي لل, مالوش داعي, مش جايه اشتري, مش جاي اشتري, مش جايين نشتري, مش بدور علي, مش بادور علي, مش هشتري, مش هاخد, مش هلبس, مش بشوف, مش محتاجه, مش محتاج, مش محتاجين, في غني عن, سيبك من, سيبك من ال, سيبيك من, سيبيك من ال, سيبونا من, فكك من, فكك من ال, فكيني من, فكنا من, ابعدي عن, ابعدي عن ال, ابعدوا عن, بغير, بغير ال, مبلبسش, ما بلبسش, مابلبسش, مش بلبس, عمري ما لبست, عمري ما البس, مستحيل البس, مستحيل, مش طايق, مش طايقه, مش بطيق, مبطيقش, مش بطيق ريحه, كرهت, كرهت ال, مبقتش البس, مبقتش بلبس, بطلت البس, مش بستحمل, مش بعرف البس, mesh tay2a, mesh batee2, احسن من, احسن من ال, افضل من, مش طالبه معايا, مش طالب معايا, مش ناقصه, زهقت من, زهقت من ال, زهقانه من, شيل ال, شيلي ال, شيل, شيلي, شيلوا, مليت من, قرفت من, مش, مو, ليس, ليست, غير, من غير, منغير, بدون, بلا, ماعدا, ما عدا, عدا, إلا, الا, بس مش, مش عايز, مش عايزه, مش عاوز, مش عاوزه, مبحبش, بتكره, بيكره, مبتحبش, مبيحبش, مش بتحب, مش بيحب, ما بحبش, مابحبش, لا ارغب في, لا ارغب, لا احب, لا افضل, لا اود, لا احبذ, لا اريد, مش بحب, متكونش, ماتكونش, ميكونش, مايكونش, ما يكونش, ما تكونش, بخلاف, دون, ممنوع, ممنوعه, ممنوعه من, ممنوع من, مانعني من, مانعني من ال, منعني من, منعني من ال, مانعها من, منعها من, مانعه من, محرم عليا, محرمه عليا, مفيهوش, مفيهاش, مافيهوش, ما فيهوش, مش حابه, مش حابب, مش لون, من دون, غير ال, اي لون غير, اي حاجه غير, اي لون الا, كله الا, بكره, لا, بلاش, مفيش, مافيش, من غير ما يكون, اي حاجه ماعدا, ابعد عن, ومن غير, عندي حساسيه من, مابحبش, مش بحب, مش عاوزها, مش عايزها, مش عايزاه, مش عايزاها, مش عايزين, الا ال, شيل, شيلي, شيلي ال, شيليلي, شيلوا",
  ],
  [
    true,
    "mat2olish, mat2oleesh, mat2olsh, mat2oolish, ew3a, ew3y, ew3i, ew3a tgeb, ew3a tegeb, ew3a twary, ew3a ykoon, ew3a tkoon, ew3a yeb2a, 5aly men, khaly men, ba2raf men, bat2ref men, bat2raf men, bet2raf men, be2raf men, ba2ayef men, bat2ayef men, bet2ayef men, byet2ayef men, met2ayefa men, batkhene2 men, bat5ene2 men, batkhana2 men, bat5ana2 men, betet5ene2 men, bazha2 men, batha2 men, bamel men, bamell men, bankosh men, banfor men, met3a2ada men, met3a2ed men, te3ebt men, t3bt men, ta3abt men, ta3bana men, ta3ban men, zehe2t men, zah2an men, zah2ana men, mallet men, 2reft men, 2erft men, kereht men, tehe2t men, shebe3t men, btewga3ny men, bewga3ny men, betewga3ny men, bywga3ny men, beyewga3ny men, btet3bny men, bet3ebny men, byet3bny men, beyday2ny men, betday2ny men, maleesh fe, malish fe, maleesh fel, malish fel, maleesh f, malnash fe, kefaya, kfaya, kefaya ba2a, 5alas kefaya, khalas kefaya, shebe3t men, shbe3t men, et5ana2t men, etkhana2t men, zehe2na men, zhe2na men, matwareneesh, matwarenish, matwarineesh, matwarreneesh, matgebleesh, matgebelish, matgiblish, mat3rodeesh, balaha, malosh lazma, mafeesh da3y le, mafeesh da3y lel, mafish da3y lel, mafeesh da3y, malosh da3y, mesh gaya ashtery, msh gaya ashtery, mesh gay ashtery, mesh badawar 3ala, msh badawar 3ala, mesh hashtery, mesh ha5od, mesh halbes, mesh bashoof, msh bashoof, mesh me7tag, mesh me7taga, msh me7taga, seebak men, seebek men, sebak men, sebek men, sibak men, seebek men el, fokkak men, fokak men, fokek men, eb3edy 3an, eb3ed 3an, be gher, be 8er, begher, be8er, beghayer, beghayr, be8ayer, b8er, mabalbesh, mabalbessh, mesh balbes, msh balbes, 3omry ma lebest, mosta7eel albes, 3andy 7asaseya men, 3andy hasaseya men, 7asaseya men, a7san men, a7san mn, better than, zehe2t men, tehe2t men, tehe2t mel, zhe2t mn, zhe2t men, zehe2t mel, zhe2t mel, zhe2t mn el, ze2t mel, mallet mel, mallena men, shel el, sheel el, shely el, sheely el, mallet men, 2reft men, mesh talba ma3aya, betekrah, beyekrah, mabet7ebsh, mabey7ebsh, mesh bet7eb, mesh bey7eb, balash, blash, bla4, mafeesh, mafish, men 8eer, mn 8eer, men gheer, mn gheer, min 8er, mesh 3ayzaha, msh 3ayzaha, mesh 3ayzah, mesh, msh, mish, mosh, moush, mush, men gher, men ghair, men gheir, mn gher, mn 8er, men 8er, men 8eir, min gher, min gheir, men 8air, min ghair, mn ghair, mn gheir, mn 8eir, bedon, bedoon, bdon, bedoun, bidun, bdoon, bela, bala, ma3ada, ma 3ada, maada, 3ada, gher, 8er, ghair, gheir, ella, bas mesh, bas msh, mesh 3ayez, mesh 3ayza, mesh 3awez, mesh 3awza, msh 3ayez, msh 3ayza, mab7ebesh, mabahebesh, mab7ebsh, ma b7ebsh, matkonsh, maykonsh, mafihosh, mafhash, mafihash, ay lon gher, mesh b7eb, ay 7aga gher, msh b7eb, mesh lon, maikonsh, metkonsh, mafehash, mafehosh, mafihosh, mafeehosh, mafeehash, mafhosh, mamnoo3, mamnoo3a, mamno3, mamnou3, mane3ny men, mane3ny mn, mana3ny men, mana3ny mn, mane3ni men, mana3ny 3an, 7ereemny men, me7arram 3alaya, sheel, sheely, sheely el, shely el, shil, shily",
  ],
  [
    true,
    "منع, منعوا, مانعين, مانع, حرموا, محرمين, mana3o, mana3, man3een, بيحسس من, بتحسس من, بحسس من, يحسس من, تحسس من, بتحسس مع, بيحسس مع, عندي حساسيه من, عندها حساسيه من, عنده حساسيه من, حساسيه من, حساسيه تجاه, بيهيج من, بتهيج من, يهيج من, بتتهيج من, بيهرش من, بهرش من, بتهرش من, بياكلني من, بتاكلني من, بيورم من, بيحمر من, بتحمر من, بيطفح من, بيلتهب من, by7assas men, by7asses men, bey7assas men, bey7asses men, bet7asses men, bt7asses men, ba7asses men, by7assas mn, bey7asses mn, bet7asses mn, bt7asses mn, ba7asses mn, 3andy 7asaseya men, 3andy 7asaseya mn, 7asaseya men, 7asaseya mn, 7asasya mn, bey hayeg men, beyhayeg men, bethayeg men, beyehresh men, bahresh men, betehresh men, byakolny men, betakolny men, beye7mar men, bete7mar men, beyeltheb men",
  ],
]);

export const JOINTS = createSpoken<"any" | "same">([
  [
    "any",
    "or, nor, and not, او, أو, ولا, aw, wala, walla, and no, or no, nor in, or in, وبدون, ومن غير, و من غير, w mesh, ومش, w msh, وغير, ou",
  ],
  ["same", "and, و, w, we"],
]);

/** Before a word we do not know these are part of a name: "non stick", "no name". */
export const WEAK = new Set(["less", "no", "non", "never", "nothing", "لا", "الا", "غير"]);

export const UNWILLING = /^(?:w?m[ae]?[a-z0-9']{4,}sh|و?ما?[\u0621-\u064a]{3,}ش)$/;
/** "I don't know", "you have none", "you didn't": nothing of the piece. */
export const UNSURE =
  /^(?:ma?3r|ma?3an|ma?3nd|mafa?h|معرف|معند|ماعند|معا|مفهم|مالق|ملق|mala2|mal2|مش|معل[هي]?ش|ma?3l[ei]+h?sh)/;
/** "She doesn't wear earrings", "مبيحبش الساعات": of wearing and liking it, a piece may be meant. */
export const WEARS =
  /(?:لبس|حب|عجب|طيق|طاق|بلع|قبل|ستحمل|فضل|حتاج)|(?:lb[ei]?s|7e?b|3a?ge?b|t[ei]+[2q]|bla3|2bal|sta7m[ei]l|fad+al|7tag)/;
export const EXCEPT = new Set("غير الا gher 8er gheir 8eir ghair ella illa".split(" "));
/** "الجيبات بتطلع قصيرة عليا": how things turn out is a complaint. */
export const TURNS_OUT =
  /^(?:ب[يت]طلع(?:لي|لها|له)?|طلع(?:ت|لي|لها|له)?|ب[يت]بقي|ب[يت]يجي|b[aei]?[ty][aei]?t?[aei]?tla3(?:ly|li|laha|lo)?|t[ae]le3|tel3et|be?[yt]e?b2a|be?[yt]e+gy)$/;
export const LIKES =
  /^(?:likes?|wears?|wants?|loves?|ب?[تيان]?(?:حب|لبس)|عايزه?|عاوزه?|b[ae]?[ty]?[ae]?7e?bb?|b[ae]?[ty]?[ae]?lbes)$/;
export const NEITHER = new Set("ولا wala walla".split(" "));
export const MADE_OF = new Set(["material", "pattern", "colour"]);
export const THOSE = new Set("those them دول dol".split(" "));
export const INSTEAD = new Set("بدل بدال badal bdal".split(" "));
export const THIS = new Set("ده دي دا دول da di dah dy dol".split(" "));
export const TOO = new Set("اوي قوي جدا خالص زياده awy awi gedan 2awy zeyada".split(" "));
/** "Not one big coat", "no real leather", "nothing with crazy prints": what stands before a refused thing refuses nothing else. */
export const HOW_BIG =
  /^(?:big|usual|typical|standard|same|old|predictable|huge|giant|single|bulky|massive|proper|real|genuine|actual|true|full|whole|fake|faux|cheap|loud|bold|bright|wild|dull|plain|weird|ugly|boring|common|thick|thin|obvious|traditional|[a-z]{3,}(?<!man|an|ever|onl|reall|earl|ver)y|كبير|كبيره|kebir|kebira)$/;
/** "ولا ذرة نايلون", "wala no2tet polyester": the least bit of it. */
export const LEAST_BIT =
  /^(?:فتله|نقطه|ذره|حته|ريحه|نسبه|لمسه|شويه|thread|trace|drop|hint|touch|shred|fat?l(?:a|et)|no2t(?:a|et)|zarr(?:a|et)|7et+(?:a|et)|re+7(?:a|et)|nesb(?:a|et)|lams(?:a|et))$/;
export const RATHER = new Set("rather prefer sooner better prefers".split(" "));
/** "طويل عليا", "wase3 3alaya": too much of it for who says so. */
export const ON_ME = new Set("عليا 3alaya 3alya 3layya 3laya".split(" "));
/** What may stand behind a not that speaks of what was said before it. */
export const TASTE =
  /^(?:my|for|me|thing|colou?rs?|style|taste|it|that|one|really|like[sd]?|want|into|fan|keen|حاب\p{L}*|حبا\p{L}*|حبه|عاجب\p{L}*|بيعجبني|بتعجبني|عايز\p{L}*|عاوز\p{L}*|بحبه|بحبها|بحبهم|ستايلي|ذوقي|لوني|لايق|لايقه|بيليق|بتليق|يليق|تليق|عليا|ليا|خالص|اوي|7ab\w*|3ageb\w*|3agb\w*|3ayz\w*|3awz\w*|b7eb\w*|ba7eb\w*|zo2y|lony|yelee2|beylee2|laye2|3alaya|leya|5ales|awy)$/u;
/** "مبحبوش", "مش عايزاه": whom it is about is joined to the verb. */
export const HIS = /(?:(?:ه|ها|هم|هوش|هاش)|(?:oosh|hash|h|ha))$/;
export const COPULA = new Set(
  "is are was it that the one s ده دي دا da di dah dy هو هي".split(" "),
);
export const AFTERWARDS = new Set(
  "no nope لا لاء لاا la la2 la2a laa2 lae la2aa بلاش بلاها balash blash balaha".split(" "),
);
/** "اسود زهقت منه", "el geld mesh tay2ah", «الرمادي كئيب»: who tires of a look or finds it gloomy wants none of it. */
export const TIRES =
  /^(?:(?:بصراحه|بقي|خلاص|ده|دي|كله|اوي|awy|ba2a|5alas|khalas|da|di) )*(?:(?:زهقت|زهقنا|زهقانه|طهقت|قرفت|مليت|شبعت|اتخنقت|كرهت) (?:من(?:ه|ها|هم)|الوان(?:ه|ها))|(?:zehe?2t|zhe2t|2reft|mallet|shebe?3t|et(?:5|kh)ana2t) (?:menn?o|menn?aha|menha|menhom)|(?:كئيب|كييب|كئيبه|كييبه|بايخ|بايخه|ممل|ممله|قديم اوي|بقي قديم|بيتخن|بيتخني|بتتخن|بيبين العيوب|بيكبرني|بيعجزني|مش بيليق|بيكتم\S{0,3}|بيخنق\S{0,3}|بيقفلني|bye?ktem\w*|beyektem\w*|bey?e?(?:5|kh)no2\w*|ka2eeb|ka2eeba|kaeeb|bayekh|bay5|bay5a|bey?ta55?any?|betetta5en|bey?kabb?arny)(?: |$))/;
/** "الجلد بيقشر", "el souf bey3amely 7asaseya": what it does to itself or to who wears it. */
export const SPOILS =
  /^(?:ب[يت]?(?:ت|)?(?:قشر|نسل|بهت|كش|بوظ|تقطع|قطع|وسخ|اذي|جرح|لسع|سلخ)\p{L}{0,3}|b[ey]*[yt]?e?(?:2ash+ar|2asher|nas+el|bhat|bahat|kesh|booz|bawaz|2at+a3|was+a5|eegra7|gra7)\w*)(?: |$)|^(?:ب[يت]?عمل\p{L}* (?:ل[يه]|ليا |لها )?حساسيه|b[ey]*[yt]?e?3a?m[ei]?l\w* (?:leya )?[h7]asaseya)/u;
/** «الكعب ممنوع», "el ka3b mamnoo3 3alaya": somebody forbade what is named before. */
export const FORBIDDEN = /^(?:ممنوعه?|محرمه?|mamn[uo]+[3h]a?|m[ae]?7ar+am|forbidden)$/;
export const ANSWER = new Set(["no", "لا", "la"]);
export const ASKING = new Set(
  "go back rather prefer for show want need get give find make take lets i خليها خليه خليهم خلينا خلي 5aleha 5aleh khaleha khaleh khaleeha khaleeh وريني ورينى عايز عايزه عاوز عاوزه هات هاتي هاتلي شوفلي warreny wareeny wariny 3ayez 3ayza 3awez 3awza hat haty shofly".split(
    " ",
  ),
);

/** "مفيش فستان قطن؟", "mafeesh azra2?": said first, "there is none" asks whether there is. */
export const NONE = new Set("مفيش مافيش mafeesh mafish mafesh mfish mfeesh".split(" "));

export const TIRED = /^(?:تعب|زهق|مل|قرف|طهق|اتخنق|t[ae]?3[ae]?b|zeh|zah|mal|2r|teh)/;

/** "ولا أقولك خليها توت": or rather. */
export const OR_RATHER = /^(?:[ان]?قول|[an]2ol)/;

/** What cloth does that nobody wants: "بيكرمش", "بيحرر", "byshawek". */
export const BOTHERS =
  /^(?:ب[يت]ت?(?:شف|كرمش|لزق|حرر|هرش|شوك|زحلق|وبر|كش|عرق|قرص|حرق|خنق|تعب|ضايق|وجع|بهدل|لسع|حسس|عمل\p{L}* ?حساسيه)\p{L}*|b[ey]*[yt][ey]*t?(?:sh[ae]*f|k[ae]*rm[ei]*sh|l[ae]*z[ae]*[2k]|7[ae]*r+[ae]*r|h[ae]*r[ei]*sh|sh[aeo]*w+[ae]*k|z[ae]*7l[ae]*2|3[ae]*r+[ae]*2|2[aeo]*r[aeo]*s|7[aeo]*r[aeo]*2|(?:5|kh)[aeo]*n[aeo]*2|t[aeo]*3[aeo]*b|d[ae]*y[aei]*2|w[ae]*g[ae]*3)\w*)$/u;

export const LIKE_THIS = /^(?:كده|كدا|kda|keda|kida|kdh|like (?:that|this|these|those))(?: |$)/;

/** "Shik bas msh over lel fara7": how it should not be, and nothing of the wedding. */
export const OVERDONE =
  /^(?:over|اوفر|مبالغ|moba?la?[8g]h?|mobalagh|فاقع|ملفت|ملفته|molfet|molfeta)$/;

export const ONLY = /^(?:بس|فقط|وبس|bas|bs|only)$/;

/** In English these stand before things, and "not" before what they are like. */
export const OF_THINGS = /^(?:no|without|zero|minus)$/;
/** What a piece is like, by the form of the word. */
export const QUALITY =
  /(?:ed|less|able|proof|y)$|^(?:(?:very|really|quite|extra|super) )?(?:loose|tight|slim|skinny|straight|long|short|wide|narrow|high|low|cropped|maxi|midi|mini|oversized?|soft|thin|thick|light|plain|simple|modest|full|regular|relaxed|stretch|high waist|low waist|wide leg|long sleeves?|short sleeves?)$/;
