// Variants in a shop's own data, however it names them: option1..3, lists or maps of attributes, fields called
// colour and size, ids that its options explain, sizes within colours, or a stock count for each pair.
import type { RawOption, RawVariant } from "../found-product.ts";
import { availabilityOf } from "../extract/claim.ts";
import { isNode, type Node, wordOf } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { foldText } from "../extract/text.ts";
import { isOptionName } from "./choice-names.ts";
import { dictionaryOf, type DefinedOption, type Dictionary } from "./option-dictionary.ts";
import { stockOf } from "./stock-words.ts";

export type Told = { options: RawOption[]; variants: RawVariant[] };
export type Scale = (amount: string | number | null) => string | number | null;

const MAX_VARIANTS = 500;
const LISTS =
  /^(?:product_?)?(?:variants?|variations?|skus?|children|combinations?|items|models|childs|simple_?products|inventory|stocks?|options_?stock|product_?variations|variant_?list)$/i;
const NO_NAME = /^default(?: title)?$/i;

export const NO_VARIANTS: Told = { options: [], variants: [] };

/** Variant-like members of a product's node, under whatever name it has for them. */
export function variantNodes(product: Node): Node[] {
  for (const [key, value] of Object.entries(product)) {
    if (!LISTS.test(key)) continue;
    const list = Array.isArray(value) ? value : isNode(value) ? membersOf(value) : [];
    const nodes = list.filter(isNode);
    if (nodes.length > 0 && nodes.length <= 3000) return nodes;
  }
  return [];
}

/** GraphQL wraps its lists: { edges: [{ node }] }, { nodes: [] }, { items: [] }, { data: [] }. */
function membersOf(value: Node): Json[] {
  if (Array.isArray(value["edges"]))
    return value["edges"].map((edge) => (isNode(edge) ? (edge["node"] ?? edge) : edge));
  for (const key of ["nodes", "items", "data"]) if (Array.isArray(value[key])) return value[key];
  const members = Object.values(value);
  return members.length > 0 && members.every(isNode) ? members : [];
}

export function readVariants(product: Node, nodes: Node[], scale: Scale): Told {
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
    isAvailable: stockOf(node),
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
function nestedOr(product: Node, dictionary: Dictionary): Told {
  const nested = nestedVariants(product);
  if (nested) return nested;
  const told = optionsAlone(dictionary.options);
  if (!told) return NO_VARIANTS;
  const counted = countedPairs(product, told.options);
  return counted ? { options: told.options, variants: counted } : told;
}

/** Options without a list of variants: the stock of one option's values is told where they tell it. */
export function optionsAlone(defined: DefinedOption[]): Told | null {
  const options = defined
    .filter(({ name, values }) => values.length > 0 && isOptionName(name))
    .slice(0, 3);
  if (options.length === 0) return null;
  const plain = options.map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => label),
  }));
  const [only] = options;
  if (options.length === 1 && only!.values.some(({ isAvailable }) => isAvailable !== null))
    return {
      options: plain,
      variants: only!.values.map(({ label, isAvailable }) => ({
        values: [label],
        price: null,
        regularPrice: null,
        isAvailable,
      })),
    };
  return { options: plain, variants: [] };
}

/** colours: [{ name, sizes: [{ size, stock }] }] */
function nestedVariants(product: Node): Told | null {
  for (const [outer, list] of Object.entries(product)) {
    if (!Array.isArray(list) || !isOptionName(outer)) continue;
    const rows: RawVariant[] = [];
    let innerName = "";
    for (const node of list.filter(isNode)) {
      const value = labelOf(node, outer);
      const inner = Object.entries(node).find(
        ([key, members]) => isOptionName(key) && Array.isArray(members) && members.some(isNode),
      );
      if (!value || !inner) continue;
      innerName = inner[0];
      for (const member of (inner[1] as Json[]).filter(isNode)) {
        const label = labelOf(member, innerName);
        if (label)
          rows.push({
            values: [value, label],
            price: amountOf(member, PRICE),
            regularPrice: amountOf(member, REGULAR),
            isAvailable: stockOf(member),
          });
      }
    }
    if (rows.length === 0) continue;
    const option = (name: string, n: number) => ({
      name,
      values: unique(rows.map(({ values }) => values[n]!)),
    });
    return {
      options: [option(outer, 0), option(innerName, 1)],
      variants: rows.slice(0, MAX_VARIANTS),
    };
  }
  return null;
}

const singular = (name: string): string => name.replace(/s$/i, "");

const labelOf = (node: Node, name: string): string | null =>
  wordOf(
    node[singular(name)] ??
      node["name"] ??
      node["label"] ??
      node["title"] ??
      node["value"] ??
      node[name],
  );

/** stock: { "Red-M": 3, "Red-L": 0 } or { Red: { M: 3 } } */
function countedPairs(product: Node, options: RawOption[]): RawVariant[] | null {
  for (const value of Object.values(product)) {
    if (!isNode(value)) continue;
    const flat = new Map<string, Json>();
    for (const [key, inner] of Object.entries(value)) {
      if (isNode(inner))
        for (const [second, count] of Object.entries(inner))
          flat.set(foldText(`${key} ${second}`), count);
      else flat.set(foldText(key), inner);
    }
    const rows = pairsOf(options).flatMap((values): RawVariant[] => {
      const count =
        flat.get(foldText(values.join(" "))) ?? flat.get(foldText(values.toReversed().join(" ")));
      const isAvailable = count === undefined ? null : availabilityOf(count);
      return isAvailable === null ? [] : [{ values, price: null, regularPrice: null, isAvailable }];
    });
    if (rows.length > 1 && rows.length * 2 >= flat.size) return rows;
  }
  return null;
}

export function pairsOf(options: { values: string[] }[], most = 200): string[][] {
  return options.reduce<string[][]>(
    (rows, { values }) =>
      rows.flatMap((row) => values.map((value) => [...row, value])).slice(0, most),
    [[]],
  );
}

const VALUE_LISTS = [
  "selectedOptions",
  "selected_options",
  "attributes",
  "options",
  "option_values",
  "optionValues",
  "properties",
  "combination",
  "specs",
  "attribute_values",
  "variation_options",
  "values",
  "related_option_values",
  "attrs",
  "choices",
  "configurable_attributes",
];
const NAME_KEYS = [
  "name",
  "label",
  "attribute",
  "option_name",
  "optionName",
  "option",
  "key",
  "type",
  "title",
  "attribute_name",
  "code",
];
const VALUE_KEYS = [
  "value",
  "option_value",
  "valueName",
  "value_name",
  "optionValue",
  "option",
  "label",
  "text",
  "title",
  "name",
];

/** By name where the variant gives one, else by place: "#0", "#1". */
function valuesOf(node: Node, dictionary: Dictionary): Map<string, string> {
  const values = new Map<string, string>();
  for (const key of VALUE_LISTS) {
    const list = node[key];
    if (Array.isArray(list)) addListed(values, list, dictionary);
    else if (isNode(list)) addMapped(values, list, dictionary);
    if (values.size > 0) return values;
  }
  // Under any name: a list of nothing but ids that the options explain.
  for (const list of Object.values(node))
    if (
      Array.isArray(list) &&
      list.length > 0 &&
      list.every((id) => typeof id !== "object" && dictionary.find(String(id)) !== null)
    )
      addListed(values, list, dictionary);
  if (values.size > 0) return values;
  for (const [n, key] of ["option1", "option2", "option3"].entries()) {
    const value = wordOf(node[key]);
    if (value !== null) values.set(`#${n}`, value);
  }
  if (values.size > 0) return values;
  for (const [key, value] of Object.entries(node)) {
    if (
      key.length > 30 ||
      !isOptionName(key) ||
      /url|image|id$|hex|code|chart|guide|count|price/i.test(key)
    )
      continue;
    const word = Array.isArray(value) ? null : (dictionary.labelOf(wordOf(value)) ?? wordOf(value));
    if (word && word.length <= 60) values.set(key.replace(/^attribute_(?:pa_)?/, ""), word);
  }
  return values;
}

function addListed(values: Map<string, string>, list: Json[], dictionary: Dictionary): void {
  for (const [n, member] of list.slice(0, 6).entries()) {
    if (isNode(member)) {
      const name = firstWord(member, NAME_KEYS);
      const value = firstWord(
        member,
        VALUE_KEYS.filter((key) => wordOf(member[key]) !== name || key === "value"),
      );
      const known = dictionary.find(
        wordOf(member["id"] ?? member["value_id"] ?? member["option_value_id"]),
      );
      if (known && (!name || !value)) values.set(known.option, known.label);
      else if (name && value) values.set(name, value);
      else if (value ?? name) values.set(`#${n}`, (value ?? name)!);
    } else if (typeof member === "string" || typeof member === "number") {
      const known = dictionary.find(String(member));
      if (known) values.set(known.option, known.label);
      else if (typeof member === "string" && member.length <= 60) values.set(`#${n}`, member);
    }
  }
}

function addMapped(values: Map<string, string>, map: Node, dictionary: Dictionary): void {
  for (const [key, value] of Object.entries(map).slice(0, 6)) {
    const word = wordOf(value);
    if (word === null || word.length > 80) continue;
    const known = dictionary.find(word);
    if (known) values.set(known.option, known.label);
    else if (!/^\d+$/.test(key)) values.set(key.replace(/^attribute_(?:pa_)?/, ""), word);
    else values.set(`#${key}`, word);
  }
}

const firstWord = (node: Node, keys: string[]): string | null => {
  for (const key of keys) {
    const word = wordOf(node[key]);
    if (word) return word;
  }
  return null;
};

const PRICE = [
  "sale_price",
  "salePrice",
  "special_price",
  "specialPrice",
  "final_price",
  "finalPrice",
  "current_price",
  "currentPrice",
  "discounted_price",
  "discountedPrice",
  "display_price",
  "price",
  "amount",
];
const REGULAR = [
  "compare_at_price",
  "compareAtPrice",
  "compare_at",
  "display_regular_price",
  "regular_price",
  "regularPrice",
  "original_price",
  "originalPrice",
  "old_price",
  "oldPrice",
  "list_price",
  "was",
  "price_before",
];

function amountOf(node: Node, keys: string[]): string | number | null {
  for (const key of keys) {
    const value = node[key];
    const amount = isNode(value) ? (value["amount"] ?? value["value"]) : value;
    if (typeof amount === "number" && amount > 0) return amount;
    if (typeof amount === "string" && /[1-9٠-٩]/.test(amount) && amount.length < 40) return amount;
  }
  return null;
}
