// Choosing among a piece's variants: which remain for what was chosen, what had to be let go, and what each
// further choice would lead to.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { OfferVariant } from "../offer.ts";
import { choicesOf, labelOf, optionsOf } from "./product.ts";
import type { SelectedOption } from "./requests.ts";

const same = (a: string, b: string | null) => a.trim().toLowerCase() === b?.trim().toLowerCase();

const isColor = (name: string) => same(name, "color") || same(name, "colour");
const nameOf = (name: string) => (isColor(name) ? "Color" : "Size");

const fits = (variant: OfferVariant, selected: SelectedOption[]) =>
  selected.every(({ name, label }) => same(label, labelOf(variant, nameOf(name))));

export type Selection = { selected: SelectedOption[]; variants: OfferVariant[] };

/**
 * The variants that fit the choice. Where none fits all of it, the last named preference gives first, and
 * what is not among the preferences before those.
 */
export function select(
  variants: OfferVariant[],
  wanted: SelectedOption[],
  preferences: string[] = [],
): Selection {
  const known = wanted.filter(({ name }) => isColor(name) || same(name, "size"));
  const rank = ({ name }: SelectedOption) => {
    const at = preferences.findIndex((preferred) => nameOf(preferred) === nameOf(name));
    return at < 0 ? preferences.length : at;
  };
  const kept = known
    .map(({ name, label }) => ({ name: nameOf(name), label }))
    .toSorted((a, b) => rank(a) - rank(b));
  while (kept.length > 0 && !variants.some((variant) => fits(variant, kept))) kept.pop();
  if (kept.length > 0) {
    return { selected: kept, variants: variants.filter((variant) => fits(variant, kept)) };
  }
  const featured = elementAt(variants, 0);
  const others = variants.slice(1).filter((variant) => same(variant.color ?? "", featured.color));
  return { selected: optionsOf(featured), variants: [featured, ...others] };
}

/** For each value of each option: does it exist beside the rest of the choice, and can it be bought? */
export function signals(variants: OfferVariant[], selected: SelectedOption[]) {
  return choicesOf(variants).map(({ name, labels }) => ({
    name,
    values: labels.map((label) => {
      const rest = selected.filter((option) => option.name !== name);
      const beside = variants.filter((variant) => fits(variant, [...rest, { name, label }]));
      return {
        label,
        available: beside.some(({ in_stock }) => in_stock),
        exists: beside.length > 0,
      };
    }),
  }));
}
