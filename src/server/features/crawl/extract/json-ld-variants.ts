// Colours and sizes as JSON-LD tells them: a group's variants, or one offer for each.
import type { RawOption, RawVariant } from "../found-product.ts";
import { anyAvailable } from "./claim.ts";
import { isNode, listOf, type Node, offersOf, wordOf } from "./json-ld-nodes.ts";

type Told = { options: RawOption[]; variants: RawVariant[] };

const NAMES = ["color", "size", "material", "pattern"];

function valuesOf(node: Node): Map<string, string> {
  const values = new Map<string, string>();
  for (const name of NAMES) {
    const value = wordOf(node[name]);
    if (value) values.set(name, value);
  }
  for (const property of listOf(node["additionalProperty"]).filter(isNode)) {
    const name = wordOf(property["name"]);
    const value = wordOf(property["value"]);
    if (name && value && name.length <= 40 && value.length <= 80) values.set(name, value);
  }
  return values;
}

export function variantsOfNodes(product: Node, members: Node[], byId: Map<string, Node>): Told {
  const sold: { values: Map<string, string>; node: Node }[] =
    members.length > 0
      ? members.map((node) => ({ values: valuesOf(node), node }))
      : offersOf(product, byId)
          .filter(({ isRange }) => !isRange)
          .map(({ node }) => {
            const item = listOf(node["itemOffered"]).find(isNode);
            return { values: valuesOf(item ?? node), node: { offers: [node] } };
          });
  const names = NAMES.filter((name) => sold.some(({ values }) => values.has(name)));
  const own = valuesOf(product);
  if (names.length === 0) {
    const options = NAMES.filter((name) => own.has(name)).map((name) => ({
      name,
      values: [own.get(name)!],
    }));
    return { options, variants: [] };
  }
  return {
    options: names.map((name) => ({
      name,
      values: [...new Set(sold.flatMap(({ values }) => values.get(name) ?? []))],
    })),
    variants: sold.map(({ values, node }) => {
      const offers = offersOf(node, byId);
      return {
        values: names.map((name) => values.get(name) ?? null),
        price: offers[0]?.price ?? null,
        regularPrice: offers[0]?.regularPrice ?? null,
        isAvailable: anyAvailable(offers.map(({ isAvailable }) => isAvailable)),
      };
    }),
  };
}
