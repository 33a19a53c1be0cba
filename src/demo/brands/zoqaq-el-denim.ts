/** Denim and the basics that go with it, washed by the harbour. */
import type { BrandBook } from "../rules/book.ts";

export const zoqaqElDenim: BrandBook = {
  key: "zoqaq-el-denim",
  name: "Zoqaq El Denim",
  arabicName: "زقاق الدنيم",
  tagline: "Jeans with a harbour in their past.",
  city: "Port Said",
  shopMake: "json-ld",
  level: 0.33,
  priceEnding: 1,
  saleShare: 0.28,
  shade: 0,
  backdrops: ["#e3e4e3", "#dadddf", "#e8e6e1", "#d6d9da"],
  figures: ["plain", "male", "full"],
  names: [],
  voice: {
    language: "both",
    openings: [
      "Made properly, priced fairly.",
      "Wear it for a year, then tell us.",
      "The one you take off last.",
      "Basics should be boring to buy and good to wear.",
    ],
    closings: [
      "Fewer pieces, better ones.",
      "Repairs are free, for ever.",
      "Sewn two streets from the harbour.",
    ],
    arabicOpenings: [
      "قطعة أساسية في كل دولاب.",
      "مريحة من أول لبسة.",
      "تمشي مع أي حاجة.",
      "خامة متينة بسعر معقول.",
    ],
    arabicClosings: ["التصليح علينا طول العمر.", "صناعة بورسعيدي.", "الشحن لكل المحافظات."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "jeans", silhouette: "trousers",
      options: { fabric: "denim", kind: ["jeans", "flaredjeans", "jeans", "jeans", "flaredjeans", "jeans"], colour: ["blue", "navy", "black", "sky blue", "blue", "ivory"], length: ["regular", "regular", "regular", "cropped", "cropped", "regular"], belt: [undefined, undefined, { style: "buckle", colour: "black" }, undefined, undefined, { style: "cord", colour: "brown" }], trim: [undefined, undefined, undefined, undefined, "ivory", undefined] },
      also: ["black", undefined, "charcoal", undefined, undefined, "grey"],
    },
    {
      kind: "wide-jeans", silhouette: "trousers",
      options: { kind: "widejeans", colour: ["sky blue", "charcoal", "blue", "brown"], length: ["regular", "regular", "cropped", "regular"], trim: [undefined, "white", undefined, undefined], belt: [undefined, undefined, { style: "cord", colour: "camel" }, undefined], fabric: ["denim", "denim", "denim", "corduroy"] },
      also: ["blue", undefined, undefined, "olive"],
    },
    {
      kind: "denim-jacket", silhouette: "shirt",
      options: { fabric: "denim", topstitch: true, hem: "straight", colour: ["blue", "black", "sky blue", "navy", "ivory"], length: ["cropped", "regular", "cropped", "regular", "cropped"], fit: ["regular", "oversized", "oversized", "slim", "regular"], pockets: ["flaps", "flaps", "two", "low", "one"], collar: ["classic", "classic", "band", "classic", "camp"], button: ["camel", "silver", "gold", "camel", "brown"], contrast: [undefined, undefined, undefined, "camel", undefined] },
      also: ["black", undefined, "blue", undefined, undefined],
    },
    {
      kind: "denim-skirt", silhouette: "skirt",
      options: { fabric: "denim", front: ["denim", "buttons", "denim", "wrap"], shape: ["straight", "aline", "aline", "straight"], length: ["midi", "midi", "maxi", "knee"], colour: ["blue", "navy", "sky blue", "black"], hem: ["slit", undefined, "fringe", "asymmetric"], pockets: [undefined, true, undefined, undefined] },
      also: ["black", undefined, "blue", undefined],
    },
    {
      kind: "denim-shorts", silhouette: "trousers",
      options: { kind: ["denimshorts", "bermuda", "denimshorts"], colour: ["blue", "sky blue", "black"], fabric: ["denim", "denim", "denim"], belt: [{ style: "buckle", colour: "brown" }, undefined, undefined], trim: [undefined, undefined, "white"] },
      also: ["black", undefined, undefined],
    },
    {
      kind: "tee", silhouette: "top",
      options: {
        colour: ["white", "black", "grey", "navy", "sand"], neck: ["crew", "v", "scoop", "crew", "mock"], fit: ["regular", "slim", "regular", "oversized", "regular"],
        print: [undefined, undefined, undefined, "stripe", undefined], colour2: [undefined, undefined, undefined, "white", undefined], colour3: [undefined, undefined, undefined, undefined, undefined],
        sleeve: ["short", "short", "cap", "elbow", "short"], pocket: [true, undefined, undefined, undefined, true], hem: ["straight", "curved", "straight", "straight", "slit"],
        length: ["regular", "regular", "long", "regular", "regular"] },
      also: ["black", "white", "white", undefined, "black"],
    },
    {
      kind: "polo", silhouette: "top",
      options: { neck: "polo", colour: ["navy", "white", "emerald", "burgundy"], sleeve: ["short", "short", "long", "elbow"], trim: ["white", "navy", undefined, "ivory"], fit: ["regular", "slim", "regular", "oversized"], fabric: ["jersey", "jersey", "finknit", "finknit"], hem: ["slit", "straight", "rib", "rib"], button: ["white", "navy", "gold", "ivory"], print: [undefined, undefined, undefined, "widestripe"], colour2: [undefined, undefined, undefined, "ivory"] },
      also: ["white", "black", "camel", undefined],
    },
    {
      kind: "henley", silhouette: "top",
      options: { neck: "henley", colour: ["ivory", "charcoal", "rust"], sleeve: ["long", "short", "threequarter"], fabric: ["finknit", "jersey", "terry"], button: ["brown", "white", "ivory"], fit: ["regular", "slim", "oversized"], hem: ["curved", "straight", "slit"] },
      also: ["black", "navy", undefined],
    },
    {
      kind: "overshirt", silhouette: "shirt",
      options: { fabric: ["corduroy", "denim", "wool", "canvas"], colour: ["brown", "navy", "red", "olive"], print: [undefined, undefined, "plaid", undefined], colour2: [undefined, undefined, "black", undefined], pockets: ["flaps", "flaps", "two", "low"], hem: "straight", fit: "oversized", collar: ["classic", "classic", "classic", "band"], button: ["camel", "silver", "black", "brown"] },
      also: ["olive", undefined, undefined, "sand"],
    },
    {
      kind: "overalls", silhouette: "dungarees",
      options: { colour: ["blue", "black", "ivory", "sky blue", "brown"], fabric: ["denim", "denim", "canvas", "denim", "corduroy"], legs: ["jeans", "wide", "chino", "bermuda", "widejeans"], under: [{ colour: "white", sleeve: "short" }, { colour: "grey", sleeve: "long", neck: "turtle" }, { colour: "navy", sleeve: "short", print: "stripe", colour2: "white" }, undefined, { colour: "ivory", sleeve: "long", fabric: "finknit" }], button: ["camel", "silver", "brown", "gold", "gold"] },
      also: ["black", undefined, "olive", undefined, undefined],
    },
    {
      kind: "boilersuit", silhouette: "jumpsuit",
      options: { colour: ["navy", "sand", "charcoal"], fabric: ["denim", "canvas", "corduroy"], neck: "collar", sleeve: ["long", "elbow", "long"], legs: ["cargo", "chino", "wide"], front: ["zip", "buttons", "buttons"], belt: [undefined, { style: "buckle", colour: "brown" }, { style: "sash", colour: "charcoal", fabric: "corduroy" }], pockets: true },
      also: ["black", "olive", undefined],
    },
    {
      kind: "sweatpants", silhouette: "trousers",
      options: { kind: ["sweat", "sweatwide", "sweatslim", "sweat"], colour: ["grey", "black", "navy", "sand"], fabric: ["jersey", "jersey", "fleece", "corduroy"], cord: ["white", "white", "grey", "brown"], trim: [undefined, undefined, "white", undefined], length: ["cropped", "regular", "regular", "regular"] },
      also: ["black", "grey", undefined, "olive"],
    },
  ],
};
