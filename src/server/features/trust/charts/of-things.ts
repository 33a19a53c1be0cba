/** What is sold in sizes and worn on no body: its lengths and widths are no chart of sizes. */
import { foldLetters } from "../policies/normalise.ts";
import { CLOTHES } from "../policies/objects.ts";

const word = (forms: string) => `(?<!\\p{L})(?:${forms})(?!\\p{L})`;
const THINGS = new RegExp(
  [
    word(
      "(?:hand|tote|shoulder|crossbody|beach)? ?bags?|totes?|back ?packs?|wallets?|purses?|clutch(?:es)?|pouch(?:es)?|suitcases?|scar(?:f|ves)|shawls?|stoles?|turbans?|hijabs?|veils?|belts?|necklaces?|bracelets?|bangles?|anklets?|earrings?|rings?|pendants?|cushions?|pillows?(?:cases?)?|rugs?|carpets?|kilims?|towels?|blankets?|duvets?|quilts?|bed ?sheets?|bedding|bed ?spreads?|curtains?|table ?cloths?|napkins?|posters?|mirrors?|candles?|baskets?|umbrellas?|(?:dog|cat|pet)s?",
    ),
    word(
      "(?:ال)?(?:شنط[هت]?|حقيب[هت]|حقايب|محفظ[هت]|محافظ|كلاتش|بوك|طرح[هت]?|ايشارب\\p{L}{0,2}|شال(?:ات)?|اوشحه|وشاح|حزام|احزمه|كرافت\\p{L}{0,2}|سلسل[هت]|عقد|خاتم|خواتم|دبل[هت]|اسور[هت]|اسوار|انسيال|حلق|خلخال|مخد[هت]|مخدات|وساد[هت]|خدادي[هت]|سجاد[هت]?|كليم|مشاي[هت]|فوط[هت]?|منشف[هت]|مناشف|بطاني[هت]|لحاف|ملاي[هت]|ملايات|مفرش|مفارش|ستار[هت]|ستاير|كوفرت[هت]|لوح[هت]|برواز|مراي[هت]|شمع[هت])",
    ),
  ].join("|"),
  "u",
);

const WORN = new RegExp(
  [
    word(
      "tees?|t-? ?shirts?|cardigans?|kimonos?|vests?|shorts|leggings?|pants|joggers|culottes|swimsuits?|bikinis?|body ?suits?|jump ?suits?|playsuits?|overalls|dungarees|robes?|pullovers?|jumpers?|sweat ?shirts?|tunics?|capes?|ponchos?|uniforms?|shoes?|sneakers?|sandals?|boots?|slippers?|heels?|loafers?|socks?|gloves?|caps?|hats?|bras?",
    ),
    "تي ?شيرت|بيجام|كارديجان|كيمونو|ترينج|تريننج|شورت|ليجن|سالوب|(?<!\\p{L})(?:ال)?روب|هودي|سويت|بلوفر|جيبه|تنور|مايوه|بوركيني|حذاء|احذي|جزم|كوتشي|صندل|صنادل|شبشب|(?<!\\p{L})بوت|جوانتي|فيست|جامب|افرول|بدل[هة]|توب|كاش",
  ].join("|"),
  "u",
);

/** “Scarf-print dress” is a dress. */
export const isOfThing = (title: string): boolean => {
  const text = foldLetters(title);
  return THINGS.test(text) && !CLOTHES.test(text) && !WORN.test(text);
};
