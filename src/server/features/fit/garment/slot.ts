// What a piece is on a body, from its category and the words of its title.
import type { CategoryName } from "../../../../contract/categories.ts";

/** Where a piece sits. `beside` is for what nobody wears, or cannot wear together with another piece. */
const SLOTS = [
  "top",
  "tank",
  "outer",
  "dress",
  "gown",
  "cape",
  "prayer",
  "jumpsuit",
  "suit",
  "set",
  "trousers",
  "skirt",
  "head-covering",
  "hat",
  "necklace",
  "sunglasses",
  "bag",
  "shoes",
  "beside",
] as const;
export type Slot = (typeof SLOTS)[number];

const BY_CATEGORY: Record<CategoryName, Slot> = {
  Abayas: "gown",
  Accessories: "beside",
  Bags: "bag",
  Blazers: "outer",
  Blouses: "top",
  Cardigans: "outer",
  "Clothing Sets": "set",
  "Coats & Jackets": "outer",
  Dresses: "dress",
  Footwear: "shoes",
  "Gifts & Stationery": "beside",
  Headwear: "hat",
  "Hijabs & Scarves": "head-covering",
  "Home & Living": "beside",
  Homewear: "beside",
  "Hoodies & Sweatshirts": "top",
  "Jumpsuits & Overalls": "jumpsuit",
  "Kaftans & Kimonos": "gown",
  "Kids' Clothing": "beside",
  Leggings: "trousers",
  Others: "beside",
  Pants: "trousers",
  "Ponchos & Capes": "cape",
  Prayerwear: "prayer",
  Shirts: "top",
  Shorts: "trousers",
  Skirts: "skirt",
  Sleepwear: "beside",
  Sportswear: "top",
  Suits: "suit",
  Sweatpants: "trousers",
  Swimwear: "beside",
  "T-Shirts": "top",
  "Tank Top": "tank",
  Tracksuits: "set",
  Undershirts: "top",
  Underwear: "beside",
  Vest: "outer",
};

/** Words that say more than the category, the surest first. Arabic words stand as shops write them. */
const BY_WORD: readonly (readonly [RegExp, Slot])[] = [
  [
    /\b(rug|mat|beads|socks?|gloves?|umbrella|perfume|belt|watch)\b|سجادة|سبحة|شراب|جوانتي|شمسية|حزام/i,
    "beside",
  ],
  [
    /\b(sets?|suit|two-piece|three-piece|pyjamas?|pajamas?|tracksuit|co-?ord)\b|طقم|بدلة|بيجام/i,
    "set",
  ],
  [
    /\b(slippers?|slides|sandals?|sneakers?|loafers?|heels|boots?)\b|شبشب|صندل|حذاء|جزمة|كوتشي/i,
    "shoes",
  ],
  [/\bburkini\b|بوركيني/i, "jumpsuit"],
  [/\b(sunglasses|shades)\b|نظار/i, "sunglasses"],
  [/\b(necklace|pendant)\b|عقد|سلسلة/i, "necklace"],
  [/\b(turban|khimar|hijab|shayla|bandana|instant)\b|حجاب|خمار|طرحة|توربان/i, "head-covering"],
  [/\b(cap|beanie|hat|bucket|beret)\b|كاب|قبعة|برنيطة/i, "hat"],
  [/\b(jumpsuit|overalls?|dungarees|romper|playsuit)\b|جامبسوت|سالوبيت|أفرول/i, "jumpsuit"],
  [
    /\b(abaya|kaftan|caftan|galabeya|jalabiya|kimono|robe|bisht)\b|عباية|عبايه|قفطان|جلابي|روب|كيمونو/i,
    "gown",
  ],
  [/\b(poncho|cape)\b|بونشو|كاب صوف/i, "cape"],
  [/\b(dress|nightdress|gown)\b|فستان/i, "dress"],
  [/\bskirts?\b|جيبة|جيبه|تنورة/i, "skirt"],
  [
    /\b(trousers|pants|jeans|leggings|shorts|joggers|sweatpants|chinos|bottoms)\b|بنطلون|شورت|ليجن/i,
    "trousers",
  ],
  [/\b(tank|camisole|cami|sleeveless top)\b|كامي|توب حمالات/i, "tank"],
  [
    /\b(jacket|coat|blazer|cardigan|waistcoat|vest|gilet|trench|overshirt|duster)\b|جاكيت|معطف|بليزر|كارديجان/i,
    "outer",
  ],
  [
    /\b(hoodie|sweatshirt|sweater|pullover|jumper|tee|t-shirt|shirt|blouse|top|rash|bra)\b|هودي|سويت|بلوفر|تيشيرت|قميص|بلوزة|توب/i,
    "top",
  ],
];

/** Categories whose title may overrule them: they hold many kinds. */
const MIXED: ReadonlySet<string> = new Set([
  "Accessories",
  "Headwear",
  "Homewear",
  "Others",
  "Prayerwear",
  "Sleepwear",
  "Sportswear",
  "Swimwear",
  "Vest",
  "",
]);

/** Sizes of their own, or not to be shown on a figure. */
const NEVER_WORN: ReadonlySet<string> = new Set(["Kids' Clothing", "Underwear"]);

/** Three pieces over each other in one picture cannot be told apart. */
const THREE = /\b(three|3)[- ]?pieces?\b|٣ قطع|3 قطع|ثلاث قطع/i;

export function slotOf(piece: { category: string; title: string }): Slot {
  const slot = namedSlot(piece);
  if (slot !== "set" && slot !== "suit") return slot;
  // The upper half of a prayer set goes over the head.
  return THREE.test(piece.title) || piece.category === "Prayerwear" ? "beside" : slot;
}

function namedSlot({ category, title }: { category: string; title: string }): Slot {
  if (NEVER_WORN.has(category)) return "beside";
  const known = BY_CATEGORY[category as CategoryName] as Slot | undefined;
  if (known && !MIXED.has(category)) return known;
  const word = BY_WORD.find(([pattern]) => pattern.test(title));
  if (category === "Headwear" && word?.[1] !== "head-covering") return "hat";
  if (category === "Vest") return "outer";
  return word?.[1] ?? known ?? "beside";
}

/** Sold as a long top; others end at the hip however slim their picture is. */
export const isLongTop = ({ title }: { title: string }): boolean =>
  /\b(tunics?|longline|long-line|long (shirt|top|tee|blouse|sweater)|shirt dress)\b|تونيك|طويل/i.test(
    title,
  );

/** Its collar stands up around the neck. */
export const isHighNecked = ({ title }: { title: string }): boolean =>
  /\b(mock|turtle|roll|funnel|high|polo)[- ]?neck(ed)?\b|turtle ?neck|ها[يف] كول|ياق[هة] عالي[هة]|برقب[هة]/i.test(
    title,
  );

/** Has a collar, lapels or a hood. */
export const isCollared = ({ category, title }: { category: string; title: string }): boolean =>
  isHighNecked({ title }) ||
  COLLARED.has(category) ||
  /\b(collar(ed)?|shirts?|polo|blazer|jacket|coat|cardigan|lapels?|hood(ed|ie)?|zip)\b|قميص|ياق[هة]|بولو|هودي|كابيشو/i.test(
    title.replace(/\b(t|tee)[- ]shirts?\b/gi, ""),
  );
const COLLARED: ReadonlySet<string> = new Set(["Shirts", "Hoodies & Sweatshirts", "Blazers", "Coats & Jackets", "Suits", "Tracksuits", "Cardigans"]); // prettier-ignore

/** Sold with a neckline that goes far down. */
export const isDeepNecked = ({ title }: { title: string }): boolean =>
  /\b(v-?neck(ed)?|wrap|surplice|plung\w+|sweetheart|square|cowl)\b|فتحة|رقبة سبعة|لف/i.test(title);

/** Pieces for whom the modest figure is offered first. */
export function isModest({ category, title }: { category: string; title: string }): boolean {
  return (
    ["Abayas", "Hijabs & Scarves", "Prayerwear"].includes(category) ||
    /\b(abaya|hijab|khimar|shayla|burkini|prayer|turban)\b|عباية|عبايه|حجاب|خمار|طرحة|إسدال|اسدال/i.test(
      title,
    )
  );
}

/** Pieces that say they are for men. */
export const isForMen = ({ title }: { title: string }): boolean =>
  /\b(men|man|gentlemen)('|’)?s?\b|رجالي|رجالى|للرجال/i.test(title) &&
  !/\bwom[ae]n|نسائي|حريمي/i.test(title);

const FROM_SHOULDERS: ReadonlySet<Slot> = new Set([
  "top",
  "tank",
  "outer",
  "dress",
  "gown",
  "jumpsuit",
]);

/** Hangs from the shoulders, as opposed to the waist, the neck or the head. */
export const isShoulderHung = (slot: Slot): boolean => FROM_SHOULDERS.has(slot);
