// Variants in a shop's own data, however it names them: option1..3, lists or maps of attributes, fields called
// colour and size, ids that its options explain, sizes within colours, or a stock count for each pair.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import type { RawVariants } from "../found-product.ts";
import { isNode, type Node } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { pictureOfVariant } from "../extract/picture-node.ts";
import { isOptionName } from "./choice-names.ts";
import { countedByPlace } from "./counted-by-place.ts";
import { variantsByIds } from "./ids-by-values.ts";
import { countedPairs, nestedAlone, nestedVariants, pairsOf } from "./nested-variants.ts";
import {
  definesOptions,
  dictionaryOf,
  type DefinedOption,
  type Dictionary,
} from "./option-dictionary.ts";
import { stockOf, variantStock } from "./stock-words.ts";
import { amountOf, PRICE, REGULAR } from "./variant-prices.ts";
import { valuesOf } from "./variant-values.ts";

export type Scale = (amount: string | number | null) => string | number | null;

const MAX_VARIANTS = 500;
const LISTS =
  /^(?:product_?)?(?:variants?|variations?|skus?|children|combinations?|items|models|childs|simple_?products|inventory|stocks?|options_?stock|product_?variations|variant_?list)$/i;
const NO_NAME = /^default(?: title)?$/i;

const NO_VARIANTS: RawVariants = { options: [], variants: [] };

/** Variant-like members of a product's node, under whatever name it has for them. */
export function variantNodes(product: Node): Node[] {
  const first = MASTERS.map((key) => product[key]).filter(isNode);
  const lists = Object.entries(product).filter(([key]) => LISTS.test(key));
  // "items" may be anything, its pictures too.
  for (const [, value] of lists.toSorted(
    ([one], [other]) => Number(ANYTHING.test(one)) - Number(ANYTHING.test(other)),
  )) {
    const list = Array.isArray(value) ? value : isNode(value) ? membersOf(value) : [];
    // "variations" may be what there is to choose from, beside the "variants" themselves.
    if (definesOptions(list)) continue;
    const nodes = [...first, ...list.filter(isNode).map(withItsProduct)];
    if (nodes.length > 0 && nodes.length <= 3000) return nodes;
  }
  return first;
}

const ANYTHING = /^(?:items|models|childs|children)$/i;

/** { attributes, product: { stock_status, price } }: what it is sold as tells its price and stock. */
const withItsProduct = (node: Node): Node =>
  isNode(node["product"]) && stockOf(node) === null ? { ...node["product"], ...node } : node;

/** One of the variants, kept apart from the others because it leads. */
const MASTERS = ["masterVariant", "master_variant"];

/** GraphQL wraps its lists: { edges: [{ node }] }, { nodes: [] }, { items: [] }, { data: [] }. */
function membersOf(value: Node): Json[] {
  if (Array.isArray(value["edges"]))
    return value["edges"].map((edge) => (isNode(edge) ? (edge["node"] ?? edge) : edge));
  for (const key of ["nodes", "items", "data", "results", "list", "records"])
    if (Array.isArray(value[key])) return value[key];
  const members = Object.values(value);
  return members.length > 0 && members.every(isNode) ? members : [];
}

export function readVariants(product: Node, nodes: Node[], scale: Scale): RawVariants {
  const dictionary = dictionaryOf(product);
  const rows = nodes
    .slice(0, MAX_VARIANTS)
    .map((node) => ({ node, values: valuesOf(node, dictionary) }));
  const told = rows.filter(({ values }) => values.size > 0);
  if (told.length === 0) return nestedOr(product, dictionary);
  const names = [...new Set(told.flatMap(({ values }) => [...values.keys()]))].slice(0, 4);
  const variants = told.map(({ node, values }) => ({
    values: names.map((name) => values.get(name) ?? null),
    price: scale(amountOf(node, PRICE)),
    regularPrice: scale(amountOf(node, REGULAR)),
    isAvailable: variantStock(node),
    image: pictureOfVariant(node),
  }));
  const options = names.map((name, n) => ({
    name: nameIn(name, n, dictionary),
    values: inOrder(unique(variants.map(({ values }) => values[n] ?? null)), n, name, dictionary),
  }));
  const isNone = options.every(({ values }) => values.every((value) => NO_NAME.test(value)));
  return isNone ? NO_VARIANTS : { options, variants };
}

const unique = (values: (string | null)[]): string[] => [
  ...new Set(values.filter((one) => one !== null)),
];

const nameIn = (name: string, n: number, { options }: Dictionary): string =>
  /^#\d$/.test(name) ? (options[Number(name.slice(1))]?.name ?? options[n]?.name ?? "") : name;

/** In the shop's order, with those that no variant has any more. */
function inOrder(used: string[], n: number, name: string, { options }: Dictionary): string[] {
  const own =
    options.find((option) => option.name === name) ?? (/^#/.test(name) ? options[n] : undefined);
  if (!own || own.values.length === 0) return used;
  const labels = own.values.map(({ label }) => label);
  return labels.some((label) => used.includes(label)) ? [...new Set([...labels, ...used])] : used;
}

/** Sizes within colours, a count for each pair, or plain lists: where no list of variants is there. */
function nestedOr(product: Node, dictionary: Dictionary): RawVariants {
  const nested = nestedVariants(product);
  if (nested) return nested;
  const told = optionsAlone(dictionary.options);
  if (!told) return NO_VARIANTS;
  const counted = countedPairs(product, told.options) ?? countedByPlace(product, told.options);
  return counted ? { options: told.options, variants: counted } : told;
}

const MAX_NODES = 5000;

/**
 * A list of variants by itself, in data that name no piece: each says what it is by fields that are called like
 * options, and whether it is there. Where two lists differ nobody knows whose they are.
 */
export function variantsAlone(roots: Json[]): RawVariants | null {
  const found = new Map<string, RawVariants>();
  let left = MAX_NODES;
  const search = (value: Json, depth: number): void => {
    if (depth > 5 || left-- < 0 || typeof value !== "object" || value === null) return;
    const nodes = Array.isArray(value) ? value.filter(isNode) : [];
    const isRow = (node: Node) =>
      stockOf(node) !== null && Object.keys(node).some((key) => isOptionName(key));
    const byIds = Array.isArray(value) ? (variantsByIds(value) ?? nestedAlone(value)) : null;
    if (byIds) found.set(JSON.stringify(byIds), byIds);
    else if (Array.isArray(value) && nodes.length > 0 && nodes.every(isRow)) {
      const told = readVariants({}, nodes, (amount) => amount);
      if (told.variants.length === nodes.length && isWhole(told))
        found.set(JSON.stringify(told), told);
    } else if (!Array.isArray(value)) {
      const paired = isNode(value) ? pairedIn(value) : null;
      if (paired) found.set(JSON.stringify(paired), paired);
      for (const one of Object.values(value)) search(one, depth + 1);
    }
  };
  for (const root of roots) search(root, 0);
  return found.size === 1 ? elementAt([...found.values()], 0) : null;
}

/** The same values there and gone: what tells those rows apart was not understood. */
function isWhole({ variants }: RawVariants): boolean {
  const stock = new Map<string, boolean | null>();
  return variants.every(({ values, isAvailable }) => {
    const key = values.join("|");
    const before = stock.get(key);
    stock.set(key, isAvailable);
    return before === undefined || before === isAvailable;
  });
}

/** { colors: ["Red"], sizes: ["M"], stock: { "Red-M": 2 } }: lists of values and a count for each pair of them, or for each in its place. */
function pairedIn(node: Node): RawVariants | null {
  const told = optionsAlone(dictionaryOf(node).options);
  const paired = told && told.options.length > 1 ? countedPairs(node, told.options) : null;
  const counted = paired ?? (told && countedByPlace(node, told.options));
  return told && counted ? { options: told.options, variants: counted } : null;
}

/** Options without a list of variants: the stock of one option's values is told where they tell it. */
export function optionsAlone(defined: DefinedOption[]): RawVariants | null {
  const options = defined
    .filter(({ name, values }) => values.length > 0 && isOptionName(name))
    .slice(0, 3);
  if (options.length === 0) return null;
  const plain = options.map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => label),
  }));
  const [only] = options;
  const tells = options.some(({ values }) =>
    values.some(({ isAvailable }) => isAvailable !== null),
  );
  // Of several options a value that is gone says more than one that is there.
  const isGone = (n: number, label: string) =>
    elementAt(options, n).values.some(
      (value) => value.label === label && value.isAvailable === false,
    );
  const isAnyGone = plain.some(({ values }, n) => values.some((label) => isGone(n, label)));
  const areAllThere = options.every(({ values }) =>
    values.every(({ isAvailable }) => isAvailable === true),
  );
  if (!tells || !only || (options.length > 1 && !isAnyGone && !areAllThere))
    return { options: plain, variants: [] };
  const stockIn = (values: string[]): boolean | null => {
    if (options.length > 1) return !values.some((label, n) => isGone(n, label));
    return only.values.find(({ label }) => label === values[0])?.isAvailable ?? null;
  };
  return {
    options: plain,
    variants: pairsOf(plain).map((values) => ({
      values,
      price: null,
      regularPrice: null,
      isAvailable: stockIn(values),
    })),
  };
}
