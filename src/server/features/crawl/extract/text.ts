// Small things every reader does to text.
import { ownCopy } from "../../../language/own-copy.ts";
import { plainDigits } from "../normalise/prices.ts";

/** Most texts are in one line already. */
export const oneLine = (text: string): string =>
  /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ").trim() : text.trim();

/** For comparing: western digits, lower case, letters and digits only. */
export function foldText(text: string): string {
  if (/^[a-z0-9 ]*$/.test(text)) return text.trim().replace(/ +/g, " ");
  return plainDigits(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export const wordsOf = (text: string): string[] => foldText(text).split(" ").filter(Boolean);

/** How much two texts share, 0 to 1: the harmonic mean of both shares of words. */
export function likeness(one: string[], other: string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      shared++;
      left.set(word, count - 1);
    }
  }
  return (2 * shared) / (one.length + other.length);
}

/** The same few class names stand on a page a thousand times. */
export function remembered<Value>(
  read: (text: string) => Value,
  most = 5000,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Value;
    if (known.size >= most) known.clear();
    // What is read of a copy keeps no page either.
    const own = ownCopy(text);
    const value = read(own);
    known.set(own, value);
    return value;
  };
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  quot: '"',
  apos: "'",
  lt: "<",
  gt: ">",
  nbsp: " ",
};

/** For texts that were escaped once too often inside JSON. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|quot|apos|lt|gt|nbsp));/gi,
    (whole, dec, hex, name) => {
      const code = dec ? Number(dec) : hex ? parseInt(String(hex), 16) : 0;
      if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
      return ENTITIES[String(name).toLowerCase()] ?? whole;
    },
  );
}

export function absoluteUrl(address: string, base: string): string | null {
  try {
    const url = new URL(address.trim(), base);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}
