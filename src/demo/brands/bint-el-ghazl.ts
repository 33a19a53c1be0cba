/** Knitwear from the spinning town: cables, fine gauge, and everything that keeps a neck warm. */
import { type BrandBook, WOMENS_FIGURES } from "../rules/book.ts";

export const bintElGhazl: BrandBook = {
  key: "bint-el-ghazl",
  name: "Bint El Ghazl",
  arabicName: "بنت الغزل",
  tagline: "Knitted where the yarn is spun.",
  city: "El Mahalla El Kubra",
  shopMake: "microdata",
  level: 0.42,
  priceEnding: 0,
  saleShare: 0.21,
  shade: 2,
  figures: WOMENS_FIGURES,
  backdrops: ["#e9e2d8", "#e0d8ce", "#ece7df", "#d9d3ca"],
  names: [
    "Tareeza",
    "Amina",
    "Gamalat",
    "Zeinab",
    "Hekmat",
    "Nawal",
    "Saneya",
    "Fekreya",
    "Ehsan",
    "Wedad",
    "Karima",
    "Doria",
    "Saadeya",
    "Nafisa",
    "Bahiga",
    "Rawya",
  ],
  voice: {
    language: "both",
    openings: [
      "Twelve hours on the machine, two by hand.",
      "Warm without the weight.",
      "Named after the women who knit it.",
      "For the three weeks of real winter and the cold cinema after.",
    ],
    closings: [
      "Spun, dyed and knitted within four streets.",
      "A little spare yarn comes with it.",
      "We mend what we make.",
    ],
    arabicOpenings: [
      "دفا من غير تقل.",
      "شغل تريكو من المحلة.",
      "غرزة ورا غرزة بإيد مصرية.",
      "للشتا وليالي الخريف.",
    ],
    arabicClosings: [
      "بييجي معاه خيط احتياطي.",
      "غزل وصباغة وتريكو في مكان واحد.",
      "أي تصليح علينا.",
    ],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "cardigan", silhouette: "cardigan",
      options: { colour: ["camel", "ivory", "navy", "sage", "burgundy"], neck: ["v", "crew", "shawl", "v", "crew"], front: ["buttons", "buttons", "buttons", "buttons", "buttons"], length: ["regular", "regular", "regular", "regular", "regular"], fabric: ["knit", "cable", "knit", "finknit", "finknit"], pockets: [true, false, true, false, true], trim: [undefined, undefined, "ivory", undefined, "camel"], button: ["chocolate", "brown", "brown", "ivory", "gold"], sleeve: ["long", "long", "long", "threequarter", "long"] },
      also: ["grey", "beige", undefined, "dusty rose", undefined],
    },
    {
      kind: "long-cardigan", silhouette: "cardigan",
      options: { colour: ["beige", "charcoal", "olive", "dusty rose"], length: ["duster", "long", "duster", "long"], front: ["open", "open", "belt", "buttons"], neck: ["shawl", "v", "v", "crew"], fabric: ["finknit", "cable", "knit", "finknit"], pockets: [true, true, false, true], print: [undefined, undefined, undefined, undefined], button: ["brown", "black", "brown", "ivory"] },
      also: ["black", "ivory", "camel", "grey"],
    },
    {
      kind: "crop-cardigan", silhouette: "cardigan",
      options: { length: "cropped", colour: ["white", "rust", "black"], neck: ["crew", "v", "shawl"], print: ["stripe", undefined, undefined], colour2: ["navy", undefined, undefined], fabric: ["finknit", "knit", "cable"], front: ["buttons", "open", "buttons"], button: ["gold", "brown", "gold"], trim: ["navy", undefined, "ivory"] },
      also: [undefined, "olive", undefined],
    },
    {
      kind: "knit-vest", silhouette: "top",
      options: { sleeve: "none", fabric: ["cable", "knit", "finknit", "knit", "cable"], neck: ["v", "crew", "turtle", "v", "mock"], colour: ["ivory", "olive", "black", "brown", "sky blue"], trim: [undefined, undefined, undefined, "camel", "navy"], hem: ["rib", "rib", "slit", "rib", "rib"], fit: ["regular", "oversized", "slim", "regular", "oversized"], print: [undefined, undefined, undefined, "zigzag", undefined], colour2: [undefined, undefined, undefined, "mustard", undefined], length: ["hip", "regular", "long", "hip", "hip"] },
      also: ["navy", "grey", "ivory", undefined, "beige"],
    },
    {
      kind: "knit-dress", silhouette: "dress",
      options: { fabric: ["finknit", "knit", "cable", "finknit"], colour: ["chocolate", "grey", "ivory", "teal"], neck: ["turtle", "crew", "mock", "v"], sleeve: ["long", "batwing", "long", "bishop"], waist: ["none", "none", "natural", "natural"], skirt: ["straight", "straight", "aline", "pleated"], length: ["midi", "knee", "midi", "midi"], hem: ["slit", undefined, undefined, undefined], belt: [undefined, undefined, { style: "cord", colour: "camel" }, undefined] },
      also: ["black", "burgundy", undefined, "black"],
    },
    {
      kind: "sweatshirt", silhouette: "top", style: "classic", materials: ["wool", "acrylic"],
      options: { sleeve: "long", hem: "rib", fabric: ["cable", "finknit", "knit", "knit"], neck: ["turtle", "crew", "boat", "v"], colour: ["burgundy", "sand", "charcoal", "green"], print: [undefined, "multistripe", undefined, "zigzag"], colour2: [undefined, "rust", undefined, "ivory"], colour3: [undefined, "ivory", undefined, undefined], fit: ["oversized", "regular", "slim", "oversized"], ribCuffs: true },
      also: ["ivory", undefined, "camel", undefined],
    },
    {
      kind: "knit-set", silhouette: "outfit",
      options: {
        layout: ["pair", "worn", "pair", "pair"],
        upper: [
          { silhouette: "top", options: { colour: "sand", fabric: "finknit", sleeve: "long", neck: "turtle", hem: "rib" } },
          { silhouette: "cardigan", options: { colour: "dusty rose", fabric: "knit", length: "cropped", neck: "crew", button: "ivory" } },
          { silhouette: "cardigan", options: { colour: "black", fabric: "finknit", length: "long", front: "open" } },
          { silhouette: "top", options: { colour: "olive", fabric: "cable", sleeve: "none", neck: "v", hem: "rib", length: "hip" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "sweatwide", colour: "sand", fabric: "finknit" } },
          { silhouette: "skirt", options: { shape: "straight", length: "midi", colour: "dusty rose", fabric: "knit" } },
          { silhouette: "trousers", options: { kind: "sweatslim", colour: "black", fabric: "finknit" } },
          { silhouette: "skirt", options: { shape: "pleated", length: "midi", colour: "olive", fabric: "finknit" } },
        ],
      },
      also: ["charcoal", "ivory", "camel", "grey"],
    },
    {
      kind: "poncho", silhouette: "poncho", style: "classic",
      options: { style: ["poncho", "hooded", "ruana", "capelet"], colour: ["grey", "burgundy", "navy", "camel"], fabric: ["cable", "knit", "knit", "cable"], length: ["regular", "regular", "long", "short"], fringed: [false, true, false, false], button: [undefined, "brown", undefined, "chocolate"], trim: [undefined, undefined, "ivory", undefined] },
      also: ["ivory", "charcoal", undefined, "black"],
    },
    {
      kind: "shawl", silhouette: "scarf",
      options: { style: ["infinity", "shawl", "triangle"], colour: ["mustard", "grey", "burgundy"], fabric: ["cable", "knit", "finknit"], fringed: [false, true, true], print: [undefined, "multistripe", undefined], colour2: [undefined, "ivory", undefined], colour3: [undefined, "navy", undefined] },
      also: ["grey", undefined, "teal"],
    },
    {
      kind: "beanie", silhouette: "headwear",
      options: { style: ["beanie", "beanie", "beret", "beanie"], colour: ["burgundy", "ivory", "black", "mustard"], fabric: ["finknit", "cable", "wool", "knit"], pompom: [false, true, false, true], trim: [undefined, "camel", undefined, "white"] },
      also: ["charcoal", "grey", "red", undefined],
    },
    {
      kind: "socks", silhouette: "socks",
      options: { colour: ["ivory", "navy", "sage", "pink"], trim: ["rust", "white", "ivory", "burgundy"], length: ["crew", "crew", "knee", "ankle"], fabric: ["knit", "finknit", "cable", "finknit"], print: [undefined, "stripe", undefined, "dots"], colour2: [undefined, "white", undefined, "white"] },
    },
    {
      kind: "gloves", silhouette: "gloves",
      options: { colour: ["burgundy", "grey"], fabric: ["cable", "knit"], trim: ["ivory", "charcoal"] },
      also: ["navy", "black"],
    },
  ],
};
