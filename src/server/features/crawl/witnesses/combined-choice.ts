// A box that lists whole variants ("Black / M", "Black / L - Sold out") beside or instead of its options: it is
// no choice of its own, but it knows which of them are there.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { RawVariant, RawVariants } from "../found-product.ts";
import { foldKey } from "./choice-labels.ts";
import type { Choice, ChoiceValue } from "./page-choices.ts";

const BETWEEN = /\s+[/|]\s+|\s+[-–—]\s+|\s*,\s+/;
const MOST_OF = 0.8;

/** The choices without such boxes, and what these say of the variants. */
export function withoutCombined(choices: Choice[]): {
  choices: Choice[];
  told: RawVariants | null;
} {
  for (const box of choices) {
    const others = choices.filter((one) => one !== box);
    const rows = rowsOf(box, others.length);
    if (!rows) continue;
    const places = placesOf(rows, others);
    if (places) return { choices: others, told: toldBy(rows, places) };
    if (others.length === 0) return asOptions(rows);
  }
  return { choices, told: null };
}

type Row = { parts: string[]; isGone: boolean };

/** All of one length, and more than one of them where no others say what its parts are. */
function rowsOf({ values }: Choice, others: number): Row[] | null {
  const rows = values.map(({ label, isGone }) => ({ parts: label.split(BETWEEN), isGone }));
  const length = rows[0]?.parts.length ?? 0;
  const isAlike = rows.every(({ parts }) => parts.length === length);
  const isSeveral = rows.length > 1 || (rows.length === 1 && others > 1);
  return isSeveral && isAlike && length > 1 ? rows : null;
}

/** Which of the other choices each part is one of; null where some part is none. */
function placesOf(rows: Row[], others: Choice[]): Choice[] | null {
  const places = elementAt(rows, 0).parts.map((_, n) =>
    others.find(({ values }) => {
      const keys = new Set(values.flatMap(({ keys: own }) => own));
      const known = rows.filter(({ parts }) => keys.has(foldKey(parts[n] ?? ""))).length;
      return known >= rows.length * MOST_OF;
    }),
  );
  return places.every((one) => one !== undefined) && new Set(places).size === places.length
    ? places
    : null;
}

const variantsOf = (rows: Row[]): RawVariant[] =>
  rows.map(({ parts, isGone }) => ({
    values: parts,
    price: null,
    regularPrice: null,
    isAvailable: !isGone,
  }));

const toldBy = (rows: Row[], places: Choice[]): RawVariants => ({
  options: places.map(({ name, values }) => ({ name, values: values.map(({ label }) => label) })),
  variants: variantsOf(rows),
});

/** Alone on its page it stands for its options: a part that comes back in several lines is a value. */
function asOptions(rows: Row[]): { choices: Choice[]; told: RawVariants } {
  const columns = elementAt(rows, 0).parts.map((_, n) => [
    ...new Set(rows.map(({ parts }) => parts[n] ?? "")),
  ]);
  const choices = columns.map((labels): Choice => {
    const values = labels.map((label): ChoiceValue => ({
      label,
      keys: [foldKey(label)],
      isGone: false,
    }));
    return { name: "", values, isNamed: false };
  });
  const options = columns.map((values) => ({ name: "", values }));
  return { choices, told: { options, variants: variantsOf(rows) } };
}
