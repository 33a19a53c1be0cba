// Variants in a shop's data whose fields say nothing by their names: they are known by their values, which are
// those that the page lets one choose from. Data that a node with another name holds are another product's.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isNode, type Node } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { pictureOfVariant } from "../extract/picture-node.ts";
import { likeness, wordsOf } from "../extract/text.ts";
import type { RawVariant, RawVariants } from "../found-product.ts";
import { foldKey } from "./choice-labels.ts";
import { keyedRows, listedRows } from "./keyed-rows.ts";
import { type Numbered, numberedIn, numberedValues } from "./numbered-values.ts";
import type { Choice } from "./page-choices.ts";
import { stockOf } from "./stock-words.ts";

const MOST = 500;
const MAX_VALUES = 60_000;
const NAMES = ["name", "title", "product_name", "productName", "product_title"];

export function rowsByValues(roots: Json[], choices: Choice[], titles: string[]): RawVariants[] {
  const wanted = choices.filter(({ values }) => values.length > 0);
  if (wanted.length === 0) return [];
  const own = titles.map(wordsOf);
  const numbered = numberedValues(roots, wanted);
  const found: RawVariants[] = [];
  let left = MAX_VALUES;
  const search = (value: Json, depth: number): void => {
    if (depth > 30 || left-- < 0) return;
    if (Array.isArray(value)) {
      const told = rowsOf(value.filter(isNode), wanted, numbered) ?? listedRows(value, wanted);
      if (told) found.push(told);
      for (const one of value) search(one, depth + 1);
    } else if (isNode(value)) {
      if (isAnother(value, own)) return;
      const members = Object.values(value);
      const counted = keyedRows(value, wanted, availabilityIn);
      if (counted) found.push(counted);
      if (members.length > 1 && members.every(isNode)) {
        const told = rowsOf(members, wanted, numbered);
        if (told) found.push(told);
      }
      for (const member of members)
        if (typeof member === "object" && member !== null) search(member, depth + 1);
    }
  };
  for (const root of roots) search(root, 0);
  return found.toSorted((one, other) => other.variants.length - one.variants.length).slice(0, 3);
}

/** A node with a price and a name of its own that is not the page's. */
function isAnother(node: Node, own: string[][]): boolean {
  if (!Object.keys(node).some((key) => /price/i.test(key))) return false;
  const name = NAMES.map((key) => node[key]).find(
    (value) => typeof value === "string" && value.length > 2,
  ) as string | undefined;
  if (!name || own.length === 0) return false;
  const words = wordsOf(name);
  // A variant may be named by its product and its values.
  return Math.max(...own.map((one) => likeness(one, words))) < 0.4;
}

function rowsOf(nodes: Node[], choices: Choice[], numbered: Numbered): RawVariants | null {
  if (nodes.length === 0 || nodes.length > 3000) return null;
  const rows = nodes
    .slice(0, MOST)
    .map((node) => ({ node, values: valuesIn(node, choices, numbered) }));
  const used = choices.filter(
    (_, n) => rows.filter(({ values }) => values[n] !== null).length >= rows.length * 0.8,
  );
  if (used.length < Math.min(choices.length, 2)) return null;
  const at = used.map((choice) => choices.indexOf(choice));
  const variants = rows.flatMap(({ node, values }): RawVariant[] => {
    const own = at.map((n) => values[n] ?? null);
    if (own.includes(null)) return [];
    const isAvailable = availabilityIn(node);
    const image = pictureOfVariant(node);
    return [{ values: own, price: null, regularPrice: null, isAvailable, image }];
  });
  const isDistinct =
    new Set(variants.map(({ values }) => values.join("|"))).size === variants.length;
  if (!isDistinct || variants.every(({ isAvailable }) => isAvailable === null)) return null;
  return {
    options: used.map(({ name, values }) => ({ name, values: values.map(({ label }) => label) })),
    variants,
  };
}

/** The label of each choice that one of the node's own words stands for. */
function valuesIn(node: Node, choices: Choice[], numbered: Numbered): (string | null)[] {
  const words = wordsIn(node, 0).map(foldKey);
  const joined = new Set(words.flatMap((word) => [word, ...word.split(" ")]));
  return choices.map((choice) => {
    const { values } = choice;
    const meant = numberedIn(node, choice, numbered);
    if (meant !== undefined) return meant;
    const whole = values.find(({ keys }) => keys.some((key) => words.includes(key)));
    const part = values.filter(({ keys }) => keys.some((key) => joined.has(key)));
    return whole?.label ?? (part.length === 1 ? elementAt(part, 0).label : null);
  });
}

function wordsIn(value: Json, depth: number): string[] {
  if (typeof value === "string") return value.length <= 60 ? [value] : [];
  // Ids may be large; what is no choice's key says nothing.
  if (typeof value === "number") return Number.isInteger(value) ? [String(value)] : [];
  if (depth > 3) return [];
  if (Array.isArray(value)) return value.slice(0, 8).flatMap((one) => wordsIn(one, depth + 1));
  if (!isNode(value)) return [];
  return Object.entries(value)
    .slice(0, 40)
    .flatMap(([key, one]) =>
      /price|qty|quantity|stock|count|weight|image|url|^id$|_id$|position|barcode|discount|^(?:q|p)$/i.test(
        key,
      )
        ? []
        : wordsIn(one, depth + 1),
    );
}

const COUNTED = /^(?:q|qt|left|remaining|pcs|avail\w*|inv\w*|on_?hand|in|n)$/i;
const NO_STOCK =
  /default|select|active|visible|main|new|sale|featured|published|enabled|tracked|taxable|shipping/i;

/** By its name, or the one truth or count that it holds. */
function availabilityIn(node: Node): boolean | null {
  const named = stockOf(node);
  if (named !== null) return named;
  const entries = Object.entries(node);
  for (const [key, value] of entries) {
    if (COUNTED.test(key) && (typeof value === "number" || typeof value === "boolean"))
      return Boolean(value);
  }
  const truths = entries.filter(
    ([key, value]) => typeof value === "boolean" && !NO_STOCK.test(key),
  );
  if (truths.length !== 1) return null;
  const [key, value] = elementAt(truths, 0);
  return /out|gone|sold|un|disab|empty/i.test(key) ? !value : Boolean(value);
}
