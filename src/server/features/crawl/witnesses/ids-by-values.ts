// Variants that are only named by their ids, under each of the values they have: { name: "Size", values: [{ name: "M",
// skus: { 71: true, 72: false } }] }. What stands under one value of every option is one of them.
import { elementAt } from "../../../../contract/get-or-throw.ts";
import { isNode, type Node } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { isOptionName } from "./choice-names.ts";
import { listOfValues, optionName, valueName } from "./option-dictionary.ts";
import type { RawVariants } from "../found-product.ts";

const MOST = 500;

type Ids = Map<string, boolean>;
type Valued = { name: string; values: { label: string; ids: Ids }[] };

export function variantsByIds(list: Json[]): RawVariants | null {
  if (list.length === 0 || list.length > 4 || !list.every(isNode)) return null;
  // Wrapping or a text to embroider is chosen beside them, and makes no variant.
  const known = list.flatMap((node) => valuedOption(node) ?? []);
  if (known.length === 0 || list.some((node) => isLeftOut(node, known))) return null;
  const ids = new Set(elementAt(known, 0).values.flatMap((value) => [...value.ids.keys()]));
  if (ids.size === 0 || ids.size > MOST) return null;
  const variants = [...ids].map((id) => {
    const under = known.map(({ values }) => values.filter((value) => value.ids.has(id)));
    return {
      values: under.map((values) => (values.length === 1 ? elementAt(values, 0).label : null)),
      price: null,
      regularPrice: null,
      isAvailable: under.every((values) => values[0]?.ids.get(id) === true),
    };
  });
  // An id under no value of an option, or under two, is no variant's.
  if (variants.some(({ values }) => values.includes(null))) return null;
  return {
    options: known.map(({ name, values }) => ({ name, values: values.map(({ label }) => label) })),
    variants,
  };
}

/** A colour or a size without ids among options that have them: these are not all of it. */
const isLeftOut = (node: Node, known: Valued[]): boolean => {
  const name = optionName(node) ?? "";
  return isOptionName(name) && known.every((one) => one.name !== name);
};

function valuedOption(node: Node): Valued | null {
  const name = optionName(node);
  const listed = listOfValues(node);
  if (!name || !isOptionName(name) || listed.length === 0) return null;
  const values = listed.map((value) => {
    const label = isNode(value) ? valueName(value) : null;
    const ids = isNode(value) ? idsIn(value) : null;
    return label && ids ? { label, ids } : null;
  });
  return values.includes(null) ? null : { name, values: values as Valued["values"] };
}

const OF_IDS = /product|sku|variant|child|item|(?:^|_)ids?$/i;
const isId = (one: Json): one is string | number =>
  typeof one === "number" || (typeof one === "string" && /^[\w-]*\d[\w-]*$/.test(one));

/** The one map of ids to whether they are there, or the list of those that are. */
function idsIn(value: Node): Ids | null {
  for (const [key, member] of Object.entries(value)) {
    if (Array.isArray(member) && OF_IDS.test(key) && member.every(isId))
      return new Map(member.map((id) => [String(id), true]));
    if (!isNode(member)) continue;
    const entries = Object.entries(member);
    if (entries.length > 0 && entries.every(([id, is]) => /\d/.test(id) && typeof is === "boolean"))
      return new Map(entries as [string, boolean][]);
  }
  return null;
}
