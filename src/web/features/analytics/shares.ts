// Largest first. There are five colours; the smaller sources share the last one, so that no colour stands for two
// large ones.
import { PIE_COLOURS } from "../../../contract/limits.ts";

export type Share = { key: string; count: number; percent: number; colour: number };

export function sharesOf(counts: Readonly<Record<string, number>>): Share[] {
  const counted = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b));
  const total = counted.reduce((sum, [, count]) => sum + count, 0);
  return counted.map(([key, count], at) => ({
    key,
    count,
    percent: (count / total) * 100,
    colour: Math.min(at, PIE_COLOURS - 1),
  }));
}

export const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
