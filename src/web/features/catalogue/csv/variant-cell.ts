// Stock in one cell that can be edited by hand: `red | M | in stock; red | L | sold out`.
import type { Variant } from "../../../../contract/products.ts";
import { readYesNo } from "./read-cell.ts";

const SEPARATOR = /[|;[\r\n]/;
const IN_STOCK = "in stock";
const SOLD_OUT = "sold out";
const STOCK: Readonly<Record<string, boolean>> = {
  [IN_STOCK]: true,
  [SOLD_OUT]: false,
  available: true,
  "out of stock": false,
  متوفر: true,
  متاح: true,
  نفد: false,
  "غير متوفر": false,
};

/** A colour or size with one of our signs in it would be cut in two; such a list is written as JSON. */
export function writeVariants(variants: readonly Variant[]): string {
  const isPlain = variants.every(
    ({ color, size }) => !SEPARATOR.test(color ?? "") && !SEPARATOR.test(size ?? ""),
  );
  if (!isPlain) return JSON.stringify(variants);
  return variants
    .map(({ color, size, in_stock }) =>
      [color ?? "", size ?? "", in_stock ? IN_STOCK : SOLD_OUT].join(" | "),
    )
    .join("; ");
}

/** Undefined for what cannot be read. */
export function readVariants(cell: string): Variant[] | undefined {
  const text = cell.trim();
  if (text === "") return [];
  if (text.startsWith("[")) return readJson(text);
  const variants = text
    .split(/[;\n]/)
    .filter((part) => part.trim() !== "")
    .map(readVariant);
  return variants.includes(undefined) ? undefined : (variants as Variant[]);
}

function readVariant(part: string): Variant | undefined {
  const words = part.split("|").map((word) => word.trim());
  const [color = "", size = "", stock = IN_STOCK] = words;
  const in_stock = STOCK[stock.toLowerCase()] ?? readYesNo(stock);
  if (words.length < 2 || words.length > 3 || in_stock === undefined) return undefined;
  if (color === "" && size === "") return undefined;
  return { color: color.toLowerCase() || null, size: size || null, in_stock };
}

function readJson(text: string): Variant[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isVariant) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isVariant(value: unknown): value is Variant {
  const { color, size, in_stock } = (value ?? {}) as Record<string, unknown>;
  const isWord = (word: unknown) => word === null || typeof word === "string";
  return isWord(color) && isWord(size) && typeof in_stock === "boolean";
}
