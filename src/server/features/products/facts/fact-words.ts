// Words that state a fact: terms of the vocabulary, and what shops say of pieces but nobody asks for in these words.
import type { FactKind } from "../../../../contract/facts.ts";
import { createPhrases } from "../../../language/phrases.ts";

/** "sleeve=long". */
export type FactKey = `${FactKind}=${string}`;

const key = (kind: FactKind, value: string): FactKey => `${kind}=${value}`;

export function partsOf(fact: FactKey): { kind: FactKind; value: string } {
  const at = fact.indexOf("=");
  return { kind: fact.slice(0, at) as FactKind, value: fact.slice(at + 1) };
}

const FEATURES: Record<string, FactKey[]> = {
  "long-sleeve": ["sleeve=long"],
  "short-sleeve": ["sleeve=short"],
  "three-quarter-sleeve": ["sleeve=three-quarter"],
  sleeveless: ["sleeve=sleeveless"],
  strapless: ["sleeve=sleeveless", "neckline=bare"],
  "v-neck": ["neckline=v"],
  "high-neck": ["neckline=high"],
  "round-neck": ["neckline=round"],
  halter: ["neckline=bare", "sleeve=sleeveless"],
  collar: ["neckline=collar"],
  backless: ["neckline=bare"],
  maxi: ["length=long"],
  midi: ["length=midi"],
  "knee-length": ["length=knee"],
  mini: ["length=short"],
  cropped: ["length=cropped"],
  oversized: ["fit=loose"],
  loose: ["fit=loose"],
  "wide-leg": ["fit=loose"],
  "a-line": ["fit=loose"],
  slim: ["fit=tight"],
  pencil: ["fit=tight"],
  mermaid: ["fit=tight"],
  "regular-fit": ["fit=regular"],
  "see-through": ["opacity=sheer"],
  lined: ["opacity=lined"],
  "wrinkle-free": ["care=no-iron"],
  washable: ["care=machine-wash"],
};

const STYLES: Record<string, FactKey[]> = {
  casual: ["formality=casual"],
  basic: ["formality=casual"],
  streetwear: ["formality=casual"],
  formal: ["formality=formal"],
  classic: ["formality=smart"],
  evening: ["formality=evening"],
  sport: ["formality=sport"],
  modest: ["coverage=covered"],
};

/** What a term of the vocabulary says of a piece that carries it, or asks for in a wish. */
export function factsOfTerm(id: string): FactKey[] {
  const [kind = "", name = ""] = id.split(":");
  if (kind === "feature") return FEATURES[name] ?? [];
  if (kind === "style") return STYLES[name] ?? [];
  if (kind === "material") return [key("fabric", name)];
  if (kind === "occasion") return [key("occasion", name)];
  if (kind === "season") return [key("season", name)];
  if (kind === "audience")
    return name === "unisex"
      ? ["audience=everyone"]
      : name === "curvy"
        ? []
        : [key("audience", name)];
  return [];
}

/** Longer and plainer than the vocabulary's; each stands for one fact. */
// prettier-ignore
export const FACT_PHRASES: [FactKey, string][] = [
  ["sleeve=long", "wrist length sleeves, full length sleeves, sleeves to the wrist, long cuffed sleeves, long puff sleeves, long balloon sleeves, long bishop sleeves, long bell sleeves, long wide sleeves, long loose sleeves, long fitted sleeves, bishop sleeve, bishop sleeves, كم طويل, كم طويله, اكمام طويله, باكمام طويله, اكمام واسعه طويله, كم واسع طويل, كم لحد الايد, كم كامل, اكمام كامله"],
  ["sleeve=three-quarter", "three quarter length sleeves, 3 4 length sleeves, 3 4 sleeved, three quarter sleeved, bracelet sleeves, below elbow sleeves, كم تلات تربع, كم 3 4, كم تلتين, اكمام تلات ارباع, تلات تربع كم"],
  ["sleeve=short", "elbow length sleeves, elbow length sleeve, sleeves to the elbow, short puff sleeves, short puffed sleeves, flutter sleeves, flutter sleeve, cap sleeved, elbow sleeve, كم قصير, اكمام قصيره, نص كم, نصف كم, كم لحد الكوع, كم كاب, بنص كم"],
  ["sleeve=sleeveless", "spaghetti straps, spaghetti strap, thin straps, adjustable straps, wide straps, shoulder straps, tank style, cut armholes, كت, حماله رفيعه, حمالات رفيعه, بحمالات, بحماله, سبور كت, بدون كم, من غير كم, من غير اكمام, بلا اكمام, كات"],
  ["length=long", "floor sweeping, reaches the floor, to the floor, to the ankle, ankle grazing, reaches the ankle, ankles, full length cut, full length leg, full length trousers, لحد الكعب, لحد الكاحل, لحد الارض, للكعب, طول كامل, طويل لحد الرجل, طويله لحد الرجل"],
  ["length=midi", "mid calf, mid calf length, tea length, below the knee length, under the knee, نص الساق, لنص الساق, لنص الرجل, تحت الركبه, بعد الركبه, لبعد الركبه"],
  ["length=knee", "knee length, to the knee, at the knee, hits at the knee, knee high hem, bermuda, bermudas, برمودا, لحد الركبه, للركبه, علي الركبه"],
  ["length=short", "above the knee, mid thigh, thigh length shorts, micro mini, فوق الركبه, نص الفخد"],
  ["length=hip", "hip length, regular length, falls at the hip, hits at the hip, لحد الوسط الساقط"],
  ["length=cropped", "cropped length, crop length, ends at the waist, above the waist, belly baring, فوق الوسط, لحد السره"],
  ["opacity=opaque", "not see through, non see through, not sheer, not transparent, non transparent, non sheer, isn t see through, is not see through, opaque, fully opaque, squat proof, no see through, doesn t show through, does not show through, مش شفاف, مش شفافه, غير شفاف, غير شفافه, مش بيشف, مش بتشف, مبيشفش, مابيشفش, مبتشفش, مابتشفش, لا يشف, لا تشف, مش مبين, مش مبينه, مبيبينش, ساتره, ساتر, تقيل مش بيشف"],
  ["opacity=lined", "fully lined, full lining, lined inside, with inner lining, inner lining, has a lining, comes with lining, with slip, inner slip included, includes slip, under dress included, double layered, double layer, two layers, مبطن بالكامل, مبطنه بالكامل, ببطانه كامله, بطانه كامله, ببطانه داخليه, معاه بطانه, معاها بطانه, دبل طبقه, طبقتين, بطانه داخليه"],
  ["opacity=sheer", "semi sheer, slightly sheer, semi transparent, see thru, unlined, without lining, no lining, not lined, بدون بطانه, من غير بطانه, غير مبطن, غير مبطنه, نص شفاف, شفاف شويه, بيشف شويه"],
  ["neckline=deep", "deep v, deep v neck, plunging, plunge neck, plunge neckline, deep neckline, low cut, deep neck, low neckline, فتحه صدر واسعه, فتحه صدر كبيره, ديب في, صدر مفتوح, ديكولتيه"],
  ["neckline=square", "square neck, square neckline, رقبه مربعه, فتحه صدر مربعه, سكوير نك"],
  ["neckline=bare", "bandeau, off shoulder, off the shoulder, one shoulder, cold shoulder, bare shoulders, كتف واحد, اوف شولدر, مكشوف الكتف, كتف مكشوف"],
  ["neckline=high", "high neckline, closed neck, mock collar, رقبه عاليه, رقبه مقفوله, هاي نك, هاي كول, نص رقبه, هاف كول"],
  ["neckline=v", "v neckline, رقبه سبعه, فتحه سبعه, في نك"],
  ["neckline=round", "round neckline, crew neckline, scoop neckline, boat neckline, رقبه مدوره, رقبه مستديره, رقبه دايره, راوند نك"],
  ["coverage=covered", "modest cut, hijab friendly, for hijabis, hijabi friendly, full coverage, fully covering, محتشم, محتشمه, للمحجبات, مناسب للمحجبات, مناسبه للمحجبات, ساتر للجسم"],
  ["fit=loose", "wide legs, wide leg, relaxed cut, loose cut, easy fit, generous cut, roomy fit, flowy fit, hides the tummy, hides tummy, tummy friendly, skims the body, does not cling, doesn t cling, not clingy, drapes loosely, wide cut, قصه واسعه, واسع ومريح, واسعه ومريحه, مش مجسم, مش مجسمه, غير مجسم, مش لازق, مش ماسك, مش ماسكه, بتداري البطن, بيداري البطن, تداري البطن, يداري البطن, بتخفي العيوب, بيخفي العيوب, مش محزق"],
  ["fit=tight", "close fitting, figure hugging, body hugging, second skin, hugs the body, snug fit, compression fit, skin tight, form fitting, مجسم, مجسمه, ماسك علي الجسم, ماسكه علي الجسم, محزق, لازق"],
  ["fit=regular", "true to size, standard cut, regular cut, قصه عاديه, قصه مستقيمه, مقاس مظبوط"],
  ["warmth=warm", "keeps you warm, very warm, warm lining, extra warm, thermal, insulated, padded, quilted, puffer, heavy knit, chunky knit, heavyweight, fur lined, fleece lined, sherpa lined, winter weight, مبطن فرو, مبطن فيرو, بيدفي, بتدفي, يدفي, تدفي, دافي, دافيه, حراري, مضرب, تقيل شتوي, خامه تقيله, صوف تقيل, شتوي تقيل"],
  ["warmth=light", "lightweight, light weight, feather light, airy, ultra light, very light, thin fabric, light fabric, light as air, خامه خفيفه, قماش خفيف, خفيف جدا, خفيفه جدا, خفيف وبارد, بارد علي الجسم, بارده علي الجسم, بارد ومريح, خامه بارده, قماش بارد"],
  ["breathability=breathable", "breathable, breathes, lets air through, lets the skin breathe, cool on the skin, cooling fabric, moisture wicking, sweat wicking, quick dry, quick drying, dry fit, wicks sweat, keeps you cool, ventilated, بيتنفس, يسمح بالتهويه, بيمتص العرق, يمتص العرق, ماص للعرق, مش بيعرق, مبيعرقش, درايفت, دراي فت, سريع الجفاف, بارد علي الجسم, قطنه بتتنفس, تهويه"],
  ["formality=home", "for home, at home, around the house, house wear, homewear, loungewear, sleepwear, بيتي, للبيت, ملابس بيت, لبس بيت, للنوم"],
  ["formality=sport", "activewear, sportswear, performance fabric, for training, for the gym, رياضي, للجيم, للتمرين"],
  ["formality=smart", "smart casual, business casual, office ready, desk to dinner, work to weekend, سمارت كاجوال, شيك ومناسب للشغل"],
  ["formality=formal", "formal, black tie, tailored suit, رسمي, فورمال"],
  ["formality=evening", "evening wear, soiree, gala, سواريه, سهره, للسهرات, سهرات"],
  ["occasion=work", "for the office, office wear, office look, workwear, at the office, meetings, business, للشغل, شغل, دوام, للدوام, مقابلات, انترفيو, مكتب"],
  ["occasion=everyday", "everyday, every day, daily wear, day to day, daily use, all day, استعمال يومي, لبس يومي, كل يوم, لكل يوم, يوميا, للخروج اليومي, خروجات, للخروج, خروج"],
  ["occasion=party", "birthday, birthdays, parties, cocktail, عيد ميلاد, حفلات, حفله, مناسبات, للمناسبات"],
  ["care=machine-wash", "machine wash, machine washable, machine washed, washing machine safe, wash in the machine, غسيل غساله, غساله, الغساله, بيتغسل في الغساله, يغسل في الغساله, غسيل عادي, غسيل الي"],
  ["care=hand-wash", "hand wash, hand wash only, wash by hand, handwash, غسيل يدوي, يغسل يدوي, غسيل علي الايد, يغسل يدويا, بيتغسل علي الايد"],
  ["care=dry-clean", "dry clean, dry clean only, dry cleaning, dryclean, دراي كلين, تنضيف جاف, تنظيف جاف, غسيل جاف"],
  ["care=wash-cold", "wash cold, cold wash, cold water, wash at 30, 30 degrees, 30 c, 30c, gentle cycle, delicate cycle, ميه ساقعه, مياه بارده, ماء بارد, ميه بارده, 30 درجه, دوره خفيفه"],
  ["care=no-bleach", "do not bleach, no bleach, don t bleach, without bleach, non bleach, بدون كلور, من غير كلور, لا تستخدم الكلور, بدون مبيض, من غير مبيض, ممنوع الكلور"],
  ["care=no-tumble-dry", "do not tumble dry, no tumble dry, don t tumble dry, air dry, dry flat, lay flat to dry, hang dry, line dry, dry in shade, dry in the shade, ينشر في الضل, بدون مجفف, لا يوضع في المجفف, تجفيف في الهواء, من غير مجفف"],
  ["care=no-iron", "no ironing needed, needs no ironing, no ironing, no need to iron, wrinkle resistant, crease resistant, non iron, wrinkle free, مش محتاج كوي, مش محتاجه كوي, من غير كوي, مش بتكرمش, مش بيكرمش, مبيكرمش, مبتكرمش, لا يحتاج كي, ضد الكرمشه, مبيكرمشش, مبتكرمشش"],
  ["care=iron-low", "iron low, low iron, cool iron, iron on low, iron on low heat, warm iron, iron inside out, كوي علي حراره هاديه, كوي هادي, حراره منخفضه, كي علي البارد"],
  ["care=wipe-clean", "wipe clean, wipe with a damp cloth, damp cloth, spot clean, تمسح بقماشه, بقماشه مبلله, قماشه مبلوله, فوطه مبلوله"],
];

export const factPhrase = createPhrases(FACT_PHRASES);

/** Said of one thing in prose, these are about seams, straps, drops of colour and the work of hands. */
export const LOOSE_WORDS = new Set(
  (
    "long longer short shorter wide straight full light warm cold regular open mini tight run running work sea school class dinner event trip " +
    "relaxed classic simple active formal smart airy stretch business fancy lined flared street chic elegant essential daily poly fit " +
    "طويل طويله اطول قصير قصيره اقصر واسع واسعه اوسع ضيق ضيقه خفيف خفيفه تقيل دفا شغل الشغل عمله مفتوح مفتوحه شيك ناعم ناعمه مناسبه مطاط كريم " +
    "مريح مريحه عملي عمليه يومي عيد"
  ).split(" "),
);
