/** Streetwear from the corniche: heavy cotton, loud graphics, a straight voice. */
import type { BrandBook } from "../rules/book.ts";

export const rasif26: BrandBook = {
  key: "rasif-26",
  name: "Rasif 26",
  arabicName: "رصيف ٢٦",
  tagline: "Heavy cotton, printed by the sea.",
  city: "Alexandria",
  shopMake: "microdata",
  level: 0.45,
  priceEnding: 1,
  saleShare: 0.25,
  shade: 1,
  figures: ["male", "plain", "full"],
  backdrops: ["#dfe1e0", "#e6e6e3", "#d8dbdc", "#e2dfd9"],
  names: [],
  voice: {
    language: "english",
    openings: [
      "Drop 07.",
      "Built for long walks and late trams.",
      "Same idea as always, new colour.",
      "Printed forty at a time, then never again.",
      "Loud on purpose.",
    ],
    closings: [
      "Made for everyone, labelled for no one.",
      "When it is gone, it is gone.",
      "Made between Miami and Sidi Bishr.",
      "Numbered inside.",
    ],
    arabicOpenings: ["قطعة من مجموعة البحر."],
    arabicClosings: ["مقاسات للجنسين."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "graphic-tee", silhouette: "top",
      options: {
        colour: ["black", "white", "navy", "sand", "rust", "sage", "charcoal"],
        graphic: [
          { name: "sunrise", ink: "ivory", second: "orange" }, { name: "pyramids", ink: "black", second: "rust" },
          { name: "wave", ink: "white", second: "turquoise" }, { name: "wave", ink: "navy", second: "rust" },
          { name: "letters", ink: "ivory" }, { name: "cat", ink: "black" }, { name: "star", ink: "mustard" }],
        fit: ["oversized", "regular", "oversized", "oversized", "regular", "oversized", "regular"],
        sleeve: ["short", "short", "elbow", "short", "long", "short", "short"],
        neck: ["crew", "crew", "crew", "mock", "crew", "crew", "v"],
        hem: ["straight", "straight", "straight", "straight", "rib", "curved", "straight"],
        sleeveColour: [undefined, undefined, undefined, undefined, undefined, undefined, undefined] },
      also: ["white", "black", undefined, "charcoal", "olive"],
    },
    {
      kind: "hoodie", silhouette: "hoodie",
      options: {
        colour: ["sage", "black", "grey", "burgundy", "sand", "navy", "lilac"],
        cord: ["ivory", "grey", "white", "ivory", "brown", "white", "white"],
        fit: ["regular", "oversized", "oversized", "slim", "oversized", "regular", "oversized"],
        length: ["regular", "regular", "long", "regular", "cropped", "regular", "cropped"],
        hem: ["rib", "rib", "straight", "rib", "straight", "rib", "rib"],
        pocket: ["kangaroo", "none", "kangaroo", "slant", "none", "kangaroo", "none"],
        graphic: [undefined, { name: "star", ink: "ivory" }, undefined, undefined, { name: "wave", ink: "teal", second: "rust" }, undefined, { name: "heart", ink: "purple" }],
        sleeveColour: [undefined, undefined, undefined, undefined, undefined, "grey", undefined],
      },
      also: ["black", undefined, "navy", undefined, "olive", undefined, "pink"],
    },
    {
      kind: "zip-hoodie", silhouette: "hoodie",
      options: {
        front: "zip", colour: ["charcoal", "olive", "ivory", "red"], cord: ["white", "beige", "navy", "white"],
        fit: ["regular", "oversized", "regular", "slim"], fabric: ["fleece", "terry", "jersey", "fleece"],
        stripe: [undefined, undefined, "navy", "white"], length: ["regular", "long", "cropped", "regular"], hem: ["rib", "straight", "rib", "rib"],
      },
      also: ["navy", "black", undefined, undefined],
    },
    {
      kind: "sweatshirt", silhouette: "top",
      options: {
        fabric: ["fleece", "terry", "fleece", "jersey", "fleece"], colour: ["grey", "rust", "navy", "ivory", "green"], hem: "rib",
        neck: ["crew", "mock", "v", "crew", "crew"], sleeve: ["long", "long", "long", "batwing", "long"],
        fit: ["oversized", "regular", "oversized", "regular", "slim"], length: ["regular", "hip", "regular", "cropped", "regular"],
        block: [undefined, undefined, "ivory", undefined, undefined], trim: [undefined, undefined, undefined, "navy", "white"],
        graphic: [{ name: "letters", ink: "navy" }, undefined, undefined, { name: "sunrise", ink: "rust", second: "mustard" }, { name: "star", ink: "white" }],
      },
      also: ["black", undefined, undefined, undefined, "burgundy"],
    },
    {
      kind: "cargo", silhouette: "trousers",
      options: { kind: "cargo", colour: ["olive", "black", "sand"], fabric: ["canvas", "nylon", "corduroy"], length: ["regular", "regular", "cropped"] },
      also: ["black", "charcoal", undefined],
    },
    {
      kind: "joggers", silhouette: "trousers",
      options: { kind: ["sweat", "sweatslim", "sweat", "sweatwide"], colour: ["black", "grey", "burgundy", "navy"], fabric: ["fleece", "jersey", "terry", "fleece"], trim: ["white", undefined, undefined, "red"], cord: ["white", "black", "ivory", "white"] },
      also: ["grey", "navy", undefined, undefined],
    },
    {
      kind: "bomber-jacket", silhouette: "jacket",
      options: { style: ["bomber", "varsity", "windbreaker", "bomber"], colour: ["olive", "navy", "turquoise", "black"], trim: ["orange", "white", "navy", "charcoal"], sleeveColour: [undefined, "ivory", undefined, undefined], fabric: ["nylon", "wool", "nylon", "satin"], stripe: [undefined, undefined, "white", "red"] },
      also: ["black", undefined, undefined, undefined],
    },
    {
      kind: "wide-sweatpants", silhouette: "trousers",
      options: { kind: "sweatwide", colour: ["charcoal", "sage"], fabric: ["corduroy", "terry"], trim: ["orange", undefined], cord: ["orange", "ivory"] },
      also: ["black", "sand"],
    },
    {
      kind: "fleece-tracksuit", silhouette: "outfit", materials: ["cotton", "polyester"],
      options: {
        layout: ["pair", "worn", "pair"],
        upper: [
          { silhouette: "hoodie", options: { colour: "grey", fabric: "fleece", fit: "oversized", cord: "white", graphic: { name: "letters", ink: "navy" } } },
          { silhouette: "top", options: { colour: "olive", fabric: "fleece", sleeve: "long", hem: "rib", fit: "oversized" } },
          { silhouette: "hoodie", options: { colour: "chocolate", fabric: "fleece", front: "zip", length: "cropped", cord: "ivory" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "sweat", colour: "grey", fabric: "fleece" } },
          { silhouette: "trousers", options: { kind: "sweatshorts", colour: "olive", fabric: "fleece" } },
          { silhouette: "trousers", options: { kind: "sweatwide", colour: "chocolate", fabric: "fleece" } },
        ],
      },
      also: ["black", "sand", "black"],
    },
    {
      kind: "high-tops", silhouette: "sneakers",
      options: { style: "hightop", colour: ["black", "ivory"], accent: ["white", "red"], sole: ["white", "ivory"], gum: ["white", "brown"], fabric: ["canvas", "leather"] },
      also: ["white", undefined],
    },
    {
      kind: "mens-sneakers", silhouette: "sneakers",
      options: { style: "slipon", colour: "navy", accent: "white", sole: "white", gum: "white", fabric: "canvas" },
      also: ["black"],
    },
    {
      kind: "gilet", silhouette: "jacket",
      options: { style: ["puffer", "quilted", "fleece"], sleeves: false, colour: ["orange", "olive", "ivory"], trim: ["black", "brown", "camel"], fit: ["oversized", "regular", "regular"] },
      also: ["black", "navy", undefined],
    },
    {
      kind: "puffer-jacket", silhouette: "jacket",
      options: { style: ["puffer", "longpuffer", "quilted"], colour: ["black", "sage", "mustard"], trim: ["charcoal", "olive", "brown"], fit: ["oversized", "regular", "regular"] },
      also: ["red", "black", undefined],
    },
    {
      kind: "cap", silhouette: "headwear",
      options: { style: "cap", colour: ["navy", "black", "ivory"], fabric: ["cotton", "denim", "corduroy"], trim: [undefined, undefined, "green"] },
      also: ["black", undefined, undefined],
    },
    {
      kind: "bucket-hat", silhouette: "headwear",
      options: { style: "bucket", colour: ["olive", "black", "white"], fabric: ["canvas", "nylon", "terry"], print: [undefined, undefined, "check"], colour2: [undefined, undefined, "black"] },
      also: ["sand", undefined, undefined],
    },
    {
      kind: "backpack", silhouette: "backpack",
      options: { colour: ["charcoal", "olive"], fabric: ["nylon", "canvas"], trim: ["black", "brown"], metal: ["silver", "gold"] },
      also: ["navy", undefined],
    },
    {
      kind: "sunglasses", silhouette: "sunglasses", materials: ["acetate"], style: "streetwear",
      options: { style: ["square", "aviator"], colour: ["black", "gold"], lens: ["green", "charcoal"] },
    },
    {
      kind: "socks", silhouette: "socks",
      options: { colour: ["white", "black"], trim: ["red", "mustard"], length: ["crew", "knee"], fabric: ["finknit", "knit"] },
    },
  ],
};
