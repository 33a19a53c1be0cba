// Colours as the demo writes them, and chance that is the same on every machine.

export type Hex = string;

export type Rgb = readonly [number, number, number];

export const parseHex = (hex: Hex): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

const channel = (value: number) =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, "0");

export const mix = (from: Hex, to: Hex, amount: number): Hex => {
  const a = parseHex(from);
  const b = parseHex(to);
  return `#${[0, 1, 2].map((i) => channel(a[i]! + (b[i]! - a[i]!) * amount)).join("")}`;
};

/** Shade leans violet and light leans warm, as daylight does; pure black and white look dead. */
export const dark = (colour: Hex, amount: number): Hex => mix(colour, "#0a0810", amount);
export const light = (colour: Hex, amount: number): Hex => mix(colour, "#fffaf2", amount);

export const luminance = (colour: Hex): number => {
  const [r, g, b] = parseHex(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
};

/** Mulberry32: the same seed gives the same drawing on every machine. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};
