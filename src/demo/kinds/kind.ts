/** What a piece is: its words, where it is filed, what it costs in the Egyptian market and how it is sized. */
import type { CategoryName } from "../../contract/categories.ts";

export const SIZE_RUNS = {
  letters: ["XS", "S", "M", "L", "XL"],
  wide: ["S", "M", "L", "XL", "XXL"],
  curvy: ["S/M", "L/XL", "XXL/3XL"],
  one: ["One Size"],
  abaya: ["52", "54", "56", "58", "60"],
  waist: ["28", "30", "32", "34", "36"],
  womensShoes: ["36", "37", "38", "39", "40", "41"],
  mensShoes: ["40", "41", "42", "43", "44", "45"],
  socks: ["36–40", "41–45"],
  kids: ["2-3Y", "4-5Y", "6-7Y", "8-9Y", "10-11Y"],
  baby: ["3-6M", "6-12M", "12-18M", "18-24M"],
  cushion: ["45×45 cm", "50×50 cm"],
  throw: ["130×170 cm", "150×200 cm"],
  rug: ["70×110 cm", "80×120 cm"],
  scarf: ["70×180 cm"],
  square: ["90×90 cm", "120×120 cm"],
  candle: ["180 g", "320 g"],
  paper: ["A5"],
  bottle: ["50 ml", "100 ml"],
  belt: ["85", "90", "95", "100"],
  gloves: ["S", "M", "L"],
  box: ["S", "L"],
} as const;

export type SizeRun = keyof typeof SIZE_RUNS;

export type Kind = {
  category: CategoryName;
  english: string;
  arabic: string;
  isFeminine: boolean;
  style: string;
  /** EGP, from the cheapest brand to the dearest. */
  price: readonly [number, number];
  sizes: SizeRun;
};

/** The Arabic noun carries its gender: "f عباية" is feminine. */
export const kind = (
  category: CategoryName,
  english: string,
  arabic: string,
  style: string,
  price: readonly [number, number],
  sizes: SizeRun,
): Kind => ({
  category,
  english,
  arabic: arabic.replace(/^f /, ""),
  isFeminine: arabic.startsWith("f "),
  style,
  price,
  sizes,
});
