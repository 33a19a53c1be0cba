/** Children's clothes: bright, washable, with room to grow. */
import type { BrandBook } from "../rules/book.ts";

export const farashaWTayara: BrandBook = {
  key: "farasha-w-tayara",
  name: "Farasha w Tayara",
  arabicName: "فراشة وطيارة",
  tagline: "هدوم تستحمل اللعب.",
  city: "6th of October",
  shopMake: "plain",
  level: 0.4,
  priceEnding: 5,
  saleShare: 0.25,
  shade: 0,
  backdrops: ["#efe9df", "#e6e9e4", "#eee6e2", "#e0e4e6"],
  figures: [],
  names: [
    "Batta",
    "Asfour",
    "Nahla",
    "Samaka",
    "Arnab",
    "Warda",
    "Qitta",
    "Shams",
    "Negma",
    "Tout",
    "Bondo",
    "Lulu",
    "Zarafa",
    "Fil",
    "Balona",
  ],
  voice: {
    language: "both",
    openings: [
      "Room to grow, nothing that scratches.",
      "Made for swings and spilled juice.",
      "They will choose it themselves.",
      "Goes from nursery to grandmother's.",
    ],
    closings: ["Name label inside.", "Easy for little hands.", "Passed down at least twice."],
    arabicOpenings: [
      "هدوم تستحمل اللعب والغسيل.",
      "خامة ناعمة على بشرة الأطفال.",
      "مقاس واسع يكبر معاهم.",
      "ألوان بتفرح.",
    ],
    arabicClosings: ["مكان مخصص لكتابة الاسم.", "اللبس والقلع سهل.", "اختيار عملي للأم وللطفل."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "kids-overalls", silhouette: "dungarees",
      options: { colour: ["blue", "mustard", "pink", "sage", "red"], fabric: ["denim", "corduroy", "cotton", "linen", "corduroy"], legs: ["chino", "chino", "bermuda", "shorts", "bermuda"], under: [{ colour: "yellow", print: "stripe", colour2: "white", sleeve: "long" }, { colour: "white", sleeve: "short" }, { colour: "white", sleeve: "puff" }, { colour: "ivory", sleeve: "short", print: "dots", colour2: "coral" }, { colour: "navy", sleeve: "long", print: "stripe", colour2: "white" }], button: ["gold", "brown", "white", "brown", "gold"] },
      also: [undefined, "teal", "lilac", undefined, undefined],
    },
    {
      kind: "kids-dress", silhouette: "dress", unspoken: ["fit", "length"],
      options: { fit: "oversized", length: "knee", colour: ["pink", "yellow", "white", "sky blue", "red"], fabric: ["cotton", "cotton", "cotton", "denim", "corduroy"], print: ["gingham", "ditsy", "bigdots", undefined, undefined], colour2: ["white", "white", "red", undefined, undefined], colour3: [undefined, "orange", undefined, undefined, undefined], neck: ["collar", "square", "crew", "collar", "crew"], sleeve: ["puff", "flutter", "cap", "short", "long"], waist: ["natural", "empire", "drop", "none", "empire"], skirt: ["full", "full", "full", "aline", "aline"], hem: [undefined, "ruffle", "ruffle", undefined, undefined], trim: ["white", undefined, undefined, "white", "white"], buttons: ["bodice", undefined, undefined, "full", undefined], pockets: [undefined, undefined, undefined, true, true] },
      also: [undefined, undefined, undefined, undefined, "navy"],
    },
    {
      kind: "kids-tee", silhouette: "top", unspoken: ["fit", "length"],
      options: { fit: "oversized", length: "hip", colour: ["yellow", "white", "turquoise", "coral", "navy"], graphic: [{ name: "cat", ink: "navy", size: 1.3 }, { name: "heart", ink: "red", size: 1.2 }, { name: "star", ink: "yellow", size: 1.3 }, undefined, { name: "flower", ink: "pink", second: "yellow", size: 1.1 }], sleeve: ["short", "flutter", "short", "short", "long"], neck: "crew", trim: ["white", "red", "white", undefined, "yellow"], print: [undefined, undefined, undefined, "dots", undefined], colour2: [undefined, undefined, undefined, "white", undefined], sleeveColour: [undefined, undefined, "white", undefined, undefined] },
      also: ["sky blue", undefined, undefined, undefined, undefined],
    },
    {
      kind: "kids-set", silhouette: "outfit", unspoken: ["fit", "length"],
      options: {
        layout: ["worn", "pair", "worn", "pair"],
        upper: [
          { silhouette: "top", options: { colour: "orange", fit: "oversized", length: "hip", sleeve: "short", graphic: { name: "sunrise", ink: "white", second: "yellow" } } },
          { silhouette: "hoodie", options: { colour: "green", fit: "oversized", length: "cropped", pocket: "none", cord: "white", graphic: { name: "star", ink: "yellow", y: 480 } } },
          { silhouette: "blouse", options: { colour: "white", fabric: "cotton", sleeve: "puff", neck: "collar", detail: "none", hem: "elastic" } },
          { silhouette: "top", options: { colour: "navy", print: "stripe", colour2: "white", sleeve: "long", fit: "oversized", length: "hip" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "sweatshorts", colour: "navy" } },
          { silhouette: "trousers", options: { kind: "sweat", colour: "navy" } },
          { silhouette: "skirt", options: { shape: "boxpleat", length: "knee", colour: "red", fabric: "cotton", print: "check", colour2: "navy" } },
          { silhouette: "trousers", options: { kind: "chino", colour: "red" } },
        ],
      },
      also: ["turquoise", undefined, undefined, undefined],
    },
    {
      kind: "romper", silhouette: "onesie", materials: ["cotton"],
      options: { colour: ["ivory", "sky blue", "pink", "sage"], sleeve: ["long", "short", "long", "short"], legs: ["footed", "short", "footed", "short"], print: ["dots", undefined, "stripe", undefined], colour2: ["mustard", undefined, "white", undefined], trim: ["mustard", "navy", "coral", "white"], graphic: [undefined, { name: "wave", ink: "navy", second: "white" }, undefined, { name: "cat", ink: "white" }], fabric: ["jersey", "jersey", "finknit", "terry"] },
      also: [undefined, "yellow", undefined, "beige"],
    },
    {
      kind: "kids-hoodie", silhouette: "hoodie", unspoken: ["fit", "length"],
      options: { fit: "oversized", length: "cropped", colour: ["purple", "yellow", "red"], pocket: ["none", "slant", "kangaroo"], front: ["pullover", "zip", "pullover"], graphic: [{ name: "flower", ink: "pink", second: "yellow" }, undefined, undefined], sleeveColour: [undefined, "grey", undefined], stripe: [undefined, undefined, "white"], cord: ["white", "white", "navy"], fabric: ["fleece", "fleece", "terry"] },
      also: ["turquoise", undefined, "navy"],
    },
    {
      kind: "kids-pyjamas", silhouette: "outfit", unspoken: ["fit", "length"],
      options: {
        layout: ["worn", "pair"],
        upper: [
          { silhouette: "top", options: { colour: "sky blue", print: "dots", colour2: "white", sleeve: "long", fit: "oversized", length: "hip", ribCuffs: true } },
          { silhouette: "shirt", options: { colour: "pink", collar: "camp", piping: "white", hem: "straight", length: "cropped", fit: "oversized", pockets: "one" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "sweat", fabric: "jersey", colour: "sky blue", print: "dots", colour2: "white" } },
          { silhouette: "trousers", options: { kind: "pyjama", colour: "pink" } },
        ],
      },
      also: [undefined, "lilac"],
    },
    {
      kind: "kids-trousers", silhouette: "trousers", unspoken: ["fit", "length"],
      options: { kind: ["harem", "cargo"], colour: ["teal", "sand"], fabric: ["jersey", "cotton"], print: ["leaf", undefined], colour2: ["white", undefined], length: ["cropped", "cropped"] },
      also: [undefined, "navy"],
    },
  ],
};
