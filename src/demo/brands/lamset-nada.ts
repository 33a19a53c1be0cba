/** Hijabs in sixty colours and the small things around them. */
import type { BrandBook } from "../rules/book.ts";

export const lamsetNada: BrandBook = {
  key: "lamset-nada",
  name: "Lamset Nada",
  arabicName: "لمسة ندى",
  tagline: "طرحتك أول حاجة بتتشاف.",
  city: "Mansoura",
  shopMake: "json-ld",
  level: 0.28,
  priceEnding: 5,
  saleShare: 0.21,
  shade: 1,
  backdrops: ["#ece5e1", "#e4dcd9", "#eee9e4", "#ddd7d4"],
  figures: ["modest"],
  names: [],
  voice: {
    language: "arabic",
    arabicTitles: true,
    openings: ["Soft on the skin, easy to wrap."],
    closings: ["Hemmed by hand in Mansoura."],
    arabicOpenings: [
      "تفصيلة صغيرة بتفرق.",
      "شكل شيك طول اليوم.",
      "اختيار سهل مع كل لبس.",
      "لمسة بسيطة تكمل اللوك.",
      "لون يليق مع كل لبسك.",
    ],
    arabicClosings: [
      "تشطيب بعناية من المنصورة.",
      "مع كل تلاتة التوصيل مجاني.",
      "الشحن لكل المحافظات.",
    ],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "hijab", silhouette: "hijab",
      options: { style: ["wrapped", "draped", "instant", "wrapped", "draped", "instant", "wrapped"], colour: ["dusty rose", "black", "navy", "sage", "ivory", "grey", "burgundy"], fabric: ["chiffon", "crepe", "jersey", "cotton", "satin", "lycra", "crepe"], print: [undefined, undefined, undefined, "ditsy", undefined, undefined, undefined], colour2: [undefined, undefined, undefined, "white", undefined, undefined, undefined], colour3: [undefined, undefined, undefined, "dusty rose", undefined, undefined, undefined], edge: [undefined, "gold", undefined, undefined, undefined, "black", "gold"] },
      also: ["lilac", "navy", "black", undefined, "pink", "black", "olive"],
    },
    {
      kind: "square-scarf", silhouette: "scarf",
      options: { style: ["square", "folded", "square", "square", "square", "folded"], colour: ["ivory", "navy", "emerald", "pink", "white", "mustard"], print: ["geo", "paisley", "khayamiya", "floral", "bloom", "houndstooth"], colour2: ["navy", "ivory", "gold", "burgundy", "coral", "black"], colour3: ["camel", "coral", "ivory", "sage", "sage", undefined], border: ["navy", undefined, "gold", undefined, "coral", "black"], fabric: ["satin", "satin", "satin", "chiffon", "chiffon", "wool"] },
    },
    {
      kind: "shawl", silhouette: "scarf",
      options: { style: ["shawl", "infinity", "shawl", "folded"], colour: ["camel", "charcoal", "sage", "red"], fabric: ["wool", "knit", "crepe", "wool"], fringed: [true, false, false, true], print: [undefined, undefined, undefined, "plaid"], colour2: [undefined, undefined, undefined, "navy"], border: [undefined, undefined, "gold", undefined] },
      also: ["black", "burgundy", "dusty rose", undefined],
    },
    {
      kind: "turban", silhouette: "hijab",
      options: { style: "turban", colour: ["burgundy", "mustard", "navy"], fabric: ["velvet", "cotton", "satin"], print: [undefined, "paisley", undefined], colour2: [undefined, "rust", undefined], colour3: [undefined, "ivory", undefined], edge: ["gold", undefined, "silver"] },
      also: ["black", undefined, "pink"],
    },
    {
      kind: "undercap", silhouette: "hijab",
      options: { style: "undercap", colour: ["black", "beige"], fabric: ["jersey", "lycra"], edge: [undefined, "ivory"] },
      also: ["white", "white"],
    },
    {
      kind: "khimar", silhouette: "prayerset",
      options: { style: ["khimar", "longkhimar", "cape"], colour: ["lilac", "black", "beige"], fabric: ["cotton", "crepe", "jersey"], lace: ["white", undefined, undefined], lower: ["lilac", "black", "beige"], print: ["ditsy", undefined, undefined], colour2: ["white", undefined, undefined] },
      also: [undefined, "navy", "grey"],
    },
    {
      kind: "bodysuit", silhouette: "top",
      options: { sleeve: ["long", "threequarter", "long", "none"], neck: ["turtle", "scoop", "mock", "boat"], fit: "slim", colour: ["black", "beige", "white", "navy"], fabric: ["jersey", "jersey", "finknit", "lycra"], length: ["hip", "hip", "regular", "cropped"], hem: ["straight", "lace", "straight", "straight"] },
      also: ["white", "black", "black", "black"],
    },
    {
      kind: "sunglasses", silhouette: "sunglasses", materials: ["acetate"],
      options: { style: ["cateye", "square"], colour: ["black", "pink"], lens: ["charcoal", "purple"] },
    },
    {
      kind: "earrings", silhouette: "earrings", materials: ["brass"],
      options: { style: ["drops"], metal: ["silver"], drop: ["pink"] },
    },
    {
      kind: "umbrella", silhouette: "umbrella", materials: ["nylon", "wood"],
      options: { colour: ["navy", "white", "red"], print: [undefined, "bigdots", "plaid"], colour2: [undefined, "black", "navy"], handle: ["brown", "black", "camel"], fabric: "nylon" },
      also: ["burgundy", undefined, undefined],
    },
  ],
};
