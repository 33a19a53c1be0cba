/**
 * Curves whose numbers are the same on every processor. The last bit of `Math.sin` and its like is not, and where an
 * outline is written with one decimal that bit decides between two drawings.
 */
const steady = (value: number): number => Number(value.toFixed(12));

export const sin = (angle: number): number => steady(Math.sin(angle));
export const cos = (angle: number): number => steady(Math.cos(angle));
export const atan2 = (y: number, x: number): number => steady(Math.atan2(y, x));
export const pow = (base: number, exponent: number): number => steady(Math.pow(base, exponent));
