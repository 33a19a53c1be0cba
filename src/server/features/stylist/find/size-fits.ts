// Which sizes of a catalogue fit a wanted one: "L/XL" fits L and XL, 58 of an abaya fits XL.
import { monthsOfSize } from "./facts.ts";

const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL", "5XL"];
const SAME: Record<string, string> = {
  "2XL": "XXL",
  XXXL: "3XL",
  "2XS": "XXS",
  XXXXL: "4XL",
  LARGE: "L",
  MEDIUM: "M",
  SMALL: "S",
};

const plain = (size: string): string => {
  const upper = size.trim().toUpperCase();
  return SAME[upper] ?? upper;
};

/** Lengths of abayas by the letter they are cut for. */
const ABAYA: Record<string, string[]> = {
  XS: ["50", "52"],
  S: ["52"],
  M: ["54"],
  L: ["56"],
  XL: ["58"],
  XXL: ["60"],
  "3XL": ["60", "62"],
};

export type Fit = "same" | "fits" | undefined;

/** How a size as a brand writes it meets one that is wanted. */
export function fitOf(written: string, wanted: string, category: string | null): Fit {
  const want = plain(wanted);
  const parts = written.split(/[/–-]|\bto\b/i).map(plain);
  if (plain(written) === want || parts.includes(want)) return "same";
  if (parts.length === 2 && isBetween(parts[0]!, want, parts[1]!)) return "same";
  if (monthsOfSize(written) && monthsOfSize(wanted))
    return plain(written) === want ? "same" : undefined;
  if (/^ONE ?SIZE$|^FREE ?SIZE$|^OS$/.test(plain(written))) return "fits";
  if (category === "Abayas" && ABAYA[want]?.includes(plain(written))) return "fits";
  return undefined;
}

function isBetween(low: string, want: string, high: string): boolean {
  const [from, at, to] = [low, want, high].map((size) => LETTERS.indexOf(size));
  if (from! >= 0 && at! >= 0 && to! >= 0) return from! <= at! && at! <= to!;
  const numbers = [low, want, high].map(Number);
  return (
    numbers.every((number) => number > 0) &&
    numbers[0]! <= numbers[1]! &&
    numbers[1]! <= numbers[2]!
  );
}
