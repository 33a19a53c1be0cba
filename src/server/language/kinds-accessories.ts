// Jewellery, watches, eyewear, head and neck, and other things worn beside clothes.
import { type Term, termLine } from "./term.ts";

const accessory = termLine("kind", "Accessories");
const head = termLine("kind", "Headwear");
const scarf = termLine("kind", "Hijabs & Scarves");
const other = termLine("kind", "Others");

// Columns are read side by side.
// prettier-ignore
export const ACCESSORIES: Term[] = [
  accessory("accessory", "Accessories · إكسسوارات", "accessory, accessories, accesories, accessorise", "إكسسوار, إكسسوارات, اكسسوار, اكسسورات, اكسسوري", "aksesowar, exeswar, accessoires, eksesowar, aksiswar, akseswarat, exeswarat"),
  accessory("jewellery < accessory", "Jewellery · مجوهرات", "jewellery, jewelry, jewellry, jewels, jewel, fashion jewellery, jewellery set, jewelry set, necklace set, jewelery", "مجوهرات, حلي, مجوهره, طقم مجوهرات, طقم اكسسوار, صيغة, دهب وفضه", "mogawharat, mogohrat, mgwhrat, ta2m aksesowar, 7oly"),
  accessory("necklace < jewellery", "Necklaces · سلسلة", "necklace, necklaces, for my neck, around my neck, around the neck, chain, choker, neck chain, neckpiece, necklce, neck piece", "سلسلة, سلاسل, عقد, عقود, قلادة, قلائد, كوليه, شوكر, سلسله رقبه, سلسال, قلايد", "selsela, silsila, selsla, salasel, 3o2d, 3okd, kolyeh, koleh, selsila, silsela, 3a2d, selselah", { pendant: 0.85 }),
  accessory("pendant < jewellery", "Pendants · دلاية", "pendant, pendants, locket, charm pendant", "دلاية, دلايات, دلايه, تعليقة, تعليقه, مدلاة", "delaya, dalaya, dallaya, dellaya, ta3li2a", { necklace: 0.85 }),
  accessory("earrings < jewellery", "Earrings · حلق", "earring, earrings, for my ears, for her ears, for the ears, ear rings, studs, hoops, hoop earrings, drop earrings, jhumka, jhumkas, stud earrings, ear cuff, ear studs, danglers", "حلق, حلقان, أقراط, لوداني, في وداني, لودانها, قرط, حلقات ودن, اقراط", "7ala2, halak, hala2, 7al2, 7alak, 7el2an, 7elan, 7alaq, halaq, 7la2, 7elqan"),
  accessory("ring < jewellery", "Rings · خاتم", "ring, rings, engagement ring, signet ring, finger ring, wedding ring", "خاتم, خواتم, دبلة, محبس, دبل, خاتم خطوبه", "5atem, khatem, khatim, khawatem, 5awatem, debla, dibla, 5atim, 5atm, khawatim, khatam"),
  accessory("bracelet < jewellery", "Bracelets · إسورة", "bracelet, bracelets, for my wrist, on my wrist, for the wrist, cuff bracelet, charm bracelet, wrist band, wristband, wristbands, kada, kara, armlet", "إسورة, أساور, انسيال, سوار, اسوره, أسورة, اساور, انسيالات, حظاظه, أسوار", "eswera, aswera, asawer, ensyal, insyal, eswara, iswera, oswera, swar, siwar, asawir, eswra", { bangle: 0.85, anklet: 0.4, watch: 0.2 }),
  accessory("bangle < jewellery", "Bangles · غويشة", "bangle, bangles", "غويشة, غوايش, غويشه, بنجل, بناجر", "ghewesha, 8ewesha, ghawayesh, ghweisha, 3'ewesha, gewesha", { bracelet: 0.85 }),
  accessory("anklet < jewellery", "Anklets · خلخال", "anklet, anklets, ankle bracelet, payal, toe ring", "خلخال, خلاخيل", "5ol5al, kholkhal, 5olkhal, khulkhal", { bracelet: 0.4 }),
  accessory("brooch < jewellery", "Brooches · بروش", "brooch, lapel pin, brooches, pin badge, scarf pin, hijab pin", "بروش, دبوس, بروشات, دبوس طرحه, دبابيس", "brosh, broosh, dabboos, dabous"),
  accessory("cufflinks < accessory", "Cufflinks · أزرار أكمام", "cufflink, cufflinks, cuff links, tie pin, tie clip, tie bar", "كبك, أزرار أكمام, ازرار كم, كفلينكس, دبوس كرافته", "kabak, cuflinks, azrar kom", { tie: 0.4 }),

  accessory("watch < accessory", "Watches · ساعة", "watch, watches, wrist watch, wristwatch, smartwatch, smart watch, chronograph, timepiece, analog watch, analogue watch, digital watch, wach", "ساعة, ساعات, ساعة يد, ساعه, ساعات يد, ساعة ذكية, سمارت واتش, ساعه ايد", "sa3a, sa3at, saa3a, sa3et yad, sa3aa, saat, sa3et eed, smart wotsh, se3a"),
  accessory("watch-strap < accessory", "Watch straps · سير ساعة", "watch strap, watch band, watch straps, watch box", "سير ساعة, استيك ساعة, استك ساعه, سير الساعه", "ostek sa3a, estek sa3a"),
  accessory("sunglasses < accessory", "Sunglasses · نضارة شمس", "sunglasses, sunglass, sun glasses, ?shades, aviators, wayfarers, goggles, sunnies, aviator sunglasses", "نضارة شمس, نظارة شمس, نضارات شمس, نظارة شمسية, نظارات شمسية, نضارة, نظارة, نضارات, نظارات, نضاره, نضارت شمس", "naddara, nadara, nadart shams, nadaret shams, naddaret shams, nadarat shams, naddart shams, nadharat, ndara, nazara, nadaret shms, naddarat shams", { eyeglasses: 0.6 }),
  accessory("eyeglasses < accessory", "Eyeglasses · نضارة نظر", "eyeglasses, glasses, spectacles, reading glasses, optical frame, eyewear, eye glasses, spectacle frame, frames", "نضارة نظر, نظارة طبية, نظارات طبيه, نضاره طبيه, فريم نضاره", "nadart nazar, nadaret nazar, naddaret nazar", { sunglasses: 0.6 }),
  accessory("belt < accessory", "Belts · حزام", "belt, belts, waist belt, leather belt, waistbelt", "حزام, أحزمة, احزمه, حزام جلد, حزامات, حزام وسط", "7ezam, hezam, 7izam, a7zema, hizam, 7zam, ahzema, 7ezaam, 7ezam geld, hezam geld"),
  accessory("suspenders < accessory", "Suspenders · حمالات", "suspenders, suspender, braces", "حمالات بنطلون, حمالة بنطلون, بريتيل", "7amalat, hammalat bantalon, 7ammalat"),
  accessory("tie < accessory", "Ties · كرافتة", "tie, necktie, neck tie, bow tie, bowtie, ties, pocket square, cravat, neckties, bow ties, tie set", "كرافتة, كرفتة, كرافات, ربطة عنق, ببيونة, بابيون, كرافته, ربطات عنق, بيبيونه, كرافتات, ربطه عنق, منديل جيب", "karafata, karafatta, garafatta, garafata, krafata, krafatta, bebyona, papillon, krafat, karavatta, cravatta, graffata", { cufflinks: 0.4 }),
  accessory("hair-accessory < accessory", "Hair accessories · إكسسوارات شعر", "hair accessory, hair accessories, headband, head band, hair clip, scrunchie, hair band, hairband, hairclip, bobby pins, hair tie, hair pin, hair claw, tiara, scrunchies", "توكة, بنسة شعر, توك, اكسسوارات شعر, توكة شعر, طوق شعر, تاج, بندانة شعر, سكرانشي, بنس شعر, ربطه شعر, استك شعر", "tokka, toka, toak, bensa, tok, tokket sha3r, hedband, tokt sha3r"),
  accessory("keychain < accessory", "Keychains · ميدالية مفاتيح", "keychain, key chain, keyring, key ring, key chains, key holder, lanyard", "ميدالية, ميداليه مفاتيح, ميدالية مفاتيح, تعليقه مفاتيح, سلسلة مفاتيح", "medalya, midalya, medaleya, medalyet mafati7"),
  accessory("travel-accessory < accessory", "Travel accessories · إكسسوارات سفر", "travel accessory, travel accessories, neck pillow, grooming kit, travel kit", "اكسسوارات سفر, مخدة سفر"),

  head("headwear", "Headwear · كابات وقبعات", "headwear, hat, hats, head wear, fedora, panama hat, trilby", "غطاء رأس, أغطية رأس, برنيطة, قبعة, قبعات, برانيط, طاقية, طواقي, برنيطه, طاقيه, غطا راس", "bornita, borneta, ta2eya, taeya, tawa2y, ta2iya, taqeya, kobba3a, 2oba3a, borneeta, ta2eyya"),
  head("cap < headwear", "Caps · كاب", "cap, caps, baseball cap, snapback, trucker cap, visor, dad cap, sports cap", "كاب, كابات, كاب رياضي, كاسكيت, كاسكيته, كاب بيسبول", "kab, kap, kaskette, kasket, kabat, kasketta, kaap", { "bucket-hat": 0.6, beanie: 0.4, "sun-hat": 0.4 }),
  head("beanie < headwear", "Beanies · آيس كاب", "beanie, beanies, knit hat, winter hat, wool hat, skull cap, woolen cap, knitted cap, monkey cap, winter cap, beanie hat", "آيس كاب, ايس كاب, ايسكاب, طاقية صوف, طاقيه تريكو, بيني", "ays kab, ice cap, ays cap, ice kab, ays kap, ayskab, ta2eyet soof", { cap: 0.4, "bucket-hat": 0.35 }),
  head("bucket-hat < headwear", "Bucket hats · باكيت هات", "bucket hat, bucket hats", "باكيت هات, باكت هات, بكت هات", "baket hat, buckt hat, baket hatt", { cap: 0.6, "sun-hat": 0.7 }),
  head("sun-hat < headwear", "Sun hats · برنيطة شمس", "sun hat, hat for the sun, hat against the sun, hat for the beach, straw hat, beach hat, floppy hat, sunhat, wide brim hat", "برنيطة شمس, برنيطة بحر, قبعة شمس, برنيطة خوص, قبعة بحر, قبعة قش, برنيطه قش", "bornitet shams, bornitet ba7r, bornita shams, bornetet shams", { "bucket-hat": 0.7, cap: 0.4 }),
  head("beret < headwear", "Berets · بيريه", "beret, berets", "بيريه, بريه, باريه", "bereh, bireh, beriet", { beanie: 0.4 }),
  head("undercap < headwear", "Undercaps · بونيه", "undercap, under cap, under scarf, underscarf, hijab cap, bonnet, hijab undercap, inner hijab", "بونيه, بونيهات, بندانة, بنضانه, بونيه قطن, بندانه, بونيهه", "boneh, bonneh, bonnet, bonehat, boniet, bonih, boneih", { turban: 0.6, hijab: 0.4 }),
  head("turban < headwear", "Turbans · توربان", "turban, turbans, head wrap, headwrap", "توربان, تربون, تربان, عمامة, توربون", "torban, turbon, turbaan, tarboon, torbon", { undercap: 0.6, hijab: 0.5 }),

  scarf("scarf", "Scarves · إيشارب", "scarf, scarves, scarfs, stole, stoles, square scarf, bandana, foulard, neckerchief, silk scarf, wrap scarf", "إيشارب, ايشاربات, ايشارب مربع, وشاح, أوشحة, منديل رقبه, اشارب, سكارف, ايشارب ساتان, فولار", "esharb, isharb, echarpe, esharpe, eshrab, isharp, scaarf, esharbat, esharp, foulard, skarf", { hijab: 0.75, shawl: 0.75, muffler: 0.7 }),
  scarf("hijab < scarf", "Hijabs · طرحة", "hijab, hijabs, headscarf, head scarf, veil, hejab, hijap, head scarves", "طرحة, طرح, حجاب, طرحه, طرحات, حجابات, شيلة, شيله, طرح شيفون, طرحة حجاب", "tar7a, tarha, tar7ah, torah, tora7, 6ar7a, 7egab, hegab, 7ijab, hijaab, trha, tr7a, tora7, tarhaa, 7gab, turah, shela", { khimar: 0.55, turban: 0.5, shawl: 0.6, undercap: 0.4 }),
  scarf("shawl < scarf", "Shawls · شال", "shawl, shawls, wrap shawl, infinity scarf, pashmina shawl", "شال, شيلان, شالات, شال صوف, شال تريكو", "shal, shaal, chale, shalat, chal, shalaat", { poncho: 0.45, muffler: 0.8, cape: 0.4 }),
  scarf("muffler < scarf", "Mufflers · كوفية", "muffler, mufflers, snood, neck warmer", "كوفية, كوفيه, كوفيات, لفحة, سكارف صوف, اسكارف, لفحه", "kofeya, koffeya, kofiya, kofia, kufiyya, kofeyya, laf7a", { shawl: 0.8 }),

  other("socks", "Socks · شراب", "sock, socks, ankle socks, knee socks, crew socks, no show socks, booties socks, stay ups", "شراب, شرابات, جورب, جوارب, شربات, شراب قصير, شراب طويل", "sharab, shorab, shrab, sharabat, gawareb, gorab, jawarib, shurrab, shoraab, sharaab, shorabat, sharabaat", { tights: 0.5 }),
  other("tights", "Tights · كولون", "tights, stocking, stockings, pantyhose, hosiery, thigh highs", "كولون, كولونات, كلسون, شراب نايلون", "kolon, colon, collant, koloon, kolonat, koloun", { socks: 0.5, leggings: 0.6 }),
  other("gloves", "Gloves · جوانتي", "glove, gloves, mittens, mitten, gym gloves", "جوانتي, جوانتيات, قفاز, قفازات, جوانتى, جلافز", "gwanti, gawanti, gwanty, gowanty, jwanti, gwante, gwantyat, gaunti"),
  other("umbrella", "Umbrellas · شمسية", "umbrella, umbrellas, parasol", "شمسية, شماسي, مظلة, شمسيه, مظلات, شمسيات, مظله", "shamseya, shamsia, shamsya, shamsiya, shamasy, shamseyya, mazalla"),
  other("prayer-beads", "Prayer beads · سبحة", "prayer beads, misbaha, tasbih, rosary, sebha, subha, worry beads", "سبحة, سبح, مسبحة, مسابح, سبحه, مسبحه", "seb7a, sebha, mesba7a, sob7a, misba7a, sebhaa", {}),
  other("face-mask", "Face masks · كمامة", "face mask, face masks, cloth mask", "كمامة, كمامات, ماسك قماش", "kemama, kamama"),
];
