// A piece's data without the wrappings of the interface they came through: GraphQL's connections and type names,
// Strapi's attributes, Contentful's fields, Sanity's addresses. What is inside is read under the same names.
import { isNode, type Node } from "./json-ld-nodes.ts";
import type { Json } from "./loose-json.ts";

const DEEPEST = 12;
const VALUES_MAX = 20_000;
/** What stands beside the members of a list and says nothing of the piece. */
const BESIDE_LIST =
  /^(?:__typename|pageInfo|page_?info|meta|links|total_?count|count|cursor|edges)$/i;

export function plainNode(node: Node): Node {
  const plain = plainly(node, 0, { left: VALUES_MAX });
  return isNode(plain) ? plain : node;
}

function plainly(value: Json, depth: number, budget: { left: number }): Json {
  if (typeof value !== "object" || value === null || depth > DEEPEST || budget.left-- < 0)
    return value;
  if (Array.isArray(value)) return value.map((one) => plainly(one, depth + 1, budget));
  const inner = unwrapped(value);
  if (inner !== value) return plainly(inner, depth + 1, budget);
  const plain: Node = {};
  for (const [key, one] of Object.entries(value))
    if (!key.startsWith("__")) plain[key] = plainly(one, depth + 1, budget);
  return plain;
}

function unwrapped(node: Node): Json {
  const { edges, nodes, data, attributes, fields, sys, current } = node;
  if (Array.isArray(edges) && edges.every((edge) => isNode(edge) && isNode(edge["node"])))
    return edges.flatMap((edge) => (isNode(edge) ? (edge["node"] ?? []) : []));
  const isAllBeside = (own: string) =>
    Object.keys(node).every((key) => key === own || BESIDE_LIST.test(key));
  if (Array.isArray(nodes) && isAllBeside("nodes")) return nodes;
  if (Array.isArray(data) && isAllBeside("data")) return data;
  if (isNode(data) && isAllBeside("data")) return data;
  if (isNode(fields) && isNode(sys)) return { ...sys, ...fields };
  const isEntry = isNode(attributes) && "id" in node && Object.keys(node).length <= 4;
  if (isEntry) return { id: node["id"] ?? null, ...attributes };
  if (typeof current === "string" && node["_type"] === "slug") return current;
  return node;
}
