// Answers in the form of JSON:API: { data: { type, id, attributes, relationships }, included: […] }. Each thing is put
// together again: its attributes beside those that it is related to.
import { isNode, listOf, type Node } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";

const DEEPEST = 4;
const MOST = 20_000;
const LOOKED_AT = 60;

/** Whether a script may hold such an answer at all. */
export const isJsonApi = (script: string): boolean =>
  script.includes('"included"') && script.includes('"attributes"');

export function jsonApiData(root: Json, depth = 0): Json[] {
  if (!isNode(root) || depth > DEEPEST) return [];
  if (Array.isArray(root["included"]) && root["data"])
    return joined(root["data"], root["included"]);
  return Object.values(root)
    .slice(0, LOOKED_AT)
    .flatMap((one) => jsonApiData(one, depth + 1));
}

const keyOf = ({ type, id }: Node): string | null =>
  typeof type === "string" && (typeof id === "string" || typeof id === "number")
    ? `${type} ${id}`
    : null;

function joined(data: Json, included: Json[]): Json[] {
  const things = new Map<string, Node>();
  for (const one of [...listOf(data), ...included]) {
    const key = isNode(one) && isNode(one["attributes"] ?? null) ? keyOf(one) : null;
    if (key !== null) things.set(key, one as Node);
  }
  let left = MOST;
  const whole = (thing: Node, path: string[]): Node => {
    const found: Node = { id: thing["id"] ?? null };
    if (isNode(thing["attributes"])) Object.assign(found, thing["attributes"]);
    const related = isNode(thing["relationships"]) ? thing["relationships"] : {};
    for (const [name, to] of Object.entries(related)) {
      const refers = isNode(to) ? to["data"] : null;
      const parts = listOf(refers).flatMap((one) => part(one, path) ?? []);
      if (parts.length > 0) found[name] = Array.isArray(refers) ? parts : (parts[0] ?? null);
    }
    return found;
  };
  const part = (one: Json, path: string[]): Node | null => {
    const key = isNode(one) ? keyOf(one) : null;
    const thing = key === null ? undefined : things.get(key);
    if (!thing || key === null || path.includes(key) || path.length > DEEPEST || left-- < 0)
      return null;
    return whole(thing, [...path, key]);
  };
  return listOf(data).flatMap((one) => part(one, []) ?? []);
}
