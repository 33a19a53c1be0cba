// What makes a variant the one it is: the values of its options, however a shop writes them down.
import { isNode, type Node, spokenWord, wordOf } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { isOptionName } from "./choice-names.ts";
import { type Dictionary, optionName, valueName } from "./option-dictionary.ts";

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
  "variations",
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
export function valuesOf(node: Node, dictionary: Dictionary): Map<string, string> {
  const listed = valuesInLists(node, dictionary);
  if (listed) return listed;
  const values = new Map<string, string>();
  // Under any name: a list of nothing but ids that the options explain.
  for (const list of Object.values(node))
    if (
      Array.isArray(list) &&
      list.length > 0 &&
      list.every((id) => typeof id !== "object" && dictionary.find(String(id)) !== null)
    )
      addListed(values, list, dictionary);
  if (values.size > 0) return values;
  // Or of nodes that each name an option and what it is.
  for (const list of Object.values(node))
    if (Array.isArray(list) && list.length > 0 && list.length <= 6)
      for (const member of list) addNamed(values, member);
  if (values.size > 0) return values;
  for (const [n, key] of ["option1", "option2", "option3"].entries()) {
    const value = wordOf(node[key]);
    if (value !== null) values.set(`#${n}`, value);
  }
  if (values.size > 0) return values;
  addByIds(values, node, dictionary);
  if (values.size > 0) return values;
  for (const [key, value] of Object.entries(node)) {
    if (
      key.length > 30 ||
      !isOptionName(key) ||
      /url|image|id$|hex|code|chart|guide|count|price/i.test(key)
    )
      continue;
    const word = Array.isArray(value)
      ? null
      : (dictionary.labelOf(wordOf(value)) ?? spokenWord(value));
    if (word && word.length <= 60) values.set(key.replace(/^attribute_(?:pa_)?/, ""), word);
  }
  return values;
}

/** Values by their place alone give way to a list that says of what each of them is one. */
function valuesInLists(node: Node, dictionary: Dictionary): Map<string, string> | null {
  let placed: Map<string, string> | null = null;
  for (const key of VALUE_LISTS) {
    const [list, values] = [node[key], new Map<string, string>()];
    if (Array.isArray(list)) addListed(values, list, dictionary);
    else if (isNode(list)) addMapped(values, list, dictionary);
    if (values.size === 0) continue;
    const isNamed = [...values.keys()].every((name) => !name.startsWith("#"));
    if (!placed && isNamed) return values;
    placed ??= values;
    const said = new Set(values.values());
    if (isNamed && [...placed.values()].every((value) => said.has(value))) return values;
  }
  return placed;
}

/** { colorId: 1, sizeId: 1 }: each counts the values of the list that it is called after. */
function addByIds(values: Map<string, string>, node: Node, { options }: Dictionary): void {
  for (const [key, value] of Object.entries(node)) {
    const of = /^([a-z]+?)_?id$/i.exec(key)?.[1]?.toLowerCase();
    if (!of || !isOptionName(of)) continue;
    const own = options.find(({ name }) => name.toLowerCase().replace(/s$/, "") === of);
    const label = own?.values.find(({ id }) => id !== null && id === wordOf(value))?.label;
    if (own && label) values.set(own.name, label);
  }
}

function addListed(values: Map<string, string>, list: Json[], dictionary: Dictionary): void {
  for (const [n, member] of list.slice(0, 6).entries()) {
    const told = isNode(member) ? inItsOption(member) : null;
    if (told) values.set(...told);
    else if (isNode(member)) {
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
      else if (value ?? name) values.set(`#${n}`, value ?? name ?? "");
    } else if (typeof member === "string" || typeof member === "number") {
      const known = dictionary.find(String(member));
      if (known) values.set(known.option, known.label);
      else if (typeof member === "string" && member.length <= 60) values.set(`#${n}`, member);
    }
  }
}

const OPTION_OF = ["group", "option", "attribute", "option_group", "optionGroup", "option_type"];
const OPTION_NAME =
  /^(?:option|attribute|group|display)_?(?:type_?)?(?:presentation|label|title|name)$/i;

/**
 * A value that says whose it is: { name: "M", group: { name: "Size" } }, { name: "m", presentation: "M",
 * option_type_name: "size" }, { attribute: { name: "Size" }, values: [{ name: "M" }] }.
 */
function inItsOption(member: Node): [string, string] | null {
  const own = OPTION_OF.map((key) => member[key]).find(isNode);
  const option =
    (own && optionName(own)) ??
    Object.entries(member).flatMap(([key, word]) =>
      OPTION_NAME.test(key) && typeof word === "string" ? [word] : [],
    )[0];
  if (!option) return null;
  const listed = Array.isArray(member["values"]) ? member["values"][0] : undefined;
  const value = isNode(listed)
    ? valueName(listed)
    : listed === undefined
      ? firstWord(member, ["presentation", "value", "label", "name", "title"])
      : wordOf(listed);
  return value !== null && value !== option && value.length <= 60 ? [option, value] : null;
}

/** { variation: "Colour", variation_prop: "Red" }, { attribute: { name: "Size" }, value: { en: "M" } }. */
function addNamed(values: Map<string, string>, member: Json): void {
  if (!isNode(member)) return;
  const words = Object.entries(member).flatMap(([key, value]): string[] => {
    if (NO_WORD.test(key)) return [];
    const word = spokenWord(value);
    return word !== null && word.length <= 60 && !/^(?:https?:|#[\da-f]{3,8}$)/i.test(word)
      ? [word]
      : [];
  });
  const at = words.findIndex(isOptionName);
  const rest = words.filter((word, n) => n !== at && word !== words[at]);
  if (at >= 0 && rest.length > 0) values.set(words[at] ?? "", rest[0] ?? "");
}

const NO_WORD = /(?:^|_)(?:id|sku|code|image|url|type|slug|key|hex|created_at|updated_at)$|Id$/i;

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
    const word = spokenWord(node[key]);
    if (word) return word;
  }
  return null;
};
