// Words for people and what is said of them: "my wife", "مراتي", "I wear hijab", "hedeya".
import { createSpoken } from "../../../language/phrases.ts";
import type { Who } from "../wish.ts";

export const PEOPLE = createSpoken<Who>([
  [
    "woman",
    "woman here, girl here, lady here, female here, as a woman, i am a woman, i m a woman, im a woman, انا ست, انا واحده ست, انا بنت, ست كبيره, ست عجوزه, ana set, ana bent, set kebeera, set kbera, gf, my gf, mil, my mil, wifey, teenage girl, teen girl, teenage daughter, teen daughter, my wife, wife, my mother, mother, my mom, mom, my moms, moms, mum, my mum, mama, my mama, mother in law, my mother in law, my sister, sister, big sister, my girlfriend, girlfriend, my fiancee, fiancee, my aunt, aunt, grandmother, my grandmother, grandma, my grandma, nana, teta, my teta, my bride, best friend she, my daughter in law, my female friend, my boss she, her, for her",
  ],
  [
    "woman",
    "انا عروسه, انا اوانا العروسه, انا عروس, لعروسه, ana 3aroosa, ana 3arosa, ana el 3aroosa, ana el 3arosa, w ana el 3aroosa, للام, لام البيبي, ام البيبي, مراتي, لمراتي, زوجتي, ماما, لماما, امي, لامي, مامتي, لمامتي, والدتي, حماتي, لحماتي, اختي, لاختي, خطيبتي, لخطيبتي, صاحبتي, لصاحبتي, صحبتي, عمتي, خالتي, بنت عمي, بنت عمتي, بنت خالي, بنت خالتي, تيتا, لتيتا, جدتي, مدام, طنط, ستي, زميلتي, لزميلتي",
  ],
  [
    "woman",
    "lel om, om el baby, meraty, mraty, lemraty, zawgety, mamty, lemamty, 7amaty, hamaty, le7amaty, o5ty, okhty, le o5ty, 5atebty, khatebty, sa7bety, sahbety, so7bety, 5alty, khalty, bent 3ammy, bent 3amty, bent 5aly, bent 5alty, 3amety, teta, gedety, zemelty, 7amaty",
  ],
  [
    "man",
    "guy here, man here, dude here, bloke here, lad here, male here, as a guy, as a man, i am a man, i m a man, im a man, i am a guy, im a guy, انا راجل, انا ولد, راجل كبير, ana walad, ragel kebeer, انا واحد راجل, انا شاب, ana ragel, ana shab, bf, my bf, bro, my bro, hubs, my hubs, teenage boy, teen boy, teenage son, teen son, my husband, husband, my hubby, hubby, my father, father, my dad, dad, my dads, dads, daddy, baba, my baba, father in law, my brother, brother, big brother, my boyfriend, boyfriend, my fiance, fiance, my uncle, uncle, grandfather, grandpa, my grandfather, my groom, groom, him, for him, a guy, the guy, this guy, tall guy, young guy, older guy, old guy, big guy, dude, a man, a gentleman, guy friend, teenage brother, my boss he",
  ],
  [
    "man",
    "جوزي, لجوزي, زوجي, لزوجي, بابا, لبابا, ابويا, لابويا, والدي, لوالدي, اخويا, لاخويا, اخي, خطيبي, لخطيبي, صاحبي, لصاحبي, عمي, خالي, جدو, لجدو, ابن عمي, ابن عمتي, ابن خالي, ابن خالتي, حمايا, لحمايا, عريس, زميلي",
  ],
  [
    "man",
    "gozy, legozy, zogy, abouya, aboya, leaboya, a5oya, akhoya, le a5oya, a5ouya, 5atiby, khatiby, 5ateeby, sa7by, sahby, 3amy, 5aly, gedo, ebn 3ammy, ebn 3amty, ebn 5aly, ebn 5alty, 7amaya, 3arees",
  ],
  [
    "girl",
    "our daughter, our little girl, my baby girl, my daughter, daughter, my daughters, daughters, my nieces, nieces, granddaughters, my niece, niece, little girl, my little girl, baby sister, little sister, my granddaughter, granddaughter, kid girl, toddler girl, school girl",
  ],
  ["girl", "بنتي, لبنتي, بنوتي, بنوته, بنت اختي, بنت اخويا, حفيدتي, بنت صغيره, اخته, لاخته, بنوتتي"],
  ["girl", "benty, lebenty, le benty, bennoty, bent okhty, bent a5oya, a5to, o5to, okhto, 7afedty"],
  [
    "boy",
    "my boy, our boy, our son, my baby boy, my son, son, my sons, sons, my nephews, nephews, grandsons, my nephew, nephew, little boy, my little boy, little brother, my grandson, grandson, toddler boy, school boy",
  ],
  ["boy", "ابني, لابني, ابن اختي, ابن اخويا, حفيدي, ولد صغير, اخوه, لاخوه"],
  [
    "boy",
    "ebny, le ebny, lebny ana, ebn okhty, ben okhty, ben o5ty, ben a5oya, ebn a5oya, 7afeedy, ibny",
  ],
  [
    "child",
    "twins, my twins, the twins, my kid, my kids, my child, my children, kid, my toddler, little one",
  ],
  [
    "child",
    "توام, التوام, لتوام, للتوام, توامي, طفل, طفله, لطفل, لطفله, ولادي, لولادي, عيالي, لعيالي, اولادي, طفلي, اطفالي",
  ],
  [
    "child",
    "taw2am, tawam, taw2amy, el taw2am, tefl, tefla, weladi, weladna, 3eyaly, wlady, awlady",
  ],
  [
    "baby",
    "just started walking, started walking, learning to walk, starting to walk, first steps, just crawling, is crawling, teething, newborn, new born, newborn baby, my baby, baby girl, baby boy, newborn boy, newborn girl, infant, baby shower, a newborn, just had a baby",
  ],
  [
    "baby",
    "ولدت بنت, ولدت ولد, ولدت بنوته, ولدت بيبي, جابت بيبي, جالها بيبي, جالهم بيبي, جابت بنوته, weldet bent, weldet walad, weldet bannoota, gabet baby, مولود, مولوده, للمولود, البيبي, بيبي, للبيبي, سبوع, السبوع, حديث الولاده, نونو, مولود جديد, المولود",
  ],
  [
    "baby",
    "mawlood, mawloud, mawloda, mawlood gedeed, el baby, sobo3, seboo3, nono, lel baby, mawlod",
  ],
]);

export type Trait =
  | "isCovered"
  | "isPregnant"
  | "isGrown"
  | "isGift"
  | "hidesWaist"
  | "isShort"
  | "isTall"
  | "isSelf";

export const TRAITS = createSpoken<Trait>([
  [
    "isSelf",
    "وانا عايزه, وانا عايز, وانا محتاجه, وانا محتاج, w ana 3ayza, w ana 3ayez, w ana me7taga, w ana me7tag, for me, for myself, something for me, ليا, ليا انا, لي انا, لنفسي, leya, leyya, lya, le nafsy, 3ashany",
  ],
  [
    "isCovered",
    "covering the shoulders, covering my shoulders, covered shoulders, covering my arms, covering the arms, covered arms, wear the headscarf, wear a headscarf, wear headscarf, wears the headscarf, wears a headscarf, wearing the headscarf, wear a head scarf, wear the head scarf, wear the scarf, wears the scarf, wear the veil, wear a veil, wears the veil, wears a veil, cover my hair, covers her hair, cover my head, covers her head, keep my hair covered, hair covered, am covered, in the headscarf, in a headscarf, not show my arms, not showing my arms, without showing my arms, hide my arms, hides my arms, not show my legs, not showing my legs, hide my legs, hides my legs, not show my shoulders, hide my shoulders, visit mosques, visiting mosques, visit a mosque, visiting a mosque, visit the mosque, covers everything, covers me, covers me up, cover everything, cover me up, fully covered, full coverage, covers the arms, covers my arms, covers arms, covers legs, covers the legs, covers my arms and legs, arms and legs covered, nothing bare, cover my arms, covers my legs, cover my legs, arms covered, cover shoulders, cover the shoulders, cover my shoulders, covers shoulders, covers the shoulders, covers my shoulders, shoulders covered, not revealing, not so revealing, isnt revealing, nothing revealing, not showing skin, not show skin, i wear hijab, i wear the hijab, i wear a hijab, wear hijab, wears hijab, wearing hijab, hijabi, hijabis, hijab friendly, i am veiled, veiled, im veiled, i wear a veil, covered, modest, modestly, modest wear, i cover, conservative, with my hijab, as a hijabi, muhajaba, mohajaba",
  ],
  [
    "isCovered",
    "مينفعش يبان, مينفعش تبان, ميبانش, متبانش, مايبانش, ماتبانش, مش عايزه يبان, مش عايزاه يبان, مش عايزاها تبان, مش عايزه حاجه تبان, mayebansh, maybansh, matebansh, matbansh, mesh 3ayza 7aga teban, maynfa3sh yeban, يغطي دراعاتي, تغطي دراعاتي, يغطي دراعي, يغطي رجلي, تغطي رجلي, يغطي الجسم, تغطي الجسم, يغطيني, تغطيني, بيغطي, بتغطي, يستر, تستر, مش مكشوف, مش مكشوفه, مش عريان, مش عريانه, مش مفتوح اوي, مقفول ومحترم, محترم, محترمه, محجبه, محجبات, للمحجبات, انا محجبه, وانا محجبه, بلبس حجاب, بلبس طرحه, لابسه حجاب, لابسه طرحه, بالحجاب, بحجاب, بحجابي, انا بالطرحه, متحجبه, اتحجبت, تحجبت, منتقبه, بالنقاب, منقبه, لبسه حجاب, لبسه الحجاب, لابسه الحجاب, بلبس الحجاب, ميبانش منه حاجه, مايبينش الجسم, ميبينش الجسم, مش مبين, مش مبينه, محتشم, محتشمه, حشمه, ساتر, ساتره, مستور, ملتزمه, شرعي, مختمره, لبس محجبات",
  ],
  [
    "isCovered",
    "bel 7egab, b 7egab, be 7egab, bel hegab, bel hijab, be hijab, b hijab, ana bel tar7a, met7agaba, et7agebt, montaqaba, yeghaty, yghaty, teghaty, yeghatty, beyghaty, betghaty, yoster, mesh makshoof, mesh 3aryan, mesh maftoo7 awy, mo7taram, mo7tarama, mo7agaba, mo7agabat, me7agaba, mohagaba, mohagabat, m7gba, lel mo7agabat, ana mo7agaba, mo7tasham, mo7tashma, mohtasham, sater, satra, 7ashma, bal bes 7egab, balbes 7egab, balbes tar7a, lebsa 7egab, labsa 7egab, lebsa tar7a, labsa tar7a",
  ],
  [
    "isGrown",
    "for grown ups, grown ups, grownups, grown up sizes, for adults, adults, adult, adult size, adult sizes, in adult sizes, for grown women, for grown people, للكبار, لناس كبار, كبار مش اطفال, lel kobar",
  ],
  [
    "isPregnant",
    "months along, weeks along, i am due in, im due in, i m due in, due date, baby is due, baby due, pregnant, im pregnant, i am pregnant, expecting, maternity, pregnancy, months pregnant",
  ],
  ["isPregnant", "حامل, انا حامل, للحوامل, حوامل, لبس حمل, حملي"],
  ["isPregnant", "7amel, hamel, ana 7amel, 7awamel, lel 7awamel"],
  [
    "hidesWaist",
    "i had twins, i just had twins, had my twins, had a c section, had a caesarean, i had a baby, i just had a baby, i have just had a baby, i gave birth, i just gave birth, had my baby, had my second baby, postpartum, after giving birth, انا والده, لسه والده, والده من, والده جديد, والده قريب, والده حديثا, والده بقالي, والده قيصري, والده طبيعي, والده ومرضعه, والده وبرضع, لسه مولده, بعد الولاده, walda gdeed, walda gedid, walda gdid, walda 2orayeb, walda ba2aly, te5eena, te5ina, t5ina, t5eena, tekhina, tekheena, takheena, ana walda, lesa walda, lessa walda, walda men, walda mn, ba3d el welada",
  ],
  [
    "hidesWaist",
    "around the belly, around the waist, around my belly, around my waist, hides the hips, hide my hips, covers the hips, cover my hips, cover my bum, covers my bum, cover my bottom, covers my bottom, covers the bottom, cover the bottom, covers my backside, cover my backside, covers my behind, cover my behind, covers my butt, cover my butt, past my bum, past my bottom, below my bum, over my bum, hides the tummy, hides my tummy, hide the tummy, hide my tummy, tummy hiding, hides the belly, hide my belly, hides my belly, hide the belly, tummy, flatter my tummy, covers the tummy, cover my tummy, belly, post partum belly, does not cling, not clingy, tummy control",
  ],
  [
    "hidesWaist",
    "كرشي, كرشه, كرشها, كرشه كبير, جسمه مليان, جسمها مليان, جسمي مليان, تخين, وتخين, تخين شويه, مليان شويه, وزنه زايد, وزنها زايد, وزني زايد, karsho, kersho, karshaha, te5een, t5een, tekheen, takheen, tikheen, malyan shwaya, gesmo malyan, gesmaha malyan, كرشي كبير, بطني كبيره, بطني باينه, kershy, karshy, batny kebira, تخينه, انا تخينه, مليانه شويه, انا مليانه, انا مليان, عندي كرش, عندي بطن, عندي كرش وبطن, حاجه تداري, تداري العيوب, يداري العيوب, تداري, يداري, تخبي العيوب, يخبي العيوب, t5ena, te5ena, takhina, ana t5ena, malyana shwaya, ana malyana, 3andy kersh, 3andy batn, 7aga tedary, tedary, ydary, tdary",
  ],
  [
    "hidesWaist",
    "ميقسمش, مايقسمش, مبيقسمش, متقسمش, مش بيقسم, مش بتقسم, مش مقسم, ما يقسمش الجسم, تغطي الارداف, يغطي الارداف, يداري الارداف, تداري الارداف, الارداف, تغطي البطن, يغطي البطن, يداري البطن, تداري البطن, بيداري البطن, يخبي البطن, تخبي البطن, يخفي البطن, يداري الكرش, تداري الكرش, يخبي الكرش, مايبينش البطن, ميبينش البطن, البطن, الكرش, يداري بطني, يخبي بطني, تداري بطني",
  ],
  [
    "hidesWaist",
    "mayeksemsh, maye2semsh, mayke2semsh, mabey2semsh, matke2semsh, mate2semsh, mesh beye2sem, mesh bey2assem, mesh be2assem, mesh mo2assem, teghaty el ardaf, taghatty el ardaf, yeghaty el ardaf, ydary el ardaf, tedary el ardaf, el ardaf, ardafy, ydary el batn, yedary el batn, tedary el batn, tdary el batn, y5aby el batn, yekhaby el batn, el batn, batny, el kersh, yedary batny",
  ],
  [
    "isShort",
    "i am short, i m short, im short, i am so short, i am quite short, i am a bit short, she is short, petite, i am petite, short girl, short woman, short women, i am short girl, i m short girl, im short girl, i am short woman, i m short woman, i am tiny, i am not tall, look taller, looking taller, make me taller, makes me taller, elongates, elongate my legs, elongates my legs, legs look longer, make my legs longer, makes my legs longer",
  ],
  [
    "isShort",
    "لاني قصيره, لاني قصير, علشان قصيره, انا قصيره, انا قصير, وانا قصيره, عشان انا قصيره, عشان قصيره, قصيره القامه, القصيرات, للقصيرات, قامتي قصيره, طولي قصير, انا مش طويله, يطولني, تطولني, بيطولني, بتطولني, يخليني اطول, يبيني اطول, يبينني اطول",
  ],
  [
    "isShort",
    "ana 2osayara, ana osayara, ana 2osayyara, ana osayyara, ana 2asira, ana asira, ana asera, ana qasira, ana asayara, ana 2asayara, ytawelny, ytawlny, yetawelny, tetawelny, beytawelny, ye5aliny atwal, yekhaliny atwal",
  ],
  [
    "isTall",
    "رفيعه وطويله, طويله ورفيعه, رفيع وطويل, rofaya3a w taweela, taweela w rofaya3a, rafee3a w taweela, tall and slim, tall and thin, i am tall, i m tall, im tall, i am very tall, i am so tall, she is tall, tall girl, tall woman, tall women, انا طويله, انا طويل, وانا طويله, عشان انا طويله, طويله القامه, للطويلات, انا مش قصيره, ana tawela, ana taweela, ana tawila, ana tweela",
  ],
  [
    "isGift",
    "ideas for my, any ideas for my, is retiring, retirement, leaving do, leaving present, farewell present, chipped in, chip in for, chipping in, clubbed together, club together, clubbing together, whip round, pitched in, pitching in, had a collection, passed the hat, to thank my, to say thanks to, to say thank you to, as a thank you, get her something, get him something, buy her something, buy him something, hard to buy for, impossible to buy for, difficult to buy for, easy to buy for, what do i get her, what do i get him, what to get her, what to get him, what to get my, what do i get my, what should i get my, what can i get my, get for my, secret santa, anniversary gift, thank you gift, to give to, to give her, to give him, to give my, buy for my, surprise for, surprise her, surprise him, for her birthday, for his birthday, gift, gifts, present, presents, a present, gift idea, gift ideas, as a gift, birthday gift, wedding gift, birthday present, surprise, gifting",
  ],
  [
    "isGift",
    "اصالح, اصالحها, اصالحه, اراضيها, اراضيه, هزورها, ازورها, نزورها, هنزورها, اباركلها, نباركلها, ابارك لها, نبارك لها, اباركله, hazorha, azorha, nezorha, abareklaha, nebareklaha, اقدمها, اقدمه, اقدمهالها, هديه, هدايا, هديت, كهديه, اجيب له, اجيب لماما, اجيب ايه ل, اجيبلهم, مفاجاه, افاجئها, افاجئه, اهادي, اهاديها, اهاديه, هديه عيد ميلاد, اجيب لها, اجيبلها, اجيبله, عيد الام",
  ],
  [
    "isGift",
    "asale7, asale7ha, asal7, asal7ha, arady, aradeeha, negblha, negblo, negeblha, negeblaha, negeblo, negiblha, negiblo, ngeblha, ngeblo, ngiblha, ngiblo, negeblohom, negblhom, ageblhom, agblha, agblo, ageblha, ageblo, agiblha, agiblo, ageeblaha, ageeblo, mofag2a, mofaga2a, ahadeha, ahadeeh, hedeya, hedya, hadeya, hadya, hadiya, hedeyya, hadaya, hediya, 3eed el om, eid el om",
  ],
]);
