// Trousers, skirts, shorts and leggings.
import { type Term, termLine } from "./term.ts";

const any = termLine("kind");
const pants = termLine("kind", "Pants");
const leggings = termLine("kind", "Leggings");
const shorts = termLine("kind", "Shorts");
const skirt = termLine("kind", "Skirts");
const sweatpants = termLine("kind", "Sweatpants");

// Columns are read side by side.
// prettier-ignore
export const BOTTOMS: Term[] = [
  any("bottom", "Bottoms · بناطيل وجيبات", "bottom, bottoms, bottomwear, lower", "قطعة سفلية, بوتوم"),

  pants("trousers < bottom", "Trousers · بنطلون", "trousers, pants, pant, slacks, trouser, bottoms pants, suit trousers, dress pants", "بنطلون, بناطيل, بنطلونات, بنطال, بناطل, بناطيل قماش, بنطلون قماش, سروال, سراويل", "bantalon, banatil, bantaloon, pantalon, bantlon, banatel, bantaloun, pantaloon, bntlon, banateel, bntalon, panatil, bantaloona, bantaloun", { jeans: 0.6, leggings: 0.35, sweatpants: 0.5, shorts: 0.3 }),
  pants("jeans < trousers, bottom", "Jeans · جينز", "jeans, jean, denim pants, denim trousers, jeans pants, jean pants, jeans trousers, mom jeans, boyfriend jeans", "جينز, جينزات, بنطلون جينز, بنطلونات جينز, بناطيل جينز, جنز, بنطلون جنز", "jeanz, gens, jens, gensh, jinsh, geenz, gins, ginz, jinz, bantalon jeans, bantalon gins, bantalon ginz, geans, banatil jeans, bantalon jinz", { jeggings: 0.6 }),
  pants("wide-leg-trousers < trousers", "Wide-leg trousers · بنطلون واسع", "palazzo, palazzo pants, culottes, palazzos", "بلازو, بنطلون بلازو, كيلوت بنطلون", "balazo, bantalon balazo"),
  pants("cargo-trousers < trousers", "Cargo trousers · بنطلون كارجو", "cargo trousers, cargo pants, cargo, cargos, combat trousers, utility pants", "كارجو, بنطلون كارجو, بناطيل كارجو", "kargo, bantalon cargo, bantalon kargo"),
  pants("chinos < trousers", "Chinos · بنطلون تشينو", "chinos, chino, chino trousers, chino pants, gabardine pants", "تشينو, بنطلون تشينو, شينو, بنطلون جبردين, بنطلون شينو", "shino, bantalon chino, bantalon gabardin"),
  pants("capris < trousers", "Capris · برمودا", "capris, capri, capri pants, cropped trousers, cropped pants, three quarter pants, 3 4 pants, pedal pushers", "كابري, بنطلون كابري, بنطلون برمودا, بنتاكور, بنطلون بنتاكور", "kabri, kapri, bantacor, pantacour, bentakor", { shorts: 0.5, leggings: 0.4 }),
  pants("salwar < trousers", "Salwars · شروال", "salwar, churidar, patiala, harem pants, dhoti pants, harem trousers, salwars, sherwal", "شروال, سروال هارم, سلوار, هارم", "sherwal, shirwal, sharwal, salwaar", { leggings: 0.3 }),
  pants("lounge-pants < trousers", "Lounge pants · بنطلون بيتي", "lounge pants, lounge trousers, pyjama pants, pajama pants, sleep trousers, sleep pants, pyjama bottoms, pajama bottoms, pyjama trousers", "بنطلون بيتي, بنطلون بيجاما, بنطلون بيجامة, بنطلون بيت", "bantalon bety, bantalon pijama", { sweatpants: 0.6, pyjamas: 0.6 }),
  pants("rain-trousers < trousers", "Rain trousers · بنطلون مطر", "rain trousers, rain pants, waterproof trousers, ski pants", "بنطلون مطر, بنطلون ووتر بروف"),

  leggings("leggings < bottom", "Leggings · ليجن", "leggings, legging, yoga pants", "ليجن, فيزون, فيزونات, استرتش بنطلون, ليجنز, ليقنز, لجن, ليجينز, ليجنج", "vizon, fizon, vezon, legen, leggin, legin, leggen, ligin, lijen, lejen, legins", { jeggings: 0.8, tights: 0.6, trousers: 0.35, "sport-leggings": 0.9 }),
  leggings("jeggings < leggings", "Jeggings · جيجنز", "jeggings, jegging, treggings", "جيجنز, جيجن, ليجن جينز", "jeggin, gegen", { jeans: 0.6 }),
  leggings("sport-leggings < leggings, sportswear", "Sports leggings · ليجن رياضي", "sports leggings, gym leggings, workout leggings, running tights, compression leggings, training leggings", "ليجن رياضي, ليجن جيم, ليجن سبورت", "legen sport, legen gym"),

  shorts("shorts < bottom", "Shorts · شورت", "shorts, bermuda, bermudas, bermuda shorts, hot pants, hot short, short pants", "شورت, شورتات, شرط?, شرطات, برمودا, هوت شورت, سروال قصير, بنطلون قصير", "shoort, shortat, bermoda, shourt, shorrt", { capris: 0.5, skort: 0.6, "swim-shorts": 0.6, boxers: 0.3 }),
  shorts("sport-shorts < shorts", "Sports shorts · شورت رياضي", "sports shorts, sport shorts, training shorts, gym shorts, running shorts, athletic shorts, basketball shorts, cycling shorts, biker shorts, football shorts, workout shorts", "شورت رياضي, شورت سبورت, شورت كوره, شورت جيم, شورت تمرين, بايكر شورت", "short sport, short gym, short reyady"),

  skirt("skirt < bottom", "Skirts · جيبة", "skirt, skirts, skrit", "جيبة, جيب, جيبه, تنورة, تنانير, جيبات, جونلة, جونله, جيبا, تنوره, جيبات", "giba, gipa, jiba, geba, jipa, jupe, jeeba, geeba, gyba, tanoura, tannoura, tanora, jonella, gonella, gibat, geiba", { skort: 0.6, dress: 0.25 }),
  skirt("skort < skirt, shorts", "Skorts · شورت جيبة", "skort, skorts", "سكورت, شورت جيبه"),

  sweatpants("sweatpants < trousers, bottom", "Sweatpants · بنطلون ميلتون", "sweatpants, sweatpant, sweat pants, jogging bottoms, jogging pants, fleece pants, tracky bottoms", "بنطلون ميلتون, سويت بانتس, بنطلون رياضي, بنطلون قطن رياضي, بناطيل رياضيه, بنطلون ملتون, سويت بانت, بنطال رياضي, بنطلون سبورت", "bantalon melton, bantalon milton, sweat bants, swet pants, bantalon reyady, bantalon sport, sweatpantss", { joggers: 0.9, "track-pants": 0.85, leggings: 0.4 }),
  sweatpants("joggers < sweatpants", "Joggers · جوجر", "joggers, jogger, jogger pants, jogger trousers", "جوجر, بنطلون جوجر, جوجرز, جوجير", "goger, jogar, bantalon jogger, bantalon goger", { "track-pants": 0.8 }),
  sweatpants("track-pants < sweatpants", "Track pants · بنطلون تريننج", "track pants, trackpants, track pant, tracksuit bottoms, tracksuit pants, training pants, running pants, track bottoms, sports pants, gym pants, track trousers, sports trousers, training trousers", "سروال رياضي, سراويل رياضية, بنطلون تريننج, بنطلون ترينج, بنطلون ترنج, بنطلون ترنك, بنطلون تراك, بنطلون جيم, بناطيل تريننج, بنطلون تدريب", "bantalon training, bantalon trining, bantalon treneng, bantalon gym, bantalon tring", { joggers: 0.8, tracksuit: 0.5 }),
];
