/** Sport in both directions of modesty: training, running, swimming. */
import type { BrandBook } from "../rules/book.ts";

export const nabdetSobh: BrandBook = {
  key: "nabdet-sobh",
  name: "Nabdet Sobh",
  arabicName: "نبضة صبح",
  tagline: "For the ones already up at six.",
  city: "New Cairo",
  shopMake: "json-ld",
  level: 0.44,
  priceEnding: 1,
  saleShare: 0.21,
  shade: 1,
  backdrops: ["#e0e5e6", "#e7e8e6", "#d7dddf", "#e3e1e4"],
  figures: ["plain", "male", "full"],
  names: [
    "Sprint",
    "Tempo",
    "Dawn",
    "Pace",
    "Kilometre",
    "Breath",
    "Interval",
    "Stride",
    "Lap",
    "Reach",
    "Pulse",
    "Rest Day",
    "Warm-up",
    "Coast",
    "Reef",
    "Tide",
  ],
  voice: {
    language: "english",
    openings: [
      "Tested on the Ring Road bridge at six in the morning.",
      "Stays where you put it.",
      "Covers everything, holds nothing back.",
      "Made to be forgotten while you move.",
    ],
    closings: ["UPF 50+.", "Reflective mark at the back.", "Sizes run true; size up for looser."],
    arabicOpenings: ["خفيف ومريح للتمرين."],
    arabicClosings: ["حماية من الشمس."],
  },
  // Columns are read side by side.
  // prettier-ignore
  lines: [
    {
      kind: "sport-set", silhouette: "outfit", materials: ["polyester", "elastane"],
      options: {
        layout: ["pair", "worn", "worn", "pair", "pair"],
        upper: [
          { silhouette: "top", options: { fabric: "lycra", colour: "purple", sleeve: "long", neck: "mock", fit: "slim" } },
          { silhouette: "top", options: { fabric: "lycra", colour: "teal", sleeve: "none", neck: "scoop", fit: "slim", length: "cropped" } },
          { silhouette: "top", options: { fabric: "jersey", colour: "black", sleeve: "short", fit: "oversized", length: "long" } },
          { silhouette: "jacket", options: { style: "windbreaker", colour: "coral", trim: "charcoal" } },
          { silhouette: "hoodie", options: { fabric: "lycra", colour: "navy", front: "halfzip", collar: "stand", stripe: "sky blue", fit: "slim" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "leggings", colour: "charcoal" } },
          { silhouette: "trousers", options: { kind: "leggings", colour: "teal", trim: "white" } },
          { silhouette: "trousers", options: { kind: "capri", colour: "grey" } },
          { silhouette: "trousers", options: { kind: "runshorts", colour: "charcoal", trim: "coral" } },
          { silhouette: "trousers", options: { kind: "sweatslim", fabric: "lycra", colour: "navy", trim: "sky blue" } },
        ],
      },
      also: ["teal", "burgundy", "white", undefined, "black"],
    },
    {
      kind: "sport-top", silhouette: "top", materials: ["polyester", "elastane"],
      options: { fabric: ["lycra", "jersey", "lycra", "nylon"], colour: ["turquoise", "charcoal", "lilac", "orange"], sleeve: ["long", "short", "threequarter", "short"], neck: ["mock", "crew", "v", "crew"], fit: ["slim", "regular", "slim", "oversized"], sleeveColour: [undefined, "grey", undefined, "charcoal"], trim: ["navy", undefined, "white", undefined], block: [undefined, undefined, undefined, undefined], hem: ["straight", "curved", "straight", "straight"] },
      also: ["black", undefined, "black", undefined],
    },
    {
      kind: "modest-sport", silhouette: "hoodie", materials: ["polyester", "elastane"],
      options: { length: "long", fabric: ["lycra", "jersey", "nylon"], colour: ["sage", "black", "dusty rose"], front: ["halfzip", "pullover", "zip"], collar: ["stand", "hood", "hood"], fit: ["regular", "regular", "slim"], stripe: ["white", undefined, undefined], hem: "straight", pocket: ["slant", "kangaroo", "slant"], cord: ["white", "grey", "white"] },
      also: ["navy", "charcoal", "black"],
    },
    {
      kind: "sport-jersey", silhouette: "top", materials: ["polyester"],
      options: { fabric: "jersey", colour: ["red", "white", "sky blue"], sleeve: ["short", "short", "elbow"], neck: ["v", "crew", "polo"], trim: ["white", "green", "navy"], sleeveColour: [undefined, "green", undefined], print: ["pinstripe", undefined, "awning"], colour2: ["white", undefined, "white"], graphic: [undefined, { name: "star", ink: "green", size: 0.5 }, undefined] },
      also: [undefined, "black", undefined],
    },
    {
      kind: "leggings", silhouette: "trousers",
      options: { kind: ["leggings", "leggings", "capri", "leggings", "thermal", "leggings"], colour: ["black", "navy", "charcoal", "purple", "grey", "teal"], trim: [undefined, "sky blue", undefined, undefined, undefined, undefined], print: [undefined, undefined, undefined, "abstract", undefined, "tiedye"], colour2: [undefined, undefined, undefined, "lilac", undefined, "turquoise"], colour3: [undefined, undefined, undefined, "pink", undefined, undefined], fabric: ["lycra", "lycra", "lycra", "lycra", "finknit", "lycra"], length: ["regular", "regular", "regular", "regular", "regular", "cropped"] },
      also: ["navy", undefined, "black", undefined, "black", undefined],
    },
    {
      kind: "flare-leggings", silhouette: "trousers",
      options: { kind: "yogaflare", colour: ["black", "chocolate", "sage"], fabric: ["lycra", "jersey", "lycra"], length: ["regular", "regular", "cropped"], trim: [undefined, undefined, "white"] },
      also: ["navy", "black", undefined],
    },
    {
      kind: "sport-shorts", silhouette: "trousers",
      options: { kind: ["runshorts", "sweatshorts", "runshorts", "sweatshorts"], colour: ["black", "grey", "turquoise", "olive"], trim: ["white", undefined, undefined, "orange"], fabric: ["nylon", "fleece", "nylon", "jersey"], cord: ["white", "black", "navy", "orange"], print: [undefined, undefined, "leopard", undefined], colour2: [undefined, undefined, "navy", undefined] },
      also: ["navy", "black", undefined, undefined],
    },
    {
      kind: "tracksuit", silhouette: "outfit", materials: ["polyester", "cotton"],
      options: {
        layout: ["pair", "pair", "pair", "worn", "pair"],
        upper: [
          { silhouette: "hoodie", options: { fabric: "jersey", colour: "navy", front: "zip", collar: "stand", stripe: "white" } },
          { silhouette: "jacket", options: { style: "bomber", fabric: "nylon", colour: "emerald", trim: "white", stripe: "white" } },
          { silhouette: "hoodie", options: { fabric: "jersey", colour: "black", front: "halfzip", collar: "stand", sleeveColour: "red" } },
          { silhouette: "jacket", options: { style: "windbreaker", colour: "lilac", trim: "purple" } },
          { silhouette: "hoodie", options: { fabric: "velvet", colour: "burgundy", front: "zip", cord: "gold" } },
        ],
        lower: [
          { silhouette: "trousers", options: { kind: "sweat", fabric: "jersey", colour: "navy", trim: "white" } },
          { silhouette: "trousers", options: { kind: "sweatslim", fabric: "nylon", colour: "emerald", trim: "white" } },
          { silhouette: "trousers", options: { kind: "sweat", fabric: "jersey", colour: "black", trim: "red" } },
          { silhouette: "trousers", options: { kind: "sweatwide", fabric: "nylon", colour: "lilac" } },
          { silhouette: "trousers", options: { kind: "sweatwide", fabric: "velvet", colour: "burgundy", cord: "gold" } },
        ],
      },
      also: ["black", "navy", undefined, "black", "navy"],
    },
    {
      kind: "sneakers", silhouette: "sneakers", materials: ["mesh", "rubber"], style: "sport",
      options: { style: ["runner", "runner", "slipon"], colour: ["white", "black", "grey"], accent: ["turquoise", "coral", "white"], sole: ["white", "white", "white"], gum: ["grey", "charcoal", "white"], fabric: ["nylon", "canvas", "lycra"] },
    },
    {
      kind: "burkini", silhouette: "burkini", materials: ["polyamide", "elastane"],
      options: { style: ["tunic", "dress", "panelled", "tunic", "dress"], colour: ["navy", "teal", "black", "purple", "navy"], accent: ["turquoise", "coral", "pink", "lilac", "white"], hood: [true, true, false, false, true], print: [undefined, undefined, undefined, "leaf", "stripe"], colour2: [undefined, undefined, undefined, "lilac", "white"], fabric: "lycra" },
      also: ["black", "navy", "burgundy", undefined, undefined],
    },
    {
      kind: "swim-top", silhouette: "top", materials: ["polyamide", "elastane"],
      options: { fabric: "lycra", fit: "slim", colour: ["blue", "black", "coral"], sleeve: ["long", "short", "long"], neck: ["mock", "mock", "crew"], sleeveColour: ["white", undefined, "navy"], trim: [undefined, "turquoise", undefined], block: [undefined, "turquoise", undefined], length: ["regular", "regular", "long"] },
      also: [undefined, undefined, undefined],
    },
    {
      kind: "muscle-tank", silhouette: "top",
      options: { sleeve: "none", fabric: ["jersey", "lycra", "jersey"], colour: ["grey", "navy", "rust"], neck: ["crew", "scoop", "crew"], fit: ["oversized", "slim", "regular"], graphic: [{ name: "sunrise", ink: "navy", second: "orange", size: 0.7 }, undefined, undefined], trim: [undefined, "white", "ivory"], hem: ["straight", "straight", "curved"], block: [undefined, undefined, undefined] },
      also: ["black", "white", "olive"],
    },
  ],
};
