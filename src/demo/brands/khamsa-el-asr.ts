/** Work clothes for women who leave at five: clean lines, pockets, no ironing drama. */
import { type BrandBook, WOMENS_FIGURES } from "../rules/book.ts";

export const khamsaElAsr: BrandBook = {
  key: "khamsa-el-asr",
  name: "Khamsa El Asr",
  arabicName: "خمسة العصر",
  tagline: "For the meeting, and for after it.",
  city: "Heliopolis, Cairo",
  shopMake: "json-ld",
  level: 0.46,
  priceEnding: 10,
  saleShare: 0.18,
  shade: 1,
  backdrops: ["#e5e3e0", "#dcdad7", "#ebe8e3", "#d8d7d6"],
  figures: WOMENS_FIGURES,
  names: [
    "Merghany",
    "Korba",
    "Baron",
    "Roxy",
    "Ghornata",
    "Almaza",
    "Triumph",
    "Hegaz",
    "Nozha",
    "Ahram",
    "Cleopatra",
    "Salah",
    "Thawra",
    "Sheraton",
  ],
  voice: {
    language: "english",
    openings: [
      "Sits, stands and commutes well.",
      "Looks deliberate at nine and still does at five.",
      "The kind of piece that ends the what-to-wear question.",
      "Cut with desks and metro stairs in mind.",
      "Smart without the fuss.",
    ],
    closings: [
      "Tested on a full Sunday-to-Thursday week.",
      "Try it on at our Korba studio.",
      "Designed and sewn in Heliopolis.",
    ],
    arabicOpenings: ["شياكة عملية لكل يوم شغل."],
    arabicClosings: ["تصميم وخياطة مصر الجديدة."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "shirt", silhouette: "shirt",
      options: { colour: ["white", "sky blue", "beige", "navy", "dusty rose"], fit: ["oversized", "regular", "regular", "slim", "oversized"], collar: ["classic", "band", "classic", "classic", "camp"], fabric: ["cotton", "cotton", "satin", "cotton", "linen"], length: ["regular", "tunic", "regular", "regular", "regular"], print: [undefined, "pinstripe", undefined, "dots", undefined], colour2: [undefined, "navy", undefined, "white", undefined], pockets: ["one", "none", "none", "none", "two"], contrast: [undefined, undefined, undefined, "white", undefined], front: ["full", "half", "full", "full", "full"] },
      also: ["sky blue", undefined, "ivory", undefined, "white"],
    },
    {
      kind: "bow-blouse", silhouette: "blouse",
      options: { detail: ["bow", "jabot", "bow", "bow"], colour: ["ivory", "black", "navy", "emerald"], fabric: ["chiffon", "chiffon", "crepe", "satin"], sleeve: ["bishop", "long", "puff", "bishop"], print: [undefined, undefined, "dots", undefined], colour2: [undefined, undefined, "ivory", undefined], hem: ["straight", "curved", "elastic", "peplum"], neck: ["band", "band", "crew", "v"] },
      also: ["black", "white", undefined, "burgundy"],
    },
    {
      kind: "wide-trousers", silhouette: "trousers",
      options: { kind: ["wide", "wide", "culottes", "palazzo"], colour: ["black", "beige", "navy", "charcoal"], fabric: ["crepe", "suiting", "suiting", "crepe"], belt: [undefined, { style: "buckle", colour: "brown" }, undefined, { style: "sash", colour: "charcoal", fabric: "crepe" }], print: [undefined, undefined, "windowpane", undefined], colour2: [undefined, undefined, "silver", undefined] },
      also: ["navy", "black", undefined, "ivory"],
    },
    {
      kind: "trousers", silhouette: "trousers",
      options: { kind: ["tailored", "chino", "paperbag", "flared"], colour: ["camel", "sage", "grey", "navy"], fabric: ["suiting", "cotton", "crepe", "crepe"], length: ["cropped", "regular", "regular", "regular"], belt: [undefined, undefined, { style: "sash", colour: "grey", fabric: "crepe" }, undefined] },
      also: ["black", "beige", "black", "black"],
    },
    {
      kind: "pencil-skirt", silhouette: "skirt",
      options: { shape: "straight", length: ["midi", "knee", "midi", "midi"], colour: ["black", "grey", "camel", "burgundy"], fabric: ["suiting", "tweed", "suede", "crepe"], hem: ["slit", undefined, "slit", undefined], front: ["plain", "plain", "buttons", "wrap"], print: [undefined, "houndstooth", undefined, undefined], colour2: [undefined, "ivory", undefined, undefined], belt: [undefined, undefined, { style: "buckle", colour: "brown" }, undefined] },
      also: ["navy", undefined, "black", "black"],
    },
    {
      kind: "soft-blazer", silhouette: "blazer",
      options: { colour: ["sand", "black", "sky blue", "dusty rose"], fabric: ["linen", "crepe", "cotton", "crepe"], lapel: ["notch", "none", "wide", "shawl"], breasted: ["single", "open", "double", "open"], fit: ["oversized", "regular", "oversized", "slim"], pockets: ["patch", "none", "flap", "patch"], length: ["regular", "long", "regular", "cropped"], belt: [undefined, "tie", undefined, undefined], braid: [undefined, undefined, undefined, "ivory"] },
      also: ["white", undefined, "white", "ivory"],
    },
    {
      kind: "midi-dress", silhouette: "dress",
      options: { length: "midi", colour: ["navy", "camel", "black", "teal"], fabric: ["crepe", "suiting", "crepe", "satin"], neck: ["boat", "v", "mock", "wrap"], sleeve: ["threequarter", "none", "bishop", "long"], skirt: ["straight", "aline", "pleated", "aline"], belt: [{ style: "buckle", colour: "navy" }, { style: "buckle", colour: "chocolate" }, undefined, { style: "sash", colour: "teal", fabric: "satin" }], buttons: [undefined, "bodice", undefined, undefined], pockets: [undefined, true, undefined, undefined] },
      also: ["black", "black", "navy", undefined],
    },
    {
      kind: "shirt-dress", silhouette: "dress",
      options: { neck: ["collar", "band", "collar", "collar"], buttons: ["full", "full", "bodice", "full"], colour: ["white", "olive", "sky blue", "black"], fabric: ["cotton", "linen", "cotton", "satin"], sleeve: ["long", "elbow", "puff", "bishop"], skirt: ["aline", "straight", "full", "aline"], length: ["midi", "midi", "midi", "maxi"], waist: ["natural", "none", "natural", "natural"], print: [undefined, undefined, "bengal", undefined], colour2: [undefined, undefined, "white", undefined], belt: [{ style: "sash", colour: "white", fabric: "cotton" }, { style: "cord", colour: "brown" }, undefined, { style: "buckle", colour: "black" }] },
      also: ["sky blue", "sand", undefined, "ivory"],
    },
    {
      kind: "waistcoat", silhouette: "blazer",
      options: { sleeves: false, colour: ["ivory", "brown", "grey"], lapel: ["none", "notch", "none"], fabric: ["crepe", "suiting", "wool"], breasted: ["single", "single", "double"], length: ["cropped", "regular", "cropped"], fit: ["slim", "regular", "slim"], pockets: ["flap", "flap", "none"], print: [undefined, undefined, "pinstripe"], colour2: [undefined, undefined, "white"] },
      also: ["black", "beige", undefined],
    },
    {
      kind: "long-vest", silhouette: "blazer",
      options: { sleeves: false, length: ["coat", "long", "coat"], colour: ["beige", "black", "olive"], lapel: ["shawl", "notch", "none"], breasted: ["open", "single", "open"], fabric: ["linen", "crepe", "suiting"], belt: ["tie", undefined, undefined], pockets: ["patch", "flap", "patch"] },
      also: ["black", "navy", "camel"],
    },
    {
      kind: "loafers", silhouette: "loafers",
      options: { style: ["horsebit", "penny"], colour: ["beige", "chocolate"], metal: ["gold", undefined], fabric: ["gloss", "gloss"] },
      also: ["black", "navy"],
    },
    {
      kind: "heels", silhouette: "heels",
      options: { style: ["kitten", "block"], colour: ["camel", "navy"], fabric: ["leather", "suede"], insole: ["beige", "camel"] },
      also: ["black", "black"],
    },
    {
      kind: "tote", silhouette: "tote", style: "formal",
      options: { colour: ["chocolate", "ivory"], fabric: ["gloss", "canvas"], trim: ["camel", "black"], print: [undefined, "awning"], colour2: [undefined, "black"] },
      also: ["black", undefined],
    },
    {
      kind: "handbag", silhouette: "handbag",
      options: { style: ["top", "crossbody"], colour: ["camel", "black"], fabric: ["leather", "gloss"], metal: ["silver", "gold"] },
      also: ["navy", undefined],
    },
    {
      kind: "watch", silhouette: "watch", materials: ["steel"], style: "formal",
      options: { strap: "metal", colour: "silver", metal: "silver", dial: "emerald" },
    },
  ],
};
