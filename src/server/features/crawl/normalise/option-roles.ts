// What an option of a shop is about, by its name in any language, else by its values.
import type { RawOption } from "../found-product.ts";
import { colourOf } from "./colours.ts";
import { isSize } from "./sizes.ts";

export type OptionRole = "color" | "size" | "material" | "other";

const NAMES: [OptionRole, RegExp][] = [
  [
    "color",
    /colou?r|farbe|couleur|\bcolore\b|\bcor\b|kleur|renk|kolor|цвет|колір|لون|الوان|ألوان|\blon\b|\bloon\b|shade|색상|颜色|カラー/i,
  ],
  [
    "size",
    /size|größe|groesse|grösse|taille|pointure|talla|taglia|tamanho|maat|beden|rozmiar|размер|розмір|مقاس|قياس|المقاسات|ma2as|\bsz\b|eu\b|length|waist|사이즈|尺码|サイズ/i,
  ],
  ["material", /material|fabric|stoff|matière|tessuto|tela|خامة|خامه|قماش|ткань/i],
];

type LabelledOption = { name: string; values: readonly { label: string }[] };

/** Of what a page lets choose, by the labels of its values. */
export const roleOfChoice = ({ name, values }: LabelledOption) =>
  roleOf({ name, values: values.map(({ label }) => label) });

export function roleOf({ name, values }: RawOption): OptionRole {
  const plain = name.replace(/[_-]+/g, " ").trim();
  for (const [role, pattern] of NAMES) if (pattern.test(plain)) return role;
  const told = values.filter(Boolean);
  if (told.length === 0 || isNoChoice({ name, values })) return "other";
  if (told.every(isSize)) return "size";
  return told.filter((value) => colourOf(value) !== null).length * 2 > told.length
    ? "color"
    : "other";
}

/**
 * One option for each role: of a size beside a length or a waist, and of a colour beside a shade, the one that is called
 * so plainly, else whose values say so, else the first. What the others differ in is not shown.
 */
export function rolesAmong(options: RawOption[]): OptionRole[] {
  const roles = options.map((option) => (isNoChoice(option) ? "other" : roleOf(option)));
  const best = new Map<OptionRole, { at: number; rank: number }>();
  for (const [at, role] of roles.entries()) {
    const rank = role === "other" ? 0 : plainness(role, options[at]);
    if (rank > (best.get(role)?.rank ?? -1)) best.set(role, { at, rank });
  }
  return roles.map((role, at) =>
    role === "material" || best.get(role)?.at === at ? role : "other",
  );
}

const PLAIN: Partial<Record<OptionRole, RegExp>> = {
  color: /colou?r|farbe|couleur|لون|الوان|ألوان/i,
  size: /size|größe|taille|talla|taglia|مقاس|قياس/i,
};

function plainness(role: OptionRole, option: RawOption | undefined): number {
  if (!option) return 0;
  const { name, values } = option;
  const isCalled = PLAIN[role]?.test(name) ?? false;
  // "Embroidery colour" is a colour of something else than the piece.
  const isAlone = isCalled && /^[\p{P}\s]*\S+[\p{P}\s]*$/u.test(name.trim());
  return (
    (isCalled ? 2 : 0) +
    (isAlone ? 0.5 : 0) +
    (role === "size" && values.length > 0 && values.every(isSize) ? 1 : 0)
  );
}

/** "Title: Default Title" stands for a product without options. */
const isNoChoice = ({ values }: RawOption): boolean =>
  values.length <= 1 && /^default(?: title)?$/i.test(values[0]?.trim() ?? "default");
