// Coats, jackets, blazers, capes.
import { type Term, termLine } from "./term.ts";

const coat = termLine("kind", "Coats & Jackets");
const blazer = termLine("kind", "Blazers");
const cape = termLine("kind", "Ponchos & Capes");

// Columns are read side by side.
// prettier-ignore
export const LAYERS: Term[] = [
  coat("outerwear", "Coats & jackets · معاطف وجاكيتات", "outerwear, outer wear, coats and jackets, jackets and coats", "معاطف وجاكيتات, ملابس خارجيه"),
  coat("coat < outerwear", "Coats · بالطو", "coat, overcoat, over coat, topcoat, peacoat, pea coat, wool coat, duffle coat", "بالطو, بلاطي, معطف, معاطف, كوت, بالطوهات, بلطو, باطلو, كوتات, بالطوو, بالتو, بلطوهات, بالطو صوف, باطو, بالطويات, معطف صوف, جوخ, بالطو جوخ", "balto, palto, baltoo, balaty, ba6lo, mi3taf, me3taf, balatee, kot, baltow, baltohat, paltohat, balto soof, coat soof, balatoo, ba6o, goo5, gookh", { "trench-coat": 0.85, jacket: 0.6, cape: 0.4, "puffer-jacket": 0.5 }),
  coat("trench-coat < coat", "Trench coats · ترنش كوت", "trench coat, trench, trenchcoat, rain coat trench, mac coat", "ترنش كوت, ترنش, ترنشكوت, ترينش, ترينش كوت, ترانش, ترينشات, ترنشات, كاب بوت", "trensh, trensh kot, trench kot, trensh coat, trenshat, tranch, transh coat, trunch"),
  coat("jacket < outerwear", "Jackets · جاكيت", "jacket, jackets, anorak, parka, blouson, biker jacket, moto jacket, trucker jacket", "جاكيت, جاكيتات, جاكت, جاكته, جكته, جكت, جاكتات, جاكيته, چاكيت, سترة, جواكت, ستره, سترات, جواكيت, باركا, جكيت, چاكت, جاكيت جلد, جاكت جلد, جاكيتت, جوكيت", "jaketta, jakitta, jakketta, gaketta, jaket, jacket, gaket, gakit, jakit, jaketat, jakeet, gaketat, gwaket, jakett, gaket, barka, jackit, jackett, jaketaat, gakket, jakitat, jackettat, gacket, jakit geld, jaket geld, gaket geld", { coat: 0.6, blazer: 0.5, hoodie: 0.3, cardigan: 0.35, overshirt: 0.4, vest: 0.3 }),
  coat("bomber-jacket < jacket", "Bomber jackets · جاكيت بومبر", "bomber jacket, bomber, varsity jacket, baseball jacket, college jacket, flight jacket", "جاكيت بومبر, بومبر, جاكيت فارسيتي, بومبر جاكيت, بامبر, جاكيت بامبر, فارسيتي, جاكيت فارستي, فارستي, جاكيت كوليدج, جاكيت بيسبول", "bomber jaket, jaket bomber, gaket bomber, bamber, varsity, farsity, jaket varsity, bombar"),
  coat("puffer-jacket < jacket", "Puffer jackets · جاكيت بافر", "puffer jacket, puffer, padded jacket, quilted jacket, down jacket, puffer coat, padded coat", "جاكيت بافر, بافر, جاكيت منفوخ, جاكيت ووتر بروف مبطن, بافر جاكيت, جاكيت منفوش, جاكت منفوخ, جاكت منفوش, جاكيت بافار, جاكيت ريش, جاكيت فايبر, بفر, بافرات, بالطو منفوخ, بوفر, جاكيت نفخ", "bafer, baffer, bofer, bufer, boffer, jaket puffer, jaket bafer, gaket puffer, jacket manfookh, jacket manfoo5, jaket manfookh, jaket manfoo5, gaket manfoo5, jacket reesh, bafarat, pafar, pufer, puffar, buffer"),
  coat("rain-jacket < jacket", "Rain jackets · جاكيت مطر", "rain jacket, raincoat, rain coat, windbreaker, wind breaker, waterproof jacket, windcheater", "جاكيت مطر, جاكيت ووتر بروف, ويند بريكر, معطف مطر, جاكيت ضد المطر, جاكيت ضد المية, جاكيت واتر بروف, جاكيت للمطر, ويندبريكر, جاكيت هوا, بالطو مطر, جاكيت ميدخلش ميه", "jaket matar, windbreker, jaket waterproof, jacket matar, jaket lel matar, jacket lel matar, jacket waterproof, jaket ded el mayya, jacket ded el mayya, windbraker, jacket hawa, balto matar"),
  coat("sport-jacket < jacket", "Sports jackets · جاكيت رياضي", "sports jacket, track jacket, training jacket, running jacket, tracktop", "جاكيت رياضي, جاكيت سبورت, جاكيت تريننج, جاكيت ترنج, جاكت رياضي, جاكيت للجري, جاكت تريننج, سويت جاكيت", "jaket sport, gaket sport, jaket reyady, jacket reyady, jacket training, jaket training, jacket trening"),

  blazer("blazer", "Blazers · بليزر", "blazer, blazers, suit jacket, sport coat, tailored jacket, formal jacket", "بليزر, بليزرات, بلايزر, بليزير, جاكيت بدلة, جاكيت كلاسيك, جاكيت رسمي, بلازر, جاكت بدلة, جاكت كلاسيك, جاكت رسمي, جاكيت فورمال, ستره رسميه, سترات رسميه, جاكيت شغل, جاكت فورمال, بليزار, بليذر", "blezer, bleizer, bleyzer, blayzer, bliezer, jaket badla, blizer, blezar, blayzar, blazar, jacket badla, jacket classic, jacket rasmy, jaket classic, jaket rasmy, jacket formal, gaket badla, bleizar, bliezar, blazarat, blazerat", { jacket: 0.5, suit: 0.5, coat: 0.3 }),

  cape("poncho", "Ponchos · بونشو", "poncho, ponchos", "بونشو, بونشوهات, بنشو, بانشو, بونشوو, شال بفتحة راس", "bonsho, poncho, boncho, bonshoo, banchho, bonshohat, ponshow, bonsho soof", { cape: 0.8, shawl: 0.45, cardigan: 0.25 }),
  cape("cape", "Capes · كيب", "cape, cloak, capelet", "كيب, كيبات, عبايه كيب, كاب من غير كمام, كاب ع الكتاف, كاب على الكتاف, كاب فوق الفستان, كاب شيفون, كيب صوف", "keib, kaib, keeb, keip, cape soof, cape 3al ketf, cape 3al ktaf", { poncho: 0.8, shawl: 0.4, coat: 0.4 }),
];
