// Dresses, abayas, kaftans, prayerwear, jumpsuits and sets.
import { type Term, termLine } from "./term.ts";

const dress = termLine("kind", "Dresses");
const abaya = termLine("kind", "Abayas");
const kaftan = termLine("kind", "Kaftans & Kimonos");
const prayer = termLine("kind", "Prayerwear");
const jumpsuit = termLine("kind", "Jumpsuits & Overalls");
const set = termLine("kind", "Clothing Sets");
const suit = termLine("kind", "Suits");
const other = termLine("kind", "Others");

// Columns are read side by side.
// prettier-ignore
export const DRESSES: Term[] = [
  dress("dress", "Dresses · فستان", "dress, frock, gown, dresses, one piece dress, robe longue, dres, drees", "فستان, فساتين, فستانات, دريس, فستاين, دريسات, فسطان", "fostan, fustan, fostaan, fasateen, fasatin, fustaan, fosatn, fstan, fsateen, fastan, fostann, dress, dreses, fosateen, fasaten", { abaya: 0.35, kaftan: 0.45, jumpsuit: 0.4, tunic: 0.25, galabeya: 0.45, skirt: 0.25 }),
  dress("evening-dress < dress", "Evening dresses · فستان سواريه", "evening dress, evening gown, soiree dress, ball gown, formal dress, prom dress, gala dress, bridesmaid dress, cocktail dress", "فستان سواريه, فساتين سواريه, فستان سهره, فساتين سهره, فستان سوارية, فستان سهرات, فساتين سهرات, فستان اشبينه", "fostan sware, fostan swaree, fasateen swareh, fostan sahra, fasateen sware, fostan soiree, fasateen soiree, fostan swareh", { "party-dress": 0.8, "wedding-dress": 0.4 }),
  dress("party-dress < dress", "Party dresses · فستان حفلات", "party dress, club dress, birthday dress, sequin dress", "فستان حفلات, فستان حفله, فساتين حفلات, فستان عيد ميلاد", "fostan 7afla, fostan hafla, fostan 7afalat", { "evening-dress": 0.8 }),
  dress("wedding-dress < dress", "Wedding dresses · فستان زفاف", "wedding dress, bridal dress, bridal gown, wedding gown", "فستان زفاف, فساتين زفاف, فستان عروسه", "fostan zefaf, fostan 3arosa", { "evening-dress": 0.6 }),
  dress("shirt-dress < dress", "Shirt dresses · فستان قميص", "shirt dress, shirtdress, t shirt dress, tshirt dress, tee dress, polo dress, chemisier", "فستان قميص, فستان شيميز, فستان تيشيرت, دريس قميص, شيميزيه", "fostan 2amis, fostan amis, fostan shemiz, fostan tishert"),
  dress("summer-dress < dress", "Summer dresses · فستان صيفي", "sundress, sun dress, beach dress", "فستان بحر", "fostan ba7r"),
  dress("slip-dress < dress", "Slip dresses · سليب دريس", "slip dress, satin slip dress", "سليب دريس, فستان بحمالات", "slip dres, fostan hammalat"),

  abaya("abaya", "Abayas · عباية", "abaya, abaia, abayah, abaya set, abayas", "بشت, عباية بشت, عباية, عبايات, عبايه, عباءة, عبي, عباءات, عبايا, عبايه خليجي, عباية استقبال", "bisht, besht, 3abaya bisht, abaya bisht, 3abaya, 3abayah, 3baya, 3abayat, abayat, 3abya, 3abaia, 3bayat, 3ebaya, 3abaye", { kaftan: 0.5, isdal: 0.35, galabeya: 0.5, dress: 0.35, kimono: 0.35 }),
  abaya("jilbab < abaya", "Jilbabs · جلباب", "jilbab, jelbab", "جلباب, جلابيب, ملحفة", "gelbab, gilbab, jilbaab", { isdal: 0.6, galabeya: 0.6 }),

  kaftan("kaftan", "Kaftans · قفطان", "kaftan, caftan, takshita", "قفطان, قفاطين, كفتان, قفاطين مغربي", "2oftan, oftan, koftan, qoftan, 2aftan, qaftan, aftan, kafatin, 2afatin, koftaan", { abaya: 0.5, kimono: 0.5, galabeya: 0.8, dress: 0.45 }),
  kaftan("kimono", "Kimonos · كيمونو", "kimono, kimono jacket, duster", "كيمونو, كيمونوهات, كمونو", "kimono, kemono, kimonoo, kimuno", { kaftan: 0.5, cardigan: 0.3, "cover-up": 0.6 }),
  kaftan("galabeya < kaftan", "Galabeyas · جلابية", "galabeya, galabiya, jalabiya, galabia, djellaba, jellaba, galabiyya, thobe, thawb, dishdasha, jalabiyah", "جلابية, جلاليب, جلابيه, جلابيات, جلابيه استقبال, ثوب, دشداشة", "galabeya, galabya, gallabeya, galabiya, glabya, galabeyya, galaleeb, galalib, jalabiya, galabia, gallabiya", { abaya: 0.5, "house-dress": 0.6, dress: 0.45, jilbab: 0.6 }),

  prayer("prayerwear", "Prayerwear · لبس صلاة", "prayerwear, prayer wear, prayer clothes, prayer outfit, praying clothes", "ملابس صلاة, لبس صلاة, هدوم صلاه", "lebs sala, hodoom sala"),
  prayer("isdal < prayerwear", "Prayer dresses · إسدال", "isdal, esdal, prayer dress, prayer set, prayer gown, one piece isdal", "إسدال, إسدالات, اسدال صلاة, طقم صلاة, اسدال الصلاه, فستان صلاه", "esdal, isdal, esdalat, isdaal, esdaal, esdal sala, esdal salah, isdal salah, isdaal salah, ta2m sala", { khimar: 0.6, abaya: 0.35, jilbab: 0.6 }),
  prayer("khimar < prayerwear", "Khimars · خمار", "khimar, khimar set, niqab, nikab", "خمار, خمارات, طقم خمار, نقاب, اخمره, خمار ماليزي", "5emar, khemar, khimar, 5imar, khemarat, 5mar, ne2ab, neqab, ta2m khemar", { hijab: 0.55, isdal: 0.6 }),
  prayer("prayer-rug < prayerwear", "Prayer rugs · سجادة صلاة", "prayer rug, prayer mat, mat, mats, something to pray on, prayer carpet", "سجادة صلاة, سجاجيد صلاة, مصلية, سجاده الصلاه, مصليه", "segada sala, seggadet sala, seggadet salah, sagadet sala, segadet sala, segadet salah, mosaleya"),

  jumpsuit("jumpsuit", "Jumpsuits · جمبسوت", "jumpsuit, jump suit, playsuit, romper suit, catsuit, jumpsuite, one piece jumpsuit", "جمبسوت, جامبسوت, جمب سوت, جمبسوتات, افرول حريمي", "jamsut, jumsuit, gambsoot, gambsot, jambsot, jumbsuit, gamsoot, jumpsoot, gampsuit", { overalls: 0.6, dress: 0.4, boilersuit: 0.8 }),
  jumpsuit("overalls < jumpsuit", "Overalls · سالوبيت", "overalls, dungarees, overall, dungaree, salopette, bib overalls", "سالوبيت, سلوبيت, سالوبيتات, سالوبت, سلوبت", "salopette, salobet, salopet, salobeet, slobet, saloubit", { boilersuit: 0.7 }),
  jumpsuit("boilersuit < jumpsuit", "Boilersuits · أوفرول", "boilersuit, boiler suit, coverall, coveralls", "أوفرول, افرول, عفريته, أفارول", "overol, averol, afarol", { overalls: 0.7 }),

  set("set", "Sets · طقم", "set, two piece set, two piece, 2 piece set, co ord, co ords, coord set, co ord set, matching set, outfit, ensemble, three piece set, 3 piece set, clothing set, 2 pieces, two pieces, combo, twin set, twinset, outfits", "طقم, أطقم, طقم قطعتين, اطقم, طقم كامل, سيت, اوتفيت, طقوم, طقم تلات قطع, قطعتين", "ta2m, takm, taqm, ta2em, tam2, at2om, ta2am, ta2mm, t2m, ta2om, otfit, outfet", { suit: 0.5, tracksuit: 0.5, "lounge-set": 0.6, pyjamas: 0.35 }),

  suit("suit", "Suits · بدلة", "suit, suits, two piece suit, three piece suit, tuxedo, tux, pantsuit, pant suit, trouser suit, suite", "بدلة, بدل, بدله, بدلات, سموكن, بدلة قطعتين, بدلة ثلاث قطع", "badla, badlah, bdla, bedla, badel, badal, smoken, badlla, badlat", { blazer: 0.5, set: 0.4, waistcoat: 0.35, "skirt-suit": 0.9 }),
  suit("skirt-suit < suit", "Skirt suits · تايير", "skirt suit, women's suit, ladies suit", "تايير, تاييرات, تاير حريمي, طايير", "tayeer, tayyeer, tayir, tayeir, taiyer"),

  other("saree", "Sarees · ساري", "saree, sari, sarees", "ساري, ساري هندي, سارى", "sary, sari", { "lehenga": 0.5, dress: 0.25 }),
  other("lehenga", "Lehengas · ليهنجا", "lehenga, lehenga choli, ghagra, choli", "ليهنجا, لهنجا", "", { saree: 0.5, skirt: 0.3 }),
  set("kurta-set < set", "Kurta sets · طقم كورتا", "kurta set, salwar suit, salwar set, salwar kameez, salwar and dupatta, churidar kurta, kurta pyjama, churidar set, churidar suit, anarkali", "طقم كورتا", "", { kurta: 0.6 }),
  other("dupatta < scarf", "Dupattas · دوباتا", "dupatta, chunni", "دوباتا"),
];
