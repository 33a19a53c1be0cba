// Pieces that a look can be completed with: what they are called, how dressed up they are, who wears them.
import { broaderOf } from "../../../language/terms.ts";
import type { Slot, World } from "./slots.ts";

export type Garment = {
  slot: Slot;
  world: World;
  /** Id of the vocabulary. */
  kind: string;
  en: string;
  ar: string;
  isFeminine: boolean;
  /** From how casual to how festive; see Look.dressed. */
  dressed: [number, number];
  season?: "summer" | "winter";
  for?: "women" | "men";
  /** Bares what a modest wardrobe covers, or is worn in such a wardrobe only. */
  modesty?: "bare" | "only";
  /** Its colour is not what it is chosen by. */
  isPlain?: boolean;
};

/** Whether a term names this piece, or a wider kind that it is one of. */
export const isKind = ({ kind }: Garment, id: string): boolean =>
  kind === id || broaderOf(kind).includes(id);

type More = Partial<Pick<Garment, "season" | "for" | "modesty" | "isPlain">>;

const inWorld =
  (world: World) =>
  (
    slot: Slot,
    kind: string,
    words: string,
    dressed: [number, number],
    more: More = {},
  ): Garment => {
    const [en = "", ar = ""] = words.split(" · ");
    const isFeminine = ar.startsWith("f ");
    const noun = isFeminine ? ar.slice(2) : ar;
    return { slot, world, kind: `kind:${kind}`, en, ar: noun, isFeminine, dressed, ...more };
  };

const g = inWorld("wardrobe");
const sport = inWorld("sport");
const swim = inWorld("swim");
const rest = inWorld("rest");
const prayer = inWorld("prayer");
const kids = inWorld("kids");
const home = inWorld("home");
const gift = inWorld("gifts");

const women = { for: "women" } as const;
const men = { for: "men" } as const;
const summer = { season: "summer" } as const;
const winter = { season: "winter" } as const;
const plain = { isPlain: true } as const;

// Columns are read side by side.
// prettier-ignore
export const GARMENTS: readonly Garment[] = [
  g("shoes", "heel", "heels · حذاء بكعب", [2, 3], women),
  g("shoes", "flat", "ballet flats · باليرينا", [1, 2.4], women),
  g("shoes", "loafer", "loafers · لوفر", [1.4, 2.5]),
  g("shoes", "sneaker", "sneakers · كوتشي", [0, 1.6]),
  g("shoes", "sandal", "sandals · صندل", [0.8, 2.1], summer),
  g("shoes", "boot", "boots · بوت", [1, 2.2], winter),
  g("shoes", "espadrille", "espadrilles · إسبادريل", [0.8, 1.4], { ...summer, ...women }),

  g("bag", "clutch", "clutch · كلاتش", [2.3, 3], women),
  g("bag", "handbag", "handbag · f شنطة يد", [1.5, 2.6], women),
  g("bag", "crossbody-bag", "crossbody bag · f شنطة كروس", [0.7, 1.9]),
  g("bag", "tote", "tote bag · f شنطة توت", [0.7, 1.7]),
  g("bag", "backpack", "backpack · f شنطة ضهر", [0, 1.2]),
  g("bag", "straw-bag", "straw basket bag · f شنطة خوص", [0.7, 1.3], { ...summer, ...women }),

  g("outer", "blazer", "blazer · بليزر", [1.6, 3]),
  g("outer", "jacket", "jacket · جاكيت", [0.6, 1.6]),
  g("outer", "cardigan", "cardigan · كارديجان", [0.8, 2]),
  g("outer", "coat", "coat · بالطو", [1.2, 3], winter),
  g("outer", "kimono", "kimono · كيمونو", [0.9, 2.4], { ...women, ...summer }),
  g("outer", "cape", "cape · كيب", [1.6, 3], women),

  g("top", "shirt", "shirt · قميص", [1.2, 2.6]),
  g("top", "blouse", "blouse · f بلوزة", [1.3, 3], women),
  g("top", "tshirt", "T-shirt · تيشيرت", [0, 1.4]),
  g("top", "polo", "polo shirt · تيشيرت بولو", [0.8, 1.8]),
  g("top", "tunic", "tunic · تونيك", [0.8, 2], { ...women, modesty: "only" }),
  g("top", "sweater", "sweater · بلوفر", [0.8, 1.7], winter),
  g("top", "sweatshirt", "sweatshirt · سويت شيرت", [0, 1.2], winter),
  g("top", "tank-top", "tank top · توب بدون أكمام", [0, 1.3], { ...summer, modesty: "bare" }),

  g("bottom", "trousers", "trousers · بنطلون", [1.3, 3]),
  g("bottom", "jeans", "jeans · بنطلون جينز", [0.5, 1.6]),
  g("bottom", "skirt", "skirt · f جيبة", [1, 3], women),
  g("bottom", "shorts", "shorts · شورت", [0, 1.2], { ...summer, modesty: "bare" }),
  g("bottom", "sweatpants", "sweatpants · بنطلون ميلتون", [0, 0.8]),

  g("whole", "evening-dress", "evening dress · فستان سواريه", [2.4, 3], women),
  g("whole", "dress", "dress · فستان", [0.8, 2.3], women),
  g("whole", "abaya", "abaya · f عباية", [0.5, 3], { ...women, modesty: "only" }),
  g("whole", "jumpsuit", "jumpsuit · جمبسوت", [0.8, 2.4], women),

  g("head", "hijab", "hijab · f طرحة", [0, 3], { ...women, modesty: "only" }),
  g("head", "undercap", "undercap · بونيه", [0, 3], { ...women, modesty: "only" }),
  g("head", "turban", "turban · توربان", [0.8, 3], { ...women, modesty: "only" }),
  g("head", "cap", "cap · كاب", [0, 1.1]),
  g("head", "sun-hat", "sun hat · f برنيطة شمس", [0.6, 1.4], { ...summer, ...women }),
  g("head", "beanie", "beanie · آيس كاب", [0, 1.3], winter),

  g("jewel", "earrings", "earrings · حلق", [1, 3], women),
  g("jewel", "necklace", "necklace · f سلسلة", [1.2, 3], women),
  g("jewel", "bracelet", "bracelet · f إسورة", [0.8, 2.6], women),
  g("jewel", "watch", "watch · f ساعة", [1, 2.6]),

  g("extra", "belt", "belt · حزام", [0.8, 2.5]),
  g("extra", "sunglasses", "sunglasses · f نضارة شمس", [0.3, 2], plain),
  g("extra", "shawl", "shawl · شال", [1.4, 3], women),
  g("extra", "tie", "tie · f كرافتة", [2, 3], men),

  sport("top", "sport-top", "training top · توب رياضي", [0, 1]),
  sport("bottom", "sport-leggings", "sports leggings · ليجن رياضي", [0, 1], women),
  sport("bottom", "sport-shorts", "training shorts · شورت رياضي", [0, 1], { modesty: "bare" }),
  sport("bottom", "sweatpants", "sweatpants · بنطلون ميلتون", [0, 1]),
  sport("shoes", "sneaker", "sneakers · كوتشي", [0, 1]),
  sport("outer", "hoodie", "hoodie · هودي", [0, 1]),
  sport("bag", "backpack", "backpack · f شنطة ضهر", [0, 1]),
  sport("head", "cap", "cap · كاب", [0, 1]),
  sport("extra", "socks", "socks · شراب", [0, 1], plain),

  swim("outer", "kimono", "kimono · كيمونو", [0, 2], women),
  swim("shoes", "slide", "slides · سليبر", [0, 2]),
  swim("shoes", "sandal", "sandals · صندل", [0, 2]),
  swim("bag", "straw-bag", "straw basket bag · f شنطة خوص", [0, 2]),
  swim("bag", "tote", "tote bag · f شنطة توت", [0, 2]),
  swim("head", "sun-hat", "sun hat · f برنيطة شمس", [0, 2]),
  swim("head", "cap", "cap · كاب", [0, 2]),
  swim("extra", "sunglasses", "sunglasses · f نضارة شمس", [0, 2], plain),
  swim("top", "shirt", "linen shirt · قميص كتان", [0, 2]),

  rest("outer", "robe", "robe · روب", [0, 3]),
  rest("shoes", "slipper", "slippers · شبشب بيتي", [0, 3]),
  rest("whole", "pyjamas", "pyjama set · f بيجامة", [0, 3]),
  rest("extra", "socks", "socks · شراب", [0, 3], plain),
  rest("thing", "candle", "scented candle · f شمعة معطرة", [0, 3], plain),
  rest("extra", "throw", "throw blanket · مفرش خفيف", [0, 3]),

  prayer("whole", "isdal", "isdal · إسدال صلاة", [0, 3]),
  prayer("thing", "prayer-rug", "prayer rug · f سجادة صلاة", [0, 3]),
  prayer("extra", "prayer-beads", "prayer beads · f سبحة", [0, 3], plain),
  prayer("head", "undercap", "undercap · بونيه", [0, 3]),
  prayer("head", "hijab", "hijab · f طرحة", [0, 3]),
  prayer("shoes", "slipper", "slippers · شبشب بيتي", [0, 3]),

  kids("top", "tshirt", "children's T-shirt · تيشيرت أطفال", [0, 3]),
  kids("bottom", "trousers", "children's trousers · بنطلون أطفال", [0, 3]),
  kids("outer", "hoodie", "children's hoodie · هودي أطفال", [0, 3]),
  kids("whole", "pyjamas", "children's pyjamas · f بيجامة أطفال", [0, 3]),
  kids("whole", "set", "children's set · طقم أطفال", [0, 3]),
  kids("whole", "dress", "girls' dress · فستان بناتي", [0, 3]),

  home("thing", "cushion", "cushion · f خدادية", [0, 3]),
  home("thing", "throw", "throw blanket · مفرش خفيف", [0, 3]),
  home("thing", "candle", "scented candle · f شمعة معطرة", [0, 3], plain),
  home("thing", "vase", "ceramic vase · f فازة سيراميك", [0, 3]),
  home("thing", "rug", "woven rug · f سجادة", [0, 3]),
  home("thing", "mug", "ceramic mug · مج سيراميك", [0, 3]),

  gift("thing", "notebook", "notebook · f نوتة", [0, 3]),
  gift("thing", "pen", "pen · قلم", [0, 3], plain),
  gift("thing", "gift-box", "gift box · بوكس هدايا", [0, 3], plain),
  gift("thing", "card", "greeting card set · طقم كروت معايدة", [0, 3], plain),
  gift("thing", "candle", "scented candle · f شمعة معطرة", [0, 3], plain),
  gift("thing", "mug", "ceramic mug · مج سيراميك", [0, 3], plain),
];
