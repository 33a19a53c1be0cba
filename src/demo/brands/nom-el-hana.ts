/** What is worn at home and underneath: cotton, gentle colours, gentle prices. */
import { type BrandBook, WOMENS_FIGURES } from "../rules/book.ts";

export const nomElHana: BrandBook = {
  key: "nom-el-hana",
  name: "Nom El Hana",
  arabicName: "نوم الهنا",
  tagline: "Cotton for the best third of your day.",
  city: "Shubra El Kheima",
  shopMake: "plain",
  level: 0.3,
  priceEnding: 5,
  saleShare: 0.25,
  shade: 0,
  backdrops: ["#e8e6ea", "#dfe2e6", "#ece8e4", "#d9dce0"],
  figures: WOMENS_FIGURES,
  names: [],
  voice: {
    language: "both",
    openings: [
      "For slow mornings.",
      "The softest thing you will wear today.",
      "Good enough to answer the door in.",
      "Made for staying in.",
    ],
    closings: [
      "Pack it, gift it, keep one for guests.",
      "Combed Delta cotton, sewn in Shubra.",
      "Buy two and stop looking for the other one.",
    ],
    arabicOpenings: [
      "راحة من أول اليوم لآخره.",
      "ناعم على الجلد.",
      "لقعدة البيت وليالي الجمعة.",
      "قطن يستاهل النوم فيه.",
    ],
    arabicClosings: ["قطن دلتا ممشط وخياطة مصرية.", "ينفع هدية.", "متاح بمقاسات كبيرة."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "pyjamas", silhouette: "outfit",
      options: {
        layout: ["pair", "pair", "beside", "worn", "pair", "pair"],
        upper: [
          { silhouette: "shirt", options: { collar: "camp", fabric: "satin", colour: "navy", piping: "white", pockets: "low", hem: "straight" } },
          { silhouette: "shirt", options: { collar: "camp", fabric: "cotton", colour: "white", print: "bengal", colour2: "blue", sleeve: "short", hem: "straight", pockets: "one" } },
          { silhouette: "top", options: { fabric: "jersey", colour: "grey", sleeve: "long", neck: "henley", hem: "straight", fit: "oversized" } },
          { silhouette: "top", options: { fabric: "jersey", colour: "pink", sleeve: "short", graphic: { name: "cat", ink: "charcoal" } } },
          { silhouette: "shirt", options: { collar: "camp", fabric: "cotton", colour: "red", print: "plaid", colour2: "navy", pockets: "one", hem: "straight" } },
          { silhouette: "camisole", options: { fabric: "satin", colour: "dusty rose", lace: "ivory" } }],
        lower: [
          { silhouette: "trousers", options: { kind: "pyjama", fabric: "satin", colour: "navy" } },
          { silhouette: "trousers", options: { kind: "pyjama", fabric: "cotton", colour: "white", print: "bengal", colour2: "blue" } },
          { silhouette: "trousers", options: { kind: "pyjama", fabric: "cotton", colour: "grey", print: "check", colour2: "charcoal" } },
          { silhouette: "trousers", options: { kind: "pyjama", fabric: "cotton", colour: "pink", print: "dots", colour2: "white" } },
          { silhouette: "trousers", options: { kind: "pyjama", fabric: "cotton", colour: "red", print: "plaid", colour2: "navy" } },
          { silhouette: "trousers", options: { kind: "pyjama", fabric: "satin", colour: "dusty rose" } }] },
      also: ["burgundy", undefined, "navy", undefined, undefined, "ivory"],
    },
    {
      kind: "short-pyjamas", silhouette: "outfit",
      options: {
        layout: ["pair", "worn", "pair"],
        upper: [
          { silhouette: "shirt", options: { collar: "camp", fabric: "satin", colour: "emerald", piping: "ivory", sleeve: "short", length: "cropped", hem: "straight", pockets: "one" } },
          { silhouette: "camisole", options: { fabric: "cotton", colour: "ivory", print: "ditsy", printScale: 1.8, colour2: "coral", colour3: "sage", neck: "straight" } },
          { silhouette: "top", options: { fabric: "jersey", colour: "lilac", sleeve: "flutter", neck: "scoop", hem: "ruffle" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "boxershorts", fabric: "satin", colour: "emerald" } },
          { silhouette: "trousers", options: { kind: "boxershorts", fabric: "cotton", colour: "ivory", print: "ditsy", printScale: 1.8, colour2: "coral", colour3: "sage" } },
          { silhouette: "trousers", options: { kind: "sweatshorts", fabric: "jersey", colour: "lilac" } },
        ],
      },
      also: ["black", undefined, "pink"],
    },
    {
      kind: "nightdress", silhouette: "dress",
      options: { colour: ["white", "sky blue", "pink", "navy"], fabric: ["cotton", "jersey", "cotton", "jersey"], waist: ["empire", "none", "none", "empire"], skirt: ["full", "aline", "aline", "aline"], neck: ["square", "henley", "crew", "v"], sleeve: ["cap", "short", "long", "elbow"], length: ["midi", "knee", "midi", "maxi"], hem: ["lace", undefined, "ruffle", "lace"], trim: ["white", undefined, undefined, "sky blue"], print: [undefined, "stripe", "ditsy", undefined], colour2: [undefined, "white", "white", undefined] },
      also: ["pink", undefined, undefined, "burgundy"],
    },
    {
      kind: "sleep-trousers", silhouette: "trousers",
      options: { kind: "pyjama", colour: ["blue", "charcoal", "white"], print: ["gingham", undefined, "leaf"], colour2: ["white", undefined, "green"], colour3: [undefined, undefined, "sky blue"], fabric: ["cotton", "jersey", "cotton"], cord: ["white", "white", "green"] },
      also: [undefined, "navy", undefined],
    },
    {
      kind: "robe", silhouette: "robe",
      options: { colour: ["white", "dusty rose", "navy", "sage", "ivory", "charcoal"], fabric: ["terry", "satin", "satin", "cotton", "cotton", "fleece"], collar: ["shawl", "kimono", "shawl", "kimono", "kimono", "shawl"], length: ["midi", "knee", "maxi", "midi", "knee", "midi"], sleeve: ["long", "kimono", "bell", "elbow", "kimono", "long"], band: [undefined, "ivory", "gold", undefined, "coral", "grey"], pockets: [true, false, false, true, true, true], print: [undefined, undefined, undefined, undefined, "bloom", undefined], colour2: [undefined, undefined, undefined, undefined, "coral", undefined], colour3: [undefined, undefined, undefined, undefined, "sage", undefined] },
      also: ["grey", "black", "burgundy", "white", undefined, "navy"],
    },
    {
      kind: "house-dress", silhouette: "kaftan",
      options: { colour: ["turquoise", "pink", "lilac", "burgundy"], fabric: ["cotton", "cotton", "jersey", "velvet"], length: ["maxi", "midi", "maxi", "maxi"], sleeve: ["narrow", "wide", "narrow", "deep"], print: ["paisley", "floral", undefined, undefined], colour2: ["white", "white", undefined, undefined], colour3: ["coral", "burgundy", undefined, undefined], embroidery: [false, false, true, true], trim: ["white", "burgundy", "silver", "gold"] },
      also: [undefined, undefined, "navy", "navy"],
    },
    {
      kind: "lounge-set", silhouette: "outfit",
      options: {
        layout: ["pair", "worn", "pair", "pair"],
        upper: [
          { silhouette: "top", options: { fabric: "finknit", colour: "beige", sleeve: "batwing", neck: "boat", hem: "rib", length: "hip" } },
          { silhouette: "top", options: { fabric: "terry", colour: "charcoal", sleeve: "none", neck: "crew", hem: "curved" } },
          { silhouette: "hoodie", options: { fabric: "terry", colour: "dusty rose", front: "zip", length: "cropped", cord: "white" } },
          { silhouette: "cardigan", options: { fabric: "finknit", colour: "grey", front: "open", length: "long" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "sweatwide", fabric: "finknit", colour: "beige" } },
          { silhouette: "trousers", options: { kind: "sweatshorts", fabric: "terry", colour: "charcoal" } },
          { silhouette: "trousers", options: { kind: "sweat", fabric: "terry", colour: "dusty rose" } },
          { silhouette: "trousers", options: { kind: "sweatslim", fabric: "finknit", colour: "grey" } },
        ],
      },
      also: ["black", "olive", "grey", "camel"],
    },
    {
      kind: "undershirt", silhouette: "top",
      options: { colour: ["white", "black", "grey", "ivory"], fabric: ["finknit", "jersey", "finknit", "jersey"], sleeve: ["none", "none", "short", "cap"], neck: ["scoop", "v", "crew", "scoop"], fit: "slim", length: ["regular", "long", "regular", "hip"], hem: ["straight", "straight", "straight", "lace"], trim: [undefined, undefined, "white", "white"] },
      also: ["black", "white", "navy", "black"],
    },
    {
      kind: "thermal", silhouette: "top",
      options: { colour: ["charcoal", "ivory", "navy"], fabric: ["finknit", "finknit", "fleece"], sleeve: ["long", "threequarter", "long"], neck: ["crew", "v", "mock"], fit: "slim", ribCuffs: [true, false, true], length: ["long", "hip", "regular"] },
      also: ["black", "black", "grey"],
    },
    {
      kind: "boxers", silhouette: "trousers",
      options: { kind: ["boxer", "boxershorts", "boxer", "boxershorts", "boxershorts"], colour: ["navy", "white", "grey", "sky blue", "burgundy"], trim: ["white", undefined, "black", undefined, "navy"], print: [undefined, "bengal", "stripe", "gingham", "dots"], colour2: [undefined, "blue", "white", "white", "ivory"], fabric: ["jersey", "cotton", "jersey", "cotton", "satin"] },
      also: ["black", undefined, undefined, undefined, undefined],
    },
    {
      kind: "thermal-leggings", silhouette: "trousers",
      options: { kind: ["thermal", "thermal"], colour: ["ivory", "charcoal"], fabric: ["jersey", "fleece"], length: ["regular", "cropped"] },
      also: ["grey", "black"],
    },
    {
      kind: "slip", silhouette: "camisole",
      options: { length: ["slip", "maxislip", "hip", "slip"], colour: ["beige", "black", "white", "dusty rose"], fabric: ["satin", "jersey", "finknit", "satin"], lace: ["ivory", undefined, "white", "dusty rose"], neck: ["v", "straight", "scoop", "straight"], straps: ["thin", "thin", "wide", "wide"] },
      also: ["black", "beige", "black", undefined],
    },
    {
      kind: "slippers", silhouette: "flats", materials: ["terry", "rubber"],
      options: { style: "slipper", colour: ["grey", "pink", "navy"], fabric: ["terry", "fleece", "velvet"], insole: ["white", "ivory", "camel"], trim: ["white", "pink", "gold"] },
      also: ["white", "beige", undefined],
    },
  ],
};
