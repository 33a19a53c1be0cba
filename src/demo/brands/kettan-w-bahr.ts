/** Linen for the coast: washed colours, room to breathe, few words. */
import { type BrandBook, WOMENS_FIGURES } from "../rules/book.ts";

export const kettanWBahr: BrandBook = {
  key: "kettan-w-bahr",
  name: "Kettan w Bahr",
  arabicName: "كتان وبحر",
  tagline: "Linen that has already been on holiday.",
  city: "El Gouna",
  shopMake: "plain",
  level: 0.6,
  priceEnding: 0,
  saleShare: 0.17,
  shade: 2,
  figures: WOMENS_FIGURES,
  backdrops: ["#ebe6da", "#e3e4dd", "#e8e1d3", "#dde0da"],
  names: [],
  voice: {
    language: "english",
    openings: [
      "Packed for the coast.",
      "For salt, sun and long lunches.",
      "For the boat and for dinner after it.",
      "Nothing here is in a hurry.",
    ],
    closings: ["Made by the Red Sea.", "Fits in a weekend bag.", "Looks better with sand on it."],
    arabicOpenings: ["كتان مغسول وجاهز للبحر."],
    arabicClosings: ["يغسل بماء بارد."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "summer-dress", silhouette: "dress",
      options: {
        colour: ["sand", "white", "sky blue", "coral", "olive", "ivory", "turquoise"],
        fabric: ["linen", "linen", "cotton", "linen", "linen", "cotton", "linen"],
        print: [undefined, undefined, "awning", undefined, undefined, "leaf", undefined],
        colour2: [undefined, undefined, "white", undefined, undefined, "sage", undefined],
        colour3: [undefined, undefined, undefined, undefined, undefined, "coral", undefined],
        neck: ["v", "square", "collar", "scoop", "band", "halter", "boat"],
        sleeve: ["short", "puff", "elbow", "flutter", "threequarter", "none", "none"],
        waist: ["empire", "natural", "none", "drop", "none", "natural", "none"],
        skirt: ["full", "full", "aline", "full", "straight", "flowing", "aline"],
        length: ["maxi", "midi", "midi", "maxi", "midi", "maxi", "knee"],
        hem: ["tiered", "ruffle", undefined, "tiered", "slit", undefined, "fringe"],
        buttons: [undefined, undefined, "full", undefined, "bodice", undefined, undefined],
        pockets: [undefined, true, true, undefined, true, undefined, true],
        belt: [undefined, undefined, undefined, undefined, undefined, undefined, undefined] },
      also: ["white", "sand", undefined, "sky blue", "sand", undefined, "white"],
    },
    {
      kind: "linen-shirt", silhouette: "shirt",
      options: {
        fabric: "linen", colour: ["white", "sand", "sky blue", "navy", "sage", "ivory"],
        collar: ["classic", "camp", "band", "band", "classic", "camp"], sleeve: ["long", "short", "long", "short", "elbow", "elbow"],
        fit: ["regular", "oversized", "regular", "regular", "oversized", "regular"], length: ["regular", "regular", "tunic", "regular", "regular", "cropped"],
        pockets: ["one", "two", "none", "none", "one", "low"], front: ["full", "full", "half", "half", "full", "full"], hem: ["tail", "straight", "straight", "tail", "tail", "straight"],
        print: [undefined, undefined, "bengal", undefined, undefined, "widestripe"], colour2: [undefined, undefined, "white", undefined, undefined, "sage"],
        button: ["white", "brown", "white", "ivory", "beige", "brown"] },
      also: ["sky blue", "olive", undefined, "white", "ivory", undefined],
    },
    {
      kind: "wide-trousers", silhouette: "trousers",
      options: { kind: ["wide", "paperbag", "palazzo", "wide"], fabric: "linen", colour: ["ivory", "olive", "white", "sand"], print: [undefined, undefined, undefined, "pinstripe"], colour2: [undefined, undefined, undefined, "white"], length: ["regular", "regular", "regular", "cropped"] },
      also: ["sand", "rust", "navy", undefined],
    },
    {
      kind: "shorts", silhouette: "trousers",
      options: { kind: ["bermuda", "shorts", "bermuda", "shorts"], fabric: ["linen", "linen", "cotton", "cotton"], colour: ["sand", "white", "navy", "sage"], print: [undefined, undefined, "windowpane", "bengal"], colour2: [undefined, undefined, "white", "white"], belt: [undefined, { style: "cord", colour: "brown" }, undefined, undefined] },
      also: ["olive", "navy", undefined, undefined],
    },
    {
      kind: "swim-shorts", silhouette: "trousers",
      options: { kind: "swimshorts", colour: ["teal", "white", "coral", "navy"], print: ["leaf", "stripe", undefined, "geo"], colour2: ["sand", "blue", undefined, "turquoise"], colour3: ["coral", undefined, undefined, "white"], cord: ["white", "navy", "white", "white"] },
      also: [undefined, undefined, "turquoise", undefined],
    },
    {
      kind: "linen-set", silhouette: "outfit",
      options: {
        layout: ["pair", "pair", "worn", "pair"],
        upper: [
          { silhouette: "shirt", options: { colour: "sand", fabric: "linen", fit: "oversized", collar: "camp", sleeve: "short", hem: "straight", pockets: "one" } },
          { silhouette: "shirt", options: { colour: "white", fabric: "linen", collar: "band", length: "tunic", sleeve: "long" } },
          { silhouette: "top", options: { colour: "sage", fabric: "linen", sleeve: "none", neck: "v", length: "hip", hem: "slit" } },
          { silhouette: "blazer", options: { colour: "sky blue", fabric: "linen", sleeves: false, lapel: "none", length: "regular" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "bermuda", colour: "sand", fabric: "linen" } },
          { silhouette: "trousers", options: { kind: "wide", colour: "white", fabric: "linen" } },
          { silhouette: "trousers", options: { kind: "palazzo", colour: "sage", fabric: "linen" } },
          { silhouette: "trousers", options: { kind: "paperbag", colour: "sky blue", fabric: "linen" } },
        ],
      },
      also: ["navy", "black", "coral", "ivory"],
    },
    {
      kind: "linen-suit", silhouette: "outfit",
      options: {
        layout: "pair",
        upper: [
          { silhouette: "blazer", options: { colour: "beige", fabric: "linen", pockets: "patch" } },
          { silhouette: "blazer", options: { colour: "sage", fabric: "linen", breasted: "double", fit: "oversized", lapel: "wide" } },
          { silhouette: "blazer", options: { colour: "white", fabric: "linen", breasted: "open", lapel: "shawl", belt: "tie" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "chino", colour: "beige", fabric: "linen" } },
          { silhouette: "trousers", options: { kind: "bermuda", colour: "sage", fabric: "linen" } },
          { silhouette: "trousers", options: { kind: "wide", colour: "white", fabric: "linen" } },
        ],
      },
      also: ["navy", "sand", undefined],
    },
    {
      kind: "jumpsuit", silhouette: "jumpsuit",
      options: { fabric: "linen", colour: ["ivory", "rust", "navy"], neck: ["scoop", "v", "band"], sleeve: ["none", "kimono", "short"], legs: ["palazzo", "wide", "culottes"], front: ["buttons", "plain", "buttons"], belt: [undefined, { style: "sash", colour: "rust", fabric: "linen" }, { style: "cord", colour: "camel" }], pockets: [true, false, true] },
      also: ["black", "olive", "white"],
    },
    {
      kind: "espadrilles", silhouette: "flats",
      options: { style: "espadrille", colour: ["sand", "navy"], fabric: ["linen", "canvas"], insole: ["beige", "ivory"], trim: ["brown", "red"] },
      also: ["white", undefined],
    },
    {
      kind: "kaftan", silhouette: "kaftan", style: "minimal",
      options: { front: ["closed", "open", "closed"], colour: ["white", "sand", "sky blue"], fabric: ["linen", "linen", "cotton"], length: ["maxi", "midi", "knee"], sleeve: ["wide", "narrow", "deep"], embroidery: [false, false, true], trim: ["white", "ivory", "white"], band: [undefined, "ivory", undefined], print: [undefined, undefined, "awning"], colour2: [undefined, undefined, "white"] },
      also: ["sage", "navy", undefined],
    },
    {
      kind: "sunhat", silhouette: "headwear",
      options: { style: "sunhat", colour: ["sand", "navy"], fabric: ["straw", "cotton"], trim: ["black", "white"] },
    },
    {
      kind: "bucket-hat", silhouette: "headwear", style: "minimal",
      options: { style: "bucket", colour: "white", fabric: "linen" },
      also: ["sand"],
    },
    {
      kind: "tote", silhouette: "tote",
      options: { colour: ["beige", "sand", "white"], trim: ["brown", "navy", "coral"], print: [undefined, "awning", "leaf"], colour2: [undefined, "ivory", "sage"], colour3: [undefined, undefined, "coral"], fabric: ["canvas", "canvas", "linen"] },
    },
    {
      kind: "straw-bag", silhouette: "basket", materials: ["straw", "leather"],
      options: { colour: ["sand"], trim: ["white"] },
    },
    {
      kind: "sunglasses", silhouette: "sunglasses", materials: ["acetate"],
      options: { style: ["round", "cateye"], colour: ["camel", "ivory"], lens: ["olive", "brown"] },
    },
  ],
};
