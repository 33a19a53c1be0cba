/** Colours by the plain words shoppers use. The shades of one word stay close enough to be called by it. */
import type { Hex } from "../colour.ts";

export type Colour = {
  /** Brands lean towards different shades of the same word. */
  shades: readonly [Hex, ...Hex[]];
  /** Masculine; `arabicFeminine` only where the adjective changes in everyday use. */
  arabic: string;
  arabicFeminine?: string;
  /** With the article, where it is not simply ال in front. */
  arabicDefinite?: string;
};

export const COLOURS = {
  black: { shades: ["#1d1c20", "#242327", "#19191d"], arabic: "أسود", arabicFeminine: "سوداء" },
  white: { shades: ["#f4f2ee", "#f1f0ef", "#f6f4f1"], arabic: "أبيض", arabicFeminine: "بيضاء" },
  ivory: { shades: ["#efe6d6", "#ece3d0", "#f0e8da"], arabic: "عاجي" },
  beige: { shades: ["#d8c7ab", "#dccdb4", "#d3c3a8"], arabic: "بيج" },
  sand: { shades: ["#c9b48f", "#cdb997", "#c4ae86"], arabic: "رملي" },
  camel: { shades: ["#b68a58", "#b08350", "#bb9160"], arabic: "جملي" },
  brown: { shades: ["#7a5236", "#74492f", "#80583c"], arabic: "بني" },
  chocolate: { shades: ["#4a3026", "#452b22", "#50352a"], arabic: "شوكولاتة" },
  red: { shades: ["#b3202a", "#a91c28", "#bd2a2c"], arabic: "أحمر", arabicFeminine: "حمراء" },
  burgundy: { shades: ["#661e2c", "#6d2230", "#5e1b2a"], arabic: "نبيتي" },
  rust: { shades: ["#a5502f", "#9d4a2c", "#ad5735"], arabic: "طوبي" },
  orange: { shades: ["#d9772f", "#d47033", "#df8038"], arabic: "برتقالي" },
  mustard: { shades: ["#c3922e", "#bd8b2b", "#c99a3a"], arabic: "مسطردة" },
  yellow: { shades: ["#e8c652", "#e5c04a", "#ecce64"], arabic: "أصفر", arabicFeminine: "صفراء" },
  olive: { shades: ["#6d6b41", "#66653c", "#747247"], arabic: "زيتي" },
  sage: {
    shades: ["#9cab92", "#95a58b", "#a4b29a"],
    arabic: "أخضر مرامية",
    arabicDefinite: "الأخضر المرامية",
  },
  green: { shades: ["#3f7a4c", "#3a7346", "#478255"], arabic: "أخضر", arabicFeminine: "خضراء" },
  emerald: {
    shades: ["#12604b", "#0f5a48", "#176852"],
    arabic: "أخضر زمردي",
    arabicDefinite: "الأخضر الزمردي",
  },
  teal: { shades: ["#1f6670", "#1b5f68", "#266d77"], arabic: "بترولي" },
  turquoise: { shades: ["#3aa6a4", "#339d9d", "#45aeac"], arabic: "تركواز" },
  "sky blue": { shades: ["#9dbfdc", "#94b8d8", "#a6c6e0"], arabic: "لبني" },
  blue: { shades: ["#3a67a8", "#345f9e", "#4270b0"], arabic: "أزرق", arabicFeminine: "زرقاء" },
  navy: { shades: ["#232f4d", "#1f2a46", "#283554"], arabic: "كحلي" },
  lilac: { shades: ["#b9a3cd", "#b29bc8", "#c0acd2"], arabic: "ليلكي" },
  purple: { shades: ["#633f7c", "#5c3a74", "#6a4684"], arabic: "بنفسجي" },
  pink: { shades: ["#e3a3b6", "#df9bb0", "#e7adbe"], arabic: "بمبي" },
  "dusty rose": {
    shades: ["#c08f8c", "#ba8785", "#c69895"],
    arabic: "وردي هادي",
    arabicDefinite: "الوردي الهادي",
  },
  coral: { shades: ["#e07a63", "#db725c", "#e5836d"], arabic: "مرجاني" },
  grey: { shades: ["#979799", "#8f9093", "#a0a0a1"], arabic: "رمادي" },
  charcoal: {
    shades: ["#45474c", "#3f4146", "#4b4d53"],
    arabic: "رمادي غامق",
    arabicDefinite: "الرمادي الغامق",
  },
  silver: { shades: ["#c4c6ca", "#bdc0c5", "#cbccd0"], arabic: "فضي" },
  gold: { shades: ["#c9a85f", "#c4a157", "#d0b06a"], arabic: "دهبي" },
} satisfies Record<string, Colour>;

export type ColourName = keyof typeof COLOURS;

export const isColourName = (word: string): word is ColourName => Object.hasOwn(COLOURS, word);

export const colourOf = (name: ColourName): Colour => COLOURS[name];

/** Denim is never the clear colour its word suggests. */
const DENIM: Partial<Record<ColourName, Colour["shades"]>> = {
  blue: ["#4b6c96", "#456489", "#54769e"],
  navy: ["#2b3852", "#27334b", "#303e58"],
  "sky blue": ["#98b4cd", "#8facc6", "#a1bbd2"],
};

export function shadeOf(name: ColourName, shade: number, isDenim = false): Hex {
  const shades = (isDenim && DENIM[name]) || colourOf(name).shades;
  return shades[shade % shades.length] ?? shades[0];
}

export const arabicColour = (name: ColourName, isFeminine = false): string => {
  const { arabic, arabicFeminine } = colourOf(name);
  return (isFeminine && arabicFeminine) || arabic;
};

export const arabicColourDefinite = (name: ColourName): string =>
  colourOf(name).arabicDefinite ?? `ال${colourOf(name).arabic}`;
