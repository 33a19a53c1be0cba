// Tops, shirts, knitwear and what is worn over them.
import { type Term, termLine } from "./term.ts";

const top = termLine("kind");
const shirt = termLine("kind", "Shirts");
const blouse = termLine("kind", "Blouses");
const tee = termLine("kind", "T-Shirts");
const tank = termLine("kind", "Tank Top");
const vest = termLine("kind", "Vest");
const hoodie = termLine("kind", "Hoodies & Sweatshirts");
const cardigan = termLine("kind", "Cardigans");
const under = termLine("kind", "Undershirts");

// Columns are read side by side.
// prettier-ignore
export const TOPS: Term[] = [
  top("top", "Tops · توبات", "top, upper, upperwear", "توب, توبات, قطعة علوية, قطع علوية, بادي توب", "tob, toob, tobat, tops"),
  top("crop-top < top", "Crop tops · كروب توب", "crop top, cropped top, croptop", "كروب توب, كروبتوب, توب قصير, كروب", "krop top, krob tob, crob tob"),

  shirt("shirt < top", "Shirts · قميص", "shirt, button down, button up, button down shirt, chemise", "قميص, قمصان, شيميز, شميز, أقمصة, قميس", "2amis, amis, qamis, kamis, 2amees, amees, qamees, kamees, 2ameis, 2omsan, omsan, qomsan, 2amiss, amiis, shemiz, shimiz, shemeez, chemise, kameez, qamiis", { blouse: 0.55, tshirt: 0.35, polo: 0.45, overshirt: 0.7, kurta: 0.3, "dress-shirt": 0.8 }),
  shirt("dress-shirt < shirt", "Formal shirts · قميص كلاسيك", "dress shirt, formal shirt, oxford shirt, business shirt, tuxedo shirt", "قميص كلاسيك, قميص رسمي, قميص بدلة", "2amis classic, amis klasik"),
  shirt("overshirt < shirt", "Overshirts · أوفر شيرت", "overshirt, over shirt, shacket, shirt jacket, lumberjack shirt", "أوفر شيرت, اوفرشيرت, شاكيت", "over shirt, ofer shirt, shaket", { jacket: 0.5 }),

  blouse("blouse < top", "Blouses · بلوزة", "blouse, peasant blouse, women's shirt, blous", "بلوزة, بلوزات, بلوزه, بلايز, بلوزة ريفية", "bloza, blosa, blouza, blooza, balayez, bluza, bloozah, blozza, balouza, blouzat", { shirt: 0.55, top: 0.6, tunic: 0.5 }),
  blouse("tunic < top", "Tunics · تونيك", "tunic, tunic top", "تونيك, تونك, تيونيك, تونيكات", "tonik, tunik, tounik, tonic, toonik", { blouse: 0.5, kurta: 0.6, dress: 0.25 }),
  blouse("kurta < tunic, top", "Kurtas · كورتا", "kurta, kurti, kurtis, kurtas, kameez top", "كورتا, كورته, كورتي", "korta, kourta", { tunic: 0.6, "kurta-set": 0.6, shirt: 0.3 }),

  tee("tshirt < top", "T-shirts · تيشيرت", "t shirt, tshirt, tee, tee shirt, teeshirt, tees, round neck t shirt", "تيشيرت, تيشرت, تي شيرت, تيشيرتات, تيشرتات, تيشيرات, تشيرت, تي شرت", "tishert, tichert, tisheert, teshert, tishirt, teeshert, tishertat, tshert, tesherts, teshirt, ti shirt, te shirt, tesherat, tishrt", { "tank-top": 0.4, polo: 0.6, henley: 0.7, sweatshirt: 0.3, "layering-top": 0.4, shirt: 0.35, undershirt: 0.3 }),
  tee("polo < tshirt, top", "Polo shirts · بولو", "polo shirt, polo, polo t shirt, polo tshirt, polo tee", "بولو, تيشيرت بولو, قميص بولو, بولو شيرت", "bolo, polo shirt, tishert polo, tishert bolo", { shirt: 0.45, henley: 0.5 }),
  tee("henley < tshirt", "Henleys · هنلي", "henley, henley shirt, henley t shirt", "هنلي, تيشيرت هنلي", "henli, tishert henley", { polo: 0.5 }),

  tank("tank-top < top", "Tank tops · توب بدون أكمام", "tank top, tank, vest top, sleeveless top, cami top, muscle tank, muscle top, singlet, racerback", "توب بدون أكمام, توب كات, كات, تانك توب, توب من غير كم, توب حمالات, توب بحمالات", "tank tob, tob kat, tob cat, kat, tank topp, tob hammalat", { camisole: 0.8, undershirt: 0.5, tshirt: 0.4, "crop-top": 0.4 }),
  tank("camisole < tank-top, top", "Camisoles · كاميسول", "camisole, cami, camisole top, spaghetti top, slip top", "كاميسول, توب كاميسول, كامي, توب سباغيتي", "kamisol, camisol, kami", { slip: 0.4, undershirt: 0.4 }),
  tank("tube-top < tank-top, top", "Tube tops · توب تيوب", "tube top, bandeau, bandeau top, strapless top, corset top, bustier", "توب تيوب, بندانا توب, كورسيه توب", "tube tob"),

  vest("vest < top", "Vests · فيست", "vest, sleeveless jacket, sweater vest, pullover vest", "فيست, فيستات, ڤيست", "fest, vist, fist, vestt", { "tank-top": 0.3, undershirt: 0.6, cardigan: 0.3 }),
  vest("waistcoat < vest", "Waistcoats · صديري", "waistcoat, suit vest, nehru jacket, nehru vest", "صديري, صديرى, صديرية, سديري, صدرية", "sederi, sedery, sdery, sidery, sediri, sedeiri", { gilet: 0.5, suit: 0.3 }),
  vest("gilet < vest", "Gilets · فيست بدون أكمام", "gilet, puffer vest, padded vest, body warmer, bodywarmer", "جيليه, فيست بافر, جيليه بافر", "jileh, gileh, jilet", { "puffer-jacket": 0.4 }),

  hoodie("hoodie < top", "Hoodies · هودي", "hoodie, hoody, hooded sweatshirt, hoddie", "هودي, هوديز, هودى, هوديهات", "hody, hoodi, hoodii, hodie, houdi, hodi", { sweatshirt: 0.8, jacket: 0.3, sweater: 0.5 }),
  hoodie("sweatshirt < top", "Sweatshirts · سويت شيرت", "sweatshirt, sweat shirt, jumper sweatshirt, sweat top", "سويت شيرت, سويتشيرت, سوت شيرت, سويت شرت, سويتشرت", "switshirt, sweet shirt, swet shirt, sweat shert, swetshert, switshert, suit shirt, swit shirt", { hoodie: 0.8, sweater: 0.7, tshirt: 0.3 }),
  hoodie("sweater < top", "Sweaters · بلوفر", "sweater, pullover, jumper, knit sweater, woolen sweater, pull over, knit top, sweaters", "بلوفر, بلوفرات, سويتر, كنزة, كنزات, بول اوفر, سترة صوف, بلوفر تريكو, سويترات", "bolofar, bolover, blofer, blover, pulover, bloofer, swetar, switer, belover, bulovar, kanza", { cardigan: 0.65, sweatshirt: 0.7, hoodie: 0.5 }),

  cardigan("cardigan < top", "Cardigans · كارديجان", "cardigan, cardi, knit jacket, cardigans", "كارديجان, كارديجن, كارديغان, كرديجان, جاكيت تريكو, كارديجانات, جاكت تريكو", "kardigan, cardegan, kardegan, kardijan, cardijan, kardigaan", { sweater: 0.65, shrug: 0.6, kimono: 0.3 }),
  cardigan("shrug < cardigan", "Shrugs · بوليرو", "shrug, bolero", "بوليرو, شرج", "bolero, shrug", { jacket: 0.3, cape: 0.3 }),

  under("undershirt", "Undershirts · فانلة داخلية", "undershirt, under shirt, inner vest, innerwear vest, thermal top, thermal undershirt, inner top, thermal, base layer, thermal vest", "فانلة, فانلات, فانله داخليه, فانلة حرارية, قميص داخلي رجالي, حماله, فنلة, قمصان داخليه, فانيله", "fanella, fanela, fanilla, fanla, fanelat, fanelaa", { "tank-top": 0.5, "layering-top": 0.7, tshirt: 0.3, "kind:underwear": 0.6 }),
  under("layering-top < top", "Layering tops · بادي", "layering top, bodysuit, body suit, basic top, body", "بادي, بودي, بادي كارينا, بدي, باديهات, بادى, بادي سوت", "body, badi, bady, baddy, bodi", { "tank-top": 0.5, tshirt: 0.4, undershirt: 0.7 }),
];
