/** Young, quick and cheerful: new pieces every Thursday at prices for students. */
import { type BrandBook, WOMENS_FIGURES } from "../rules/book.ts";

export const helmBanafseg: BrandBook = {
  key: "helm-banafseg",
  name: "Helm Banafseg",
  arabicName: "حلم بنفسج",
  tagline: "New every Thursday, kind to your budget.",
  city: "Nasr City, Cairo",
  shopMake: "json-ld",
  level: 0.1,
  priceEnding: 1,
  saleShare: 0.29,
  shade: 0,
  reviewing: 20,
  backdrops: ["#ece6ea", "#e4dfe6", "#efe8e3", "#dfdce2"],
  figures: WOMENS_FIGURES,
  names: [],
  voice: {
    language: "both",
    openings: [
      "Just landed.",
      "You asked for it in the comments, so here it is.",
      "The one everybody saved last week.",
      "Pretty now, practical on Sunday.",
      "Made for photos and for the walk to them.",
    ],
    closings: [
      "Cash on delivery everywhere in Egypt.",
      "Exchange within fourteen days.",
      "Only a few per size, then something new.",
    ],
    arabicOpenings: [
      "وصل حديثًا.",
      "القطعة اللي سألتوا عليها كتير.",
      "تناسب الجامعة والخروج.",
      "لون حلو وقصة مريحة.",
      "إطلالة جديدة بسعر لطيف.",
    ],
    arabicClosings: ["الدفع عند الاستلام لكل المحافظات.", "الاستبدال خلال ١٤ يوم.", "الكميات محدودة."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "evening-dress", silhouette: "dress",
      options: { colour: ["red", "red", "red", "lilac", "emerald"], fabric: ["satin", "satin", "satin", "chiffon", "satin"], length: "maxi", skirt: ["aline", "mermaid", "pleated", "flowing", "straight"], neck: ["wrap", "square", "boat", "sweetheart", "cowl"], sleeve: ["bishop", "long", "puff", "flutter", "none"], belt: [{ style: "sash", colour: "red", fabric: "satin" }, undefined, { style: "beads", colour: "gold" }, undefined, undefined], hem: [undefined, undefined, undefined, "ruffle", "slit"] },
      also: ["black", "burgundy", "navy", "pink", "black"],
    },
    {
      kind: "blouse", silhouette: "blouse",
      options: { colour: ["pink", "white", "lilac", "sky blue", "yellow", "black", "coral"], fabric: ["chiffon", "cotton", "satin", "cotton", "linen", "chiffon", "crepe"], neck: ["v", "square", "crew", "collar", "scoop", "band", "keyhole"], sleeve: ["puff", "puff", "bishop", "short", "flutter", "bell", "threequarter"], detail: ["ruffle", "none", "yoke", "none", "none", "jabot", "bow"], hem: ["elastic", "peplum", "straight", "curved", "ruffle", "asymmetric", "peplum"], print: [undefined, undefined, undefined, "gingham", "ditsy", undefined, undefined], colour2: [undefined, undefined, undefined, "white", "white", undefined, undefined], colour3: [undefined, undefined, undefined, undefined, "orange", undefined, undefined], buttons: [undefined, true, undefined, true, undefined, undefined, undefined] },
      also: ["white", "black", "pink", undefined, undefined, "ivory", "navy"],
    },
    {
      kind: "dress", silhouette: "dress",
      options: { colour: ["lilac", "ivory", "sage", "navy", "pink", "black", "yellow"], fabric: ["cotton", "cotton", "linen", "cotton", "chiffon", "jersey", "cotton"], print: ["ditsy", "gingham", undefined, "bigdots", undefined, undefined, "bloom"], colour2: ["white", "pink", undefined, "white", undefined, undefined, "coral"], colour3: ["purple", undefined, undefined, undefined, undefined, undefined, "green"], neck: ["square", "collar", "v", "boat", "wrap", "turtle", "sweetheart"], sleeve: ["puff", "elbow", "flutter", "threequarter", "bishop", "long", "cap"], skirt: ["full", "aline", "full", "full", "flowing", "straight", "full"], length: ["midi", "knee", "midi", "midi", "maxi", "midi", "knee"], hem: ["ruffle", undefined, "tiered", undefined, undefined, "slit", undefined], waist: ["empire", "natural", "drop", "natural", "natural", "none", "natural"], buttons: [undefined, "full", undefined, undefined, undefined, undefined, undefined], belt: [undefined, undefined, undefined, { style: "buckle", colour: "red" }, { style: "sash", colour: "pink", fabric: "chiffon" }, undefined, undefined] },
      also: [undefined, undefined, "coral", undefined, "sage", "burgundy", undefined],
    },
    {
      kind: "skirt", silhouette: "skirt",
      options: { colour: ["lilac", "black", "ivory", "coral", "navy", "sage", "camel"], shape: ["pleated", "aline", "full", "flowing", "boxpleat", "full", "straight"], length: ["midi", "midi", "maxi", "midi", "knee", "maxi", "midi"], fabric: ["satin", "leather", "cotton", "chiffon", "suiting", "linen", "corduroy"], print: [undefined, undefined, "floral", undefined, "check", undefined, undefined], colour2: [undefined, undefined, "pink", undefined, "red", undefined, undefined], colour3: [undefined, undefined, "sage", undefined, "white", undefined, undefined], hem: [undefined, undefined, undefined, "asymmetric", undefined, "tiered", undefined], front: ["plain", "plain", "plain", "wrap", "plain", "plain", "buttons"], waistband: ["elastic", "band", "elastic", "none", "band", "elastic", "band"] },
      also: ["sage", "brown", undefined, "black", undefined, "ivory", "olive"],
    },
    {
      kind: "tank-top", silhouette: "top",
      options: { sleeve: "none", colour: ["white", "lilac", "black", "coral", "sage"], neck: ["scoop", "square", "halter", "v", "crew"], fabric: ["jersey", "finknit", "jersey", "linen", "finknit"], fit: ["slim", "slim", "regular", "regular", "slim"], length: ["hip", "cropped", "hip", "regular", "cropped"], hem: ["straight", "rib", "straight", "curved", "lace"], print: [undefined, undefined, undefined, undefined, "stripe"], colour2: [undefined, undefined, undefined, undefined, "white"], trim: [undefined, undefined, "white", undefined, "white"] },
      also: ["black", "white", "red", "ivory", undefined],
    },
    {
      kind: "camisole", silhouette: "camisole",
      options: { fabric: ["satin", "satin", "chiffon", "velvet"], neck: ["v", "straight", "scoop", "v"], colour: ["dusty rose", "ivory", "navy", "burgundy"], lace: ["ivory", undefined, undefined, "black"], length: "hip", straps: ["thin", "thin", "wide", "wide"], print: [undefined, undefined, "dots", undefined], colour2: [undefined, undefined, "white", undefined] },
      also: ["black", "black", undefined, "black"],
    },
    {
      kind: "set", silhouette: "outfit",
      options: {
        layout: ["pair", "pair", "worn", "pair"],
        upper: [
          { silhouette: "shirt", options: { colour: "lilac", fabric: "cotton", fit: "oversized", collar: "classic", pockets: "one" } },
          { silhouette: "blouse", options: { colour: "sage", fabric: "chiffon", sleeve: "puff", detail: "none", neck: "square", hem: "peplum" } },
          { silhouette: "top", options: { colour: "black", fabric: "jersey", sleeve: "none", neck: "square", length: "cropped", fit: "slim" } },
          { silhouette: "shirt", options: { colour: "ivory", fabric: "cotton", collar: "camp", sleeve: "short", print: "bloom", colour2: "coral", colour3: "sage", hem: "straight" } },
        ],
        lower: [
          { silhouette: "trousers", options: { colour: "lilac", kind: "wide", fabric: "cotton" } },
          { silhouette: "skirt", options: { colour: "sage", shape: "full", length: "midi", fabric: "chiffon" } },
          { silhouette: "skirt", options: { colour: "black", shape: "straight", length: "midi", fabric: "jersey", hem: "slit" } },
          { silhouette: "trousers", options: { colour: "ivory", kind: "shorts", fabric: "cotton", print: "bloom", colour2: "coral", colour3: "sage" } },
        ],
      },
      also: ["white", "dusty rose", "chocolate", undefined],
    },
    {
      kind: "jumpsuit", silhouette: "jumpsuit",
      options: { colour: ["black", "coral", "olive", "sky blue"], fabric: ["crepe", "linen", "cotton", "denim"], neck: ["v", "square", "collar", "collar"], sleeve: ["flutter", "puff", "elbow", "short"], legs: ["wide", "culottes", "cargo", "chino"], front: ["plain", "plain", "zip", "buttons"], belt: [{ style: "sash", colour: "black", fabric: "crepe" }, undefined, { style: "cord", colour: "brown" }, { style: "buckle", colour: "brown" }], pockets: [false, true, true, true] },
      also: ["burgundy", "white", "black", undefined],
    },
    {
      kind: "cardigan", silhouette: "cardigan",
      options: { colour: ["pink", "white", "purple"], neck: ["crew", "v", "v"], front: ["buttons", "buttons", "open"], length: ["cropped", "cropped", "regular"], fabric: ["knit", "finknit", "cable"], button: ["white", "gold", "purple"], trim: ["white", undefined, undefined], sleeve: ["long", "threequarter", "long"] },
      also: ["lilac", "black", "ivory"],
    },
    {
      kind: "crossbody", silhouette: "handbag", materials: ["vegan leather"],
      options: { style: ["crossbody", "bucket", "saddle"], colour: ["lilac", "pink", "white"], metal: ["silver", "gold", "gold"], fabric: ["gloss", "gloss", "gloss"] },
      also: ["black", "sage", "black"],
    },
    {
      kind: "flats", silhouette: "flats", materials: ["vegan leather"],
      options: { style: ["ballet", "pointed", "ballet"], colour: ["pink", "silver", "black"], fabric: ["gloss", "gloss", "velvet"], insole: ["ivory", "ivory", "beige"], trim: ["pink", "silver", "black"] },
      also: ["white", "gold", "red"],
    },
  ],
};
