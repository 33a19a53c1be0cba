// Data kept once under a name, to which all others refer: { "Product:7": { images: [{ __ref: "Image:7" }] } }, as apps
// that ask by GraphQL keep their answers. Each thing is put together again with what it refers to.
import { isNode, type Node } from "../extract/json-ld-nodes.ts";
import type { Json } from "../extract/loose-json.ts";

const MOST = 60_000;
const DEEPEST = 8;
const NAMED = /^[A-Za-z]\w*:./;

/** Whether a script may hold such data at all. */
export const refers = (script: string): boolean => script.includes('"__ref"');

export function referredData(root: Json): Json[] {
  const store = storeIn(root, 0);
  if (!store) return [];
  let left = MOST;
  const whole = (value: Json, depth: number): Json => {
    if (left-- < 0 || depth > DEEPEST) return null;
    if (Array.isArray(value)) return value.map((one) => whole(one, depth + 1));
    if (!isNode(value)) return value;
    const to = value["__ref"];
    if (typeof to === "string") return whole(store[to] ?? null, depth + 1);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, whole(one, depth + 1)]),
    );
  };
  return Object.entries(store)
    .filter(([name, value]) => NAMED.test(name) && isNode(value) && isCalled(value))
    .map(([, value]) => whole(value, 0));
}

/** What has a name or a title is asked for by itself; all else is a part of something. */
const isCalled = (node: Node): boolean =>
  ["name", "title"].some((key) => typeof node[key] === "string" || isNode(node[key] ?? null)) &&
  JSON.stringify(node).includes('"__ref"');

function storeIn(value: Json, depth: number): Node | null {
  if (!isNode(value) || depth > 5) return null;
  const named = Object.entries(value).filter(([name, one]) => NAMED.test(name) && isNode(one));
  if (named.length >= 2) return value;
  for (const one of Object.values(value)) {
    const found = storeIn(one, depth + 1);
    if (found) return found;
  }
  return null;
}
