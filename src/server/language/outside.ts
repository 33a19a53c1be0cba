// What people ask a shop for and no fashion brand has: known by name so that it can be said so, and so that
// nothing is taken for a slip of a fashion word.
import { createPhrases } from "./phrases.ts";
import { take, type Tokens } from "./tokens.ts";

export type Outside = { en: string; ar: string; isBrand?: true };

const thing = (en: string, ar: string): Outside => ({ en, ar });

const OUTSIDE = createPhrases<Outside>([
  [
    thing("laptops", "لابتوبات"),
    "laptop, laptops, notebook computer, macbook, computer, computers, pc, لابتوب, لاب توب, لاب, كمبيوتر, labtop, lab top, kombyoter, kompyoter",
  ],
  [
    thing("phones", "موبايلات"),
    "phone, phones, mobile, mobiles, mobile phone, smartphone, iphone, samsung, موبايل, موبايلات, تليفون, ايفون, سامسونج, samsong, mobailat, mobail, telefon, ayfon, mobayl",
  ],
  [
    thing("phone cases", "جرابات موبايلات"),
    "جراب موبايل, جراب للموبايل, جراب الموبايل, جراب تليفون, جراب للتليفون, جراب ايفون, جراب للايفون, جراب ايباد, جراب تابلت, جراب سامسونج, جراب شاومي, جراب اوبو, gerab samsung, gerab oppo, gerab xiaomi, كفر موبايل, كفر للموبايل, كفر ايفون, كفر للايفون, كافر موبايل, كفرات, كفرات موبايل, اسكرينه, gerab mobile, gerab lel mobile, gerab iphone, gerab lel iphone, cover mobile, cover lel mobile, cover el mobile, cover iphone, covers iphone, cover lel iphone, kafar mobile, kafar lel mobile, kafar iphone, screena, eskrina",
  ],
  [
    thing("cleaning things", "منظفات"),
    "منظفات, مسحوق غسيل, صابون مواعين, كلور, monazefat, mas7oo2 ghaseel, saboon mawa3een",
  ],
  [
    thing("flowers", "ورد طبيعي"),
    "ورد طبيعي, بوكيه ورد, ورد بلدي, bokeh ward, ward tabee3y, ward tabi3y",
  ],
  [
    thing("tiles and taps", "سيراميك وأدوات صحية"),
    "سيراميك حمام, سيراميك حمامات, سيراميك للحمام, سيراميك ارضيات, سيراميك للارض, سيراميك مطبخ, بورسلين, بلاط, حنفيه, ادوات صحيه, دهانات, seramik 7ammam, seramik lel 7ammam, porsleen, 7anafeya",
  ],
  [
    thing("chargers", "شواحن"),
    "charger, chargers, power bank, powerbank, cable, adapter, macbook charger, شاحن, شواحن, باور بانك, وصله, sha7en, shahen, shawa7en",
  ],
  [
    thing("electronics", "إلكترونيات"),
    "tv, television, headphones, earphones, airpods, speaker, camera, playstation, ps4, ps5, xbox, nintendo, console, printer, monitor, keyboard, tablet, ipad, laptop stand, بطاريه, بطاريات, battareya, تلفزيون, شاشه, سماعات, سماعه, كاميرا, بلايستيشن, طابعه, تابلت, ايباد, telefezyon, shasha, sama3at, samma3at, kamera, blaystation",
  ],
  [
    thing("furniture", "أثاث"),
    "sofa, sofas, couch, couches, chair, chairs, table, tables, desk, desks, bed, beds, wardrobe closet, bookshelf, furniture, mattress, كنبه, كنب, كرسي, كراسي, ترابيزه, ترابيزات, مكتب خشب, سرير, سراير, دولاب, اثاث, مرتبه, انتريه, kanaba, kanab, korsy, karasy, tarabeza, tawla, sofra, طاوله, طاولات, سفره, serir, dolab, asas, martaba, antreh",
  ],
  [
    thing("home appliances", "أجهزة منزلية"),
    "fridge, refrigerator, washing machine, dishwasher, oven, microwave, air conditioner, fan heater, vacuum cleaner, blender, kettle, iron appliance, air fryer, تلاجه, غساله, غسالات, تلاجات, بوتاجاز, ميكروويف, تكييف, مروحه, مكنسه, خلاط, غلايه, ايرفراير, مكواه, سشوار, دفايه, سخان, فريزر, فرن, makwa, seshwar, daffaya, sakhan, forn, talaga, tallaga, talagat, tallagat, ghassalat, ghassala, 8assala, ghasala, botagaz, mikroweif, takeef, marwa7a, maknasa, khallat",
  ],
  [
    thing("curtains and carpets", "ستاير وسجاجيد"),
    "curtain, curtains, carpet, carpets, rug, rugs, blinds, ستاره, ستاير, سجاد, سجاجيد, موكيت, satayer, setara, sagagid, segad",
  ],
  [
    thing("toys", "لعب أطفال"),
    "lego, playmobil, barbie, remote control car, لعب اطفال, لعبه اطفال, عرايس لعبه, le3ab atfal",
  ],
  [
    thing("prams and baby gear", "عربيات ومستلزمات أطفال"),
    "pram, prams, stroller, strollers, pushchair, buggy, baby carriage, high chair, crib, cot, car seat, عربيه اطفال, عربيه بيبي, عربيه البيبي, كرسي اطفال, كرسي عربيه, سرير بيبي, سرير اطفال, مشايه اطفال, حفاضات, بامبرز, diapers, nappies, 3arabeyet atfal, 3arabeyet baby, 3arabeyet el baby, serir atfal, korsy atfal, 7afadat, pampers",
  ],
  [
    thing("cars", "عربيات"),
    "كاوتش عربيه, كاوتش للعربيه, كاوتش العربيه, كاوتشات, كاوتشات عربيه, فرد كاوتش, اطار عربيه, اطارات, بطاريه عربيه, زيت عربيه, kawetsh 3arabeya, kawtsh 3arabeya, kawetsh el 3arabeya, kawtsh el 3arabeya, kawetsh lel 3arabeya, kawetshat, kawtshat, batareyet 3arabeya, zeet 3arabeya, car, cars, motorcycle, bike, bicycle, scooter, tyre, tires, عربيه, عربيات, موتوسيكل, عجله, اسكوتر, 3arabeya, 3arabyat, motosikl, 3agala",
  ],
  [
    thing("food", "أكل"),
    "food, pizza, burger, koshary, cake, chocolate bar, coffee beans, groceries, snacks, اكل, بيتزا, برجر, كشري, تورته, تورتات, جاتوه, كيكه, كحك, حلويات, لبن اطفال, بقاله, akl, betza, koshary, torta, toorta, tortet, gatoh, keka, ka7k, 7alaweyat, laban atfal, 3aseer",
  ],
  [
    thing("books", "كتب"),
    "book, books, novel, novels, textbook, كتاب, كتب, روايه, روايات, ktab, kotob, rewaya",
  ],
  [
    thing("medicine", "أدوية"),
    "medicine, medicines, pills, vitamins, drugs, دوا, ادويه, فيتامينات, dawa, adweya, vitaminat",
  ],
  [
    thing("pet things", "مستلزمات حيوانات"),
    "dog food, cat food, pet food, dog, cat litter, pets, اكل قطط, اكل كلاب, dry food",
  ],
  [thing("tickets", "تذاكر"), "ticket, tickets, flight ticket, تذكره, تذاكر, tazkara, tazaker"],
  [
    thing("property", "عقارات"),
    "apartment, apartments, flat for rent, house for sale, شقه, شقق, shaqa, sha2a",
  ],
  [
    thing("tools", "عدد وأدوات"),
    "drill, hammer, screwdriver, tool box, شنيور, شاكوش, مفك, shaneor, shakosh",
  ],
  [
    thing("kitchen things", "أدوات مطبخ"),
    "frying pan, pan, pans, cooking pot, pots and pans, saucepan, pressure cooker, kitchen knife, knives, knife set, cutlery, forks, toaster, rice cooker, coffee maker, coffee machine, espresso machine, juicer, baking tray, chopping board, lunch box",
  ],
  [
    thing("bathroom fittings", "أدوات حمام"),
    "toilet seat, toilet, bathtub, bath tub, sink, shower head, shower curtain, faucet, taps, floor tiles, tiles, tile, bathroom ceramics, ceramic tiles, ceramics for the bathroom, ceramics for bathroom, bathroom cabinet",
  ],
  [
    thing("cupboards and shelves", "دواليب ورفوف"),
    "wardrobes, bookshelves, bookcase, shelves, cupboard, cupboards, chest of drawers, nightstand, dresser, tv stand",
  ],
  [
    thing("garden things", "مستلزمات جنينة"),
    "lawn mower, garden hose, house plant, house plants, plant seeds, seeds, potting soil, fertilizer, garden tools, fresh flowers, bouquet, bouquet of flowers",
  ],
  [
    thing("musical instruments", "آلات موسيقية"),
    "guitar, piano, drum kit, drums, violin, oud instrument, microphone",
  ],
  [
    thing("sports equipment", "أدوات رياضية"),
    "treadmill, dumbbell, dumbbells, padel racket, padel bat, tennis rackets, squash racket, dumbbell set, tennis racket, racket, golf clubs, exercise bike, punching bag, sleeping bag, fishing rod",
  ],
  [
    thing("services", "خدمات"),
    "plumber, electrician, hotel room, hotel booking, car rental, car insurance, insurance, mortgage, driving lessons, babysitter, cleaning lady",
  ],
  [
    thing("phone covers", "جرابات موبايل"),
    "phone case, phone cases, phone cover, phone covers, mobile cover, mobile covers, iphone case, iphone cases, iphone cover, iphone covers, screen protector, screen protectors, covers for iphone, case for my phone, cover for my phone, case for my iphone, cover for my iphone, case for iphone, cover for iphone",
  ],
  [
    thing("groceries", "بقالة"),
    "birthday cake, wedding cake, chocolate cake, cheesecake, cupcakes, cookies, chocolates, box of chocolates, ice cream, bread, eggs, rice, pasta, baby formula, baby milk, bottled water",
  ],
]);

/** "Car seat cover", "laptop stand": what is made for such a thing is no more here than the thing. */
const PART_OF_IT =
  /^(?:cases?|covers?|stands?|holders?|mounts?|seats?|chargers?|parts?|remotes?|screens?|racks?|filters?|batter(?:y|ies)|keyboards?|bulbs?|shelf|shelves)$/;

const ASKING_FOR =
  /^(?:need|want|order|buy|sell|sells|stock|carry|find|get|deliver|any|an?|some|new|your|good|cheap)$/;
/** "To a car show", "for my dog": where it goes or whom it serves, and not what is asked for. */
const ABOUT = /^(?:to|in|at|on|for|of|with|from|by|near|like|into|after|before|during|about)$/;

/** "Do you sell cakes", "I need a new frying pan": the thing itself is asked for. */
export function isThingAskedFor({ words, breaks }: Tokens, { from }: { from: number }): boolean {
  const before = words.slice(Math.max(0, from - 4), from);
  const asking = before.findLastIndex((word) => ASKING_FOR.test(word));
  const isAfter = asking >= 0 && !before.slice(asking).some((word) => ABOUT.test(word));
  const isPlaced = /^(?:an?|some|new|your)$/.test(before[asking] ?? "")
    ? ABOUT.test(before[asking - 1] ?? "")
    : false;
  return from === 0 || breaks.has(from) || (isAfter && !isPlaced);
}

const brand = (en: string, ar: string): Outside => ({ en, ar, isBrand: true });

const WORLD_BRANDS = createPhrases<Outside>([
  [brand("Zara", "زارا"), "zara, زارا"],
  [brand("H&M", "H&M"), "h m, hm, اتش اند ام"],
  [brand("Nike", "نايك"), "nike, نايك, نايكي, nayk"],
  [brand("Adidas", "أديداس"), "adidas, اديداس"],
  [brand("Puma", "بوما"), "puma, بوما"],
  [brand("Shein", "شي إن"), "shein, شي ان, شيان, شيين"],
  [brand("Gucci", "جوتشي"), "gucci, جوتشي"],
  [brand("Prada", "برادا"), "prada, برادا"],
  [brand("Chanel", "شانيل"), "chanel, شانيل"],
  [brand("Dior", "ديور"), "dior, ديور"],
  [brand("Louis Vuitton", "لويس فيتون"), "louis vuitton, lv, لويس فيتون"],
  [brand("Bershka", "بيرشكا"), "bershka, بيرشكا, برشكا"],
  [brand("Stradivarius", "ستراديفاريوس"), "stradivarius, ستراديفاريوس"],
  [brand("Massimo Dutti", "ماسيمو دوتي"), "massimo dutti, ماسيمو دوتي"],
  [brand("Pull & Bear", "بول اند بير"), "pull and bear, pull bear, بول اند بير"],
  [brand("Mango", "مانجو"), "mango, مانجو"],
  [brand("LC Waikiki", "إل سي وايكيكي"), "lc waikiki, waikiki, lcw, وايكيكي"],
  [brand("DeFacto", "ديفاكتو"), "defacto, ديفاكتو"],
  [brand("Uniqlo", "يونيكلو"), "uniqlo, يونيكلو"],
  [brand("Max", "ماكس فاشون"), "max fashion"],
  [brand("Lacoste", "لاكوست"), "lacoste, لاكوست"],
  [brand("Calvin Klein", "كالفن كلاين"), "calvin klein, كالفن كلاين"],
  [brand("Tommy Hilfiger", "تومي"), "tommy hilfiger, تومي هيلفيجر"],
  [brand("Levi's", "ليفايز"), "levis, levi s, ليفايز"],
  [brand("New Balance", "نيو بالانس"), "new balance, نيو بالانس"],
  [brand("Converse", "كونفرس"), "converse, كونفرس"],
  [brand("Skechers", "سكيتشرز"), "skechers, sketchers, سكيتشرز"],
  [brand("Ray-Ban", "راي بان"), "ray ban, rayban, راي بان"],
  [brand("Rolex", "رولكس"), "rolex, رولكس"],
  [brand("Amazon", "أمازون"), "amazon, امازون"],
  [brand("Noon", "نون"), "noon com"],
  [brand("Jumia", "جوميا"), "jumia, جوميا"],
  [brand("Trendyol", "ترينديول"), "trendyol, ترينديول"],
  [brand("Temu", "تيمو"), "temu, تيمو"],
  [brand("Modanisa", "مودانيسا"), "modanisa, مودانيسا"],
  [brand("Town Team", "تاون تيم"), "town team, townteam, تاون تيم"],
  [brand("Defacto", "ديفاكتو"), "de facto"],
]);

export type OutsideSpan = { outside: Outside; from: number; to: number };

/** "عجلة أطفال", "kids' bike": whom such a thing is for says nothing of clothes. */
export const isBesideOutside = (
  spans: OutsideSpan[],
  { from, to }: { from: number; to: number },
): boolean => spans.some((one) => !one.outside.isBrand && (one.to === from || one.from === to));

/** "كرسي مكتب", "korsy maktab": in Arabic what stands right behind it says which sort it is. */
export const isBehindOutside = (spans: OutsideSpan[], { from }: { from: number }): boolean =>
  spans.some((one) => !one.outside.isBrand && one.to === from);

/** Words that a term has are the term's. */
export function readOutside(tokens: Tokens, isTerm: (at: number) => boolean): OutsideSpan[] {
  const found: OutsideSpan[] = [];
  // "Washing machines": many of them are no more here than one.
  const isPart = (at: number) => PART_OF_IT.test(tokens.words[at] ?? "");
  const singular = tokens.words.map((word) => word.replace(/(?<=[a-z]{4}[^s])s$/, ""));
  for (let at = 0; at < tokens.words.length;) {
    // "Hm, what else": who thinks aloud names no brand.
    const isFiller =
      tokens.words[at] === "hm" &&
      (at === 0 || tokens.breaks.has(at)) &&
      at + 1 < tokens.words.length;
    const named = OUTSIDE(tokens.words, at);
    // "Chocolate cake", "ceramics for the bathroom": what it ends on says what it is.
    const isLonger = named !== undefined && named.to > at + 1 && !isTerm(named.to - 1);
    const span =
      tokens.taken.has(at) || (isTerm(at) && !isLonger) || isFiller
        ? undefined
        : (WORLD_BRANDS(tokens.words, at) ?? named ?? OUTSIDE(singular, at));
    let to = span?.to ?? at + 1;
    if (span) {
      while (!span.value.isBrand && !tokens.breaks.has(to) && isPart(to)) to += 1;
      found.push({ outside: span.value, from: at, to });
      take(tokens, at, to);
    }
    at = to;
  }
  return found;
}
