/** Downtown tailoring for both: wool, suiting and a good shirt. */
import type { BrandBook } from "../rules/book.ts";

export const darElMeqass: BrandBook = {
  key: "dar-el-meqass",
  name: "Dar El Meqass",
  arabicName: "دار المقص",
  tagline: "Tailors on Talaat Harb since our grandfather's scissors.",
  city: "Cairo",
  shopMake: "plain",
  level: 0.72,
  priceEnding: 0,
  saleShare: 0.13,
  shade: 2,
  figures: ["male", "plain"],
  backdrops: ["#e4e2dd", "#d9d8d4", "#e8e5df", "#d5d3cf"],
  names: [
    "Talaat",
    "Sabri",
    "Adly",
    "Sherif",
    "Kasr",
    "Bostan",
    "Champollion",
    "Maarouf",
    "Antikhana",
    "Emad",
    "Orabi",
    "Ramses",
  ],
  voice: {
    language: "english",
    openings: [
      "Drafted by hand and cut one at a time.",
      "The shoulder does the work.",
      "Made to be altered, then kept.",
      "For offices with good light.",
      "Nothing extra, nothing missing.",
    ],
    closings: [
      "The first adjustment is on us.",
      "Fittings by appointment in Talaat Harb Street.",
      "Made to order in ten days.",
    ],
    arabicOpenings: ["تفصيل يدوي من وسط البلد."],
    arabicClosings: ["التعديل مجاني."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "blazer", silhouette: "blazer",
      options: {
        colour: ["navy", "camel", "grey", "black", "olive", "ivory"],
        fabric: ["suiting", "wool", "tweed", "suiting", "corduroy", "linen"],
        lapel: ["notch", "peak", "notch", "shawl", "notch", "wide"], length: ["regular", "long", "regular", "regular", "regular", "cropped"],
        pockets: ["flap", "flap", "patch", "none", "patch", "patch"], fit: ["regular", "oversized", "regular", "slim", "regular", "regular"],
        
        button: ["navy", "chocolate", "brown", "black", "brown", "beige"] },
      also: ["black", "black", undefined, undefined, "brown", "sage"],
    },
    {
      kind: "double-blazer", silhouette: "blazer",
      options: {
        breasted: "double", colour: ["beige", "navy", "charcoal", "white"], print: ["check", "pinstripe", "houndstooth", undefined], colour2: ["brown", "silver", "ivory", undefined],
        lapel: ["peak", "peak", "wide", "peak"], length: ["regular", "regular", "long", "cropped"], fabric: ["wool", "suiting", "wool", "suiting"], button: ["brown", "navy", "black", "gold"], fit: ["regular", "slim", "oversized", "regular"],
      },
      also: [undefined, undefined, undefined, "black"],
    },
    {
      kind: "coat", silhouette: "blazer",
      options: {
        length: "coat", colour: ["camel", "charcoal", "ivory", "black", "emerald", "brown"], fabric: ["wool", "wool", "wool", "tweed", "wool", "wool"],
        print: [undefined, "houndstooth", undefined, undefined, undefined, "plaid"], colour2: [undefined, "white", undefined, undefined, undefined, "camel"],
        belt: ["tie", undefined, "tie", undefined, "buckle", undefined], lapel: ["wide", "notch", "shawl", "notch", "peak", "wide"], breasted: ["single", "double", "open", "single", "double", "single"], pockets: ["patch", "flap", "none", "flap", "flap", "patch"],
      },
      also: ["black", undefined, "camel", undefined, "navy", undefined],
    },
    {
      kind: "trench-coat", silhouette: "blazer",
      options: { trench: true, length: "coat", belt: ["buckle", "tie", "buckle"], breasted: ["double", "single", "double"], colour: ["sand", "navy", "olive"], fabric: ["cotton", "nylon", "canvas"], lapel: ["wide", "notch", "peak"], button: ["brown", "navy", "black"] },
      also: ["black", undefined, "beige"],
    },
    {
      kind: "waistcoat", silhouette: "blazer",
      options: { sleeves: false, colour: ["charcoal", "beige", "burgundy", "navy", "black"], lapel: ["notch", "none", "shawl", "peak", "none"], fabric: ["suiting", "linen", "velvet", "tweed", "satin"], length: ["cropped", "cropped", "regular", "regular", "long"], breasted: ["single", "single", "single", "double", "open"], pockets: ["none", "flap", "none", "flap", "patch"] },
      also: ["black", "white", undefined, undefined, undefined],
    },
    {
      kind: "shirt", silhouette: "shirt",
      options: {
        colour: ["white", "sky blue", "navy", "white", "lilac"], print: [undefined, "bengal", undefined, "windowpane", undefined], colour2: [undefined, "white", undefined, "navy", undefined],
        collar: ["classic", "classic", "band", "classic", "classic"], fit: ["slim", "regular", "slim", "regular", "slim"], pockets: ["none", "one", "none", "none", "none"], contrast: [undefined, "white", undefined, undefined, "white"], fabric: ["cotton", "cotton", "cotton", "cotton", "satin"], button: ["white", "white", "navy", "navy", "white"] },
      also: ["sky blue", undefined, "black", undefined, "sky blue"],
    },
    {
      kind: "trousers", silhouette: "trousers",
      options: { kind: ["tailored", "tailored", "flared", "chino", "tailored"], colour: ["charcoal", "navy", "black", "camel", "grey"], fabric: ["suiting", "wool", "suiting", "cotton", "tweed"], print: [undefined, "pinstripe", undefined, undefined, "check"], colour2: [undefined, "silver", undefined, undefined, "charcoal"], belt: [undefined, undefined, undefined, { style: "buckle", colour: "brown" }, undefined], length: ["regular", "regular", "regular", "regular", "cropped"] },
      also: ["black", undefined, "ivory", "olive", undefined],
    },
    {
      kind: "suit", silhouette: "outfit",
      options: {
        layout: ["pair", "pair", "pair", "worn"],
        upper: [
          { silhouette: "blazer", options: { colour: "charcoal", fabric: "suiting", print: "pinstripe", colour2: "silver" } },
          { silhouette: "blazer", options: { colour: "navy", fabric: "wool", breasted: "double", lapel: "peak" } },
          { silhouette: "blazer", options: { colour: "burgundy", fabric: "velvet", lapel: "shawl", fit: "slim" } },
          { silhouette: "blazer", options: { colour: "black", fabric: "suiting", lapel: "wide", fit: "oversized" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "tailored", colour: "charcoal", print: "pinstripe", colour2: "silver" } },
          { silhouette: "trousers", options: { kind: "tailored", colour: "navy", fabric: "wool" } },
          { silhouette: "trousers", options: { kind: "flared", colour: "burgundy", fabric: "velvet" } },
          { silhouette: "trousers", options: { kind: "wide", colour: "black", fabric: "suiting" } },
        ],
      },
      also: [undefined, "black", "emerald", "ivory"],
    },
    {
      kind: "three-piece", silhouette: "outfit",
      options: {
        layout: "pair",
        upper: [
          { silhouette: "blazer", options: { colour: "brown", fabric: "tweed", print: "check", colour2: "chocolate", pockets: "patch" } },
          { silhouette: "blazer", options: { colour: "grey", fabric: "suiting", lapel: "peak" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "tailored", colour: "brown", fabric: "tweed", print: "check", colour2: "chocolate" } },
          { silhouette: "trousers", options: { kind: "tailored", colour: "grey", fabric: "suiting" } },
        ],
        third: [
          { silhouette: "blazer", options: { sleeves: false, length: "cropped", colour: "brown", fabric: "tweed", print: "check", colour2: "chocolate" } },
          { silhouette: "blazer", options: { sleeves: false, length: "cropped", colour: "grey", fabric: "suiting", lapel: "none" } },
        ],
      },
      also: [undefined, "navy"],
    },
    {
      kind: "skirt-suit", silhouette: "outfit",
      options: {
        layout: ["worn", "pair", "worn"],
        upper: [
          { silhouette: "blazer", options: { colour: "ivory", fabric: "tweed", length: "cropped", lapel: "none", braid: "black", pockets: "patch" } },
          { silhouette: "blazer", options: { colour: "emerald", fabric: "crepe", fit: "slim", lapel: "notch" } },
          { silhouette: "blazer", options: { colour: "camel", fabric: "wool", length: "cropped", breasted: "double", lapel: "peak" } },
        ],
        lower: [
          { silhouette: "skirt", options: { shape: "aline", length: "knee", colour: "ivory", fabric: "tweed" } },
          { silhouette: "skirt", options: { shape: "straight", length: "midi", colour: "emerald", fabric: "crepe", hem: "slit" } },
          { silhouette: "skirt", options: { shape: "boxpleat", length: "knee", colour: "camel", fabric: "wool" } },
        ],
      },
      also: ["pink", "black", "grey"],
    },
    {
      kind: "mens-loafers", silhouette: "loafers",
      options: { style: ["penny", "tassel"], colour: ["black", "burgundy"], fabric: ["leather", "leather"], metal: [undefined, "gold"] },
      also: ["brown", undefined],
    },
  ],
};
