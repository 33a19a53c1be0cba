// Variants whose values are the keys of a map, or the cells of a row: { "Red|M": 3 }, { Red: { M: 3 } }, { Red: ["M"] },
// { "11_21": 3 } by what the controls hand on, [["Red", "M", 3]]. They are known by the page's own choices.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isNode, type Node } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import type { RawVariant, RawVariants } from "../found-product.ts";
import { foldKey } from "./choice-labels.ts";
import { countedPairs } from "./nested-variants.ts";
import type { Choice, ChoiceValue } from "./page-choices.ts";

type StockOf = (node: Node) => boolean | null;

const MOST = 500;

export function keyedRows(node: Node, choices: Choice[], stockOf: StockOf): RawVariants | null {
  const members = Object.values(node);
  if (members.length < 2 || members.length > MOST) return null;
  const variants = members.every(isCount)
    ? (countedPairs({ counts: node }, optionsOf(choices)) ?? byParts(node, choices, stockOf))
    : choices.length > 1
      ? (byParts(node, choices, stockOf) ?? nested(node, choices, stockOf))
      : null;
  return variants && { options: optionsOf(choices), variants };
}

/** Each row holds a value of every choice, and one count or truth. */
export function listedRows(list: Json[], choices: Choice[]): RawVariants | null {
  if (list.length < 2 || list.length > MOST || choices.length === 0) return null;
  const variants: RawVariant[] = [];
  for (const row of list) {
    if (!Array.isArray(row) || row.length <= choices.length || row.length > 8) return null;
    const words = row.filter((cell) => typeof cell === "string").map(foldKey);
    const values = choices.map((choice) => words.flatMap((word) => labelOf(word, choice) ?? [])[0]);
    const counts = row.filter(isCount);
    if (values.includes(undefined) || counts.length !== 1) return null;
    variants.push(variantOf(values as string[], Boolean(counts[0])));
  }
  return isDistinct(variants) ? { options: optionsOf(choices), variants } : null;
}

const isCount = (one: Json): boolean => typeof one === "number" || typeof one === "boolean";

const optionsOf = (choices: Choice[]) =>
  choices.map(({ name, values }) => ({ name, values: values.map(({ label }) => label) }));

const variantOf = (values: string[], isAvailable: boolean): RawVariant => ({
  values,
  price: null,
  regularPrice: null,
  isAvailable,
});

const isDistinct = (rows: RawVariant[]): boolean =>
  new Set(rows.map(({ values }) => values.join("|"))).size === rows.length;

const labelOf = (word: string, { values }: Choice): string | undefined =>
  values.find(({ keys }: ChoiceValue) => keys.includes(word))?.label;

const countIn = (value: Json, stockOf: StockOf): boolean | null => {
  if (typeof value === "number") return value > 0;
  if (typeof value === "boolean") return value;
  return isNode(value) ? stockOf(value) : null;
};

/** The key says all the values, one behind the other. */
function byParts(node: Node, choices: Choice[], stockOf: StockOf): RawVariant[] | null {
  if (choices.length < 2) return null;
  const rows: RawVariant[] = [];
  for (const [key, value] of Object.entries(node)) {
    const parts = key.split(/[^\p{L}\p{N}]+/u).map(foldKey);
    const values = choices.map((choice) => parts.flatMap((part) => labelOf(part, choice) ?? [])[0]);
    const isAvailable = countIn(value, stockOf);
    if (parts.length !== choices.length || values.includes(undefined) || isAvailable === null)
      return null;
    rows.push(variantOf(values as string[], isAvailable));
  }
  return isDistinct(rows) ? rows : null;
}

/** Of two choices, the values of one stand under those of the other. */
function nested(node: Node, choices: Choice[], stockOf: StockOf): RawVariant[] | null {
  if (choices.length !== 2) return null;
  for (const n of [0, 1]) {
    const [outer, inner] = [elementAt(choices, n), elementAt(choices, 1 - n)];
    const rows = Object.entries(node).flatMap(([key, member]): (RawVariant | null)[] => {
      const first = labelOf(foldKey(key), outer);
      const told = first === undefined ? null : under(member, inner, stockOf);
      if (first === undefined || !told) return [null];
      return [...told].map(([label, isAvailable]) =>
        variantOf(n === 0 ? [first, label] : [label, first], isAvailable),
      );
    });
    const isWhole = rows.length > 1 && !rows.includes(null);
    if (isWhole && isDistinct(rows as RawVariant[])) return rows as RawVariant[];
  }
  return null;
}

function under(member: Json, inner: Choice, stockOf: StockOf): Map<string, boolean> | null {
  const told: [string, Json][] = Array.isArray(member)
    ? member.flatMap((one): [string, Json][] => (typeof one === "string" ? [[one, true]] : []))
    : isNode(member)
      ? Object.entries(member)
      : [];
  const rows = new Map<string, boolean>();
  for (const [key, value] of told) {
    const label = labelOf(foldKey(key), inner);
    const isAvailable = countIn(value, stockOf);
    if (label === undefined || isAvailable === null) return null;
    rows.set(label, isAvailable);
  }
  return rows.size > 0 || (Array.isArray(member) && member.length === 0) ? rows : null;
}
