// Home, gifts, beauty and everything else shops sell beside clothes.
import { type Term, termLine } from "./term.ts";

const home = termLine("kind", "Home & Living");
const gift = termLine("kind", "Gifts & Stationery");
const other = termLine("kind", "Others");

// Columns are read side by side.
// prettier-ignore
export const THINGS: Term[] = [
  home("home", "Home & living · مستلزمات البيت", "home decor, housewarming, house warming, new home, new house, moved house, moving house, living room, for the living room, for my living room, for the bedroom, for my room, for the kitchen, kitchen, kitchenware, new apartment, new flat, home and living, homeware, home ware, home accessories, decor, decoration, home goods, housewares, home items", "مستلزمات البيت, بيت جديد, شقه جديده, البيت الجديد, الشقه الجديده, ديكور, ديكورات, حاجات للبيت, ديكور منزلي, مطبخ, ادوات مطبخ, حاجات للمطبخ, مفروشات, ادوات منزليه, ديكور البيت", "matba5, matbakh, decor, dekor, 7agat lel beit, mafrooshat, dekorat, 7agat lelbeit"),
  home("cushion < home", "Cushions · خدادية", "cushion, cushions, pillow, throw pillow, cushion cover, cushion covers, pillow case, pillowcase, pillow cover, bolster, pillows", "خدادية, خداديات, مخدة, مخدات, وسادة, وسائد, خداديه, كوشن, كيس مخده, وساده", "khodadeya, 5odadeya, khodadya, makhadda, me5adda, khodadeyat, khodadia, mekhadda, 5odadya", { throw: 0.4 }),
  home("candle < home", "Candles · شمعة", "candle, candles,  scented candle, scented candles, soy candle, candle holder, tea light, wax melt", "شمعة, شموع, شمعة معطرة, شمع, شموع معطره, شمعه", "sham3a, shama3, sham3, shmo3, shomoo3, sham3a mo3attara, shamaa, shumoo3"),
  home("throw < home", "Throws & blankets · مفرش", "throw, throws, blanket, blankets, throw blanket, bedspread, quilt, comforter, duvet, coverlet, dohar, wool blanket", "مفرش, مفارش, بطانية, بطاطين, كوفرته, بطانيه, كوفرتة, لحاف", "mafrash, batanya, bataneya, batateen, mafaresh, batania, coverta, koverta, le7af", { cushion: 0.4, rug: 0.3, bedding: 0.6 }),
  home("bedding < home", "Bedding · ملايات", "bedding, bed sheet, bedsheet, bed sheets, bedsheets, duvet cover, bed set, fitted sheet, bed cover, bed linen", "ملاية سرير, ملايات, طقم سرير, ملايه, ملاءة, اطقم سرير, مفرش سرير", "melaya, melayat, ta2m serir, milaya", { throw: 0.6 }),
  home("rug < home", "Rugs · سجادة", "rug, rugs, carpet, carpets, woven rug, kilim, floor mat, doormat, door mat, bath mat", "سجادة, سجاد, سجاجيد, كليم, سجاده, كليمه, مشاية, مشايه, دواسة", "segada, seggada, sagada, seggad, kelim, klim, sigada, sagagid, segagid, seggadah", { throw: 0.3 }),
  home("vase < home", "Vases · فازة", "vase, vases, ceramic vase, planter, flower pot, plant pot, flower vase", "فازة, فازات, مزهرية, فازه, أصيص, زهريات", "vaza, faza, vazah, fazat, zohreya, faaza"),
  home("mug < home", "Mugs · مج", "mug, mugs, drinks tea, drinks coffee, tea lover, coffee lover, loves tea, loves coffee, tea drinker, coffee drinker, a lot of tea, a lot of coffee, cup, cups, coffee mug, coffee cup, ceramic mug, tea cup, tumbler, travel mug, teacup", "مج, مجات, كوباية, كوب, فنجان, فناجين, كوبايات, اكواب, كوبايه, مج قهوه", "mag, magg, magat, kobaya, kobbaya, fengan, kobayat, finjan, mgg"),
  home("bottle < home", "Bottles · زجاجة مياه", "water bottle, bottle, flask, thermos, sipper, water bottles", "زجاجة مياه, ازازة مياه, زمزميه, ازازه, ترمس", "ezazet mayya, zamzameya, ezaza"),
  home("tableware < home", "Tableware · أدوات مائدة", "tableware, plate, plates, bowl, tray, dinner set, serving tray, coaster", "طبق, أطباق, صينية, طقم سفرة, اطباق, صينيه, كوسترات, سلطانية", "taba2, atba2, senya, seneya"),
  home("table-linen < home", "Table linen · مفارش سفرة", "table runner, placemat, tablecloth, table cloth, napkin, table linen", "مفرش سفرة, رانر, مفارش سفره, فوط سفره", "mafrash sofra"),
  home("apron < home", "Aprons · مريلة", "apron, kitchen apron", "مريلة مطبخ, مريلة, مرايل", "maryala"),
  home("towel < home", "Towels · فوطة", "towel, towels, bath towel, hand towel", "فوطة, فوط, بشاكير, منشفة, مناشف", "fota, fouta, fowat, foota"),
  home("wall-art < home", "Wall art · لوحات", "wall art, poster, posters, frame art, photo frame, painting, picture frame, wall hanging, canvas art", "لوحة, لوحات, برواز, تابلوه, تابلوهات, براويز", "tablooh, lo7a, berwaz, lo7at, lawha"),
  home("mirror < home", "Mirrors · مراية", "mirror, wall mirror, hand mirror", "مراية, مرايات, مرآة, مرايا", "meraya, mraya"),
  home("clock < home", "Clocks · ساعة حائط", "clock, wall clock, table clock, alarm clock, desk clock", "ساعة حائط, ساعة حيطة, منبه", "sa3et 7eta"),
  home("lamp < home", "Lamps & lanterns · فانوس", "lamp, lantern, table lamp, floor lamp, desk lamp, fairy lights", "فانوس, فوانيس, اباجوره, لمبة, ابليك, أباجورة", "fanous, fanoos, abagora, fawanees"),
  home("incense < home", "Incense & diffusers · بخور", "incense, diffuser, reed diffuser, room spray, home fragrance, incense burner, bakhoor, air freshener", "بخور, مبخرة, فواحة, معطر جو, مبخره, فواحه, معطر", "bokhor, bakhoor, bo5oor, fawa7a, bokhoor", { candle: 0.5, perfume: 0.4 }),

  gift("gift", "Gifts · هدايا", "gift, gifts, present, presents, gift ideas, souvenir, gifting, gift idea, giveaway, free gift, free gifts", "هدية, هدايا, هديه, سوفنير, هدايه, جفت", "hedeya, hadeya, hadaya, hedaya, hadya, hdeya, hadiya, hadaia, hedia"),
  gift("gift-box < gift", "Gift boxes · بوكس هدايا", "gift box, gift set, gift hamper, gift boxes, hamper, gift basket, gift sets, gift card, surprise box, accessory gift set", "بوكس هدايا, بوكس, علبة هدايا, بوكسات, بوكس هديه, طقم هدايا, علبه هديه", "box hadaya, boks hadaya, bokes, box hedeya, boks, 3elbet hadaya", { gift: 0.8 }),
  gift("stationery", "Stationery · قرطاسية", "stationery, stationary, office supplies, school supplies, desk accessories", "قرطاسية, ادوات مكتبية, أدوات مدرسية, ادوات مكتب", "adawat maktabeya, kertaseya"),
  gift("notebook < stationery", "Notebooks · نوتة", "notebook, notebooks, journal, planner, diary, sketchbook, note book, notepad, agenda, journals", "نوتة, نوت, نوت بوك, كشكول, أجندة, دفتر, نوته, دفاتر, اجنده, نوتبوك, كشاكيل, بلانر", "nota, noota, notbook, agenda, kashkool, daftar, nottah, not book, kashkol", { pen: 0.4 }),
  gift("card < stationery", "Greeting cards · كروت معايدة", "greeting card, greeting cards, card, cards, greeting card set, postcard, eid card, birthday card", "كارت معايدة, كروت معايدة, طقم كروت معايدة, كارت, كروت, بطاقه معايده, بطاقات", "kart, krot, karot, kart mo3ayda, korot"),
  gift("pen < stationery", "Pens · قلم", "pen, pens, pencil set, ballpoint, fountain pen, ball pen, pencil case", "قلم, أقلام, قلم حبر, قلم جاف, اقلام", "2alam, alam, 2a2lam, qalam, 2alam 7ebr, 2lam", { notebook: 0.4 }),
  gift("sticker < stationery", "Stickers · ستيكرز", "sticker, stickers, bookmark", "ستيكر, ستيكرز, استيكرات", "stikar"),
  gift("toy", "Toys · لعب", "toy, toys, doll, plush, teddy bear, soft toy, puzzle, board game", "لعبة, لعب, عروسة لعبه, دبدوب, دباديب, لعب اطفال", "le3ba, le3ab, dabdoub, dabdoob"),

  other("beauty", "Beauty · تجميل", "beauty, cosmetics, makeup, make up, personal care, make up kit, beauty accessory, makeup brush, cosmetic, toiletries, grooming", "ميكب, مكياج, مستحضرات تجميل, ميك اب, تجميل, ميكاب", "mekap, mikyaj, makyag, meikap, makiaj, makeub"),
  other("perfume < beauty", "Perfumes · عطر", "perfume, perfumes, fragrance, eau de toilette, eau de parfum, cologne, edp, edt, parfum, body mist, attar, oud perfume, fragrance gift set, perfume and body mist, scent, body spray, fragrances", "عطر, عطور, برفان, برفانات, بارفان, برفيوم, بودي سبلاش, بودي ميست, كولونيا, بيرفيوم, ماء عطر", "3etr, 3otoor, perfan, parfan, barfan, burfan, 3itr, berfan, 3otour, barfanat, perfam, 3tr, parfum, body splash", { deodorant: 0.5, incense: 0.4 }),
  other("deodorant < beauty", "Deodorants · مزيل عرق", "deodorant, deodorants, deo, roll on, antiperspirant, deo spray, deodrant, deodorant spray", "مزيل عرق, مزيل, ديودرنت, مزيل العرق, ديودورانت, مزيلات عرق, سبراي مزيل", "mozeel, mozil 3ara2, deodrant, mozeel 3ara2, mozel 3ara2, mozeel 3ara2, mozil", { perfume: 0.5 }),
  other("lipstick < beauty", "Lipsticks · روج", "lipstick, lipsticks, lip colour, lip color, matte lipstick, lip stick, liquid lipstick, lip crayon", "روج, أحمر شفاه, احمر شفايف, روچ, أرواج, روجات, حمرة شفايف, ليبستك, حمره, قلم روج", "roug, rouge, rooj, roog, lebstick, lipstik, roj", { "lip-gloss": 0.7, "lip-liner": 0.6, "lip-care": 0.4 }),
  other("lip-gloss < beauty", "Lip gloss · ليب جلوس", "lip gloss, lipgloss, lip plumper, lip glosses, lip tint", "ليب جلوس, جلوس, ملمع شفاه, ليبجلوس, ملمع شفايف", "lib gloss, lip glos, gloss", { lipstick: 0.7, "lip-care": 0.6 }),
  other("lip-liner < beauty", "Lip liners · محدد شفاه", "lip liner, lip pencil, lipliner", "محدد شفاه, محدد شفايف, ليب لاينر, قلم شفايف, قلم شفاه", "mo7aded shafayef, lib liner", { lipstick: 0.6 }),
  other("lip-care < beauty", "Lip care · مرطب شفاه", "lip balm, lip care, chapstick, lip butter, lip scrub", "مرطب شفاه, مرطب شفايف, ليب بالم, زبدة شفايف", "lip balm, moratab shafayef", { "lip-gloss": 0.6 }),
  other("nail-polish < beauty", "Nail polish · مناكير", "nail polish, nail polishes, nail varnish, nail paint, nail colour, nail color, nail enamel, manicure, nail lacquer, nail essentials, nail polish remover", "مناكير, طلاء أظافر, مونيكير, طلاء اظافر, مانيكير, لون اظافر, مناكيير", "manakir, manakeer, manikir, monekir, manakeir, manakeer"),
  other("eyeliner < beauty", "Eyeliner & kajal · كحل", "eyeliner, kajal, kohl, eye liner, eye pencil, kajal and eyeliner, kajol", "كحل, آيلاينر, ايلاينر, أي لاينر, كحل عين, قلم كحل, محدد عيون", "ko7l, kohol, aylayner, eylayner, ko7ol, eyelinr", { mascara: 0.6, eyeshadow: 0.6 }),
  other("mascara < beauty", "Mascara · ماسكرا", "mascara, mascaras, lash mascara, false lashes", "ماسكرا, مسكرا, ماسكارا, رموش", "maskara, maskra", { eyeliner: 0.6 }),
  other("eyeshadow < beauty", "Eyeshadow · آي شادو", "eyeshadow, eye shadow, eyeshadows, eye shadows, eye palette", "آي شادو, اي شادو, ايشادو, ظلال عيون, شادو", "eye shado, ay shado, eyeshado", { eyeliner: 0.6 }),
  other("foundation < beauty", "Foundation & primer · كريم أساس", "foundation, primer, foundation and primer, bb cream, cc cream", "كريم أساس, فاونديشن, برايمر, فونديشن", "fondation, foundeshn, faundation", { concealer: 0.6, compact: 0.6 }),
  other("concealer < beauty", "Concealer · كونسيلر", "concealer, colour corrector", "كونسيلر, خافي عيوب", "konsiler, conceler"),
  other("compact < beauty", "Compact & powder · بودرة", "compact, compact powder, face powder, pressed powder, loose powder", "بودرة, بودره وش, كومباكت, بودرة مضغوطة", "bodra, boudra"),
  other("blush-makeup < beauty", "Blusher & highlighter · بلاشر", "blusher, highlighter, bronzer, highlighter and blush, contour, blush powder, blush on", "بلاشر, هايلايتر, احمر خدود, برونزر, حمرة خدود", "blasher, hilayter, haylayter"),
  other("face-care < beauty", "Face care · عناية بالوجه", "face care, face cream, eye cream, skincare, skin care, face pack", "كريم وش, عناية بالبشرة, كريم للوجه, عنايه بالوجه", "krem wesh", { "body-care": 0.5 }),
  other("face-wash < face-care", "Face wash · غسول", "face wash, cleanser, face wash and cleanser, makeup remover, face cleanser", "غسول, غسول وش, غسول وجه, مزيل مكياج", "ghasool, ghasol, 8asool", { toner: 0.5, "face-scrub": 0.6 }),
  other("moisturiser < face-care", "Moisturisers · مرطب", "moisturiser, moisturizer, face moisturiser, face moisturizer, day cream, night cream", "مرطب, كريم مرطب, مرطب وجه", "moratteb, moratab"),
  other("sunscreen < face-care", "Sunscreen · واقي شمس", "sunscreen, sun screen, sunblock, sun block, sun cream", "واقي شمس, صن بلوك, صنبلوك, كريم شمس", "sunblok, sun blok"),
  other("serum < face-care", "Serums · سيروم", "serum, face serum, face oil", "سيروم, زيت للوجه", "serom"),
  other("toner < face-care", "Toners · تونر", "toner, face toner, face mist", "تونر", "tonar"),
  other("face-scrub < face-care", "Scrubs & masks · مقشر وماسك", "scrub, face scrub, exfoliator, face scrub and exfoliator, peel, mask and peel, clay mask, sheet mask", "مقشر, ماسك وش, سكراب", "skrab"),
  other("body-care < beauty", "Body care · عناية بالجسم", "body lotion, body butter, body cream, hand cream, lotion, body oil", "لوشن, كريم جسم, بودي لوشن, كريم ايد, زبدة جسم, لوشن جسم", "loshn, lotion gesm", { "face-care": 0.5 }),
  other("body-wash < beauty", "Body wash & soap · شاور جل", "body wash, shower gel, soap, body scrub, hand wash, bath bomb", "شاور جل, صابون, صابونه, سكراب جسم", "shawer gel, saboun, saboona, shower jel, saboon", { "body-care": 0.5 }),
  other("shaving < beauty", "Shaving · حلاقة", "shaving cream, aftershave, after shave, shaving foam, shaving kit, razor, mens grooming kit", "كريم حلاقة, معجون حلاقه, افتر شيف, ماكينه حلاقه", "krem 7ela2a"),
  other("hair-care < beauty", "Hair care · عناية بالشعر", "shampoo, conditioner, hair oil, hair care, hair gel, hair serum, hair wax, hair brush, hair mask", "شامبو, زيت شعر, بلسم, كريم شعر, عناية بالشعر", "shambo, shampo, zet sha3r"),
  other("hair-colour < beauty", "Hair colour · صبغة شعر", "hair colour, hair color, hair dye, henna powder", "صبغة شعر, صبغه, صبغات شعر", "sabghet sha3r, sabgha", { "hair-care": 0.5 }),
];
