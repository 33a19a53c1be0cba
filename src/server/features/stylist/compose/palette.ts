// Colours beside colours: neutrals carry, neighbours agree, opposites wake each other up, two loud ones quarrel.

export type Colour = {
  id: string;
  en: string;
  /** Beside a masculine noun and beside a feminine one. */
  ar: [masculine: string, feminine: string];
  /** Degrees on the colour wheel; undefined for a neutral or a metal. */
  hue?: number;
  /** Loud 1, soft .5: what a colour needs of its neighbours. */
  strength: number;
  /** 0 dark to 1 light. */
  light: number;
  isMetal?: boolean;
};

const neutral = (name: string, ar: string, light: number, feminine = ar): Colour => ({
  id: `colour:${name}`,
  en: name.replace("-", " "),
  ar: [ar, feminine],
  strength: 0,
  light,
});

type Hue = [hue: number, strength: number, light: number];

const hued = (name: string, ar: string, [hue, strength, light]: Hue, feminine = ar): Colour => ({
  ...neutral(name, ar, light, feminine),
  hue,
  strength,
});

export const COLOURS: readonly Colour[] = [
  neutral("black", "أسود", 0, "سودا"),
  neutral("white", "أبيض", 1, "بيضا"),
  neutral("off-white", "أوف وايت", 0.95),
  neutral("ivory", "عاجي", 0.93),
  neutral("cream", "كريمي", 0.9),
  neutral("beige", "بيج", 0.8),
  neutral("sand", "رملي", 0.75),
  neutral("nude", "نود", 0.8),
  neutral("camel", "جملي", 0.55),
  neutral("tan", "عسلي", 0.5),
  neutral("brown", "بني", 0.3),
  neutral("chocolate", "بني شوكولاتة", 0.2),
  neutral("taupe", "رمادي بني", 0.5),
  neutral("grey", "رمادي", 0.55),
  neutral("charcoal", "فحمي", 0.2),
  neutral("navy", "كحلي", 0.15),
  { ...neutral("gold", "دهبي", 0.7), isMetal: true },
  { ...neutral("silver", "فضي", 0.75), isMetal: true },
  hued("red", "أحمر", [0, 1, 0.45], "حمرا"),
  hued("burgundy", "نبيتي", [350, 0.6, 0.25]),
  hued("maroon", "عنابي", [355, 0.6, 0.25]),
  hued("rust", "طوبي", [18, 0.6, 0.4]),
  hued("orange", "برتقالي", [28, 1, 0.6]),
  hued("coral", "كورال", [12, 0.8, 0.65]),
  hued("peach", "خوخي", [24, 0.5, 0.8]),
  hued("mustard", "مسطردة", [45, 0.7, 0.55]),
  hued("yellow", "أصفر", [55, 1, 0.8], "صفرا"),
  hued("olive", "زيتي", [75, 0.4, 0.35]),
  hued("green", "أخضر", [130, 0.8, 0.45], "خضرا"),
  hued("sage", "أخضر مرامية", [110, 0.3, 0.7]),
  hued("mint", "منت", [150, 0.5, 0.85]),
  hued("emerald", "أخضر زمردي", [150, 0.8, 0.35]),
  hued("teal", "بترولي", [185, 0.6, 0.35]),
  hued("turquoise", "تركواز", [178, 0.9, 0.65]),
  hued("blue", "أزرق", [220, 0.7, 0.45], "زرقا"),
  hued("sky-blue", "لبني", [205, 0.5, 0.8]),
  hued("purple", "بنفسجي", [280, 0.8, 0.4]),
  hued("lilac", "ليلكي", [275, 0.4, 0.8]),
  hued("mauve", "موف", [300, 0.4, 0.6]),
  hued("pink", "بمبي", [340, 0.7, 0.75]),
  hued("dusty-rose", "كشمير", [345, 0.4, 0.7]),
  hued("fuchsia", "فوشيا", [325, 1, 0.5]),
];

const BY_ID = new Map(COLOURS.map((colour) => [colour.id, colour]));

export const colourById = (id: string): Colour | undefined => BY_ID.get(id);

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

const OPPOSITE = 150;
const NEIGHBOURING = 40;

/** Shades of one colour, or of two that lie side by side on the wheel; neutrals are nobody's shade. */
export const isShadeOf = (a: Colour, b: Colour): boolean =>
  a.hue !== undefined && b.hue !== undefined && apart(a.hue, b.hue) <= NEIGHBOURING;

/** -1 to 1: how one colour does beside another. */
export function harmony(a: Colour, b: Colour): number {
  if (a.isMetal || b.isMetal) return 0.4;
  if (a.id === b.id) return a.strength > 0.6 ? 0.1 : 0.35;
  const contrast = Math.abs(a.light - b.light);
  if (a.hue === undefined || b.hue === undefined) return 0.3 + contrast * 0.4;
  if (isShadeOf(a, b)) return 0.3 + contrast * 0.5;
  const away = apart(a.hue, b.hue);
  const loudness = a.strength * b.strength;
  return away >= OPPOSITE ? 0.35 - loudness * 0.4 : 0.1 - loudness;
}

/** Of a colour beside all that is pinned; a single quarrel counts more than many agreements. */
export function harmonyWithAll(colour: Colour, palette: readonly Colour[]): number {
  if (palette.length === 0) return colour.strength === 0 ? 0.3 : 0;
  const scores = palette.map((other) => harmony(colour, other));
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return (mean + Math.min(...scores)) / 2;
}
