/** Oasis colours and Siwan stitches: kaftans, kimonos, silver. */
import { type BrandBook, WOMENS_FIGURES } from "../rules/book.ts";

export const tareeqElWaha: BrandBook = {
  key: "tareeq-el-waha",
  name: "Tareeq El Waha",
  arabicName: "طريق الواحة",
  tagline: "Stitched in Siwa, worn wherever it is warm.",
  city: "Siwa",
  shopMake: "microdata",
  level: 0.5,
  priceEnding: 0,
  saleShare: 0.16,
  shade: 2,
  backdrops: ["#e9dfd0", "#e2d8c8", "#ece5d9", "#dbd2c4"],
  figures: WOMENS_FIGURES,
  names: [
    "Shali",
    "Fatnas",
    "Dakrour",
    "Aghurmi",
    "Bir Wahed",
    "Zeitouna",
    "Amun",
    "Maraqi",
    "Tamezguida",
    "Khamisa",
    "Abu Shrouf",
    "Jaafar",
    "Taghaghien",
    "Bahariya",
    "Farafra",
    "Kharga",
    "Dakhla",
    "Qasr",
  ],
  voice: {
    language: "both",
    openings: [
      "Every stitch has somebody's afternoon in it.",
      "Colours that were already in the sand.",
      "For long evenings on roofs.",
      "Cool, easy and unhurried.",
      "The pattern is older than the road.",
    ],
    closings: [
      "Made by nine women of the oasis; their names are on the label.",
      "Small differences are the hand, not a fault.",
      "A tenth goes to the sewing school.",
    ],
    arabicOpenings: [
      "ألوان من رمل الواحة ونخلها.",
      "شغل إيد بروح سيوة.",
      "خفيفة على القلب وعلى الجسم.",
      "لكل قطعة حكاية.",
    ],
    arabicClosings: [
      "شغل سيدات الواحة، وأسماؤهن على القطعة.",
      "أي اختلاف بسيط دليل على الشغل اليدوي.",
      "جزء من السعر لمدرسة الخياطة.",
    ],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "kaftan", silhouette: "kaftan",
      options: {
        front: "closed", colour: ["teal", "ivory", "rust", "navy", "mustard", "white"], fabric: ["crepe", "linen", "linen", "satin", "cotton", "cotton"],
        embroidery: [true, true, false, true, false, true], trim: ["gold", "red", "ivory", "silver", "white", "turquoise"], sleeve: ["wide", "deep", "narrow", "deep", "wide", "narrow"], length: ["maxi", "maxi", "midi", "maxi", "knee", "hip"],
        print: [undefined, undefined, "zigzag", undefined, "khayamiya", undefined], colour2: [undefined, undefined, "ivory", undefined, "rust", undefined], colour3: [undefined, undefined, "mustard", undefined, "ivory", undefined], sash: [undefined, "red", undefined, undefined, undefined, undefined], hood: [false, false, false, false, false, false] },
      also: ["burgundy", "sand", undefined, "emerald", undefined, "turquoise"],
    },
    {
      kind: "kimono", silhouette: "kaftan",
      options: { front: "open", colour: ["navy", "black", "coral", "sage", "ivory", "turquoise"], print: ["leaf", "floral", undefined, "paisley", "tiedye", "abstract"], colour2: ["coral", "red", undefined, "ivory", "sky blue", "white"], colour3: ["sage", "mustard", undefined, "rust", undefined, "navy"], band: ["rust", "black", "gold", "olive", "ivory", "navy"], fabric: ["satin", "chiffon", "linen", "crepe", "cotton", "chiffon"], length: ["maxi", "midi", "knee", "maxi", "knee", "midi"], sleeve: ["wide", "deep", "narrow", "wide", "deep", "narrow"], sash: [undefined, undefined, "gold", undefined, undefined, undefined] },
      also: [undefined, undefined, "sand", undefined, undefined, undefined],
    },
    {
      kind: "occasion-kaftan", silhouette: "kaftan",
      options: { colour: ["emerald", "burgundy", "gold", "purple"], fabric: ["velvet", "satin", "satin", "chiffon"], embroidery: true, trim: ["gold", "gold", "ivory", "silver"], sash: ["gold", undefined, "ivory", "silver"], length: ["maxi", "maxi", "maxi", "midi"], sleeve: ["deep", "wide", "deep", "deep"], front: ["closed", "closed", "open", "closed"], band: [undefined, undefined, "ivory", undefined] },
      also: ["black", "navy", undefined, "teal"],
    },
    {
      kind: "peasant-blouse", silhouette: "blouse",
      options: { colour: ["white", "rust", "ivory", "turquoise", "mustard"], fabric: ["cotton", "linen", "cotton", "chiffon", "linen"], neck: ["keyhole", "v", "boat", "square", "band"], sleeve: ["bishop", "puff", "bell", "flutter", "kimono"], detail: ["yoke", "none", "ruffle", "yoke", "none"], hem: ["elastic", "straight", "ruffle", "peplum", "curved"], print: [undefined, undefined, "paisley", undefined, undefined], colour2: [undefined, undefined, "rust", undefined, undefined], colour3: [undefined, undefined, "teal", undefined, undefined], trim: ["red", undefined, undefined, undefined, "white"] },
      also: ["sand", "ivory", undefined, "white", "brown"],
    },
    {
      kind: "maxi-skirt", silhouette: "skirt",
      options: { length: "maxi", shape: ["full", "flowing", "full", "aline"], colour: ["rust", "ivory", "teal", "black"], fabric: ["cotton", "chiffon", "linen", "cotton"], hem: ["tiered", undefined, "fringe", "lace"], print: ["khayamiya", "leaf", undefined, "geo"], colour2: ["mustard", "sage", undefined, "rust"], colour3: ["ivory", "rust", undefined, "sand"], waistband: ["elastic", "elastic", "band", "elastic"], belt: [undefined, { style: "cord", colour: "brown" }, undefined, undefined] },
      also: [undefined, undefined, "sand", undefined],
    },
    {
      kind: "summer-dress", silhouette: "dress",
      options: { colour: ["white", "mustard", "navy", "rust"], fabric: ["cotton", "linen", "cotton", "chiffon"], neck: ["v", "square", "band", "wrap"], sleeve: ["bell", "flutter", "bishop", "kimono"], waist: ["empire", "drop", "none", "natural"], skirt: ["full", "full", "aline", "flowing"], length: ["maxi", "midi", "maxi", "maxi"], embroidery: ["red", undefined, "silver", undefined], hem: [undefined, "tiered", "fringe", undefined], print: [undefined, undefined, undefined, "paisley"], colour2: [undefined, undefined, undefined, "ivory"], colour3: [undefined, undefined, undefined, "teal"], belt: [{ style: "cord", colour: "red" }, undefined, undefined, { style: "beads", colour: "gold" }] },
      also: ["turquoise", "coral", "black", undefined],
    },
    {
      kind: "poncho", silhouette: "poncho",
      options: { style: ["poncho", "ruana", "poncho", "hooded"], colour: ["rust", "camel", "ivory", "olive"], fabric: ["knit", "wool", "cable", "wool"], fringed: [true, true, false, false], length: ["regular", "long", "short", "regular"], print: ["zigzag", undefined, undefined, undefined], colour2: ["ivory", undefined, undefined, undefined], trim: [undefined, "brown", undefined, undefined], button: [undefined, undefined, undefined, "brown"] },
      also: [undefined, "charcoal", "grey", "brown"],
    },
    {
      kind: "cape", silhouette: "poncho",
      options: { style: ["cape", "capelet", "ruana"], colour: ["burgundy", "black", "sand"], fabric: ["wool", "velvet", "linen"], length: ["regular", "short", "long"], button: ["gold", "silver", undefined], trim: [undefined, undefined, "rust"], fringed: [false, false, true] },
      also: ["black", undefined, "olive"],
    },
    {
      kind: "shawl", silhouette: "scarf",
      options: { style: ["shawl", "triangle", "folded"], colour: ["red", "ivory", "teal"], fabric: ["wool", "knit", "cotton"], print: ["zigzag", undefined, "paisley"], colour2: ["black", undefined, "mustard"], colour3: ["ivory", undefined, "ivory"], fringed: [true, true, false], border: [undefined, undefined, "navy"] },
      also: [undefined, "camel", undefined],
    },
    {
      kind: "straw-bag", silhouette: "basket", materials: ["palm leaf", "leather"],
      options: { colour: ["camel"], trim: ["red"] },
    },
    {
      kind: "sandals", silhouette: "sandals",
      options: { style: ["ankle", "twostrap"], colour: ["brown", "red"], sole: ["camel", "sand"], metal: ["silver", "gold"], fabric: ["leather", "leather"] },
      also: ["black", undefined],
    },
    {
      kind: "necklace", silhouette: "necklace", materials: ["silver", "stone"], style: "bohemian",
      options: { style: ["coin", "pendant"], metal: ["silver", "silver"], stone: ["turquoise", "red"] },
    },
    {
      kind: "earrings", silhouette: "earrings", materials: ["silver"], style: "bohemian",
      options: { style: ["tassels", "hoops"], metal: ["silver", "gold"], drop: ["red", "turquoise"] },
    },
    {
      kind: "bracelet", silhouette: "bangles", materials: ["silver", "brass"],
      options: { metal: ["silver", "gold"], second: ["turquoise", "red"] },
    },
  ],
};
