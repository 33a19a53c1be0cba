/** What was asked for, without how it was said: terms of the vocabulary in one order. */
import { entryOf } from "../../../contract/get-or-throw.ts";
import { broaderOf, termById } from "../../language/terms.ts";

export type Wanted = { terms: string[]; who?: string; maxPrice?: number; sizes: string[] };

const WHO: Record<string, { en: string; ar: string }> = {
  woman: { en: "for women", ar: "حريمي" },
  man: { en: "for men", ar: "رجالي" },
  girl: { en: "for girls", ar: "بناتي" },
  boy: { en: "for boys", ar: "ولادي" },
  child: { en: "for children", ar: "أطفالي" },
  baby: { en: "for babies", ar: "للرضّع" },
};
/** Sums are joined to the next round one: “under 950” and “under 1000” want the same. */
const STEPS = [300, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000];
const MOST_TERMS = 6;

/** Null where nothing of the vocabulary was asked for: a kind of piece must be named. */
export function meaningOf({ terms, who, maxPrice, sizes }: Wanted): string | null {
  const known = [...new Set(terms)].filter((id) => termById(id)).toSorted();
  if (!known.some(isKind) || known.length > MOST_TERMS) return null;
  const step = maxPrice === undefined ? undefined : STEPS.find((one) => maxPrice <= one);
  return [
    ...known,
    ...(who && WHO[who] ? [`who:${who}`] : []),
    ...(step ? [`under:${step}`] : []),
    ...(sizes.length === 1 && (sizes[0] ?? "").length <= 6
      ? [`size:${(sizes[0] ?? "").toUpperCase()}`]
      : []),
  ].join("|");
}

export const isKind = (id: string): boolean => id.startsWith("kind:");
export const termsOf = (meaning: string): string[] =>
  meaning.split("|").filter((id) => termById(id));

const isColour = (id: string): boolean => id.startsWith("colour:");
/** The narrowest of them. */
const narrowest = (ids: string[]): string[] =>
  ids.filter((id) => !ids.some((other) => other !== id && broaderOf(other).includes(id)));

/** A piece as what it is, and as that in its colour; one in several colours was looked at in nobody knows which. */
export function meaningsOfPiece(terms: string[]): string[] {
  const [kind] = narrowest(terms.filter(isKind)).toSorted();
  if (kind === undefined) return [];
  const [colour, ...more] = narrowest(terms.filter(isColour));
  return colour && more.length === 0 ? [kind, `${colour}|${kind}`] : [kind];
}

/** The same in both languages; kinds last in English, first in Arabic. */
export function labelOf(meaning: string): { en: string; ar: string } {
  const parts = meaning.split("|");
  const terms = parts.flatMap((id) => termById(id) ?? []);
  const valueOf = (name: string) =>
    parts.find((part) => part.startsWith(`${name}:`))?.slice(name.length + 1);
  const [who, under, size] = [valueOf("who"), valueOf("under"), valueOf("size")];
  const kinds = terms.filter(({ id }) => isKind(id));
  const others = terms.filter(({ id }) => !isKind(id));
  const english = [...others, ...kinds].map(({ label }) => label.en.toLowerCase());
  const arabic = [...kinds, ...others].map(({ label }) => label.ar);
  return {
    en: [
      [...english, ...(who ? [entryOf(WHO, who).en] : [])].join(" "),
      ...(size ? [`size ${size}`] : []),
      ...(under ? [`under EGP ${Number(under).toLocaleString("en-GB")}`] : []),
    ].join(", "),
    ar: [
      [...arabic, ...(who ? [entryOf(WHO, who).ar] : [])].join(" "),
      ...(size ? [`مقاس ${size}`] : []),
      ...(under ? [`تحت ${Number(under).toLocaleString("ar-EG")} جنيه`] : []),
    ].join("، "),
  };
}
