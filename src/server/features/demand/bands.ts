/** Bands of prices in pounds, wide enough that a piece does not stand alone in one. */
const EDGES = [0, 500, 1000, 2000, 4000] as const;

export const bandOf = (price: number): number => EDGES.findLast((edge) => price >= edge) ?? 0;

export const bandUntil = (from: number): number | null => EDGES.find((edge) => edge > from) ?? null;
