// Options and variants of a shop as colours, sizes and what of them is in stock.
import type { FoundProduct, RawProduct } from "../found-product.ts";
import { colourName, materialName } from "./colours.ts";
import { type OptionRole, rolesAmong } from "./option-roles.ts";
import { sizeOf, sizesAmong } from "./sizes.ts";

export type Variants = Pick<FoundProduct, "colors" | "sizes" | "materials" | "variants">;

export const WORD_MAX = 80;
const WORDS_MAX = 100;
const VARIANTS_MAX = 500;

const READ: Record<Exclude<OptionRole, "other">, (value: string) => string | null> = {
  color: colourName,
  size: sizeOf,
  material: materialName,
};

export const told = (role: OptionRole, value: string | null | undefined): string | null => {
  if (!value?.trim() || role === "other") return null;
  return READ[role](value)?.slice(0, WORD_MAX).trim() || null;
};

/** Each once, whatever its case, and no more than a product may have. */
export function listed(words: (string | null)[]): string[] {
  const found = new Map<string, string>();
  for (const word of words)
    if (word && !found.has(word.toLowerCase()))
      found.set(word.toLowerCase(), word.slice(0, WORD_MAX));
  return [...found.values()].slice(0, WORDS_MAX);
}

export const rolesOf = ({ options }: Pick<RawProduct, "options">): OptionRole[] =>
  rolesAmong(options);

export function variantsOf({ options, variants, isAvailable }: RawProduct): Variants {
  const roles = rolesOf({ options });
  const sizes = options.flatMap((option, n) => (roles[n] === "size" ? option.values : []));
  const sizeAmong = sizesAmong(sizes);
  const wordFor = (role: OptionRole, value: string | null | undefined) =>
    role === "size" && value?.trim()
      ? sizeAmong(value).slice(0, WORD_MAX).trim() || null
      : told(role, value);
  const valuesOf = (role: OptionRole) =>
    listed(
      options.flatMap((option, n) =>
        roles[n] === role ? option.values.map((value) => wordFor(role, value)) : [],
      ),
    );
  const at = { color: roles.indexOf("color"), size: roles.indexOf("size") };
  const pick = (role: "color" | "size", values: (string | null)[]) =>
    at[role] < 0 ? null : wordFor(role, values[at[role]]);
  const found = new Map<string, FoundProduct["variants"][number]>();
  for (const variant of variants) {
    const color = pick("color", variant.values);
    const size = pick("size", variant.values);
    const inStock = variant.isAvailable ?? isAvailable ?? true;
    // Several variants differ in what we do not show (a length, a print): one in stock is enough.
    const key = `${color} ${size}`;
    const same = found.get(key);
    if (same) same.in_stock ||= inStock;
    else if (found.size < VARIANTS_MAX) found.set(key, { color, size, in_stock: inStock });
  }
  return {
    colors: valuesOf("color"),
    sizes: valuesOf("size"),
    materials: valuesOf("material"),
    variants: [...found.values()],
  };
}
