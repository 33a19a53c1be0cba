// What is seen, in the words shoppers search with.
import type { ColourName, GarmentKind, Pattern } from "../../../providers/vision/vision.ts";

type KindWords = {
  en: string;
  /** "pants": no article. */
  isPlural?: true;
  ar: string;
  arIsFeminine?: true;
};

export const KIND_WORDS: Record<GarmentKind, KindWords> = {
  Abayas: { en: "abaya", ar: "عباية", arIsFeminine: true },
  Accessories: { en: "accessory", ar: "إكسسوار" },
  Bags: { en: "bag", ar: "شنطة", arIsFeminine: true },
  Blazers: { en: "blazer", ar: "بليزر" },
  Blouses: { en: "blouse", ar: "بلوزة", arIsFeminine: true },
  Cardigans: { en: "cardigan", ar: "كارديجان" },
  "Coats & Jackets": { en: "jacket", ar: "جاكيت" },
  Dresses: { en: "dress", ar: "فستان" },
  Footwear: { en: "shoes", isPlural: true, ar: "حذاء" },
  Headwear: { en: "hat", ar: "قبعة", arIsFeminine: true },
  "Hijabs & Scarves": { en: "scarf", ar: "طرحة", arIsFeminine: true },
  "Home & Living": { en: "home decor", isPlural: true, ar: "ديكور" },
  "Hoodies & Sweatshirts": { en: "sweatshirt", ar: "سويت شيرت" },
  Hoodies: { en: "hoodie", ar: "هودي" },
  "Jumpsuits & Overalls": { en: "jumpsuit", ar: "جمبسوت" },
  "Kaftans & Kimonos": { en: "kaftan", ar: "قفطان" },
  Leggings: { en: "leggings", isPlural: true, ar: "ليجن" },
  "Long sleeve tops": { en: "long sleeve top", ar: "توب بكم طويل" },
  Pants: { en: "pants", isPlural: true, ar: "بنطلون" },
  "Polo shirts": { en: "polo shirt", ar: "بولو" },
  "Ponchos & Capes": { en: "poncho", ar: "بونشو" },
  Prayerwear: { en: "prayer dress", ar: "إسدال" },
  Shirts: { en: "shirt", ar: "قميص" },
  Shorts: { en: "shorts", isPlural: true, ar: "شورت" },
  Skirts: { en: "skirt", ar: "جيبة", arIsFeminine: true },
  Sleepwear: { en: "pyjamas", isPlural: true, ar: "بيجامة", arIsFeminine: true },
  Suits: { en: "suit", ar: "بدلة", arIsFeminine: true },
  Sweatpants: { en: "sweatpants", isPlural: true, ar: "سويت بانتس" },
  Swimwear: { en: "swimsuit", ar: "مايوه" },
  "T-Shirts": { en: "t-shirt", ar: "تيشيرت" },
  "Tank Top": { en: "tank top", ar: "تانك توب" },
  Tracksuits: { en: "tracksuit", ar: "ترينج" },
  Underwear: { en: "underwear", isPlural: true, ar: "ملابس داخلية", arIsFeminine: true },
  Vest: { en: "vest", ar: "فيست" },
};

/** What cannot be named more narrowly; feminine in Arabic. */
export const PIECE_WORDS = { en: "piece", ar: "قطعة" };

/** Feminine only where everyday speech changes the word. */
export const COLOUR_WORDS: Record<ColourName, { ar: string; arFeminine?: string }> = {
  black: { ar: "أسود", arFeminine: "سوداء" },
  white: { ar: "أبيض", arFeminine: "بيضاء" },
  ivory: { ar: "عاجي" },
  beige: { ar: "بيج" },
  sand: { ar: "رملي" },
  camel: { ar: "جملي" },
  brown: { ar: "بني" },
  chocolate: { ar: "شوكولاتة" },
  red: { ar: "أحمر", arFeminine: "حمراء" },
  burgundy: { ar: "نبيتي" },
  rust: { ar: "طوبي" },
  orange: { ar: "برتقالي" },
  mustard: { ar: "مسطردة" },
  yellow: { ar: "أصفر", arFeminine: "صفراء" },
  olive: { ar: "زيتي" },
  sage: { ar: "أخضر مرامية" },
  green: { ar: "أخضر", arFeminine: "خضراء" },
  emerald: { ar: "أخضر زمردي" },
  teal: { ar: "بترولي" },
  turquoise: { ar: "تركواز" },
  "sky blue": { ar: "لبني" },
  blue: { ar: "أزرق", arFeminine: "زرقاء" },
  navy: { ar: "كحلي" },
  lilac: { ar: "ليلكي" },
  purple: { ar: "بنفسجي" },
  pink: { ar: "بمبي" },
  "dusty rose": { ar: "وردي هادي" },
  coral: { ar: "مرجاني" },
  grey: { ar: "رمادي" },
  charcoal: { ar: "رمادي غامق" },
  silver: { ar: "فضي" },
  gold: { ar: "دهبي" },
};

/** A plain piece is not searched as plain: sellers rarely say so. */
export const PATTERN_WORDS: Record<
  Exclude<Pattern, "plain">,
  { en: string; ar: string; arFeminine: string; withEn: string; withAr: string }
> = {
  striped: { en: "striped", ar: "مقلم", arFeminine: "مقلمة", withEn: "stripes", withAr: "خطوط" },
  checked: { en: "checked", ar: "كاروهات", arFeminine: "كاروهات", withEn: "checks", withAr: "كاروهات" }, // prettier-ignore
  dotted: { en: "polka dot", ar: "منقط", arFeminine: "منقطة", withEn: "dots", withAr: "نقط" },
  printed: { en: "printed", ar: "منقوش", arFeminine: "منقوشة", withEn: "a print", withAr: "نقشة" },
};
