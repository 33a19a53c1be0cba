/** Things for a small room and the people you like: cushions, candles, paper. */
import type { BrandBook } from "../rules/book.ts";

export const odaSoghayara: BrandBook = {
  key: "oda-soghayara",
  name: "Oda Soghayara",
  arabicName: "أوضة صغيرة",
  tagline: "For small rooms and large feelings.",
  city: "Maadi, Cairo",
  shopMake: "microdata",
  level: 0.5,
  priceEnding: 0,
  saleShare: 0.17,
  shade: 1,
  backdrops: ["#ebe5db", "#e2ddd3", "#e6e6de", "#dad7cf"],
  figures: [],
  names: [
    "Balakona",
    "Shebbak",
    "Satheya",
    "Ganina",
    "Sofra",
    "Noor",
    "Fagr",
    "Maghreb",
    "Yasmina",
    "Fulla",
    "Shorfa",
    "Darabzin",
    "Qulla",
    "Mashrabeya",
    "Karkadeh",
    "Helba",
  ],
  voice: {
    language: "both",
    openings: [
      "Changes a corner, not the whole flat.",
      "A small thing that makes the room yours.",
      "For the shelf by the window.",
      "A present you will want to keep.",
    ],
    closings: [
      "Made in Maadi by four people and a cat.",
      "We plant a basil for every tenth order.",
      "Ships anywhere in Egypt in three days.",
    ],
    arabicOpenings: [
      "لمسة صغيرة تغير شكل الأوضة.",
      "هدية حلوة لحد عزيز.",
      "تفصيلة بسيطة تدفي المكان.",
      "لركن القراية وقعدة الشاي.",
    ],
    arabicClosings: ["شغل يدوي من المعادي.", "الشحن خلال تلات أيام.", "كميات قليلة وبحب كبير."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "cushion", silhouette: "cushion",
      options: { colour: ["sand", "ivory", "teal", "rust", "navy", "mustard"], print: ["geo", "khayamiya", undefined, "zigzag", "awning", undefined], colour2: ["teal", "red", "teal", "ivory", "white", "mustard"], colour3: ["rust", "navy", "teal", "mustard", undefined, "mustard"], fabric: ["linen", "cotton", "velvet", "wool", "canvas", "corduroy"], piping: ["brown", "navy", "gold", undefined, "white", "brown"], shape: ["square", "square", "square", "long", "long", "square"], fringed: [false, false, false, true, false, true] },
      also: [undefined, undefined, "burgundy", undefined, undefined, "olive"],
    },
    {
      kind: "candle", silhouette: "candle", materials: ["soy wax", "glass"],
      names: ["Oud & Amber", "Oud & Sage", "Dark Oud", "Oud & Rose", "White Oud", "Oud & Sea Salt"],
      options: { glass: ["camel", "sage", "charcoal", "dusty rose", "white", "navy"], wax: ["ivory", "white", "ivory", "pink", "beige", "sky blue"], label: ["white", "ivory", "gold", "white", "sage", "silver"] },
    },
    {
      kind: "throw", silhouette: "throwblanket",
      options: { colour: ["ivory", "rust", "grey", "navy"], fabric: ["knit", "wool", "cable", "cotton"], print: [undefined, "plaid", undefined, "widestripe"], colour2: [undefined, "camel", undefined, "white"], fringed: [true, true, false, false] },
      also: ["sage", undefined, "mustard", undefined],
    },
    {
      kind: "vase", silhouette: "vase", materials: ["ceramic"],
      options: { style: ["round", "tall", "round", "tall"], colour: ["ivory", "rust", "teal", "black"], stem: ["sage", "mustard", "dusty rose", "red"] },
      also: ["sand", "white", "white", undefined],
    },
    {
      kind: "mug", silhouette: "mug", materials: ["ceramic"], names: ["Chai", "Sukkar", "Ahwa", "Naana"],
      options: { colour: ["white", "mustard", "navy", "sage"], ink: ["navy", "white", "yellow", "ivory"], text: ["CHAI", "sukkar", "AHWA", "naana"] },
    },
    {
      kind: "notebook", silhouette: "notebook", materials: ["paper", "cotton cloth"],
      options: { colour: ["emerald", "burgundy", "navy", "mustard"], trim: ["gold", "silver", "red", "black"], ornament: ["rosette", "lines", "none", "rosette"], ribbon: ["gold", "burgundy", "red", "white"] },
    },
    {
      kind: "giftbox", silhouette: "giftbox", materials: ["card", "satin ribbon"],
      options: { colour: ["beige", "navy", "sage", "white", "pink"], ribbon: ["burgundy", "gold", "ivory", "emerald", "red"], print: [undefined, "dots", undefined, "ditsy", "stripe"], colour2: [undefined, "gold", undefined, "green", "white"], colour3: [undefined, undefined, undefined, "red", undefined] },
    },
    {
      kind: "card", silhouette: "card", materials: ["paper"],
      options: { colour: ["ivory", "navy", "white", "sage", "burgundy"], ink: ["burgundy", "gold", "coral", "white", "gold"], envelope: ["dusty rose", "ivory", "sage", "beige", "ivory"], motif: ["flowers", "crescent", "lantern", "flowers", "lantern"] },
    },
    {
      kind: "rug", silhouette: "rug", materials: ["wool", "cotton"],
      options: { style: ["bands", "medallion", "bands"], colour: ["rust", "navy", "charcoal"], colour2: ["ivory", "mustard", "sage"], colour3: ["teal", "red", "ivory"] },
    },
    {
      kind: "pen", silhouette: "pen", materials: ["brass", "resin"],
      options: { colour: ["black", "emerald"], metal: ["gold", "silver"] },
    },
    {
      kind: "perfume", silhouette: "perfume", materials: ["glass"], names: ["Anbar", "Ward", "Bahr"],
      options: { colour: ["gold", "dusty rose", "teal"], metal: ["gold", "silver", "gold"], name: ["ANBAR", "WARD", "BAHR"] },
    },
  ],
};
