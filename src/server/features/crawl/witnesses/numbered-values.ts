// Which value of a choice a number in the data stands for: { color_id: 2 } beside [{ id: 2, name: "Red" }], a list of the
// page's scripts that names every value of the choice, or beside controls that hand the number on themselves.
import { isNode, type Node, wordOf } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";
import { roleOf, roleOfChoice } from "../normalise/option-roles.ts";
import { foldKey } from "./choice-labels.ts";
import type { Choice } from "./page-choices.ts";

const NUMBERED = /^([a-z]+?)_?id$/i;
const NAMES = ["name", "title", "label", "value", "name_ar", "name_en"];
const DEEPEST = 4;
const LISTED_MAX = 300;

/** By the choice: what each number stands for. */
export type Numbered = Map<Choice, Map<string, string>>;

export function numberedValues(roots: Json[], choices: Choice[]): Numbered {
  const found: Numbered = new Map(
    choices.map((choice) => [
      choice,
      new Map(choice.values.flatMap(({ label, keys }) => keys.map((key) => [key, label]))),
    ]),
  );
  const search = (value: Json, depth: number): void => {
    if (depth > DEEPEST) return;
    if (Array.isArray(value)) for (const choice of choices) addListed(found, value, choice);
    else if (isNode(value)) for (const one of Object.values(value)) search(one, depth + 1);
  };
  for (const root of roots) search(root, 0);
  return found;
}

/** A list counts where it names them all: it may be of everything that the shop has. */
function addListed(found: Numbered, list: Json[], choice: Choice): void {
  if (list.length < choice.values.length || list.length > LISTED_MAX) return;
  const ids = new Map<string, string>();
  for (const one of list) {
    const id = isNode(one) ? wordOf(one["id"]) : null;
    if (!isNode(one) || id === null) return;
    const words = NAMES.flatMap((name) => wordOf(one[name]) ?? []).map(foldKey);
    const { label } =
      choice.values.find(({ keys }) => keys.some((key) => words.includes(key))) ?? {};
    if (label !== undefined) ids.set(foldKey(id), label);
  }
  if (new Set(ids.values()).size !== choice.values.length || ids.size !== choice.values.length)
    return;
  const known = found.get(choice);
  for (const [id, label] of ids) known?.set(id, label);
}

/** What the field of a node says that is called after the choice; it is a word of no other. */
export function numberedIn(node: Node, choice: Choice, numbered: Numbered): string | undefined {
  const role = roleOfChoice(choice);
  if (role === "other") return undefined;
  for (const [key, value] of Object.entries(node)) {
    const of = NUMBERED.exec(key)?.[1];
    if (!of || roleOf({ name: of, values: [] }) !== role) continue;
    if (typeof value === "string" || typeof value === "number")
      return numbered.get(choice)?.get(foldKey(String(value)));
  }
  return undefined;
}
