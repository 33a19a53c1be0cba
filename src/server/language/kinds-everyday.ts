// Sport, swim, sleep, home wear, underwear and children.
import { type Term, termLine } from "./term.ts";

const sport = termLine("kind", "Sportswear");
const tracksuit = termLine("kind", "Tracksuits");
const swim = termLine("kind", "Swimwear");
const sleep = termLine("kind", "Sleepwear");
const home = termLine("kind", "Homewear");
const under = termLine("kind", "Underwear");
const kids = termLine("kind", "Kids' Clothing");

// Columns are read side by side.
// prettier-ignore
export const EVERYDAY: Term[] = [
  sport("sportswear", "Sportswear · لبس رياضي", "sportswear, sports wear, activewear, active wear, gym wear, gymwear, workout clothes, gym clothes, athleisure, workout wear, sports clothes, gym outfit, athletic wear", "ملابس رياضية, لبس رياضي, ملابس جيم, لبس جيم, هدوم جيم, لبس رياضه, سبورت وير, ملابس رياضه, لبس تمرين, هدوم رياضه", "lebs gym, lebs reyady, lebs sport, hodoom gym, malabes reyadeya, hedoom gym, malabes sport, libs gym"),
  sport("sport-set < sportswear, set", "Training sets · طقم رياضي", "training set, sports set, gym set, workout set, activewear set, sport set, yoga set", "طقم رياضي, طقم جيم, طقم تمرين, سيت رياضي, اطقم رياضيه, طقم سبورت", "ta2m reyady, ta2m gym, ta2m sport, takm reyady", { tracksuit: 0.7 }),
  sport("sport-top < sportswear, top", "Training tops · توب رياضي", "training top, sports top, gym top, workout top, running top, sports t shirt, sport top, gym t shirt, workout t shirt, training t shirt, running t shirt", "توب رياضي, توب جيم, تيشيرت رياضي, تيشيرت جيم, توب سبورت, تيشيرت سبورت", "tob reyady, tob gym, tishert gym, tishert reyady, top reyady, tishert sport", { tshirt: 0.6, "tank-top": 0.5 }),
  sport("sport-jersey < sportswear, top", "Sports jerseys · تيشيرت كورة", "sports jersey, football jersey, football shirt, football t shirt, team jersey, soccer jersey, cricket jersey, kit shirt", "تيشيرت كورة, تيشرت كوره, فانلة كوره, تيشيرت نادي, تيشيرت كرة قدم", "tishert kora, tishert koora, tishert koura", { tshirt: 0.55 }),
  sport("sport-tunic < sportswear, tunic", "Modest training tunics · تونيك رياضي", "training tunic, modest training tunic, sports tunic", "تونيك رياضي", "tonik reyady"),
  sport("sports-bra < sportswear", "Sports bras · برا رياضية", "sports bra, sport bra, sports bras", "برا رياضية, سبورت برا, برا سبورت, حمالة صدر رياضيه, برا رياضي", "sport bra, bra reyady, bra sport", { bra: 0.7, "crop-top": 0.4, "tank-top": 0.35 }),
  sport("ball", "Balls · كرة", "basketball, football ball, soccer ball, volleyball", "كرة قدم, كرة سله, كوره قدم"),
  sport("yoga-mat", "Yoga mats · سجادة يوجا", "yoga mat, exercise mat", "سجادة يوجا, مات يوجا"),

  tracksuit("tracksuit < sportswear", "Tracksuits · تريننج", "tracksuit, track suit, tracksuits, training suit, jogging suit, fleece tracksuit, sweat suit, sweatsuit", "بدلة رياضة, بدله الرياضه, تريننج, ترينج, تريننج سوت, ترينينج, ترنج, بدلة رياضية, بدل رياضيه, ترنك, تريننجات, ترنجات, بدله تدريب, تراك سوت", "training kamel, trening, treneng, tring, trengat, trenng, trining, tirening, treng, treining", { "sport-set": 0.7, set: 0.5, sweatpants: 0.4, hoodie: 0.3 }),

  swim("swimwear", "Swimwear · ملابس سباحة", "swimwear, swim wear, swimsuit, swim suit, bathing suit, swimming costume, bikini, one piece swimsuit, swimming suit, beachwear, beach wear, swim, monokini", "مايوه, مايوهات, ملابس سباحة, لبس بحر, ملابس بحر, بكيني, مايو, مايوه قطعه واحده, لبس سباحه, ملابس السباحه", "mayoh, mayo, mayooh, mayohat, bikiny, lebs ba7r, maioh, mayyoh, lebs bahr, mayouh"),
  swim("burkini < swimwear", "Burkinis · بوركيني", "burkini, burqini, modest swimsuit, modest swimwear, hijab swimwear, full cover swimsuit, covered swimsuit, burkinis", "بوركيني, بوركينى, مايوه محجبات, مايوه شرعي, بوركيني محجبات, بركيني, مايوه اسلامي, مايوهات محجبات, مايوه للمحجبات", "borkini, burkiny, borkiny, burqini, bourkini, mayoh mo7agabat, mayoh shar3y, borkeni"),
  swim("swim-shorts < swimwear, shorts", "Swim shorts · مايوه شورت", "swim shorts, swimming shorts, swim trunks, board shorts, boardshorts, swimming trunks, beach shorts, swim short", "مايوه شورت, شورت بحر, شورت سباحة, مايوه رجالي, شورت مايوه, شورتات بحر", "mayoh short, short ba7r, short bahr, mayoh regaly, short mayoh"),
  swim("rash-guard < swimwear", "Rash guards · توب سباحة", "rash guard, rashguard, swim top, rash vest, swim shirt", "توب سباحة, راش جارد, توب سباحة بكم, تيشيرت بحر", "tob seba7a, tob ba7r, rash gard"),
  swim("cover-up < swimwear", "Beach cover-ups · كاش مايوه", "cover up, coverup, sarong, pareo, swim cover up, beach kaftan, beach robe", "كاش مايوه, كاش, كافر اب, باريو, كاش بحر", "kash mayoh, cash mayoh, cache maillot, kash mayo, cash mayo", { kimono: 0.6, kaftan: 0.6 }),

  sleep("sleepwear", "Sleepwear · لبس نوم", "sleepwear, something to sleep in, to sleep in, sleep wear, nightwear, night wear, sleeping clothes", "ملابس نوم, لبس نوم, هدوم نوم, للنوم, حاجه للنوم", "lebs noom, malabes noom, lebs nom, hodoom noom, lel nom, lel noom, lel noum"),
  sleep("pyjamas < sleepwear", "Pyjamas · بيجامة", "pyjamas, pyjama, pajamas, pajama, pyjama set, pajama set, pjs, night suit, nightsuit, night suits, pj set, pj, pijama, sleep set, nightsuits, pyjamas set, pyjama sets", "بيجامة, منامة, منامات, بيجامات, بيجاما, بيجامه, بجامة, طقم بيجامه, بيچامه", "pijama, bejama, bijama, begama, pejama, pigama, bejamat, bigama, bejamaa, pijamat, begamat, bajama", { "lounge-set": 0.75, nightdress: 0.6, robe: 0.3 }),
  sleep("nightdress < sleepwear", "Nightdresses · قميص نوم", "nightdress, night dress, nightgown, nightie, night gown, baby doll, babydoll, sleep shirt, nightshirt, sleep dress, nighty, sleepshirt, baby dolls", "قميص نوم, قمصان نوم, بيبي دول, قميص نوم قطن, جلابية نوم, لانجيري نوم", "chemise nom, chemise noom, shemiz nom, 2amis noom, amis noom, 2omsan noom, baby dol, 2amis nom, amees noom, 2amees noom, amis nom", { pyjamas: 0.6, slip: 0.5, "house-dress": 0.5 }),

  home("homewear", "Homewear · لبس بيت", "homewear, home wear, loungewear, lounge wear, house clothes, lounge, home clothes", "ملابس بيت, لبس بيت, هدوم بيت, ملابس بيتي, لبس بيتي, ملابس منزليه, بيتي, هدوم البيت", "lebs bet, lebs beit, hodoom bet, malabes beit, bety, beity, lebs el beit, hodom beit, lebs beity"),
  home("lounge-set < homewear, set", "Lounge sets · طقم بيتي", "lounge set, loungewear set, home set, lounge sets", "طقم بيتي, طقم بيت, اطقم بيتي, طقم منزلي", "ta2m bety, ta2m beity, takm bety", { pyjamas: 0.75, tracksuit: 0.4 }),
  home("robe < homewear", "Robes · روب", "robe, robes, bathrobe, dressing gown, bath robe, bathrobes, house robe", "روب, رداء, أرواب, برنس, برنص, روبات, روب حمام, روب ستان, رداء حمام", "rob, roob, bornos, bornoss, robat, robe, borns", { pyjamas: 0.3, kimono: 0.4 }),
  home("house-dress < homewear", "House dresses · جلابية بيتي", "house dress, housedress, home dress, lounge dress, house kaftan", "جلابية بيتي, جلابية بيت, فستان بيتي, جلاليب بيتي, فستان بيت, عباية بيتي, دراعة", "galabeyet beit, gallabeyet beit, galabeyet bet, gallabeyet bet, gallabeya beity, gallabeya bety, galabeya bety, fostan bety, galabya bety, galabeya beity, 3abaya bety", { nightdress: 0.5, galabeya: 0.6, dress: 0.35 }),

  under("underwear", "Underwear · ملابس داخلية", "underwear, under wear, innerwear, undergarments, lingerie, intimates, underclothes, lingerie set", "ملابس داخلية, داخلي, لانجيري, اندر وير, ملابس داخليه, غيارات, لانجري, داخليات, غيار داخلي", "lingery, lanjery, malabes dakhleya, ghiyarat, underwer, langeri, malabes da5leya, 8eyarat", {}),
  under("boxers < underwear", "Boxers · بوكسر", "boxer, boxers, boxer shorts, boxer briefs, trunk, trunks, boxer short", "بوكسر, بوكسرات, بوكسرز, شورت داخلي", "boksar, bokser, boxar, boxerat, boxser", { briefs: 0.8, shorts: 0.3 }),
  under("briefs < underwear", "Briefs · سليب", "briefs, brief, panties, panty, knickers, thong panty, bikini brief, hipster brief, underpants, hipsters, boyshorts, g string", "سراويل داخلية, ملابس داخليه سفليه, سليب, كلوت, كيلوت, اندر, سروال داخلي, كلوتات, كولوت, لباس داخلي, سليبات", "kelott, kilot, selip, slip regaly, colotte, kolot, koloot", { boxers: 0.8, shapewear: 0.4 }),
  under("bra < underwear", "Bras · برا", "bra, bras, brassiere, push up bra, bralette, t shirt bra, brassier", "برا, سنتيانة, سوتيان, حمالة صدر, صدرية نسائيه, سنتيان, براهات, حمالات صدر, ستيان", "sentyana, sentiana, sotyan, soutien, brra, setyana, sontyan", { "sports-bra": 0.7, camisole: 0.3 }),
  under("slip < underwear", "Slips · قميص داخلي", "slip, slips, half slip, full slip, underskirt, petticoat, under dress, inner dress", "قميص داخلي, كمبليزون, جوبونة, جيبونة, بطانه فستان, كمبلزون, جيبونه, تحتيه", "kombilizon, combinaison, gebona, joubon, kombelezon, gibona", { camisole: 0.4, "slip-dress": 0.4, nightdress: 0.5 }),
  under("shapewear < underwear", "Shapewear · مشد", "shapewear, shape wear, body shaper, corset, shaper, waist trainer, girdle", "مشد, كورسيه, مشدات, كورسيهات, مشد جسم", "meshad, mshad, korseh, corseh, korse, moshed"),
  under("thermal-leggings < underwear, leggings", "Thermal leggings · بنطلون حراري", "thermal leggings, thermal pants, long johns, thermal bottoms, long john, thermal trousers", "بنطلون حراري, كلسون حراري, حراري, ملابس حرارية, ليجن حراري, بنطلون ثيرمال", "7arary, 7arari, bantalon 7arary, legen 7arary, bantalon harary"),

  kids("kids-clothing", "Kids' clothing · لبس أطفال", "kids clothing, kids clothes, children's clothes, childrens clothes, kidswear, kids wear, children clothes, children clothing, children's clothing, baby clothes, childrenswear, baby clothing, kids outfit", "ملابس أطفال, لبس أطفال, هدوم اطفال, هدوم عيال, لبس عيال, ملابس بيبي, ملابس الاطفال, لبس بيبي, هدوم بيبي", "lebs atfal, hodoom atfal, lebs 3eyal, malabes atfal, hodoom 3eyal, lebs baby, hodoom baby, malabes el atfal"),
  kids("romper < kids-clothing", "Rompers · سالوبيت بيبي", "romper, rompers, baby romper, onesie, onesies, baby bodysuit, baby grow, babygrow, sleepsuit", "سالوبيت بيبي, رومبر, بربتوز, افرول بيبي, سالوبيت بيبى, بربطوز, رامبر", "rombar, barbatoz, salopette baby, rompar, salobet baby", { overalls: 0.5, jumpsuit: 0.4 }),
  kids("bib < kids-clothing", "Baby bibs · بافتة", "baby bib, bibs, baby blanket, baby booties, booties baby", "مريلة بيبي, بافته"),
];
