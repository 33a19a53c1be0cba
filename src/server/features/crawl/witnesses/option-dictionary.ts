// What a product's own data say of its options: their names, their values, and the ids that variants use.
import { elementAt, entryOf } from "../../../../contract/get-or-throw.ts";
import { isNode, type Node, spokenWord, wordOf } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { isOptionName } from "./choice-names.ts";
import { stockOf } from "./stock-words.ts";

type Value = { id: string | null; label: string; isAvailable: boolean | null };
export type DefinedOption = { name: string; id: string | null; values: Value[] };

export type Dictionary = {
  options: DefinedOption[];
  /** By the id of one of its values. */
  find(id: string | null): { option: string; label: string } | null;
  labelOf(id: string | null): string | null;
};

const PLACES =
  /^(?:options?|attributes?|product_?options|productOptions|option_?groups|groups|variant_?(?:options|attributes)|configurable_?options|super_?attributes|choices|selectors|properties)$/i;
const VALUES = [
  "values",
  "options",
  "items",
  "choices",
  "details",
  "attributes",
  "terms",
  "option_values",
  "optionValues",
  "selections",
];
const CODE = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;
const MOST = 200;

export function dictionaryOf(product: Node): Dictionary {
  const options: DefinedOption[] = [];
  for (const [key, value] of Object.entries(product)) {
    if (PLACES.test(key)) for (const option of definedIn(value)) options.push(option);
    else if (
      isOptionName(key) &&
      Array.isArray(value) &&
      !/image|url|chart|guide|price|stock|sold|unavailable|gone/i.test(key)
    ) {
      const values = valuesIn(value);
      if (values.length > 0) options.push({ name: key, id: null, values });
    } else if (Array.isArray(value) && options.length === 0 && isListOfOptions(value))
      for (const option of definedIn(value)) options.push(option);
  }
  for (const one of options.filter((option) => isOfThere(option, options)))
    options.splice(options.indexOf(one), 1);
  const byId = new Map<string, { option: string; label: string }>();
  const clashes = new Set<string>();
  for (const { name, values } of options)
    for (const { id, label } of values) {
      if (id === null) continue;
      if (byId.has(id)) clashes.add(id);
      byId.set(id, { option: name, label });
    }
  for (const id of clashes) byId.delete(id);
  const find = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));
  return { options, find, labelOf: (id) => find(id)?.label ?? null };
}

/** { sizes: ["S", "M"], availableSizes: ["S"] }: no option of its own, but what there is of another. */
const isOfThere = ({ name, values }: DefinedOption, options: DefinedOption[]): boolean =>
  /^(?:available|in_?stock)/i.test(name) &&
  options.some((one) => {
    const labels = new Set(one.values.map(({ label }) => label));
    return one.name !== name && values.every(({ label }) => labels.has(label));
  });

/** Under any name: each of its members is called like an option and has values. */
const isListOfOptions = (list: Json[]): boolean =>
  list.length > 0 &&
  list.length <= 8 &&
  list.every(
    (one) =>
      isNode(one) &&
      !isSold(one) &&
      isOptionName(optionName(one) ?? "") &&
      valuesPlace(one) !== undefined,
  );

/** Each has a name and values of its own, and none of them is sold or counted. */
export const definesOptions = (list: Json[]): boolean =>
  list.length > 0 &&
  list.every(
    (one) =>
      isNode(one) &&
      !isSold(one) &&
      stockOf(one) === null &&
      optionName(one) !== null &&
      listOfValues(one).length > 0,
  );

/** What has a price is a product or a variant, though it has a name and options, too. */
const isSold = (node: Node): boolean =>
  Object.keys(node).some((key) => /^(?:price(?:_?with_?tax)?|sku|variants|available)$/i.test(key));

/**
 * A list of options that stands by itself, or in a node that names no product: each has a name and values, and one
 * of them at least is ours. Where two lists differ nobody knows whose they are.
 */
export function listedOptions(roots: Json[]): DefinedOption[] {
  const found = new Map<string, DefinedOption[]>();
  let left = MAX_NODES;
  const search = (value: Json, depth: number): void => {
    if (depth > 6 || left-- < 0 || typeof value !== "object" || value === null) return;
    const options = Array.isArray(value) ? optionsIn(value) : null;
    if (options) found.set(JSON.stringify(options), options);
    else if (Array.isArray(value) ? depth === 0 : !isPiece(value))
      for (const one of Object.values(value)) search(one, depth + 1);
  };
  for (const root of roots) search(root, 0);
  return found.size === 1 ? elementAt([...found.values()], 0) : [];
}

const MAX_NODES = 5000;

/** With a name and a price it is somebody's: who is called like the page is read as a whole elsewhere. */
const isPiece = (node: Node): boolean =>
  ["name", "title"].some((key) => spokenWord(node[key]) !== null) &&
  Object.keys(node).some((key) => /price|amount/i.test(key));

function optionsIn(list: Json[]): DefinedOption[] | null {
  if (list.length === 0 || list.length > 8 || !list.every(isNode) || list.some(isSold)) return null;
  const chosen = list.filter((one) => !isWritten(one));
  const options = definedIn(chosen).filter(({ values }) => values.length > 0);
  return options.length === chosen.length && options.some(({ name }) => isOptionName(name))
    ? options
    : null;
}

/** A name to embroider, a card's text, a file: the visitor writes or sends it, and there is nothing to choose from. */
function isWritten(option: Json): boolean {
  if (!isNode(option) || listOfValues(option).length > 0 || optionName(option) === null)
    return false;
  const place = valuesPlace(option);
  const isEmpty = place !== undefined && isNone(option[place]);
  const kinds = Object.entries(option).filter(([key]) => /(?:type|kind|input|display)$/i.test(key));
  return isEmpty || kinds.some(([, kind]) => typeof kind === "string" && WRITTEN.test(kind));
}

const WRITTEN = /text|string|area|file|upload|date|time|number|image|input|check_?box|bool|note/i;

const isNone = (value: Json | undefined): boolean =>
  Array.isArray(value) ? value.length === 0 : isNode(value) && Object.keys(value).length === 0;

function definedIn(value: Json): DefinedOption[] {
  const members: [string, Json][] = Array.isArray(value)
    ? value.map((one) => ["", one])
    : isNode(value)
      ? Object.entries(value)
      : [];
  return members.slice(0, 8).flatMap(([key, member]): DefinedOption[] => {
    if (typeof member === "string") return [{ name: member, id: null, values: [] }];
    if (Array.isArray(member) && key) return [{ name: key, id: null, values: valuesIn(member) }];
    if (!isNode(member)) return [];
    const name = optionName(member) ?? (/^\d*$/.test(key) ? "" : key);
    const values = valuesIn(listOfValues(member));
    return name ? [{ name, id: wordOf(member["id"]) ?? (key || null), values }] : [];
  });
}

/** "attributeLabel" is a label, too. */
export const optionName = (node: Node): string | null =>
  spokenWord(node["name"] ?? node["label"] ?? node["title"] ?? node["group_name"]) ??
  wordEnding(node, /(?:name|label|title)$/i) ??
  wordOf(node["code"]);

const wordEnding = (node: Node, ending: RegExp): string | null => {
  for (const [key, value] of Object.entries(node)) {
    const word = ending.test(key) && !key.startsWith("__") ? spokenWord(value) : null;
    if (word !== null) return word;
  }
  return null;
};

/** "attributeValues", "props": under the names we know, else by how it ends. */
const valuesPlace = (node: Node): string | undefined =>
  VALUES.find((one) => typeof node[one] === "object" && node[one] !== null) ??
  Object.keys(node).find(
    (key) => /(?:values|options|choices|terms|props)$/i.test(key) && Array.isArray(node[key]),
  );

export function listOfValues(option: Node): Json[] {
  const place = valuesPlace(option);
  const listed = place ? entryOf(option, place) : [];
  return Array.isArray(listed) ? listed : isNode(listed) ? withKeys(listed) : [];
}

/** PrestaShop keeps a group's values under their ids. */
const withKeys = (map: Node): Json[] =>
  Object.entries(map).map(([id, value]): Json => {
    if (isNode(value)) return { id, ...value };
    return typeof value === "string" ? { id, label: value } : value;
  });

const WORDS = ["label", "name", "title", "value", "size", "color", "text", "description"];

/** A colour's code is how it looks, not what it is called. */
export const valueName = (value: Node): string | null =>
  WORDS.flatMap((key) => spokenWord(value[key]) ?? []).find((word) => !CODE.test(word)) ??
  wordEnding(value, /(?:label|name|title)$/i);

function valuesIn(list: Json[]): Value[] {
  return list.slice(0, MOST).flatMap((one): Value[] => {
    if (typeof one === "string" || typeof one === "number")
      return String(one).length <= 60 ? [{ id: null, label: String(one), isAvailable: null }] : [];
    if (!isNode(one)) return [];
    const label = valueName(one);
    const id =
      wordOf(one["id"] ?? one["value_id"] ?? one["option_value_id"] ?? one["key"] ?? one["slug"]) ??
      wordEnding(one, /(?:^|_)id$|Id$/);
    return label && label.length <= 60 ? [{ id, label, isAvailable: stockOf(one) }] : [];
  });
}
