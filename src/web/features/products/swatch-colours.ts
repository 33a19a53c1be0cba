// Colour names as brands write them, and what they look like. Several words are read from the end:
// "washed sage green" is found as "sage green", else as "green".

const COLOURS: Record<string, string> = {
  black: "#1b1a1c",
  "off white": "#f4f0e6",
  white: "#fbfaf7",
  ivory: "#f3ecdb",
  cream: "#efe6cf",
  ecru: "#e6dcc3",
  beige: "#d9c7a6",
  sand: "#cdb183",
  stone: "#b8ae9d",
  nude: "#dcb9a0",
  camel: "#b98a55",
  tan: "#c09160",
  caramel: "#a9692f",
  cognac: "#8f4f25",
  brown: "#6b4630",
  chocolate: "#4a2f22",
  coffee: "#553b2c",
  mocha: "#7b5c49",
  taupe: "#8d7d70",
  grey: "#8d8b88",
  gray: "#8d8b88",
  silver: "#bfc0c2",
  charcoal: "#3f3e41",
  anthracite: "#37383c",
  navy: "#22304f",
  blue: "#3560a0",
  "sky blue": "#9dc3e0",
  "baby blue": "#b7d3ea",
  "light blue": "#a7c6e2",
  "royal blue": "#2a46a8",
  denim: "#4a6a8f",
  indigo: "#353c73",
  teal: "#1f6a6b",
  turquoise: "#3fb3b0",
  aqua: "#8fd3d0",
  mint: "#b5dcc4",
  green: "#3f7a4d",
  sage: "#8ea58c",
  "sage green": "#8ea58c",
  olive: "#6c6b3c",
  khaki: "#a2976c",
  emerald: "#14694b",
  "bottle green": "#153f32",
  pistachio: "#b9cc8e",
  lime: "#a9c93c",
  yellow: "#ebc744",
  mustard: "#c8962d",
  gold: "#c39a4a",
  orange: "#d9752b",
  rust: "#a64b25",
  terracotta: "#b75c3e",
  coral: "#e57f68",
  peach: "#f2bd9f",
  salmon: "#ea9a83",
  red: "#b3262a",
  burgundy: "#6b2129",
  maroon: "#651f26",
  wine: "#6a1f32",
  oxblood: "#7b2f2c",
  pink: "#e3a2b0",
  "dusty pink": "#cf9f9e",
  rose: "#c97b86",
  blush: "#ecc9c0",
  fuchsia: "#c22878",
  magenta: "#b32a7e",
  purple: "#6d4387",
  lilac: "#c1aed6",
  lavender: "#b9aed3",
  mauve: "#9f7f92",
  plum: "#5d2c4b",
  aubergine: "#43253f",
  multi: "conic-gradient(#b3262a, #ebc744, #3f7a4d, #3560a0, #6d4387, #b3262a)",
  أسود: "#1b1a1c",
  أبيض: "#fbfaf7",
  بيج: "#d9c7a6",
  بني: "#6b4630",
  جملي: "#b98a55",
  رمادي: "#8d8b88",
  كحلي: "#22304f",
  أزرق: "#3560a0",
  سماوي: "#9dc3e0",
  تركواز: "#3fb3b0",
  أخضر: "#3f7a4d",
  زيتي: "#6c6b3c",
  كاكي: "#a2976c",
  أصفر: "#ebc744",
  ذهبي: "#c39a4a",
  فضي: "#bfc0c2",
  برتقالي: "#d9752b",
  أحمر: "#b3262a",
  نبيتي: "#6b2129",
  وردي: "#e3a2b0",
  بنفسجي: "#6d4387",
};

const ALIASES: Record<string, string> = {
  multicolor: "multi",
  multicolour: "multi",
  multicoloured: "multi",
  printed: "multi",
  "off-white": "off white",
  offwhite: "off white",
};

/** A colour nobody has named here shows as a quiet weave rather than as a wrong colour. */
export const UNKNOWN_SWATCH = "repeating-linear-gradient(45deg, #cdc5b9 0 2px, #f2eee8 2px 4px)";

export function swatchOf(name: string): string {
  const words = name
    .toLowerCase()
    .split(/[\s/,&+]+/)
    .filter(Boolean);
  for (let start = 0; start < words.length; start++) {
    const found = lookUp(words.slice(start).join(" "));
    if (found) return found;
  }
  return words.map(lookUp).find((found) => found !== undefined) ?? UNKNOWN_SWATCH;
}

function lookUp(name: string): string | undefined {
  const known = ALIASES[name] ?? name;
  return Object.hasOwn(COLOURS, known) ? COLOURS[known] : undefined;
}
