/** Shoes and bags from the leather quarter, named after stations of the old tram. */
import { type BrandBook, WOMENS_FIGURES } from "../rules/book.ts";

export const khatwetAmar: BrandBook = {
  key: "khatwet-amar",
  name: "Khatwet Amar",
  arabicName: "خطوة قمر",
  tagline: "Leather cut in Old Cairo, one pair at a time.",
  city: "Cairo",
  shopMake: "json-ld",
  level: 0.55,
  priceEnding: 0,
  saleShare: 0.21,
  shade: 0,
  figures: WOMENS_FIGURES,
  backdrops: ["#e6dfd5", "#ddd5c9", "#eae5dc", "#d8d3cb"],
  names: [
    "Roda",
    "Manial",
    "Abdin",
    "Sakakini",
    "Daher",
    "Fustat",
    "Azhar",
    "Muski",
    "Qasr",
    "Bulaq",
    "Tahrir",
    "Sayeda",
    "Helwan",
    "Hadayek",
    "Matariya",
    "Citadel",
    "Zeitoun",
    "Shubra",
    "Ghouri",
    "Attaba",
    "Imbaba",
  ],
  voice: {
    language: "both",
    openings: [
      "Better with every year.",
      "Cut, stitched and polished on one bench.",
      "Goes with the rest of your week.",
      "The pattern is thirty years old; the leather is not.",
    ],
    closings: [
      "Repaired for life at our workshop.",
      "Signed inside by the person who made it.",
      "Offcuts become keyrings.",
    ],
    arabicOpenings: [
      "شغل يدوي من مصر القديمة.",
      "خامة بتحلو مع الوقت.",
      "قطعة تعيش سنين.",
      "صنعة إيد تستاهل.",
    ],
    arabicClosings: [
      "الصيانة متاحة في الورشة طول العمر.",
      "توقيع الصانع من جوه.",
      "كل قطعة ليها حكاية.",
    ],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "sneakers", silhouette: "sneakers",
      options: { style: ["court", "court", "runner", "slipon", "hightop"], colour: ["white", "ivory", "sage", "camel", "white"], accent: ["green", "navy", "ivory", "brown", "silver"], fabric: ["leather", "suede", "suede", "suede", "leather"], sole: ["white", "ivory", "ivory", "ivory", "white"], gum: ["camel", "brown", "brown", "camel", "white"] },
      also: [undefined, undefined, "grey", "black", undefined],
    },
    {
      kind: "mens-sneakers", silhouette: "sneakers",
      options: { style: ["slipon", "runner", "court"], colour: ["navy", "charcoal", "olive"], accent: ["white", "orange", "white"], fabric: ["leather", "leather", "canvas"], sole: ["white", "ivory", "white"], gum: ["camel", "brown", "white"] },
    },
    {
      kind: "loafers", silhouette: "loafers",
      options: { style: ["penny", "horsebit", "tassel", "horsebit"], colour: ["brown", "black", "burgundy", "ivory"], metal: [undefined, "gold", undefined, "gold"], fabric: ["leather", "leather", "gloss", "suede"] },
      also: ["black", "camel", undefined, undefined],
    },
    {
      kind: "mens-loafers", silhouette: "loafers",
      options: { style: ["tassel", "horsebit"], colour: ["chocolate", "navy"], metal: [undefined, "silver"], fabric: ["suede", "suede"] },
      also: ["black", "brown"],
    },
    {
      kind: "sandals", silhouette: "sandals",
      options: { style: ["twostrap", "cross", "ankle", "thong"], colour: ["camel", "black", "gold", "brown"], sole: ["beige", "brown", "camel", "camel"], metal: ["gold", "silver", "gold", "gold"], fabric: ["leather", "leather", "gloss", "leather"] },
      also: ["black", "brown", "silver", undefined],
    },
    {
      kind: "slides", silhouette: "sandals",
      options: { style: ["slide", "slide"], colour: ["rust", "navy"], sole: ["camel", "beige"], fabric: ["suede", "leather"], metal: ["gold", "silver"] },
      also: ["olive", "white"],
    },
    {
      kind: "heels", silhouette: "heels",
      options: { style: ["pump", "block", "slingback", "kitten"], colour: ["red", "beige", "brown", "pink"], fabric: ["suede", "leather", "leather", "satin"], insole: ["beige", "camel", "beige", "ivory"] },
      also: ["black", "black", "ivory", "silver"],
    },
    {
      kind: "flats", silhouette: "flats",
      options: { style: ["ballet", "pointed", "ballet"], colour: ["black", "camel", "dusty rose"], fabric: ["leather", "suede", "satin"], insole: ["beige", "ivory", "ivory"], trim: ["black", "gold", "dusty rose"] },
      also: ["red", "navy", "ivory"],
    },
    {
      kind: "boots", silhouette: "boots",
      options: { style: ["chelsea", "ankle", "combat", "tall"], colour: ["brown", "black", "black", "chocolate"], fabric: ["suede", "leather", "leather", "leather"], sole: ["chocolate", "black", "charcoal", "camel"] },
      also: ["black", "burgundy", undefined, "black"],
    },
    {
      kind: "handbag", silhouette: "handbag",
      options: { style: ["top", "saddle", "top", "bucket"], colour: ["black", "brown", "burgundy", "camel"], metal: ["gold", "silver", "gold", "gold"], fabric: ["leather", "suede", "gloss", "leather"] },
      also: ["brown", "black", undefined, "black"],
    },
    {
      kind: "crossbody", silhouette: "handbag",
      options: { style: ["crossbody", "bucket", "crossbody", "crossbody"], colour: ["brown", "sage", "ivory", "navy"], metal: ["gold", "gold", "silver", "gold"], fabric: ["leather", "suede", "straw", "suede"] },
      also: ["black", "beige", "red", "burgundy"],
    },
    {
      kind: "backpack", silhouette: "backpack",
      options: { colour: ["camel", "black"], fabric: ["leather", "suede"], trim: ["chocolate", "brown"], metal: ["gold", "silver"] },
      also: ["black", undefined],
    },
    {
      kind: "tote", silhouette: "tote", style: "classic",
      options: { colour: ["black", "camel"], fabric: ["leather", "suede"], trim: ["brown", "chocolate"] },
      also: ["burgundy", undefined],
    },
    {
      kind: "belt", silhouette: "leatherbelt", materials: ["leather"],
      options: { style: ["coiled", "woven"], colour: ["brown", "camel"], metal: ["gold", "gold"] },
      also: ["black", undefined],
    },
    {
      kind: "watch", silhouette: "watch", materials: ["leather", "steel"],
      options: { strap: "leather", colour: "brown", metal: "gold", dial: "ivory" },
    },
    {
      kind: "gloves", silhouette: "gloves",
      options: { colour: ["black", "camel"], fabric: ["leather", "suede"], trim: ["gold", "chocolate"] },
      also: ["brown", undefined],
    },
  ],
};
